"""The replay page: a list of saved matches, and the table on which a recorded hand is looked at step by step.

What flows through: a record's path in (`enter`); positions to the table's own view, read-only; a match to play on
out to the engine.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QListWidgetItem, QWidget

from changpai_desktop.desktop.i18n import language, tr, word
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.replay_film import Film, branch, problem_text
from changpai_desktop.desktop.replay_hands import OpenHands
from changpai_desktop.desktop.replay_list import ReplayList
from changpai_desktop.desktop.replay_places import Places, Side, WordyDrop
from changpai_desktop.desktop.replay_timeline import TimeLine
from changpai_desktop.desktop.settlement import PagePill
from changpai_desktop.desktop.settlement_words import signed
from changpai_desktop.desktop.table import talk
from changpai_desktop.desktop.table.model import TableModel
from changpai_desktop.desktop.table.panel import LogList, PanelLook
from changpai_desktop.desktop.table.scene import page_grid
from changpai_desktop.desktop.table.view import TableView
from changpai_desktop.desktop.theme import SPEEDS
from changpai_desktop.store.replay import Replay, ReplayError, read_replay

if TYPE_CHECKING:
    from changpai_desktop.desktop.engine import Engine
    from changpai_desktop.desktop.main_window import Navigator
    from changpai_desktop.desktop.settings_live import LiveSettings

PAUSE: Final = 1000
"""Milliseconds between two positions while playing at speed 3."""
TAB: Final = 36
"""What the table's grid leaves for the tab of a closed panel, which a replay does not have."""
ALL: Final = -1


class ReplayPage(QWidget):
    """See the module."""

    navigator: Navigator
    bar_changed = Signal()

    def __init__(self, engine: Engine, settings: LiveSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.engine, self.settings = engine, settings
        self.film: Film | None = None
        self.model: TableModel | None = None
        self.at = 0
        look = settings.look
        self.saved = ReplayList(look, settings.places.replays, self)
        self.saved.opened.connect(lambda path: self.open(path))
        self.player = QWidget(self)
        self.view = TableView(look, settings.mats, self.player)
        # The table is only looked at here.
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.side = Side(self.player)
        beside = self.side.inside
        self.hand_box = WordyDrop(look, "", beside)
        self.seat_box = WordyDrop(look, "", beside)
        self.problem = QLabel(beside)
        self.problem.setWordWrap(True)
        self.open_hands = OpenHands(look, beside)
        self.panel_look = PanelLook(look)
        self.log = LogList(self.panel_look, beside)
        self.line = TimeLine(look, self.player)
        self._buttons()
        self._places = Places(self)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.hand_box.activated.connect(lambda i: self.show_hand(i))
        self.seat_box.activated.connect(lambda _i: self._seat_chosen())
        self.line.moved.connect(self.go_to)
        self.log.itemClicked.connect(self._log_clicked)
        look.changed.connect(self._restyle)
        language().changed.connect(self._translate)
        self.player.hide()
        self._translate()

    def _buttons(self) -> None:
        look, made = self.settings.look, self.player
        self.first = PagePill(look, "", "paper", "first", parent=made)
        self.prev = PagePill(look, "", "paper", "prev", parent=made)
        self.play = PagePill(look, "", "tea", "play", parent=made)
        self.next = PagePill(look, "", "paper", "next", parent=made)
        self.last = PagePill(look, "", "paper", "last", parent=made)
        self.slower = PagePill(look, "", "quiet", "minus", parent=made)
        self.faster = PagePill(look, "", "quiet", "plus", parent=made)
        self.on = PagePill(look, "", "paper", "flag", parent=made)
        self.settle = PagePill(look, "", "paper", "log", parent=made)
        self.others = PagePill(look, "", "quiet", "file", parent=made)
        self.pace = 3
        self.first.clicked.connect(lambda: self.go_to(0))
        self.prev.clicked.connect(lambda: self.go_to(self.at - 1))
        self.play.clicked.connect(self.toggle_play)
        self.next.clicked.connect(lambda: self.go_to(self.at + 1))
        self.last.clicked.connect(lambda: self.go_to(10**6))
        self.slower.clicked.connect(lambda: self.set_pace(self.pace + 1))
        self.faster.clicked.connect(lambda: self.set_pace(self.pace - 1))
        self.on.clicked.connect(self.play_on)
        self.settle.clicked.connect(self.show_settlement)
        self.others.clicked.connect(self.show_list)
        self.row = (self.first, self.prev, self.play, self.next, self.last, self.slower, self.faster)
        self.ends = (self.on, self.settle, self.others)

    # ---- the page

    def enter(self, path: Path | None = None, hand: int = 0, decision: int = 0, **_kw: Any) -> None:
        """A record at a hand and a position; without one the list, or the replay that was being looked at."""
        if path is not None:
            self.open(path, hand, decision)
        elif self.film is None or self.saved.isVisible():
            self.show_list()

    def leave(self) -> None:
        """Nothing plays where nobody looks."""
        self._stop()

    def title(self) -> str:
        if self.film is None or self.player.isHidden():
            return tr("Replay", "Replays")
        return tr("Replay", "Replay: {game}", game=word(self.film.game.name))

    def info(self) -> str:
        film = self.film
        if film is None or self.player.isHidden():
            return ""
        return tr(
            "Replay", "Hand {n}    Decision {at} of {all}    Deal code {code}",
            n=film.recorded.number + 1, at=self.at, all=film.length, code=film.recorded.code,
        )  # fmt: skip

    def tool_actions(self) -> list[QAction]:
        return []

    def show_list(self) -> None:
        """The saved matches."""
        self._stop()
        self.player.hide()
        self.saved.show()
        self.saved.fill()
        self._arrange()
        self.saved.list.setFocus()
        self.bar_changed.emit()

    def open(self, path: Path, hand: int = 0, decision: int = 0) -> None:
        """Opens a record; a file that is none is told, and the list stays."""
        try:
            replay = read_replay(path)
        except ReplayError as error:
            self.show_list()
            self.engine.failed.emit(str(error))
            return
        if not replay.hands:
            self.show_list()
            self.engine.failed.emit(problem_text(replay) or tr("Replay", "No hand of this match has been dealt yet."))
            return
        self.saved.hide()
        self.player.show()
        self._fill_boxes(replay)
        self._load(replay, min(hand, len(replay.hands) - 1), decision)
        self.line.setFocus()

    def show_hand(self, index: int) -> None:
        """Another hand of the same record, from its deal on."""
        if self.film is not None:
            self._load(self.film.replay, index, 0)

    def _load(self, replay: Replay, index: int, at: int) -> None:
        self._stop()
        self.film = Film(replay, index)
        self.model = TableModel(replay.game, dict(replay.config.all_options()))
        self.hand_box.setCurrentIndex(index)
        self.settle.setEnabled(self.film.recorded.outcome is not None)
        self._say_problem()
        self._arrange()
        self.go_to(at)

    # ---- where one stands

    @property
    def names(self) -> tuple[str, ...]:
        """Of the players."""
        players = self.film.replay.config.players if self.film else ()
        return tuple(p.name or tr("Replay", "You") for p in players)

    @property
    def reveal(self) -> bool:
        """Whether all hands lie open."""
        return int(self.seat_box.currentData() or 0) == ALL if self.seat_box.count() else True

    @property
    def seat(self) -> int:
        """The seat at the bottom of the table."""
        assert self.film is not None
        data = self.seat_box.currentData()
        return self.film.own() if data is None or data == ALL else int(data)

    def go_to(self, at: int) -> None:
        """Stands after so many decisions."""
        film, model = self.film, self.model
        if film is None or model is None:
            return
        self.at = max(0, min(film.length, at))
        view = film.view(self.at, self.seat, self.reveal)
        events = film.events(self.at, None if self.reveal else self.seat)
        model.begin_hand()
        # Sizes stay the same through the whole hand.
        model.most_cards = film.most_cards(self.seat)
        model.step(events, view, rewound=True)
        state = self.view.state
        state.names, state.deciding, state.scores = self.names, False, film.totals_before()
        self._show_table()
        self.line.show_film(film, self.names, self.seat)
        self.line.stand(self.at)
        self.open_hands.show_view(view, film.game, model.options, self.names)
        self._places.refill()
        self._show_log()
        ends = ((self.first, self.at > 0), (self.prev, self.at > 0), (self.next, self.at < film.length))
        for button, can in (*ends, (self.last, self.at < film.length)):
            button.setEnabled(can)
        self.on.setEnabled(film.hands[self.at].outcome is None)
        if self.at == film.length:
            self._stop()
        self.bar_changed.emit()

    def _show_log(self) -> None:
        assert self.model is not None
        names = self.names
        lines = [
            (names[line.seat] if 0 <= line.seat < len(names) else "", talk.log_text(self.model, line))
            for line in self.model.log
        ]
        self.log.show_lines(lines)
        self.log.scrollToBottom()

    def _log_clicked(self, item: QListWidgetItem) -> None:
        film, model = self.film, self.model
        if film is None or model is None:
            return
        wanted = model.log[self.log.row(item)].event
        events = film.events(self.at, None if self.reveal else self.seat)
        number = next((i for i, e in enumerate(events) if e is wanted), -1)
        if number < 0:
            number = next((i for i, e in enumerate(events) if e == wanted), 0)
        self.go_to(film.position_of_event(number))

    def _seat_chosen(self) -> None:
        self.go_to(self.at)
        self._arrange()

    # ---- playing

    def toggle_play(self) -> None:
        """Starts or stops; at the end it starts over."""
        if self._timer.isActive():
            self._stop()
        elif self.film is not None:
            if self.at == self.film.length:
                self.go_to(0)
            self._timer.start(round(PAUSE * SPEEDS[self.pace]))
            self._say_play()

    def set_pace(self, pace: int) -> None:
        """Speed 1 (fast) to 5 (slow), as on the table."""
        self.pace = max(1, min(5, pace))
        self._timer.setInterval(round(PAUSE * SPEEDS[self.pace]))
        self.faster.setEnabled(self.pace > 1)
        self.slower.setEnabled(self.pace < 5)
        self._say_play()

    def _tick(self) -> None:
        self.go_to(self.at + 1)

    def _stop(self) -> None:
        self._timer.stop()
        self._say_play()

    def _say_play(self) -> None:
        playing = self._timer.isActive()
        self.play.icon_name = "pause" if playing else "play"
        self.play.say(tr("Replay", "Pause") if playing else tr("Replay", "Play"), f"{6 - self.pace}×")

    # ---- going elsewhere

    def play_on(self) -> None:
        """A new practice match from this position on."""
        film = self.film
        if film is None or film.hands[self.at].outcome is not None:
            return
        folder = self.settings.places.replays
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = branch(film.replay, film.index, self.at, folder)
        except OSError as error:
            self.engine.failed.emit(str(error.strerror or error))
            return
        self.navigator.go("table")
        self.engine.resume(path)

    def show_settlement(self) -> None:
        """The settlement of this hand."""
        if self.film is not None and self.film.recorded.outcome is not None:
            self.navigator.go("settlement", outcome=self.film.recorded.outcome, facts=self.film.facts())

    # ---- words

    def _translate(self) -> None:
        self.saved.translate()
        words = (
            (self.first, tr("Replay", "First")), (self.prev, tr("Replay", "Back")),
            (self.next, tr("Replay", "On")), (self.last, tr("Replay", "Last")),
            (self.on, tr("Replay", "Play from here")), (self.settle, tr("Replay", "Settlement")),
            (self.others, tr("Replay", "Matches")),
        )  # fmt: skip
        for button, text in words:
            button.say(text)
        self.slower.setAccessibleName(tr("Replay", "Slower"))
        self.faster.setAccessibleName(tr("Replay", "Faster"))
        self.slower.setToolTip(tr("Replay", "Slower"))
        self.faster.setToolTip(tr("Replay", "Faster"))
        keys = tr("Replay", "← → one decision    Page Up, Page Down own decision    Home, End    Space plays")
        self.line.setToolTip(keys)
        self.hand_box.setAccessibleName(tr("Replay", "Hand"))
        self.seat_box.setAccessibleName(tr("Replay", "Seen from"))
        self.log.setAccessibleName(tr("Replay", "Record of the hand"))
        self._say_play()
        if self.film is not None:
            seat, hand = self.seat_box.currentIndex(), self.hand_box.currentIndex()
            self._fill_boxes(self.film.replay)
            self.seat_box.setCurrentIndex(seat)
            self.hand_box.setCurrentIndex(hand)
            self._say_problem()
            self.go_to(self.at)
        self._arrange()

    def _fill_boxes(self, replay: Replay) -> None:
        self.hand_box.clear()
        for hand in replay.hands:
            text = tr("Replay", "Hand {n}", n=hand.number + 1)
            if hand.outcome is not None:
                won = [replay.config.players[w.seat].name or tr("Replay", "You") for w in hand.outcome.winners]
                best = signed(max(hand.outcome.deltas))
                kinds = {"draw": tr("Replay", "draw"), "void": tr("Replay", "void")}
                text += "   " + (f"{' '.join(won)} {best}" if won else kinds.get(hand.outcome.kind, ""))
            else:
                text += "   " + tr("Replay", "not finished")
            self.hand_box.addItem(text)
        self.seat_box.clear()
        self.seat_box.addItem(tr("Replay", "All hands open"), ALL)
        for i, player in enumerate(replay.config.players):
            name = player.name or tr("Replay", "You")
            self.seat_box.addItem(tr("Replay", "Only what {name} sees", name=name), i)

    def _say_problem(self) -> None:
        text = problem_text(self.film.replay) if self.film is not None else ""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.problem.setStyleSheet(f"color: {self.settings.look.theme.seal};")

    def _restyle(self) -> None:
        self.log.restyle()
        self._say_problem()
        self._arrange()
        self.update()

    # ---- places

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        self._places.arrange()
        self._show_table()

    def _show_table(self) -> None:
        model = self.model
        if model is None or model.view is None or self.view.width() < 200:
            return
        family = model.game.pack.family
        grid = page_grid(
            self.view.width() + TAB, self.view.height(), family, len(model.view.seats), False, False,
            self.settings.look.text_scale,
        )  # fmt: skip
        self.view.show_model(model, grid, 1.0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.settings.look.painter(p)
        w, h = float(self.width()), float(self.height())
        if self.player.isHidden():
            self.settings.mats.draw(b, Rect(0, 0, w, h))
        else:
            _, side, band = self._places.measures()
            b.rect(Rect(0, 0, w, h), "panel")
            b.rect(Rect(0, h - band, w, band), "raised")
            b.line(0, h - band + 0.5, w, h - band + 0.5, "line", 1.5)
            b.line(w - side + 0.5, 0, w - side + 0.5, h - band, "line", 1.5)
        p.end()

    # ---- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        film = self.film
        if film is None or self.player.isHidden():
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        wanted = {
            Qt.Key.Key_Left: self.at - 1,
            Qt.Key.Key_Right: self.at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: film.length,
            Qt.Key.Key_PageUp: film.next_own(self.at, self.seat, -1),
            Qt.Key.Key_PageDown: film.next_own(self.at, self.seat, 1),
        }
        if key in wanted:
            self.go_to(wanted[key])
        elif key == Qt.Key.Key_Space:
            self.toggle_play()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.set_pace(self.pace - 1)
        elif key == Qt.Key.Key_Minus:
            self.set_pace(self.pace + 1)
        else:
            super().keyPressEvent(event)
