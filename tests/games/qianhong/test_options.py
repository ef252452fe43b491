"""What each option changes (rules changpai 5.3-5.8, 8, 9): the table of 5.6 A, and the count of a win."""

from typing import Any

import pytest

from changpai_desktop.games.contract import Value
from changpai_desktop.games.qianhong.game import GAME
from changpai_desktop.games.qianhong.kinds import INDEX, PACK
from changpai_desktop.games.qianhong.options import Rules
from changpai_desktop.games.qianhong.scoring import Bonus, Count, Scoring
from changpai_desktop.games.qianhong.values import baida_value, table
from changpai_desktop.games.shared.felt import Laid

from .build import do, playing
from .test_play import READY


def row(kind: str, turned: str, jiang: int = 2) -> tuple[int, ...]:
    """Values of 碰, 坎, 明杠, 暗杠, 龙 of a kind."""
    kinds = tuple(sorted(INDEX[c] for c in PACK.parse(turned)))
    return table(kinds, jiang)[INDEX[kind]]


COMMON, FOLLOW = (2, 4, 8, 12, 16), (4, 8, 16, 24, 32)


@pytest.mark.parametrize(
    ("kind", "turned", "values"),
    [
        ("2m", "1m4s", COMMON),
        ("千", "1m4s", FOLLOW),
        ("9s", "1m4s", FOLLOW),
        ("7p", "1m4s", FOLLOW),
        ("1m", "1m5s", (8, 24, 16, 24, 32)),
        ("千", "千5s", (16, 48, 8, 12, 64)),
        ("红", "千5s", (8, 16, 32, 48, 64)),
        ("4m", "千5s", (8, 16, 32, 48, 64)),
        ("2p", "千5s", FOLLOW),
        # Both a turned common kind and of the group of the turned 老将: column by column the higher.
        ("1m", "千1m", (8, 24, 32, 48, 64)),
        ("9s", "白5s", (8, 16, 32, 48, 64)),
        ("千", "千白", (32, 96, 8, 12, 128)),
        ("红", "千白", (16, 32, 64, 96, 128)),
        ("1m", "千白", COMMON),
        ("千", "千千", (2, 4, 8, 12, 128)),
        ("红", "千千", (16, 32, 64, 96, 128)),
        ("1m", "千千", COMMON),
        ("4m", "1m1m", (4, 16, 32, 48, 64)),
        ("1m", "1m1m", (4, 16, 32, 48, 64)),
        ("千", "1m1m", FOLLOW),
        # 翻喜.
        ("4m", "百5s", FOLLOW),
        ("5p", "百5s", FOLLOW),
        ("千", "百5s", (4, 16, 32, 48, 64)),
        ("红", "百千", (16, 32, 64, 96, 128)),
        ("千", "百千", (16, 48, 64, 96, 128)),
        ("千", "百百", (16, 32, 64, 96, 128)),
        ("7s", "百百", FOLLOW),
        ("2s", "百百", COMMON),
    ],
)
def test_5_6_a_table_of_two_generals(kind: str, turned: str, values: tuple[int, ...]) -> None:
    got = row(kind, turned)
    impossible = 4 - PACK.parse(turned).count(kind)
    # Columns that cannot occur with so few copies left do not matter.
    kept = (0, 1, 4) if impossible == 3 else (4,) if impossible == 2 else range(5)
    assert [got[i] for i in kept] == [values[i] for i in kept]


def test_5_8_no_general_and_one_general() -> None:
    assert row("千", "", 0) == COMMON
    assert row("2m", "5s", 1) == FOLLOW
    assert row("3m", "5s", 1) == (1, 2, 4, 6, 8)
    # 头尾, 老将 and the turned kind itself.
    assert row("1m", "5s", 1) == row("9p", "5s", 1) == row("白", "5s", 1) == row("5s", "5s", 1) == FOLLOW


def test_5_3_fanxi_raises_baida() -> None:
    joy = INDEX["百"]
    assert [baida_value(n, 0, (joy, 3)) for n in range(5)] == [0, 30, 50, 100, 200]
    assert [baida_value(n, 0, (joy, joy)) for n in range(4)] == [0, 50, 100, 200]
    assert baida_value(9, 2, ()) == 200
    assert baida_value(6, 5, ()) == 400


def count(
    options: dict[str, Value],
    hand: str,
    card: str,
    *,
    laid: tuple[tuple[str, str], ...] = (),
    source: str = "own_draw",
    baida: int = 0,
    turned: str = "1m4s",
) -> Count | None:
    """A hand as it is counted."""
    rules = Rules.of(GAME.read_options(options))
    groups = [Laid(v, tuple(INDEX[c] for c in PACK.parse(g))) for v, g in laid]
    cards = [INDEX[c] for c in PACK.parse(turned)]
    own = PACK.counts(PACK.parse(hand))
    return Scoring(rules).best(groups, own, INDEX[card], source, Bonus(baida), cards)


def total(options: dict[str, Value], hand: str, card: str, **more: Any) -> int:
    found = count(options, hand, card, **more)
    assert found is not None
    return found.total


QING = ("112233p456p456m79m234s55678s", "8m")
PIAO = ("222m888m333p555p666s7s千千千白白", "7s")
SETS = (("peng", "555m"), ("minggang", "千千千千"))


def test_5_8_qinghu() -> None:
    assert total({}, *QING) == 170
    assert total({"qinghu": 120}, *QING) == 190
    # 单将: 80.
    assert total({"jiang": "one"}, *QING, turned="1m") == 150
    assert total({"jiang": "one", "qinghu": 120}, *QING, turned="1m") == 170


def test_5_8_piaohu_and_menhun() -> None:
    hand, card = "222m888m333p555p666s77s千千千白白", "7s"
    base = count({}, hand, card)
    assert base is not None
    assert base.type == "piao"
    assert base.total == (base.di + 50 + 10) * 2
    assert total({"piaohu": 70}, hand, card) == base.total + 40
    assert total({"menhun": "on"}, hand, card) == base.total * 2
    # A discard, or anything claimed, is no 闷荤.
    given = count({"menhun": "on"}, hand, card, source="discard")
    assert given is not None
    assert given.type == "piao"
    laid = (("minggang", "2222m"),)
    claimed = count({"menhun": "on"}, hand[4:], card, laid=laid)
    assert claimed is not None
    assert claimed.type == "piao"
    dragon = count({"menhun": "on"}, hand[4:], card, laid=(("long", "2222m"),))
    assert dragon is not None
    assert dragon.type == "men"


def test_5_8_yazi() -> None:
    hand = "46m123789p123456s789m红红白白白"
    assert total({"yazi": 20}, hand, "5m") == total({}, hand, "5m") + 10
    # Only the middle card, and only drawn by oneself.
    assert total({"yazi": 20}, hand, "5m", source="discard") == total({}, hand, "5m", source="discard")
    tail = "12m123789p123456s789m红红白白白"
    assert total({"yazi": 20}, tail, "3m") == total({}, tail, "3m")


def test_5_8_qionghen() -> None:
    assert total({"qionghen": "on"}, *QING) == 340
    assert total({"qionghen": "on"}, *QING, baida=1) == total({}, *QING, baida=1) == 180


def test_5_4_jiutiao_runs() -> None:
    hand = "46m123789p123456s78s红红白白白8m"
    assert count({}, hand.replace("46m", "456m").replace("8m", ""), "9s") is None
    assert count({"jiutiao_runs": "yes"}, hand.replace("46m", "456m").replace("8m", ""), "9s") is not None


def test_5_8_rounding() -> None:
    laid = (("peng", "555m"),)
    hand = "123p456p789p34m88m123456s"
    assert total({}, hand, "2m", laid=laid) == 10 + 20 + 20 + 10
    assert total({"rounding": "none"}, hand, "2m", laid=laid) == 2 + 20 + 20 + 10


def test_5_6_loser_sets() -> None:
    for option, fu in (("all", 20), ("exposed", 10)):
        hand = playing(
            {0: READY, 1: "千千千"},
            laid={1: [("peng", "红红红")]} if option == "never" else {1: [("minggang", "2222m")]},
            drawn=("5m", 0),
            turned="1p7s",
            options={"loser_sets": option},
        )
        do(hand, (0, "hu"))
        assert hand.outcome is not None
        assert hand.outcome.winners[0].counts[-2].value == fu


# ---- 百搭可代 (5.8) ------------------------------------------------------------------------------------------------

WILD: dict[str, Value] = {"baida_wild": "yes"}


def test_5_8_wild_baida_fill_groups_and_still_count() -> None:
    hand = "46m123789p12346s789m红红白白白" + "百"
    found = count(WILD, hand.replace("46s", "46s"), "5m", baida=1)
    assert found is not None
    assert found.baida == 10
    assert ("shun", (18 + 3, 18 + 4, 18 + 5), 0) in found.pieces
    assert count({}, hand, "5m", baida=1) is not None


def test_5_8_the_wild_cards_go_where_they_count_most() -> None:
    # Two wild cards: 坎 of 千 (老将) counts more than a run.
    found = count(WILD, "千百百" + "123789p123456s789m红红白白", "白", baida=2)
    assert found is not None
    assert ("kan", (27, 27, 27), 8) in found.pieces


def test_5_8_all_wild_groups() -> None:
    """Twelve 百搭 in the pack: a whole hand of them wins too."""
    found = count({"baida": 12, **WILD}, "百" * 10, "5m", baida=10, laid=(("peng", "111p"),) * 4)
    assert found is not None
    assert found.type == "piao"
    assert found.baida == 200
