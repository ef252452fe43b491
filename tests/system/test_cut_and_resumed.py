"""A record cut in the middle of a hand, in each game: the match stands where it ends, and is played to its end.

The same from the replay page: a hand is stepped through, left in its middle by “play from here”, and played on.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from changpai_desktop.cards import DealCode
from changpai_desktop.games.registry import GAME_IDS, game
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.match.session import MatchSession
from changpai_desktop.store.places import places
from changpai_desktop.store.replay import Replay, read_replay
from changpai_desktop.store.writer import SUFFIX, ReplayWriter
from tests.system.matches import person
from tests.system.person import Person

__all__ = ["person"]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((name, game(name).sign.seats[0], {}) for name in GAME_IDS),
    ("xuezhan", 4, {"swap3": "on", "dingque": "on"}),
    ("jier", 7, {}),
]


def record(name: str, seats: int, options: dict[str, Any], taken_back: int = 3) -> Path:
    """A match of two hands played by chance; in the second one a few decisions are taken back."""
    chance = random.Random(seats)
    path = places().replays / f"a{SUFFIX}"
    players = tuple(PlayerSpec(f"P{i}", "ai" if i else "human", "novice" if i else "") for i in range(seats))
    writer = ReplayWriter(path)
    session = MatchSession(MatchConfig(name, seats, players, DealCode.from_seed(3), options=options, hands=2), writer)
    for number in range(2):
        session.start_hand()
        while not session.hand_over:
            if number and len(session.decisions) == taken_back + 1:
                session.take_back(taken_back)
                taken_back = -2
            seat = chance.choice(session.hand.actors())
            session.apply(seat, chance.choice(session.hand.legal(seat)))
    writer.close()
    return path


def cut(path: Path) -> Replay:
    """The file ends within a line of the second hand, as after a loss of power."""
    hands = read_replay(path).hands
    assert len(hands) == 2
    lines = path.read_bytes().splitlines(keepends=True)
    keep = len(lines) - 2 - len(hands[1].decisions) // 2
    path.write_bytes(b"".join(lines[:keep]) + lines[keep][:7])
    replay = read_replay(path)
    assert replay.problem is not None and replay.problem.torn and len(replay.hands) == 2
    return replay


def stands(person: Person, expected: MatchSession) -> None:
    """The table shows the match as it was."""
    person.until(lambda: person.house.engine.facts is not None and person.house.window.current == "table")
    facts = person.house.engine.facts
    assert facts is not None and facts.totals == tuple(expected.totals)
    assert (facts.number, facts.dealer) == (expected.hand_number, expected.dealer)
    person.house.window.activateWindow()
    person.until(person.house.window.isActiveWindow)


def to_the_end(person: Person) -> None:
    """The hand is played on with keys, and the record holds."""
    chance = random.Random(1)
    facts = person.house.engine.facts
    assert facts is not None
    person.play(
        lambda: person.do_by_keys(person.choice(chance)),
        person.confirm_by_keys,
        lambda: person.key(Qt.Key.Key_Space),
        1,
    )
    replay = read_replay(facts.path)
    assert replay.problem is None and len(replay.hands) == 2
    assert all(hand.outcome is not None and sum(hand.outcome.deltas) == 0 for hand in replay.hands)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_cut_record_is_gone_on_with(person: Person, name: str, seats: int, options: dict[str, Any]) -> None:
    replay = cut(record(name, seats, options))
    expected = replay.session()
    person.house.window.go("table")
    person.house.window.go("start")
    person.start.look_for_match()
    person.until(lambda: person.start.resume.isVisible())
    seen: list[Any] = []
    person.house.engine.stepped.connect(lambda _events, view: seen.append(view))
    person.click_button(person.start.go_on)
    stands(person, expected)
    assert seen[0] == expected.view(0)
    to_the_end(person)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_replay_is_left_and_played_on(person: Person, name: str, seats: int, options: dict[str, Any]) -> None:
    path = record(name, seats, options)
    window = person.house.window
    window.go("replay", path=path, hand=1)
    page: Any = window.page("replay")
    film = page.film
    for at in range(film.length + 1):
        assert page.at == at and page.model.view == film.view(at, 0, True)
        QTest.keyClick(page, Qt.Key.Key_Right)
        if at % 9 == 0:
            window.grab()
    middle = film.length // 2
    page.go_to(middle)
    seen: list[Any] = []
    person.house.engine.stepped.connect(lambda _events, view: seen.append(view))
    person.click_button(page.on)
    expected = film.replay.session(len(film.replay.hands[0].decisions) + middle)
    stands(person, expected)
    assert seen[0] == expected.view(0)
    facts = person.house.engine.facts
    assert facts is not None and facts.path != path and facts.config.mode == "practice"
    to_the_end(person)
