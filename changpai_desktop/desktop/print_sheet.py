"""The printed sheet: a pack's faces at true size on A4, as a vector PDF with cut marks.

SVG texts with their captions flow in, a PDF file flows out. Where cards stand on the paper is decided by
`arrange`, in millimetres and without Qt; painting only follows it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import add
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QCoreApplication, QLineF, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen
from PySide6.QtSvg import QSvgRenderer

from changpai_desktop.cards.packs import Pack
from changpai_desktop.desktop.fonts import font

A4_MM: Final = (210.0, 297.0)
MARGIN_MM: Final = 7.0
"""Most printers cannot print nearer to the edge; with 8 a row would hold four cards instead of five."""
GAP_MM: Final = 5.0
CAPTION_MM: Final = 5.0
FOOTER_MM: Final = 6.0
MARK_MM: Final = 2.0
DPI: Final = 1200
_MM_PER_INCH: Final = 25.4


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card stands: its page from 0, and its left top corner in millimetres of the paper."""

    page: int
    left: float
    top: float


@dataclass(frozen=True)
class Arrangement:
    """A4 the better way round, and the places of all cards in order."""

    landscape: bool
    pages: int
    spots: tuple[Spot, ...]

    @property
    def paper(self) -> tuple[float, float]:
        """Width and height of the paper in millimetres."""
        return (A4_MM[1], A4_MM[0]) if self.landscape else A4_MM


def arrange(cards: int, card_mm: tuple[float, float]) -> Arrangement:
    """Places for so many cards. Raises ValueError if there are none, or if one does not fit on A4."""
    if cards < 1:
        raise ValueError("a sheet needs at least one card")
    upright, wide = _capacity(A4_MM, card_mm), _capacity((A4_MM[1], A4_MM[0]), card_mm)
    landscape = wide[0] * wide[1] > upright[0] * upright[1]
    columns, rows = wide if landscape else upright
    if columns * rows == 0:
        raise ValueError(f"a card of {card_mm[0]:g} x {card_mm[1]:g} mm does not fit on A4")
    paper = (A4_MM[1], A4_MM[0]) if landscape else A4_MM
    step_x, step_y = card_mm[0] + GAP_MM, card_mm[1] + CAPTION_MM + GAP_MM
    left = (paper[0] - columns * step_x + GAP_MM) / 2
    top = (paper[1] - FOOTER_MM - rows * step_y + GAP_MM) / 2
    spots = []
    for i in range(cards):
        page, place = divmod(i, columns * rows)
        row, column = divmod(place, columns)
        spots.append(Spot(page, left + column * step_x, top + row * step_y))
    return Arrangement(landscape, spots[-1].page + 1, tuple(spots))


def _capacity(paper: tuple[float, float], card_mm: tuple[float, float]) -> tuple[int, int]:
    """Columns and rows of cards with their captions between the margins."""
    room_x = paper[0] - 2 * MARGIN_MM + GAP_MM
    room_y = paper[1] - 2 * MARGIN_MM - FOOTER_MM + GAP_MM
    return int(room_x // (card_mm[0] + GAP_MM)), int(room_y // (card_mm[1] + CAPTION_MM + GAP_MM))


def words(pack: Pack, deck: Iterable[str]) -> tuple[str, tuple[str, ...]]:
    """The title of a pack's sheet, and the caption of each kind in order, the text kinds last.

    Every kind is on the sheet once; how often it belongs into the deck is said by the title, or where kinds differ in
    it by each caption, and then the title says how many cards there are in all.
    """
    copies = Counter(deck)
    kinds = (*pack.kinds, *pack.text_kinds)
    names = [f"{kind.zh_cn} {kind.en}" for kind in kinds]
    if len(set(copies.values())) == 1:
        return f"{pack.id} x{next(iter(copies.values()))}", tuple(names)
    told = (f" x{copies[kind.token]}" if kind.token in copies else "" for kind in kinds)
    return f"{pack.id} {copies.total()}", tuple(map(add, names, told))


def write_sheet(
    title: str,
    cards: Sequence[tuple[str, str]],
    path: Path,
    card_mm: tuple[float, float] = (35.0, 145.0),
) -> Arrangement:
    """Write the PDF; `cards` are (caption, SVG text). Needs a QGuiApplication, on any platform.

    Raises ValueError for cards that cannot be placed or drawn, OSError if the file cannot be written.
    """
    drawings = [(caption, _drawing(caption, svg)) for caption, svg in cards]
    placed = arrange(len(cards), card_mm)
    path.open("ab").close()  # an OSError with its reason, before Qt would fail without one
    writer = QPdfWriter(str(path))
    writer.setResolution(DPI)
    writer.setTitle(title)
    writer.setCreator("Changpai Desktop")
    turned = QPageLayout.Orientation.Landscape if placed.landscape else QPageLayout.Orientation.Portrait
    size = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(size, turned, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter))
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(f"cannot write {path}")
    painter.scale(DPI / _MM_PER_INCH, DPI / _MM_PER_INCH)  # from here on one unit is a millimetre
    page = 0
    _footer(painter, placed, title, page)
    for (caption, drawing), spot in zip(drawings, placed.spots, strict=True):
        if spot.page != page:
            page = spot.page
            writer.newPage()
            _footer(painter, placed, title, page)
        _card(painter, drawing, caption, QRectF(spot.left, spot.top, *card_mm))
    if not painter.end():
        raise OSError(f"cannot write {path}")
    return placed


def _drawing(caption: str, svg: str) -> QSvgRenderer:
    drawing = QSvgRenderer(QByteArray(svg.encode("utf-8")))
    if not drawing.isValid():
        raise ValueError(f"the face of {caption} is not an SVG")
    return drawing


def _card(painter: QPainter, drawing: QSvgRenderer, caption: str, place: QRectF) -> None:
    drawing.render(painter, place)
    painter.setPen(QPen(QColor("#000000"), 0.1))
    for x in (place.left(), place.right()):
        for y, way in ((place.top(), -1), (place.bottom(), 1)):
            aside = -1 if x == place.left() else 1
            painter.drawLine(QLineF(x, y + way * 0.4, x, y + way * MARK_MM))
            painter.drawLine(QLineF(x + aside * 0.4, y, x + aside * MARK_MM, y))
    under = QRectF(place.left() + 1, place.bottom() + 0.6, place.width() - 2, CAPTION_MM - 0.8)
    _text(painter, under, caption, 3.2, Qt.AlignmentFlag.AlignCenter)


def _footer(painter: QPainter, placed: Arrangement, title: str, page: int) -> None:
    width, height = placed.paper
    line = QRectF(MARGIN_MM, height - MARGIN_MM - FOOTER_MM / 2, width - 2 * MARGIN_MM, FOOTER_MM)
    note = QCoreApplication.translate("PrintSheet", "Print at 100 %, without fitting to the page")
    _text(painter, line, title, 3.4, Qt.AlignmentFlag.AlignLeft)
    _text(painter, line, note, 3.4, Qt.AlignmentFlag.AlignHCenter)
    _text(painter, line, f"{page + 1} / {placed.pages}", 3.4, Qt.AlignmentFlag.AlignRight)


def _text(painter: QPainter, place: QRectF, text: str, height_mm: float, aligned: Qt.AlignmentFlag) -> None:
    """Text of a height in millimetres. Fonts have whole pixels, so it is drawn large and scaled down."""
    pixels = 100
    scale = height_mm / pixels
    face: QFont = font(pixels)
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(scale, scale)
    painter.setFont(face)
    painter.setPen(QColor("#000000"))
    area = QRectF(0, 0, place.width() / scale, place.height() / scale)
    painter.drawText(area, aligned | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
    painter.restore()
