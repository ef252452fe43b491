"""A step that is still on its way when its match is put away belongs to nobody."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.engine import Engine
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.store.places import places

BRAIN = str(Path(__file__).parents[1] / "desktop" / "fake_brain.py")


def _config(code: str) -> MatchConfig:
    players = (PlayerSpec("Me", "human"), PlayerSpec("B", "ai", "novice"), PlayerSpec("C", "ai", "novice"))
    return MatchConfig("yaodiren", 3, players, DealCode.parse(code), hands=1)


@pytest.fixture
def engine(qtbot: QtBot, own_home: Path) -> Iterator[Engine]:
    where = places()
    where.make()
    made = Engine(SimpleNamespace(speed=0), where, [sys.executable, BRAIN])
    yield made
    made.close()


def _posted(engine: Engine) -> None:
    """Waits for the thread to have sent its step, which is not delivered yet."""
    folder = places().replays
    while not any(path.stat().st_size for path in folder.iterdir()):
        engine._thread.msleep(5)
    engine._thread.msleep(50)


def test_leaving_at_once_leaves_nothing(engine: Engine, qtbot: QtBot) -> None:
    engine.begin(_config("8K3F-Q2TM"))
    _posted(engine)
    engine.leave()
    qtbot.wait(100)
    assert engine.facts is None and engine.view is None


def test_the_next_match_is_announced_not_the_last_one(engine: Engine, qtbot: QtBot) -> None:
    begun: list[str] = []
    engine.begun.connect(lambda facts: begun.append(str(facts.config.code)))
    engine.begin(_config("8K3F-Q2TM"))
    _posted(engine)
    engine.begin(_config("2M7C-XA90"))
    qtbot.waitUntil(lambda: engine.open_ticket > 0 or engine.facts is not None, timeout=5000)
    qtbot.wait(50)
    assert begun == ["2M7C-XA90"]


def test_closing_starts_no_child_again(engine: Engine) -> None:
    engine.begin(_config("8K3F-Q2TM"))
    _posted(engine)
    engine.close()
    QCoreApplication.sendPostedEvents()
    assert engine.brains._brains == []
