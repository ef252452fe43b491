"""What each option of 上大人 changes (rules changpai 4.6, 4.2)."""

from collections import Counter

import pytest

from changpai_desktop.cards import DealCode
from changpai_desktop.games.shangdaren.game import GAME
from changpai_desktop.games.shangdaren.hand import ShangdarenHand
from changpai_desktop.games.shangdaren.kinds import INDEX
from tests.games.shangdaren.build import do, last, others_pass, playing, texts, why
from tests.games.shangdaren.test_play import LAID, WINNING

WILD = {"hunjiang": "wild"}


def test_the_deck_follows_the_hunjiang() -> None:
    assert Counter(GAME.deck({}))["混"] == 1
    assert len(GAME.deck({})) == len(GAME.deck(WILD)) == 121
    assert len(GAME.deck({"hunjiang": "none"})) == 120


# ---- hunjiang ------------------------------------------------------------------------------------------------------


def test_a_drawn_wild_card_is_kept_before_all_eyes() -> None:
    hand = playing({0: "上"}, draws=0, stock="混", options=WILD)
    assert last(hand, "draw") == "0 hunjiang 混"
    assert hand.view(1).seats[0].known == ("混",)
    assert hand.table.phase == "discard"
    assert "discard 混" not in texts(hand, 0)
    assert why(hand, 0, "discard 混").startswith("4.6")


def test_a_drawn_wild_card_may_win() -> None:
    hand = playing({0: WINNING + "礼礼"}, laid={0: LAID}, draws=0, stock="混", jiang="尔", options=WILD)
    assert texts(hand, 0) == ["hu 混", "pass"]
    do(hand, (0, "hu 混"))
    assert hand.outcome is not None
    # 三 of 礼 is better than a 仁.
    assert "混" in [c for g in hand.outcome.winners[0].groups for c in g.cards]


def test_a_wild_card_is_not_used_for_claims() -> None:
    hand = playing({1: "可混"}, shown=("可", 0), jiang="尔", options=WILD)
    assert texts(hand, 1) == ["chi 可 可", "pass"]


def test_without_hunjiang_the_jiang_is_only_drawn() -> None:
    options = GAME.read_options({"hunjiang": "none"})
    hand = GAME.new_hand(options, 3, 0, GAME.stock(DealCode.from_seed(5).rng(), options))
    view = hand.view(1)
    assert view.turned == ()
    jiang = str(view.facts["jiang"])
    assert jiang not in "上混"
    assert view.facts["jing"] == " ".join(sorted(("上", jiang), key=INDEX.__getitem__))
    assert [e.cards for e in hand.events if e.verb == "jiang"] == [(jiang,)]


def test_enshi_has_no_jiang() -> None:
    options = GAME.read_options({}, "enshi")
    hand = GAME.new_hand(options, 3, 0, GAME.stock(DealCode.from_seed(5).rng(), options))
    assert "jing" not in hand.view(0).facts
    assert not [e for e in hand.events if e.verb == "jiang"]
    # 碰 of a rich line 3, of a plain one 1; a rich 句 3.
    assert GAME.group_value("peng", ("化",) * 3, options) == 3
    assert GAME.group_value("peng", ("可",) * 3, options) == 1
    assert GAME.group_value("ju", ("上", "大", "人"), options) == 3
    assert GAME.group_value("ju", ("可", "知", "礼"), options) == 0


# ---- jiang, jing ---------------------------------------------------------------------------------------------------


def test_the_whole_line_of_the_jiang_counts() -> None:
    hand = playing({0: WINNING + "礼礼"}, laid={0: LAID}, draws=0, stock="仁", jiang="尔", options={"jiang": "line"})
    assert hand.view(0).facts["jing"] == "上 尔 小 生"
    do(hand, (0, "hu 仁"))
    assert hand.outcome is not None
    assert (hand.outcome.winners[0].points, hand.outcome.deltas) == (50, (6, -3, -3))


@pytest.mark.parametrize(("jing", "named"), [("shang", "上 尔"), ("three", "上 七 尔 可"), ("five", "乙 三 七 尔 九")])
def test_fixed_jing(jing: str, named: str) -> None:
    assert playing({}, draws=0, stock="大", jiang="尔", options={"jing": jing}).view(0).facts["jing"] == named


# ---- min_hu, tai_hu, win_on ----------------------------------------------------------------------------------------


def test_least_hu_and_own_draw_only() -> None:
    need = playing({0: WINNING + "礼礼"}, laid={0: LAID}, draws=2, stock="仁", jiang="尔", options={"min_hu": 30})
    assert "hu 仁" in texts(need, 0)
    wanted = need.view(0).need
    assert wanted is not None
    assert wanted.want == 30
    own = playing(
        {0: WINNING + "礼礼"}, laid={0: LAID}, draws=2, stock="仁", jiang="尔", options={"win_on": "own_draw"}
    )
    assert "hu 仁" not in texts(own, 0)
    drawn = playing(
        {0: WINNING + "礼礼"}, laid={0: LAID}, draws=0, stock="仁", jiang="尔", options={"win_on": "own_draw"}
    )
    assert "hu 仁" in texts(drawn, 0)


# ---- split_kan -----------------------------------------------------------------------------------------------------


def test_three_in_hand_stay_together() -> None:
    whole = {"split_kan": "no"}
    hand = playing({1: "知知知礼九九九"}, shown=("可", 0), jiang="尔", options=whole)
    assert texts(hand, 1, "chi") == ["chi 可 礼"]
    assert why(hand, 1, "chi 可 知 礼").startswith("4.6 Three or more {cards} in hand")
    do(hand, (1, "chi 可 礼"))
    assert "discard 九" not in texts(hand, 1)
    assert why(hand, 1, "discard 九").startswith("4.6 Three or more {cards} in hand")
    free = playing({1: "知知知礼九九九"}, shown=("可", 0), jiang="尔")
    assert "chi 可 知 礼" in texts(free, 1)


# ---- next_dealer ---------------------------------------------------------------------------------------------------


def won(hand: ShangdarenHand) -> int:
    do(hand, (0, "hu 仁"))
    others_pass(hand)
    assert hand.outcome is not None
    return hand.outcome.next_dealer


@pytest.mark.parametrize(
    ("rule", "dealer", "expected"), [("winner", 2, 0), ("rotate", 2, 0), ("rotate", 1, 2), ("rotate", 0, 0)]
)
def test_next_dealer(rule: str, dealer: int, expected: int) -> None:
    options = {"next_dealer": rule}
    hand = playing(
        {0: WINNING + "礼礼"}, laid={0: LAID}, draws=0, stock="仁", jiang="尔", dealer=dealer, options=options
    )
    assert won(hand) == expected


def test_after_a_draw_the_dealer_is_drawn_for_or_the_next_seat_deals() -> None:
    seats = set()
    for number in range(12):
        options = GAME.read_options({})
        stock = GAME.stock(DealCode.from_seed(number).rng(), options)
        hand = GAME.new_hand(options, 3, 0, stock)
        while hand.actors():
            choices = [a for a in hand.legal(hand.actors()[0]) if a.verb in ("pass", "discard")]
            hand.apply(hand.actors()[0], choices[0])
        assert hand.outcome is not None and hand.outcome.kind == "draw"
        seats.add(hand.outcome.next_dealer)
    assert seats == {0, 1, 2}
    turns = playing({0: "上"}, draws=0, stock="可", left=1, options={"next_dealer": "rotate"})
    assert turns.outcome is not None
    assert turns.outcome.next_dealer == 1


def test_the_presets() -> None:
    assert [p.id for p in GAME.presets] == ["yichang", "enshi"]
    assert GAME.read_options({}, "yichang") == GAME.read_options({})
