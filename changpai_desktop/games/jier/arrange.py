"""The hand sorted by what belongs together: sets first, then each component with its pairs beside each other."""

from collections.abc import Sequence

from changpai_desktop.games.jier.kinds import COMPONENTS, COPIES, INDEX, PACK, TOKENS
from changpai_desktop.games.jier.sets import tied


def arrange(cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Three or four alike without partners, then the components: pairs, then what has no partner."""
    counts = PACK.counts(c for c in cards if c in INDEX)
    alike = [k for k, n in enumerate(counts) if n >= COPIES - 1 and not tied(counts, k)]
    runs = [(TOKENS[k],) * counts[k] for k in alike]
    for kind in alike:
        counts[kind] = 0
    for one, other in COMPONENTS:
        a = [k for k in one for _ in range(counts[k])]
        b = [k for k in other for _ in range(counts[k])]
        n = min(len(a), len(b))
        run = [k for pair in zip(a[:n], b[:n], strict=True) for k in pair] + a[n:] + b[n:]
        if run:
            runs.append(tuple([TOKENS[k] for k in run]))
    hidden = tuple(c for c in cards if c not in INDEX)
    return (*runs, hidden) if hidden else tuple(runs)
