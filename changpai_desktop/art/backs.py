"""The backs of the cards, long and 字: lacquer with a key fret, indigo calico, woven bamboo; and the one of the tiles.

Each is exactly point-symmetric, so that no card can be told by the way it lies.
"""

from math import cos, radians, sin
from typing import Final

from changpai_desktop.art.inks import Inks
from changpai_desktop.art.motifs_sky import cloud
from changpai_desktop.art.paper import HEIGHT, WIDTH, ZI_HEIGHT, print_twice
from changpai_desktop.art.svg import both, box, document, ellipse, fill, group, line, num, rounded, spiral
from changpai_desktop.art.tiles import tile_back
from changpai_desktop.cards.packs import Family

BACKS: Final = ("lacquer", "indigo", "bamboo")

_HEIGHTS: Final = {"long": HEIGHT, "zi": ZI_HEIGHT}
_COLOURS: Final = {
    "lacquer": ("#6E1A16", "#C9974A", "#3A0E0C"),
    "indigo": ("#27466B", "#E9E2CF", "#152A45"),
    "bamboo": ("#5E6B3A", "#D8CFA0", "#353E1E"),
}


def back(name: str, family: Family = "long") -> str:
    """The SVG of a back in the shape of a family; tiles have one for all names. Raises KeyError for another."""
    base, thread, edge = _COLOURS[name]
    if family == "tile":
        return tile_back()
    height = _HEIGHTS[family]
    drawn = both(rounded(3, 3, WIDTH - 6, height - 6, 24), base, edge, 6)
    drawn += line(rounded(22, 22, WIDTH - 44, height - 44, 12), thread, 5)
    drawn += line(rounded(34, 34, WIDTH - 68, height - 68, 8), thread, 2.5)
    return document(WIDTH, height, drawn + _PATTERNS[name](base, thread, height))


def _lacquer(base: str, thread: str, height: int) -> str:
    """A key fret at both ends and a round seal with clouds in the middle."""
    half, middle = "", height / 2
    # The rows of the fret fill the room above the curls, at least 24 apart.
    room = middle - 199 - 58
    rows = int((room + 24) // 82)
    for row in range(rows):
        y = 58 + row * (room - 58) / (rows - 1)
        for x in (56, 146, 236):
            half += line(f"M{x} {num(y)}h58v58h-40v-38h20v18", thread, 5)
    half += line(spiral(105, middle - 140, 36, 1.5, 40, 1), thread, 6)
    half += line(spiral(245, middle - 140, 36, 1.5, 140, -1), thread, 6)
    seal = both(ellipse(175, middle, 104), base, thread, 6) + line(ellipse(175, middle, 90), thread, 3)
    gold = Inks(base, base, thread, thread, thread, thread, thread, thread, thread)
    clouds = print_twice(group(cloud(gold), f"translate(175 {middle - 36:g}) scale(.40)"), height)
    return print_twice(half, height) + seal + clouds


def _indigo(base: str, thread: str, height: int) -> str:
    """Rows of plum blossom, dyed as on blue calico."""
    half = ""
    for row in range(6):
        y = height / 2 - 57 - 114 * row
        if y < 70:
            break
        blossoms, dots = ((110, 240), (175,)) if row % 2 else ((175,), (62, 288))
        half += "".join(_blossom(x, y, 38, thread, base) for x in blossoms)
        half += "".join(fill(ellipse(x, y, 8), thread) for x in dots)
    return print_twice(half, height)


def _blossom(cx: float, cy: float, r: float, petals: str, ground: str) -> str:
    drawn = ""
    for i in range(5):
        a = radians(72 * i)
        drawn += both(ellipse(cx + r * 0.6 * sin(a), cy - r * 0.6 * cos(a), r * 0.46), petals, ground, 7)
    return drawn + both(ellipse(cx, cy, r * 0.27), ground, ground, 6)


def _bamboo(base: str, thread: str, height: int) -> str:
    """Woven strips, over and under in turn."""
    half = ""
    for row, y in enumerate(range(int(height / 2) - 46, 44, -46)):
        for column, x in enumerate(range(43, 300, 44)):
            over = (row + column) % 2 == 1
            strip = box(x + 2, y + 15, 40, 16) if over else box(x + 14, y + 3, 16, 40)
            half += fill(strip, thread if over else "#A9A96C")
    return print_twice(half, height)


_PATTERNS: Final = {"lacquer": _lacquer, "indigo": _indigo, "bamboo": _bamboo}
