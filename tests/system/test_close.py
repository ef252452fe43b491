"""Closing the window while the computers think: exit code 0, silence, nothing left running."""

from __future__ import annotations

import os
import random
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.system.children import gone, heard, home_in, start

TIMES = int(os.environ.get("CHANGPAI_CLOSES", "10"))


def _closed(home: Path, moment: int) -> None:
    slow = moment % 2 == 0
    home_in(home, level="regular")
    after = random.Random(moment).randrange(0, 300)
    child = start(home, "close", str(after), *(["--slow"] if slow else []))
    told = heard(child, "begun")
    out, err = child.communicate(timeout=30)
    assert (child.returncode, err, out) == (0, "", ""), f"closed after {after} ms, slow {slow}"
    assert gone(told["brains"]) == []
    assert not list(home.glob("state/*.lock"))
    log = (home / "logs" / "changpai.log").read_text(encoding="utf-8")
    assert "ERROR" not in log and "CRITICAL" not in log, log


def test_close_while_the_computers_think(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as lanes:
        for done in [lanes.submit(_closed, tmp_path / str(i), i) for i in range(TIMES)]:
            done.result()


@pytest.mark.skipif(sys.platform == "win32", reason="signals end a program there without asking it")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_polite_kill_ends_cleanly(tmp_path: Path, number: int) -> None:
    child = start(home_in(tmp_path), "--slow")
    told = heard(child, "begun")
    child.send_signal(number)
    _, err = child.communicate(timeout=10)
    assert (child.returncode, err) == (0, "")
    assert gone(told["brains"]) == []
