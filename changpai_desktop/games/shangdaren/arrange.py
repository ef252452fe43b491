"""The hand as 上大人 players hold it: line after line, in columns of at most four cards that belong together."""

from collections.abc import Sequence
from typing import Final

from changpai_desktop.games.shangdaren.kinds import HUN, INDEX, N, tokens

DEEPEST: Final = 4


def columns(cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Of each line: three and four alike, whole 句, then what is left. The 混江 and unknown cards come last.

    Which character the 混江 stands for is not asked here: a hand is sorted alike in every deal.
    """
    counts = [0] * (N + 1)
    hidden: list[str] = []
    for card in cards:
        if card in INDEX:
            counts[INDEX[card]] += 1
        else:
            hidden.append(card)
    out: list[tuple[str, ...]] = []
    for start in range(0, N, 3):
        out += [tokens(run) for run in _of_line(counts[start : start + 3], start)]
    if counts[HUN]:
        out.append(tokens((HUN,) * counts[HUN]))
    out += [tuple(hidden[i : i + DEEPEST]) for i in range(0, len(hidden), DEEPEST)]
    return tuple(out)


def _of_line(counts: list[int], start: int) -> list[list[int]]:
    runs: list[list[int]] = []
    left = list(counts)
    for place, n in enumerate(counts):
        if n >= 3:
            # Five alike stand as three and two, which may share a column with their line.
            size = n if n <= DEEPEST else 3
            runs.append([start + place] * size)
            left[place] -= size
    while min(left):
        runs.append([start, start + 1, start + 2])
        left = [n - 1 for n in left]
    loose = [start + place for place, n in enumerate(left) for _ in range(n)]
    runs += [loose[i : i + DEEPEST] for i in range(0, len(loose), DEEPEST)]
    return runs
