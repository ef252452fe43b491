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
ENCODING_PLACE = {"read_text": 0, "write_text": 1}  # where `encoding` stands when given by position


def name_called(call: ast.Call) -> str:
    """Last part of the called name."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def modes(call: ast.Call) -> list[str]:
    """Every mode the call may open with; of `"ab" if append else "xb"` both."""
    words = [keyword.value for keyword in call.keywords if keyword.arg == "mode"]
    of_module = isinstance(call.func, ast.Name) or ast.unparse(call.func.value) in {"io", "os"}  # type: ignore[attr-defined]
    place = 1 if of_module else 0
    leaves = [leaf for node in words or call.args[place : place + 1] for leaf in ast.walk(node)]
    texts = [leaf.value for leaf in leaves if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)]
    return [text for text in texts if re.fullmatch(r"[rwxabt+]{1,4}", text)]


def opens_without_encoding(tree: ast.AST) -> list[int]:
    """Lines of text-mode open/read_text/write_text calls that leave the encoding to the locale.

    `box.open()` as a whole statement shows a window: nobody opens a file only to drop it. `self.open` is our own.
    """
    dropped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    lines = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or name_called(node) not in READERS:
            continue
        name = name_called(node)
        ours = isinstance(node.func, ast.Attribute) and (id(node) in dropped or ast.unparse(node.func) == "self.open")
        if ast.unparse(node.func) == "os.open" or (name == "open" and ours):
            continue
        told = any(keyword.arg == "encoding" for keyword in node.keywords)
        told = told or len(node.args) > ENCODING_PLACE.get(name, 99)
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


def test_games_do_not_know_each_other() -> None:
    games = {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()}
    assert games
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        found = re.findall(r"changpai_desktop\.games(?:\.| import )(\w+)", path.read_text(encoding="utf-8"))
        assert not (set(found) & games) - {own, "shared"}, name_of(path)


@pytest.mark.parametrize(
    "bad",
    [
        "open('a')",
        "f = p.open()",
        "f = p.open('w')",
        "f = p.open('ab' if more else 'w')",
        "f = io.open(p, 'r')",
        "f = open(p, mode)",
        "for line in p.open(): pass",
        "with p.open() as f: pass",
        "p.read_text()",
        "p.write_text(x)",
    ],
)
def test_open_check_bites(bad: str) -> None:
    assert opens_without_encoding(ast.parse(bad)) == [1]


@pytest.mark.parametrize(
    "good",
    [
        "open('a', 'rb')",
        "box.open()",
        "self.open(path)",
        "f = p.open('ab' if more else 'xb')",
        "f = p.open(encoding='utf-8')",
        "p.read_text('utf-8')",
        "p.write_text(x, 'utf-8')",
        "f = os.open(p, os.O_RDONLY)",
    ],
)
def test_open_check_lets_go(good: str) -> None:
    assert opens_without_encoding(ast.parse(good)) == []


def test_command_line_leaves_qt_alone() -> None:
    code = "import sys, changpai_desktop.cli.main; raise SystemExit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
