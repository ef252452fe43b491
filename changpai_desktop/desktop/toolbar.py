"""The strip at the top of the window: menu button, title, info, and the page's tools as real buttons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from changpai_desktop.desktop.layout import LARGE_TEXT, Rect, clamp, text_px
from changpai_desktop.desktop.paint import LEFT, Painter
from changpai_desktop.desktop.widgets import Look, _Button

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QPaintEvent, QResizeEvent


def _size(look: Look, size: float) -> float:
    """What to ask a painter for, so that text grows as at the table: what is large already grows less."""
    return text_px(size, look.text_scale) / look.text_scale


def _growth(look: Look) -> float:
    """How much larger than at 100 % icons and gaps are."""
    return max(1.0, text_px(22, look.text_scale) / 22)


def _number(part: str) -> str:
    """The figures of a part of the info without the words around them; empty if it has none."""
    found = re.search(r"[0-9A-Z]{4}-[0-9A-Z]{4}", part) or re.search(r"[-−+]?\d(.*\d)?", part)
    return found.group() if found else ""


class ToolButton(_Button):
    """An icon and its word; without the word where the strip is narrow."""

    def __init__(self, look: Look, icon: str, word: str, parent: QWidget) -> None:
        super().__init__(look, word, parent)
        self.icon_name = icon
        self.worded = bool(word)

    def wide(self, worded: bool) -> int:
        """The width it wants with or without its word."""
        more = _growth(self.look)
        word = self.look.text_width(self.text(), _size(self.look, 16)) if worded and self.text() else 0
        return word + round((46 if word else 44) * more)

    def sizeHint(self) -> QSize:
        return QSize(self.wide(self.worded), self.look.px(40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        r = Rect(0, 0, self.width(), self.height()).inset(2, 4)
        p.setOpacity(1.0 if self.isEnabled() else 0.42)
        if self.isChecked() or self.state() in ("hover", "pressed"):
            b.rect(r, "bar_on", None, 7)
        word = self.worded and bool(self.text())
        more = _growth(self.look)
        b.icon(self.icon_name, r.x + 17 * more if word else r.cx, r.cy, (22 if not word else 20) * more, "bar_ink")
        if word:
            x = 32 * more
            b.text(Rect(r.x + x, r.y, r.w - x - 2, r.h), self.text(), _size(self.look, 16), "bar_ink", LEFT)
        if self.hasFocus():
            b.rect(r.inset(1), None, "bar_ink", 7, 2.4)
        p.end()


class ToolBar(QWidget):
    """Grows with the window: 0.065 of its height, 48 to 80 pixels, and never too low for its text."""

    menu_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._title = self._info = ""
        self._tools: list[tuple[ToolButton, QAction]] = []
        self.menu = ToolButton(look, "menu", "", self)
        self.menu.clicked.connect(self.menu_wanted)
        look.changed.connect(self.arrange)

    def fit(self, window_height: int) -> None:
        """Takes the height that suits the window."""
        least = 48 * _growth(self.look) ** 0.6
        self.setFixedHeight(round(clamp(window_height * 0.065, least, max(80, least))))

    def show_page(self, title: str, info: str, menu_word: str, actions: Sequence[QAction]) -> None:
        """The page's words and tools."""
        self._title, self._info = title, info
        self.menu.setAccessibleName(menu_word)
        self.menu.setToolTip(menu_word)
        if [a for _, a in self._tools] != list(actions):
            for button, _ in self._tools:
                button.hide()
                button.deleteLater()
            self._tools = [(self._button(a), a) for a in actions]
        for button, action in self._tools:
            self._update(button, action)
        self.arrange()

    def _button(self, action: QAction) -> ToolButton:
        button = ToolButton(self.look, str(action.data()), action.text(), self)
        button.clicked.connect(action.trigger)
        # The button is the context, so that the connection goes with it.
        action.changed.connect(button.update)
        action.changed.connect(self._changed)
        button.show()
        return button

    def _changed(self) -> None:
        for button, action in self._tools:
            self._update(button, action)
        self.arrange()

    @staticmethod
    def _update(button: ToolButton, action: QAction) -> None:
        button.setText(action.text())
        button.setAccessibleName(action.text())
        button.setToolTip(action.toolTip())
        button.setEnabled(action.isEnabled())
        button.setVisible(action.isVisible())
        button.setCheckable(action.isCheckable())
        button.setChecked(action.isChecked())

    def arrange(self) -> None:
        """Puts the tools in their places; words go first when there is no room."""
        h = self.height()
        self.menu.setGeometry(6, 0, self.menu.wide(False), h - 3)
        shown = [b for b, a in self._tools if a.isVisible()]
        # With large text the words of the tools go before those of title and info.
        part = 0.62 if self.look.text_scale <= LARGE_TEXT else 0.4
        worded = sum(b.wide(True) for b in shown) < self.width() * part
        x = self.width() - 8
        for button in reversed(shown):
            button.worded = worded
            wide = button.wide(worded)
            x -= wide
            button.setGeometry(x, 0, wide, h - 3)
            button.update()
        self._end = x
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        w, h = self.width(), self.height()
        b.rect(Rect(0, 0, w, h), "rail")
        b.line(0, h - 1.5, w, h - 1.5, "brass" if b.theme.name == "night" else "rail2", 3)
        self._say(b, self.menu.geometry().right() + 3, h - 2)
        p.end()

    def _say(self, b: Painter, x: float, h: float) -> None:
        """Title and info; words go before numbers are cut."""
        large, small = _size(self.look, 22), _size(self.look, 16)
        room = self._end - 10 - x
        parts = [part for part in self._info.split("    ") if part]
        numbers = "    ".join(filter(None, map(_number, parts)))
        gap = 14 * _growth(self.look)

        def wide(info: str) -> float:
            return b.width(info, small) + gap if info else 0.0

        title, info = self._title, self._info
        if b.width(title, large, True) + wide(info) > room and numbers:
            fitting = [
                (t, i)
                for t, i in ((title, numbers), ("", self._info), ("", numbers))
                if (b.width(t, large, True) if t else -gap) + wide(i) <= room
            ]
            title, info = fitting[0] if fitting else ("", numbers)
        if title:
            x += b.text(Rect(x, 0, max(room, 0), h), title, large, "bar_ink", LEFT, True) + gap
        left = self._end - 10 - x
        if info and (numbers or left > 60 - gap):
            # If even the numbers alone are too wide, they get smaller.
            b.text(Rect(x, 0, left, h), info, small * min(1.0, left / max(1.0, b.width(info, small))), "bar_ink2")

    def setFocusToMenu(self) -> None:
        """The keyboard goes to the menu button."""
        self.menu.setFocus(QtCore.Qt.FocusReason.ShortcutFocusReason)
