"""The settlement page with large text, and with what games of the family `zi` will tell it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.engine_worker import HandFacts
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.settlement import SettlementPage
from changpai_desktop.desktop.settlement_pen import measuring
from changpai_desktop.desktop.settlement_words import Settled
from changpai_desktop.games import registry
from tests.desktop import zi_sample
from tests.desktop.conftest import Way
from tests.desktop.test_settlement import DRAW, WIN, facts_of, page, show

__all__ = ["page"]
KINDS = ("win3", "win4", "rest4", "two4", "foul3", "foul4", "draw3", "draw4")
NAMES = ("Me", "Sister Liu", "Mrs Wang Er", "Old Chen")


@pytest.fixture(autouse=True)
def sample(monkeypatch: pytest.MonkeyPatch, page: SettlementPage) -> Iterator[None]:
    """The stand-in game is among the games, and its faces among the faces."""
    registry.game.cache_clear()
    monkeypatch.setitem(registry._MODULES, zi_sample.GAME.id, "tests.desktop.zi_sample")
    faces = page.settings.look.faces
    faces.artwork = zi_sample.ZiArt(faces.artwork)
    yield
    registry.game.cache_clear()


def _facts(kind: str) -> HandFacts:
    return facts_of(*(WIN if kind == "win" else DRAW)) if kind in ("win", "draw") else zi_sample.facts(kind, NAMES)


def _scale(page: SettlementPage, scale: float) -> None:
    page.settings.look.set(page.settings.look.theme, text_scale=scale)


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("kind", ["win", "draw", *KINDS])
@pytest.mark.parametrize("size", [(1024, 648), (1280, 720)])
def test_sheets_scroll_and_buttons_stay_apart(
    page: SettlementPage, size: tuple[int, int], kind: str, scale: float
) -> None:
    page.resize(*size)
    _scale(page, scale)
    show(page, _facts(kind))
    places = [sheet.geometry() for sheet in page.sheets]
    for i, (sheet, place) in enumerate(zip(page.sheets, places, strict=True)):
        assert page.column.rect().contains(place)
        assert place.height() >= sheet.wanted(place.width()) - 1
        assert not any(place.intersects(other) for other in places[i + 1 :])
    buttons = [button.geometry() for button in page.buttons]
    for i, (button, place) in enumerate(zip(page.buttons, buttons, strict=True)):
        assert page.rect().contains(place) and not place.intersects(page.area.geometry())
        assert place.width() >= button.reach() - 1
        assert not any(place.intersects(other) for other in buttons[i + 1 :])


def test_at_normal_size_all_is_in_sight(page: SettlementPage) -> None:
    before = []
    for scale in (1.0, 3.0, 1.0):
        _scale(page, scale)
        show(page, _facts("win"))
        before.append([part.geometry() for part in (*page.sheets, *page.buttons)])
    assert before[0] == before[2] != before[1]
    assert page.area.verticalScrollBar().maximum() == 0


def test_text_follows_the_text_size(page: SettlementPage) -> None:
    look = page.settings.look
    for scale in (1.0, 1.2, 2.0, 3.0):
        look.text_scale = scale
        with measuring(look, 1.0) as b:
            assert b.px(14) >= 14 * scale - 0.01 and b.px(44) >= 44


@pytest.mark.parametrize("scale", [1.0, 3.0])
def test_keys_scroll_the_page(page: SettlementPage, scale: float) -> None:
    _scale(page, scale)
    show(page, _facts("win"))
    bar = page.area.verticalScrollBar()
    page.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier))
    assert (bar.value() > 0) == (scale > 1)
    page.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier))
    assert bar.value() == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_held_key_does_not_go_on(page: SettlementPage, qtbot: QtBot, key: Qt.Key) -> None:
    show(page, _facts("win"))
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    for widget in (page.next_button, page):
        widget.keyPressEvent(held)
    way = page.navigator
    assert isinstance(way, Way) and way.gone == []
    page.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
    assert way.gone == [("table", {})]


@pytest.mark.parametrize("kind", KINDS)
def test_every_ending_is_painted(page: SettlementPage, kind: str) -> None:
    for scale in (1.0, 3.0):
        _scale(page, scale)
        show(page, _facts(kind))
        for sheet in page.sheets:
            sheet.grab()


def test_units_come_from_the_counts() -> None:
    facts = zi_sample.facts("win3")
    figures = [row.figure for row in Settled(facts.outcomes[-1], facts).rows()]
    assert figures[:4] == ["21", "2 番", "1 番", "20 和"]


def test_covered_groups_lie_open(page: SettlementPage) -> None:
    show(page, zi_sample.facts("win3"))
    said = page.groups.accessibleDescription()
    assert "?" not in said and said.count("Big 2") >= 4


def test_who_rests_neither_pays_nor_gets(page: SettlementPage) -> None:
    facts = zi_sample.facts("rest4", NAMES)
    show(page, facts)
    s = Settled(facts.outcomes[-1], facts)
    assert s.outcome.deltas[2] == 0 and all(2 not in (a, b) for a, b, _ in s.payments())
    assert page.pays._gain(s, 2) == "resting" and page.pays._gain(s, 1) == "+26"
    assert "Mrs Wang Er" not in page.hands.accessibleDescription()


def test_a_foul_is_paid_without_a_winner(page: SettlementPage) -> None:
    facts = zi_sample.facts("foul4", NAMES)
    show(page, facts)
    assert "Foul payment" in page.account.accessibleDescription()
    assert "Me pays Sister Liu 15" in page.pays.accessibleDescription()
    assert page.head.accessibleDescription().startswith("A dead hand ends the game.")


def test_each_of_several_winners_has_an_account() -> None:
    facts = zi_sample.facts("two4", NAMES)
    details = [row.detail for row in Settled(facts.outcomes[-1], facts).rows()]
    assert [d for d in details if d.startswith("Mrs Wang Er")] and [d for d in details if d.startswith("Old Chen")]


def test_all_gains_stand_under_the_account(page: SettlementPage) -> None:
    """Four names beside the words were cut, and the last gain with them."""
    names = tuple("A rather long name" for _ in range(4))
    facts = replace(zi_sample.facts("two4", names), path=Path("none"))
    s = Settled(facts.outcomes[-1], facts)
    assert s.gains() in s.zero() and s.gains(6).startswith("A rat… −26   A rat… 0")
    show(page, facts)
    said: list[str] = []
    with measuring(page.settings.look, 1.0) as b:
        text = b.text
        b.text = lambda r, line, *a, **kw: said.append(line) or text(r, line, *a, **kw)  # type: ignore[method-assign, func-returns-value]
        page.account.draw(b, Rect(0, 0, 440, 200), s)
        assert b.width(said[0], 16) <= 440
    assert said[0].count("+13") == 2 and "−26" in said[0]
