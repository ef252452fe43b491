"""Every known answer of 四川大贰, and the worked hands of rules zipai 4.7 by number."""

import json
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.daer.game import GAME

FILE = Path(__file__).parents[2] / "cases" / "daer.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=[c["id"] for c in CASES])
def test_known_answer(case: dict[str, Any]) -> None:
    assert GAME.answer_case(case) == case["expect"]


def case(laid: list[list[str]], hand: str, card: str | None, source: str, **more: Any) -> dict[str, Any]:
    """A win case of seat 0."""
    giver = 0 if source in ("own_flip", "deal") else 2
    out = {"kind": "win", "rules": {}, "seats": 3, "seat": 0, "dealer": 1, "laid": laid, "hand": hand, "card": card}
    return {**out, "source": source, "from": giver, "flags": {}, **more}


def win(laid: list[list[str]], hand: str, card: str | None, source: str, **more: Any) -> tuple[Any, ...]:
    """(胡数, 番, score), or () if it is no win."""
    answer = GAME.answer_case(case(laid, hand, card, source, **more))
    return (answer["points"], answer.get("fan"), answer["value"]) if answer["win"] else ()


A = ([["peng", "一一一"], ["chi", "肆伍陆"]], "八八八一二三三四五五六陆柒捌", "七")


def test_4a() -> None:
    assert win(*A, "other_flip") == (10, 3, 6)
    assert GAME.answer_case(case(*A, "discard"))["deltas"] == [12, 0, -12]


def test_4b_luan() -> None:
    laid = [["chi", "七八九"], ["chi", "捌玖拾"]]
    assert win(laid, "三四五四五六六七八叁肆伍陆陆", "六", "other_flip") == (0, 2, 4)


def test_4d_black() -> None:
    laid = [["peng", "玖玖玖"], ["chi", "四五六"]]
    assert win(laid, "五五五捌捌捌叁肆伍一一壹陆陆", "陆", "own_flip") == (21, 6, 18)


def test_4e_long() -> None:
    laid = [["long", "贰贰贰贰"], ["chi", "肆伍陆"]]
    assert win(laid, "五五五一二三六七八陆陆捌玖", "拾", "other_flip") == (27, 2, 6)


def test_4f_zhao_on_a_discard() -> None:
    laid = [["peng", "贰贰贰"], ["chi", "肆伍陆"]]
    hand = "五五五一二三六七八陆陆捌玖拾"
    assert win(laid, hand, "五", "discard") == (21, 2, 6)
    assert GAME.answer_case(case(laid, hand, "五", "discard"))["deltas"] == [12, 0, -12]


def test_4g_too_little() -> None:
    laid = [["peng", "玖玖玖"], ["chi", "肆伍陆"]]
    assert win(laid, "一二三八八捌三四五陆柒捌五六", "七", "other_flip") == ()


def test_4i_deng() -> None:
    assert win(*A, "other_flip", rules={"score": "deng"}) == (10, None, 1)
    # Part 7: 乱 is one 等.
    laid = [["chi", "七八九"], ["chi", "捌玖拾"]]
    luan = win(laid, "三四五四五六六七八叁肆伍陆陆", "六", "other_flip", rules={"score": "deng"})
    assert luan == (0, None, 1)


def test_part_7_tianhu_doubles_in_both_deng_modes() -> None:
    hand = "一壹壹二二贰贰三叁叁四四四肆肆肆七柒柒柒十"
    at = {"dealer": 0}
    assert win([], hand, None, "deal", **at) == (48, 4, 20)
    assert win([], hand, None, "deal", rules={"score": "deng"}, **at) == (48, None, 8)
    # Thirteen red cards: doubled once more.
    red = "一一壹二二二贰陆陆陆七七七柒捌玖十十十拾拾"
    assert win([], red, None, "deal", rules={"score": "deng_hongwu"}, **at) == (45, None, 16)


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"seats": 4}, "seats"),
        ({"seat": 3}, "seat"),
        ({"hand": 5}, "hand"),
        ({"hand": "天"}, "hand"),
        ({"hand": "一一一一"}, "hand"),
        ({"card": "天"}, "card"),
        ({"card": None}, "card"),
        ({"source": "wall"}, "source"),
        ({"laid": "一"}, "laid"),
        ({"laid": [["wei", "一一一"]]}, "laid"),
        ({"laid": [["peng", "一一二"]]}, "laid"),
        ({"laid": [["zhao", "一一一"]]}, "laid"),
        ({"laid": [["peng", "八八八"], ["chi", "肆伍陆"]]}, "hand"),
        ({"flags": 3}, "flags"),
        ({"rules": {"colour": "red"}}, "rules"),
        ({"rules": []}, "rules"),
        ({"kind": "qualify"}, "kind"),
    ],
)
def test_a_wrong_case_names_its_field(changed: dict[str, Any], named: str) -> None:
    with pytest.raises(CaseError, match=named):
        GAME.answer_case({**case(*A, "other_flip"), **changed})


def test_an_eat_case_needs_a_card() -> None:
    with pytest.raises(CaseError, match="card"):
        GAME.answer_case({**case(*A, "other_flip"), "kind": "eat", "card": None})
