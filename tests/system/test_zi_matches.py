"""Matches of the four 字牌 games in the real window: eight hands with keys only, two with the mouse only."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from changpai_desktop.cards import DealCode
from changpai_desktop.cli.main import main as changpai
from changpai_desktop.desktop.app import House
from changpai_desktop.games.registry import game
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.store.places import places
from changpai_desktop.store.replay import read_replay
from tests.system.children import home_in
from tests.system.person import Person

BRAIN = str(Path(__file__).with_name("wish_brain.py"))
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("hunan", 3, {}),
    ("hunan", 3, {"referee": "manual"}),
    ("yizhang", 3, {}),
    ("yizhang", 4, {}),
    ("leshan", 2, {}),
    ("leshan", 3, {}),
    ("leshan", 4, {}),
    ("daer", 3, {"bao": "on"}),
    ("daer", 4, {}),
]

TRIED = {
    ("hunan", 3): {"wei", "pao", "ti"},
    ("leshan", 3): {"cut"},
    ("leshan", 4): {"shou", "liang"},
}
"""Decisions that only these tables have; with the program as referee the forced ones happen by themselves."""


@pytest.fixture
def person(qtbot: QtBot, own_home: Path) -> Iterator[Person]:
    home_in(own_home)
    where = places()
    where.make()
    house = House(where, [sys.executable, BRAIN])
    qtbot.addWidget(house.window)
    house.open()
    house.window.activateWindow()
    qtbot.waitUntil(house.window.isActiveWindow)
    yield Person(house)
    house.window.close()
    house.close()


def begin(person: Person, name: str, seats: int, options: dict[str, Any], hands: int, seed: int = 1) -> None:
    players = tuple(PlayerSpec(f"P{i}", "ai" if i else "human", "novice" if i else "") for i in range(seats))
    person.house.window.go("table")
    person.house.engine.begin(MatchConfig(name, seats, players, DealCode.from_seed(seed), options=options, hands=hands))


def played(person: Person, hands: int) -> None:
    """Every hand is settled and recorded, the totals are the sums of the ledgers, the record verifies."""
    assert person.hands == hands and person.house.window.current == "start"
    (record,) = places().replays.iterdir()
    replay = read_replay(record)
    assert replay.problem is None and len(replay.hands) == hands
    sums = [0] * replay.config.seats
    for hand in replay.hands:
        assert hand.outcome is not None and sum(hand.outcome.deltas) == 0
        sums = [a + b for a, b in zip(sums, hand.outcome.deltas, strict=True)]
        assert list(hand.totals) == sums
    assert changpai(["replay", "verify", str(record)]) == 0


def refused(person: Person, chance: random.Random) -> None:
    """Tries a button that is not lit: the table says why, and nothing else happens."""
    table = person.table
    dark = [v for v, _ in table.view.scene.buttons if not table.model.legal_of(v)]
    if not dark:
        return
    ticket = table._ticket
    verbs = [v for v, _ in table.view.scene.buttons]
    person.key(Qt.Key(Qt.Key.Key_1 + verbs.index(chance.choice(dark))))
    person.until(lambda: bool(table.view.state.why))
    assert table._ticket == ticket


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_eight_hands_with_keys_only(person: Person, name: str, seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(seats)
    begin(person, name, seats, options, 8)
    away = False

    def act() -> None:
        nonlocal away
        if person.hands == 3 and not away:
            away = True
            leave_and_resume(person)
        if chance.random() < 0.3:
            refused(person, chance)
        person.do_by_keys(person.choice(chance))

    person.play(act, person.confirm_by_keys, lambda: person.key(Qt.Key.Key_Space))
    played(person, 8)
    seen = {a.verb for a in person.done}
    for table, verbs in TRIED.items():
        if table == (name, seats) and (name != "hunan" or options):
            assert seen & verbs, f"of {verbs} nothing came up in {seen}"
    light = {w.source for w in game(name).light}
    assert not [text for text in person.asked if any(text.startswith(s.split("{")[0]) for s in light if s[0] != "{")]


def leave_and_resume(person: Person) -> None:
    """To the start page and back by its first button: the table stands as it was left."""
    window = person.house.window
    before = person.house.engine.view
    window.go("start")
    person.until(lambda: person.start.resume.isVisible())
    person.start.go_on.setFocus()
    person.key(Qt.Key.Key_Space)
    person.until(lambda: person.house.engine.open_ticket > 0 and person.table._ticket > 0)
    assert window.current == "table" and person.house.engine.view == before
    window.activateWindow()
    person.until(window.isActiveWindow)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_hand_with_the_mouse_only(person: Person, name: str, seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(5)
    begin(person, name, seats, options, 1, 3)
    act: Callable[[], None] = lambda: person.do_by_mouse(person.choice(chance))  # noqa: E731
    person.play(
        act,
        lambda box: person.click_button(box.do),
        lambda: person.click_button(person.settlement.next_button),
    )
    played(person, 1)
