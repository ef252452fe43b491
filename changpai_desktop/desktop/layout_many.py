"""The grid for five, six and seven players: rectangles only, as in `layout`.

Two, three or four seats stand in a line at the top, over the whole width; below them the seats at the sides with the
stage between. What flows through is the same: a window size and a number of seats in, a Grid out. Plates are low,
groups and unclaimed cards stand below each other. Text grows only as far as the plates hold it.
"""

from __future__ import annotations

from typing import Final

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop.layout import Grid, Rect, Seat, SeatArea, clamp, own_seat

AROUND: Final[dict[int, tuple[Seat, ...]]] = {
    5: ("next", "next2", "prev2", "prev"),
    6: ("next", "next2", "across", "prev2", "prev"),
    7: ("next", "next2", "next3", "prev3", "prev2", "prev"),
}
"""The places of the others, in playing order."""
# Rows of the table as fractions: seats at the top, seats at the sides with the stage, own row, hand.
_ROWS: Final[dict[int, tuple[float, float, float, float]]] = {
    5: (0.250, 0.340, 0.155, 0.255),
    6: (0.270, 0.330, 0.155, 0.245),
    7: (0.300, 0.323, 0.152, 0.225),
}
_LARGE: Final = (-0.015, -0.010, -0.005, 0.030)
"""What large cards take for the hand."""
_SIDE: Final = {5: 0.27, 6: 0.27, 7: 0.27}
MOST_TEXT: Final = 1.5
"""Text size up to which the plates of so many players grow."""
PLATE: Final = 46.0
"""Height in u of a low plate at 100 %."""
LEAST_PLATE: Final = 38.0
"""Height in pixels that its two lines need at least, for text does not get smaller than can be read."""
BAR: Final = 54.0
"""Height in u of the claim bar."""
BESIDE: Final = 1.7
"""A seat so many times wider than high has its plate and row beside its groups."""


def grid_many(w: float, h: float, family: Family, seats: int, panel: bool, large: bool, text: float) -> Grid:
    """All areas of a window of w x h pixels. Raises KeyError for a number of seats other than 5, 6 and 7."""
    others = AROUND[seats]
    text = min(text, MOST_TEXT)
    bar = clamp(0.065 * h, 48, 80)
    is_open = panel and w >= 1100
    side = clamp(0.20 * w, 250, 470) if is_open else 36
    t = Rect(0, bar, w - side, h - bar)
    u = min(t.w / 1024, t.h / 756)
    m = 10 * u
    rows = [part + (more if large else 0.0) for part, more in zip(_ROWS[seats], _LARGE, strict=True)]
    top = t.top(rows[0] * t.h)
    middle = Rect(t.x, top.b, t.w, rows[1] * t.h)
    own = Rect(t.x, middle.b, t.w, rows[2] * t.h)
    hand = t.bottom(rows[3] * t.h)
    places: dict[Seat, SeatArea] = {}
    # The line at the top is read from the left: the one before the last on the left hand comes first.
    line = [x for x in reversed(others) if x not in ("next", "prev")]
    wide = top.w / len(line)
    for i, seat in enumerate(line):
        places[seat] = _small_seat(Rect(top.x + i * wide, top.y, wide, top.h).inset(m * 0.8, m * 0.7), u, family, text)
    edge = _SIDE[seats] * t.w
    places["prev"] = _small_seat(middle.left(edge).inset(m * 0.8, m * 0.7), u, family, text)
    places["next"] = _small_seat(middle.after(t.w - edge).inset(m * 0.8, m * 0.7), u, family, text)
    places["me"] = own_seat(own.inset(m, m * 0.4), u, family, text)
    stage = middle.after(edge).left(t.w - 2 * edge).inset(m * 0.6, m * 0.5)
    low = BAR * u * (1 + 0.3 * max(0.0, text - 1))
    upper = stage.top(stage.h - low - m * 0.6)
    order: tuple[Seat, ...] = (*others, "me")
    return Grid(
        u=u,
        text=text,
        toolbar=Rect(0, 0, w, bar),
        panel=Rect(w - side, bar, side, h - bar),
        panel_open=is_open,
        table=t,
        seats={seat: places[seat] for seat in order},
        claims=stage.bottom(low),
        stock=upper.left(0.17 * upper.w),
        shown=upper.after(0.18 * upper.w).left(0.25 * upper.w),
        plans=upper.after(0.45 * upper.w),
        hand=Rect(hand.x + m, hand.y + m * 0.6, hand.w - 2 * m, hand.h - m * 0.6),
        rail=hand.bottom(max(10, 12 * u)),
    )


def many_text(text: float) -> float:
    """How much higher than at 100 % a low plate is."""
    return 1 + 0.8 * clamp(text - 1, 0, MOST_TEXT - 1)


def _small_seat(area: Rect, u: float, family: Family, text: float) -> SeatArea:
    """A seat with a low plate; where it is wide the groups have the room beside plate and row."""
    high = max(PLATE * u, LEAST_PLATE) * many_text(text)
    gap = 6 * u
    rest = area.below(high + gap)
    if area.w > BESIDE * area.h and area.w > 420 * u:
        left = area.left(0.42 * area.w)
        return SeatArea(area, left.top(high), area.after(left.w + gap * 1.5), left.below(high + gap))
    if area.w > BESIDE * area.h:
        wide = 0.55 * area.w
        return SeatArea(area, area.top(high), rest.left(wide - gap / 2), rest.after(wide + gap / 2))
    part = {"long": 0.55, "zi": 0.60, "tile": 0.42}[family] * rest.h
    return SeatArea(area, area.top(high), rest.top(part - gap / 2), rest.below(part + gap / 2))
