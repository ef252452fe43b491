"""The drawn table: a widget that paints a Scene and turns mouse and keys into wishes of the player.

Only the rectangles that changed are painted. The widget decides nothing about the rules: it emits what the player
tries, and the page asks the engine.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from changpai_desktop.desktop.layout import LARGE_TEXT, Grid, Rect
from changpai_desktop.desktop.paint import qrect
from changpai_desktop.desktop.surfaces import Mats
from changpai_desktop.desktop.table import choice, hands
from changpai_desktop.desktop.table import scene as scenes
from changpai_desktop.desktop.table.after import Fresh
from changpai_desktop.desktop.table.animation import Mover
from changpai_desktop.desktop.table.draw import State, TablePainter
from changpai_desktop.desktop.table.model import TableModel
from changpai_desktop.desktop.table.print_large import TablePen
from changpai_desktop.desktop.table.scene import Key, Scene
from changpai_desktop.desktop.table.talk import PLACE_GLYPH
from changpai_desktop.desktop.widgets import Look

DRAG_FROM = 8
"""Pixels the mouse moves before a press becomes a drag."""
WHOLE_TEXT = 1.3
"""In a grid made for 100 % text grows up to this; beyond it plates and buttons would burst."""

MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


class TableView(QWidget):
    """Shows a TableModel. See the signals for what the player can wish."""

    discard_tried = Signal(int)
    """The id of the hand card."""
    set_tried = Signal(int)
    """The picked cards are to be played; or a single hand card by its id, whatever is picked."""
    picked = Signal()
    """Other cards are picked for a set."""
    verb_tried = Signal(str)
    plan_chosen = Signal(object)
    sorted_by_hand = Signal()
    spoken_changed = Signal()
    went_on = Signal()
    """Space or Enter while a step waits to be acknowledged."""

    def __init__(self, look: Look, mats: Mats | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.mats = mats or Mats()
        self.state = State()
        self.mover = Mover(self)
        self.mover.dirty.connect(self._dirty)
        self.fresh = Fresh(self)
        self.fresh.changed.connect(self._freshened)
        self.model: TableModel | None = None
        self.scene: Scene | None = None
        self.grid: Grid | None = None
        self.zoom = 1.0
        self.painted: list[Rect] = []
        """Bounding rectangles of the last paints, for tests of what is painted anew."""
        self._press: tuple[Key, QPointF] | None = None
        self._double = False
        self.waiting = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        look.changed.connect(self.update)

    # ---- what is shown

    def show_model(self, model: TableModel, grid: Grid, zoom: float) -> None:
        """A model and the grid in which to show it."""
        self.model, self.grid, self.zoom = model, grid, zoom
        self.rebuild()

    def rebuild(self) -> None:
        """All places anew, everything painted anew."""
        if self.model is None or self.grid is None or self.model.view is None:
            return
        self.scene = scenes.build(self.model, self.grid, self.zoom, self.state.first)
        self.state.first = self.scene.strip.first
        self.mover.move_seals(self.seal_places())
        self._keep_focus()
        self.update()
        self.spoken_changed.emit()

    def prime(self) -> None:
        """Every face of the pack parsed and rendered at the sizes of this table, before play."""
        if self.scene is None or self.model is None:
            return
        s, dpr = self.scene, self.devicePixelRatioF()
        tokens = [k.token for k in self.model.game.pack.kinds]
        faces = self.look.faces
        seats = list(s.seats.values())
        face = self.model.game.face_set
        faces.prime([*tokens, self.state.back], face=face)
        chars = {v.glyph for v in self.model.game.verbs} | set("".join(PLACE_GLYPH.values())) | set("庄胡过")
        for colour in ("ink", "ink2", "on_cinnabar"):
            for char in chars:
                faces.glyph(char, 40 * s.u, self.look.theme.hex(colour), dpr)
        for token in tokens:
            faces.card(token, s.hand_size[0], dpr, face=face)
            faces.card(token, s.shown_width, dpr, s.shown_folded, face)
            for w in {p.group_width for p in seats} | {p.row_width for p in seats}:
                faces.card(token, w, dpr, True, face)

    def seal_places(self) -> dict[int, Rect]:
        """Where a verb's seal appears for each seat."""
        if self.scene is None:
            return {}
        w = 72 * self.scene.u
        return {s: Rect(p.plate.cx - w / 2, p.plate.b + 14 * self.scene.u, w, w) for s, p in self.scene.seats.items()}

    # ---- painting

    def _dirty(self, places: list[Rect]) -> None:
        region = QRegion()
        for r in places:
            region += qrect(r.inset(-12)).toAlignedRect()
        self.update(region)

    def dirty_key(self, *keys: Key) -> None:
        """Paints these things anew."""
        places = [r for r in map(self.place, keys) if r is not None]
        if places:
            margin = 22 * (self.scene.u if self.scene else 1.0)
            self._dirty([r.inset(-margin) for r in places])

    def _freshened(self, seats: frozenset[int], touched: set[int]) -> None:
        self.state.fresh = seats
        self.dirty_key(*(("seat", seat) for seat in touched))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        box = event.rect()
        self.painted = [*self.painted[-49:], Rect(box.x(), box.y(), box.width(), box.height())]
        if self.scene is None or self.model is None or self.model.view is None:
            p.fillRect(box, self.look.theme.colour("mat"))
            p.end()
            return
        p.setClipRegion(event.region())
        text = min(self.look.text_scale, max(self.scene.grid.text, WHOLE_TEXT))
        b = TablePen(p, self.look.theme, self.look.faces, self.scene.u, text)
        b.face_set = self.model.game.face_set
        region = event.region()

        def touches(r: Rect) -> bool:
            return region.intersects(qrect(r.inset(-6)).toAlignedRect())

        painter = TablePainter(b, self.scene, self.model, self.state, self.mover, touches)
        painter.paint(self.mats, Rect(0, 0, self.width(), self.height()))
        p.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.mover.finish()

    # ---- places

    def place(self, key: Key) -> Rect | None:
        """Where a thing is, None if it is not on the table."""
        return dict(self.things()).get(key)

    def things(self) -> list[tuple[Key, Rect]]:
        """Everything that can be reached, in reading order."""
        s = self.scene
        if s is None or self.model is None or self.model.view is None:
            return []
        out: list[tuple[Key, Rect]] = []
        for seat, place in s.seats.items():
            out.append((("seat", seat), place.plate))
            out += [(("group", seat, i), r) for i, (_, r) in enumerate(place.groups)]
            out += [(("row", seat, i), r) for i, (_, r) in enumerate(place.row)]
        if not self.model.tricks:
            out.append((("stock",), s.stock))
        out += [(("turned", i), r) for i, (_, r) in enumerate(s.turned)]
        out += [(("trick", x.play.seat), x.frame) for x in s.trick]
        out += [(("trick_before", x.play.seat), x.frame) for x in s.old_trick]
        if self.model.view.shown is not None or self.model.drawn:
            out.append((("shown",), s.shown))
        if self.state.deciding:
            out += [(("plan", i), r) for i, (_, r) in enumerate(s.plans) if r.w]
            out += [(("turn", step), r) for step, r in s.strip.arrows]
        out += [(("button", v), r) for v, r in s.buttons]
        out += [(("hand", h.card.id), h.rect) for h in s.hand]
        return out

    def at(self, pos: QPointF) -> Key:
        """The thing under a point; hand cards further right lie on top."""
        x, y = pos.x(), pos.y()
        if self.scene is None:
            return ()
        for h in reversed(self.scene.hand):
            if h.rect.holds(x, y):
                return ("hand", h.card.id)
        wanted = {"button", "plan", "turn", "seat", "shown"}
        return next((k for k, r in self.things() if k[0] in wanted and r.holds(x, y)), ())

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.mover.running:
            self.mover.finish()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            self.select(0)
            return
        key = self.at(event.position())
        self._press = (key, event.position())
        self.state.pressed = key
        self.clear_why()
        self.dirty_key(key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        pos = event.position()
        if self._press is None:
            self._hover(self.at(pos))
            return
        key, start = self._press
        if key and key[0] == "hand" and (self.state.dragged or (pos - start).manhattanLength() > DRAG_FROM):
            self._drag(key[1], pos, start)

    def _hover(self, key: Key) -> None:
        old = self.state.hover
        if key != old:
            self.state.hover = key
            self.dirty_key(old, key)
            hand = key and key[0] in ("hand", "button", "plan", "turn")
            self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    def _drag(self, card_id: int, pos: QPointF, start: QPointF) -> None:
        assert self.scene is not None
        home = self.place(("hand", card_id))
        if home is None:
            return
        old = self.state.drag_rect
        self.state.dragged = card_id
        self.state.drag_rect = home.moved(pos.x() - start.x(), pos.y() - start.y())
        u, hand = self.scene.u, self.scene.grid.hand
        self.state.drop_at = None if self._onto_table(pos) else self._drop_at(pos).marker
        strip = Rect(hand.x - 30, hand.y - 30 * u, hand.w + 60, self.height() - hand.y + 30 * u)
        self._dirty([r for r in (old, self.state.drag_rect, strip, home) if r is not None])

    def _onto_table(self, pos: QPointF) -> bool:
        assert self.scene is not None
        return pos.y() < self.scene.grid.hand.y - 20 * self.scene.u

    def _drop_at(self, pos: QPointF) -> hands.Drop:
        assert self.scene is not None and self.model is not None
        s = self.scene
        return hands.drop(self.model.hand, s.hand, s.hand_size, s.grid, pos.x(), pos.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._press is None:
            return
        (key, _), self._press = self._press, None
        self.state.pressed = ()
        self.dirty_key(key)
        if self.state.dragged:
            self._drop(event.position())
        elif self._double:
            self._double = False
        elif key and key == self.at(event.position()):
            self.press(key)

    def _drop(self, pos: QPointF) -> None:
        assert self.scene is not None and self.model is not None
        card_id, self.state.dragged = self.state.dragged, 0
        self.state.drag_rect = self.state.drop_at = None
        if self._onto_table(pos):
            self._throw(card_id)
        else:
            self.model.hand.move(card_id, self._drop_at(pos).slot)
            self.model.measure()
            self.sorted_by_hand.emit()
        self.rebuild()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        key = self.at(event.position())
        self._press = (key, event.position())
        if key and key[0] == "hand" and self.model is not None:
            self._double = True
            if self.model.choosing_sets:
                # The first click has picked it or put it back; what counts is the card.
                self.set_tried.emit(key[1])
            # The first click of the two may have tried it already.
            elif self.model.leaving != key[1]:
                self.discard_tried.emit(key[1])

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(())

    # ---- what a press does

    def _throw(self, card_id: int) -> None:
        """A card dragged onto the table: thrown, or the set that it belongs to."""
        if self.model is not None and self.model.choosing_sets:
            self.set_tried.emit(0 if card_id in self.model.picked else card_id)
        else:
            self.discard_tried.emit(card_id)

    def press(self, key: Key, again: bool = False) -> None:
        """A click on a thing, or Space on it; `again`: Enter, which also plays a set that is picked."""
        if key[0] == "hand" and self.model is not None and self.model.choosing_sets:
            if again and key[1] in self.model.picked:
                self.set_tried.emit(0)
            else:
                self.pick(key[1])
        elif key[0] == "hand" and self.model is not None:
            if self.model.selected == key[1]:
                self.discard_tried.emit(key[1])
            else:
                self.select(key[1])
        elif key[0] == "button":
            self.verb_tried.emit(key[1])
        elif key[0] == "turn":
            self.turn_ways(key[1])
        elif key[0] == "plan" and self.scene is not None and key[1] < len(self.scene.plans):
            self.plan_chosen.emit(self.scene.plans[key[1]][0])

    def select(self, card_id: int) -> None:
        """Lifts a card of the hand; 0 lays down whatever is lifted."""
        if self.model is None or self.scene is None or self.grid is None:
            return
        if not card_id and self.model.picked:
            self.pick(*self.model.picked)
        if self.model.selected == card_id:
            return
        old: Key = ("hand", self.model.selected)
        self.dirty_key(old, ("hand", card_id))
        self.model.selected = card_id
        self.scene.hand, self.scene.hand_size = hands.places(self.model, self.grid, self.scene.family, self.zoom)
        self.dirty_key(old, ("hand", card_id))
        self.spoken_changed.emit()

    def pick(self, *card_ids: int) -> None:
        """Picks cards for a set, or puts them back; the sets that are left are offered."""
        if self.model is None or self.scene is None or self.grid is None:
            return
        before = self.model.usable()
        self.dirty_key(*(("hand", i) for i in card_ids))
        for i in card_ids:
            choice.toggle(self.model, i)
        self.state.choosing, self.state.first = False, 0
        self.scene = scenes.build(self.model, self.grid, self.zoom)
        # Which cards go on with it is told by a mark over each of them.
        other = before ^ self.model.usable()
        self.dirty_key(
            *(("hand", h.card.id) for h in self.scene.hand if h.card.id in card_ids or h.card.token in other)
        )
        ways = self.scene.grid.plans
        self._dirty([Rect(ways.x - 10, ways.y - 12, ways.w + 20, ways.h + 16)])
        self.picked.emit()
        self.spoken_changed.emit()

    def turn_ways(self, lines: int) -> None:
        """Other ways to choose from come into sight."""
        if self.scene is not None and self.scene.strip.arrows:
            self.state.first = self.scene.strip.first + lines
            self.rebuild()

    def wheelEvent(self, event: QWheelEvent) -> None:
        where = event.position()
        if self.scene is not None and self.scene.grid.plans.holds(where.x(), where.y()) and event.angleDelta().y():
            self.turn_ways(-1 if event.angleDelta().y() > 0 else 1)
            event.accept()
        else:
            super().wheelEvent(event)

    def show_why(self, text: str) -> None:
        """Why something is not allowed, in the caption's place."""
        self.state.why = text
        self._stage_dirty()

    def clear_why(self) -> None:
        """The caption again."""
        if self.state.why:
            self.state.why = ""
            self._stage_dirty()

    def _stage_dirty(self) -> None:
        if self.scene is not None:
            g = self.scene.grid
            if g.text > LARGE_TEXT:
                self.update()
            self._dirty([Rect(g.stock.x - 10, g.stock.y - 20, g.plans.r - g.stock.x + 20, g.stock.h + 20)])

    # ---- keyboard

    def _keep_focus(self) -> None:
        if self.state.focus and self.place(self.state.focus) is None:
            old = self.state.focus
            self.state.focus = ()
            if old[0] == "hand" and self.scene is not None and self.scene.hand:
                self.state.focus = ("hand", self.scene.hand[0].card.id)

    def rows(self) -> list[list[Key]]:
        """What the arrow keys walk: seats, plans, buttons, hand, from top to bottom."""
        keys = [k for k, _ in self.things()]
        lines = [[k for k in keys if k[0] == kind] for kind in ("seat", "plan", "button", "hand")]
        return [line for line in lines if line]

    def focus_on(self, key: Key) -> None:
        """The keyboard's frame goes to a thing, which comes into sight."""
        if key[0] == "plan" and self.scene is not None:
            self.turn_ways(self.scene.strip.reveal(key[1]) - self.scene.strip.first)
        old, self.state.focus = self.state.focus, key
        self.dirty_key(old, key)
        self.spoken_changed.emit()

    def walk(self, across: int, down: int) -> None:
        """An arrow key."""
        rows = self.rows()
        if not rows:
            return
        line = next((i for i, row in enumerate(rows) if self.state.focus in row), -1)
        if line < 0:
            self.focus_on(rows[-1][0])
            return
        kind = self.state.focus[0]
        if kind == "hand" and self.model is not None and (self.model.hand.columns or self.model.hand.rows):
            placed = self.scene.hand if self.scene is not None else []
            goal = hands.beside(self.model.hand, placed, self.state.focus[1], across, down)
            if goal is not None:
                self.focus_on(("hand", goal))
                return
        if across:
            row = rows[line]
            if kind == "plan" and self.scene is not None:
                row = [("plan", i) for i in range(len(self.scene.plans))]
            self.focus_on(row[(row.index(self.state.focus) + across) % len(row)])
            return
        row = rows[(line + down) % len(rows)]
        here = self.place(self.state.focus)
        x = here.cx if here else 0.0
        self.focus_on(min(row, key=lambda k: abs((self.place(k) or Rect(0, 0, 0, 0)).cx - x)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        arrows: dict[Any, tuple[int, int]] = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = event.key()
        if self.mover.ending and key not in MODIFIERS:
            self.mover.finish()
            return
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if plain and key in arrows:
            self.walk(*arrows[key])
        elif plain and key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter_pressed(key != Qt.Key.Key_Space)
        elif plain and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.digit(key - Qt.Key.Key_1)
        else:
            event.ignore()

    def enter_pressed(self, again: bool = False) -> None:
        """Space or Enter (`again`): ends a movement, or presses what has the frame."""
        if self.waiting:
            self.went_on.emit()
            return
        self.clear_why()
        if self.mover.running:
            self.mover.finish()
        elif self.state.focus:
            self.press(self.state.focus, again)
        elif self.model is not None and self.model.picked:
            self.set_tried.emit(0)
        elif self.model is not None and self.model.selected:
            self.discard_tried.emit(self.model.selected)

    def digit(self, n: int) -> None:
        """Key 1 to 9: a plan while plans are chosen from, else a button of the bar."""
        self.clear_why()
        if self.scene is None:
            return
        if self.state.choosing and n < len(self.scene.plans):
            self.plan_chosen.emit(self.scene.plans[n][0])
        elif not self.state.choosing and n < len(self.scene.buttons):
            self.verb_tried.emit(self.scene.buttons[n][0])
