"""Strength on duplicate deals: `python benchmarks/strength.py A B [DEALS]` plays level A against B (or `random`).

Each deal is played once for every place of the A player among B players, so luck of the cards cancels out.
Prints the mean gain of A a hand with its 95 % interval, and how hands end.
"""

import math
import sys
import time
from collections import Counter
from collections.abc import Callable

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Action, View
from changpai_desktop.games.registry import game
from changpai_desktop.players.registry import choose


def player(level: str, seed: int) -> Callable[[View], Action]:
    """A chooser of a level, or of dice."""
    rng = Pcg32(seed, 5)
    if level == "random":
        return lambda view: view.legal[rng.below(len(view.legal))]
    return lambda view: choose(view, level, rng.next())


def main() -> None:
    a, b = sys.argv[1:3]
    deals = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    g = game("yaodiren")
    gains: list[float] = []
    ends: Counter[str] = Counter()
    tuo: list[int] = []
    slowest = total = 0.0
    decisions = 0
    for number in range(deals):
        stock = g.stock(DealCode.from_seed(number * 15485863).rng())
        gain = 0
        for place in range(3):
            players = [player(a if s == place else b, number * 3 + s) for s in range(3)]
            hand = g.new_hand({}, 3, number % 3, stock)
            while actors := hand.actors():
                view = hand.view(actors[0])
                start = time.perf_counter()
                action = players[actors[0]](view)
                spent = time.perf_counter() - start
                slowest, total, decisions = max(slowest, spent), total + spent, decisions + 1
                hand.apply(actors[0], action)
            assert hand.outcome is not None
            gain += hand.outcome.deltas[place]
            ends[hand.outcome.kind] += 1
            ends["baozi"] += sum(e.verb == "baozi" for e in hand.events if e.kind == "out")
            ends["dropped later"] += sum(e.verb == "drop" for e in hand.events if e.kind == "out")
            for w in hand.outcome.winners:
                ends["A wins" if w.seat == place else "B wins"] += 1
                tuo.append(w.points)
        gains.append(gain / 3)
    mean = sum(gains) / deals
    half = 1.96 * math.sqrt(sum((x - mean) ** 2 for x in gains) / (deals - 1) / deals)
    print(f"{a} against {b}: {mean:+.3f} ± {half:.3f} bases a hand over {deals} deals x 3 places; {dict(ends)}")
    if tuo:
        print(
            f"mean tuo of a win {sum(tuo) / len(tuo):.1f}; {1000 * total / decisions:.1f} ms a decision, "
            f"slowest {1000 * slowest:.0f} ms"
        )


if __name__ == "__main__":
    main()
