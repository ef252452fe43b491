"""A QPainter that knows the theme, the unit u, the text size and the card cache.

Rectangles of the grid flow in, paint flows out. Sizes of text and lines are given at u = 1; text never falls
under 14 px. Cards and pixmaps are snapped to the device pixel grid.

Nothing here calls `setPen`, `setBrush` or `fillRect`. To choose among their variants PySide6 looks whether the argument
is a Qt.PenStyle, and for that Python builds all 93 enums of the namespace Qt: a seventh of the time to the first page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QBrush,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
)

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop.faces import Faces
from changpai_desktop.desktop.fonts import font
from changpai_desktop.desktop.layout import FOLD, FULL, PITCH, Rect
from changpai_desktop.desktop.theme import RADIUS, Theme

ELLIPSIS: Final = "…"
Align = Literal["left", "middle", "right"]
LEFT: Final = "left"
MIDDLE: Final = "middle"
RIGHT: Final = "right"
TIGHT: Final = 0.94
"""Height of a line of a sentence on a plate, as a part of the font's own."""
SMALLEST: Final = 8.0
"""Nothing gets smaller than this to fit."""
_SHARE: Final[dict[Align, float]] = {"left": 0.0, "middle": 0.5, "right": 1.0}
"""The part of the free room that lies before the text."""


def qrect(r: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(r.x, r.y, r.w, r.h)


def _line(text: str, made: QFont) -> tuple[QTextLayout, float, float]:
    """A single line of text, its width and its height."""
    layout = QTextLayout(text, made)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return layout, line.naturalTextWidth(), line.height()


def corner(i: int, r: Rect, w: float, family: Family) -> tuple[float, float]:
    """The upper left corner of card `i` of a group that begins in the upper left corner of r, cards w wide."""
    if family == "long":
        return r.x + i * w * PITCH, r.y
    if family == "zi":
        return r.x, r.y + i * w
    # The fourth tile of a kan lies on the middle one.
    return r.x + (i if i < 3 else 1) * w, r.y + (w * 0.16 if i < 3 else 0)


class Painter:
    """Wraps a running QPainter; whoever made that painter ends it."""

    def __init__(self, p: QPainter, theme: Theme, faces: Faces, u: float = 1.0, text_scale: float = 1.0) -> None:
        self.p = p
        self.theme = theme
        self.faces = faces
        self.u = u
        self.text_scale = text_scale
        self.dpr = p.device().devicePixelRatioF()
        self.face_set = ""
        """The face set of the cards it draws (`Game.face_set`); empty: whichever knows the token."""
        hints = QPainter.RenderHint
        p.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform | hints.TextAntialiasing)

    # ---- shapes

    def rect(
        self,
        r: Rect,
        fill: str | None = None,
        line: str | None = None,
        radius: float = 0.0,
        width: float = 1.0,
        alpha: float = 1.0,
    ) -> None:
        """A rounded rectangle; radius and line width at u = 1, alpha for the fill only."""
        path = QPainterPath()
        path.addRoundedRect(qrect(r.inset(0.5) if line else r), radius * self.u, radius * self.u)
        if fill:
            self.p.fillPath(path, self._brush(fill, alpha))
        if line:
            self.p.strokePath(path, self._pen(line, width * max(1.0, self.u * 0.8)))

    def shadow(self, r: Rect, down: float, radius: float, alpha: float) -> None:
        """One flat copy of the rectangle, lower by `down`; none in high contrast."""
        if self.theme.textured:
            self.rect(r.moved(0, down * self.u), "shade", None, radius, alpha=alpha)

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        token: str = "line",
        width: float = 1.0,
        alpha: float = 1.0,
    ) -> None:
        """A straight line with square ends, `width` in pixels."""
        path = QPainterPath(QPointF(x1, y1))
        path.lineTo(x2, y2)
        self.p.strokePath(path, self._pen(token, width, alpha))

    def _pen(self, token: str, width: float, alpha: float = 1.0) -> QPen:
        made = QPen()
        made.setColor(self.theme.colour(token, alpha))
        made.setWidthF(width)
        return made

    def _brush(self, token: str, alpha: float = 1.0) -> QBrush:
        return self._pen(token, 1, alpha).brush()

    # ---- text

    def font(self, size: float, bold: bool = False) -> QFont:
        """The house's font at this unit and text size."""
        return font(size * self.u * self.text_scale, bold)

    def width(self, text: str, size: float, bold: bool = False) -> float:
        """Pixels a single line of text takes."""
        return QFontMetricsF(self.font(size, bold)).horizontalAdvance(text)

    def text(
        self,
        r: Rect,
        text: str,
        size: float = 16,
        token: str = "ink",
        align: Align = LEFT,
        bold: bool = False,
    ) -> float:
        """One line, elided at the right if it is too long; returns the width it took."""
        made = self.font(size, bold)
        layout, wide, high = _line(text, made)
        if wide > r.w + 0.5:
            room = r.w - _line(ELLIPSIS, made)[1]
            end = layout.lineAt(0).xToCursor(room, QTextLine.CursorPosition.CursorOnCharacter)
            text = text[:end].rstrip() + ELLIPSIS if room > 0 else ""
            layout, wide, high = _line(text, made)
        self._put(layout, len(text), r.x + _SHARE[align] * (r.w - wide), r.cy - high / 2, token)
        return wide

    def _put(self, layout: QTextLayout, length: int, x: float, y: float, token: str) -> None:
        ink = QTextCharFormat()
        ink.setForeground(self._brush(token))
        inked = QTextLayout.FormatRange()
        inked.start, inked.length, inked.format = 0, 2 * length, ink
        layout.draw(self.p, QPointF(x, y), [inked])

    def paragraph(self, r: Rect, text: str, size: float = 16, token: str = "ink", bold: bool = False) -> float:
        """Wrapped text from the top of r; returns the height it took, which may be more than r."""
        made = self.font(size, bold)
        layout, high = QTextLayout(text.replace("\n", "\u2028"), made), 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(r.w)
            line.setPosition(QPointF(0, high))
            high += line.height()
        layout.endLayout()
        self._put(layout, len(text), r.x, r.y, token)
        return high

    def wrapped(self, text: str, size: float, wide: float, bold: bool = False) -> list[str]:
        """The lines of a text of this size, broken where its language breaks."""
        layout, out = QTextLayout(text, self.font(size, bold)), []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(wide)
            out.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
        layout.endLayout()
        return out

    def line_height(self, size: float, bold: bool = False) -> float:
        """The height of a line of several."""
        return QFontMetricsF(self.font(size, bold)).height() * TIGHT

    def fitted(self, text: str, r: Rect, size: float, bold: bool = False) -> tuple[float, list[str]]:
        """The largest size up to `size` at which a text fits into r, and its lines then."""
        while True:
            lines = self.wrapped(text, size, r.w, bold)
            high = len(lines) * self.line_height(size, bold)
            narrow = all(self.width(x, size, bold) <= r.w + 0.5 for x in lines)
            if size <= SMALLEST or (high <= r.h + 0.5 and narrow):
                return size, lines
            size -= 0.5

    def sentence(
        self, r: Rect, text: str, size: float, token: str = "ink2", align: Align = LEFT, bold: bool = False
    ) -> float:
        """A text in as many lines as fit into r from its top, smaller if it needs more; returns the height.

        No text gets smaller than can be read: what is too long even so ends with dots.
        """
        size, lines = self.fitted(text, r, size, bold)
        high = self.line_height(size, bold)
        most = max(1, int((r.h + 2) / high))
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        for i, line in enumerate(lines):
            self.text(Rect(r.x - 1, r.y + i * high, r.w + 2, high), line, size, token, align, bold)
        return len(lines) * high

    # ---- small pictures

    def place(self, made: QPixmap, x: float, y: float) -> None:
        """A pixmap with its corner on the nearest device pixel."""
        self.p.drawPixmap(QPointF(self.snap(x), self.snap(y)), made)

    def snap(self, value: float) -> float:
        """The nearest device pixel, in logical pixels."""
        return round(value * self.dpr) / self.dpr

    def glyph(self, char: str, cx: float, cy: float, size: float, token: str = "ink") -> None:
        """A brush character around (cx, cy), size in pixels; the text font if there is no outline for it."""
        made = self.faces.glyph(char, size, self.theme.hex(token), self.dpr)
        if made is not None:
            self.place(made, cx - size / 2, cy - size / 2)
            return
        layout, wide, high = _line(char, font(size * 0.8, True))
        self._put(layout, len(char), cx - wide / 2, cy - high / 2, token)

    def icon(self, name: str, cx: float, cy: float, size: float, token: str = "ink") -> None:
        """A line icon around (cx, cy), size in pixels."""
        self.place(self.faces.icon(name, size, self.theme.hex(token), self.dpr), cx - size / 2, cy - size / 2)

    def seal(self, char: str, cx: float, cy: float, size: float) -> None:
        """A cinnabar seal with a brush character, size in pixels."""
        box = Rect(cx - size / 2, cy - size / 2, size, size)
        self.rect(box, "cinnabar", None, RADIUS["seal"] * size / self.u)
        self.glyph(char, cx, cy, size * 0.8, "on_cinnabar")

    def mark(self, r: Rect, token: str = "seal", pad: float = 3.0, width: float = 2.6) -> None:
        """A frame around a card: seal = asked, tea = selected, indigo = focus."""
        path = QPainterPath()
        path.addRoundedRect(qrect(r.inset(-pad * self.u)), 5 * self.u, 5 * self.u)
        self.p.strokePath(path, self._pen(token, width * self.u))

    def focus(self, r: Rect) -> None:
        """The keyboard's frame."""
        self.mark(r, "indigo", 2.0, 3.0)

    # ---- cards

    def card(self, token: str, x: float, y: float, w: float, fold: bool = False, lift: bool = False) -> Rect:
        """A card with its hard shadow; returns the place it took. Raises KeyError for an unknown token."""
        made = self.faces.card(token, w, self.dpr, fold, self.face_set)
        size = made.deviceIndependentSize()
        at = Rect(self.snap(x), self.snap(y), size.width(), size.height())
        if self.theme.textured:
            down = (4.0 if lift else 1.6) * self.u
            under = at.moved(down * 0.4, down)
            self.rect(under, "shade", None, RADIUS["card"] * w / self.u, alpha=0.22 if lift else 0.16)
        self.p.drawPixmap(QPointF(at.x, at.y), made)
        return at

    def group(self, tokens: Sequence[str], r: Rect, w: float, family: Family) -> None:
        """A laid group from the upper left corner of r, cards w wide."""
        for i, token in enumerate(tokens):
            x, y = corner(i, r, w, family)
            self.card(token, x, y, w, fold=family != "tile")

    def card_height(self, w: float, family: Family, fold: bool = False) -> float:
        """Height in pixels of a card w wide."""
        return w * (FOLD if fold else FULL)[family]
