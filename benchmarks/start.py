"""How long the program takes to its first painted start page, against an empty PySide6 window with a list.

`python benchmarks/start.py [N]` runs them N times in turn (9 by default) and prints the medians and their ratio,
offscreen, and on the screen as well if there is one (`DISPLAY`). Each run is a process of its own; the time is from
before the first import to the end of the first paint, from outside. What runs is the whole program, with its log, its
lock and its hooks.

The figure is that of a second start: Python has its byte code, and the home has the settings and the pictures of the
start page that the start before left there. The first start in a new home is printed beside it.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

EMPTY = """
from PySide6.QtWidgets import QApplication, QListView, QMainWindow
from PySide6.QtCore import QTimer
app = QApplication([]); w = QMainWindow(); w.setCentralWidget(QListView()); w.resize(1280, 800); w.show()
app.processEvents(); w.repaint(); print("painted", flush=True)
"""
OURS = """
import sys
from changpai_desktop.desktop import app
class Timed(app.House):
    def open(self, after=None):
        # Before the house's own slot: what the house does then, the player need not wait for.
        self.window.page("start").painted.connect(self.told)
        super().open(after)
    def told(self):
        print("painted", flush=True)
        late = [m for m in ("pyqtgraph", "sqlite3", "changpai_desktop.players.registry", "numpy") if m in sys.modules]
        print("imported too early:", late, file=sys.stderr) if late else None
        self.window.close()
app.House = Timed
sys.exit(app.main(["changpai"]))
"""
SETTLE = """
import sys
from changpai_desktop.desktop import app
class Settled(app.House):
    def _warm_up(self):
        super()._warm_up()
        print("painted", flush=True)
        self.window.close()
app.House = Settled
sys.exit(app.main(["changpai"]))
"""
"""A whole start, until all is done that is done after it."""


def run(code: str, home: str = "", screen: bool = False) -> float:
    """Milliseconds until the program says that it has painted; without a home, in a new one."""
    if not home:
        with tempfile.TemporaryDirectory() as made:
            return run(code, made, screen)
    environment = {**os.environ, "CHANGPAI_HOME": home, "PYTHONUTF8": "1", "QT_QPA_PLATFORM": "offscreen"}
    if screen:
        environment.pop("QT_QPA_PLATFORM")
    # Byte code is kept, as it is for whoever starts the program a second time.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = time.perf_counter()
    child = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment, text=True, encoding="utf-8"
    )
    assert child.stdout is not None
    child.stdout.readline()
    took = (time.perf_counter() - begun) * 1000
    child.communicate()
    return took


def compare(rounds: int, screen: bool) -> str:
    """One line of medians."""
    with tempfile.TemporaryDirectory() as home:
        run(EMPTY, home, screen), run(SETTLE, home, screen), run(OURS, home, screen)
        if not (Path(home) / "state" / "pictures.bin").exists():
            raise SystemExit("the first start left no pictures for the second")
        rows = [(run(EMPTY, home, screen), run(OURS, home, screen), run(OURS, "", screen)) for _ in range(rounds)]
    empty, ours, first = (statistics.median(x) for x in zip(*rows, strict=True))
    return (
        f"empty window {empty:.0f} ms, start page {ours:.0f} ms, ratio {ours / empty:.2f} "
        f"(first start {first:.0f} ms, {first / empty:.2f})"
    )


def main(argv: list[str]) -> int:
    """Prints the figures."""
    rounds = int(argv[0]) if argv else 9
    print("offscreen:", compare(rounds, False))
    if os.environ.get("DISPLAY"):
        print("on the screen:", compare(rounds, True))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
