"""Where files are kept."""

from pathlib import Path

import pytest

from changpai_desktop.store.places import places


def test_one_folder_holds_everything_if_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "测试 空格"
    monkeypatch.setenv("CHANGPAI_HOME", str(home))
    found = places()
    found.make()
    for path in (found.settings, found.replays, found.history, found.logs, found.state):
        assert home in path.parents
    assert found.replays.is_dir() and found.logs.is_dir() and found.state.is_dir()


def test_without_it_the_systems_places_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CHANGPAI_HOME", raising=False)
    found = places()
    assert all("changpai-desktop" in str(p) for p in (found.settings, found.replays, found.logs))
