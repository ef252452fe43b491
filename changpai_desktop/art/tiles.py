"""The faces of the mahjong tiles, bone on bamboo, and their back.

A kind, the inks and the hand come in, SVG text goes out. 万 is written with the same brush as the cards, 筒 are coins,
条 bamboo, and the first of the bamboos is the crane. In the plain hand nobody has to count: from two on the number
stands over one sign of the suit. A tile is never folded or covered; the whole face is its value. Colours only adorn:
every tile is told by its shapes.
"""

from collections.abc import Callable
from typing import Final

from changpai_desktop.art.glyphs import glyph
from changpai_desktop.art.inks import Inks
from changpai_desktop.art.suits import bundle, coin, flower_coin, stick
from changpai_desktop.art.svg import both, box, document, ellipse, fill, group, line, num, petal, rounded, smooth, twice
from changpai_desktop.art.zi import ZI_HANDS, plain_number
from changpai_desktop.cards.packs import SMALL, Kind

TILE_HANDS: Final = ("brush", "plain")
"""The hands that differ; where woodcuts are chosen a tile, which has no room for one, is written with the brush."""

TILE_WIDTH: Final = 300
TILE_HEIGHT: Final = 400
FACE_HEIGHT: Final = 360
"""The face ends here; below it the bone and the bamboo are seen from the side."""

Spot = tuple[float, float, str]
"""Where a coin or stick stands, and the letter of its ink: g(reen), r(ed) or k (black)."""

COINS: Final[dict[int, tuple[float, tuple[Spot, ...]]]] = {
    2: (66, ((150, 98, "g"), (150, 262, "g"))),
    3: (54, ((76, 82, "g"), (150, 180, "r"), (224, 278, "g"))),
    4: (54, ((84, 98, "g"), (216, 98, "k"), (84, 262, "k"), (216, 262, "g"))),
    5: (47, ((76, 82, "g"), (224, 82, "k"), (150, 180, "r"), (76, 278, "k"), (224, 278, "g"))),
    6: (46, tuple((x, y, c) for y, c in ((72, "g"), (180, "r"), (288, "r")) for x in (92, 208))),
    7: (40, ((66, 62, "g"), (150, 96, "g"), (234, 130, "g"), *((x, y, "r") for y in (218, 306) for x in (96, 204)))),
    8: (39, tuple((x, y, "k") for y in (58, 139, 221, 302) for x in (94, 206))),
    9: (39, tuple((x, y, c) for y, c in ((68, "g"), (180, "r"), (292, "k")) for x in (58, 150, 242))),
}
"""The outer radius of the coins of a number, and where they lie."""

STICKS: Final[dict[int, tuple[float, tuple[Spot, ...]]]] = {
    2: (136, ((150, 94, "g"), (150, 266, "g"))),
    3: (136, ((150, 94, "g"), (90, 266, "g"), (210, 266, "g"))),
    4: (136, tuple((x, y, "g") for y in (94, 266) for x in (90, 210))),
    5: (136, (*((x, y, "g") for y in (94, 266) for x in (70, 230)), (150, 180, "r"))),
    6: (136, tuple((x, y, "g") for y in (94, 266) for x in (70, 150, 230))),
    7: (92, ((150, 70, "r"), *((x, y, "g") for y in (180, 290) for x in (70, 150, 230)))),
    9: (92, tuple((x, y, c) for y in (70, 180, 290) for x, c in ((70, "g"), (150, "r"), (230, "g")))),
}
"""The height of the sticks of a number, and where they stand. Eight of them stand slanting."""


def tile(kind: Kind, ink: Inks, hand: str) -> str:
    """The face of a kind. Raises KeyError for an unknown hand."""
    if hand not in ZI_HANDS:
        raise KeyError(hand)
    return _body(_SUITS[kind.suit](kind.pips, ink, "plain" if hand == "plain" else "brush"), ink)


def tile_back() -> str:
    """The back: split bamboo laid side by side, the same for all tiles and the same when turned."""
    ground, dark, slat, light = "#275A3E", "#1F4A33", "#357552", "#6FA884"
    half = ""
    for i, x in enumerate((44.0, 79.3, 114.7, 150.0)):
        # The slat in the middle of the tile is finished by its own turned image.
        end = FACE_HEIGHT / 2 if i == 3 else 332
        half += fill(box(x - 15, 28, 30, end - 28), slat)
        for y in _KNOTS[i]:
            half += line(f"M{num(x - 11)} {y}H{num(x + 11)}", light, 5) + line(
                f"M{num(x - 15)} {y + 7}H{num(x + 15)}", dark, 4
            )
    pattern = twice(half, TILE_WIDTH, FACE_HEIGHT)
    # It lies on its face: the bamboo is above the bone.
    return _block(pattern, (ground, ground), "#1D4630", "#7A8F4E", "#D9C896", "#6B5B34")


_KNOTS: Final = ((96, 250), (58, 186, 300), (128, 270), (84,))
"""Where the joints of the left half's slats are."""


def _body(face: str, ink: Inks) -> str:
    return _block(face, (ink.paper, ink.paper2), ink.edge, ink.bone, ink.bamboo, ink.bamboo_edge)


def _block(top: str, fade: tuple[str, str], edge: str, upper: str, lower: str, lower_edge: str) -> str:
    """The tile as it lies, seen a little from the front: its top, and under it the sides of its two halves."""
    gradient = (
        '<defs><linearGradient id="p" x1="0" y1="0" x2="1" y2="1">'
        f'<stop offset="0" stop-color="{fade[0]}"/><stop offset="1" stop-color="{fade[1]}"/></linearGradient></defs>'
    )
    drawn = both(rounded(3, 3, 294, 394, 30), lower, lower_edge, 6)
    drawn += both(rounded(3, 3, 294, 374, 30), upper, edge, 4)
    drawn += both(rounded(5, 5, 290, 350, 28), "url(#p)", edge, 4)
    return document(TILE_WIDTH, TILE_HEIGHT, gradient + drawn + top)


def _inked(letter: str, ink: Inks) -> str:
    return {"g": ink.green, "r": ink.red, "k": ink.black}[letter]


def _characters(number: int, ink: Inks, hand: str) -> str:
    return _number(number, ink, hand) + glyph("万", 150, 260, 156, ink.red, hand, 206)


def _number(number: int, ink: Inks, hand: str) -> str:
    if hand == "plain":
        return plain_number(number, 150, 92, 124, ink.black, 190)
    return glyph(SMALL[number - 1], 150, 94, 134, ink.black, hand, 206)


def _coins(number: int, ink: Inks, hand: str) -> str:
    if number == 1:
        return flower_coin(150, 180, 118, ink.green, ink.green, ink.red, ink.paper)
    if hand == "plain":
        return _number(number, ink, hand) + coin(150, 258, 80, ink.black, ink.paper, ink.red)
    radius, spots = COINS[number]
    return "".join(coin(x, y, radius, _inked(c, ink), ink.paper) for x, y, c in spots)


def _bamboos(number: int, ink: Inks, hand: str) -> str:
    if number == 1:
        return _crane(ink)
    if hand == "plain":
        return _number(number, ink, hand) + bundle(150, 258, 160, ink.green, ink.paper)
    if number == 8:
        return _eight(ink)
    high, spots = STICKS[number]
    return "".join(stick(x, y, high, _inked(c, ink), ink.paper) for x, y, c in spots)


_SUITS: Final[dict[str, Callable[[int, Inks, str], str]]] = {"m": _characters, "p": _coins, "s": _bamboos}


def _eight(ink: Inks) -> str:
    """Eight sticks: an M and its image in the water."""
    one = stick(0, 0, 136, ink.green, ink.paper)
    half = "".join(group(one, f"translate({x} 96)") for x in (44, 256))
    half += "".join(group(one, f"translate({x} 96) rotate({turn}) scale(.9)") for x, turn in ((115, -36), (185, 36)))
    return half + group(half, f"translate(0 {FACE_HEIGHT}) scale(1 -1)")


def _crane(ink: Inks) -> str:
    """The first bamboo: a crane among bamboo leaves, the sun over it."""
    drawn = fill(ellipse(224, 82, 34), ink.red)
    leaves = ((52, 334, -8, 118, 20), (64, 334, 15, 88, 18), (46, 334, -20, 74, 14), (258, 334, -12, 78, 18))
    drawn += "".join(fill(petal(x, y, a, long, wide), ink.green) for x, y, a, long, wide in leaves)
    drawn += line("M150 246L146 332M146 332L122 336M146 332L168 336M182 246L196 286L166 304", ink.black, 10)
    drawn += both(
        smooth([(112, 190), (150, 150), (206, 160), (246, 204), (272, 250), (222, 246), (170, 256), (124, 238)], True),
        ink.paper,
        ink.black,
        10,
    )
    drawn += fill(
        "M184 178C226 190 256 220 276 262C244 262 224 250 206 244C224 258 232 268 236 282C208 272 178 238 184 178Z",
        ink.black,
    )
    drawn += line("M140 190C160 184 174 194 182 210M136 214C154 208 166 216 174 230", ink.black, 7)
    drawn += line("M122 208C86 178 96 140 116 118C130 102 126 80 104 72", ink.black, 22)
    drawn += fill("M112 58C124 64 124 84 108 88L46 84Z", ink.black) + fill(
        "M88 68C92 48 118 46 124 66L118 74Z", ink.red
    )
    return drawn
