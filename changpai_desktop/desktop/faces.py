"""Card faces, brush characters and icons as pixmaps, each rendered once at exactly the size it is shown.

SVG text flows in from an Artwork (a card by token and print, a character by colour), pixmaps on the device's
pixel grid flow out. Two caches: parsed SVGs, which stay for good, and pixmaps, which are dropped oldest first
beyond a limit of bytes. `svg_parsed` counts parses; during play it must not rise after `prime()`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from changpai_desktop.cards.packs import Family
from changpai_desktop.cards.record import record
from changpai_desktop.desktop.icons import ICONS
from changpai_desktop.desktop.layout import FOLD, FULL

BYTE_LIMIT: Final = 96 * 1024 * 1024


@record
class Print:
    """How faces are printed; values are those of the settings.

    theme: `day`, `night`, `contrast`; pips: `file`, `dice`; middle: `flower`, `plain`, `name`;
    hand: `brush`, `plain`; back: `lacquer`, `indigo`, `bamboo`.
    """

    theme: str = "day"
    pips: str = "file"
    middle: str = "flower"
    hand: str = "brush"
    back: str = "lacquer"


class Artwork(Protocol):
    """Where SVG text comes from."""

    def card(self, token: str, printed: Print) -> str:
        """The face of a card or of a back. Raises KeyError for an unknown token."""

    def glyph(self, char: str, colour: str) -> str:
        """A brush character in a square viewBox, `#RRGGBB`; empty if there is no outline for it."""


class Faces:
    """The raster cache. One for the whole program; needs a running QGuiApplication."""

    def __init__(self, artwork: Artwork, printed: Print | None = None, byte_limit: int = BYTE_LIMIT) -> None:
        self.artwork = artwork
        self.printed = printed or Print()
        self.byte_limit = byte_limit
        self.svg_parsed = 0
        self.bytes_held = 0
        self._parsed: dict[tuple[object, ...], QSvgRenderer | None] = {}
        self._pixmaps: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()

    def family(self, token: str) -> Family:
        """The family of a card, told by the shape of its face. Raises KeyError for an unknown token."""
        box = self._card_svg(token).viewBoxF()
        ratio = box.height() / box.width()
        return min(FULL, key=lambda name: abs(FULL[name] - ratio))

    def card(self, token: str, width: float, dpr: float = 1.0, fold: bool = False) -> QPixmap:
        """The face `width` logical pixels wide, whole or as one end with a turned edge.

        Raises KeyError for an unknown token.
        """
        across = max(1, round(width * dpr))
        key = ("card", token, self.printed, across, dpr, fold)
        held = self._held(key)
        if held is not None:
            return held
        family = self.family(token)
        whole = across * FULL[family]
        folded = fold and family != "tile"
        high = round(across * FOLD[family] if folded else whole)
        svg = self._card_svg(token)
        made = _canvas(across, high, lambda p: svg.render(p, QRectF(0, 0, across, whole)))
        if folded:
            _turn_edge(made, dpr)
        return self._keep(key, made, dpr)

    def glyph(self, char: str, size: float, colour: str, dpr: float = 1.0) -> QPixmap | None:
        """A brush character in a square of `size` logical pixels, or None if there is no outline for it."""
        return self._square(("glyph", char, colour), size, dpr, lambda: self.artwork.glyph(char, colour))

    def icon(self, name: str, size: float, colour: str, dpr: float = 1.0) -> QPixmap:
        """A line icon in a square of `size` logical pixels. Raises KeyError for an unknown name."""
        path = ICONS[name]
        made = self._square(("icon", name, colour), size, dpr, lambda: icon_svg(path, colour))
        if made is None:
            raise KeyError(name)
        return made

    def prime(self, tokens: Iterable[str], widths: Iterable[float] = (), dpr: float = 1.0) -> None:
        """Parse these faces, and render them whole and folded at the widths, before play begins."""
        sizes = tuple(widths)
        for token in tokens:
            self._card_svg(token)
            for width in sizes:
                for fold in (False, True):
                    self.card(token, width, dpr, fold)

    def _card_svg(self, token: str) -> QSvgRenderer:
        key = ("card", token, self.printed)
        found = self._svg(key, lambda: self.artwork.card(token, self.printed))
        if found is None:
            raise KeyError(token)
        return found

    def _svg(self, key: tuple[object, ...], text: Callable[[], str]) -> QSvgRenderer | None:
        if key not in self._parsed:
            source = text()
            self.svg_parsed += 1 if source else 0
            self._parsed[key] = QSvgRenderer(QByteArray(source.encode("utf-8"))) if source else None
        return self._parsed[key]

    def _square(self, name: tuple[object, ...], size: float, dpr: float, text: Callable[[], str]) -> QPixmap | None:
        side = max(1, round(size * dpr))
        key = (*name, side, dpr)
        held = self._held(key)
        if held is not None:
            return held
        svg = self._svg(name, text)
        if svg is None:
            return None
        return self._keep(key, _canvas(side, side, lambda p: svg.render(p, QRectF(0, 0, side, side))), dpr)

    def _held(self, key: tuple[object, ...]) -> QPixmap | None:
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
        return found

    def _keep(self, key: tuple[object, ...], made: QPixmap, dpr: float) -> QPixmap:
        made.setDevicePixelRatio(dpr)
        self._pixmaps[key] = made
        self.bytes_held += _bytes(made)
        while self.bytes_held > self.byte_limit and len(self._pixmaps) > 1:
            _, old = self._pixmaps.popitem(last=False)
            self.bytes_held -= _bytes(old)
        return made


def icon_svg(path: str, colour: str) -> str:
    """An icon of the 24 grid: one line 1.8 wide with round ends."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="1.8" stroke-linecap="round" '
        'stroke-linejoin="round"/></svg>'
    )


def _canvas(across: int, high: int, draw: Callable[[QPainter], None]) -> QPixmap:
    made = QPixmap(across, high)
    made.fill(Qt.GlobalColor.transparent)
    p = QPainter(made)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(p)
    p.end()
    return made


def _turn_edge(made: QPixmap, dpr: float) -> None:
    """The shade of the fold and its dark line, drawn in device pixels."""
    from PySide6.QtGui import QLinearGradient

    w, h = made.width(), made.height()
    p = QPainter(made)
    deep = w * 0.12
    shade = QLinearGradient(0, h - deep, 0, h)
    shade.setColorAt(0, QColor(60, 40, 20, 0))
    shade.setColorAt(1, QColor(60, 40, 20, 90))
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    p.fillRect(QRectF(0, h - deep, w, deep), shade)
    thick = max(1, round(dpr))
    p.fillRect(QRectF(0, h - thick, w, thick), QColor("#6B5433"))
    p.end()


def _bytes(made: QPixmap) -> int:
    return made.width() * made.height() * 4
