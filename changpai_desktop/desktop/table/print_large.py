"""Seat plates and claim buttons for large text: what they say stands in lines, and names give way before numbers.

Up to LARGE_TEXT the plates and buttons of `surfaces` hold what they say; beyond, these do. A rectangle and words come
in, paint goes out.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QFont

from changpai_desktop.desktop.fonts import font
from changpai_desktop.desktop.layout import Rect, text_px
from changpai_desktop.desktop.paint import LEFT, MIDDLE, RIGHT, Align, Painter
from changpai_desktop.desktop.surfaces import ButtonState, Plate, bar, claim_button
from changpai_desktop.desktop.theme import RADIUS

SENTENCE = (1.0, 1.2, 1.45)
"""How many times wider than its plate a line of the sentence may be; it is set smaller by as much."""
Piece = tuple[str, bool]
"""A word of a plate and whether it is bold."""


class TablePen(Painter):
    """A painter whose headings and figures grow less than its small text, as the table's grid reckons with."""

    shrink = 1.0
    """A line that must not be cut is set smaller by this."""

    def px(self, size: float) -> float:
        """Pixels of text that is `size` at u = 1 and 100 %."""
        return text_px(size, self.text_scale) * self.u * self.shrink

    def font(self, size: float, bold: bool = False) -> QFont:
        return font(self.px(size), bold)


def plate(b: TablePen, r: Rect, d: Plate) -> None:
    """A name plate: place, name and count in the first line, the rest flows below."""
    u = b.u
    b.shadow(r, 1.5, RADIUS["plate"], 0.14)
    b.rect(r, "raised" if d.active else "panel", "line", RADIUS["plate"], 1.2)
    if d.active:
        b.rect(r.left(6 * u), "cinnabar", None, 3)
    if d.need and _needs(b, r, d):
        bar(b, Rect(r.x + 14 * u, r.b - 11 * u, r.w - 26 * u, 5 * u), d.need[1])
    top, line, lines, named = _arranged(b, r, d)
    _head(b, top, d, named)
    for i, pieces in enumerate(lines):
        last = i == len(lines) - 1
        _line(b, Rect(top.x, top.b + i * line, top.w, line), pieces, d.unit if last else "")


def under_count(b: TablePen, r: Rect, d: Plate) -> Rect:
    """The line under the count of a plate in r."""
    top = _arranged(b, r, d)[0]
    wide = _figure(b, top.w, d)
    return Rect(top.r - wide, top.cy + 0.44 * b.px(30), wide, 3 * b.u)


def head(b: TablePen, r: Rect, d: Plate) -> Rect:
    """The first line of a plate in r: place, name and count."""
    return _arranged(b, r, d)[0]


def _arranged(b: TablePen, r: Rect, d: Plate) -> tuple[Rect, float, list[list[Piece]], bool]:
    """The first line, the height of the others, what they say, and whether the name stands there."""
    u = b.u
    wide = r.w - 26 * u - (0.0 if d.count else d.kept)
    need = _needs(b, r, d)
    box = Rect(r.x + 14 * u, r.y + 5 * u, wide, r.h - (19 if need else 10) * u)
    head = max(b.px(30) * 1.1, 36 * u)
    inside = not d.name or b.width(d.name, 19, True) <= _name_room(b, box.w, d)
    line = b.px(15) * 1.22
    fits = max(1, int((box.h - head) / (line * 0.95)))
    lines, named = _lines(b, d, box.w, fits, not inside, need)
    high = head + len(lines) * line
    if high > box.h:
        line = (box.h - head) / max(1, len(lines))
        high = box.h
    return Rect(box.x, box.y + (box.h - high) / 2, box.w, head), line, lines, named


def _needs(b: TablePen, r: Rect, d: Plate) -> bool:
    """Whether there is room for a sentence and its bar, or for the bar alone: it must not cross a number."""
    return d.need is not None and max(b.px(30) * 1.1, 36 * b.u) + b.px(15) * 1.22 <= r.h - 17 * b.u


def _mark(b: TablePen) -> float:
    return 40 * b.u * float(b.text_scale**0.3)


def _seal(b: TablePen, d: Plate) -> float:
    return b.px(19) * 1.15 if d.dealer else 0.0


def _figure(b: TablePen, wide: float, d: Plate) -> float:
    """Width of the count, which gets smaller where it would reach the seat's mark (`3 + 6…12`)."""
    seal = _seal(b, d)
    return min(b.width(d.count, 30, True), wide - _mark(b) - 8 * b.u - (seal + 8 * b.u if seal else 0.0))


def _name_room(b: TablePen, wide: float, d: Plate) -> float:
    figure = _figure(b, wide, d) + 10 * b.u + d.kept if d.count else 0.0
    seal = _seal(b, d)
    return wide - _mark(b) - 8 * b.u - figure - (seal + 8 * b.u if seal else 0.0)


def _head(b: TablePen, r: Rect, d: Plate, named: bool) -> None:
    u, s, seal = b.u, _mark(b), _seal(b, d)
    room, name = _name_room(b, r.w, d), "" if named else d.name
    b.rect(Rect(r.x, r.cy - s / 2, s, s), "panel" if d.active else "raised", "line", RADIUS["mark"])
    for i, char in enumerate(d.seat):
        # Two characters (下二) stand side by side.
        part = 0.74 if len(d.seat) == 1 else 0.5
        b.glyph(char, r.x + s / 2 + (i - (len(d.seat) - 1) / 2) * 0.44 * s, r.cy, s * part)
    x = r.x + s + 8 * u
    # A single character and three dots tell less than nothing.
    if name and (room >= 2.0 * b.px(19) or b.width(name, 19, True) <= room):
        x += b.text(Rect(x, r.y, room, r.h), name, 19, bold=True) + 8 * u
    if seal:
        b.seal("庄", x + seal / 2, r.cy, seal)
    wide = _figure(b, r.w, d)
    squeezed(b, Rect(r.r - wide, r.y, wide, r.h), d.count, 30, "seal" if d.active else "ink", RIGHT, True)


def _lines(b: TablePen, d: Plate, wide: float, most: int, name: bool, needed: bool) -> tuple[list[list[Piece]], bool]:
    """What stands under the first line, and whether the name is among it: as much as fits into `most` lines."""
    facts: list[Piece] = [(x, False) for x in d.detail.split("   ") if x]
    called: list[Piece] = [(d.name, True)] if name else []
    for closer in SENTENCE if needed else ():
        # The sentence goes over several lines, which get smaller before it is left away.
        need: list[Piece] = [(x, False) for x in b.wrapped(d.need[0], 15, wide * closer)] if d.need else []
        for lead in (called, []) if called else ([],):
            flowed = [*_flow(b, [*lead, *facts], wide), *([piece] for piece in need)]
            if len(flowed) <= most and all(b.width(x, 15) <= wide * closer * 1.02 for x, _ in need):
                return flowed, bool(lead)
    for pieces in (called + facts, facts):
        # A name is worth lines that are a little smaller.
        for more in (1.0, 1.2) if pieces == called + facts else (1.0,):
            lines = _flow(b, pieces, wide * more)
            if len(lines) <= most and all(b.width(text, 15, bold) <= wide * more for text, bold in pieces):
                return lines, bool(called) and pieces[: len(called)] == called
    lines = _flow(b, facts, wide)
    # Too much for the plate, as with a state before hand and score: one line, as small as it must be.
    return (lines if len(lines) <= most else [[("   ".join(x for x, _ in facts), False)]]), False


def _gap(b: TablePen) -> float:
    return 0.7 * b.px(15)


def _flow(b: TablePen, pieces: Sequence[Piece], wide: float) -> list[list[Piece]]:
    lines: list[list[Piece]] = []
    x = wide + 1
    for text, bold in pieces:
        took = b.width(text, 15, bold)
        if x + took > wide:
            lines.append([])
            x = 0.0
        lines[-1].append((text, bold))
        x += took + _gap(b)
    return lines


def _line(b: TablePen, r: Rect, pieces: Sequence[Piece], unit: str) -> None:
    whole = sum(b.width(text, 15, bold) for text, bold in pieces) + _gap(b) * (len(pieces) - 1)
    # Wider than the plate only if nothing else helped; then smaller, for a number is never cut.
    b.shrink = min(1.0, r.w / max(1.0, whole))
    x = r.x
    for text, bold in pieces:
        # Fonts come in whole pixels: the piece gets what it takes, even if that is one more.
        place = Rect(x, r.y, max(r.r - x, b.width(text, 15, bold)), r.h)
        x += b.text(place, text, 15, "ink" if bold else "ink2", LEFT, bold) + _gap(b)
    b.shrink = 1.0
    if unit and b.width(unit, 14) <= r.r - x:
        b.text(r, unit, 14, "ink2", RIGHT)


def squeezed(b: TablePen, r: Rect, text: str, size: float, token: str, align: Align, bold: bool = False) -> float:
    """A line that gets smaller instead of being cut."""
    b.shrink = min(1.0, r.w / max(1.0, b.width(text, size, bold)))
    # A pixel to spare: the ink of a figure may reach beyond its advance.
    over = max(0.0, b.width(text, size, bold) - r.w) + 2
    box = {"left": Rect(r.x, r.y, r.w + over, r.h), "right": Rect(r.x - over, r.y, r.w + over, r.h)}
    took = b.text(box.get(align, r.inset(-over / 2, 0)), text, size, token, align, bold)
    b.shrink = 1.0
    return took


def number(b: TablePen, r: Rect, text: str, short: str, size: float, align: Align, token: str) -> None:
    """A bold number with its word, without the word if that is too wide, smaller if even that is."""
    best = text if b.width(text, size, True) <= r.w else short
    squeezed(b, r, best, size, token, align, True)


def spells(b: TablePen, r: Rect, word: str, key: str) -> bool:
    """Whether a wide button holds its character beside word and key."""
    wide = 1.3 * b.px(15) + b.width(word, 14) + b.width(key, 14) + 14 * b.u
    return not word or r.h > 2.3 * b.px(15) or wide <= r.w - 12 * b.u


def button(b: TablePen, r: Rect, char: str, key: str, state: ButtonState, word: str = "") -> None:
    """A claim button: high ones have the character above word or key, wide ones side by side.

    If character and word do not go together, the word stays: who needs it cannot read the character.
    """
    claim_button(b, r, "", "", state)
    ink = {"win": "on_cinnabar", "off": "ink2"}.get(state, "ink")
    if state == "pressed":
        r = r.moved(0, 2 * b.u)
    b.p.setOpacity(0.42 if state == "off" else 1.0)
    inner = r.inset(6 * b.u, 4 * b.u)
    line = b.px(15) * 1.2
    if word and inner.h < line * 1.9:
        _wide_button(b, inner, char, key, word, ink)
    elif word and 0.75 * b.width(word, 14) > inner.w:
        _words(b, inner, word, ink)
    else:
        low = word or key
        high = min(inner.h - line, inner.w, 1.35 * b.px(30))
        spare = max(0.0, inner.h - line - high) / 2
        tail = b.width(key, 14) + 2 * b.u
        aside = tail if word and high + tail <= inner.w else 0.0
        b.glyph(char, inner.cx - aside / 2, inner.y + spare + high / 2, high, ink)
        if aside:
            b.text(Rect(inner.x, inner.y + spare, inner.w, line), key, 14, ink, RIGHT)
        squeezed(b, Rect(inner.x, inner.b - line - spare, inner.w, line), low, 14 if word else 15, ink, MIDDLE)
    b.p.setOpacity(1.0)


def _wide_button(b: TablePen, r: Rect, char: str, key: str, word: str, ink: str) -> None:
    s = min(r.h * 0.92, 1.3 * b.px(15))
    took, tail = b.width(word, 14), b.width(key, 14) + 6 * b.u
    if not char or took + s + tail > r.w:
        s = 0.0
    if took * 0.6 + tail > r.w:
        tail = 0.0
    if s:
        b.glyph(char, r.x + s / 2, r.cy, s, ink)
    if tail:
        b.text(r, key, 14, ink, RIGHT)
    squeezed(b, Rect(r.x + s, r.y, r.w - s - tail, r.h), word, 14, ink, MIDDLE)


def _words(b: TablePen, r: Rect, word: str, ink: str) -> None:
    """A long word instead of the character: its parts below each other; Hanzi part anywhere, here in the middle."""
    half = -(-len(word) // 2) if word[0] > "\u2e00" else len(word)
    parts = word.split() if " " in word else [x for x in (word[:half], word[half:]) if x]
    lines: list[str] = []
    for part in parts:
        joined = f"{lines[-1]} {part}" if lines else part
        if lines and " " in word and b.width(joined, 14) <= r.w:
            lines[-1] = joined
        else:
            lines.append(part)
    line = min(1.15 * b.px(14), r.h / len(lines))
    y = r.cy - line * len(lines) / 2
    for i, text in enumerate(lines):
        squeezed(b, Rect(r.x, y + i * line, r.w, line), text, 14, ink, MIDDLE)
