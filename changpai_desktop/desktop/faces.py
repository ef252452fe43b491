"""Card faces, brush characters and icons as pixmaps, each rendered once at exactly the size it is shown.

SVG text flows in from an Artwork (a card by token and print, a character by colour), pixmaps on the device's
pixel grid flow out. Two caches: parsed SVGs, which stay for good, and pixmaps, which are dropped oldest first
beyond a limit of bytes. `svg_parsed` counts parses; during play it must not rise after `prime()`. What the first page
shows comes from the `Shelf` of the last start; the artwork and the SVG reader are loaded with the first picture that
is not there.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from changpai_desktop.cards.packs import Family
from changpai_desktop.cards.record import record
from changpai_desktop.desktop.icons import ICONS
from changpai_desktop.desktop.layout import FOLD, FULL

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

    from changpai_desktop.desktop.shelf import Shelf

BYTE_LIMIT: Final = 96 * 1024 * 1024
Part = tuple[int, int, int, int]
"""Left, top, right and bottom of what is shown of a square, in eighths of its side."""
WHOLE: Final = (0, 0, 8, 8)


@record
class Print:
    """How faces are printed; values are those of the settings.

    theme: `day`, `night`, `contrast`; pips: `file`, `dice`; middle: `flower`, `plain`, `name`;
    hand: `brush`, `plain`, `flower`; back: `lacquer`, `indigo`, `bamboo`. face: the game's face set, empty for the
    first that has the token.
    """

    theme: str = "day"
    pips: str = "file"
    middle: str = "flower"
    hand: str = "brush"
    back: str = "lacquer"
    face: str = ""


class Artwork(Protocol):
    """Where SVG text comes from."""

    def card(self, token: str, printed: Print) -> str:
        """The face of a card or of a back. Raises KeyError for an unknown token."""

    def glyph(self, char: str, colour: str) -> str:
        """A brush character in a square viewBox, `#RRGGBB`; empty if there is no outline for it."""


class Faces:
    """The raster cache. One for the whole program; needs a running QGuiApplication."""

    def __init__(
        self,
        artwork: Artwork,
        printed: Print | None = None,
        byte_limit: int = BYTE_LIMIT,
        shelf: Shelf | None = None,
    ) -> None:
        self.artwork = artwork
        self._shelf = shelf
        self.printed = printed or Print()
        self.byte_limit = byte_limit
        self.svg_parsed = 0
        self.bytes_held = 0
        self._parsed: dict[tuple[object, ...], QSvgRenderer | None] = {}
        self._pixmaps: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()

    def family(self, token: str, face: str = "") -> Family:
        """The family of a card, told by the shape of its face. Raises KeyError for an unknown token."""
        box = self._card_svg(token, self._print(face)).viewBoxF()
        ratio = box.height() / box.width()
        return min(FULL, key=lambda name: abs(FULL[name] - ratio))

    def card(self, token: str, width: float, dpr: float = 1.0, fold: bool = False, face: str = "") -> QPixmap:
        """The face `width` logical pixels wide, whole or as one end with a turned edge; `face` is the game's face set.

        Raises KeyError for an unknown token or face set.
        """
        across = max(1, round(width * dpr))
        printed = self._print(face)
        key = ("card", token, printed, across, dpr, fold)
        held = self._held(key, dpr)
        if held is not None:
            return held
        family = self.family(token, face)
        whole = across * FULL[family]
        folded = fold and family != "tile"
        high = round(across * FOLD[family] if folded else whole)
        svg = self._card_svg(token, printed)
        made = _canvas(across, high, lambda p: svg.render(p, QRectF(0, 0, across, whole)))
        if folded:
            _turn_edge(made, dpr)
        return self._keep(key, made, dpr)

    def glyph(self, char: str, size: float, colour: str, dpr: float = 1.0) -> QPixmap | None:
        """A brush character in a square of `size` logical pixels, or None if there is no outline for it."""
        return self._square(("glyph", char, colour), size, dpr, lambda: self.artwork.glyph(char, colour))

    def picture(
        self, name: str, svg: Callable[[], str], size: float, dpr: float = 1.0, part: Part = WHOLE
    ) -> tuple[QPixmap, float, float] | None:
        """A part of a square picture of `size` logical pixels, and where in the square it begins.

        `name` must tell everything that the text depends on; the part is in eighths of the side.
        """
        side = max(1, round(size * dpr))
        left, top, right, bottom = (round(side * eighths / 8) for eighths in part)
        if right <= left or bottom <= top:
            return None
        key = ("picture", name, part, side, dpr)
        made = self._held(key, dpr)
        if made is None:
            svg_made = self._svg(("picture", name), svg)
            if svg_made is None:
                return None
            whole = QRectF(-left, -top, side, side)
            made = self._keep(key, _canvas(right - left, bottom - top, lambda p: svg_made.render(p, whole)), dpr)
        return made, left / dpr, top / dpr

    def icon(self, name: str, size: float, colour: str, dpr: float = 1.0) -> QPixmap:
        """A line icon in a square of `size` logical pixels. Raises KeyError for an unknown name."""
        path = ICONS[name]
        made = self._square(("icon", name, colour), size, dpr, lambda: icon_svg(path, colour))
        if made is None:
            raise KeyError(name)
        return made

    def prime(self, tokens: Iterable[str], widths: Iterable[float] = (), dpr: float = 1.0, face: str = "") -> None:
        """Parse these faces, and render them whole and folded at the widths, before play begins."""
        sizes = tuple(widths)
        for token in tokens:
            self._card_svg(token, self._print(face))
            for width in sizes:
                for fold in (False, True):
                    self.card(token, width, dpr, fold, face)

    def close_shelf(self) -> Shelf | None:
        """The first page is painted: the shelf is told with what, and handed out to be written."""
        shelf, self._shelf = self._shelf, None
        if shelf is not None:
            shelf.close(self._pixmaps)
        return shelf

    def _print(self, face: str) -> Print:
        """The print of the settings with a game's face set."""
        if not face:
            return self.printed
        p = self.printed
        return Print(p.theme, p.pips, p.middle, p.hand, p.back, face)

    def _card_svg(self, token: str, printed: Print) -> QSvgRenderer:
        key = ("card", token, printed)
        found = self._svg(key, lambda: self.artwork.card(token, printed))
        if found is None:
            raise KeyError(token)
        return found

    def _svg(self, key: tuple[object, ...], text: Callable[[], str]) -> QSvgRenderer | None:
        if key not in self._parsed:
            source = text()
            self.svg_parsed += 1 if source else 0
            self._parsed[key] = _reader(source) if source else None
        return self._parsed[key]

    def _square(self, name: tuple[object, ...], size: float, dpr: float, text: Callable[[], str]) -> QPixmap | None:
        side = max(1, round(size * dpr))
        key = (*name, side, dpr)
        held = self._held(key, dpr)
        if held is not None:
            return held
        svg = self._svg(name, text)
        if svg is None:
            return None
        return self._keep(key, _canvas(side, side, lambda p: svg.render(p, QRectF(0, 0, side, side))), dpr)

    def _held(self, key: tuple[object, ...], dpr: float) -> QPixmap | None:
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
        elif self._shelf is not None and (kept := self._shelf.take(key)) is not None:
            return self._keep(key, kept, dpr)
        return found

    def _keep(self, key: tuple[object, ...], made: QPixmap, dpr: float) -> QPixmap:
        made.setDevicePixelRatio(dpr)
        self._pixmaps[key] = made
        self.bytes_held += _bytes(made)
        while self.bytes_held > self.byte_limit and len(self._pixmaps) > 1:
            _, old = self._pixmaps.popitem(last=False)
            self.bytes_held -= _bytes(old)
        return made


def _reader(source: str) -> QSvgRenderer:
    from PySide6.QtCore import QByteArray
    from PySide6.QtSvg import QSvgRenderer

    return QSvgRenderer(QByteArray(source.encode("utf-8")))


def icon_svg(path: str, colour: str) -> str:
    """An icon of the 24 grid: one line 1.8 wide with round ends."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="1.8" stroke-linecap="round" '
        'stroke-linejoin="round"/></svg>'
    )


def _canvas(across: int, high: int, draw: Callable[[QPainter], None]) -> QPixmap:
    made = QPixmap(across, high)
    made.fill(QColor(0, 0, 0, 0))
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
