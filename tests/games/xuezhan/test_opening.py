"""四川麻将 before play: 换三张 and 定缺 (rules zipai 5.1.4, 5.1.5, 5.11.10)."""

from changpai_desktop.games.xuezhan.game import GAME
from tests.games.xuezhan.build import dealt, do, playing, stacked, texts, why

READY = "23456m345p77p"
LAID = {1: [("peng", "999p")]}


def test_5_1_4_swapping_three() -> None:
    hand = dealt({0: "123m"}, options={"swap3": "on"})
    assert hand.actors() == (0, 1, 2, 3)
    assert hand.view(1).actors == (1,)
    before = [list(x) for x in hand.table.own]
    assert "swap 1m 2m 3m" in texts(hand, 0)
    assert why(hand, 0, "swap 1m 2m").startswith("5.1.4 Three tiles of one suit")
    assert why(hand, 0, "discard 1m").startswith("5.1.4 Choose three")
    for seat in (2, 0, 3, 1):
        do(hand, (seat, texts(hand, seat)[0]))
        if hand.table.phase == "swap":
            assert hand.table.own == before
            assert why(hand, seat, texts(dealt({0: "123m"}, options={"swap3": "on"}), seat)[0]).startswith("5.1.4")
    gives = [e for e in hand.events if e.kind == "give"]
    assert len(gives) == 4
    assert len({(e.source - e.seat) % 4 for e in gives}) == 1
    assert gives[0].seen_by(1).cards == ("?",) * 3
    gets = next(e for e in hand.events if e.kind == "draw" and e.source == 0)
    assert gets.cards == gives[0].cards
    assert hand.view(0).facts["direction"] in (1, 2, 3)
    assert hand.view(0).phase == "discard"
    assert [s.hand_count for s in hand.view(0).seats] == [14, 13, 13, 13]
    assert why(hand, 0, "swap 1m 2m 3m").startswith("5.1.4 The tiles have been swapped")


def test_5_1_4_all_three_directions_come() -> None:
    found = set()
    for number in range(20):
        stock = stacked({})
        turned = (*stock[number:], *stock[:number])

        hand = GAME.new_hand({"swap3": "on"}, 4, 0, turned)
        for seat in range(4):
            hand.apply(seat, hand.legal(seat)[0])
        found.add(hand.view(0).facts["direction"])
    assert found == {1, 2, 3}


def test_5_1_5_naming_a_void_suit() -> None:
    hand = dealt({0: "1m"}, options={"dingque": "on"})
    assert texts(hand, 0) == ["que_m", "que_p", "que_s"]
    assert why(hand, 0, "discard 1m").startswith("5.1.5 Name the suit")
    do(hand, (1, "que_p"), (0, "que_m"))
    assert hand.view(2).seats[1].said == ""
    assert hand.legal(1) == []
    do(hand, (2, "que_s"), (3, "que_s"))
    assert [s.said for s in hand.view(0).seats] == ["que_m", "que_p", "que_s", "que_s"]
    assert all(a.cards[0][1] == "m" for a in hand.legal(0) if a.verb == "discard")
    assert why(hand, 0, "que_p").startswith("5.1.5 The void suit has been named")


def test_5_11_10_the_void_suit_goes_first() -> None:
    void = {"void": {0: "m", 1: "m", 2: "s", 3: "s"}, "options": {"dingque": "on"}}
    hand = playing({0: "3m"}, turn=0, drawn="5p", **void)
    assert "discard 3m" in texts(hand, 0)
    assert why(hand, 0, "discard 5p").startswith("5.1.5 Tiles of the void suit")
    # Neither 碰 nor kong of it, and no win while it is held.
    hand = playing({2: "66s23p"}, shown=("6s", 0), **void)
    assert hand.legal(2) == [] and hand.view(1).phase == "discard"
    hand = playing({2: "66s23p", 3: "66p"}, shown=("6p", 0), **void)
    assert hand.actors() == (3,)
    hand = playing({1: READY.replace("m", "s"), 2: "77s"}, laid=LAID, shown=("7s", 0), **void)
    assert "hu 7s" in texts(hand, 1)
    hand = playing({1: READY, 2: "777m"}, laid=LAID, shown=("7m", 0), **void)
    assert why(hand, 1, "hu 7m").startswith("5.1.5 A tile of the void suit")
    assert why(hand, 1, "peng 7m 7m 7m").startswith("5.2.2 Peng needs")
