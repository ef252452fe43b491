"""The painted sheets of the settlement page that show cards: head, groups, open hands.

A `Settled` hand flows into each; each paints itself at the page's unit u, takes the keyboard's focus and says
what it shows to screen readers.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop.i18n import cards, tr, word
from changpai_desktop.desktop.layout import FOLD, PITCH, Rect, group_size
from changpai_desktop.desktop.paint import LEFT, MIDDLE, RIGHT, Painter, corner
from changpai_desktop.desktop.settlement_hands import draw_hands, draw_runs, draw_winners, fit, flow_hands, hands_spoken
from changpai_desktop.desktop.settlement_pen import SheetPen, measuring
from changpai_desktop.desktop.settlement_words import Settled, signed
from changpai_desktop.desktop.surfaces import card_panel
from changpai_desktop.desktop.table.talk import own_words
from changpai_desktop.desktop.theme import LEAST_TEXT
from changpai_desktop.desktop.widgets import Look
from changpai_desktop.games.contract import Seat, Winner

MARGIN: Final = 18
SHORT: Final = 12
"""A longer rest of the stock has the whole width, under its name."""
STOCK: Final = 1.35
"""What such a stock gets of the height, in lines of a hand."""


class Sheet(QWidget):
    """A sheet of paper with a title.

    It fills the place that the page gives it (`draw`), or with large text it takes the height it needs (`flow`).
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.u = 1.0
        self.settled: Settled | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self.update)

    def show_settled(self, settled: Settled) -> None:
        """Shows this hand, in the language of now."""
        self.settled = settled
        self.setAccessibleName(self.title())
        self.setAccessibleDescription(self.spoken(settled))
        self.update()

    def title(self) -> str:
        """The sheet's title."""
        return ""

    def note(self) -> str:
        """A small remark at the right of the title."""
        return ""

    def spoken(self, s: Settled) -> str:
        """All the sheet says."""
        return ""

    def draw(self, b: SheetPen, r: Rect, s: Settled) -> None:
        """Paints what lies under the title, into r."""

    def flow(self, b: SheetPen, r: Rect, s: Settled) -> float:
        """The same in large text, as far down from the top of r as it needs; returns where it ends."""
        return r.y

    def wanted(self, wide: float) -> float:
        """The height it takes in large text."""
        if self.settled is None:
            return 0.0
        with measuring(self.look, self.u) as b:
            b.face_set = self.settled.game.face_set
            top = max(self._titled(b, wide), 10 * b.base)
            end = self.flow(b, self._inside(b, wide, top, 1e6), self.settled)
        return end + 14 * self.u + 5

    def _titled(self, b: SheetPen, wide: float) -> float:
        """Title and remark; returns where the rest begins."""
        if not self.title():
            return 0.0
        u, m = b.base, MARGIN * b.base
        high = 34 * u if b.plain else b.line_of(19)
        took = b.text(Rect(m, 6 * u, wide - 2 * m, high), self.title(), 19, bold=True)
        room = Rect(30 * u + took, 6 * u, wide - 50 * u - took, high)
        # Half a remark in large text says nothing.
        if b.plain or b.width(self.note(), 15) <= room.w:
            b.text(room, self.note(), 15, "ink2", RIGHT)
        return 8 * u + high

    @staticmethod
    def _inside(b: SheetPen, wide: float, top: float, high: float) -> Rect:
        m = MARGIN * b.base
        return Rect(m, top, wide - 2 * m, high - top - 12 * b.base)

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = SheetPen(p, self.look, self.u)
        whole = Rect(0, 0, self.width(), self.height())
        card_panel(b, Rect(2, 1, whole.w - 4, whole.h - 5))
        top = self._titled(b, whole.w)
        r = self._inside(b, whole.w, top if b.plain else max(top, 10 * b.base), whole.h)
        if self.settled is not None:
            b.face_set = self.settled.game.face_set
            if b.plain:
                self.draw(b, r, self.settled)
            else:
                self.flow(b, r, self.settled)
        if self.hasFocus():
            b.focus(whole.inset(6 * self.u))
        p.end()


class HeadSheet(Sheet):
    """Seal, who won and how, and the gain."""

    def spoken(self, s: Settled) -> str:
        gain = f"{tr('Settlement', 'This hand')}: {signed(s.outcome.deltas[s.result()])}"
        return " ".join(x for x in (s.explanation(), s.remark(), gain) if x)

    def show_settled(self, settled: Settled) -> None:
        super().show_settled(settled)
        self.setAccessibleName(settled.heading())

    def draw(self, b: SheetPen, r: Rect, s: Settled) -> None:
        u, gain = self.u, s.outcome.deltas[s.result()]
        self._seal(b, r.x + 40 * u, self.height() / 2 - u, 68 * u, s)
        wide = r.w - 100 * u - 210 * u
        said = next((x for x in s.headings() if b.width(x, 28, True) <= wide), s.headings()[-1])
        told = next((x for x in s.explanations() if b.width(x, 18) <= wide + 60 * u), s.explanations()[-1])
        remark = s.remark()
        if remark and b.width(f"{told}    {remark}", 18) <= wide + 60 * u:
            told, remark = f"{told}    {remark}", ""
        if remark:
            b.text(Rect(r.x + 94 * u, 3 * u, wide, 38 * u), said, 26, bold=True)
            b.text(Rect(r.x + 94 * u, 38 * u, wide + 60 * u, 24 * u), told, 16, "ink2")
            b.sentence(Rect(r.x + 94 * u, 61 * u, wide + 60 * u, 24 * u), remark, 16)
        else:
            b.text(Rect(r.x + 94 * u, 7 * u, wide, 46 * u), said, 28, bold=True)
            b.text(Rect(r.x + 94 * u, 50 * u, wide + 60 * u, 30 * u), told, 18, "ink2")
        token = "seal" if gain > 0 else "ink"
        b.text(Rect(r.x, 4 * u, r.w - 8 * u, 58 * u), signed(gain), 46, token, RIGHT, True)
        b.text(Rect(r.r - 210 * u, 57 * u, 202 * u, 26 * u), self._whose(s), 16, "ink2", RIGHT)

    def flow(self, b: SheetPen, r: Rect, s: Settled) -> float:
        gain, size = s.outcome.deltas[s.result()], 68 * b.base * float(b.text_scale**0.4)
        most = max(b.width(self._whose(s), 16), b.width(signed(gain), 46, True))
        wide, high = min(most, 0.34 * r.w), b.line_of(46)
        self._seal(b, r.x + size / 2, r.y + size / 2 + 4 * b.base, size, s)
        words = r.after(size + 16 * b.base).left(r.w - size - wide - 36 * b.base)
        # How each of several has won stands below, with the name.
        end = b.block(words, s.headings()[-1], 28, bold=True)
        end = b.block(Rect(words.x, end + 2 * b.base, words.w, 0), s.explanations()[0], 18, "ink2")
        if s.remark():
            end = b.block(Rect(words.x, end + 2 * b.base, words.w, 0), s.remark(), 16, "ink2")
        token = "seal" if gain > 0 else "ink"
        b.whole(Rect(r.r - wide, r.y, wide, high), signed(gain), 46, token, RIGHT, True)
        low = b.line_of(16)
        b.text(Rect(r.r - wide, r.y + high, wide, low), self._whose(s), 16, "ink2", RIGHT)
        return max(end, r.y + size + 8 * b.base, r.y + high + low)

    @staticmethod
    def _whose(s: Settled) -> str:
        return tr("Settlement", "{name}, this hand", name=s.name(s.result()))

    @staticmethod
    def _seal(b: SheetPen, cx: float, cy: float, size: float, s: Settled) -> None:
        if s.outcome.kind == "win":
            b.seal(s.seal(), cx, cy, size)
        else:
            # Nothing to celebrate: the same seal as an outline.
            b.rect(Rect(cx - size / 2, cy - size / 2, size, size), "raised", "ink2", 9, 1.6)
            b.glyph(s.seal(), cx, cy, size * 0.78)


class GroupsSheet(Sheet):
    """The winners' groups with name and value; after a draw everybody's groups and hand."""

    def title(self) -> str:
        s = self.settled
        if s is None or s.outcome.kind != "win":
            return tr("Settlement", "All hands")
        several = len(s.outcome.winners) > 1
        return own_words(s.game, tr("Settlement", "Winning hands") if several else tr("Settlement", "The winning hand"))

    def note(self) -> str:
        s = self.settled
        if s is None or all(s.marked(w)[0] < 0 for w in s.outcome.winners):
            return ""
        return own_words(s.game, tr("Settlement", "The framed card won"))

    def spoken(self, s: Settled) -> str:
        parts = []
        for w in s.outcome.winners:
            groups = [f"{s.group_name(w, g)} {cards(g.cards, s.game)} {self.worth(s, g.value)}" for g in w.groups]
            parts.append(f"{s.name(w.seat)}: " + "; ".join(groups))
        return ". ".join(parts) or hands_spoken(s, s.around())

    @staticmethod
    def worth(s: Settled, value: int | None) -> str:
        """A group's value with its unit; nothing where groups have no value of their own."""
        if value is None and all(g.value is None for w in s.outcome.winners for g in w.groups):
            return ""
        return f"{value} {word(s.game.unit)}" if value else tr("Settlement", "not counted")

    def draw(self, b: SheetPen, r: Rect, s: Settled) -> None:
        winners = s.outcome.winners
        if not winners:
            draw_hands(b, r, s, s.around(), self.u)
            return
        if len(winners) > 2:
            draw_winners(b, r, s)
            return
        # Columns need height, rows need width: so several winners stand beside or below each other.
        beside = s.game.pack.family == "zi"
        wide, high = (r.w / len(winners), r.h) if beside else (r.w, r.h / len(winners))
        for i, winner in enumerate(winners):
            part = Rect(r.x + (i * wide if beside else 0), r.y + (0 if beside else i * high), wide, high)
            if len(winners) > 1 and beside:
                part = part.left(wide - 10 * self.u)
                b.text(part.top(24 * self.u), s.name(winner.seat), 17, bold=True)
                part = part.below(26 * self.u)
            elif len(winners) > 1:
                b.text(part.left(96 * self.u), s.name(winner.seat), 17, bold=True)
                part = part.after(100 * self.u)
            self._winner(b, part, s, winner)

    def _captions(self, s: Settled, winner: Winner) -> list[tuple[str, str, str]]:
        """Name, value with its unit and value alone (empty if it does not count) of each group."""
        return [(s.group_name(winner, g), self.worth(s, g.value), str(g.value or "")) for g in winner.groups]

    @staticmethod
    def _fitted(b: SheetPen, said: list[tuple[str, str, str]], slot: float, gap: float) -> list[tuple[str, str, str]]:
        """Without the unit where a name and its value would nearly touch the next; the account names the unit."""
        wide = max((b.width(a, 16) + gap + b.width(c, 17, bool(n)) for a, c, n in said), default=0.0)
        if wide <= slot - 2 * gap:
            return said
        return [(a, n or (c if b.width(c, 17) <= slot - 3 * gap else "–"), n) for a, c, n in said]

    def _winner(self, b: SheetPen, r: Rect, s: Settled, winner: Winner) -> None:
        u, family, said = self.u, s.game.pack.family, self._captions(s, winner)
        label = 26 * u * b.text_scale
        said = self._fitted(b, said, r.w / max(1, len(winner.groups)), 8 * u)
        need = max((b.width(a, 16) + 8 * u + b.width(c, 17, bool(n)) for a, c, n in said), default=0.0)
        ways = []
        for lines in (1, 2, 3):
            per = math.ceil(len(winner.groups) / lines) or 1
            low = label * (2 if need > r.w / per else 1)
            if low > label:
                # Long names go over several lines.
                low += (max(len(_name_lines(b, a, r.w / per)) for a, _, _ in said) - 1) * _line(b)
            ways.append((_width(winner, r, family, lines, low, u), lines, low))
        best, lines, label = max(ways, key=lambda way: way[:2])
        per = math.ceil(len(winner.groups) / lines)
        marked = s.marked(winner)
        high = r.h / lines
        for line in range(lines):
            part = winner.groups[line * per : (line + 1) * per]
            if not part:
                continue
            sizes = [group_size(len(g.cards), best, family) for g in part]
            slot = r.w / max(per, 1)
            x = r.x
            for i, (g, (w, _)) in enumerate(zip(part, sizes, strict=True)):
                number = line * per + i
                tallest = max(h for _, h in sizes)
                y = r.y + line * high + max(0.0, (high - tallest - label) / 2)
                left = x + (slot - w) / 2
                b.group(g.cards, Rect(left, y, w, tallest), best, family)
                if number == marked[0]:
                    _mark(b, left, y, best, marked[1], len(g.cards), family)
                _caption(b, Rect(x, y + tallest + 4 * u, slot, label), *said[number], need > slot)
                x += slot

    def flow(self, b: SheetPen, r: Rect, s: Settled) -> float:
        y, winners = r.y, s.outcome.winners
        if not winners:
            return flow_hands(b, r, s, s.around())
        for winner in winners:
            if len(winners) > 1:
                b.text(Rect(r.x, y, r.w, b.line_of(17)), s.name(winner.seat), 17, bold=True)
                y += b.line_of(17)
            y = self._flow_winner(b, Rect(r.x, y, r.w, 0), s, winner)
        return y

    def _flow_winner(self, b: SheetPen, r: Rect, s: Settled, winner: Winner) -> float:
        """The groups from the left, each as wide as its cards and the two lines under them."""
        said, family, gap = self._captions(s, winner), s.game.pack.family, 14 * b.base
        w = 52 * b.base * float(b.text_scale**0.3)
        sizes = [group_size(len(g.cards), w, family) for g in winner.groups]
        name = max(b.width(a, 16) for a, _, _ in said) if said else 0.0
        slots = [
            min(r.w, max(size[0], b.width(c, 17, bool(n)), min(name, 5 * b.px(16))) + gap)
            for size, (_, c, n) in zip(sizes, said, strict=True)
        ]
        tallest, label = max((h for _, h in sizes), default=0.0), 2 * b.line_of(17)
        x, y, marked = r.x, r.y, s.marked(winner)
        for i, (g, slot) in enumerate(zip(winner.groups, slots, strict=True)):
            if x + slot > r.r + gap and x > r.x:
                x, y = r.x, y + tallest + label + gap
            left = x + (slot - gap - sizes[i][0]) / 2
            b.group(g.cards, Rect(left, y, sizes[i][0], tallest), w, family)
            if i == marked[0]:
                _mark(b, left, y, w, marked[1], len(g.cards), family)
            _caption(b, Rect(x, y + tallest + 4 * b.base, slot - gap, label), *said[i], True)
            x += slot
        return y + tallest + label + 4 * b.base


def _caption(b: SheetPen, r: Rect, name: str, worth: str, value: str, stacked: bool = False) -> None:
    """Name and value of a group side by side around its middle, or one under the other; words give way."""
    token, counts = "seal" if value else "ink2", bool(value)
    if stacked:
        low = min(r.h / 2, 26 * b.u * b.text_scale) if b.plain else r.h / 2
        top = r.top(r.h - low)
        if b.plain and b.width(name, 16) > r.w - 4 * b.u:
            _broken(b, top, name)
        else:
            b.text(top, name, 16, "ink", MIDDLE)
        fits = b.width(worth, 17, counts) <= r.w
        b.whole(r.bottom(low), worth if fits else value or "–", 17, token, MIDDLE, counts)
        return
    gap = 8 * b.u
    a, c = b.width(name, 16), b.width(worth, 17, counts)
    a = min(a, max(20.0, r.w - c - gap))
    x = r.x + (r.w - a - gap - c) / 2
    b.text(Rect(x, r.y, a + 1, r.h), name, 16)
    b.text(Rect(x + a + gap, r.y, c + 2, r.h), worth, 17, token, LEFT, counts)


def _broken(b: SheetPen, r: Rect, name: str) -> None:
    """A name in as many lines as it needs, each in the middle."""
    lines, high = _name_lines(b, name, r.w), _line(b)
    y = r.cy - high * len(lines) / 2
    for i, line in enumerate(lines):
        b.text(Rect(r.x - 2, y + i * high, r.w + 4, high), line, 16, "ink", MIDDLE)


def _name_lines(b: SheetPen, name: str, wide: float) -> list[str]:
    """The lines of a group's name, with air at its sides as long as two are enough."""
    lines = b.wrapped(name, 16, wide - 5 * b.u)
    return lines if len(lines) <= 2 else b.wrapped(name, 16, wide - b.u)


def _line(b: SheetPen) -> float:
    """The height of a line of a group's name; small windows do not make its text smaller than can be read."""
    return 1.2 * max(LEAST_TEXT, b.px(16))


def _mark(b: Painter, x: float, y: float, w: float, place: int, count: int, family: Family) -> None:
    seen, high = w, w * FOLD[family]
    # Covered cards show only a part; the frame holds what is seen.
    if place < count - 1:
        seen = w * PITCH if family == "long" else w
        high = w if family == "zi" else high
    b.mark(Rect(*corner(place, Rect(x, y, 0, 0), w, family), seen, high), "seal", 1)


def _width(winner: Winner, r: Rect, family: Family, lines: int, label: float, u: float) -> float:
    """The card width at which a winner's groups fit in so many lines."""
    groups = winner.groups
    per = math.ceil(len(groups) / lines) or 1
    w = 58 * u
    while w > 14 * u:
        sizes = [group_size(len(g.cards), w, family) for g in groups]
        rows = [sizes[i : i + per] for i in range(0, len(sizes), per)]
        wide = per * max((x + 10 * u for x, _ in sizes), default=0.0)
        tall = sum(max(h for _, h in row) + label + 8 * u for row in rows)
        if wide <= r.w and tall <= r.h:
            return w
        w -= u
    return w


class HandsSheet(Sheet):
    """What the others held, and how the stock would have gone on."""

    def title(self) -> str:
        return tr("Settlement", "Laid open") if self._seats() else tr("Settlement", "What was left")

    def _seats(self) -> list[Seat]:
        s = self.settled
        # Who rests has nothing to lay open.
        return [x for x in s.losers() if not s.rests(x)] if s is not None and s.outcome.winners else []

    def spoken(self, s: Settled) -> str:
        rest = cards(s.facts.rest, s.game) or tr("Settlement", "nothing")
        turned = f" {tr('Table', 'Turned up')}: {cards(s.turned(), s.game)}" if s.turned() else ""
        return f"{hands_spoken(s, self._seats())} {tr('Settlement', 'Stock')}: {rest}{turned}"

    def draw(self, b: SheetPen, r: Rect, s: Settled) -> None:
        seats, u = self._seats(), self.u
        if seats:
            # Nothing is left of a stock of which all was dealt: its line says so and takes no more.
            left = bool(s.facts.rest or s.turned())
            more = STOCK if len(s.facts.rest) > SHORT else 1.0
            high = r.h * len(seats) / (len(seats) + more) if left else r.h - (30 * u if s.stock_played() else 0.0)
            draw_hands(b, r.top(high), s, seats, u, groups=False)
            r = r.below(high)
        else:
            b.text(r.top(26 * u), tr("Settlement", "Dealer of the next hand"), 16, "ink2")
            b.text(r.top(26 * u), s.name(s.outcome.next_dealer), 18, "ink", RIGHT, True)
            r = r.below(34 * u)
        self._stock(b, r, s)

    def flow(self, b: SheetPen, r: Rect, s: Settled) -> float:
        y, seats, line = r.y, self._seats(), b.line_of(17)
        if seats:
            y = flow_hands(b, r, s, seats, groups=False) + 8 * b.base
        else:
            y = b.block(Rect(r.x, y, r.w, 0), tr("Settlement", "Dealer of the next hand"), 16, "ink2")
            b.text(Rect(r.x, y, r.w, line), s.name(s.outcome.next_dealer), 18, "ink", LEFT, True)
            y += line + 8 * b.base
        if s.turned():
            b.text(Rect(r.x, y, r.w, line), tr("Table", "Turned up"), 16, "ink", LEFT, True)
            runs: list[tuple[tuple[str, ...], bool]] = [((t,), False) for t in s.turned()]
            y = draw_runs(b, Rect(r.x, y + line, r.w, 1e6), runs, s.game.pack.family, b.base, 0.05) + 6 * b.base
        took = b.text(Rect(r.x, y, r.w, line), tr("Settlement", "Stock"), 16, "ink", LEFT, True) + 12 * b.base
        rest = s.facts.rest
        b.text(Rect(r.x + took, y, r.w - took, line), str(len(rest)), 16, "ink2")
        y += line
        if not rest:
            return b.block(Rect(r.x, y, r.w, 0), tr("Settlement", "used up"), 17, "ink2")
        return draw_runs(b, Rect(r.x, y, r.w, 1e6), [((t,), False) for t in rest], s.game.pack.family, b.base, 0.05)

    def _turned(self, b: SheetPen, r: Rect, s: Settled) -> float:
        """The cards turned up beside the stock, at the right end; the room they take."""
        u, tokens, family = self.u, s.turned(), s.game.pack.family
        if not tokens:
            return 0.0
        w = min(34 * u, (r.h - 24 * u) / FOLD[family])
        wide = max(len(tokens) * (w + 3 * u), b.width(tr("Table", "Turned up"), 15) + 4 * u)
        x = r.r - wide
        b.text(Rect(x, r.y, wide, 22 * u), tr("Table", "Turned up"), 15, "ink2", MIDDLE)
        left = x + (wide - len(tokens) * (w + 3 * u)) / 2
        for i, token in enumerate(tokens):
            b.card(token, left + i * (w + 3 * u), r.y + 23 * u, w, fold=family != "tile")
        return wide + 10 * u

    def _stock(self, b: SheetPen, r: Rect, s: Settled) -> None:
        u, rest = self.u, s.facts.rest
        if r.h < 20 * u:
            return
        if r.h < 40 * u:
            b.text(r.left(84 * u), tr("Settlement", "Stock"), 16, "ink", LEFT, True)
            b.text(r.after(88 * u), tr("Settlement", "used up"), 16, "ink2")
            return
        text = tr("Settlement", "Stock")
        if len(rest) > SHORT:
            self._long_stock(b, r, s)
            return
        r = r.left(r.w - self._turned(b, r, s))
        b.text(Rect(r.x, r.y, 84 * u, 26 * u), text, 16, "ink", LEFT, True)
        b.text(Rect(r.x, r.y + 24 * u, 84 * u, 22 * u), str(len(rest)), 15, "ink2")
        box = r.after(88 * u)
        if not rest:
            b.text(box.top(46 * u), tr("Settlement", "used up"), 17, "ink2")
            return
        family = s.game.pack.family
        w, per = fit(len(rest), box, family, 40 * u)
        step, down = w + 2 * u, w * FOLD[family] + 3 * u
        for i, token in enumerate(rest):
            b.card(token, box.x + (i % per) * step, box.y + 2 * u + (i // per) * down, w, fold=family != "tile")

    def _long_stock(self, b: SheetPen, r: Rect, s: Settled) -> None:
        """Name and number in a line, with the cards turned up at its end; the rest of the stock below."""
        u, rest, family = self.u, s.facts.rest, s.game.pack.family
        fold, w = family != "tile", 22 * u
        head = r.top(24 * u)
        took = b.text(head, tr("Settlement", "Stock"), 16, "ink", LEFT, True) + 10 * u
        b.text(head.after(took), str(len(rest)), 15, "ink2")
        x = r.r - len(s.turned()) * (w + 3 * u)
        for i, token in enumerate(s.turned()):
            b.card(token, x + i * (w + 3 * u), r.y, w, fold=fold)
        if s.turned():
            b.text(head.left(x - r.x - 8 * u), tr("Table", "Turned up"), 15, "ink2", RIGHT)
        box = r.below(27 * u)
        w, per = fit(len(rest), box, family, 40 * u)
        # Lines of one length look better than a last card alone.
        per = math.ceil(len(rest) / math.ceil(len(rest) / per))
        for i, token in enumerate(rest):
            at = (box.x + (i % per) * (w + 2 * u), box.y + (i // per) * (w * FOLD[family] + 3 * u))
            b.card(token, *at, w, fold=fold)
