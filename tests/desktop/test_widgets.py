"""The widgets work by keyboard alone, show focus, and follow the theme."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QColor, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.faces import Faces, Print
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import Painter
from changpai_desktop.desktop.sheet import stylesheet
from changpai_desktop.desktop.surfaces import Mats, Plate, Tool, claim_button, plate, toolbar
from changpai_desktop.desktop.theme import DAY, NIGHT, THEMES, Theme
from changpai_desktop.desktop.toolbar import ToolBar
from changpai_desktop.desktop.widgets import CardPanel, Choice, Drop, Look, PillButton, Stepper, Switch
from tests.desktop.art_sample import SampleArt


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    return Look(DAY, Faces(SampleArt()))


def has(widget: QWidget, colour: str) -> bool:
    """Whether a pixel of exactly this colour is shown."""
    picture = widget.grab().toImage()
    want = QColor(colour).rgb()
    return any(picture.pixel(x, y) == want for x in range(picture.width()) for y in range(picture.height()))


def focused(qtbot: QtBot, widget: QWidget, inside: QWidget) -> None:
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    qtbot.waitExposed(widget)
    inside.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(inside.hasFocus)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_button_is_pressed_by_key(qtbot: QtBot, look: Look, key: Qt.Key) -> None:
    button = PillButton(look, "Resume", "tea", "play", "R")
    focused(qtbot, button, button)
    with qtbot.waitSignal(button.clicked, timeout=500):
        QTest.keyClick(button, key)
    assert button.accessibleName() == "Resume"


def test_focus_is_an_indigo_frame(qtbot: QtBot, look: Look) -> None:
    for made in (PillButton(look, "A"), Switch(look, "B")):
        qtbot.addWidget(made)
        made.resize(made.sizeHint())
        assert not has(made, DAY.indigo)
        focused(qtbot, made, made)
        assert has(made, DAY.indigo)


def test_buttons_grow_with_the_text(look: Look) -> None:
    button = PillButton(look, "Resume")
    before = button.sizeHint()
    look.set(NIGHT, text_scale=2.0)
    assert button.sizeHint().height() > before.height()
    assert button.sizeHint().width() > before.width()


def test_a_choice_goes_by_arrow_keys(qtbot: QtBot, look: Look) -> None:
    choice = Choice(look, "Theme", [("day", "Day"), ("night", "Night")], "day")
    first, second = (b for b in choice.findChildren(QWidget))
    focused(qtbot, choice, first)
    with qtbot.waitSignal(choice.chosen, timeout=500) as seen:
        QTest.keyClick(first, Qt.Key.Key_Right)
    assert seen.args == ["night"]
    assert choice.value() == "night"
    assert has(second, DAY.tea)
    with pytest.raises(ValueError, match="noon"):
        choice.set_value("noon")


def test_a_switch_tells_its_state_by_the_knob(qtbot: QtBot, look: Look) -> None:
    switch = Switch(look, "Sound")
    focused(qtbot, switch, switch)
    off = switch.grab().toImage()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert switch.isChecked()
    assert switch.grab().toImage() != off


def test_a_stepper_stays_within_its_limits(qtbot: QtBot, look: Look) -> None:
    stepper = Stepper(look, "Rounds", 1, 3, 2)
    qtbot.addWidget(stepper)
    less, more = stepper.findChildren(PillButton)
    with qtbot.waitSignal(stepper.value_changed, timeout=500):
        more.click()
    assert (stepper.value(), more.isEnabled(), less.isEnabled()) == (3, False, True)
    QTest.keyClick(stepper, Qt.Key.Key_Left)
    assert stepper.value() == 2
    stepper.set_value(-5)
    assert stepper.value() == 1
    assert less.accessibleName() == "Rounds −"


def test_drop_and_panel_are_painted_in_the_theme(qtbot: QtBot, look: Look) -> None:
    drop, panel = Drop(look, "Place"), CardPanel(look, "Ledger")
    for made in (drop, panel):
        qtbot.addWidget(made)
    drop.addItems(["Chongqing", "Dazhou"])
    panel.resize(200, 120)
    assert has(drop, DAY.panel)
    assert has(panel, DAY.panel)
    look.set(NIGHT, Print(theme="night"))
    assert has(drop, NIGHT.panel)
    assert look.faces.printed.theme == "night"


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_sheet_is_accepted_by_qt(qtbot: QtBot, theme: Theme) -> None:
    made = QWidget()
    qtbot.addWidget(made)
    made.setStyleSheet(stylesheet(theme, 0.5))
    made.show()
    QApplication.processEvents()
    assert "14px" in made.styleSheet()
    assert "$" not in made.styleSheet()
    assert theme.indigo in made.styleSheet()


def test_the_mat_is_painted_once_per_size(look: Look) -> None:
    picture = QImage(400, 300, QImage.Format.Format_RGB32)
    p = QPainter(picture)
    b, mats = Painter(p, DAY, look.faces), Mats()
    for width in (400, 400, 380):
        mats.draw(b, Rect(0, 0, width, 300))
    p.end()
    assert mats.painted == 2


def test_painted_parts_differ_by_state(look: Look) -> None:
    picture = QImage(700, 300, QImage.Format.Format_RGB32)
    shots = []
    for state in ("on", "off", "win", "hover", "pressed", "tea"):
        picture.fill(QColor(DAY.mat))
        p = QPainter(picture)
        claim_button(Painter(p, DAY, look.faces), Rect(10, 10, 90, 56), "碰", "3", state)
        p.end()
        shots.append(picture.copy())
    assert all(a != b for i, a in enumerate(shots) for b in shots[i + 1 :])


def test_text_is_elided_and_never_small(look: Look) -> None:
    picture = QImage(700, 300, QImage.Format.Format_RGB32)
    p = QPainter(picture)
    b = Painter(p, DAY, look.faces, u=0.5)
    assert b.font(16).pixelSize() == 14
    assert b.text(Rect(0, 0, 60, 20), "a long name that does not fit") < 61
    narrow = toolbar(b, Rect(0, 0, 300, 48), "T", "", [Tool("gear", "Settings", True), Tool("log", "Record")])
    wide = toolbar(b, Rect(0, 0, 700, 48), "T", "", [Tool("gear", "Settings", True), Tool("log", "Record")])
    plate(b, Rect(0, 60, 200, 80), Plate("碰", "Name", "14", "tuo", "14 cards", True, True, ("need", 0.5)))
    plate(b, Rect(0, 160, 200, 30), Plate("碰", "Name", "14", "tuo", "14 cards", True))
    p.end()
    assert len(narrow) == len(wide) == 2
    assert all(r.w > 0 for r in narrow + wide)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
def test_the_strip_keeps_its_numbers_and_grows_less_than_text(qtbot: QtBot, look: Look, scale: float) -> None:
    look.text_scale = scale
    bar = ToolBar(look)
    qtbot.addWidget(bar)
    bar.resize(1280, 48)
    bar.fit(800)
    actions = []
    for name in ("undo", "hint", "why", "log"):
        action = QAction("Take back", bar)
        action.setData(name)
        actions.append(action)
    bar.show_page("A game with a long name", "Hand 3 of 8    Stock 31    Deal code 4FM7-4RZY", "Menu", actions)
    assert bar.height() <= 52 * scale**0.5
    said: list[tuple[str, float, float]] = []
    nowhere = QPixmap(10, 10)
    p = QPainter(nowhere)
    b = look.painter(p)
    b.text = lambda r, text, size, *more: said.append((text, r.w, b.width(text, size))) or 0.0  # type: ignore[method-assign, func-returns-value]
    bar._say(b, 60, 40)
    p.end()
    shown = " ".join(text for text, _, _ in said)
    assert all(number in shown for number in ("3 of 8", "31", "4FM7-4RZY"))
    assert said[-1][2] <= said[-1][1] + 1
