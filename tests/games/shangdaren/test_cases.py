"""Every known answer of 上大人, the worked hands of rules 4.5 by number, and what a case may hold."""

import json
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.shangdaren.game import GAME

FILE = Path(__file__).parents[2] / "cases" / "shangdaren.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=[c["id"] for c in CASES])
def test_known_answer(case: dict[str, Any]) -> None:
    assert GAME.answer_case(case) == case["expect"]


def case(laid: list[list[str]], hand: str, card: str | None, source: str, **more: Any) -> dict[str, Any]:
    """A win case of seat 0."""
    giver = 0 if source in ("own_draw", "deal") else 2
    out = {"kind": "win", "rules": {}, "seats": 3, "seat": 0, "dealer": 1, "laid": laid, "hand": hand, "card": card}
    return {**out, "source": source, "from": giver, "flags": {"jiang": "尔"}, **more}


FORTY = ([["peng", "可可可"], ["peng", "邱邱邱"], ["shao", "八八八"]], "上大人化三千七十士尔尔尔小生佳作知知知礼礼")
CLEAN = ([["peng", "大大大"], ["peng", "八八八"], ["peng", "可可可"]], "化三千七十士七十士佳作邱邱邱尔尔尔小生乙己")


def test_4_5_example_of_forty() -> None:
    answer = GAME.answer_case(case(*FORTY, "仁", "discard"))
    assert (answer["points"], answer["jing"], answer["type"], answer["deltas"]) == (40, 4, "屁胡", [2, 0, -2])
    assert GAME.answer_case(case(*FORTY, "仁", "own_draw"))["deltas"] == [2, -1, -1]


def test_4_5_example_of_a_clean_hand() -> None:
    flags = {"jiang": "礼"}
    answer = GAME.answer_case(case(*CLEAN, "仁", "other_flip", flags=flags))
    assert (answer["points"], answer["jing"], answer["type"], answer["pay"]) == (18, 0, "清胡", 2)
    # Not 屁胡: with 尔 as 将 it would have its 21.
    assert GAME.answer_case(case(*CLEAN, "仁", "other_flip"))["type"] == "屁胡"


def test_4_5_example_of_a_zhao_without_halves() -> None:
    laid = [["zhao", "三三三三"], ["ju", "上大人"], ["peng", "可可可"]]
    hand = "邱乙己七十士尔小生八九子佳作仁知知知礼礼"
    answer = GAME.answer_case(case(laid, hand, "礼", "discard"))
    assert answer["win"]
    assert answer["points"] == 6 + 1 + 2 + 5 + 4 + 2 + 5 + 5


def test_two_and_four_players_pay_alike() -> None:
    """4.2, 4.5: the discarder pays for all others; of two there is one other, of four three."""
    two = case(*FORTY, "仁", "discard", seats=2, dealer=0, **{"from": 1})
    assert GAME.answer_case(two)["deltas"] == [1, -1]
    four = case(
        [["peng", "可可可"], ["shao", "八八八"], ["shao", "上上上"]],
        "化三千尔小生佳作知知知礼礼",
        "仁",
        "own_draw",
        seats=4,
    )
    answer = GAME.answer_case(four)
    assert (answer["win"], answer["points"], answer["deltas"]) == (
        True,
        2 + 4 + 4 + 1 + 1 + 1 + 4 + 15 + 5,
        [3, -1, -1, -1],
    )


ENSHI = {"count": "hunsu", "hunjiang": "none"}


def test_4_6_enshi_counts_rich_and_plain() -> None:
    """荤: 上大人 singly 3, 绍 of 化 6, 碰 of 邱 3; 素: 碰 1, 绍 3, four 5, lines nothing; no 精 and no 清胡."""
    laid = [["shao", "化化化"], ["peng", "邱邱邱"], ["peng", "可可可"], ["shao", "八八八"], ["zhao", "知知知知"]]
    hand = "上大人千千千尔小生佳作仁礼礼"
    answer = GAME.answer_case(case(laid, hand, "礼", "discard", rules=ENSHI, flags={}))
    assert (answer["points"], answer["jing"]) == (6 + 3 + 1 + 3 + 5 + 3 + 6 + 0 + 0 + 1, 0)
    assert answer["type"] == "屁胡"


def test_4_6_wild_hunjiang_is_any_character_and_no_jing() -> None:
    laid, hand = FORTY
    with_wild = case(laid, hand.replace("作", "混", 1), "仁", "own_draw", rules={"hunjiang": "wild"})
    answer = GAME.answer_case(with_wild)
    # 礼礼混 is a 坎 and 佳仁 a 半句: better than 佳混仁.
    assert (answer["win"], answer["points"], answer["jing"]) == (True, 43, 4)
    as_jing = GAME.answer_case(case(laid, hand.replace("上", "混", 1), "仁", "own_draw", rules={"hunjiang": "wild"}))
    # One 精 less, 礼礼混 a 坎 and 大人 a 半句.
    assert (as_jing["points"], as_jing["jing"]) == (38, 3)


def test_4_6_five_jing() -> None:
    """乙 三 七 九 and the 将; 上 is none then."""
    answer = GAME.answer_case(case(*FORTY, "仁", "own_draw", rules={"jing": "five"}))
    # 三 and 七, one each, and three 尔 instead of 上.
    assert (answer["jing"], answer["points"]) == (5, 45)


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"seats": 5}, "seats"),
        ({"seat": 3}, "seat"),
        ({"hand": 5}, "hand"),
        ({"hand": "天"}, "hand"),
        ({"hand": "大大大大大大"}, "hand"),
        ({"hand": "混"}, "hand"),
        ({"card": "天"}, "card"),
        ({"card": None}, "card"),
        ({"source": "deal"}, "card"),
        ({"source": "wall"}, "source"),
        ({"laid": "上"}, "laid"),
        ({"laid": [["wei", "上上上"]]}, "laid"),
        ({"laid": [["peng", "上上大"]]}, "laid"),
        ({"laid": [["peng", "上上上上"]]}, "laid"),
        ({"laid": [["ju", "上大邱"]]}, "laid"),
        ({"laid": [["banju", "上邱"]]}, "laid"),
        ({"laid": [["banju", "上大人"]]}, "laid"),
        ({"flags": 3}, "flags"),
        ({"flags": {}}, "jiang"),
        ({"flags": {"jiang": "混"}}, "jiang"),
        ({"flags": {"jiang": "上", "moon": True}}, "moon"),
        ({"rules": {"colour": "red"}}, "rules"),
        ({"rules": {"count": "hunsu", "jing": "three"}}, "rules"),
        ({"kind": "ready"}, "kind"),
        ({"wind": "east"}, "wind"),
    ],
)
def test_a_wrong_case_names_its_field(changed: dict[str, Any], named: str) -> None:
    with pytest.raises(CaseError, match=named):
        GAME.answer_case({**case(*FORTY, "仁", "discard"), **changed})


def test_dealt_cards_are_the_seats_own() -> None:
    dealt = case([], FORTY[1] + "仁可可可邱邱邱八八八", None, "deal", **{"from": 2, "dealer": 0})
    with pytest.raises(CaseError, match="from"):
        GAME.answer_case(dealt)
    assert GAME.answer_case({**dealt, "from": 0})["win"]
