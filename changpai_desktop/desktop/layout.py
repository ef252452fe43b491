"""Where everything on the table goes: rectangles only, no Qt; one grid for every game.

A window size, a card family and the number of seats come in, a Grid of rectangles in window pixels goes out.
Families: `long` (14.5 x 3.5), `zi` (1 : 3), `tile` (mahjong). Numbers are fractions of the table area or
multiples of the unit u, which is 1 on a table of 1024 x 756 pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from changpai_desktop.cards.packs import Family
from changpai_desktop.cards.record import record

Seat = Literal["me", "next", "across", "prev"]

FULL: Final[dict[Family, float]] = {"long": 1450 / 350, "zi": 3.0, "tile": 4 / 3}
# Height / width of what a card laid on the table shows.
FOLD: Final[dict[Family, float]] = {"long": 540 / 350, "zi": 372 / 350, "tile": 4 / 3}
PITCH: Final = 0.75
TILE_PITCH: Final = 1.02
LEAST: Final = {"row": 22.0, "group": 21.0, "hand": 38.0, "shown": 58.0}

# Rows of the table as fractions: opponents, own row, hand.
_ROWS: Final[dict[tuple[Family, int], tuple[float, float, float]]] = {
    ("long", 3): (0.535, 0.165, 0.300),
    ("zi", 3): (0.475, 0.195, 0.330),
    ("tile", 3): (0.640, 0.200, 0.160),
    ("long", 4): (0.575, 0.165, 0.260),
    ("zi", 4): (0.550, 0.190, 0.260),
    ("tile", 4): (0.640, 0.200, 0.160),
}
_LARGE_ROWS: Final[dict[tuple[Family, int], tuple[float, float, float]]] = {
    ("long", 3): (0.475, 0.150, 0.375),
    ("zi", 3): (0.435, 0.180, 0.385),
    ("tile", 3): (0.600, 0.190, 0.210),
    ("long", 4): (0.545, 0.150, 0.305),
    ("zi", 4): (0.535, 0.180, 0.285),
    ("tile", 4): (0.610, 0.190, 0.200),
}
# With two players the only opponent is the next one, on the right as always; the stage takes the room that
# the absent seat on the left leaves.
_COLUMNS: Final = {2: (0.0, 0.62, 0.38), 3: (0.29, 0.42, 0.29), 4: (0.255, 0.49, 0.255)}
_SIDE_GROUPS: Final[dict[Family, float]] = {"long": 0.60, "zi": 0.56, "tile": 0.36}
_OWN_GROUPS: Final[dict[Family, float]] = {"long": 0.45, "zi": 0.37, "tile": 0.42}
_ACROSS: Final[dict[Family, float]] = {"long": 0.39, "zi": 0.38, "tile": 0.42}


@record
class Rect:
    """A rectangle in pixels, y downwards."""

    x: float
    y: float
    w: float
    h: float

    @property
    def r(self) -> float:
        """Right edge."""
        return self.x + self.w

    @property
    def b(self) -> float:
        """Bottom edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """Middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Middle, down."""
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """Smaller by dx on the left and right and dy (else dx) at the top and bottom."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def top(self, h: float) -> Rect:
        """The upper h pixels."""
        return Rect(self.x, self.y, self.w, h)

    def below(self, h: float) -> Rect:
        """What is left under the upper h pixels."""
        return Rect(self.x, self.y + h, self.w, self.h - h)

    def left(self, w: float) -> Rect:
        """The left w pixels."""
        return Rect(self.x, self.y, w, self.h)

    def after(self, w: float) -> Rect:
        """What is left beside the left w pixels."""
        return Rect(self.x + w, self.y, self.w - w, self.h)

    def bottom(self, h: float) -> Rect:
        """The lower h pixels."""
        return Rect(self.x, self.b - h, self.w, h)

    def moved(self, dx: float, dy: float) -> Rect:
        """The same size elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.r and self.y <= y < self.b


@record
class SeatArea:
    """The place of one player: name plate, laid groups, unclaimed cards."""

    area: Rect
    plate: Rect
    groups: Rect
    row: Rect


@record
class Grid:
    """All areas of the window in pixels. `seats` holds only the seats of this table."""

    u: float
    toolbar: Rect
    panel: Rect
    panel_open: bool
    table: Rect
    seats: dict[Seat, SeatArea]
    claims: Rect
    stock: Rect
    shown: Rect
    plans: Rect
    hand: Rect
    rail: Rect

    def named(self) -> list[tuple[str, Rect]]:
        """Every area that must not cover another, with a name."""
        parts = ("toolbar", "panel", "claims", "stock", "shown", "plans", "hand")
        out = [(name, getattr(self, name)) for name in parts]
        for seat, a in self.seats.items():
            out += [(f"{seat} plate", a.plate), (f"{seat} groups", a.groups), (f"{seat} row", a.row)]
        return out


def clamp(value: float, low: float, high: float) -> float:
    """The value, kept between low and high."""
    return max(low, min(high, value))


def grid(w: float, h: float, family: Family, seats: int = 3, panel: bool = True, large: bool = False) -> Grid:
    """All areas of a window of w x h pixels.

    Raises KeyError for a number of seats other than 2, 3 and 4.
    """
    bar = clamp(0.065 * h, 48, 80)
    # The panel is the first to go: it becomes a tab of 36 px.
    is_open = panel and w >= 1100
    side = clamp(0.20 * w, 250, 470) if is_open else 36
    t = Rect(0, bar, w - side, h - bar)
    u = min(t.w / 1024, t.h / 756)
    rows = (_LARGE_ROWS if large else _ROWS)[family, max(3, seats)]
    opponents = t.top(rows[0] * t.h)
    own = Rect(t.x, t.y + rows[0] * t.h, t.w, rows[1] * t.h)
    hand = t.bottom(rows[2] * t.h)
    cl, cm, _ = _COLUMNS[seats]
    m = 10 * u
    places: dict[Seat, SeatArea] = {}
    if cl:
        places["prev"] = _side_seat(opponents.left(cl * t.w), u, family)
    places["next"] = _side_seat(opponents.after((cl + cm) * t.w), u, family)
    middle = Rect(t.x + cl * t.w, opponents.y, cm * t.w, opponents.h).inset(m * 0.4, m * 0.8)
    if not cl:
        middle = middle.after(m * 0.6)
    if seats == 4:
        top = middle.top(_ACROSS[family] * middle.h)
        places["across"] = _across_seat(top, u, family)
        middle = middle.below(top.h + m * 0.6)
    places["me"] = _own_seat(own.inset(m, m * 0.4), u, family)
    stage = middle.top(middle.h - 62 * u - m * 0.7)
    return Grid(
        u=u,
        toolbar=Rect(0, 0, w, bar),
        panel=Rect(w - side, bar, side, h - bar),
        panel_open=is_open,
        table=t,
        seats=places,
        claims=middle.bottom(62 * u),
        stock=stage.left(0.19 * stage.w),
        shown=stage.after(0.20 * stage.w).left(0.25 * stage.w),
        plans=stage.after(0.47 * stage.w),
        hand=Rect(hand.x + m, hand.y + m * 0.6, hand.w - 2 * m, hand.h - m * 0.6),
        rail=hand.bottom(max(10, 12 * u)),
    )


def _side_seat(column: Rect, u: float, family: Family) -> SeatArea:
    m = 10 * u
    area = column.inset(m, m * 0.8)
    rest = area.below(64 * u + m * 0.7)
    share = _SIDE_GROUPS[family] * rest.h
    return SeatArea(area, area.top(64 * u), rest.top(share - m * 0.4), rest.below(share + m * 0.4))


def _across_seat(area: Rect, u: float, family: Family) -> SeatArea:
    m = 10 * u
    plate = Rect(area.x, area.y, area.w * 0.40, 46 * u)
    groups = area.after(area.w * 0.42)
    if family == "tile":
        return SeatArea(area, plate, groups.top(46 * u), area.below(46 * u + m * 0.6))
    return SeatArea(area, plate, groups, area.left(area.w * 0.40).below(46 * u + m * 0.6))


def _own_seat(area: Rect, u: float, family: Family) -> SeatArea:
    groups = area.after(0.225 * area.w).left(_OWN_GROUPS[family] * area.w)
    row = Rect(groups.r + 10 * u, area.y, area.r - groups.r - 10 * u, area.h)
    return SeatArea(area, area.left(0.215 * area.w), groups, row)


def group_size(cards: int, w: float, family: Family) -> tuple[float, float]:
    """Width and height of a group of cards w wide.

    Long cards lie side by side at PITCH, zi cards in a column; tiles touch, a fourth lies on the middle one.
    """
    if family == "long":
        return w * (1 + PITCH * (cards - 1)), w * FOLD["long"]
    if family == "zi":
        return w, w * (cards - 1) + w * FOLD["zi"]
    return w * min(cards, 3), w * (FOLD["tile"] + 0.16)


def flow(sizes: Sequence[int], box: Rect, w: float, family: Family) -> list[Rect] | None:
    """Rectangles of groups laid in lines inside the box, or None if they do not fit."""
    gap = max(5.0, 0.22 * w)
    x, y, line = box.x, box.y, 0.0
    out: list[Rect] = []
    for cards in sizes:
        gw, gh = group_size(cards, w, family)
        if x + gw > box.r + 0.01 and x > box.x:
            x, y, line = box.x, y + line + gap * 0.8, 0.0
        if x + gw > box.r + 0.01 or y + gh > box.b + 0.01:
            return None
        out.append(Rect(x, y, gw, gh))
        x += gw + gap
        line = max(line, gh)
    return out


def fit_groups(sizes: Sequence[int], box: Rect, family: Family, most: float) -> tuple[float, list[Rect]]:
    """The largest card width up to `most` at which all groups fit, and their places.

    Raises ValueError if they do not even fit with cards 12 px wide.
    """
    w = most
    while w >= 12:
        places = flow(sizes, box, w, family)
        if places is not None:
            return w, places
        w -= 0.5
    raise ValueError("the groups do not fit")


def fit_row(n: int, box: Rect, family: Family, most: float) -> tuple[float, list[Rect]]:
    """n single cards in lines from the left, never overlapping: the largest width that fits, and the places.

    Raises ValueError if they do not even fit 10 px wide.
    """
    w = most
    while w > 10:
        gap = max(2.0, 0.06 * w)
        per = int((box.w + gap) / (w + gap))
        high = w * FOLD[family]
        if per and -(-n // per) * (high + gap) - gap <= box.h:
            step = w + gap
            return w, [Rect(box.x + (i % per) * step, box.y + (i // per) * (high + gap), w, high) for i in range(n)]
        w -= 0.5
    raise ValueError("the row does not fit")


def fit_hand_line(n: int, box: Rect, family: Family, most: float, extra_gaps: int = 0) -> tuple[float, float, float]:
    """Card width, pitch and card height of a straight hand of n cards with gaps of 0.16 width between kinds.

    The bottom of a long card may sink behind the rail, at most 30 %.
    """
    p = TILE_PITCH if family == "tile" else PITCH
    seen = 1.0 if family == "tile" else 0.70
    w = min(most, box.w / (1 + p * (max(n, 1) - 1) + 0.16 * extra_gaps), box.h / (FULL[family] * seen))
    return w, p * w, FULL[family] * w


def fit_hand_columns(depths: Sequence[int], box: Rect, most: float) -> tuple[float, float, float]:
    """Card width, column step and row step of zi cards in columns with the given numbers of cards.

    A covered card shows its top third; the front card of a column sinks at most 58 %.
    """
    deep = max(depths, default=1)
    w = min(most, box.w / (1.10 * max(len(depths), 1)), box.h / ((deep - 1) + 3 * 0.42))
    return w, 1.10 * w, w


def shown_size(box: Rect, family: Family, u: float) -> tuple[float, bool]:
    """Width of the shown card, and whether it is folded: whole if that leaves 60 u, else one larger end."""
    w = min(0.92 * box.w, (box.h - 36 * u) / FULL[family])
    if w >= 60 * u or family == "tile":
        return w, False
    return min(0.92 * box.w, (box.h - 36 * u) / FOLD[family]), True


def crossing(named: Sequence[tuple[str, Rect]]) -> list[tuple[str, str]]:
    """Pairs of rectangles that overlap by more than a pixel."""
    bad = []
    for i, (a, p) in enumerate(named):
        for b, q in named[i + 1 :]:
            if min(p.r, q.r) - max(p.x, q.x) > 1 and min(p.b, q.b) - max(p.y, q.y) > 1:
                bad.append((a, b))
    return bad
