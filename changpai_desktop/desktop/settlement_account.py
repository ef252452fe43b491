"""The sheets about money on the settlement page: the account line by line, and who pays whom."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from changpai_desktop.desktop.i18n import tr
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import LEFT, MIDDLE, RIGHT, Painter
from changpai_desktop.desktop.settlement_sheets import Sheet
from changpai_desktop.desktop.settlement_words import Row, Settled, signed
from changpai_desktop.desktop.widgets import Look
from changpai_desktop.games.contract import Seat


class AccountSheet(Sheet):
    """The account line by line; Up and Down go through it, Enter asks for the rule."""

    asked = Signal(str)
    """The rule of the line."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.rows: list[Row] = []
        self.chosen = -1
        self._top = 0
        self._places: list[Rect] = []

    def show_settled(self, settled: Settled) -> None:
        self.rows = settled.rows()
        self.chosen, self._top = -1, 0
        super().show_settled(settled)

    def title(self) -> str:
        return tr("Settlement", "Account")

    def note(self) -> str:
        return tr("Settlement", "Choose a line for its rule") if self.rows else ""

    def spoken(self, s: Settled) -> str:
        lines = [f"{x.item} {x.detail} {x.figure}" for x in self.rows]
        return ". ".join([*lines, s.zero()])

    def draw(self, b: Painter, r: Rect, s: Settled) -> None:
        u = self.u
        foot = r.bottom(24 * u)
        b.text(foot, s.zero(), 16, "ink2")
        r = r.top(r.h - 28 * u)
        self._places = []
        if not self.rows:
            b.text(r.top(40 * u), tr("Settlement", "Nothing is paid for this hand."), 18)
            return
        least = 26 * u * b.text_scale
        high = max(least, min(40 * u, r.h / len(self.rows)))
        seen = max(1, int((r.h + 1) / high))
        self._top = max(0, min(self._top, len(self.rows) - seen))
        if self.chosen >= 0:
            self._top = min(self.chosen, max(self._top, self.chosen - seen + 1))
        names = max(b.width(x.item, 18, x.total) for x in self.rows)
        names = min(names + 14 * u, r.w * 0.42)
        for i, row in enumerate(self.rows[self._top : self._top + seen]):
            line = Rect(r.x, r.y + i * high, r.w, high)
            self._places.append(line)
            self._row(b, line, row, names, self._top + i == self.chosen)
        if self._top + seen < len(self.rows):
            b.icon("down", r.r - 8 * u, r.b - 6 * u, 18 * u, "ink2")

    def _row(self, b: Painter, r: Rect, row: Row, names: float, chosen: bool) -> None:
        u = self.u
        if row.total:
            b.rect(Rect(r.x - 10 * u, r.y + u, r.w + 20 * u, r.h - 2 * u), "raised", None, 6)
        elif not chosen:
            b.line(r.x, r.b, r.r, r.b, "line", 1, 0.6)
        size = 18 if r.h > 32 * u else 16
        b.text(Rect(r.x + 2 * u, r.y, names, r.h), row.item, size, bold=row.total)
        figure = b.width(row.figure, size + 1, True) + 10 * u
        rule = b.width(row.rule, 14) + 16 * u
        b.text(Rect(r.x + names + 6 * u, r.y, r.w - names - figure - rule - 10 * u, r.h), row.detail, size - 1, "ink2")
        b.text(Rect(r.x, r.y, r.w - figure - 6 * u, r.h), row.rule, 14, "brass", RIGHT)
        b.text(Rect(r.x, r.y, r.w - 2 * u, r.h), row.figure, size + 1, "ink", RIGHT, True)
        if chosen and self.hasFocus():
            b.focus(Rect(r.x - 8 * u, r.y + 2 * u, r.w + 16 * u, r.h - 4 * u))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if step and self.rows:
            self.chosen = max(0, min(len(self.rows) - 1, self.chosen + step))
            row = self.rows[self.chosen]
            self.setAccessibleDescription(f"{row.item} {row.detail} {row.figure} {row.rule}")
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask(self.chosen)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        for i, r in enumerate(self._places):
            if r.holds(event.position().x(), event.position().y()):
                self.chosen = self._top + i
                self.update()
                self._ask(self.chosen)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.chosen = -1
        self._top = max(0, self._top - (1 if event.angleDelta().y() > 0 else -1))
        self.update()

    def _ask(self, number: int) -> None:
        if 0 <= number < len(self.rows):
            self.asked.emit(self.rows[number].rule)


class PaysSheet(Sheet):
    """Who pays whom, all lines between two players set off against each other."""

    def title(self) -> str:
        return tr("Settlement", "Who pays whom")

    def spoken(self, s: Settled) -> str:
        pays = [
            tr("Settlement", "{payer} pays {payee} {n}", payer=s.name(a), payee=s.name(c), n=n)
            for a, c, n in s.payments()
        ]
        return ". ".join(pays) or tr("Settlement", "Nobody pays.")

    def draw(self, b: Painter, r: Rect, s: Settled) -> None:
        u = self.u
        w, h = min(112 * u, r.w * 0.42), 66 * u
        y0, y1 = r.y + 6 * u + h / 2, r.b - h / 2 - 4 * u
        left, right, mid = r.x + w / 2, r.r - w / 2, r.cx
        four = len(s.seats) == 4
        side = (y0 + y1) / 2 if four else y0
        alone = len(s.seats) == 2
        spots = {
            "me": (mid, y1),
            "next": (mid if alone else right, y0 if alone else side),
            "across": (mid, y0),
            "prev": (left, side),
        }
        nodes = {seat: Rect(spots[s.place(seat)][0] - w / 2, spots[s.place(seat)][1] - h / 2, w, h) for seat in s.seats}
        best = max(s.outcome.deltas)
        marks = [self._arrow(b, nodes[a], nodes[c], n) for a, c, n in s.payments()]
        for seat, box in nodes.items():
            self._node(b, box, s, seat, 0 < best == s.outcome.deltas[seat])
        for box, text in marks:
            b.rect(box, "panel", "line", 6)
            b.text(box, text, 18, "ink", MIDDLE, True)
        if not marks:
            b.text(Rect(r.x, r.cy - 4 * u, r.w, 30 * u), tr("Settlement", "Nobody pays."), 17, "ink2", MIDDLE)

    def _node(self, b: Painter, r: Rect, s: Settled, seat: Seat, best: bool) -> None:
        u = self.u
        b.rect(r, "raised", "cinnabar" if best else "line", 9, 2 if best else 1.2)
        b.glyph(s.glyph(seat), r.x + 23 * u, r.cy, 34 * u)
        b.text(Rect(r.x + 46 * u, r.y + 5 * u, r.w - 50 * u, 28 * u), s.name(seat), 16)
        gain = signed(s.outcome.deltas[seat])
        b.text(Rect(r.x + 46 * u, r.y + 31 * u, r.w - 50 * u, 30 * u), gain, 20, "seal" if best else "ink", LEFT, True)

    def _arrow(self, b: Painter, start: Rect, end: Rect, n: int) -> tuple[Rect, str]:
        u = self.u
        x1, y1 = _edge(start, end, 4 * u)
        x2, y2 = _edge(end, start, 6 * u)
        b.line(x1, y1, x2, y2, "ink2", 2.4 * u)
        turn = math.atan2(y2 - y1, x2 - x1)
        for d in (2.6, -2.6):
            b.line(x2, y2, x2 + 12 * u * math.cos(turn + d), y2 + 12 * u * math.sin(turn + d), "ink2", 2.4 * u)
        wide = max(34 * u, b.width(str(n), 18, True) + 16 * u)
        # A short arrow keeps its figure beside it.
        short = math.hypot(x2 - x1, y2 - y1) < wide + 26 * u
        at = 0.5 if not short else 0.0
        mx, my = x1 + (x2 - x1) * (at or 0.5), (y1 + y2) / 2 - (24 * u if short else 0)
        return Rect(mx - wide / 2, my - 15 * u, wide, 30 * u), str(n)


def _edge(a: Rect, c: Rect, gap: float) -> tuple[float, float]:
    """Where the line from the middle of a to the middle of c leaves a, a little outside."""
    dx, dy = c.cx - a.cx, c.cy - a.cy
    k = min(a.w / 2 / abs(dx) if dx else math.inf, a.h / 2 / abs(dy) if dy else math.inf)
    far = math.hypot(dx, dy) or 1.0
    return a.cx + dx * k + dx / far * gap, a.cy + dy * k + dy / far * gap
