"""上大人 and 千字: three blocks with second cues, alike when turned, whole and told apart on the smallest fold."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations, product

import pytest
from PySide6.QtGui import QColor, QImage

from changpai_desktop.art import qianzi, shangdaren
from changpai_desktop.art.face_sets import FACE_SETS
from changpai_desktop.art.gallery import BACK_TOKEN, Gallery, face
from changpai_desktop.art.inks import INKS, inks
from changpai_desktop.art.paper import ZI_END_HEIGHT, ZI_HEIGHT
from changpai_desktop.art.zi import ZI_HANDS, corner, ring
from changpai_desktop.cards.packs import PACKS
from changpai_desktop.desktop.faces import Faces, Print
from tests.art.test_turn import drawn, print_only, turned, unlike
from tests.art.tools import greys

pytestmark = pytest.mark.usefixtures("qapp")

SETS = ("shangdaren", "qianhong")
TOKENS = {name: [kind.token for kind in PACKS[name].kinds] for name in SETS}
ALLOWED = {"svg", "path", "g", "defs", "linearGradient", "stop"}
MOST_BYTES = 24_000
SMALLEST = 34
"""A folded card of these packs is never narrower."""
VALUE = 264
"""Right of this lies the next card of a line."""


def painted(svg: str, across: int, high: int) -> QImage:
    """The card `across` pixels wide, cut off after `high` rows."""
    return drawn(svg, across, across * ZI_HEIGHT // 350).copy(0, 0, across, high)


def folded_greys(svg: str) -> bytes:
    """The folded card at the smallest size: what is left for eyes that see no colour."""
    return greys(painted(svg, SMALLEST, SMALLEST * ZI_END_HEIGHT // 350))


@pytest.mark.parametrize(("faces", "hand", "theme"), list(product(SETS, ZI_HANDS, INKS)))
def test_only_plain_svg_of_the_right_shape_and_size(faces: str, hand: str, theme: str) -> None:
    for token in TOKENS[faces]:
        svg = face(token, theme, hand=hand, faces=faces)
        root = ET.fromstring(svg)
        assert {e.tag.removeprefix("{http://www.w3.org/2000/svg}") for e in root.iter()} <= ALLOWED
        assert root.attrib == {"viewBox": "0 0 350 1050"}
        assert "href" not in svg and set(re.findall(r"url\(([^)]*)\)", svg)) <= {"#p"}
        assert len(svg.encode()) <= MOST_BYTES, (token, len(svg.encode()))


@pytest.mark.parametrize(("faces", "hand"), list(product(SETS, ZI_HANDS)))
def test_the_print_is_the_same_when_turned(faces: str, hand: str) -> None:
    for token in TOKENS[faces]:
        image = drawn(print_only(face(token, hand=hand, faces=faces)), 350, ZI_HEIGHT)
        assert unlike(image, turned(image)) == 0, token


@pytest.mark.parametrize(("faces", "hand"), list(product(SETS, ZI_HANDS)))
def test_kinds_are_told_apart_on_the_smallest_fold_without_colour(faces: str, hand: str) -> None:
    seen = {token: folded_greys(face(token, hand=hand, faces=faces)) for token in TOKENS[faces]}
    for a, b in combinations(TOKENS[faces], 2):
        different = sum(abs(x - y) > 60 for x, y in zip(seen[a], seen[b], strict=True))
        assert different >= 40, (a, b, different)


@pytest.mark.parametrize(("hand", "theme"), list(product(ZI_HANDS, INKS)))
def test_a_line_is_red_with_a_corner_green_with_a_ring_and_ink(hand: str, theme: str) -> None:
    """Rules 4.1: first character red, second green, third black; 混江 has neither cue."""
    red, green = corner(inks(theme).red), ring(inks(theme).green)
    faces = [face(kind.token, theme, hand=hand, faces="shangdaren") for kind in PACKS["shangdaren"].kinds]
    cues = [(red in svg, green in svg) for svg in faces]
    assert cues == [(True, False), (False, True), (False, False)] * 8 + [(False, False)]


@pytest.mark.parametrize(("hand", "theme"), list(product(ZI_HANDS, INKS)))
def test_wan_has_a_corner_bamboos_a_ring_and_coins_neither(hand: str, theme: str) -> None:
    red, green = corner(inks(theme).red), ring(inks(theme).green)
    for kind in PACKS["qianhong"].kinds:
        svg = face(kind.token, theme, hand=hand, faces="qianhong")
        assert (red in svg) == (kind.suit == "m" or kind.token in "千红"), kind.token
        assert (green in svg) == (kind.suit == "s" or kind.token == "百"), kind.token


def test_cards_without_a_number_have_a_second_frame() -> None:
    double = [t for t in TOKENS["qianhong"] if "M33 26H317" in face(t, faces="qianhong")]
    assert "".join(double) == "千红白百"
    assert not any("M33 26H317" in face(t, faces="shangdaren") for t in TOKENS["shangdaren"])


@pytest.mark.parametrize("hand", ("brush", "plain"))
def test_a_character_is_printed_in_one_block(hand: str) -> None:
    ink = inks("day")
    for kind in PACKS["shangdaren"].kinds[:-1]:
        svg = face(kind.token, hand=hand, faces="shangdaren")
        blocks = {"red": ink.red in svg, "green": ink.green in svg, "black": ink.black in svg}
        assert [name for name, used in blocks.items() if used] == [shangdaren.BLOCKS[kind.pips]], kind.token


@pytest.mark.parametrize("theme", INKS)
def test_corner_ring_and_nothing_are_three_things_on_the_smallest_fold(theme: str) -> None:
    """As grey pixels of the corner alone, beside the character."""
    side = SMALLEST * 90 // 350
    seen = []
    for token in ("七", "十", "士"):
        image = painted(face(token, theme, faces="shangdaren"), SMALLEST, side).copy(0, 0, side, side)
        seen.append(greys(image))
    for a, b in combinations(seen, 2):
        assert sum(abs(x - y) > 50 for x, y in zip(a, b, strict=True)) >= 10


@pytest.mark.parametrize(("faces", "hand"), list(product(SETS, ZI_HANDS)))
def test_a_line_of_cards_hides_nothing_of_a_value(faces: str, hand: str) -> None:
    ink = inks("contrast")
    dark = {QColor(colour).rgb() for colour in (ink.black, ink.red, ink.green)}
    for token in TOKENS[faces]:
        image = painted(face(token, "contrast", hand=hand, faces=faces), 350, ZI_END_HEIGHT - 10)
        hidden = [(x, y) for x in range(VALUE, 320) for y in range(34, ZI_END_HEIGHT - 10) if image.pixel(x, y) in dark]
        assert not hidden, (token, hidden[:3])


@pytest.mark.parametrize(("faces", "hand"), list(product(SETS, ZI_HANDS)))
def test_a_fold_cuts_through_nothing(faces: str, hand: str) -> None:
    """Between the value and what stands under it a fold finds only paper and rules."""
    ink = inks("contrast")
    dark = {QColor(colour).rgb() for colour in (ink.black, ink.red, ink.green)}
    for token in TOKENS[faces]:
        image = painted(face(token, "contrast", hand=hand, faces=faces), 350, ZI_END_HEIGHT)
        cut = [x for x in range(34, 316) for y in (ZI_END_HEIGHT - 4, ZI_END_HEIGHT - 3) if image.pixel(x, y) in dark]
        assert not cut, (token, cut[:3])


def test_every_kind_has_its_woodcut() -> None:
    assert list(shangdaren.MOTIFS) == TOKENS["shangdaren"]
    assert len(set(shangdaren.MOTIFS.values())) == len(TOKENS["shangdaren"]), "no woodcut stands on two kinds"
    assert set(qianzi.MOTIFS) == {k.token for k in PACKS["qianhong"].kinds if k.suit == "honour"}


def test_a_suit_is_told_by_its_sign_alone() -> None:
    """Number, cue and colour taken away, the sign of the suit still differs."""
    for number in range(1, 10):
        signs = []
        for suit in "mps":
            svg = face(f"{number}{suit}", "contrast", faces="qianhong")
            signs.append(greys(painted(svg, 100, 104).copy(11, 60, 64, 44)))
        for a, b in combinations(signs, 2):
            assert sum(abs(x - y) > 60 for x, y in zip(a, b, strict=True)) > 300


def test_themes_change_the_inks_and_not_the_drawing() -> None:
    for faces, hand in product(SETS, ZI_HANDS):
        for token in (TOKENS[faces][0], TOKENS[faces][-1]):
            bare = {re.sub(r"#\w{6}", "#", face(token, theme, hand=hand, faces=faces)) for theme in INKS}
            assert len(bare) == 1


def test_the_same_character_is_another_card_in_another_pack() -> None:
    assert FACE_SETS["shangdaren"].pack is PACKS["shangdaren"] and FACE_SETS["qianhong"].pack is PACKS["qianhong"]
    assert face("三", faces="shangdaren") != face("三", faces="zipai") == face("三")
    assert face("千", faces="shangdaren") != face("千", faces="qianhong")
    for bad in ({"faces": "mahjong"}, {"hand": "pencil"}, {"theme": "dusk"}):
        with pytest.raises(KeyError):
            face("混", **bad)
    with pytest.raises(KeyError):
        face("1m", hand="pencil", faces="qianhong")


@pytest.mark.parametrize("faces", SETS)
def test_the_window_folds_them_as_it_folds_zi(faces: str) -> None:
    made = Faces(Gallery())
    assert {made.family(token, faces) for token in (*TOKENS[faces], BACK_TOKEN)} == {"zi"}
    folded = made.card(TOKENS[faces][-1], SMALLEST, fold=True, face=faces)
    assert (folded.width(), folded.height()) == (34, 36)
    assert Gallery().card("混", Print(face="shangdaren")) == face("混", faces="shangdaren")
