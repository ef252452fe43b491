"""The open hands of the other seats beside the table of a replay. A view in, painted cards out."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from changpai_desktop.desktop.i18n import cards, tr, word
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import LEFT, RIGHT
from changpai_desktop.desktop.settlement_hands import draw_runs
from changpai_desktop.desktop.settlement_pen import SheetPen, measuring
from changpai_desktop.desktop.table.held import Runs
from changpai_desktop.desktop.widgets import Look
from changpai_desktop.games.contract import Game, Value, View

BESIDE: Final = 70.0
"""Height in u of a seat under which its cards stand beside its name."""


class OpenHands(QWidget):
    """Names and cards of everybody but the seat at the bottom."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.u = 1.0
        self._lines: list[tuple[str, str, Runs]] = []
        self._game: Game | None = None
        look.changed.connect(self.update)

    def show_view(self, view: View, game: Game, options: dict[str, Value], names: tuple[str, ...]) -> None:
        """The hands that lie open in this view."""
        self._game, self._lines = game, []
        for i in range(1, len(view.seats)):
            seat = (view.seat + i) % len(view.seats)
            s = view.seats[seat]
            live = f"{s.live} {word(game.unit)}" if s.live is not None else ""
            runs = game.arrange(s.hand, options) if s.hand else ()
            self._lines.append((names[seat], live, runs))
        self.setAccessibleName(tr("Replay", "Open hands"))
        said = [f"{n}: {cards(tuple(t for run in runs for t in run), game)}" for n, _, runs in self._lines]
        self.setAccessibleDescription(". ".join(said))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        b = SheetPen(p, self.look, self.u)
        b.face_set = self._game.face_set if self._game is not None else ""
        if not b.plain:
            self._flow(b, Rect(0, 0, self.width(), 0))
            p.end()
            return
        u, game = self.u, self._game
        high = self.height() / max(1, len(self._lines))
        for i, (name, live, runs) in enumerate(self._lines):
            r = Rect(0, i * high, self.width(), high - 6 * u)
            if high < BESIDE * u:
                self._beside(b, r, name, live, runs)
                continue
            b.text(r.top(24 * u), name, 16, bold=True)
            b.text(r.top(24 * u), live, 15, "ink2", RIGHT)
            box = r.below(27 * u)
            if runs and game is not None:
                draw_runs(b, box, [(run, False) for run in runs], game.pack.family, u)
            else:
                b.text(box.top(28 * u), tr("Replay", "no cards to see"), 15, "ink2")
        p.end()

    def _beside(self, b: SheetPen, r: Rect, name: str, live: str, runs: Runs) -> None:
        """Many players: the cards beside the name."""
        u, half = self.u, r.h / 2
        words = r.left(70 * u)
        b.text(words.top(half) if live else words, name, 16, bold=True)
        # Where the unit does not fit the number stands alone.
        fits = b.width(live, 15) <= words.w
        b.text(words.below(half), live if fits else live.split(" ")[0], 15, "ink2")
        box = r.after(76 * u)
        if runs and self._game is not None:
            draw_runs(b, box, [(run, False) for run in runs], self._game.pack.family, u)
        else:
            b.text(box, tr("Replay", "no cards to see"), 15, "ink2")

    def wanted(self, wide: float) -> float:
        """The height it takes in large text."""
        with measuring(self.look, self.u) as b:
            b.face_set = self._game.face_set if self._game is not None else ""
            return self._flow(b, Rect(0, 0, wide, 0))

    def _flow(self, b: SheetPen, r: Rect) -> float:
        """A line for the name, one for what the groups count, then the cards; returns where it ends."""
        y, line, game = r.y, b.line_of(16), self._game
        for name, live, runs in self._lines:
            place = Rect(r.x, y, r.w, line)
            beside = b.width(name, 16, True) + b.width(live, 15) + 14 * b.base <= r.w
            b.text(place, name, 16, bold=True)
            if live:
                b.whole(place if beside else place.moved(0, line), live, 15, "ink2", RIGHT if beside else LEFT)
            y += line if beside else 2 * line
            if runs and game is not None:
                box = Rect(r.x, y, r.w, 1e6)
                y = draw_runs(b, box, [(run, False) for run in runs], game.pack.family, b.base)
            else:
                y = b.block(Rect(r.x, y, r.w, 0), tr("Replay", "no cards to see"), 15, "ink2")
            y += 8 * b.base
        return y
