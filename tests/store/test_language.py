"""Words in the player's language."""

from pathlib import Path

import pytest

from changpai_desktop.games.contract import Reason, Word
from changpai_desktop.games.registry import game
from changpai_desktop.store.language import Catalog, from_environment, nearest

_TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS><TS version="2.1" language="zh_CN"><context><name>t</name>
<message><source>There is no {cards} in the hand.</source><translation>手里没有{cards}。</translation></message>
<message><source>old</source><translation type="unfinished">旧</translation></message>
<message><source>tuo</source><translation>陀</translation></message>
<message><source>{n} {unit}</source><translation>{n}{unit}</translation></message>
</context></TS>"""


@pytest.fixture
def words(tmp_path: Path) -> Catalog:
    (tmp_path / "t_zh_CN.ts").write_text(_TS, encoding="utf-8")
    (tmp_path / "bad_zh_CN.ts").write_text("<TS>", encoding="utf-8")
    return Catalog("zh_CN", tmp_path)


def test_sentences_have_card_names_and_words_in_the_language(words: Catalog) -> None:
    g = game("yaodiren")
    missing = Word("t", "There is no {cards} in the hand.")
    assert words.sentence(Reason(missing, {"cards": ("66", "51", "?")}), g) == "手里没有天牌、猫猫、?。"
    assert words.sentence(Reason(Word("t", "{n} {unit}"), {"n": 34, "unit": Word("t", "tuo")}), g) == "34陀"
    assert Catalog("en", Path("nowhere")).sentence(Reason(missing, {"cards": ("66",)}), g) == (
        "There is no Heaven in the hand."
    )


def test_what_is_not_translated_stays_english(words: Catalog) -> None:
    assert words.text(Word("t", "old")) == "old"
    assert words.text(Word("t", "new")) == "new"
    assert words.find("t", "new") is None
    assert words.tr("t", "{a} b", a=1) == "1 b"


def test_a_damaged_file_is_named_and_the_others_used(words: Catalog) -> None:
    assert len(words.problems) == 1 and words.problems[0].startswith("bad_zh_CN.ts")
    assert words.text(Word("t", "tuo")) == "陀"


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("zh_CN.UTF-8", "zh_CN"),
        ("zh-Hant-HK", "zh_TW"),
        ("zh_TW", "zh_TW"),
        ("zh_SG.GBK", "zh_CN"),
        ("C", "en"),
        ("de_DE", "en"),
    ],
)
def test_the_nearest_language(locale: str, language: str) -> None:
    assert nearest(locale) == language
    assert from_environment({"LANG": locale}) == language


def test_lc_all_comes_first() -> None:
    assert from_environment({"LANG": "zh_CN", "LC_ALL": "C"}) == "en"
    assert from_environment({}) == "en"
