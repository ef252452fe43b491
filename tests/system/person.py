"""Somebody at the window: keys go to whatever has the focus, clicks to whatever lies under the point."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from changpai_desktop.desktop.app import House
from changpai_desktop.desktop.table.confirm import Confirm
from changpai_desktop.games.contract import Action


class Person:
    """Plays by `act`, which is called once for each decision."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.hands = 0
        self.done: list[Action] = []
        """What was decided."""
        self.asked: list[str] = []
        """Questions that were put before something costly."""

    @property
    def table(self) -> Any:
        return self.house.window.page("table")

    @property
    def start(self) -> Any:
        return self.house.window.page("start")

    @property
    def settlement(self) -> Any:
        return self.house.window.page("settlement")

    def until(self, true: Callable[[], bool], seconds: float = 10.0) -> None:
        """Lets the program run until something holds."""
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, f"waited in vain on page {self.house.window.current}: {self._state()}"
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 2)

    def _state(self) -> str:
        """For the message of a test that fails."""
        table, focus = self.table, QApplication.focusWidget()
        view = table.model.view if table.model is not None else None
        legal = [str(a) for a in view.legal][:8] if view is not None else []
        return f"ticket {table._ticket}, focus {focus}, {view.phase if view else ''} {legal}, done {self.done[-1:]}"

    def key(self, key: Qt.Key) -> None:
        """To the widget that has the focus."""
        focus = QApplication.focusWidget()
        assert focus is not None, f"nothing has the focus on page {self.house.window.current}"
        QTest.keyClick(focus, key)

    def click(self, of: QWidget, at: QPoint) -> None:
        """On whatever is on top at that point of the window."""
        window = of.window()
        point = of.mapTo(window, at)
        hit = window.childAt(point) or window
        QTest.mouseClick(hit, Qt.MouseButton.LeftButton, pos=hit.mapFrom(window, point))

    def under(self, button: QWidget) -> bool:
        """Whether a click on the middle of a button would meet it: it is shown, and nothing lies over it."""
        window = button.window()
        return window.childAt(button.mapTo(window, button.rect().center())) is button

    def click_button(self, button: QWidget) -> None:
        self.click(button, button.rect().center())

    def waits(self) -> bool:
        return self.table._ticket > 0 or self.house.window.current != "table"

    def play(
        self,
        act: Callable[[], None],
        confirm: Callable[[Any], None],
        go_on: Callable[[], None],
        hands: int = 0,
    ) -> None:
        """Until the match, or so many hands of it, are over."""
        window, engine = self.house.window, self.house.engine
        for _ in range(4000):
            self.until(self.waits)
            if window.current == "settlement":
                self.hands += 1
                over = engine.facts is not None and engine.facts.match_over
                window.grab()
                if self.hands == hands:
                    return
                go_on()
                if over:
                    return
                continue
            ticket = self.table._ticket
            act()
            self.until(lambda t=ticket: self._settled(t))  # type: ignore[misc]
            for box in self.table.findChildren(Confirm):
                if box.isVisible():
                    self.asked.append(box.accessibleDescription())
                    confirm(box)
                    # There is no window manager here to give the focus back when a dialog has gone.
                    window.activateWindow()
                    self.until(window.isActiveWindow)
            self.until(lambda t=ticket: self.table._ticket != t)  # type: ignore[misc]
        raise AssertionError("the match did not end")

    def _settled(self, ticket: int) -> bool:
        return self.table._ticket != ticket or any(b.isVisible() for b in self.table.findChildren(Confirm))

    # ---- deciding

    def choice(self, chance: random.Random) -> Action:
        """A win if there is one, else any legal action; what the table offers for it must be there."""
        legal = list(self.table.model.view.legal)
        wins = [a for a in legal if a.verb == "hu"]
        chosen: Action = wins[0] if wins else chance.choice(legal)
        self.done.append(chosen)
        return chosen

    def do_by_keys(self, action: Action) -> None:
        """A legal action with keys only."""
        view, model = self.table.view, self.table.model
        if action.verb == "discard":
            self._discard_by_keys(action.cards[0])
            return
        verbs = [v for v, _ in view.scene.buttons]
        self.key(Qt.Key(Qt.Key.Key_1 + verbs.index(action.verb)))
        if len(model.legal_of(action.verb)) == 1:
            return
        assert view.state.choosing, f"{action} has no choice"
        way = [a for a, _ in view.scene.plans].index(action)
        if way < 9:
            self.key(Qt.Key(Qt.Key.Key_1 + way))
            return
        for _ in range(200):
            if view.state.focus == ("plan", way):
                self.key(Qt.Key.Key_Return)
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(f"{action} was not reached")

    def _discard_by_keys(self, token: str) -> None:
        view, model = self.table.view, self.table.model
        for _ in range(100):
            focus = view.state.focus
            if not focus or focus[0] != "hand":
                self.key(Qt.Key.Key_Up)
                continue
            if model.hand.find(focus[1]).token == token:
                self.key(Qt.Key.Key_Space)
                self.key(Qt.Key.Key_Return)
                return
            # A hand in columns is walked to the side first, then up and down.
            column: list[Any] = next((c for c in model.hand.columns if any(card.id == focus[1] for card in c)), [])
            places = [card.token for card in column]
            if token not in places:
                self.key(Qt.Key.Key_Right)
                continue
            now = [card.id for card in column].index(focus[1])
            self.key(Qt.Key.Key_Down if places.index(token) > now else Qt.Key.Key_Up)
        raise AssertionError(f"{token} was not reached")

    def do_by_mouse(self, action: Action) -> None:
        """A legal action with the mouse only."""
        view, model = self.table.view, self.table.model
        if action.verb == "discard":
            card = next(h.card for h in view.scene.hand if h.card.token == action.cards[0])
            self.click(view, self.spot(("hand", card.id)))
            self.click(view, self.spot(("hand", card.id)))
            return
        self.click(view, self.spot(("button", action.verb)))
        if len(model.legal_of(action.verb)) == 1:
            return
        way = [a for a, _ in view.scene.plans].index(action)
        for _ in range(40):
            if view.scene.plans[way][1].w:
                break
            down = way // view.scene.strip.columns > view.scene.strip.first
            self.click(view, self.spot(("turn", 1 if down else -1)))
        self.click(view, self.spot(("plan", way)))

    def spot(self, key: Any) -> QPoint:
        """A point of the table where a click meets this thing."""
        view = self.table.view
        r = view.place(key)
        assert r is not None, f"{key} is not on the table"
        for part in (0.5, 0.12, 0.05, 0.3):
            for down in (0.5, 0.15, 0.9):
                point = QPoint(round(r.x + r.w * part), round(r.y + r.h * down))
                if view.rect().contains(point) and view.at(QPointF(point)) == key:
                    return point
        raise AssertionError(f"{key} is covered")

    def confirm_by_keys(self, box: Any) -> None:
        # "Think again" has the focus, so that a key pressed once too often does no harm.
        for _ in range(4):
            if QApplication.focusWidget() is box.do:
                break
            self.key(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is box.do
        self.key(Qt.Key.Key_Space)
