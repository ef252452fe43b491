"""The faces: only plain SVG, point-symmetric, told apart, values where a fan still shows them."""

import re
import xml.etree.ElementTree as ET
from itertools import product
from pathlib import Path

import pytest

from changpai_desktop.art.backs import BACKS, back
from changpai_desktop.art.dominoes import MIDDLES, PIPS, value_end
from changpai_desktop.art.gallery import BACK_TOKEN, Gallery, face
from changpai_desktop.art.inks import INKS, inks
from changpai_desktop.art.motifs import MOTIFS
from changpai_desktop.art.paper import END_HEIGHT, VALUE_WIDTH, WIDTH
from changpai_desktop.cards.packs import PACKS
from tests.art.tools import load_tool

ROOT = Path(__file__).resolve().parents[2]
PACK = PACKS["domino"]
TOKENS = [kind.token for kind in (*PACK.kinds, *PACK.text_kinds)]
ALLOWED = {"svg", "path", "g", "defs", "linearGradient", "stop"}
ELLIPSE = re.compile(r'<path d="M(\S+) (\S+)A(\S+) (\S+) 0 1 0 (\S+) [^"]*" fill="(#\w{6})"/>')


def ellipses(svg: str) -> list[tuple[float, float, float, float, str]]:
    """(left, right, top, bottom, colour) of every filled ellipse."""
    found = []
    for left, y, _, high, right, colour in ELLIPSE.findall(svg):
        found.append((float(left), float(right), float(y) - float(high), float(y) + float(high), colour))
    return found


def pips(token: str, theme: str, style: str) -> list[tuple[float, float, float, float, str]]:
    """The pips of one end without the eyes of the red ones."""
    paper = inks(theme).paper
    end = value_end(int(token[1]), int(token[0]), inks(theme), style)
    return [e for e in ellipses(end) if e[4] != paper]


@pytest.mark.parametrize("theme", INKS)
def test_only_plain_svg_with_a_viewbox(theme: str) -> None:
    pictures = [face(t, theme, m, p) for t, m, p in product(TOKENS, MIDDLES, PIPS)]
    for svg in pictures + [back(name) for name in BACKS]:
        root = ET.fromstring(svg)
        tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
        assert tags <= ALLOWED
        assert root.attrib == {"viewBox": "0 0 350 1450"}
        assert "href" not in svg and set(re.findall(r"url\(([^)]*)\)", svg)) <= {"#p"}


@pytest.mark.parametrize(("style", "theme"), list(product(PIPS, INKS)))
@pytest.mark.parametrize("token", PACK.index)
def test_an_end_shows_the_whole_value(token: str, style: str, theme: str) -> None:
    kind = PACK.kind(token)
    shown = pips(token, theme, style)
    assert len(shown) == kind.pips
    assert sum(colour == inks(theme).red for *_, colour in shown) == kind.red_pips
    assert all(right <= VALUE_WIDTH * WIDTH and left > 20 for left, right, *_ in shown)
    assert all(top > 20 and bottom < END_HEIGHT - 20 for _, _, top, bottom, _ in shown)


@pytest.mark.parametrize("style", PIPS)
def test_pips_do_not_touch(style: str) -> None:
    for token in PACK.index:
        shown = pips(token, "day", style)
        for i, a in enumerate(shown):
            for b in shown[i + 1 :]:
                assert a[1] <= b[0] or b[1] <= a[0] or a[3] <= b[2] or b[3] <= a[2], (token, a, b)


@pytest.mark.parametrize("style", PIPS)
def test_only_ones_fours_and_half_of_heaven_are_red(style: str) -> None:
    for token in PACK.index:
        shown = pips(token, "day", style)
        red = sum(colour == inks("day").red for *_, colour in shown)
        assert red == (6 if token == "66" else sum(int(c) for c in token if c in "14"))
    left_half = pips("66", "day", "file")[:6]
    assert {colour for *_, colour in left_half} == {inks("day").red}


@pytest.mark.parametrize("theme", INKS)
def test_red_pips_have_an_eye_and_black_ones_none(theme: str) -> None:
    end = value_end(4, 6, inks(theme), "file")
    eyes = [e for e in ellipses(end) if e[4] == inks(theme).paper]
    assert len(eyes) == 4


@pytest.mark.parametrize(("middle", "style"), list(product(MIDDLES, PIPS)))
def test_all_faces_differ_in_pips_and_in_paper(middle: str, style: str) -> None:
    assert len({face(token, "day", middle, style) for token in TOKENS}) == len(TOKENS) == 23
    ends = {value_end(int(t[1]), int(t[0]), inks("day"), style) for t in PACK.index}
    assert len(ends) == 21


def test_every_card_has_its_woodcut() -> None:
    assert set(MOTIFS) == set(TOKENS)


def test_themes_change_the_inks_and_not_the_drawing() -> None:
    day = face("54", "day")
    night = face("54", "night")
    assert day != night
    assert re.sub(r"#\w{6}", "#", day) == re.sub(r"#\w{6}", "#", night)


def test_unknown_names_are_refused() -> None:
    for bad in (("67",), ("66", "dusk"), ("66", "day", "dragon"), ("66", "day", "flower", "stars")):
        with pytest.raises(KeyError):
            face(*bad)
    with pytest.raises(KeyError):
        back("marble")


def test_the_files_are_what_the_generator_writes(tmp_path: Path) -> None:
    tool = load_tool("make_faces")
    tool.write(tmp_path)
    written = {p.relative_to(tmp_path): p.read_bytes() for p in tmp_path.rglob("*.svg")}
    zi = 3 * (20 + 20 + 25 + 31)
    assert len(written) == 3 * 23 + zi + 2 * 27 + 2 * 3 + 1 + 1
    assert {p.relative_to(ROOT / "resources") for p in (ROOT / "resources").rglob("*.svg")} == set(written)
    for name, data in written.items():
        assert (ROOT / "resources" / name).read_bytes() == data, name


def test_the_gallery_serves_faces_backs_and_brush_characters() -> None:
    class Print:
        theme, pips, middle, hand, back, face = "night", "dice", "name", "brush", "indigo", ""

    gallery = Gallery()
    assert gallery.card("63", Print()) == face("63", "night", "name", "dice")
    assert gallery.card(BACK_TOKEN, Print()) == back("indigo")
    assert "#123456" in gallery.glyph("胡", "#123456")
    assert gallery.glyph("☃", "#123456") == ""
