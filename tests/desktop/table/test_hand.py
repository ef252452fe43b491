"""The hand: lifting, throwing, dragging, and what is refused."""

from typing import Any

from PySide6.QtCore import QPoint, Qt

from changpai_desktop.games.contract import Action

LEFT = Qt.MouseButton.LeftButton


def _free(t: Any) -> int:
    free = t.page.model.discards()
    found: int = next(h.card.id for h in t.view.scene.hand if h.card.token in free)
    return found


def test_click_lifts_and_second_click_throws(table: Any, qtbot: Any) -> None:
    t = table()
    t.to_discard(qtbot)
    card = _free(t)
    token = t.page.model.hand.find(card).token
    low = t.view.place(("hand", card)).y
    qtbot.mouseClick(t.view, LEFT, pos=t.at("hand", card))
    assert t.page.model.selected == card
    assert t.view.place(("hand", card)).y < low
    assert t.driver.answers[-1].verb != "discard"
    qtbot.mouseClick(t.view, LEFT, pos=t.at("hand", card))
    _accept(t)
    assert t.driver.answers[-1] == Action("discard", (token,))


def _accept(t: Any) -> None:
    from changpai_desktop.desktop.table.confirm import Confirm

    for box in t.page.findChildren(Confirm):
        box.accept()


def test_double_click_throws_once(table: Any, qtbot: Any) -> None:
    t = table()
    t.to_discard(qtbot)
    card = _free(t)
    before = len(t.driver.answers)
    pos = t.at("hand", card)
    qtbot.mouseClick(t.view, LEFT, pos=pos)
    qtbot.mouseDClick(t.view, LEFT, pos=pos)
    _accept(t)
    assert [a.verb for a in t.driver.answers[before:]] == ["discard"]


def test_drag_sideways_reorders_and_changes_nothing_in_the_game(table: Any, qtbot: Any) -> None:
    t = table()
    ids = t.hand_ids()
    legal = t.driver.view.legal
    _drag(t, qtbot, t.at("hand", ids[0]), t.at("hand", ids[8]))
    assert t.hand_ids() != ids
    assert sorted(t.hand_ids()) == sorted(ids)
    assert t.driver.answers == []
    assert t.driver.hand.view(0).legal == legal
    moved = t.hand_ids()
    t.page.model.step([], t.driver.view)
    t.view.rebuild()
    assert t.hand_ids() == moved, "an own order is kept"
    qtbot.keyClick(t.view, Qt.Key.Key_S)
    assert t.hand_ids() == ids


def _drag(t: Any, qtbot: Any, a: QPoint, b: QPoint) -> None:
    qtbot.mousePress(t.view, LEFT, pos=a)
    for i in range(1, 6):
        qtbot.mouseMove(t.view, a + (b - a) * i / 5)
    qtbot.mouseRelease(t.view, LEFT, pos=b)


def test_drag_onto_the_table_throws(table: Any, qtbot: Any) -> None:
    t = table()
    t.to_discard(qtbot)
    card = _free(t)
    token = t.page.model.hand.find(card).token
    _drag(t, qtbot, t.at("hand", card), QPoint(500, 200))
    _accept(t)
    assert t.driver.answers[-1] == Action("discard", (token,))


def test_a_try_out_of_turn_is_explained_and_kept_in_the_log(table: Any, qtbot: Any) -> None:
    t = table()
    qtbot.mouseDClick(t.view, LEFT, pos=t.at("hand", t.hand_ids()[0]))
    assert "先报牌" in t.view.state.why
    assert t.driver.answers == []
    assert "不可以" in t.page.panel.log.item(t.page.panel.log.count() - 1).text()


def test_late_and_second_answers_go_nowhere(table: Any) -> None:
    t = table()
    ticket = t.page._ticket
    t.page.answer(ticket, Action("start"))
    t.page.answer(ticket, Action("drop"))
    t.page.answer(ticket - 1, Action("drop"))
    assert t.driver.answers == [Action("start")]
    assert not t.view.state.deciding
