"""Woodcuts of heaven and earth: clouds, sun and hills.

Inks come in, SVG markup goes out: upright, about x -140..140 and y -100..100.
"""

from changpai_desktop.art.inks import Inks
from changpai_desktop.art.svg import both, ellipse, fill, line, spiral


def cloud(ink: Inks) -> str:
    """二四: two banks of curling cloud over still water."""
    wood = both(
        "M-128 62C-140 20 -104 2 -84 14C-84 -34 -22 -40 -8 0C8 -18 50 -12 52 18C84 6 122 24 120 62Z",
        ink.paper,
        ink.black,
        9,
    )
    wood += line(spiral(-46, 14, 30, 1.5, 200, 1), ink.black, 9)
    wood += line(spiral(26, 28, 22, 1.4, 210, 1), ink.black, 8)
    wood += line(spiral(-98, 42, 19, 1.3, 200, 1), ink.black, 8)
    wood += line(spiral(86, 44, 17, 1.2, 330, -1), ink.black, 8)
    wood += line("M-134 78H-20M6 78H96M112 78H128", ink.black, 9)
    return wood + line("M-96 95H40M64 95H86", ink.ochre, 8)


def suncloud(ink: Inks) -> str:
    """天牌: the sun behind the clouds of heaven."""
    sun = fill(ellipse(52, -42, 44), ink.red)
    sun += line("M14 -44H92", ink.paper, 5) + line("M14 -30H92", ink.paper, 5)
    return sun + cloud(ink)


def hills(ink: Inks) -> str:
    """地牌: hills and a river under the sun."""
    wood = fill(ellipse(76, -54, 30), ink.red)
    wood += both(
        "M-136 52L-92 -40L-66 -6L-22 -92L22 -2L46 -34L134 52Z",
        ink.black,
        ink.black,
        4,
    )
    wood += line(
        "M-92 -26L-104 8M-88 -18L-84 14M-22 -74L-48 0M-18 -66L-14 10M-10 -56L14 20M46 -20L32 12M52 -16L70 22",
        ink.paper,
        6,
    )
    wood += line("M-134 72C-106 60 -84 82 -54 72S10 62 36 74S96 80 132 66", ink.black, 9)
    return wood + line("M-96 94C-70 84 -44 102 -16 94S56 86 84 96", ink.ochre, 8)
