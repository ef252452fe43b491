"""Settlements of the further games: several winners, kongs, many players, turned cards, large hands."""

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import Painter
from changpai_desktop.desktop.settlement import SettlementPage
from changpai_desktop.desktop.settlement_hands import draw_runs
from changpai_desktop.desktop.settlement_pen import measuring
from changpai_desktop.desktop.settlement_words import Settled, _sum
from changpai_desktop.games import registry
from changpai_desktop.games.contract import GroupView, LedgerLine, Outcome, Reason, SeatView, View, Winner, Word
from changpai_desktop.match.config import PlayerSpec
from tests.desktop import zi_sample
from tests.desktop.table import many, tiles
from tests.desktop.test_settlement import page, show

__all__ = ["page"]
NAMES = ("我", "刘嬢嬢", "幺师", "周大爷", "小满", "老陈", "阿珍")
RUNS = tuple(GroupView("run", (f"{n}m", f"{n + 1}m", f"{n + 2}m")) for n in (1, 2, 4, 6))
PAIR = GroupView("pair", ("9s", "9s"))
KONG, WIN = Word("Sample", "Kong"), Word("Sample", "Win")


def _facts(stand_in: Any, outcome: Outcome, monkeypatch: pytest.MonkeyPatch, **seat: Any) -> Any:
    monkeypatch.setitem(registry._MODULES, stand_in.GAME.id, stand_in.__name__)
    usual = zi_sample.facts("draw4")
    players = tuple(PlayerSpec(NAMES[i], "ai" if i else "human", "novice" if i else "") for i in range(outcome.seats))
    config = replace(usual.config, game=stand_in.GAME.id, seats=outcome.seats, players=players)
    won = {w.seat for w in outcome.winners}
    seats = tuple(SeatView((), (), 13, "won" if i in won else "in", **seat) for i in range(outcome.seats))
    view = View(stand_in.GAME.id, {}, 0, 0, "over", seats, 0, None, (), ())
    return replace(usual, config=config, number=0, outcomes=(outcome,), totals=outcome.deltas, open_view=view, rest=())


def _three() -> Outcome:
    won = tuple(Winner(s, (*RUNS, PAIR), "3m", "discard" if s < 3 else "own_draw", 0, s, s, ()) for s in (1, 2, 3))
    lines = tuple(LedgerLine(0, s, 2**s, WIN, "5.6", ("3m",)) for s in (1, 2, 3))
    kong = tuple(LedgerLine(s, 2, 1, KONG, "5.3", ("5p",)) for s in (0, 1, 3))
    return Outcome("win", 4, won, (*kong, *lines), 1)


@pytest.mark.parametrize("size", [(1024, 648), (1280, 748), (2560, 1360)])
def test_three_winners_stand_below_each_other(
    page: SettlementPage, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    page.resize(*size)
    facts = _facts(tiles, _three(), monkeypatch, hand=tiles.HAND)
    show(page, facts)
    s = Settled(facts.outcomes[-1], facts)
    assert all(NAMES[i] in page.head.accessibleName() for i in (1, 2, 3))
    # What is too long for the head is said shorter, with every name still there.
    assert len(s.headings()) == 2 and len({len(x) for x in s.explanations()}) == 3
    assert all(NAMES[i] in x for x in s.explanations() for i in (1, 2, 3))
    assert page.groups.accessibleDescription().count("3 Characters") >= 3


def test_groups_without_values_say_nothing_of_them(page: SettlementPage, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = _facts(tiles, _three(), monkeypatch, hand=tiles.HAND)
    s = Settled(facts.outcomes[-1], facts)
    assert page.groups.worth(s, None) == ""
    assert s.points(s.outcome.winners[1]) == "2 番"


def test_a_kong_that_all_pay_stands_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = _facts(tiles, _three(), monkeypatch, hand=tiles.HAND)
    rows = [r for r in Settled(facts.outcomes[-1], facts).rows() if r.item == "Kong"]
    assert [(r.figure, r.detail) for r in rows] == [("3 × 1", "我, 刘嬢嬢, 周大爷 → 幺师")]


def test_kongs_are_paid_without_a_winner(page: SettlementPage, monkeypatch: pytest.MonkeyPatch) -> None:
    kong = tuple(LedgerLine(s, 2, 2, KONG, "5.3", ("5p",)) for s in (0, 1, 3))
    facts = _facts(tiles, Outcome("draw", 4, (), kong, 1), monkeypatch, hand=tiles.HAND)
    show(page, facts)
    assert "Kong" in page.account.accessibleDescription()
    assert page.groups.title() == "All hands" and page.groups.note() == ""


@pytest.mark.parametrize("seats", [5, 6, 7])
def test_many_players_have_a_line_each(page: SettlementPage, monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    won = Winner(1, (GroupView("bai", ("66", "62"), 1),), "62", "discard", 2, 8, 0, ())
    lines = tuple(LedgerLine(s, 1, 1, WIN, "3.5", ()) for s in range(seats) if s != 1)
    facts = _facts(many, Outcome("win", seats, (won,), lines, 1), monkeypatch, hand=("66", "62", "55"))
    for text in (1.0, 2.0):
        page.settings.look.text_scale = text
        show(page, facts)
        assert all(f"{NAMES[s]} pays {NAMES[1]} 1" in page.pays.accessibleDescription() for s in range(2, seats))
    page.settings.look.text_scale = 1.0


def test_turned_cards_are_shown_with_the_stock(page: SettlementPage, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = zi_sample.facts("win3")
    monkeypatch.setitem(registry._MODULES, zi_sample.GAME.id, zi_sample.__name__)
    before = _shot(page, facts)
    facts = replace(facts, open_view=replace(facts.open_view, turned=("七", "柒")))
    assert _shot(page, facts) != before
    assert "Turned up" in page.hands.accessibleDescription()


def _shot(page: SettlementPage, facts: Any) -> Any:
    show(page, facts)
    return page.hands.grab().toImage()


def test_a_large_hand_has_the_whole_width(page: SettlementPage, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = tuple(k.token for k in many.GAME.pack.kinds) + ("66",) * 7
    won = Winner(1, (GroupView("bai", ("66", "62"), 1),), "", "discard", 2, 16, 0, ())
    buried = ("?",) * 4
    facts = _facts(many, Outcome("win", 3, (won,), (), 1), monkeypatch, hand=hand, buried=buried)
    show(page, facts)
    assert page.groups.note() == ""
    assert not Settled(facts.outcomes[-1], facts).stock_played()


def test_one_long_run_does_not_leave_its_box(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: SettlementPage
) -> None:
    language().set("en")
    with measuring(page.settings.look, 1.0) as b:
        placed: list[Any] = []
        b.face_set = "mahjong"
        card = b.card
        b.card = lambda *a, **kw: placed.append(card(*a, **kw)) or placed[-1]  # type: ignore[method-assign, func-returns-value]
        draw_runs(b, Rect(0, 0, 280, 90), [(("1s",) * 14, False)], "tile", 1.0)
    assert max(r.r for r in placed) <= 281


def test_many_payers_are_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    won = Winner(1, (GroupView("bai", ("66", "62"), 1),), "62", "discard", 2, 8, 0, ())
    lines = tuple(LedgerLine(s, 1, 1, WIN, "3.5", ()) for s in range(7) if s != 1)
    facts = _facts(many, Outcome("win", 7, (won,), lines, 1), monkeypatch, hand=("66",))
    rows = [r.detail for r in Settled(facts.outcomes[-1], facts).rows() if r.item == "Win"]
    assert rows == ["6 players → 刘嬢嬢"]


def test_a_hand_that_was_won_says_why_somebody_pays(page: SettlementPage, monkeypatch: pytest.MonkeyPatch) -> None:
    why = Reason(Word("Sample", "the tenth card was thrown too early"), {}, "5.9")
    one = replace(_three(), winners=_three().winners[:1], reason=why)
    facts = _facts(tiles, one, monkeypatch, hand=tiles.HAND)
    for size in ((1024, 648), (1280, 748)):
        page.resize(*size)
        show(page, facts)
        assert "the tenth card was thrown too early" in page.head.accessibleDescription()
    page.settings.look.set(page.settings.look.theme, text_scale=2.0)
    page.grab()
    draw = replace(one, kind="draw", winners=())
    assert Settled(draw, facts).remark() == "" and "too early" in Settled(draw, facts).explanation()


def test_many_parts_of_a_sum_are_said_once_each() -> None:
    assert _sum([4, 2, 4]) == "4 + 2 + 4"
    assert _sum([1, 1, 1, 4, 1, 1, 4, 4, 1]) == "6 × 1 + 3 × 4"


@pytest.mark.parametrize("theme", ["day", "night", "contrast"])
def test_seven_players_have_seven_curves(theme: str) -> None:
    from changpai_desktop.desktop.chart import NAMED, STYLES
    from changpai_desktop.desktop.theme import THEMES, contrast

    used = THEMES[theme]
    looks = {(used.hex(token), dash) for token, dash, _ in STYLES}
    assert len(STYLES) == 7 == len(looks) == len({mark for *_, mark in STYLES}) == len({dash for _, dash, _ in STYLES})
    assert all(contrast(used.hex(token), used.panel) >= 3 for token, *_ in STYLES)
    assert all(contrast(used.hex(NAMED.get(token, token)), used.panel) >= 4.5 for token, *_ in STYLES)


@pytest.mark.parametrize("size", [(1024, 648), (1280, 748)])
def test_a_long_rest_of_the_stock_has_the_whole_width(
    page: SettlementPage, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    widths: list[float] = []
    card = Painter.card

    def note(b: Painter, token: str, x: float, y: float, w: float, *rest: Any, **kw: Any) -> Rect:
        widths.append(w)
        return card(b, token, x, y, w, *rest, **kw)

    facts = replace(_facts(tiles, _three(), monkeypatch, hand=tiles.HAND), rest=("1m", "5p") * 15)
    page.resize(*size)
    show(page, facts)
    monkeypatch.setattr(Painter, "card", note)
    page.hands.grab()
    assert len(widths) >= 30 and min(widths) >= 16


@pytest.mark.parametrize(
    ("stand_in", "group", "card"),
    [(tiles, PAIR, "9s"), (tiles, GroupView("kong", ("1m",) * 4), "1m"), (many, GroupView("bai", ("66", "62")), "62")],
)
def test_the_frame_lies_around_the_card_that_won(
    page: SettlementPage, monkeypatch: pytest.MonkeyPatch, stand_in: Any, group: GroupView, card: str
) -> None:
    """The frame of a tile stood higher than the tile."""
    placed: list[tuple[str, Rect]] = []
    marked: list[Rect] = []
    draw = Painter.card

    def note(b: Painter, token: str, *rest: Any, **kw: Any) -> Rect:
        placed.append((token, draw(b, token, *rest, **kw)))
        return placed[-1][1]

    monkeypatch.setattr(Painter, "card", note)
    monkeypatch.setattr(Painter, "mark", lambda b, r, *rest: marked.append(r))
    won = Winner(1, (group,), card, "discard", 2, 1, 1, ())
    facts = _facts(stand_in, Outcome("win", 4, (won,), (LedgerLine(2, 1, 1, WIN, "3.5", ()),), 1), monkeypatch)
    show(page, facts)
    page.groups.grab()
    frame = marked[-1]
    # A card stands on the nearest pixel.
    assert any(abs(r.x - frame.x) <= 0.5 and abs(r.y - frame.y) <= 0.5 for token, r in placed if token == card)
