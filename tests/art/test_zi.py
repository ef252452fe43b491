"""字牌: plain SVG of their own shape, alike when turned, told apart at the smallest size, red as the game has it."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations, product

import pytest
from PySide6.QtGui import QColor, QImage

from changpai_desktop.art.backs import BACKS, back
from changpai_desktop.art.face_sets import FACE_SETS
from changpai_desktop.art.gallery import BACK_TOKEN, Gallery, face
from changpai_desktop.art.glyphs import HANDS, outline, outlines
from changpai_desktop.art.inks import INKS, inks
from changpai_desktop.art.paper import ZI_END_HEIGHT, ZI_HEIGHT
from changpai_desktop.art.zi import ZI_HANDS, corner
from changpai_desktop.art.zi_flower import ZI_MOTIFS
from changpai_desktop.art.zi_local import ACROSS, TALL, bent
from changpai_desktop.cards.packs import BIG, PACKS, SMALL
from changpai_desktop.desktop.faces import Faces, Print
from tests.art.test_turn import drawn, print_only, turned, unlike
from tests.art.tools import greys

pytestmark = pytest.mark.usefixtures("qapp")

PACK = PACKS["zipai"]
TOKENS = SMALL + BIG
SETS = ("zipai", "leshan")
ALLOWED = {"svg", "path", "g", "defs", "linearGradient", "stop"}
MOST_BYTES = 24_000
SMALLEST = 30
"""A folded 字牌 in a full row is about this wide."""


def painted(svg: str, across: int, high: int) -> QImage:
    """The card `across` pixels wide, cut off after `high` rows."""
    return drawn(svg, across, across * ZI_HEIGHT // 350).copy(0, 0, across, high)


def folded_greys(token: str, faces: str, hand: str) -> bytes:
    """The folded card as the brightness of each pixel: what is left for eyes that see no red."""
    return greys(painted(face(token, hand=hand, faces=faces), SMALLEST, SMALLEST * ZI_END_HEIGHT // 350))


@pytest.mark.parametrize(("faces", "hand", "theme"), list(product(SETS, ZI_HANDS, INKS)))
def test_only_plain_svg_of_the_right_shape_and_size(faces: str, hand: str, theme: str) -> None:
    for token in TOKENS:
        svg = face(token, theme, hand=hand, faces=faces)
        root = ET.fromstring(svg)
        assert {e.tag.removeprefix("{http://www.w3.org/2000/svg}") for e in root.iter()} <= ALLOWED
        assert root.attrib == {"viewBox": "0 0 350 1050"}
        assert "href" not in svg and set(re.findall(r"url\(([^)]*)\)", svg)) <= {"#p"}
        assert len(svg.encode()) <= MOST_BYTES, (token, len(svg.encode()))


@pytest.mark.parametrize(("faces", "hand"), list(product(SETS, ZI_HANDS)))
def test_the_print_is_the_same_when_turned(faces: str, hand: str) -> None:
    for token in TOKENS:
        image = drawn(print_only(face(token, hand=hand, faces=faces)), 350, ZI_HEIGHT)
        assert unlike(image, turned(image)) == 0, token


@pytest.mark.parametrize("name", BACKS)
def test_a_back_is_the_same_when_turned_and_has_the_shape_of_its_family(name: str) -> None:
    svg = back(name, "zi")
    assert 'viewBox="0 0 350 1050"' in svg and 'viewBox="0 0 350 1450"' in back(name)
    image = drawn(svg, 350, ZI_HEIGHT)
    assert unlike(image, turned(image)) == 0


@pytest.mark.parametrize(("faces", "hand"), list(product(SETS, ZI_HANDS)))
def test_kinds_are_told_apart_on_the_smallest_fold_without_colour(faces: str, hand: str) -> None:
    seen = {token: folded_greys(token, faces, hand) for token in TOKENS}
    for a, b in combinations(TOKENS, 2):
        different = sum(abs(x - y) > 60 for x, y in zip(seen[a], seen[b], strict=True))
        assert different >= 40, (a, b, different)


@pytest.mark.parametrize(("faces", "red"), [("zipai", "二七十贰柒拾"), ("leshan", BIG)])
@pytest.mark.parametrize(("hand", "theme"), list(product(ZI_HANDS, INKS)))
def test_red_kinds_and_only_they_have_the_corner(faces: str, red: str, hand: str, theme: str) -> None:
    mark = corner(inks(theme).red)
    assert "".join(t for t in TOKENS if mark in face(t, theme, hand=hand, faces=faces)) == red


@pytest.mark.parametrize("hand", ("brush", "plain"))
def test_a_black_kind_has_no_red_and_a_red_one_no_black(hand: str) -> None:
    ink = inks("day")
    for faces, token in product(SETS, TOKENS):
        svg = face(token, hand=hand, faces=faces)
        assert (ink.red in svg) != (ink.black in svg), (faces, token)


@pytest.mark.parametrize(("faces", "hand"), list(product(SETS, ZI_HANDS)))
def test_a_line_of_cards_hides_nothing_of_a_character(faces: str, hand: str) -> None:
    ink = inks("contrast")
    dark = {QColor(ink.black).rgb(), QColor(ink.red).rgb()}
    for token in TOKENS:
        image = painted(face(token, "contrast", hand=hand, faces=faces), 350, ZI_END_HEIGHT - 10)
        hidden = [(x, y) for x in range(264, 320) for y in range(34, ZI_END_HEIGHT - 10) if image.pixel(x, y) in dark]
        assert not hidden, (token, hidden[:3])


def test_big_characters_have_a_second_frame() -> None:
    frames = {t: len(re.findall(r"M\d+ 17H", face(t, faces="zipai"))) for t in TOKENS}
    assert set(frames.values()) == {1}
    double = [t for t in TOKENS if "M33 26H317" in face(t, faces="zipai")]
    assert "".join(double) == BIG


@pytest.mark.parametrize("hand", HANDS)
def test_every_character_has_an_outline(hand: str) -> None:
    assert set(TOKENS) <= set(outlines(hand))
    assert set(ZI_MOTIFS) == set(TOKENS)
    assert len(set(ZI_MOTIFS.values())) == len(TOKENS), "no woodcut stands on two kinds"


def test_the_hand_of_leshan_is_another_hand_and_fills_its_box() -> None:
    for token in TOKENS:
        path = bent(token)
        numbers = [float(n) for n in re.findall(r"-?\d+\.?\d*", path)]
        across, high = (max(v) - min(v) for v in (numbers[::2], numbers[1::2]))
        assert across <= ACROSS + 0.2 and high <= TALL + 0.2
        assert across > 0.6 * ACROSS, token
        assert re.fullmatch(r"[MLQCZ0-9. -]+", path)
        assert path not in face(token, faces="zipai") and path in face(token, faces="leshan")
        assert path not in face(token, hand="plain", faces="leshan")
        assert outline("leshan", token) == (ACROSS, TALL, path), "run packaging/make_faces.py"
    with pytest.raises(KeyError):
        bent("Q")


def test_themes_change_the_inks_and_not_the_drawing() -> None:
    for faces, hand in product(SETS, ZI_HANDS):
        bare = {re.sub(r"#\w{6}", "#", face("柒", theme, hand=hand, faces=faces)) for theme in INKS}
        assert len(bare) == 1


def test_sets_name_packs_and_one_serves_when_none_is_named() -> None:
    assert all(FACE_SETS[name].pack is PACKS[name] for name in FACE_SETS if name in PACKS)
    assert FACE_SETS["leshan"].pack is PACK
    assert face("柒") == face("柒", faces="zipai") != face("柒", faces="leshan")
    assert face("66", hand="flower") == face("66")
    assert face("听", hand="flower") == face("听")
    for bad in ({"faces": "sichuan"}, {"faces": "domino"}, {"hand": "pencil"}, {"theme": "dusk"}):
        with pytest.raises(KeyError):
            face("柒", **bad)


def test_the_window_asks_for_a_game_s_faces() -> None:
    gallery = Gallery()
    assert gallery.card("柒", Print(hand="flower", face="leshan")) == face("柒", hand="flower", faces="leshan")
    assert gallery.card(BACK_TOKEN, Print(face="leshan")) == back("lacquer", "zi")
    assert gallery.card(BACK_TOKEN, Print(face="domino")) == gallery.card(BACK_TOKEN, Print())
    faces = Faces(gallery)
    assert faces.family("柒", "leshan") == faces.family(BACK_TOKEN, "zipai") == "zi"
    assert faces.family(BACK_TOKEN) == "long"
    plain, own = faces.card("叁", 60, face="zipai"), faces.card("叁", 60, face="leshan")
    assert plain.size() == own.size() and plain.toImage() != own.toImage()
    parsed = faces.svg_parsed
    faces.prime(TOKENS, (40,), face="leshan")
    parsed_by_prime = faces.svg_parsed
    for token in TOKENS:
        faces.card(token, 40, fold=True, face="leshan")
    assert parsed < parsed_by_prime == faces.svg_parsed
    folded = faces.card("叁", 35, fold=True, face="leshan")
    assert (folded.width(), folded.height()) == (35, 37)
