"""Outlines: every character that cards, seals and verbs need exists, in its box."""

import re

import pytest

from changpai_desktop.art.glyphs import HANDS, glyph, glyph_svg, outline, outlines
from changpai_desktop.cards.packs import PACKS
from changpai_desktop.games.registry import GAME_IDS, game
from changpai_desktop.paths import resources

NEEDED = (
    "胡吐火杠碰吃过起敲下课偷打翻庄上对我定万筒条换出压收脱停流留扣暗燕亮扛摆招绍跳拖句半坎龙撂补百搭千红白花喜将"
    "缺甲包垫管要不诈续抢叫猪风雨根混江精让认和占手硬张一二三四五六七八九十"
)


@pytest.mark.parametrize("hand", HANDS)
def test_verbs_seats_and_names_have_outlines(hand: str) -> None:
    names = "".join(k.zh_cn for pack in PACKS.values() for k in (*pack.kinds, *pack.text_kinds))
    assert set(NEEDED + names) - set(outlines(hand)) == set()


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_verb_of_a_game_has_an_outline(name: str) -> None:
    assert {verb.glyph for verb in game(name).verbs} - set(outlines("brush")) == set()


@pytest.mark.parametrize("hand", HANDS)
def test_outlines_start_at_the_corner_of_their_box(hand: str) -> None:
    for char, (width, height, path) in outlines(hand).items():
        assert 0 < width <= 1100 and 0 < height <= 1100, char
        assert re.fullmatch(r"[MLQCHVZ0-9 -]+", path), char


def test_a_flat_character_keeps_the_weight_of_the_pen() -> None:
    scales = [float(re.findall(r"scale\(([\d.]+)\)", glyph(c, 50, 50, 96, "#000000"))[0]) for c in "一牌"]
    assert scales[0] < 1.4 * scales[1]


def test_a_character_without_outline_is_empty_text() -> None:
    assert glyph_svg("Q", "#000000") == ""
    with pytest.raises(KeyError):
        glyph("Q", 0, 0, 10, "#000000")
    with pytest.raises(KeyError):
        outlines("pencil")


def test_licences_stand_beside_the_fonts_and_outlines() -> None:
    for folder in ("fonts", "glyphs"):
        place = resources() / folder
        assert "SIL OPEN FONT LICENSE Version 1.1" in (place / "OFL.txt").read_text(encoding="utf-8")
        for file in place.iterdir():
            if file.suffix in (".ttf", ".otf", ".json"):
                note = file.with_name(file.name + ".license").read_text(encoding="utf-8")
                assert "SPDX-License-Identifier: OFL-1.1" in note


@pytest.mark.parametrize("hand", HANDS)
def test_one_outline_is_the_same_alone_as_among_all(hand: str) -> None:
    for char, whole in outlines(hand).items():
        assert outline(hand, char) == whole
    for none in ("x", "", '"', "Q", "川牌"):
        assert outline(hand, none) == outlines(hand).get(none)
