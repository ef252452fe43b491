"""Every known answer of 幺地人, and the worked examples of rules 1.12 by name."""

import json
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError
from tests.games.yaodiren.build import GAME

FILE = Path(__file__).parents[2] / "cases" / "yaodiren.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=[c["id"] for c in CASES])
def test_known_answer(case: dict[str, Any]) -> None:
    assert GAME.answer_case(case) == case["expect"]


def qualify(hand: str, dealer: bool = False) -> dict[str, object]:
    """The declaration round for a hand."""
    return GAME.answer_case(
        {
            "kind": "qualify",
            "rules": {},
            "seats": 3,
            "seat": 0 if dealer else 1,
            "dealer": 0,
            "laid": [],
            "hand": hand,
            "card": None,
        }
    )


def win(
    groups: list[list[str]],
    hand: str,
    card: str,
    *,
    dealer: bool = False,
    source: str = "own_flip",
    **flags: object,
) -> dict[str, object]:
    """A win by seat 0 (dealer) or 1."""
    seat = 0 if dealer else 1
    rules = flags.pop("rules", {})
    return GAME.answer_case(
        {
            "kind": "win",
            "rules": rules,
            "seats": 3,
            "seat": seat,
            "dealer": 0,
            "laid": groups,
            "hand": hand,
            "card": card,
            "source": source,
            "from": seat,
            "flags": flags,
        }
    )


A = "11 11 66 44 44 41 41 54 64 64 31 61 61 43 65 21 51 51 62 22"
B = "22 22 55 55 32 32 63 63 33 33 62 62 53 53 52 52 65 65 21 31"
D = "21 21 41 41 61 61 22 22 52 62 33 33 33 33 33 54 64 55 65 66"
F = "66 66 61 61 21 21 64 64 33 33 54 54 55 55 41 11 44 22 32 65"


@pytest.mark.parametrize("dealer", [True, False])
def test_1_12_a_qualifies_with_50(dealer: bool) -> None:
    got = qualify(A, dealer)
    assert (got["tuo"], got["mao"], got["qualified"], got["say"]) == (50, 7, True, ["起", "下课"])


def test_1_12_b_black_pairs_only_28() -> None:
    got = qualify(B)
    assert (got["tuo"], got["qualified"], got["say"]) == (28, False, ["下课"])


def test_1_12_d_a_five_covers_no_shortage() -> None:
    got = qualify(D)
    assert (got["mao"], got["covered"], got["say"]) == (6, False, ["下课"])


def test_1_12_f_no_fan_knocks_as_dealer_drops_otherwise() -> None:
    assert (qualify(F, True)["tuo"], qualify(F, True)["say"]) == (48, ["敲", "下课"])
    assert qualify(F)["say"] == ["下课"]


W1 = [
    ["peng", "43 43 43"],
    ["peng", "44 44 44"],
    ["chi", "51 51 53"],
    ["chi", "66 66 11"],
    ["peng", "33 33 33"],
    ["peng", "21 21 21"],
]


def test_1_12_w1_one_fan_pays_two() -> None:
    got = win(W1, "42 62", "42")
    assert (got["points"], got["fan"], got["deltas"]) == (35, 1, [-2, 4, -2])


def test_1_12_w1_with_a_baozi() -> None:
    assert win(W1, "42 62", "42", dropped=[2], baozi=[2])["deltas"] == [0, 6, -6]


def test_1_12_w2_no_fan_pays_one() -> None:
    groups = [["peng", "64 64 64"], ["chi", "61 61 43"], ["gang", "51 51 51 51"], ["peng", "52 52 52"]]
    got = win(groups, "21 65 31 31 31 62 62 62", "21", dealer=True)
    assert (got["points"], got["fan"], got["deltas"]) == (41, 0, [2, -1, -1])


W4 = [
    ["peng", "11 11 11"],
    ["peng", "44 44 44"],
    ["gang", "41 41 41 41"],
    ["peng", "66 66 66"],
    ["peng", "31 31 31"],
    ["peng", "61 61 61"],
]


@pytest.mark.parametrize(
    ("rules", "gain"),
    [
        ({}, 18),
        ({"fan_pay": "doubling"}, 512),
        ({"max_fan": 4}, 10),
        ({"max_fan": 4, "fan_pay": "doubling"}, 32),
    ],
)
def test_1_12_w4_eight_fan(rules: dict[str, object], gain: int) -> None:
    got = win(W4, "21 21", "21", dealer=True, rules=rules)
    assert (got["points"], got["fan"]) == (60, 8)
    deltas = got["deltas"]
    assert isinstance(deltas, list)
    assert deltas[0] == gain


W5 = [
    ["peng", "61 61 61"],
    ["gang", "64 64 64 64"],
    ["peng", "22 22 22"],
    ["chi", "44 44 33"],
    ["chi", "42 42 62"],
    ["chi", "21 21 65"],
]


def test_1_12_w5_33_wins_for_others_not_for_the_dealer() -> None:
    got = win(W5, "41 54", "41")
    assert (got["points"], got["fan"], got["deltas"]) == (33, 0, [-1, 2, -1])
    assert win(W5, "41 54", "41", dealer=True) == {"win": False}


W7 = [
    ["peng", "43 43 43"],
    ["peng", "44 44 44"],
    ["chi", "51 51 53"],
    ["peng", "33 33 33"],
    ["peng", "21 21 21"],
]


def test_1_12_w7_heaven_wins_earth_may_not() -> None:
    got = win(W7, "11 11 11 66 66", "66", source="other_flip")
    assert (got["points"], got["fan"], got["deltas"]) == (46, 3, [-4, 8, -4])
    assert win(W7, "11 11 11 66 66", "11", source="other_flip") == {"win": False}


def test_1_12_w7_after_the_gang_of_earth() -> None:
    laid = [*W7, ["gang", "11 11 11 11"]]
    got = win(laid, "66 66", "66", source="replacement")
    assert (got["points"], got["fan"], got["deltas"]) == (50, 4, [-5, 10, -5])
    got = win(laid, "66 66", "11", source="replacement")
    assert (got["points"], got["fan"], got["deltas"]) == (45, 4, [-5, 10, -5])


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"hand": "66 66 66 66 66 66"}, "hand"),
        ({"hand": "77"}, "hand"),
        ({"kind": "sing"}, "kind"),
        ({"rules": {"eat_tuo": "twice"}}, "eat_tuo"),
        ({"rules": {"colour": "red"}}, "colour"),
        ({"seats": 4}, "seats"),
        ({"laid": [["peng", "66 66"]]}, "peng"),
        ({"card": "00"}, "card"),
        ({"source": "sky"}, "source"),
        ({"hand": "66 66", "laid": [["gang", "66 66 66 66"]]}, "7 cards 66"),
        ({"flags": {"baozi": [7]}}, "baozi"),
        ({"hand": None}, "hand"),
    ],
)
def test_a_damaged_case_is_refused_by_its_field(change: dict[str, object], word: str) -> None:
    case = {
        "kind": "win",
        "rules": {},
        "seats": 3,
        "seat": 0,
        "dealer": 0,
        "laid": [],
        "hand": "66 66",
        "card": "66",
        "source": "own_flip",
        "from": 0,
        "flags": {},
    }
    with pytest.raises(CaseError, match=word):
        GAME.answer_case(case | change)
