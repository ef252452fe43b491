"""A whole hand without a mouse."""

from typing import Any

from PySide6.QtCore import Qt

from changpai_desktop.desktop.table.confirm import Confirm


def _press_verb(t: Any, qtbot: Any) -> None:
    verbs = [v for v, _ in t.view.scene.buttons]
    for verb in ("hu", "start", "join", "tuhuo", "gang", "peng", "chi", "pass", "drop"):
        if verb in verbs and t.page.model.legal_of(verb):
            qtbot.keyClick(t.view, Qt.Key(Qt.Key.Key_1 + verbs.index(verb)))
            if t.view.state.choosing:
                qtbot.keyClick(t.view, Qt.Key.Key_1)
            return
    raise AssertionError("nothing to press")


def _discard(t: Any, qtbot: Any) -> None:
    free = t.page.model.discards()
    for _ in range(60):
        focus = t.view.state.focus
        if not focus or focus[0] != "hand":
            qtbot.keyClick(t.view, Qt.Key.Key_Up)
        elif t.page.model.hand.find(focus[1]).token in free:
            qtbot.keyClick(t.view, Qt.Key.Key_Space)
            qtbot.keyClick(t.view, Qt.Key.Key_Return)
            return
        else:
            qtbot.keyClick(t.view, Qt.Key.Key_Right)
    raise AssertionError("no card to discard was reached")


def test_a_whole_hand_by_keyboard(table: Any, qtbot: Any) -> None:
    t = table()
    parsed = -1
    for _ in range(200):
        if t.driver.hand.outcome is not None:
            break
        before = len(t.driver.answers)
        if t.page.model.discards():
            _discard(t, qtbot)
        else:
            _press_verb(t, qtbot)
        for box in t.page.findChildren(Confirm):
            qtbot.keyClick(box.do, Qt.Key.Key_Return)
        assert len(t.driver.answers) == before + 1
        t.page.grab()
        if parsed < 0:
            parsed = t.settings.look.faces.svg_parsed
        t.driver.go_on()
    assert t.driver.hand.outcome is not None
    assert t.settings.look.faces.svg_parsed == parsed


def test_arrows_walk_between_the_rows(table: Any, qtbot: Any) -> None:
    t = table()
    qtbot.keyClick(t.view, Qt.Key.Key_Right)
    assert t.view.state.focus[0] == "hand"
    seen = []
    for _ in range(3):
        qtbot.keyClick(t.view, Qt.Key.Key_Up)
        seen.append(t.view.state.focus[0])
    assert seen == ["button", "seat", "hand"]


def test_keys_of_the_tools(table: Any, qtbot: Any) -> None:
    t = table()
    qtbot.keyClick(t.view, Qt.Key.Key_H)
    qtbot.keyClick(t.view, Qt.Key.Key_U)
    assert (t.driver.hinted, t.driver.undone) == (1, 1)
    assert t.page.panel.is_open
    qtbot.keyClick(t.view, Qt.Key.Key_L)
    assert not t.page.panel.is_open
    qtbot.keyClick(t.view, Qt.Key.Key_Plus)
    assert t.settings.card_zoom == 110
    qtbot.keyClick(t.view, Qt.Key.Key_W)
    assert t.view.state.why


def test_step_mode_waits_for_space(table: Any, qtbot: Any) -> None:
    t = table()
    t.page.tools.actions["step"].trigger()
    shows = t.driver.shows
    t.page._stepped([], t.driver.view)
    assert t.driver.shows == shows
    qtbot.keyClick(t.view, Qt.Key.Key_Space)
    assert t.driver.shows == shows + 1


def test_no_taking_back_and_no_hint_in_an_honest_match(table: Any) -> None:
    t = table(mode="honest")
    names = [a.data() for a in t.page.tool_actions()]
    assert "undo" not in names
    assert "hint" not in names
