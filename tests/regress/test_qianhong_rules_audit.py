"""千字红花白花: found by reading the code against the rules (changpai 5.2-5.8)."""

from typing import Any

import pytest

from changpai_desktop.games.contract import Action, CaseError, OptionError, Value
from changpai_desktop.games.qianhong.game import GAME
from tests.games.qianhong.build import dealt, do, events, moves, others_pass, playing, why

HAND, CARD = "333s123p456p789p34m88m", "2m"
LAID = [["peng", "555m"], ["minggang", "千千千千"]]
WILD = "333s123p456p789p3m百88m"


def case(**changed: Any) -> dict[str, Any]:
    """The first worked example of 5.6, with other fields."""
    out = {"kind": "win", "rules": {}, "seats": 3, "seat": 0, "dealer": 0, "laid": LAID, "hand": HAND, "card": CARD}
    return {**out, "source": "own_draw", "from": 0, "flags": {"jiang": "1m4s", "baida": [0, 0, 0]}, **changed}


def flags(**changed: Any) -> dict[str, Any]:
    return {"jiang": "1m4s", "baida": [0, 0, 0], **changed}


# ---- rule cases ----------------------------------------------------------------------------------------------------


def test_5_3_a_case_may_have_a_baida_turned_up() -> None:
    """翻喜: 千 counts 32 as 明杠 only beside a turned 老将; with 喜 and a common card 32 too, and 百搭 30 for one."""
    got = GAME.answer_case(case(rules={"fanxi": "yes"}, flags=flags(jiang="百2m", baida=[1, 0, 0])))
    assert got["parts"] == {"raw": 4 + 4 + 32, "di": 40, "wen": 20, "baida": 30, "du": 0, "zimo": 10}


def test_5_8_wild_baida_in_the_hand_count() -> None:
    """They lie nowhere else, so a case says them in the hand (or as the card), and 穷狠 sees them."""
    got = GAME.answer_case(case(rules={"baida_wild": "yes", "qionghen": "on"}, hand=WILD))
    assert (got["parts"]["baida"], got["points"]) == (10, 90)
    drawn = GAME.answer_case(case(rules={"baida_wild": "yes"}, hand=WILD, card="百"))
    assert drawn["parts"]["baida"] == 30
    five = "123p456p789p88m百百百百百"
    got = GAME.answer_case(case(rules={"baida_wild": "yes"}, hand=five, card="8m", flags=flags(baida_dealt=True)))
    assert got["parts"]["baida"] == 400


def test_5_6_d_who_is_not_named_among_the_losers_settles_too() -> None:
    got = GAME.answer_case(case(flags=flags(baida=[0, 1, 0])))
    assert (got["fu"], got["deltas"]) == ([80, 10, 0], [150, -60, -90])


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"flags": flags(jiang="百1m")}, "flags.jiang: .*fanxi"),
        ({"flags": flags(baida=[3, 3, 0])}, "flags.baida"),
        ({"rules": {"baida": 0}, "flags": flags(baida=[1, 0, 0])}, "flags.baida"),
        ({"rules": {"fanxi": "yes"}, "flags": flags(jiang="百百", baida=[4, 0, 0])}, "flags.baida"),
        ({"rules": {"baida_wild": "yes"}, "hand": WILD, "flags": flags(baida=[1, 0, 0])}, "flags.baida"),
        ({"rules": {"jiang": "one"}}, "flags.jiang"),
        ({"flags": flags(jiang="1m")}, "flags.jiang"),
        ({"laid": [["peng", "555m"], ["long", "777s"]]}, "laid"),
        ({"laid": [["peng", "555m"], ["long", "11m"]]}, "laid"),
        ({"rules": {"baida_wild": "yes"}, "laid": [["peng", "百百百"]]}, "laid"),
        ({"rules": {"baida_wild": "yes"}, "laid": [["long", "百百"]]}, "laid"),
        ({"flags": flags(losers=[{"seat": 1, "laid": [["long", "22p"]], "hand": ""}])}, "laid"),
    ],
)
def test_a_case_that_cannot_be_names_its_field(changed: dict[str, Any], named: str) -> None:
    with pytest.raises(CaseError, match=named):
        GAME.answer_case(case(**changed))


# ---- what others may know -------------------------------------------------------------------------------------------

QUAD = "2222m"


def test_5_5_1_while_a_seat_thinks_about_its_long_the_others_wait_as_for_any_claim() -> None:
    hand = dealt({1: QUAD, 0: "9m"}, "4s5s", then="1p", end="9s1m")
    do(hand, (0, "discard 9m"))
    others_pass(hand)
    assert moves(hand, 1) == ["long 2m 2m 2m 2m", "pass"]
    assert (hand.view(1).phase, hand.view(1).actors, hand.view(1).shown) == ("long", (1,), None)
    assert hand.view(1).seats[0].row == ("9m",)
    for other in (0, 2):
        seen = hand.view(other)
        assert (seen.phase, seen.actors, seen.legal) == ("claim", (), ())
        assert seen.shown is not None
        assert (seen.shown.card, seen.seats[0].row) == ("9m", ())
    assert events(hand, "row") == []
    assert why(hand, 0, "peng 9m") == "5.5 One's own discard cannot be taken back."
    assert why(hand, 1, "discard 9m").startswith("5.5 Say first")
    kept = do(hand.copy(), (1, "pass"))
    assert [e.kind for e in kept.events[-2:]] == ["row", "draw"]
    do(hand, (1, "long 2m 2m 2m 2m"))
    assert events(hand, "draw") == ["1 replacement 9s", "1 mo 1p"]
    assert hand.view(0).seats[0].row == ("9m",)


# ---- reasons --------------------------------------------------------------------------------------------------------


def test_5_4_what_is_missing_is_counted_with_the_card_that_lies_there() -> None:
    """Two cards short by itself, one with the card shown."""
    hand = (
        playing(
            {1: "123456789m123456p99p12s千", 2: "4m"}, laid={1: [("peng", "红红红")]}, shown=("千", 0), turned="4s5s"
        )
        if False
        else playing({1: "123456789m12345p99p777s1s千千"}, shown=("千", 0), turned="4s5s")
    )
    assert moves(hand, 1) == ["peng 千 千 千", "pass"]
    reason = hand.explain(1, Action("hu", ("千",)))
    assert reason is not None
    assert reason.values["missing"] == 1


@pytest.mark.parametrize("n", [4, 5])
def test_5_8_no_gang_of_wild_baida(n: int) -> None:
    hand = playing({0: "百" * n + "1122334455667788m"[: 2 * (22 - n)]}, drawn=("9p", 0), options={"baida_wild": "yes"})
    assert why(hand, 0, "gang 百 百 百 百") == "5.8 That is not possible now."


# ---- options --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "other", [{"qinghu": 120}, {"piaohu": 70}, {"yazi": 20}, {"rounding": "none"}, {"loser_sets": "exposed"}]
)
def test_5_7_options_of_fu_mean_nothing_in_jiucai_hu(other: dict[str, Value]) -> None:
    with pytest.raises(OptionError):
        GAME.read_options({"form": "jiucai", **other})


def test_5_6_five_dealt_baida_are_known_as_such_to_their_owner() -> None:
    """400 and not 200: who counts his hand needs the fact, with 百搭 aside as well."""
    hand = dealt({0: "百百百百百"}, "4s5s")
    assert hand.view(0).facts["dealt_baida"] == 5
    assert "dealt_baida" not in hand.view(1).facts
