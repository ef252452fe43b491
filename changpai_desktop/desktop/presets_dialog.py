"""The rules of a game, one option a row. What flows through: chosen options in, options that differ out.

Two settings that contradict each other are refused with the names of both, and the row goes back.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QDialog, QHBoxLayout, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from changpai_desktop.desktop.i18n import tr, word
from changpai_desktop.desktop.layout import LARGE_TEXT
from changpai_desktop.desktop.settings_live import LiveSettings
from changpai_desktop.desktop.settings_rows import fitting
from changpai_desktop.desktop.widgets import Drop, Look, PillButton
from changpai_desktop.games.contract import Game, Option, Value


def conflict_text(game: Game, values: Mapping[str, Value]) -> str:
    """The first contradiction in words, with the labels and values of both sides; empty if there is none."""
    by_id = {o.id: o for o in game.options}
    for conflict in game.conflicts:
        (a, x), (b, y) = conflict.first, conflict.second
        if values[a] == x and values[b] == y:
            return tr(
                "Settings",
                "“{first}: {a}” and “{second}: {b}” contradict each other: {why}.",
                first=word(by_id[a].label),
                a=value_word(by_id[a], x),
                second=word(by_id[b].label),
                b=value_word(by_id[b], y),
                why=word(conflict.why),
            )
    return ""


def value_word(option: Option, value: Value) -> str:
    """What a value of an option is called."""
    return word(option.value_labels[option.values.index(value)])


class OptionsEditor(QWidget):
    """All options of a game in a column."""

    changed = Signal()

    def __init__(self, look: Look, game: Game, values: Mapping[str, Value], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.values = dict(values)
        self.drops: dict[str, Drop] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(4)
        self.told = QLabel(self)
        self.told.setWordWrap(True)
        self.told.setProperty("role", "figure")
        self.told.setAccessibleName(tr("Settings", "Contradiction"))
        self.told.hide()
        column.addWidget(self.told)
        for option in game.options:
            column.addWidget(self._row(look, option))
        column.addStretch(1)

    def _row(self, look: Look, option: Option) -> QWidget:
        holder = QWidget(self)
        # Beside large words there is no room left for the values.
        row: QBoxLayout = QVBoxLayout(holder) if look.text_scale > LARGE_TEXT else QHBoxLayout(holder)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(14 if look.text_scale <= LARGE_TEXT else 4)
        words = QVBoxLayout()
        words.setSpacing(1)
        label = QLabel(word(option.label), holder)
        label.setProperty("role", "figure")
        label.setWordWrap(True)
        effect = QLabel(f"{word(option.effect)}  ({option.rule})", holder)
        effect.setProperty("role", "second")
        effect.setWordWrap(True)
        words.addWidget(label)
        words.addWidget(effect)
        drop = Drop(look, word(option.label), holder)
        drop.setAccessibleDescription(word(option.effect))
        for value in option.values:
            drop.addItem(value_word(option, value), value)
        drop.setCurrentIndex(option.values.index(self.values[option.id]))
        drop.setMinimumWidth(look.px(220))
        drop.currentIndexChanged.connect(lambda i, o=option: self._chosen(o, i))
        self.drops[option.id] = drop
        row.addLayout(words, 1)
        row.addWidget(drop)
        return holder

    def _chosen(self, option: Option, index: int) -> None:
        wanted = {**self.values, option.id: option.values[index]}
        trouble = conflict_text(self.game, wanted)
        self.told.setText(trouble)
        self.told.setVisible(bool(trouble))
        if trouble:
            self._put(option, self.values[option.id])
            return
        self.values = wanted
        self.changed.emit()

    def _put(self, option: Option, value: Value) -> None:
        drop = self.drops[option.id]
        drop.blockSignals(True)
        drop.setCurrentIndex(option.values.index(value))
        drop.blockSignals(False)
        drop.update()

    def set_values(self, values: Mapping[str, Value]) -> None:
        """All options at once."""
        self.values = dict(values)
        self.told.hide()
        for option in self.game.options:
            self._put(option, self.values[option.id])


class RulesDialog(QDialog):
    """Change single rules for this table, or keep them under a name of one's own."""

    def __init__(
        self,
        settings: LiveSettings,
        game: Game,
        preset: str,
        options: Mapping[str, Value],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        self.game = game
        self.saved_as = ""
        self._base = game.read_options({}, preset)
        self.setWindowTitle(tr("Settings", "Rules of {game}", game=word(game.name)))
        self.resize(fitting(settings.look, 860, 680, parent))
        look = settings.look
        self.editor = OptionsEditor(look, game, game.read_options(options, preset), self)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.editor)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 16, 14)
        column.addWidget(scroll, 1)
        foot = QHBoxLayout()
        self.name = QLineEdit(self)
        self.name.setMaxLength(40)
        self.name.setPlaceholderText(tr("Settings", "Name for these rules"))
        self.name.setAccessibleName(tr("Settings", "Name for these rules"))
        keep = PillButton(look, tr("Settings", "Keep under this name"), "paper", "plus", parent=self)
        keep.clicked.connect(self._keep)
        self.name.textChanged.connect(lambda text: keep.setEnabled(bool(text.strip())))
        keep.setEnabled(False)
        plain = PillButton(look, tr("Settings", "As preset"), "quiet", "undo", parent=self)
        plain.clicked.connect(lambda: self.editor.set_values(self._base))
        done = PillButton(look, tr("Settings", "Use these rules"), "tea", "check", parent=self)
        done.clicked.connect(self.accept)
        if look.text_scale > LARGE_TEXT:
            first = QHBoxLayout()
            column.insertLayout(column.count(), first)
            first.addWidget(self.name, 1)
            first.addWidget(keep)
            foot.addStretch(1)
        else:
            foot.addWidget(self.name, 1)
            foot.addWidget(keep)
        foot.addWidget(plain)
        foot.addWidget(done)
        column.addLayout(foot)

    def differences(self) -> dict[str, Value]:
        """The options that differ from the preset."""
        return {key: value for key, value in self.editor.values.items() if value != self._base[key]}

    def _keep(self) -> None:
        name = self.name.text().strip()
        own = self.settings.values.presets.setdefault(self.game.id, {})
        own[name] = self.game.changed(self.editor.values)
        self.settings.touched("presets")
        self.saved_as = name
        self.accept()
