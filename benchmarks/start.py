"""How long the window takes to its first painted start page, against an empty PySide6 window with a list.

`python benchmarks/start.py [N]` runs both N times in turn (7 by default) and prints the medians and their ratio.
Each run is a process of its own; the time is from before the first import to the end of the first paint, from outside.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

EMPTY = """
from PySide6.QtWidgets import QApplication, QListView, QMainWindow
from PySide6.QtCore import QTimer
app = QApplication([]); w = QMainWindow(); w.setCentralWidget(QListView()); w.resize(1280, 800); w.show()
app.processEvents(); w.repaint(); print("painted", flush=True)
"""
OURS = """
from changpai_desktop.desktop.app import House, make_application
from changpai_desktop.store.places import places
from PySide6.QtCore import QTimer
import os, sys
app = make_application(["changpai"]); where = places(); where.make(); house = House(where)
def painted():
    print("painted", flush=True)
    late = [m for m in ("pyqtgraph", "sqlite3", "changpai_desktop.players.registry", "numpy") if m in sys.modules]
    print("imported too early:", late, file=sys.stderr) if late else None
    app.quit()
# The page tells when its first painting is over; before, there is nothing on the screen.
house.window.page("start").painted.connect(painted)
house.open(); app.exec(); house.close()
"""


def run(code: str) -> float:
    """Milliseconds until the program says that it has painted."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "CHANGPAI_HOME": home, "PYTHONUTF8": "1"}
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


def main(argv: list[str]) -> int:
    """Prints the figures."""
    rounds = int(argv[0]) if argv else 7
    run(EMPTY), run(OURS)
    pairs = [(run(EMPTY), run(OURS)) for _ in range(rounds)]
    empty, ours = (statistics.median(x) for x in zip(*pairs, strict=True))
    print(f"empty window {empty:.0f} ms, start page {ours:.0f} ms, ratio {ours / empty:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
