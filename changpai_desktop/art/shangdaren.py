"""The faces of 上大人: the characters a child first learned to write, printed line by line in three blocks.

A kind, the inks and the hand come in, SVG text goes out. The first character of a line is red and has a corner, the
second is green and has a ring, the third is ink (rules 4.1), so that a line is seen before it is read. 混江 stands in
for any character and has none of these: two characters and the waves of its river.

尔 and 礼 are printed, not 爾 and 禮. Both short forms are old: they stand in the oldest dictionaries beside the long
ones, the copybook of eight lines was chosen for its few strokes, and few strokes are what a folded card of 34 pixels
can show. The brush has no other forms either. Names in traditional Chinese are written 爾 and 禮 all the same.
"""

from typing import Final

from changpai_desktop.art.glyphs import glyph
from changpai_desktop.art.inks import Inks
from changpai_desktop.art.motifs_animals import cat, crane, fish, swallow
from changpai_desktop.art.motifs_house import axe, bell, bench, fan, gaiwan, lantern
from changpai_desktop.art.motifs_luck import cane, drum, ingot
from changpai_desktop.art.motifs_plants import bamboo, gourd, lotus, plum
from changpai_desktop.art.motifs_sky import hills, suncloud
from changpai_desktop.art.motifs_stage import hero, mask
from changpai_desktop.art.motifs_study import boat, book, cash, hat
from changpai_desktop.art.paper import ZI_HEIGHT, print_twice, sheet
from changpai_desktop.art.svg import line
from changpai_desktop.art.zi import ACROSS, CENTRE, HIGH, ZI_HANDS, Block, Motifs, plain_character, woodcut, zi
from changpai_desktop.cards.packs import Kind

BLOCKS: Final[tuple[Block, ...]] = ("black", "red", "green", "black")
"""In which block a character is printed, by its place in its line; places count from 1."""

MOTIFS: Final[Motifs] = {
    "上": suncloud,
    "大": crane,
    "人": hero,
    "邱": hills,
    "乙": swallow,
    "己": bench,
    "化": mask,
    "三": bamboo,
    "千": cash,
    "七": cat,
    "十": lantern,
    "士": hat,
    "尔": plum,
    "小": drum,
    "生": gourd,
    "八": fan,
    "九": fish,
    "子": lotus,
    "佳": gaiwan,
    "作": axe,
    "仁": cane,
    "可": ingot,
    "知": book,
    "礼": bell,
    "混": boat,
}
"""The woodcuts when faces with figures are chosen. They play on sound and sense: 邱 is a hill, 乙 an old name of the
swallow, 化 the mask that is changed, 子 the seed of the lotus, 佳 good tea, 作 a tool, 仁 what lives long, 知 a book,
礼 the bells of a rite, 混 the boat on the river."""

OPTICAL: Final = {"己": 0.84, "化": 1.14, "士": 1.12, "礼": 1.12, "仁": 1.08, "八": 1.1, "十": 1.06}
"""A brush character that looks larger or smaller than its neighbours is set so much smaller or larger."""
_PLAIN_THICK: Final = 10
"""By how much the many strokes of 混江 are thickened in type."""
_THIN: Final = "上三千七十士子"
_THIN_THICK: Final = 46
"""Of these characters type has little but a thin stroke across, by which 十 and 士 must be told apart."""


def shangdaren(kind: Kind, ink: Inks, hand: str) -> str:
    """The face of a kind. Raises KeyError for an unknown hand."""
    if kind.suit == "jiang":
        return _hunjiang(kind, ink, hand)
    return zi(kind, ink, hand, BLOCKS[kind.pips], _character, motifs=MOTIFS, plain=_plain_character)


def _character(kind: Kind, colour: str) -> str:
    return glyph(kind.token, *CENTRE, HIGH * OPTICAL.get(kind.token, 1), colour, "brush", ACROSS)


def _plain_character(kind: Kind, colour: str) -> str:
    return plain_character(kind, colour, _THIN_THICK if kind.token in _THIN else None)


def _hunjiang(kind: Kind, ink: Inks, hand: str) -> str:
    """混江: both characters within the end that a folded card shows."""
    if hand not in ZI_HANDS:
        raise KeyError(hand)
    written = "plain" if hand == "plain" else "brush"
    half = ""
    for char, y, colour in zip(kind.zh_cn, (114, 278), (ink.black, ink.red), strict=True):
        half += glyph(char, 150, y, 148, colour, written, 206, _PLAIN_THICK)
    if hand == "flower":
        half += woodcut(MOTIFS[kind.token], ink)
    else:
        half += _wave(446, ink.black) + _wave(488, ink.red)
    return sheet(print_twice(half, ZI_HEIGHT), ink, ord(kind.token), height=ZI_HEIGHT)


def _wave(y: float, colour: str) -> str:
    return line(f"M46 {y}c21 -28 43 -28 64 0s43 28 64 0s43 -28 64 0s43 28 64 0", colour, 9)
