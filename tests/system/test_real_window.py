"""A real window under X: started as a user starts it, played with the mouse of the display, ended politely."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.system.children import ROOT, environment, home_in

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(shutil.which("xdotool") is None, reason="needs xdotool"),
]
DECISIONS = 4


class Seen:
    """The program in its own process, which notes on request where things lie (`tests.system.where_things_are`)."""

    def __init__(self, home: Path) -> None:
        self.note = home / "things.json"
        self.child = subprocess.Popen(
            [sys.executable, "-m", "tests.system.where_things_are", str(self.note)],
            env=environment(home, QT_QPA_PLATFORM="xcb"),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def things(self) -> dict[str, Any]:
        """Page, ticket, and the screen points of what can be clicked."""
        try:
            made: dict[str, Any] = json.loads(self.note.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {"page": "", "ticket": 0, "at": {}}
        return made

    def until(self, true: Callable[[dict[str, Any]], object], seconds: float = 20.0) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            things = self.things()
            if true(things):
                return things
            assert self.child.poll() is None, self.child.communicate()
            time.sleep(0.02)
        raise AssertionError(f"waited in vain; last seen: {self.things()}")

    def click(self, name: str) -> None:
        x, y = self.things()["at"][name]
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True, timeout=10)


@pytest.fixture
def seen(own_home: Path) -> Iterator[Seen]:
    made = Seen(home_in(own_home, hands=1))
    yield made
    if made.child.poll() is None:
        made.child.kill()
    made.child.communicate()


def test_start_play_and_end_with_a_real_mouse(seen: Seen) -> None:
    seen.until(lambda t: t["page"] == "start" and "game" in t["at"])
    seen.click("game")
    seen.until(lambda t: "go" in t["at"])
    seen.click("go")
    seen.until(lambda t: t["page"] == "table")
    made = 0
    while made < DECISIONS:
        things = seen.until(lambda t: t["page"] != "table" or t["ticket"])
        if things["page"] != "table":
            break
        for name in ("sure", "plan", "wish", "card"):
            if name in things["at"]:
                seen.click(name)
                break
        said = things["said"]
        seen.until(lambda t, s=said: t["said"] != s)  # type: ignore[misc]
        made = seen.things()["decided"]
    assert made >= 1
    picture = seen.note.with_suffix(".png")
    seen.until(lambda _: picture.exists())
    assert len(_colours(picture)) > 100, "the screenshot is blank"
    seen.child.send_signal(signal.SIGTERM)
    out, err = seen.child.communicate(timeout=10)
    assert (seen.child.returncode, out, err) == (0, "", "")


def _colours(picture: Path) -> set[int]:
    from PySide6.QtGui import QImage

    image = QImage(os.fspath(picture))
    return {image.pixel(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)}
