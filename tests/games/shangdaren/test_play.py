"""The course of play of 上大人, rule by rule (changpai 4.2, 4.4), as positions and their legal actions."""

import pytest

from changpai_desktop.games.contract import Action, IllegalAction
from changpai_desktop.games.shangdaren.game import GAME
from changpai_desktop.games.shangdaren.kinds import TOKENS
from tests.games.shangdaren.build import dealt, do, last, others_pass, playing, stacked, texts, why

# ---- 4.1, 4.2: cards and deal ------------------------------------------------------------------------------------


def test_4_1_the_jiang_lies_out_of_play_and_the_hunjiang_is_its_fifth_copy() -> None:
    hand = dealt({0: "尔尔尔混"}, jiang="尔")
    t = hand.table
    assert hand.view(1).turned == ("尔",)
    assert t.chars(0)[t.jiang] == 4
    # The holder sees the 混江 itself.
    assert "混" in (hand.view(0).me.hand or ())
    assert hand.view(0).facts["jing"] == "上 尔"


@pytest.mark.parametrize(
    ("seats", "sizes", "stock"), [(3, [31, 30, 30], 29), (2, [31, 30], 59), (4, [23, 22, 22, 22], 31)]
)
def test_4_2_deal(seats: int, sizes: list[int], stock: int) -> None:
    view = dealt({}, seats=seats).view(0)
    assert [s.hand_count for s in view.seats] == sizes
    assert view.stock == stock


@pytest.mark.parametrize(
    ("options", "never"), [({}, "上混"), ({"jing": "three"}, "上七可混"), ({"jing": "five"}, "乙三七九混")]
)
def test_4_2_a_fixed_jing_is_turned_again(options: dict[str, str | int], never: str) -> None:
    from changpai_desktop.cards import DealCode

    for number in range(120):
        stock = GAME.stock(DealCode.from_seed(number).rng(), options)
        assert stock[0] not in never
        assert len(stock) == 121
    # A record may hold any order: the first card that may be turned is.
    hand = GAME.new_hand(options, 3, 0, (never[0], *(c for c in _less(stock, never[0]))))
    assert hand.view(0).turned[0] not in never


def _less(stock: tuple[str, ...], token: str) -> list[str]:
    rest = list(stock)
    rest.remove(token)
    return rest


def test_4_2_the_lowest_card_deals() -> None:
    from changpai_desktop.cards import DealCode

    for number in range(60):
        dealer, rounds = GAME.first_dealer(DealCode.from_seed(number).rng(), 3)
        places = [TOKENS.index(c) if c else 99 for c in rounds[-1]]
        assert places[dealer] == min(places)
        assert places.count(min(places)) == 1


# ---- 4.4.1: the dealer -------------------------------------------------------------------------------------------

DEALT_WIN = "上上上乙乙乙己己己七七七尔小生八八九子子仁仁仁可可知礼礼礼礼礼"


def test_4_4_1_the_dealer_may_win_at_once_or_discards() -> None:
    hand = dealt({0: DEALT_WIN}, jiang="千")
    assert texts(hand, 0) == ["hu", "pass"]
    # Nobody else hears of it.
    assert hand.view(1).phase == "discard"
    passed = do(hand.copy(), (0, "pass"))
    assert {a.verb for a in passed.legal(0)} == {"discard"}
    do(hand, (0, "hu"))
    assert hand.outcome is not None
    assert hand.outcome.deltas == (6, -3, -3)
    assert hand.outcome.winners[0].source == "deal"


# ---- 4.4.2: a drawn card -----------------------------------------------------------------------------------------


def test_4_4_2_without_a_choice_the_card_is_shown_at_once() -> None:
    hand = playing({0: "上大"}, draws=0, stock="可")
    assert hand.events[0].kind == "flip"
    assert hand.events[0].cards == ("可",)


def test_4_4_2_b_shao_is_private_and_lies_face_down() -> None:
    hand = playing({0: "可可上大"}, draws=0, stock="可")
    assert texts(hand, 0) == ["shao 可 可 可", "pass"]
    assert hand.view(0).facts["drawn"] == "可"
    assert hand.view(1).actors == ()
    assert "drawn" not in hand.view(1).facts
    do(hand, (0, "shao 可 可 可"))
    event = hand.events[-1]
    assert event.seen_by(1).cards == ("?", "?", "?")
    group = hand.view(1).seats[0].groups[0]
    assert (group.cards, group.value) == (("?",) * 3, None)
    # 4, or 19 if it were a 精.
    assert hand.view(1).seats[0].veiled == (4, 19)
    assert hand.view(0).me.groups[0].cards == ("可",) * 3
    assert hand.table.phase == "discard"


@pytest.mark.parametrize(("held", "size"), [("可可可", 4), ("可可可可", 5)])
def test_4_4_2_b_shao_of_four_and_five(held: str, size: int) -> None:
    hand = playing({0: held + "上大"}, draws=0, stock="可")
    assert texts(hand, 0, "shao") == ["shao" + " 可" * size]


def test_4_4_2_b_a_declined_shao_is_shown_and_may_be_eaten() -> None:
    hand = playing({0: "可可知礼"}, draws=0, stock="可")
    do(hand, (0, "pass"))
    assert hand.events[-1].kind == "flip"
    assert texts(hand, 0) == ["chi 可 知 礼", "chi 可 可", "chi 可 知", "chi 可 礼", "pass"]
    assert why(hand, 0, "peng 可 可 可") == "4.4 With one's own draw only shao makes cards alike."


WINNING = "上大人化三千七十士佳作知知知尔尔尔小生"
LAID = [("peng", "可可可"), ("peng", "邱邱邱"), ("shao", "八八八")]
"""With 礼礼 in hand 仁 wins (4.5, example one)."""


def test_4_4_2_a_own_draw_wins_before_anybody_sees_it() -> None:
    hand = playing({0: WINNING + "礼礼"}, laid={0: LAID}, draws=0, stock="仁", jiang="尔")
    assert texts(hand, 0) == ["hu 仁", "pass"]
    do(hand, (0, "hu 仁"))
    assert hand.outcome is not None
    winner = hand.outcome.winners[0]
    assert (winner.source, winner.points, hand.outcome.deltas) == ("own_draw", 40, (2, -1, -1))
    assert sum(g.value or 0 for g in winner.groups) + 20 == 40


def test_4_4_2_c_another_wins_with_the_shown_card_and_each_pays() -> None:
    hand = playing({0: WINNING + "礼礼"}, laid={0: LAID}, draws=2, stock="仁", jiang="尔")
    assert "hu 仁" in texts(hand, 0)
    others_pass(do(hand, (0, "hu 仁")))
    assert hand.outcome is not None
    assert hand.outcome.deltas == (2, -1, -1)
    assert hand.outcome.next_dealer == 0


def test_4_4_2_c_a_drawer_who_shows_the_card_cannot_win_with_it() -> None:
    hand = playing({0: WINNING + "礼礼"}, laid={0: LAID}, draws=0, stock="仁", jiang="尔")
    do(hand, (0, "pass"))
    assert "hu 仁" not in texts(hand, 0)
    assert why(hand, 0, "hu 仁") == "4.4 The drawn card was shown instead of won with."


def test_4_4_2_d_the_fifth_card_jumps_and_no_discard_follows() -> None:
    hand = playing({}, laid={1: [("zhao", "可可可可")]}, draws=0, stock="可九")
    assert last(hand, "claim") == "1 tiao 可可可可可"
    assert [g.verb for g in hand.view(0).seats[1].groups] == ["tiao"]
    # The 下家 of the one who jumped draws next.
    assert [e.kind for e in hand.events[:3]] == ["flip", "claim", "flip"]
    assert hand.events[2].seat == 2
    # Also for the drawer himself.
    own = playing({}, laid={0: [("zhao", "可可可可")]}, draws=0, stock="可九")
    assert last(own, "claim") == "0 tiao 可可可可可"


def test_4_4_2_d_who_could_win_chooses_between_winning_and_the_jump() -> None:
    laid = [("zhao", "仁仁仁仁"), ("peng", "可可可"), ("peng", "邱邱邱")]
    hand = playing({0: "上大人化三千七十士八八八知知知尔尔尔佳作"}, laid={0: laid}, draws=2, stock="仁", jiang="尔")
    assert texts(hand, 0) == ["hu 仁", "tiao 仁 仁 仁 仁 仁"]
    assert why(hand, 0, "pass").startswith("4.4 {shown} joins the laid zhao")


def test_4_4_2_e_others_take_zhao_and_peng_not_the_drawer() -> None:
    hand = playing({0: "上大", 1: "可可", 2: "九"}, draws=0, stock="可")
    assert texts(hand, 1, "peng", "zhao") == ["peng 可 可 可"]
    three = playing({0: "上大", 1: "可可可", 2: "九"}, draws=0, stock="可")
    assert texts(three, 1, "peng", "zhao") == ["zhao 可 可 可 可"]
    four = playing({0: "上大", 1: "可可可可", 2: "九"}, draws=0, stock="可")
    assert texts(four, 1, "peng", "zhao") == ["zhao 可 可 可 可 可"]
    assert why(three, 1, "peng 可").startswith("4.4 Peng needs exactly two")
    assert why(hand, 1, "zhao 可").startswith("4.4 Zhao needs three or four")


def test_4_4_two_may_want_peng_and_the_nearer_gets_it() -> None:
    hand = playing({0: "上大", 1: "可可", 2: "可可"}, draws=0, stock="可")
    do(hand, (2, "peng 可 可 可"))
    assert hand.table.phase == "claim"
    do(hand, (1, "peng 可 可 可"))
    assert last(hand, "claim") == "1 peng 可可可"
    # Who was outranked has declined nothing.
    assert not hand.table.locked[2]


def test_4_4_2_f_the_drawer_eats_before_his_next_and_the_third_never() -> None:
    hand = playing({0: "知礼", 1: "知礼", 2: "知礼"}, draws=0, stock="可", jiang="尔")
    assert "chi 可 知 礼" in texts(hand, 0)
    assert "chi 可 知 礼" in texts(hand, 1)
    assert texts(hand, 2) == []
    assert why(hand, 2, "chi 可 知 礼").startswith("4.4 Only one's own draw")
    do(hand, (1, "chi 可 知 礼"), (0, "chi 可 知 礼"))
    assert last(hand, "claim") == "0 chi 可知礼"
    assert [g.verb for g in hand.view(0).me.groups] == ["ju"]


def test_4_4_2_g_nobody_wants_it_and_the_next_seat_draws() -> None:
    hand = playing({0: "上", 1: "上", 2: "上"}, draws=0, stock="可可")
    assert [e.kind for e in hand.events[:3]] == ["flip", "row", "flip"]
    assert [e.seat for e in hand.events[:3]] == [0, 0, 1]


# ---- 4.4.3: a discard --------------------------------------------------------------------------------------------


def test_4_4_3_only_the_next_player_eats_a_discard_and_nobody_jumps() -> None:
    hand = playing({1: "知礼", 2: "知礼"}, laid={0: [("zhao", "邱邱邱邱")]}, shown=("可", 0), jiang="尔")
    assert "chi 可 知 礼" in texts(hand, 1)
    assert texts(hand, 2) == []
    assert why(hand, 0, "chi 可 知 礼") == "4.4 One's own discard cannot be taken back."
    jump = playing({0: "上", 2: "上"}, laid={1: [("zhao", "可可可可")]}, shown=("可", 0))
    assert last(jump, "row") == "0  可"
    assert why(hand, 1, "tiao 可").startswith("4.4 The fifth card joins")


def test_4_4_3_the_discarder_pays_for_both() -> None:
    hand = playing({0: WINNING + "礼礼"}, laid={0: LAID}, shown=("仁", 2), jiang="尔")
    others_pass(do(hand, (0, "hu 仁")))
    assert hand.outcome is not None
    assert hand.outcome.deltas == (2, 0, -2)
    assert [(x.payer, x.payee, x.amount, x.rule) for x in hand.outcome.ledger] == [(2, 0, 2, "4.5")]


# ---- 吃, 拖 --------------------------------------------------------------------------------------------------------


def test_4_4_halves_are_eaten_with_one_card_alike_or_of_the_line() -> None:
    hand = playing({1: "可知"}, shown=("可", 0), jiang="尔")
    assert texts(hand, 1, "chi") == ["chi 可 可", "chi 可 知"]
    do(hand, (1, "chi 可 知"))
    assert [g.verb for g in hand.view(1).me.groups] == ["banju"]


def test_4_4_no_third_half_and_with_four_players_no_second() -> None:
    halves = [("banju", "尔小"), ("banju", "八八")]
    hand = playing({1: "知礼"}, laid={1: halves}, shown=("可", 0), jiang="大")
    assert texts(hand, 1, "chi") == ["chi 可 知 礼"]
    assert why(hand, 1, "chi 可 知") == "4.4 No further half may be laid."
    four = playing({1: "知礼"}, laid={1: halves[:1]}, shown=("可", 0), seats=4, jiang="大")
    assert texts(four, 1, "chi") == ["chi 可 知 礼"]


def test_4_4_tuo_completes_a_laid_half() -> None:
    hand = playing({1: "上"}, laid={1: [("banju", "可知"), ("banju", "八八")]}, shown=("礼", 0), jiang="大")
    assert texts(hand, 1, "tuo") == ["tuo 可 知 礼"]
    do(hand, (1, "tuo 可 知 礼"))
    assert last(hand, "claim") == "1 tuo 可知礼"
    assert [g.verb for g in hand.view(1).me.groups] == ["ju", "banju"]
    assert hand.table.phase == "discard"
    # Two alike are no part of a line.
    alike = playing({1: "上"}, laid={1: [("banju", "八八")]}, shown=("九", 0), jiang="大")
    assert texts(alike, 1, "tuo") == []
    assert why(playing({1: "九"}, shown=("九", 0), jiang="大"), 1, "tuo 九").startswith("4.4 No laid half")


@pytest.mark.parametrize(("row", "may"), [({1: "可"}, False), ({0: "可"}, False), ({2: "可"}, True)])
def test_4_4_a_character_that_was_let_go_is_not_eaten(row: dict[int, str], may: bool) -> None:
    hand = playing({1: "知礼", 2: "可可"}, rows=row, shown=("可", 0), jiang="大")
    assert ("chi 可 知 礼" in texts(hand, 1)) == may
    if not may:
        assert why(hand, 1, "chi 可 知 礼").startswith("4.4 {shown} lies in one's own row")


def test_4_4_what_was_just_taken_is_not_discarded() -> None:
    hand = playing({1: "可可知礼九九"}, shown=("可", 0), jiang="大")
    do(hand, (1, "chi 可 知 礼"))
    assert "discard 可" not in texts(hand, 1)
    assert why(hand, 1, "discard 可").startswith("4.4 {cards} has just been taken")


def test_4_4_nobody_takes_a_card_who_would_have_nothing_to_discard() -> None:
    full = (
        [("ju", "上大人")] * 3
        + [("ju", "邱乙己")] * 3
        + [("ju", "化三千")] * 2
        + [("banju", "尔小"), ("banju", "八九")]
    )
    hand = playing({1: "可可", 2: "可可"}, laid={1: full}, shown=("可", 0), jiang="礼", options={"min_hu": 40})
    assert texts(hand, 1) == []
    assert texts(hand, 2) == ["peng 可 可 可", "pass"]
    assert why(hand, 1, "peng 可 可 可").startswith("4.4 No card could be discarded")


# ---- 4.4.4: how many cards are held ------------------------------------------------------------------------------


def test_4_4_4_the_first_four_owes_a_discard_the_second_none() -> None:
    first = playing({1: "可可可"}, shown=("可", 0), jiang="大")
    do(first, (1, "zhao 可 可 可 可"))
    assert first.table.phase == "discard"
    assert "keep" not in texts(first, 1)
    second = playing({1: "可可可"}, laid={1: [("zhao", "邱邱邱邱")]}, shown=("可", 0), jiang="大", stock="九")
    do(second, (1, "zhao 可 可 可 可"))
    assert (second.table.turn, second.table.total(1)) != (1, 30)
    assert second.events[-1].kind != "discard"
    assert second.table.total(1) == 31


def test_4_4_4_of_four_players_the_first_four_already_owes_none() -> None:
    hand = playing({1: "可可可"}, shown=("可", 0), seats=4, jiang="大", stock="九")
    do(hand, (1, "zhao 可 可 可 可"))
    assert hand.table.total(1) == 23


def test_4_4_4_an_undeclared_four_lets_one_keep_all() -> None:
    hand = playing({1: "可可邱邱邱邱乙乙乙乙"}, shown=("可", 0), jiang="大", stock="九")
    do(hand, (1, "peng 可 可 可"))
    assert "keep" in texts(hand, 1)
    warning = hand.warning(1, Action("discard", ("乙",)))
    assert warning is not None
    assert warning.word in GAME.light
    assert hand.warning(1, Action("keep")) is None
    do(hand, (1, "keep"))
    assert hand.table.total(1) == 31
    assert hand.table.turn == 2 or hand.events[-1].seat == 2
    assert why(playing({1: "可可"}, shown=("可", 0)), 1, "keep").startswith("4.4")


# ---- locks ---------------------------------------------------------------------------------------------------------


def test_4_4_a_declined_peng_is_locked_but_shao_is_not() -> None:
    hand = playing({1: "可可"}, shown=("可", 0), stock="可", jiang="大")
    warning = hand.warning(1, Action("pass"))
    assert warning is not None
    assert warning.word in GAME.light
    do(hand, (1, "pass"))
    assert hand.view(1).facts["locked"] == "可"
    # The 下家 of the discarder draws, and it is 可 again: 后绍.
    assert texts(hand, 1) == ["shao 可 可 可", "pass"]


def test_4_4_a_locked_character_is_refused_with_its_reason() -> None:
    hand = playing({1: "可可", 2: "上"}, shown=("可", 0), locked={1: "可"}, jiang="大")
    assert texts(hand, 1, "peng") == []
    assert why(hand, 1, "peng 可 可 可").startswith("4.4 Peng or zhao of {shown} was declined")


def test_4_4_eating_instead_of_peng_locks_too() -> None:
    hand = playing({1: "可可知礼"}, shown=("可", 0), jiang="大")
    do(hand, (1, "chi 可 知 礼"))
    assert "可" in str(hand.view(1).facts["locked"])


# ---- the end -------------------------------------------------------------------------------------------------------


def test_4_4_an_empty_stock_ends_the_hand_without_pay() -> None:
    hand = playing({0: "上", 1: "上", 2: "上"}, draws=0, stock="可", left=1)
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.deltas) == ("draw", (0, 0, 0))
    assert hand.outcome.next_dealer in (0, 1, 2)
    assert hand.explain(0, Action("pass")) is not None
    with pytest.raises(IllegalAction):
        hand.apply(0, Action("pass"))


# ---- the 混江 as a card --------------------------------------------------------------------------------------------


def test_the_hunjiang_is_offered_beside_the_plain_card() -> None:
    """Both are the same character; the others would see which one is given."""
    hand = playing({1: "尔混小"}, shown=("生", 0), jiang="尔")
    assert texts(hand, 1, "chi") == ["chi 尔 小 生", "chi 混 小 生", "chi 尔 生", "chi 混 生", "chi 小 生"]
    do(hand, (1, "chi 混 小 生"))
    group = hand.view(0).seats[1].groups[0]
    # 句 1, and the 混江 is a 精.
    assert (group.cards, group.value, hand.view(0).seats[1].live) == (("混", "小", "生"), 1, 6)


def test_the_hunjiang_pairs_with_the_jiang() -> None:
    hand = playing({1: "尔混"}, shown=("尔", 0), jiang="尔")
    assert texts(hand, 1, "peng") == ["peng 尔 尔 混"]
    shown = playing({1: "尔尔"}, draws=0, stock="混", jiang="尔")
    assert texts(shown, 1, "peng") == ["peng 尔 尔 混"]


def test_a_winner_shows_the_hunjiang_in_his_groups() -> None:
    held = WINNING.replace("尔", "混", 1) + "礼礼"
    hand = playing({0: held}, laid={0: LAID}, draws=0, stock="仁", jiang="尔")
    do(hand, (0, "hu 仁"))
    assert hand.outcome is not None
    cards = [c for g in hand.outcome.winners[0].groups for c in g.cards]
    assert cards.count("混") == 1
    assert cards.count("尔") == 2
    assert hand.outcome.winners[0].points == 40


# ---- reasons -------------------------------------------------------------------------------------------------------


def test_other_reasons() -> None:
    hand = playing({1: "可知九九"}, shown=("可", 0), jiang="大")
    assert why(hand, 1, "discard 九").startswith("4.4 A card lies on the table")
    assert why(hand, 1, "chi 九").startswith("4.3 {cards} with {shown} is neither")
    assert why(hand, 1, "chi 礼").startswith("4.4 There is no {cards}")
    assert why(hand, 1, "chi").startswith("4.4 Choose one or two")
    assert why(hand, 1, "hu 九").startswith("4.4 {shown} is the card in question")
    assert why(hand, 1, "hu").startswith("4.3 The cards do not make")
    assert why(hand, 1, "shao 可").startswith("4.4 Shao is for the card")
    assert why(hand, 1, "discard 天").startswith("4.1 {cards} is no card")
    assert why(hand, 2, "pass").startswith("4.4 It is not this seat's turn")
    drawn = playing({0: "可可上大"}, draws=0, stock="可")
    assert why(drawn, 0, "discard 上").startswith("4.4 Say first")
    assert why(drawn, 0, "hu").startswith("4.3 The cards do not make")
    assert why(drawn, 0, "peng 可").startswith("4.4 With one's own draw")
    few = playing({0: WINNING + "礼礼"}, laid={0: LAID}, shown=("仁", 2), jiang="礼", options={"min_hu": 40})
    assert why(few, 0, "hu 仁").startswith("4.5 {have} hu")


def test_a_stock_of_other_cards_is_refused() -> None:
    from changpai_desktop.cards import CardError

    with pytest.raises(CardError):
        GAME.new_hand({}, 3, 0, stacked({})[1:])
    with pytest.raises(CardError):
        GAME.new_hand({"hunjiang": "none"}, 3, 0, stacked({}))
    with pytest.raises(ValueError, match="3 or 2 or 4"):
        GAME.new_hand({}, 5, 0, stacked({}))


def test_the_hand_is_sorted_by_lines() -> None:
    runs = GAME.arrange(("礼", "上", "混", "大", "可", "可", "可", "人", "上", "知"), {})
    assert runs == (("上", "大", "人"), ("上",), ("可", "可", "可"), ("知", "礼"), ("混",))
    assert all(len(run) <= 4 for run in GAME.arrange(("上",) * 5 + ("大",) * 4, {}))
