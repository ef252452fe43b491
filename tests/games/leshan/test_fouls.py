"""A table without a referee (rules zipai 3.10, part 7 "Fouls"): every foul of the list, and when it is found."""

from collections.abc import Mapping, Sequence

import pytest

from changpai_desktop.games.contract import Action
from changpai_desktop.games.leshan.hand import LeshanHand
from changpai_desktop.games.leshan.words import FOULS
from tests.games.leshan.build import Memory, dealt, do, last, playing, texts
from tests.games.leshan.test_play import LAID_18, LAID_PIAO, PIAO, WIN_18

MINE = "四五一一壹壹叁捌捌陆玖九贰八八六二柒柒肆"
"""Eats 三 as 三四五; twenty cards without a 坎."""
SHORT = {0: [("dui", "玖玖玖"), ("chi", "七八九")]}
"""Worked hand 3A: complete with 9 和."""
Laid = Mapping[int, Sequence[tuple[str, str]]]


def manual(
    mine: str,
    *,
    laid: Laid | None = None,
    shown: tuple[str, int, str] | None = None,
    discards: int | None = None,
    memory: Memory | None = None,
) -> LeshanHand:
    """A position of seat 0 at a table without a referee."""
    return playing([mine], laid=laid, shown=shown, discards=discards, options={"referee": "manual"}, memory=memory)


def claim(hand: LeshanHand, text: str) -> LeshanHand:
    """Seat 0 claims, everybody else passes."""
    hand.apply(0, Action.parse(text))
    while hand.table.phase == "claim":
        hand.apply(hand.actors()[0], Action("pass"))
    return hand


def foul_of(hand: LeshanHand) -> str:
    """The foul that ended the hand; checks 包牌 of 20 to each and who shuffles next."""
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.next_dealer) == ("draw", hand.table.shuffler)
    assert hand.outcome.deltas == (-40, 20, 20)
    assert last(hand, "out") == "0 foul"
    return next(name for name, word in FOULS.items() if word == hand.outcome.ledger[0].item)


@pytest.mark.parametrize(
    ("foul", "text", "source", "memory"),
    [
        ("san_da_yi", "chi 三 四 五 + 九", 2, {}),
        ("chi_guozhang", "chi 三 四 五", 2, {"passed_chi": {0: "三"}}),
        ("chi_cuo", "chi 三 四 五", 1, {}),
        ("chi_cuo", "chi 三 肆 五", 2, {}),
    ],
)
def test_3_10_eating_fouls_are_found_at_the_act(foul: str, text: str, source: int, memory: Memory) -> None:
    hand = manual(MINE, shown=("三", source, "flip"), memory=memory)
    warning = hand.warning(0, Action.parse(text))
    assert warning is not None
    assert warning.values["foul"] == FOULS[foul]
    assert foul_of(claim(hand, text)) == foul


def test_3_10_hou_dui_is_found_at_the_act() -> None:
    hand = manual(MINE, shown=("一", 1, "discard"), memory={"passed_dui": {0: "一"}})
    assert foul_of(claim(hand, "dui 一 一 一")) == "hou_dui"


def test_3_10_chi_zi_e_zi_is_found_at_the_act() -> None:
    hand = claim(manual(MINE, shown=("三", 2, "flip")), "chi 三 四 五")
    assert hand.warning(0, Action("discard", ("六",))) is not None
    assert hand.warning(0, Action("discard", ("九",))) is None
    assert foul_of(do(hand, (0, "discard 六"))) == "chi_zi_e_zi"


def test_3_10_drawing_a_card_too_many() -> None:
    assert foul_of(do(manual(MINE + "九", discards=0), (0, "mo"))) == "duo_mo"


@pytest.mark.parametrize(
    ("foul", "mine", "laid", "card", "text", "memory"),
    [
        ("zha_he", MINE, {}, "九", "hu 九", {}),
        ("bu_gou", "一一一三四五六七八壹贰叁肆肆", SHORT, "肆", "hu 肆", {}),
        ("he_cuo", WIN_18, LAID_18, "九", "hu 九", {}),
        ("bu_kai", WIN_18, LAID_18, "肆", "hu 肆", {"passed_kai": {0: True}}),
        ("hou_dui_he", WIN_18, LAID_18, "肆", "hu 肆", {"passed_dui": {0: "肆"}}),
        ("huilong", WIN_18, LAID_18, "肆", "hu 肆", {"own_discards": {0: "肆"}}),
        ("guohe", WIN_18, LAID_18, "肆", "hu 肆", {"passed_hu": {0: ((4, 1),)}}),
        ("xiao_bao_da", WIN_18, LAID_18, "肆", "hu 肆 + 21", {}),
        ("xiao_bao_da", WIN_18, LAID_18, "肆", "hu 肆 + piao", {}),
        ("bao_piao", PIAO, LAID_PIAO, "陆", "hu 陆 + piao", {"dealt_longdeng": {0: True}}),
        ("bu_bai", WIN_18, LAID_18, "肆", "hu 肆", {"fouls": {0: ("bu_bai",)}}),
        ("chai_kan", WIN_18, LAID_18, "肆", "hu 肆", {"fouls": {0: ("chai_kan",)}}),
        ("han_cuo", WIN_18, LAID_18, "肆", "hu 肆", {"fouls": {0: ("han_cuo",)}}),
    ],
)
def test_3_10_fouls_found_when_the_hand_is_shown(
    foul: str, mine: str, laid: Laid, card: str, text: str, memory: Memory
) -> None:
    hand = manual(mine, laid=laid, shown=(card, 2, "flip"), memory=memory)
    warning = hand.warning(0, Action.parse(text))
    assert warning is not None
    assert warning.values == {"foul": FOULS[foul], "pay": 20}
    assert foul_of(claim(hand, text)) == foul


def test_part_7_a_total_declared_too_low_is_paid_as_declared() -> None:
    hand = claim(manual(WIN_18, laid=LAID_18, shown=("肆", 2, "flip")), "hu 肆 + 10")
    assert hand.outcome is not None
    assert hand.outcome.deltas == (20, -10, -10)


def test_a_good_win_is_no_foul() -> None:
    hand = manual(PIAO, laid=LAID_PIAO, shown=("陆", 2, "flip"))
    assert hand.warning(0, Action.parse("hu 陆 + piao")) is None
    claim(hand, "hu 陆 + piao")
    assert hand.outcome is not None
    assert hand.outcome.deltas == (40, -20, -20)


def test_3_10_eating_without_bai_is_remembered() -> None:
    hand = claim(manual("二七十五六一壹壹叁叁三三肆肆伍陆玖玖九捌", shown=("七", 2, "flip")), "chi 五 六 七")
    assert hand.table.fouls[0] == ("bu_bai",)


def test_3_10_taking_a_kan_apart_is_remembered() -> None:
    eat = claim(manual("四四四五六一一壹壹叁捌陆陆玖玖捌二贰九拾", shown=("三", 2, "flip")), "chi 三 四 五")
    assert eat.table.fouls[0] == ("chai_kan",)
    throw = do(manual("四四四五六一一壹壹叁捌陆陆玖玖捌二贰九拾拾", discards=0), (0, "discard 四"))
    assert throw.table.fouls[0] == ("chai_kan",)


def test_part_7_the_player_calls_eight_pieces_himself() -> None:
    two = dealt(["壹壹壹壹贰贰贰贰"], options={"referee": "manual"})
    do(two, (0, "pass"))
    assert two.view(0).phase == "discard"
    right, wrong, none = two.copy(), two.copy(), two.copy()
    assert right.warning(0, Action("kuai", ("8",))) is None
    do(right, (0, "kuai 8"))
    assert right.table.fouls[0] == ()
    do(wrong, (0, "kuai 12"))
    assert wrong.table.fouls[0] == ("han_cuo",)
    card = next(a for a in none.legal(0) if a.verb == "discard")
    none.apply(0, card)
    assert none.table.fouls[0] == ("han_cuo",)
    owed = do(manual(MINE + "九", discards=0), (0, "kuai 8"))
    assert owed.table.fouls[0] == ("han_cuo",)


def test_3_3_1_a_manual_table_lets_the_dealer_claim_heavenly_he_wrongly() -> None:
    hand = dealt(["一三五七九壹叁伍柒玖"], options={"referee": "manual"})
    assert texts(hand, 0) == ["hu", "hu +10", "hu +15", "hu +21", "hu +25", "hu +31", "pass"]
    assert foul_of(do(hand, (0, "hu"))) == "zha_he"


def test_the_small_seat_may_declare_wrongly_too() -> None:
    hand = playing(["", "", "", "叁四"], flips_after=2, stock="九", seats=4, options={"referee": "manual"})
    assert texts(hand, 3) == ["hu 九", "shou", "liang"]
    do(hand, (3, "hu 九"))
    assert hand.outcome is not None
    assert hand.outcome.deltas == (20, 20, 20, -60)


def test_the_program_as_referee_offers_no_foul() -> None:
    hand = playing([MINE], shown=("三", 2, "flip"))
    assert {a.verb for a in hand.legal(0)} == {"chi", "pass"}
    assert not any(a.extra for a in hand.legal(0))
    assert hand.explain(0, Action.parse("mo")) is not None
