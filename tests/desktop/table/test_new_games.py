"""Real hands of the trick game, of tiles and of the other long cards, from the deal to the end without a mouse."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from changpai_desktop.desktop.table import choice
from changpai_desktop.desktop.table.confirm import Confirm
from changpai_desktop.desktop.table.model import TableModel
from changpai_desktop.games.contract import Action
from changpai_desktop.games.registry import game
from changpai_desktop.games.signs import SIGNS

HANDS = [
    (name, seats)
    for name, seats in (
        ("baipai", 3), ("xuezhan", 4), ("jier", 4), ("jier", 2), ("jier", 5), ("jier", 7), ("shangdaren", 3),
        ("qianhong", 3), ("qianhong", 4),
    )
    if name in SIGNS and seats in SIGNS[name].seats
]  # fmt: skip


def _to(t: Any, qtbot: Any, card: int) -> None:
    """Walks to a hand card with the arrow keys."""
    for _ in range(120):
        at = t.view.state.focus
        if at == ("hand", card):
            return
        if not at or at[0] != "hand":
            qtbot.keyClick(t.view, Qt.Key.Key_Up if at else Qt.Key.Key_Right)
            continue
        hand = t.page.model.hand
        lines = hand.rows or [hand.cards]
        if hand.columns:
            deep = max(map(len, hand.columns))
            # Columns stand on their front cards.
            lines = [[c[len(c) - 1 - back] for c in hand.columns if len(c) > back] for back in reversed(range(deep))]
        line = {c.id: i for i, row in enumerate(lines) for c in row}
        here, there = line[at[1]], line[card]
        if hand.columns:
            column = {c.id: i for i, col in enumerate(hand.columns) for c in col}
            if column[at[1]] != column[card]:
                qtbot.keyClick(t.view, Qt.Key.Key_Right)
                continue
        key = Qt.Key.Key_Right if here == there else Qt.Key.Key_Down if there > here else Qt.Key.Key_Up
        qtbot.keyClick(t.view, key)
    raise AssertionError("the card was not reached")


def _do(t: Any, qtbot: Any, action: Action) -> None:
    model = t.page.model
    if action.verb == "discard":
        card = next(c.id for c in model.hand.cards if c.token == action.cards[0])
        _to(t, qtbot, card)
        if model.selected != card:
            qtbot.keyClick(t.view, Qt.Key.Key_Space)
        qtbot.keyClick(t.view, Qt.Key.Key_Return)
    elif action in choice.sets(model):
        for card in choice.leaving(model, action):
            _to(t, qtbot, card)
            qtbot.keyClick(t.view, Qt.Key.Key_Space)
        verb = [v for v, _ in t.view.scene.buttons].index(action.verb)
        qtbot.keyClick(t.view, Qt.Key(Qt.Key.Key_1 + verb))
    else:
        verb = [v for v, _ in t.view.scene.buttons].index(action.verb)
        qtbot.keyClick(t.view, Qt.Key(Qt.Key.Key_1 + verb))
        if t.view.state.choosing:
            way = [a for a, _ in t.view.scene.plans].index(action)
            qtbot.keyClick(t.view, Qt.Key(Qt.Key.Key_1 + way))


def _wish(t: Any) -> Action:
    legal: tuple[Action, ...] = t.driver.view.legal
    claims = [a for a in legal if a.verb not in ("pass", "discard", "stop", "tuoshou", "redeal")]
    discards = [a for a in legal if a.verb == "discard"]
    wins = [a for a in legal if a.verb == "hu"]
    plays = discards or list(legal)
    return (wins or claims or [plays[len(t.driver.answers) % len(plays)]])[0]


@pytest.mark.parametrize(("name", "seats"), HANDS)
def test_a_whole_hand_by_keyboard(table: Any, qtbot: Any, name: str, seats: int) -> None:
    t = table(name=name, seats=seats)
    parsed = -1
    for _ in range(200):
        if t.driver.hand.outcome is not None:
            break
        if not t.driver.view.legal:
            t.driver.go_on()
            continue
        wish, before = _wish(t), len(t.driver.answers)
        _do(t, qtbot, wish)
        for box in t.page.findChildren(Confirm):
            if box.isVisible():
                qtbot.keyClick(box.do, Qt.Key.Key_Return)
        assert t.driver.answers[before:] == [wish], (str(wish), t.view.state.why)
        t.page.grab()
        if parsed < 0:
            parsed = t.settings.look.faces.svg_parsed
        t.driver.go_on()
    assert t.driver.hand.outcome is not None
    assert t.settings.look.faces.svg_parsed == parsed


@pytest.mark.parametrize(("form", "eats"), [("shuangjiang", False), ("jiucai", True)])
def test_a_verb_that_the_options_never_use_has_no_button(form: str, eats: bool) -> None:
    """Rules changpai 5.5.3, 5.7: there is no 吃 in the form with 付."""
    g = game("qianhong")
    model = TableModel(g, g.read_options({"form": form}))
    assert ("chi" in model.buttons()) == eats
