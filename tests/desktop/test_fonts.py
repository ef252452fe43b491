"""Fonts fall back gracefully and never get too small."""

import pytest
from PySide6.QtGui import QRawFont
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.fonts import families, font
from changpai_desktop.paths import resources


def test_the_list_always_ends_with_a_font_of_the_system(qtbot: QtBot) -> None:
    assert families()[-1] == families(bold=True)[-1] == "serif"


def test_figures_come_from_the_serif(qtbot: QtBot) -> None:
    files = [f.stem for f in (resources() / "fonts").glob("*.[ot]tf")]
    assert ("Serif" in families()[0]) or not any("Serif" in f for f in files)


def test_sizes_are_whole_and_readable(qtbot: QtBot) -> None:
    assert [font(s).pixelSize() for s in (3, 14, 19.6)] == [14, 14, 20]
    assert font(20, bold=True).bold()
    assert not font(20).bold()


def test_every_character_of_the_program_is_in_the_fonts(qtbot: QtBot) -> None:
    texts = [*(resources().parent / "translations").glob("*.ts"), *(resources() / "rules").rglob("*.md")]
    used = {char for path in texts for char in path.read_text(encoding="utf-8") if char > " "}
    made = [QRawFont(str(path), 20.0) for path in (resources() / "fonts").glob("*.[ot]tf")]
    if len(made) < 3:
        pytest.skip("the fonts have not been made")
    assert {char for char in used if not any(f.supportsCharacter(ord(char)) for f in made)} == set()
