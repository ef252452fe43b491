"""The hand sorted by what belongs together: mates beside each other, a gap between components."""

from collections.abc import Sequence

from changpai_desktop.games.yaodiren.kinds import COMPONENTS, INDEX, PACK, TOKENS

_HEAVY = 3


def arrange(cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Runs of cards: threes and more first, then each family of mates with its commonest kind in front."""
    counts = PACK.counts(c for c in cards if c in INDEX)
    runs: list[tuple[str, ...]] = []
    for i in sorted((i for i, n in enumerate(counts) if n >= _HEAVY), key=lambda i: (-counts[i], i)):
        runs.append((TOKENS[i],) * counts[i])
    for kinds in COMPONENTS:
        own = [i for i in kinds if 0 < counts[i] < _HEAVY]
        run = tuple(TOKENS[i] for i in sorted(own) for _ in range(counts[i]))
        if run:
            runs.append(run)
    hidden = tuple(c for c in cards if c not in INDEX)
    if hidden:
        runs.append(hidden)
    return tuple(runs)
