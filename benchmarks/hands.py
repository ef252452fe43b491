"""Random full hands a second, as a ratio to RLCard's mahjong in the same run.

usage: python benchmarks/hands.py [SECONDS]      (needs `pip install rlcard`; alternates the two, five rounds)

A random full hand is played from the declarations to the end by a player that picks any legal action; deals in
which nobody starts are not counted as hands (their time is). Both by processor time: other work may run beside.
"""

import importlib
import statistics
import sys
import time
from collections.abc import Callable

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.registry import GAME_IDS, game


def ours(game_id: str) -> Callable[[float], float]:
    """Hands a second of one of our games."""
    g = game(game_id)
    state = {"n": 0}

    def run(seconds: float) -> float:
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            state["n"] += 1
            rng = Pcg32(state["n"])
            hand = g.new_hand({}, g.seats[0], 0, g.stock(DealCode.from_seed(state["n"] * 7919).rng(), {}))
            while actors := hand.actors():
                choices = hand.legal(actors[0])
                hand.apply(actors[0], choices[rng.next() % len(choices)])
            done += hand.outcome is not None and hand.outcome.kind != "void"
        return done / (time.process_time() - start)

    return run


def rlcard(seconds: float) -> float:
    """Games a second of RLCard's mahjong with its own random agents."""
    module = importlib.import_module("rlcard")
    agent = importlib.import_module("rlcard.agents").RandomAgent
    env = module.make("mahjong")
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(env.num_players)])
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.run(is_training=False)
        done += 1
    return done / (time.process_time() - start)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    for game_id in GAME_IDS:
        run = ours(game_id)
        run(1.0)
        pairs = [(run(seconds), rlcard(seconds)) for _ in range(5)]
        ratios = sorted(a / b for a, b in pairs)
        print(
            f"{game_id}: {statistics.median(a for a, _ in pairs):.0f} hands/s, RLCard mahjong "
            f"{statistics.median(b for _, b in pairs):.1f} games/s, ratio median {statistics.median(ratios):.1f} "
            f"(min {ratios[0]:.1f}, max {ratios[-1]:.1f})"
        )


if __name__ == "__main__":
    main()
