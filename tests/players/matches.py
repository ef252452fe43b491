"""Hands between levels, for the tests of every game's players."""

from collections.abc import Callable, Iterator

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Action, Hand, View
from changpai_desktop.players.registry import choose


def played(hand: Hand, levels: tuple[str, ...], seed: int) -> Iterator[tuple[View, Action]]:
    """Every decision of a hand and what was chosen; the level `random` throws dice."""
    rng = Pcg32(seed, 5)
    while actors := hand.actors():
        view = hand.view(actors[0])
        level = levels[actors[0]]
        action = view.legal[rng.below(len(view.legal))] if level == "random" else choose(view, level, seed)
        yield view, action
        hand.apply(actors[0], action)


def gain(deal: Callable[[int], Hand], seats: int, a: str, b: str, deals: int) -> int:
    """What level `a` gains in all against others of level `b`, every deal from every place."""
    total = 0
    for number in range(deals):
        for place in range(seats):
            hand = deal(number)
            for _ in played(hand, tuple(a if s == place else b for s in range(seats)), number):
                pass
            assert hand.outcome is not None
            total += hand.outcome.deltas[place]
    return total
