"""How cards group: the cuts of a finished hand, and the groups a face-up card can be eaten into (rules 1.2, 1.8).

A cut uses every card. Kinds that were held three or more times before the winning card stay one group; three
copies that only the winning card completed may also be split between 吃 groups.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from changpai_desktop.games.yaodiren.kinds import COMPONENTS, LOCAL_MATES, MATES, SEVENS, N

Group = tuple[int, ...]
"""Kinds of a group, in order; three to five cards."""
Cut = tuple[Group, ...]


def is_set(group: Group) -> bool:
    """All cards of one kind (碰 坎 杠 吐火), not an 吃 group."""
    return group[0] == group[-1]


def cuts(own: Sequence[int], whole: Sequence[int], groups: int) -> Iterator[Cut]:
    """Every way to cut `own` without remainder into `groups` groups.

    `whole[i]` copies of kind i (0, 3, 4 or 5) must stay together as one group.
    """
    parts: list[tuple[Cut, ...]] = []
    for c, kinds in enumerate(COMPONENTS):
        counts = tuple([own[i] for i in kinds])
        if not any(counts):
            continue
        found = _component_cuts(c, counts, tuple([whole[i] for i in kinds]))
        if not found:
            return
        parts.append(found)
    for choice in product(*parts):
        if sum(map(len, choice)) == groups:
            yield tuple(group for part in choice for group in part)


@lru_cache(maxsize=50_000)
def _component_cuts(c: int, counts: tuple[int, ...], whole: tuple[int, ...]) -> tuple[Cut, ...]:
    kinds = COMPONENTS[c]
    fixed = tuple((kinds[i],) * n for i, n in enumerate(whole) if n)
    rest = tuple(n - w for n, w in zip(counts, whole, strict=True))
    return tuple(fixed + cut for cut in _exact(c, rest))


@lru_cache(maxsize=50_000)
def _exact(c: int, counts: tuple[int, ...]) -> tuple[Cut, ...]:
    """All exact partitions of loose cards into threes alike and 吃 groups."""
    if sum(counts) % 3:
        return ()
    at = next((i for i, n in enumerate(counts) if n), -1)
    if at < 0:
        return ((),)
    out: list[Cut] = []
    for places in _groups_with(c, counts, at):
        rest = list(counts)
        for place in places:
            rest[place] -= 1
        group = tuple(sorted(COMPONENTS[c][p] for p in places))
        out += [(group, *cut) for cut in _exact(c, tuple(rest))]
    return tuple(out)


def _groups_with(c: int, counts: tuple[int, ...], at: int) -> Iterator[tuple[int, ...]]:
    """Groups of three that contain kind `at`, the first kind left."""
    n = counts[at]
    if n >= 3:
        yield (at, at, at)
    for mate in LOCAL_MATES[c][at]:
        if counts[mate] and n >= 2:
            yield (at, at, mate)
        if counts[mate] >= 2:
            yield (at, mate, mate)
    if len(COMPONENTS[c]) == 3 and at == 0 and counts[1] and counts[2]:
        yield (0, 1, 2)


def eat_groups(own: Sequence[int], card: int) -> list[Group]:
    """Every 吃 group of the face-up `card` with two cards of the hand (rules 1.7).

    Neither card may come from a kind held three or more times. Groups in pack order.
    """
    out: set[Group] = set()
    usable = [i for i in MATES[card] if 0 < own[i] < 3]
    for mate in usable:
        if own[mate] == 2:
            out.add(tuple(sorted((card, mate, mate))))
        if 0 < own[card] < 3:
            out.add(tuple(sorted((card, card, mate))))
    if card in SEVENS and len(usable) == 2:
        out.add(SEVENS)
    return sorted(out)


def whole_before(own: Sequence[int]) -> list[int]:
    """For each kind the copies that must stay together: those held three or more times."""
    return [n if n >= 3 else 0 for n in own]


def counts_of(groups: Sequence[Group]) -> list[int]:
    """Copies of each kind in groups."""
    out = [0] * N
    for group in groups:
        for i in group:
            out[i] += 1
    return out
