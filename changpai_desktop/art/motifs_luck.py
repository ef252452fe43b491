"""Woodcuts that bring luck: the cane of old age, and on the two text cards a drum and an ingot.

Inks come in, SVG markup goes out: upright, about x -140..140 and y -100..100.
"""

from changpai_desktop.art.inks import Inks
from changpai_desktop.art.svg import both, ellipse, fill, line, mirror, smooth, spiral


def drum(ink: Inks) -> str:
    """听用: the drum of the opera orchestra, with two sticks."""
    wood = both("M-88 -34C-104 -4 -104 40 -80 72C-40 96 40 96 80 72C104 40 104 -4 88 -34Z", ink.red, ink.black, 9)
    wood += both(ellipse(0, -36, 88, 30), ink.paper, ink.black, 9)
    wood += line("M-90 -8C-50 22 50 22 90 -8M-82 56C-46 80 46 80 82 56", ink.paper, 5)
    studs = ((-72, 14), (-38, 26), (0, 30), (38, 26), (72, 14))
    wood += "".join(fill(ellipse(x, y, 6), ink.paper) for x, y in studs)
    wood += both("M-18 44L0 36L18 44L18 60L0 68L-18 60Z", ink.ochre, ink.black, 6)
    sticks = line("M118 -96L30 -44", ink.black, 10) + fill(ellipse(26, -42, 12), ink.black)
    return wood + mirror(sticks)


def ingot(ink: Inks) -> str:
    """财神: a silver shoe on curling clouds."""
    wood = both(ellipse(0, -26, 40, 46), ink.ochre, ink.black, 9)
    wood += line("M-16 -46C-8 -56 4 -58 12 -54", ink.paper, 6)
    wood += both(
        "M-132 -36C-92 -2 -52 -14 -44 -14C-20 4 20 4 44 -14C52 -14 92 -2 132 -36C128 24 92 58 48 60H-48"
        "C-92 58 -128 24 -132 -36Z",
        ink.red,
        ink.black,
        9,
    )
    wood += line("M-104 4C-92 26 -74 38 -56 42M-30 22C-10 28 10 28 30 22", ink.paper, 6)
    wood += mirror(line(spiral(96, 84, 17, 1.3, 190, 1), ink.black, 8) + line("M12 92C34 78 56 80 78 88", ink.black, 8))
    return wood + line("M0 -112V-92M-52 -100L-42 -84M52 -100L42 -84", ink.red, 8)


def cane(ink: Inks) -> str:
    """拐子: the knotted cane of a long life, with a gourd of medicine hanging from it."""
    stick = smooth([(86, 102), (40, 62), (2, 34), (-30, -4), (-62, -30), (-92, -62)])
    hook = smooth([(-92, -62), (-116, -92), (-94, -112), (-66, -98), (-52, -82)])
    wood = line(stick + hook, ink.black, 22) + line(stick + hook, ink.ochre, 9)
    wood += "".join(fill(ellipse(x, y, 15), ink.black) for x, y in ((40, 62), (-30, -4)))
    wood += line("M-62 -90C-40 -88 -4 -84 34 -62", ink.red, 7)
    wood += both(
        "M34 -66C52 -68 60 -54 56 -40C54 -32 50 -28 52 -22C78 -14 92 8 86 30C78 56 2 52 -2 22C-4 2 6 -14"
        " 22 -22C22 -28 18 -32 16 -42C14 -56 22 -66 34 -66Z",
        ink.red,
        ink.black,
        8,
    )
    wood += line("M16 10C16 22 22 30 32 34M30 -50C28 -44 29 -40 32 -36", ink.paper, 6)
    wood += line("M20 -24C32 -18 44 -18 54 -24", ink.paper, 5)
    wood += line("M-132 100C-104 88 -84 108 -54 98S-6 88 22 100", ink.black, 8)
    return wood
