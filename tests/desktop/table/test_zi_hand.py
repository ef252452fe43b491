"""The hand in columns: order, places, drag, keyboard."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from changpai_desktop.desktop.table.held import DEEPEST, HandColumns, Slot
from changpai_desktop.games.contract import Action, Event
from tests.desktop.table import zi
from tests.desktop.table.conftest import Table

LEFT = Qt.MouseButton.LeftButton
RUNS = zi.GAME.arrange(zi.HAND, {})


def _columns(hand: HandColumns) -> list[str]:
    return ["".join(c.token for c in column) for column in hand.columns]


def _held(runs: Any = RUNS) -> HandColumns:
    hand = HandColumns()
    hand.take(runs)
    return hand


def test_runs_are_columns_of_at_most_four() -> None:
    assert _columns(_held()) == ["一二三", "五六七", "八九", "肆肆肆", "陆柒捌", "二贰贰"]
    assert _columns(_held((("一", "一", "二", "二", "三"),))) == ["一一", "二二三"]


def test_a_card_that_leaves_moves_no_other() -> None:
    hand = _held()
    six = hand.columns[1][1].id
    assert hand.take(zi.GAME.arrange([t for t in zi.HAND if t != "六"], {}), six) == []
    assert _columns(hand) == ["一二三", "五七", "八九", "肆肆肆", "陆柒捌", "二贰贰"]
    assert hand.find(six) is None


def test_of_several_copies_the_thrown_one_goes() -> None:
    hand = _held((("二", "贰"), ("贰",)))
    first, second = hand.columns[0][1].id, hand.columns[1][0].id
    hand.take((("二", "贰"),), second)
    assert hand.find(first) is not None
    assert _columns(hand) == ["二贰"]


def test_a_card_moves_within_and_between_columns() -> None:
    hand = _held((("一", "二", "三"), ("五", "六"), ("九",)))
    one, two, three, five, _, nine = (c.id for c in hand.cards)
    hand.move(one, Slot(3, 0))
    assert _columns(hand) == ["二三一", "五六", "九"]
    hand.move(five, Slot(0, 0))
    assert _columns(hand) == ["五二三一", "六", "九"]
    # A full column takes no more: the card stands beside it.
    hand.move(nine, Slot(1, 0))
    assert _columns(hand) == ["五二三一", "九", "六"]
    hand.move(two, Slot(0, 0, True))
    assert _columns(hand) == ["二", "五三一", "九", "六"]
    hand.move(three, Slot(0, 4, True))
    assert _columns(hand) == ["二", "五一", "九", "六", "三"]


def test_an_own_order_stays_until_it_is_sorted() -> None:
    hand = _held()
    hand.move(hand.columns[0][0].id, Slot(0, 6, True))
    mine = _columns(hand)
    hand.take(RUNS)
    assert _columns(hand) == mine
    hand.take((*RUNS, ("肆",)))
    assert _columns(hand) == [c + "肆" if c == "肆肆肆" else c for c in mine]
    hand.sort(RUNS)
    assert _columns(hand) == _columns(_held())


@pytest.mark.parametrize("size", [(1024, 652), (1280, 748), (2560, 1360)])
@pytest.mark.parametrize(("seats", "zoom"), [(3, 100), (4, 100), (3, 130), (4, 130)])
def test_columns_show_a_third_of_each_card(zi_table: Any, size: tuple[int, int], seats: int, zoom: int) -> None:
    t = zi_table(size=size, seats=seats, settings={"card_zoom": zoom})
    s = t.view.scene
    rail = s.grid.rail.y
    for column in t.page.model.hand.columns:
        places = [next(h for h in s.hand if h.card == card) for card in column]
        for above, below in itertools.pairwise(places):
            assert below.rect.y - above.rect.y == pytest.approx(above.rect.w)
        front = places[-1].rect
        # It sinks at most 58 per cent, and its character stands over the rail.
        assert s.grid.hand.b - front.y >= 0.42 * front.h - 1
        assert rail - front.y >= 0.78 * front.w
    assert len({round(p.rect.b, 1) for c in t.page.model.hand.columns for p in s.hand if p.card == c[-1]}) == 1
    assert s.hand[0].rect.w >= 48
    assert all(p.rect.x >= 0 and p.rect.r <= t.view.width() for p in s.hand)


def _middle(t: Any, card_id: int) -> QPoint:
    r = next(h.seen for h in t.view.scene.hand if h.card.id == card_id)
    return QPoint(round(r.cx), round(r.cy))


def _drag(t: Any, qtbot: Any, a: QPoint, b: QPoint) -> None:
    qtbot.mousePress(t.view, LEFT, pos=a)
    for i in range(1, 6):
        qtbot.mouseMove(t.view, a + (b - a) * i / 5)
    qtbot.mouseRelease(t.view, LEFT, pos=b)


def _id(t: Any, token: str) -> int:
    found: int = next(c.id for c in t.page.model.hand.cards if c.token == token)
    return found


def test_every_card_can_be_clicked_in_its_third(zi_table: Any, qtbot: Any) -> None:
    t = zi_table()
    for h in t.view.scene.hand:
        assert t.view.at(_middle(t, h.card.id).toPointF()) == ("hand", h.card.id)
    card = _id(t, "六")
    high = t.view.place(("hand", card)).y
    qtbot.mouseClick(t.view, LEFT, pos=_middle(t, card))
    assert t.page.model.selected == card
    assert high - t.view.place(("hand", card)).y == pytest.approx(5 * t.view.scene.u)
    qtbot.mouseClick(t.view, LEFT, pos=_middle(t, card))
    assert t.driver.tried == [Action("discard", ("六",))]


def test_dragging_between_columns_into_a_gap_and_onto_the_table(zi_table: Any, qtbot: Any) -> None:
    t = zi_table()
    hand = t.page.model.hand
    eight, five = _id(t, "八"), _id(t, "五")
    _drag(t, qtbot, _middle(t, five), _middle(t, eight) - QPoint(0, 20))
    assert _columns(hand)[:3] == ["一二三", "六七", "五八九"]
    # Into the gap before the first column.
    first = t.view.scene.hand[0].rect
    _drag(t, qtbot, _middle(t, five), QPoint(round(first.x - 8), round(first.cy)))
    assert _columns(hand)[:3] == ["五", "一二三", "六七"]
    assert hand.own
    assert t.driver.tried == []
    t.driver.tell([], t.driver.view)
    assert _columns(hand)[:3] == ["五", "一二三", "六七"]
    _drag(t, qtbot, _middle(t, five), QPoint(500, 150))
    assert t.driver.tried == [Action("discard", ("五",))]
    qtbot.keyClick(t.view, Qt.Key.Key_S)
    assert _columns(hand)[0] == "一二三"


def test_the_marker_shows_where_a_dragged_card_would_go(zi_table: Any, qtbot: Any) -> None:
    t = zi_table()
    five, nine = _id(t, "五"), _id(t, "九")
    qtbot.mousePress(t.view, LEFT, pos=_middle(t, five))
    qtbot.mouseMove(t.view, _middle(t, nine) - QPoint(0, 10))
    qtbot.mouseMove(t.view, _middle(t, nine) - QPoint(0, 12))
    marker = t.view.state.drop_at
    card = t.view.place(("hand", nine))
    assert marker is not None
    assert marker.x < card.x < card.r < marker.r
    assert abs(marker.cy - card.y) < 3
    t.view.grab()
    qtbot.mouseRelease(t.view, LEFT, pos=QPoint(500, 100))


def test_arrows_walk_columns_and_leave_at_the_top(zi_table: Any, qtbot: Any) -> None:
    t = zi_table()
    model = t.page.model

    def token() -> str:
        return str(model.hand.find(t.view.state.focus[1]).token)

    qtbot.keyClick(t.view, Qt.Key.Key_Right)
    assert token() == "一"
    walked = []
    for key in (
        Qt.Key.Key_Down,
        Qt.Key.Key_Right,
        Qt.Key.Key_Right,
        Qt.Key.Key_Right,
        Qt.Key.Key_Down,
        Qt.Key.Key_Left,
    ):
        qtbot.keyClick(t.view, key)
        walked.append(token())
    assert walked == ["二", "六", "八", "肆", "肆", "九"]
    qtbot.keyClick(t.view, Qt.Key.Key_Up)
    qtbot.keyClick(t.view, Qt.Key.Key_Up)
    assert t.view.state.focus[0] == "button"
    qtbot.keyClick(t.view, Qt.Key.Key_Down)
    assert t.view.state.focus[0] == "hand"
    qtbot.keyClick(t.view, Qt.Key.Key_Space)
    qtbot.keyClick(t.view, Qt.Key.Key_Space)
    assert t.driver.tried[-1].verb == "discard"


def test_sizes_do_not_grow_when_columns_go(zi_table: Any) -> None:
    t = zi_table()
    wide = t.view.scene.hand_size[0]
    t.driver.tell([], zi.with_hand(t.driver.view, ("一", "二")))
    assert len(t.view.scene.hand) == 2
    assert t.view.scene.hand_size[0] == wide
    t.driver.tell([Event("deal", 0, zi.HAND, secret_to_others=True)], zi.view())
    assert t.view.scene.hand_size[0] == wide


def test_a_hand_never_holds_more_than_four_in_a_column() -> None:
    hand = _held(((("一",) * 4), ("二",)))
    hand.move(hand.columns[1][0].id, Slot(4, 0))
    assert all(len(c) <= DEEPEST for c in hand.columns)
    assert len(hand.cards) == 5


def test_the_table_of_another_family_stays_a_line(table: Any) -> None:
    t: Table = table()
    assert t.page.model is not None
    assert t.page.model.hand.columns == []
