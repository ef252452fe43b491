"""Hands and groups of several seats, and loose cards, painted into a sheet. A settled hand in, cards out."""

from __future__ import annotations

import math
from typing import Final

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop.i18n import cards, tr
from changpai_desktop.desktop.layout import FOLD, PITCH, Rect
from changpai_desktop.desktop.paint import RIGHT, Painter
from changpai_desktop.desktop.settlement_pen import SheetPen
from changpai_desktop.desktop.settlement_words import Settled, signed
from changpai_desktop.games.contract import Seat

LOW: Final = 40.0
"""Height in u of a line under which only the name stands beside the cards."""
MANY: Final = 16
"""A hand of more cards may have the whole width, under the name."""


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


def draw_hands(b: SheetPen, r: Rect, s: Settled, seats: list[Seat], u: float, groups: bool = True) -> None:
    """One line for each seat: name and status, its groups, then its cards in runs."""
    family, high = s.game.pack.family, r.h / max(len(seats), 1)
    for i, seat in enumerate(seats):
        line = Rect(r.x, r.y + i * high, r.w, high - 6 * u)
        if i:
            b.line(line.x, line.y - 3 * u, line.r, line.y - 3 * u, "line", 1, 0.6)
        if line.h > LOW * u and not (groups and s.groups(seat)) and _more_above(line, s, seat, u):
            _named_above(b, line, s, seat, u, groups)
            continue
        lift = min(0.0, line.h - 52 * u) / 2
        detail = s.status(seat)
        if groups:
            detail = "  ".join(x for x in (detail, signed(s.outcome.deltas[seat])) if x)
        if line.h < LOW * u:
            # Many players: one line of words each.
            b.text(line.left(84 * u), s.name(seat), 17, bold=True)
            detail = ""
        else:
            b.text(Rect(line.x, line.y + 2 * u + lift, 84 * u, 26 * u), s.name(seat), 17, bold=True)
        b.text(Rect(line.x, line.y + 26 * u + lift, 84 * u, 22 * u), detail, 15, "ink2")
        box = line.after(88 * u)
        runs = [(g.cards, True) for g in s.groups(seat)] if groups else []
        runs += [(run, False) for run in s.hand(seat)]
        if not runs:
            b.text(box, tr("Settlement", "no cards in hand"), 16, "ink2")
            continue
        draw_runs(b, Rect(box.x, box.y + 3 * u, box.w, box.h - 3 * u), runs, family, u)


def draw_winners(b: SheetPen, r: Rect, s: Settled) -> None:
    """Several winners, a line for each: who and what it counts, then the groups with the winning card framed."""
    u, family, winners = b.u, s.game.pack.family, s.outcome.winners
    high, pitch, side = r.h / len(winners), PITCH if family == "long" else 1.0, 170 * b.u
    room = Rect(r.x + side, r.y, r.w - side, high - 10 * u)
    # One size for all: the largest at which the longest hand fits.
    longest = max(sum(1 + pitch * (len(g.cards) - 1) + 0.3 for g in w.groups) for w in winners)
    w = min(52 * u, room.w / longest, room.h / FOLD[family])
    for i, winner in enumerate(winners):
        line = Rect(r.x, r.y + i * high, r.w, high)
        if i:
            b.line(line.x, line.y, line.r, line.y, "line", 1, 0.6)
        words = Rect(line.x, line.cy - 26 * u, side - 10 * u, 28 * u)
        b.text(words, s.name(winner.seat), 18, bold=True)
        b.text(words.moved(0, 26 * u), s.points(winner), 16, "ink2")
        marked, x, y = s.marked(winner), room.x, line.cy - w * FOLD[family] / 2
        for n, group in enumerate(winner.groups):
            for k, token in enumerate(group.cards):
                at = b.card(token, x + k * w * pitch, y, w, fold=family != "tile")
                if (n, k) == marked:
                    framed = at if pitch == 1.0 or k == len(group.cards) - 1 else at.left(w * pitch)
            if n == marked[0]:
                b.mark(framed, "seal", 1)
            x += w * (1 + pitch * (len(group.cards) - 1) + 0.3)


def _more_above(line: Rect, s: Settled, seat: Seat, u: float) -> bool:
    """Whether a large hand has larger cards in the whole width under its name than beside it."""
    runs, family = [(run, False) for run in s.hand(seat)], s.game.pack.family
    if sum(map(len, s.hand(seat))) <= MANY:
        return False
    beside = line.after(88 * u).below(3 * u)
    return _fitting(line.below(26 * u), runs, family, u) > 1.05 * _fitting(beside, runs, family, u)


def _fitting(box: Rect, runs: list[tuple[tuple[str, ...], bool]], family: Family, u: float, gap: float = 0.22) -> float:
    """The largest width of a card at which runs fit into a box."""
    pitch, w = PITCH if family == "long" else 1.0, 44 * u
    while w > 10:
        places = _flow(runs, box, w, pitch, family, gap)
        longest = w * (1 + pitch * (max(len(tokens) for tokens, _ in runs) - 1))
        if places[-1][1] + w * FOLD[family] <= box.b and longest <= box.w:
            break
        w -= 0.5
    return w


def _named_above(b: SheetPen, r: Rect, s: Settled, seat: Seat, u: float, groups: bool) -> None:
    """A large hand: name and status in one line, the cards under it."""
    head = r.top(24 * u)
    took = b.text(head, s.name(seat), 17, bold=True) + 12 * u
    detail = [s.status(seat), signed(s.outcome.deltas[seat]) if groups else ""]
    b.text(head.after(took), "  ".join(x for x in detail if x), 15, "ink2")
    draw_runs(b, r.below(26 * u), [(run, False) for run in s.hand(seat)], s.game.pack.family, u)


def flow_hands(b: SheetPen, r: Rect, s: Settled, seats: list[Seat], groups: bool = True) -> float:
    """The same in large text: the name has a line of its own. Returns where it ends."""
    y, line = r.y, b.line_of(17)
    for i, seat in enumerate(seats):
        if i:
            b.line(r.x, y + 3 * b.base, r.r, y + 3 * b.base, "line", 1, 0.6)
            y += 6 * b.base
        gain = signed(s.outcome.deltas[seat]) if groups else ""
        side = b.width(gain, 17, True) + 12 * b.base if gain else 0.0
        b.text(Rect(r.x, y, r.w, line), gain, 17, "ink", RIGHT, True)
        name = Rect(r.x, y, r.w - side, line)
        took = b.text(name, s.name(seat), 17, bold=True) + 14 * b.base
        state = s.status(seat)
        if b.width(state, 15) <= name.w - took:
            b.text(name.after(took), state, 15, "ink2")
        elif state:
            y = b.block(Rect(r.x, y + line, r.w, 0), state, 15, "ink2") - line
        y += line
        runs = [(g.cards, True) for g in s.groups(seat)] if groups else []
        runs += [(run, False) for run in s.hand(seat)]
        if runs:
            y = draw_runs(b, Rect(r.x, y, r.w, 1e6), runs, s.game.pack.family, b.base) + 4 * b.base
        else:
            y = b.block(Rect(r.x, y, r.w, 0), tr("Settlement", "no cards in hand"), 16, "ink2")
    return y


def draw_runs(
    b: Painter, box: Rect, runs: list[tuple[tuple[str, ...], bool]], family: Family, u: float, gap: float = 0.22
) -> float:
    """Runs of folded cards in a line or two, as large as they fit; laid groups have a bar under them.

    Returns where they end.
    """
    pitch = PITCH if family == "long" else 1.0
    w = _fitting(box, runs, family, u, gap)
    places = _flow(runs, box, w, pitch, family, gap)
    for (tokens, laid), (x, y) in zip(runs, places, strict=True):
        for i, token in enumerate(tokens):
            b.card(token, x + i * w * pitch, y, w, fold=family != "tile")
        if laid:
            end = x + w * (1 + pitch * (len(tokens) - 1))
            b.line(x + 2, y + w * FOLD[family] + 3.5 * u, end - 2, y + w * FOLD[family] + 3.5 * u, "tea", 2.4 * u)
    return places[-1][1] + w * FOLD[family] + 5 * u


def _flow(
    runs: list[tuple[tuple[str, ...], bool]], box: Rect, w: float, pitch: float, family: Family, gap: float
) -> list[tuple[float, float]]:
    x, y = box.x, box.y
    out = []
    for tokens, _ in runs:
        wide = w * (1 + pitch * (len(tokens) - 1))
        if x + wide > box.r and x > box.x:
            x, y = box.x, y + w * FOLD[family] + 0.24 * w
        out.append((x, y))
        x += wide + gap * w
    return out
