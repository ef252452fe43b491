"""Where the parts of a replay page stand: table, side, time line and buttons.

With large text the buttons under the time line give up their words, and the side takes what has no room there and
scrolls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from changpai_desktop.desktop.layout import FEW_SEATS, Rect
from changpai_desktop.desktop.paint import LEFT
from changpai_desktop.desktop.settlement import PagePill
from changpai_desktop.desktop.settlement_pen import SheetPen, growth, large, measuring
from changpai_desktop.desktop.widgets import EDGE, Drop

if TYPE_CHECKING:
    from changpai_desktop.desktop.replay_page import ReplayPage

ICONS: Final = ("flag", "log", "file")
"""Of the buttons that lead elsewhere."""
WIDER: Final = 1.3
"""So much wider is the side with large text."""
LANE: Final = 14.0
"""Height in u of a lane of the time line beyond those of four players."""


class WordyDrop(Drop):
    """A drop-down that says in several lines what is too long for one, when text is large."""

    u = 1.0

    def _lines(self, b: SheetPen, wide: float) -> list[str]:
        """Whole parts stand side by side as far as there is room; a sentence breaks between words or Hanzi."""
        text = self.currentText()
        apart = "   " if "   " in text else " " if " " in text else ""
        out: list[str] = []
        for part in text.split(apart) if apart else text:
            joined = f"{out[-1]}{apart}{part}" if out else part
            if out and b.width(joined, 16) <= wide:
                out[-1] = joined
            else:
                out.append(part)
        return out

    def _room(self, b: SheetPen, wide: float) -> float:
        return wide - 2 * EDGE - 46 * b.u

    def high(self, wide: float) -> float:
        """The height it takes."""
        with measuring(self.look, self.u) as b:
            return len(self._lines(b, self._room(b, wide))) * b.line_of(16) + 14 * b.base + 2 * EDGE

    def paintEvent(self, event: QPaintEvent) -> None:
        if not large(self.look):
            super().paintEvent(event)
            return
        p = QPainter(self)
        b = SheetPen(p, self.look, self.u)
        r = Rect(0, 0, self.width(), self.height()).inset(EDGE)
        b.rect(r, "raised" if self.underMouse() else "panel", "ink2", 9 / growth(self.look), 1.4)
        room = self._room(b, self.width())
        lines = self._lines(b, room)
        line = b.line_of(16)
        for i, text in enumerate(lines):
            place = Rect(r.x + 12 * b.base, r.cy + (i - len(lines) / 2) * line, room, line)
            b.text(place, text, 16, "ink", LEFT)
        b.icon("down", r.r - 18 * b.u, r.cy, 20 * b.u)
        if self.hasFocus():
            b.focus(r.inset(3))
        p.end()

    def showPopup(self) -> None:
        # The list may be wider than the field: what it offers is to be read.
        window = self.window().width()
        self.view().setMinimumWidth(min(self.sizeHint().width(), window - 40) if large(self.look) else 0)
        super().showPopup()


class Side(QScrollArea):
    """What stands beside the table; it scrolls when large text needs more than its height."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.inside = QWidget()
        self.setWidget(self.inside)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for plain in (self.inside, self.viewport()):
            plain.setAutoFillBackground(False)

    def fit(self, r: Rect, high: float) -> None:
        """Stands at r and holds something that is `high`."""
        self.setGeometry(_whole(r))
        bar = self.verticalScrollBar().sizeHint().width() if high > r.h + 1 else 0
        self.inside.resize(QSize(self.width() - bar, max(self.height(), round(high))))


def _whole(r: Rect) -> QRect:
    return QRect(round(r.x), round(r.y), round(r.x + r.w) - round(r.x), round(r.h))


class Places:
    """Puts the parts of a page in their places."""

    def __init__(self, page: ReplayPage) -> None:
        self.page = page
        self._aside = False

    @property
    def large(self) -> bool:
        """Whether text is so large that the page is arranged anew."""
        return large(self.page.settings.look)

    def measures(self) -> tuple[float, float, float]:
        """Unit, width of the side, height of the band below."""
        page = self.page
        u = max(0.78, min(page.width() / 1280, page.height() / 748))
        if not self.large:
            return u, 316 * u, (190 + LANE * max(0, len(page.names) - FEW_SEATS)) * u
        page.line.u = page.play.u = u
        seats = len(page.names) or 3
        return u, 316 * u * WIDER, page.line.head() + (24 * seats + 10) * u + page.play.high() + 10 * u

    def arrange(self) -> None:
        """Everything, for the page's size of now."""
        page = self.page
        w, h = page.width(), page.height()
        u, side, band = self.measures()
        page.player.setGeometry(0, 0, w, h)
        edge = round(min(w * 0.12, 150 * u))
        if self.large:
            edge = round(22 * u)
        page.saved.setGeometry(edge, round(22 * u), w - 2 * edge, round(h - 44 * u))
        page.view.setGeometry(0, 0, round(w - side), round(h - band))
        high = page.play.high() if self.large else 54 * u
        row = high + 8 * u if not self.large else high + 10 * u
        y = h - 62 * u if not self.large else h - high - 5 * u
        page.line.u = u
        page.line.setGeometry(0, round(h - band + 2), w, round(band - (66 * u if not self.large else row)))
        self._arrange_row(w, y, round(high), u)
        box = Rect(w - side + 14 * u, 10 * u, side - 28 * u, h - band - 18 * u)
        if self.large:
            self._column(side, band)
        else:
            self._arrange_side(box, Rect(w - side, 0, side, h - band), u)

    # ---- the row below

    def _arrange_row(self, w: float, y: float, high: int, u: float) -> None:
        page = self.page
        for button in (*page.row, *page.ends):
            button.u = u
        tight = self._spell(u) if self.large else self._squeeze(u)
        x = 16 * u
        for button in page.row:
            x = _put(button, x, y, high, button.reach())
        x = w - 16 * u - sum(b.reach() for b in page.ends) * tight
        for button in page.ends:
            if button.parentWidget() is page.player:
                x = _put(button, x, y, high, button.reach() * tight)

    def _squeeze(self, u: float) -> float:
        """Narrow windows take the air out of the buttons at the right."""
        page = self.page
        for button in page.row:
            button.spell(True)
        self._move(False)
        left = page.width() - 44 * u - sum(b.reach() for b in page.row)
        for button, icon in zip(page.ends, ICONS, strict=True):
            button.icon_name = icon
        if sum(b.reach() for b in page.ends) > left:
            for button in page.ends:
                button.icon_name = ""
        return min(1.0, left / max(1.0, sum(b.reach() for b in page.ends)))

    def _spell(self, u: float) -> float:
        """Large words: first those of the round buttons go, then the others move to the side."""
        page = self.page
        took = 0.0
        for worded, pictured in ((True, True), (False, True), (False, False)):
            for button in page.row:
                button.spell(worded)
            for button, icon in zip(page.ends, ICONS, strict=True):
                button.icon_name = icon if pictured else ""
            took = sum(b.reach() for b in (*page.row, *page.ends)) + 44 * u
            if took <= page.width():
                break
        self._move(took > page.width())
        return 1.0

    def _move(self, aside: bool) -> None:
        if aside == self._aside:
            return
        self._aside = aside
        for button in self.page.ends:
            button.setParent(self.page.side.inside if aside else self.page.player)
            button.show()

    # ---- the side

    def _arrange_side(self, r: Rect, whole: Rect, u: float) -> None:
        page, box = self.page, round(48 * u)
        page.side.fit(whole, whole.h)
        r = r.moved(-page.side.x(), 0)
        for drop, y in ((page.hand_box, r.y), (page.seat_box, r.y + box)):
            drop.u = u
            drop.setGeometry(round(r.x), round(y), round(r.w), box)
        y = self._problem(r.x, r.y + 2 * box + 4 * u, r.w, u)
        page.open_hands.u = u
        others = max(1, len(page.names) - 1)
        share = 0.56 if others < FEW_SEATS else 0.66
        tall = min((r.b - y) * share, others * 116 * u) if page.reveal else 0.0
        page.open_hands.setVisible(tall > 0)
        page.open_hands.setGeometry(round(r.x), round(y), round(r.w), round(tall))
        y += tall + (8 * u if tall else 0)
        self._log(Rect(r.x - 6 * u, y, r.w + 12 * u, r.b - y), u)

    def _arrange_column(self, whole: Rect, u: float) -> None:
        """One below the other, each as high as it needs."""
        page, m = self.page, 12 * u
        wide = whole.w - 2 * m - page.side.verticalScrollBar().sizeHint().width()
        y = 6 * u
        for drop in (page.hand_box, page.seat_box):
            drop.u = u
            high = drop.high(wide)
            drop.setGeometry(_whole(Rect(m, y, wide, high)))
            y += high
        if self._aside:
            y = self._ends(m, y + 2 * u, wide, u)
        y = self._problem(m, y + 4 * u, wide, u)
        page.open_hands.u = u
        tall = page.open_hands.wanted(wide) if page.reveal else 0.0
        page.open_hands.setVisible(tall > 0)
        page.open_hands.setGeometry(_whole(Rect(m, y, wide, tall)))
        y += tall + 8 * u
        log = max(0.75 * whole.h, whole.h - y - 8 * u)
        self._log(Rect(m - 6 * u, y, wide + 12 * u, log), u)
        y += log + 8 * u
        page.side.fit(whole, y + 4 * u)

    def _ends(self, left: float, y: float, wide: float, u: float) -> float:
        """The buttons that lead elsewhere, in as many rows as they need; returns where they end."""
        x, high = left, round(self.page.play.high())
        for button in self.page.ends:
            room = min(wide, button.reach())
            if x + room > left + wide and x > left:
                x, y = left, y + high + 2 * u
            x = _put(button, x, y, high, room)
        return y + high + 2 * u

    def refill(self) -> None:
        """The open hands have changed, and with large text their height."""
        if self.large:
            _, side, band = self.measures()
            self._column(side, band)

    def _column(self, side: float, band: float) -> None:
        page = self.page
        place = Rect(page.width() - side + 2, 2, side - 2, page.height() - band - 3)
        self._arrange_column(place, page.line.u)

    def _problem(self, x: float, y: float, wide: float, u: float) -> float:
        """What is wrong with the record, if anything is; returns where it ends."""
        label = self.page.problem
        if not label.text():
            return y
        high = label.heightForWidth(round(wide)) + 6
        label.setGeometry(round(x), round(y), round(wide), high)
        return y + high + 4 * u

    def _log(self, r: Rect, u: float) -> None:
        page = self.page
        if page.panel_look.unit != max(1.0, u):
            page.panel_look.unit = max(1.0, u)
            page.log.restyle()
        page.log.setGeometry(round(r.x), round(r.y), round(r.w), round(r.h))


def _put(button: PagePill, x: float, y: float, high: int, wide: float) -> float:
    button.setGeometry(round(x), round(y), round(x + wide) - round(x), high)
    return x + wide
