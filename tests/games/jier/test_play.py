"""川牌挤儿 in play: claims, precedence, stealing, discards, the end (rules changpai 3.3-3.5, 8)."""

import pytest

from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.jier.game import GAME
from changpai_desktop.games.jier.scoring import cutter, next_head
from tests.games.jier.build import PLAIN, deltas, do, others_pass, playing, texts, told, warned, why

# Waits for 8: three pairs laid, 66 alone.
NEAR = "66 65 64 55 54 51 31 41 32"
NEAR_LAID = [("bai", "61 21"), ("bai", "44 11"), ("peng", "33 33 33")]

# ---- winning -------------------------------------------------------------------------------------------------------


def test_3_6_the_flip_of_heaven_wins() -> None:
    hand = playing({1: PLAIN}, shown=("66", 0, "flip"))
    assert texts(hand, 1) == ["hu 66", "bai 62 66", "bai 53 66", "bai 44 66", "pass"]
    do(hand, (1, "hu 66"))
    assert deltas(hand) == (-1, 3, -1, -1)
    assert hand.outcome is not None
    winner = hand.outcome.winners[0]
    assert (winner.source, winner.giver, winner.card, winner.points) == ("other_flip", 0, "66", 8)
    assert [c.item.source for c in winner.counts] == ["Win paid", "Each pays"]
    assert {x.rule for x in hand.outcome.ledger} == {"3.5"}


@pytest.mark.parametrize(("source", "how", "name"), [(1, "flip", "own_flip"), (0, "discard", "discard")])
def test_3_5_where_the_card_came_from_makes_no_difference(source: int, how: str, name: str) -> None:
    hand = do(playing({1: PLAIN}, shown=("66", source, how)), (1, "hu 66"))
    assert deltas(hand) == (-1, 3, -1, -1)
    assert hand.outcome is not None and hand.outcome.winners[0].source == name


def test_3_4_4_a_stolen_card_may_complete_the_hand() -> None:
    """3.7: a 碰 whose stolen card completes the hand counts."""
    own = "66 66 65 64 55 54 61 51 41 32 31 21 53"
    laid = [("bai", "33 22")]
    hand = playing({1: own}, laid={1: laid}, shown=("66", 0, "flip"), stock="11")
    assert texts(hand, 1)[0] == "peng 66 66 66"
    do(hand, (1, "peng 66 66 66"))
    others_pass(hand)
    assert told(hand, "claim", "draw") == ["1 claim peng 66 66 66", "1 draw tou 11"]
    assert hand.view(1).phase == "own_win" and hand.view(0).phase == "discard"
    assert hand.actors() == (1,) and hand.view(1).facts["drawn"] == "11"
    assert "drawn" not in hand.view(0).facts
    do(hand, (1, "hu"))
    assert deltas(hand) == (-1, 3, -1, -1)
    assert hand.outcome is not None
    assert (hand.outcome.winners[0].source, hand.outcome.winners[0].card) == ("replacement", "11")


def test_3_4_6_a_win_can_be_let_pass_and_taken_later() -> None:
    hand = playing({1: PLAIN}, shown=("66", 0, "flip"))
    do(hand, (1, "bai 53 66"))
    others_pass(hand)
    # 摆 has completed the hand: it may still win with the card it took.
    assert texts(hand, 1) == ["hu", "pass"]
    won = do(hand.copy(), (1, "hu"))
    assert won.outcome is not None
    assert (won.outcome.winners[0].source, won.outcome.winners[0].card) == ("other_flip", "66")
    do(hand, (1, "pass"))
    assert hand.view(1).phase == "discard"


def test_3_4_6_what_is_no_win_says_why() -> None:
    hand = playing({1: PLAIN}, shown=("65", 0, "flip"))
    assert why(hand, 1, "hu").startswith("3.4 Cards that would be left")
    assert why(hand, 1, "hu 66").startswith("3.4 {shown} lies on the table")
    turn = playing({1: PLAIN + " 65"}, discards=1)
    assert why(turn, 1, "hu").startswith("3.4 Cards that would be left")


# ---- claims --------------------------------------------------------------------------------------------------------


def test_3_3_bai_lays_the_hand_card_above_the_taken_one() -> None:
    hand = playing({1: NEAR}, laid={1: NEAR_LAID}, shown=("63", 0, "flip"))
    assert texts(hand, 1) == ["bai 65 63", "pass"]
    do(hand, (1, "bai 65 63"))
    group = hand.view(0).seats[1].groups[-1]
    assert (group.verb, group.cards, group.taken, group.source) == ("bai", ("65", "63"), 1, 0)
    # 3.4.4: nothing is stolen, a card is discarded.
    assert told(hand, "draw") == [] and hand.view(1).phase == "discard"
    assert hand.view(1).me.hand_count == 8
    same = playing({1: NEAR}, laid={1: NEAR_LAID}, shown=("55", 0, "flip"))
    assert texts(same, 1) == ["bai 64 55", "bai 55 55", "pass"]
    do(same, (1, "bai 55 55"))
    assert same.view(1).me.groups[-1].taken == 1


def test_3_2_two_cards_that_do_not_add_up() -> None:
    hand = playing({1: PLAIN}, shown=("55", 0, "flip"))
    assert why(hand, 1, "bai 66").startswith("3.2 {cards} and {shown} have {n} pips")
    assert why(hand, 1, "bai").startswith("3.3 Choose a card")
    assert why(hand, 1, "bai 21 61").startswith("3.2 A pair is two cards")
    assert why(hand, 1, "peng").startswith("3.3 Peng needs exactly two")
    assert why(hand, 1, "kang").startswith("3.3 Kang needs three")
    assert why(hand, 1, "yan").startswith("3.3 {shown} is no seven")
    assert why(hand, 1, "qi").startswith("3.3 Qi needs")
    assert why(hand, 1, "discard 66").startswith("3.4 A card lies on the table")
    assert why(hand, 1, "an 66").startswith("3.3 An needs")
    assert why(hand, 1, "liang").startswith("3.3 Liang needs")
    assert why(hand, 1, "bai 天").startswith("0.1")
    assert why(hand, 1, "chi").startswith("3.4 That is not possible")
    none = playing({2: PLAIN, 1: "66 66 65 65 54 54 51 51 41 41 32 32 31 31 22"}, shown=("55", 0, "flip"))
    assert why(none, 1, "bai").startswith("3.2 No card of the hand")
    assert why(none, 1, "bai 64").startswith("3.3 There is no")


def test_3_3_yan_with_the_third_seven() -> None:
    own = "61 52 66 65 64 55 54 62 51 41 32 31 22 33 21"
    hand = playing({1: own}, shown=("43", 0, "flip"), stock="44")
    assert texts(hand, 1) == ["yan 61 52 43", "bai 21 43", "pass"]
    assert why(hand, 1, "peng").startswith("3.3 Peng")
    do(hand, (1, "yan 61 52 43"))
    assert told(hand, "claim", "draw") == ["1 claim yan 61 52 43", "1 draw tou 44"]
    assert hand.view(0).seats[1].groups[0].taken == 2
    one = playing({1: own.replace("52", "53")}, shown=("43", 0, "flip"))
    assert why(one, 1, "yan").startswith("3.3 A yan needs")


def test_3_3_kang_takes_the_fourth_to_three_in_hand() -> None:
    own = "62 62 62 11 11 66 65 64 55 54 61 51 41 32 31"
    hand = playing({1: own}, shown=("62", 0, "flip"), stock="42 33")
    # 8: with three in hand there is no 碰.
    assert texts(hand, 1) == ["kang 62 62 62 62", "bai 66 62", "bai 11 62", "pass"]
    assert why(hand, 1, "peng").startswith("3.3 Peng needs exactly two")
    do(hand, (1, "kang 62 62 62 62"))
    assert told(hand, "claim", "draw") == ["1 claim kang 62 62 62 62", "1 draw tou 42", "1 draw tou 33"]
    assert hand.view(1).me.hand_count == 14


def test_3_3_a_set_that_loses_its_partners_by_a_claim_is_laid_at_once() -> None:
    own = "62 62 62 11 11 66 65 64 55 54 61 51 41 32 31"
    hand = playing({1: own}, shown=("53", 0, "flip"), stock="42")
    do(hand, (1, "bai 66 53"))
    # Two partners are left for three 平八.
    assert told(hand, "claim", "lay", "draw") == ["1 claim bai 66 53", "1 lay an 62 62 62", "1 draw tou 42"]


def test_3_3_a_set_that_loses_its_partners_by_the_discard_is_laid_at_once() -> None:
    own = "62 62 62 11 11 66 65 64 55 54 61 51 41 32 31 42"
    hand = playing({1: own}, discards=1, stock="33")
    assert "an 62 62 62" in texts(hand, 1)
    do(hand, (1, "discard 66"))
    assert told(hand, "discard", "lay", "draw")[:3] == ["1 discard  66", "1 lay an 62 62 62", "1 draw tou 33"]
    assert hand.table.filled(1) == 15


def test_3_3_qi_is_compulsory_and_needs_no_answer() -> None:
    own = "66 65 64 55 54 62 53 44 51 41 32 31"
    hand = playing({1: own}, laid={1: [("an", "63 63 63")]}, shown=("63", 0, "discard"), stock="42")
    assert told(hand, "claim", "draw") == ["1 claim qi 63 63 63 63", "1 draw tou 42"]
    assert hand.view(0).seats[1].groups[0].down == 0
    assert hand.actors() == (1,) and hand.view(1).phase == "discard"


def test_3_3_qi_is_free_where_the_card_wins() -> None:
    own = "64 55 42 41 41 41 32 32 32 22 21"
    hand = playing({1: own}, laid={1: [("an", "52 52 52"), ("bai", "53 11")]}, shown=("52", 0, "flip"), stock="66")
    assert texts(hand, 1) == ["hu 52", "qi 52 52 52 52", "bai 21 52", "pass"]
    passed = do(hand.copy(), (1, "pass"))
    assert told(passed, "claim") == []
    do(hand, (1, "qi 52 52 52 52"))
    others_pass(hand)
    assert told(hand, "claim", "draw") == ["1 claim qi 52 52 52 52", "1 draw tou 66"]


def test_3_4_3_a_qi_waits_for_whoever_is_nearer() -> None:
    """起 and 燕 are equal: seat order decides, and a win comes before both."""
    own = "66 65 64 55 54 62 53 44 51 41 32 31"
    sevens = "52 43 66 65 64 55 54 62 51 41 32 31 22 33 42"
    laid = {2: [("an", "61 61 61")]}
    hand = playing({2: own, 1: sevens}, laid=laid, shown=("61", 0, "discard"))
    assert hand.actors() == (1,)
    do(hand, (1, "yan 61 52 43"))
    assert told(hand, "claim") == ["1 claim yan 61 52 43"]
    low = playing({2: own, 1: sevens}, laid=laid, shown=("61", 0, "discard"), options={"yan_priority": "with_bai"})
    # 3.7 燕同摆: 起 stands before the 燕, nobody need be asked.
    assert told(low, "claim") == ["2 claim qi 61 61 61 61"]


def test_3_4_3_sets_come_before_pairing_and_near_before_far() -> None:
    pair = "66 66 65 64 55 54 61 51 41 32 31 21 33 22 42"
    eight = "62 53 65 64 55 54 61 51 41 32 31 21 33 22 42"
    hand = playing({1: eight, 2: eight, 3: pair}, shown=("66", 0, "flip"))
    assert hand.actors() == (1, 2, 3)
    do(hand.copy(), (1, "bai 62 66"), (2, "bai 62 66"))
    near = do(hand.copy(), (3, "pass"), (2, "bai 62 66"), (1, "bai 53 66"))
    assert told(near, "claim") == ["1 claim bai 53 66"]
    do(hand, (1, "bai 62 66"), (3, "peng 66 66 66"))
    assert told(hand, "claim") == ["3 claim peng 66 66 66"]


def test_3_4_3_a_flip_belongs_to_the_flipper_first_and_nobody_claims_his_discard() -> None:
    hand = playing({0: PLAIN, 1: PLAIN}, shown=("22", 0, "flip"), stock="66")
    assert hand.actors() == (0, 1)
    do(hand, (0, "bai 51 22"))
    assert told(hand, "claim") == ["0 claim bai 51 22"]
    own = playing({0: PLAIN, 1: PLAIN}, shown=("22", 0, "discard"))
    assert own.actors() == (1,)
    assert why(own, 0, "bai 51").startswith("3.4 One's own discard")
    do(own, (1, "pass"))
    # 3.4.5: unclaimed, and the next seat flips.
    assert told(own, "row", "flip")[0] == "0 row  22"
    assert told(own, "row", "flip")[1].startswith("1 flip")


# ---- the stock -----------------------------------------------------------------------------------------------------


def test_3_4_7_an_empty_stock_ends_the_hand_without_payment() -> None:
    hand = playing({1: PLAIN}, shown=("22", 0, "discard"), left=0, dealer=2)
    do(hand, (1, "pass"))
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.ledger, hand.outcome.next_dealer) == ("draw", (), 2)
    assert why(hand, 1, "pass").startswith("3.4 The hand is over")


def test_3_4_8_nothing_is_stolen_from_an_empty_stock() -> None:
    pair = "66 66 65 64 55 54 61 51 41 32 31 21 33 22 42"
    hand = playing({1: pair}, shown=("66", 0, "flip"), left=0)
    assert warned(hand, 1, "peng 66 66 66").startswith("3.4 Cards to be stolen")
    assert warned(hand, 1, "pass") == ""
    do(hand, (1, "peng 66 66 66"))
    assert told(hand, "draw") == []
    assert hand.view(1).phase == "discard" and hand.view(1).me.hand_count == 13
    need = hand.view(1).need
    assert need is not None and need.text.word.source.startswith("a stolen card")
    other = hand.view(0).need
    assert other is not None and other.text.word.source.startswith("{want}")


# ---- the next head -------------------------------------------------------------------------------------------------


def test_3_5_the_example_of_the_turned_nine() -> None:
    assert cutter(range(4), 0) == 2
    assert next_head(range(4), 0, 9) == 2
    # Of two players the winner himself turns the card.
    assert [next_head(range(2), 1, n) for n in (2, 3)] == [0, 1]


def test_3_5_a_card_is_turned_for_the_next_head() -> None:
    hand = do(playing({1: PLAIN}, shown=("66", 0, "flip")), (1, "hu 66"))
    outcome = hand.outcome
    assert outcome is not None and outcome.reason is not None
    cut = next(e for e in hand.events if e.verb == "cut")
    assert cut.seat == 3
    assert outcome.reason.values["cards"] == cut.cards
    pips = sum(map(int, cut.cards[0]))
    assert outcome.reason.values["n"] == pips
    assert outcome.next_dealer == (3 + pips - 1) % 4
    other = do(playing({1: PLAIN}, shown=("66", 0, "flip"), options={"next_head": "winner"}), (1, "hu 66"))
    assert other.outcome is not None
    assert (other.outcome.next_dealer, other.outcome.reason) == (1, None)


# ---- options -------------------------------------------------------------------------------------------------------


def test_3_7_score_by_sets() -> None:
    laid = [("an", "33 33 33"), ("qi", "22 22 22 22"), ("peng", "63 63 63"), ("yan", "61 52 43")]
    own = "66 65 64 55 54 41 32"
    options: dict[str, Value] = {"score": "per_set"}
    hand = playing({1: own}, laid={1: laid}, shown=("62", 0, "flip"), options=options)
    do(hand, (1, "hu 62"))
    assert deltas(hand) == (-3, 9, -3, -3)
    assert hand.outcome is not None
    counts = hand.outcome.winners[0].counts
    assert [(c.item.source, c.value) for c in counts] == [("Win paid", 1), ("An", 1), ("Qi", 1), ("Each pays", 3)]
    assert [g.value for g in hand.outcome.winners[0].groups] == [1, 1, 0, 0, 0, 0, 0, 0]
    assert {x.rule for x in hand.outcome.ledger} == {"3.5", "3.7"}
    flat = do(playing({1: own}, laid={1: laid}, shown=("62", 0, "flip")), (1, "hu 62"))
    assert deltas(flat) == (-1, 3, -1, -1)


def test_3_7_the_kind_just_taken() -> None:
    options: dict[str, Value] = {"discard_taken": "forbidden"}
    own = {1: NEAR.replace("65", "63")}
    hand = playing(own, laid={1: NEAR_LAID}, shown=("55", 0, "flip"), options=options)
    do(hand, (1, "bai 64 55"))
    assert Action("discard", ("55",)) not in hand.legal(1)
    assert hand.view(1).facts["taken"] == "55"
    assert why(hand, 1, "discard 55").startswith("3.7")
    free = do(playing(own, laid={1: NEAR_LAID}, shown=("55", 0, "flip")), (1, "bai 64 55"))
    assert Action("discard", ("55",)) in free.legal(1)
    # Unless nothing else is left.
    laid = [*NEAR_LAID, ("yan", "61 52 43"), ("bai", "44 11"), ("bai", "66 62")]
    last = playing({1: "64 55 31"}, laid={1: laid}, shown=("64", 0, "flip"), options=options)
    do(last, (1, "bai 55 64"), (1, "discard 31"))
    others_pass(last)


def test_3_7_several_winners() -> None:
    hands = {1: PLAIN, 3: PLAIN}
    one = playing(hands, shown=("66", 0, "flip"))
    assert one.actors() == (1, 3)
    do(one.copy(), (3, "hu 66"))
    do(one, (3, "hu 66"), (1, "hu 66"))
    assert deltas(one) == (-1, 3, -1, -1)
    options: dict[str, Value] = {"winners": "all", "next_head": "winner"}
    both = playing(hands, shown=("66", 2, "flip"), options=options)
    do(both, (1, "hu 66"))
    assert both.outcome is None
    do(both, (3, "hu 66"))
    assert deltas(both) == (-2, 2, -2, 2)
    assert both.outcome is not None
    assert [w.seat for w in both.outcome.winners] == [3, 1]
    assert both.outcome.next_dealer == 3
    alone = do(playing(hands, shown=("66", 2, "flip"), options=options), (3, "pass"), (1, "hu 66"))
    assert deltas(alone) == (-1, 3, -1, -1)


def test_3_7_a_win_let_pass_is_locked() -> None:
    options: dict[str, Value] = {"passed_win": "locked"}
    hand = playing({1: PLAIN}, shown=("66", 0, "flip"), stock="11 65 66", options=options)
    assert warned(hand, 1, "pass").startswith("3.7 Not won now")
    assert warned(hand, 1, "hu 66") == ""
    do(hand, (1, "pass"))
    # Seat 1 flips 地 itself: it may pair, not win.
    assert hand.view(1).facts["locked"] == 1
    assert texts(hand, 1) == ["bai 62 11", "bai 53 11", "bai 44 11", "pass"]
    assert why(hand, 1, "hu").startswith("3.7 A win was let pass")
    do(hand, (1, "bai 62 11"))
    others_pass(hand)
    assert "locked" not in hand.view(1).facts
    # Taking the winning card otherwise does not free the hand; a stolen card would.
    bai = do(playing({1: PLAIN}, shown=("66", 0, "flip"), options=options), (1, "bai 53 66"))
    others_pass(bai)
    assert bai.view(1).phase == "discard"
    free = do(playing({1: PLAIN}, shown=("66", 0, "flip"), stock="11"), (1, "pass"))
    assert texts(free, 1)[0] == "hu 11"


# ---- five to seven players -----------------------------------------------------------------------------------------


def test_8_a_small_hand_draws_into_the_hand_and_discards() -> None:
    hand = playing({4: "41 61 63"}, shown=("22", 3, "discard"), seats=5, stock="51 65")
    others_pass(hand)
    assert told(hand, "row", "draw", "flip") == ["3 row  22", "4 draw mo 51"]
    assert [e.seen_by(0).cards for e in hand.events if e.kind == "draw"] == [("?",)]
    assert hand.actors() == (4,) and hand.view(4).me.hand_count == 4
    do(hand, (4, "discard 51"))
    others_pass(hand)
    assert told(hand, "flip")[0] == "0 flip  65"


def test_8_a_small_hand_may_not_pair_but_lays_sets() -> None:
    hand = playing({4: "62 62 11", 0: PLAIN}, shown=("66", 3, "discard"), seats=5)
    assert hand.legal(4) == []
    assert why(hand, 4, "bai 62").startswith("8 A small hand may not")
    assert why(hand, 4, "hu").startswith("8 A small hand does not")
    peng = playing({4: "62 62 11"}, shown=("62", 3, "discard"), seats=5, stock="53")
    assert texts(peng, 4) == ["peng 62 62 62", "pass"]
    do(peng, (4, "peng 62 62 62"))
    others_pass(peng)
    assert texts(peng, 4) == ["hu", "pass"]
    do(peng, (4, "hu"))
    assert deltas(peng) == (-1, -1, -1, -1, 4)
    assert peng.outcome is not None and peng.outcome.winners[0].points == 2


def test_8_a_small_hand_wins_by_its_own_draw() -> None:
    hand = playing({4: "62 11 53 41 32"}, shown=("22", 3, "discard"), seats=6, stock="66")
    others_pass(hand)
    assert texts(hand, 4) == ["hu", "pass"]
    do(hand, (4, "hu"))
    assert deltas(hand) == (-1, -1, -1, -1, 5, -1)
    assert hand.outcome is not None
    winner = hand.outcome.winners[0]
    assert (winner.source, winner.card, winner.points) == ("own_draw", "66", 3)


def test_8_a_small_hand_lays_three_alike_it_draws() -> None:
    hand = playing({4: "62 62 53"}, shown=("22", 3, "discard"), seats=5, stock="62 65")
    others_pass(hand)
    assert told(hand, "draw", "lay") == ["4 draw mo 62", "4 lay touan 62 62 62", "4 draw tou 65"]


def test_3_4_the_seventh_is_paid_when_the_other_three_have_come_out() -> None:
    rows = {0: "31 31", 2: "31"}
    hand = playing({1: PLAIN.replace("31", "22")}, shown=("66", 0, "flip"), rows=rows, seats=7, kept="31")
    do(hand, (1, "hu 66"))
    assert deltas(hand) == (-2, 4, -2, -2, -2, -2, 6)
    two = playing({1: PLAIN.replace("31", "22")}, shown=("66", 0, "flip"), rows={0: "31 31"}, seats=7, kept="31")
    do(two, (1, "hu 66"))
    assert deltas(two) == (-1, 5, -1, -1, -1, -1, 0)
    # The winner's own cards are seen, and a draw counts too.
    mine = playing({1: PLAIN}, shown=("66", 0, "flip"), rows={0: "31 31"}, seats=7, kept="31")
    do(mine, (1, "hu 66"))
    assert deltas(mine)[6] == 6
    drawn = playing({}, shown=("31", 0, "discard"), rows={0: "31 31"}, seats=7, kept="31", left=0)
    others_pass(drawn)
    assert deltas(drawn) == (-1, -1, -1, -1, -1, -1, 6)
    assert drawn.outcome is not None and drawn.outcome.next_dealer == 0


def test_8_in_ones_own_turn_overlapping_sets_are_chosen_without_a_word() -> None:
    own = "61 61 66 66 65 64 55 54 52 31 41 32 44"
    steal = playing({1: own}, laid={1: [("bai", "33 22")]}, shown=("66", 0, "flip"), stock="43 51")
    do(steal, (1, "peng 66 66 66"))
    others_pass(steal)
    # 三四 makes a 燕 only; nothing overlaps and it is laid at once.
    assert told(steal, "lay", "draw")[:3] == ["1 draw tou 43", "1 lay touyan 61 52 43", "1 draw tou 51"]
    three = "61 61 61 66 66 65 64 55 54 52 43 31 41"
    both = playing({1: three}, laid={1: [("bai", "33 22")]}, shown=("66", 0, "flip"), stock="51")
    do(both, (1, "peng 66 66 66"))
    others_pass(both)
    assert texts(both, 1) == ["an 61 61 61", "yan 61 52 43"]
    assert (both.view(1).phase, both.view(0).phase, both.view(0).actors) == ("sets", "discard", (1,))
    assert told(both, "say") == []
    do(both, (1, "yan 61 52 43"))
    assert both.view(1).phase == "discard" and both.table.filled(1) == 16


# ---- the contract object -------------------------------------------------------------------------------------------


def test_the_hand_is_sorted_into_pairs() -> None:
    cards = ["66", "65", "64", "55", "63", "63", "63", "62", "61", "51", "41", "32", "31", "22", "21"]
    runs = GAME.arrange(cards, {})
    assert sorted(c for run in runs for c in run) == sorted(cards)
    # Three 黑九 without partners stand first; then pairs side by side.
    assert runs[0] == ("63", "63", "63")
    assert ("62", "66") in runs and ("61", "21") in runs and ("51", "31", "22") in runs
    assert GAME.arrange(["?", "66"], {}) == (("66",), ("?",))
    assert GAME.arrange(["11", "11", "11", "62", "53", "44"], {}) == (("62", "11", "53", "11", "44", "11"),)


def test_groups_count_only_where_sets_are_paid_for() -> None:
    assert GAME.group_value("an", ["66"] * 3, {}) is None
    assert GAME.group_value("qi", ["66"] * 4, {"score": "per_set"}) == 1
    assert GAME.group_value("peng", ["66"] * 3, {"score": "per_set"}) == 0
