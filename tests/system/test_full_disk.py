"""A record that cannot be written, and a hand that was finished but not entered: told, and nothing is lost."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.engine import Engine
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.store.history import open_or_rebuild
from changpai_desktop.store.places import places
from changpai_desktop.store.replay import read_replay
from changpai_desktop.store.writer import ReplayWriter

BRAIN = str(Path(__file__).parents[1] / "desktop" / "fake_brain.py")
PLAYERS = tuple(PlayerSpec(name, "ai", "novice") for name in "ABC")
CONFIG = MatchConfig("yaodiren", 3, PLAYERS, DealCode.parse("8K3F-Q2TM"), hands=1)


@pytest.fixture
def engine(qtbot: QtBot, own_home: Path) -> Iterator[Engine]:
    where = places()
    where.make()
    made = Engine(SimpleNamespace(speed=0), where, [sys.executable, BRAIN])
    yield made
    made.close()


def test_a_full_disk_is_told_and_the_match_can_be_taken_up(
    engine: Engine, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = ReplayWriter._put
    lines = 0

    def put(writer: ReplayWriter, line: object) -> None:
        nonlocal lines
        lines += 1
        if lines > 3:
            raise OSError(28, "No space left on device")
        real(writer, line)  # type: ignore[arg-type]

    monkeypatch.setattr(ReplayWriter, "_put", put)
    with qtbot.waitSignal(engine.failed, timeout=10_000) as told:
        engine.begin(CONFIG)
    assert "No space left" in told.args[0]
    (record,) = places().replays.iterdir()
    replay = read_replay(record)
    assert (replay.problem, replay.length) == (None, 1)
    monkeypatch.undo()
    with qtbot.waitSignal(engine.hand_over, timeout=10_000):
        engine.resume(record)
    assert read_replay(record).hands[0].outcome_line > 0


def test_a_hand_that_is_missing_in_the_history_is_entered(engine: Engine, qtbot: QtBot) -> None:
    with qtbot.waitSignal(engine.hand_over, timeout=10_000) as over:
        engine.begin(CONFIG)
    engine.close()
    where = places()
    with closing(sqlite3.connect(where.history)) as db:
        db.execute("DELETE FROM hand")
        db.commit()
    history, told = open_or_rebuild(where.history, where.replays)
    (row,) = history.rows()
    history.close()
    assert told == "" and row.delta == over.args[0].deltas[0]
