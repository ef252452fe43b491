"""The walls of the house: rules every file keeps, whoever wrote it."""

import ast
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "changpai_desktop"
SOURCES = sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    """A path as shown in test ids and messages."""
    return path.relative_to(ROOT).as_posix()


def imports(tree: ast.AST) -> set[str]:
    """First names of all modules imported absolutely anywhere in the tree."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def opens_without_encoding(tree: ast.AST) -> list[int]:
    """Lines of text-mode open/read_text/write_text calls that leave the encoding to the locale."""
    lines = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
        if name not in {"open", "fdopen", "read_text", "write_text"} or ast.unparse(function) == "os.open":
            continue
        words = {keyword.arg for keyword in node.keywords}
        values = [*node.args, *(keyword.value for keyword in node.keywords if keyword.arg == "mode")]
        constants = [value.value for value in values if isinstance(value, ast.Constant)]
        binary = any(isinstance(value, str) and re.fullmatch(r"[rwxa+]*b[rwxa+]*", value) for value in constants)
        positional = name == "read_text" and bool(node.args)
        if "encoding" not in words and not binary and not positional:
            lines.append(node.lineno)
    return lines


def test_none_keeps_its_references() -> None:
    """PySide6 6.12.0 loses one reference to None per void call on Python 3.11 and then aborts."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 50


def test_qt_version_is_the_locked_one() -> None:
    lock = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
    assert f"PySide6-Essentials=={version('PySide6-Essentials')}" in lock.splitlines()
    assert tuple(map(int, version("PySide6-Essentials").split(".")[:2])) < (6, 12)


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_source(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    if path.relative_to(PACKAGE).parts[0] != "desktop":
        assert not imports(tree) & {"PySide6", "pyqtgraph"}
    if path.relative_to(PACKAGE).parts[0] != "games":
        assert not re.search(r"\bif\s+(?:\w+\.)*game(?:_id|\.id)?\s*==", text)
    assert opens_without_encoding(tree) == []
    assert len(text.splitlines()) <= 500


def test_open_check_bites() -> None:
    assert opens_without_encoding(ast.parse("open('a')\np.read_text()\nopen('b', 'rb')")) == [1, 2]


def test_command_line_leaves_qt_alone() -> None:
    code = "import sys, changpai_desktop.cli.main; raise SystemExit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
