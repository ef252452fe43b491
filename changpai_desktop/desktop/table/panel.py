"""The panel at the right: record above, hint below; or a tab of 36 pixels that opens it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
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
        self.who = 52.0

    def _wide(self, option: QStyleOptionViewItem) -> int:
        parent = self.parent()
        assert isinstance(parent, QListWidget)
        return parent.viewport().width()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        wide = self._wide(option)
        metrics = QFontMetricsF(font(16 * self.look.scale))
        room = wide - self.who * self.look.scale - 12
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        flags = int(Qt.AlignmentFlag.AlignLeft.value) | int(Qt.TextFlag.TextWordWrap.value)
        from PySide6.QtCore import QRectF

        high = metrics.boundingRect(QRectF(0, 0, room, 1e5), flags, text).height()
        return QSize(wide, round(max(27 * self.look.scale, high + 6)))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        b = self.look.painter(p)
        box: Any = option.rect
        r = Rect(box.x(), box.y(), box.width(), box.height())
        if index.row() == index.model().rowCount() - 1:
            b.rect(r, "raised", None, 5)
            b.rect(r.left(4), "cinnabar", None, 2)
        who = self.who * self.look.scale
        b.text(Rect(r.x + 9, r.y, who - 12, 27 * self.look.scale), str(index.data(WHO)), 16, "ink2", LEFT)
        b.paragraph(Rect(r.x + who + 4, r.y + 3, r.w - who - 12, r.h), str(index.data(Qt.ItemDataRole.DisplayRole)))


class LogList(QListWidget):
    """The record of the hand; a real list, so that it can be read line by line."""

    def __init__(self, look: PanelLook, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.setItemDelegate(_LogLines(look, self))
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
            "QScrollBar:vertical { width: 8px; background: transparent; margin: 0; }"
            f"QScrollBar::handle:vertical {{ background: {theme.line}; border-radius: 4px; min-height: 24px; }}"
            "QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }"
            "QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: transparent; }"
            f"QListWidget:focus {{ border: 2px solid {theme.indigo}; }}"
        )

    def show_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """(who, what) of each line; only what changed is touched."""
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
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        t = self.look.scale
        w, y = float(self.width()), 8.0
        b.line(0, 1, w, 1, "line", 1)
        b.text(Rect(0, y, w, 28 * t), self.title, 18, bold=True)
        b.text(Rect(0, y, w, 28 * t), self.level, 15, "ink2", RIGHT)
        y += 34 * t
        if not self.lines:
            b.paragraph(Rect(0, y, w, 60), self.note, 16, "ink2")
        for i, (what, value, part) in enumerate(self.lines):
            self._line(b, Rect(0, y, w, 54 * t), what, value, part, i == 0)
            y += 60 * t
        y += 4
        for text in self.reasons:
            if y + 24 * t > self.height():
                break
            b.rect(Rect(2, y + 9 * t, 6, 6), "seal", None, 1)
            y += b.paragraph(Rect(16, y, w - 16, 24), text, 16) + 7 * t
        p.end()

    def _line(self, b: Painter, r: Rect, what: str, value: str, part: float, best: bool) -> None:
        t = self.look.scale
        b.rect(r.inset(1), "raised", "tea" if best else None, 7, 1.8)
        b.text(Rect(r.x + 10, r.y + 2 * t, r.w - 18, 28 * t), what, 17, bold=best)
        tail = b.width(value, 16, best) + 22
        bar(b, Rect(r.x + 10, r.y + 37 * t, r.w - 20 - tail, 6), part, "tea" if best else "line")
        b.text(Rect(r.x, r.y + 27 * t, r.w - 10, 25 * t), value, 16, "tea" if best else "ink2", RIGHT, best)


class SidePanel(QWidget):
    """Log and hint, or the narrow tab."""

    toggled = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = PanelLook(look)
        self.key = ""
        self.log = LogList(self.look, self)
        self.hint = HintBox(self.look, self)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        look.changed.connect(self._restyle)
        self.translate()

    def set_unit(self, u: float) -> None:
        """The table's unit; below 1 the panel keeps its size."""
        unit = max(1.0, u)
        if unit != self.look.unit:
            self.look.unit = unit
            self._restyle()

    def _restyle(self) -> None:
        self.log.restyle()
        self.log.scheduleDelayedItemsLayout()
        self._arrange()
        self.update()

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
        for part in (self.log, self.hint):
            part.setVisible(self.is_open)
        top = round(42 * t)
        split = round(min(h * 0.40, 13 * 27 * t)) + top
        self.log.setGeometry(8, top, w - 16, max(40, split - top - 8))
        self.hint.setGeometry(14, split, w - 28, max(0, h - split - 8))

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
            b.text(Rect(0, 10, w - 14, 26 * t), close, 14, "ink2", RIGHT)
        else:
            self._tab(b, w)
        p.end()

    def _tab(self, b: Painter, w: float) -> None:
        words = (tr("Table", "Record"), tr("Table", "Hint"))
        if all(ord(c) > 0x2E00 for text in words for c in text):
            y = 20.0
            for text in words:
                for char in text:
                    b.text(Rect(0, y, w, 30), char, 17, "ink", MIDDLE)
                    y += 30
                y += 30
            return
        b.p.save()
        b.p.translate(w, 0)
        b.p.rotate(90)
        b.text(Rect(20, 0, 300, w), "   ·   ".join(words), 17, "ink")
        b.p.restore()
