"""四川大贰 with referee=manual: what breaks a rule can be done, and a win after it is false (rules zipai 4.4, 4.5)."""

from changpai_desktop.games.contract import Action
from changpai_desktop.games.daer.hand import DaerHand
from tests.games.daer.build import do, others_pass, playing, texts

MANUAL = {"referee": "manual"}
LAID = {1: [("peng", "一一一"), ("chi", "肆伍陆")]}
WAITING = "八八八一二三三四五五六陆柒捌"


def warned(hand: DaerHand, seat: int, text: str) -> str:
    """The English warning before an action."""
    reason = hand.warning(seat, Action.parse(text))
    return "" if reason is None else reason.word.source


def test_a_missed_peng_makes_a_later_win_false() -> None:
    hand = playing({1: "六六一二三壹贰叁"}, shown=("六", 2, "flip"), passed={2: "六"}, options=MANUAL)
    assert texts(hand, 1) == ["peng 六 六 六", "pass"]
    assert warned(hand, 1, "pass").startswith("The rules forbid this")
    assert warned(hand, 1, "peng 六 六 六") == ""
    others_pass(hand)
    assert hand.table.broken[1] == "foul_peng"
    assert hand.view(1).facts["broken"] == "foul_peng"
    assert "broken" not in hand.view(2).facts


def test_a_false_win_pays_each_opponent_and_the_same_dealer_deals() -> None:
    hand = playing({1: WAITING}, laid=LAID, shown=("七", 2, "flip"), options=MANUAL)
    hand.table.broken[1] = "foul_peng"
    assert warned(hand, 1, "hu 七").startswith("A false win")
    do(hand, (1, "hu 七"))
    assert hand.outcome is not None
    assert hand.outcome.deltas == (6, -12, 6)
    assert hand.outcome.kind == "draw"
    assert hand.outcome.winners == ()
    assert hand.outcome.next_dealer == 0
    assert {line.item.source for line in hand.outcome.ledger} == {"False win"}


def test_winning_with_a_passed_kind_is_false() -> None:
    hand = playing({1: WAITING}, laid=LAID, shown=("七", 2, "flip"), passed={1: "七"}, options=MANUAL)
    assert texts(hand, 1)[0] == "hu 七"
    do(hand, (1, "hu 七"))
    assert hand.outcome is not None
    assert hand.outcome.deltas == (6, -12, 6)
    free = {**MANUAL, "guo_blocks_hu": "no"}
    hand = playing({1: WAITING}, laid=LAID, shown=("七", 2, "flip"), passed={1: "七"}, options=free)
    do(hand, (1, "hu 七"))
    assert hand.outcome is not None
    assert hand.outcome.deltas == (-6, 12, -6)


def test_breaking_three_of_a_kind() -> None:
    hand = playing({0: "四四四五六七"}, discards=0, options=MANUAL)
    assert "discard 四" in texts(hand, 0)
    assert warned(hand, 0, "discard 四").startswith("The rules forbid this")
    assert warned(hand, 0, "discard 五") == ""
    do(hand, (0, "discard 四"))
    assert hand.table.broken[0] == "foul_kan"


def test_eating_without_bi_and_eating_a_passed_kind() -> None:
    own = {1: "三一二四五壹贰叁柒捌"}
    hand = playing(own, shown=("三", 0, "flip"), passed={0: "三"}, options=MANUAL)
    assert "chi 一 二 三" in texts(hand, 1)
    assert "chi 一 二 三 + 三 四 五" in texts(hand, 1)
    assert warned(hand, 1, "chi 一 二 三").startswith("The rules forbid this")
    assert warned(hand, 1, "chi 一 二 三 + 三 四 五") == ""
    do(hand, (1, "chi 一 二 三"))
    others_pass(hand)
    assert hand.table.broken[1] == "foul_bi"
    again = playing(own, shown=("三", 0, "flip"), passed={0: "三", 1: "三"}, options=MANUAL)
    assert warned(again, 1, "chi 一 二 三 + 三 四 五").startswith("The rules forbid this")
    do(again, (1, "chi 一 二 三 + 三 四 五"))
    others_pass(again)
    assert again.table.broken[1] == "foul_guo"


def test_the_automatic_referee_offers_none_of_it() -> None:
    hand = playing({1: "三一二四五壹贰叁柒捌"}, shown=("三", 0, "flip"), passed={0: "三"})
    assert "chi 一 二 三" not in texts(hand, 1)
    assert warned(hand, 1, "pass").startswith("Not eaten")
