"""Start, settings and about pages: choices become a match, are kept, and contradictions are refused by name."""

import gc
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.about_page import AboutPage
from changpai_desktop.desktop.app import House
from changpai_desktop.desktop.demo import places_in, play_one
from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.presets_dialog import RulesDialog
from changpai_desktop.desktop.settings_page import SettingsPage
from changpai_desktop.desktop.settings_rows import KeyRow
from changpai_desktop.desktop.start_page import StartPage
from changpai_desktop.desktop.start_setup import SetupPanel
from changpai_desktop.desktop.widgets import PillButton, Stepper
from changpai_desktop.games.registry import game
from changpai_desktop.store.settings import load

BRAIN = str(Path(__file__).with_name("fake_brain.py"))


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    where = places_in(tmp_path)
    where.make()
    made = House(where, [sys.executable, BRAIN])
    made.settings.values.speed = 0
    made.settings.values.language = "en"
    language().set("en")
    qtbot.addWidget(made.window)
    made.open()
    yield made
    made.close()
    language().set("en")


def start_page(house: House) -> StartPage:
    page = house.window.page("start")
    assert isinstance(page, StartPage)
    return page


def setup_of(house: House) -> SetupPanel:
    page = start_page(house)
    page.choose("yaodiren")
    assert page.setup is not None
    return page.setup


def settings_page(house: House) -> SettingsPage:
    house.window.go("settings")
    page = house.window.page("settings")
    assert isinstance(page, SettingsPage)
    return page


def test_choices_become_a_match_and_are_kept(house: House) -> None:
    setup = setup_of(house)
    setup.seats.set_value(2)
    setup.mode.set_value("honest")
    setup.hands.set_value(8)
    setup.preset.setCurrentIndex(setup.preset.findData("gunfan"))
    setup.code.setText("8k3f q2tm")
    config = setup.config()
    assert (config.seats, config.mode, config.hands, config.preset) == (2, "honest", 8, "gunfan")
    assert str(config.code) == "8K3F-Q2TM" and [p.kind for p in config.players] == ["human", "ai"]
    setup.start.disconnect()
    setup.go.click()
    kept = load(house.places.settings).settings.start["yaodiren"]
    assert (kept.seats, kept.preset, kept.hands, kept.mode) == (2, "gunfan", 8, "honest")


def test_a_wrong_deal_code_cannot_start(house: House) -> None:
    setup = setup_of(house)
    setup.code.setText("8K3F")
    assert not setup.go.isEnabled()
    setup.code.setText("")
    assert setup.go.isEnabled()


def test_everything_takes_the_keyboard_and_has_a_name(house: House) -> None:
    house.window.go("about")
    for page in (start_page(house), settings_page(house), house.window.page("about")):
        for kind in (QAbstractButton, QComboBox, QLineEdit):
            for widget in page.findChildren(kind):
                if widget.objectName().startswith("qt_") or isinstance(widget.parent(), QComboBox | QLineEdit):
                    continue
                assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus, widget
                assert widget.accessibleName() or widget.parent().accessibleName(), widget


def test_a_match_left_is_offered_again(qtbot: QtBot, house: House) -> None:
    setup = setup_of(house)
    with qtbot.waitSignal(house.engine.decision_needed, timeout=10_000):
        house.engine.begin(setup.config())
    house.engine.leave()
    page = start_page(house)
    page.look_for_match()
    assert page.resume.isVisibleTo(page) and "1" in page.resume.heading


def test_a_finished_match_is_not_offered(house: House) -> None:
    from changpai_desktop.desktop.demo import config_of

    assert play_one(house, config_of("yaodiren"), 20_000).facts is not None
    page = start_page(house)
    page.look_for_match()
    assert not page.resume.isVisibleTo(page)


def test_contradicting_rules_are_refused_with_both_names(house: House) -> None:
    played = game("yaodiren")
    dialog = RulesDialog(house.settings, played, "", {}, house.window)
    editor = dialog.editor
    editor.drops["count_sets"].setCurrentIndex(1)
    assert editor.values["count_sets"] == "exposed"
    editor.drops["silent_quad"].setCurrentIndex(1)
    assert editor.values["silent_quad"] == "gang" and editor.drops["silent_quad"].currentIndex() == 0
    assert "Threes and fours in hand" in editor.told.text() and "Four alike kept in hand" in editor.told.text()
    dialog.name.setText("Ours")
    dialog._keep()
    assert house.settings.presets == {"yaodiren": {"Ours": {"count_sets": "exposed"}}}


def test_own_rules_are_kept_and_deleted(house: House) -> None:
    page = settings_page(house)
    page.editor.drops["max_fan"].setCurrentIndex(1)
    page.own_name.setText("茶馆")
    page.keep.click()
    assert load(house.places.settings).settings.presets == {"yaodiren": {"茶馆": {"max_fan": 3}}}
    page.drop_own.click()
    assert load(house.places.settings).settings.presets.get("yaodiren", {}) == {}


def test_a_taken_key_is_refused_with_both_names(house: House) -> None:
    page = settings_page(house)
    row = next(r for r in page.findChildren(KeyRow) if r.command.id == "hint")
    row.edit.setKeySequence(QKeySequence("F11"))
    row._take()
    assert house.settings.keys == {}
    assert "Full screen" in row._told.text() and "Hint" in row._told.text()
    row.edit.setKeySequence(QKeySequence("F1"))
    row._take()
    assert house.settings.keys == {"hint": "F1"}


def test_the_language_switches_in_place(qtbot: QtBot, house: House) -> None:
    page = settings_page(house)
    with qtbot.waitSignal(language().changed, timeout=1000):
        house.settings.set("language", "zh_CN")
    assert page.title() == "设置" and start_page(house).go_on.text() == "继续"


def test_about_tells_how_to_check_a_deal(house: House) -> None:
    from PySide6.QtWidgets import QLabel

    page = house.window.page("about")
    assert isinstance(page, AboutPage)
    texts = [label.text() for label in page.findChildren(QLabel)]
    assert any(t.startswith("changpai deal ") for t in texts)
    assert str(house.places.replays) in texts


def _settle() -> None:
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        gc.collect()


def test_a_deleted_settings_page_is_not_kept_by_its_timers(house: House) -> None:
    made = SettingsPage(house.engine, house.settings)
    made._rebuild()
    made._set("language", "zh_CN")
    left = weakref.ref(made)
    made.deleteLater()
    del made
    _settle()
    assert left() is None
    assert language().code == "en"


def test_large_text_is_set_step_by_step_with_the_keyboard(house: House) -> None:
    """The page is built anew for large text, under the very button that was pressed."""
    house.window.resize(1280, 800)
    house.window.show()
    page = settings_page(house)
    house.settings.set("text_scale", 115)
    page._controls["text_scale"].findChildren(PillButton)[1].setFocus()
    for wanted in (120, 125, 130):
        focused = page.focusWidget()
        assert isinstance(focused, PillButton)
        focused.click()
        _settle()
        assert house.settings.text_scale == wanted
    assert page._controls["text_scale"].value() == 130  # type: ignore[attr-defined]


@pytest.mark.parametrize("scale", [100, 200, 300])
@pytest.mark.parametrize("code", ["en", "zh_CN"])
@pytest.mark.parametrize("name", ["settings", "about"])
def test_nothing_is_wider_than_the_page(house: House, name: str, code: str, scale: int) -> None:
    language().set(code)
    house.window.resize(1280, 800)
    house.window.show()
    house.settings.set("text_scale", scale)
    house.window.go(name)  # type: ignore[arg-type]
    _settle()
    page = house.window.page(name)  # type: ignore[arg-type]
    assert isinstance(page, SettingsPage | AboutPage)
    body = page.area.widget()
    assert body is not None
    assert body.width() <= page.area.viewport().width()
    kinds = (PillButton, Stepper, QComboBox, QLineEdit)
    for part in body.findChildren(QWidget):
        if isinstance(part, kinds) and part.isVisible():
            left = part.mapTo(body, part.rect().topLeft()).x()
            assert left >= 0 and left + part.width() <= body.width(), part


@pytest.mark.parametrize("code", ["zh_CN", "zh_TW", "en"])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_names_and_players_of_all_games_are_whole(
    qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch, code: str, size: tuple[int, int]
) -> None:
    from changpai_desktop.desktop.i18n import word
    from changpai_desktop.desktop.layout import Rect
    from changpai_desktop.desktop.paint import Painter
    from changpai_desktop.desktop.start_board import GamesGrid

    cut: list[str] = []
    said: list[str] = []
    text = Painter.text

    def note(b: Painter, r: Rect, what: str, size: float = 16, *rest: object, **kw: object) -> float:
        said.append(what)
        bold = bool(rest[2]) if len(rest) > 2 else bool(kw.get("bold"))
        if b.width(what, size, bold) > r.w + 0.5:
            cut.append(what)
        return text(b, r, what, size, *rest, **kw)  # type: ignore[arg-type]

    language().set(code)
    grid = GamesGrid(house.settings.look, "jier", None)  # type: ignore[arg-type]
    qtbot.addWidget(grid)
    grid.resize(size[0] - 290, size[1] - 90)
    grid.show()
    with monkeypatch.context() as patched:
        patched.setattr(Painter, "text", note)
        grid.grab()
    joined = "".join(said).replace(" ", "")
    names = [word(card.sign.name).replace(" ", "") for card in grid.cards.values()]
    language().set("en")
    assert cut == [] and all(name in joined for name in names)
    assert any("2–7" in x for x in said)
