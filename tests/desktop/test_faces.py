"""The raster cache renders each face once per size, on the device's pixels, within its limit of bytes."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.faces import Faces, Print
from changpai_desktop.desktop.icons import ICONS
from tests.desktop.art_sample import SampleArt


@pytest.fixture
def faces(qtbot: QtBot) -> Faces:
    return Faces(SampleArt())


def test_families_are_told_by_shape(faces: Faces) -> None:
    assert [faces.family(t) for t in ("long", "zi", "tile")] == ["long", "zi", "tile"]


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_pixmaps_match_the_device_pixels(faces: Faces, dpr: float) -> None:
    made = faces.card("long", 33.3, dpr)
    assert made.width() == round(33.3 * dpr)
    assert made.height() == round(made.width() * 1450 / 350)
    assert made.devicePixelRatio() == dpr


def test_a_fold_shows_one_end_with_a_darker_edge(faces: Faces) -> None:
    made = faces.card("long", 70, fold=True)
    assert made.height() == round(70 * 540 / 350)
    picture = made.toImage()
    assert picture.pixelColor(35, made.height() - 1) == QColor("#6B5433")
    assert picture.pixelColor(35, 60) == QColor("#FCF6E6")
    assert picture.pixelColor(5, 5) == QColor("#B3241C")
    assert faces.card("tile", 60, fold=True).height() == 80


def test_nothing_is_parsed_again_after_priming(faces: Faces) -> None:
    faces.prime(["long-1", "long-2"], [40, 72])
    faces.glyph("碰", 40, "#000000")
    faces.icon("gear", 20, "#000000")
    artwork = faces.artwork
    assert isinstance(artwork, SampleArt)
    parsed, asked = faces.svg_parsed, artwork.asked
    for width in (20, 40, 41.5, 72):
        faces.card("long-1", width, 2.0)
        faces.card("long-2", width, fold=True)
    faces.glyph("碰", 44, "#000000")
    faces.icon("gear", 25, "#000000")
    assert (faces.svg_parsed, artwork.asked) == (parsed, asked)
    assert faces.card("long-1", 40).cacheKey() == faces.card("long-1", 40).cacheKey()


def test_the_oldest_pixmaps_go_first(qtbot: QtBot) -> None:
    small = Faces(SampleArt(), byte_limit=3 * 40 * 53 * 4)
    keys = {w: small.card(f"tile-{w}", 40).cacheKey() for w in range(3)}
    small.card("tile-0", 40)
    small.card("tile-3", 40)
    assert small.bytes_held <= small.byte_limit
    assert small.card("tile-0", 40).cacheKey() == keys[0]
    assert small.card("tile-1", 40).cacheKey() != keys[1]


def test_another_theme_is_another_print(faces: Faces) -> None:
    day = faces.card("tile", 60).toImage().pixelColor(50, 70)
    faces.printed = Print(theme="night")
    assert faces.card("tile", 60).toImage().pixelColor(50, 70) != day


def test_unknown_names(faces: Faces) -> None:
    assert faces.glyph("囧", 40, "#000000") is None
    with pytest.raises(KeyError):
        faces.card("none", 40)
    with pytest.raises(KeyError):
        faces.icon("none", 40, "#000000")


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_draws_something(faces: Faces, name: str) -> None:
    picture = faces.icon(name, 24, "#FF0000").toImage()
    assert any(picture.pixelColor(x, y).alpha() for x in range(24) for y in range(24))
