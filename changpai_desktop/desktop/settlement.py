"""The settlement page: who won, what was counted, who pays whom, what the others held, how the match stands.

What flows through: an Outcome and its HandFacts in (`enter`); the next hand, the replay, a saved record out.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QScrollArea, QWidget

from changpai_desktop.desktop.i18n import language, tr, word
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.settlement_account import AccountSheet, PaysSheet
from changpai_desktop.desktop.settlement_pen import SheetPen, growth, large, measuring
from changpai_desktop.desktop.settlement_sheets import GroupsSheet, HandsSheet, HeadSheet, Sheet
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
    worded = True
    """Without its word only the icon is shown, and the word by the pointer."""

    def said(self) -> str:
        """What is written on it."""
        return self.text() if self.worded or not self.icon_name else ""

    def spell(self, worded: bool) -> None:
        """With its word or without."""
        self.worded = worded
        self.setToolTip("" if worded else self.text())

    def reach(self) -> float:
        """Width it wants at the page's unit."""
        if not large(self.look):
            return self.sizeHint().width() * self.u
        with measuring(self.look, self.u, 18) as b:
            lead = 28 * b.u if self.icon_name and self.said() else 0.0
            tail = b.width(self.key, 14) + 24 * b.u if self.key else 0.0
            if self.key and not self.said():
                # The icon stands in the middle then, the key at the right.
                return 2 * tail + 24 * b.u + 2 * EDGE
            return max(lead + b.width(self.said(), 18, True) + tail + 34 * b.u, 44 * b.u) + 2 * EDGE

    def high(self) -> float:
        """Height it wants at the page's unit when text is large."""
        return 52 * self.u * max(1.0, growth(self.look, 18) * 0.62) + EDGE

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = SheetPen(p, self.look, self.u, 18)
        r = Rect(0, 0, self.width(), self.height()).inset(EDGE)
        pill(b, r, self.said(), self.kind, self.key, 18, self.icon_name, self.state())
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


def _put(widget: QWidget, r: Rect) -> None:
    widget.setGeometry(round(r.x), round(r.y), round(r.x + r.w) - round(r.x), round(r.h))


class TotalsSheet(Sheet):
    """The running totals; the chart lies on it."""

    least = 300.0
    """Height of the chart when text is large."""

    def flow(self, b: SheetPen, r: Rect, s: Settled) -> float:
        return r.y + self.least

    def title(self) -> str:
        s = self.settled
        if s is None:
            return ""
        if s.facts.match_over:
            return tr("Settlement", "The match is over")
        if s.facts.number == 0:
            return tr("Settlement", "Totals after one hand")
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
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column = QWidget()
        self.area.setWidget(self.column)
        for plain in (self.column, self.area.viewport()):
            # The mat of the page is to be seen between the sheets.
            plain.setAutoFillBackground(False)
        self.head = HeadSheet(look, self.column)
        self.groups = GroupsSheet(look, self.column)
        self.hands = HandsSheet(look, self.column)
        self.account = AccountSheet(look, self.column)
        self.pays = PaysSheet(look, self.column)
        self.totals = TotalsSheet(look, self.column)
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
        self.account.reached.connect(self._scroll_to_line)
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
        # Not QTimer.singleShot: when the page is deleted before it fires, PySide keeps the bound method, and with it
        # the page and its chart, for ever.
        self._chart_due = QTimer(self)
        self._chart_due.setSingleShot(True)
        self._chart_due.timeout.connect(self.fill_chart)
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
        bar, key = self.area.verticalScrollBar(), Qt.Key
        steps = {key.Key_PageUp: -bar.pageStep(), key.Key_PageDown: bar.pageStep()}
        steps |= {key.Key_Home: -bar.maximum(), key.Key_End: bar.maximum()}
        if event.key() in (key.Key_Space, key.Key_Return, key.Key_Enter):
            # A key still held from the table must not deal the next hand.
            if not event.isAutoRepeat():
                self.go_on()
        elif event.key() in steps:
            bar.setValue(bar.value() + steps[key(event.key())])
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
        for sheet in self.sheets:
            sheet.u = u
        for button in self.buttons:
            button.u = u
        if large(self.settings.look):
            foot = self._arrange_rows(w, h, u)
            self._arrange_column(w, h - foot, u)
        else:
            self._arrange_page(w, h, u)
        self._place_chart()

    def _arrange_page(self, w: float, h: float, u: float) -> None:
        """All sheets in sight, the buttons in one row below."""
        m, gap, foot = 24 * u, 12 * u, 74 * u
        wide = w - 2 * m
        top = Rect(m, 16 * u, wide, 92 * u)
        body = Rect(m, top.b + gap, wide, h - top.b - gap - foot)
        upper = body.top(body.h * 0.47)
        lower = Rect(m, upper.b + gap, wide, body.b - upper.b - gap)
        left = wide * 0.6575
        account = left * 0.605
        self.area.setGeometry(0, 0, self.width(), self.height())
        self.column.resize(self.width(), self.height())
        _put(self.head, top)
        _put(self.groups, upper.left(left))
        _put(self.hands, upper.after(left + gap))
        _put(self.account, lower.left(account))
        _put(self.pays, Rect(m + account + gap, lower.y, left - account - gap, lower.h))
        _put(self.totals, lower.after(left + gap))
        x, y, high = m - EDGE, h - foot + 10 * u, 52 * u + EDGE
        for button in self.buttons:
            room = max(button.reach(), 240 * u if button is self.next_button else 0)
            if button is self.next_button:
                x = w - m - room + EDGE
            _put(button, Rect(x, y, room, high))
            x += room + 4 * u

    def _arrange_column(self, w: float, h: float, u: float) -> None:
        """The sheets as high as they need to be, below each other, or two side by side while their text is so."""
        m, gap = 24 * u, 12 * u
        wide = w - 2 * m
        self.totals.least = 300 * u * growth(self.settings.look) ** 0.4
        pairs = growth(self.settings.look) * u < 1.8 * w / 1280
        half = (wide - gap) * 0.56
        pairs = pairs and self.pays.names_fit(wide - gap - half)
        y = 16 * u
        y = self._stack((self.head, self.groups), m, y, wide, gap)
        for a, c in ((self.account, self.pays), (self.hands, self.totals)):
            if pairs:
                high = max(a.wanted(half), c.wanted(wide - gap - half))
                _put(a, Rect(m, y, half, high))
                _put(c, Rect(m + half + gap, y, wide - gap - half, high))
                y += high + gap
                continue
            y = self._stack((a, c), m, y, wide, gap)
        self.area.setGeometry(0, 0, self.width(), round(h))
        self.column.resize(self.width() - self.area.verticalScrollBar().sizeHint().width(), round(y))

    @staticmethod
    def _stack(sheets: Sequence[Sheet], x: float, y: float, wide: float, gap: float) -> float:
        for sheet in sheets:
            high = sheet.wanted(wide)
            _put(sheet, Rect(x, y, wide, high))
            y += high + gap
        return y

    def _arrange_rows(self, w: float, h: float, u: float) -> float:
        """The buttons in as many rows as they need, the last one at the right; returns their height."""
        m, high, gap = 24 * u, self.next_button.high(), 4 * u
        rows: list[list[PagePill]] = [[]]
        x = 0.0
        for button in self.buttons:
            if x + button.reach() > w - 2 * m and rows[-1]:
                rows.append([])
                x = 0.0
            rows[-1].append(button)
            x += button.reach() + gap
        foot = len(rows) * (high + gap) + 12 * u
        y = h - foot + 6 * u
        for row in rows:
            x = m - EDGE
            for button in row:
                room = min(button.reach(), w - 2 * m)
                if button is self.next_button:
                    x = w - m - room + EDGE
                _put(button, Rect(x, y, room, high))
                x += room + gap
            y += high + gap
        return foot

    def _scroll_to_line(self, top: int, bottom: int) -> None:
        self.area.ensureVisible(0, self.account.y() + top, 0, 0)
        self.area.ensureVisible(0, self.account.y() + bottom, 0, 8)

    def _show_chart(self) -> None:
        """The chart comes once the page is on the screen, because its library takes time to load."""
        if self.chart is None:
            self._chart_due.start(0)
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
        u, top = self.totals.u, 42 * self.totals.u * growth(self.settings.look, 19)
        wide, high = self.totals.width() - 18 * u, self.totals.height() - top - 12 * u
        self.chart.setGeometry(round(10 * u), round(top), round(wide), round(high))
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
