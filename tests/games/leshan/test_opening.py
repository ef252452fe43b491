"""叫方位, 叨牌, the deal and the opening (rules zipai 3.2, 3.3)."""

import pytest

from changpai_desktop.cards import DealCode
from changpai_desktop.games.contract import Action, CardError
from changpai_desktop.games.leshan.game import GAME
from changpai_desktop.games.leshan.places import height
from tests.games.leshan.build import begin, dealt, do, last, texts, why


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_2_1_the_places_descend_from_the_seat_that_shuffles_first(seats: int) -> None:
    firsts = set()
    for seed in range(200):
        first, rounds = GAME.first_dealer(DealCode(seed).rng(1), seats)
        (cards,) = rounds
        falling = [height(cards[(first + i) % seats]) for i in range(seats)]
        assert falling == sorted(falling, reverse=True)
        assert len(set(cards)) == seats
        firsts.add(first)
    assert firsts == set(range(seats))


def test_3_2_1_of_one_number_red_comes_before_black() -> None:
    assert height("拾") > height("十") > height("玖")


@pytest.mark.parametrize(("seats", "shuffler", "cutter"), [(3, 0, 2), (3, 1, 0), (4, 0, 3), (2, 0, 1), (2, 1, 0)])
def test_3_2_3_the_player_before_the_shuffler_cuts(seats: int, shuffler: int, cutter: int) -> None:
    hand = begin(seats, 1, shuffler=shuffler)
    assert hand.actors() == (cutter,)
    assert texts(hand, cutter)[0] == "cut 8"
    assert hand.view(shuffler).phase == "cut"
    assert why(hand, cutter, "discard 一").startswith("3.2.3 Cut the pack first")
    assert why(hand, shuffler, "cut 8").startswith("3.2.3 The player before")


def test_3_2_3_the_depth_decides_the_exposed_card_and_the_order_of_the_stock() -> None:
    stock = GAME.stock(DealCode.from_seed(5).rng(), {})
    for depth in (8, 72):
        hand = GAME.new_hand({}, 3, 0, stock)
        do(hand, (2, f"cut {depth}"))
        assert hand.view(0).facts["cut"] == stock[depth]
        t = hand.table
        order = [*stock[depth + 1 :], *stock[:depth]]
        first = list(order[:2])
        assert all(c in (hand.view(t.dealer).me.hand or ()) for c in first)
        assert len(t.stock) == 18
        top = [e.cards[0] for e in hand.events if e.kind == "draw"]
        assert top == [order[60]]


@pytest.mark.parametrize(
    ("card", "seats", "dealer"), [("捌", 3, 0), ("一", 3, 2), ("二", 4, 0), ("拾", 4, 0), ("三", 2, 1), ("肆", 2, 0)]
)
def test_3_2_4_the_dealer_is_counted_from_the_cutter_as_one(card: str, seats: int, dealer: int) -> None:
    hand = dealt([], cut=card, seats=seats, dealer=dealer)
    assert hand.view(0).dealer == dealer


def test_3_2_4_the_example_with_cutter_0_and_eight() -> None:
    assert dealt([], cut="捌", dealer=0).table.dealer == (2 + 8 - 1) % 3
    assert (0 + 8 - 1) % 3 == 1


@pytest.mark.parametrize(("seats", "stock"), [(3, 18), (4, 16), (2, 38)])
def test_3_2_5_stock_after_the_deal(seats: int, stock: int) -> None:
    hand = dealt([], seats=seats)
    assert len(hand.table.stock) == stock
    back = dealt([], seats=seats, options={"cut_card": "back_in"})
    assert len(back.table.stock) == stock + 1


def test_3_2_3_the_cut_card_lies_before_the_cutter_out_of_play() -> None:
    hand = dealt([], cut="捌")
    assert hand.view(1).seats[2].row == ("捌",)
    assert [(e.kind, e.verb, e.cards) for e in hand.events[:3]] == [
        ("say", "cut", ()),
        ("flip", "cut", ("捌",)),
        ("row", "", ("捌",)),
    ]


def test_part_7_the_cut_card_put_back_is_the_last_of_the_stock() -> None:
    hand = dealt([], cut="捌", options={"cut_card": "back_in"})
    assert hand.table.stock[0] == GAME.pack.index["捌"]
    assert hand.view(0).seats[2].row == ()
    assert last(hand, "show") == "2 cut 捌"


def test_3_2_5_the_bottom_card_is_the_dealers_21st_and_secret() -> None:
    hand = dealt([])
    event = next(e for e in hand.events if e.verb == "dangdi")
    assert event.kind == "draw"
    assert event.seen_by(1).cards == ("?",)
    assert [s.hand_count for s in hand.view(0).seats] == [21, 20, 20]


HEAVEN = "玖玖玖 贰柒拾 三四五 六七八 一二三 肆伍陆 壹贰叁"


def test_3_3_1_3k_the_dealers_21_cards_may_be_complete() -> None:
    hand = dealt([HEAVEN])
    assert hand.view(0).phase == "own_win"
    assert hand.view(1).phase == "discard"
    assert texts(hand, 0) == ["hu", "pass"]
    do(hand, (0, "hu"))
    assert hand.outcome is not None
    assert hand.outcome.deltas == (40, -20, -20)
    assert hand.outcome.winners[0].source == "deal"
    assert hand.outcome.next_dealer == 0


def test_3_3_1_heavenly_he_of_2_fan() -> None:
    hand = do(dealt([HEAVEN], options={"tianhe_fan": 2}), (0, "hu"))
    assert hand.outcome is not None
    assert hand.outcome.deltas == (80, -40, -40)


def test_3_5_5_heavenly_he_may_be_passed() -> None:
    hand = dealt([HEAVEN])
    warning = hand.warning(0, Action("pass"))
    assert warning is not None
    assert warning.rule == "3.5.5"
    do(hand, (0, "pass"))
    assert hand.view(0).phase == "discard"
    assert hand.view(0).facts["passed_hu"] == "0 1"


def test_3_3_2_dealt_guns_are_laid_one_card_visible() -> None:
    hand = dealt(["", "壹壹壹壹"])
    (group,) = hand.view(0).seats[1].groups
    assert (group.verb, group.cards, group.down, group.value) == ("gun", ("壹",) * 4, 3, 12)
    assert hand.view(0).phase == "discard"


def test_3_3_2_gun_show_hidden_until_the_first_claim() -> None:
    hand = dealt(["九", "壹壹壹壹九九"], options={"gun_show": "hidden_until_first_entry"})
    assert hand.view(0).seats[1].groups == ()
    do(hand, (0, "discard 九"), (1, "dui 九 九 九"))
    assert [g.verb for g in hand.view(0).seats[1].groups] == ["dui", "gun"]


def test_3_3_3_a_dealer_with_two_guns_says_eight_pieces() -> None:
    hand = dealt(["壹壹壹壹贰贰贰贰"])
    assert last(hand, "say") == "0 kuai"
    assert last(hand, "flip").startswith("1")
    hidden = dealt(["壹壹壹壹贰贰贰贰"], options={"gun_show": "hidden_until_first_entry"})
    assert len(hidden.view(1).seats[0].groups) == 2


def test_3_3_3_a_dealer_with_one_gun_discards() -> None:
    hand = dealt(["壹壹壹壹"])
    assert hand.view(0).phase == "discard"
    assert "discard 壹" not in texts(hand, 0)


def test_3_8_1_the_small_seat_is_before_the_dealer_and_gets_two_cards() -> None:
    hand = dealt([], seats=4, dealer=1)
    assert [s.hand_count for s in hand.view(0).seats] == [2, 21, 20, 20]
    assert hand.view(2).facts["small"] == 0


def test_a_wrong_stock_or_seat_is_refused() -> None:
    with pytest.raises(CardError, match="20 kinds"):
        GAME.new_hand({}, 3, 0, ["一"] * 80)
    stock = GAME.stock(DealCode.from_seed(5).rng(), {})
    with pytest.raises(ValueError, match="seat 3"):
        GAME.new_hand({}, 3, 3, stock)
    with pytest.raises(ValueError, match="not 5"):
        GAME.new_hand({}, 5, 0, stock)


def test_arrange_makes_columns_of_at_most_four_with_the_kan_first() -> None:
    cards = "五五五五六六六一一壹壹二玖贰柒拾??"
    runs = GAME.arrange(list(cards), {})
    assert runs[:2] == (tuple("五五五五"), tuple("六六六"))
    assert ("贰", "柒", "拾") in runs
    assert sorted(c for r in runs for c in r) == sorted(cards)
    assert all(len(r) <= 4 for r in runs)


@pytest.mark.parametrize(
    ("verb", "cards", "value"),
    [
        ("dui", "一一一", 1),
        ("dui", "壹壹壹", 3),
        ("kan", "一一一", 3),
        ("kan", "壹壹壹", 6),
        ("kai", "一一一一", 6),
        ("kai", "壹壹壹壹", 9),
        ("gun", "一一一一", 9),
        ("gun", "壹壹壹壹", 12),
        ("chi", "二七十", 3),
        ("bai", "贰柒拾", 6),
        ("chi", "一二三", 0),
        ("chi", "一一壹", 0),
        ("zhuang", "一一", 0),
    ],
)
def test_3_1_values_of_groups(verb: str, cards: str, value: int) -> None:
    assert GAME.group_value(verb, list(cards), {}) == value
