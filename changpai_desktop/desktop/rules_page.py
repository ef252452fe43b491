"""The rule book as a page: sections at the left, their text at the right; opens at a rule's number.

What flows through: a game and a rule number in (`enter`), the sections of `learn.rulebook` out as rich text in
the colours of the theme. The text view is a Qt widget, so a screen reader reads it as it is.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QTextBrowser, QWidget

from changpai_desktop.desktop.fonts import font
from changpai_desktop.desktop.i18n import language, tr, word
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.widgets import CardPanel, Drop
from changpai_desktop.games.registry import GAME_IDS, game
from changpai_desktop.learn.rulebook import RuleBook, rule_book

if TYPE_CHECKING:
    from changpai_desktop.desktop.engine import Engine
    from changpai_desktop.desktop.settings_live import LiveSettings

BODY: Final = 18
LIST_WIDTH: Final = 296


class RulesPage(QWidget):
    """See the module."""

    bar_changed = Signal()

    def __init__(self, engine: Engine, settings: LiveSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.engine = engine
        self.settings = settings
        self._game_id = settings.last_game if settings.last_game in GAME_IDS else GAME_IDS[0]
        self._book: RuleBook | None = None
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.currentRowChanged.connect(self._to_section)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = QTextBrowser(self)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        for plain in (self.list, self.text):
            # They stand on a panel that already has a frame.
            plain.setStyleSheet("border: none; background: transparent;")
        left = CardPanel(settings.look, "", self)
        self.games = Drop(settings.look, tr("Rules", "Game"), left)
        self.games.currentIndexChanged.connect(self._other_game)
        left.inside.addWidget(self.games)
        left.inside.addWidget(self.list, 1)
        right = CardPanel(settings.look, "", self)
        right.inside.addWidget(self.text, 1)
        self._left = left
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 16, 22, 16)
        row.setSpacing(12)
        row.addWidget(left)
        row.addWidget(right, 1)
        settings.look.changed.connect(self._fill)
        self._fill()

    # ---- the page

    def enter(self, game: str = "", rule: str = "") -> None:
        """Shows the book of a game (the one being played, or the first) at a rule's section."""
        playing = self.engine.game
        wanted = game or (playing.id if playing is not None else self._game_id)
        if wanted != self._game_id:
            self.list.setCurrentRow(0)
        self._game_id = wanted
        self._fill()
        section = self._book.find(rule) if self._book is not None and rule else None
        if section is not None and self._book is not None:
            self.list.setCurrentRow(self._book.sections.index(section))
        self.list.setFocus()

    def title(self) -> str:
        return tr("Rules", "Rule book: {game}", game=word(game(self._game_id).name))

    def info(self) -> str:
        return ""

    def tool_actions(self) -> list[QAction]:
        return []

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        painter = self.settings.look.painter(p)
        self.settings.mats.draw(painter, Rect(0, 0, self.width(), self.height()))
        p.end()

    # ---- the text

    def _fill(self) -> None:
        """The book in the language and colours of now, at the same section."""
        look, row = self.settings.look, max(0, self.list.currentRow())
        self._fit_list()
        self.games.blockSignals(True)
        self.games.clear()
        for name in GAME_IDS:
            self.games.addItem(word(game(name).name), name)
        self.games.setCurrentIndex(GAME_IDS.index(self._game_id))
        self.games.blockSignals(False)
        book = self._book = rule_book(self._game_id, language().code)
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([f"{s.number}  {s.title}" for s in book.sections])
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        self.list.setFont(font(BODY * look.text_scale))
        self.list.setAccessibleName(tr("Rules", "Sections"))
        self.text.setAccessibleName(tr("Rules", "Rules text"))
        self.text.setFont(font(BODY * look.text_scale))
        self.text.setHtml(self._html(book))
        self._to_section(row)

    def _other_game(self) -> None:
        self._game_id = str(self.games.currentData())
        self.list.setCurrentRow(0)
        self._fill()
        self.bar_changed.emit()

    def _fit_list(self) -> None:
        """The list grows with its text, but leaves most of the page to the rules; then titles take several lines."""
        wanted, most = self.settings.look.px(LIST_WIDTH), max(LIST_WIDTH, round(0.36 * self.width()))
        self._left.setFixedWidth(min(wanted, most))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_list()

    def _html(self, book: RuleBook) -> str:
        ink, second, seal = (self.settings.look.theme.hex(t) for t in ("ink", "ink2", "seal"))
        parts = [
            f"<h2 style='color:{ink}'>{escape(book.title)}</h2>",
            f"<p style='color:{second}'>{escape(book.introduction)}</p>",
        ]
        for s in book.sections:
            rules = "".join(f"<li style='margin-bottom:6px'>{escape(r)}</li>" for r in s.rules)
            parts.append(
                f"<h3 style='color:{ink}'><a name='{s.number}'></a><span style='color:{seal}'>{s.number}</span>"
                f"&nbsp; {escape(s.title)}</h3><ul style='color:{ink}; line-height:140%'>{rules}</ul>"
            )
        return "".join(parts)

    def _to_section(self, row: int) -> None:
        if self._book is not None and 0 <= row < len(self._book.sections):
            self.text.scrollToAnchor(self._book.sections[row].number)
