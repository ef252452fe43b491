"""Every known answer of 宜章跑胡子, the worked hands of rules zipai 2.6 by number, options and 2.8."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError, OptionError
from tests.games.paohuzi.build import YIZHANG, playing, say, texts

FILE = Path(__file__).parents[2] / "cases" / "yizhang.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=[c["id"] for c in CASES])
def test_known_answer(case: dict[str, Any]) -> None:
    assert YIZHANG.answer_case(case) == case["expect"]


def win(
    groups: str,
    hand: str,
    card: str | None,
    source: str = "other_flip",
    *,
    last: bool = False,
    rules: Mapping[str, object] | None = None,
) -> dict[str, object]:
    """A win of seat 0 among three; groups are `verb cards` separated by commas, seat 2 flips."""
    laid = [g.split() for g in groups.split(",")] if groups else []
    return YIZHANG.answer_case(
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
            "from": 0 if source == "own_flip" else 1 if source == "deal" else 2,
            "flags": {"last_card": True} if last else {},
        }
    )


A = ("chi 壹贰叁,peng 玖玖玖", "八八八一二三陆柒捌贰叁肆九九", "九")
C = ("peng 捌捌捌,chi 八九十", "二七十贰柒拾三四五四五六贰柒", "拾")
D = ("peng 捌捌捌,chi 二七十", "二七十贰柒拾三四五四五六贰柒", "拾")
F = ("peng 玖玖玖,chi 八九十", "五五五捌捌捌叁肆伍一一壹陆陆", "陆")
G = ("peng 玖玖玖,chi 四五六", "五五五捌捌捌叁肆伍一一壹陆陆", "陆")
ALL_BLACK = ("peng 玖玖玖,wei 叁叁叁,peng 四四四", "五五五捌捌捌一一一陆陆", "陆")
J = ("peng 玖玖玖,wei 叁叁叁,peng 四四四", "五五五捌捌捌二二二陆陆", "陆")
PLAIN = ("chi 壹贰叁,peng 玖玖玖,peng 四四四", "八八八一二三陆柒捌肆伍", "陆")
M = ("", "一一一一壹壹壹壹五五五五二七十三四陆捌玖", None)
N = ("", "一一一三三三五五五六六六八八八二七拾陆玖", None)


@pytest.mark.parametrize(
    ("number", "position", "source", "last", "rules", "points", "value"),
    [
        ("2A", A, "own_flip", False, {}, 18, 3),
        ("2A before", A, "own_flip", False, {"zimo_add": "before"}, 18, 3),
        ("2B", A, "other_flip", False, {}, 16, 1),
        ("2C", C, "other_flip", False, {}, 18, 4),
        ("2D", D, "other_flip", False, {}, 21, 6),
        ("2F", F, "other_flip", False, {}, 15, 3),
        ("2G", G, "other_flip", False, {}, 15, 5),
        ("2I", ALL_BLACK, "other_flip", False, {}, 25, 40),
        ("2J", J, "other_flip", False, {}, 25, 16),
        ("2M", M, "deal", False, {}, 30, 7),
        ("2N", N, "deal", False, {}, 15, 2),
        ("2O", PLAIN, "own_flip", True, {}, 16, 2),
        ("2P", C, "other_flip", True, {}, 18, 8),
        ("basic", ALL_BLACK, "other_flip", False, {"baxi": "basic"}, 25, 20),
        ("before", C, "own_flip", False, {"zimo_add": "before"}, 18, 6),
        ("x2", PLAIN, "own_flip", True, {"pinghu_haidi": "x2"}, 16, 3),
        ("none", A, "own_flip", False, {"zimo_add": "none"}, 18, 2),
        ("min 10", A, "other_flip", False, {"min_hu": 10}, 16, 3),
        ("min 9", A, "other_flip", False, {"min_hu": 9}, 16, 3),
        ("full 天胡", M, "deal", False, {"baxi": "full"}, 30, 31),
    ],
)
def test_2_6_worked_hands_and_options(
    number: str,
    position: tuple[str, str, str | None],
    source: str,
    last: bool,
    rules: dict[str, object],
    points: int,
    value: int,
) -> None:
    got = win(*position, source, last=last, rules=rules)
    assert (got["points"], got["value"]) == (points, value), number
    assert got["deltas"] == [2 * value, -value, -value]


def test_2_6_2l_and_2_8_5_too_few_huxi() -> None:
    assert win("chi 壹贰叁,peng 玖玖玖", "八八八三四五陆柒捌肆伍陆九九", "九") == {"win": False}


BIG = ("peng 玖玖玖,chi 肆伍陆", "壹贰叁壹贰叁陆柒捌肆伍陆一二", "三")


def test_2_3_full_counts_big_and_small_and_the_heavenly_win() -> None:
    full = win(*BIG, rules={"baxi": "full"})
    half = win(*BIG)
    # 18 big cards: 大字胡 5.
    assert (half["fan"], full["fan"]) == (1, 5)


@pytest.mark.parametrize(
    ("position", "fan"),
    [
        (F, 4),
        (G, 5),
        (ALL_BLACK, 10),
        # Two sets of red cards, the rest black.
        (("peng 玖玖玖,wei 叁叁叁,peng 四四四", "五五五贰贰贰二二二陆陆", "陆"), 7),
        # Three red alike and all sets; twelve red cards: 2 + 2.
        (J, 8),
        (D, 4),
    ],
)
def test_7_ningxiang_patterns(position: tuple[str, str, str], fan: int) -> None:
    got = win(*position, rules={"baxi": "full", "fan_table": "ningxiang", "zimo_add": "none"})
    assert got["fan"] == fan


def test_7_presets_can_be_read() -> None:
    chenzhou = YIZHANG.read_options({}, "chenzhou")
    assert (chenzhou["min_hu"], chenzhou["discard_win"]) == (9, "giver_triple")
    assert YIZHANG.read_options({}, "ningxiang")["fan_table"] == "ningxiang"
    with pytest.raises(OptionError, match="pinghu_haidi"):
        YIZHANG.read_options({"baxi": "basic", "pinghu_haidi": "x2"})


def test_2_7_chenzhou_the_giver_pays_three_times_and_maohu_counts_15() -> None:
    rules = {"discard_win": "giver_triple", "min_hu": 9, "maohu": "yes"}
    got = win(*A, "discard", rules=rules)
    assert got["deltas"] == [9, 0, -9]
    nothing = win("chi 四五六,chi 七八九", "三四五六七八肆伍陆捌玖叁肆伍", "拾", rules=rules)
    assert (nothing["win"], nothing["deng"]) == (True, 3)


def test_2_1_2_four_seats_one_rests_and_pays_only_by_option() -> None:
    for value, deltas in (("no", (2, -1, -1, 0)), ("yes", (3, -1, -1, -1))):
        hand = playing(
            {0: A[1]},
            laid={0: A[0].split(",")},
            draws=(2, "九"),
            game=YIZHANG,
            seats=4,
            options={"idle_pays": value},
        )
        say(hand, {0: "hu 九"})
        assert hand.outcome is not None
        assert hand.outcome.deltas == deltas
        assert hand.outcome.next_dealer == 0


def test_2_8_1_the_resting_seat_sees_nothing_and_the_next_playing_seat_eats() -> None:
    hand = playing({0: "四五"}, shown=("六", 2, "discard"), game=YIZHANG, seats=4, taboo="陆六")
    assert any(t.startswith("chi") for t in texts(hand, 0))
    assert not texts(hand, 3)
    assert hand.view(3).me.status == "resting"


def test_2_8_2_a_stale_card_may_be_won_as_peng() -> None:
    hand = playing({0: A[1]}, laid={0: A[0].split(",")}, draws=(2, "九"), stale={0: "九"}, game=YIZHANG)
    assert texts(hand, 0) == ["hu 九", "pass"]
    say(hand, {0: "hu 九"})
    assert hand.outcome is not None
    assert any(g.verb == "peng" and g.cards[0] == "九" for g in hand.outcome.winners[0].groups)


def test_2_8_3_pao_or_another_group_whichever_pays_more() -> None:
    # 伍 as 跑: 9 and the pair 九九 would be the 将; as 叁肆伍 the 坎 stays.
    got = win("peng 玖玖玖,chi 二七十,chi 一二三", "伍伍伍三四五六七八九九", "伍")
    assert (got["points"], got["deng"]) == (18, 2)


def test_2_8_4_a_hidden_wei_is_no_card_for_others() -> None:
    hand = playing({1: "八八", 0: "七九"}, draws=(1, "八"), game=YIZHANG, taboo="捌")
    assert hand.table.felt.shown is None
    assert not texts(hand, 0)


def test_2_8_6_the_next_of_the_flipper_wins_alone() -> None:
    both = {0: "陆陆陆捌捌捌一二三贰叁四五六", 1: "伍伍伍柒柒柒一二三贰叁四五六"}
    laid = {0: ["peng 十十十", "chi 七八九"], 1: ["peng 玖玖玖", "chi 七八九"]}
    hand = playing(both, laid=laid, draws=(2, "壹"), game=YIZHANG)
    assert "hu 壹" in texts(hand, 0)
    assert "hu 壹" in texts(hand, 1)
    say(hand, {0: "hu 壹", 1: "hu 壹"})
    assert hand.outcome is not None
    assert [w.seat for w in hand.outcome.winners] == [0]


def test_a_resting_seat_has_no_case() -> None:
    case = dict(CASES[0]) | {"seats": 4, "seat": 3, "dealer": 0}
    with pytest.raises(CaseError, match="rests"):
        YIZHANG.answer_case(case)


@pytest.mark.parametrize(("position", "flipper", "card", "value"), [(PLAIN, 0, "陆", 2), (C, 2, "拾", 8)])
def test_2_3_the_last_card_of_the_stock(position: tuple[str, str, str], flipper: int, card: str, value: int) -> None:
    laid = {0: position[0].split(",")}
    hand = playing({0: position[1]}, laid=laid, draws=(flipper, card), empty=True, game=YIZHANG)
    say(hand, {0: f"hu {card}"})
    assert hand.outcome is not None
    assert hand.outcome.deltas == (2 * value, -value, -value)
    assert hand.outcome.ledger[0].rule == "2.2"
