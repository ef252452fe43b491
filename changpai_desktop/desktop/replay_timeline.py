"""The time line of a hand: one lane for each seat, one mark for each decision, and the place where one stands.

What flows through: a Film and a position in, the position the player wants out.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from changpai_desktop.desktop.i18n import tr
from changpai_desktop.desktop.layout import Rect, text_px
from changpai_desktop.desktop.paint import LEFT, MIDDLE, RIGHT
from changpai_desktop.desktop.replay_film import Film
from changpai_desktop.desktop.settlement_pen import SheetPen, large
from changpai_desktop.desktop.table.model import place_of
from changpai_desktop.desktop.table.print_low import mark
from changpai_desktop.desktop.table.talk import PLACE_GLYPH, action_text
from changpai_desktop.desktop.widgets import Look
from changpai_desktop.games.contract import Seat

PASS: Final = "pass"
INKS: Final = ("tea", "indigo", "brass", "cinnabar")


class TimeLine(QWidget):
    """A slider over the decisions of a hand."""

    moved = Signal(int)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.u = 1.0
        self.film: Film | None = None
        self.at = 0
        self.viewer: Seat = 0
        self.names: tuple[str, ...] = ()
        self._hover = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self.update)

    def show_film(self, film: Film, names: tuple[str, ...], viewer: Seat) -> None:
        """Another hand, or another seat at the bottom."""
        self.film, self.names, self.viewer = film, names, viewer
        self.setAccessibleName(tr("Replay", "Time line"))
        self.update()

    def stand(self, at: int) -> None:
        """Moves the mark; emits nothing."""
        self.at = at
        if self.film is not None:
            self.setAccessibleDescription(f"{at} / {self.film.length}. {self.text(at - 1)}")
        self.update()

    def text(self, number: int) -> str:
        """A decision in words; empty if there is no such decision."""
        film = self.film
        if film is None or not 0 <= number < film.length:
            return ""
        d = film.decisions[number]
        return f"{number + 1}.  {self.names[d.seat]}  {action_text(film.game, d.action)}"

    # ---- places

    def _rail(self) -> Rect:
        u = self.u
        if large(self.look):
            # A lane's seat is told by its character alone; a name is there at the pointer.
            return Rect(56 * u, self.head(), self.width() - 86 * u, self.height() - self.head() - 8 * u)
        return Rect(118 * u, 36 * u, self.width() - 148 * u, self.height() - 44 * u)

    def head(self) -> float:
        """Height of the line over the lanes."""
        if large(self.look):
            return (1.35 * text_px(15, self.look.text_scale) + 8) * self.u
        return 36 * self.u

    def _x(self, number: float) -> float:
        """Where a position stands; decision n leads from n to n + 1."""
        r = self._rail()
        return r.x + r.w * number / max(1, self.film.length if self.film else 1)

    def _at(self, x: float) -> int:
        r, n = self._rail(), self.film.length if self.film else 0
        return max(0, min(n, round((x - r.x) / max(1.0, r.w) * n)))

    # ---- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = SheetPen(p, self.look, self.u)
        if self.film is not None:
            self._lanes(b, self.film)
            self._stand(b, self.film)
        if self.hasFocus():
            b.focus(Rect(0, 0, self.width(), self.height()).inset(5 * self.u))
        p.end()

    def _lanes(self, b: SheetPen, film: Film) -> None:
        u, r, seats = self.u, self._rail(), film.replay.config.seats
        high = r.h / seats
        order = [(self.viewer + 1 + i) % seats for i in range(seats)]
        for i, seat in enumerate(order):
            y = r.y + i * high
            lane = Rect(r.x, y + 2 * u, r.w, high - 4 * u)
            b.rect(lane, "panel", None, 5, alpha=0.75)
            mark(b, PLACE_GLYPH[place_of(seat, self.viewer, seats)], 32 * u, lane.cy, min(32 * u, high * 1.05))
            if b.plain:
                b.text(Rect(50 * u, lane.y, 62 * u, lane.h), self.names[seat], 15, "ink", LEFT, seat == self.viewer)
        step = r.w / max(1, film.length)
        apart = 10
        while not b.plain and step * apart < b.width("0000", 14):
            apart += 10
        tall, wide = (20 * u, 60 * u) if b.plain else (b.line_of(14), step * apart)
        for n in range(apart, film.length, apart):
            b.line(self._x(n), r.y, self._x(n), r.b, "line", 1, 0.8)
            b.text(Rect(self._x(n) - wide / 2, r.y - 2 * u - tall, wide, tall), str(n), 14, "ink2", MIDDLE)
        for n, d in enumerate(film.decisions):
            y = r.y + order.index(d.seat) * high + 2 * u
            self._tick(b, Rect(self._x(n), y, step, high - 4 * u), n)

    def _tick(self, b: SheetPen, r: Rect, number: int) -> None:
        assert self.film is not None
        u, verb = self.u, self.film.decisions[number].action.verb
        ink, glyph = self._kind(verb)
        past = number < self.at
        b.p.setOpacity(1.0 if past else 0.55)
        if not ink:
            # Passes and discards: a stroke, short or long.
            part = 0.28 if not glyph else 0.62
            wide = max(2.0, min(4 * u, r.w * 0.4))
            box = Rect(r.cx - wide / 2, r.cy - r.h * part / 2, wide, r.h * part)
            b.rect(box, "ink2", None, 1, alpha=0.95 if glyph else 0.6)
        else:
            wide = max(4 * u, min(r.h * 0.98, r.w * 1.5))
            box = Rect(r.cx - wide / 2, r.y + u, wide, r.h - 2 * u)
            b.rect(box, ink, None, 4)
            if wide >= 13 * u:
                b.glyph(glyph, box.cx, box.cy, min(wide, box.h) * 0.86, "panel" if ink != "cinnabar" else "on_cinnabar")
        if number == self._hover:
            b.mark(box, "seal", 2, 2)
        b.p.setOpacity(1.0)

    def _kind(self, verb: str) -> tuple[str, str]:
        """Colour and brush character of a decision; no colour for what everybody does all the time."""
        assert self.film is not None
        game = self.film.game
        try:
            spec = game.verb(verb)
        except KeyError:
            return "", ""
        if verb == PASS:
            return "", ""
        claims = [v.id for v in game.verbs if v.claim and v.seal]
        if spec.id in claims:
            # The first claim of the bar is the win; the later ones take the other colours in turn.
            place = claims.index(spec.id)
            return (INKS[3] if place == 0 else INKS[(len(claims) - 1 - place) % 3]), spec.glyph
        if spec.seal:
            return "ink2", spec.glyph
        return "", "" if spec.claim else spec.glyph

    def _stand(self, b: SheetPen, film: Film) -> None:
        u, r, x = self.u, self._rail(), self._x(self.at)
        y, high = 5 * u, 25 * u if b.plain else b.line_of(15)
        b.line(x, y + 21 * u, x, r.b + 2 * u, "ink", 2 * u)
        text = f"{self.at} / {film.length}"
        wide = b.width(text, 15, True) + 22 * u
        left = max(4 * u, min(self.width() - wide - 4 * u, x - wide / 2))
        b.rect(Rect(left, y, wide, high), "ink", None, 5)
        b.text(Rect(left, y, wide, high), text, 15, "panel", MIDDLE, True)
        said = self.text(self._hover if self._hover >= 0 else self.at - 1)
        said = said or tr("Replay", "The cards are dealt")
        after = left <= self.width() * 0.55
        start = 118 * u if b.plain else 14 * u
        room = self.width() - left - wide - 30 * u if after else left - start - 22 * u
        took = min(b.width(said, 16), room)
        at = Rect(left + wide + 12 * u if after else start + room - took, y, took + 1, high)
        # The numbers of the scale give way to the words.
        cover = at.inset(-8 * u, 0)
        if not b.plain:
            # Up to the place itself, lest half a number is left between.
            x0, x1 = (left + wide, cover.r) if after else (cover.x, left)
            cover = Rect(x0, y, x1 - x0, high)
        b.rect(cover, "raised")
        b.text(at, said, 16, "ink", LEFT if after else RIGHT)

    # ---- mouse and keyboard

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.moved.emit(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.moved.emit(self._at(x))
        film, r = self.film, self._rail()
        inside = film is not None and r.x <= x < r.r and event.position().y() >= r.y
        number = int((x - r.x) / r.w * film.length) if film is not None and inside else -1
        if number != self._hover:
            self._hover = number
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = -1
        self.update()
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.text(self._hover), self)
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.moved.emit(self.at + (-1 if event.angleDelta().y() > 0 else 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # All keys belong to the page, so that they work wherever the focus is.
        event.ignore()
