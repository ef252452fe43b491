"""Mahjong tiles: plain SVG, as many signs as their number, told apart without colour at the size of a row."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations, product

import pytest

from changpai_desktop.art.backs import BACKS, back
from changpai_desktop.art.gallery import BACK_TOKEN, Gallery, face
from changpai_desktop.art.inks import INKS, inks
from changpai_desktop.art.suits import coin, stick
from changpai_desktop.art.tiles import COINS, FACE_HEIGHT, STICKS, TILE_HANDS, TILE_HEIGHT, TILE_WIDTH, tile_back
from changpai_desktop.art.zi import ZI_HANDS
from changpai_desktop.cards.packs import PACKS
from changpai_desktop.desktop.faces import Faces, Print
from tests.art.test_turn import drawn, turned, unlike
from tests.art.tools import greys

pytestmark = pytest.mark.usefixtures("qapp")

PACK = PACKS["mahjong"]
TOKENS = [kind.token for kind in PACK.kinds]
ALLOWED = {"svg", "path", "g", "defs", "linearGradient", "stop"}
SMALLEST = 22
"""A discarded tile of the seat across is this wide."""
EDGE = 14
"""Nothing is printed nearer to the edge of the face."""


def tile(token: str, theme: str = "day", hand: str = "brush") -> str:
    return face(token, theme, hand=hand, faces="mahjong")


@pytest.mark.parametrize(("hand", "theme"), list(product(ZI_HANDS, INKS)))
def test_only_plain_svg_of_the_right_shape(hand: str, theme: str) -> None:
    for svg in [*(tile(token, theme, hand) for token in TOKENS), tile_back()]:
        root = ET.fromstring(svg)
        assert {e.tag.removeprefix("{http://www.w3.org/2000/svg}") for e in root.iter()} <= ALLOWED
        assert root.attrib == {"viewBox": "0 0 300 400"}
        assert "href" not in svg and set(re.findall(r"url\(([^)]*)\)", svg)) <= {"#p"}
        assert len(svg.encode()) <= 12_000


@pytest.mark.parametrize(("hand", "theme"), list(product(TILE_HANDS, INKS)))
def test_tiles_are_told_apart_in_a_row_without_colour(hand: str, theme: str) -> None:
    seen = {
        token: greys(drawn(tile(token, theme, hand), SMALLEST, SMALLEST * TILE_HEIGHT // TILE_WIDTH))
        for token in TOKENS
    }
    for a, b in combinations(TOKENS, 2):
        different = sum(abs(x - y) > 40 for x, y in zip(seen[a], seen[b], strict=True))
        assert different >= 12, (a, b, different)


def test_as_many_coins_and_sticks_as_the_number_says() -> None:
    assert set(COINS) == set(range(2, 10)) and set(STICKS) == set(range(2, 10)) - {8}
    for number, (_, spots) in (*COINS.items(), *STICKS.items()):
        assert len(spots) == number == len({(x, y) for x, y, _ in spots})
    paper = inks("day").paper
    light = re.compile(rf'<path d="[^"]*" fill="none" stroke="{paper}"')
    joints = [len(light.findall(tile(f"{n}s"))) for n in range(2, 10)]
    assert joints == [2 * n for n in range(2, 10)], "a stick has two joints"


def test_coins_and_sticks_do_not_touch() -> None:
    for radius, spots in COINS.values():
        for (ax, ay, _), (bx, by, _) in combinations(spots, 2):
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 > 2 * radius + 1
    for high, places in STICKS.values():
        for (ax, ay, _), (bx, by, _) in combinations(places, 2):
            assert abs(ax - bx) > 40 or abs(ay - by) > high + 10


@pytest.mark.parametrize("hand", TILE_HANDS)
def test_the_print_stays_on_the_face(hand: str) -> None:
    """Around the print there is a rim of bone, and nothing hangs over the edge of the face."""
    blank = re.sub(r"(</defs>(?:<path[^>]*>){3}).*(</svg>)", r"\1\2", tile("5p", "contrast"))
    empty = drawn(blank, TILE_WIDTH, TILE_HEIGHT)
    for token in TOKENS:
        image = drawn(tile(token, "contrast", hand), TILE_WIDTH, TILE_HEIGHT)
        for y in range(TILE_HEIGHT):
            for x in range(TILE_WIDTH):
                rim = x < EDGE or x >= TILE_WIDTH - EDGE or y < EDGE or y >= FACE_HEIGHT - EDGE
                if rim and image.pixel(x, y) != empty.pixel(x, y):
                    raise AssertionError((token, x, y))


def test_the_first_bamboo_is_a_picture_in_both_hands() -> None:
    assert tile("1s", hand="brush") == tile("1s", hand="plain")
    assert tile("1p", hand="brush") == tile("1p", hand="plain")
    assert tile("7s", hand="brush") == tile("7s", hand="flower") != tile("7s", hand="plain")


def test_in_the_plain_hand_nobody_has_to_count() -> None:
    paper = inks("day").paper
    one_sign = {tile(f"{n}p", hand="plain").count(f'fill="{paper}"') for n in range(2, 10)}
    assert one_sign == {1}, "one coin with one eye"


def test_themes_change_the_inks_and_not_the_drawing() -> None:
    for token, hand in product(("1s", "7m", "9p"), TILE_HANDS):
        assert len({re.sub(r"#\w{6}", "#", tile(token, theme, hand)) for theme in INKS}) == 1
        assert len({tile(token, theme, hand) for theme in INKS}) == 3


def test_all_tiles_have_one_back_and_its_pattern_does_not_tell_how_it_lies() -> None:
    assert {back(name, "tile") for name in BACKS} == {tile_back()}
    image = drawn(tile_back(), TILE_WIDTH, TILE_HEIGHT).copy(12, 12, TILE_WIDTH - 24, FACE_HEIGHT - 24)
    assert unlike(image, turned(image)) == 0
    with pytest.raises(KeyError):
        back("marble", "tile")


def test_names_are_refused_that_do_not_exist() -> None:
    for bad in ({"hand": "pencil"}, {"theme": "dusk"}):
        with pytest.raises(KeyError):
            face("5p", faces="mahjong", **bad)
    with pytest.raises(KeyError):
        tile("1z")


def test_the_window_never_folds_a_tile() -> None:
    faces = Faces(Gallery(), Print(hand="flower"))
    assert {faces.family(token, "mahjong") for token in (*TOKENS, BACK_TOKEN)} == {"tile"}
    whole, folded = faces.card("9s", 45, face="mahjong"), faces.card("9s", 45, fold=True, face="mahjong")
    assert (whole.width(), whole.height()) == (45, 60)
    assert folded.toImage() == whole.toImage()
    assert Gallery().card(BACK_TOKEN, Print(back="indigo", face="mahjong")) == tile_back()


def test_a_coin_has_a_boss_of_another_colour_only_where_asked() -> None:
    assert "#112233" not in coin(50, 50, 40, "#000000", "#FFFFFF")
    assert "#112233" in coin(50, 50, 40, "#000000", "#FFFFFF", "#112233")
    assert stick(0, 0, 90, "#000000", "#FFFFFF").count("<path") == 4
