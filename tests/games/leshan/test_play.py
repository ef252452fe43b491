"""Turn, 过 rules and legality cases of 乐山贰柒拾 (rules zipai 3.4, 3.5, 3.13), as positions and their actions."""

import pytest

from changpai_desktop.games.contract import Action, IllegalAction
from tests.games.leshan.build import dealt, deltas, do, flips, last, playing, texts, why

WIN_18 = "一一一二七十六七八壹贰叁肆肆"
LAID_18 = {0: [("dui", "玖玖玖"), ("chi", "贰柒拾")]}
"""Worked hand 3B: waits for 肆 (18 和) among others."""
PIAO = "三四五六七八壹贰叁肆伍"
LAID_PIAO = {0: [("dui", "玖玖玖"), ("dui", "捌捌捌"), ("chi", "贰柒拾")]}
"""Worked hand 3E: waits for 陆 with 12 和 and 瞟."""


# ---- 3.13 ----------------------------------------------------------------------------------------------------------


def test_3_13_1_eating_five_six_seven_lays_two_seven_ten_too() -> None:
    rest = "一壹壹叁叁三三肆肆伍陆玖玖九捌"
    hand = playing(["二七十五六" + rest], shown=("七", 2, "flip"))
    assert texts(hand, 0) == ["chi 二七十+五六七", "chi 五六七+二七十", "pass"]
    do(hand, (0, "chi 五 六 七 + 二 七 十"))
    assert [g.verb for g in hand.view(1).seats[0].groups] == ["chi", "bai"]
    assert last(hand, "lay") == "0 bai 二 七 十"


def test_3_13_1_two_seven_ten_alone_may_not_eat() -> None:
    hand = playing(["二七十一壹壹叁叁三三肆肆伍陆玖玖九捌伍壹"], shown=("七", 2, "flip"))
    assert hand.legal(0) == []
    assert why(hand, 0, "chi 二 七 十").startswith("3.4 The other {shown} in hand")


def test_3_13_2_having_eaten_four_with_two_three_the_one_may_not_go() -> None:
    hand = playing(["一二三壹壹叁叁陆陆玖玖九捌捌六六七七九贰"], shown=("四", 2, "flip"))
    do(hand, (0, "chi 二 三 四"))
    assert "discard 一" not in texts(hand, 0)
    assert "discard 壹" in texts(hand, 0)
    assert hand.view(0).facts["barred"] == "一 四"
    assert why(hand, 0, "discard 一").startswith("3.4 {cards} would make a group")


def test_3_13_3_the_same_for_one_number_in_both_colours() -> None:
    hand = playing(["一一壹叁叁陆陆玖玖九捌捌六六七七九贰贰伍"], shown=("壹", 2, "flip"))
    assert "chi 一壹壹" in texts(hand, 0)
    do(hand, (0, "chi 一 壹 壹"))
    assert "discard 一" not in texts(hand, 0)


def test_3_13_4_the_flipper_may_dui_and_by_declining_kills_the_card() -> None:
    hand = playing(["伍伍一一二三三叁叁陆玖玖九捌捌六六七七九"], flips_after=2, stock="伍")
    assert texts(hand, 0) == ["dui 伍伍伍", "pass"]
    do(hand, (0, "pass"))
    assert hand.table.passed_dui[0]
    assert hand.view(0).facts["passed_dui"] == "伍"


def test_3_13_4_the_next_seat_may_eat_what_the_flipper_declined() -> None:
    nine = "一一二三三叁叁陆玖玖九捌捌六六七七九"
    other = "肆陆一二二三贰贰叁八八九十十拾拾柒柒玖玖"
    hand = playing(["伍伍" + nine, other], flips_after=2, stock="伍")
    assert hand.actors() == (0, 1)
    do(hand, (0, "pass"), (1, "chi 肆 伍 陆"))
    assert last(hand, "claim") == "1 chi 肆 伍 陆"
    assert why(hand, 0, "chi 伍").startswith("3.4")


def test_3_13_5_a_declined_kai_ends_all_hope_of_winning() -> None:
    hand = playing([WIN_18], laid=LAID_18, shown=("一", 1, "discard"), stock="九九肆")
    assert "kai 一一一一" in texts(hand, 0)
    warning = hand.warning(0, Action("pass"))
    assert warning is not None
    assert warning.rule == "3.5.3"
    do(hand, (0, "pass"))
    assert hand.view(0).facts["passed_kai"] == 1
    again = playing([WIN_18], laid=LAID_18, shown=("肆", 1, "discard"), memory={"passed_kai": {0: True}})
    assert "hu 肆" not in texts(again, 0)
    assert why(again, 0, "hu 肆").startswith("3.5.3")


def test_3_13_5_winning_with_the_very_card_is_allowed_instead_of_kai() -> None:
    hand = playing(
        ["壹壹壹三四五六七八六陆陆伍伍"],
        laid=LAID_18,
        shown=("壹", 2, "flip"),
    )
    assert texts(hand, 0) == ["hu 壹", "kai 壹壹壹壹", "pass"]
    do(hand, (0, "hu 壹"))
    assert deltas(hand) == (40, -20, -20)


def test_3_13_6_of_two_winners_the_flipper_comes_first_else_the_next() -> None:
    laid = {
        0: [("dui", "玖玖玖"), ("dui", "捌捌捌"), ("chi", "贰柒拾")],
        1: [("dui", "壹壹壹"), ("dui", "一一一"), ("chi", "贰柒拾")],
    }
    hands = ["三四五六七八贰叁肆肆伍", "三四五六七八贰叁肆肆伍"]
    hand = playing(hands, laid=laid, shown=("陆", 0, "flip"))
    assert "hu 陆" in texts(hand, 0)
    assert "hu 陆" in texts(hand, 1)
    first = hand.copy()
    do(first, (1, "hu 陆"), (0, "hu 陆"))
    assert first.outcome is not None
    assert first.outcome.winners[0].seat == 0
    second = playing(hands, laid=laid, shown=("陆", 2, "discard"))
    do(second, (1, "hu 陆"), (0, "hu 陆"))
    assert second.outcome is not None
    assert second.outcome.winners[0].seat == 0
    third = playing(hands, laid=laid, shown=("陆", 0, "flip"))
    do(third, (0, "pass"), (1, "hu 陆"))
    assert third.outcome is not None
    assert third.outcome.winners[0].seat == 1


@pytest.mark.parametrize(
    ("guohe", "passed", "wins"),
    [
        ("jin_or_up", ((0, 1),), False),
        ("jin_or_up", ((0, 0),), True),
        ("jin_or_up", ((0, 0), (0, 1)), False),
        ("jin_only", ((0, 0),), False),
        ("none", ((4, 3),), True),
    ],
)
def test_3_13_7_after_a_passed_win(guohe: str, passed: tuple[tuple[int, int], ...], wins: bool) -> None:
    hand = playing(
        [PIAO], laid=LAID_PIAO, shown=("陆", 2, "flip"), memory={"passed_hu": {0: passed}}, options={"guohe": guohe}
    )
    assert ("hu 陆" in texts(hand, 0)) == wins
    if not wins:
        assert why(hand, 0, "hu 陆").startswith("3.5.5")


def test_3_5_5_passing_is_remembered_until_a_claim_of_ones_own() -> None:
    hand = playing([PIAO], laid=LAID_PIAO, shown=("陆", 2, "flip"))
    warning = hand.warning(0, Action("pass"))
    assert warning is not None
    assert warning.rule == "3.5.5"
    done = do(hand.copy(), (0, "pass"))
    assert done.view(0).facts["passed_hu"] == "0 1"
    do(hand, (0, "chi 肆 伍 陆"))
    assert hand.table.passed_hu[0] == ()
    assert "passed_chi" not in hand.view(0).facts


def test_3_13_8_a_non_dealer_with_two_guns_skips_the_discard_of_his_first_claim() -> None:
    hand = playing(
        ["", "一一二三三叁叁陆陆六六玖"],
        laid={1: [("gun", "壹壹壹壹"), ("gun", "贰贰贰贰")]},
        shown=("一", 0, "discard"),
        stock="九",
    )
    do(hand, (1, "dui 一 一 一"))
    assert last(hand, "say") == "1 kuai"
    assert flips(hand)[0] == "2 九"


def test_3_13_8_and_cannot_win_with_that_claim() -> None:
    hand = playing(
        ["", "肆肆肆柒柒柒六七伍伍三四"],
        laid={1: [("gun", "壹壹壹壹"), ("gun", "贰贰贰贰")]},
        shown=("五", 0, "discard"),
    )
    assert not any(a.verb == "hu" for a in hand.legal(1))
    assert why(hand, 1, "hu 五").startswith("3.6.1 A skipped discard")


def test_3_13_9_a_kind_discarded_by_oneself_is_never_won_with() -> None:
    hand = playing([PIAO], laid=LAID_PIAO, shown=("陆", 2, "flip"), memory={"own_discards": {0: "陆"}})
    assert "hu 陆" not in texts(hand, 0)
    assert why(hand, 0, "hu 陆").startswith("3.5.4")


def test_3_13_10_of_two_players_only_own_flips_are_eaten() -> None:
    mine = "四五一一壹壹三三叁叁伍伍玖玖捌捌二贰九拾"
    for how in ("flip", "discard"):
        hand = playing([mine], shown=("六", 1, how), seats=2)
        assert not any(a.verb == "chi" for a in hand.legal(0))
        assert why(hand, 0, "chi 四 五 六").startswith("3.9")
    own = playing([mine], shown=("六", 0, "flip"), seats=2)
    assert texts(own, 0) == ["chi 四五六", "pass"]
    pair = playing(["六六一一壹壹三三叁叁陆伍玖玖捌捌二贰九拾"], shown=("六", 1, "flip"), seats=2)
    assert texts(pair, 0) == ["dui 六六六", "pass"]


def test_3_9_two_players_paopai_pays_twice() -> None:
    hand = playing([WIN_18], laid=LAID_18, shown=("肆", 1, "discard"), seats=2)
    do(hand, (0, "hu 肆"))
    assert deltas(hand) == (40, -40)


# ---- 3.4, 3.5, 3.7 -------------------------------------------------------------------------------------------------


def test_3_7_paopai_the_discarder_pays_for_everybody_the_winner_included() -> None:
    hand = playing([WIN_18], laid=LAID_18, shown=("肆", 2, "discard"))
    do(hand, (0, "hu 肆"))
    assert deltas(hand) == (60, 0, -60)
    assert hand.outcome is not None
    (line,) = hand.outcome.ledger
    assert (line.item.source, line.rule) == ("Paopai", "3.7")
    (winner,) = hand.outcome.winners
    assert (winner.points, winner.fan, winner.source, winner.giver) == (18, 0, "discard", 2)
    assert sum(g.value or 0 for g in winner.groups) == 18
    assert hand.outcome.next_dealer == 0


def test_3_6_4_3l_earthly_he_doubles() -> None:
    hand = playing([WIN_18], laid=LAID_18, shown=("肆", 1, "discard"), dealer=1, opening=True)
    do(hand, (0, "hu 肆"))
    assert deltas(hand) == (120, -120, 0)


def test_part_7_a_dealer_who_opened_with_eight_pieces_gives_no_earthly_he() -> None:
    hand = dealt(["壹壹壹壹贰贰贰贰"])
    assert hand.table.opening is False
    first = do(dealt(["九"]), (0, "discard 九"))
    assert first.table.opening is False
    later = playing([WIN_18], laid=LAID_18, shown=("肆", 1, "discard"), dealer=1)
    do(later, (0, "hu 肆"))
    assert deltas(later) == (60, -60, 0)


def test_3_4_dui_comes_before_eating_and_the_eater_has_not_declined() -> None:
    eater = "四六一一壹壹三三叁叁陆陆玖玖捌捌二贰九拾"
    pair = "五五一二二肆肆柒柒贰叁四八八九九十十拾拾"
    hand = playing(["", eater, pair], shown=("五", 0, "discard"))
    assert hand.actors() == (1, 2)
    do(hand, (1, "pass"), (2, "dui 五 五 五"))
    assert last(hand, "claim") == "2 dui 五 五 五"
    assert hand.table.passed_chi[1] == 0


def test_3_5_1_a_declined_eat_bars_the_kind() -> None:
    eater = "四六一一壹壹三三叁叁陆陆玖玖捌捌二贰九拾"
    hand = playing(["", eater], shown=("五", 0, "discard"))
    do(hand, (1, "pass"))
    assert "五" in str(hand.view(1).facts["passed_chi"])
    again = playing(["", eater], shown=("五", 0, "discard"), memory={"passed_chi": {1: "五"}})
    assert again.legal(1) == []
    assert why(again, 1, "chi 四 五 六").startswith("3.5.1")


def test_3_5_2_a_declined_dui_bars_taking_and_winning() -> None:
    hand = playing([WIN_18], laid=LAID_18, shown=("肆", 2, "flip"), memory={"passed_dui": {0: "肆"}})
    assert not {"hu", "dui"} & {a.verb for a in hand.legal(0)}
    assert why(hand, 0, "hu 肆").startswith("3.5.2")
    assert why(hand, 0, "dui 肆 肆 肆").startswith("3.5.2")


def test_3_5_who_eats_instead_of_dui_has_declined_nothing() -> None:
    mine = "五五伍伍一一壹壹三三叁叁陆陆玖玖捌捌二贰"
    hand = playing([mine], shown=("五", 0, "flip"))
    assert "chi 五伍伍" not in texts(hand, 0)
    eat = playing(["五五四六四六一一壹壹三叁叁陆陆玖玖捌捌二"], shown=("伍", 0, "flip"))
    do(eat, (0, "chi 五 五 伍"))
    assert eat.table.passed_dui == [0, 0, 0]


@pytest.mark.parametrize(("option", "takes"), [("yes", True), ("no", False)])
def test_3_5_4_own_discard_claim(option: str, takes: bool) -> None:
    mine = "五五四六四六一一壹壹三叁叁陆陆玖玖捌捌二"
    hand = playing(
        [mine], shown=("五", 0, "flip"), memory={"own_discards": {0: "五"}}, options={"own_discard_claim": option}
    )
    assert bool(hand.legal(0)) == takes
    if not takes:
        assert why(hand, 0, "dui 五").startswith("3.5.4")
        assert why(hand, 0, "chi 四 五 六").startswith("3.5.4")


def test_3_4_kai_of_ones_own_flip_and_the_discard_after_it() -> None:
    hand = playing(["壹壹壹一一二三三叁叁陆陆六六七玖玖八八九"], flips_after=2, stock="壹")
    do(hand, (0, "kai 壹 壹 壹 壹"))
    assert hand.view(0).phase == "discard"
    assert hand.view(0).seats[0].live == 9
    assert hand.table.held(0) == 21


def test_f2_the_second_kai_calls_eight_pieces() -> None:
    hand = playing(
        ["壹壹壹一一二三三叁叁陆陆六六七玖"],
        laid={0: [("kai", "贰贰贰贰")]},
        shown=("壹", 1, "discard"),
        stock="九",
    )
    do(hand, (0, "kai 壹 壹 壹 壹"))
    assert last(hand, "say") == "0 kuai"
    assert flips(hand)[0] == "1 九"


def test_kai_forced_is_taken_without_asking_unless_it_wins() -> None:
    hand = playing(["壹壹壹一一二三三叁叁陆陆六六七玖玖八八九"], shown=("壹", 1, "discard"), options={"kai": "forced"})
    assert last(hand, "claim") == "0 kai 壹 壹 壹 壹"
    wins = playing(["壹壹壹三四五六七八六陆陆伍伍"], laid=LAID_18, shown=("壹", 2, "flip"), options={"kai": "forced"})
    assert texts(wins, 0) == ["hu 壹", "kai 壹壹壹壹"]
    assert why(wins, 0, "pass").startswith("3.14")


def test_3_1_kan_and_gun_are_not_split() -> None:
    hand = playing(["壹壹壹一二三三叁叁陆陆六六七玖玖八八九九四"], discards=0)
    assert "discard 壹" not in texts(hand, 0)
    assert why(hand, 0, "discard 壹").startswith("3.1")
    eat = playing(["四四四五六一一壹壹叁捌陆陆玖玖捌捌二贰九"], shown=("三", 2, "flip"))
    assert not any("四" in a.cards for a in eat.legal(0))
    assert why(eat, 0, "chi 三 四 五").startswith("3.1")


def test_part_7_a_dui_after_which_nothing_could_be_discarded_is_not_offered() -> None:
    laid = {0: [("dui", "玖玖玖"), ("dui", "捌捌捌"), ("chi", "二七十"), ("chi", "一一壹"), ("chi", "三四五")]}
    hand = playing(["陆陆陆肆肆"], laid=laid, shown=("肆", 1, "discard"))
    assert not any(a.verb == "dui" for a in hand.legal(0))
    assert why(hand, 0, "dui 肆 肆 肆").startswith("7 No card")


def test_part_7_an_eat_after_which_every_discard_would_be_thrown_back_is_not_offered() -> None:
    laid = {
        0: [
            ("dui", "玖玖玖"),
            ("dui", "捌捌捌"),
            ("chi", "二七十"),
            ("chi", "一一壹"),
            ("chi", "三四五"),
            ("chi", "七八九"),
        ]
    }
    hand = playing(["四五"], laid=laid, shown=("六", 2, "flip"))
    assert not any(a.verb == "chi" for a in hand.legal(0))
    assert why(hand, 0, "chi 四 五 六").startswith("7")


def test_3_7_an_empty_stock_ends_the_hand_the_same_shuffler_again() -> None:
    hand = playing(["一三伍柒玖"], discards=0)
    hand.table.stock = []
    do(hand, (0, "discard 一"))
    while hand.actors():
        hand.apply(hand.actors()[0], Action("pass"))
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.next_dealer, hand.outcome.ledger) == ("draw", 0, ())


def test_3_4_nobody_takes_back_his_own_discard() -> None:
    hand = playing(["五五九", "一"], discards=0)
    hand.table.own[1] = [0] * 20
    hand.table.own[1][4] = 2
    do(hand, (0, "discard 五"))
    assert hand.actors() == (1,)
    assert why(hand, 0, "dui 五").startswith("3.4 One's own discard")


def test_an_illegal_action_changes_nothing() -> None:
    hand = playing([WIN_18], laid=LAID_18, shown=("肆", 2, "discard"))
    before = hand.view(0)
    for text in (
        "chi 六",
        "chi 肆 五 陆",
        "kai 肆",
        "discard 一",
        "cut 8",
        "shou",
        "kuai 8",
        "hu 一",
        "x 一",
        "chi",
        "mo",
    ):
        with pytest.raises(IllegalAction):
            do(hand, (0, text))
        assert hand.explain(0, Action.parse(text)) is not None
    assert hand.view(0) == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("chi 六", "Choose one more"),
        ("chi 一 九", "{cards} and {shown} make no group"),
        ("chi 陆 柒", "There is no"),
        ("chi 五 六 七 九", "{cards} and {shown} make no group"),
    ],
)
def test_3_4_an_incomplete_or_wrong_eat_is_explained(text: str, sentence: str) -> None:
    mine = "五六八一一二贰三三叁叁壹壹陆玖玖捌捌九拾"
    hand = playing([mine], shown=("七", 2, "flip"))
    reason = hand.explain(0, Action.parse(text))
    assert reason is not None
    assert reason.word.source.startswith(sentence)


def test_need_and_facts_tell_how_far_the_hand_is() -> None:
    hand = playing([WIN_18], laid=LAID_18, shown=("肆", 2, "discard"))
    need = hand.view(0).need
    assert need is not None
    assert (need.have, need.want) == (12, 10)
