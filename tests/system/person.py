"""Somebody at the window: keys go to whatever has the focus, clicks to whatever lies under the point."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from changpai_desktop.desktop.app import House
from changpai_desktop.desktop.table import choice
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
            self.discard_by_keys(action.cards[0])
            return
        offered = [a for a, _ in view.scene.plans]
        if action in choice.sets(model) and (len(self.done) % 2 or action not in offered):
            self._set_by_keys(action)
            return
        self._verb_key(action.verb)
        if len(model.legal_of(action.verb)) == 1:
            return
        assert view.state.choosing, f"{action} has no choice"
        way = offered.index(action)
        if way < 9:
            self.key(Qt.Key(Qt.Key.Key_1 + way))
            return
        for _ in range(200):
            if view.state.focus == ("plan", way):
                self.key(Qt.Key.Key_Return)
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(f"{action} was not reached")

    def _verb_key(self, verb: str) -> None:
        self.key(Qt.Key(Qt.Key.Key_1 + [v for v, _ in self.table.view.scene.buttons].index(verb)))

    def _set_by_keys(self, action: Action) -> None:
        """Its cards are picked one by one; Enter plays them if they stand for nothing else, else the verb's key."""
        self.pick_by_keys(action.cards)
        model = self.table.model
        if choice.meant(model) == action and len(self.done) % 3:
            self.key(Qt.Key.Key_Return)
        else:
            self._verb_key(action.verb)

    def pick_by_keys(self, tokens: Sequence[str]) -> None:
        """Picks just these cards of the hand."""
        model = self.table.model
        for token in tokens:
            self._reach(token, model.picked)
            before = len(model.picked)
            self.key(Qt.Key.Key_Space)
            assert len(model.picked) == before + 1, f"{token} was not picked"
        assert Counter(choice.picked(model)) == Counter(tokens), f"{choice.picked(model)} for {tokens}"

    def discard_by_keys(self, token: str) -> None:
        """Tries to throw a card of the hand."""
        self._reach(token)
        self.key(Qt.Key.Key_Space)
        self.key(Qt.Key.Key_Return)

    def _reach(self, token: str, but: Sequence[int] = ()) -> None:
        """Walks with the arrow keys to a card of the hand, however the hand is held."""
        view, hand = self.table.view, self.table.model.hand
        columns = bool(hand.columns)
        for _ in range(150):
            focus = view.state.focus
            if not focus or focus[0] != "hand":
                self.key(Qt.Key.Key_Up)
                continue
            lines: list[list[Any]] = hand.columns or hand.rows or [hand.cards]
            at, line = next((i, x) for i, x in enumerate(lines) if any(c.id == focus[1] for c in x))
            goals = [i for i, c in enumerate(line) if c.token == token and c.id not in but]
            now = [c.id for c in line].index(focus[1])
            if now in goals:
                return
            if columns:
                # To the side first, then up and down.
                away = Qt.Key.Key_Right
                along = Qt.Key.Key_Down if goals and goals[0] > now else Qt.Key.Key_Up
            else:
                away = Qt.Key.Key_Up if at else Qt.Key.Key_Down
                along = Qt.Key.Key_Right
            self.key(along if goals else away)
        raise AssertionError(f"{token} was not reached")

    def do_by_mouse(self, action: Action) -> None:
        """A legal action with the mouse only."""
        view, model = self.table.view, self.table.model
        if action.verb == "discard":
            card = next(h.card for h in view.scene.hand if h.card.token == action.cards[0])
            self.click(view, self.spot(("hand", card.id)))
            self.click(view, self.spot(("hand", card.id)))
            return
        if action in choice.sets(model):
            for card_id in choice.leaving(model, action):
                self.click(view, self.spot(("hand", card_id)))
        self.click(view, self.spot(("button", action.verb)))
        if model.picked or len(model.legal_of(action.verb)) == 1:
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
