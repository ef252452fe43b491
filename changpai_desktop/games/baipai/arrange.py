"""The hand sorted by what belongs together."""

from collections.abc import Sequence

from changpai_desktop.games.baipai.kinds import INDEX, PACK, RUNS, TOKENS


def arrange(cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The four families with head and partners, then 中山, 幺 and 硬张; unknown cards last."""
    counts = PACK.counts(c for c in cards if c in INDEX)
    runs = [tuple(TOKENS[k] for k in run for _ in range(counts[k])) for run in RUNS]
    runs.append(tuple(c for c in cards if c not in INDEX))
    return tuple(run for run in runs if run)
