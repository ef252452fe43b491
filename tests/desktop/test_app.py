"""The window: pages, geometry, keys, one instance, and what nobody caught."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEasingCurve, QRect
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.app import House
from changpai_desktop.desktop.crash import Excepthook
from changpai_desktop.desktop.demo import places_in
from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.main_window import LEAST, PageName, clamped
from changpai_desktop.desktop.shortcuts import COMMANDS, keys_of, taken_by
from changpai_desktop.desktop.single import SingleInstance
from changpai_desktop.desktop.window_commands import TEXT_SIZES, stepped

BRAIN = str(Path(__file__).with_name("fake_brain.py"))


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    where = places_in(tmp_path)
    where.make()
    made = House(where, [sys.executable, BRAIN])
    made.settings.values.speed = 0
    qtbot.addWidget(made.window)
    made.open()
    yield made
    made.close()
    language().set("en")


def test_pages_come_back_to_where_they_were_left_from(house: House) -> None:
    window = house.window
    assert window.current == "start" and not window.bar.isVisible()
    window.go("settings")
    window.go("about")
    assert window.bar.isVisible()
    window.back()
    assert window.current == "settings"
    window.back()
    assert window.current == "start"


@pytest.mark.parametrize("reduced", [False, True])
def test_the_settlement_comes_more_slowly_than_other_pages(house: House, reduced: bool) -> None:
    """Fades stay with reduced motion; without speed there are none."""
    window, settings = house.window, house.settings
    settings.values.reduced_motion = reduced
    window.go("table")
    window.go("settlement")
    assert window._fade is None
    settings.values.speed = 3
    fades: list[tuple[int, object]] = []
    pages: tuple[PageName, ...] = ("table", "settlement", "about")
    for page in pages:
        window.go(page)
        assert window._fade is not None
        fades.append((window._fade.duration(), window._fade.easingCurve().type()))
    curves = QEasingCurve.Type
    assert fades == [(140, curves.Linear), (200, curves.OutQuad), (140, curves.Linear)]
    settings.values.speed = 0


def test_the_window_is_never_too_small(house: House) -> None:
    house.window.resize(300, 200)
    assert (house.window.width(), house.window.height()) == LEAST


def test_place_is_clamped_to_the_screens() -> None:
    screens = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)]
    assert clamped([5000, 4000, 1280, 800], screens).bottomRight().x() < 3200
    assert clamped([2000, 50, 1100, 800], screens) == QRect(2000, 50, 1100, 800)
    assert screens[0].contains(clamped([-300, -300, 4000, 3000], screens))
    assert clamped([], screens).center() == QRect(320, 140, 1280, 800).center()


def test_keys_are_unique_and_a_taken_one_is_named() -> None:
    every = [k.toString() for c in COMMANDS for k in keys_of({}, c.id)]
    assert len(every) == len(set(every))
    found = taken_by({}, "F11", "hint")
    assert found is not None and found.id == "full_screen"
    assert taken_by({"full_screen": "F1"}, "F11", "hint") is None


def test_theme_and_text_size_by_command(house: House) -> None:
    settings = house.settings
    settings.set("theme", "day")
    house.window.commands.actions["theme"].trigger()
    assert settings.theme == "night" and settings.look.theme.name == "night"
    house.window.commands.actions["text_larger"].trigger()
    assert settings.text_scale == 110 and settings.look.text_scale == pytest.approx(1.1)
    assert stepped(TEXT_SIZES, 300, 1) == 300 and stepped(TEXT_SIZES, 75, -1) == 75


def test_a_second_start_raises_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    first = SingleInstance(tmp_path)
    assert first.first()
    first.listen()
    second = SingleInstance(tmp_path)
    with qtbot.waitSignal(first.raised, timeout=3000):
        assert not second.first()
    first.close()
    assert second.first()
    second.close()


def test_what_nobody_caught_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    told: list[str] = []
    hook = Excepthook(told.append)
    for _ in range(3):
        hook(ValueError, ValueError("bad"), None)
    assert told == ["ValueError: bad"]
    assert capsys.readouterr().err.count("bad") == 3


def test_geometry_is_kept(house: House) -> None:
    house.window.resize(1100, 720)
    house.window.close()
    assert house.settings.geometry[2:] == [1100, 720]
    assert house.places.settings.exists()


def test_a_window_that_is_not_painted_is_not_waited_for(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes after the first paint comes once, and comes too if there is no paint."""
    where = places_in(tmp_path)
    where.make()
    made = House(where, [sys.executable, BRAIN])
    qtbot.addWidget(made.window)
    told: list[str] = []
    monkeypatch.setattr(made.window, "show", lambda: None)
    made.open(lambda: told.append("after"))
    assert made._unseen.isActive()
    made._unseen.timeout.emit()
    made._unseen.timeout.emit()
    assert told == ["after"]
    assert made.window.commands.actions["quit"].text()
    made.close()
    made.window.close()
