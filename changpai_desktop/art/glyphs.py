"""Outlines of brush and plain characters, so that no font is needed for cards, seals and verbs.

`resources/glyphs/*.json` map a character to [width, height, path data]: 1000 units to the em, y down, the
outline's own box starting at 0, 0. A file is read when its first character is asked for.
"""

import json
from functools import cache
from typing import Final

from changpai_desktop.art.svg import document, num
from changpai_desktop.paths import resources

HANDS: Final = ("brush", "plain")
LOCAL: Final = "leshan"
"""The twenty characters of 乐山, bent and at their place on the card (`zi_local`)."""
EM: Final = {"brush": 740, "plain": 850}
"""The height of an ordinary character; flatter ones (一) keep the pen's weight, they are not blown up."""

Outline = tuple[int, int, str]


@cache
def outlines(hand: str) -> dict[str, Outline]:
    """All outlines of `brush` or `plain`. Raises KeyError for another hand."""
    read = json.loads(_text(hand))
    return {char: (width, height, path) for char, (width, height, path) in read.items()}


@cache
def outline(hand: str, char: str) -> Outline | None:
    """One outline, without reading the hundreds of others; None if there is none. Raises KeyError as `outlines`."""
    text = _text(hand)
    key = f'"{char}":'
    at = text.find(key)
    if len(char) != 1 or at < 0:
        return None
    (width, height, path), _ = json.JSONDecoder().raw_decode(text, at + len(key))
    return width, height, path


@cache
def _text(hand: str) -> str:
    if hand not in (*HANDS, LOCAL):
        raise KeyError(hand)
    return (resources() / "glyphs" / f"{hand}.json").read_text(encoding="utf-8")


def glyph(
    char: str,
    cx: float,
    cy: float,
    size: float,
    colour: str,
    hand: str = "brush",
    widest: float | None = None,
    thick: float | None = None,
) -> str:
    """One character centred at (cx, cy), `size` high at most. Raises KeyError if it has no outline.

    `thick`: by how many units of the em plain strokes are thickened, if not by the usual measure.
    """
    found = outline(hand, char)
    if found is None:
        raise KeyError(char)
    width, height, path = found
    scale = min((widest or size) / width, size / height, size / EM[hand])
    stroke = ""
    if hand == "plain":
        # The thin horizontals of a Song face vanish on a small card: they are thickened.
        thick = thick or (26 if height > 250 else 44)
        stroke = f' stroke="{colour}" stroke-width="{thick:g}" stroke-linejoin="round"'
    at = f"translate({num(cx - scale * width / 2)} {num(cy - scale * height / 2)}) scale({scale:.4f})"
    return f'<path d="{path}" fill="{colour}"{stroke} transform="{at}"/>'


def glyph_svg(char: str, colour: str, hand: str = "brush") -> str:
    """A character alone in a square viewBox; an empty string if there is no outline for it."""
    if outline(hand, char) is None:
        return ""
    return document(100, 100, glyph(char, 50, 50, 96, colour, hand))
