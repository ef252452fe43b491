"""A folder with a blank and Chinese in its name, a locale that knows only ASCII, folders that cannot be written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from changpai_desktop.desktop.single import SingleInstance
from changpai_desktop.store.replay import read_replay
from changpai_desktop.store.writer import SUFFIX
from tests.system.children import environment, gone, heard, home_in, start

PLAIN = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
GBK = {"LC_ALL": "zh_CN.GBK", "LANG": "zh_CN.GBK", "PYTHONUTF8": "0", "PYTHONIOENCODING": "gbk"}


def _changpai(folder: Path, home: Path, *argv: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "changpai_desktop", *argv],
        env=environment(home, **more),
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "测试 空格"
    made.mkdir()
    return made


@pytest.mark.parametrize("locale", [PLAIN, GBK], ids=["C", "GBK"])
def test_commands(folder: Path, locale: dict[str, str]) -> None:
    record = f"记录 一{SUFFIX}"
    play = ("play", "yaodiren", "--ai", "random", "--seed", "3", "--record", record, "--lang", "zh_CN")
    done = _changpai(folder, folder / "家", *play, **locale)
    assert (done.returncode, done.stderr) == (0, "")
    assert "庄" in done.stdout
    shown = _changpai(folder, folder / "家", "replay", "show", record, "--lang", "zh_CN", **locale)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert read_replay(folder / record).problem is None
    missing = _changpai(folder, folder / "家", "replay", "verify", "没有", **locale)
    assert (missing.returncode, missing.stderr) == (2, "changpai: 没有: No such file or directory\n")


@pytest.mark.parametrize("locale", [PLAIN, GBK], ids=["C", "GBK"])
def test_the_window(folder: Path, locale: dict[str, str]) -> None:
    home = home_in(folder / "家 里", level="novice")
    with (home / "settings.toml").open("r+", encoding="utf-8") as file:
        text = file.read().replace('language = "en"', 'language = "zh_CN"\nplayer_name = "小满 😀"')
        file.seek(0)
        file.write(text)
    child = start(home, "close", "150", cwd=folder, **locale)
    told = heard(child, "begun")
    out, err = child.communicate(timeout=30)
    # Qt itself says that it wants UTF-8 where the locale has none; nothing of ours is said.
    ours = [line for line in err.splitlines() if line.strip() and not _of_qt(line)]
    assert (child.returncode, out, ours) == (0, "", [])
    assert gone(told["brains"]) == []
    (record,) = (home / "replays").iterdir()
    replay = read_replay(record)
    assert replay.problem is None and replay.config.players[0].name == "小满 😀"
    assert "😀" in (home / "settings.toml").read_text(encoding="utf-8")


def _of_qt(line: str) -> bool:
    signs = ("Detected locale", "Qt depends on a UTF-8 locale", "If this causes problems", "reconfigure your locale")
    return any(sign in line for sign in (*signs, "for more information"))


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="nothing is forbidden to the superuser")
def test_a_home_that_cannot_be_written(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0o500)
    done = _changpai(tmp_path, home)
    assert done.returncode == 1 and len(done.stderr.splitlines()) == 1


def test_a_file_where_the_home_should_be(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("I am a file", encoding="utf-8")
    done = _changpai(tmp_path, home)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1 and str(home) in done.stderr
    assert home.read_text(encoding="utf-8") == "I am a file"


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder in which nobody can make files")
def test_a_folder_without_a_lock_file_still_gives_a_window(qapp: object) -> None:
    single = SingleInstance(Path("/proc/self"))
    assert single.first()
    single.close()


def test_a_user_without_a_name(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("getpwuid(): uid not found: 12345")

    monkeypatch.setattr("getpass.getuser", nobody)
    single = SingleInstance(tmp_path)
    assert single.first()
    single.close()
