"""The low plate of the seat across: as much as a high one says, in two small lines.

A rectangle and words come in, paint goes out. Names give way before numbers.
"""

from __future__ import annotations

from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import LEFT, RIGHT
from changpai_desktop.desktop.surfaces import Plate
from changpai_desktop.desktop.table.print_large import TablePen
from changpai_desktop.desktop.theme import RADIUS

HIGHEST = 54.0
"""Height in u up to which a plate is a low one."""
COUNT = 21.0


def plate(b: TablePen, r: Rect, d: Plate) -> None:
    """A low name plate: name and count above, hand, score and unit below."""
    u = b.u
    b.shadow(r, 1.5, RADIUS["plate"], 0.14)
    b.rect(r, "raised" if d.active else "panel", "line", RADIUS["plate"], 1.2)
    if d.active:
        b.rect(r.left(6 * u), "cinnabar", None, 3)
    s = min(32 * u, r.h - 12 * u)
    x = r.x + 12 * u
    b.rect(Rect(x, r.cy - s / 2, s, s), "panel" if d.active else "raised", "line", RADIUS["mark"])
    b.glyph(d.seat, x + s / 2, r.cy, s * 0.74)
    x += s + 8 * u
    top, low = _lines(r)
    figure = b.width(d.count, COUNT, True) + 8 * u if d.count else 0.0
    seal = 21 * u if d.dealer else 0.0
    took = b.text(Rect(x, top.y, top.r - 10 * u - figure - seal - x, top.h), d.name, 17, bold=True)
    if d.dealer:
        b.seal("庄", x + took + 4 * u + seal / 2, top.cy, 19 * u)
    b.text(top.left(top.w - 10 * u), d.count, COUNT, "seal" if d.active else "ink", RIGHT, True)
    unit = b.width(d.unit, 14)
    room = r.r - 10 * u - x
    detail, between = d.detail, 6 * u if d.unit else 0.0
    if b.width(detail, 14) + between + unit > room:
        # The gaps between the facts give way first, then the unit: what everybody counts in is known.
        detail = " ".join(detail.split())
        unit = unit if b.width(detail, 14) + between + unit <= room else 0.0
    b.text(Rect(x, low.y, room - (unit + between if unit else 0.0), low.h), detail, 14, "ink2", LEFT)
    if unit:
        b.text(low.left(low.w - 10 * u), d.unit, 14, "ink2", RIGHT)


def under_count(b: TablePen, r: Rect, d: Plate) -> Rect:
    """The line under the count of a plate in r."""
    top, _ = _lines(r)
    wide = b.width(d.count, COUNT, True)
    return Rect(top.r - 10 * b.u - wide, top.cy + 0.42 * b.px(COUNT), wide, 2.5 * b.u)


def _lines(r: Rect) -> tuple[Rect, Rect]:
    return Rect(r.x, r.y + 0.05 * r.h, r.w, 0.5 * r.h), Rect(r.x, r.y + 0.52 * r.h, r.w, 0.42 * r.h)
