"""The trick in the middle of the table, without Qt: where each seat's cards lie, and where ways to choose from stand.

The stage of a trick game has no stock and no card to be answered, so the whole of it belongs to the plays. The others'
plays lie in the upper half, in the order in which they sit; the own one below, in the place of the ways to choose from,
for who still chooses has not played yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop import layout
from changpai_desktop.desktop.layout import Grid, Rect
from changpai_desktop.games.contract import Play, Seat

LARGEST: Final = 78.0
"""Width in u of a card of a play at most."""
OLD: Final = 50.0
"""The same for the trick that has been taken."""
UPPER: Final = 0.5
"""The part of the stage that the others' plays have."""
STEP: Final[dict[Family, float]] = {"long": layout.PITCH, "zi": 0.98, "tile": 1.0}


@dataclass(frozen=True)
class Spot:
    """What a seat has put into the trick: its caption's place and its cards'."""

    play: Play
    caption: Rect
    cards: list[Rect] = field(default_factory=list)
    width: float = 0.0
    earlier: int = 0
    """Cards that the seat has played before in the same trick."""

    @property
    def frame(self) -> Rect:
        """All cards of the play."""
        first, last = self.cards[0], self.cards[-1]
        right = max(r.r for r in self.cards)
        return Rect(first.x, first.y, right - first.x, last.b - first.y)


def stage(g: Grid) -> Rect:
    """The whole stage."""
    return Rect(g.stock.x, g.stock.y, g.plans.r - g.stock.x, g.stock.h)


def ways_area(g: Grid) -> Rect:
    """Where the ways to choose from stand."""
    k = stage(g)
    return k.below(UPPER * k.h)


def spots(
    g: Grid, viewer: Seat, seats: int, plays: Sequence[Play], family: Family, choosing: bool = False
) -> list[Spot]:
    """The last play of each seat that has played; while the viewer chooses all lie above."""
    last: dict[Seat, Play] = {}
    before: dict[Seat, int] = {}
    for play in plays:
        if play.seat in last:
            before[play.seat] = before.get(play.seat, 0) + len(last[play.seat].cards)
        last[play.seat] = play
    k = stage(g)
    # From the left: the seat before, … , the next one.
    order = [(viewer - 1 - i) % seats for i in range(seats - 1)]
    if choosing and viewer in last:
        order.insert(len(order) // 2, viewer)
    out = []
    upper, wide = k.top(UPPER * k.h), k.w / len(order)
    for i, seat in enumerate(order):
        if seat in last:
            out.append(_spot(last[seat], Rect(k.x + i * wide, k.y, wide, upper.h), g, family, before.get(seat, 0)))
    if viewer in last and viewer not in order:
        out.append(_spot(last[viewer], k.below(UPPER * k.h), g, family, before.get(viewer, 0)))
    return out


def _spot(play: Play, box: Rect, g: Grid, family: Family, earlier: int) -> Spot:
    u = g.u
    high = layout.caption_height(g.text) * u
    room = Rect(box.x + 8 * u, box.y + high, box.w - 16 * u, box.h - high - 8 * u)
    n, step, fold = max(1, len(play.cards)), STEP[family], layout.FOLD[family]
    w, per = 0.0, n
    for lines in (1, 2, 3):
        across = -(-n // lines)
        fits = min(LARGEST * u, room.w / (1 + step * (across - 1)), room.h / (lines * fold + 0.1 * (lines - 1)))
        if fits > w * 1.05:
            w, per = fits, across
    wide = w * (1 + step * (min(n, per) - 1))
    lines = -(-n // per)
    x, y = box.cx - wide / 2, room.y + max(0.0, room.h - w * (lines * fold + 0.1 * (lines - 1))) * 0.15
    cards = [
        Rect(x + (i % per) * w * step, y + (i // per) * w * (fold + 0.1), w, w * fold) for i in range(len(play.cards))
    ]
    if not cards:
        # A pass has the room of one card for its seal.
        cards = [Rect(box.cx - 30 * u, room.y + 8 * u, 60 * u, 60 * u)]
    return Spot(play, Rect(box.x + 4 * u, box.y, box.w - 8 * u, high), cards, w, earlier)


def old_places(g: Grid, viewer: Seat, seats: int, plays: Sequence[Play], family: Family) -> list[Spot]:
    """The trick that has been taken, small in one line at the top, until the next one begins."""
    k, u = stage(g), g.u
    order = {(viewer - 1 - i) % seats: i for i in range(seats)}
    shown = sorted((p for p in plays if p.cards), key=lambda p: order[p.seat])
    if not shown:
        return []
    step, high = STEP[family], layout.caption_height(g.text) * u
    units = sum(1 + step * (len(p.cards) - 1) for p in shown) + 0.9 * (len(shown) - 1)
    low = (UPPER * k.h - 2 * high - 10 * u) / layout.FOLD[family]
    w = min(OLD * u, low, (k.w - 16 * u) / units)
    x, y = k.cx - units * w / 2, k.y + high + 4 * u
    out = []
    for p in shown:
        cards = [Rect(x + i * w * step, y, w, w * layout.FOLD[family]) for i in range(len(p.cards))]
        out.append(Spot(p, Rect(x, y + w * layout.FOLD[family] + 2 * u, cards[-1].r - x, high), cards, w))
        x = cards[-1].r + 0.9 * w
    return out
