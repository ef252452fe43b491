"""Every known answer of 千字红花白花, worked hands of rules changpai 5.6, and cases that are wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.qianhong.game import GAME

FILE = Path(__file__).parents[2] / "cases" / "qianhong.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=[c["id"] for c in CASES])
def test_known_answer(case: dict[str, Any]) -> None:
    assert GAME.answer_case(case) == case["expect"]


def case(hand: str, card: str, source: str = "own_draw", **more: Any) -> dict[str, Any]:
    """A win case of seat 0."""
    flags = {"jiang": "1m4s", "baida": [0, 0, 0], **more.pop("flags", {})}
    out = {"kind": "win", "rules": {}, "seats": 3, "seat": 0, "dealer": 0, "laid": [], "hand": hand, "card": card}
    return {**out, "source": source, "from": 0 if source == "own_draw" else 1, "flags": flags, **more}


def answer(hand: str, card: str, source: str = "own_draw", **more: Any) -> dict[str, Any]:
    """The answer to such a case."""
    return GAME.answer_case(case(hand, card, source, **more))


A = ("333s123p456p789p34m88m", "2m")
A_LAID = [["peng", "555m"], ["minggang", "千千千千"]]


def test_5_6_worked_example_ta_hu() -> None:
    got = answer(*A, laid=A_LAID)
    assert (got["type"], got["points"], got["parts"]["raw"], got["parts"]["wen"]) == ("踏胡", 80, 22, 20)


def test_5_6_worked_example_settles_by_differences() -> None:
    losers = [{"seat": 1, "laid": [["minggang", "2222s"]], "hand": ""}, {"seat": 2, "laid": [], "hand": ""}]
    got = answer(*A, laid=A_LAID, flags={"baida": [0, 0, 1], "losers": losers})
    assert got["fu"] == [80, 10, 10]
    assert got["deltas"] == [140, -70, -70]


def test_5_6_worked_example_qing_hu() -> None:
    got = answer("112233p456p456m79m234s55678s", "8m", flags={"jiang": "1s9s"})
    assert (got["type"], got["points"], got["parts"]["wen"], got["parts"]["du"]) == ("清胡", 170, 50, 10)


def test_5_6_common_sets_of_the_seed() -> None:
    """2, 4, 8, 12, 16 for 碰, 坎, 明杠, 暗杠, 龙."""
    laid = [["peng", "222m"], ["minggang", "5555p"], ["angang", "8888s"], ["long", "3333p"]]
    got = answer("777s234s99m88m", "9m", laid=laid, flags={"jiang": "1m1p"})
    assert got["parts"]["raw"] == 2 + 8 + 12 + 16 + 8 + 4
    assert got["points"] == 50 + 20 + 10


def test_5_6_the_piao_hu_of_the_rule_book() -> None:
    laid = [["peng", "222m"], ["peng", "555p"], ["minggang", "8888s"]]
    losers = [{"seat": 1, "laid": [], "hand": ""}, {"seat": 2, "laid": [], "hand": ""}]
    flags = {"jiang": "1m3p", "baida": [0, 0, 1], "losers": losers}
    got = answer("222s888m55s22p白白白", "5s", laid=laid, flags=flags)
    assert (got["type"], got["parts"]["raw"], got["points"]) == ("飘胡", 32, 200)
    assert got["deltas"] == [390, -210, -180]


@pytest.mark.parametrize(
    ("count", "dealt", "value"), [(0, 0, 0), (1, 0, 10), (2, 0, 30), (3, 0, 50), (4, 0, 100), (5, 0, 200), (5, 1, 400)]
)
def test_5_6_baida(count: int, dealt: int, value: int) -> None:
    flags = {"baida": [count, 0, 0], "baida_dealt": bool(dealt)}
    assert answer(*A, laid=A_LAID, flags=flags)["parts"]["baida"] == value


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"seats": 4}, "seats"),
        ({"seat": 3}, "seat"),
        ({"hand": 5}, "hand"),
        ({"hand": "天"}, "hand"),
        ({"hand": "11111m"}, "hand"),
        ({"hand": "百1m"}, "hand"),
        ({"card": "天"}, "card"),
        ({"card": None}, "card"),
        ({"source": "wall"}, "source"),
        ({"from": 1}, "from"),
        ({"laid": "一"}, "laid"),
        ({"laid": [["chi", "123m"]]}, "laid"),
        ({"laid": [["peng", "112m"]]}, "laid"),
        ({"laid": [["long", "1m"]]}, "laid"),
        ({"laid": [["minggang", "333s"]]}, "laid"),
        ({"flags": 3}, "flags"),
        ({"flags": {"jiang": "123m"}}, "jiang"),
        ({"flags": {"baida": [1]}}, "baida"),
        ({"flags": {"losers": [{"seat": 0, "laid": [], "hand": ""}]}}, "losers"),
        ({"flags": {"losers": [{"seat": 1, "hand": ""}]}}, "losers"),
        ({"flags": {"losers": [{"seat": 1, "laid": [["peng", "111p"]], "hand": "11p"}]}}, "hand"),
        ({"rules": {"colour": "red"}}, "rules"),
        ({"rules": {"form": "jiucai"}}, "rules"),
        ({"kind": "ready"}, "kind"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_wrong_case_names_its_field(changed: dict[str, Any], named: str) -> None:
    with pytest.raises(CaseError, match=named):
        GAME.answer_case({**case(*A, laid=A_LAID), **changed})
