"""The faces of 字牌: one large character at each end, and between them scrolls, a woodcut or nothing.

A kind and the inks come in, SVG text goes out. Which kinds are red is the game's habit and comes in as well; a red
kind has a corner as its second cue, a big character a double frame.
"""

from collections.abc import Callable
from typing import Final

from changpai_desktop.art.glyphs import glyph
from changpai_desktop.art.inks import Inks
from changpai_desktop.art.paper import ZI_HEIGHT, print_twice, sheet
from changpai_desktop.art.svg import ellipse, fill, group, line, spiral
from changpai_desktop.art.zi_flower import ZI_MOTIFS
from changpai_desktop.cards.packs import Kind

ZI_HANDS: Final = ("brush", "plain", "flower")
"""How a 字牌 is written: with the brush, in a plain heavy type, with the brush and a woodcut."""

CENTRE: Final = (149, 206)
"""Where the character of the upper end stands."""
ACROSS: Final = 226
HIGH: Final = 280
"""Its greatest width and height: all of it lies left of 0.75 of the card, which a line of cards leaves free."""
_PLAIN_ACROSS: Final = 216
"""Type is thickened, so that much less is left for it."""
_CLOSED: Final = "四"
_CLOSED_ACROSS: Final = 196
"""A character with walls at its edges looks larger than it is, and is set smaller."""

Writer = Callable[[Kind, str], str]
"""Draws the character of the upper end in a colour."""
Trim = Callable[[str, Inks], tuple[str, str]]
"""Draws what stands between the characters: what is printed twice, and what is its own image when turned."""


def zi(kind: Kind, ink: Inks, hand: str, red: bool, write: Writer | None = None, trim: Trim | None = None) -> str:
    """The face of a kind; `write` and `trim` are a place's own. Raises KeyError for an unknown hand."""
    if hand not in ZI_HANDS:
        raise KeyError(hand)
    colour = ink.red if red else ink.black
    half = corner(ink.red) if red else ""
    half += plain_character(kind, colour) if hand == "plain" else (write or brush_character)(kind, colour)
    if hand == "flower":
        below, middle = woodcut(kind, ink), line("M60 525H290", ink.rule, 3)
    elif hand == "plain":
        below, middle = line("M60 372H290", ink.rule, 3), lozenge(colour, ink.rule)
    else:
        below, middle = (trim or scrolls)(colour, ink)
    body = print_twice(half + below, ZI_HEIGHT) + middle
    return sheet(body, ink, ord(kind.token), double=kind.suit == "big", height=ZI_HEIGHT)


def brush_character(kind: Kind, colour: str) -> str:
    """The character in the ordinary hand."""
    return glyph(kind.token, *CENTRE, HIGH, colour, "brush", ACROSS)


def plain_character(kind: Kind, colour: str) -> str:
    """The character in type; the many strokes of a big one are thickened less, so that they stay apart."""
    thick = 10 if kind.suit == "big" else None
    across = _CLOSED_ACROSS if kind.token in _CLOSED else _PLAIN_ACROSS
    return glyph(kind.token, *CENTRE, across * HIGH / ACROSS, colour, "plain", across, thick)


def corner(colour: str) -> str:
    """The second cue of a red kind, where neither a line nor a column of cards covers it."""
    return fill("M22 22H88L22 88Z", colour)


def scrolls(colour: str, ink: Inks) -> tuple[str, str]:
    """Two curls and the bow between them under the character, a lozenge in the middle."""
    left, right = spiral(120, 430, 30, 1.35, 30, 1), spiral(230, 430, 30, 1.35, 150, -1)
    bow = line("M146 446C160 462 190 462 204 446", colour, 8)
    return line(left, colour, 8) + line(right, colour, 8) + bow, lozenge(colour, ink.rule)


def woodcut(kind: Kind, ink: Inks) -> str:
    """The kind's figure under the character."""
    return group(ZI_MOTIFS[kind.token](ink), "translate(175 446) scale(.6)")


def lozenge(colour: str, rule: str) -> str:
    """The middle of the card: its own image when turned."""
    middle = ZI_HEIGHT // 2
    # One half drawn twice: a renderer rounds a closed lozenge differently at its two ends.
    half = line(f"M149 {middle}L175 {middle - 34}L201 {middle}", colour, 7) + line(f"M120 {middle}H142", rule, 5)
    return print_twice(half, ZI_HEIGHT) + fill(ellipse(175, middle, 7), colour)
