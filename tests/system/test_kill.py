"""`kill -9` in the middle of a match: nothing that was decided is lost."""

from __future__ import annotations

import os
import random
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.app import House
from changpai_desktop.store.places import places
from changpai_desktop.store.replay import Replay, read_replay
from changpai_desktop.store.writer import SUFFIX
from tests.system.children import gone, heard, home_in, start

KILLS = int(os.environ.get("CHANGPAI_KILLS", "8"))
BRAIN = str(Path(__file__).parents[1] / "desktop" / "fake_brain.py")


def _newest(home: Path) -> Replay:
    (path,) = (home / "replays").glob(f"*{SUFFIX}")
    return read_replay(path)


def _stands_again(qtbot: QtBot, replay: Replay) -> None:
    """Another start offers the match and stands where the record ends."""
    house = House(places(), [sys.executable, BRAIN])
    qtbot.addWidget(house.window)
    house.open()
    page = house.window.page("start")
    page.look_for_match()  # type: ignore[attr-defined]
    assert not page.resume.isHidden()  # type: ignore[attr-defined]
    expected = replay.session()
    try:
        with qtbot.waitSignal(house.engine.stepped, timeout=5000):
            page.go_on.click()  # type: ignore[attr-defined]
        facts = house.engine.facts
        assert facts is not None
        assert (facts.number, facts.decisions) == (expected.hand_number, len(expected.decisions))
        assert house.engine.view == expected.view(0)
        assert facts.totals == tuple(expected.totals)
        assert house.window.current == "table"
    finally:
        house.engine.leave()
        house.window.close()
        house.close()


def test_kill_at_any_moment_loses_nothing(qtbot: QtBot, own_home: Path) -> None:
    home_in(own_home, hands=0)
    chance = random.Random(5)
    longest = 0
    for round_ in range(KILLS):
        child = start(own_home)
        try:
            assert heard(child, "resumed")["resumed"] is (round_ > 0)
            told = heard(child, "begun")
            time.sleep(chance.uniform(0.0, 0.5))
        finally:
            child.kill()
            child.communicate()
        assert gone(told["brains"]) == []
        replay = _newest(own_home)
        assert replay.problem is None or replay.problem.torn, replay.problem
        assert replay.length >= longest
        longest = replay.length
        if round_ in (0, KILLS // 2, KILLS - 1):
            _stands_again(qtbot, replay)
    assert longest > 0
    _history_is_sound(own_home)


def _history_is_sound(home: Path) -> None:
    with closing(sqlite3.connect(home / "history.sqlite")) as db:
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_brains_that_think_do_not_outlive_a_kill(own_home: Path) -> None:
    """Level regular thinks longer; its process ends by itself when nobody listens any more."""
    home_in(own_home, level="regular")
    child = start(own_home)
    try:
        told = heard(child, "begun")
        time.sleep(0.2)
    finally:
        child.kill()
        child.communicate()
    assert gone(told["brains"], 10) == []
