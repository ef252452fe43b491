"""The painted parts of the start page: the sign board, its entries, the game cards and the resume card."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from changpai_desktop.desktop.i18n import tr, word
from changpai_desktop.desktop.layout import FULL, Rect
from changpai_desktop.desktop.paint import LEFT, MIDDLE, Painter
from changpai_desktop.desktop.surfaces import card_panel
from changpai_desktop.desktop.widgets import Look, _Button
from changpai_desktop.games.contract import Game
from changpai_desktop.games.registry import GAME_IDS
from changpai_desktop.games.signs import SIGNS, Sign

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

NARROW = 150
"""Width at 100 % of a game's card under which its name and place may need more lines."""
BRASS = "#B98237"
GOLD = "#E7BE6C"


def seats_word(n: int) -> str:
    """`3 players` in words."""
    return tr("Start", "{n} players", n=n)


class Entry(_Button):
    """A way to another page, on the board."""

    def __init__(self, look: Look, icon: str, text: str, parent: QWidget) -> None:
        super().__init__(look, text, parent)
        self.icon_name = icon

    def sizeHint(self) -> QSize:
        return QSize(self.look.text_width(self.text(), 19) + self._icon() + 52, self.look.px(46))

    def _icon(self) -> int:
        """The side of the icon: it grows with the text, but is never smaller than drawn."""
        return max(24, self.look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        r = Rect(0, 0, self.width(), self.height())
        if self.state() in ("hover", "pressed"):
            b.rect(r.inset(4, 2), "bar_on", None, 8)
        side = self._icon()
        b.icon(self.icon_name, 14 + side / 2, r.cy, side, "bar_ink")
        b.text(r.after(28 + side), self.text(), 19, "bar_ink", LEFT)
        if self.hasFocus():
            b.rect(r.inset(4, 2), None, "bar_ink", 8, 2.4)
        p.end()


class SignBoard(QWidget):
    """The sign of the house and, under it, the entries."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._entries = QVBoxLayout(self)
        self._entries.setSpacing(2)
        self._entries.addStretch(1)
        self._entries.setContentsMargins(24, 0, 16, 18)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        wide = [w.sizeHint().width() for w in self.findChildren(Entry)]
        self.setFixedWidth(min(max(236, *wide, 0) + (40 if wide and max(wide) > 190 else 0), 380))
        self.update()

    def add(self, entry: Entry) -> None:
        """One more entry, under the others."""
        self._entries.addWidget(entry)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        w, h = self.width(), self.height()
        night = b.theme.name == "night"
        b.rect(Rect(0, 0, w, h), "#1A0D0B" if night else "rail")
        b.rect(Rect(w - 4, 0, 4, h), BRASS)
        entries = self.findChildren(Entry)
        top = min((e.y() for e in entries), default=h) - 18
        board = Rect(34, 34, w - 68, max(120, min(470.0, top - 34)))
        ground = "#120807" if night else "#2A0F0C"
        b.rect(board, "#000000" if b.theme.name == "contrast" else ground, BRASS, 6, 3)
        b.rect(board.inset(8), None, BRASS, 4, 1)
        size = min(132.0, (board.h - 150) / 2.28, board.w * 0.8)
        b.glyph("川", board.cx, board.y + 46 + size / 2, size, GOLD)
        b.glyph("牌", board.cx, board.y + 46 + size * 1.64, size, GOLD)
        if board.h > 300:
            b.seal("茶", board.cx, board.b - 94, min(54.0, size * 0.5))
            b.text(
                Rect(board.x, board.b - 58, board.w, 30),
                tr("Start", "Long cards"),
                16,
                "bar_ink2",
                MIDDLE,
            )
        p.end()


class GamesGrid(QWidget):
    """All games, each shown by its own cards. The arrow keys go from one to the other."""

    wanted = Signal(str)
    """The id of a game that somebody wants to play."""

    def __init__(self, look: Look, chosen: str, parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        self.cards: dict[str, GameCard] = {}
        across = columns(len(GAME_IDS))
        for i, game_id in enumerate(GAME_IDS):
            made = GameCard(look, SIGNS[game_id], False, self)
            made.clicked.connect(partial(self._clicked, game_id))
            grid.addWidget(made, i // across, i % across)
            self.cards[game_id] = made
        self.mark(chosen)

    def _clicked(self, game_id: str, _on: bool = False) -> None:
        self.wanted.emit(game_id)

    def mark(self, chosen: str) -> None:
        """The game that was played last has the cinnabar line, and the keyboard."""
        for game_id, made in self.cards.items():
            made.chosen = game_id == chosen
            made.update()
        self.setFocusProxy(self.cards[chosen])


def columns(games: int) -> int:
    """How many game cards stand side by side: two rows from four games on, at most five in a row."""
    return games if games <= 3 else min(5, (games + 1) // 2)


class GameCard(_Button):
    """A game shown by its own cards."""

    def __init__(self, look: Look, sign: Sign, large: bool, parent: QWidget) -> None:
        super().__init__(look, word(sign.name), parent)
        self.sign = sign
        self.large = large
        self.chosen = large
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(320, 420) if self.large else QSize(168, self.look.px(274))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 300) if self.large else QSize(132, self.look.px(196))

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = self.look.painter(p)
        r = Rect(0, 0, self.width(), self.height()).inset(3, 4)
        b.face_set = self.sign.face_set
        chosen, hover = self.chosen, self.state() != "rest"
        card_panel(b, r, chosen or hover, "cinnabar" if chosen else "line")
        tight = r.w < self.look.px(NARROW)
        high = self.look.px(46 if tight else 34)
        told = self.look.px(60 if tight else 42)
        line = self.look.px(26)
        foot = high + told + line + 10
        self._cards(b, p, Rect(r.x + 16, r.y + 18, r.w - 32, r.h - foot - 26), hover)
        y = r.b - foot
        b.line(r.x + 14, y, r.r - 14, y, "line", 1)
        room = Rect(r.x + 6, y + 4, r.w - 12, high)
        _middle(b, room, word(self.sign.name), 22, "ink", True)
        _middle(b, Rect(room.x, room.b, room.w, told), word(self.sign.place), 16, "ink2")
        b.text(Rect(room.x, room.b + told, room.w, line), self._seats(b, room.w), 16, "ink2", MIDDLE)
        if self.hasFocus():
            b.focus(r.inset(1))
        p.end()

    def _seats(self, b: Painter, wide: float) -> str:
        """The numbers of players; where the words do not fit the numbers stand alone: they are never cut."""
        seats = self.sign.seats
        if len(seats) > 3 and len(seats) == max(seats) - min(seats) + 1:
            return tr("Start", "{n} players", n=f"{min(seats)}–{max(seats)}")
        said = " · ".join(seats_word(n) for n in seats)
        return said if b.width(said, 16) <= wide else " · ".join(map(str, seats))

    def _cards(self, b: Painter, p: QPainter, box: Rect, hover: bool) -> None:
        family = self.sign.family
        n = len(self.sign.emblem)
        # As large as the width allows; a card too long for the box is cut at its lower edge.
        longest = FULL[family] if self.large else min(FULL[family], 3.0)
        w = min(box.w / (n + 0.08 * (n - 1)), 118.0, box.h / longest)
        step = w * 1.08
        x = box.cx - (step * (n - 1) + w) / 2
        high = min(w * FULL[family], box.h)
        top = box.y + (box.h - high) / 2
        p.save()
        p.setClipRect(round(box.x - 12), round(top - 8), round(box.w + 24), round(high + 11))
        for i, token in enumerate(self.sign.emblem):
            b.card(token, x + i * step, top - (5 if hover and i == 1 else 0), w)
        p.restore()


def _middle(b: Painter, r: Rect, text: str, size: float, token: str, bold: bool = False) -> None:
    """A text in the middle of r, in two lines or smaller if it is long."""
    size, lines = b.fitted(text, r, size, bold)
    high = min(r.h, len(lines) * b.line_height(size, bold))
    b.sentence(Rect(r.x, r.cy - high / 2, r.w, high), text, size, token, MIDDLE, bold)


class ResumeCard(QWidget):
    """The match that can go on: what it is, and one button."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.game: Game | None = None
        self.heading = self.detail = ""
        self.button: QWidget | None = None
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(max(112, self.look.px(112)))
        self._place()

    def hold(self, button: QWidget) -> None:
        """The button at the right."""
        button.setParent(self)
        self.button = button
        self._place()

    def _place(self) -> None:
        if self.button is not None:
            size = self.button.sizeHint()
            wide = max(size.width(), 172)
            high = max(size.height(), 60)
            self.button.setGeometry(self.width() - wide - 24, (self.height() - high) // 2, wide, high)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.game is None:
            return
        p = QPainter(self)
        b = self.look.painter(p)
        r = Rect(2, 1, self.width() - 4, self.height() - 5)
        card_panel(b, r)
        b.rect(Rect(r.x, r.y, 7, r.h), "cinnabar", None, 3)
        w = min(50.0, (r.h - 30) / 1.55)
        b.face_set = self.game.face_set
        for i, token in enumerate(self.game.sign.emblem):
            b.card(token, r.x + 28 + i * w * 0.86, r.cy - w * 0.78, w, fold=True)
        x = r.x + 62 + w * 0.86 * len(self.game.sign.emblem)
        end = (self.button.x() if self.button else self.width()) - 12
        line = self.look.px(32)
        b.text(Rect(x, r.cy - line - 2, end - x, line), self.heading, 24, "ink", LEFT, True)
        b.text(Rect(x, r.cy + 4, end - x, line), self.detail, 17, "ink2")
        p.end()
