"""Where the ways to choose from stand beside the shown card, without Qt.

Few ways stand below each other. More than fit are turned through line by line, with arrows at the right.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from changpai_desktop.desktop import layout
from changpai_desktop.desktop.layout import LARGE_TEXT, PITCH, Grid, Rect
from changpai_desktop.desktop.table.model import TableModel
from changpai_desktop.games.contract import Action

IN_ONE_COLUMN: Final = 4
IN_TWO_COLUMNS: Final = 9
"""Ways of one group each; more are turned through. Ways of several groups need the whole width from the start."""
LOWEST: Final = 34.0
"""Height in u of a line below which the ways are turned through instead."""
NUMBERS: Final = 5
"""Ways without cards in a line: they are numbers or short words."""
BESIDE: Final = 3
"""Ways beside each other under a trick at least, if there are so many."""
MOST_BESIDE: Final = 5
WIDEST: Final = 230.0
"""Width in u of such a way at most."""
ARROWS: Final = 26.0
"""Width in u of the arrows' column."""
NOWHERE: Final = Rect(0, 0, 0, 0)


@dataclass
class Strip:
    """All ways with their places; those that are turned away are NOWHERE."""

    ways: list[tuple[Action, Rect]] = field(default_factory=list)
    first: int = 0
    """The line that stands on top."""
    lines: int = 0
    """How many lines there are."""
    visible: int = 0
    columns: int = 1
    arrows: list[tuple[int, Rect]] = field(default_factory=list)
    """Step and place of the arrows; none if everything is to be seen."""

    def reveal(self, way: int) -> int:
        """The line that must stand on top for a way to be seen, as near to the present one as possible."""
        line = way // self.columns
        return min(max(self.first, line - self.visible + 1), line)


def strip(model: TableModel, g: Grid, first: int) -> Strip:
    """The ways of a model; `first` is the line that should stand on top."""
    k, u = g.plans, g.u
    plans = model.plans()
    if not plans:
        return Strip()
    top = (layout.caption_height(g.text) + 2) * u
    if all(model.wordy(a) for a in plans):
        return _scrolled(plans, k, u, top, first, min(NUMBERS, len(plans)), 4)
    if model.tricks:
        return _wide(plans, k, u, top, first, g.text)
    several = any(a.extra for a in plans)
    columns = 1 if len(plans) <= IN_ONE_COLUMN or several else 2
    lines = -(-len(plans) // columns)
    high = min((k.h - top) / lines - 7 * u, 84 * u * max(1.0, g.text**0.5))
    # With one group each, large text rather has small lines than none.
    low = high < LOWEST * u and (several or g.text <= LARGE_TEXT)
    if len(plans) > (IN_ONE_COLUMN if several else IN_TWO_COLUMNS) or low:
        most = int((k.h - top) / ((LOWEST + 7) * u))
        return _scrolled(plans, k, u, top, first, columns, min(max(most, 2), IN_ONE_COLUMN))
    wide = (k.w - 4 * u - (columns - 1) * 6 * u) / columns
    ways = []
    for i, action in enumerate(plans):
        x, y = k.x + (i // lines) * (wide + 6 * u), k.y + top + (i % lines) * (high + 7 * u)
        ways.append((action, Rect(x, y, wide, high)))
    return Strip(ways, 0, lines, lines, columns)


def _wide(plans: list[Action], k: Rect, u: float, top: float, first: int, text: float) -> Strip:
    """Under a trick the ways have the whole width of the stage, and stand in as few lines as possible."""
    # As many beside each other as have room for their cards.
    longest = max(1 + PITCH * (len(a.cards) - 1) for a in plans)
    columns = min(len(plans), MOST_BESIDE, max(BESIDE, int(k.w / ((62 + 30 * longest) * u * max(1.0, text)))))
    lines = -(-len(plans) // columns)
    most = max(1, int((k.h - top) / ((LOWEST + 7) * u)))
    if lines > most:
        return _scrolled(plans, k, u, top, first, columns, most)
    wide = min((k.w - 8 * u - (columns - 1) * 6 * u) / columns, WIDEST * u)
    high = min((k.h - top) / lines - 7 * u, 76 * u)
    left = k.cx - (wide * columns + 6 * u * (columns - 1)) / 2
    ways = [
        (a, Rect(left + (i % columns) * (wide + 6 * u), k.y + top + (i // columns) * (high + 7 * u), wide, high))
        for i, a in enumerate(plans)
    ]
    return Strip(ways, 0, lines, lines, columns)


def _scrolled(plans: list[Action], k: Rect, u: float, top: float, first: int, columns: int, most: int) -> Strip:
    lines = -(-len(plans) // columns)
    visible = min(lines, most)
    first = min(max(first, 0), lines - visible)
    side = ARROWS * u + 6 * u if lines > visible else 0.0
    high = min((k.h - top) / visible - 7 * u, 60 * u)
    wide = (k.w - 4 * u - side - (columns - 1) * 6 * u) / columns
    ways = []
    for i, action in enumerate(plans):
        line = i // columns - first
        place = Rect(k.x + (i % columns) * (wide + 6 * u), k.y + top + line * (high + 7 * u), wide, high)
        ways.append((action, place if 0 <= line < visible else NOWHERE))
    made = Strip(ways, first, lines, visible, columns)
    if side:
        tall = visible * (high + 7 * u) - 7 * u
        column = Rect(k.r - 4 * u - ARROWS * u, k.y + top, ARROWS * u, tall)
        size = min(1.3 * ARROWS * u, tall * 0.4)
        made.arrows = [(-1, column.top(size)), (1, column.bottom(size))]
    return made
