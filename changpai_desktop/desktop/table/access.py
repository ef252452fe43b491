"""The table for screen readers: every card, button and seat is a child with a spoken name and its place.

Qt exposes nothing of a painted widget by itself. Each place in the list of things has a small QObject, and a factory
makes the interface for it; the objects are used again by their number, so that Qt's cache never holds a dead one.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from changpai_desktop.desktop.i18n import card, tr, word
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.table import talk
from changpai_desktop.desktop.table.scene import Key
from changpai_desktop.desktop.table.view import TableView

_held: Final[dict[int, Any]] = {}
_installed: Final[list[bool]] = []


class Spot(QObject):
    """The n-th thing of a table."""

    def __init__(self, view: TableView, number: int) -> None:
        super().__init__(view)
        self.view, self.number = view, number

    def thing(self) -> tuple[Key, Rect] | None:
        """What is there now."""
        things = self.view.things()
        return things[self.number] if self.number < len(things) else None


def spoken(view: TableView, key: Key) -> str:
    """The name of a thing in the present language."""
    model, scene = view.model, view.scene
    if model is None or scene is None or model.view is None:
        return ""
    v, played, kind = model.view, model.game, key[0]
    names, scores = view.state.names, view.state.scores
    if kind == "seat":
        score = scores[key[1]] if key[1] < len(scores) else 0
        return talk.seat_spoken(model, key[1], names[key[1]] if key[1] < len(names) else "", score)
    if kind == "group":
        return talk.group_spoken(model, v.seats[key[1]].groups[key[2]])
    if kind == "row":
        return tr("Table", "unclaimed {card}", card=card(v.seats[key[1]].row[key[2]], played))
    if kind == "stock":
        return tr("Table", "{n} left", n=v.stock)
    if kind == "shown" and model.drawn:
        return f"{tr('Table', 'You drew')}: {card(model.drawn, played)}"
    if kind == "shown" and v.shown is not None:
        return f"{talk.caption(v, talk.caption_who(v))}: {card(v.shown.card, played)}"
    if kind == "plan":
        action = scene.plans[key[1]][0]
        counts = model.value(action)
        tail = f", {counts} {word(played.unit)}" if counts is not None else ""
        return f"{key[1] + 1}: {talk.action_text(played, action)}{tail}"
    if kind == "turn":
        return tr("Table", "More ways")
    if kind == "button":
        number = [b for b, _ in scene.buttons].index(key[1]) + 1
        return f"{talk.verb_word(played, key[1])} ({number})"
    if kind == "turned":
        return tr("Table", "turned up: {cards}", cards=card(v.turned[key[1]], played))
    if kind in ("trick", "trick_before"):
        return talk.play_spoken(model, key[1], kind == "trick_before")
    held = model.hand.find(key[1])
    if held is None:
        return ""
    name = card(held.token, played)
    return tr("Table", "{card}, chosen", card=name) if held.id in model.picked else name


class SpotInterface(QAccessibleInterface):
    """What a screen reader asks of a Spot."""

    def __init__(self, spot: Spot) -> None:
        super().__init__()
        self.spot = spot

    def isValid(self) -> bool:
        return self.spot.thing() is not None

    def object(self) -> QObject:
        return self.spot

    def window(self) -> Any:
        return self.spot.view.window().windowHandle()

    def relations(self, match: Any = None) -> list[Any]:
        return []

    def focusChild(self) -> Any:
        return None

    def parent(self) -> Any:
        return QAccessible.queryAccessibleInterface(self.spot.view)

    def child(self, index: int) -> Any:
        return None

    def childAt(self, x: int, y: int) -> Any:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: Any) -> int:
        return -1

    def text(self, t: QAccessible.Text) -> str:
        found = self.spot.thing()
        if found is None or t != QAccessible.Text.Name:
            return ""
        return spoken(self.spot.view, found[0])

    def setText(self, t: QAccessible.Text, text: str) -> None:
        return

    def rect(self) -> QRect:
        found = self.spot.thing()
        if found is None:
            return QRect()
        r = found[1]
        corner = self.spot.view.mapToGlobal(QPoint(round(r.x), round(r.y)))
        return QRect(corner, QSize(round(r.w), round(r.h)))

    def role(self) -> QAccessible.Role:
        found = self.spot.thing()
        if found is not None and found[0][0] in ("button", "plan", "turn"):
            return QAccessible.Role.Button
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        # The stubs give the fields of a state no types.
        made = QAccessible.State()
        s: Any = made
        found, view = self.spot.thing(), self.spot.view
        if found is None or view.model is None:
            s.invalid = True
            return made
        key = found[0]
        s.focusable = key[0] in ("seat", "plan", "button", "hand")
        s.focused = view.state.focus == key and view.hasFocus()
        s.selectable = key[0] == "hand"
        s.selected = key[0] == "hand" and view.model.is_lifted(key[1])
        s.disabled = key[0] == "button" and not (view.state.deciding and view.model.legal_of(key[1]))
        return made


class TableInterface(QAccessibleWidget):
    """The table as a list of its things."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List, "")
        self.view = view
        self.spots: list[Spot] = []

    def text(self, t: QAccessible.Text) -> str:
        return tr("Table", "Table") if t == QAccessible.Text.Name else ""

    def childCount(self) -> int:
        return len(self.view.things())

    def child(self, index: int) -> Any:
        if not 0 <= index < self.childCount():
            return None
        while len(self.spots) <= index:
            self.spots.append(Spot(self.view, len(self.spots)))
        return QAccessible.queryAccessibleInterface(self.spots[index])

    def indexOfChild(self, child: Any) -> int:
        owner = child.object()
        return owner.number if isinstance(owner, Spot) else -1

    def childAt(self, x: int, y: int) -> Any:
        at = self.view.mapFromGlobal(QPoint(x, y))
        key = self.view.at(at.toPointF())
        keys = [k for k, _ in self.view.things()]
        return self.child(keys.index(key)) if key in keys else None

    def focusChild(self) -> Any:
        keys = [k for k, _ in self.view.things()]
        focus = self.view.state.focus
        return self.child(keys.index(focus)) if focus in keys else None


def _factory(_name: str, thing: QObject) -> Any:
    if isinstance(thing, TableView):
        made: Any = TableInterface(thing)
    elif isinstance(thing, Spot):
        made = SpotInterface(thing)
    else:
        return None
    # Qt keeps a bare pointer; without a reference here the Python object would die.
    _held[id(thing)] = made
    number = id(thing)
    thing.destroyed.connect(lambda _gone=None: _held.pop(number, None))
    return made


def install() -> None:
    """Once per program; a second time does nothing."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_factory)


def announce(view: TableView, text: str) -> None:
    """A screen reader says the text."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))


def focus_moved(view: TableView) -> None:
    """Tells which child has the keyboard."""
    if not QAccessible.isActive():
        return
    keys = [k for k, _ in view.things()]
    if view.state.focus in keys:
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(keys.index(view.state.focus))
        QAccessible.updateAccessibility(event)
