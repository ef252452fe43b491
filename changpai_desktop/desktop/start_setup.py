"""The setup of a table for one game. What flows through: the last choices in, a MatchConfig out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.i18n import tr, word
from changpai_desktop.desktop.settings_live import LiveSettings
from changpai_desktop.desktop.start_board import seats_word
from changpai_desktop.desktop.widgets import CardPanel, Choice, Drop, PillButton, Switch
from changpai_desktop.games.contract import Game, OptionError, Value
from changpai_desktop.store.settings import LastStart

if TYPE_CHECKING:
    from changpai_desktop.match.config import MatchConfig

LEVELS: Final = ("novice", "regular")
HANDS: Final = (0, 4, 8, 12, 16)
_OWN: Final = "own:"


def level_word(level: str) -> str:
    """What a level of the computer players is called."""
    return tr("Start", "Regular") if level == "regular" else tr("Start", "Novice")


def usable(game: Game, preset: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """Those of the options that the game knows; none if they contradict each other."""
    kept = {}
    for key, value in options.items():
        try:
            game.read_options({key: value}, preset)
            kept[key] = value
        except OptionError:
            continue
    try:
        game.read_options(kept, preset)
    except OptionError:
        return {}
    return kept


def default_names() -> tuple[str, ...]:
    """The regulars of the house, for seats 1, 2 …"""
    return (
        tr("Start", "Auntie Liu"),
        tr("Start", "The Waiter"),
        tr("Start", "Mr Zhou"),
        tr("Start", "Xiaoman"),
        tr("Start", "Old Chen"),
        tr("Start", "Sister Wu"),
    )


class SetupPanel(CardPanel):
    """Everything that is chosen before a match begins."""

    start = Signal(object)
    """A MatchConfig."""
    edit_rules = Signal()

    def __init__(self, settings: LiveSettings, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(settings.look, word(game.name), parent)
        self.settings = settings
        self.game = game
        self.last = settings.start.get(game.id, LastStart())
        self.options: dict[str, Value] = dict(self.last.options)
        body = QWidget(self)
        self._rows = QGridLayout(body)
        self._rows.setContentsMargins(0, 0, 8, 0)
        self._rows.setHorizontalSpacing(14)
        self._rows.setVerticalSpacing(8)
        self._rows.setColumnStretch(1, 1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setProperty("horizontalScrollBarPolicy", "ScrollBarAlwaysOff")
        scroll.setProperty("focusPolicy", "NoFocus")
        scroll.setWidget(body)
        self._body = body
        self.inside.addWidget(scroll, 1)
        self._build()
        self._rows.setRowStretch(self._rows.rowCount(), 1)

    def needs(self) -> int:
        """The width at which nothing of it is cut."""
        inside = self.inside.contentsMargins()
        return self._body.minimumSizeHint().width() + inside.left() + inside.right() + 24

    # ---- building

    def _build(self) -> None:
        look, game, last = self.look, self.game, self.last
        wanted = last.seats if last.seats in game.seats else game.seats[0]
        # Six numbers of players stand in one line only as numbers; the row says what they count.
        ways = [(n, seats_word(n) if len(game.seats) <= 4 else str(n)) for n in game.seats]
        self.seats = Choice(look, tr("Start", "Seats"), ways, wanted, self)
        self.seats.chosen.connect(self._show_opponents)
        self._row(tr("Start", "Seats"), self.seats)
        self.watch = Switch(look, tr("Start", "Watch the computers play"), False, self)
        self._row("", self.watch)
        self._build_opponents()
        self._build_rules()
        modes = [("practice", tr("Start", "Practice")), ("honest", tr("Start", "Honest"))]
        self.mode = Choice(look, tr("Start", "Mode"), modes, last.mode, self)
        self.mode.chosen.connect(self._explain_mode)
        self.mode_note = _note(self)
        self._row(tr("Start", "Mode"), self.mode, self.mode_note)
        hands = [(n, str(n) if n else tr("Start", "No end")) for n in HANDS]
        self.hands = Choice(look, tr("Start", "Hands"), hands, last.hands if last.hands in HANDS else 0, self)
        self._row(tr("Start", "Hands"), self.hands)
        self.code = QLineEdit(self)
        self.code.setMaxLength(12)
        self.code.setPlaceholderText(tr("Start", "random"))
        self.code.setAccessibleName(tr("Start", "Deal code"))
        self.code.textChanged.connect(self._check_code)
        self.code.setMaximumWidth(look.px(200))
        self.code_note = _note(self)
        self._row(tr("Start", "Deal code"), self.code, self.code_note)
        self._explain_mode()
        self._check_code()
        go = PillButton(look, tr("Start", "Open the table"), "tea", "play", parent=self)
        go.clicked.connect(self._go)
        go.setMinimumHeight(look.px(56))
        self.go = go
        self.inside.addWidget(go)

    def _row(self, name: str, *parts: QWidget) -> None:
        n = self._rows.rowCount()
        if name:
            label = QLabel(name, self)
            label.setProperty("role", "figure")
            self._rows.addWidget(label, n, 0)
        for i, part in enumerate(parts):
            self._rows.addWidget(part, n + i, 1)

    def _build_opponents(self) -> None:
        self.names: list[QLineEdit] = []
        self.levels: list[Choice] = []
        self._seat_rows: list[QWidget] = []
        levels = [(level, level_word(level)) for level in LEVELS]
        for i in range(max(self.game.seats) - 1):
            line = QWidget(self)
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(6)
            name = QLineEdit(default_names()[i % 6], line)
            name.setMaxLength(40)
            name.setAccessibleName(tr("Start", "Name of opponent {n}", n=i + 1))
            name.setMaximumWidth(self.look.px(136))
            held = self.last.levels[i] if i < len(self.last.levels) else LEVELS[-1]
            level = Choice(
                self.look,
                tr("Start", "Level of opponent {n}", n=i + 1),
                levels,
                held if held in LEVELS else LEVELS[-1],
                line,
            )
            row.addWidget(name)
            row.addWidget(level, 1)
            self.names.append(name)
            self.levels.append(level)
            self._seat_rows.append(line)
            self._row(tr("Start", "Opponents") if i == 0 else "", line)
        self._show_opponents()

    def _build_rules(self) -> None:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        self.preset = Drop(self.look, tr("Start", "Rules"), line)
        self.edit = PillButton(self.look, tr("Start", "Edit rules"), "paper", "", parent=line)
        self.edit.clicked.connect(self.edit_rules)
        row.addWidget(self.preset, 1)
        row.addWidget(self.edit)
        self.preset_note = _note(self)
        self._row(tr("Start", "Rules"), line, self.preset_note)
        self.fill_presets(self.last.preset)
        self.preset.currentIndexChanged.connect(self._preset_chosen)

    def fill_presets(self, chosen: str) -> None:
        """The presets of the game and the player's own."""
        self.preset.blockSignals(True)
        self.preset.clear()
        for preset in self.game.presets:
            self.preset.addItem(word(preset.label), preset.id)
        for name in self.settings.presets.get(self.game.id, {}):
            self.preset.addItem(name, _OWN + name)
        self.preset.setCurrentIndex(max(0, self.preset.findData(chosen)))
        self.preset.blockSignals(False)
        self._explain_preset()

    # ---- what changes

    def _preset_chosen(self) -> None:
        self.options = {}
        self._explain_preset()

    def _explain_preset(self) -> None:
        chosen = str(self.preset.currentData())
        text = next((word(p.note) for p in self.game.presets if p.id == chosen), "")
        wanted = self._wanted()
        if left_out := len(wanted[1]) - len(usable(self.game, *wanted)):
            text = tr("Start", "{n} saved rules do not fit and are left out.", n=left_out)
        elif self.options:
            text = tr("Start", "{n} rules differ from it.", n=len(self.options)) + " " + text
        self.preset_note.setText(text)
        self.preset_note.setVisible(bool(text))

    def rules(self) -> tuple[str, dict[str, Value]]:
        """Preset and the options that differ from it; own presets are options over the defaults.

        What was saved and does not fit (any more) is left out.
        """
        preset, options = self._wanted()
        return preset, usable(self.game, preset, options)

    def _wanted(self) -> tuple[str, dict[str, Value]]:
        chosen = str(self.preset.currentData())
        if chosen.startswith(_OWN):
            own = self.settings.presets.get(self.game.id, {}).get(chosen.removeprefix(_OWN), {})
            return "", {**own, **self.options}
        return chosen, dict(self.options)

    def take_rules(self, options: dict[str, Value]) -> None:
        """What the rules editor made: the options that differ from the chosen preset."""
        self.options = options
        self._explain_preset()

    def _show_opponents(self) -> None:
        for i, row in enumerate(self._seat_rows):
            row.setVisible(i < self.seats.value() - 1)

    def _explain_mode(self) -> None:
        self.mode_note.setText(
            tr("Start", "Hints and taking back are allowed; helped hands are counted apart.")
            if self.mode.value() == "practice"
            else tr("Start", "As at a real table: no hints, nothing is taken back.")
        )

    def _check_code(self) -> None:
        code = self.code.text().strip()
        try:
            text = str(DealCode.parse(code)) if code else ""
            fits = True
        except ValueError:
            text, fits = tr("Start", "A deal code has eight letters and digits, such as 8K3F-Q2TM."), False
        self.code_note.setText(text or tr("Start", "Empty: dealt from the system's own source of chance."))
        if hasattr(self, "go"):
            self.go.setEnabled(fits)

    def config(self) -> MatchConfig:
        """The match as chosen. Raises ValueError for a wrong deal code."""
        # The match's room is entered when a match begins, not when the window opens.
        import secrets

        from changpai_desktop.match.config import MatchConfig, PlayerSpec

        typed = self.code.text().strip()
        code = DealCode.parse(typed) if typed else DealCode.from_seed(secrets.randbits(40))
        seats = self.seats.value()
        preset, options = self.rules()
        me = self.settings.player_name or tr("Start", "Me")
        first = PlayerSpec(me, "ai", LEVELS[-1]) if self.watch.isChecked() else PlayerSpec(me, "human")
        others = tuple(
            PlayerSpec(self.names[i].text().strip() or default_names()[i % 6], "ai", self.levels[i].value())
            for i in range(seats - 1)
        )
        return MatchConfig(
            game=self.game.id,
            seats=seats,
            players=(first, *others),
            code=code,
            preset=preset,
            options=options,
            hands=self.hands.value(),
            mode=self.mode.value(),
        )

    def _go(self) -> None:
        config = self.config()
        self.settings.values.start[self.game.id] = LastStart(
            seats=config.seats,
            preset=str(self.preset.currentData()),
            options=dict(self.options),
            levels=[level.value() for level in self.levels],
            hands=config.hands,
            mode=config.mode,
        )
        self.settings.values.last_game = self.game.id
        self.settings.touched("start")
        self.start.emit(config)


def _note(parent: QWidget) -> QLabel:
    made = QLabel(parent)
    made.setProperty("role", "second")
    made.setWordWrap(True)
    return made
