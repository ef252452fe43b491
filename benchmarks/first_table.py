"""From the start page to the dealt table: `python benchmarks/first_table.py [N]`.

In one process the window shows its start page; then a match is begun N times (7 by default) and the time to the
first painted table with a dealt hand is taken. The first includes the import of the table's code.
"""

import os
import statistics
import sys
import tempfile
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.app import House, make_application
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.store.places import places


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as home:
        os.environ["CHANGPAI_HOME"] = home
        app = make_application(["first_table"])
        where = places()
        where.make()
        house = House(where)
        house.settings.set("speed", 0)
        house.window.resize(1280, 800)
        house.open()
        end = time.perf_counter() + 1.5
        while time.perf_counter() < end:
            app.processEvents()
        players = (PlayerSpec("A", "human"), PlayerSpec("B", "ai", "regular"), PlayerSpec("C", "ai", "regular"))
        taken = []
        for number in range(rounds):
            begun: list[object] = []
            house.engine.stepped.connect(lambda *_, seen=begun: seen.append(1))
            start = time.perf_counter()
            house.window.go("table")
            house.engine.begin(MatchConfig("yaodiren", 3, players, DealCode.from_seed(number)))
            while not begun:
                app.processEvents()
            house.window.page("table").repaint()
            app.processEvents()
            taken.append(time.perf_counter() - start)
            house.engine.leave()
            house.window.go("start")
            app.processEvents()
        print(f"first {1000 * taken[0]:.0f} ms, then median {1000 * statistics.median(taken[1:]):.0f} ms")
        house.window.close()
        house.close()
        app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
