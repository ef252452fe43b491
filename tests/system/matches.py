"""Matches in the real window, whichever game: how one is begun, what must be true after it, and a person's habits.

The computers are processes of their own; most answer by chance (`wish_brain`), hints come from the real evaluators.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changpai_desktop.cards import DealCode
from changpai_desktop.cli.main import main as changpai
from changpai_desktop.desktop.app import House
from changpai_desktop.desktop.table import choice
from changpai_desktop.games.contract import Action, View
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.players.registry import choose
from changpai_desktop.store.places import places
from changpai_desktop.store.replay import read_replay
from tests.system.children import home_in
from tests.system.person import Person

BRAIN = str(Path(__file__).with_name("wish_brain.py"))


def at_the_window(qtbot: QtBot, home: Path, brain: list[str] | None) -> Iterator[Person]:
    """Somebody at the window of a program without any match yet."""
    home_in(home)
    where = places()
    where.make()
    house = House(where, brain)
    qtbot.addWidget(house.window)
    house.open()
    house.window.activateWindow()
    qtbot.waitUntil(house.window.isActiveWindow)
    yield Person(house)
    house.window.close()
    house.close()


@pytest.fixture
def person(qtbot: QtBot, own_home: Path) -> Iterator[Person]:
    """Somebody against computers that answer by chance."""
    yield from at_the_window(qtbot, own_home, [sys.executable, BRAIN])


@pytest.fixture
def person_among_players(qtbot: QtBot, own_home: Path) -> Iterator[Person]:
    """Somebody against the program's own computer players."""
    yield from at_the_window(qtbot, own_home, None)


def begin(person: Person, name: str, seats: int, options: dict[str, Any], hands: int, seed: int = 1) -> None:
    """A match of the person against computers."""
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


def different(one: View, other: View) -> dict[str, tuple[Any, Any]]:
    """What two views do not have in common, for the message of a test that fails."""
    names = [n for n in dir(one) if not n.startswith("_") and n != "me" and not callable(getattr(one, n))]
    return {n: (getattr(one, n), getattr(other, n)) for n in names if getattr(one, n) != getattr(other, n)}


class Habits:
    """A person who plays with keys only, now and then tries what is forbidden, asks for a hint and takes back."""

    def __init__(self, person: Person, chance: random.Random, sense: float = 0.0) -> None:
        self.person, self.chance = person, chance
        self.sense = sense
        """How often the person plays as a novice does, and not by chance."""
        self.refusals = self.hints = self.undone = 0
        self._stood: list[View] = []
        """What was seen at the own decisions of this hand, the last one at the end."""
        self._back_at: View | None = None
        self._hand = -1
        self._away = False

    def act(self) -> None:
        """One decision."""
        person, chance = self.person, self.chance
        if person.hands == 1 and not self._away:
            self._away = True
            leave_and_resume(person)
            self._stood = []
            return
        self._look()
        if chance.random() < 0.3:
            self.forbidden()
        if chance.random() < 0.02 or (not self.hints and len(self._stood) == 2):
            self.hint()
        if self._stood and self.undone < 3 and (not self.undone or chance.random() < 0.1):
            self.take_back()
            return
        self._stood.append(person.table.model.view)
        person.do_by_keys(self._choice())

    def _choice(self) -> Action:
        if self.chance.random() >= self.sense:
            return self.person.choice(self.chance)
        chosen = choose(self.person.table.model.view, "novice", 1)
        self.person.done.append(chosen)
        return chosen

    def _look(self) -> None:
        """A move taken back stands where it stood; a new hand begins with nothing."""
        view = self.person.table.model.view
        if self._hand != self.person.hands:
            self._hand, self._stood = self.person.hands, []
        if self._back_at is not None:
            assert view == self._back_at, f"taken back, the table is another one: {different(view, self._back_at)}"
            self._back_at = None

    def take_back(self) -> None:
        """With its key; the engine asks for the last decision again."""
        self._back_at = self._stood.pop()
        self.undone += 1
        self.person.key(Qt.Key.Key_Backspace)

    def hint(self) -> None:
        """The best action is marked, and it is one that may be done."""
        table = self.person.table
        self.person.key(Qt.Key.Key_F2)
        self.person.until(lambda: bool(table._advice), 20)
        assert table._advice[0].action in table.model.view.legal
        assert table.view.state.best == table._advice[0].action and table.panel.hint.accessibleDescription()
        self.hints += 1

    def forbidden(self) -> None:
        """Something that is not allowed now, if there is such a thing: a sentence says why, and nothing happens."""
        person, table = self.person, self.person.table
        ways = [way for way in (self._dark_button, self._wrong_discard, self._wrong_set) if way(False)]
        if not ways:
            return
        ticket, before = table._ticket, person.house.engine.view
        table.view.clear_why()
        self.chance.choice(ways)(True)
        person.until(lambda: bool(table.view.state.why))
        assert table._ticket == ticket and person.house.engine.view == before
        assert "{" not in table.view.state.why and QApplication.focusWidget() is table.view
        self.refusals += 1
        if table.model.picked or table.model.selected:
            person.key(Qt.Key.Key_Escape)
        assert not table.model.picked and not table.model.selected and person.house.window.current == "table"

    def _dark_button(self, really: bool) -> bool:
        """A button that is not lit."""
        table = self.person.table
        verbs = [v for v, _ in table.view.scene.buttons]
        dark = [v for v in verbs if not table.model.legal_of(v)]
        if really:
            self.person.key(Qt.Key(Qt.Key.Key_1 + verbs.index(self.chance.choice(dark))))
        return bool(dark)

    def _wrong_discard(self, really: bool) -> bool:
        """A card that must stay, where another may be thrown."""
        model = self.person.table.model
        may = model.discards()
        wrong = sorted({c.token for c in model.hand.cards} - may) if may else []
        if really:
            self.person.discard_by_keys(self.chance.choice(wrong))
        return bool(wrong)

    def _wrong_set(self, really: bool) -> bool:
        """Cards that are no set together."""
        model = self.person.table.model
        sets = choice.sets(model)
        if not sets:
            return False
        allowed = {tuple(sorted(a.cards)) for a in sets}
        held = [c.token for c in model.hand.cards]
        for _ in range(20 if held else 0):
            cards = self.chance.sample(held, min(len(held), self.chance.choice((1, 2, 3, 5))))
            if tuple(sorted(cards)) not in allowed:
                if really:
                    self.person.pick_by_keys(cards)
                    self.person.key(Qt.Key.Key_Return)
                return True
        return False
