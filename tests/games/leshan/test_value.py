"""Steps, cap, 番 and 小家 of 乐山贰柒拾 (rules zipai 3.6, 3.8, part 7)."""

from collections.abc import Mapping

import pytest

from changpai_desktop.games.contract import Action
from changpai_desktop.games.leshan.game import GAME
from changpai_desktop.games.leshan.hand import LeshanHand
from changpai_desktop.games.leshan.options import Rules
from changpai_desktop.games.leshan.scoring import tier
from tests.games.leshan.build import deltas, do, flips, last, playing, texts, why

# ---- options of the value ------------------------------------------------------------------------------------------

WIN_33 = "肆肆肆壹壹壹柒柒柒二七十六七伍伍"


@pytest.mark.parametrize(
    ("options", "each"),
    [
        ({}, 100),
        ({"manbai": "off"}, 120),
        ({"cap": "none"}, 120),
        ({"cap": 160}, 120),
        ({"cap": 80}, 80),
        ({"tiers": "chipiao"}, 80),
    ],
)
def test_3_6_3_3_6_5_steps_and_cap(options: dict[str, str | int], each: int) -> None:
    hand = playing([WIN_33], laid={0: [("gun", "玖玖玖玖")]}, shown=("八", 2, "flip"), options=options)
    do(hand, (0, "hu 八"))
    assert deltas(hand) == (2 * each, -each, -each)


@pytest.mark.parametrize(("points", "value"), [(10, 10), (11, 20), (20, 20), (21, 40), (30, 40), (31, 80), (9, 0)])
def test_part_7_tiers_of_chipiao(points: int, value: int) -> None:
    assert tier(Rules.of(GAME.read_options({}, "chipiao")), points)[1] == value


@pytest.mark.parametrize(
    ("points", "value"),
    [
        (9, 0),
        (10, 10),
        (14, 10),
        (15, 20),
        (20, 20),
        (21, 40),
        (24, 40),
        (25, 60),
        (30, 60),
        (31, 120),
        (34, 120),
        (35, 160),
        (44, 160),
        (45, 200),
    ],
)
def test_3_6_3_tiers_of_leshan(points: int, value: int) -> None:
    assert tier(Rules.of(GAME.read_options({})), points)[1] == value


@pytest.mark.parametrize(("option", "each"), [("no", 10), ("yes", 20)])
def test_3_6_4_kun_ignores_zhuang(option: str, each: int) -> None:
    laid = {0: [("kai", "玖玖玖玖"), ("dui", "一一一"), ("dui", "三三三"), ("dui", "六六六"), ("dui", "八八八")]}
    hand = playing(["五五伍伍"], laid=laid, shown=("五", 2, "flip"), options={"kun_ignores_zhuang": option})
    do(hand, (0, "hu 五"))
    assert deltas(hand) == (2 * each, -each, -each)


def test_the_settlement_tells_groups_class_fan_and_cap() -> None:
    hand = playing([WIN_33], laid={0: [("gun", "玖玖玖玖")]}, shown=("八", 2, "flip"))
    do(hand, (0, "hu 八"))
    assert hand.outcome is not None
    lines = [(c.item.source, c.value, c.unit.source, c.rule) for c in hand.outcome.winners[0].counts]
    assert lines[0] == ("Gun", 12, "points", "3.1")
    assert lines[-2:] == [("Table win", 120, "points", "3.6.3"), ("Value, capped", 100, "points", "3.6.5")]


# ---- 3.8 小家 ------------------------------------------------------------------------------------------------------


def small(text: str, stock: str, options: Mapping[str, str | int] | None = None) -> LeshanHand:
    """Seat 3 is 小家 (dealer 0) and looks at the first stock card."""
    return playing(["", "", "", text], flips_after=2, stock=stock, seats=4, options=options)


def test_3_8_2_the_small_seat_looks_at_the_card_unseen() -> None:
    hand = small("叁四", "九")
    assert hand.actors() == (3,)
    assert hand.view(3).phase == "peek"
    assert hand.view(3).facts["drawn"] == "九"
    assert "drawn" not in hand.view(0).facts
    assert hand.view(0).shown is None
    assert texts(hand, 3) == ["shou", "liang"]
    assert why(hand, 3, "hu 九").startswith("3.8.3")
    assert why(hand, 3, "discard 叁").startswith("3.8.2")
    assert why(hand, 0, "shou").startswith("3.8.2")


def test_3_8_2_a_3n_it_wins_with_a_scoring_group() -> None:
    hand = do(small("叁叁", "叁"), (3, "hu 叁"))
    assert deltas(hand) == (-40, -40, -40, 120)
    assert hand.outcome is not None
    assert hand.outcome.winners[0].source == "own_draw"
    assert hand.outcome.next_dealer == 3


def test_3_8_4_meishan_doubles_the_own_card() -> None:
    hand = do(small("叁叁", "叁", {"xiaojia_zimo": "x2"}), (3, "hu 叁"))
    assert deltas(hand) == (-80, -80, -80, 240)


def test_3_8_2_b_it_keeps_the_card_and_discards_an_old_one() -> None:
    hand = do(small("叁四", "九"), (3, "shou"))
    assert hand.events[-1].seen_by(0).cards == ("?",)
    assert texts(hand, 3) == ["discard 叁", "discard 四"]
    assert why(hand, 3, "discard 九").startswith("3.8.2")
    do(hand, (3, "discard 叁"))
    assert last(hand, "discard") == "3  叁"


def test_3_8_2_c_it_shows_the_card_as_its_flip() -> None:
    hand = do(small("叁四", "九"), (3, "liang"))
    assert ("flip", 3) in [(e.kind, e.seat) for e in hand.events]


def test_3_8_2_showing_a_winning_card_passes_the_win() -> None:
    hand = small("叁叁", "叁")
    warning = hand.warning(3, Action("liang"))
    assert warning is not None
    assert warning.rule == "3.5.5"
    do(hand, (3, "liang"))
    assert flips(hand)[0] == "3 叁"
    assert not any(e.kind == "win" for e in hand.events)
    assert hand.table.passed_hu[3] == ((40, 0),)


def test_3_8_3_the_small_seat_takes_a_card_only_to_win() -> None:
    hand = playing(["", "", "", "三四"], shown=("五", 2, "flip"), seats=4)
    assert hand.legal(3) == []
    assert why(hand, 3, "chi 三 四 五").startswith("3.8.3")
    assert why(hand, 3, "hu 五").startswith("3.8.3")


def test_3_8_4_3m_it_wins_a_discard_which_pays_four_times() -> None:
    hand = playing(["", "", "", "二七"], shown=("十", 0, "discard"), seats=4)
    do(hand, (3, "hu 十"))
    assert deltas(hand) == (-160, 0, 0, 160)
    need = playing(["", "", "", "二七"], discards=0, seats=4).view(3).need
    assert need is not None
    assert need.text.rule == "3.8.3"


def test_3_5_4_the_small_seat_cannot_win_with_what_it_discarded() -> None:
    hand = playing(["", "", "", "二七"], shown=("十", 0, "discard"), seats=4, memory={"own_discards": {3: "十"}})
    assert hand.legal(3) == []
    assert why(hand, 3, "hu 十").startswith("3.5.4")
