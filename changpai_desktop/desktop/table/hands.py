"""Where the cards of the own hand stand and where a dragged one would go: one line, two, or columns for 字牌."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop import layout
from changpai_desktop.desktop.layout import Grid, Rect
from changpai_desktop.desktop.table.held import HandCard, HandOrder, HandRows, Slot
from changpai_desktop.desktop.table.model import TableModel

Size = tuple[float, float, float]
"""Width of a card, step to the next one or to the next column, height."""
HEAD: Final = 1.0
"""Room over the columns, in u; a lifted card takes the rest from the margin of the area."""
USUAL: Final = 3
"""Cards of a column with which the size reckons at least, so that cards do not grow as columns get shorter."""
RISE: Final = {"line": 16.0, "columns": 5.0, "rows": 12.0}
APART: Final = 0.30
"""Room before the card just drawn, in widths."""
ROW_GAP: Final = 0.16
"""Between two lines, in widths."""
SHOWN: Final = 1.80
"""How much of the lower of two lines is to be seen, in widths: its value end and a little more."""


@dataclass(frozen=True)
class HandPlace:
    """A hand card, where it stands, and the part of it that tells it: what a neighbour leaves free."""

    card: HandCard
    rect: Rect
    seen: Rect
    folded: bool = False
    """Whether only its end is shown."""


def places(model: TableModel, g: Grid, family: Family, zoom: float) -> tuple[list[HandPlace], Size]:
    """All cards of the hand; their size comes from the most that it has held."""
    if isinstance(model.hand, HandRows):
        return _rows(model, model.hand, g, zoom)
    return _columns(model, g, zoom) if model.hand.columns else _line(model, g, family, zoom)


def _line(model: TableModel, g: Grid, family: Family, zoom: float) -> tuple[list[HandPlace], Size]:
    k, u = g.hand, g.u
    cards, gaps = model.hand.cards, model.hand.gaps()
    most = max(model.most_cards, len(cards))
    # A tile just drawn stands apart: its gap is reckoned with from the start.
    room = max(model.most_gaps, sum(gaps)) + (2 if family == "tile" else 0)
    w, pitch, high = layout.fit_hand_line(most, k, family, 78 * u * zoom, room)
    gap = 0.16 * w
    # An own order can have more gaps than the sorted one had.
    total = pitch * (len(cards) - 1) + w + gap * sum(gaps)
    if total > k.w:
        gap = max(0.0, gap - (total - k.w) / max(1, sum(gaps)))
        total = pitch * (len(cards) - 1) + w + gap * sum(gaps)
    apart = max(0.0, min(APART * w, k.w - total + gap)) if model.hand.apart else 0.0
    total += max(0.0, apart - gap)
    x, y = k.x + (k.w - total) / 2, k.y + 14 * u if family == "long" else k.y + (k.h - high) / 2
    rects = []
    for card, before in zip(cards, gaps, strict=True):
        x += (apart if card.id == model.hand.apart else gap) if before else 0.0
        rects.append(Rect(x, y - (RISE["line"] * u if model.is_lifted(card.id) else 0), w, high))
        x += pitch
    out = []
    for i, (card, r) in enumerate(zip(cards, rects, strict=True)):
        covered = i + 1 < len(rects) and (not model.is_lifted(card.id) or model.is_lifted(cards[i + 1].id))
        out.append(HandPlace(card, r, r.left(min(r.w, rects[i + 1].x - r.x)) if covered else r))
    return out, (w, pitch, high)


def _columns(model: TableModel, g: Grid, zoom: float) -> tuple[list[HandPlace], Size]:
    """The front cards stand in one row, what is above them shows its upper third."""
    u, columns = g.u, model.hand.columns
    k = g.hand.below(HEAD * u)
    deep = max([USUAL, model.deepest, *map(len, columns)])
    count = max(model.most_columns, len(columns))
    w, step, down = layout.fit_hand_columns([deep] * count, k, 78 * u * zoom)
    high = layout.FULL["zi"] * w
    free = k.w - step * (len(columns) - 1) - w
    apart = max(0.0, min(APART * w, free)) if model.hand.apart else 0.0
    x = k.x + (free - apart) / 2
    front = max(k.y + (deep - 1) * down, k.b - high)
    out = []
    for i, column in enumerate(columns):
        for n, card in enumerate(column):
            back = len(column) - 1 - n
            lift = RISE["columns"] * u if model.is_lifted(card.id) else 0.0
            r = Rect(
                x + i * step + (apart if card.id == model.hand.apart else 0.0), front - back * down - lift, w, high
            )
            out.append(HandPlace(card, r, r.top(down)))
    return out, (w, step, high)


def _rows(model: TableModel, hand: HandRows, g: Grid, zoom: float) -> tuple[list[HandPlace], Size]:
    """Two lines of long cards: of the upper one the end that tells all, of the lower one that and a little more."""
    u = g.u
    k = g.hand.below(RISE["rows"] * u)
    fold = layout.FOLD["long"]
    longest = max(-(-model.most_cards // len(hand.rows)) + 1, *map(len, hand.rows))
    gaps = max(model.most_gaps // len(hand.rows) + 1, *(sum(hand.row_gaps(row)) for row in hand.rows))
    wide = k.w / (1 + layout.PITCH * (longest - 1) + 0.16 * gaps)
    w = min(78 * u * zoom, wide, (g.rail.y - k.y) / (fold + ROW_GAP + SHOWN))
    step, high = layout.PITCH * w, layout.FULL["long"] * w
    out = []
    # A line that has run out leaves its room to the other one, which is then seen whole.
    lines = [row for row in hand.rows if row]
    for line, row in enumerate(lines):
        upper = line + 1 < len(lines)
        before = hand.row_gaps(row)
        total = step * (len(row) - 1) + w + 0.16 * w * sum(before)
        x, y = k.x + (k.w - total) / 2, k.y + line * (fold + ROW_GAP) * w
        for i, (card, gap) in enumerate(zip(row, before, strict=True)):
            x += 0.16 * w if gap else 0.0
            lifted = model.is_lifted(card.id)
            r = Rect(x, y - (RISE["rows"] * u if lifted else 0.0), w, fold * w if upper else high)
            next_gap = 0.16 * w if i + 1 < len(row) and before[i + 1] else 0.0
            bare = i + 1 == len(row) or (lifted and not model.is_lifted(row[i + 1].id))
            out.append(HandPlace(card, r, r if bare else r.left(min(w, step + next_gap)), upper))
            x += step
    return out, (w, step, high)


@dataclass(frozen=True)
class Drop:
    """Where a dragged card would go, and the bar that shows it."""

    slot: Slot
    marker: Rect


def drop(hand: HandOrder, placed: list[HandPlace], size: Size, g: Grid, x: float, y: float) -> Drop:
    """The place for a card that is let go at (x, y)."""
    if isinstance(hand, HandRows):
        return _drop_rows(hand, placed, size, g, x, y)
    return _drop_columns(hand, placed, size, g, x, y) if hand.columns else _drop_line(placed, size, g, x)


def _drop_line(placed: list[HandPlace], size: Size, g: Grid, x: float) -> Drop:
    k, u = g.hand, g.u
    i = sum(h.rect.x + size[1] / 2 < x for h in placed)
    at = placed[i].rect.x - 1 if i < len(placed) else placed[-1].rect.r
    return Drop(Slot(i), Rect(at - 2 * u, k.y + 4 * u, 4 * u, k.h))


def _drop_rows(hand: HandRows, placed: list[HandPlace], size: Size, g: Grid, x: float, y: float) -> Drop:
    w, u, fold = size[0], g.u, layout.FOLD["long"]
    top = g.hand.y + RISE["rows"] * u
    line = min(len(hand.rows) - 1, max(0, int((y - top) / ((fold + ROW_GAP) * w))))
    if not all(hand.rows):
        line = next((i for i, row in enumerate(hand.rows) if row), 0)
    there = [h for h in placed if h.card in hand.rows[line]]
    i = sum(h.rect.x + size[1] / 2 < x for h in there)
    middle = g.hand.cx if not there else there[-1].rect.r
    at = there[i].rect.x - 1 if i < len(there) else middle
    return Drop(Slot(i, line), Rect(at - 2 * u, top + line * (fold + ROW_GAP) * w, 4 * u, fold * w))


def _drop_columns(hand: HandOrder, placed: list[HandPlace], size: Size, g: Grid, x: float, y: float) -> Drop:
    w, step, _ = size
    u, k = g.u, g.hand
    left = placed[0].rect.x
    at = (x - left) / step
    column = int(at) if at >= 0 else -1
    inside = 0 <= column < len(hand.columns)
    # The edge of a column and the gap beside it open a new one.
    part = (at - column) * step / w
    if not inside or part < 0.14 or part > 0.86:
        new = min(max(column + (part > 0.5), 0), len(hand.columns))
        bar = Rect(left + new * step - (step - w) / 2 - 2 * u, k.y + HEAD * u, 4 * u, k.h)
        return Drop(Slot(0, new, True), bar)
    there = [h for h in placed if h.card in hand.columns[column]]
    place = sum(h.rect.y + w / 2 < y for h in there)
    edge = there[place].rect.y if place < len(there) else min(there[-1].rect.y + w, g.rail.y - 4 * u)
    # Wider than the card that is dragged over it.
    return Drop(Slot(place, column), Rect(there[0].rect.x - 7 * u, edge - 2 * u, w + 14 * u, 4 * u))


def beside(hand: HandOrder, placed: list[HandPlace], card_id: int, across: int, down: int) -> int | None:
    """The card that an arrow key leads to in a hand of columns or of lines; None: out of the hand."""
    if isinstance(hand, HandRows):
        return beside_rows(hand, placed, card_id, across, down)
    at, column = next((i, c) for i, c in enumerate(hand.columns) if any(card.id == card_id for card in c))
    place = next(i for i, card in enumerate(column) if card.id == card_id)
    if across:
        goal = hand.columns[(at + across) % len(hand.columns)]
        # Rows are counted from the front, where the cards stand in line.
        back = len(column) - 1 - place
        return goal[max(0, len(goal) - 1 - back)].id
    return column[place + down].id if 0 <= place + down < len(column) else None


def beside_rows(hand: HandRows, placed: list[HandPlace], card_id: int, across: int, down: int) -> int | None:
    """The card that an arrow key leads to in a hand of two lines; None: out of the hand."""
    at = next(i for i, row in enumerate(hand.rows) if any(c.id == card_id for c in row))
    row = hand.rows[at]
    place = next(i for i, card in enumerate(row) if card.id == card_id)
    if across:
        return row[(place + across) % len(row)].id
    goal = hand.rows[at + down] if 0 <= at + down < len(hand.rows) else []
    x = {h.card.id: h.rect.x for h in placed}
    return min((c.id for c in goal), key=lambda i: abs(x[i] - x[card_id]), default=None)
