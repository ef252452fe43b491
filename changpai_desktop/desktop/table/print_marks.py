"""Small marks at a seat: how far its count is on a scale that the game names, and that it has won already.

A seat's plate and its state come in, paint goes out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changpai_desktop.desktop.layout import FOLD, Rect
from changpai_desktop.desktop.table.print_low import low
from changpai_desktop.games.contract import SeatView

if TYPE_CHECKING:
    from changpai_desktop.desktop.table.draw import TablePainter
    from changpai_desktop.desktop.table.model import TableModel

BEYOND: Final = 1.15
"""The scale goes on a little behind its last mark."""
WIN: Final = "hu"
COUNTED: Final = 30.0
"""Side in u of the seal before a count."""


def scale(t: TablePainter, plate: Rect, live: int, marks: tuple[int, ...]) -> None:
    """A thin bar along the lower edge of a plate, with a notch at each mark; the next one is named beside the unit."""
    b, u = t.b, t.scene.u
    r = Rect(plate.x + 14 * u, plate.b - 6.5 * u, plate.w - 26 * u, 3.5 * u)
    last = marks[-1] * BEYOND
    b.rect(r, "line", None, 2, alpha=0.38)
    if live:
        b.rect(r.left(r.w * min(1.0, live / last)), "tea", None, 2)
    for mark in marks:
        x = r.x + r.w * mark / last
        b.rect(Rect(x - 1.2 * u, r.y - 1.5 * u, 2.4 * u, r.h + 4 * u), "tea" if live >= mark else "ink2", None, 1)


def aim(unit: str, live: int, marks: tuple[int, ...]) -> str:
    """The unit with the next mark behind it: `11` over `cards / 16`."""
    ahead = next((m for m in marks if m > live), None)
    return unit if ahead is None else f"{unit} / {ahead}"


def early(model: TableModel, v: SeatView) -> bool:
    """Whether a seat has won a hand that goes on; where nothing is counted its plate says so to the end."""
    return v.status == "won" and model.view is not None and (v.live is None or model.view.phase != "over")


def won(t: TablePainter, plate: Rect, v: SeatView, cy: float) -> None:
    """The seal of a seat that has won, with the card that it won with: its hand is closed.

    It stands at the right end of the plate, or before a count around cy; `kept` says how much room that takes.
    """
    if not early(t.model, v):
        return
    b, u, family = t.b, t.scene.u, t.scene.family
    glyph = next((x.glyph for x in t.model.game.verbs if x.id == WIN), "胡")
    if v.live is not None:
        size = min(COUNTED * u, plate.h * 0.5)
        b.seal(glyph, plate.r - 20 * u - b.width(str(v.live), 30, True) - size / 2, cy, size)
        return
    size, w = _sizes(t, plate)
    x = plate.r - 9 * u - size
    b.seal(glyph, x + size / 2, plate.cy, size)
    for i, token in enumerate(reversed(v.known)):
        left = x - (i + 1) * (w + 3 * u) - 2 * u
        b.card(token, left, plate.cy - w * FOLD[family] / 2, w, fold=family != "tile")


def kept(t: TablePainter, plate: Rect, v: SeatView) -> float:
    """The width that name and score leave to the seal."""
    if not early(t.model, v):
        return 0.0
    u = t.scene.u
    if v.live is not None:
        return min(COUNTED * u, plate.h * 0.5) + 12 * u
    size, w = _sizes(t, plate)
    return size + len(v.known) * (w + 3 * u) + 5 * u


def _sizes(t: TablePainter, plate: Rect) -> tuple[float, float]:
    """The seal's side and the width of the cards beside it; on a low plate the name needs the room."""
    u, high = t.scene.u, min(plate.h, 64 * t.scene.u)
    small = low(plate, u, t.scene.grid.text)
    size = min((30 if small else 44) * u, high - 12 * u)
    return size, min((24 if small else 30) * u, (high - 10 * u) / FOLD[t.scene.family])
