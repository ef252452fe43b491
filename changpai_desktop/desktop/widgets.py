"""The widgets of every page, in the look of the house: real focusable Qt widgets that paint themselves.

A Look (theme, card cache, text size) flows into each of them and tells them when it changes. All take the
keyboard, show the indigo frame when they have it, and carry an accessible name.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal

from PySide6 import QtCore
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from changpai_desktop.desktop.faces import Faces, Print
from changpai_desktop.desktop.fonts import font
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import LEFT, MIDDLE, Painter
from changpai_desktop.desktop.surfaces import PillKind, card_panel, pill
from changpai_desktop.desktop.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent, QKeyEvent, QPaintEvent

ROW: Final = 44
# Room round a button for its shadow and the focus frame.
EDGE: Final = 4


class Look(QObject):
    """Theme, card cache and text size (1.0 = 100 %) that all widgets of a window share."""

    changed = Signal()

    def __init__(self, theme: Theme, faces: Faces, text_scale: float = 1.0) -> None:
        super().__init__()
        self.theme = theme
        self.faces = faces
        self.text_scale = text_scale

    def set(self, theme: Theme, printed: Print | None = None, text_scale: float | None = None) -> None:
        """Change the theme, the print of the cards and the text size for every widget at once."""
        self.theme = theme
        self.faces.printed = printed or self.faces.printed
        self.text_scale = text_scale or self.text_scale
        self.changed.emit()

    @property
    def growth(self) -> float:
        """How much larger icons and gaps beside large text are."""
        return max(1.0, float(self.text_scale**0.75))

    def painter(self, p: QPainter, u: float = 1.0) -> Painter:
        """A house painter whose text has the text size; u is the unit of icons and gaps."""
        return Painter(p, self.theme, self.faces, u, self.text_scale / u)

    def px(self, size: float) -> int:
        """A size that grows with the text."""
        return round(size * self.text_scale)

    def text_width(self, text: str, size: float, bold: bool = False) -> int:
        """Pixels a line of text takes."""
        return _advance(text, size * self.text_scale, bold)


@lru_cache(1000)
def _advance(text: str, size: float, bold: bool) -> int:
    # Layouts ask each widget several times.
    return int(QFontMetricsF(font(size, bold)).horizontalAdvance(text)) + 1


class _Button(QAbstractButton):
    """What the house's buttons share: hover, focus, growing with the text, Enter as well as Space."""

    def __init__(self, look: Look, word: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setText(word)
        self.setAccessibleName(word)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.setCursor(QtCore.Qt.CursorShape.PointingHandCursor)
        self.update()

    def leaveEvent(self, event: QtCore.QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (QtCore.Qt.Key.Key_Return, QtCore.Qt.Key.Key_Enter):
            # Held from the page before, it does not press what has the focus here.
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def state(self) -> Literal["rest", "hover", "pressed", "off"]:
        """What the button looks like now."""
        if not self.isEnabled():
            return "off"
        if self.isDown():
            return "pressed"
        return "hover" if self.underMouse() else "rest"

    def body(self) -> Rect:
        """The button without the room for shadow and focus."""
        return Rect(0, 0, self.width(), self.height()).inset(EDGE)


class PillButton(_Button):
    """A worded button: kind `paper` (rest), `tea` (primary), `win` (cinnabar) or `quiet` (outline only)."""

    def __init__(
        self,
        look: Look,
        word: str,
        kind: PillKind = "paper",
        icon: str = "",
        key: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, word, parent)
        self.kind: PillKind = kind
        self.icon_name = icon
        self.key = key
        if key:
            self.setAccessibleDescription(key)

    def sizeHint(self) -> QSize:
        more = self.look.growth
        wide = self.look.text_width(self.text(), 18, True) + (28 * more if self.icon_name and self.text() else 0)
        wide += 2 * (self.look.text_width(self.key, 14) + 12 * more) if self.key else 0
        return QSize(round(max(wide + 36 * more, ROW * more)) + 2 * EDGE, self.look.px(ROW) + 2 * EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p, self.look.growth)
        pill(b, self.body(), self.text(), self.kind, self.key, 18, self.icon_name, self.state())
        if self.hasFocus():
            b.focus(self.body().inset(1))
        p.end()


class _Segment(_Button):
    def __init__(self, look: Look, word: str, parent: QWidget) -> None:
        super().__init__(look, word, parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        wide = self.look.text_width(self.text(), 16, True)
        return QSize(max(wide + 28, ROW) + 2 * EDGE, self.look.px(38) + 2 * EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        chosen = self.isChecked()
        p.setOpacity(1.0 if self.isEnabled() else 0.42)
        fill = "tea" if chosen else "raised" if self.state() == "hover" else "panel"
        b.rect(self.body(), fill, "tea" if chosen else "line", 8, 1.4)
        b.text(self.body().inset(6, 0), self.text(), 16, "on_tea" if chosen else "ink", MIDDLE, chosen)
        if self.hasFocus():
            b.focus(self.body().inset(1))
        p.end()


class Choice(QWidget):
    """One of a few values, all of them in sight. Arrow keys go through them."""

    chosen = Signal(object)

    def __init__(
        self,
        look: Look,
        name: str,
        options: Sequence[tuple[Any, str]],
        value: Any = None,
        parent: QWidget | None = None,
    ) -> None:
        """options: (value, translated word); name is read by screen readers."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._values = [v for v, _ in options]
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for i, (_, word) in enumerate(options):
            part = _Segment(look, word, self)
            part.setAccessibleDescription(name)
            self._group.addButton(part, i)
            row.addWidget(part)
        row.addStretch(1)
        self.set_value(self._values[0] if value is None else value)
        self._group.idToggled.connect(self._toggled)

    def value(self) -> Any:
        """The chosen value."""
        return self._values[self._group.checkedId()]

    def set_value(self, value: Any) -> None:
        """Choose a value. Raises ValueError for one that is not offered."""
        self._group.button(self._values.index(value)).setChecked(True)

    def _toggled(self, number: int, on: bool) -> None:
        if on:
            self.chosen.emit(self._values[number])


class Switch(_Button):
    """On or off with its word; the knob's place and a tick tell the state, not only the colour."""

    def __init__(self, look: Look, word: str, on: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(look, word, parent)
        self.setCheckable(True)
        self.setChecked(on)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        # Large words may stand in several lines.
        hint, most = self.sizeHint(), 300 * self.look.growth
        return QSize(min(hint.width(), round(most)), hint.height()) if self.look.growth > 1 else hint

    def heightForWidth(self, wide: int) -> int:
        room = max(1, wide - 2 * EDGE - round(66 * self.look.growth))
        lines = -(-self.look.text_width(self.text(), 16) // room)
        # A broken line seldom is full.
        more = lines if lines == 1 or lines * room > 1.1 * self.look.text_width(self.text(), 16) else lines + 1
        return self.sizeHint().height() + round((more - 1) * self.look.px(16) * 1.35)

    def sizeHint(self) -> QSize:
        wide = self.look.text_width(self.text(), 16) + round(76 * self.look.growth)
        return QSize(wide + 2 * EDGE, self.look.px(36) + 2 * EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        r, on = self.body(), self.isChecked()
        p.setOpacity(1.0 if self.isEnabled() else 0.42)
        u = self.look.growth
        track = Rect(r.x + 2, r.cy - 13 * u, 50 * u, 26 * u)
        b.rect(track, "tea" if on else "raised", "tea" if on else "ink2", 13 * u, 1.5)
        knob = Rect(track.r - 23 * u if on else track.x + 3 * u, track.y + 3 * u, 20 * u, 20 * u)
        b.rect(knob, "on_tea" if on else "ink2", None, 10 * u)
        if on:
            b.icon("check", knob.cx, knob.cy, 16 * u, "tea")
        words = r.after(64 * u)
        if b.width(self.text(), 16) <= words.w or u == 1:
            b.text(words, self.text(), 16)
        else:
            lines = round((r.h - self.sizeHint().height() + 2 * EDGE) / (self.look.px(16) * 1.35)) + 1
            b.paragraph(words.below(max(0.0, (r.h - lines * self.look.px(16) * 1.35) / 2)), self.text(), 16)
        if self.hasFocus():
            b.focus(r.inset(1))
        p.end()


class Stepper(QWidget):
    """A whole number between two limits with a button on each side; arrow keys step too."""

    value_changed = Signal(int)

    def __init__(
        self,
        look: Look,
        name: str,
        low: int,
        high: int,
        value: int,
        step: int = 1,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._low, self._high, self._step, self._value = low, high, step, low
        self._less = PillButton(look, "", "paper", "minus", parent=self)
        self._more = PillButton(look, "", "paper", "plus", parent=self)
        self._less.setAccessibleName(f"{name} −")
        self._more.setAccessibleName(f"{name} +")
        self._shown = QLabel(self)
        self._shown.setAlignment(QtCore.Qt.AlignmentFlag.AlignCenter)
        self._shown.setMinimumWidth(look.text_width(str(high), 18, True) + 24)
        self._shown.setProperty("role", "figure")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for part in (self._less, self._shown, self._more):
            row.addWidget(part)
        row.addStretch(1)
        self._less.clicked.connect(lambda: self.set_value(self._value - self._step))
        self._more.clicked.connect(lambda: self.set_value(self._value + self._step))
        self.set_value(value)

    def value(self) -> int:
        """The number now."""
        return self._value

    def set_value(self, value: int) -> None:
        """Set the number, kept within the limits."""
        value = max(self._low, min(self._high, value))
        moved = value != self._value
        self._value = value
        self._shown.setText(str(value))
        self._less.setEnabled(value > self._low)
        self._more.setEnabled(value < self._high)
        if moved:
            self.value_changed.emit(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = QtCore.Qt.Key
        steps = {key.Key_Up: 1, key.Key_Right: 1, key.Key_Down: -1, key.Key_Left: -1}
        if event.key() in steps:
            self.set_value(self._value + self._step * steps[key(event.key())])
            return
        super().keyPressEvent(event)


class Drop(QComboBox):
    """One of many values, dropped down; painted as a paper button with an arrow."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setAccessibleName(name)
        self.setProperty("focusPolicy", "StrongFocus")
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        words = [self.itemText(i) for i in range(self.count())]
        wide = max((self.look.text_width(w, 16) for w in words), default=60)
        return QSize(wide + round(56 * self.look.growth) + 2 * EDGE, self.look.px(40) + 2 * EDGE)

    def minimumSizeHint(self) -> QSize:
        return QSize(90, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        r = Rect(0, 0, self.width(), self.height()).inset(EDGE)
        p.setOpacity(1.0 if self.isEnabled() else 0.42)
        b.rect(r, "raised" if self.underMouse() else "panel", "ink2", 9, 1.4)
        u = self.look.growth
        b.text(Rect(r.x + 12, r.y, r.w - 44 * u, r.h), self.currentText(), 16, "ink", LEFT)
        b.icon("down", r.r - 20 * u, r.cy, 20 * u)
        if self.hasFocus():
            b.focus(r.inset(1))
        p.end()


class CardPanel(QWidget):
    """A titled sheet of paper; put widgets into `inside`."""

    def __init__(self, look: Look, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setAccessibleName(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 16)
        column.setSpacing(8)
        self.title = QLabel(title, self)
        self.title.setProperty("role", "title")
        self.title.setVisible(bool(title))
        self.title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        column.addWidget(self.title)
        self.inside = QVBoxLayout()
        self.inside.setSpacing(8)
        column.addLayout(self.inside, 1)
        look.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        card_panel(self.look.painter(p), Rect(2, 1, self.width() - 4, self.height() - 5))
        p.end()
