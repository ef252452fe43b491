"""A question in the look of the house, asked before something costly is done."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.surfaces import card_panel
from changpai_desktop.desktop.widgets import Look, PillButton


class Confirm(QDialog):
    """Accepted = do it all the same. The safe answer has the keyboard."""

    def __init__(self, look: Look, title: str, text: str, do: str, keep: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.look = look
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self.setWindowTitle(title)
        self.setAccessibleDescription(text)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        head, body = QLabel(title, self), QLabel(text, self)
        head.setProperty("role", "title")
        body.setTextFormat(Qt.TextFormat.PlainText)
        body.setWordWrap(True)
        body.setMinimumWidth(look.px(440))
        column.addWidget(head)
        column.addWidget(body)
        row = QHBoxLayout()
        row.addStretch(1)
        self.do = PillButton(look, do, "paper", parent=self)
        self.keep = PillButton(look, keep, "tea", parent=self)
        self.do.clicked.connect(self.accept)
        self.keep.clicked.connect(self.reject)
        row.addWidget(self.do)
        row.addWidget(self.keep)
        column.addLayout(row)
        self.keep.setFocus()

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        b.rect(Rect(0, 0, self.width(), self.height()), "panel")
        card_panel(b, Rect(2, 2, self.width() - 4, self.height() - 6), line="brass")
        p.end()
