"""From the deal to the first discard (rules zipai 1.1, 1.3, and 1.13 13 to 15)."""

from changpai_desktop.games.contract import Action
from tests.games.paohuzi.build import YIZHANG, dealt, do, laid_of, log, say, texts


def test_1_1_4_the_dealer_has_21_cards_and_the_last_is_seen_by_all() -> None:
    hand = dealt({1: "拾"}, "拾", dealer=1)
    view = hand.view(0)
    assert [s.hand_count for s in view.seats] == [20, 21, 20]
    assert (view.seats[1].known, view.facts["liangzhang"], view.stock) == (("拾",), "拾", 19)
    say(hand, {})
    assert hand.actors() == (1,)
    do(hand, (1, "discard 拾"))
    assert hand.view(0).seats[1].known == ()


def test_1_3_2_three_ti_win_at_once_before_a_chosen_win() -> None:
    # 1.13.15: the dealer could win the open card, yet three 提 come first.
    complete = "一二三一二三四五六四五六七八九七八九叁叁"
    hand = dealt({0: complete, 1: "壹壹壹壹贰贰贰贰肆肆肆肆"}, "叁")
    assert hand.outcome is not None
    winner = hand.outcome.winners[0]
    assert (winner.seat, winner.card, winner.source, winner.points) == (1, "", "deal", 36)
    # 特大胡 3 + 自摸 + 天胡.
    assert hand.outcome.deltas == (-32, 64, -32)
    assert hand.outcome.next_dealer == 1


def test_1_3_2_the_dealer_comes_first() -> None:
    five = "一一一二二二三三三四四四五五五"
    hand = dealt({0: "六六六七七七八八八九九九十十", 1: five}, "十")
    assert hand.outcome is not None
    assert hand.outcome.winners[0].seat == 0
    # 1.13.13: without the open card there are four 坎 only.
    other = dealt({0: "六六六七七七八八八九九九十十", 1: five}, "拾", taboo="拾")
    assert other.outcome is not None
    assert other.outcome.winners[0].seat == 1


def test_1_11_1n_two_ti_and_two_kan_are_no_heavenly_win() -> None:
    hand = dealt({1: "一一一一三三三三五五五七七七"}, "拾", taboo="拾")
    say(hand, {})
    assert hand.outcome is None
    assert laid_of(hand, 1) == ["ti 一一一一", "ti 三三三三"]
    assert [g.down for g in hand.view(0).seats[1].groups] == [3, 3]


COMPLETE = "一二三二三四五六七八九十壹贰叁肆伍陆柒捌"
"""Waits for 玖 (and more), with 一二三 and 壹贰叁: 3 + 6 = 9."""


def test_1_3_3_the_open_card_may_be_won_by_all_in_order() -> None:
    hand = dealt({1: COMPLETE}, "玖", taboo="玖")
    assert hand.table.phase == "tianhu"
    assert hand.actors() == (1,)
    assert texts(hand, 1) == ["hu 玖", "pass"]
    assert hand.view(0).actors == ()
    say(hand, {1: "hu 玖"})
    assert hand.outcome is not None
    winner = hand.outcome.winners[0]
    assert (winner.points, winner.fan, winner.giver, winner.source) == (9, 2, 0, "deal")


def test_1_3_3_a_declined_open_card_is_remembered_and_play_begins() -> None:
    hand = dealt({1: COMPLETE}, "玖", taboo="玖")
    warned = hand.warning(1, Action("pass"))
    assert warned is not None
    assert warned.rule == "1.5.5"
    do(hand, (1, "pass"))
    assert hand.table.phase == "discard"
    assert hand.view(1).facts["passed"] == "玖"


def test_1_3_3_the_dealer_may_win_with_his_own_21_cards() -> None:
    hand = dealt({0: COMPLETE}, "玖", taboo="玖")
    assert texts(hand, 0) == ["hu 玖", "pass"]
    do(hand, (0, "hu 玖"))
    assert hand.outcome is not None
    assert hand.outcome.deltas == (8, -4, -4)


def test_1_13_14_the_next_wins_the_open_card_before_the_dealers_ti_is_laid() -> None:
    hand = dealt({0: "玖玖玖", 1: COMPLETE}, "玖")
    assert texts(hand, 1) == ["hu 玖", "pass"]
    refused = hand.explain(0, Action("peng"))
    assert refused is not None
    assert refused.rule == "1.3.3"
    do(hand, (1, "pass"))
    assert laid_of(hand, 0) == ["ti 玖玖玖玖"]
    assert hand.view(1).seats[0].known == ()


def test_1_3_4_a_pair_and_the_open_card_are_a_kan_in_hand() -> None:
    hand = dealt({0: "玖玖"}, "玖", taboo="玖")
    assert laid_of(hand, 0) == []
    assert "discard 玖" not in texts(hand, 0)


def test_1_3_5_a_dealer_with_one_ti_discards_with_two_he_does_not() -> None:
    # 1.13.13
    one = say(dealt({0: "三三三三捌"}, "拾", taboo="拾"), {})
    assert (one.table.phase, one.table.turn) == ("discard", 0)
    two = say(dealt({0: "三三三三捌捌捌"}, "捌"), {})
    assert laid_of(two, 0) == ["ti 三三三三", "ti 捌捌捌捌"]
    assert not log(two, "discard")
    assert log(two, "flip", "lay")[2].split()[1] == "1"


def test_option_liangzhang_claim_lets_a_kan_take_the_open_card() -> None:
    hand = dealt({2: "捌捌捌"}, "捌", options={"liangzhang_claim": "also_pao"}, taboo="捌")
    assert laid_of(hand, 2) == ["pao 捌捌捌捌"]
    assert (hand.table.phase, hand.table.turn) == ("discard", 2)
    assert hand.table.felt.held(0) == 20
    assert dealt({2: "捌捌捌"}, "捌", taboo="捌").table.turn == 0


def test_option_must_hu_wins_the_open_card() -> None:
    hand = dealt({1: COMPLETE}, "玖", options={"must_hu": "yes"}, taboo="玖")
    assert hand.outcome is not None
    assert hand.outcome.winners[0].seat == 1


def test_2_1_2_the_dealers_previous_seat_rests() -> None:
    hand = dealt({}, "拾", game=YIZHANG, seats=4, dealer=1)
    view = hand.view(0)
    assert [s.status for s in view.seats] == ["resting", "in", "in", "in"]
    assert [s.hand_count for s in view.seats] == [0, 21, 20, 20]
    assert view.need is None
    assert hand.table.felt.after(3) == 1
    refused = hand.explain(0, Action("pass"))
    assert refused is not None
    assert refused.rule == "2.1"
    across = dealt({}, "拾", game=YIZHANG, seats=4, dealer=1, options={"idle": "opposite"})
    assert [s.status for s in across.view(0).seats] == ["in", "in", "in", "resting"]


def test_2_8_7_nineteen_stock_cards_at_a_table_of_four() -> None:
    assert dealt({}, "拾", game=YIZHANG, seats=4).view(0).stock == 19
