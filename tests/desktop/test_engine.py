"""The engine plays a match to its end, survives a dead brain, ignores late answers, resumes, and ends cleanly."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.engine import Engine
from changpai_desktop.games.contract import View
from changpai_desktop.match.config import MatchConfig, Mode, PlayerSpec
from changpai_desktop.store.history import History
from changpai_desktop.store.places import Places
from changpai_desktop.store.replay import read_replay

BRAIN = str(Path(__file__).with_name("fake_brain.py"))
Make = Callable[..., Engine]


@pytest.fixture
def where(tmp_path: Path) -> Places:
    return Places(tmp_path / "s.toml", tmp_path / "r", tmp_path / "h.sqlite", tmp_path / "l", tmp_path / "st")


@pytest.fixture
def make(qtbot: QtBot, where: Places) -> Iterator[Make]:
    made: list[Engine] = []

    def engine(mark: str = "", speed: int = 0) -> Engine:
        brain = [sys.executable, BRAIN, *([mark] if mark else [])]
        made.append(Engine(SimpleNamespace(speed=speed), where, brain))
        return made[-1]

    yield engine
    for one in made:
        one.close()


def config(human: bool, hands: int = 1, mode: Mode = "practice") -> MatchConfig:
    first = PlayerSpec("Me", "human") if human else PlayerSpec("A", "ai", "novice")
    players = (first, PlayerSpec("B", "ai", "novice"), PlayerSpec("C", "ai", "regular"))
    return MatchConfig("yaodiren", 3, players, DealCode.parse("8K3F-Q2TM"), hands=hands, mode=mode)


def test_a_watched_hand_is_played_recorded_and_entered(qtbot: QtBot, make: Make, where: Places) -> None:
    engine = make()
    with qtbot.waitSignal(engine.hand_over, timeout=20_000) as over:
        engine.begin(config(human=False))
    outcome, facts = over.args
    assert facts.outcomes == (outcome,) and sum(facts.totals) == 0 and facts.match_over
    replay = read_replay(facts.path)
    assert replay.problem is None and replay.hands[0].outcome == outcome
    engine.close()
    assert [r.record for r in History(where.history).rows()] == [facts.path.name]


def test_the_player_is_asked_and_a_second_answer_does_nothing(qtbot: QtBot, make: Make) -> None:
    engine = make()
    asked: list[tuple[View, int]] = []

    def answer(view: View, ticket: int) -> None:
        asked.append((view, ticket))
        engine.answer(ticket, view.legal[-1])
        engine.answer(ticket, view.legal[0])

    engine.decision_needed.connect(answer)
    with qtbot.waitSignal(engine.hand_over, timeout=20_000) as over:
        engine.begin(config(human=True))
    replay = read_replay(over.args[1].path)
    mine = [d for d in replay.hands[0].decisions if d.seat == 0]
    assert [d.action for d in mine] == [v.legal[-1] for v, _ in asked]
    assert len({t for _, t in asked}) == len(asked)


def test_a_brain_that_dies_once_is_asked_again(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    engine = make(str(tmp_path / "died"))
    with qtbot.waitSignal(engine.hand_over, timeout=20_000):
        engine.begin(config(human=False))
    assert (tmp_path / "died").exists()


def test_a_brain_that_always_dies_is_told_and_the_match_kept(qtbot: QtBot, make: Make, where: Places) -> None:
    engine = make("always")
    with qtbot.waitSignal(engine.failed, timeout=20_000) as told:
        engine.begin(config(human=False))
    assert "twice" in told.args[0] or "start" in told.args[0]
    (record,) = where.replays.iterdir()
    assert read_replay(record).problem is None


def test_undo_only_in_practice_and_resume_at_the_same_decision(qtbot: QtBot, make: Make) -> None:
    engine = make()
    with qtbot.waitSignal(engine.decision_needed, timeout=10_000) as first:
        engine.begin(config(human=True))
    view, ticket = first.args
    with qtbot.waitSignal(engine.decision_needed, timeout=10_000) as second:
        engine.answer(ticket, view.legal[0])
    assert second.args[0] != view
    with qtbot.waitSignal(engine.decision_needed, timeout=10_000) as again:
        engine.undo()
    assert again.args[0] == view and engine.rewound and engine.facts is not None and engine.facts.assisted
    path = engine.facts.path
    engine.leave()
    other = make()
    with qtbot.waitSignal(other.decision_needed, timeout=10_000) as resumed:
        other.resume(path)
    assert resumed.args[0] == view
    with qtbot.waitSignal(other.decision_needed, timeout=10_000):
        other.begin(config(human=True, mode="honest"))
    assert not other.can_undo and not other.can_hint


def test_nothing_moves_before_the_step_is_shown(qtbot: QtBot, make: Make) -> None:
    engine = make(speed=1)
    steps: list[object] = []
    engine.stepped.connect(lambda events, view: steps.append(view))
    with qtbot.waitSignal(engine.stepped, timeout=10_000):
        engine.begin(config(human=False))
    qtbot.wait(400)
    assert len(steps) == 1
    with qtbot.waitSignal(engine.stepped, timeout=10_000):
        engine.shown()


def test_closing_while_a_brain_thinks(qtbot: QtBot, make: Make) -> None:
    for _ in range(3):
        engine = make()
        with qtbot.waitSignal(engine.stepped, timeout=10_000):
            engine.begin(config(human=False))
        engine.close()
