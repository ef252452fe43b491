"""Where everything on the table goes: rectangles only, no Qt; one grid for every game.

A window size, a card family and the number of seats come in, a Grid of rectangles in window pixels goes out.
Families: `long` (14.5 x 3.5), `zi` (1 : 3), `tile` (mahjong). Numbers are fractions of the table area or
multiples of the unit u, which is 1 on a table of 1024 x 756 pixels.

The text size comes in too: plates, captions and the claim bar grow with it, and what they take the cards give, first
the unclaimed ones and the groups, then the hand. At 100 % and below the grid is the drawn one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from changpai_desktop.cards.packs import Family
from changpai_desktop.cards.record import record

Seat = Literal["me", "next", "next2", "next3", "across", "prev3", "prev2", "prev"]
"""Places as the viewer sees them: `next2` is the second to the right."""

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
# The same rows when text is three times as large; in between the rows glide from one to the other.
LARGEST_TEXT: Final = 3.0
LARGE_TEXT: Final = 1.2
"""Beyond this text size plates, buttons and captions are set anew instead of only stretched."""
_TEXT_ROWS: Final[dict[tuple[Family, int], tuple[float, float, float]]] = {
    ("long", 3): (0.545, 0.220, 0.235),
    ("zi", 3): (0.535, 0.215, 0.250),
    ("tile", 3): (0.640, 0.215, 0.145),
    ("long", 4): (0.610, 0.190, 0.200),
    ("zi", 4): (0.600, 0.195, 0.205),
    ("tile", 4): (0.665, 0.190, 0.145),
}
# Large cards keep this much more for the hand.
_TEXT_LARGE: Final = (-0.012, -0.006, 0.018)
# With two players the only opponent is the next one, on the right as always; the stage takes the room that
# the absent seat on the left leaves.
_COLUMNS: Final = {2: (0.0, 0.62, 0.38), 3: (0.29, 0.42, 0.29), 4: (0.255, 0.49, 0.255)}
FEW_SEATS: Final = 4
"""More players than these sit in a grid of their own."""
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
    text: float
    """Text size, 1.0 = 100 %."""
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


def text_px(size: float, text: float) -> float:
    """Height in u of text that is `size` at 100 %.

    Everything is at least as many times larger as the smallest text, but headings and figures that are large already
    grow less: at 300 % the room goes to what would be hard to read otherwise.
    """
    return size * text if text <= 1 else max(14 * text, size * text**0.75)


def caption_height(text: float) -> float:
    """Height in u of a line over the stage."""
    return 28.0 if text <= 1 else max(28.0, 1.45 * text_px(18, text))


def plate_lines(text: float, wide: float) -> int:
    """Lines under the count of a plate `wide` u wide: a hand and a score of two figures each have sixteen letters."""
    return 1 if text <= LARGE_TEXT or 8.2 * text_px(15, text) <= wide - 26 else 2


def plate_height(text: float, lines: int) -> float:
    """Height in u of a name plate: the count's line, and `lines` below it."""
    if text <= 1:
        return 64.0
    return max(64.0, 14 + 1.12 * text_px(30, text) + lines * 1.22 * text_px(15, text))


def bar_height(text: float, seats: int = 3) -> float:
    """Height in u of the claim bar; with four seats it is wider, and the stage above it needs the height."""
    return 62 * (1 + (0.35 if seats == 4 else 0.55) * max(0.0, text - 1))


def _glide(at: float, a: float, b: float) -> float:
    return a + (b - a) * clamp((at - 1) / (LARGEST_TEXT - 1), 0, 1)


def table_rows(family: Family, seats: int, large: bool, text: float, lines: int = 1) -> tuple[float, float, float]:
    """Opponents, own row and hand as parts of the table's height; what a plate of one line saves goes to the hand."""
    start = (_LARGE_ROWS if large else _ROWS)[family, max(3, seats)]
    extra = _TEXT_LARGE if large else (0.0, 0.0, 0.0)
    end = tuple(a + b for a, b in zip(_TEXT_ROWS[family, max(3, seats)], extra, strict=True))
    saved = 0.040 if lines == 1 and seats < 4 and family != "tile" else 0.0
    end = (end[0] - saved, end[1], end[2] + saved)
    return _glide(text, start[0], end[0]), _glide(text, start[1], end[1]), _glide(text, start[2], end[2])


def grid(
    w: float, h: float, family: Family, seats: int = 3, panel: bool = True, large: bool = False, text: float = 1.0
) -> Grid:
    """All areas of a window of w x h pixels.

    Raises KeyError for a number of seats other than 2 to 7.
    """
    if seats > FEW_SEATS:
        from changpai_desktop.desktop.layout_many import grid_many

        return grid_many(w, h, family, seats, panel, large, text)
    bar = clamp(0.065 * h, 48, 80)
    # The panel is the first to go: it becomes a tab of 36 px.
    is_open = panel and w >= 1100
    side = clamp(0.20 * w, 250, 470) * _glide(text, 1.0, 1.3) if is_open else 36
    t = Rect(0, bar, w - side, h - bar)
    u = min(t.w / 1024, t.h / 756)
    cl, cm, cr = _COLUMNS[seats]
    lines = plate_lines(text, cr * t.w / u - 20)
    rows = table_rows(family, seats, large, text, lines)
    opponents = t.top(rows[0] * t.h)
    own = Rect(t.x, t.y + rows[0] * t.h, t.w, rows[1] * t.h)
    hand = t.bottom(rows[2] * t.h)
    m = 10 * u
    places: dict[Seat, SeatArea] = {}
    if cl:
        places["prev"] = _side_seat(opponents.left(cl * t.w), u, family, text, lines)
    places["next"] = _side_seat(opponents.after((cl + cm) * t.w), u, family, text, lines)
    middle = Rect(t.x + cl * t.w, opponents.y, cm * t.w, opponents.h).inset(m * 0.4, m * 0.8)
    if not cl:
        middle = middle.after(m * 0.6)
    if seats == 4:
        top = middle.top(
            max(_ACROSS[family] * middle.h, 0.0 if text <= LARGE_TEXT else _across_least(family, text) * u)
        )
        places["across"] = _across_seat(top, u, family, text)
        middle = middle.below(top.h + m * 0.6)
    places["me"] = own_seat(own.inset(m, m * 0.4), u, family, text)
    low = bar_height(text, seats) * u
    stage = middle.top(middle.h - low - m * 0.7)
    return Grid(
        u=u,
        text=text,
        toolbar=Rect(0, 0, w, bar),
        panel=Rect(w - side, bar, side, h - bar),
        panel_open=is_open,
        table=t,
        seats=places,
        claims=middle.bottom(low),
        stock=stage.left(0.19 * stage.w),
        shown=stage.after(0.20 * stage.w).left(0.25 * stage.w),
        plans=stage.after(0.47 * stage.w),
        hand=Rect(hand.x + m, hand.y + m * 0.6, hand.w - 2 * m, hand.h - m * 0.6),
        rail=hand.bottom(max(10, 12 * u)),
    )


def _side_seat(column: Rect, u: float, family: Family, text: float, lines: int) -> SeatArea:
    m = 10 * u
    area = column.inset(m, m * 0.8)
    high = plate_height(text, lines) * u
    rest = area.below(high + m * 0.7)
    share = _glide(text, _SIDE_GROUPS[family], max(0.58, _SIDE_GROUPS[family]) if family != "tile" else 0.36) * rest.h
    return SeatArea(area, area.top(high), rest.top(share - m * 0.4), rest.below(share + m * 0.4))


def _across_least(family: Family, text: float) -> float:
    """Height in u of the seat on top when its row stands beside its plate, under its groups."""
    return 196.0 if family == "tile" else max(120.0, plate_height(text, 1))


def _across_seat(area: Rect, u: float, family: Family, text: float) -> SeatArea:
    m = 10 * u
    if text > LARGE_TEXT:
        # The plate needs the height; groups and row stand one above the other beside it.
        beside = area.after(area.w * 0.44)
        share = {"long": 0.54, "zi": 0.62, "tile": 0.42}[family] * beside.h
        plate = area.left(area.w * 0.42).top(min(area.h, plate_height(text, 2) * u))
        return SeatArea(area, plate, beside.top(share - m * 0.3), beside.below(share + m * 0.3))
    low = 46 * u * max(1.0, text)
    plate = Rect(area.x, area.y, area.w * 0.40, low)
    groups = area.after(area.w * 0.42)
    if family == "tile":
        return SeatArea(area, plate, groups.top(low), area.below(low + m * 0.6))
    return SeatArea(area, plate, groups, area.left(area.w * 0.40).below(low + m * 0.6))


def own_seat(area: Rect, u: float, family: Family, text: float) -> SeatArea:
    part = _glide(text, 0.215, 0.305)
    groups = area.after((part + 0.01) * area.w).left(_OWN_GROUPS[family] * (1 - part) / 0.785 * area.w)
    row = Rect(groups.r + 10 * u, area.y, area.r - groups.r - 10 * u, area.h)
    return SeatArea(area, area.left(part * area.w), groups, row)


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


OPEN_GAP: Final = 0.30


def open_hand(sizes: Sequence[int], runs: Sequence[int], box: Rect, family: Family, w: float) -> list[Rect]:
    """Places of an open hand under groups of cards w wide: one end of each card, in lines, a gap between runs.

    They may reach below the box; `fit_open` finds a width at which they do not.
    """
    step, high = w * (1.0 if family == "tile" else PITCH), w * FOLD[family]
    laid = flow(sizes, Rect(box.x, box.y, box.w, 1e6), w, family) or []
    x, y = box.x, max((r.b for r in laid), default=box.y - OPEN_GAP * w) + OPEN_GAP * w
    out: list[Rect] = []
    for n in runs:
        for i in range(n):
            # A run that is longer than the rest of the line breaks only if it cannot go whole to the next one.
            need = w + (step * (n - 1 - i) if i == 0 else 0.0)
            if x + min(need, box.w) > box.r + 0.01 and x > box.x:
                x, y = box.x, y + high + 0.16 * w
            out.append(Rect(x, y, w, high))
            x += step
        x += w - step + 0.16 * w
    return out


def fit_open(sizes: Sequence[int], runs: Sequence[int], box: Rect, family: Family, most: float) -> float:
    """Card width at which groups and open hand share the box, now and whatever the hand will still lay down."""
    held, w = sum(runs) + 2 * len(sizes), most
    cases: list[tuple[Sequence[int], Sequence[int]]] = [(sizes, runs)]
    cases += [([3] * k, [2] * max(0, (held - 2 * k) // 2)) for k in range(held // 3)]
    while w > 12:
        lows = [open_hand(s, r, box, family, w) for s, r in cases]
        if all(not low or low[-1].b <= box.b + 0.01 for low in lows):
            return w
        w -= 0.5
    return w


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


def shown_size(box: Rect, family: Family, u: float, text: float = 1.0) -> tuple[float, bool]:
    """Width of the shown card, and whether it is folded: whole if that leaves 60 u, else one larger end."""
    high = box.h - (caption_height(text) + 8) * u
    w = min(0.92 * box.w, high / FULL[family])
    if w >= 60 * u or family == "tile":
        return w, False
    return min(0.92 * box.w, high / FOLD[family]), True


def crossing(named: Sequence[tuple[str, Rect]]) -> list[tuple[str, str]]:
    """Pairs of rectangles that overlap by more than a pixel."""
    bad = []
    for i, (a, p) in enumerate(named):
        for b, q in named[i + 1 :]:
            if min(p.r, q.r) - max(p.x, q.x) > 1 and min(p.b, q.b) - max(p.y, q.y) > 1:
                bad.append((a, b))
    return bad
