"""The faces of 千字红花白花: the three suits of the tiles as cards, number over suit, and four cards without number.

A kind, the inks and the hand come in, SVG text goes out. 万 is red and has a corner, 条 green and has a ring, 饼 has
neither; its sign tells each suit once more. The cards without number have a double frame.
"""

from collections.abc import Callable
from typing import Final

from changpai_desktop.art.glyphs import glyph
from changpai_desktop.art.inks import Inks
from changpai_desktop.art.motifs_animals import crane
from changpai_desktop.art.motifs_luck import ingot
from changpai_desktop.art.motifs_plants import lotus
from changpai_desktop.art.motifs_study import cash
from changpai_desktop.art.paper import ZI_HEIGHT, print_twice, sheet
from changpai_desktop.art.suits import bundle, coin
from changpai_desktop.art.svg import both, ellipse, group, line, spiral
from changpai_desktop.art.zi import (
    ZI_HANDS,
    Block,
    between,
    brush_character,
    cue,
    lozenge,
    plain_character,
    plain_number,
    printed_in,
)
from changpai_desktop.art.zi_flower import ZI_MOTIFS
from changpai_desktop.cards.packs import SMALL, Kind

BLOCKS: Final[dict[str, Block]] = {
    "m": "red",
    "s": "green",
    "p": "black",
    "千": "red",
    "红": "red",
    "白": "black",
    "百": "green",
}
"""The block of a suit, or of a card without number."""

_FLOWERS: Final = "红白"
"""The two whose value is a picture, which has its name beside it."""

MOTIFS: Final = {"千": cash, "红": lotus, "白": crane, "百": ingot}

AXIS: Final = 155
"""The middle of the value: all of it lies left of 0.75 of the width."""


def qianzi(kind: Kind, ink: Inks, hand: str) -> str:
    """The face of a kind. Raises KeyError for an unknown hand."""
    if hand not in ZI_HANDS:
        raise KeyError(hand)
    honour = kind.suit == "honour"
    block = BLOCKS[kind.token if honour else kind.suit]
    value = (_HONOURS[kind.token] if honour else _suited)(kind, ink, "plain" if hand == "plain" else "brush")
    motif = MOTIFS[kind.token] if honour else ZI_MOTIFS[SMALL[kind.pips - 1]]
    trim = _named(kind) if kind.token in _FLOWERS else _curls
    below, middle = between(hand, printed_in(block, ink), ink, motif, trim)
    body = print_twice(cue(block, ink) + value + below, ZI_HEIGHT) + middle
    return sheet(body, ink, ord(kind.token[0]) + 31 * ord(kind.token[-1]), double=honour, height=ZI_HEIGHT)


def _suited(kind: Kind, ink: Inks, hand: str) -> str:
    """The number, and the sign of its suit under it."""
    if hand == "plain":
        drawn = plain_number(kind.pips, AXIS + 3, 120, 130, ink.black, 168)
    else:
        drawn = glyph(SMALL[kind.pips - 1], AXIS, 120, 142, ink.black, hand, 180)
    if kind.suit == "m":
        return drawn + glyph("万", AXIS, 286, 142, ink.red, hand, 190)
    if kind.suit == "s":
        return drawn + bundle(AXIS, 284, 142, ink.green, ink.paper)
    return drawn + coin(AXIS, 284, 70, ink.black, ink.paper, ink.red)


def _qian(kind: Kind, ink: Inks, hand: str) -> str:
    return (plain_character if hand == "plain" else brush_character)(kind, ink.red)


def _red_flower(kind: Kind, ink: Inks, hand: str) -> str:
    return _flower(ink.red, ink.ochre, ink.black)


def _white_flower(kind: Kind, ink: Inks, hand: str) -> str:
    return _flower(ink.paper, ink.paper2, ink.black)


def _baida(kind: Kind, ink: Inks, hand: str) -> str:
    drawn = ""
    for char, y in zip(kind.zh_cn, (122, 284), strict=True):
        drawn += glyph(char, AXIS + 6, y, 148, ink.green, hand, 176)
    return drawn


_HONOURS: Final[dict[str, Callable[[Kind, Inks, str], str]]] = {
    "千": _qian,
    "红": _red_flower,
    "白": _white_flower,
    "百": _baida,
}


def _flower(petals: str, heart: str, outline: str) -> str:
    """Five petals and the heart, as large as a line of cards allows."""
    drawn = ""
    one = both(ellipse(0, -62, 47, 45), petals, outline, 10) + line("M0 -50V-32", outline, 6)
    for turn in range(0, 360, 72):
        drawn += group(one, f"translate(148 198) rotate({turn})")
    return drawn + both(ellipse(148, 198, 26), heart, outline, 9)


def _curls(colour: str, ink: Inks) -> tuple[str, str]:
    """Two small curls under the sign."""
    left, right = spiral(120, 440, 26, 1.3, 30, 1), spiral(230, 440, 26, 1.3, 150, -1)
    return line(left, colour, 7) + line(right, colour, 7), lozenge(colour, ink.rule)


def _named(kind: Kind) -> Callable[[str, Inks], tuple[str, str]]:
    """The name in small characters under the value."""

    def trim(colour: str, ink: Inks) -> tuple[str, str]:
        name = "".join(
            glyph(char, x, 428, 92, colour, "brush", 88) for char, x in zip(kind.zh_cn, (122, 228), strict=True)
        )
        return name, lozenge(colour, ink.rule)

    return trim
