"""Rules kept in the settings that the game does not know, or that contradict each other, are left out and told of."""

import pytest
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.settings_live import LiveSettings
from changpai_desktop.desktop.start_setup import SetupPanel
from changpai_desktop.games.contract import Value
from changpai_desktop.games.registry import game
from changpai_desktop.store.places import places
from changpai_desktop.store.settings import LastStart


@pytest.fixture
def settings(qtbot: QtBot) -> LiveSettings:
    where = places()
    where.make()
    return LiveSettings(where)


@pytest.mark.parametrize(
    ("options", "kept"),
    [
        ({"no_such": "yes"}, {}),
        ({"manbai": "perhaps"}, {}),
        ({"manbai": "off", "cap": "80"}, {}),
        ({"no_such": "yes", "kai": "forced"}, {"kai": "forced"}),
    ],
)
def test_only_what_fits_is_kept(
    settings: LiveSettings, qtbot: QtBot, options: dict[str, Value], kept: dict[str, Value]
) -> None:
    settings.values.start["leshan"] = LastStart(options=dict(options))
    setup = SetupPanel(settings, game("leshan"))
    qtbot.addWidget(setup)
    assert setup.rules() == ("leshan", kept)
    assert setup.config().options == kept
    assert "1" in setup.preset_note.text() or "2" in setup.preset_note.text()


def test_an_own_preset_of_another_game(settings: LiveSettings, qtbot: QtBot) -> None:
    settings.values.presets["leshan"] = {"mine": {"eat_tuo": "none"}}
    settings.values.start["leshan"] = LastStart(preset="own:mine")
    setup = SetupPanel(settings, game("leshan"))
    qtbot.addWidget(setup)
    assert setup.rules() == ("", {})
    assert setup.preset_note.text()
