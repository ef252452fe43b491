"""The hand as it is held: columns of at most four cards that belong together (rules changpai 5.4)."""

from collections.abc import Sequence

from changpai_desktop.games.qianhong.kinds import BAIDA, INDEX, TOKENS, N

DEEPEST = 4


def columns(cards: Sequence[str], tiao_top: int) -> tuple[tuple[str, ...], ...]:
    """百搭, then three and four alike, whole runs, pairs, cards that want a third, and what is left by suit.

    Cards that are not known come last.
    """
    counts = [0] * N
    hidden: list[str] = []
    for card in cards:
        if card in INDEX:
            counts[INDEX[card]] += 1
        else:
            hidden.append(card)
    found: list[tuple[int, ...]] = []
    if counts[BAIDA]:
        found += _packets([BAIDA] * counts[BAIDA])
        counts[BAIDA] = 0
    for kind in range(N):
        if counts[kind] >= 3:
            found.append((kind,) * counts[kind])
            counts[kind] = 0
    for distance in ((0, 1, 2), (0, 0), (0, 1), (0, 2)):
        found += _taken(counts, distance, tiao_top)
    for first in (0, 9, 18, 27):
        found += _packets([k for k in range(first, min(first + 9, BAIDA)) for _ in range(counts[k])], 2)
    runs = [tuple(TOKENS[k] for k in g) for g in found]
    return (*runs, *(tuple(hidden[i : i + DEEPEST]) for i in range(0, len(hidden), DEEPEST)))


def _taken(counts: list[int], steps: tuple[int, ...], tiao_top: int) -> list[tuple[int, ...]]:
    """Every group of this form that the counts still hold; `counts` keeps the rest."""
    out = []
    for kind in range(BAIDA):
        group = tuple(kind + s for s in steps)
        while _fits(group, tiao_top) and all(counts[k] >= group.count(k) for k in group):
            for k in group:
                counts[k] -= 1
            out.append(group)
    return out


def _fits(group: tuple[int, ...], tiao_top: int) -> bool:
    if group[0] == group[-1]:
        return True
    last = 18 + tiao_top if group[0] >= 18 else group[0] - group[0] % 9 + 9
    return group[0] < 27 and group[-1] < last


def _packets(kinds: list[int], size: int = DEEPEST) -> list[tuple[int, ...]]:
    return [tuple(kinds[i : i + size]) for i in range(0, len(kinds), size)]
