"""The settings page: every choice in sight, saved at once, and its effect on real cards beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from changpai_desktop.desktop.i18n import LANGUAGES, language, tr, word
from changpai_desktop.desktop.layout import LARGE_TEXT, Rect
from changpai_desktop.desktop.presets_dialog import OptionsEditor
from changpai_desktop.desktop.settings_live import BACKS, LETTERINGS, MIDDLES, PIPS, LiveSettings
from changpai_desktop.desktop.settings_rows import Rows, Samples, key_rows
from changpai_desktop.desktop.surfaces import leaves
from changpai_desktop.desktop.widgets import Choice, Drop, PillButton, Stepper, Switch
from changpai_desktop.games.contract import Value
from changpai_desktop.games.registry import GAME_IDS, game

if TYPE_CHECKING:
    from changpai_desktop.desktop.engine import Engine
    from changpai_desktop.desktop.main_window import Navigator

WIDTH = 760


class SettingsPage(QWidget):
    """One column of sheets."""

    navigator: Navigator

    def __init__(self, engine: Engine, settings: LiveSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.engine = engine
        self.settings = settings
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self.area)
        self._game = settings.last_game if settings.last_game in GAME_IDS else GAME_IDS[0]
        # Children, not QTimer.singleShot: when the page is deleted before that fires, PySide keeps what it was to call,
        # and with it the page, for ever.
        self._at, self._wanted = 0, ""
        self._scrolled = self._timer(lambda: self.area.verticalScrollBar().setValue(self._at))
        self._grown = self._timer(self._relay)
        self._spoken = self._timer(lambda: self.settings.set("language", self._wanted))
        self._wanted_game = ""
        self._chosen = self._timer(lambda: self._take_game(self._wanted_game))
        self._back = QAction(self)
        self._back.setData("back")
        self._back.triggered.connect(lambda: self.navigator.back())
        self._build()
        language().changed.connect(self._rebuild)
        settings.changed.connect(self._changed)
        settings.look.changed.connect(self._resized_text)

    def _timer(self, then: Callable[[], object]) -> QTimer:
        """Does it once the page is back in the event loop."""
        made = QTimer(self)
        made.setSingleShot(True)
        made.timeout.connect(then)
        return made

    def title(self) -> str:
        """For the toolbar."""
        return tr("Settings", "Settings")

    def info(self) -> str:
        """For the toolbar."""
        return tr("Settings", "saved at once")

    def enter(self, game: str = "", **_kw: Any) -> None:
        """The page comes up, for a certain game's rules if one is named."""
        playing = self.engine.game
        self._take_game(game or (playing.id if playing is not None else self._game))

    def _take_game(self, name: str) -> None:
        if name in GAME_IDS and name != self._game:
            self._game = name
            self._rebuild()

    # ---- building

    def _rebuild(self) -> None:
        self._at = self.area.verticalScrollBar().value()
        self._build()
        self._scrolled.start(0)

    def _resized_text(self) -> None:
        """Large text has rows of its own; the page is built anew, so not in the middle of its own click."""
        self.update()
        now = self.settings.look.text_scale
        if now != self._built and max(now, self._built) > LARGE_TEXT:
            self._grown.start(0)

    def _relay(self) -> None:
        stepper = self._controls["text_scale"]
        parts = stepper.findChildren(PillButton)
        focused = next((i for i, part in enumerate(parts) if part.hasFocus()), -1)
        self._rebuild()
        if focused >= 0:
            self._controls["text_scale"].findChildren(PillButton)[focused].setFocus()

    def _changed(self, field: str) -> None:
        # The window may change these by key or menu while the page is open.
        control = self._controls.get(field)
        if isinstance(control, Choice | Stepper) and control.value() != getattr(self.settings, field):
            control.set_value(self._value(field))
        if field == "presets":
            self._fill_own()

    def _value(self, field: str) -> Any:
        if field == "theme":
            return self.settings.theme_now().name
        if field == "language":
            return language().code
        return getattr(self.settings, field)

    def tool_actions(self) -> list[QAction]:
        """Back to where one came from."""
        self._back.setText(tr("Settings", "Back"))
        return [self._back]

    def _build(self) -> None:
        self._controls: dict[str, QWidget] = {}
        self._built = self.settings.look.text_scale
        body = QWidget()
        outer = QHBoxLayout(body)
        outer.setContentsMargins(24, 18, 24, 24)
        holder = QWidget(body)
        holder.setMaximumWidth(round(WIDTH * max(1.0, min(self.settings.look.text_scale, 1.6))))
        sheets = QVBoxLayout(holder)
        sheets.setContentsMargins(0, 0, 0, 0)
        sheets.setSpacing(12)
        for made in (self._looks(holder), self._cards(holder), self._table(holder)):
            sheets.addWidget(made)
        sheets.addWidget(self._rules(holder))
        sheets.addWidget(key_rows(self.settings, tr("Settings", "Keys"), holder))
        sheets.addStretch(1)
        outer.addStretch(1)
        outer.addWidget(holder, 8)
        outer.addStretch(1)
        self.area.setWidget(body)

    def _choice(self, rows: Rows, field: str, name: str, values: list[tuple[Any, str]], note: str = "") -> None:
        now = self._value(field)
        known = [v for v, _ in values]
        made = Choice(self.settings.look, name, values, now if now in known else known[0], rows)
        made.chosen.connect(partial(self._set, field))
        self._controls[field] = made
        rows.row(name, made, note)

    def _set(self, field: str, value: Any) -> None:
        if value == self._value(field):
            return
        if field == "language":
            # The page is built anew, so not in the middle of its own click.
            self._wanted = str(value)
            self._spoken.start(0)
            return
        self.settings.set(field, value)

    def _looks(self, parent: QWidget) -> Rows:
        look = self.settings.look
        rows = Rows(look, tr("Settings", "Language and look"), parent)
        self._choice(rows, "language", tr("Settings", "Language"), list(LANGUAGES.items()))
        themes = [
            ("day", tr("Settings", "Day")),
            ("night", tr("Settings", "Night")),
            ("contrast", tr("Settings", "High contrast")),
        ]
        self._choice(rows, "theme", tr("Settings", "Colours"), themes)
        text = Stepper(look, tr("Settings", "Text size"), 75, 300, self.settings.text_scale, 5, rows)
        text.value_changed.connect(partial(self._set, "text_scale"))
        self._controls["text_scale"] = text
        rows.row(tr("Settings", "Text size"), text, tr("Settings", "Per cent; apart from the cards."))
        name = QLineEdit(self.settings.player_name, rows)
        name.setMaxLength(40)
        name.setPlaceholderText(tr("Settings", "Me"))
        name.setAccessibleName(tr("Settings", "Your name"))
        name.setMaximumWidth(look.px(240))
        name.editingFinished.connect(lambda: self._set("player_name", name.text().strip()))
        rows.row(tr("Settings", "Your name"), name)
        return rows

    def _cards(self, parent: QWidget) -> Rows:
        rows = Rows(self.settings.look, tr("Settings", "Cards"), parent)
        pack = game(self._game)
        # Whatever is chosen below is seen here: long cards have pips and middles, 字牌 characters.
        other = next((g for g in map(game, GAME_IDS) if g.pack.family != pack.pack.family), pack)
        tokens = [(t, g.face_set) for g in (pack, other) for t in g.sign.emblem]
        rows.wide(Samples(self.settings.look, tokens, rows))
        middles = {
            "flower": tr("Settings", "Woodcut"),
            "plain": tr("Settings", "Plain"),
            "name": tr("Settings", "Name"),
        }
        self._choice(rows, "middle", tr("Settings", "Middle"), [(m, middles[m]) for m in MIDDLES])
        letters = {
            "brush": tr("Settings", "Brush"),
            "plain": tr("Settings", "Printed"),
            "flower": tr("Settings", "Brush and woodcut"),
        }
        self._choice(rows, "lettering", tr("Settings", "Characters"), [(v, letters[v]) for v in LETTERINGS])
        pips = {"file": tr("Settings", "In files"), "dice": tr("Settings", "As on dice")}
        self._choice(rows, "pips", tr("Settings", "Pips"), [(v, pips[v]) for v in PIPS])
        backs = {
            "lacquer": tr("Settings", "Lacquer"),
            "indigo": tr("Settings", "Indigo calico"),
            "bamboo": tr("Settings", "Woven bamboo"),
        }
        self._choice(rows, "back", tr("Settings", "Back of the cards"), [(v, backs[v]) for v in BACKS])
        zoom = Stepper(self.settings.look, tr("Settings", "Card size"), 50, 200, self.settings.card_zoom, 10, rows)
        zoom.value_changed.connect(partial(self._set, "card_zoom"))
        self._controls["card_zoom"] = zoom
        rows.row(tr("Settings", "Card size"), zoom, tr("Settings", "Per cent of what the window has room for."))
        return rows

    def _table(self, parent: QWidget) -> Rows:
        rows = Rows(self.settings.look, tr("Settings", "At the table"), parent)
        speeds = [(n, str(n)) for n in range(6)]
        note = tr("Settings", "0 waits for nothing, 3 is usual, 5 is slowest.")
        self._choice(rows, "speed", tr("Settings", "Speed"), speeds, note)
        motion = Switch(
            self.settings.look,
            tr("Settings", "Reduced motion: nothing slides, only fades stay"),
            self.settings.reduced_motion,
            rows,
        )
        motion.toggled.connect(partial(self._set, "reduced_motion"))
        rows.row(tr("Settings", "Motion"), motion)
        panel = Switch(self.settings.look, tr("Settings", "Record and hints open"), self.settings.panel_open, rows)
        panel.toggled.connect(partial(self._set, "panel_open"))
        rows.row(tr("Settings", "Panel"), panel)
        return rows

    # ---- rules and own presets

    def _rules(self, parent: QWidget) -> Rows:
        look, played = self.settings.look, game(self._game)
        rows = Rows(look, tr("Settings", "Rules of your own: {game}", game=word(played.name)), parent)
        self.games = Drop(look, tr("Settings", "Game"), rows)
        for name in GAME_IDS:
            self.games.addItem(word(game(name).name), name)
        self.games.setCurrentIndex(GAME_IDS.index(self._game))
        self.games.currentIndexChanged.connect(self._other_game)
        rows.row(tr("Settings", "Game"), self.games)
        self.base = Drop(look, tr("Settings", "Begin with"), rows)
        rows.row(tr("Settings", "Begin with"), self.base)
        self.note = QLabel(rows)
        self.note.setProperty("role", "second")
        self.note.setWordWrap(True)
        rows.wide(self.note)
        line = QWidget(rows)
        # Large words need a line for the buttons alone.
        stacked = look.text_scale > LARGE_TEXT
        row: QBoxLayout = QVBoxLayout(line) if stacked else QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        self.own_name = QLineEdit(line)
        self.own_name.setMaxLength(40)
        self.own_name.setPlaceholderText(tr("Settings", "Name for these rules"))
        self.own_name.setAccessibleName(tr("Settings", "Name for these rules"))
        self.keep = PillButton(look, tr("Settings", "Keep"), "tea", "check", parent=line)
        self.drop_own = PillButton(look, tr("Settings", "Delete"), "paper", "close", parent=line)
        self.keep.clicked.connect(self._keep)
        self.drop_own.clicked.connect(self._delete)
        self.own_name.textChanged.connect(lambda text: self.keep.setEnabled(bool(text.strip())))
        self.keep.setEnabled(False)
        row.addWidget(self.own_name, 1)
        keys = QHBoxLayout() if stacked else row
        keys.addWidget(self.keep)
        keys.addWidget(self.drop_own)
        if stacked:
            keys.addStretch(1)
            row.addLayout(keys)
        rows.row(tr("Settings", "Your own rules"), line)
        self.editor = OptionsEditor(look, played, played.read_options({}), rows)
        rows.wide(self.editor)
        self._fill_own()
        self.base.currentIndexChanged.connect(self._base_chosen)
        self._base_chosen()
        return rows

    def _other_game(self) -> None:
        # The page is built anew, so not in the middle of its own click.
        self._wanted_game = str(self.games.currentData())
        self._chosen.start(0)

    def _own(self) -> dict[str, dict[str, Value]]:
        found: dict[str, dict[str, Value]] = self.settings.presets.get(self._game, {})
        return found

    def _fill_own(self, chosen: str = "") -> None:
        wanted = chosen or str(self.base.currentData() or "")
        self.base.blockSignals(True)
        self.base.clear()
        for preset in game(self._game).presets:
            self.base.addItem(word(preset.label), preset.id)
        for name in self._own():
            self.base.addItem(name, f"own:{name}")
        self.base.setCurrentIndex(max(0, self.base.findData(wanted)))
        self.base.blockSignals(False)

    def _base_chosen(self) -> None:
        chosen, played = str(self.base.currentData()), game(self._game)
        own = chosen.removeprefix("own:") if chosen.startswith("own:") else ""
        self.drop_own.setEnabled(bool(own))
        self.own_name.setText(own)
        values = played.read_options(self._own()[own]) if own else played.read_options({}, chosen)
        self.editor.set_values(values)
        note = next((word(p.note) for p in played.presets if p.id == chosen), "")
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def _keep(self) -> None:
        name = self.own_name.text().strip()
        own = self.settings.values.presets.setdefault(self._game, {})
        own[name] = game(self._game).changed(self.editor.values)
        self.settings.touched("presets")
        self._fill_own(f"own:{name}")
        self._base_chosen()

    def _delete(self) -> None:
        name = str(self.base.currentData()).removeprefix("own:")
        if self.settings.values.presets.get(self._game, {}).pop(name, None) is not None:
            self.settings.touched("presets")
            self._base_chosen()

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.settings.look.painter(p)
        r = Rect(0, 0, self.width(), self.height())
        b.rect(r, "page")
        if b.theme.textured:
            leaves(b, r)
        p.end()
