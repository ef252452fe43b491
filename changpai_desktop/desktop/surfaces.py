"""The larger painted things of the house: mat, rail, tray, plate, buttons, toolbar, card panel.

Each function takes a Painter and a rectangle of the grid and paints one thing. Mats are costly and paint once
per size into a pixmap (`Mats`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from changpai_desktop.cards.record import record
from changpai_desktop.desktop.faces import Faces, Part
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import LEFT, MIDDLE, RIGHT, Painter, qrect
from changpai_desktop.desktop.theme import RADIUS, Theme

ButtonState = Literal["on", "off", "win", "hover", "pressed", "tea"]
PillKind = Literal["paper", "tea", "quiet", "win"]

_BUTTON: Final[dict[ButtonState, tuple[str | None, str, str]]] = {
    "on": ("panel", "ink2", "ink"),
    "hover": ("raised", "ink2", "ink"),
    "pressed": ("raised", "ink2", "ink"),
    "off": (None, "line", "ink2"),
    "win": ("cinnabar", "cinnabar", "on_cinnabar"),
    "tea": ("tea", "tea", "on_tea"),
}
_PILL: Final[dict[PillKind, tuple[str | None, str, str]]] = {
    "paper": ("panel", "ink2", "ink"),
    "tea": ("tea", "tea", "on_tea"),
    "quiet": (None, "line", "ink"),
    "win": ("cinnabar", "cinnabar", "on_cinnabar"),
}


NEED_TEXT: Final = 15
LEAST_HEAD: Final = 36.0
"""Height in u that name, count and facts need at least."""
NEED_BAR: Final = 13.0
"""Height in u at the bottom of a plate that the bar under its sentence takes."""


class Mats:
    """The painted table top, kept for one size at a time."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._made = QPixmap()
        self.painted = 0

    def draw(self, b: Painter, r: Rect) -> None:
        """The mat in r, painted anew only if size, theme or device ratio changed."""
        key = (round(r.w * b.dpr), round(r.h * b.dpr), b.theme.name, b.dpr, b.u)
        if key != self._key:
            self._key, self._made = key, _mat_pixmap(r, b.theme, b.faces, b.u, b.dpr)
            self.painted += 1
        b.place(self._made, r.x, r.y)


def _mat_pixmap(r: Rect, theme: Theme, faces: Faces, u: float, dpr: float) -> QPixmap:
    made = QPixmap(math.ceil(r.w * dpr), math.ceil(r.h * dpr))
    made.setDevicePixelRatio(dpr)
    made.fill(theme.colour("mat"))
    if theme.textured:
        p = QPainter(made)
        b = Painter(p, theme, faces, u)
        box = Rect(0, 0, r.w, r.h)
        if theme.name == "night":
            _lamp(b, box)
            _grain(b, box)
        else:
            _slats(b, box)
            _lamp(b, box)
            _cords(b, box)
        leaves(b, box)
        p.end()
    return made


def _lamp(b: Painter, r: Rect) -> None:
    # Python builds the gradients' class with the names of 180 of them; the start page has none.
    from PySide6.QtGui import QRadialGradient

    pool = QRadialGradient(r.cx, r.y + r.h * 0.30, max(r.w, r.h) * 0.62)
    pool.setColorAt(0, b.theme.colour("lamp", 0.95))
    pool.setColorAt(1, b.theme.colour("lamp", 0))
    b.p.fillRect(qrect(r), pool)


def _slats(b: Painter, r: Rect) -> None:
    step = 21 * b.u
    for i in range(math.ceil(r.h / step)):
        y = r.y + i * step
        if i % 2:
            b.p.fillRect(QRectF(r.x, y, r.w, step), b.theme.colour("mat2"))
        b.line(r.x, y, r.r, y, "mat_line", 1, 0.35)
        for j in range(3):
            # Fixed primes strew the joints, so that a mat looks the same every evening.
            x = r.x + ((i * 7919 + j * 104729) % 1000) / 1000 * r.w
            b.line(x, y + 2, x, y + step - 2, "mat_line", 1, 0.35)


def _cords(b: Painter, r: Rect) -> None:
    for k in range(1, 6):
        x = r.x + r.w * k / 6
        for d in (-2, 2):
            b.line(x + d * b.u, r.y, x + d * b.u, r.b, "mat_line", 1.1 * b.u, 0.35)


def _grain(b: Painter, r: Rect) -> None:
    for k in range(40):
        y = r.y + ((k * 7919) % 1000) / 1000 * r.h
        x = r.x + ((k * 3571) % 1000) / 1000 * r.w * 0.6
        b.line(x, y, x + r.w * (0.15 + (k % 5) * 0.06), y, "mat_line", 1, 0.28)


def leaves(b: Painter, r: Rect) -> None:
    """Shadows of bamboo from both lower corners, one flat tone; none in high contrast."""
    if not b.theme.textured:
        return
    night = b.theme.name == "night"
    tone, alpha = ("#E8B070", 0.045) if night else ("#3A2A10", 0.075)
    side = _TUFT * b.u
    for x, y, turn in ((0.02, 0.98, 20.0), (0.985, 0.94, -30.0)):
        left, top = b.snap(r.x + x * r.w - side / 2), b.snap(r.y + y * r.h - side / 2)
        part = _inside(r, left, top, side)
        found = b.faces.picture(f"leaves {turn} {tone}", partial(_tuft, turn, tone, alpha), side, b.dpr, part)
        if found is not None:
            made, across, down = found
            b.place(made, left + across, top + down)


def _inside(r: Rect, left: float, top: float, side: float) -> Part:
    """The part of a square that lies in r, in whole eighths: half and more of a tuft is beyond the corner."""

    def eighth(value: float) -> float:
        return min(max(value / side * 8, 0), 8)

    return (
        math.floor(eighth(r.x - left)),
        math.floor(eighth(r.y - top)),
        math.ceil(eighth(r.r - left)),
        math.ceil(eighth(r.b - top)),
    )


_TUFT: Final = 460
"""The side of the square around a tuft of leaves, their root in the middle."""


def _tuft(turn: float, tone: str, alpha: float) -> str:
    # One path: where leaves lie over each other, filling by winding, SVG's own rule, makes one tone.
    path = "".join(
        _leaf(_TUFT / 2 + (i % 3) * 16, _TUFT / 2, math.radians(turn + (i - 3.5) * 26), 150 + i * 37 % 70, 17)
        for i in range(7)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_TUFT} {_TUFT}">'
        f'<path d="{path}" fill="{tone}" fill-opacity="{alpha}"/></svg>'
    )


def _leaf(x: float, y: float, angle: float, length: float, wide: float) -> str:
    """A leaf from its root to its tip and back, as SVG path data; all turn the same way round."""

    def at(t: float, s: float) -> str:
        along, aside = length * t, wide * s
        return f"{x + math.sin(angle) * along + math.cos(angle) * aside:.1f} " + (
            f"{y - math.cos(angle) * along + math.sin(angle) * aside:.1f}"
        )

    return f"M{at(0, 0)}C{at(0.2, 1)} {at(0.6, 1)} {at(1, 0)}C{at(0.6, -0.6)} {at(0.2, -0.8)} {at(0, 0)}Z"


def rail(b: Painter, r: Rect) -> None:
    """The rail at the player's edge, behind which the hand may sink."""
    token = "rail2" if b.theme.name == "night" else "bamboo"
    from PySide6.QtGui import QLinearGradient

    round_ = QLinearGradient(0, r.y, 0, r.b)
    tone = b.theme.colour(token)
    if b.theme.textured:
        round_.setColorAt(0, tone.lighter(150))
        round_.setColorAt(0.35, tone)
        round_.setColorAt(1, tone.darker(190))
        b.p.fillRect(qrect(r), round_)
        for i in range(7):
            x = r.x + r.w * (i + 0.5) / 7
            b.line(x - 2 * b.u, r.y + b.u, x - 2 * b.u, r.b, "#000000", 1.4 * b.u, 0.35)
            b.line(x + 1.5 * b.u, r.y + b.u, x + 1.5 * b.u, r.b, "#FFFFFF", 1.2 * b.u, 0.25)
    else:
        b.p.fillRect(qrect(r), tone)


def tray(b: Painter, r: Rect, pad: float = 4.0, radius: float = 10.0) -> None:
    """The flat ground of a seat's area."""
    line = None if b.theme.textured else "line"
    b.rect(r.inset(-pad * b.u), "tray", line, radius, alpha=0.55)


def card_panel(b: Painter, r: Rect, raised: bool = False, line: str = "line") -> None:
    """A sheet of paper with a thin line, the ground of everything on pages."""
    b.shadow(r, 2, RADIUS["panel"], 0.12)
    b.rect(r, "raised" if raised else "panel", line, RADIUS["panel"], 1.2)


def bar(b: Painter, r: Rect, part: float, token: str = "tea") -> None:
    """A thin bar filled to a part from 0 to 1."""
    b.rect(r, "line", None, r.h / 2 / b.u, alpha=0.38)
    if part > 0:
        b.rect(r.left(r.w * min(part, 1.0)), token, None, r.h / 2 / b.u)


def claim_button(b: Painter, r: Rect, char: str, key: str, state: ButtonState, word: str = "") -> None:
    """A claim button: the verb's brush character, its key, and in other languages the word under it."""
    fill, line, ink = _BUTTON[state]
    if state == "pressed":
        r = r.moved(0, 2 * b.u)
    elif state != "off":
        b.shadow(r, 2.5, RADIUS["button"], 0.22)
    b.p.setOpacity(0.42 if state == "off" else 1.0)
    b.rect(r, fill, line, RADIUS["button"], 1.6)
    if state == "win":
        b.rect(r.inset(4 * b.u), None, "on_cinnabar", 6, 1)
    size = r.h * (0.52 if word else 0.70)
    aside = (9 if r.w < 90 * b.u else 12) * b.u if key else 0.0
    if word:
        # The character stands over its word and makes room for the key only where the button is narrow.
        aside = max(0.0, size / 2 + 22 * b.u - r.w / 2) if key else 0.0
    b.glyph(char, r.cx - aside, r.cy - (9 * b.u if word else 0), size, ink)
    if word:
        b.text(Rect(r.x + 5 * b.u, r.b - 22 * b.u, r.w - 10 * b.u, 19 * b.u), word, 14, ink, MIDDLE)
    low = r.y + 3 * b.u if word else r.b - 24 * b.u
    b.text(Rect(r.x, low, r.w - 9 * b.u, 20 * b.u), key, 15, ink, RIGHT)
    b.p.setOpacity(1.0)


def pill(
    b: Painter,
    r: Rect,
    word: str,
    kind: PillKind = "paper",
    key: str = "",
    size: float = 18,
    icon: str = "",
    state: Literal["rest", "hover", "pressed", "off"] = "rest",
) -> None:
    """A worded button of a page, with an icon before the word and its key at the right."""
    fill, line, ink = _PILL[kind]
    if state == "hover" and kind in ("paper", "quiet"):
        fill = "raised"
    if state == "pressed":
        r = r.moved(0, 2 * b.u)
    elif fill and state != "off":
        b.shadow(r, 2, RADIUS["button"], 0.20)
    b.p.setOpacity(0.42 if state == "off" else 1.0)
    b.rect(r, fill, line, RADIUS["button"], 1.5)
    if state == "hover" and kind in ("tea", "win"):
        b.rect(r.inset(3 * b.u), None, ink, 6, 1)
    lead = 28 * b.u if icon and word else 0.0
    tail = b.width(key, 14) + 16 * b.u if key else 0.0
    wide = min(b.width(word, size, True), r.w - lead - tail - 16 * b.u) + lead
    x = r.x + max(8 * b.u, (r.w - wide - (tail if wide + 2 * tail > r.w else 0)) / 2)
    if icon:
        b.icon(icon, x + 10 * b.u if word else r.cx, r.cy, 21 * b.u, ink)
    b.text(Rect(x + lead, r.y, wide - lead + 1, r.h - b.u), word, size, ink, LEFT, True)
    if key:
        b.text(Rect(r.x, r.y, r.w - 10 * b.u, r.h), key, 14, ink, RIGHT)
    b.p.setOpacity(1.0)


@record
class Plate:
    """What a seat plate shows; all words come translated. need: a line and the part from 0 to 1 reached."""

    seat: str
    name: str
    count: str
    unit: str
    detail: str
    dealer: bool = False
    active: bool = False
    need: tuple[str, float] | None = None
    kept: float = 0.0
    """Width that a seal needs: at the right end, or before the count if there is one."""


def plate(b: Painter, r: Rect, d: Plate) -> None:
    """The name plate of a seat; low plates take one line."""
    b.shadow(r, 1.5, RADIUS["plate"], 0.14)
    b.rect(r, "raised" if d.active else "panel", "line", RADIUS["plate"], 1.2)
    if d.active:
        b.rect(r.left(6 * b.u), "cinnabar", None, 3)
    u, head = b.u, plate_head(b, r, d)
    s = min(40 * u, r.h - 14 * u)
    cx = r.x + 14 * u + s / 2
    ground = "panel" if d.active else "raised"
    b.rect(Rect(cx - s / 2, head.cy - s / 2, s, s), ground, "line", RADIUS["mark"])
    b.glyph(d.seat, cx, head.cy, s * 0.74)
    x = cx + s / 2 + 10 * u
    if r.h > 54 * u:
        _tall_plate(b, r, d, x, head)
    else:
        _low_plate(b, r, d, x)


def plate_head(b: Painter, r: Rect, d: Plate) -> Rect:
    """Where name, count and facts stand on a plate; under it is the room for the sentence and its bar."""
    u = b.u
    if not d.need:
        high = min(r.h, 76 * u)
        return Rect(r.x, r.cy - high / 2, r.w, high)
    free, low = r.h - (NEED_BAR + 3) * u, _need_high(b, r, d.need[0]) + 2 * u
    high = min(free - low, 76 * u)
    return Rect(r.x, r.y + 3 * u + (free - low - high) / 2, r.w, high)


def _tall_plate(b: Painter, r: Rect, d: Plate, x: float, head: Rect) -> None:
    u, y, high = b.u, head.y, head.h
    figure = b.width(d.count, 30, True) + 18 * u
    seal_room = 30 * u if d.dealer else 0.0
    end = r.r - figure - d.kept
    took = b.text(Rect(x, y + 3 * u, end - x - seal_room, high / 2), d.name, 19, bold=True)
    if d.dealer:
        b.seal("庄", x + took + 18 * u, y + 3 * u + high / 4, 23 * u)
    room = r.r - 14 * u - (b.width(d.unit, 14) if d.count else d.kept) - x
    b.text(Rect(x, y + high / 2 - 3 * u, room, high / 2), d.detail, 15, "ink2")
    tone = "seal" if d.active else "ink"
    b.text(Rect(r.x, y + 2 * u, r.w - 12 * u, high * 0.62), d.count, 30, tone, RIGHT, True)
    b.text(Rect(r.x, y + high * 0.55, r.w - 12 * u, high * 0.4), d.unit, 14, "ink2", RIGHT)
    if d.need:
        line, part = d.need
        under = r.b - (NEED_BAR + 1) * u - _need_high(b, r, line)
        b.sentence(Rect(r.x + 16 * u, under, r.w - 30 * u, r.b - NEED_BAR * u - under), line, NEED_TEXT)
        bar(b, Rect(r.x + 16 * u, r.b - 11 * u, r.w - 30 * u, 5 * u), part)


def _need_high(b: Painter, r: Rect, line: str) -> float:
    """The height of the sentence: name and facts keep what they need, and it gets smaller instead."""
    least = max(LEAST_HEAD * b.u, 0.88 * (b.line_height(19, True) + b.line_height(NEED_TEXT)))
    most = max(b.line_height(NEED_TEXT), r.h - (NEED_BAR + 5) * b.u - least)
    size, lines = b.fitted(line, Rect(0, 0, r.w - 30 * b.u, most), NEED_TEXT)
    line_high = b.line_height(size)
    return min(len(lines), max(1, int((most + 2) / line_high))) * line_high


def _low_plate(b: Painter, r: Rect, d: Plate, x: float) -> None:
    tail = f"{d.detail} {d.unit}{d.count}"
    room = r.r - 16 * b.u - b.width(tail, 15) - x - (26 * b.u if d.dealer else 0)
    took = b.text(Rect(x, r.y, max(room, 0), r.h), d.name, 17, bold=True)
    if d.dealer:
        b.seal("庄", x + took + 17 * b.u, r.cy, 20 * b.u)
    b.text(Rect(x, r.y, r.r - 10 * b.u - x, r.h), tail, 15, "ink2", RIGHT)


@record
class Tool:
    """One entry of the toolbar: icon, translated word, and whether it is switched on."""

    icon: str
    word: str
    on: bool = False


def toolbar(b: Painter, r: Rect, title: str, info: str, tools: Sequence[Tool]) -> list[Rect]:
    """The strip at the top; returns the places of the tools. Words go first when the window is narrow."""
    u = b.u
    b.rect(r, "rail")
    b.line(r.x, r.b - 1.5 * u, r.r, r.b - 1.5 * u, "brass" if b.theme.name == "night" else "rail2", 3 * u)
    b.icon("menu", r.x + 28 * u, r.cy, 24 * u, "bar_ink")
    wides = [b.width(t.word, 16) + 40 * u for t in tools]
    worded = sum(wides) < r.w * 0.62
    if not worded:
        wides = [40 * u for _ in tools]
    x = r.r - 12 * u - sum(wides)
    end = x
    places = []
    for t, wide in zip(tools, wides, strict=True):
        place = Rect(x - 2 * u, r.y + 7 * u, wide - 4 * u, r.h - 16 * u)
        if t.on:
            b.rect(place, "bar_on", None, 7)
        b.icon(t.icon, x + 17 * u, r.cy - u, 20 * u, "bar_ink")
        if worded:
            b.text(Rect(x + 32 * u, r.y, wide - 34 * u, r.h - 2 * u), t.word, 16, "bar_ink")
        places.append(place)
        x += wide
    took = b.text(Rect(r.x + 52 * u, r.y, max(end - r.x - 60 * u, 0), r.h), title, 22, "bar_ink", LEFT, True)
    room = end - (r.x + 60 * u + took) - 8 * u
    if room > 40 * u:
        b.text(Rect(r.x + 60 * u + took, r.y, room, r.h), info, 16, "bar_ink2")
    return places
