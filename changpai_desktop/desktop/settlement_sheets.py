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
from changpai_desktop.desktop.paint import LEFT, RIGHT, Painter
from changpai_desktop.desktop.settlement_words import Settled, signed
from changpai_desktop.desktop.surfaces import card_panel
from changpai_desktop.desktop.widgets import Look
from changpai_desktop.games.contract import Seat, Winner

WHOLE_TEXT: Final = 1.3
"""Text on sheets grows up to this; beyond it lines would burst."""


class Sheet(QWidget):
    """A sheet of paper with a title."""

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

    def draw(self, b: Painter, r: Rect, s: Settled) -> None:
        """Paints what lies under the title."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = Painter(p, self.look.theme, self.look.faces, self.u, min(self.look.text_scale, WHOLE_TEXT))
        u, whole = self.u, Rect(0, 0, self.width(), self.height())
        card_panel(b, Rect(2, 1, whole.w - 4, whole.h - 5))
        top = 0.0
        if self.title():
            took = b.text(Rect(18 * u, 6 * u, whole.w - 36 * u, 34 * u), self.title(), 19, bold=True)
            room = Rect(30 * u + took, 6 * u, whole.w - 50 * u - took, 34 * u)
            b.text(room, self.note(), 15, "ink2", RIGHT)
            top = 42 * u
        if self.settled is not None:
            self.draw(b, Rect(18 * u, top, whole.w - 36 * u, whole.h - top - 12 * u), self.settled)
        if self.hasFocus():
            b.focus(whole.inset(6 * u))
        p.end()


class HeadSheet(Sheet):
    """Seal, who won and how, and the gain."""

    def spoken(self, s: Settled) -> str:
        return f"{s.explanation()} {tr('Settlement', 'This hand')}: {signed(s.outcome.deltas[s.result()])}"

    def show_settled(self, settled: Settled) -> None:
        super().show_settled(settled)
        self.setAccessibleName(settled.heading())

    def draw(self, b: Painter, r: Rect, s: Settled) -> None:
        u, gain = self.u, s.outcome.deltas[s.result()]
        size = 68 * u
        cx, cy = r.x + 40 * u, self.height() / 2 - u
        if s.outcome.kind == "win":
            b.seal(s.seal(), cx, cy, size)
        else:
            # Nothing to celebrate: the same seal as an outline.
            b.rect(Rect(cx - size / 2, cy - size / 2, size, size), "raised", "ink2", 9, 1.6)
            b.glyph(s.seal(), cx, cy, size * 0.78)
        wide = r.w - 100 * u - 210 * u
        b.text(Rect(r.x + 94 * u, 7 * u, wide, 46 * u), s.heading(), 28, bold=True)
        b.text(Rect(r.x + 94 * u, 50 * u, wide + 60 * u, 30 * u), s.explanation(), 18, "ink2")
        token = "seal" if gain > 0 else "ink"
        b.text(Rect(r.x, 4 * u, r.w - 8 * u, 58 * u), signed(gain), 46, token, RIGHT, True)
        whose = tr("Settlement", "{name}, this hand", name=s.name(s.result()))
        b.text(Rect(r.r - 210 * u, 57 * u, 202 * u, 26 * u), whose, 16, "ink2", RIGHT)


class GroupsSheet(Sheet):
    """The winners' groups with name and value; after a draw everybody's groups and hand."""

    def title(self) -> str:
        s = self.settled
        if s is None or s.outcome.kind != "win":
            return tr("Settlement", "All hands")
        return (
            tr("Settlement", "The winning hand") if len(s.outcome.winners) == 1 else tr("Settlement", "Winning hands")
        )

    def note(self) -> str:
        s = self.settled
        if s is None or s.outcome.kind != "win":
            return ""
        return tr("Settlement", "The framed card won")

    def spoken(self, s: Settled) -> str:
        parts = []
        for w in s.outcome.winners:
            groups = [f"{s.group_name(w, g)} {cards(g.cards, s.game)} {self.worth(s, g.value)}" for g in w.groups]
            parts.append(f"{s.name(w.seat)}: " + "; ".join(groups))
        return ". ".join(parts) or hands_spoken(s, s.around())

    @staticmethod
    def worth(s: Settled, value: int | None) -> str:
        """A group's value with its unit."""
        return f"{value} {word(s.game.unit)}" if value else tr("Settlement", "not counted")

    def draw(self, b: Painter, r: Rect, s: Settled) -> None:
        winners = s.outcome.winners
        if not winners:
            draw_hands(b, r, s, s.around(), self.u)
            return
        high = r.h / len(winners)
        for i, winner in enumerate(winners):
            part = Rect(r.x, r.y + i * high, r.w, high)
            if len(winners) > 1:
                b.text(part.left(96 * self.u), s.name(winner.seat), 17, bold=True)
                part = part.after(100 * self.u)
            self._winner(b, part, s, winner)

    def _winner(self, b: Painter, r: Rect, s: Settled, winner: Winner) -> None:
        u, family = self.u, _family(s)
        label = 26 * u * b.text_scale
        best, lines = max((_width(winner, r, family, n, label, u), n) for n in (1, 2, 3))
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
                under = Rect(x, y + tallest + 4 * u, slot, label)
                _caption(b, under, s.group_name(winner, g), self.worth(s, g.value), bool(g.value))
                x += slot


def _caption(b: Painter, r: Rect, name: str, worth: str, counts: bool) -> None:
    """Name and value of a group side by side around its middle."""
    gap = 8 * b.u
    a, c = b.width(name, 16), b.width(worth, 17, counts)
    a = min(a, max(20.0, r.w - c - gap))
    x = r.x + (r.w - a - gap - c) / 2
    b.text(Rect(x, r.y, a + 1, r.h), name, 16)
    b.text(Rect(x + a + gap, r.y, c + 2, r.h), worth, 17, "seal" if counts else "ink2", LEFT, counts)


def _mark(b: Painter, x: float, y: float, w: float, place: int, count: int, family: Family) -> None:
    high = w * FOLD[family]
    if family == "long":
        # Covered cards show only their left part; the frame holds what is seen.
        seen = w if place == count - 1 else w * PITCH
        b.mark(Rect(x + place * w * PITCH, y, seen, high), "seal", 1)
    elif family == "zi":
        b.mark(Rect(x, y + place * w, w, high if place == count - 1 else w), "seal", 1)
    else:
        b.mark(Rect(x + (place if place < 3 else 1) * w, y, w, high), "seal", 1)


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


def _family(s: Settled) -> Family:
    return s.game.pack.family


class HandsSheet(Sheet):
    """What the others held, and how the stock would have gone on."""

    def title(self) -> str:
        return tr("Settlement", "Laid open") if self._seats() else tr("Settlement", "What was left")

    def _seats(self) -> list[Seat]:
        s = self.settled
        return s.losers() if s is not None and s.outcome.winners else []

    def spoken(self, s: Settled) -> str:
        rest = cards(s.facts.rest, s.game) or tr("Settlement", "nothing")
        return f"{hands_spoken(s, self._seats())} {tr('Settlement', 'Stock')}: {rest}"

    def draw(self, b: Painter, r: Rect, s: Settled) -> None:
        seats, u = self._seats(), self.u
        if seats:
            high = r.h * len(seats) / (len(seats) + 1)
            draw_hands(b, r.top(high), s, seats, u, groups=False)
            r = r.below(high)
        else:
            b.text(r.top(26 * u), tr("Settlement", "Dealer of the next hand"), 16, "ink2")
            b.text(r.top(26 * u), s.name(s.outcome.next_dealer), 18, "ink", RIGHT, True)
            r = r.below(34 * u)
        self._stock(b, r, s)

    def _stock(self, b: Painter, r: Rect, s: Settled) -> None:
        u, rest = self.u, s.facts.rest
        text = tr("Settlement", "Stock")
        b.text(Rect(r.x, r.y, 84 * u, 26 * u), text, 16, "ink", LEFT, True)
        b.text(Rect(r.x, r.y + 24 * u, 84 * u, 22 * u), str(len(rest)), 15, "ink2")
        box = r.after(88 * u)
        if not rest:
            b.text(box.top(46 * u), tr("Settlement", "used up"), 17, "ink2")
            return
        w, per = fit(len(rest), box, _family(s), 40 * u)
        step, down = w + 2 * u, w * FOLD[_family(s)] + 3 * u
        for i, token in enumerate(rest):
            b.card(token, box.x + (i % per) * step, box.y + 2 * u + (i // per) * down, w, fold=_family(s) != "tile")


def fit(n: int, box: Rect, family: Family, most: float) -> tuple[float, int]:
    """The largest width at which n folded cards fit in lines, and how many stand in a line."""
    w = most
    while w > 8:
        per = max(1, int((box.w + 2) / (w + 2)))
        if math.ceil(n / per) * (w * FOLD[family] + 3) <= box.h:
            return w, per
        w -= 0.5
    return w, max(1, int(box.w / (w + 2)))


def hands_spoken(s: Settled, seats: list[Seat]) -> str:
    """Groups and hands of these seats, for screen readers."""
    parts = []
    for seat in seats:
        tokens = tuple(t for g in s.groups(seat) for t in g.cards) + tuple(t for run in s.hand(seat) for t in run)
        parts.append(f"{s.name(seat)} {s.status(seat)}: {cards(tokens, s.game)}.")
    return " ".join(parts)


def draw_hands(b: Painter, r: Rect, s: Settled, seats: list[Seat], u: float, groups: bool = True) -> None:
    """One line for each seat: name and status, its groups, then its cards in runs."""
    family, high = _family(s), r.h / max(len(seats), 1)
    for i, seat in enumerate(seats):
        line = Rect(r.x, r.y + i * high, r.w, high - 6 * u)
        if i:
            b.line(line.x, line.y - 3 * u, line.r, line.y - 3 * u, "line", 1, 0.6)
        lift = min(0.0, line.h - 52 * u) / 2
        b.text(Rect(line.x, line.y + 2 * u + lift, 84 * u, 26 * u), s.name(seat), 17, bold=True)
        detail = s.status(seat)
        if groups:
            detail = "  ".join(x for x in (detail, signed(s.outcome.deltas[seat])) if x)
        b.text(Rect(line.x, line.y + 26 * u + lift, 84 * u, 22 * u), detail, 15, "ink2")
        box = line.after(88 * u)
        runs = [(g.cards, True) for g in s.groups(seat)] if groups else []
        runs += [(run, False) for run in s.hand(seat)]
        if not runs:
            b.text(box, tr("Settlement", "no cards in hand"), 16, "ink2")
            continue
        draw_runs(b, Rect(box.x, box.y + 3 * u, box.w, box.h - 3 * u), runs, family, u)


def draw_runs(b: Painter, box: Rect, runs: list[tuple[tuple[str, ...], bool]], family: Family, u: float) -> None:
    """Runs of folded cards in a line or two, as large as they fit; laid groups have a bar under them."""
    pitch = PITCH if family == "long" else 1.0
    w = 44 * u
    while w > 10:
        places = _flow(runs, box, w, pitch, family)
        if places[-1][1] + w * FOLD[family] <= box.b:
            break
        w -= 0.5
    else:
        places = _flow(runs, box, w, pitch, family)
    for (tokens, laid), (x, y) in zip(runs, places, strict=True):
        for i, token in enumerate(tokens):
            b.card(token, x + i * w * pitch, y, w, fold=family != "tile")
        if laid:
            end = x + w * (1 + pitch * (len(tokens) - 1))
            b.line(x + 2, y + w * FOLD[family] + 3.5 * u, end - 2, y + w * FOLD[family] + 3.5 * u, "tea", 2.4 * u)


def _flow(
    runs: list[tuple[tuple[str, ...], bool]], box: Rect, w: float, pitch: float, family: Family
) -> list[tuple[float, float]]:
    x, y = box.x, box.y
    out = []
    for tokens, _ in runs:
        wide = w * (1 + pitch * (len(tokens) - 1))
        if x + wide > box.r and x > box.x:
            x, y = box.x, y + w * FOLD[family] + 0.24 * w
        out.append((x, y))
        x += wide + 0.22 * w
    return out
