"""From the start page to the dealt table, every game against 幺地人: `python benchmarks/first_table.py [N [GAME ...]]`.

Each measurement is a program of its own: its window shows the start page; then a match of the game is begun, and the
time to the first painted table with a dealt hand is taken. This first time includes the import of table and rules,
and the drawing of every face. Then the same once more, four times, for the time when everything is there. Programs of
all games take turns, N times (5 by default). Wanted: 300 ms, and no game above 1.2 × of 幺地人. Where other work runs
beside, the time of computing (all threads of the window's process) tells more than the clock.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.app import House, make_application
from changpai_desktop.games.signs import SIGNS
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.store.places import places

AGAINST = "yaodiren"
MOST = 1.2
AGAIN = 4


def one(name: str) -> list[tuple[float, float]]:
    """Milliseconds of the first table and of the next ones, in this process: by the clock, and of computing."""
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
    seats = SIGNS[name].seats[0]
    players = (PlayerSpec("A", "human"), *(PlayerSpec(f"P{i}", "ai", "regular") for i in range(1, seats)))
    taken = []
    for number in range(1 + AGAIN):
        begun: list[object] = []
        house.engine.stepped.connect(lambda *_, seen=begun: seen.append(1))
        start, worked = time.perf_counter(), time.process_time()
        house.window.go("table")
        house.engine.begin(MatchConfig(name, seats, players, DealCode.from_seed(number)))
        while not begun:
            app.processEvents()
        house.window.page("table").repaint()
        app.processEvents()
        taken.append((1000 * (time.perf_counter() - start), 1000 * (time.process_time() - worked)))
        house.engine.leave()
        house.window.go("start")
        app.processEvents()
    house.window.close()
    house.close()
    app.quit()
    return taken


def measured(name: str) -> list[list[float]]:
    """The same in a program and a home of its own."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, __file__, "--one", name],
            env={**os.environ, "CHANGPAI_HOME": home},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
    taken: list[list[float]] = json.loads(done.stdout.splitlines()[-1])
    return taken


def main() -> int:
    if sys.argv[1:2] == ["--one"]:
        print(json.dumps(one(sys.argv[2])))
        return 0
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    names = [AGAINST, *(n for n in sys.argv[2:] or SIGNS if n != AGAINST)]
    taken: dict[str, list[list[list[float]]]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in names:
            taken[name].append(measured(name))
    base = [_middle(taken[AGAINST], which) for which in (0, 1)]
    worst = [0.0, 0.0]
    for name in names:
        first = [_middle(taken[name], which) for which in (0, 1)]
        ratio = [a / b for a, b in zip(first, base, strict=True)]
        worst = [max(a, b) for a, b in zip(worst, ratio, strict=True)]
        least = min(times[0][0] for times in taken[name])
        later = statistics.median(time[0] for times in taken[name] for time in times[1:])
        print(
            f"{name:11} first {first[0]:4.0f} ms (least {least:.0f}), {ratio[0]:.2f} ×;"
            f" computing {first[1]:4.0f} ms, {ratio[1]:.2f} ×; then {later:3.0f} ms"
        )
    print(f"the slowest: {worst[0]:.2f} × of {AGAINST}, of computing {worst[1]:.2f} ×; wanted {MOST} ×")
    return 0


def _middle(rounds: list[list[list[float]]], which: int) -> float:
    return statistics.median(times[0][which] for times in rounds)


if __name__ == "__main__":
    sys.exit(main())
