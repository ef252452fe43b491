"""The panel at the right: record above, hint below; or a tab of 36 pixels that opens it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from changpai_desktop.desktop.fonts import font
from changpai_desktop.desktop.i18n import tr
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import LEFT, MIDDLE, RIGHT, Painter
from changpai_desktop.desktop.surfaces import bar
from changpai_desktop.desktop.widgets import Look

WHO = int(Qt.ItemDataRole.UserRole)
TAB = 60
SCROLL_BAR: Final = (
    "QScrollBar:vertical {{ width: 8px; background: transparent; margin: 0; }}"
    "QScrollBar::handle:vertical {{ background: {line}; border-radius: 4px; min-height: 24px; }}"
    "QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}"
    "QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}"
)


class PanelLook:
    """The house's look, with sizes that grow with the window as well as with the text size."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.unit = 1.0

    @property
    def scale(self) -> float:
        """Factor on every size at u = 1."""
        return self.look.text_scale * self.unit

    def painter(self, p: QPainter) -> Painter:
        """A painter whose text has the panel's scale."""
        return Painter(p, self.look.theme, self.look.faces, 1.0, self.scale)


class _LogLines(QStyledItemDelegate):
    """Who in a narrow column, what beside it; the last line raised."""

    def __init__(self, look: PanelLook, parent: QListWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.name = 0.0
        """Width of the widest name of the list at scale 1."""

    def _who(self, wide: float) -> float:
        """Width of the column of names: four characters fit; in a narrow panel the gap after it gets smaller."""
        t = self.look.scale
        gap = 7.0 if wide > 280 * t or self.name < 3.5 * 16.5 else 3.0
        return max(52 * t, 9 + min(self.name, 4 * 16.5) * t + gap - 4)

    def _stacked(self, wide: float) -> bool:
        """Whether what was done stands under the name: beside it a line would hold a word or two only."""
        return wide - self._who(wide) - 12 < 5.7 * 16 * self.look.scale

    def _wide(self, option: QStyleOptionViewItem) -> int:
        parent = self.parent()
        assert isinstance(parent, QListWidget)
        return parent.viewport().width()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        wide = self._wide(option)
        metrics = QFontMetricsF(font(16 * self.look.scale))
        stacked = self._stacked(wide)
        room = wide - 20 if stacked else wide - self._who(wide) - 12
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        flags = int(Qt.AlignmentFlag.AlignLeft.value) | int(Qt.TextFlag.TextWordWrap.value)
        high = metrics.boundingRect(QRectF(0, 0, room, 1e5), flags, text).height()
        above = 25 * self.look.scale if stacked else 0
        return QSize(wide, round(max(27 * self.look.scale, high + 6) + above))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        b = self.look.painter(p)
        box: Any = option.rect
        r = Rect(box.x(), box.y(), box.width(), box.height())
        if index.row() == index.model().rowCount() - 1:
            b.rect(r, "raised", None, 5)
            b.rect(r.left(4), "cinnabar", None, 2)
        who = self._who(r.w)
        if self._stacked(r.w):
            high = 25 * self.look.scale
            b.text(Rect(r.x + 9, r.y, r.w - 12, 27 * self.look.scale), str(index.data(WHO)), 16, "ink2", LEFT)
            b.paragraph(Rect(r.x + 12, r.y + high + 3, r.w - 20, r.h), str(index.data(Qt.ItemDataRole.DisplayRole)))
            return
        b.text(Rect(r.x + 9, r.y, who - 6, 27 * self.look.scale), str(index.data(WHO)), 16, "ink2", LEFT)
        b.paragraph(Rect(r.x + who + 4, r.y + 3, r.w - who - 12, r.h), str(index.data(Qt.ItemDataRole.DisplayRole)))


class LogList(QListWidget):
    """The record of the hand; a real list, so that it can be read line by line."""

    def __init__(self, look: PanelLook, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._lines = _LogLines(look, self)
        self.setItemDelegate(self._lines)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.restyle()

    def restyle(self) -> None:
        """Colours of the theme."""
        theme = self.look.look.theme
        self.setStyleSheet(
            f"QListWidget {{ background: {theme.panel}; border: none; }}"
            f"{SCROLL_BAR.format(line=theme.line)}"
            f"QListWidget:focus {{ border: 2px solid {theme.indigo}; }}"
        )

    def show_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """(who, what) of each line; only what changed is touched."""
        metrics = QFontMetricsF(font(16))
        name = max((metrics.horizontalAdvance(who) for who, _ in lines), default=0.0)
        if name != self._lines.name:
            self._lines.name = name
            self.scheduleDelayedItemsLayout()
        while self.count() > len(lines):
            self.takeItem(self.count() - 1)
        for i, (who, what) in enumerate(lines):
            item = self.item(i)
            if item is None:
                item = QListWidgetItem(self)
            if item.text() != what or item.data(WHO) != who:
                item.setText(what)
                item.setData(WHO, who)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{who}: {what}")
        self.scrollToBottom()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class HintBox(QWidget):
    """The three best actions with value and spread, then the reasons of the best."""

    fitted = Signal()
    """It became higher or lower."""

    def __init__(self, look: PanelLook, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.title = self.level = self.note = ""
        self.lines: list[tuple[str, str, float]] = []
        self.reasons: list[str] = []

    def show_hint(
        self, title: str, level: str, note: str, lines: Sequence[tuple[str, str, float]], reasons: Sequence[str]
    ) -> None:
        """lines: what, value, length of its bar from 0 to 1; note: said when there are none."""
        self.title, self.level, self.note = title, level, note
        self.lines, self.reasons = list(lines), list(reasons)
        spoken = [f"{what}, {value}" for what, value, _ in lines]
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join([*spoken, *reasons]) or note)
        self.fit()
        self.update()

    def fit(self) -> None:
        """As high as what it says, so that the area around it scrolls instead of cutting."""
        # Painting tells the height; this one goes nowhere.
        made = QPixmap(1, 1)
        p = QPainter(made)
        high = round(self._paint(self.look.painter(p), float(self.width())))
        p.end()
        if high != self.minimumHeight():
            self.setMinimumHeight(high)
            self.fitted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        self._paint(self.look.painter(p), float(self.width()))
        p.end()

    def _paint(self, b: Painter, w: float) -> float:
        """Everything, w wide; the height it took."""
        t = self.look.scale
        y = 8.0
        b.line(0, 1, w, 1, "line", 1)
        b.text(Rect(0, y, w, 28 * t), self.title, 18, bold=True)
        b.text(Rect(0, y, w, 28 * t), self.level, 15, "ink2", RIGHT)
        y += 34 * t
        if not self.lines:
            y += b.paragraph(Rect(0, y, w, 60), self.note, 16, "ink2")
        for i, (what, value, part) in enumerate(self.lines):
            more = self._more(b, what, w - 18, i == 0)
            self._line(b, Rect(0, y, w, 54 * t + more), what, value, part, i == 0)
            y += 60 * t + more
        y += 4
        for text in self.reasons:
            b.rect(Rect(2, y + 9 * t, 6, 6), "seal", None, 1)
            y += b.paragraph(Rect(16, y, w - 16, 24), text, 16) + 7 * t
        return y

    def _more(self, b: Painter, what: str, wide: float, best: bool) -> float:
        """Height beyond one line of an action that is too long for its box."""
        if b.width(what, 17, best) <= wide:
            return 0.0
        flags = int(Qt.AlignmentFlag.AlignLeft.value) | int(Qt.TextFlag.TextWordWrap.value)
        high = QFontMetricsF(b.font(17, best)).boundingRect(QRectF(0, 0, wide, 1e5), flags, what).height()
        return max(0.0, high - 26 * self.look.scale)

    def _line(self, b: Painter, r: Rect, what: str, value: str, part: float, best: bool) -> None:
        t = self.look.scale
        b.rect(r.inset(1), "raised", "tea" if best else None, 7, 1.8)
        if self._more(b, what, r.w - 18, best):
            b.paragraph(Rect(r.x + 10, r.y + 4 * t, r.w - 18, r.h), what, 17, bold=best)
        else:
            b.text(Rect(r.x + 10, r.y + 2 * t, r.w - 18, 28 * t), what, 17, bold=best)
        low = r.b - 54 * t
        tail = b.width(value, 16, best) + 22
        bar(b, Rect(r.x + 10, low + 37 * t, r.w - 20 - tail, 6), part, "tea" if best else "line")
        b.text(Rect(r.x, low + 27 * t, r.w - 10, 25 * t), value, 16, "tea" if best else "ink2", RIGHT, best)


class SidePanel(QWidget):
    """Log and hint, or the narrow tab."""

    toggled = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = PanelLook(look)
        self.key = ""
        self.log = LogList(self.look, self)
        self.hint = HintBox(self.look, self)
        self.hint.fitted.connect(self._arrange)
        self.hint_area = QScrollArea(self)
        self.hint_area.setFrameShape(QFrame.Shape.NoFrame)
        self.hint_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hint_area.setWidgetResizable(True)
        self.hint_area.setWidget(self.hint)
        self.hint_area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        look.changed.connect(self._restyle)
        self._restyle_hint()
        self.translate()

    def set_unit(self, u: float) -> None:
        """The table's unit; below 1 the panel keeps its size."""
        unit = max(1.0, u)
        if unit != self.look.unit:
            self.look.unit = unit
            self._restyle()

    def _restyle(self) -> None:
        self.log.restyle()
        self._restyle_hint()
        self.log.scheduleDelayedItemsLayout()
        self._arrange()
        self.update()

    def _restyle_hint(self) -> None:
        theme = self.look.look.theme
        self.hint_area.setStyleSheet(
            f"QScrollArea, QScrollArea > QWidget > QWidget {{ background: {theme.panel}; border: none; }}"
            f"{SCROLL_BAR.format(line=theme.line)}"
            f"QScrollArea:focus {{ border: 2px solid {theme.indigo}; }}"
        )
        self.hint.fit()

    def translate(self) -> None:
        """Words in the present language."""
        self.setAccessibleName(tr("Table", "Record and hint"))
        self.log.setAccessibleName(tr("Table", "Record"))
        self.update()

    @property
    def is_open(self) -> bool:
        """Whether log and hint are to be seen."""
        return self.width() > TAB

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        w, h, t = self.width(), self.height(), self.look.scale
        # A scroll bar takes its room from the margin, so that the hint's text does not jump when it comes.
        for part in (self.log, self.hint_area):
            part.setVisible(self.is_open)
        top = round(42 * t)
        split = round(min(h * 0.40, 13 * 27 * t)) + top
        self.log.setGeometry(8, top, w - 16, max(40, split - top - 8))
        high = max(0, h - split - 8)
        more = 8 if self.hint.minimumHeight() > high else 0
        self.hint_area.setGeometry(14, split, w - 28 + more, high)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.is_open or event.position().y() < 42 * self.look.scale:
            self.toggled.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        w, h, t = float(self.width()), float(self.height()), self.look.scale
        b.rect(Rect(0, 0, w, h), "panel")
        b.line(0.75, 0, 0.75, h, "line", 1.5)
        if self.is_open:
            b.text(Rect(14, 10, w, 26 * t), tr("Table", "Record"), 18, bold=True)
            close = tr("Table", "{key} close", key=self.key).strip()
            if b.width(close, 14) + b.width(tr("Table", "Record"), 18, True) < w - 40:
                b.text(Rect(0, 10, w - 14, 26 * t), close, 14, "ink2", RIGHT)
        else:
            self._tab(b, w)
        p.end()

    def _tab(self, b: Painter, w: float) -> None:
        words = (tr("Table", "Record"), tr("Table", "Hint"))
        # As large as the tab is wide.
        part = min(1.0, 0.86 * w / (17 * self.look.scale))
        step = max(30.0, 1.3 * 17 * part * self.look.scale)
        if all(ord(c) > 0x2E00 for text in words for c in text):
            size, y = 17 * part, 20.0
            for text in words:
                for char in text:
                    b.text(Rect(0, y, w, step), char, size, "ink", MIDDLE)
                    y += step
                y += step
            return
        b.p.save()
        b.p.translate(w, 0)
        b.p.rotate(90)
        b.text(Rect(20, 0, 900, w), "   ·   ".join(words), 17 * part, "ink")
        b.p.restore()
