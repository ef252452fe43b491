"""Hands and groups of several seats, and loose cards, painted into a sheet. A settled hand in, cards out."""

from __future__ import annotations

import math

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop.i18n import cards, tr
from changpai_desktop.desktop.layout import FOLD, PITCH, Rect
from changpai_desktop.desktop.paint import RIGHT, Painter
from changpai_desktop.desktop.settlement_pen import SheetPen
from changpai_desktop.desktop.settlement_words import Settled, signed
from changpai_desktop.games.contract import Seat


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
    w = 44 * u
    while w > 10:
        places = _flow(runs, box, w, pitch, family, gap)
        if places[-1][1] + w * FOLD[family] <= box.b:
            break
        w -= 0.5
    else:
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
