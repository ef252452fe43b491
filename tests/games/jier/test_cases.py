"""Every known answer of 川牌挤儿, the worked examples of rules changpai 3.6 by number, and cases that are refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.jier.game import GAME
from tests.games.jier.build import PLAIN

FILE = Path(__file__).parents[2] / "cases" / "jier.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=[c["id"] for c in CASES])
def test_known_answer(case: dict[str, Any]) -> None:
    assert GAME.answer_case(case) == case["expect"]


def case(kind: str, hand: str, card: str | None = None, source: str | None = None, **more: Any) -> dict[str, Any]:
    """A case of seat 1 beside the head."""
    out = {"kind": kind, "rules": {}, "seats": 4, "seat": 1, "dealer": 0, "laid": [], "hand": hand, "card": card}
    return {**out, "source": source, "from": None, "flags": {}, **more}


def test_3_6_fifteen_cards_wait_for_any_two_or_twelve() -> None:
    assert GAME.answer_case(case("ready", PLAIN)) == {"waits": ["66", "11"]}
    won = GAME.answer_case(case("win", PLAIN, "66", "other_flip"))
    assert won == {"win": True, "deltas": [-1, 3, -1, -1]}


def test_3_6_with_a_peng() -> None:
    laid = [["peng", "44 44 44"]]
    hand = "66 65 64 55 54 62 53 61 51 41 32 31 21"
    assert GAME.answer_case(case("ready", hand, laid=laid)) == {"waits": ["66", "11"]}


def test_3_6_three_cards_are_no_group() -> None:
    hand = "66 65 64 54 62 44 61 51 33 41 32 31 22 21 11"
    assert GAME.answer_case(case("win", hand, "43", "discard")) == {"win": False}


def test_3_6_an_is_forced() -> None:
    hand = "66 65 64 55 63 63 63 62 61 51 41 32 31 22 21"
    assert GAME.answer_case(case("must", hand)) == {"must": [["an", "63 63 63"]], "may": [], "steal": 1}


def test_8_small_hands() -> None:
    """The fifth of five holds three cards: its own draw wins, a pair with the card on the table does not."""
    small = {"seats": 5, "seat": 4}
    assert GAME.answer_case(case("win", "62 11 53", "66", "own_draw", **small))["deltas"] == [-1, -1, -1, -1, 4]
    assert GAME.answer_case(case("win", "62 11 53", "66", "other_flip", **small)) == {"win": False}
    laid = [["peng", "62 62 62"]]
    assert GAME.answer_case(case("win", "53", "11", "replacement", laid=laid, **small))["win"]
    claim = GAME.answer_case(case("claim", "62 62 53", "62", "discard", **small))
    assert claim == {"hu": False, "kang": False, "qi": False, "yan": False, "bai": [], "peng": True}
    # Of six the fifth has five cards and three groups; of seven the seventh does not pay.
    six = GAME.answer_case(case("win", "62 11 53 41 32", "66", "own_draw", seats=6, seat=4))
    assert six["deltas"] == [-1, -1, -1, -1, 5, -1]
    seven = GAME.answer_case(case("win", PLAIN, "66", "own_flip", seats=7))
    assert seven["deltas"] == [-1, 5, -1, -1, -1, -1, 0]


def test_3_5_next_head_of_seven_is_one_who_plays() -> None:
    flags = {"winner": 5, "turned": "66"}
    # The cutter is seat 1; twelve counted round six seats end at seat 0.
    assert GAME.answer_case(case("next_head", "", seats=7, flags=flags)) == {"head": 0}


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"seats": 8}, "seats"),
        ({"seat": 4}, "seat"),
        ({"hand": 5}, "hand"),
        ({"hand": "天"}, "hand"),
        ({"hand": "66 66 66 66"}, "hand"),
        ({"card": "67"}, "card"),
        ({"card": None}, "card"),
        ({"source": "wall"}, "source"),
        ({"laid": "66"}, "laid"),
        ({"laid": [["chi", "66 62"]]}, "laid"),
        ({"laid": [["bai", "66 61"]]}, "laid"),
        ({"laid": [["bai", "61 52 43"]]}, "laid"),
        ({"laid": [["yan", "66 62"]]}, "laid"),
        ({"laid": [["an", "66 66"]]}, "laid"),
        ({"laid": [["peng", "66 66 11"]]}, "laid"),
        ({"flags": {"winner": 7}}, "flags.winner"),
        ({"flags": {"turned": "天"}}, "flags.turned"),
        ({"flags": {"colour": 1}}, "flags.colour"),
        ({"rules": {"colour": "red"}}, "rules"),
        ({"kind": "eat"}, "kind"),
        ({"wall": 1}, "wall"),
        ({"seats": 7, "seat": 6}, "seat"),
    ],
)
def test_a_wrong_case_names_its_field(changed: dict[str, Any], named: str) -> None:
    with pytest.raises(CaseError, match=named):
        GAME.answer_case({**case("win", PLAIN, "66", "other_flip"), **changed})


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (case("claim", PLAIN, None, "discard"), "card"),
        (case("ready", PLAIN, "66"), "card"),
        (case("must", PLAIN, "66"), "card"),
        (case("next_head", "", flags={"winner": 1}), "flags.turned"),
        (case("next_head", "", seats=7, flags={"winner": 6, "turned": "66"}), "flags.winner"),
    ],
)
def test_what_a_kind_of_case_needs(wrong: dict[str, Any], named: str) -> None:
    with pytest.raises(CaseError, match=named):
        GAME.answer_case(wrong)
