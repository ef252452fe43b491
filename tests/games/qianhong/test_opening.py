"""Deck, seats, deal, 将, 百搭 and 龙 (rules changpai 5.2, 5.3, 5.5.1, 5.6)."""

from collections import Counter

import pytest

from changpai_desktop.cards import CardError, Pcg32
from changpai_desktop.games.contract import OptionError
from changpai_desktop.games.qianhong.game import GAME
from changpai_desktop.games.qianhong.kinds import BAIDA, TOKENS

from .build import dealt, do, events, moves, others_pass, texts, why

QUAD = "2222m456p789p123s567s红红白"


@pytest.mark.parametrize(("baida", "size"), [(5, 125), (0, 120), (12, 132)])
def test_5_2_deck(baida: int, size: int) -> None:
    deck = Counter(GAME.deck({"baida": baida}))
    assert deck.total() == size
    assert deck["百"] == baida
    assert {n for t, n in deck.items() if t != "百"} == {4}
    assert len(GAME.deck({"form": "jiucai"})) == 120
    hand = dealt({}, options={"baida": baida})
    # 5.3: 120 - 67 - 2 = 51 and with 百搭 five more, as long as none is dealt.
    assert hand.view(0).stock == size - 67 - 2


def test_5_2_a_stock_of_other_cards_is_refused() -> None:
    stock = GAME.stock(Pcg32(1), {"baida": 0})
    with pytest.raises(CardError, match="125"):
        GAME.new_hand({}, 3, 0, stock)
    with pytest.raises(ValueError, match="2"):
        GAME.new_hand({}, 2, 0, GAME.stock(Pcg32(1), {}))


def test_5_3_deal_and_generals() -> None:
    hand = dealt({}, "3m7s", dealer=1)
    assert [hand.view(0).seats[s].hand_count for s in range(3)] == [22, 23, 22]
    assert hand.view(0).turned == ("3m", "7s")
    assert hand.view(0).facts["jiang"] == "3m 7s"
    assert events(hand, "turn") == ["1 general 3m", "1 general 7s"]
    assert hand.actors() == (1,)
    assert hand.view(2).phase == "discard"


def test_5_3_a_baida_turned_is_put_aside_and_another_card_comes() -> None:
    hand = dealt({}, "百3m7s")
    assert events(hand, "turn") == ["0 bury 百", "0 general 3m", "0 general 7s"]
    assert hand.view(0).turned == ("百", "3m", "7s")
    assert hand.view(0).facts["jiang"] == "3m 7s"
    assert hand.view(0).stock == 125 - 67 - 3


def test_5_3_fanxi_keeps_it() -> None:
    hand = dealt({}, "百3m", options={"fanxi": "yes"})
    assert hand.view(0).facts["jiang"] == "百 3m"
    assert hand.view(0).turned == ("百", "3m")


@pytest.mark.parametrize(("jiang", "count"), [("two", 2), ("one", 1), ("none", 0)])
def test_5_8_how_many_are_turned(jiang: str, count: int) -> None:
    hand = dealt({}, options={"jiang": jiang})
    assert len(hand.view(0).turned) == count
    assert hand.view(0).stock == 125 - 67 - count


def test_5_3_dealt_baida_are_replaced_from_the_end_until_none_is_held() -> None:
    # Seat 0 has two 百搭; the first replacement is a third.
    hand = dealt({0: "百百"}, end="百9m9s1m")
    assert events(hand, "lay") == ["0 baida 百 百", "0 baida 百 百 百"]
    assert events(hand, "draw") == ["0 replacement 百", "0 replacement 9m", "0 replacement 9s"]
    me = hand.view(1).seats[0]
    assert me.hand_count == 23
    assert [g.cards for g in me.groups] == [("百",) * 3]
    assert me.live == me.groups[0].value == 50
    # Others do not see what came.
    assert [e.seen_by(1).cards for e in hand.events if e.kind == "draw"] == [("?",)] * 3


def test_5_3_a_drawn_baida_is_replaced_and_the_replacement_counts_as_own_draw() -> None:
    hand = dealt({}, then="百", end="5s9m9s")
    do(hand, (0, texts(hand, 0)[-1]))
    others_pass(hand)
    assert hand.table.turn == 1
    assert events(hand, "draw")[-2:] == ["1 mo 百", "1 replacement 5s"]
    assert hand.view(1).facts["drawn"] == "5s"
    assert "drawn" not in hand.view(2).facts
    assert hand.table.source == "replacement"


def test_5_8_wild_baida_stay_in_hand() -> None:
    hand = dealt({0: "百百"}, options={"baida_wild": "yes"})
    assert not events(hand, "lay")
    assert hand.view(0).facts["dealt_baida"] == 2
    assert "dealt_baida" not in hand.view(1).facts
    assert "discard 百" not in [str(a) for a in hand.legal(0)]
    assert why(hand, 0, "discard 百").startswith("5.8")


def test_5_3_of_four_one_rests_by_turns_and_the_winner_plays() -> None:
    resting = []
    for number in range(4):
        hand = GAME.new_hand({}, 4, 0, GAME.stock(Pcg32(7), {}), number)
        out = [s for s in range(4) if hand.view(0).seats[s].status == "resting"]
        assert len(out) == 1
        assert out != [0]
        view = hand.view(out[0])
        assert not view.me.hand and not view.legal
        assert why(hand, out[0], "discard 1m").endswith("This seat rests in this hand.")
        resting += out
    assert resting == [3, 3, 1, 2]


def test_8_rest_seat_no_lets_all_four_play() -> None:
    hand = dealt({}, seats=4, options={"rest_seat": "no"})
    assert [s.hand_count for s in hand.view(0).seats] == [23, 22, 22, 22]
    assert hand.view(0).stock == 125 - 89 - 2


def test_5_5_1_the_dealer_lays_a_dealt_four_before_he_discards() -> None:
    hand = dealt({0: QUAD}, "4s7s", end="9s1m")
    assert moves(hand, 0) == ["long 2m 2m 2m 2m"]
    assert hand.view(1).phase == "discard"
    assert why(hand, 0, "gang 2m").startswith("5.5 Four dealt cards are laid as long")
    warned = hand.warning(0, next(a for a in hand.legal(0) if a.verb == "discard"))
    assert warned is not None
    assert warned.values["cards"] == ("2m",)
    do(hand, (0, "long 2m 2m 2m 2m"))
    assert events(hand, "lay") == ["0 long 2m 2m 2m 2m"]
    assert events(hand, "draw") == ["0 replacement 9s"]
    assert hand.view(0).seats[0].groups[0].value == 16
    assert hand.view(0).seats[0].hand_count == 20
    assert moves(hand, 0) == []


def test_5_5_1_the_others_lay_theirs_before_the_first_draw() -> None:
    hand = dealt({1: QUAD, 0: "9m"}, "4s5s", then="1p", end="9s1m")
    do(hand, (0, "discard 9m"))
    others_pass(hand)
    assert hand.view(1).phase == "long"
    assert moves(hand, 1) == ["long 2m 2m 2m 2m", "pass"]
    assert why(hand, 1, "discard 4p").startswith("5.5 Say first")
    assert why(hand, 2, "discard 4p").startswith("5.5 It is not")
    kept = do(hand.copy(), (1, "pass"))
    assert events(kept, "draw") == ["1 mo 1p"]
    # Not laid as 龙, they are an ordinary 暗杠 afterwards.
    assert moves(kept, 1) == ["gang 2m 2m 2m 2m"]
    do(hand, (1, "long 2m 2m 2m 2m"))
    assert events(hand, "draw") == ["1 replacement 9s", "1 mo 1p"]
    assert hand.view(1).phase == "discard"
    assert why(hand, 1, "long 4p").startswith("5.5 Long is laid before")


def test_5_6_the_three_that_are_left_of_a_turned_kind_are_a_long_without_replacement() -> None:
    hand = dealt({0: "222m"}, "2m9s")
    assert moves(hand, 0) == ["long 2m 2m 2m"]
    do(hand, (0, "long 2m 2m 2m"))
    assert events(hand, "draw") == []
    assert hand.view(0).me.groups[0].value == 32
    assert hand.view(0).me.hand_count == 20


def test_5_6_the_two_that_are_left_of_a_kind_turned_twice_are_a_long_and_the_pair() -> None:
    hand = dealt({0: "白白" + "123456789m123456789p123s"}, "白白")
    assert moves(hand, 0) == ["hu", "long 白 白"]
    do(hand, (0, "long 白 白"))
    assert hand.view(0).me.groups[0].value == 128
    assert moves(hand, 0) == ["hu"]
    do(hand, (0, "hu"))
    assert hand.outcome is not None
    winner = hand.outcome.winners[0]
    # Seven runs: 清胡 100, two 文 no, one 文 20, 自摸 10.
    assert winner.points == 130
    assert winner.source == "deal"


def test_5_3_first_dealer_by_lot() -> None:
    dealer, rounds = GAME.first_dealer(Pcg32(5), 4)
    assert 0 <= dealer < 4
    assert rounds


def test_5_7_jiucai_deal() -> None:
    hand = dealt({0: "2222m"}, seats=4, options={"form": "jiucai"})
    assert [s.hand_count for s in hand.view(0).seats] == [14, 13, 13, 13]
    assert hand.view(0).turned == ()
    assert hand.view(0).stock == 120 - 53
    # No 撂龙, the four are an ordinary 暗杠.
    assert moves(hand, 0) == ["gang 2m 2m 2m 2m"]
    assert why(hand, 0, "long 2m").startswith("5.7")
    assert hand.view(0).me.live is None


@pytest.mark.parametrize(
    "chosen",
    [
        {"form": "jiucai", "baida_wild": "yes"},
        {"form": "jiucai", "fanxi": "yes"},
        {"form": "jiucai", "jiang": "one"},
        {"baida": 0, "qionghen": "on"},
        {"baida": 0, "baida_wild": "yes"},
        {"baida": 0, "fanxi": "yes"},
        {"jiang": "none", "fanxi": "yes"},
        {"jiang": "one", "fanxi": "yes"},
    ],
)
def test_settings_that_contradict_each_other(chosen: dict[str, str | int]) -> None:
    with pytest.raises(OptionError):
        GAME.read_options(chosen)


def test_every_option_of_the_rules_is_there() -> None:
    """Section 9, with 过水 of 5.5.5."""
    ids = {o.id: o.values for o in GAME.options}
    assert ids == {
        "form": ("shuangjiang", "jiucai"),
        "rest_seat": ("yes", "no"),
        "baida": (5, 0, 12),
        "baida_wild": ("no", "yes"),
        "jiang": ("two", "none", "one"),
        "fanxi": ("no", "yes"),
        "qinghu": (100, 120),
        "piaohu": (50, 70),
        "menhun": ("off", "on"),
        "yazi": (10, 20),
        "qionghen": ("off", "on"),
        "jiutiao_runs": ("no", "yes"),
        "rounding": ("up_ten", "none"),
        "loser_sets": ("all", "exposed"),
        "guoshui": ("no", "yes"),
    }
    assert [p.id for p in GAME.presets] == ["shuangjiang", "danjiang", "wujiang", "fanxi", "baida_wild", "jiucai"]
    assert TOKENS[BAIDA] == "百"
