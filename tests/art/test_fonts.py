"""The cut fonts have every character that the program shows, and their own names."""

import pytest
from fontTools.ttLib import TTFont

from changpai_desktop.paths import resources
from tests.art.tools import load_tool

FOLDER = resources() / "fonts"
KAI = ("ChangpaiKai-Regular.ttf", "ChangpaiKai-Bold.ttf")
SERIF = "NotoSerifChangpai-SemiBold.otf"


@pytest.mark.parametrize("file", KAI)
def test_every_character_of_the_translations_is_there(file: str) -> None:
    tool = load_tool("make_fonts")
    have = set(map(chr, TTFont(FOLDER / file).getBestCmap()))
    assert tool.used_characters() - have == set()
    assert tool.gb2312_level_1() - have == set()
    assert set("國學體臺裡麼貳參陸長條萬喫聽財貓紅") - have == set()


def test_characters_are_found_in_text() -> None:
    tool = load_tool("make_fonts")
    assert tool.cjk("<source>Hu 胡</source>，吐火") == set("胡吐火")
    assert len(tool.gb2312_level_1()) == 3755


def test_figures_and_latin_come_from_the_serif() -> None:
    have = set(map(chr, TTFont(FOLDER / SERIF).getBestCmap()))
    assert set(map(chr, range(0x20, 0x7F))) | set("–—‘’“”…×·−") <= have
    assert (FOLDER / SERIF).stat().st_size < 40_000


def test_figures_are_all_of_one_width() -> None:
    font = TTFont(FOLDER / SERIF)
    widths = {font["hmtx"][font.getBestCmap()[ord(c)]][0] for c in "0123456789"}
    assert len(widths) == 1


@pytest.mark.parametrize("file", KAI)
def test_reserved_names_are_not_used_and_files_are_small(file: str) -> None:
    names = TTFont(FOLDER / file)["name"]
    for name_id in (1, 3, 4, 6):
        assert "LXGW" not in str(names.getDebugName(name_id)) and "霞鹜" not in str(names.getDebugName(name_id))
    assert names.getDebugName(1) == "Changpai Kai"
    assert "SIL Open Font License" in str(names.getDebugName(13))
    assert (FOLDER / file).stat().st_size < 2_700_000
