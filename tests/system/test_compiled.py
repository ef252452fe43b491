"""The hot modules compile, and answer then as they do as they stand (ADR 0006)."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HANDS = "200"
SETUP = "from builder import extensions\nfrom setuptools import setup\n\nsetup(name='hot', ext_modules=extensions())\n"


def cannot_compile() -> str:
    """Why nothing can be compiled here; empty if it can."""
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"{module} is not installed"
    if not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))):
        return "there is no C compiler"
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return "" if header.exists() else "Python.h is missing (package python3-dev or the like)"


def child(folder: Path, *command: str, **more: str) -> str:
    """Runs Python in a folder of sources."""
    paths = os.pathsep.join(map(str, (folder, folder / "packaging")))
    environment = {**os.environ, "PYTHONPATH": paths, **more}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, encoding="utf-8", timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_compiled_modules_give_the_same_answers(tmp_path: Path) -> None:
    if why := cannot_compile():
        pytest.skip(f"the hot modules are not compiled: {why}")
    copied = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in ("changpai_desktop", "packaging", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=copied)
    ask = ("-m", "tests.system.answers", HANDS, "xuezhan", "hunan")
    plain = child(tmp_path, *ask).splitlines()
    # A setup of its own: the project's needs a newer setuptools than some machines have, and compiles the same list.
    (tmp_path / "setup.py").write_text(SETUP, encoding="utf-8")
    child(tmp_path, "setup.py", "-q", "build_ext", "--inplace", CHANGPAI_COMPILED="1")
    compiled = child(tmp_path, *ask).splitlines()
    assert (plain[0], compiled[0]) == ("as it stands", "compiled")
    assert compiled[1:] == plain[1:]
