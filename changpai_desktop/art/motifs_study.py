"""Woodcuts of the schoolroom: the official's hat, the book, a string of cash and the boat on the river.

Inks come in, SVG markup goes out: upright, about x -140..140 and y -100..100.
"""

from changpai_desktop.art.inks import Inks
from changpai_desktop.art.svg import both, box, ellipse, fill, line, mirror


def hat(ink: Inks) -> str:
    """士: the winged hat of one who has passed the examinations."""
    wings = mirror(
        line("M52 34L84 26", ink.black, 9)
        + both("M78 12C104 -4 134 2 138 22C140 44 104 48 78 38Z", ink.black, ink.black, 6)
        + line("M92 24C104 16 118 16 126 22", ink.ochre, 5)
    )
    crown = both("M-58 58C-62 14 -56 -14 -44 -34C-40 -66 -18 -88 6 -88C40 -88 52 -54 54 58Z", ink.black, ink.black, 6)
    crown += line("M-50 -22C-20 -36 26 -34 50 -14", ink.paper, 6) + fill(ellipse(2, -6, 13), ink.red)
    crown += line("M-14 -62C-2 -70 14 -68 22 -58", ink.ochre, 6)
    brim = both("M-66 54C-30 38 30 38 62 54V82C30 68 -30 68 -66 82Z", ink.red, ink.black, 7)
    return wings + crown + brim


def book(ink: Inks) -> str:
    """知: a sewn book in its blue-paper cover, and the brush beside it."""
    cover = both("M-96 -82H44V84H-96Z", ink.ochre, ink.black, 9)
    pages = both("M44 -82L62 -68V98L44 84ZM-96 84H44L62 98H-80Z", ink.paper, ink.black, 7)
    sewing = line("M-72 -82V84M-96 -58H-72M-96 -20H-72M-96 20H-72M-96 58H-72", ink.black, 6)
    label = both(box(-44, -62, 40, 98), ink.paper, ink.black, 6)
    label += line("M-35 -44H-13M-24 -44V-20M-35 -20H-13M-34 2L-14 2M-24 -8V18", ink.red, 7)
    pen = line("M116 -92L96 30", ink.black, 13) + fill("M86 26L106 30C108 58 98 76 84 92C82 66 78 50 86 26Z", ink.red)
    return cover + pages + sewing + label + pen


def cash(ink: Inks) -> str:
    """千: coins with square holes on a red string, a thousand to the string."""
    coins = ""
    for x, y, r in ((-66, 18, 52), (66, 18, 52), (0, -6, 66)):
        coins += both(ellipse(x, y, r), ink.ochre, ink.black, 9) + line(ellipse(x, y, r - 15), ink.black, 4)
        coins += both(box(x - 14, y - 14, 28, 28), ink.paper, ink.black, 6)
    knot = line("M0 -72C-30 -104 -64 -84 -44 -62M0 -72C30 -104 64 -84 44 -62", ink.red, 10)
    tassel = line("M0 60V74M0 74C-4 86 -10 96 -16 102M0 74V104M0 74C4 86 10 96 16 102", ink.red, 8)
    return coins + knot + tassel


def boat(ink: Inks) -> str:
    """混江: a junk with ribbed sails on high water."""
    sail = both("M-8 -96C34 -84 62 -48 66 18L-8 26Z", ink.ochre, ink.black, 8)
    sail += line("M-6 -62L42 -62M-6 -28L58 -32M-6 2L64 -4", ink.black, 6)
    sail += both("M-24 -66C-52 -50 -70 -22 -74 16L-24 24Z", ink.red, ink.black, 8) + line(
        "M-28 -28L-58 -32M-28 2L-70 -2", ink.paper, 6
    )
    hull = both("M-112 26L-86 60C-40 70 40 70 88 60L118 22C80 40 -60 42 -112 26Z", ink.black, ink.black, 6)
    hull += line("M-16 -98V34", ink.black, 8)
    water = line("M-134 82C-112 62 -92 62 -70 82S-26 102 -4 82S40 62 62 82S106 102 132 80", ink.black, 8)
    return hull + sail + water + line("M-92 102C-70 90 -54 92 -38 102M30 102C52 90 72 92 90 102", ink.red, 7)
