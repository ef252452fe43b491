"""The pen of the painted sheets and of the buttons below them: at 100 % as drawn, beyond LARGE_TEXT for large text.

Up to LARGE_TEXT sheets are as high as their page has room for. Beyond, text follows the text size, rows and gaps keep
their proportion to it, each sheet is as high as what it says, and the page scrolls.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QImage, QPainter

from changpai_desktop.desktop.layout import LARGE_TEXT, Rect, text_px
from changpai_desktop.desktop.paint import LEFT, Align
from changpai_desktop.desktop.table.print_large import TablePen
from changpai_desktop.desktop.widgets import Look


def large(look: Look) -> bool:
    """Whether text is so large that pages are arranged anew."""
    return look.text_scale > LARGE_TEXT


def growth(look: Look, size: float = 16) -> float:
    """How much larger than at 100 % what goes with text of this size is; 1 as long as nothing is arranged anew."""
    return text_px(size, look.text_scale) / size if large(look) else 1.0


class SheetPen(TablePen):
    """A painter whose unit grows with large text, so that rows, gaps and icons keep their proportion to it."""

    def __init__(self, p: QPainter, look: Look, u: float, size: float = 16) -> None:
        """u is the page's unit, size the text at 100 % that rows and gaps go with."""
        self.plain = not large(look)
        self.base = u
        super().__init__(p, look.theme, look.faces, u * growth(look, size), look.text_scale)

    def px(self, size: float) -> float:
        if self.plain:
            return size * self.u * self.text_scale
        return text_px(size, self.text_scale) * self.base * self.shrink

    def whole(
        self, r: Rect, text: str, size: float = 16, token: str = "ink", align: Align = LEFT, bold: bool = False
    ) -> float:
        """A line that gets smaller instead of being cut: for numbers."""
        wide = self.width(text, size, bold)
        if wide <= r.w + 0.5 or self.plain:
            return self.text(r, text, size, token, align, bold)
        self.shrink = r.w / wide
        # Fonts come in whole pixels: the line gets what it takes, even if that is a little more.
        over = max(0.0, self.width(text, size, bold) - r.w)
        box = {"left": Rect(r.x, r.y, r.w + over, r.h), "right": Rect(r.x - over, r.y, r.w + over, r.h)}
        took = self.text(box.get(align, r.inset(-over / 2, 0)), text, size, token, align, bold)
        self.shrink = 1.0
        return took

    def line_of(self, size: float) -> float:
        """The height of a line of this text."""
        return 1.35 * self.px(size)

    def block(self, r: Rect, text: str, size: float = 16, token: str = "ink", bold: bool = False) -> float:
        """Wrapped text from the top of r; returns where it ends."""
        return r.y + self.paragraph(r, text, size, token, bold)


@contextmanager
def measuring(look: Look, u: float, size: float = 16) -> Iterator[SheetPen]:
    """A pen that paints nowhere, to learn how much room something takes."""
    nowhere = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    p = QPainter(nowhere)
    try:
        yield SheetPen(p, look, u, size)
    finally:
        p.end()
