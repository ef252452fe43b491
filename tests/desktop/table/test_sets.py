"""Sets of hand cards: picking, playing, what is refused, and a whole trick game without a mouse."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QRegion

from changpai_desktop.desktop.table import choice
from changpai_desktop.desktop.table.confirm import Confirm
from changpai_desktop.games.contract import Action, Reason, Word

LEFT = Qt.MouseButton.LeftButton


def _table(table: Any, **kw: Any) -> Any:
    return table(name="baipai", seats=3, **kw)


def _pair(t: Any) -> list[int]:
    """The ids of two cards of one kind that may be led."""
    for action in t.driver.view.legal:
        if len(action.cards) == 2 and len(set(action.cards)) == 1:
            return [c.id for c in t.page.model.hand.cards if c.token == action.cards[0]][:2]
    raise AssertionError("no pair")


def _clear(t: Any) -> None:
    for box in t.page.findChildren(Confirm):
        box.accept()


def test_clicks_pick_and_put_back(table: Any, qtbot: Any) -> None:
    t = _table(table)
    ids = _pair(t)
    low = t.view.place(("hand", ids[0])).y
    for card in ids:
        qtbot.mouseClick(t.view, LEFT, pos=t.at("hand", card))
    assert t.page.model.picked == ids
    assert t.view.place(("hand", ids[0])).y < low
    qtbot.mouseClick(t.view, LEFT, pos=t.at("hand", ids[0]))
    assert t.page.model.picked == [ids[1]]
    assert t.driver.answers == []
    qtbot.mouseClick(t.view, Qt.MouseButton.RightButton, pos=t.at("seat", 1))
    assert t.page.model.picked == []


def test_the_button_plays_what_is_picked(table: Any, qtbot: Any) -> None:
    t = _table(table)
    ids = _pair(t)
    for card in ids:
        qtbot.mouseClick(t.view, LEFT, pos=t.at("hand", card))
    token = t.page.model.hand.find(ids[0]).token
    qtbot.mouseClick(t.view, LEFT, pos=t.at("button", "lead"))
    _clear(t)
    assert t.driver.answers == [Action("lead", (token, token))]
    assert all(t.page.model.hand.find(i) is None for i in ids)


def test_space_picks_and_enter_plays(table: Any, qtbot: Any) -> None:
    t = _table(table)
    ids = _pair(t)
    for card in ids:
        t.view.focus_on(("hand", card))
        qtbot.keyClick(t.view, Qt.Key.Key_Space)
    assert t.page.model.picked == ids
    qtbot.keyClick(t.view, Qt.Key.Key_Space)
    assert t.page.model.picked == ids[:1]
    qtbot.keyClick(t.view, Qt.Key.Key_Return)
    assert t.page.model.picked == ids
    qtbot.keyClick(t.view, Qt.Key.Key_Return)
    _clear(t)
    assert [a.verb for a in t.driver.answers] == ["lead"]


def test_what_is_no_set_is_explained_and_stays_picked(table: Any, qtbot: Any) -> None:
    t = _table(table)
    hand = t.page.model.hand.cards
    legal = [Counter(a.cards) for a in t.driver.view.legal]
    bad = next([a.id, b.id] for a in hand for b in hand if a.id < b.id and Counter((a.token, b.token)) not in legal)
    t.view.pick(*bad)
    qtbot.keyClick(t.view, Qt.Key.Key_1)
    assert t.driver.answers == []
    assert t.view.state.why
    assert sorted(t.page.model.picked) == sorted(bad)
    qtbot.keyClick(t.view, Qt.Key.Key_Escape)
    assert t.page.model.picked == []


def test_without_picked_cards_it_is_said_what_is_wanted(table: Any, qtbot: Any) -> None:
    t = _table(table)
    assert len(choice.sets(t.page.model)) > choice.FEW
    assert t.view.scene.plans == []
    qtbot.keyClick(t.view, Qt.Key.Key_1)
    assert t.driver.answers == []
    assert t.view.state.why


def test_picked_cards_call_up_the_sets_that_hold_them(table: Any, qtbot: Any) -> None:
    t = _table(table)
    ids = _pair(t)
    token = t.page.model.hand.find(ids[0]).token
    t.view.pick(ids[0])
    offered = [a for a, _ in t.view.scene.plans]
    assert offered and all(token in a.cards for a in offered)
    assert offered[0] == Action("lead", (token,))
    assert t.page.model.usable() == choice.going_on(t.page.model)
    # The digits choose from them once the verb is pressed without cards; here the button plays what is picked.
    qtbot.keyClick(t.view, Qt.Key.Key_1)
    _clear(t)
    assert t.driver.answers == [Action("lead", (token,))]


def test_a_double_click_plays_a_card_that_is_a_set_alone(table: Any, qtbot: Any) -> None:
    t = _table(table)
    card = next(c for c in t.page.model.hand.cards if Action("lead", (c.token,)) in t.driver.view.legal)
    pos = t.at("hand", card.id)
    qtbot.mouseClick(t.view, LEFT, pos=pos)
    qtbot.mouseDClick(t.view, LEFT, pos=pos)
    _clear(t)
    assert t.driver.answers == [Action("lead", (card.token,))]


def test_few_sets_are_offered_and_chosen_by_key(table: Any, qtbot: Any) -> None:
    t = _table(table)
    few = t.driver.view.legal[:3]
    t.driver.ask(_shown(t, replace(t.driver.view, legal=few)))
    assert [a for a, _ in t.view.scene.plans] == list(few)
    tried: list[Action] = []
    t.driver.judge = tried.append
    qtbot.keyClick(t.view, Qt.Key.Key_1)
    assert t.view.state.choosing and tried == []
    qtbot.keyClick(t.view, Qt.Key.Key_2)
    assert tried == [few[1]]


def _shown(t: Any, view: Any) -> Any:
    t.driver.tell([], view)
    return view


def test_a_hint_shows_its_sets_best_first(table: Any) -> None:
    t = _table(table)
    legal = t.driver.view.legal
    best = (legal[-1], legal[3])
    advice = [_Advice(a) for a in best]
    t.driver.advice.emit(t.driver.ticket, advice)
    assert [a for a, _ in t.view.scene.plans] == list(best)
    assert t.view.state.best == best[0]


class _Advice:
    def __init__(self, action: Action) -> None:
        self.action, self.value, self.spread = action, 1.0, 0.5
        self.reasons = (Reason(Word("Table", "Hint"), {}),)


def test_a_screen_reader_hears_what_is_chosen(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from changpai_desktop.desktop.table import access, talk

    t = _table(table)
    said: list[str] = []
    monkeypatch.setattr(access, "announce", lambda _view, text: said.append(text))
    ids = _pair(t)
    t.view.pick(*ids)
    root = QAccessible.queryAccessibleInterface(t.view)
    names = [root.child(i).text(QAccessible.Text.Name) for i in range(root.childCount())]
    assert all(names)
    assert sum(n.endswith("，已选") for n in names) == 2
    chosen = [root.child(i).state().selected for i in range(root.childCount())]
    assert sum(chosen) == 2
    assert said == [talk.picked_text(t.page.model)]
    assert "×2" in said[0] and said[0].startswith("已选")


def test_picking_paints_only_what_changed(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand and the middle, but no seat beside it."""
    t = _table(table)
    asked: list[QRegion] = []
    monkeypatch.setattr(t.view, "update", lambda region=None: asked.append(region or QRegion(t.view.rect())))
    t.view.pick(t.hand_ids()[3])
    whole = QRegion()
    for region in asked:
        whole += region
    assert asked
    for seat in (1, 2):
        plate = t.view.scene.seats[seat].plate.inset(30)
        assert not whole.intersects(QRect(round(plate.x), round(plate.y), round(plate.w), round(plate.h)))


def test_a_game_with_discards_picks_nothing(table: Any, qtbot: Any) -> None:
    t = table()
    t.to_discard(qtbot)
    assert not t.page.model.choosing_sets
    qtbot.mouseClick(t.view, LEFT, pos=t.at("hand", t.hand_ids()[0]))
    assert t.page.model.picked == [] and t.page.model.selected == t.hand_ids()[0]


def _decide(t: Any, qtbot: Any) -> None:
    """One decision with arrows, Space, Enter and digits alone."""
    model, view = t.page.model, t.driver.view
    wanted = next((a for a in view.legal if a.cards), None)
    if wanted is None:
        verb = view.legal[0].verb
        qtbot.keyClick(t.view, Qt.Key(Qt.Key.Key_1 + [v for v, _ in t.view.scene.buttons].index(verb)))
        return
    for card in choice.leaving(model, wanted):
        for _ in range(80):
            if t.view.state.focus == ("hand", card):
                break
            away = not t.view.state.focus or t.view.state.focus[0] != "hand"
            rows = model.hand.rows
            there = next((i for i, r in enumerate(rows) if any(c.id == card for c in r)), 0)
            here = next((i for i, r in enumerate(rows) if any(("hand", c.id) == t.view.state.focus for c in r)), there)
            key = Qt.Key.Key_Right if away or here == there else Qt.Key.Key_Down if there > here else Qt.Key.Key_Up
            qtbot.keyClick(t.view, key)
        qtbot.keyClick(t.view, Qt.Key.Key_Space)
    qtbot.keyClick(t.view, Qt.Key.Key_Return)


def test_a_whole_hand_of_tricks_by_keyboard(table: Any, qtbot: Any) -> None:
    t = _table(table)
    for _ in range(60):
        if t.driver.hand.outcome is not None:
            break
        before = len(t.driver.answers)
        _decide(t, qtbot)
        for box in t.page.findChildren(Confirm):
            if box.isVisible():
                qtbot.keyClick(box.do, Qt.Key.Key_Return)
        assert len(t.driver.answers) == before + 1, (t.view.state.why, t.driver.view.legal)
        t.page.grab()
        t.driver.go_on()
    assert t.driver.hand.outcome is not None
    assert all(a.cards or a.verb == "pass" for a in t.driver.answers)


def test_what_was_picked_is_put_back_once_it_is_answered(table: Any) -> None:
    """Also where the cards stay in the hand until all seats have answered."""
    t = _table(table)
    t.view.pick(*_pair(t))
    view = t.driver.view
    t.driver.tell([], replace(view, legal=view.legal[:5]))
    assert t.page.model.picked == []
