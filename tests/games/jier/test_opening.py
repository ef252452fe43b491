"""The deal, sets before the first discard, 天胡: rules changpai 3.1, 3.3, 3.4.1, 8."""

import pytest

from changpai_desktop.cards import CardError
from changpai_desktop.games.contract import IllegalAction, OptionError
from changpai_desktop.games.jier.game import GAME
from tests.games.jier.build import dealt, deltas, do, stacked, texts, told, why

AN_HAND = "66 65 64 55 63 63 63 62 61 51 41 32 31 22 21"
"""3.6: three 黑九 and one 斧头."""
TIED = "11 11 11 62 53 44 66 65 64 63 51 31 41 32 54"
"""Three 地 with three eights; nothing else is a set."""
COMPLETE = "65 55 55 63 44 61 52 42 33 41 41 31 31 21 21 11"


@pytest.mark.parametrize(
    ("seats", "hands", "stock"),
    [
        (2, (16, 15), 53),
        (3, (16, 15, 15), 38),
        (4, (16, 15, 15, 15), 23),
        (5, (16, 15, 15, 15, 3), 20),
        (6, (16, 15, 15, 15, 5, 3), 15),
        (7, (16, 15, 15, 15, 5, 3, 0), 14),
    ],
)
def test_3_1_the_deal(seats: int, hands: tuple[int, ...], stock: int) -> None:
    hand = dealt({}, seats=seats)
    view = hand.view(0)
    assert tuple(s.hand_count for s in view.seats) == hands
    assert view.stock == stock
    assert hand.actors() == (0,) and view.phase == "discard"
    assert len(told(hand, "deal")) == seats


def test_3_4_the_seventh_player_holds_one_card_and_rests() -> None:
    hand = dealt({}, seats=7, dealer=2, kept="66")
    # The seventh after the head is the seat before him.
    assert hand.view(1).seats[1].status == "resting"
    assert hand.view(1).seats[1].buried == ("66",)
    assert hand.view(0).seats[1].buried == ("?",)
    assert hand.view(1).me.hand == () and hand.view(1).need is None
    assert why(hand, 1, "pass") == "3.4 The seventh player only shuffles and holds one card."
    assert hand.table.after(0) == 2


def test_3_4_1_a_compulsory_an_is_laid_face_down_and_stolen_for() -> None:
    hand = dealt({1: AN_HAND}, "42")
    assert told(hand, "lay", "draw") == ["1 lay an 63 63 63", "1 draw tou 42"]
    assert hand.view(0).seats[1].groups[0].cards == ("?", "?", "?")
    assert hand.view(0).seats[1].groups[0].down == 3
    mine = hand.view(1).seats[1].groups[0]
    assert (mine.cards, mine.down) == (("63",) * 3, 2)
    assert [e.seen_by(2).cards for e in hand.events if e.kind == "lay"] == [("?",) * 3]
    assert hand.view(1).me.hand_count == 13


def test_3_4_1_all_lay_before_the_head_steals_first() -> None:
    two = "66 65 64 55 33 33 33 33 61 51 41 32 31 62 21"
    hand = dealt({1: two, 0: AN_HAND + " 65"}, "43 54 53")
    assert told(hand, "lay", "draw") == [
        "0 lay an 63 63 63",
        "1 lay liang 33 33 33 33",
        "0 draw tou 43",
        "1 draw tou 54",
        "1 draw tou 53",
    ]
    assert hand.view(0).seats[1].groups[0].cards == ("33",) * 4


def test_8_a_set_made_by_a_stolen_card_is_announced() -> None:
    with_two_nines = "66 65 64 55 63 63 63 54 54 51 41 32 31 22 21"
    hand = dealt({1: with_two_nines}, "54 42")
    assert told(hand, "lay", "draw") == [
        "1 lay an 63 63 63",
        "1 draw tou 54",
        "1 lay touan 54 54 54",
        "1 draw tou 42",
    ]
    sevens = "66 65 64 55 63 63 63 52 43 51 41 32 31 22 21"
    hand = dealt({1: sevens}, "61 42")
    assert told(hand, "lay")[1] == "1 lay touyan 61 52 43"
    assert [g.verb for g in hand.view(0).seats[1].groups] == ["an", "yan"]


def test_3_3_a_stolen_fourth_goes_to_its_an() -> None:
    hand = dealt({1: AN_HAND}, "63 42")
    assert told(hand, "lay", "draw")[1:] == ["1 draw tou 63", "1 lay qi 63 63 63 63", "1 draw tou 42"]
    assert hand.view(0).seats[1].groups[0].cards == ("63",) * 4
    assert hand.view(0).seats[1].groups[0].down == 0


OVERLAP = "61 61 61 52 43 66 65 64 51 31 41 32 54 22 21"


def test_8_where_two_sets_overlap_the_player_chooses_which_goes_first() -> None:
    hand = dealt({1: OVERLAP}, "42")
    assert told(hand, "say") == []
    assert hand.actors() == (1,)
    assert texts(hand, 1) == ["an 61 61 61", "yan 61 52 43"]
    assert (hand.view(1).phase, hand.view(2).phase) == ("sets", "discard")
    assert why(hand, 1, "pass").startswith("8 Two sets share a card")
    assert why(hand, 0, "discard 66").startswith("8 It is not")
    an = do(hand.copy(), (1, "an 61 61 61"))
    assert told(an, "lay", "draw") == ["1 lay an 61 61 61", "1 draw tou 42"]
    yan = do(hand, (1, "yan 61 52 43"))
    assert told(yan, "lay", "draw") == ["1 lay yan 61 52 43", "1 draw tou 42"]
    assert (yan.view(1).me.hand or ()).count("61") == 2
    # Four of a seven: after the 燕 three are left and go too.
    four = dealt({1: OVERLAP.replace("22", "61")}, "42")
    assert texts(four, 1) == ["liang 61 61 61 61", "yan 61 52 43"]
    do(four, (1, "yan 61 52 43"))
    assert told(four, "lay") == ["1 lay yan 61 52 43", "1 lay an 61 61 61"]


def test_3_3_a_tied_set_may_stay_and_nobody_learns_of_it() -> None:
    hand = dealt({1: TIED}, "42")
    assert told(hand, "lay") == []
    assert hand.actors() == (0, 1)
    assert texts(hand, 1) == ["an 11 11 11", "pass"]
    assert (hand.view(1).phase, hand.view(1).actors) == ("sets", (1,))
    for other in (0, 2, 3):
        assert (hand.view(other).phase, hand.view(other).actors) == ("discard", (0,))
    assert why(hand, 1, "discard 66").startswith("3.4 Say first")
    kept = do(hand.copy(), (1, "pass"))
    assert kept.actors() == (0,) and kept.view(1).phase == "discard"
    assert why(kept, 1, "an 11 11 11").startswith("3.4 One set has been chosen")
    # What the head does waits for the answer; the order of the two does not matter.
    first = str(hand.legal(0)[0])
    ahead = do(hand.copy(), (0, first))
    assert len(ahead.events) == len(hand.events)
    assert why(ahead, 0, first).startswith("3.4 This seat has answered")
    do(ahead, (1, "an 11 11 11"))
    after = do(hand, (1, "an 11 11 11"), (0, first))
    assert ahead.events == after.events
    moves = told(after, "lay", "draw", "discard")
    assert moves == ["1 lay an 11 11 11", "1 draw tou 42", f"0 discard  {first[-2:]}"]


def test_3_3_the_head_lays_a_set_that_may_stay_in_his_turn() -> None:
    hand = dealt({0: TIED + " 42"}, "43")
    assert hand.actors() == (0,)
    assert texts(hand, 0) == ["an 11 11 11"]
    do(hand, (0, "an 11 11 11"))
    assert told(hand, "lay", "draw") == ["0 lay an 11 11 11", "0 draw tou 43"]
    assert hand.view(0).phase == "discard" and hand.view(0).me.hand_count == 14
    assert hand.view(0).facts["drawn"] == "43"


def test_3_7_yan_free() -> None:
    sevens = "66 65 64 55 61 52 43 54 44 51 41 32 31 22 33"
    must = dealt({1: sevens}, "42")
    assert told(must, "lay") == ["1 lay yan 61 52 43"]
    may = dealt({1: sevens}, "42", options={"yan": "free"})
    assert told(may, "lay") == []
    assert texts(may, 1) == ["yan 61 52 43", "pass"]


def test_3_4_6_the_head_may_win_as_dealt() -> None:
    hand = dealt({0: COMPLETE, 1: TIED})
    assert hand.view(0).phase == "own_win" and hand.view(2).phase == "discard"
    assert texts(hand, 0) == ["hu", "pass"]
    assert why(hand, 0, "discard 65").startswith("3.4 The hand is complete")
    won = do(hand.copy(), (0, "hu"))
    assert deltas(won) == (3, -1, -1, -1)
    assert won.outcome is not None
    winner = won.outcome.winners[0]
    assert (winner.source, winner.card, len(winner.groups), winner.points) == ("deal", "", 8, 8)
    assert {g.verb for g in winner.groups} == {"ji"}
    do(hand, (0, "pass"), (1, "pass"))
    assert hand.view(0).phase == "discard" and texts(hand, 0) == []


def test_a_stock_of_other_cards_and_wrong_tables_are_refused() -> None:
    stock = stacked({})
    with pytest.raises(CardError):
        GAME.new_hand({}, 4, 0, stock[:-1])
    for seats, dealer in ((1, 0), (8, 0), (4, 4)):
        with pytest.raises(ValueError, match=r"jier|seat"):
            GAME.new_hand({}, seats, dealer, stock)
    with pytest.raises(OptionError):
        GAME.new_hand({"yan": "never"}, 4, 0, stock)
    with pytest.raises(IllegalAction):
        do(dealt({}), (1, "discard 66"))
