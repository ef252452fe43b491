"""Cards of a hand that everybody has seen (亮张): small and folded at the seat's plate, until they leave the hand."""

from __future__ import annotations

from collections.abc import Sequence

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop.layout import FOLD, Rect
from changpai_desktop.desktop.surfaces import Plate
from changpai_desktop.desktop.table import print_large
from changpai_desktop.desktop.table.print_large import TablePen

WIDE = 27.0
"""Width in u of such a card."""


def places(b: TablePen, plate: Rect, made: Plate, n: int, family: Family, low: bool, lined: bool) -> list[Rect]:
    """Left of the count, where a plate has room; else they hang from its lower edge."""
    u = b.u
    w, high = WIDE * u, WIDE * u * FOLD[family]
    step = w + 2 * u
    count = max(b.width(made.count, 30, True), b.width(made.unit, 14))
    right = plate.r - 22 * u - count
    used = 78 * u + b.width(made.name, 19, True) + (34 * u if made.dealer else 0.0)
    # In line with the name, which stands above the need on a high plate.
    tall = min(plate.h, 76 * u)
    top = plate.cy - 0.19 * tall + 2 * u - (13 * u if made.need else 0.0) - high / 2
    if lined:
        head = print_large.head(b, plate, made)
        right, top = head.r - b.width(made.count, 30, True) - 12 * u, head.cy - high / 2
    if low or right - n * step < plate.x + used:
        right, top = plate.r - 6 * u, plate.b - 7 * u
    return [Rect(right - (n - i) * step, top, w, high) for i in range(n)]


def paint(b: TablePen, cards: Sequence[str], at: Sequence[Rect], fold: bool) -> None:
    """The cards at their places."""
    for card, r in zip(cards, at, strict=True):
        b.card(card, r.x, r.y, r.w, fold=fold)
