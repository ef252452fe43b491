"""A table without a referee: what the rules punish can be done (rules zipai 1.9, part 7)."""

from changpai_desktop.games.contract import Action
from changpai_desktop.games.shared.paohuzi.hand import PaohuziHand
from tests.games.paohuzi.build import HUNAN, YIZHANG, do, laid_of, playing, say, short, texts

MANUAL = {"referee": "manual"}
WAITING = {0: "八八八一二三陆柒捌贰叁肆九九"}
LAID = {0: ["chi 四五六", "peng 玖玖玖"]}


def warned(hand: PaohuziHand, seat: int, text: str) -> str:
    """The rule number of a warning."""
    warning = hand.warning(seat, Action.parse(text))
    return "" if warning is None else warning.rule


def test_1_9_a_missed_wei_is_a_foul_and_the_card_goes_on() -> None:
    hand = playing({1: "五五"}, draws=(1, "五"), options=MANUAL, taboo="四六")
    assert (hand.table.phase, hand.view(0).phase) == ("own_lay", "claim")
    assert hand.view(0).actors == ()
    assert texts(hand, 1) == ["wei 五五五", "pass"]
    assert warned(hand, 1, "pass") == "1.9"
    laid = do(hand.copy(), (1, "wei 五 五 五"))
    assert laid_of(laid, 1) == ["wei 五五五"]
    assert not laid.table.fouls
    do(hand, (1, "pass"))
    assert hand.table.fouls == {1}
    assert hand.view(1).facts["foul"] == 1
    assert "foul" not in hand.view(0).facts


def test_1_9_a_missed_pao_is_a_foul() -> None:
    hand = playing({1: "五五五"}, shown=("五", 0, "discard"), options=MANUAL, taboo="伍四")
    assert texts(hand, 1) == ["pao 五五五五", "pass"]
    assert warned(hand, 1, "pass") == "1.9"
    say(hand, {})
    assert hand.table.fouls == {1}
    kept = playing({1: "五五五"}, shown=("五", 0, "discard"), options=MANUAL, taboo="伍四")
    say(kept, {1: "pao 五 五 五 五"})
    assert not kept.table.fouls


def test_1_9_taking_a_stale_card_is_a_foul() -> None:
    hand = playing({1: "五五"}, shown=("五", 0, "discard"), stale={1: "五"}, options=MANUAL, taboo="伍四六")
    assert "peng 五五五" in texts(hand, 1)
    assert warned(hand, 1, "peng 五 五 五") == "1.9"
    say(hand, {1: "peng 五 五 五"})
    assert hand.table.fouls == {1}


def test_7_eating_without_bi_is_undone_in_hunan_and_a_foul_in_yizhang() -> None:
    for game, foul in ((HUNAN, False), (YIZHANG, True)):
        hand = playing({0: "五四六伍"}, shown=("五", 2, "discard"), options=MANUAL, game=game, taboo="三七五")
        action = next(a for a in hand.legal(0) if short(a) == "chi 四五六")
        assert warned(hand, 0, str(action)) == ("1.9" if foul else "7")
        say(hand, {0: str(action)})
        assert (0 in hand.table.fouls) is foul
        assert (laid_of(hand, 0) == ["chi 四五六"]) is foul
        if not foul:
            assert "五" in str(hand.view(0).facts["stale"])


def test_1_9_breaking_a_kan_is_a_foul() -> None:
    hand = playing({1: "五五五"}, discards=1, options=MANUAL)
    assert "discard 五" in texts(hand, 1)
    assert warned(hand, 1, "discard 五") == "1.9"
    do(hand, (1, "discard 五"))
    assert hand.table.fouls == {1}


def test_1_9_discarding_after_eight_is_a_foul() -> None:
    hand = playing({0: "伍伍伍一三"}, laid={0: ["pao 玖玖玖玖"]}, draws=(2, "伍"), options=MANUAL, taboo="肆陆五叁")
    say(hand, {0: "pao 伍 伍 伍 伍"})
    assert hand.table.phase == "discard"
    assert texts(hand, 0)[-1] == "pass"
    passed = do(hand.copy(), (0, "pass"))
    assert not passed.table.fouls
    assert warned(hand, 0, "discard 一") == "1.9"
    do(hand, (0, "discard 一"))
    assert hand.table.fouls == {0}


def test_1_9_a_win_after_a_foul_is_a_false_win() -> None:
    hand = playing(WAITING, laid=LAID, draws=(2, "九"), options=MANUAL)
    hand.table.fouls.add(0)
    assert warned(hand, 0, "hu 九") == "1.9"
    say(hand, {0: "hu 九"})
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.next_dealer) == ("void", 0)
    assert hand.outcome.deltas == (-4, 2, 2)
    assert hand.outcome.ledger[0].rule == "1.9"


def test_1_9_too_few_huxi_are_a_false_win() -> None:
    hand = playing(WAITING, laid=LAID, draws=(2, "九"), options={**MANUAL, "min_hu": 15})
    say(hand, {0: "hu 九"})
    assert hand.outcome is not None
    assert hand.outcome.deltas == (-4, 2, 2)


def test_2_7_a_false_win_pays_at_least_ten() -> None:
    hand = playing(WAITING, laid=LAID, draws=(2, "九"), options=MANUAL, game=YIZHANG)
    say(hand, {0: "hu 九"})
    assert hand.outcome is not None
    assert hand.outcome.deltas == (-20, 10, 10)


def test_a_good_win_is_a_win_without_a_referee_too() -> None:
    hand = playing(WAITING, laid=LAID, draws=(2, "九"), options=MANUAL)
    assert warned(hand, 0, "hu 九") == ""
    say(hand, {0: "hu 九"})
    assert hand.outcome is not None
    assert hand.outcome.deltas == (4, -2, -2)
