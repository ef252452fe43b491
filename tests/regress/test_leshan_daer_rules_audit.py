"""Small deviations from the rules of 乐山贰柒拾 and 四川大贰 that a reading of the text line by line found."""

import pytest

from changpai_desktop.games.contract import Action
from changpai_desktop.games.leshan.game import GAME
from tests.games.daer import build as daer
from tests.games.leshan.build import dealt, deltas, do, playing, texts
from tests.games.leshan.test_play import LAID_18, WIN_18

MANUAL = {"referee": "manual"}
FOUR = [("chi", "一二三"), ("chi", "柒捌玖"), ("chi", "贰叁肆"), ("chi", "七七柒")]
QUAD = [("gun", "玖玖玖玖"), ("chi", "一二三"), ("chi", "壹贰叁"), ("chi", "贰叁肆"), ("chi", "七七柒")]
HEAVENLY = "玖玖玖贰柒拾一一一三四五六七八壹贰叁肆肆肆"
"""21 cards with 坎玖 6, 龙灯 6, 坎一 3 and 坎肆 6: 21, 大和, doubled by 天和."""


@pytest.mark.parametrize(
    ("mine", "laid", "card", "source"),
    [
        ("十十五五五八八八", FOUR, "十", 1),
        ("四五陆陆陆八八八", FOUR, "三", 2),
        # 六 is all that is left, and 吃字屙字 forbids it.
        ("四五六六", QUAD, "三", 2),
    ],
)
def test_part_7_what_leaves_nothing_to_discard_is_not_offered_without_a_referee(
    mine: str, laid: list[tuple[str, str]], card: str, source: int
) -> None:
    """With referee=manual 对 was offered as 后对牌, and 吃 as allowed, though only fouls could follow."""
    shown = (card, source, "discard")
    hand = playing([mine], laid={0: laid}, shown=shown, options=MANUAL)
    assert not [t for t in texts(hand, 0) if t.startswith(("dui", "chi"))]


def test_part_7_a_discard_that_is_not_owed_gives_no_earthly_win() -> None:
    """地和 is only the discard owed at the opening: a dealer who should have called 八块 gives none."""
    hand = do(dealt(["壹壹壹壹贰贰贰贰"], options=MANUAL), (0, "pass"))
    card = next(a for a in hand.legal(0) if a.verb == "discard")
    hand.apply(0, card)
    assert not hand.table.first_discard


@pytest.mark.parametrize(("said", "money"), [("", (160, -80, -80)), ("10", (40, -20, -20)), ("31", (-40, 20, 20))])
def test_part_7_a_heavenly_win_carries_a_declared_total_too(said: str, money: tuple[int, ...]) -> None:
    hand = dealt([HEAVENLY], options=MANUAL)
    hand.apply(0, Action("hu", (), ((said,),) if said else ()))
    assert deltas(hand) == money


def test_6_1_others_do_not_see_that_the_dealer_is_complete() -> None:
    """Dealt 滚 stayed in the hands while the dealer thought about 天和: who held one knew why."""
    hand = dealt([HEAVENLY, "九九九九"])
    assert hand.view(0).phase == "own_win"
    assert [g.cards for g in hand.view(1).me.groups] == [("九",) * 4]
    hidden = dealt([HEAVENLY, "九九九九"], options={"gun_show": "hidden_until_first_entry"})
    assert not hidden.view(1).me.groups
    do(hidden, (0, "pass"))
    assert not hidden.view(1).me.groups


@pytest.mark.parametrize("text", ["hu", "hu 八"])
def test_a_win_that_is_allowed_is_not_refused_as_one_passed(text: str) -> None:
    hand = playing([WIN_18], laid=LAID_18, shown=("肆", 2, "flip"))
    reason = hand.explain(0, Action.parse(text))
    assert reason is not None
    assert reason.rule != "3.5.5"


def test_a_claim_named_without_its_cards_is_not_given_a_false_reason() -> None:
    hand = playing(["五五六八"], shown=("七", 2, "flip"))
    eat = hand.explain(0, Action("chi"))
    assert eat is not None
    assert eat.word.source.startswith("Eating {shown} needs two")
    pair = playing(["五五六八"], shown=("五", 2, "flip")).explain(0, Action("dui"))
    assert pair is not None
    assert pair.rule != "7"
    kan = playing(["五五五六八"], shown=("五", 2, "flip")).explain(0, Action("kai"))
    assert kan is not None
    assert not kan.word.source.startswith("Kai needs")


@pytest.mark.parametrize("text", ["hu", "pass 七"])
def test_daer_a_seat_that_is_asked_is_not_told_that_it_is_not_its_turn(text: str) -> None:
    laid = {0: [("peng", "一一一"), ("chi", "肆伍陆")]}
    hand = daer.playing({0: "八八八一二三三四五五六陆柒捌"}, laid=laid, shown=("七", 2, "flip"))
    assert daer.texts(hand, 0)[0] == "hu 七"
    reason = hand.explain(0, Action.parse(text))
    assert reason is not None
    assert "turn" not in reason.word.source


def test_3_5_5_passing_a_win_and_a_dui_is_warned_of_as_passing_a_win() -> None:
    """The warning named the 对 alone, which the window tells in passing (`Game.light`) without asking."""
    hand = playing([WIN_18], laid=LAID_18, shown=("肆", 2, "flip"))
    assert {a.verb for a in hand.legal(0)} == {"hu", "dui", "pass"}
    warning = hand.warning(0, Action("pass"))
    assert warning is not None
    assert warning.rule == "3.5.5"


@pytest.mark.parametrize("words", [("10",), ("piao",), ()])
def test_part_7_a_declared_total_is_no_group_with_a_value(words: tuple[str, ...]) -> None:
    """The window asks for the value of each part of `hu 肆 + 10`; that raised a KeyError."""
    assert GAME.group_value("hu", words, {}) is None
