"""Pages and charts that are opened again and again do not eat memory."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.app import House
from changpai_desktop.desktop.chart import TotalsChart
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.store.places import places
from changpai_desktop.store.writer import SUFFIX

TESTS = Path(__file__).parents[1]
GOLDEN = (TESTS / "golden" / "v1-yaodiren-practice-3.changpai.jsonl").read_bytes()
BRAIN = str(TESTS / "desktop" / "fake_brain.py")
TIMES = 60
MOST = 20 * 1024
"""Kilobytes."""

pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads /proc")


@pytest.fixture
def house(qtbot: QtBot, own_home: Path) -> Iterator[House]:
    where = places()
    where.make()
    (where.replays / f"a{SUFFIX}").write_bytes(GOLDEN)
    made = House(where, [sys.executable, BRAIN])
    made.settings.values.speed = 0
    qtbot.addWidget(made.window)
    made.open()
    yield made
    made.window.close()
    made.close()


def _held() -> int:
    """Kilobytes of memory in use, when everything that was let go is gone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4


def _grown(act: Callable[[], None]) -> int:
    """Growth over TIMES turns, the first ten being given away for what is made once."""
    for _ in range(10):
        act()
    before = _held()
    for _ in range(TIMES):
        act()
    return _held() - before


def test_settlement_and_replay_sixty_times(house: House) -> None:
    path = house.places.replays / f"a{SUFFIX}"
    window = house.window

    def turn() -> None:
        window.go("replay", path=path)
        page: Any = window.page("replay")
        page.go_to(20)
        page.show_settlement()
        assert window.current == "settlement"
        QCoreApplication.processEvents()
        window.go("start")

    assert _grown(turn) < MOST


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("baipai", 3), ("xuezhan", 4)])
def test_a_table_dealt_sixty_times(house: House, qtbot: QtBot, name: str, seats: int) -> None:
    """Hands begun and left, with tricks in the middle or tiles, and their records and computers."""
    players = tuple(PlayerSpec(f"P{i}", "ai" if i else "human", "novice" if i else "") for i in range(seats))
    config = MatchConfig(name, seats, players, DealCode.from_seed(1), hands=1)
    window, engine = house.window, house.engine

    def turn() -> None:
        window.go("table")
        engine.begin(config)
        qtbot.waitUntil(lambda: engine.open_ticket > 0, timeout=10_000)
        assert engine.view is not None
        engine.answer(engine.open_ticket, engine.view.legal[-1])
        window.grab()
        engine.leave()
        window.go("start")

    assert _grown(turn) < MOST


def test_charts_made_and_destroyed_sixty_times(house: House) -> None:
    def turn() -> None:
        chart = TotalsChart(house.settings.look)
        chart.resize(320, 180)
        chart.show_curves([("A", (0, 3, -2)), ("B", (0, -3, 2))])
        chart.grab()
        chart.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert _grown(turn) < MOST
