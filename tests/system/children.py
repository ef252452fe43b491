"""Starting the program as a child, and looking after what it leaves."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = """speed = 0
language = "en"

[start.yaodiren]
hands = {hands}
mode = "{mode}"
levels = ["{level}", "{level}"]
"""


def home_in(folder: Path, *, hands: int = 0, mode: str = "practice", level: str = "novice") -> Path:
    """A home whose settings play at speed 0."""
    folder.mkdir(parents=True, exist_ok=True)
    text = SETTINGS.format(hands=hands, mode=mode, level=level)
    (folder / "settings.toml").write_text(text, encoding="utf-8")
    return folder


def environment(home: Path, **more: str) -> dict[str, str]:
    """As the test's own, with another home."""
    paths = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))
    return {**os.environ, "CHANGPAI_HOME": str(home), "PYTHONPATH": paths, **more}


def start(home: Path, *arguments: str, cwd: Path | None = None, **more: str) -> subprocess.Popen[str]:
    """The program playing by itself."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.system.drive", *arguments],
        env=environment(home, **more),
        cwd=cwd or ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def heard(child: subprocess.Popen[str], word: str) -> dict[str, Any]:
    """The next line that has this word; what the child said instead fails the test."""
    assert child.stdout is not None
    for line in child.stdout:
        told: dict[str, Any] = json.loads(line)
        assert "failed" not in told, told
        if word in told:
            return told
    assert child.stderr is not None
    raise AssertionError(f"the program ended without {word!r}: {child.stderr.read()}")


def gone(pids: list[int], seconds: float = 5.0) -> list[int]:
    """The processes that still run after so long."""
    end = time.monotonic() + seconds
    while (left := [pid for pid in pids if _alive(pid)]) and time.monotonic() < end:
        time.sleep(0.02)
    return left


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat")
        return not state.exists() or state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (OSError, IndexError):
        return False
