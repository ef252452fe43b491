"""The settlement page: who won, what was counted, who pays whom, what the others held, how the match stands.

What flows through: an Outcome and its HandFacts in (`enter`); the next hand, the replay, a saved record out.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from changpai_desktop.desktop.i18n import language, tr, word
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import Painter
from changpai_desktop.desktop.settlement_account import AccountSheet, PaysSheet
from changpai_desktop.desktop.settlement_sheets import (
    WHOLE_TEXT,
    GroupsSheet,
    HandsSheet,
    HeadSheet,
    Sheet,
)
from changpai_desktop.desktop.settlement_words import Row, Settled, signed
from changpai_desktop.desktop.surfaces import pill
from changpai_desktop.desktop.widgets import EDGE, Look, PillButton
from changpai_desktop.store.atomic import write_atomic

if TYPE_CHECKING:
    from changpai_desktop.desktop.chart import TotalsChart
    from changpai_desktop.desktop.engine import Engine
    from changpai_desktop.desktop.engine_worker import HandFacts
    from changpai_desktop.desktop.main_window import Navigator
    from changpai_desktop.desktop.settings_live import LiveSettings
    from changpai_desktop.games.contract import Outcome


class PagePill(PillButton):
    """A button that grows with the page."""

    u = 1.0

    def reach(self) -> float:
        """Width it wants at the page's unit."""
        return self.sizeHint().width() * self.u

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        scale = min(self.look.text_scale, WHOLE_TEXT)
        b = Painter(p, self.look.theme, self.look.faces, self.u, scale)
        r = Rect(0, 0, self.width(), self.height()).inset(EDGE)
        pill(b, r, self.text(), self.kind, self.key, 18, self.icon_name, self.state())
        if self.hasFocus():
            b.focus(r.inset(2 * self.u))
        p.end()

    def say(self, text: str, key: str = "") -> None:
        """New words, for the eye and for screen readers."""
        self.setText(text)
        self.setAccessibleName(text)
        self.key = key
        self.setAccessibleDescription(key)
        self.updateGeometry()
        self.update()


class TotalsSheet(Sheet):
    """The running totals; the chart lies on it."""

    def title(self) -> str:
        s = self.settled
        if s is None:
            return ""
        if s.facts.match_over:
            return tr("Settlement", "The match is over")
        return tr("Settlement", "Totals after {n} hands", n=s.facts.number + 1)

    def note(self) -> str:
        s = self.settled
        if s is None or not s.facts.match_over:
            return ""
        totals = s.facts.totals
        best = [s.name(seat) for seat in s.seats if totals[seat] == max(totals)]
        return tr("Settlement", "First: {name}", name=tr("Settlement", ", ").join(best))

    def spoken(self, s: Settled) -> str:
        return ", ".join(f"{name} {signed(values[-1])}" for _, name, values in s.curves())


class SettlementPage(QWidget):
    """See the module."""

    navigator: Navigator
    bar_changed = Signal()

    def __init__(self, engine: Engine, settings: LiveSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.engine = engine
        self.settings = settings
        self.settled: Settled | None = None
        look: Look = settings.look
        self.head = HeadSheet(look, self)
        self.groups = GroupsSheet(look, self)
        self.hands = HandsSheet(look, self)
        self.account = AccountSheet(look, self)
        self.pays = PaysSheet(look, self)
        self.totals = TotalsSheet(look, self)
        self.chart: TotalsChart | None = None
        self.sheets: tuple[Sheet, ...] = (
            self.head, self.groups, self.hands, self.account, self.pays, self.totals,
        )  # fmt: skip
        self.replay_button = PagePill(look, "", "paper", "play", parent=self)
        self.save_button = PagePill(look, "", "paper", "log", parent=self)
        self.why_button = PagePill(look, "", "paper", "why", parent=self)
        self.code_button = PagePill(look, "", "quiet", "copy", parent=self)
        self.next_button = PagePill(look, "", "tea", "", parent=self)
        self.buttons = (self.replay_button, self.save_button, self.why_button, self.code_button, self.next_button)
        self.account.asked.connect(self.explain)
        self.replay_button.clicked.connect(self.watch)
        self.save_button.clicked.connect(self.save_as)
        self.why_button.clicked.connect(lambda: self.explain())
        self.code_button.clicked.connect(self.copy_code)
        self.next_button.clicked.connect(self.go_on)
        look.changed.connect(self._arrange)
        language().changed.connect(self._translate)
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.setInterval(1600)
        self._copied.timeout.connect(self._translate)
        self._translate()

    # ---- the page

    def enter(self, outcome: Outcome | None = None, facts: HandFacts | None = None, **_kw: Any) -> None:
        """Shows a finished hand; without one the last that was shown."""
        if outcome is not None and facts is not None:
            self.show_outcome(facts, outcome)
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_outcome(self, facts: HandFacts, outcome: Outcome | None = None) -> None:
        """Shows the hand of these facts, or this outcome of it."""
        self.settled = Settled(outcome or facts.outcomes[-1], facts)
        self._translate()
        self._show_chart()

    def title(self) -> str:
        return word(self.settled.game.name) if self.settled else tr("Settlement", "Settlement")

    def info(self) -> str:
        if self.settled is None:
            return ""
        facts = self.settled.facts
        text = tr("Settlement", "Hand {n}, settled    Deal code {code}", n=facts.number + 1, code=facts.code)
        return f"{text}    {tr('Settlement', 'with help')}" if facts.assisted else text

    def tool_actions(self) -> list[QAction]:
        return []

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.settings.look.painter(p)
        self.settings.mats.draw(b, Rect(0, 0, self.width(), self.height()))
        p.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # ---- words and places

    def _translate(self) -> None:
        self.replay_button.say(tr("Settlement", "Watch replay"))
        self.save_button.say(tr("Settlement", "Save record as…"))
        s = self.settled
        if s is not None:
            won = s.outcome.winners
            points = f"{won[0].points} {word(s.game.unit)}" if won else ""
            why = tr("Settlement", "Why {points}", points=points) if won else tr("Settlement", "Why so")
            self.why_button.say(why)
            self.code_button.say(tr("Settlement", "Copy deal code"))
            self._say_next()
            for sheet in self.sheets:
                sheet.show_settled(s)
        self._arrange()
        self.bar_changed.emit()

    def _say_next(self) -> None:
        space = tr("Settlement", "Space")
        if not self.live():
            self.next_button.say(tr("Settlement", "Back"), space)
        elif self.settled is not None and self.settled.facts.match_over:
            self.next_button.say(tr("Settlement", "New match"), space)
        else:
            self.next_button.say(tr("Settlement", "Next hand"), space)

    def _arrange(self) -> None:
        w, h = float(self.width()), float(self.height())
        u = max(0.78, min(w / 1280, h / 748))
        m, gap, foot = 24 * u, 12 * u, 74 * u
        wide = w - 2 * m
        top = Rect(m, 16 * u, wide, 92 * u)
        body = Rect(m, top.b + gap, wide, h - top.b - gap - foot)
        upper = body.top(body.h * 0.47)
        lower = Rect(m, upper.b + gap, wide, body.b - upper.b - gap)
        left = wide * 0.6575
        account = left * 0.605
        places = {
            self.head: top,
            self.groups: upper.left(left),
            self.hands: upper.after(left + gap),
            self.account: lower.left(account),
            self.pays: Rect(m + account + gap, lower.y, left - account - gap, lower.h),
            self.totals: lower.after(left + gap),
        }
        for sheet, r in places.items():
            sheet.u = u
            sheet.setGeometry(round(r.x), round(r.y), round(r.w), round(r.h))
        self._place_chart()
        x, y, high = m - EDGE, h - foot + 10 * u, 52 * u + EDGE
        for button in self.buttons:
            button.u = u
            room = max(button.reach(), 240 * u if button is self.next_button else 0)
            if button is self.next_button:
                x = w - m - room + EDGE
            button.setGeometry(round(x), round(y), round(x + room) - round(x), round(high))
            x += room + 4 * u

    def _show_chart(self) -> None:
        """The chart comes once the page is on the screen, because its library takes time to load."""
        if self.chart is None:
            QTimer.singleShot(0, self, self.fill_chart)
        else:
            self.fill_chart()

    def fill_chart(self) -> None:
        """Draws the running totals."""
        if self.chart is None:
            from changpai_desktop.desktop.chart import TotalsChart

            self.chart = TotalsChart(self.settings.look, self.totals)
            self.chart.show()
        self._place_chart()

    def _place_chart(self) -> None:
        if self.chart is None or self.settled is None:
            return
        u = self.totals.u
        self.chart.setGeometry(
            round(10 * u), round(42 * u), round(self.totals.width() - 18 * u), round(self.totals.height() - 54 * u)
        )
        self.chart.show_curves([(name, values) for _, name, values in self.settled.curves()], u)

    # ---- what the player does

    def live(self) -> bool:
        """Whether the hand shown is the one being played, and not one of a replay."""
        now, s = self.engine.facts, self.settled
        return now is not None and s is not None and (now.path, now.number) == (s.facts.path, s.facts.number)

    def go_on(self) -> None:
        """The next hand; a new match after the last one; back to where a replay's hand was shown from."""
        if self.settled is None or not self.live():
            self.navigator.back()
        elif self.settled.facts.match_over:
            self.navigator.go("start")
        else:
            self.navigator.go("table")
            self.engine.next_hand()

    def watch(self) -> None:
        """The replay of this hand."""
        if self.settled is not None:
            self.navigator.go("replay", path=self.settled.facts.path, hand=self.settled.facts.number)

    def save_as(self) -> None:
        """A copy of the match record where the player wants it."""
        if self.settled is None:
            return
        path = self.settled.facts.path
        caption = tr("Settlement", "Save record as…")
        kinds = tr("Settlement", "Match records (*.changpai.jsonl)")
        chosen, _ = QFileDialog.getSaveFileName(self, caption, str(Path.home() / path.name), kinds)
        if chosen:
            self.save_to(Path(chosen))

    def save_to(self, target: Path) -> None:
        """Copies the record; a failure is told."""
        assert self.settled is not None
        try:
            write_atomic(target, self.settled.facts.path.read_bytes())
        except OSError as error:
            self.engine.failed.emit(tr("Settlement", "The record was not saved: {why}", why=error.strerror or error))

    def copy_code(self) -> None:
        """The deal code to the clipboard; the button says so for a moment."""
        if self.settled is not None:
            QGuiApplication.clipboard().setText(self.settled.facts.code)
            self.code_button.say(tr("Settlement", "Copied: {code}", code=self.settled.facts.code))
            self._arrange()
            self._copied.start()

    def explain(self, rule: str = "") -> None:
        """The account with the text of its rules, or of one rule only."""
        if self.settled is None:
            return
        from changpai_desktop.desktop.settlement_why import WhyDialog

        s = self.settled
        rows = [row for row in s.rows() if not rule or row.rule == rule]
        if not rows or (not s.outcome.winners and s.outcome.reason is not None and not rule):
            # Without winners the reason itself stands first.
            cause = s.outcome.reason
            rows = [Row(s.explanation(), "", "", cause.rule if cause else ""), *rows]
        dialog = WhyDialog(self.settings.look, s.game.id, rows, s.heading(), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
