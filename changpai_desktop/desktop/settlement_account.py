"""The sheets about money on the settlement page: the account line by line, and who pays whom."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from changpai_desktop.desktop.i18n import tr
from changpai_desktop.desktop.layout import FEW_SEATS, Rect
from changpai_desktop.desktop.paint import LEFT, MIDDLE, RIGHT
from changpai_desktop.desktop.settlement_pen import SheetPen, large, measuring
from changpai_desktop.desktop.settlement_sheets import Sheet
from changpai_desktop.desktop.settlement_words import Row, Settled, signed
from changpai_desktop.desktop.table.print_low import mark
from changpai_desktop.desktop.widgets import Look
from changpai_desktop.games.contract import Seat


class AccountSheet(Sheet):
    """The account line by line; Up and Down go through it, Enter asks for the rule."""

    asked = Signal(str)
    """The rule of the line."""
    reached = Signal(int, int)
    """Top and bottom of the line that the keyboard has come to."""

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

    def draw(self, b: SheetPen, r: Rect, s: Settled) -> None:
        u = self.u
        foot = r.bottom(24 * u)
        # Four gains take the room of the words before them, and then of the names.
        ways = (s.zero(), *(s.gains(letters) for letters in (99, 9, 6, 4, 2)))
        b.text(foot, next((text for text in ways if b.width(text, 16) <= foot.w), ways[-1]), 16, "ink2")
        r = r.top(r.h - 28 * u)
        self._places = []
        if not self.rows:
            b.text(r.top(40 * u), tr("Settlement", "Nothing is paid for this hand."), 18)
            return
        least = 26 * u * b.text_scale
        high = max(least, min(40 * u, r.h / len(self.rows)))
        seen = max(1, int((r.h + 1) / high))
        if seen < len(self.rows):
            # The arrow that says there is more has a line's end to itself.
            seen = max(1, int((r.h + 1 - 14 * u) / high))
        self._top = max(0, min(self._top, len(self.rows) - seen))
        if self.chosen >= 0:
            self._top = min(self.chosen, max(self._top, self.chosen - seen + 1))
        names = max(b.width(x.item, 18, x.total) for x in self.rows)
        details = max((b.width(x.detail, 17) for x in self.rows), default=0.0)
        tail = max(b.width(x.figure, 19, True) + b.width(x.rule, 14) for x in self.rows) + 44 * u
        # How something comes about is told beside what it is called; neither takes from the other without need.
        names = min(names + 14 * u, max(r.w * 0.42, r.w - tail - details))
        for i, row in enumerate(self.rows[self._top : self._top + seen]):
            line = Rect(r.x, r.y + i * high, r.w, high)
            self._places.append(line)
            self._row(b, line, row, names, self._top + i == self.chosen)
        if self._top + seen < len(self.rows):
            b.icon("down", r.r - 8 * u, r.b - 6 * u, 18 * u, "ink2")

    def _row(self, b: SheetPen, r: Rect, row: Row, names: float, chosen: bool) -> None:
        u = self.u
        if row.total:
            b.rect(Rect(r.x - 10 * u, r.y + u, r.w + 20 * u, r.h - 2 * u), "raised", None, 6)
        elif not chosen:
            b.line(r.x, r.b, r.r, r.b, "line", 1, 0.6)
        size = 18 if r.h > 32 * u else 16
        figure = b.width(row.figure, size + 1, True) + 10 * u
        rule = b.width(row.rule, 14) + 16 * u
        wide = names if row.detail else r.w - figure - rule - 4 * u
        b.text(Rect(r.x + 2 * u, r.y, wide, r.h), row.item, size, bold=row.total)
        b.text(Rect(r.x + names + 6 * u, r.y, r.w - names - figure - rule - 10 * u, r.h), row.detail, size - 1, "ink2")
        b.text(Rect(r.x, r.y, r.w - figure - 6 * u, r.h), row.rule, 14, "brass", RIGHT)
        b.text(Rect(r.x, r.y, r.w - 2 * u, r.h), row.figure, size + 1, "ink", RIGHT, True)
        if chosen and self.hasFocus():
            b.focus(Rect(r.x - 8 * u, r.y + 2 * u, r.w + 16 * u, r.h - 4 * u))

    def flow(self, b: SheetPen, r: Rect, s: Settled) -> float:
        y, m = r.y, 4 * b.base
        self._places, self._top = [], 0
        for i, row in enumerate(self.rows):
            end = self._flow_row(b, Rect(r.x, y + m, r.w, 0), row) + m
            place = Rect(r.x, y, r.w, end - y)
            self._places.append(place)
            b.line(r.x, end, r.r, end, "line", 1, 0.6)
            if i == self.chosen and self.hasFocus():
                b.focus(place.inset(-6 * b.base, 2 * b.base))
            y = end
        if not self.rows:
            y = b.block(Rect(r.x, y, r.w, 0), tr("Settlement", "Nothing is paid for this hand."), 18)
        return b.block(Rect(r.x, y + 2 * m, r.w, 0), s.zero(), 16, "ink2")

    def _flow_row(self, b: SheetPen, r: Rect, row: Row) -> float:
        """Item and figure in a line, the rule and how it comes about below; returns where it ends."""
        figure = b.width(row.figure, 18, True) + 10 * b.base
        b.whole(Rect(r.r - figure, r.y, figure, b.line_of(18)), row.figure, 18, "ink", RIGHT, True)
        y = b.block(Rect(r.x, r.y, r.w - figure, 0), row.item, 18, bold=row.total)
        rule = b.width(row.rule, 14) + 10 * b.base
        b.text(Rect(r.r - rule, y, rule, b.line_of(15)), row.rule, 14, "brass", RIGHT)
        if row.detail:
            return b.block(Rect(r.x, y, r.w - rule, 0), row.detail, 15, "ink2")
        return y + (b.line_of(15) if row.rule else 0.0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if step and self.rows:
            self.chosen = max(0, min(len(self.rows) - 1, self.chosen + step))
            row = self.rows[self.chosen]
            self.setAccessibleDescription(f"{row.item} {row.detail} {row.figure} {row.rule}")
            self.update()
            if self.chosen < len(self._places):
                place = self._places[self.chosen]
                self.reached.emit(round(place.y), round(place.b))
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
        if large(self.look):
            # All lines are there; it is the page that scrolls.
            event.ignore()
            return
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

    def draw(self, b: SheetPen, r: Rect, s: Settled) -> None:
        u = self.u
        if len(s.seats) > FEW_SEATS:
            self._list(b, r, s, min(36 * u, r.h / len(s.seats)))
        elif len(s.seats) == 4:
            # One seat in each corner: the arrows need the middle.
            self._web(b, r, s, min(112 * u, r.w * 0.4), 62 * u)
        else:
            self._web(b, r, s, min(112 * u, r.w * 0.42), 66 * u)

    def _list(self, b: SheetPen, r: Rect, s: Settled, high: float) -> None:
        """Many players: a line for each, with whom it pays and what it gains."""
        u, best = b.u, max(s.outcome.deltas)
        for i, seat in enumerate(s.around()):
            line = Rect(r.x, r.y + i * high, r.w, high)
            if i:
                b.line(line.x, line.y, line.r, line.y, "line", 1, 0.6)
            rests = s.rests(seat)
            mark(b, s.glyph(seat), line.x + 17 * u, line.cy, min(32 * u, high * 0.95))
            gain = self._gain(s, seat)
            tone = "seal" if 0 < best == s.outcome.deltas[seat] else "ink"
            b.text(line, gain, 18, tone, RIGHT, True)
            room = line.after(40 * u).left(line.w - 40 * u - b.width(gain, 18, True) - 10 * u)
            took = b.text(room, s.name(seat), 16, "ink2" if rests else "ink") + 10 * u
            paid = "  ".join(f"→ {s.name(c)} {n}" for a, c, n in s.payments() if a == seat)
            if b.width(paid, 15) <= room.w - took:
                b.text(room.after(took), paid, 15, "ink2")

    def flow(self, b: SheetPen, r: Rect, s: Settled) -> float:
        if len(s.seats) > FEW_SEATS:
            high = 1.25 * b.line_of(18)
            self._list(b, r, s, high)
            return r.y + high * len(s.seats)
        wide = self._node_width(b, s)
        figure = max((b.width(str(n), 18, True) for _, _, n in s.payments()), default=0.0) + 60 * b.base
        high = b.line_of(16) + b.line_of(20) + 10 * b.base
        tall = 2 * high + max(60 * b.base, b.line_of(18) * 1.6)
        self._web(b, Rect(r.x, r.y, r.w, tall + 10 * b.base), s, min(wide, (r.w - figure) / 2, 0.42 * r.w), high)
        return r.y + tall + 10 * b.base

    def _node_width(self, b: SheetPen, s: Settled) -> float:
        said = [(s.name(x), self._gain(s, x)) for x in s.seats]
        return 56 * b.u + max(max(b.width(name, 16), b.width(gain, 20, True)) for name, gain in said)

    def names_fit(self, wide: float) -> bool:
        """Whether whole names fit into a sheet of this width in large text."""
        if self.settled is None:
            return True
        with measuring(self.look, self.u) as b:
            return self._node_width(b, self.settled) <= 0.42 * self._inside(b, wide, 0, 0).w

    def _web(self, b: SheetPen, r: Rect, s: Settled, w: float, h: float) -> None:
        u = b.base
        y0, y1 = r.y + 6 * u + h / 2, r.b - h / 2 - 4 * u
        left, right, mid = r.x + w / 2, r.r - w / 2, r.cx
        four, alone = len(s.seats) == 4, len(s.seats) == 2
        spots = {
            "me": (left if four else mid, y1),
            "next": (mid if alone else right, y1 if four else y0),
            "across": (right if four else mid, y0),
            "prev": (left, y0),
        }
        nodes = {seat: Rect(spots[s.place(seat)][0] - w / 2, spots[s.place(seat)][1] - h / 2, w, h) for seat in s.seats}
        best = max(s.outcome.deltas)
        marks = [self._arrow(b, nodes[a], nodes[c], n, four) for a, c, n in s.payments()]
        for seat, box in nodes.items():
            self._node(b, box, s, seat, 0 < best == s.outcome.deltas[seat])
        for box, text in marks:
            b.rect(box, "panel", "line", 6)
            b.text(box, text, 18, "ink", MIDDLE, True)
        if not marks:
            y = r.cy - 15 * u if four else r.cy - 4 * u
            b.text(Rect(r.x, y, r.w, 30 * u), tr("Settlement", "Nobody pays."), 17, "ink2", MIDDLE)

    @staticmethod
    def _gain(s: Settled, seat: Seat) -> str:
        """What the seat gets; one that rests neither pays nor gets."""
        gain = s.outcome.deltas[seat]
        return s.status(seat) if s.rests(seat) and not gain else signed(gain)

    def _node(self, b: SheetPen, r: Rect, s: Settled, seat: Seat, best: bool) -> None:
        u, gain, rests = b.u, self._gain(s, seat), s.rests(seat)
        b.rect(r, None if rests else "raised", "cinnabar" if best else "line", 9, 2 if best else 1.2)
        b.glyph(s.glyph(seat), r.x + 23 * u, r.cy, 34 * u, "ink2" if rests else "ink")
        half = 28 * u if b.plain else b.line_of(16)
        tail = 30 * u if b.plain else b.line_of(20)
        top = r.y + (r.h - half - tail + 2 * u) / 2
        room = Rect(r.x + 46 * u, top, r.w - 50 * u, half)
        b.text(room, s.name(seat), 16, "ink2" if rests else "ink")
        under = Rect(room.x, top + half - 2 * u, room.w, tail)
        if rests:
            # The box is pale already; a word that would be cut gives way.
            b.text(under, gain if b.width(gain, 16) <= under.w else "–", 16, "ink2")
        else:
            b.whole(under, gain, 20, "seal" if best else "ink", LEFT, True)

    def _arrow(self, b: SheetPen, start: Rect, end: Rect, n: int, crossed: bool) -> tuple[Rect, str]:
        u = b.base
        x1, y1 = _edge(start, end, 4 * u)
        x2, y2 = _edge(end, start, 6 * u)
        b.line(x1, y1, x2, y2, "ink2", 2.4 * u)
        turn = math.atan2(y2 - y1, x2 - x1)
        for d in (2.6, -2.6):
            b.line(x2, y2, x2 + 12 * u * math.cos(turn + d), y2 + 12 * u * math.sin(turn + d), "ink2", 2.4 * u)
        high = 30 * u if b.plain else b.line_of(18)
        wide = max(34 * u, b.width(str(n), 18, True) + 16 * u)
        mx, my = (x1 + x2) / 2, (y1 + y2) / 2
        if math.hypot(x2 - x1, y2 - y1) < wide + 26 * u:
            # A short arrow keeps its figure beside it.
            mx, my = (mx + wide * 0.75, my) if abs(x2 - x1) < 1 else (mx, my - high * 0.8)
        elif crossed and abs(x2 - x1) > 1 and abs(y2 - y1) > 1:
            # Of two arrows that cross each has its figure before the crossing.
            mx, my = x1 + (x2 - x1) * 0.3, y1 + (y2 - y1) * 0.3
        return Rect(mx - wide / 2, my - high / 2, wide, high), str(n)


def _edge(a: Rect, c: Rect, gap: float) -> tuple[float, float]:
    """Where the line from the middle of a to the middle of c leaves a, a little outside."""
    dx, dy = c.cx - a.cx, c.cy - a.cy
    k = min(a.w / 2 / abs(dx) if dx else math.inf, a.h / 2 / abs(dy) if dy else math.inf)
    far = math.hypot(dx, dy) or 1.0
    return a.cx + dx * k + dx / far * gap, a.cy + dy * k + dy / far * gap
