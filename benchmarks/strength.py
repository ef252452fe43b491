"""Strength on duplicate deals: `python benchmarks/strength.py A B [DEALS] [GAME] [SEATS] [OPTION=VALUE …]`.

Level A plays against B (or `random`). Each deal is played once for every place of the A player among B players, so
luck of the cards cancels out. Prints the mean gain of A a hand with its 95 % interval, and how hands end.
"""

import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Action, Game, Hand, Value, View
from changpai_desktop.games.registry import game
from changpai_desktop.players.registry import choose


def player(level: str, seed: int) -> Callable[[View], Action]:
    """A chooser of a level, or of dice."""
    rng = Pcg32(seed, 5)
    if level == "random":
        return lambda view: view.legal[rng.below(len(view.legal))]
    return lambda view: choose(view, level, rng.next())


@dataclass
class Tally:
    """What is counted over all hands."""

    ends: Counter[str] = field(default_factory=Counter)
    points: list[int] = field(default_factory=list)
    spent: list[float] = field(default_factory=list)


def play(hand: Hand, players: list[Callable[[View], Action]], tally: Tally) -> None:
    """Plays a hand to its end."""
    while actors := hand.actors():
        view = hand.view(actors[0])
        start = time.perf_counter()
        action = players[actors[0]](view)
        tally.spent.append(time.perf_counter() - start)
        hand.apply(actors[0], action)


def gain(g: Game, options: Mapping[str, Value], seats: int, number: int, a: str, b: str, tally: Tally) -> float:
    """What level A gains a hand with one deal, from every place."""
    stock = g.stock(DealCode.from_seed(number * 15485863).rng(), options)
    total = 0
    for place in range(seats):
        players = [player(a if s == place else b, number * 3 + s) for s in range(seats)]
        hand = g.new_hand(options, seats, number % seats, stock)
        play(hand, players, tally)
        assert hand.outcome is not None
        total += hand.outcome.deltas[place]
        tally.ends[hand.outcome.kind] += 1
        tally.ends.update(f"out: {e.verb}" for e in hand.events if e.kind == "out")
        for w in hand.outcome.winners:
            tally.ends["A wins" if w.seat == place else "B wins"] += 1
            tally.points.append(w.points)
    return total / seats


def main() -> None:
    """See the module's text."""
    chosen: dict[str, Value] = {}
    chosen.update(x.partition("=")[::2] for x in sys.argv[1:] if "=" in x)
    words = [x for x in sys.argv[1:] if "=" not in x]
    a, b = words[:2]
    deals = int(words[2]) if len(words) > 2 else 100
    g = game(words[3] if len(words) > 3 else "yaodiren")
    seats = int(words[4]) if len(words) > 4 else g.seats[0]
    tally = Tally()
    gains = [gain(g, chosen, seats, number, a, b, tally) for number in range(deals)]
    mean = sum(gains) / deals
    half = 1.96 * math.sqrt(sum((x - mean) ** 2 for x in gains) / max(1, deals - 1) / deals)
    print(f"{a} against {b}: {mean:+.3f} ± {half:.3f} bases a hand over {deals} deals x {seats} places")
    print(dict(tally.ends))
    if tally.points:
        total, slowest = sum(tally.spent), max(tally.spent)
        print(
            f"mean {g.unit.source} of a win {sum(tally.points) / len(tally.points):.1f}; "
            f"{1000 * total / len(tally.spent):.1f} ms a decision, slowest {1000 * slowest:.0f} ms"
        )


if __name__ == "__main__":
    main()
