"""Every known answer of 湖南字牌, the worked hands of rules zipai 1.11 and the eating plans of 1.12 by number."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError
from tests.games.paohuzi.build import HUNAN

FILE = Path(__file__).parents[2] / "cases" / "hunan.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=[c["id"] for c in CASES])
def test_known_answer(case: dict[str, Any]) -> None:
    assert HUNAN.answer_case(case) == case["expect"]


def win(
    groups: str, hand: str, card: str | None, source: str = "other_flip", rules: Mapping[str, object] | None = None
) -> dict[str, object]:
    """A win of seat 0; groups are `verb cards` separated by commas, seat 2 flips."""
    laid = [g.split() for g in groups.split(",")] if groups else []
    giver = 0 if source == "own_flip" else 1 if source == "deal" else 2
    return HUNAN.answer_case(
        {
            "kind": "win",
            "rules": dict(rules or {}),
            "seats": 3,
            "seat": 0,
            "dealer": 1,
            "laid": laid,
            "hand": hand,
            "card": card,
            "source": source,
            "from": giver,
            "flags": {},
        }
    )


A = ("chi 四五六,peng 玖玖玖", "八八八一二三陆柒捌贰叁肆九九", "九")
E = ("peng 玖玖玖,chi 二七十,chi 一二三", "伍伍伍三四五六七八九九", "伍")


@pytest.mark.parametrize(
    ("number", "position", "source", "points", "fan", "value"),
    [
        ("1A", A, "other_flip", 10, 1, 2),
        ("1B", A, "own_flip", 12, 2, 4),
        ("1D", ("peng 叁叁叁,chi 六七八,chi 一二三", "四五六七八九肆伍陆捌玖", "拾"), "other_flip", 6, 0, 1),
        ("1E", E, "other_flip", 18, 2, 4),
        ("1F", E, "own_flip", 21, 4, 16),
        (
            "1H",
            ("pao 玖玖玖玖,ti 伍伍伍伍,chi 二七十", "三四五六七八九九壹贰", "叁"),
            "other_flip",
            30,
            3,
            8,
        ),
        ("1L", ("", "一一一五五五八八八壹壹壹伍伍伍二四柒玖拾", None), "deal", 21, 5, 32),
    ],
)
def test_1_11_worked_hands(
    number: str, position: tuple[str, str, str | None], source: str, points: int, fan: int, value: int
) -> None:
    got = win(*position, source=source)
    assert (got["points"], got["fan"], got["value"]) == (points, fan, value), number
    assert got["deltas"] == [2 * value, -value, -value]


def test_1_11_hands_that_do_not_win() -> None:
    assert win("peng 三三三,chi 六七八,chi 一二三", "四五六七八九肆伍陆捌玖", "拾") == {"win": False}
    assert win("pao 玖玖玖玖,chi 二七十", "三四五六七八陆柒捌肆伍九十", "陆") == {"win": False}
    assert win("", "一一一一三三三三五五五七七七二四柒玖拾拾", None, "deal") == {"win": False}


@pytest.mark.parametrize(
    ("rules", "source", "value"),
    [
        ({}, "own_flip", 4),
        ({"zimo_fan": 0}, "own_flip", 2),
        ({"pay": "yi_xi_fen"}, "other_flip", 10),
        ({"pay": "yi_xi_fen"}, "own_flip", 24),
        ({"pay": "san_xi_tun"}, "own_flip", 6),
    ],
)
def test_options_of_payment(rules: dict[str, object], source: str, value: int) -> None:
    assert win(*A, source, rules)["value"] == value


@pytest.mark.parametrize(("least", "wins"), [(3, True), (6, True), (9, True), (10, True), (15, False)])
def test_option_min_hu(least: int, wins: bool) -> None:
    assert win(*A, rules={"min_hu": least})["win"] is wins


def test_option_tianhu_fan() -> None:
    heaven = "一一一五五五八八八壹壹壹伍伍伍二四柒玖拾"
    assert win("", heaven, None, "deal", {"tianhu_fan": 0})["fan"] == 4


def test_option_discard_win() -> None:
    assert win(*A, "discard") == {"win": False}
    assert win(*A, "discard", {"discard_win": "yes"})["value"] == 2


def plans(hand: str, card: str) -> set[str]:
    """The plans of 1.12 for these cards alone; the rest of the hand cannot touch them."""
    case = {
        "kind": "eat",
        "rules": {},
        "seats": 3,
        "seat": 0,
        "dealer": 1,
        "laid": [],
        "hand": hand,
        "card": card,
        "source": "discard",
        "from": 2,
        "flags": {},
    }
    got = HUNAN.answer_case(case)["plans"]
    assert isinstance(got, list)
    return {" ".join(p) for p in got}


@pytest.mark.parametrize(
    ("number", "hand", "card", "expected"),
    [
        ("B1", "一一二三壹", "一", {"一二三 一一壹", "一一壹 一二三"}),
        ("B1'", "一二三壹壹", "一", {"一二三 一壹壹", "一壹壹 一二三", "一一壹"}),
        (
            "B2",
            "一二二三三四贰贰",
            "二",
            {
                "二贰贰 一二三 二三四",
                "一二三 二二贰",
                "一二三 二贰贰 二三四",
                "二三四 二二贰",
                "二三四 一二三 二贰贰",
                "二二贰 一二三",
                "二二贰 二三四",
            },
        ),
        ("B3", "一二三", "一", set()),
        ("B4", "一二三壹", "一", {"一一壹"}),
        ("B5", "一二三四五", "三", {"三四五 一二三", "一二三 三四五"}),
        ("B7", "二七十", "七", set()),
        ("B8", "七七柒八九", "七", {"七八九 七七柒", "七七柒 七八九"}),
        ("B11", "四四四五六", "三", set()),
        ("B11", "四四四五六", "七", {"五六七"}),
        ("B13", "三三三一二", "三", set()),
    ],
)
def test_1_12_plans(number: str, hand: str, card: str, expected: set[str]) -> None:
    got = plans(hand, card)
    assert {" ".join([p.split()[0], *sorted(p.split()[1:])]) for p in got} == {
        " ".join([p.split()[0], *sorted(p.split()[1:])]) for p in expected
    }, number


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"hand": "一一一一一"}, "hand"),
        ({"hand": "x"}, "hand"),
        ({"hand": None}, "hand"),
        ({"kind": "sing"}, "kind"),
        ({"rules": {"min_hu": 7}}, "min_hu"),
        ({"rules": {"colour": "red"}}, "colour"),
        ({"seats": 4}, "seats"),
        ({"laid": [["peng", "九九"]]}, "peng"),
        ({"laid": [["chi", "一二四"]]}, "chi"),
        ({"laid": {}}, "laid"),
        ({"card": "王"}, "card"),
        ({"source": "sky"}, "source"),
        ({"hand": "九九", "laid": [["pao", "九九九九"]]}, "7 cards 九"),
        ({"flags": {"passed_win": 3}}, "passed_win"),
        ({"flags": {"stale": 3}}, "stale"),
    ],
)
def test_a_damaged_case_is_refused_by_its_field(change: dict[str, object], word: str) -> None:
    case: dict[str, object] = {
        "kind": "win",
        "rules": {},
        "seats": 3,
        "seat": 0,
        "dealer": 0,
        "laid": [],
        "hand": "九九",
        "card": "九",
        "source": "own_flip",
        "from": 0,
        "flags": {},
    }
    with pytest.raises(CaseError, match=word):
        HUNAN.answer_case(case | change)
