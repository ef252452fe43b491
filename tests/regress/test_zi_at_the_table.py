"""What playing the 字牌 games in the window brought to light."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.app import House
from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.paint import Painter
from changpai_desktop.desktop.table.confirm import Confirm
from changpai_desktop.games.contract import Action, Reason, Shown, Word
from changpai_desktop.games.registry import GAME_IDS, game
from changpai_desktop.games.signs import SIGNS
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.store.places import places
from tests.desktop.table import zi
from tests.desktop.table.conftest import table, zi_table

__all__ = ["table", "zi_table"]
BRAIN = str(Path(__file__).parents[1] / "desktop" / "fake_brain.py")
LOSES_A_KIND = Word("Sample", "light")


@pytest.fixture
def house(qtbot: QtBot) -> Iterator[House]:
    where = places()
    where.make()
    made = House(where, [sys.executable, BRAIN])
    made.settings.values.speed = 0
    qtbot.addWidget(made.window)
    made.open()
    yield made
    made.window.close()
    made.close()
    language().set("en")


def match(human: bool = False, hands: int = 1) -> MatchConfig:
    first = PlayerSpec("Me", "human") if human else PlayerSpec("A", "ai", "novice")
    others = (PlayerSpec("B", "ai", "novice"), PlayerSpec("C", "ai", "novice"))
    return MatchConfig("hunan", 3, (first, *others), DealCode.from_seed(5), hands=hands)


# ---- the engine


def test_an_answered_question_is_not_asked_again(house: House, qtbot: QtBot) -> None:
    """While the decision is on its way to the rules, the answer of another seat came in and asked once more."""
    engine = house.engine
    with qtbot.waitSignal(engine.decision_needed, timeout=10_000) as asked:
        engine.begin(match(human=True))
    view, ticket = asked.args
    again: list[int] = []
    engine.decision_needed.connect(lambda _view, number: again.append(number))
    engine.answer(ticket, view.legal[0])
    engine._proceed()
    assert again == [] and engine.open_ticket == 0


# ---- the settlement of a hand that ended unseen


def ended_elsewhere(house: House, qtbot: QtBot) -> None:
    house.window.go("table")
    with qtbot.waitSignal(house.engine.hand_over, timeout=20_000):
        house.engine.begin(match(hands=2))
        house.window.go("settings")
    assert house.window.current == "settings"


def test_a_hand_that_ends_unseen_is_settled_when_the_table_is_looked_at(house: House, qtbot: QtBot) -> None:
    ended_elsewhere(house, qtbot)
    house.window.back()
    qtbot.waitUntil(lambda: house.window.current == "settlement", timeout=3000)
    settlement: Any = house.window.page("settlement")
    assert settlement.settled.facts is house.engine.facts
    with qtbot.waitSignal(house.engine.hand_over, timeout=20_000):
        settlement.go_on()
    qtbot.waitUntil(lambda: settlement.settled.facts.number == 1, timeout=3000)


def test_nothing_of_an_old_match_is_settled_later(house: House, qtbot: QtBot) -> None:
    ended_elsewhere(house, qtbot)
    house.window.go("start")
    assert house.engine.facts is None
    house.window.go("table")
    qtbot.wait(30)
    assert house.window.current == "table"
    table: Any = house.window.page("table")
    assert table.model is None, "nobody looks at the table of the last match"
    with qtbot.waitSignal(house.engine.decision_needed, timeout=10_000):
        house.engine.begin(match(human=True))
    assert house.window.current == "table" and table.model is not None


# ---- warnings


def judged_as(made: Any, warning: Reason | None) -> None:
    made.driver.judge = lambda action: made.driver.judged.emit(action, None, warning)
    made.ask(made.first)


def test_a_kind_given_up_is_told_and_not_asked_about(zi_table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(zi.GAME), "light", frozenset({LOSES_A_KIND}))
    passing = replace(zi.view(3), legal=(Action("peng", ("一", "一", "一")), Action("pass")))
    t = zi_table(view=passing)
    answered: list[Action] = []
    t.driver.answer = lambda _ticket, action: answered.append(action)
    judged_as(t, Reason(LOSES_A_KIND, {}, "1.5.1"))
    assert "light" in t.page.panel.hint.note and "1.5.1" in t.page.panel.hint.note
    t.page.attempt(Action("pass"))
    assert answered == [Action("pass")] and t.page.findChildren(Confirm) == []
    assert t.page.model.log[-1].cost is not None, "and stays in the record"


def test_what_may_cost_the_hand_is_still_asked_about(zi_table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(zi.GAME), "light", frozenset({LOSES_A_KIND}))
    passing = replace(zi.view(3), legal=(Action("hu"), Action("pass")))
    t = zi_table(view=passing)
    answered: list[Action] = []
    t.driver.answer = lambda _ticket, action: answered.append(action)
    judged_as(t, Reason(Word("Sample", "a win is passed"), {}, "1.5.5"))
    assert "a win is passed" not in t.page.panel.hint.note
    t.page.attempt(Action("pass"))
    (box,) = t.page.findChildren(Confirm)
    assert answered == []
    box.reject()


@pytest.mark.parametrize("name", [g for g in GAME_IDS if SIGNS[g].pack == "zipai"])
def test_the_light_warnings_are_those_of_a_kind(name: str) -> None:
    """No foul, no passed win and no missed 开 is among them."""
    light = {w.source for w in game(name).light}
    assert light and not [s for s in light if any(x in s for x in ("foul", "win is passed", "kai", "pay", "dead"))]


# ---- what a seat has shown, and what it drew unseen


def painted(made: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    card = Painter.card

    def noted(self: Painter, token: str, *args: Any, **kw: Any) -> Any:
        found.append(token)
        return card(self, token, *args, **kw)

    monkeypatch.setattr(Painter, "card", noted)
    made.page.grab()
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_a_shown_card_lies_at_its_seat(zi_table: Any, monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    before = zi.view(seats)
    t = zi_table(view=before, seats=seats)
    without = painted(t, monkeypatch).count("拾")
    for seat in range(seats):
        shown = tuple(replace(s, known=("拾",)) if i == seat else s for i, s in enumerate(before.seats))
        t.ask(replace(before, seats=shown))
        assert painted(t, monkeypatch).count("拾") == without + 1


def test_a_card_drawn_unseen_is_on_the_stage(zi_table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    view = replace(zi.view(3), shown=None, legal=(Action("hu"), Action("pass")), facts={"drawn": "拾"})
    t = zi_table(view=view)
    assert "拾" in painted(t, monkeypatch) and ("shown",) in dict(t.view.things())
    t.ask(replace(view, shown=Shown("一", 1, "flip")))
    assert t.page.model.drawn == ""


# ---- settings and rule book


def test_the_characters_can_be_chosen(house: House) -> None:
    house.window.go("settings")
    page: Any = house.window.page("settings")
    choice = page._controls["lettering"]
    choice.set_value("plain")
    choice.chosen.emit("plain")
    assert house.settings.lettering == "plain" and house.settings.look.faces.printed.hand == "plain"


def test_settings_and_rule_book_let_choose_the_game(house: House, qtbot: QtBot) -> None:
    for name in ("settings", "rules"):
        house.window.go(name)
        page: Any = house.window.page(name)
        page.games.setCurrentIndex(GAME_IDS.index("daer"))
        qtbot.waitUntil(lambda p=page: (getattr(p, "_game", "") or p._game_id) == "daer")  # type: ignore[misc]
    assert "Daer" in house.window.windowTitle() or "daer" in house.window.windowTitle().lower()


def test_nothing_of_the_setup_is_cut_on_a_narrow_window(house: House, qtbot: QtBot) -> None:
    language().set("en")
    house.window.resize(1024, 700)
    start: Any = house.window.page("start")
    for name in GAME_IDS:
        start.choose(name)
        qtbot.wait(30)
        assert start.setup.width() >= start.setup.needs()
