"""Places, plans, movements, painting and screen readers."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.layout import crossing
from changpai_desktop.desktop.table import animation
from changpai_desktop.desktop.theme import THEMES
from changpai_desktop.games.contract import Action, Event, GroupView, Shown

CLAIMS = ("peng 62 62 62", "chi 62 51 51", "chi 62 62 51", "pass")


def _asked(t: Any, claims: tuple[str, ...] = CLAIMS) -> None:
    """The player is asked for a shown card, whatever the deal was."""
    legal = tuple(Action.parse(c) for c in claims)
    view = replace(t.driver.view, phase="claim", shown=Shown("62", 2, "flip"), legal=legal, actors=(0,))
    t.driver.tell([Event("flip", 2, ("62",))], view)
    t.driver.ask(view)


def test_plans_are_offered_with_their_value_and_one_key_takes_one(table: Any, qtbot: Any) -> None:
    t = table()
    _asked(t)
    chosen: list[Action] = []
    t.driver.judge = lambda action: chosen.append(action)
    assert [str(a) for a, _ in t.view.scene.plans] == ["chi 62 51 51", "chi 62 62 51"]
    assert [t.page.model.value(a) for a, _ in t.view.scene.plans] == [2, 1]
    qtbot.keyClick(t.view, Qt.Key.Key_5)
    assert t.view.state.choosing
    assert chosen == []
    qtbot.keyClick(t.view, Qt.Key.Key_2)
    assert chosen == [Action.parse("chi 62 62 51")]


def test_buttons_keep_their_places(table: Any) -> None:
    t = table()
    _asked(t)
    first = t.view.scene.buttons
    assert [v for v, _ in first] == ["hu", "tuhuo", "gang", "peng", "chi", "pass"]
    _asked(t, ("hu 62", "pass"))
    assert t.view.scene.buttons == first


def test_a_single_plan_is_done_at_once(table: Any, qtbot: Any) -> None:
    t = table()
    _asked(t, ("chi 62 51 51", "pass"))
    chosen: list[Action] = []
    t.driver.judge = lambda action: chosen.append(action)
    qtbot.mouseClick(t.view, Qt.MouseButton.LeftButton, pos=t.at("button", "chi"))
    assert chosen == [Action.parse("chi 62 51 51")]


@pytest.mark.parametrize("size", [(1024, 652), (1280, 748), (1920, 1010), (2560, 1360)])
@pytest.mark.parametrize(("seats", "zoom"), [(3, 100), (2, 100), (3, 130)])
def test_the_worst_case_fits(table: Any, size: tuple[int, int], seats: int, zoom: int) -> None:
    t = table(size=size, seats=seats, settings={"card_zoom": zoom})
    view = t.driver.view
    groups = tuple(GroupView("gang", ("65",) * 4) for _ in range(3))
    groups += tuple(GroupView("peng", ("44",) * 3) for _ in range(4))
    full = tuple(replace(s, groups=groups, row=("22",) * 15) for s in view.seats)
    t.driver.tell([], replace(view, seats=full, shown=Shown("62", seats - 1, "flip")))
    named = [(str(k), r) for k, r in t.view.things() if k[0] != "hand"]
    assert crossing(named) == []
    assert all(r.x >= 0 and r.r <= t.view.width() + 1 for k, r in t.view.things())
    hand = [h.rect for h in t.view.scene.hand]
    assert all(b.x - a.x >= 0.749 * a.w for a, b in pairwise(hand))


def test_sizes_do_not_change_during_a_hand(table: Any, qtbot: Any) -> None:
    t = table()
    wide = t.view.scene.hand_size[0]
    t.to_discard(qtbot)
    few = replace(t.driver.view.me, hand=t.driver.view.me.hand[:5])
    t.driver.tell([], replace(t.driver.view, seats=(few, *t.driver.view.seats[1:])))
    assert len(t.view.scene.hand) == 5
    assert t.view.scene.hand_size[0] <= wide


def test_selecting_paints_only_what_changed(table: Any, qtbot: Any) -> None:
    t = table()
    qtbot.wait(50)
    t.view.painted.clear()
    qtbot.mouseClick(t.view, Qt.MouseButton.LeftButton, pos=t.at("hand", t.hand_ids()[3]))
    qtbot.wait(50)
    assert t.view.painted
    whole = t.view.width() * t.view.height()
    assert max(r.w * r.h for r in t.view.painted) < whole / 4


def test_movement_tells_the_engine_when_it_is_over(table: Any, qtbot: Any) -> None:
    t = table(settings={"speed": 1})
    t.view.mover.finish()
    shows = t.driver.shows
    view = replace(t.driver.view, shown=Shown("62", 2, "flip"))
    t.driver.tell([Event("flip", 2, ("62",))], view)
    assert t.view.mover.running
    assert t.driver.shows == shows
    qtbot.waitUntil(lambda: t.driver.shows == shows + 1, timeout=3000)
    assert not t.view.mover.running


def test_the_length_does_not_tell_who_could_claim(table: Any) -> None:
    t = table()
    lengths = set()
    for claims in (CLAIMS, (), ("hu 62", "pass")):
        legal = tuple(Action.parse(c) for c in claims)
        view = replace(t.driver.view, shown=Shown("62", 2, "flip"), legal=legal)
        t.page.model.step([], view)
        t.view.rebuild()
        made = animation.plan([Event("flip", 2, ("62",))], t.page.model, t.view.scene, [], 3)
        lengths.add(made.length)
    assert lengths == {220.0}


def test_a_deal_moves_four_cards_at_most_and_takes_little_time(table: Any) -> None:
    t = table()
    deal = next(e for e in t.driver.hand.events if e.kind == "deal" and e.seat == 0)
    made = animation.plan([deal], t.page.model, t.view.scene, t.hand_ids(), 3)
    assert made.length <= 1200
    starts = [(f.begin, f.begin + f.last) for f in made.flights]
    assert len(starts) == 20
    assert max(sum(a <= at < b for a, b in starts) for at in range(0, 1200, 5)) <= 4


def test_a_click_ends_the_dealing(table: Any, qtbot: Any) -> None:
    t = table(settings={"speed": 5})
    assert t.view.mover.running
    qtbot.mouseClick(t.view, Qt.MouseButton.LeftButton, pos=t.at("stock"))
    assert not t.view.mover.running
    assert t.driver.shows == 1


def test_no_svg_is_parsed_while_cards_move(table: Any) -> None:
    t = table()
    _asked(t)
    t.page.grab()
    parsed = t.settings.look.faces.svg_parsed
    for card in ("11", "22", "65"):
        t.driver.tell([], replace(t.driver.view, shown=Shown(card, 1, "discard")))
        t.page.grab()
    assert t.settings.look.faces.svg_parsed == parsed


def _names(t: Any) -> list[str]:
    root = QAccessible.queryAccessibleInterface(t.view)
    return [root.child(i).text(QAccessible.Text.Name) for i in range(root.childCount())]


def test_a_screen_reader_walks_the_table(table: Any) -> None:
    t = table()
    _asked(t)
    root = QAccessible.queryAccessibleInterface(t.view)
    names = _names(t)
    assert len(names) == len(t.view.things())
    assert all(names)
    assert "上家 翻: 平八" in names
    assert "余 45" in names
    assert "1: 吃 平八 猫猫 猫猫, 2 陀" in names
    for i in range(root.childCount()):
        child = root.child(i)
        assert child.rect().width() > 10
        assert root.indexOfChild(child) == i
    disabled = [root.child(i).state().disabled for i, n in enumerate(names) if n.startswith("胡")]
    assert disabled == [True]


def test_language_and_theme_switch_while_playing(table: Any) -> None:
    t = table()
    _asked(t)
    language().set("en")
    assert "Left: flipped: Flat Eight" in _names(t)
    assert t.page.tools.actions["undo"].text() == "Take back"
    day = t.page.grab().toImage()
    t.settings.look.set(THEMES["night"])
    assert t.page.grab().toImage() != day


def test_the_log_says_what_happened(table: Any) -> None:
    t = table()
    _asked(t)
    t.driver.tell([Event("row", 2, ("62",)), Event("draw", 1, ("?",), "tou")], t.driver.view)
    log = t.page.panel.log
    texts = [log.item(i).text() for i in range(log.count())]
    assert texts[-2:] == ["翻 平八，无人要", "偷一张"]


def test_a_costly_move_is_asked_about(table: Any, qtbot: Any) -> None:
    from changpai_desktop.desktop.table.confirm import Confirm
    from changpai_desktop.games.contract import Reason
    from changpai_desktop.games.yaodiren.words import R

    t = table()
    t.driver.judge = lambda a: t.driver.judged.emit(a, None, Reason(R["warn_foul"], {"pay": 2}, "1.5.4"))
    t.page.attempt(Action("start"))
    assert t.driver.answers == []
    box = t.page.findChild(Confirm)
    qtbot.keyClick(box.keep, Qt.Key.Key_Return)
    assert t.driver.answers == []
    t.page.attempt(Action("start"))
    next(b for b in t.page.findChildren(Confirm) if b.isVisible()).accept()
    assert t.driver.answers == [Action("start")]


def test_a_reason_inside_a_reason_has_its_figures(table: Any) -> None:
    from changpai_desktop.games.contract import Reason
    from changpai_desktop.games.yaodiren.words import R

    t = table()
    why = Reason(R["warn_drop"], {"why": R["short_tuo"], "have": 30, "want": 33}, "1.9")
    t.driver.judge = lambda a: t.driver.judged.emit(a, why, None)
    t.page.attempt(Action("start"))
    assert "最多只能到30陀，要33陀才够" in t.view.state.why


def test_taking_back_shortens_the_log_to_the_decision(table: Any, qtbot: Any) -> None:
    t = table()
    at_start = [t.page.panel.log.item(i).text() for i in range(t.page.panel.log.count())]
    view = t.driver.view
    t.page.attempt(Action("start"))
    t.driver.go_on()
    assert t.page.panel.log.count() > len(at_start)
    t.driver.rewound = True
    t.driver.tell([], view)
    assert [t.page.panel.log.item(i).text() for i in range(t.page.panel.log.count())] == at_start


@pytest.mark.parametrize(("mode", "shown"), [("practice", True), ("honest", False)])
def test_the_deal_code_is_kept_back_while_an_honest_hand_is_played(table: Any, mode: str, shown: bool) -> None:
    """From the code everybody's cards can be told (`changpai deal`)."""
    made = table(mode=mode)
    assert (made.driver.facts.code in made.page.info()) == shown
