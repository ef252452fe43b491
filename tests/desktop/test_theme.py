"""The colours reach the contrast the look promises, and speeds stay in order."""

import pytest

from changpai_desktop.desktop.theme import (
    CONTRAST,
    DAY,
    FRAME_PAIRS,
    SPEEDS,
    TEXT_PAIRS,
    THEMES,
    Theme,
    contrast,
    duration,
)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("pair", TEXT_PAIRS, ids="/".join)
def test_text_reaches_four_and_a_half(theme: Theme, pair: tuple[str, str]) -> None:
    assert contrast(theme.hex(pair[0]), theme.hex(pair[1])) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("pair", FRAME_PAIRS, ids="/".join)
def test_frames_on_the_mat_reach_three(theme: Theme, pair: tuple[str, str]) -> None:
    assert contrast(theme.hex(pair[0]), theme.hex(pair[1])) >= 3.0


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast(DAY.ink, DAY.panel) == pytest.approx(14.3, abs=0.05)


def test_colours_come_as_qcolor_with_alpha() -> None:
    made = DAY.colour("cinnabar", 0.5)
    assert made.name().upper() == DAY.cinnabar
    assert made.alphaF() == pytest.approx(0.5, abs=0.01)
    assert DAY.colour("#123456").name() == "#123456"
    for unknown in ("name", "felt"):
        with pytest.raises(KeyError):
            DAY.hex(unknown)


def test_only_high_contrast_is_bare() -> None:
    assert [t.name for t in THEMES.values() if not t.textured] == [CONTRAST.name]


def test_speed_nought_is_instant_and_five_slowest() -> None:
    lasting = [duration("deal", s) for s in range(len(SPEEDS))]
    assert lasting[0] == 0
    assert lasting == sorted(lasting)
    assert lasting[3] == 180
    with pytest.raises(IndexError):
        duration("deal", 6)
    with pytest.raises(IndexError):
        duration("deal", -1)
