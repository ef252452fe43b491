"""The first command: what it says when it cannot go on, and when it does its work anew."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "packaging" / "bootstrap.py"


@pytest.fixture
def bootstrap() -> ModuleType:
    """The script as a module; it is not part of the package."""
    spec = importlib.util.spec_from_file_location("bootstrap", FILE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_usage_is_bilingual() -> None:
    done = subprocess.run([sys.executable, FILE], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert "用法" in done.stdout and "Usage" in done.stdout


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="system libraries are looked for on Linux only")
def test_without_the_right_to_install_it_gives_the_line(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "present", lambda library: library != "libEGL.so.1")
    monkeypatch.setattr(bootstrap, "can_make_environments", lambda: False)
    monkeypatch.setattr(bootstrap, "root_prefix", lambda: None)
    with pytest.raises(SystemExit) as ended:
        bootstrap.system()
    assert ended.value.code == 2
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.endswith("apt-get install -y --no-install-recommends libegl1 python3-venv")


def test_a_library_that_is_not_there_is_missed(bootstrap: ModuleType) -> None:
    assert not bootstrap.present("libchangpai-that-nobody-has.so.7")


def test_a_changed_lock_makes_the_environment_anew(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "packaging").mkdir()
    for name in (
        "pyproject.toml",
        "setup.py",
        "packaging/builder.py",
        "packaging/requirements.lock",
        "packaging/requirements-dev.lock",
    ):
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    plain, dev = bootstrap.stamp_text(False), bootstrap.stamp_text(True)
    (tmp_path / "packaging/requirements-dev.lock").write_text("newer", encoding="utf-8")
    assert bootstrap.stamp_text(False) == plain
    assert bootstrap.stamp_text(True) != dev
    (tmp_path / "packaging/requirements.lock").write_text("newer", encoding="utf-8")
    assert bootstrap.stamp_text(False) != plain
