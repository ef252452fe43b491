"""Five, six and seven players: places, names, the worst case, the settlement's list of payments."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.layout import crossing
from changpai_desktop.desktop.table import talk
from changpai_desktop.games.contract import Event, GroupView
from tests.desktop.table import many
from tests.desktop.table.conftest import ZiTable

SIZES = [(1024, 652), (1280, 748), (1920, 1010), (2560, 1360)]


@pytest.fixture
def many_table(table: Callable[..., Any], qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[..., ZiTable]:
    """Makes tables of a stand-in for a game of many players."""
    return lambda **kw: ZiTable(qtbot, monkeypatch, stand_in=many, **kw)


@pytest.mark.parametrize("seats", [5, 6, 7])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("zoom", [100, 130])
def test_the_worst_case_fits(many_table: Any, size: tuple[int, int], seats: int, zoom: int) -> None:
    t = many_table(seats=seats, size=size, settings={"card_zoom": zoom})
    t.driver.tell([], many.worst(seats))
    named = [(str(k), r) for k, r in t.view.things() if k[0] != "hand"]
    assert crossing(named) == []
    assert all(r.x >= 0 and r.r <= t.view.width() + 1 for _, r in t.view.things())
    assert min(r.w for k, r in t.view.things() if k[0] == "row") >= 15
    t.page.grab()


def test_each_seat_has_its_place_and_name(many_table: Any) -> None:
    t = many_table(seats=7)
    said = [talk.seat_spoken(t.page.model, s, "", 0).split(",")[0] for s in range(7)]
    assert said == ["我", "下家", "下二家", "下三家", "上三家", "上二家", "上家"]
    root = QAccessible.queryAccessibleInterface(t.view)
    names = [root.child(i).text(QAccessible.Text.Name) for i in range(root.childCount())]
    assert "上三家 翻: 三五" in names
    language().set("en")
    assert talk.place_word("next2") == "Second right"


def test_large_text_does_not_burst_the_plates(many_table: Any) -> None:
    for text in (1.3, 2.0, 3.0):
        t = many_table(seats=7)
        t.settings.look.text_scale = text
        t.page._arrange()
        assert t.view.scene.grid.text <= 1.5
        t.page.grab()


def test_the_keyboard_walks_over_all_seats(many_table: Any, qtbot: Any) -> None:
    t = many_table(seats=6)
    t.view.focus_on(("seat", 0))
    seen = []
    for _ in range(6):
        seen.append(t.view.state.focus[1])
        qtbot.keyClick(t.view, Qt.Key.Key_Right)
    assert sorted(seen) == list(range(6))


def test_a_group_of_another_seat_lies_face_down(many_table: Any) -> None:
    t = many_table(seats=5)
    hidden = GroupView("an", ("?",) * 3, 1, down=3)
    seats = (*t.driver.view.seats[:2], replace(t.driver.view.seats[2], groups=(hidden,)), *t.driver.view.seats[3:])
    t.driver.tell([Event("lay", 2, ("?",) * 3, "an")], replace(t.driver.view, seats=seats))
    assert "3张盖着" in talk.group_spoken(t.page.model, hidden) or "3" in talk.group_spoken(t.page.model, hidden)
    assert talk.event_text(t.page.model.game, Event("lay", 2, ("?",) * 3, "an")) == "暗"


def test_the_card_of_the_seventh_is_seen_as_a_packet(many_table: Any) -> None:
    """Rules changpai 8: the seventh holds one card and does not play."""
    t = many_table(seats=7)
    view = many.worst(7)
    seats = list(view.seats)
    seats[3] = replace(seats[3], groups=(), row=(), status="resting", hand_count=0, buried=("?",))
    t.driver.tell([], replace(view, seats=tuple(seats)))
    places = t.view.scene.seats
    assert places[3].packet.w > 0
    assert places[3].plate.b <= places[3].packet.y
    assert [s for s, p in places.items() if p.packet.w] == [3]
    t.page.grab()
