"""The course of play: rules zipai 1.4, 1.5 and the positions of 1.13, in order of their numbers."""

import pytest

from changpai_desktop.games.contract import Action
from changpai_desktop.games.shared.paohuzi import play
from changpai_desktop.games.shared.paohuzi.hand import PaohuziHand
from tests.games.paohuzi.build import do, laid_of, log, playing, say, short, texts


def rule(hand: PaohuziHand, seat: int, text: str) -> str:
    """The rule number that forbids an action."""
    reason = hand.explain(seat, Action.parse(text))
    return "" if reason is None else reason.rule


# ---- 1.4 A: hidden groups ----------------------------------------------------------------------------------------


def test_1_4_a_a_pair_and_the_own_card_are_laid_face_down_unseen() -> None:
    hand = playing({1: "五五"}, draws=(1, "五"))
    assert log(hand)[0] == "lay 1 wei 五五五"
    assert hand.events[0].seen_by(0).cards == ("?", "?", "?")
    assert hand.actors() == (1,)
    seen = hand.view(0).seats[1]
    assert (seen.groups[0].cards, seen.live, seen.veiled) == (("?",) * 3, 0, (3, 6))
    assert (hand.view(1).seats[1].groups[0].down, hand.view(1).seats[1].live) == (2, 3)


def test_1_4_a_a_kan_and_the_own_card_are_a_ti_with_one_face_up() -> None:
    hand = playing({1: "五五五"}, draws=(1, "五"))
    assert log(hand)[0] == "lay 1 ti 五五五五"
    assert not hand.events[0].secret_to_others
    assert hand.view(0).seats[1].groups[0].down == 3


def test_1_4_a_a_laid_wei_and_the_own_card_are_a_ti() -> None:
    for verb in ("wei", "chouwei"):
        hand = playing({}, laid={1: [f"{verb} 五五五"]}, draws=(1, "五"))
        assert laid_of(hand, 1) == ["ti 五五五五"]


def test_1_13_1_a_stale_pair_makes_a_chouwei() -> None:
    hand = playing({1: "二二"}, draws=(1, "二"), stale={1: "二"})
    assert log(hand)[0] == "lay 1 chouwei 二二二"
    assert hand.view(0).seats[1].groups[0].down == 2
    assert hand.view(0).seats[1].live == 3


# ---- 1.4 B, C: the card on the stage -----------------------------------------------------------------------------


def test_1_4_b_an_unclaimed_flip_goes_to_the_row_and_the_next_draws() -> None:
    hand = say(playing({}, draws=(1, "一")), {})
    assert log(hand, "flip", "row")[:2] == ["flip 1 一", "row 1 一"]
    assert hand.table.turn == 2


def test_1_4_b4_a_flip_is_eaten_by_the_flipper_before_his_next_and_by_nobody_else() -> None:
    free = {0: "四五", 1: "四五", 2: "四五"}
    hand = playing(free, draws=(1, "六"), taboo="六陆")
    assert [s for s in range(3) if texts(hand, s)] == [1, 2]
    say(hand, {1: "chi 四 五 六", 2: "chi 四 五 六"})
    assert laid_of(hand, 1) == ["chi 四五六"]


def test_1_4_c_a_discard_is_eaten_by_the_next_only_and_never_won() -> None:
    full = "一二三四五六七八九壹贰叁肆伍陆柒捌玖五六"
    hand = playing({0: full, 1: "四五", 2: "四五"}, shown=("七", 1, "discard"))
    assert [t for t in texts(hand, 2) if t.startswith("chi")]
    assert not texts(hand, 0)
    assert rule(hand, 0, "hu") == "1.4 C"
    assert rule(hand, 0, "chi 五 六 七") == "1.4 B4"
    assert rule(hand, 1, "chi 四 五 六") == "1.4 C"


def test_1_13_2_a_peng_of_the_third_player_leaves_the_others_nothing() -> None:
    hand = playing({0: "四六", 1: "五五"}, shown=("五", 2, "discard"), taboo="三七伍")
    assert any(t.startswith("chi") for t in texts(hand, 0))
    assert "peng 五五五" in texts(hand, 1)
    other = playing({1: "四六", 0: "五五"}, shown=("五", 2, "discard"), taboo="三七伍")
    assert not texts(other, 1)


def test_1_13_3_who_is_forestalled_does_not_get_a_stale_card() -> None:
    hand = playing({0: "七八", 1: "六六"}, shown=("六", 2, "discard"), taboo="四五七八陆")
    do(hand, (0, "chi 六 七 八"), (1, "peng 六 六 六"))
    assert hand.table.stale[0] == set()
    passing = playing({0: "七八", 1: "六六"}, shown=("六", 2, "discard"), taboo="四五七八陆")
    say(passing, {1: "peng 六 六 六"})
    assert hand.table.stale[0] == set()
    assert "stale" not in passing.view(0).facts


def test_1_13_4_a_declined_own_flip_is_stale_although_the_next_eats_it() -> None:
    hand = playing({1: "七九", 2: "七九"}, draws=(1, "八"), taboo="捌八")
    say(hand, {2: "chi 七 八 九"})
    assert laid_of(hand, 2) == ["chi 七八九"]
    assert hand.view(1).facts["stale"] == "八"
    assert "stale" not in hand.view(2).facts


def test_1_13_5_a_flip_that_nobody_could_use_is_not_stale() -> None:
    hand = playing({1: "一"}, draws=(1, "八"), taboo="七九捌八")
    say(hand, {})
    assert hand.table.stale[1] == set()


def test_1_13_6_a_laid_peng_takes_a_flip_but_no_discard() -> None:
    hand = playing({}, laid={0: ["peng 九九九"]}, shown=("九", 2, "discard"), taboo="七八十玖")
    assert laid_of(hand, 0) == ["peng 九九九"]
    held = playing({}, laid={0: ["peng 九九九"]}, shown=("九", 2, "discard"), hold=True)
    assert rule(held, 0, "pao") == "1.4 C1"
    for flipper in range(3):
        hand = playing({}, laid={0: ["peng 九九九"]}, draws=(flipper, "九"), taboo="七八十玖")
        say(hand, {})
        assert laid_of(hand, 0) == ["pao 九九九九"]


def test_1_13_7_a_laid_wei_takes_flip_and_discard_of_others_and_is_open_then() -> None:
    for how in ("flip", "discard"):
        hand = playing({}, laid={0: ["wei 叁叁叁"]}, shown=("叁", 1, how), taboo="壹贰肆伍三")
        say(hand, {})
        assert laid_of(hand, 0) == ["pao 叁叁叁叁"]
        assert hand.view(1).seats[0].groups[0].down == 0
    assert laid_of(playing({}, laid={0: ["wei 叁叁叁"]}, draws=(0, "叁")), 0) == ["ti 叁叁叁叁"]


def test_1_13_8_winning_comes_before_a_forced_pao() -> None:
    waiting = "八八八一二三陆柒捌贰叁九九九"
    hand = playing(
        {1: waiting}, laid={1: ["chi 四五六", "peng 玖玖玖"], 0: ["wei 肆肆肆"]}, draws=(2, "肆"), taboo="伍陆四"
    )
    assert "hu 肆" in texts(hand, 1)
    say(hand, {1: "hu 肆"})
    assert hand.outcome is not None
    assert hand.outcome.winners[0].seat == 1
    hand = playing(
        {1: waiting}, laid={1: ["chi 四五六", "peng 玖玖玖"], 0: ["wei 肆肆肆"]}, draws=(2, "肆"), taboo="伍陆四"
    )
    say(hand, {})
    assert laid_of(hand, 0) == ["pao 肆肆肆肆"]
    assert hand.view(1).facts["passed"] == "肆"


def test_1_13_8_a_hidden_ti_cannot_be_won_by_others() -> None:
    waiting = "八八八一二三陆柒捌贰叁九九九"
    hand = playing({1: waiting}, laid={1: ["chi 四五六", "peng 玖玖玖"], 0: ["wei 肆肆肆"]}, draws=(0, "肆"))
    assert laid_of(hand, 0) == ["ti 肆肆肆肆"]
    assert not texts(hand, 1)


def test_1_13_9_a_forced_wei_kills_the_own_win() -> None:
    hand = playing({0: "叁叁叁一二三陆柒捌四六五五伍"}, laid={0: ["chi 七八九", "peng 玖玖玖"]}, draws=(2, "五"))
    assert texts(hand, 0)[0] == "hu 五"
    say(hand, {0: "hu 五"})
    assert hand.outcome is not None
    assert hand.outcome.winners[0].points == 12
    hand = playing({0: "叁叁叁一二三陆柒捌四六五五伍"}, laid={0: ["chi 七八九", "peng 玖玖玖"]}, draws=(0, "五"))
    assert laid_of(hand, 0)[-1] == "wei 五五五"
    assert hand.table.phase == "discard"


def test_1_10_break_wei_hu_lets_the_own_flip_win_elsewhere() -> None:
    hand = playing(
        {0: "叁叁叁一二三陆柒捌四六五五伍"},
        laid={0: ["chi 七八九", "peng 玖玖玖"]},
        draws=(0, "五"),
        options={"break_wei_hu": "yes"},
    )
    assert texts(hand, 0) == ["hu 五", "pass"]
    assert hand.view(0).facts["drawn"] == "五"
    assert "drawn" not in hand.view(1).facts
    assert hand.view(1).phase == "discard"
    do(hand, (0, "hu 五"))
    assert hand.outcome is not None
    assert hand.outcome.winners[0].source == "own_flip"


def test_1_10_own_hidden_win_no_wins_by_shown_cards_only() -> None:
    waiting = {0: "八八八一二三陆柒捌贰叁肆九九"}
    laid = {0: ["chi 四五六", "peng 玖玖玖"]}
    assert playing(waiting, laid=laid, draws=(0, "九")).table.phase == "own_win"
    hand = playing(waiting, laid=laid, draws=(0, "九"), options={"own_hidden_win": "no"})
    assert hand.table.phase == "discard"


def test_1_13_10_a_second_quad_owes_no_discard() -> None:
    hand = playing({0: "伍伍伍一三"}, laid={0: ["pao 玖玖玖玖"]}, draws=(2, "伍"), taboo="肆陆柒五叁")
    assert laid_of(hand, 0) == ["pao 玖玖玖玖", "pao 伍伍伍伍"]
    assert hand.table.turn == 1


ELEVEN = "三四五六七八九九伍伍伍叁肆"


def test_1_13_11_the_second_quad_may_be_refused_for_a_win() -> None:
    hand = playing({0: ELEVEN}, laid={0: ["pao 玖玖玖玖", "chi 二七十"]}, draws=(2, "伍"))
    assert texts(hand, 0) == ["hu 伍", "pao 伍伍伍伍"]
    assert rule(hand, 0, "pass") == "1.4 B2"
    won = say(hand.copy(), {0: "hu 伍"})
    assert won.outcome is not None
    assert won.outcome.winners[0].points == 18
    say(hand, {0: "pao 伍 伍 伍 伍"})
    assert laid_of(hand, 0)[0:1] == ["pao 玖玖玖玖"]
    assert hand.table.turn == 1


def test_1_13_12_two_dealt_ti_skip_the_first_discard() -> None:
    two = {0: ["ti 三三三三", "ti 捌捌捌捌"]}
    hand = playing({0: "七九一二四五壹叁伍柒玖拾"}, laid=two, shown=("八", 2, "flip"), short=1)
    assert hand.table.felt.held(0) == 20
    say(hand, {0: "chi 七 八 九"})
    assert laid_of(hand, 0)[-1] == "chi 七八九"
    # No discard was owed: the next seat has drawn.
    assert hand.table.turn == 1
    assert hand.table.felt.held(0) == 21
    forced = playing({0: "伍伍伍一二四五壹叁柒玖拾"}, laid=two, shown=("伍", 2, "flip"), short=1, taboo="肆")
    say(forced, {})
    assert (forced.table.felt.held(0), forced.table.felt.quads(0)) == (21, 3)
    assert not log(forced, "discard")


def test_1_13_16_a_declined_win_returns_only_with_other_laid_points() -> None:
    waiting = {0: "八八八一二三陆柒捌贰叁肆九九"}
    laid = {0: ["chi 四五六", "peng 玖玖玖"]}
    hand = playing(waiting, laid=laid, draws=(2, "九"))
    assert "hu 九" in texts(hand, 0)
    warned = hand.warning(0, Action("pass"))
    assert warned is not None
    assert warned.rule == "1.5.5"
    say(hand, {})
    assert hand.table.passed[0] == {8: 3}
    again = playing(waiting, laid=laid, draws=(2, "九"), passed={0: {"九": 3}})
    assert texts(again, 0) == ["peng 九九九", "pass"]
    assert rule(again, 0, "hu") == "1.5.5"
    other = playing(waiting, laid=laid, draws=(2, "九"), passed={0: {"九": 2}})
    assert "hu 九" in texts(other, 0)


def test_1_13_17_peng_declined_and_the_flipper_eats_makes_it_stale() -> None:
    hand = playing({1: "七九", 2: "八八七九"}, draws=(1, "八"), taboo="五六捌十八")
    do(hand, (2, "pass"))
    say(hand, {1: "chi 七 八 九"})
    assert hand.view(2).facts["stale"] == "八"


def test_1_5_1_declining_peng_and_eating_the_card_oneself_makes_nothing_stale() -> None:
    hand = playing({2: "八八七九捌"}, draws=(1, "八"), taboo="八十")
    eat = next(t for t in texts(hand, 2) if t.startswith("chi"))
    action = next(a for a in hand.legal(2) if short(a) == eat)
    do(hand, (2, str(action)))
    assert hand.table.stale[2] == set()


def test_1_5_1_a_discarded_kind_is_stale_for_peng_and_eating_not_for_pao() -> None:
    hand = playing({2: "八八七九"}, shown=("八", 1, "flip"), stale={2: "八"}, taboo="捌八", hold=True)
    assert not texts(hand, 2)
    assert rule(hand, 2, "peng") == rule(hand, 2, "chi 七") == "1.5.2"
    hand = playing({2: "八八八"}, draws=(1, "八"), stale={2: "八"}, taboo="捌八")
    say(hand, {})
    assert laid_of(hand, 2) == ["pao 八八八八"]


def test_1_13_18_eating_without_possible_bi_is_not_offered() -> None:
    hand = playing({0: "五五四六"}, shown=("五", 2, "discard"), taboo="三七伍五")
    assert texts(hand, 0) == ["peng 五五五", "pass"]
    assert rule(hand, 0, "chi 四 五 六") == "0.2"
    hand = playing({0: "五五四六伍"}, shown=("五", 2, "discard"), taboo="三七五")
    assert "chi 四五六+五五伍" in texts(hand, 0)


def test_1_13_19_an_empty_stock_ends_the_hand_without_payment() -> None:
    hand = playing({}, draws=(1, "一"), empty=True, taboo="二三壹一")
    say(hand, {})
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.deltas, hand.outcome.next_dealer) == ("draw", (0, 0, 0), 0)


KANS = "二二二四四四六六六壹壹"
SIX = ["chi 一二三", "chi 七八九", "chi 七八九"]


def test_1_13_20_no_peng_that_leaves_only_kan() -> None:
    hand = playing({0: KANS}, laid={0: SIX}, shown=("壹", 2, "discard"), hold=True)
    assert not texts(hand, 0)
    assert rule(hand, 0, "peng") == "1.4"
    flipped = playing({0: KANS}, laid={0: SIX}, draws=(2, "壹"), taboo="一贰叁")
    assert "hu 壹" in texts(flipped, 0)


def test_1_4_f_a_forced_wei_with_nothing_to_discard_is_a_dead_hand() -> None:
    hand = playing({0: KANS}, laid={0: SIX}, draws=(0, "壹"), options={"min_hu": 15})
    assert hand.table.phase == "own_win"
    do(hand, (0, "pass"))
    assert hand.view(1).seats[0].said == "dead"
    assert 0 in hand.table.dead
    dead = playing({0: KANS}, laid={0: SIX}, draws=(0, "壹"), options={"stuck": "break_kan"})
    do(dead, (0, "pass"))
    assert texts(dead, 0) == ["discard 二", "discard 四", "discard 六"]


def test_1_4_f_a_dead_hand_lays_forced_groups_and_never_discards() -> None:
    hand = playing({0: KANS}, laid={0: SIX}, draws=(0, "壹"))
    do(hand, (0, "pass"))
    t = hand.table
    t.felt.shown = None
    t.felt.stock[:] = [k for k in t.felt.stock if k != 1] + [1]
    t.window = None
    play.next_draw(t, 2)
    assert "ti 二二二二" in laid_of(hand, 0)
    assert t.turn != 0


# ---- options -----------------------------------------------------------------------------------------------------


def test_must_hu_declares_the_win_itself() -> None:
    waiting = {0: "八八八一二三陆柒捌贰叁肆九九"}
    laid = {0: ["chi 四五六", "peng 玖玖玖"]}
    for flipper in (0, 2):
        hand = playing(waiting, laid=laid, draws=(flipper, "九"), options={"must_hu": "yes"})
        say(hand, {})
        assert hand.outcome is not None
        assert hand.outcome.kind == "win"


def test_discard_win_yes_lets_a_discard_be_won() -> None:
    waiting = {0: "八八八一二三陆柒捌贰叁肆九九"}
    laid = {0: ["chi 四五六", "peng 玖玖玖"]}
    hand = playing(waiting, laid=laid, shown=("九", 2, "discard"), options={"discard_win": "yes"})
    say(hand, {0: "hu 九"})
    assert hand.outcome is not None
    assert hand.outcome.winners[0].source == "discard"
    assert hand.outcome.deltas == (4, -2, -2)


def test_fangpao_ban_bars_eating_and_peng_after_a_discard_that_was_pao() -> None:
    for value, banned in (("yes", {2}), ("no", set())):
        hand = playing({0: "伍伍伍"}, shown=("伍", 2, "discard"), options={"fangpao_ban": value}, taboo="肆陆柒五叁")
        assert laid_of(hand, 0) == ["pao 伍伍伍伍"]
        assert hand.table.banned == banned
    from_peng = playing({}, laid={0: ["peng 伍伍伍"]}, draws=(2, "伍"), options={"fangpao_ban": "yes"})
    say(from_peng, {})
    assert not from_peng.table.banned


# ---- reasons and warnings ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("discard 五", "1.4 E"),
        ("discard 拾", "1.4 E"),
        ("discard", "0.2.2"),
        ("peng 一", "0.2.2"),
        ("wei 五", "1.4 A"),
    ],
)
def test_a_refused_discard_has_its_reason(text: str, number: str) -> None:
    hand = playing({1: "五五五一"}, discards=1, taboo="拾")
    assert rule(hand, 1, text) == number
    assert rule(hand, 2, "discard 一") == "0.2.2"


def test_a_kan_is_not_taken_apart_for_eating() -> None:
    hand = playing({0: "四四四五六"}, shown=("三", 2, "discard"), taboo="一二叁三", hold=True)
    assert rule(hand, 0, "chi 三 四 五") == "0.2"
    assert not texts(hand, 0)


def test_declining_warns_of_the_stale_card() -> None:
    hand = playing({0: "四五"}, shown=("六", 2, "discard"), taboo="七八陆六")
    warned = hand.warning(0, Action("pass"))
    assert warned is not None
    assert warned.rule == "1.5.1"
