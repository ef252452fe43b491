"""Every known answer of 四川麻将, and the worked hands and settlements of rules zipai 5.9 and 5.10 by number."""

import json
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.xuezhan.game import GAME

FILE = Path(__file__).parents[2] / "cases" / "xuezhan.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
BARRED = {"xuezhan-a-win-passed-018", "xuezhan-a-win-passed-021"}
"""These allow the passed kind itself for more 番; part 7 says that it stays barred until the own draw."""


@pytest.mark.parametrize("case", CASES, ids=[c["id"] for c in CASES])
def test_known_answer(case: dict[str, Any]) -> None:
    assert GAME.answer_case(case) == ({"win": False} if case["id"] in BARRED else case["expect"])


def case(laid: list[list[str]], hand: str, card: str | None, source: str = "discard", **more: Any) -> dict[str, Any]:
    """A win case of seat 0."""
    giver = 3 if source in ("discard", "robbed") else 0
    out = {"kind": "win", "rules": {}, "seats": 4, "seat": 0, "dealer": 1, "laid": laid, "hand": hand, "card": card}
    return {**out, "source": source, "from": giver, "flags": {}, **more}


def win(laid: list[list[str]], hand: str, card: str | None, source: str = "discard", **more: Any) -> tuple[Any, ...]:
    """(番, value), or () if it is no win."""
    answer = GAME.answer_case(case(laid, hand, card, source, **more))
    return (answer["fan"], answer["value"]) if answer["win"] else ()


def test_5_9_worked_hands() -> None:
    assert win([["peng", "999p"]], "23456m345p77p", "7m") == (1, 1)  # M1
    kong = [["peng", "111m"], ["angang", "5555m"]]
    assert win(kong, "333p77p99p", "7p", "own_draw") == (2, 2)  # M2
    assert win(kong, "333p77p99p", "7p", "own_draw", rules={"gang_gen": "yes"}) == (3, 4)
    assert win([], "11112222m33p55p7p", "7p") == (6, 32)  # M3
    assert win([["peng", "222m"]], "234567789m5m", "5m") == (4, 8)  # M4
    assert win([["peng", "555m"], ["peng", "888s"]], "222m55s88m", "5s") == (4, 8)  # M6
    assert win([["peng", "555m"], ["peng", "888s"]], "222p55s88m", "5s") == ()
    assert win([], "123m456p789s222s3s", "3s") == ()  # M8
    four = [["peng", "111m"], ["peng", "222m"], ["peng", "333p"], ["peng", "444p"]]
    assert win(four, "5p", "5p") == (2, 2)  # M11
    assert win(four, "5p", "5p", rules={"jingoudiao": "on"}) == (3, 4)
    waiting = [["peng", "555p"], ["peng", "777p"], ["peng", "999p"]]
    assert [win(waiting, "2223m", c) for c in ("3m", "1m", "4m", "2m")] == [(2, 2), (1, 1), (1, 1), ()]  # M12


def test_part_7_dragon_seven_pairs_of_four_fan() -> None:
    four = {"longqidui": 4}
    assert win([], "1111m33m55p77p99p2p", "2p") == (5, 16)
    assert win([], "1111m33m55p77p99p2p", "2p", rules=four) == (4, 8)
    # Two fours: 5 and one 根, or 3 and two.
    assert win([], "11112222m33p55p7p", "7p", rules=four) == (5, 16)
    # One suit: 6, or 5 and one 根.
    assert win([], "1111m22m33m55m66m9m", "9m") == (6, 32)
    assert win([], "1111m22m33m55m66m9m", "9m", rules=four) == (6, 32)


def test_5_5_heavenly_win_as_it_stands_or_as_the_hand_counts() -> None:
    deal = {"dealer": 0}
    assert win([], "123456m345p77p999p", None, "deal", **deal) == (6, 32)
    gen = {"tianhu_gen": "yes"}
    assert win([], "1111m23m456m345p77p", None, "deal", **deal) == (6, 32)
    assert win([], "1111m23m456m345p77p", None, "deal", rules=gen, **deal) == (7, 64)
    # 清龙七对 with two 根 more: 8 番 as an ordinary hand.
    assert win([], "111122223333m44m", None, "deal", **deal) == (8, 128)
    assert win([], "123456m345p77p999p", None, "deal", dealer=1) == ()


def test_5_5_last_tile() -> None:
    hand = ([["peng", "999p"]], "23456m345p77p", "7m")
    last = {"flags": {"last_card": True}}
    assert win(*hand, **last) == (1, 1)
    assert win(*hand, rules={"haidi": "on"}, **last) == (2, 2)
    assert win(*hand, "own_draw", rules={"haidi": "on"}, **last) == (2, 2)


def test_5_6_2_kong_flower_that_the_giver_pays_is_no_own_draw() -> None:
    flags = {"kong": {"kind": "zhigang", "from": 2}}
    at = case([["zhigang", "9999p"]], "23456m345p77p", "7m", "replacement", flags=flags)
    rules = {"diangang_hua": "dianpao", "zimo": "di"}
    assert GAME.answer_case(at)["deltas"] == [6, -2, -2, -2]
    assert GAME.answer_case({**at, "rules": rules})["deltas"] == [2, 0, -2, 0]


def settle(**changed: Any) -> dict[str, Any]:
    """5.10.1, with changes."""
    events = [
        {"do": "zhigang", "seat": 3, "tile": "5m", "from": 0},
        {
            "do": "win",
            "source": "discard",
            "from": 3,
            "winners": [{"seat": 1, "fan": 2}, {"seat": 2, "fan": 3}],
            "after_kong": True,
        },
    ]
    out = {"kind": "settle", "rules": {}, "seats": 4, "dealer": 0, "events": events, "end": "open", "hands": [None] * 4}
    return {**out, **changed}


def test_5_10_1_and_chains() -> None:
    assert GAME.answer_case(settle())["deltas"] == [-1, 3, 5, -7]
    two = [{"do": "angang", "seat": 3, "tile": "9s"}, {"do": "angang", "seat": 3, "tile": "9m"}, settle()["events"][1]]
    assert GAME.answer_case(settle(events=two))["parts"]["transfer"] == [0, 6, 6, -12]
    every = settle(events=two, rules={"chain_transfer": "all"})
    assert GAME.answer_case(every)["parts"]["transfer"] == [0, 12, 12, -24]


PIGS = [
    {"laid": [], "hand": "1m3m5m7m9m1p3p4p6p8p9p1s2s"},
    {"laid": [["peng", "555p"], ["peng", "777p"], ["peng", "999p"]], "hand": "2223m"},
    {"laid": [], "hand": "1s2s4s5s7s8s1p4p2p8p8p6s9s"},
    None,
]
AFTER_ONE = [{"do": "win", "source": "own_draw", "winners": [{"seat": 3, "fan": 1}]}]


@pytest.mark.parametrize(
    ("rules", "deltas"),
    [
        ({}, [-32, 18, 14, 0]),
        ({"huazhu_to": "all_nonpig"}, [-48, 18, 14, 16]),
        ({"huazhu_plus_jiao": "yes"}, [-50, 20, 14, 16]),
        ({"chajiao": "min"}, [-32, 17, 15, 0]),
    ],
)
def test_5_8_who_pays_for_three_suits(rules: dict[str, Any], deltas: list[int]) -> None:
    answer = GAME.answer_case(settle(events=AFTER_ONE, end="wall", hands=PIGS, rules=rules))
    # The win before is not looked at: 1 from each.
    assert [d + (1 if s < 3 else -3) for s, d in enumerate(answer["deltas"])] == deltas
    assert (answer["pigs"], answer["waiting"]) == ([0], {"1": 1 if "chajiao" in rules else 2})


@pytest.mark.parametrize(
    ("dead_wait", "deltas"), [("counts", [9, -3, -3, -3]), ("not", [0, 0, 0, 0]), ("unpaid", [6, -2, -2, -2])]
)
def test_5_8_waiting_for_tiles_that_are_gone(dead_wait: str, deltas: list[int]) -> None:
    known = next(c for c in CASES if c["id"] == "xuezhan-x-5.10.7-counts")
    assert GAME.answer_case({**known, "rules": {"dead_wait": dead_wait}})["deltas"] == deltas


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"seats": 3}, "seats"),
        ({"seat": 4}, "seat"),
        ({"hand": 5}, "hand"),
        ({"hand": "1x"}, "hand"),
        ({"hand": "11111m"}, "hand"),
        ({"card": "东"}, "card"),
        ({"card": None}, "card"),
        ({"source": "wall"}, "source"),
        ({"source": "robbed", "from": 0}, "from"),
        ({"source": "replacement", "from": 2}, "from"),
        ({"source": "deal"}, "card"),
        ({"laid": [["chi", "123m"]]}, "laid"),
        ({"laid": [["peng", "112m"]]}, "laid"),
        ({"laid": [["angang", "111m"]]}, "laid"),
        ({"flags": {"won": [0]}}, "flags.won"),
        ({"flags": {"won": [3]}}, "from"),
        ({"flags": {"won": 3}}, "flags.won"),
        ({"flags": {"void": "m"}}, "flags.void"),
        ({"flags": {"void": 1}}, "flags.void"),
        ({"flags": {"kong": {"kind": "gang", "from": 1}}}, "flags.kong"),
        ({"flags": {"kong": {"kind": "angang"}}}, "flags.kong"),
        ({"flags": {"after_kong": {"income": "1"}}}, "flags.after_kong"),
        ({"flags": {"after_kong": True}}, "flags.after_kong"),
        ({"flags": {"passed_win": {"tile": "0m", "fan": 1}}}, "flags.passed_win"),
        ({"flags": {"passed_win": {"tile": "1m", "fan": True}}}, "flags.passed_win"),
        ({"flags": {"stale": "1m"}}, "flags.stale"),
        ({"rules": {"colour": "red"}}, "rules"),
        ({"kind": "eat"}, "kind"),
        ({"sorce": 1}, "sorce"),
    ],
)
def test_a_wrong_case_names_its_field(changed: dict[str, Any], named: str) -> None:
    with pytest.raises(CaseError, match=rf"^{named}\b"):
        GAME.answer_case({**case([["peng", "999p"]], "23456m345p77p", "7m"), **changed})


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"seats": 3}, "seats"),
        ({"dealer": True}, "dealer"),
        ({"end": "over"}, "end"),
        ({"end": []}, "end"),
        ({"hand": ""}, "hand"),
        ({"events": {}}, "events"),
        ({"events": [{"do": "peng"}]}, "events[0]"),
        ({"events": [3]}, "events[0]"),
        ({"events": [{"do": "angang", "seat": 1}]}, "events[0]: tile"),
        ({"events": [{"do": "angang", "seat": 1, "tile": "5m", "late": True}]}, "events[0]: 'late'"),
        ({"events": [{"do": "angang", "seat": 4, "tile": "5m"}]}, "events[0].seat"),
        ({"events": [{"do": "angang", "seat": 1, "tile": "5"}]}, "events[0].tile"),
        ({"events": [{"do": "zhigang", "seat": 1, "tile": "5m", "from": 1}]}, "events[0].from"),
        ({"events": [{"do": "mianxiagang", "seat": 1, "tile": "5m", "late": 1}]}, "events[0].late"),
        ({"events": [{"do": "win", "source": "deal", "winners": []}]}, "events[0].source"),
        ({"events": [{"do": "win", "source": "own_draw", "winners": []}]}, "events[0].winners"),
        ({"events": [{"do": "win", "source": "own_draw", "winners": [{"seat": 1}]}]}, "events[0].winners"),
        ({"events": [{"do": "win", "source": "own_draw", "winners": [{"seat": 1, "fan": 0}]}]}, "events[0].winners"),
        ({"events": [*AFTER_ONE, *AFTER_ONE]}, "events[1].winners"),
        (
            {"events": [{"do": "win", "source": "own_draw", "winners": [{"seat": s, "fan": 1} for s in (1, 2)]}]},
            "events[0].winners",
        ),
        (
            {"events": [{"do": "win", "source": "discard", "from": 1, "winners": [{"seat": 1, "fan": 1}]}]},
            "events[0].from",
        ),
        ({"events": [{"do": "win", "source": "discard", "winners": [{"seat": 1, "fan": 1}]}]}, "events[0]: from"),
        (
            {"events": [{"do": "win", "source": "replacement", "winners": [{"seat": 1, "fan": 2}]}]},
            "events[0].source",
        ),
        ({"events": settle()["events"][1:]}, "events[0].after_kong"),
        ({"hands": [None]}, "hands"),
        ({"end": "wall"}, "hands[0]"),
        ({"hands": PIGS}, "hands[0]"),
        ({"events": AFTER_ONE, "end": "wall", "hands": [{"laid": []}, *PIGS[1:]]}, "hands[0]"),
        ({"events": AFTER_ONE, "end": "wall", "hands": [{"laid": 0, "hand": ""}, *PIGS[1:]]}, "hands[0].laid"),
        (
            {"events": AFTER_ONE, "end": "wall", "hands": [{"laid": [["peng", "1m"]], "hand": ""}, *PIGS[1:]]},
            "hands[0]",
        ),
        ({"events": AFTER_ONE, "end": "wall", "hands": [{"laid": [["chi", "1m"]], "hand": ""}, *PIGS[1:]]}, "hands[0]"),
        ({"events": AFTER_ONE, "end": "wall", "hands": PIGS, "seen": 3}, "seen"),
        ({"events": AFTER_ONE, "end": "wall", "hands": PIGS, "rules": {"dingque": "on"}}, "hands[0]"),
    ],
)
def test_a_wrong_settlement_names_its_field(changed: dict[str, Any], named: str) -> None:
    with pytest.raises(CaseError) as caught:
        GAME.answer_case(settle(**changed))
    assert str(caught.value).startswith(named)
    assert "\n" not in str(caught.value)
