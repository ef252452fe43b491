"""The rule book: complete in every language, and every rule number that the program says leads into it."""

import re
from pathlib import Path

import pytest

import changpai_desktop
from changpai_desktop.games.registry import GAME_IDS, game
from changpai_desktop.learn.rulebook import parse, rule_book
from changpai_desktop.paths import resources

LANGUAGES = ("en", "zh_CN", "zh_TW")
GAMES = Path(changpai_desktop.__file__).parent / "games"
BOOKS = sorted({path.name.split(".")[0] for path in (resources() / "rules").glob("*.md")} | set(GAME_IDS))
"""Every game with a book, and every game that must have one."""
ZIPAI = ("hunan", "yizhang", "leshan", "daer")
ELSEWHERE = {"hunan": {"2.1"}}
"""Numbers of a family's code that this game never says: with three seats nobody rests."""


@pytest.mark.parametrize("game_id", BOOKS)
def test_every_language_has_the_same_sections_and_rules(game_id: str) -> None:
    assert all((resources() / "rules" / f"{game_id}.{language}.md").exists() for language in LANGUAGES)
    books = [rule_book(game_id, language) for language in LANGUAGES]
    for book in books:
        assert book.title
        assert book.introduction
        assert [s.number for s in book.sections] == [s.number for s in books[0].sections]
        assert all(s.title and s.rules for s in book.sections)
    chinese, traditional = books[1:]
    assert [len(s.rules) for s in chinese.sections] == [len(s.rules) for s in traditional.sections]


@pytest.mark.parametrize("game_id", ZIPAI)
def test_a_zipai_book_says_the_same_in_english_rule_by_rule(game_id: str) -> None:
    chinese, english = rule_book(game_id, "zh_CN"), rule_book(game_id, "en")
    assert [len(s.rules) for s in chinese.sections] == [len(s.rules) for s in english.sections]


@pytest.mark.parametrize("game_id", ZIPAI)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_zipai_book_explains_what_a_newcomer_needs(game_id: str, language: str) -> None:
    """Eating with 比, the discard law, answers at once, how sure the rules are, what is known but undefined."""
    numbers = [s.number for s in rule_book(game_id, language).sections]
    assert len(numbers) == len(set(numbers))
    assert {"0.2", "0.2.2", "6.1", "6.6", "7"} <= set(numbers)


@pytest.mark.parametrize("game_id", BOOKS)
def test_the_traditional_book_has_no_simplified_character(game_id: str) -> None:
    """A sample of characters that differ in every use; 垅 is the name of a group that the table writes so."""
    text = (resources() / "rules" / f"{game_id}.zh_TW.md").read_text(encoding="utf-8")
    assert set(text) & set("这们个张没说红对门开发庄闲从后赔账谁两轮贰陆杠吓无为与") == set()


def spoken(game_id: str) -> set[str]:
    """Rule numbers that stand as string constants such as "1.7" or "1.13.20" in the code of a game.

    The games of one family say theirs in `games/shared/<family>/` too.
    """
    folder = GAMES / game_id
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.py")]
    for family in {name for text in texts for name in re.findall(r"games\.shared\.(\w+)\.", text)}:
        texts += [path.read_text(encoding="utf-8") for path in (GAMES / "shared" / family).glob("*.py")]
    return {number for text in texts for number in re.findall(r'"(\d\d?(?:\.\d+)+)"', text)}


@pytest.mark.parametrize("game_id", BOOKS)
def test_every_rule_number_of_the_engine_is_in_the_book(game_id: str) -> None:
    numbers = spoken(game_id) - ELSEWHERE.get(game_id, set())
    if game_id in GAME_IDS:
        numbers |= {o.rule for o in game(game_id).options}
    book = rule_book(game_id, "zh_CN")
    assert len(numbers) > 5
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
    assert book.find("1.10 B") == book.find("1.10")
    assert book.find("2.1") is None
