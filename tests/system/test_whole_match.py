"""A match of four hands from the start page to its end: once with the keyboard only, once with the mouse only.

Keys go to whatever has the focus, clicks to whatever lies under the point, as from a person.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.app import House
from changpai_desktop.games.contract import Action
from changpai_desktop.store.history import History
from changpai_desktop.store.places import places
from changpai_desktop.store.replay import read_replay
from tests.system.children import home_in
from tests.system.person import Person

BRAIN = str(Path(__file__).parents[1] / "desktop" / "fake_brain.py")
HANDS = 4
WISHES = ("hu", "start", "join", "tuhuo", "gang", "peng", "chi", "discard", "pass", "drop")


@pytest.fixture
def person(qtbot: QtBot, own_home: Path) -> Iterator[Person]:
    home_in(own_home, hands=HANDS)
    where = places()
    where.make()
    made = House(where, [sys.executable, BRAIN])
    qtbot.addWidget(made.window)
    made.open()
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    yield Person(made)
    made.window.close()
    made.close()


def wish(person: Person) -> Action:
    """What is done now: the most that can be had."""
    legal: tuple[Action, ...] = person.table.model.view.legal
    return min(legal, key=lambda a: WISHES.index(a.verb) if a.verb in WISHES else len(WISHES))


def played(person: Person) -> None:
    """What must be true afterwards."""
    assert person.hands == HANDS
    assert person.house.window.current == "start"
    (record,) = places().replays.iterdir()
    replay = read_replay(record)
    assert replay.problem is None and len(replay.hands) == HANDS
    assert all(hand.outcome_line for hand in replay.hands)
    history = History(places().history)
    assert len(history.rows()) == HANDS
    history.close()
    person.start.look_for_match()
    assert person.start.resume.isHidden(), "a finished match is not offered again"


def test_with_the_keyboard_only(person: Person) -> None:
    person.until(lambda: QApplication.focusWidget() is person.start.games.cards["yaodiren"])
    person.key(Qt.Key.Key_Space)
    person.until(lambda: person.start.setup is not None and person.start.setup.go.hasFocus())
    person.key(Qt.Key.Key_Return)
    assert person.house.window.current == "table"
    person.play(lambda: person.do_by_keys(wish(person)), person.confirm_by_keys, lambda: person.key(Qt.Key.Key_Space))
    played(person)


def test_with_the_mouse_only(person: Person) -> None:
    person.until(lambda: bool(person.start.games.isVisible()))
    person.click_button(person.start.games.cards["yaodiren"])
    person.until(lambda: person.start.setup is not None and person.under(person.start.setup.go))
    person.click_button(person.start.setup.go)
    assert person.house.window.current == "table"
    person.play(
        lambda: person.do_by_mouse(wish(person)),
        lambda box: person.click_button(box.do),
        lambda: person.click_button(person.settlement.next_button),
    )
    played(person)
