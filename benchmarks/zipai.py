"""The 字牌 games: best splits and random full hands a second, each as a ratio measured in the same run.

usage: python benchmarks/zipai.py [SECONDS]      (needs `pip install rlcard mahjong`; alternates the two, five rounds)

Splits: 21 cards are counted by the rules of 大贰 (every cut, the one that pays most) against the plain yes or no of
the `mahjong` library's `Agari` for 14 tiles; for random hands and for hands that are complete, the tiles those of
Sichuan mahjong, without honours. With honours, measured too, Agari turns nearly every random hand away at its first
honour, before it counts anything. Every hand is asked once, so that no answer is merely remembered. Full hands: as
`benchmarks/hands.py`. All by processor time.
"""

import importlib
import statistics
import sys
import time
from collections.abc import Callable, Iterator

from hands import ours, rlcard

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.daer.game import GAME
from changpai_desktop.games.daer.options import Rules
from changpai_desktop.games.daer.scoring import Chance, Scoring
from changpai_desktop.games.registry import GAME_IDS, game
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.zi import COPIES, EAT_GROUPS, N

ROUNDS = 5
BATCH = 10_000
Task = Callable[[], object]


def _random_counts(kinds: int, cards: int, rng: Pcg32) -> list[int]:
    left = [COPIES] * kinds
    while cards:
        kind = rng.below(kinds * COPIES) // COPIES
        # A copy that is gone is drawn again, as often as it is gone.
        if rng.below(COPIES) < left[kind]:
            left[kind] -= 1
            cards -= 1
    return [COPIES - n for n in left]


def _complete_zi(rng: Pcg32) -> list[int]:
    """21 cards made of seven groups, at most three of a kind."""
    while True:
        counts = [0] * N
        for _ in range(7):
            for kind in EAT_GROUPS[rng.below(len(EAT_GROUPS))]:
                counts[kind] += 1
        if max(counts) < COPIES:
            return counts


def _complete_tiles(rng: Pcg32) -> list[int]:
    """14 tiles: four sets and a pair."""
    while True:
        counts = [0] * 34
        for _ in range(4):
            start = rng.below(7) + 9 * rng.below(3)
            for tile in (start,) * 3 if rng.below(4) == 0 else (start, start + 1, start + 2):
                counts[tile] += 1
        counts[rng.below(34)] += 2
        if max(counts) <= COPIES:
            return counts


def splits(rng: Pcg32, complete: bool) -> Iterator[Task]:
    """One task a hand of 21 cards; quads lie on the table, as they must."""
    best = Scoring(Rules.of(GAME.read_options({}))).best
    chance = Chance()
    while True:
        counts = _complete_zi(rng) if complete else _random_counts(N, 21, rng)
        laid = [Laid("long", (k,) * COPIES) for k in range(N) if counts[k] == COPIES]
        own = [0 if n == COPIES else n for n in counts]
        card = next(k for k in range(N) if own[k])
        own[card] -= 1

        def task(laid: list[Laid] = laid, own: list[int] = own, card: int = card) -> object:
            return best(laid, own, card, chance)

        yield task


def agari(rng: Pcg32, complete: bool, kinds: int = 27) -> Iterator[Task]:
    """One task a hand of 14 tiles; of 34 `kinds` the last seven are honours."""
    check = importlib.import_module("mahjong.agari").Agari().is_agari
    while True:
        counts = _complete_tiles(rng) if complete else [*_random_counts(kinds, 14, rng), *[0] * (34 - kinds)]

        def task(counts: list[int] = counts) -> object:
            return check(counts)

        yield task


def rate(tasks: Iterator[Task]) -> float:
    """Tasks a second over a batch of new hands; making the hands is not measured."""
    batch = [next(tasks) for _ in range(BATCH)]
    start = time.process_time()
    for task in batch:
        task()
    return BATCH / (time.process_time() - start)


def report(name: str, pairs: list[tuple[float, float]], unit: str, other: str) -> None:
    """Medians of both and of their ratio."""
    ratios = sorted(a / b for a, b in pairs)
    print(
        f"{name}: {statistics.median(a for a, _ in pairs):.0f} {unit}, {other} "
        f"{statistics.median(b for _, b in pairs):.0f}, ratio median {statistics.median(ratios):.2f} "
        f"(min {ratios[0]:.2f}, max {ratios[-1]:.2f})"
    )


def main() -> None:
    """Splits, then every 字牌 game."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    for name, complete, kinds in (
        ("random hands", False, 27),
        ("random hands, tiles with honours", False, 34),
        ("complete hands", True, 27),
    ):
        mine, theirs = splits(Pcg32(kinds), complete), agari(Pcg32(2), complete, kinds)
        rate(mine)
        rate(theirs)
        pairs = [(rate(mine), rate(theirs)) for _ in range(ROUNDS)]
        report(name, pairs, "best splits/s", "mahjong agari checks/s")
    for game_id in GAME_IDS:
        if game(game_id).pack.id == "zipai":
            run = ours(game_id)
            run(1.0)
            report(game_id, [(run(seconds), rlcard(seconds)) for _ in range(ROUNDS)], "hands/s", "RLCard mahjong")


if __name__ == "__main__":
    main()
