"""Many hands between computer players: `python benchmarks/soak.py [HANDS] [LEVEL]`.

Checks every choice against the legal actions, the number of cards at every end, and that each ledger sums to
zero; prints speed and how far memory grew. Run by hand.
"""

import resource
import sys
import time
from collections import Counter
from pathlib import Path

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Hand
from changpai_desktop.games.registry import game
from changpai_desktop.players.registry import choose

CARDS = 105


def cards_on_table(hand: Hand) -> int:
    """Every card of the pack, wherever it lies."""
    view = hand.view(0, reveal=True)
    lying = sum(len(s.row) + len(s.hand or ()) + sum(len(g.cards) for g in s.groups) for s in view.seats)
    return view.stock + lying + (view.shown is not None)


def play(hand: Hand, level: str, rng: Pcg32) -> int:
    """Plays a hand to its end; returns the number of decisions."""
    decisions = 0
    while actors := hand.actors():
        view = hand.view(actors[0])
        action = choose(view, level, rng.next())
        if action not in view.legal:
            raise SystemExit(f"illegal choice {action}; legal: {', '.join(map(str, view.legal))}")
        hand.apply(actors[0], action)
        decisions += 1
    if hand.outcome is None or sum(hand.outcome.deltas):
        raise SystemExit("a hand ended without a ledger that sums to zero")
    if cards_on_table(hand) != CARDS:
        raise SystemExit(f"{cards_on_table(hand)} cards on the table instead of {CARDS}")
    return decisions


def resident() -> float:
    """MB of memory that the process holds now (Linux), else the most it ever held."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(x for x in status.read_text(encoding="utf-8").splitlines() if x.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Plays the hands; tells memory after each tenth."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    level = sys.argv[2] if len(sys.argv) > 2 else "regular"
    played, start, decisions = game("yaodiren"), time.perf_counter(), 0
    ends: Counter[str] = Counter()
    for number in range(hands):
        stock = played.stock(DealCode.from_seed(number).rng())
        hand = played.new_hand({}, 3, number % 3, stock)
        decisions += play(hand, level, Pcg32(number, 5))
        ends[hand.outcome.kind if hand.outcome else "?"] += 1
        if (number + 1) % max(1, hands // 10) == 0:
            print(f"{number + 1} hands, {resident():.1f} MB", flush=True)
    spent = time.perf_counter() - start
    print(f"{hands} hands, {decisions} decisions, {hands / spent:.1f} hands a second, {dict(ends)}")


if __name__ == "__main__":
    main()
