"""Rule cases of 四川麻将 that cannot be are refused, not answered (rules zipai 5.1-5.8)."""

from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.xuezhan.game import GAME

WIN: dict[str, Any] = {
    "kind": "win",
    "rules": {},
    "seats": 4,
    "seat": 0,
    "dealer": 1,
    "laid": [["peng", "999p"]],
    "hand": "23456m345p77p",
    "card": "7m",
    "source": "discard",
    "from": 3,
    "flags": {},
}
DRAWN = {"source": "own_draw", "from": 0}
BU = {"source": "replacement", "from": 0, "laid": [["zhigang", "9999p"]]}


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        # 5.1.2: thirteen tiles with the groups, fourteen at a deal.
        ({"laid": []}, "hand"),
        ({"laid": [], "hand": "1m", "card": "1m"}, "hand"),
        ({"kind": "ready", "card": None, "hand": "1m"}, "hand"),
        ({"laid": [], "hand": "123456m345p77p99p", "card": None, "source": "deal", "from": 0, "dealer": 0}, "hand"),
        # 5.5: 地胡 with a laid group, a dealer's discard of another seat.
        ({**DRAWN, "flags": {"first_draw": True}}, "flags.first_draw"),
        ({"laid": [], "hand": "23456m345p77p999p", "flags": {"first_draw": True}}, "flags.first_draw"),
        ({"from": 1, "flags": {"first_discard": True}}, "flags.first_discard"),
        ({"laid": [], "hand": "23456m345p77p999p", "flags": {"first_discard": True}}, "flags.first_discard"),
        # 5.6.3: only a discard hands kong money over.
        ({"source": "robbed", "flags": {"after_kong": {"income": 1}}}, "flags.after_kong"),
        # 5.6.2: the kong before 杠上花 lies there, its tile came from another seat that still plays.
        ({**BU, "laid": [["peng", "999p"]]}, "laid"),
        ({"flags": {"kong": {"kind": "zhigang", "from": 1}}}, "flags.kong"),
        ({**BU, "flags": {"kong": {"kind": "angang", "from": 0}}}, "flags.kong"),
        ({**BU, "flags": {"kong": {"kind": "zhigang", "from": 0}}}, "flags.kong"),
        ({**BU, "flags": {"kong": {"kind": "zhigang", "from": 2}, "won": [2]}}, "flags.kong"),
        # 5.7.3: with three winners the hand is over.
        ({"flags": {"won": [1, 2, 3]}, **DRAWN}, "flags.won"),
    ],
)
def test_a_case_that_cannot_be_names_its_field(changed: dict[str, Any], named: str) -> None:
    with pytest.raises(CaseError) as caught:
        GAME.answer_case({**WIN, **changed})
    assert str(caught.value).startswith(f"{named}:")


HANDS: list[Any] = [
    {"laid": [["angang", "5555m"]], "hand": "2223m777p999p"},
    {"laid": [], "hand": "1s2s4s5s7s8s1p4p2p8p8p6s9s"},
    {"laid": [], "hand": "1m3m6m7m9m1p3p4p6p3s6s1s2s"},
    None,
]
WON: dict[str, Any] = {"do": "win", "source": "own_draw", "winners": [{"seat": 3, "fan": 1}]}
KONG: dict[str, Any] = {"do": "angang", "seat": 0, "tile": "5m"}
SETTLE: dict[str, Any] = {
    "kind": "settle",
    "rules": {},
    "seats": 4,
    "dealer": 0,
    "events": [KONG, WON],
    "end": "wall",
    "hands": HANDS,
}


def _hand(**changed: Any) -> list[Any]:
    return [{**HANDS[0], **changed}, *HANDS[1:]]


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"hands": _hand(hand="2223m777p99p")}, "hands[0]"),
        ({"hands": _hand(hand="2223m777p999p1p")}, "hands[0]"),
        # A kong of the events lies in the hand, and no other.
        ({"events": [WON]}, "hands[0].laid"),
        ({"events": [{**KONG, "tile": "6m"}, WON]}, "hands[0].laid"),
        ({"hands": _hand(laid=[["peng", "555m"]])}, "hands[0].laid"),
        ({"events": [KONG, KONG, WON]}, "events[1].tile"),
        # Four tiles of a kind.
        ({"seen": "5m"}, "seen"),
        ({"hands": _hand(hand="2223m888p999p")}, "hands"),
        # 5.7.3, part 7: who has won when.
        ({"end": "three", "hands": [None] * 4}, "end"),
        ({"rules": {"mode": "single_win"}}, "end"),
        ({"events": [KONG, WON, {**KONG, "tile": "6m"}], "rules": {"mode": "single_win"}}, "events[2]"),
        (
            {
                "events": [{**WON, "winners": [{"seat": s, "fan": 1}]} for s in (1, 2, 3)] + [KONG],
                "end": "three",
                "hands": [None] * 4,
            },
            "events[3]",
        ),
        (
            {
                "events": [{**WON, "winners": [{"seat": s, "fan": 1}]} for s in (1, 2, 3)],
                "end": "open",
                "hands": [None] * 4,
            },
            "end",
        ),
        (
            {"events": [{**KONG, "do": "mianxiagang", "late": True}, WON], "rules": {"late_kong": "forbidden"}},
            "events[0].late",
        ),
        ({"seen": None}, "seen"),
    ],
)
def test_a_settlement_that_cannot_be_names_its_field(changed: dict[str, Any], named: str) -> None:
    GAME.answer_case(SETTLE)
    with pytest.raises(CaseError) as caught:
        GAME.answer_case({**SETTLE, **changed})
    assert str(caught.value).startswith(named)
