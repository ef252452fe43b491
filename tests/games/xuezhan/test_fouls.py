"""四川麻将 with referee=manual: what the rules punish can be done, and is found at once (rules zipai 5.11)."""

from tests.games.xuezhan.build import do, last, others_pass, paid, playing, texts, warned, why

MANUAL = {"referee": "manual"}
READY = "23456m345p77p"
LAID = {1: [("peng", "999p")]}
THREE = {1: [("peng", "999s")]}
"""With READY: complete, but three suits."""


def test_a_false_win_with_three_suits_on_a_discard() -> None:
    hand = playing({1: READY}, laid=THREE, shown=("7m", 0), options=MANUAL)
    assert texts(hand, 1) == ["hu 7m", "pass"]
    assert warned(hand, 1, "hu 7m").startswith("5.11 A false win")
    do(hand, (1, "hu 7m"))
    # 平胡 is worth 1: double to each.
    assert paid(hand) == [2, -6, 2, 2]
    assert "".join(hand.view(0).seats[1].known) == "2m3m4m5m6m3p4p5p7p7p"
    assert last(hand, "say") == "1 zhahu"
    # The tile is nobody's, and the hand goes on without claims of his.
    assert last(hand, "row").startswith("0")
    assert hand.view(1).facts["dead"] == 1
    assert why(hand, 1, "hu 7m").startswith("5.11 After a foul")
    need = hand.view(1).need
    assert need is not None and need.have == 0


def test_a_false_win_leaves_the_tile_to_the_others() -> None:
    hand = playing({1: READY, 2: "77m"}, laid=THREE, shown=("7m", 0), options=MANUAL)
    do(hand, (1, "hu 7m"), (2, "peng 7m 7m 7m"))
    assert paid(hand) == [2, -6, 2, 2]
    assert last(hand, "claim") == "2 peng 7m 7m 7m"


def test_a_false_win_in_the_own_turn() -> None:
    hand = playing({1: READY}, laid=THREE, turn=1, drawn="7m", options=MANUAL, won=(2,))
    assert warned(hand, 1, "hu 7m").startswith("5.11 A false win")
    do(hand, (1, "hu 7m"))
    assert paid(hand) == [2, -4, 0, 2]
    assert "hu 7m" not in texts(hand, 1)
    assert "pass" not in texts(hand, 1)
    others_pass(do(hand, (1, "discard 7m")))
    assert hand.view(0).seats[1].known.count("7m") == 0


def test_a_win_with_a_tile_of_the_void_suit_is_false() -> None:
    options = {**MANUAL, "dingque": "on"}
    void = {0: "s", 1: "p", 2: "s", 3: "s"}
    hand = playing({1: READY}, laid={1: [("peng", "999m")]}, shown=("7m", 0), options=options, void=void)
    do(hand, (1, "hu 7m"))
    assert paid(hand) == [2, -6, 2, 2]


def test_winning_against_a_passed_win_is_false() -> None:
    passed = {1: [("7m", 1)]}
    hand = playing({1: READY}, laid=LAID, shown=("7m", 0), options=MANUAL, passed=passed)
    assert warned(hand, 1, "hu 7m").startswith("5.11 A false win")
    do(hand, (1, "hu 7m"))
    assert paid(hand) == [2, -6, 2, 2]
    assert hand.table.won == []


def test_a_hand_that_is_not_complete_cannot_even_be_called() -> None:
    hand = playing({1: "1m4m7m1p4p7p1s4s7s2m8p8s9s", 2: READY}, laid={2: LAID[1]}, shown=("7m", 0), options=MANUAL)
    assert hand.legal(1) == []


def test_no_discard_is_a_wrong_number_of_tiles() -> None:
    hand = playing({1: READY}, laid=LAID, turn=1, drawn="1s", options=MANUAL, wall="9s")
    assert warned(hand, 1, "pass").startswith("5.11 Without a discard")
    do(hand, (1, "pass"))
    assert last(hand, "say") == "1 xianggong"
    assert last(hand, "draw") == "2 mo 9s"
    assert hand.view(0).seats[1].hand_count == 11
    # He can neither win nor claim, and does not wait at the end.
    do(hand, (2, "discard 9s"))
    assert hand.table.waits(1) == 0
    assert why(hand, 1, "peng 7m 7m 7m")


def test_another_suit_before_the_void_one_is_taken_back() -> None:
    options = {**MANUAL, "dingque": "on"}
    void = {0: "m", 1: "s", 2: "s", 3: "s"}
    hand = playing({0: "3m"}, turn=0, drawn="5p", options=options, void=void)
    assert warned(hand, 0, "discard 5p").startswith("5.1.5 The void suit goes first")
    do(hand, (0, "discard 5p"))
    assert last(hand, "show") == "0 takeback 5p"
    assert hand.actors() == (0,)
    assert hand.view(1).seats[0].known == ("5p",)
    assert "discard 5p" not in texts(hand, 0)
    assert why(hand, 0, "discard 5p").startswith("5.1.5 That tile has just been taken back")
    do(hand, (0, "discard 3m"))
    assert hand.view(1).seats[0].known == ("5p",)


def test_the_automatic_referee_offers_none_of_it() -> None:
    hand = playing({1: READY, 2: "77m"}, laid=THREE, shown=("7m", 0))
    assert hand.legal(1) == []
    hand = playing({1: READY}, laid=THREE, turn=1, drawn="7m")
    assert all(a.verb == "discard" for a in hand.legal(1))
