"""Woodcuts of things in a tea house: axe, lantern, gaiwan, bench, bells and fan.

Inks come in, SVG markup goes out: upright, about x -140..140 and y -100..100.
"""

from math import cos, radians, sin

from changpai_desktop.art.inks import Inks
from changpai_desktop.art.svg import both, box, ellipse, fill, group, line, mirror, num, petal, spiral


def axe(ink: Inks) -> str:
    """斧头: an axe."""
    wood = group(
        both(box(-112, -10, 236, 22), ink.ochre, ink.black, 8)
        + both(
            "M34 -12L26 -58C52 -40 92 -40 116 -62C132 -22 132 26 116 66C92 44 52 42 26 62L34 14Z",
            ink.black,
            ink.black,
            4,
        )
        + line("M104 -34C110 -10 110 14 104 38", ink.paper, 6)
        + line("M46 -30C66 -22 82 -22 94 -30M46 34C66 26 82 26 94 34", ink.paper, 5)
        + fill(ellipse(64, 1, 12), ink.red)
        + line("M-112 -10V12M-92 -10V12", ink.black, 8),
        "rotate(-24)",
    )
    wood += line("M-104 46C-112 62 -96 70 -104 84", ink.red, 8) + "".join(
        line(f"M{x} 84L{x - 6} 106", ink.red, 6) for x in (-114, -104, -94)
    )
    return wood


def lantern(ink: Inks) -> str:
    """四六 (红十): a red lantern."""
    wood = (
        line("M0 -100V-76", ink.black, 7)
        + both("M-32 -76H32V-62H-32Z", ink.black, ink.black, 3)
        + both("M-32 -62C-96 -52 -96 40 -32 50H32C96 40 96 -52 32 -62Z", ink.red, ink.black, 8)
    )
    wood += line("M0 -60V48M-22 -60C-52 -40 -52 28 -22 48M22 -60C52 -40 52 28 22 48", ink.paper, 5) + both(
        "M-32 50H32V62H-32Z", ink.black, ink.black, 3
    )
    wood += "".join(line(f"M{x} 64V{y}", ink.red, 7) for x, y in ((-18, 92), (-6, 102), (6, 102), (18, 92)))
    wood += mirror(
        line(spiral(112, -8, 18, 1.3, 180, 1), ink.black, 7) + line("M100 22C112 34 128 34 136 26", ink.black, 7)
    )
    return wood


def gaiwan(ink: Inks) -> str:
    """平八: a covered tea bowl, flat on its saucer."""
    wood = both("M-104 70C-70 96 70 96 104 70C70 78 -70 78 -104 70Z", ink.black, ink.black, 6) + both(
        "M-82 -6C-76 44 -46 68 -30 72H30C46 68 76 44 82 -6Z", ink.paper, ink.black, 9
    )
    wood += both("M-92 -10C-80 -40 -42 -54 0 -54C42 -54 80 -40 92 -10Z", ink.paper, ink.black, 9) + both(
        "M-20 -54L-16 -70H16L20 -54Z", ink.black, ink.black, 3
    )
    wood += (
        line("M-58 -26C-30 -38 30 -38 58 -26", ink.red, 7)
        + line(spiral(-22, 28, 18, 1.3, 20, 1), ink.red, 7)
        + line(spiral(26, 30, 16, 1.3, 160, -1), ink.red, 7)
        + line("M-56 12H56", ink.black, 5)
    )
    wood += line("M-34 -82C-42 -92 -28 -98 -36 -108M32 -82C24 -92 38 -98 30 -108", ink.ochre, 7)
    wood += mirror(line("M112 84H140M116 98H132", ink.ochre, 7))
    return wood


def bench(ink: Inks) -> str:
    """板凳: a bench, and tea on it."""
    wood = (
        both("M-128 14H128V36H-128Z", ink.black, ink.black, 5)
        + line("M-116 26H116", ink.paper, 5)
        + both("M-96 36L-116 102H-94L-72 36ZM96 36L116 102H94L72 36Z", ink.black, ink.black, 4)
        + line("M-98 72H98", ink.black, 9)
    )
    wood += group(gaiwan(ink), "translate(-24 -38) scale(.62)")
    return wood


def bell(ink: Inks) -> str:
    """丁丁: two bells."""
    one = (
        line("M0 -92C14 -92 14 -72 0 -72", ink.black, 8)
        + both("M-8 -70H8C34 -56 34 0 46 34H-46C-34 0 -34 -56 -8 -70Z", ink.ochre, ink.black, 8)
        + line("M-34 8C-12 16 12 16 34 8", ink.black, 6)
        + both(ellipse(0, 46, 13), ink.black, ink.black, 2)
        + line("M-14 -46C-20 -26 -22 -14 -22 -6", ink.paper, 6)
    )
    wood = group(one, "translate(-58 6) rotate(14) scale(.92)") + group(one, "translate(58 6) rotate(-14) scale(.92)")
    wood += (
        line("M-70 -74C-40 -110 40 -110 70 -74", ink.red, 9)
        + fill(petal(0, -92, 150, 54, 24), ink.red)
        + fill(petal(0, -92, 210, 54, 24), ink.red)
        + fill(ellipse(0, -94, 14), ink.red)
        + line("M-120 92H-30M-8 92H64M84 92H120", ink.black, 8)
    )
    return wood


def fan(ink: Inks) -> str:
    """三五: a folding fan."""

    def at(r: float, angle: float) -> str:
        a = radians(angle)
        return f"{num(r * sin(a))} {num(74 - r * cos(a))}"

    leaf = f"M{at(150, -62)}"
    leaf += "".join(f"L{at(150 if i % 2 == 0 else 143, a)}" for i, a in enumerate(range(-52, 63, 10)))
    leaf += "".join(f"L{at(62, a)}" for a in range(62, -63, -10)) + "Z"
    wood = both(leaf, ink.paper, ink.black, 8)
    wood += "".join(line(f"M{at(20, a)}L{at(146, a)}", ink.black, 4) for a in range(-52, 53, 13))
    wood += fill(ellipse(0, 74, 15), ink.red) + fill(ellipse(0, -22, 22), ink.red)
    wood += "".join(fill(petal(s * 40, -6, s * 60, 62, 22), ink.black) for s in (-1, 1))
    return wood + line("M-60 96C-30 84 30 84 60 96", ink.red, 7)
