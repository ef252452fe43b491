"""Every known answer of 摆牌, and the worked examples of rules 2.4, 2.7 and 2.8."""

import json
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.baipai.game import GAME
from changpai_desktop.games.contract import CaseError

FILE = Path(__file__).parents[2] / "cases" / "baipai.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=[c["id"] for c in CASES])
def test_known_answer(case: dict[str, Any]) -> None:
    assert GAME.answer_case(case) == case["expect"]


def case(kind: str, **more: Any) -> dict[str, Any]:
    out = {"kind": kind, "rules": {}, "seats": 3, "seat": 1, "dealer": 0, "laid": [], "hand": "", "card": None}
    return {**out, "source": None, "from": None, "flags": {}, **more}


def win(pile: str, **more: Any) -> tuple[Any, ...]:
    """(cards, 甲, F, 翻, deltas) of a pile."""
    got = GAME.answer_case(case("win", laid=[["bai", pile]], **more))
    return tuple(got[k] for k in ("points", "jia", "sets", "fan", "deltas")) if got["win"] else ()


SMALL = "65 64 61 51 52 53 62 32"


def test_2_7_the_table_of_payments() -> None:
    assert win("66 66 66 66 65 65 64 64 55 55 63 63 54 54 62 62") == (16, 0, 2, 0, [-1, 2, -1])
    assert win("54 54 54 65 65 64 64 55 55 63 63 62 62 53 53 66 66") == (17, 0, 1, 1, [-2, 4, -2])
    assert win("11 11 11 11 65 65 64 64 55 55 63 63 62 62 53 53 66 66") == (18, 0, 2, 2, [-4, 8, -4])
    assert win("44 44 44 65 65 64 64 55 55 63 63 62 62 53 53 66 66 61 61 51 51") == (21, 1, 1, 1, [-4, 8, -4])
    pile = "66 66 66 66 63 63 63 63 65 65 64 64 55 55 62 62 53 53 61 61 51 51 33"
    assert win(pile) == (23, 2, 3, 3, [-32, 64, -32])


@pytest.mark.parametrize(
    ("n", "jia"), [(16, 0), (20, 0), (21, 1), (22, 1), (23, 2), (24, 2), (25, 3), (27, 4), (28, 4)]
)
def test_2_7_jia(n: int, jia: int) -> None:
    kinds = "65 64 61 51 55 33 22 31 62 53 52 32 63 66"
    pile = " ".join(f"{k} {k}" for k in kinds.split())
    assert win(" ".join(pile.split()[:n]))[:3] == (n, jia, 0)


def test_2_7_hard_cards_are_black() -> None:
    rest = "65 65 64 64 61 61 51 51 55 55 33 33 22"
    assert win(f"21 21 21 21 {rest}")[2] == 1
    assert win(f"42 42 42 {rest} 22 31")[2] == 0


def test_2_8_the_liable_player_pays_both_shares() -> None:
    pile = "54 54 54 65 65 64 64 55 55 63 63 62 62 53 53 66 66"
    assert win(pile, flags={"liable_seat": 0})[4] == [-4, 4, 0]
    assert win(pile, dealer=1, flags={"liable_seat": 1})[4] == [-2, 4, -2]


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"seats": 4}, "seats"),
        ({"seat": 3}, "seat"),
        ({"hand": 5}, "hand"),
        ({"hand": "99"}, "hand"),
        ({"hand": "66 66 66 66 66"}, "hand"),
        ({"card": "66"}, "card"),
        ({"source": "discard"}, "source"),
        ({"from": 1}, "from"),
        ({"from": None}, "from"),
        ({"laid": [["peng", "66 66 66"]]}, "laid"),
        ({"laid": [["bai", ""]]}, "laid"),
        ({"flags": {"colour": 1}}, "flags"),
        ({"flags": {"table": "66 65"}}, "table"),
        ({"flags": {"table": "42"}}, "table"),
        ({"flags": {}}, "table"),
        ({"flags": {"table": "66 66 66 66"}}, "table"),
        ({"flags": {"table": "31", "first_lead": 1}}, "first_lead"),
        ({"flags": {"table": "31", "liable_seat": 3}}, "liable_seat"),
        ({"rules": {"colour": "red"}}, "rules"),
        ({"kind": "qualify"}, "kind"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_wrong_case_names_its_field(changed: dict[str, Any], named: str) -> None:
    good = case("beat", hand="66 44", flags={"table": "31"}, **{"from": 0})
    assert GAME.answer_case(good) == {"answers": ["44", "66"], "must": True}
    with pytest.raises(CaseError, match=named):
        GAME.answer_case({**good, **changed})
