"""Frames of the table while three computer players think, against the idle table: `python benchmarks/frames.py`.

The real window with a dealt table repaints at 60 Hz (a moving card's worth of the table each time). Spells without
and with three busy players' processes take turns in one run; printed are median, 95th and 99th percentile of the
interval between two paints, and the ratio of the 99th percentiles.
"""

import os
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QRect, Qt, QTimer

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.app import House, make_application
from changpai_desktop.desktop.brains import Brains
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.store.places import places

SPELL = 6.0
ROUNDS = 4


def spell(view: Any, seconds: float) -> list[float]:
    """Intervals in ms between paints of a part of the table at 60 Hz."""
    times: list[float] = []
    loop = QEventLoop()
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(16)

    def tick() -> None:
        view.repaint(QRect(300 + len(times) % 200, 200, 120, 260))
        times.append(time.perf_counter())
        if times[-1] - times[0] > seconds:
            loop.quit()

    timer.timeout.connect(tick)
    timer.start()
    loop.exec()
    timer.stop()
    return [1000 * (b - a) for a, b in pairwise(times)]


def at(values: list[float], part: float) -> float:
    """A percentile."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def main() -> int:
    with tempfile.TemporaryDirectory() as home:
        os.environ["CHANGPAI_HOME"] = str(Path(home))
        app = make_application(["frames"])
        where = places()
        where.make()
        house = House(where)
        house.settings.set("speed", 0)
        house.window.resize(1280, 800)
        house.open()
        house.window.go("table")
        players = (PlayerSpec("A", "human"), PlayerSpec("B", "ai", "regular"), PlayerSpec("C", "ai", "regular"))
        house.engine.begin(MatchConfig("yaodiren", 3, players, DealCode.parse("8K3F-Q2TM")))
        while not house.engine.open_ticket:
            app.processEvents()
        view = house.engine.view
        assert view is not None
        brains = Brains(count=3)
        busy = False

        def ask(*_: object) -> None:
            if busy:
                brains.ask("advise", view, "regular", 1)

        brains.answered.connect(ask)
        page: Any = house.window.page("table")
        table = page.view
        spell(table, 1.0)
        idle: list[float] = []
        thinking: list[float] = []
        for _ in range(ROUNDS):
            busy = False
            spell(table, 0.5)
            idle += spell(table, SPELL)
            busy = True
            for _ in range(3):
                ask()
            thinking += spell(table, SPELL)
        busy = False
        for name, values in (("idle", idle), ("three thinking", thinking)):
            parts = (("median", 0.5), ("p95", 0.95), ("p99", 0.99))
            figures = ", ".join(f"{label} {at(values, part):.1f}" for label, part in parts)
            print(f"{name}: {figures} ms over {len(values)} frames")
        print(f"ratio of the 99th percentiles {at(thinking, 0.99) / at(idle, 0.99):.2f}")
        brains.close()
        house.window.close()
        house.close()
        app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
