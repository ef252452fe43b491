"""A match of four hands from the start page to its end: once with the keyboard only, once with the mouse only.

Keys go to whatever has the focus, clicks to whatever lies under the point, as from a person.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.app import House
from changpai_desktop.desktop.table.confirm import Confirm
from changpai_desktop.store.history import History
from changpai_desktop.store.places import places
from changpai_desktop.store.replay import read_replay
from tests.system.children import home_in

BRAIN = str(Path(__file__).parents[1] / "desktop" / "fake_brain.py")
HANDS = 4
WISHES = ("hu", "start", "join", "tuhuo", "gang", "peng", "chi", "pass", "drop")


@pytest.fixture
def house(qtbot: QtBot, own_home: Path) -> Iterator[House]:
    home_in(own_home, hands=HANDS)
    where = places()
    where.make()
    made = House(where, [sys.executable, BRAIN])
    qtbot.addWidget(made.window)
    made.open()
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    yield made
    made.window.close()
    made.close()


class Person:
    """Plays by `act`, which is called once for each decision."""

    def __init__(self, house: House, qtbot: Any) -> None:
        self.house, self.qtbot = house, qtbot
        self.hands = 0

    @property
    def table(self) -> Any:
        return self.house.window.page("table")

    @property
    def start(self) -> Any:
        return self.house.window.page("start")

    @property
    def settlement(self) -> Any:
        return self.house.window.page("settlement")

    def key(self, key: Qt.Key) -> None:
        """To the widget that has the focus."""
        focus = QApplication.focusWidget()
        assert focus is not None, f"nothing has the focus on page {self.house.window.current}"
        self.qtbot.keyClick(focus, key)

    def click(self, of: QWidget, at: QPoint) -> None:
        """On whatever is on top at that point of the window."""
        window = of.window()
        point = of.mapTo(window, at)
        hit = window.childAt(point) or window
        self.qtbot.mouseClick(hit, Qt.MouseButton.LeftButton, pos=hit.mapFrom(window, point))

    def click_button(self, button: QWidget) -> None:
        self.click(button, button.rect().center())

    def wish(self) -> str:
        """The verb to press now; empty if a card is to be discarded."""
        if self.table.model.discards():
            return ""
        able = [v for v, _ in self.table.view.scene.buttons if self.table.model.legal_of(v)]
        return next((v for v in WISHES if v in able), able[0])

    def waits(self) -> bool:
        return self.table._ticket > 0 or self.house.window.current != "table"

    def play(self, act: Callable[[], None], confirm: Callable[[Any], None], go_on: Callable[[], None]) -> None:
        """Until the match is over."""
        window, engine = self.house.window, self.house.engine
        for _ in range(2000):
            self.qtbot.waitUntil(self.waits, timeout=10_000)
            if window.current == "settlement":
                self.hands += 1
                over = engine.facts is not None and engine.facts.match_over
                window.grab()
                go_on()
                if over:
                    return
                continue
            ticket = self.table._ticket
            act()
            self.qtbot.waitUntil(lambda t=ticket: self._settled(t), timeout=5000)
            for box in self.table.findChildren(Confirm):
                if box.isVisible():
                    confirm(box)
                    # There is no window manager here to give the focus back when a dialog has gone.
                    window.activateWindow()
                    self.qtbot.waitUntil(window.isActiveWindow)
            self.qtbot.waitUntil(lambda t=ticket: self.table._ticket != t, timeout=5000)
        raise AssertionError("the match did not end")

    def _settled(self, ticket: int) -> bool:
        return self.table._ticket != ticket or any(b.isVisible() for b in self.table.findChildren(Confirm))

    def played(self) -> None:
        """What must be true afterwards."""
        assert self.hands == HANDS
        assert self.house.window.current == "start"
        (record,) = places().replays.iterdir()
        replay = read_replay(record)
        assert replay.problem is None and len(replay.hands) == HANDS
        assert all(hand.outcome_line for hand in replay.hands)
        history = History(places().history)
        assert len(history.rows()) == HANDS
        history.close()
        self.start.look_for_match()
        assert self.start.resume.isHidden(), "a finished match is not offered again"


def test_with_the_keyboard_only(house: House, qtbot: QtBot) -> None:
    person = Person(house, qtbot)
    person.key(Qt.Key.Key_Return)
    assert house.window.current == "table"

    def act() -> None:
        view, wish = person.table.view, person.wish()
        if wish:
            verbs = [v for v, _ in view.scene.buttons]
            person.key(Qt.Key(Qt.Key.Key_1 + verbs.index(wish)))
            if view.state.choosing:
                person.key(Qt.Key.Key_1)
            return
        free = person.table.model.discards()
        for _ in range(80):
            focus = view.state.focus
            if not focus or focus[0] != "hand":
                person.key(Qt.Key.Key_Up)
            elif person.table.model.hand.find(focus[1]).token in free:
                person.key(Qt.Key.Key_Space)
                person.key(Qt.Key.Key_Return)
                return
            else:
                person.key(Qt.Key.Key_Right)
        raise AssertionError("no card to discard was reached")

    def confirm(box: Any) -> None:
        # "Think again" has the focus, so that a key pressed once too often does no harm.
        for _ in range(4):
            focus = QApplication.focusWidget()
            if focus is box.do:
                break
            person.key(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is box.do
        person.key(Qt.Key.Key_Space)

    person.play(act, confirm, lambda: person.key(Qt.Key.Key_Space))
    person.played()


def test_with_the_mouse_only(house: House, qtbot: QtBot) -> None:
    person = Person(house, qtbot)
    qtbot.waitUntil(lambda: person.start.games.isVisible())
    person.click_button(person.start.games.cards["yaodiren"])
    person.click_button(person.start.setup.go)
    assert house.window.current == "table"

    def at(key: Any) -> QPoint:
        view = person.table.view
        r = view.place(key)
        for part in (0.5, 0.12, 0.05, 0.3):
            for down in (0.5, 0.15, 0.9):
                point = QPoint(round(r.x + r.w * part), round(r.y + r.h * down))
                if view.at(point.toPointF()) == key:
                    return point
        raise AssertionError(f"{key} is covered")

    def act() -> None:
        view, wish = person.table.view, person.wish()
        if wish:
            person.click(view, at(("button", wish)))
            if view.state.choosing:
                person.click(view, at(("plan", 0)))
            return
        free = person.table.model.discards()
        card = next(h.card for h in view.scene.hand if h.card.token in free)
        person.click(view, at(("hand", card.id)))
        person.click(view, at(("hand", card.id)))

    person.play(
        act, lambda box: person.click_button(box.do), lambda: person.click_button(person.settlement.next_button)
    )
    person.played()
