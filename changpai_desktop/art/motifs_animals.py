"""Woodcuts of animals: carp, crane, cat and swallow.

Inks come in, SVG markup goes out: upright, about x -140..140 and y -100..100.
"""

from changpai_desktop.art.inks import Inks
from changpai_desktop.art.svg import both, ellipse, fill, line, petal, smooth


def fish(ink: Inks) -> str:
    """黑九: a carp, for the years of plenty."""
    wood = both(
        "M-126 4C-92 -56 10 -60 66 -8C84 -22 110 -44 128 -40C112 -14 112 18 130 48"
        "C108 50 84 28 66 12C12 58 -90 58 -126 4Z",
        ink.red,
        ink.black,
        8,
    )
    wood += both("M-60 -40C-34 -84 22 -80 34 -38C6 -50 -30 -50 -60 -40Z", ink.black, ink.black, 3) + both(
        "M-30 46C-16 82 14 84 26 40C6 50 -12 50 -30 46Z", ink.black, ink.black, 3
    )
    wood += (
        line("M-72 -34C-54 -8 -54 18 -72 40", ink.paper, 7)
        + both(ellipse(-94, -8, 11), ink.paper, ink.black, 5)
        + fill(ellipse(-95, -8, 4), ink.black)
    )
    for i, x in enumerate((-38, -10, 18, 42)):
        for y in (-22, 2, 26) if i < 2 else (-12, 10):
            wood += line(f"M{x - 8} {y - 12}C{x + 10} {y - 8} {x + 10} {y + 8} {x - 8} {y + 12}", ink.paper, 5)
    wood += line("M84 -8L112 -24M86 4H110M84 14L112 32", ink.paper, 5) + line(
        "M-130 84C-90 70 -60 92 -20 82S70 72 120 86", ink.black, 8
    )
    return wood


def crane(ink: Inks) -> str:
    """高脚: the bird with the longest legs."""
    wood = line("M6 40L-2 100M30 40L34 100M-2 100L-22 102M34 100L54 102", ink.black, 8)
    wood += both(
        smooth([(-34, 16), (-10, -14), (40, -20), (78, 6), (112, 44), (60, 40), (20, 54), (-20, 44)], True),
        ink.paper,
        ink.black,
        8,
    )
    wood += fill("M30 -6C64 -4 92 18 122 52C96 56 80 42 62 36C82 52 88 62 92 74C66 66 48 48 30 30Z", ink.black)
    wood += line("M-30 18C-70 -4 -70 -44 -40 -62C-28 -70 -26 -84 -40 -90", ink.black, 12) + line(
        "M-30 18C-62 -4 -62 -40 -36 -57", ink.paper, 4
    )
    wood += fill("M-44 -96C-30 -100 -22 -88 -28 -78L-80 -76Z", ink.black) + fill(
        "M-46 -97C-38 -106 -24 -100 -24 -92Z", ink.red
    )
    wood += line("M-6 6C14 -4 30 2 42 14M-6 24C10 16 24 20 34 30", ink.black, 6) + line(
        "M54 18L88 46M46 26L74 56", ink.paper, 5
    )
    wood += "".join(
        fill(petal(x, 102, a, tall, 12), ink.black)
        for x, a, tall in ((-96, -14, 92), (-90, 12, 74), (-104, -36, 60), (96, 18, 46), (104, -8, 56))
    )
    return wood


def cat(ink: Inks) -> str:
    """猫猫: a cat with a bell."""
    wood = fill("M-44 100C-70 60 -56 12 -10 8C50 4 88 40 84 100Z", ink.black) + line(
        "M84 92C128 92 136 44 104 24C92 18 84 28 92 36", ink.black, 15
    )
    wood += fill(
        "M-84 -84C-66 -82 -52 -72 -46 -66C-34 -70 -14 -70 -2 -66C4 -74 16 -84 34 -86"
        "C36 -60 36 -50 30 -34C34 4 8 26 -24 26C-58 26 -86 4 -82 -32C-88 -48 -88 -64 -84 -84Z",
        ink.black,
    )
    wood += (
        both("M-62 -30C-54 -44 -40 -44 -34 -30C-42 -22 -54 -22 -62 -30Z", ink.ochre, ink.paper, 4)
        + both("M-16 -30C-10 -44 6 -44 12 -30C4 -22 -8 -22 -16 -30Z", ink.ochre, ink.paper, 4)
        + fill(ellipse(-48, -32, 4, 9), ink.black)
        + fill(ellipse(-2, -32, 4, 9), ink.black)
    )
    wood += (
        fill("M-31 -12H-19L-25 -4Z", ink.red)
        + line("M-25 -4C-26 4 -36 6 -42 2M-25 -4C-24 4 -14 6 -8 2", ink.paper, 4)
        + line("M-62 -6L-96 -12M-60 4L-94 8M12 -6L46 -12M10 4L44 8", ink.black, 4)
    )
    wood += (
        fill("M-56 22C-36 34 -10 34 8 20L14 32C-8 46 -42 46 -60 34Z", ink.red)
        + fill(ellipse(-24, 46, 10), ink.ochre)
        + line("M20 40C40 42 54 58 58 78M-24 66V98M-2 70V98", ink.paper, 5)
    )
    return wood


def swallow(ink: Inks) -> str:
    """乙: the bird whose old name it is, over a willow twig."""
    wood = fill("M2 -2C6 -44 34 -84 92 -102C76 -66 66 -34 62 8Z", ink.black)
    wood += fill("M46 6C78 -4 106 -14 138 -16C114 0 96 10 78 20C98 30 114 42 126 60C96 50 66 44 40 40Z", ink.black)
    wood += both(
        smooth([(-92, 8), (-64, -12), (-10, -8), (40, 8), (62, 26), (30, 40), (-24, 42), (-66, 32)], True),
        ink.paper,
        ink.black,
        8,
    )
    wood += fill("M-92 10C-70 -20 -8 -14 62 22C20 14 -30 14 -58 18Z", ink.black) + fill(
        "M-86 16C-72 14 -58 20 -50 34C-64 38 -80 30 -86 16Z", ink.red
    )
    wood += fill("M-88 0L-116 14L-84 18Z", ink.black) + fill(ellipse(-72, 3, 5), ink.paper)
    wood += fill("M-36 0C-56 -38 -84 -66 -134 -78C-112 -30 -72 12 -14 26Z", ink.black)
    wood += line("M-104 -58C-84 -40 -68 -22 -50 2M-78 -56C-64 -42 -54 -26 -42 -6", ink.paper, 5)
    wood += line("M-120 92C-60 66 40 66 124 92", ink.black, 7)
    return wood + "".join(
        fill(petal(x, y, a, 44, 18), ink.ochre)
        for x, y, a in ((-78, 82, 150), (-30, 74, 30), (20, 73, 155), (66, 78, 35))
    )
