"""What a start loads before its first page is painted: objects and modules, not time (docs/adr/0005)."""

import os
import subprocess
import sys
from pathlib import Path

CODE = """
import enum, gc, sys
from changpai_desktop.desktop import app
class Watched(app.House):
    def open(self, after=None):
        self.window.page("start").painted.connect(self.told)
        super().open(after)
    def told(self):
        # Before the house's own slot.
        made = {f"{o.__module__}.{o.__qualname__}" for o in gc.get_objects() if isinstance(o, enum.EnumType)}
        print("\\n".join(sorted(made | set(sys.modules))))
        if "warm" not in sys.argv:
            self.window.close()
    def _warm_up(self):
        super()._warm_up()
        self.window.close()
app.House = Watched
sys.exit(app.main(["changpai"]))
"""
NEVER = (
    "PySide6.QtCore.Qt.",
    "PySide6.QtGui.QKeySequence.",
    "PySide6.QtGui.QIcon.",
    "PySide6.QtNetwork",
    "changpai_desktop.players",
    "changpai_desktop.match",
    "changpai_desktop.desktop.brains",
    "changpai_desktop.desktop.table",
    "dataclasses",
    "msgspec",
    "pyqtgraph",
    "socket",
    "sqlite3",
    "xml",
)
"""Nothing whose name begins so, before the first paint in English."""
NOT_AGAIN = ("PySide6.QtSvg", "PySide6.QtCore.QXmlStreamReader.", "changpai_desktop.art", "json")
"""Nor these in a second start."""


def loaded(home: Path, *arguments: str) -> list[str]:
    """Names of modules and enums of a start, when its page is painted."""
    environment = {
        **os.environ,
        "CHANGPAI_HOME": str(home),
        "LC_ALL": "en_US.UTF-8",
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONUTF8": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", CODE, *arguments],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def early(names: list[str], unwanted: tuple[str, ...]) -> list[str]:
    return [n for n in names if any(n == u or n.startswith(u if u[-1] == "." else u + ".") for u in unwanted)]


def test_the_first_page_loads_only_what_it_shows(tmp_path: Path) -> None:
    first = loaded(tmp_path, "warm")
    assert "changpai_desktop.desktop.start_page" in first and early(first, NEVER) == []
    assert early(first, ("PySide6.QtSvg",)) != []
    assert (tmp_path / "state" / "pictures.bin").exists() and (tmp_path / "settings.toml").exists()
    assert early(loaded(tmp_path), NEVER + NOT_AGAIN) == []
