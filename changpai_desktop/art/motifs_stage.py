"""Woodcuts from the opera stage: the painted face and the hero.

Inks come in, SVG markup goes out: upright, about x -140..140 and y -100..100.
"""

from changpai_desktop.art.inks import Inks
from changpai_desktop.art.svg import both, ellipse, fill, line, mirror, petal, spiral


def mask(ink: Inks) -> str:
    """红九: a face of the Sichuan opera."""
    half = fill("M0 -64C14 -78 34 -74 44 -56C58 -30 54 -8 12 -2C4 -24 2 -40 0 -64Z", ink.red)
    half += (
        fill("M10 -12C26 -30 54 -34 68 -24C62 -4 30 10 12 4Z", ink.black)
        + both("M24 -10C34 -18 46 -18 54 -14C46 -6 34 -4 24 -10Z", ink.paper, ink.paper, 2)
        + fill(ellipse(40, -12, 6), ink.black)
    )
    half += fill("M12 -36C30 -62 58 -66 72 -52C56 -52 36 -42 20 -28Z", ink.black)
    half += fill("M64 -6C74 20 66 50 44 68C50 40 44 20 26 14C42 12 54 6 64 -6Z", ink.red)
    half += line(spiral(34, 32, 13, 1.2, 0, 1), ink.black, 6)
    half += fill("M0 58C14 54 26 58 34 66C22 74 10 74 0 74Z", ink.black)
    face = both(
        "M0 -100C58 -100 84 -62 80 -14C78 38 46 98 0 100C-46 98 -78 38 -80 -14C-84 -62 -58 -100 0 -100Z",
        ink.paper,
        ink.black,
        9,
    )
    wood = (
        face
        + mirror(half)
        + fill("M0 -20C8 0 10 20 14 30C8 42 -8 42 -14 30C-10 20 -8 0 0 -20Z", ink.black)
        + fill(ellipse(0, -78, 12, 16), ink.red)
        + line("M0 -92V-62", ink.paper, 4)
    )
    wood += mirror(fill(petal(76, -58, 40, 64, 34), ink.black) + fill(petal(80, -30, 78, 60, 30), ink.red))
    return wood


def hero(ink: Inks) -> str:
    """人牌: a hero of the stage with a red plume."""
    wood = fill(
        "M-34 -34C-60 -100 10 -120 84 -98C50 -92 40 -84 34 -70C70 -74 92 -66 110 -50C76 -56 52 -46 34 -34Z",
        ink.red,
    ) + line("M-10 -70C20 -92 50 -94 72 -92M10 -58C40 -66 66 -62 84 -56", ink.paper, 5)
    wood += both("M-132 104C-126 62 -84 50 -46 44L46 44C84 50 126 62 132 104Z", ink.black, ink.black, 4)
    wood += line(
        "M-112 92C-104 74 -84 66 -66 62M-92 100C-86 84 -72 78 -58 74M112 92"
        "C104 74 84 66 66 62M92 100C86 84 72 78 58 74",
        ink.paper,
        6,
    )
    wood += both("M-44 -20C-46 26 -26 58 0 58C26 58 46 26 44 -20Z", ink.paper, ink.black, 8)
    wood += (
        both(
            "M-60 -14C-58 -54 -34 -70 0 -70C34 -70 58 -54 60 -14C40 -26 20 -30 0 -30C-20 -30 -40 -26 -60 -14Z",
            ink.black,
            ink.black,
            4,
        )
        + fill(petal(0, -30, 0, 42, 30), ink.red)
        + line("M-42 -30C-38 -46 -28 -54 -16 -57M42 -30C38 -46 28 -54 16 -57", ink.paper, 6)
    )
    wood += (
        fill(
            "M-34 -4C-26 -16 -12 -14 -6 -4C-16 -8 -24 -6 -34 -4ZM34 -4C26 -16 12 -14 6 -4C16 -8 24 -6 34 -4Z",
            ink.black,
        )
        + fill(ellipse(-19, 4, 5), ink.black)
        + fill(ellipse(19, 4, 5), ink.black)
    )
    wood += (
        line("M0 4L-5 20L4 21", ink.black, 5)
        + fill("M-40 24C-22 34 22 34 40 24C36 66 20 96 0 102C-20 96 -36 66 -40 24Z", ink.black)
        + line("M-12 32H12", ink.red, 8)
        + line("M-14 52L-8 82M0 52V92M14 52L8 82", ink.paper, 5)
    )
    wood += fill(ellipse(-76, 74, 9), ink.red) + fill(ellipse(76, 74, 9), ink.red)
    return wood
