"""The start page: go on with the last match, choose a game, set up the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from changpai_desktop.desktop.i18n import language, tr, word
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.settings_live import LiveSettings
from changpai_desktop.desktop.start_board import Entry, GameCard, GamesGrid, ResumeCard, SignBoard, seats_word
from changpai_desktop.desktop.surfaces import leaves
from changpai_desktop.desktop.widgets import PillButton
from changpai_desktop.games.registry import GAME_IDS, game

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from changpai_desktop.desktop.engine import Engine
    from changpai_desktop.desktop.main_window import Navigator
    from changpai_desktop.desktop.start_setup import SetupPanel
    from changpai_desktop.match.config import MatchConfig
    from changpai_desktop.store.replay import Replay


class StartPage(QWidget):
    """Left the sign board, right what can be played."""

    has_toolbar = False
    navigator: Navigator
    painted = Signal()
    """The page is on the screen for the first time; it comes as soon as the painting is over."""

    def __init__(self, engine: Engine, settings: LiveSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.engine = engine
        self.settings = settings
        self._replay: Replay | None = None
        self._seen = self._tell_painted = False
        self._look_when_seen = False
        # A child of the page: a bare single shot would keep a page that is deleted before it fires.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._next_turn)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._chosen = settings.last_game if settings.last_game in GAME_IDS else GAME_IDS[0]
        self._build()
        language().changed.connect(self._rebuild)
        settings.look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self._fit()
        self.update()

    def title(self) -> str:
        """For the window's title."""
        return ""

    # ---- building

    def _rebuild(self) -> None:
        while (item := self._row.takeAt(0)) is not None:
            held = item.widget()
            if held is not None:
                held.hide()
                held.deleteLater()
        self._build()
        self._fit()
        self._show_resume()

    def _build(self) -> None:
        look = self.settings.look
        self.board = SignBoard(look, self)
        for icon, text, page in (
            ("book", tr("Start", "Rule book"), "rules"),
            ("log", tr("Start", "Replays"), "replay"),
            ("gear", tr("Start", "Settings"), "settings"),
            ("flag", tr("Start", "About"), "about"),
        ):
            entry = Entry(look, icon, text, self.board)
            entry.clicked.connect(lambda _=False, p=page: self.navigator.go(p))
            self.board.add(entry)
        self._row.addWidget(self.board)
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(28, 22, 28, 22)
        column.setSpacing(12)
        self.resume = ResumeCard(look, right)
        go_on = PillButton(look, tr("Start", "Go on"), "tea", "play", parent=self.resume)
        go_on.clicked.connect(self._resume)
        self.resume.hold(go_on)
        self.go_on = go_on
        self.resume.setVisible(False)
        column.addWidget(self.resume)
        column.addLayout(self._headings(right))
        self.games = GamesGrid(look, self._chosen, right)
        self.games.wanted.connect(self.choose)
        column.addWidget(self.games, 1)
        self._table = QHBoxLayout()
        self._table.setSpacing(12)
        column.addLayout(self._table)
        self._row.addWidget(right, 1)
        self._column = column
        self.setup: SetupPanel | None = None
        self.setFocusProxy(self.games)

    def _headings(self, parent: QWidget) -> QHBoxLayout:
        line = QHBoxLayout()
        heading = QLabel(tr("Start", "Open a table"), parent)
        heading.setProperty("role", "heading")
        note = QLabel(
            tr("Start", "You against the computer. Choose the place's rules, then change single ones."),
            parent,
        )
        note.setWordWrap(False)
        line.addWidget(heading)
        line.addStretch(1)
        line.addWidget(note)
        self._note = note
        self._headline = line
        return line

    # ---- choosing a game

    def choose(self, game_id: str) -> None:
        """Sets the table up for this game, in the place of the games."""
        from changpai_desktop.desktop.start_setup import SetupPanel

        self.show_games()
        self._chosen = game_id
        self.games.hide()
        played = game(game_id)
        self._large = GameCard(self.settings.look, played.sign, True, self)
        self._large.clicked.connect(self.show_games)
        self._large.setAccessibleDescription(tr("Start", "All games"))
        self.all_games = PillButton(self.settings.look, tr("Start", "All games"), "paper", "back", parent=self)
        self.all_games.clicked.connect(self.show_games)
        self._headline.addWidget(self.all_games)
        self.setup = SetupPanel(self.settings, played, self)
        self.setup.start.connect(self._start)
        self.setup.edit_rules.connect(self._edit_rules)
        self._table.addWidget(self._large, 2)
        self._table.addWidget(self.setup, 3)
        self._column.setStretchFactor(self._table, 1)
        # Shown at once: what is not on the screen yet cannot take the keyboard.
        for part in (self._large, self.setup, self.all_games):
            part.show()
        self._fit()
        self.setFocusProxy(self.setup.go)
        self.setup.go.setFocus()

    def show_games(self) -> None:
        """All games again."""
        if self.setup is None:
            return
        for gone in (self.setup, self._large, self.all_games):
            gone.hide()
            gone.deleteLater()
        self.setup = None
        self._column.setStretchFactor(self._table, 0)
        self.games.mark(self._chosen)
        self.games.show()
        self._fit()
        self.setFocusProxy(self.games)
        self.games.setFocus()

    def step_back(self) -> bool:
        """Esc: from the setup of a table to the games."""
        was = self.setup is not None
        self.show_games()
        return was

    # ---- going on

    def enter(self, **_kw: Any) -> None:
        """Looks for a match to go on with, once the page is on the screen."""
        if self.engine.facts is not None:
            self.engine.leave()
        self.show_games()
        if self._seen:
            self._soon.start(0)
        self._look_when_seen = True

    def look_for_match(self) -> None:
        """Reads the newest match record and offers it, if it is not played to its end."""
        from changpai_desktop.store.replay import ReplayError, read_replay
        from changpai_desktop.store.writer import SUFFIX

        self._replay = None
        for path in sorted(self.settings.places.replays.glob(f"*{SUFFIX}"), reverse=True)[:3]:
            try:
                found = read_replay(path)
            except ReplayError:
                continue
            done = found.config.hands and sum(h.outcome is not None for h in found.hands) >= found.config.hands
            if found.hands and not done:
                self._replay = found
            break
        self._show_resume()

    def _show_resume(self) -> None:
        found = self._replay
        self.resume.setVisible(found is not None)
        if found is None:
            return
        self.setFocusProxy(self.go_on)
        hand = found.hands[-1]
        names = [p.name for p in found.config.players]
        totals = next((h.totals for h in reversed(found.hands) if h.totals), (0,) * len(names))
        self.resume.game = found.game
        self.resume.heading = tr("Start", "Go on: {game}, hand {n}", game=word(found.game.name), n=hand.number + 1)
        self.resume.detail = tr(
            "Start",
            "{seats}, dealer {dealer}, you {total}. Left {when}.",
            seats=seats_word(found.config.seats),
            dealer=names[hand.dealer],
            total=f"{totals[0]:+d}".replace("-", "−") if totals[0] else "0",
            when=_when(found.path),
        )
        self.resume.setAccessibleName(f"{self.resume.heading}. {self.resume.detail}")
        self.go_on.setAccessibleDescription(self.resume.heading)
        self.resume.update()

    def _resume(self) -> None:
        if self._replay is not None:
            path = self._replay.path
            self.navigator.go("table")
            self.engine.resume(path)

    def _start(self, config: MatchConfig) -> None:
        self.navigator.go("table")
        self.engine.begin(config)

    def _edit_rules(self) -> None:
        from changpai_desktop.desktop.presets_dialog import RulesDialog

        assert self.setup is not None
        preset, options = self.setup.rules()
        dialog = RulesDialog(self.settings, self.setup.game, preset, options, self)
        if dialog.exec() and self.setup is not None:
            if dialog.saved_as:
                self.setup.fill_presets("own:" + dialog.saved_as)
                self.setup.take_rules({})
            else:
                self.setup.take_rules(dialog.differences())
        dialog.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """On a narrow window the setup needs the room more than the game's card and the note."""
        wide = self.width() >= 1240 * max(1.0, self.settings.look.text_scale)
        self._note.setVisible(wide and self.setup is None)
        if self.setup is not None:
            self._large.setMaximumWidth(400)
            # The card has two parts of five; where its three are too few for the setup, the setup gets all.
            room = (self.width() - self.board.width() - 68) * 0.6
            self._large.setVisible(room >= self.setup.needs())

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.settings.look.painter(p)
        r = Rect(0, 0, self.width(), self.height())
        b.rect(r, "page")
        if b.theme.textured:
            leaves(b, r)
        p.end()
        if not self._seen:
            self._seen = self._tell_painted = True
            self._soon.start(0)

    def _next_turn(self) -> None:
        if self._tell_painted:
            self._tell_painted = False
            self.painted.emit()
        if self._look_when_seen:
            self._look_when_seen = False
            self.look_for_match()


def _when(path: Path) -> str:
    """When the record was last written, as one says it."""
    from datetime import datetime

    then = datetime.fromtimestamp(path.stat().st_mtime)
    days = (datetime.now().date() - then.date()).days
    clock = f"{then:%H:%M}"
    if days <= 0:
        return tr("Start", "today at {time}", time=clock)
    if days == 1:
        return tr("Start", "yesterday at {time}", time=clock)
    return tr("Start", "on {date} at {time}", date=f"{then:%Y-%m-%d}", time=clock)
