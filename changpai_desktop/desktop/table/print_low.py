"""The low plate of the seat across: as much as a high one says, in two small lines.

A rectangle and words come in, paint goes out. Names give way before numbers.
"""

from __future__ import annotations

from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.layout_many import LEAST_PLATE, many_text
from changpai_desktop.desktop.paint import LEFT, RIGHT, Painter
from changpai_desktop.desktop.surfaces import Plate
from changpai_desktop.desktop.table.print_large import TablePen, squeezed
from changpai_desktop.desktop.theme import RADIUS

HIGHEST = 54.0
"""Height in u up to which a plate is a low one."""
COUNT = 21.0


def low(r: Rect, u: float, text: float) -> bool:
    """Whether a plate is a low one: half as high as the others, or not higher than two lines need."""
    return r.h <= max(HIGHEST * u, LEAST_PLATE + 1) * many_text(text)


def plate(b: TablePen, r: Rect, d: Plate) -> None:
    """A low name plate: name and count above, hand, score and unit below."""
    u = b.u
    b.shadow(r, 1.5, RADIUS["plate"], 0.14)
    b.rect(r, "raised" if d.active else "panel", "line", RADIUS["plate"], 1.2)
    if d.active:
        b.rect(r.left(6 * u), "cinnabar", None, 3)
    s = min(32 * u, r.h - 12 * u)
    x, wide = r.x + 12 * u, s if len(d.seat) == 1 else 1.3 * s
    b.rect(Rect(x, r.cy - s / 2, wide, s), "panel" if d.active else "raised", "line", RADIUS["mark"])
    mark(b, d.seat, x + wide / 2, r.cy, s)
    x += wide + 8 * u
    top, low = _lines(r)
    figure = b.width(d.count, COUNT, True) + 8 * u if d.count else 0.0
    seal = 21 * u if d.dealer else 0.0
    took = b.text(Rect(x, top.y, top.r - 10 * u - figure - d.kept - seal - x, top.h), d.name, 17, bold=True)
    if d.dealer:
        b.seal("庄", x + took + 4 * u + seal / 2, top.cy, 19 * u)
    b.text(top.left(top.w - 10 * u), d.count, COUNT, "seal" if d.active else "ink", RIGHT, True)
    unit = b.width(d.unit, 14)
    room = r.r - 10 * u - x - (0.0 if d.count else d.kept)
    detail, between = d.detail, 6 * u if d.unit else 0.0
    if b.width(detail, 14) + between + unit > room:
        # The gaps between the facts give way first, then the unit: what everybody counts in is known.
        detail = " ".join(detail.split())
        unit = unit if b.width(detail, 14) + between + unit <= room else 0.0
    squeezed(b, Rect(x, low.y, room - (unit + between if unit else 0.0), low.h), detail, 14, "ink2", LEFT)
    if unit:
        b.text(low.left(low.w - 10 * u), d.unit, 14, "ink2", RIGHT)


def mark(b: Painter, place: str, cx: float, cy: float, s: float) -> None:
    """The brush characters of a place in a square of s: one, or two side by side (下二)."""
    if len(place) == 1:
        b.glyph(place, cx, cy, s * 0.74)
        return
    for i, char in enumerate(place):
        b.glyph(char, cx + (i - 0.5) * 0.6 * s, cy, s * 0.62)


def under_count(b: TablePen, r: Rect, d: Plate) -> Rect:
    """The line under the count of a plate in r."""
    top, _ = _lines(r)
    wide = b.width(d.count, COUNT, True)
    return Rect(top.r - 10 * b.u - wide, top.cy + 0.42 * b.px(COUNT), wide, 2.5 * b.u)


def _lines(r: Rect) -> tuple[Rect, Rect]:
    return Rect(r.x, r.y + 0.05 * r.h, r.w, 0.5 * r.h), Rect(r.x, r.y + 0.50 * r.h, r.w, 0.42 * r.h)
