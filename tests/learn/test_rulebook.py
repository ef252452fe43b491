"""The rule book: complete in every language, and every rule number that the program says leads into it."""

import re
from pathlib import Path

import pytest

import changpai_desktop
from changpai_desktop.games.registry import GAME_IDS, game
from changpai_desktop.learn.rulebook import parse, rule_book

LANGUAGES = ("en", "zh_CN", "zh_TW")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_language_has_the_same_sections_and_rules(game_id: str) -> None:
    books = [rule_book(game_id, language) for language in LANGUAGES]
    for book in books:
        assert book.title
        assert book.introduction
        assert [s.number for s in book.sections] == [s.number for s in books[0].sections]
        assert all(s.title and s.rules for s in book.sections)
    chinese, traditional = books[1:]
    assert [len(s.rules) for s in chinese.sections] == [len(s.rules) for s in traditional.sections]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_rule_number_of_the_engine_is_in_the_book(game_id: str) -> None:
    """Numbers stand as string constants such as "1.7" or "1.13.20" in the game's folder."""
    folder = Path(changpai_desktop.__file__).parent / "games" / game_id
    numbers = {o.rule for o in game(game_id).options}
    for path in folder.glob("*.py"):
        numbers |= set(re.findall(r'"(\d\d?(?:\.\d+)+)"', path.read_text(encoding="utf-8")))
    book = rule_book(game_id, "zh_CN")
    assert len(numbers) > 10
    assert [n for n in sorted(numbers) if n != "0.1" and book.find(n) is None] == []


def test_an_unknown_language_reads_the_english_book() -> None:
    assert rule_book("yaodiren", "fr") == rule_book("yaodiren", "en")


def test_sections_are_found_by_the_longest_number() -> None:
    book = parse("# T\n\nHello\nthere.\n\n## 1.1 One\n- a\n- b\n\n## 1.10 Ten\n- c\n")
    assert (book.title, book.introduction) == ("T", "Hello there.")
    assert book.sections[0].rules == ("a", "b")
    ten = book.find("1.10.4")
    assert ten is not None
    assert ten.title == "Ten"
    assert book.find("2.1") is None
