"""The table of a game with 字牌: hidden groups, four seats, ways with several groups, choices by number."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QImage, QWheelEvent
from PySide6.QtWidgets import QApplication

from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.layout import crossing
from changpai_desktop.desktop.table import access, animation, talk
from changpai_desktop.desktop.table.draw import State, TablePainter
from changpai_desktop.desktop.table.model import TableModel
from changpai_desktop.games.contract import Action, Event, View
from tests.desktop.table import zi

LEFT = Qt.MouseButton.LeftButton
RESTING: dict[str, Any] = {"groups": (), "row": (), "hand_count": 0, "status": "resting", "live": 0, "veiled": ()}


def _with(view: View, seat: int, **kw: Any) -> View:
    return replace(view, seats=tuple(replace(s, **kw) if i == seat else s for i, s in enumerate(view.seats)))


def _painter(t: Any) -> TablePainter:
    painter = object.__new__(TablePainter)
    painter.state = State()
    painter.model, painter.scene, painter.large = t.page.model, t.view.scene, False
    painter.marks = ()
    return painter


def test_backs_are_drawn_for_cards_that_lie_face_down(zi_table: Any) -> None:
    draws = _painter(zi_table())
    back = draws.state.back
    assert draws.faces(zi.TI) == ["叁", back, back, back]
    assert draws.faces(zi.WEI) == ["三", back, back]
    assert draws.faces(zi.HIDDEN_WEI) == [back] * 3
    assert draws.faces(zi.PENG) == ["捌"] * 3


def test_the_count_says_what_hidden_groups_may_hold(zi_table: Any) -> None:
    t = zi_table(seats=4)
    draws, view = _painter(t), t.page.model.view
    places = t.view.scene.seats
    assert draws.count(places[3], view.seats[3]) == ("3", "+ 3/6 胡息")
    # The low plate across has one place for it.
    assert draws.count(places[2], view.seats[2]) == ("3 + 6…12", "胡息")
    assert draws.count(places[1], view.seats[1]) == ("9", "胡息")
    draws.large = True
    assert draws.count(places[3], view.seats[3]) == ("3 + 3/6", "胡息")
    assert draws.count(places[1], replace(view.seats[1], status="resting")) == ("", "")


def test_a_new_hidden_group_is_a_new_count(zi_table: Any) -> None:
    t = zi_table(settings={"speed": 3})
    told: list[Any] = []
    t.view.fresh.changed.connect(lambda seats, _touched: told.append(seats))
    now = _with(t.driver.view, 2, veiled=(6, 9, 12))
    t.driver.tell([], now)
    assert told[-1] == frozenset({2})


@pytest.mark.parametrize("size", [(1024, 652), (1280, 748), (1920, 1010), (2560, 1360)])
@pytest.mark.parametrize(("seats", "zoom"), [(3, 100), (4, 100), (3, 130), (4, 130)])
def test_the_worst_case_fits(zi_table: Any, size: tuple[int, int], seats: int, zoom: int) -> None:
    t = zi_table(size=size, seats=seats, view=zi.worst(seats), settings={"card_zoom": zoom})
    named = [(str(k), r) for k, r in t.view.things() if k[0] != "hand"]
    assert crossing(named) == []
    assert all(r.x >= 0 and r.r <= t.view.width() + 1 for _, r in named)
    groups = {p.group_width for p in t.view.scene.seats.values()}
    rows = {p.row_width for p in t.view.scene.seats.values()}
    assert min(groups) >= (28 if size[0] > 1024 and zoom == 100 else 24)
    assert min(rows) >= (22 if zoom == 100 else 18)
    t.page.grab()


def test_a_fourth_card_shrinks_nothing(zi_table: Any) -> None:
    t = zi_table()
    wide = {s: p.group_width for s, p in t.view.scene.seats.items()}
    t.driver.tell([], _with(t.driver.view, 0, groups=(zi.PAO, zi.TI, zi.PAO)))
    assert {s: p.group_width for s, p in t.view.scene.seats.items()} == wide


def test_four_seats_sit_around_the_table(zi_table: Any) -> None:
    t = zi_table(seats=4)
    seats = t.view.scene.seats
    assert seats[3].plate.cx < seats[2].plate.cx < seats[1].plate.cx
    assert seats[2].plate.y < t.view.scene.shown.y
    with pytest.MonkeyPatch.context() as patch:
        drawn: list[str] = []
        patch.setattr("changpai_desktop.desktop.paint.Painter.glyph", lambda _b, char, *_a, **_k: drawn.append(char))
        t.page.grab()
    assert {"我", "上", "对", "下"} <= set(drawn)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_resting_seat_is_quiet(zi_table: Any, seat: int) -> None:
    rest = _with(zi.view(4, legal=() if seat == 0 else zi.view(4).legal), seat, **RESTING)
    if seat == 0:
        rest = replace(_with(rest, 0, hand=()), actors=(), need=None)
    t = zi_table(seats=4, view=rest)
    draws = _painter(t)
    made_of = talk.seat_spoken(t.page.model, seat, "幺师", 3)
    assert "歇" in made_of
    assert "手" not in made_of
    assert draws.count(t.view.scene.seats[seat], rest.seats[seat]) == ("", "")
    assert (t.view.scene.buttons == []) == (seat == 0)
    t.page.grab()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_S):
        t.view.setFocus()
        QApplication.sendEvent(t.view, _key(key))


def _key(key: Qt.Key) -> Any:
    from PySide6.QtGui import QKeyEvent

    return QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)


# ---- ways


def test_a_way_is_one_button_with_all_its_groups(zi_table: Any, qtbot: Any) -> None:
    t = zi_table()
    assert [a for a, _ in t.view.scene.plans] == list(zi.EAT)
    assert [t.page.model.value(a) for a in zi.EAT] == [0, 3, 0]
    assert t.view.scene.strip.arrows == []
    qtbot.keyClick(t.view, Qt.Key.Key_4)
    assert t.view.state.choosing
    qtbot.keyClick(t.view, Qt.Key.Key_2)
    assert t.driver.tried == [zi.EAT[1]]


MANY = (*zi.EAT, *(Action("chi", ("七", "八", "九"), (("五", "六", "七"), (x, x, x))) for x in "一二三四五六七八"))


def test_more_than_four_ways_are_turned_through(zi_table: Any, qtbot: Any) -> None:
    t = zi_table(view=zi.view(legal=(*MANY, Action("pass"))))

    def seen() -> list[int]:
        return [i for i, (_, r) in enumerate(t.view.scene.plans) if r.w]

    assert seen() == [0, 1, 2, 3]
    qtbot.mouseClick(t.view, LEFT, pos=_point(t, ("turn", 1)))
    assert seen() == [1, 2, 3, 4]
    middle = t.view.scene.grid.plans
    _wheel(t, QPointF(middle.cx, middle.cy), -120)
    assert seen() == [2, 3, 4, 5]
    for _ in range(20):
        t.view.turn_ways(1)
    assert seen() == [7, 8, 9, 10]
    # The button of the verb begins with the first, arrow keys bring others into sight.
    qtbot.keyClick(t.view, Qt.Key.Key_4)
    assert seen() == [0, 1, 2, 3]
    for _ in range(5):
        qtbot.keyClick(t.view, Qt.Key.Key_Right)
    assert t.view.state.focus == ("plan", 5)
    assert seen() == [2, 3, 4, 5]
    t.page.grab()
    qtbot.keyClick(t.view, Qt.Key.Key_9)
    assert t.driver.tried == [MANY[8]]
    t.driver.tell([], zi.view())
    assert t.view.state.first == 0


def _point(t: Any, key: tuple[Any, ...]) -> QPoint:
    r = t.view.place(key)
    return QPoint(round(r.cx), round(r.cy))


def _wheel(t: Any, at: QPointF, turn: int) -> None:
    event = QWheelEvent(
        at, t.view.mapToGlobal(at), QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(t.view, event)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("count", [1, 2, 4, 5, 11])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_ways_stay_in_their_place(zi_table: Any, seats: int, count: int, text: float) -> None:
    t = zi_table(seats=seats, view=zi.view(seats, legal=(*MANY[:count], Action("pass"))))
    t.page.settings.look.text_scale = text
    t.page._arrange()
    k = t.view.scene.grid.plans
    places = [(str(i), r) for i, (_, r) in enumerate(t.view.scene.plans) if r.w]
    places += [(str(s), r) for s, r in t.view.scene.strip.arrows]
    assert crossing(places) == []
    assert all(r.x >= k.x - 1 and r.r <= k.r + 1 and r.y >= k.y and r.b <= k.b + 1 for _, r in places)
    assert all(r.h >= 24 for _, r in places)
    t.page.grab()


def test_a_choice_by_number(zi_table: Any, qtbot: Any) -> None:
    t = zi_table(view=zi.cuts())
    assert [v for v, _ in t.view.scene.buttons] == ["cut"]
    assert len(t.view.scene.plans) == 65
    assert t.page.model.value(Action("cut", ("40",))) is None
    t.page.grab()
    qtbot.mouseClick(t.view, LEFT, pos=_point(t, ("plan", 6)))
    qtbot.keyClick(t.view, Qt.Key.Key_1)
    assert t.view.state.focus == ("plan", 0)
    for _ in range(32):
        qtbot.keyClick(t.view, Qt.Key.Key_Right)
    qtbot.keyClick(t.view, Qt.Key.Key_Return)
    assert t.driver.tried == [Action("cut", ("14",)), Action("cut", ("40",))]
    assert access.spoken(t.view, ("plan", 32)) == "33: 叨牌 40"


def test_a_forced_group_stands_beside_the_win(zi_table: Any) -> None:
    legal = (Action("hu", ("三",)), Action("wei", ("三", "三", "三")))
    t = zi_table(view=zi.view(phase="own_win", shown=None, legal=legal))
    assert [v for v, _ in t.view.scene.buttons] == ["hu", "wei"]
    t.driver.tell([], zi.view())
    assert [v for v, _ in t.view.scene.buttons] == ["hu", "pao", "peng", "chi", "pass"]


# ---- what is said


def test_the_record_names_what_was_laid_with_a_claim() -> None:
    language().set("zh_CN")
    model = TableModel(zi.GAME, {})
    for event in (
        Event("claim", 0, ("一", "二", "三"), "chi", 2, 2),
        Event("lay", 0, ("二", "七", "十"), "chi"),
        Event("lay", 0, ("三", "四", "五"), "chi"),
        Event("lay", 2, ("?", "?", "?"), "wei"),
        Event("lay", 1, ("叁",) * 4, "ti"),
    ):
        model._note(event)
    assert [talk.log_text(model, line) for line in model.log] == [
        "吃 一 二 三 + 二 七 十 + 三 四 五",
        "偎",
        "提 叁",
    ]
    language().set("en")


def test_screen_readers_hear_what_lies_face_down(zi_table: Any) -> None:
    t = zi_table(seats=4)
    assert access.spoken(t.view, ("group", 1, 0)) == "提 叁、叁、叁、叁, 3 张盖着, 9 胡息"
    assert access.spoken(t.view, ("group", 3, 1)) == "偎, 3 张盖着"
    assert "3 + 3/6 胡息" in access.spoken(t.view, ("seat", 3))
    assert "对家" in access.spoken(t.view, ("seat", 2))
    assert access.spoken(t.view, ("plan", 1)) == "2: 吃 二 七 十 + 五 六 七 + 七 八 九, 3 胡息"
    table: Any = QAccessible.queryAccessibleInterface(t.view)
    names = [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]
    assert all(names)


# ---- movement


def _plan(t: Any, events: list[Event], view: View) -> animation.Plan:
    t.page.model.step(events, view)
    t.view.rebuild()
    return animation.plan(events, t.page.model, t.view.scene, [], 3)


def test_a_hidden_draw_gives_nothing_away(zi_table: Any) -> None:
    t = zi_table()
    groups = t.driver.view.seats[2].groups
    before = replace(_with(t.driver.view, 2, groups=groups[:1]), stock=12, shown=None)
    t.driver.tell([], before)
    after = replace(_with(before, 2, groups=(*groups[:1], zi.HIDDEN_WEI)), stock=11)
    made = _plan(t, [Event("lay", 2, ("?", "?", "?"), "wei")], after)
    (flight,) = made.flights
    assert (flight.token, flight.turn) == ("", False)
    assert flight.start.x == pytest.approx(t.view.scene.stock.x + 8 * t.view.scene.u)
    assert [s.glyph for s in made.seals] == ["偎"]
    # The player's own takes as long, and shows the card only where it lies open.
    t.driver.tell([], before)
    own = replace(_with(before, 0, groups=(zi.PENG, zi.WEI)), stock=11)
    mine = _plan(t, [Event("lay", 0, ("三", "三", "三"), "wei", secret_to_others=True)], own)
    assert mine.length == made.length
    assert (mine.flights[0].token, mine.flights[0].turn) == ("三", True)


def test_a_group_laid_from_the_hand_does_not_come_from_the_stock(zi_table: Any) -> None:
    t = zi_table()
    before = _with(t.driver.view, 1, groups=())
    t.driver.tell([], before)
    made = _plan(t, [Event("lay", 1, ("叁",) * 4, "ti")], _with(before, 1, groups=(zi.TI,)))
    assert t.view.scene.seats[1].plate.holds(made.flights[0].start.cx, t.view.scene.seats[1].plate.cy)
    assert not made.flights[0].turn


def test_a_card_that_joins_a_laid_group_flies_to_it(zi_table: Any) -> None:
    t = zi_table()
    before = _with(t.driver.view, 1, groups=(replace(zi.PENG, cards=("伍",) * 3), zi.MIX))
    t.driver.tell([], before)
    made = _plan(t, [Event("claim", 1, ("伍",) * 4, "pao", 3, 0)], _with(before, 1, groups=(zi.PAO, zi.MIX)))
    (flight,) = made.flights
    group = t.view.scene.seats[1].groups[0][1]
    assert flight.hides == ("group", 1, 0)
    assert flight.end.y == pytest.approx(group.y + 3 * t.view.scene.seats[1].group_width)
    assert flight.start == t.view.scene.shown


@pytest.mark.parametrize("theme", ["day", "night", "contrast"])
@pytest.mark.parametrize("lang", ["zh_CN", "zh_TW", "en"])
def test_every_look_paints(zi_table: Any, theme: str, lang: str) -> None:
    language().set(lang)
    t = zi_table(seats=4, view=zi.worst(4), settings={"theme": theme})
    assert t.page.grab().toImage() != QImage()


def test_faces_are_parsed_before_play(zi_table: Any) -> None:
    t = zi_table(seats=4, view=zi.worst(4))
    t.page.grab()
    parsed = t.settings.look.faces.svg_parsed
    for token in zi.PACK.index:
        t.driver.tell([Event("flip", 1, (token,))], zi.view(4))
        t.page.grab()
    assert t.settings.look.faces.svg_parsed == parsed
