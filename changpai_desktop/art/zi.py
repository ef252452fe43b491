"""The faces of 字牌: one large character at each end, and between them scrolls, a woodcut or nothing.

A kind and the inks come in, SVG text goes out. In which block a kind is printed is the game's habit and comes in as
well; a red kind has a corner as its second cue, a green one a ring, a big character a double frame.
"""

from collections.abc import Callable, Mapping
from typing import Final, Literal

from changpai_desktop.art.glyphs import glyph
from changpai_desktop.art.inks import Inks
from changpai_desktop.art.paper import ZI_HEIGHT, print_twice, sheet
from changpai_desktop.art.svg import both, ellipse, fill, group, line, spiral
from changpai_desktop.art.zi_flower import ZI_MOTIFS
from changpai_desktop.cards.packs import SMALL, Kind

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

Block = Literal["black", "red", "green"]
"""In which ink the characters are printed."""
Motifs = Mapping[str, Callable[[Inks], str]]
"""The woodcut of each token."""
Writer = Callable[[Kind, str], str]
"""Draws the character of the upper end in a colour."""
Trim = Callable[[str, Inks], tuple[str, str]]
"""Draws what stands between the characters: what is printed twice, and what is its own image when turned."""


def zi(
    kind: Kind,
    ink: Inks,
    hand: str,
    block: Block,
    write: Writer | None = None,
    trim: Trim | None = None,
    motifs: Motifs = ZI_MOTIFS,
    plain: Writer | None = None,
) -> str:
    """The face of a kind; `write`, `trim` and `plain` are a place's own. Raises KeyError for an unknown hand."""
    if hand not in ZI_HANDS:
        raise KeyError(hand)
    colour = printed_in(block, ink)
    half = cue(block, ink)
    half += ((plain or plain_character) if hand == "plain" else (write or brush_character))(kind, colour)
    below, middle = between(hand, colour, ink, motifs[kind.token], trim)
    body = print_twice(half + below, ZI_HEIGHT) + middle
    return sheet(body, ink, ord(kind.token), double=kind.suit == "big", height=ZI_HEIGHT)


def between(
    hand: str, colour: str, ink: Inks, motif: Callable[[Inks], str], trim: Trim | None = None
) -> tuple[str, str]:
    """What stands between the two values: what is printed twice, and what is its own image when turned."""
    if hand == "flower":
        return woodcut(motif, ink), line("M60 525H290", ink.rule, 3)
    if hand == "plain":
        return line("M60 372H290", ink.rule, 3), lozenge(colour, ink.rule)
    return (trim or scrolls)(colour, ink)


def printed_in(block: Block, ink: Inks) -> str:
    """The colour of a block."""
    return {"black": ink.black, "red": ink.red, "green": ink.green}[block]


def plain_number(number: int, cx: float, cy: float, high: float, colour: str, across: float) -> str:
    """A small number in type over the sign of a suit; one, two and three are all thin strokes, which must bear it."""
    return glyph(SMALL[number - 1], cx, cy, high, colour, "plain", across, 46 if number <= 3 else 22)


def cue(block: Block, ink: Inks) -> str:
    """The second cue beside the colour, which an eye that sees no red or green goes by."""
    if block == "black":
        return ""
    return corner(ink.red) if block == "red" else ring(ink.green)


def brush_character(kind: Kind, colour: str) -> str:
    """The character in the ordinary hand."""
    return glyph(kind.token, *CENTRE, HIGH, colour, "brush", ACROSS)


def plain_character(kind: Kind, colour: str, thick: float | None = None) -> str:
    """The character in type; the many strokes of a big one are thickened less, so that they stay apart."""
    thick = 10 if kind.suit == "big" else thick
    across = _CLOSED_ACROSS if kind.token in _CLOSED else _PLAIN_ACROSS
    return glyph(kind.token, *CENTRE, across * HIGH / ACROSS, colour, "plain", across, thick)


def corner(colour: str) -> str:
    """The second cue of a red kind, where neither a line nor a column of cards covers it."""
    return fill("M22 22H88L22 88Z", colour)


def ring(colour: str) -> str:
    """The second cue of a green kind, at the same place."""
    return both(ellipse(52, 52, 16), "none", colour, 12)


def scrolls(colour: str, ink: Inks) -> tuple[str, str]:
    """Two curls and the bow between them under the character, a lozenge in the middle."""
    left, right = spiral(120, 430, 30, 1.35, 30, 1), spiral(230, 430, 30, 1.35, 150, -1)
    bow = line("M146 446C160 462 190 462 204 446", colour, 8)
    return line(left, colour, 8) + line(right, colour, 8) + bow, lozenge(colour, ink.rule)


def woodcut(motif: Callable[[Inks], str], ink: Inks) -> str:
    """A figure under the character."""
    return group(motif(ink), "translate(175 446) scale(.6)")


def lozenge(colour: str, rule: str) -> str:
    """The middle of the card: its own image when turned."""
    middle = ZI_HEIGHT // 2
    # One half drawn twice: a renderer rounds a closed lozenge differently at its two ends.
    half = line(f"M149 {middle}L175 {middle - 34}L201 {middle}", colour, 7) + line(f"M120 {middle}H142", rule, 5)
    return print_twice(half, ZI_HEIGHT) + fill(ellipse(175, middle, 7), colour)
