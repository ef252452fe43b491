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


READERS = {"open", "fdopen", "read_text", "write_text"}
OWN_ENCODING = {"read_text": 0, "write_text": 1}  # where `encoding` stands when given by position


def modes(call: ast.Call) -> list[str]:
    """Every mode the call may open with; an expression gives the strings found in it."""
    words = [keyword.value for keyword in call.keywords if keyword.arg == "mode"]
    method = isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) not in {"io", "os", "codecs"}
    place = 0 if method else 1
    found = words or call.args[place : place + 1]
    return [
        leaf.value
        for node in found
        for leaf in ast.walk(node)
        if isinstance(leaf, ast.Constant)
        and isinstance(leaf.value, str)
        and re.fullmatch(r"[rwxabt+]{1,4}", leaf.value)
    ]


def methods_called_open(tree: ast.AST) -> set[str]:
    """Names of this file's own functions; calls of them on `self` are no file opening."""
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def opens_a_file(call: ast.Call, own: set[str]) -> bool:
    """Whether the call looks like Path.open, builtin open or their kin, not like some `.open()` of ours."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name not in READERS or ast.unparse(call.func) == "os.open":
        return False
    if name != "open" or isinstance(call.func, ast.Name):
        return True
    assert isinstance(call.func, ast.Attribute)
    owner = ast.unparse(call.func.value)
    if owner == "self" and "open" in own:
        return False
    # A path is opened bare, or with a mode; a page, a pop-up or a window takes other things.
    first = call.args[0] if call.args else None
    shown = {"page", "popup", "dialog", "window", "menu", "board", "self"}
    if owner.rsplit(".", 1)[-1].strip("_") in shown:
        return False
    return first is None or bool(modes(call))


def opens_without_encoding(tree: ast.AST) -> list[int]:
    """Lines of text-mode open/read_text/write_text calls that leave the encoding to the locale."""
    own = methods_called_open(tree)
    lines = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not opens_a_file(node, own):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        told = any(keyword.arg == "encoding" for keyword in node.keywords)
        told = told or (name in OWN_ENCODING and len(node.args) > OWN_ENCODING[name])
        found = modes(node) if name in {"open", "fdopen"} else []
        if not told and not (found and all("b" in mode for mode in found)):
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
