"""四川麻将 at the table: turns, kongs, robbing, wins, passed wins, the last four tiles (rules zipai 5.1-5.8, 5.11)."""

from changpai_desktop.games.contract import Action
from changpai_desktop.games.xuezhan.ending import next_dealer
from changpai_desktop.games.xuezhan.hand import XuezhanHand
from tests.games.xuezhan.build import dealt, do, last, others_pass, paid, playing, texts, warned, why

READY = "23456m345p77p"
"""With a 碰 beside it: waits for 1m, 4m, 7m."""
LAID = {1: [("peng", "999p")]}
OTHER = "56m23434566s"
BOTH = {1: [("peng", "999p")], 2: [("peng", "111s")]}
"""OTHER with its 碰 waits for 4m and 7m."""
TWO_WAITS = "345567m34p77p"
"""With a 碰 beside it: waits for 2p and 5p."""


def winners(hand: XuezhanHand) -> list[int]:
    return hand.table.won


# ---- 5.1 to 5.3 ----------------------------------------------------------------------------------------------------


def test_5_1_2_the_dealer_has_fourteen_and_the_wall_fifty_five() -> None:
    hand = dealt({}, dealer=2)
    assert [s.hand_count for s in hand.view(0).seats] == [13, 13, 14, 13]
    assert hand.view(0).stock == 55
    assert hand.actors() == (2,)
    assert hand.view(2).phase == "discard"


def test_5_2_1_heavenly_win_and_the_hand_goes_on() -> None:
    hand = dealt({0: "123456m345p77p999p"})
    assert texts(hand, 0)[0] == "hu"
    assert warned(hand, 0, "discard 1m").startswith("5.7.5 This hand is complete")
    do(hand, (0, "hu"))
    assert last(hand, "win") == "0 deal"
    assert (hand.table.winners[0].fan, paid(hand)) == (6, [96, -32, -32, -32])
    assert hand.outcome is None
    assert hand.view(1).seats[0].status == "won"
    assert hand.view(1).seats[0].hand is None
    assert hand.view(0).seats[0].hand is not None
    assert last(hand, "draw").startswith("1 mo")


def test_5_5_earthly_win() -> None:
    hand = dealt({0: "1m4m7m1p4p7p1s4s7s1m4m7m1p4p", 1: "23456m345p77p999p"}, "7m")
    do(hand, (0, "discard 1s"))
    others_pass(hand)
    do(hand, (1, "hu 7m"))
    assert (hand.table.winners[0].fan, paid(hand)) == (6, [-32, 96, -32, -32])


def test_5_5_no_earthly_win_after_a_peng() -> None:
    hand = dealt({0: "1s4m7m1p4p7p1s4s7s1m4m7m1p4p", 1: "23456m345p77p999p", 3: "11s"}, "9s7m")
    do(hand, (0, "discard 1s"), (3, "peng 1s 1s 1s"))
    others_pass(do(hand, (3, texts(hand, 3)[0])))
    others_pass(do(hand, (0, "discard 9s")))
    do(hand, (1, "hu 7m"))
    assert hand.table.winners[0].fan == 1


def test_5_5_the_first_discard_as_an_earthly_win() -> None:
    for rule, fan in (("no", 1), ("yes", 6)):
        hand = dealt({0: "7m4m1m1p4p7p1s4s8s1m4m8m1p4p", 1: "23456m345p77p999p"}, options={"dihu_first_discard": rule})
        do(hand, (0, "discard 7m"), (1, "hu 7m"))
        assert hand.table.winners[0].fan == fan


def test_5_2_2_peng_then_a_discard_and_nothing_else() -> None:
    hand = playing({1: "55m4444p1s2s4s7s"}, laid={1: [("peng", "999m")]}, shown=("5m", 0))
    assert texts(hand, 1) == ["peng 5m 5m 5m", "pass"]
    do(hand, (1, "peng 5m 5m 5m"))
    assert last(hand, "claim") == "1 peng 5m 5m 5m"
    assert all(a.verb == "discard" for a in hand.legal(1))
    assert why(hand, 1, "gang 4p 4p 4p 4p").startswith("5.2.2 After a peng")
    assert why(hand, 1, "hu 4p").startswith("5.2.2 After a peng")
    assert why(hand, 1, "pass").startswith("5.2.2 A discard is owed")
    assert why(hand, 1, "discard 9s").startswith("5.2.1 There is no")
    assert why(hand, 1, "discard").startswith("5.2.1 A discard is owed")


def test_5_2_4_and_5_3_kong_with_a_discard() -> None:
    for options, gains in (
        ({}, [-1, 1, 0, 0]),
        ({"zhigang": 2}, [-2, 2, 0, 0]),
        ({"zhigang": "2+cagua"}, [-2, 4, -1, -1]),
    ):
        hand = playing({1: "555m"}, shown=("5m", 0), wall="9s", options=options)
        assert texts(hand, 1) == ["gang 5m 5m 5m 5m", "peng 5m 5m 5m", "pass"]
        do(hand, (1, "gang 5m 5m 5m 5m"))
        assert last(hand, "claim") == "1 zhigang 5m 5m 5m 5m"
        assert last(hand, "draw") == "1 bu 9s"
        assert paid(hand) == gains
        assert hand.view(0).facts["balance"] == " ".join(map(str, gains))


def test_5_3_kong_from_the_hand_and_who_has_won_does_not_pay() -> None:
    hand = playing({0: "5555m"}, turn=0, drawn="9s", won=(2,))
    do(hand, (0, "gang 5m 5m 5m 5m"))
    assert paid(hand) == [4, -2, 0, -2]
    assert hand.view(1).seats[0].groups[0].cards == ("5m",) * 4
    assert last(hand, "lay") == "0 angang 5m 5m 5m 5m"


def test_5_2_6_a_tile_that_was_not_just_drawn() -> None:
    at = {"laid": {0: [("peng", "555m")]}, "turn": 0, "drawn": "9s"}
    hand = playing({0: "5m"}, **at)
    assert warned(hand, 0, "gang 5m 5m 5m 5m").startswith("5.2.6 This tile was not just drawn")
    do(hand, (0, "gang 5m 5m 5m 5m"))
    assert (paid(hand), last(hand, "claim")) == ([0] * 4, "0 mianxiagang 5m 5m 5m 5m")
    hand = playing({0: "5m"}, options={"late_kong": "paid"}, **at)
    assert warned(hand, 0, "gang 5m 5m 5m 5m") == ""
    assert paid(do(hand, (0, "gang 5m 5m 5m 5m"))) == [3, -1, -1, -1]
    hand = playing({0: "5m"}, options={"late_kong": "forbidden"}, **at)
    assert why(hand, 0, "gang 5m 5m 5m 5m").startswith("5.2.6 Only a tile just drawn")


# ---- 5.4 -----------------------------------------------------------------------------------------------------------


def test_5_4_robbing_a_kong() -> None:
    laid = {0: [("peng", "555m")]}
    own = {1: "1112346788899m"}
    for fan, value in ((0, 4), (1, 8)):
        hand = playing(own, laid=laid, turn=0, drawn="5m", options={"qianggang_fan": fan})
        do(hand, (0, "gang 5m 5m 5m 5m"))
        assert hand.view(2).phase == "rob"
        assert hand.actors() == (1,)
        assert hand.view(2).actors == ()
        shown = hand.view(1).shown
        assert shown is not None and shown.card == "5m"
        assert texts(hand, 1) == ["hu 5m", "pass"]
        do(hand, (1, "hu 5m"))
        # No kong: the 碰 stays one, and nothing is paid for it.
        assert [g.verb for g in hand.view(0).seats[0].groups] == ["peng"]
        assert paid(hand) == [-value, value, 0, 0]
        assert hand.view(0).seats[1].known == ("5m",)
        assert hand.table.winners[0].source == "robbed"
        assert last(hand, "draw").startswith("2 mo")


def test_5_4_nobody_robs() -> None:
    hand = playing({1: "1112346788899m"}, laid={0: [("peng", "555m")]}, turn=0, drawn="5m", wall="9s")
    do(hand, (0, "gang 5m 5m 5m 5m"))
    assert why(hand, 1, "peng 5m 5m 5m").startswith("5.2.2 Peng needs two")
    others_pass(hand)
    assert last(hand, "claim") == "0 mianxiagang 5m 5m 5m 5m"
    assert paid(hand) == [3, -1, -1, -1]
    assert hand.table.passed[1] == [(4, 3)]


def test_5_4_other_kongs_cannot_be_robbed() -> None:
    hand = playing({0: "5555m", 1: "1112346788899m".replace("5", "")}, turn=0, drawn="9s")
    do(hand, (0, "gang 5m 5m 5m 5m"))
    assert hand.view(1).phase == "discard"


# ---- 5.6 -----------------------------------------------------------------------------------------------------------


def test_5_6_1_everybody_wins_one_discard() -> None:
    hand = playing({1: READY, 2: OTHER}, laid=BOTH, shown=("7m", 0))
    assert hand.actors() == (1, 2)
    do(hand, (2, "hu 7m"))
    assert not winners(hand)
    do(hand, (1, "hu 7m"))
    assert winners(hand) == [1, 2]
    assert paid(hand) == [-2, 1, 1, 0]
    # 5.7.2: after the last winner counted from the discarder.
    assert last(hand, "draw").startswith("3 mo")
    # One tile only: it lies with the first winner.
    assert [s.hand_count for s in hand.view(0).seats] == [13, 11, 10, 14]
    assert hand.view(0).seats[1].known == ("7m",)
    assert hand.view(0).seats[2].known == ()


def test_5_6_2_kong_flower() -> None:
    for options, gains in (({}, [-3, 7, -2, -2]), ({"diangang_hua": "dianpao"}, [-3, 3, 0, 0])):
        hand = playing({1: "23456m77p555s"}, laid={1: [("peng", "999p")]}, shown=("5s", 0), wall="7m", options=options)
        do(hand, (1, "gang 5s 5s 5s 5s"))
        # Three suits.
        assert "hu 7m" not in texts(hand, 1)
        hand = playing({1: "23456m77p555p"}, laid={1: [("peng", "999p")]}, shown=("5p", 0), wall="7m", options=options)
        do(hand, (1, "gang 5p 5p 5p 5p"), (1, "hu 7m"))
        assert hand.table.winners[0].source == "replacement"
        assert hand.table.winners[0].fan == 2
        assert paid(hand) == gains


def test_5_6_3_kong_money_is_handed_over_to_each_winner() -> None:
    """5.10.1: A's tile made D's kong, D's next discard is won by B and C."""
    hand = playing(
        {1: READY, 2: "444p666p88m7m7m", 3: "555s7m"},
        laid={1: [("peng", "999p")], 2: [("peng", "222m")]},
        shown=("5s", 0),
        wall="1s",
        options={"last4": "free"},
    )
    do(hand, (3, "gang 5s 5s 5s 5s"))
    assert paid(hand) == [-1, 0, 0, 1]
    do(hand, (3, "discard 7m"), (1, "hu 7m"), (2, "hu 7m"))
    assert [(w.seat, w.fan) for w in hand.table.winners] == [(1, 2), (2, 3)]
    assert paid(hand) == [-1, 3, 5, -7]
    assert hand.table.transferred == {0}


def test_5_6_3_kong_from_the_hand_and_one_winner() -> None:
    """5.10.2."""
    hand = playing({1: READY, 3: "5555s7m"}, laid=LAID, turn=3, drawn="1s", wall="9s")
    do(hand, (3, "gang 5s 5s 5s 5s"), (3, "discard 7m"), (1, "hu 7m"))
    assert paid(hand) == [-2, 6, -2, -2]


def test_5_6_3_the_last_kong_of_a_chain_or_all() -> None:
    for option, gain in (("last", 2 + 6), ("all", 2 + 12)):
        hand = playing({1: READY, 3: "5555s2222s7m"}, laid=LAID, turn=3, drawn="1s", options={"chain_transfer": option})
        do(hand, (3, "gang 5s 5s 5s 5s"), (3, "gang 2s 2s 2s 2s"), (3, "discard 7m"), (1, "hu 7m"))
        assert paid(hand)[1] == gain - 4


# ---- 5.7 -----------------------------------------------------------------------------------------------------------


def test_5_7_1_winners_are_out_of_everything() -> None:
    hand = playing({1: READY, 3: READY.replace("7", "8")}, laid=LAID, shown=("7m", 0))
    do(hand, (1, "hu 7m"))
    assert hand.legal(1) == []
    assert why(hand, 1, "pass").startswith("5.7.1 This seat has won")
    need = hand.view(1).need
    assert need is not None and need.have == 14


def test_5_7_2_who_draws_next() -> None:
    for option, seat in (("after_winner", 3), ("after_discarder", 1)):
        hand = playing({2: READY}, laid={2: [("peng", "999p")]}, shown=("7m", 0), options={"next": option})
        do(hand, (2, "hu 7m"))
        assert last(hand, "draw").startswith(f"{seat} mo")


def test_5_7_3_three_winners_end_the_hand_without_a_settlement() -> None:
    """5.10.6."""
    hand = playing({1: READY, 0: "5555s"}, laid=LAID, turn=0, drawn="7m", won=(2, 3))
    do(hand, (0, "gang 5s 5s 5s 5s"), (0, "discard 7m"), (1, "hu 7m"))
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.reason) != (None, None)
    assert {line.rule for line in hand.outcome.ledger} == {"5.3", "5.6.1", "5.6.3"}
    assert hand.view(3).seats[0].hand is not None


def test_5_7_4_who_can_win_must() -> None:
    at = {"laid": LAID, "shown": ("7m", 0), "left": 3}
    hand = playing({1: READY}, **at)
    assert winners(hand) == [1]
    assert playing({1: READY}, options={"last4": "free"}, **at).actors() == (1,)
    # 5.11.3: the last tile itself, drawn.
    hand = playing({1: READY}, laid=LAID, turn=0, drawn="1s", wall="7m", left=1)
    do(hand, (0, "discard 1s"))
    assert (winners(hand), last(hand, "win")) == ([1], "1 own_draw 7m")
    # With more than three tiles left nobody must.
    assert playing({1: READY}, laid=LAID, shown=("7m", 0), left=4).actors() == (1,)


def test_part_7_must_with_these_four_only() -> None:
    rule = {"last4": "must_these_four"}
    hand = playing({1: READY}, laid=LAID, shown=("7m", 0), left=3, options=rule)
    assert hand.actors() == (1,)
    hand = playing({1: READY}, laid=LAID, turn=3, drawn="1s", wall="7m", left=4, options=rule)
    do(hand, (3, "discard 1s"), (0, "discard 7m"))
    assert winners(hand) == [1]


def test_5_7_5_a_passed_win() -> None:
    """5.11.1, 5.11.2: the same kind is barred until the own draw; other kinds and the own draw are free."""
    hand = playing({1: TWO_WAITS}, laid=LAID, shown=("2p", 2), wall="9s2p")
    assert warned(hand, 1, "pass").startswith("5.7.5 Not won")
    others_pass(hand)
    assert hand.view(1).facts["passed"] == "2p"
    assert "passed" not in hand.view(2).facts
    do(hand, (3, "discard 9s"))
    assert hand.actors() == (0,)
    do(hand, (0, "discard 2p"))
    # Barred: 1 is not asked, draws, and is free again.
    assert hand.actors() == (1,)
    assert "passed" not in hand.view(1).facts


def test_5_7_5_what_is_barred() -> None:
    laid, passed = LAID, {1: [("2p", 1)]}
    same = playing({1: TWO_WAITS}, laid=laid, shown=("2p", 0), passed=passed, wall="1s")
    assert all(e.kind != "win" for e in same.events) and same.view(1).phase == "discard"
    other = playing({1: TWO_WAITS}, laid=laid, shown=("5p", 0), passed=passed)
    assert "hu 5p" in texts(other, 1)
    every = playing({1: TWO_WAITS}, laid=laid, shown=("5p", 0), passed=passed, options={"guoshou": "all_kinds"})
    assert every.view(1).phase == "discard"
    for fan, asked in ((1, False), (0, True)):
        more = playing(
            {1: TWO_WAITS},
            laid=laid,
            shown=("5p", 0),
            passed={1: [("2p", fan)]},
            options={"guoshou": "all_unless_more_fan"},
        )
        assert ("hu 5p" in texts(more, 1)) == asked


def test_5_7_5_a_passed_win_bars_robbing_but_not_the_own_draw() -> None:
    passed = {1: [("2p", 1)]}
    hand = playing({1: TWO_WAITS}, laid={**LAID, 0: [("peng", "222p")]}, turn=0, drawn="2p", passed=passed)
    do(hand, (0, "gang 2p 2p 2p 2p"))
    assert last(hand, "claim") == "0 mianxiagang 2p 2p 2p 2p"
    own = playing({1: TWO_WAITS}, laid=LAID, turn=1, drawn="2p", passed=passed)
    assert texts(own, 1)[0] == "hu 2p"


def test_5_7_5_a_peng_may_clear() -> None:
    for option, passed in (("draw", [(10, 1)]), ("draw_or_meld", [])):
        hand = playing(
            {1: "345567m34p77p"}, laid=LAID, shown=("7p", 0), passed={1: [("2p", 1)]}, options={"guoshou_clear": option}
        )
        do(hand, (1, "peng 7p 7p 7p"))
        assert hand.table.passed[1] == passed


def test_5_11_2_who_declines_to_win_leaves_the_tile_to_others() -> None:
    hands = {1: READY, 2: "77m"}
    hand = playing(hands, laid=LAID, shown=("7m", 0))
    assert texts(hand, 2) == ["peng 7m 7m 7m", "pass"]
    do(hand, (2, "peng 7m 7m 7m"), (1, "hu 7m"))
    assert winners(hand) == [1]
    assert hand.view(2).seats[2].groups == ()
    hand = do(playing(hands, laid=LAID, shown=("7m", 0)), (1, "pass"), (2, "peng 7m 7m 7m"))
    assert last(hand, "claim") == "2 peng 7m 7m 7m"
    assert hand.table.passed[1] == [(6, 1)]


def test_5_11_4_no_kong_and_no_peng_with_an_empty_wall() -> None:
    hand = playing({0: "5555m"}, turn=0, drawn="9s", left=0, options={"last4": "free"})
    assert why(hand, 0, "gang 5m 5m 5m 5m").startswith("5.2.1 The wall is empty")
    hand = playing({1: READY, 2: "777m"}, laid=LAID, shown=("7m", 0), left=0, options={"last4": "free"})
    assert texts(hand, 1) == ["hu 7m", "pass"]
    assert why(hand, 2, "peng 7m 7m 7m").startswith("5.2.5 The wall is empty")
    assert why(hand, 2, "gang 7m 7m 7m 7m").startswith("5.2.5 The wall is empty")


def test_5_11_5_three_suits_may_lay_but_not_win() -> None:
    hand = playing({1: "23456m345p77p"}, laid={1: [("peng", "999s")]}, shown=("7m", 0))
    assert hand.view(1).phase == "discard"
    assert why(
        playing({1: "23456m345p77p", 2: "77m"}, laid={1: [("peng", "999s")]}, shown=("7m", 0)), 1, "hu 7m"
    ).startswith("5.5 Three suits")
    assert "peng 5s 5s 5s" in texts(playing({1: "1m1p55s"}, shown=("5s", 0)), 1)


def test_5_11_6_seven_pairs_need_an_empty_table() -> None:
    hand = playing({1: "2336699m114p", 2: "44p"}, laid={1: [("peng", "222s")]}, shown=("4p", 0))
    assert why(hand, 1, "hu 4p").startswith("5.5 The tiles are neither")


def test_5_11_7_the_fourth_tile_of_a_peng_may_be_kept() -> None:
    hand = playing({1: "34567m345p7p"}, laid={1: [("peng", "222m")]}, turn=1, drawn="2m")
    assert "gang 2m 2m 2m 2m" in texts(hand, 1)
    assert "discard 2m" in texts(hand, 1)


def test_5_11_8_a_winner_keeps_his_kong_money() -> None:
    hand = playing({0: "1m4m7m1p4p7p1s4s7s2m8p8s9s"}, shown=("9m", 3), left=0, won=(1,), chain=[("angang", 1, "6s")])
    assert hand.outcome is not None
    assert not [x for x in hand.outcome.ledger if x.rule == "5.8.3"]


def test_5_11_9_the_last_discard_after_a_kong() -> None:
    hand = playing({1: READY, 3: "5555s7m"}, laid=LAID, turn=3, drawn="1s", left=1)
    do(hand, (3, "gang 5s 5s 5s 5s"), (3, "discard 7m"))
    # 杠上炮 and compulsion together.
    assert winners(hand) == [1]
    assert "Discard after a kong" in [c.item.source for c in hand.table.winners[0].counts]


# ---- 5.8 -----------------------------------------------------------------------------------------------------------


def test_5_8_the_wall_is_empty() -> None:
    hand = playing({1: READY}, laid=LAID, shown=("9s", 0), left=0, chain=[("angang", 2, "6s")])
    assert hand.outcome is not None
    rules = [x.rule for x in hand.outcome.ledger]
    # 5.8: in this order; the fill-up hands of three suits pay 16, and 2 gives its kong money back.
    assert rules == sorted(rules)
    assert {x.payer for x in hand.outcome.ledger if x.rule == "5.8.1"} == {0, 2, 3}
    assert [x.payer for x in hand.outcome.ledger if x.rule == "5.8.3"] == [2, 2, 2]
    assert sum(hand.outcome.deltas) == 0
    assert hand.outcome.kind == "draw"


# ---- dealers ---------------------------------------------------------------------------------------------------------


def test_5_1_3_dice_choose_the_next_dealer() -> None:
    found = set()
    for number in range(12):
        hand = playing({1: READY}, laid=LAID, shown=("9s", 0), left=0)
        t = hand.table
        assert hand.outcome is not None
        t.dealt = (*t.dealt[number:], *t.dealt[:number])

        found.add(next_dealer(t))
    assert len(found) > 1


def test_5_1_3_first_winner_or_the_giver_of_several() -> None:
    rule = {"dealer": "first_winner"}
    one = playing({1: READY}, laid=LAID, shown=("7m", 3), won=(), options=rule, dealer=2)
    do(one, (1, "hu 7m"))
    assert one.table.first_win == ((1,), 3)
    two = playing({1: READY, 2: OTHER}, laid=BOTH, shown=("7m", 3), options=rule)
    do(two, (1, "hu 7m"), (2, "hu 7m"))

    assert (next_dealer(one.table), next_dealer(two.table)) == (1, 3)
    none = playing({}, shown=("9s", 0), left=0, options=rule, dealer=2)
    assert none.outcome is not None and none.outcome.next_dealer == 2


def test_part_7_one_win_ends_the_hand_and_its_giver_deals() -> None:
    rule = {"mode": "single_win"}
    gave = do(playing({1: READY}, laid=LAID, shown=("7m", 3), options=rule), (1, "hu 7m"))
    assert gave.outcome is not None and gave.outcome.next_dealer == 3
    drew = do(playing({1: READY}, laid=LAID, turn=1, drawn="7m", options=rule), (1, "hu 7m"))
    assert drew.outcome is not None and drew.outcome.next_dealer == 1
    robbed = playing({1: "1112346788899m"}, laid={0: [("peng", "555m")]}, turn=0, drawn="5m", options=rule, dealer=2)
    do(robbed, (0, "gang 5m 5m 5m 5m"), (1, "hu 5m"))
    assert robbed.outcome is not None and robbed.outcome.next_dealer == 0
    assert not [x for x in robbed.outcome.ledger if x.rule.startswith("5.8")]


def test_an_action_of_no_tile_or_no_meaning() -> None:
    hand = playing({1: READY}, laid=LAID, shown=("7m", 0))
    assert why(hand, 1, "hu 8m").startswith("5.2.2 {shown} lies on the table")
    assert why(hand, 0, "hu 7m").startswith("5.2.2 One's own discard")
    assert why(hand, 1, "discard 2m").startswith("5.2.2 A tile lies on the table")
    assert why(hand, 1, "peng 7m 7m 7m").startswith("5.2.2 Peng needs two")
    assert why(hand, 1, "gang").startswith("5.2.4 A kong needs three")
    assert why(hand, 1, "fly 7m").startswith("5.2 That is not possible")
    assert why(hand, 1, "discard 东").startswith("5.1.1 {cards} is no tile")
    assert why(hand, 1, "que_m").startswith("5.1.5 At this table no suit")
    assert why(hand, 1, "swap 1m 1m 1m").startswith("5.1.4 At this table no tiles")
    assert hand.explain(1, Action("hu", ("7m",))) is None
