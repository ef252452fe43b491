"""四川大贰 in play: rules zipai 4.1-4.4, the legality cases of 4.8, part 7."""

import pytest

from changpai_desktop.cards import CardError, Pcg32
from changpai_desktop.games.contract import IllegalAction, OptionError
from changpai_desktop.games.daer.game import GAME
from changpai_desktop.games.daer.hand import DaerHand
from changpai_desktop.games.shared.resting import players
from changpai_desktop.games.shared.zi import spread
from tests.games.daer.build import dealt, do, last, playing, texts, why

# Seat 1 waits for 七 with 10 胡 (worked hand 4A).
WAITING_LAID = [("peng", "一一一"), ("chi", "肆伍陆")]
WAITING = "八八八一二三三四五五六陆柒捌"


def items(hand: DaerHand) -> list[str]:
    """What was counted for the winner."""
    assert hand.outcome is not None
    return [c.item.source for c in hand.outcome.winners[0].counts]


def test_4_1_the_deal() -> None:
    hand = dealt({})
    assert [s.hand_count for s in hand.view(0).seats] == [21, 20, 20]
    assert hand.view(0).stock == 19
    assert hand.view(0).facts["flips"] == 17
    assert hand.actors() == (0,)
    assert hand.view(0).phase == "discard"


def test_4_1_four_at_the_table_the_dealers_prev_rests() -> None:
    hand = dealt({}, seats=4, dealer=2)
    view = hand.view(1)
    assert players(4, 2) == (2, 3, 0)
    assert view.seats[1].status == "resting"
    assert view.seats[1].hand == ()
    assert [s.hand_count for s in view.seats] == [20, 0, 21, 20]
    assert why(hand, 1, "pass") == "4.1 This seat rests in this hand."
    # The 下家 of seat 0 is the dealer: seat 1 is passed over.
    assert hand.table.after(0) == 2


@pytest.mark.parametrize(("bottom", "flips"), [(2, 17), (1, 18), (0, 19)])
def test_4_1_bottom(bottom: int, flips: int) -> None:
    hand = dealt({}, options={"bottom": bottom})
    while hand.actors():
        seat = hand.actors()[0]
        choices = [a for a in hand.legal(seat) if a.verb != "hu"]
        hand.apply(seat, choices[-1])
    assert sum(e.kind == "flip" for e in hand.events) == flips
    assert hand.outcome is not None
    assert hand.outcome.kind == "draw"
    assert hand.outcome.next_dealer == 0
    assert hand.outcome.ledger == ()
    assert hand.view(0).stock == bottom


def test_4_1_long_is_laid_at_once_and_f2_decides() -> None:
    one = dealt({0: "一一一一", 1: "贰贰贰贰"})
    assert [e.kind for e in one.events].count("lay") == 2
    assert one.view(2).seats[1].groups[0].value == 18
    assert one.view(0).phase == "discard"
    # Two quads: 21 = W(2), no discard; the 下家 flips.
    two = dealt({0: "一一一一二二二二"})
    assert next(e for e in two.events if e.kind == "flip").seat == 1


def test_4_4_tianhu() -> None:
    hand = dealt({0: "一壹壹二二贰贰三叁叁四四四肆肆肆七柒柒柒十"})
    assert hand.view(0).phase == "own_win"
    assert hand.view(1).phase == "discard"
    assert texts(hand, 0) == ["hu", "pass"]
    assert why(hand, 0, "discard 一").startswith("4.4 The hand is complete")
    won = do(hand.copy(), (0, "hu"))
    assert won.outcome is not None
    assert won.outcome.deltas == (40, -20, -20)
    assert won.outcome.winners[0].source == "deal"
    assert won.outcome.next_dealer == 0
    assert do(hand, (0, "pass")).view(0).phase == "discard"


def test_4_5_dihu_is_the_next_seat_on_the_first_discard() -> None:
    red = "一一一三三叁叁肆五五五伍六六六八八玖玖玖"
    for seat, deltas in ((1, (-32, 32, 0)), (2, (-16, 0, 16))):
        hand = dealt({0: "八", seat: red}, options={"score": "deng_hongwu"})
        hand = do(hand, (0, "discard 八"), (seat, "hu 八"))
        assert hand.outcome is not None
        assert hand.outcome.deltas == deltas


def test_4_5_first_and_last_flip() -> None:
    hand = playing({1: WAITING}, laid={1: WAITING_LAID}, shown=("七", 1, "flip"), left=2)
    assert texts(hand, 1)[0] == "hu 七"
    won = do(hand, (1, "hu 七"))
    assert won.outcome is not None
    # 1 + 恰 + 归 + 自摸 + 海底捞.
    assert won.outcome.winners[0].fan == 5
    assert won.outcome.deltas == (-10, 20, -10)
    assert won.outcome.next_dealer == 1
    first = playing({1: WAITING}, laid={1: WAITING_LAID}, shown=("七", 1, "flip"))
    first.table.flips = 1
    assert items(do(first, (1, "hu 七")))[-2] == "First flip"


def test_4_3_a_flip_belongs_to_its_flipper_first() -> None:
    hand = playing({0: "四五", 1: "六八", 2: "陆陆"}, shown=("六", 0, "flip"), stock="七", options={"bottom": 0})
    assert texts(hand, 0)[0] == "chi 四 五 六"
    assert texts(hand, 2) == []
    assert why(hand, 2, "chi 六 陆 陆").startswith("4.3 Only one's own flip")


def test_4_3_who_declines_to_eat_passes_the_kind() -> None:
    base = playing(
        {0: "四五一二三壹贰叁伍柒", 1: "四五一二三壹贰叁捌玖", 2: "捌玖玖"}, shown=("六", 0, "flip"), stock="拾"
    )
    assert base.actors() == (0, 1)
    # The flipper eats: the next seat has not declined.
    eaten = do(base.copy(), (1, "pass"), (0, "chi 四 五 六"))
    assert eaten.table.passed[1] == set()
    # The flipper declines and the next seat eats: the kind is 过 for the flipper.
    after = do(base.copy(), (0, "pass"), (1, "chi 四 五 六"))
    assert after.view(0).facts["passed"] == "六"
    assert "passed" not in after.view(1).facts
    both = do(base, (1, "pass"), (0, "pass"))
    assert both.table.passed[0] == both.table.passed[1] == {5}


def test_4_3_a_discard_is_passed_for_its_player() -> None:
    hand = playing({0: "四五六七一一壹"}, discards=0)
    do(hand, (0, "discard 七"))
    assert hand.table.passed[0] == {6}
    assert why(hand, 0, "chi 五 六 七").startswith("4.3 One's own discard") or hand.table.shown is None


def test_4_8_1_peng_is_forced_before_eating() -> None:
    hand = playing(
        {0: "六六一二三壹贰叁柒", 1: "一四五二三壹贰叁捌玖", 2: "玖玖"}, shown=("六", 2, "discard"), stock="拾"
    )
    # 下家 of the discarder is seat 0 himself here: no eating plans, the peng stands.
    assert last(hand, "claim") == "0 peng 六 六 六"
    far = playing(
        {0: "四五一二三壹贰叁柒", 1: "六六一二三壹贰叁捌玖", 2: "玖玖"}, shown=("六", 2, "discard"), stock="拾"
    )
    assert last(far, "claim") == "1 peng 六 六 六"
    assert far.view(1).phase == "discard"
    assert far.actors() == (1,)


def test_4_8_2_declining_the_win_executes_zhao() -> None:
    # 坎 五; 五 completes the hand as 招 (worked hand 4F).
    hand = playing(
        {1: "五五五一二三六七八陆陆捌玖拾"},
        laid={1: [("peng", "贰贰贰"), ("chi", "肆伍陆")]},
        shown=("五", 2, "flip"),
    )
    assert texts(hand, 1) == ["hu 五", "zhao 五 五 五 五"]
    assert why(hand, 1, "pass").startswith("4.3 Three {shown} are held")
    do(hand, (1, "zhao 五 五 五 五"))
    assert last(hand, "claim") == "1 zhao 五 五 五 五"
    assert hand.view(1).phase == "discard"
    assert hand.view(0).seats[1].groups[-1].value == 9


@pytest.mark.parametrize("bars", ["yes", "no"])
def test_4_8_3_a_passed_kind_cannot_be_won_with(bars: str) -> None:
    hand = playing(
        {1: WAITING},
        laid={1: WAITING_LAID},
        shown=("七", 0, "flip"),
        passed={1: "七"},
        options={"guo_blocks_hu": bars},
    )
    if bars == "no":
        assert texts(hand, 1) == ["hu 七", "pass"]
        return
    fresh = playing(
        {1: WAITING, 0: "六八"}, laid={1: WAITING_LAID}, shown=("七", 0, "flip"), passed={1: "七"}, stock="玖"
    )
    assert fresh.legal(1) == []
    assert why(fresh, 1, "hu 七").startswith("4.3 {shown} was discarded or not eaten")
    assert why(fresh, 1, "chi 五 六 七").startswith("4.3 {shown} was discarded or not eaten")


def test_4_8_4_own_flip_with_a_pair_is_an_open_peng_and_others_may_win_first() -> None:
    hand = playing({1: "三三一四五壹叁"}, shown=("三", 1, "flip"))
    assert last(hand, "claim") == "1 peng 三 三 三"
    assert hand.view(0).seats[1].groups[0].value == 1
    laid = {1: WAITING_LAID}
    robbed = playing({0: "七七肆伍", 1: WAITING}, laid=laid, shown=("七", 0, "flip"))
    assert robbed.actors() == (1,)
    assert texts(robbed, 1)[0] == "hu 七"
    assert do(robbed.copy(), (1, "hu 七")).outcome is not None
    assert last(do(robbed, (1, "pass")), "claim") == "0 peng 七 七 七"


def test_4_8_5_own_flip_with_a_kan_is_zhao() -> None:
    hand = playing({1: "四四四一二三壹贰"}, shown=("四", 1, "flip"))
    assert last(hand, "claim") == "1 zhao 四 四 四 四"
    assert hand.view(0).seats[1].groups[0].value == 9


def test_4_8_6_nine_hu_is_no_win_none_is() -> None:
    laid = [("peng", "玖玖玖"), ("chi", "肆伍陆")]
    nine = playing({1: "一二三八八捌三四五陆柒捌五六"}, laid={1: laid}, shown=("七", 0, "flip"), stock="玖")
    assert "hu 七" not in texts(nine, 1)
    assert nine.view(1).shown is not None
    assert why(nine, 1, "hu 七").startswith("4.4 {have} hu")
    luan = playing(
        {1: "三四五四五六六七八叁肆伍陆陆"},
        laid={1: [("chi", "七八九"), ("chi", "捌玖拾")]},
        shown=("六", 0, "flip"),
    )
    won = do(luan, (1, "hu 六"))
    assert won.outcome is not None
    assert won.outcome.winners[0].points == 0
    assert won.outcome.deltas == (-4, 8, -4)


def test_4_8_7_a_second_quad_owes_no_discard() -> None:
    hand = playing(
        {1: "四四四伍二三壹贰捌十玖玖柒"},
        laid={1: [("zhao", "一一一一"), ("chi", "六七八")]},
        shown=("四", 0, "flip"),
        stock="九",
    )
    claims = [e for e in hand.events if e.kind in ("claim", "flip", "discard")]
    assert str(claims[1].verb) == "zhao"
    assert (claims[2].kind, claims[2].seat) == ("flip", 2)


def test_4_3_bi() -> None:
    """F4: eating 三 with another 三 in hand lays that one too."""
    hand = playing({1: "三一二四五壹贰叁柒捌"}, shown=("三", 0, "flip"), passed={0: "三"})
    assert "chi 一 二 三 + 三 四 五" in texts(hand, 1)
    assert why(hand, 1, "chi 一 二 三").startswith("0.2 Another {shown}")
    do(hand, (1, "chi 一 二 三 + 三 四 五"))
    assert [e.kind for e in hand.events[-2:]] == ["claim", "lay"]
    assert [g.value for g in hand.view(1).seats[1].groups] == [3, 0]


def test_4_3_a_kan_is_never_discarded_nor_eaten_from() -> None:
    hand = playing({0: "四四四五六七一一二二三三壹壹贰贰叁叁柒柒柒"}, discards=0)
    assert "discard 四" not in texts(hand, 0)
    assert why(hand, 0, "discard 四").startswith("4.3 Three {cards}")
    assert why(hand, 0, "discard 八").startswith("4.3 There is no")
    with pytest.raises(IllegalAction):
        do(hand, (0, "discard 四"))
    eat = playing({1: "四四四五六七八"}, shown=("三", 0, "flip"), stock="九")
    if eat.legal(1):
        assert why(eat, 1, "chi 三 四 五").startswith("4.3 Three {cards}")


TWO_MORE = [("peng", "伍伍伍"), ("peng", "叁叁叁")]


def test_4_3_first_of_two_winners_from_the_source() -> None:
    both = playing(
        {1: WAITING, 2: "五六贰贰"},
        laid={1: WAITING_LAID, 2: [("zhao", "拾拾拾拾"), ("peng", "九九九"), ("peng", "玖玖玖"), *TWO_MORE]},
        shown=("七", 0, "discard"),
    )
    assert both.actors() == (1, 2)
    do(both, (2, "hu 七"))
    assert both.outcome is None
    do(both, (1, "hu 七"))
    assert both.outcome is not None
    assert both.outcome.winners[0].seat == 1
    assert both.outcome.deltas == (-12, 12, 0)


FIVE_RUNS = [("chi", "一二三"), ("chi", "四五六"), ("chi", "七八九"), ("chi", "柒捌玖"), ("chi", "伍陆柒")]


def test_part_7_a_forced_peng_that_leaves_only_kan_is_dead() -> None:
    laid = FIVE_RUNS
    hand = playing({1: "玖玖肆肆肆"}, laid={1: laid}, shown=("玖", 0, "flip"), stock="十")
    # 碰 3 and 坎 9 would be 12 胡; with 肆 in a run there is nothing to discard and only 3 胡.
    assert texts(hand, 1)[0] == "hu 玖"
    short = playing({1: "玖玖肆肆肆"}, laid={1: laid}, shown=("玖", 0, "flip"), passed={1: "玖"}, stock="十")
    claim = next(e for e in short.events if e.kind == "claim")
    assert (claim.seat, claim.cards) == (1, ("玖",) * 3)
    assert short.table.dead[1]
    need = short.view(1).need
    assert need is not None
    assert need.text.rule == "7"
    assert [e.seat for e in short.events if e.kind == "flip"][1] == 2
    assert spread(short.table.own[1]) == ("肆", "肆", "肆")


def test_what_a_game_cannot_begin_with() -> None:
    stock = GAME.stock(Pcg32(1), {})
    with pytest.raises(ValueError, match="3 or 4"):
        GAME.new_hand({}, 2, 0, stock)
    with pytest.raises(ValueError, match="seat 4"):
        GAME.new_hand({}, 4, 4, stock)
    with pytest.raises(CardError, match="79 cards"):
        GAME.new_hand({}, 3, 0, stock[1:])
    for score in ("deng", "deng_hongwu"):
        with pytest.raises(OptionError, match="bao"):
            GAME.new_hand({"score": score, "bao": "on"}, 3, 0, stock)


def test_4_1_the_first_dealer_is_random() -> None:
    found = {GAME.first_dealer(Pcg32(n), 4)[0] for n in range(40)}
    assert found == {0, 1, 2, 3}


def test_reasons_name_the_rule() -> None:
    hand = playing({0: "四五六七一一壹", 1: "五七", 2: "二二二四五五"}, shown=("六", 0, "discard"), passed={1: "九"})
    assert why(hand, 0, "chi 四 五 六").startswith("4.3 One's own discard")
    assert why(hand, 1, "discard 五").startswith("4.3 A card lies on the table")
    assert why(hand, 1, "chi 一").startswith("0.2") or why(hand, 1, "chi 一").startswith("4.3")
    assert why(hand, 1, "chi 拾").startswith(("0.2", "4.3"))
    assert why(hand, 1, "chi").startswith("4.3 Choose two cards")
    assert why(hand, 1, "peng 六 六 六").startswith("4.3 Peng needs exactly two")
    assert why(hand, 1, "zhao 六 六 六 六").startswith("4.3 Zhao needs three")
    assert why(hand, 1, "hu 七").startswith("4.4 {shown} lies on the table")
    assert why(hand, 1, "hu").startswith("4.4 The cards do not form")
    assert why(hand, 1, "long 六 六 六 六").startswith("4.3 That is not possible")
    assert why(hand, 1, "chi 天").startswith("4.1 {cards} is no card")
    assert why(hand, 2, "chi 四 五 六").startswith("4.3 Only one's own flip")
    owing = playing({0: "四五六七一一壹"}, discards=0)
    assert why(owing, 0, "pass").startswith("4.3 A discard is owed")
    assert why(owing, 0, "peng 一 一 一").startswith("4.3 No card lies")
    assert why(owing, 0, "discard").startswith("4.3 A discard is owed")
    assert why(owing, 1, "discard 一").startswith("4.3 It is not")
    assert why(owing, 1, "hu").startswith("4.3 It is not")
    assert why(owing, 0, "hu").startswith("4.4 The cards do not form")
    assert owing.explain(0, owing.legal(0)[0]) is None


def test_reasons_around_eating() -> None:
    def asked(own: str, text: str, **more: str) -> str:
        passed = {0: "六", **({1: more["passed"]} if "passed" in more else {})}
        return why(playing({1: own}, shown=("六", 0, "flip"), passed=passed), 1, text)

    full = "四五七八陆一一贰贰叁叁拾拾十十柒柒玖玖捌"
    assert asked(full, "chi 一").startswith("0.2 {cards} with {shown} is neither")
    assert asked(full, "chi 五 六 七", passed="六").startswith("4.3 {shown} was discarded")
    assert asked(full, "chi 六 陆 陆").startswith("4.3 There is no")
    assert asked(full, "chi 四 六 九").startswith("4.3 There is no")
    assert asked(full, "chi").startswith("4.3 Choose two cards")
    # 陆 alone could stand in 六陆陆, but there is no second one.
    assert asked(full, "chi 陆").startswith("0.2 {shown} cannot be eaten with")
    lone = "一一贰贰叁叁拾拾十十柒柒玖玖捌二壹四伍三"
    assert asked(lone, "chi 四").startswith("0.2 No two cards")
    # 比: the second 六 cannot be laid.
    spare = "六陆陆一一贰贰叁叁拾拾十十柒柒玖玖二壹三"
    assert asked(spare, "chi 陆 陆 六").startswith("0.2 Another {shown}")
    assert asked(spare.replace("陆陆", "七八"), "chi 七").startswith("0.2 Another {shown}")
    kan = "四五五五七八陆一一贰贰叁叁拾拾十十柒柒玖"
    assert asked(kan, "chi 四 五 六").startswith("4.3 Three {cards}")


def test_an_eating_that_leaves_nothing_to_discard_is_not_offered() -> None:
    laid = [*FIVE_RUNS, ("peng", "玖玖玖")]
    hand = playing({0: "四五", 1: "五七"}, laid={1: laid}, shown=("六", 0, "flip"))
    # 3 + 3 hu are no win, and after eating no card would be left. The flipper may eat, so the question is open.
    assert hand.legal(0)
    assert hand.legal(1) == []
    assert why(hand, 1, "chi 五").startswith("4.3 No card could be discarded")
    assert why(hand, 1, "chi 五 六 七").startswith("0.2 No card could be discarded")


def test_reasons_after_an_answer() -> None:
    hand = playing({0: "四五", 1: "四五"}, shown=("六", 0, "flip"))
    text = next(x for x in texts(hand, 1) if x.startswith("chi"))
    do(hand, (1, text))
    assert why(hand, 1, text).startswith("4.3 It is not")
    tianhu = dealt({0: "一壹壹二二贰贰三叁叁四四四肆肆肆七柒柒柒十"})
    assert why(tianhu, 0, "chi 一 二 三").startswith("4.4 The hand is complete")


def test_reasons_when_a_claim_is_forced() -> None:
    laid = {1: [("peng", "贰贰贰"), ("chi", "肆伍陆")]}
    hand = playing({1: "五五五一二三六七八陆陆捌玖拾"}, laid=laid, shown=("五", 2, "flip"))
    assert why(hand, 1, "chi 五 六 七").startswith("4.3 Three {shown} are held")
    assert why(hand, 1, "peng 五 五 五").startswith("4.3 Three {shown} are held")
    waiting = playing({1: "玖玖肆肆肆"}, laid={1: FIVE_RUNS}, shown=("玖", 0, "flip"))
    assert texts(waiting, 1) == ["hu 玖", "peng 玖 玖 玖"]
    assert why(waiting, 1, "pass").startswith("4.3 Two {shown} are held")
    # Part 7: taking the peng instead of the win would leave nothing to discard.
    warning = waiting.warning(1, waiting.legal(1)[1])
    assert warning is not None
    assert warning.word.source.startswith("After this no card")
    over = do(waiting, (1, "hu 玖"))
    assert why(over, 1, "pass") == "4.3 The hand is over."


def test_part_7_seven_kan_that_do_not_win_have_nothing_to_discard() -> None:
    hand = dealt({0: "一一一三三三五五五七七七九九九贰贰贰肆肆肆"})
    assert texts(hand, 0) == ["hu", "pass"]
    warning = hand.warning(0, hand.legal(0)[1])
    assert warning is not None
    assert warning.rule == "7"
    assert hand.warning(0, hand.legal(0)[0]) is None
    do(hand, (0, "pass"))
    assert hand.table.dead[0]


def test_values_of_groups() -> None:
    """4.2."""
    value = {v: [GAME.group_value(v, (c,) * n, {}) for c in "一壹二贰"] for v, n in (("peng", 3), ("kan", 3))}
    value |= {v: [GAME.group_value(v, (c,) * 4, {}) for c in "一壹二贰"] for v in ("zhao", "long")}
    assert value == {"peng": [1, 3, 6, 9], "kan": [6, 9, 9, 12], "zhao": [9, 12, 12, 15], "long": [12, 15, 15, 18]}
    runs = ["一二三", "壹贰叁", "二七十", "贰柒拾", "四五六", "一一壹"]
    assert [GAME.group_value("chi", tuple(r), {}) for r in runs] == [3, 6, 6, 9, 0, 0]


def test_arrange_makes_columns() -> None:
    runs = GAME.arrange(tuple("拾五一一壹五五伍?"), {})
    assert runs[:2] == (("五", "五", "五"), ("一", "一", "壹"))
    assert runs[-1] == ("?",)
    assert all(len(r) <= 4 for r in runs)
