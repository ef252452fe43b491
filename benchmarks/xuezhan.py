"""四川麻将: random full hands a second, and win tests a second, each as a ratio measured in the same run.

usage: python benchmarks/xuezhan.py [SECONDS]      (needs `pip install rlcard mahjong`; alternates the two, five rounds)

Full hands: as `benchmarks/hands.py`, by every preset, against RLCard's mahjong with its random agents; ours count
claims, kongs and the settlement of an empty wall, its own do not pay. Win tests: which tiles 13 tiles of two suits wait
for, against 27 questions to the `mahjong` library's `Agari`; every hand is asked once, so that no answer is merely
remembered, though its suits may be.
"""

import importlib
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial

from hands import rlcard
from zipai import rate, report

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.registry import game
from changpai_desktop.games.xuezhan.tiles import COPIES, RANKS, N
from changpai_desktop.games.xuezhan.wins import ready

ROUNDS = 5
Task = Callable[[], object]


def ours(preset: str) -> Callable[[float], float]:
    """Hands a second by a preset."""
    g = game("xuezhan")
    options = g.read_options({}, preset)
    state = {"n": 0}

    def run(seconds: float) -> float:
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            state["n"] += 1
            rng = Pcg32(state["n"])
            hand = g.new_hand(options, 4, 0, g.stock(DealCode.from_seed(state["n"] * 7919).rng(), options))
            while actors := hand.actors():
                choices = hand.legal(actors[0])
                hand.apply(actors[0], choices[rng.next() % len(choices)])
            done += 1
        return done / (time.process_time() - start)

    return run


def hands(rng: Pcg32) -> Iterator[list[int]]:
    """Thirteen tiles of two suits."""
    while True:
        counts = [0] * N
        first = rng.below(3)
        for _ in range(13):
            while True:
                kind = RANKS * ((first + rng.below(2)) % 3) + rng.below(RANKS)
                if counts[kind] < COPIES:
                    counts[kind] += 1
                    break
        yield counts


def _waits(counts: list[int]) -> object:
    return ready(bytes(counts), 0, -1)


def waits(rng: Pcg32) -> Iterator[Task]:
    """What a hand waits for, as the engine asks it."""
    for counts in hands(rng):
        yield partial(_waits, counts)


def agari(rng: Pcg32) -> Iterator[Task]:
    """The same by asking for each tile."""
    check = importlib.import_module("mahjong.agari").Agari().is_agari
    for counts in hands(rng):

        def task(hand: list[int] = counts) -> object:
            found, counts = [], [*hand, *[0] * 7]
            for kind in range(N):
                counts[kind] += 1
                if check(counts):
                    found.append(kind)
                counts[kind] -= 1
            return found

        yield task


def main() -> None:
    """Win tests, then every preset."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    mine, theirs = waits(Pcg32(1)), agari(Pcg32(2))
    rate(mine)
    rate(theirs)
    report("waits of 13 tiles", [(rate(mine), rate(theirs)) for _ in range(ROUNDS)], "hands/s", "27 agari checks")
    for preset in game("xuezhan").presets:
        run = ours(preset.id)
        run(1.0)
        report(preset.id, [(run(seconds), rlcard(seconds)) for _ in range(ROUNDS)], "hands/s", "RLCard mahjong")


if __name__ == "__main__":
    main()
