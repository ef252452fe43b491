"""The running totals of a match as curves. What flows through: totals after each hand in, a pyqtgraph plot out.

Only imported when a chart is first shown, because pyqtgraph takes its time. Every player has a colour, a dash
pattern and an end mark of their own, and the name stands at the end of the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changpai_desktop.desktop.fonts import font
from changpai_desktop.desktop.layout import text_px
from changpai_desktop.desktop.settlement_pen import growth, large
from changpai_desktop.desktop.widgets import Look

Style = tuple[str, tuple[float, ...], str]
STYLES: Final[tuple[Style, ...]] = (
    ("seal", (), "o"),
    ("indigo", (1, 2), "s"),
    ("tea", (4, 2), "d"),
    ("brass", (4, 2, 1, 2), "t"),
    ("ink", (9, 3), "star"),
    ("bamboo", (6, 2, 1, 2, 1, 2), "t1"),
    ("ink2", (2, 3), "x"),
)
"""Colour, dashes and gaps in widths of the line (none: solid), and end mark of each player, the viewer first."""
NAMED: Final = {"bamboo": "ink"}
"""Colours of lines that are too light for text, and what the name is written in."""
Curves = Sequence[tuple[str, Sequence[int]]]


def signed(n: float) -> str:
    """A figure of the axis."""
    return f"{round(n):+d}".replace("-", "−") if round(n) else "0"


def ticks(low: int, high: int, most: int = 5) -> list[int]:
    """Whole numbers in steps of 1, 2 or 5 with 0 among them that hold low and high between them."""
    step, k = 1, 0
    while (high - low) / step > most - 1:
        k += 1
        step = (1, 2, 5)[k % 3] * 10 ** (k // 3)
    return list(range(low // step * step, -(-high // step) * step + 1, step))


def spread(wanted: Sequence[float], least: float, low: float = -1e9, high: float = 1e9) -> list[float]:
    """Places as near as possible to the wanted ones, but at least `least` apart, in their order.

    None is nearer to `low` or `high` than half of `least`, as far as there is room for all.
    """
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    out = list(wanted)
    for _ in range(60):
        out = [min(max(place, low + least / 2), high - least / 2) for place in out]
        for a, c in pairwise(order):
            short = least - (out[c] - out[a])
            if short > 1e-9:
                out[a] -= short / 2
                out[c] += short / 2
    return out


class TotalsChart(QWidget):
    """Curves in the look of the house; not to be dragged or zoomed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.u = 1.0
        self._curves: Curves = ()
        self.plot = pg.PlotWidget(self, background=None)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.setMouseEnabled(False, False)
        self.plot.setMenuEnabled(False)
        self.plot.hideButtons()
        self.plot.setFrameShape(self.plot.Shape.NoFrame)
        self.plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.plot.setStyleSheet("background: transparent; border: none;")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.plot)
        look.changed.connect(self._draw)

    def show_curves(self, curves: Curves, u: float = 1.0) -> None:
        """(name, totals after each hand, beginning with 0) for each player; u is the page's unit."""
        self._curves, self.u = curves, u
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def _size(self, size: float) -> float:
        if large(self.look):
            return text_px(size, self.look.text_scale) * self.u
        return size * self.u * self.look.text_scale

    @property
    def _grown(self) -> float:
        """The page's unit, grown with large text."""
        return self.u * growth(self.look)

    def _draw(self) -> None:
        item = self.plot.getPlotItem()
        item.clear()
        if not self._curves or self.width() < 50:
            return
        hands = max(1, max(len(values) for _, values in self._curves) - 1)
        everything = [v for _, values in self._curves for v in values]
        marks = ticks(min(*everything, -1), max(*everything, 1))
        self._axes(item, marks, hands)
        names = [f"{name} {signed(values[-1])}" for name, values in self._curves]
        bold = font(self._size(17), True)
        wide = max(QFontMetricsF(bold).horizontalAdvance(n) for n in names) + 26 * self._grown
        room = max(60.0, self.width() - 58 * self._grown)
        share = min(0.6, wide / room)
        low, high = marks[0], marks[-1]
        pad = (high - low) * 0.06
        item.setXRange(0, hands / (1 - share), padding=0)
        item.setYRange(low - pad, high + pad, padding=0)
        tall = max(40.0, self.height() - 34 * self._grown)
        least = QFontMetricsF(bold).height() * 0.92 * (high - low + 2 * pad) / tall
        at = spread([float(values[-1]) for _, values in self._curves], least, low - pad, high + pad)
        for i, (_, values) in enumerate(self._curves):
            self._curve(item, values, STYLES[i % len(STYLES)], names[i], at[i], bold)

    def _axes(self, item: Any, marks: list[int], hands: int) -> None:
        theme = self.look.theme
        for value in marks:
            line = pg.PlotCurveItem([0, hands], [value, value])
            line.setPen(pg.mkPen(theme.colour("line", 1.0 if value == 0 else 0.6), width=1.6 if value == 0 else 1))
            item.addItem(line)
        for side, values in (("left", [(v, signed(v)) for v in marks]), ("bottom", _hands(hands))):
            axis = item.getAxis(side)
            axis.setTicks([values])
            axis.setStyle(tickFont=font(self._size(15)), tickLength=0, autoExpandTextSpace=True)
            axis.setTextPen(theme.colour("ink2"))
            axis.setPen(pg.mkPen(None))

    def _curve(self, item: Any, values: Sequence[int], style: Style, name: str, at: float, bold: Any) -> None:
        token, dash, mark = style
        tone = self.look.theme.colour(token)
        line = pg.PlotCurveItem(list(range(len(values))), list(values), antialias=True)
        pen = pg.mkPen(tone, width=2.6 * self._grown)
        if dash:
            # Long dashes show a line that another one covers.
            pen.setDashPattern(dash)
        line.setPen(pen)
        item.addItem(line)
        end = pg.ScatterPlotItem(
            [len(values) - 1], [values[-1]], symbol=mark, size=9 * self._grown, brush=tone, pen=pg.mkPen(None)
        )
        item.addItem(end)
        text = pg.TextItem(name, color=self.look.theme.colour(NAMED.get(token, token)), anchor=(0, 0.5))
        text.setFont(bold)
        text.setPos(len(values) - 1 + 0.03 * max(1, len(values) - 1), at)
        item.addItem(text)


def _hands(hands: int) -> list[tuple[int, str]]:
    step = max(1, -(-hands // 6))
    return [(n, str(n)) for n in range(step, hands + 1, step)]
