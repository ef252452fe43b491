"""Woodcuts of plants: lotus, bamboo, gourd and plum blossom.

Inks come in, SVG markup goes out: upright, about x -140..140 and y -100..100.
"""

from math import cos, radians, sin

from changpai_desktop.art.inks import Inks
from changpai_desktop.art.svg import both, ellipse, fill, line, num, petal, smooth, spiral


def lotus(ink: Inks) -> str:
    """和牌 and 三四: a lotus, because 荷 sounds like 和."""
    wood = "".join(both(petal(0, 48, a, 96, 44), ink.ochre, ink.black, 6) for a in (-74, 74, -52, 52))
    wood += "".join(both(petal(0, 50, a, 118, 52), ink.red, ink.black, 6) for a in (-34, 34))
    wood += both(petal(0, 52, 0, 134, 62), ink.red, ink.black, 7)
    wood += "".join(
        line(f"M{num(x)} {num(y)}L{num(x2)} {num(y2)}", ink.paper, 5)
        for x, y, x2, y2 in (
            (0, -46, 0, 22),
            (-13, -20, -8, 24),
            (13, -20, 8, 24),
            (-44, -16, -22, 22),
            (44, -16, 22, 22),
        )
    )
    wood += line("M-128 62C-96 48 -70 74 -36 62S30 50 56 64S104 72 128 58", ink.black, 9) + line(
        "M-100 86C-70 76 -46 94 -16 86S50 78 96 88", ink.black, 7
    )
    return wood


def bamboo(ink: Inks) -> str:
    """长三 and 二五: long stems of bamboo."""
    wood = _stem(-52, 30, -4, ink) + _stem(14, 38, 3, ink)
    leaves = (
        (56, -44, 78, 88, ink.black),
        (56, -44, 112, 82, ink.black),
        (54, -44, 146, 66, ink.red),
        (-50, 22, -82, 86, ink.black),
        (-50, 22, -118, 80, ink.black),
        (-48, 22, -148, 62, ink.red),
        (50, 60, 100, 74, ink.black),
    )
    return wood + "".join(fill(petal(x, y, angle, long, 24, 0.3), c) for x, y, angle, long, c in leaves)


def _stem(left: float, width: float, lean: float, ink: Inks) -> str:
    """Three joints, the lower the longer; each narrows a little at its waist and has a gleam."""
    wood = ""
    for i, (top, high) in enumerate(((-112, 62), (-46, 66), (24, 80))):
        x, up, down = left + lean * i, num(high * 0.4), num(high * 0.6)
        joint = f"M{num(x)} {top}h{num(width)}c-4 {up} -4 {down} 2 {high}h-{num(width + 3)}"
        joint += f"c5 -{up} 5 -{down} 1 -{high}Z"
        gleam = f"M{num(x + width * 0.3)} {top + 12}c-2 {num(high * 0.3)} -2 {num(high * 0.5)} 0 {high - 24}"
        wood += both(joint, ink.black, ink.black, 2) + line(gleam, ink.paper, 5)
    return wood


def gourd(ink: Inks) -> str:
    """幺四: a bottle gourd with a ribbon."""
    body = (
        "M0 -58C26 -62 40 -40 34 -20C31 -8 24 -4 24 6C60 14 76 44 68 70C58 100 -58 100 -68 70"
        "C-76 44 -60 14 -24 6C-24 -4 -31 -8 -34 -20C-40 -40 -26 -62 0 -58Z"
    )
    wood = both(body, ink.ochre, ink.black, 9) + line("M0 -58C-2 -78 6 -88 22 -94", ink.black, 9)
    wood += (
        fill("M-30 -6C-12 6 12 6 30 -6L30 14C12 24 -12 24 -30 14Z", ink.red)
        + fill(petal(26, 4, 118, 62, 26), ink.red)
        + fill(petal(26, 8, 150, 60, 22), ink.red)
    )
    wood += line("M-44 44C-40 66 -26 78 -10 82", ink.paper, 8) + line("M-22 -40C-24 -32 -22 -24 -18 -20", ink.paper, 6)
    wood += both(petal(18, -92, 82, 78, 42), ink.black, ink.black, 2) + line("M28 -90L84 -82", ink.paper, 4)
    wood += line(spiral(-34, -88, 20, 1.3, 0, -1), ink.black, 7)
    return wood


def plum(ink: Inks) -> str:
    """梅子: plum blossom."""
    branch = smooth([(-134, 96), (-84, 56), (-52, 44), (-14, 6), (40, -6), (88, -52), (128, -66)])
    wood = line(branch, ink.black, 15)
    wood += line("M-52 44C-40 8 -56 -28 -40 -66M40 -6C66 10 90 14 122 10", ink.black, 9)
    wood += _blossom(-6, -34, 46, ink.red, ink)
    wood += _blossom(-92, 10, 34, ink.red, ink)
    wood += _blossom(72, 42, 38, ink.ochre, ink)
    buds = ((-38, -76), (126, -76), (124, 4), (52, -54))
    return wood + "".join(both(ellipse(x, y, 12), ink.red, ink.black, 5) for x, y in buds)


def _blossom(x: float, y: float, r: float, colour: str, ink: Inks) -> str:
    """Five petals, a heart, and a stamen between each two petals."""

    def around(far: float, angle: float, size: float) -> str:
        return ellipse(x + r * far * sin(radians(angle)), y - r * far * cos(radians(angle)), size)

    petals = "".join(both(around(0.62, 72 * i + 8, r * 0.5), colour, ink.black, 5) for i in range(5))
    stamens = "".join(fill(around(0.42, 72 * i + 44, 3.6), ink.black) for i in range(5))
    return petals + fill(ellipse(x, y, r * 0.26), ink.paper) + stamens
