"""Rule cases took groups that nobody can eat, sources and seats that do not exist, and misspelt fields and flags."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.registry import game

CASES = Path(__file__).parents[1] / "cases"
ZI = ("hunan", "yizhang", "leshan", "daer")
ALL = (*ZI, "yaodiren")
WRONG_FLAGS: tuple[object, ...] = (1, 0, None, [True], {"一": True, "points": True, "fan": 0}, {"一": -1}, [[]])


def some_case(game_id: str, kind: str, **fields: object) -> dict[str, Any]:
    """The first case of the kind, whose fields have these values."""
    for line in (CASES / f"{game_id}.jsonl").read_text(encoding="utf-8").splitlines():
        case: dict[str, Any] = json.loads(line)
        if case["kind"] == kind and all(case[name] == value for name, value in fields.items()):
            return case
    raise AssertionError(f"{game_id} has no such case")


def refused(case: dict[str, Any], *words: str) -> None:
    """The case is refused in one line that says all the words, the field first."""
    with pytest.raises(CaseError) as caught:
        game(case["game"]).answer_case(case)
    text = str(caught.value)
    assert re.match(re.escape(words[0]) + ": ", text), text
    assert "\n" not in text
    for word in words[1:]:
        assert word in text


@pytest.mark.parametrize("game_id", ZI)
@pytest.mark.parametrize("cards", ["一二五", "一三五", "二七拾", "八九壹", "一一一", "一二"])
def test_an_eaten_group_is_one_that_can_be_eaten(game_id: str, cards: str) -> None:
    refused(some_case(game_id, "win") | {"hand": "", "laid": [["chi", cards]]}, "laid", cards, "二七十")


@pytest.mark.parametrize("cards", ["66 66 65", "66 66 66", "52 52 66"])
def test_an_eaten_group_of_long_cards(cards: str) -> None:
    refused(some_case("yaodiren", "win") | {"hand": "", "laid": [["chi", cards]]}, "laid", cards, "14")


@pytest.mark.parametrize("game_id", ALL)
def test_a_claimed_group_is_of_one_kind(game_id: str) -> None:
    verb, cards = {"leshan": ("dui", "一一二"), "yaodiren": ("peng", "66 66 11")}.get(game_id, ("peng", "一一二"))
    refused(some_case(game_id, "win") | {"hand": "", "laid": [[verb, cards]]}, "laid", verb, cards, "3 cards")


@pytest.mark.parametrize("game_id", ZI)
@pytest.mark.parametrize(
    ("kind", "sources"),
    [
        ("win", ["heaven", None, "", 3, [], True]),
        ("eat", ["heaven", None, "deal", "own_draw", [], {}]),
        ("ready", ["heaven", None, "deal", "own_flip", "own_draw"]),
    ],
)
def test_a_source_is_one_that_the_kind_has(game_id: str, kind: str, sources: list[object]) -> None:
    for source in sources:
        refused(some_case(game_id, kind) | {"source": source}, "source", "other_flip", "discard", repr(source))


@pytest.mark.parametrize("game_id", ALL)
@pytest.mark.parametrize("giver", [9, -1, 3.5, "0", True, [], {}])
def test_from_is_a_seat_even_where_it_does_not_matter(game_id: str, giver: object) -> None:
    for source in ("own_flip", "other_flip", "discard", "deal"):
        case = some_case(game_id, "win", source=source, seats=3)
        refused(case | {"from": giver}, "from", "0 to 2", repr(giver))
    refused(some_case(game_id, "eat", seats=3) | {"from": giver}, "from", "0 to 2", repr(giver))


@pytest.mark.parametrize("game_id", ZI)
def test_from_is_needed_where_it_matters(game_id: str) -> None:
    refused(some_case(game_id, "eat") | {"from": None}, "from", "None")
    won = next(
        case
        for line in (CASES / f"{game_id}.jsonl").read_text(encoding="utf-8").splitlines()
        if (case := json.loads(line))["source"] == "other_flip" and case["expect"].get("win") and not case["rules"]
    )
    rules = {"discard_win": "yes"} if game_id in ("hunan", "yizhang") else {}
    refused(won | {"source": "discard", "rules": rules, "from": None}, "from", "None")
    assert game(game_id).answer_case(won | {"from": None}) == won["expect"]


@pytest.mark.parametrize("game_id", ALL)
def test_a_seat_is_a_whole_number(game_id: str) -> None:
    for name in ("seats", "seat", "dealer"):
        for wrong in (True, "0", 1.0, None, 9, -1):
            refused(some_case(game_id, "win") | {name: wrong}, name, "number", repr(wrong))


@pytest.mark.parametrize("game_id", ALL)
@pytest.mark.parametrize("name", ["sorce", "Hand", "flag", "liad", ""])
def test_an_unknown_field_is_refused(game_id: str, name: str) -> None:
    refused(some_case(game_id, "win") | {name: "一"}, name, "hand", "flags")


@pytest.mark.parametrize("game_id", ALL)
def test_the_known_fields_are_taken(game_id: str) -> None:
    case = some_case(game_id, "win")
    assert game(game_id).answer_case(case | {"items": {}, "why": "", "note": ""}) == case["expect"]


@pytest.mark.parametrize("game_id", ALL)
@pytest.mark.parametrize("name", ["stael", "Passed", "lastcard", ""])
def test_an_unknown_flag_is_refused(game_id: str, name: str) -> None:
    known = {"hunan": "stale", "yizhang": "last_card", "leshan": "passed_hu", "daer": "other_bao"}
    refused(some_case(game_id, "win") | {"flags": {name: True}}, f"flags.{name}", known.get(game_id, "baozi"))


def test_a_flag_of_another_game_is_refused() -> None:
    refused(some_case("hunan", "win") | {"flags": {"last_card": True}}, "flags.last_card", "passed_win")
    refused(some_case("daer", "win") | {"flags": {"stale": "一"}}, "flags.stale", "passed")


@pytest.mark.parametrize(
    ("game_id", "flag", "kinds", "allowed"),
    [
        ("yizhang", "last_card", "win", "true or false"),
        ("leshan", "first_discard", "win", "true or false"),
        ("leshan", "dealt_longdeng", "win", "true or false"),
        ("leshan", "passed_kai", "win eat", "true or false"),
        ("leshan", "passed_chi", "eat", "string of cards"),
        ("leshan", "passed_dui", "win eat", "string of cards"),
        ("leshan", "own_discards", "win eat", "string of cards"),
        ("leshan", "passed_hu", "win", "points"),
        ("daer", "first_discard", "win", "true or false"),
        ("daer", "last_card", "win", "true or false"),
        ("daer", "first_flip", "win", "true or false"),
        ("daer", "bao", "win eat", "true or false"),
        ("daer", "other_bao", "win", "true or false"),
        ("daer", "passed", "win eat", "string of cards"),
        ("hunan", "stale", "win eat", "string of cards"),
        ("hunan", "passed_win", "win", "huxi"),
        ("yizhang", "passed_win", "win", "huxi"),
        ("yaodiren", "visible", "qualify", "string of cards"),
        ("yaodiren", "refused", "eat", "string of cards"),
        ("yaodiren", "dropped", "win", "seats 0 to"),
        ("yaodiren", "baozi", "win", "seats 0 to"),
        ("yaodiren", "declared", "win", "起, 敲"),
    ],
)
def test_a_flag_of_the_wrong_type_is_refused_whatever_is_asked(
    game_id: str, flag: str, kinds: str, allowed: str
) -> None:
    """In every kind of case that the flag belongs to."""
    for kind in kinds.split():
        for wrong in WRONG_FLAGS:
            refused(some_case(game_id, kind) | {"flags": {flag: wrong}}, f"flags.{flag}", allowed)


@pytest.mark.parametrize("game_id", ALL)
def test_flags_are_an_object(game_id: str) -> None:
    for wrong in ([], 0, "", False, [1], "stale"):
        refused(some_case(game_id, "win") | {"flags": wrong}, "flags", repr(wrong))


@pytest.mark.parametrize("game_id", ALL)
@pytest.mark.parametrize("wrong", [[], ["一"], {}, {"a": 1}, 5, True])
def test_wrong_types_are_told_in_words(game_id: str, wrong: object) -> None:
    case = some_case(game_id, "win")
    refused(case | {"card": wrong}, "card", repr(wrong), "pack")
    refused(case | {"hand": wrong}, "hand", repr(wrong), "string of cards")
    refused(case | {"laid": [[wrong, "一一一"]]}, "laid", "verb")
    refused(case | {"laid": [["chi", wrong]]}, "laid", repr(wrong), "string of cards")
    refused(case | {"laid": [wrong]}, "laid", "verb")


def test_a_resting_seat_gives_no_card() -> None:
    case = some_case("yizhang", "eat") | {"seats": 4, "dealer": 0, "seat": 0, "rules": {}}
    for source in ("other_flip", "discard"):
        refused(case | {"source": source, "from": 3}, "from", "rests", "0, 1, 2")
    refused(case | {"seat": 3}, "seat", "rests", "0, 1, 2")


@pytest.mark.parametrize("game_id", ALL)
def test_the_giver_fits_the_source(game_id: str) -> None:
    case = some_case(game_id, "eat", seats=3, seat=0)
    for source in ("other_flip", "discard"):
        refused(case | {"source": source, "from": 0}, "from", source, "another seat")
    refused(case | {"source": "own_flip", "from": 2}, "from", "own_flip", "0")


@pytest.mark.parametrize("game_id", ZI)
def test_a_card_is_not_passed_over_where_all_are_asked_for(game_id: str) -> None:
    refused(some_case(game_id, "ready") | {"card": "一"}, "card", "null", "一")
