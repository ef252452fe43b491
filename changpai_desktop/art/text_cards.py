"""听用 and 财神: the two kinds that are printed with a pack of long cards and take part in no game.

Two brush characters fill each end. 财神 is red and has a corner as its second cue; 听用 is black.
"""

from changpai_desktop.art.dominoes import MIDDLES
from changpai_desktop.art.glyphs import glyph
from changpai_desktop.art.inks import Inks
from changpai_desktop.art.motifs import MOTIFS
from changpai_desktop.art.paper import end_rules, print_twice, sheet
from changpai_desktop.art.svg import both, fill, group, line
from changpai_desktop.cards.packs import Kind

RED: frozenset[str] = frozenset({"财"})


def text_card(kind: Kind, ink: Inks, middle: str = "flower", hand: str = "brush") -> str:
    """The face of a text kind. Raises KeyError for another middle or hand."""
    if middle not in MIDDLES:
        raise KeyError(middle)
    red = kind.token in RED
    colour = ink.red if red else ink.black
    half = _corner(ink) if red else ""
    for i, char in enumerate(kind.zh_cn):
        half += glyph(char, 142, 154 + 226 * i, 216, colour, hand, 206)
    half += end_rules(ink)
    if middle == "flower":
        half += group(MOTIFS[kind.token](ink), "translate(175 630) scale(.84)")
    else:
        half += both("M175 590l44 52l-44 52l-44 -52z", "none", colour, 8)
        half += both("M175 622l17 20l-17 20l-17 -20z", colour, colour, 4)
    middle_line = line("M40 725C80 712 120 738 175 725S270 738 310 725", ink.rule, 4)
    return sheet(print_twice(half) + middle_line, ink, ord(kind.token), double=True)


def _corner(ink: Inks) -> str:
    """The red triangle in the corner that stays free in a line of cards."""
    return fill("M30 30H92L30 92Z", ink.red)
