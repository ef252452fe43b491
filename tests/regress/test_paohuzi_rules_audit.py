"""Small deviations from the rules of 湖南字牌 and 宜章跑胡子 that a reading of the text line by line found."""

import pytest

from changpai_desktop.games.contract import Action, Game
from changpai_desktop.games.shared.paohuzi.hand import PaohuziHand
from changpai_desktop.games.shared.zi import INDEX
from tests.games.paohuzi.build import HUNAN, YIZHANG, dealt, do, laid_of, playing, say, short, texts

MANUAL = {"referee": "manual"}
WAITING = {0: "八八八一二三陆柒捌贰叁肆九九"}
LAID = {0: ["chi 四五六", "peng 玖玖玖"]}


def _seen_after_wei(pair: str) -> list[object]:
    """What another seat sees when the dealer, who showed 拾 at the deal, lays this pair and a third face down."""
    hand = playing({0: "拾拾五五"}, draws=(2, "九"), stock=pair, taboo="九拾五", dealer=0)
    hand.table.known = True
    start = len(hand.events)
    say(hand, {})
    assert laid_of(hand, 0) == [f"wei {pair * 3}"]
    view = hand.view(1)
    return [view.seats[0], view.phase, view.actors, [e.seen_by(1) for e in hand.events[start:]]]


def test_6_1_a_hidden_wei_of_the_open_card_is_like_any_other() -> None:
    """The 亮张 ceased to be known when it went into the 偎, which told its kind."""
    assert _seen_after_wei("拾") == _seen_after_wei("五")


def _bare(hand: PaohuziHand, seat: int, text: str) -> str:
    return str(next(a for a in hand.legal(seat) if short(a) == text))


@pytest.mark.parametrize("game", [HUNAN, YIZHANG])
def test_1_5_1_a_card_that_could_only_be_eaten_wrongly_is_not_stale(game: Game) -> None:
    """B3: 一二三 with another 一 in hand is no chance to eat, also without a referee."""
    hand = playing({0: "一二三"}, shown=("一", 2, "discard"), options=MANUAL, game=game, taboo="一壹")
    assert texts(hand, 0) == ["chi 一二三", "pass"]
    assert hand.warning(0, Action("pass")) is None
    say(hand, {})
    assert INDEX["一"] not in hand.table.stale[0]


def test_7_an_eat_that_is_undone_is_a_pass_and_the_other_answers_stand() -> None:
    """Everybody was asked again, the eater too, who could go on eating wrongly for ever."""
    hand = playing({2: "五四六伍", 0: "四六", 1: "五五"}, draws=(2, "五"), options=MANUAL, taboo="三七伍")
    # Seat 1 declines 碰, the flipper eats without 比.
    do(hand, (1, "pass"), (2, _bare(hand, 2, "chi 四五六")))
    assert INDEX["五"] in hand.table.stale[2]
    assert hand.actors() == (0,)
    assert "chi 四五六" in texts(hand, 0)
    do(hand, (0, _bare(hand, 0, "chi 四五六")))
    assert laid_of(hand, 0) == ["chi 四五六"]
    assert not hand.table.fouls


def test_must_hu_holds_without_a_referee_too() -> None:
    hand = playing(WAITING, laid=LAID, draws=(2, "九"), options={**MANUAL, "must_hu": "yes"})
    assert hand.outcome is not None
    assert hand.outcome.kind == "win"


def test_1_5_5_passing_what_would_be_a_false_win_warns_of_nothing() -> None:
    hand = playing(WAITING, laid=LAID, draws=(2, "九"), options={**MANUAL, "min_hu": 15})
    assert "hu 九" in texts(hand, 0)
    warning = hand.warning(0, Action("pass"))
    assert warning is not None
    assert warning.rule == "1.5.1"


def test_a_win_of_another_card_is_not_refused_as_one_passed() -> None:
    hand = playing(WAITING, laid=LAID, draws=(2, "九"))
    reason = hand.explain(0, Action("hu", ("八",)))
    assert reason is not None
    assert reason.rule != "1.5.5"


def test_1_9_an_own_wei_that_completes_too_cheap_a_hand_can_be_declared_falsely() -> None:
    """Without a referee the program told who drew his own card whether the hand was good enough."""
    options = {**MANUAL, "min_hu": 15}
    hand = playing(WAITING, laid=LAID, draws=(0, "九"), options=options)
    do(hand, (0, "wei 九 九 九"))
    assert texts(hand, 0) == ["hu 九", "pass"]
    assert hand.view(1).phase == "discard"
    assert [w.rule if (w := hand.warning(0, a)) else "" for a in hand.legal(0)] == ["1.9", ""]
    declined = do(hand.copy(), (0, "pass"))
    assert declined.table.passed[0] == {}
    assert declined.table.phase == "discard"
    do(hand, (0, "hu 九"))
    assert hand.outcome is not None
    # 12 胡息: 中胡 and 自摸, as claimed.
    assert (hand.outcome.kind, hand.outcome.deltas) == ("void", (-8, 4, 4))


def test_1_9_a_fouled_hand_can_declare_its_own_wei_falsely() -> None:
    hand = playing(WAITING, laid=LAID, draws=(0, "九"), options=MANUAL)
    hand.table.fouls.add(0)
    do(hand, (0, "wei 九 九 九"), (0, "hu 九"))
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.deltas) == ("void", (-8, 4, 4))


def test_1_9_the_open_card_can_be_declared_falsely_with_too_few_huxi() -> None:
    cheap = "三四五三四五六七八六七八叁肆伍陆柒捌九玖"
    for options, outcome in (({}, None), (MANUAL, "void"), ({**MANUAL, "must_hu": "yes"}, "void")):
        hand = dealt({1: cheap}, "玖", options=options, taboo="玖")
        assert (hand.table.phase == "tianhu") is (outcome is not None)
        if outcome is not None:
            assert [w.rule if (w := hand.warning(1, a)) else "" for a in hand.legal(1)] == ["1.9", ""]
            assert do(hand.copy(), (1, "pass")).table.passed[1] == {}
            do(hand, (1, "hu 玖"))
            assert hand.outcome is not None
            assert (hand.outcome.kind, hand.outcome.deltas[1] < 0) == (outcome, True)
