"""The strip at the top of the window: menu button, title, info, and the page's tools as real buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from changpai_desktop.desktop.layout import Rect, clamp
from changpai_desktop.desktop.paint import LEFT
from changpai_desktop.desktop.widgets import Look, _Button


class ToolButton(_Button):
    """An icon and its word; without the word where the strip is narrow."""

    def __init__(self, look: Look, icon: str, word: str, parent: QWidget) -> None:
        super().__init__(look, word, parent)
        self.icon_name = icon
        self.worded = bool(word)

    def wide(self, worded: bool) -> int:
        """The width it wants with or without its word."""
        return self.look.text_width(self.text(), 16) + 46 if worded and self.text() else 44

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
        b.icon(self.icon_name, r.x + 17 if word else r.cx, r.cy, 22 if not word else 20, "bar_ink")
        if word:
            b.text(Rect(r.x + 32, r.y, r.w - 34, r.h), self.text(), 16, "bar_ink", LEFT)
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
        self.setFixedHeight(round(clamp(window_height * 0.065, max(48, self.look.px(48)), max(80, self.look.px(48)))))

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
        self.menu.setGeometry(6, 0, 44, h - 3)
        shown = [b for b, a in self._tools if a.isVisible()]
        worded = sum(b.wide(True) for b in shown) < self.width() * 0.62
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
        room = self._end - 62
        took = b.text(Rect(52, 0, max(room, 0), h - 2), self._title, 22, "bar_ink", LEFT, True)
        if room - took > 60:
            b.text(Rect(66 + took, 0, room - took - 14, h - 2), self._info, 16, "bar_ink2")
        p.end()

    def setFocusToMenu(self) -> None:
        """The keyboard goes to the menu button."""
        self.menu.setFocus(Qt.FocusReason.ShortcutFocusReason)
