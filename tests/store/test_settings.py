"""Settings: only differences, atomic, and nothing in the file stops the program."""

import tomllib
from dataclasses import asdict
from datetime import datetime
from pathlib import Path

import pytest

from changpai_desktop.store.settings import CHECKS, FIELDS, LastStart, Settings, load, save


def test_only_what_differs_is_written_and_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "夹 a" / "settings.toml"
    wanted = Settings(
        speed=1, theme="night", player_name="林", start={"yaodiren": LastStart(seats=2, options={"a": 1})}
    )
    save(path, wanted)
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(written) == {"speed", "theme", "player_name", "start"}
    loaded = load(path)
    assert loaded.settings == wanted and loaded.told == ""
    save(path, Settings())
    assert path.read_bytes() == b""


def test_no_file_means_defaults(tmp_path: Path) -> None:
    loaded = load(tmp_path / "settings.toml")
    assert loaded.settings == Settings() and loaded.told == ""


@pytest.mark.parametrize("data", [b"speed = ", b"\xff\xfe", b"a" * (2 << 20), b"x = " + b"[" * 5000])
def test_a_broken_file_is_set_aside_dated_and_told(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(data)
    loaded = load(path, datetime(2026, 3, 4, 5, 6, 7))
    assert loaded.settings == Settings()
    assert loaded.set_aside == tmp_path / "settings.broken-20260304-050607.toml"
    assert loaded.set_aside.read_bytes() == data and not path.exists()
    assert loaded.set_aside.name in loaded.told


def test_good_fields_of_a_file_with_a_wrong_one_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('speed = 9\ntheme = "night"\nfuture = 1\n', encoding="utf-8")
    loaded = load(path)
    assert loaded.settings == Settings(theme="night")
    assert "speed" in loaded.told and loaded.set_aside is not None


def test_settings_of_a_newer_program_are_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("future = 1\nspeed = 2\n", encoding="utf-8")
    assert load(path).settings == Settings(speed=2) and load(path).told == ""


def test_two_broken_files_in_one_second_are_both_kept(tmp_path: Path) -> None:
    now = datetime(2026, 1, 1)
    kept = set()
    for n in range(2):
        (tmp_path / "settings.toml").write_text(f"= {n}", encoding="utf-8")
        kept.add(load(tmp_path / "settings.toml", now).set_aside)
    assert len(kept) == 2


def test_a_write_that_fails_leaves_the_old_file_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.toml"
    save(path, Settings(speed=1))
    old = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        save(path, Settings(speed=2))
    assert path.read_bytes() == old and [p.name for p in tmp_path.iterdir()] == ["settings.toml"]


def test_every_setting_has_a_check_that_lets_its_default_through() -> None:
    assert set(CHECKS) == FIELDS
    for name, value in asdict(Settings()).items():
        assert CHECKS[name](value) == value


@pytest.mark.parametrize(
    "line",
    [
        "speed = true",
        "speed = 1.0",
        "speed = -1",
        "maximized = 1",
        'language = "de"',
        f'theme = "{"x" * 65}"',
        "geometry = [1, 2, 3, 4, 5]",
        'geometry = ["1"]',
        "keys = 1",
        "keys = {undo = 1}",
        "start = {yaodiren = 1}",
        "start = {yaodiren = {seats = 9}}",
        "start = {yaodiren = {other = 1}}",
        "start = {yaodiren = {options = {a = true}}}",
        'start = {yaodiren = {mode = "cheat"}}',
        "presets = {yaodiren = {mine = {a = 1.5}}}",
    ],
)
def test_a_value_of_a_wrong_kind_is_told_and_the_default_is_taken(tmp_path: Path, line: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("panel_open = false\n" + line + "\n", encoding="utf-8")
    loaded = load(path)
    assert loaded.settings == Settings(panel_open=False)
    assert line.split(" ")[0] in loaded.told


def test_everything_that_can_be_set_comes_back(tmp_path: Path) -> None:
    wanted = Settings(
        language="zh_TW",
        text_scale=150,
        keys={"undo": "Ctrl+U"},
        start={"yaodiren": LastStart(2, "zigong", {"a": 1, "b": "x"}, ["novice"], 8, "honest")},
        presets={"yaodiren": {"mine": {"a": 2}}},
        geometry=[-5, 0, 1280, 800],
        maximized=True,
    )
    save(tmp_path / "settings.toml", wanted)
    assert load(tmp_path / "settings.toml").settings == wanted
