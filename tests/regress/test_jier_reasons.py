"""川牌挤儿: what is said against a move, and of what it costs, is true (rules changpai 3.3, 3.4, 3.7, 8)."""

from tests.games.jier.build import PLAIN, dealt, do, others_pass, playing, texts, warned, why
from tests.games.jier.test_fouls import MANUAL
from tests.games.jier.test_opening import COMPLETE, TIED

TWO_TIED = "11 11 11 62 62 62 66 65 64 63 51 31 41 32 54"
"""Three 地 and three 平八 tie each other; 天 pairs with a 平八 too."""


def test_a_win_of_ones_own_that_was_let_pass() -> None:
    """3.4.6: it is this seat's turn, and the hand is complete."""
    hand = dealt({0: COMPLETE})
    do(hand, (0, "pass"))
    assert why(hand, 0, "hu") == "3.4 The win was let pass: a discard is owed now."
    locked = playing({1: PLAIN}, shown=("66", 0, "flip"), options={"passed_win": "locked"})
    do(locked, (1, "bai 53 66"))
    others_pass(locked)
    # 3.7 漏胡: the card of this claim could have won.
    assert why(locked, 1, "hu").startswith("3.7 A win was let pass")


def test_a_hand_that_misses_a_place_cannot_win() -> None:
    """3.4.8: nothing was stolen, so seven groups and no more can be made."""
    pair = "66 66 65 64 55 54 61 51 41 32 31 21 62 11 42"
    hand = playing({1: pair}, shown=("66", 0, "flip"), left=0)
    do(hand, (1, "peng 66 66 66"))
    others_pass(hand)
    assert why(hand, 1, "hu") == "3.4 A stolen card was not to be had: this hand can no longer be complete."


def test_only_the_manual_referee_speaks_of_fouls() -> None:
    """8: with the program as referee a set that loses its partners is laid by itself."""
    auto = do(dealt({1: TWO_TIED.replace("66", "61")}), (1, "an 11 11 11"))
    assert texts(auto, 1) == ["an 62 62 62", "pass"]
    assert warned(auto, 1, "pass") == ""
    do(auto, (1, "pass"), (0, str(auto.legal(0)[0])))
    assert [g.verb for g in auto.view(1).me.groups] == ["an", "an"]
    manual = do(dealt({1: TWO_TIED.replace("66", "61")}, options=MANUAL), (1, "an 11 11 11"))
    assert warned(manual, 1, "pass").startswith("8 {cards} must be laid first")


def test_the_answer_of_the_opening_is_not_cited_afterwards() -> None:
    """3.3: a set that stayed may be laid in one's own turn."""
    hand = do(dealt({1: TIED}), (1, "pass"))
    assert why(hand, 1, "an 11 11 11").startswith("3.4 One set has been chosen")
    do(hand, (0, str(hand.legal(0)[0])))
    assert hand.view(1).phase == "claim"
    assert why(hand, 1, "an 11 11 11") == "3.4 A set of one's own is laid at the beginning or in one's own turn."


def test_a_qi_needs_the_fourth_card() -> None:
    """3.3: the 暗 lies there, the card is missing."""
    own = "66 65 64 55 54 62 53 44 51 41 32 31 22"
    hand = playing({1: own}, laid={1: [("an", "63 63 63")]}, discards=1)
    assert why(hand, 1, "qi 63 63 63 63") == why(hand, 1, "qi") == "3.3 There is no {cards} in the hand."
    assert why(hand, 1, "qi 33 33 33 33") == "3.3 Qi needs an own an of this kind on the table."
