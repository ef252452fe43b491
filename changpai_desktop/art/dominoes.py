"""The 21 domino faces of the long cards.

A token such as `63` comes in, the SVG of its face goes out. Both ends show the whole value: the smaller half
left, the larger right, one file of pips each; the second end is the first one turned by 180 degrees.
"""

from typing import Final

from changpai_desktop.art.glyphs import glyph
from changpai_desktop.art.inks import Inks
from changpai_desktop.art.motifs import MOTIFS
from changpai_desktop.art.paper import end_rules, print_twice, sheet
from changpai_desktop.art.svg import both, ellipse, fill, group, line
from changpai_desktop.cards.packs import Kind

MIDDLES: Final = ("flower", "plain", "name")
PIPS: Final = ("file", "dice")

RED_HALVES: Final = (1, 4)
"""Ones and fours are red, and the left half of 6-6 (rules 0.1)."""

# Upright ellipses in one file, grouped 2+2, 2+1+2, 3+3 so that nobody has to count. Few pips are large, many
# are small, so that the outline tells too. Pips: (half height, half width, heights of the centres).
_FILE: Final[dict[int, tuple[float, float, tuple[float, ...]]]] = {
    1: (60, 45, (262,)),
    2: (54, 42, (168, 356)),
    3: (48, 39, (112, 262, 412)),
    4: (41, 35, (96, 190, 334, 428)),
    5: (35, 31, (82, 160, 262, 364, 442)),
    6: (32, 29, (78, 148, 218, 306, 376, 446)),
}
# The pattern of a die, for eyes that prefer it: (half height, half width, centres relative to the file).
_DICE: Final[dict[int, tuple[float, float, tuple[tuple[float, float], ...]]]] = {
    1: (60, 47, ((0, 262),)),
    2: (50, 40, ((0, 160), (0, 364))),
    3: (42, 32, ((-19, 120), (0, 262), (19, 404))),
    4: (38, 22, ((-26, 160), (26, 160), (-26, 364), (26, 364))),
    5: (38, 22, ((-26, 122), (26, 122), (0, 262), (-26, 402), (26, 402))),
    6: (38, 22, ((-26, 122), (26, 122), (-26, 262), (26, 262), (-26, 402), (26, 402))),
}
_FILE_CENTRES: Final = (97, 210)
_DICE_CENTRES: Final = (82, 204)


def domino(kind: Kind, ink: Inks, middle: str = "flower", pips: str = "file") -> str:
    """The face of a domino kind. Raises KeyError for another middle or other pips."""
    if middle not in MIDDLES or pips not in PIPS:
        raise KeyError(f"{middle} {pips}")
    large, small = int(kind.token[0]), int(kind.token[1])
    half = value_end(small, large, ink, pips) + end_rules(ink)
    colour = ink.red if kind.red_pips else ink.black
    half += _MIDDLE_HALVES[middle](kind, ink, colour)
    return sheet(print_twice(half) + _MIDDLE_LINES[middle](ink), ink, large * 7 + small)


def value_end(small: int, large: int, ink: Inks, pips: str = "file") -> str:
    """The pips of one end, all within the left 0.73 of the card's width."""
    left, right = _FILE_CENTRES if pips == "file" else _DICE_CENTRES
    left_red = small in RED_HALVES or (small, large) == (6, 6)
    return _half(small, left, left_red, ink, pips) + _half(large, right, large in RED_HALVES, ink, pips)


def _half(count: int, cx: float, red: bool, ink: Inks, pips: str) -> str:
    if pips == "dice":
        high, across, places = _DICE[count]
        return "".join(_pip(cx + dx, y, across, high, red, ink) for dx, y in places)
    high, across, heights = _FILE[count]
    return "".join(_pip(cx, y, across, high, red, ink) for y in heights)


def _pip(cx: float, cy: float, across: float, high: float, red: bool, ink: Inks) -> str:
    """One pip. A red one has an eye: the second cue beside the colour."""
    if not red:
        return fill(ellipse(cx, cy, across, high), ink.black)
    eye = 0.5 if ink.bold else 0.3
    return fill(ellipse(cx, cy, across, high), ink.red) + fill(ellipse(cx, cy, across * eye, high * eye), ink.paper)


def _flower_half(kind: Kind, ink: Inks, colour: str) -> str:
    return group(MOTIFS[kind.token](ink), "translate(175 630) scale(.84)")


def _plain_half(kind: Kind, ink: Inks, colour: str) -> str:
    lozenge = both("M175 655l30 36l-30 36l-30 -36z", "none", colour, 7)
    return line("M175 640V560", ink.rule, 3) + lozenge


def _name_half(kind: Kind, ink: Inks, colour: str) -> str:
    return "".join(glyph(char, 122, 584 + 96 * i, 92, colour) for i, char in enumerate(kind.zh_cn))


_MIDDLE_HALVES: Final = {"flower": _flower_half, "plain": _plain_half, "name": _name_half}
_MIDDLE_LINES: Final = {
    "flower": lambda ink: line("M40 725C80 712 120 738 175 725S270 738 310 725", ink.rule, 4),
    "plain": lambda ink: line("M118 725H232", ink.rule, 3),
    "name": lambda ink: line("M60 725H290", ink.rule, 3),
}
