"""Rows and samples of the settings page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QKeySequenceEdit, QLabel, QWidget

from changpai_desktop.art.gallery import BACK_TOKEN
from changpai_desktop.desktop.i18n import tr, word
from changpai_desktop.desktop.layout import FULL, LARGE_TEXT, Rect
from changpai_desktop.desktop.settings_live import LiveSettings
from changpai_desktop.desktop.shortcuts import COMMANDS, Command, keys_of, taken_by
from changpai_desktop.desktop.widgets import CardPanel, Look, PillButton


def fitting(look: Look, wide: int, high: int, parent: QWidget | None) -> QSize:
    """The size of a dialog that grows with the text, but not beyond the screen it comes up on."""
    screen = (parent.screen() if parent is not None else QGuiApplication.primaryScreen()).availableSize()
    wanted = QSize(look.px(wide), look.px(high))
    return wanted.boundedTo(QSize(max(wide, screen.width() - 80), max(high, screen.height() - 80)))


class Rows(CardPanel):
    """A titled sheet with a label at the left and a control at the right of each row."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(16)
        self.grid.setVerticalSpacing(8)
        self.grid.setColumnStretch(1, 1)
        self.grid.setColumnMinimumWidth(0, look.px(130))
        self.inside.addLayout(self.grid)

    def row(self, name: str, control: QWidget, note: str = "") -> None:
        """One more row; the note stands under the control."""
        n = self.grid.rowCount()
        label = QLabel(name, self)
        label.setProperty("role", "figure")
        label.setWordWrap(True)
        if self.look.text_scale > LARGE_TEXT:
            # Large words need the whole width, so the control stands under its label.
            self.grid.addWidget(label, n, 0, 1, 2)
            self.grid.addWidget(control, n + 1, 0, 1, 2)
        else:
            self.grid.addWidget(label, n, 0, Qt.AlignmentFlag.AlignVCenter)
            self.grid.addWidget(control, n, 1)
        if note:
            text = QLabel(note, self)
            text.setProperty("role", "second")
            text.setWordWrap(True)
            if self.look.text_scale > LARGE_TEXT:
                self.grid.addWidget(text, n + 2, 0, 1, 2)
            else:
                self.grid.addWidget(text, n + 1, 1)

    def wide(self, widget: QWidget) -> None:
        """A widget over the whole width."""
        self.grid.addWidget(widget, self.grid.rowCount(), 0, 1, 2)


class Samples(QWidget):
    """Real cards, drawn as the settings have them now."""

    def __init__(self, look: Look, cards: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """Cards as (token, face set)."""
        super().__init__(parent)
        self.look = look
        self._cards = (*cards, (BACK_TOKEN, cards[0][1]))
        self.setAccessibleName(tr("Settings", "Sample cards"))
        self.setFixedHeight(250)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(360, 250)

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        b.rect(Rect(2, 2, self.width() - 4, self.height() - 4), "mat", "line", 10, 1.2)
        w = 53.0
        step = min((self.width() - 60 - w) / max(1, len(self._cards) - 1), w * 1.3)
        x = (self.width() - step * (len(self._cards) - 1) - w) / 2
        for token, face in self._cards:
            b.face_set = face
            high = w * FULL[b.faces.family(token, face)]
            b.card(token, x, (self.height() - high) / 2, w)
            x += step
        p.end()


class KeyRow(QWidget):
    """A command's key: press one into the field, or go back to the default."""

    def __init__(self, settings: LiveSettings, command: Command, told: QLabel, parent: QWidget) -> None:
        super().__init__(parent)
        self.settings = settings
        self.command = command
        self._told = told
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.edit = QKeySequenceEdit(self)
        self.edit.setMaximumSequenceLength(1)
        self.edit.setClearButtonEnabled(True)
        self.edit.setAccessibleName(word(command.label))
        self.edit.setMaximumWidth(settings.look.px(220))
        self.edit.editingFinished.connect(self._take)
        self._back = PillButton(settings.look, tr("Settings", "Default"), "quiet", parent=self)
        self._back.clicked.connect(self._default)
        self._back.setAccessibleDescription(word(command.label))
        row.addWidget(self.edit)
        row.addWidget(self._back)
        row.addStretch(1)
        self.show_key()

    def show_key(self) -> None:
        """As it is in the settings."""
        keys = keys_of(self.settings.keys, self.command.id)
        self.edit.setKeySequence(keys[0] if keys else QKeySequence())
        self._back.setEnabled(self.command.id in self.settings.keys)

    def _take(self) -> None:
        key = self.edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        now = [k.toString() for k in keys_of(self.settings.keys, self.command.id)]
        if key in now[:1] or (not key and not now):
            return
        other = taken_by(self.settings.keys, key, self.command.id)
        if other is not None:
            text = tr(
                "Settings",
                "{key} is already the key of “{other}”; “{command}” keeps its own.",
                key=key,
                other=word(other.label),
                command=word(self.command.label),
            )
            self._told.setText(text)
            self._told.show()
        else:
            self._told.hide()
            self.settings.values.keys[self.command.id] = key
            self.settings.touched("keys")
        self.show_key()

    def _default(self) -> None:
        own = dict(self.settings.keys)
        own.pop(self.command.id, None)
        for key in self.command.keys:
            other = taken_by(own, key, self.command.id)
            if other is not None:
                self._told.setText(
                    tr(
                        "Settings",
                        "{key} is already the key of “{other}”; “{command}” keeps its own.",
                        key=key,
                        other=word(other.label),
                        command=word(self.command.label),
                    )
                )
                self._told.show()
                return
        self._told.hide()
        self.settings.values.keys.pop(self.command.id, None)
        self.settings.touched("keys")
        self.show_key()


def key_rows(settings: LiveSettings, title: str, parent: QWidget) -> Rows:
    """The sheet with every key."""
    sheet = Rows(settings.look, title, parent)
    told = QLabel(sheet)
    told.setProperty("role", "figure")
    told.setWordWrap(True)
    told.hide()
    sheet.wide(told)
    for command in COMMANDS:
        sheet.row(word(command.label), KeyRow(settings, command, told, sheet))
    return sheet
