"""上大人 read against its rules: what others see of a drawn card, true reasons, whole cases (changpai 4)."""

from collections.abc import Mapping
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError, Value, View
from changpai_desktop.games.registry import game
from tests.games.shangdaren.build import dealt, do, playing, texts, why

SHANGDAREN = game("shangdaren")


# ---- 4.4.2 a, b: only the drawer sees the card ------------------------------------------------------------------


def look(view: View) -> tuple[object, ...]:
    return view.phase, view.actors, view.shown, view.facts, view.legal, view.stock


def test_4_4_2_others_do_not_see_that_a_drawn_card_leaves_a_choice() -> None:
    """To them the drawer looks like any player whose answer is secret."""
    hand = playing({1: "三三"}, draws=1, stock="三")
    assert texts(hand, 1, "shao") == ["shao 三 三 三"]
    assert hand.view(1).phase == "drawn"
    assert hand.view(1).actors == (1,)
    waiting = playing({1: "三三"}, shown=("三", 0))
    for seat in (0, 2):
        view, ordinary = hand.view(seat), waiting.view(seat)
        assert (view.phase, view.actors) == (ordinary.phase, ordinary.actors) == ("claim", ())
        assert view.legal == ()
        assert "drawn" not in view.facts


def test_4_4_2_the_choice_between_winning_and_shao_looks_alike_from_outside() -> None:
    shao = playing({1: "三三"}, draws=1, stock="三")
    win = playing({1: "三三"}, draws=1, stock="三")
    win.table.own[1], win.table.laid[1] = [0] * 25, []
    for kind in range(10):
        win.table.own[1][kind] = 3
    assert win.table.phase == shao.table.phase == "drawn"
    assert [look(shao.view(s)) for s in (0, 2)] == [look(win.view(s)) for s in (0, 2)]


# ---- 4.6 独坎不拆: what is held three times or more stays together -------------------------------------------------

NO_SPLIT: Mapping[str, Value] = {"split_kan": "no"}
FOUR = "上大人上上上邱邱邱乙乙乙己己己化化化三三三千千千七七七十十八"
"""Four 上: as 上大人 and three 上 they make ten 门, as a four beside 大人 and a half more they do not."""


@pytest.mark.parametrize(("rules", "wins"), [({}, True), (NO_SPLIT, False)])
def test_4_6_four_alike_are_not_three_and_one(rules: Mapping[str, Value], wins: bool) -> None:
    """Neither eaten with nor discarded, so not taken apart in the finished hand either."""
    case = {**SOUND, "rules": rules, "hand": FOUR, "card": "八"}
    assert SHANGDAREN.answer_case(case)["win"] is wins
    hand = playing({0: FOUR}, draws=0, stock="八", options=rules, fill=False)
    assert any(a.verb == "hu" for a in hand.legal(0)) is wins


def test_4_6_the_winning_card_is_free_beside_the_three() -> None:
    """Three 上 are held; the fourth comes and completes 上大人."""
    case = {**SOUND, "rules": NO_SPLIT, "hand": FOUR[1:] + "八", "card": "上"}
    assert SHANGDAREN.answer_case(case)["win"] is True


# ---- reasons are true ---------------------------------------------------------------------------------------------


def test_a_fitting_card_is_told_how_to_be_named() -> None:
    """4.4 吃: 化 with the shown 三 is a 半句, and two cards with it a 句: neither is refused for want of a discard."""
    hand = playing({1: "化千"}, shown=("三", 0))
    assert texts(hand, 1, "chi") == ["chi 化 三 千", "chi 化 三", "chi 三 千"]
    for text in ("chi 化", "chi 化 千", "chi 三 化"):
        assert why(hand, 1, text) == "4.4 So it can be eaten: name the whole group, {cards}."
    assert why(hand, 1, "chi").startswith("4.4 Choose one or two")


def test_the_only_card_with_which_no_discard_would_be_left_is_told_so() -> None:
    """4.4: eaten with 化, only a 三 would stay, which has just been taken; with 三 the 化 may go."""
    laid = [("peng", c * 3) for c in "八九子佳作仁可知"] + [("ju", "尔小生"), ("banju", "七十")]
    hand = playing({1: "化三"}, laid={1: laid}, shown=("三", 0), fill=False)
    assert texts(hand, 1, "chi") == ["chi 三 三"]
    assert why(hand, 1, "chi 化").startswith("4.4 No card could be discarded")


def test_three_that_stay_together_are_the_reason() -> None:
    """4.6: nothing of the line is free, and a discard is not what is wanting."""
    hand = playing({1: "化化化", 2: "三三"}, shown=("三", 0), options=NO_SPLIT)
    assert hand.actors() == (2,)
    assert why(hand, 1, "chi") == "4.6 Three or more {cards} in hand stay together by this table's rules."


def test_no_card_lies_on_the_table_while_only_the_drawer_knows_it() -> None:
    hand = playing({1: "三三"}, draws=1, stock="三")
    assert why(hand, 1, "keep") == "4.4 Say first what becomes of the drawn card; pass shows it."


WHOLE = "上上上大大大人人人邱邱邱乙乙乙己己己化化化三三三千千千七七十十"


def test_a_complete_hand_is_answered_first_and_then_owes_a_discard() -> None:
    """4.4.1: the dealer wins at once or discards."""
    hand = dealt({0: WHOLE})
    assert hand.table.phase == "own_win"
    assert why(hand, 0, "keep") == "4.4 The hand is complete: win, or pass first."
    do(hand, (0, "pass"))
    assert why(hand, 0, "hu") == "4.4 A discard is owed: choose a card of the hand."


def test_whoever_must_decide_is_not_told_that_it_is_not_his_turn() -> None:
    hand = playing({1: WHOLE[:-1]}, draws=1, stock="十", fill=False)
    assert texts(hand, 1) == ["hu 十", "pass"]
    assert why(hand, 1, "hu") == "4.4 That is not possible now."


# ---- 4.4.4: what the warning of a short hand says ---------------------------------------------------------------


@pytest.mark.parametrize(("held", "asked"), [("上上上上大大大大", 31), ("上上上上大大大大人人人人", 32)])
def test_4_4_4_the_cards_that_fours_ask_for(held: str, asked: int) -> None:
    """T = 30 + E - 1, whatever is held now."""
    hand = playing({1: held + "三三"}, shown=("三", 0))
    do(hand, (1, "peng 三 三 三"))
    assert "keep" in texts(hand, 1)
    for action in hand.legal(1):
        reason = hand.warning(1, action)
        assert (reason and reason.values) == ({"n": asked} if action.verb == "discard" else None)


# ---- cases that cannot be ----------------------------------------------------------------------------------------

SOUND: dict[str, Any] = {
    "kind": "win",
    "rules": {},
    "seats": 3,
    "seat": 0,
    "dealer": 0,
    "laid": [],
    "hand": "上上上大大大人人人邱邱邱乙乙乙己己己化化化三三三千千千七七七",
    "card": "十",
    "source": "own_draw",
    "from": 0,
    "flags": {"jiang": "尔"},
}
WILD = {"rules": {"hunjiang": "wild"}}


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"card": "混"}, "card: "),
        ({**WILD, "hand": SOUND["hand"][:-2] + "混混"}, "hand: "),
        ({**WILD, "hand": SOUND["hand"][:-1] + "混", "card": "混"}, "hand: "),
        ({**WILD, "laid": [["peng", "混混混"]]}, "laid: "),
        ({**WILD, "card": "混", "source": "other_flip", "from": 1}, "card: "),
        ({**WILD, "laid": [["shao", "尔尔尔尔尔"]], "hand": SOUND["hand"][:-3]}, "hand: "),
        ({"source": "deal", "card": None, "dealer": 1}, "seat: "),
        ({"source": "deal", "card": None, "laid": [["peng", "八八八"]]}, "laid: "),
        ({"flags": {"jiang": "上"}}, "flags.jiang: "),
        ({"rules": {"jing": "three"}, "flags": {"jiang": "上"}}, "flags.jiang: "),
    ],
)
def test_an_impossible_case_names_its_field(changed: dict[str, Any], named: str) -> None:
    with pytest.raises(CaseError) as error:
        SHANGDAREN.answer_case({**SOUND, **changed})
    assert str(error.value).startswith(named), error.value


def test_a_wild_card_in_the_hand_or_drawn_is_a_sound_case() -> None:
    for changed in ({"hand": WHOLE[:-2] + "混"}, {"hand": WHOLE[:-1], "card": "混"}):
        assert SHANGDAREN.answer_case({**SOUND, **WILD, "card": "十", **changed})["win"] is True


# ---- 4.6 恩施 -----------------------------------------------------------------------------------------------------


def test_4_6_counts_of_rich_and_plain_name_their_own_rule() -> None:
    hand = dealt({0: WHOLE}, options={"count": "hunsu", "hunjiang": "none"})
    do(hand, (0, "hu"))
    assert hand.outcome is not None
    counts = hand.outcome.winners[0].counts
    assert {c.rule for c in counts[:-2]} == {"4.6"}
    assert [c.rule for c in counts[-2:]] == ["4.6", "4.5"]
