"""A picture of the page before, which fades away over the next one."""

from __future__ import annotations

from PySide6.QtCore import Property, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget


class Veil(QWidget):
    """A picture that fades away."""

    def __init__(self, picture: QPixmap, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self._strength = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()

    def _get(self) -> float:
        return self._strength

    def _set(self, value: float) -> None:
        self._strength = value
        self.update()

    strength = Property(float, _get, _set)

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setOpacity(self._strength)
        p.drawPixmap(0, 0, self._picture)
        p.end()
