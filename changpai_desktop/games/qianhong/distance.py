"""How many cards a hand lacks (rules changpai 5.4), for what a seat is told of its hand and for computer players.

What flows: counts of one suit -> the cards it lacks for so many groups, with and without a pair -> the four suits put
together. The table of a suit is walked card by card through states that are kept, so that hands that differ in one
card share most of the way.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from changpai_desktop.games.qianhong.kinds import BAIDA
from changpai_desktop.games.qianhong.melds import Counts, suits, tops

MOST = 7
"""Groups at most."""
FAR: Final = 60
"""More than any hand lacks."""
_WIDTH: Final = MOST + 1
Costs = tuple[tuple[int, ...], tuple[int, ...]]
"""Cards lacking for 0 to 7 groups, without and with a pair."""
_State = dict[tuple[int, int, int], tuple[int, ...]]
"""(runs begun two before, one before, whether the pair is there) -> cards lacking by groups begun."""

ANY, RUNS = "any", "runs"
"""Whether three alike are groups too."""


@lru_cache(maxsize=30_000)
def _prefix(counts: Counts, top: int, kinds: str) -> _State:
    """The state after the first numbers of a suit."""
    if not counts:
        return {(0, 0, 0): (0, *((FAR,) * MOST))}
    place, here = len(counts) - 1, counts[-1]
    new: dict[tuple[int, int, int], list[int]] = {}
    starts = range(3 if kinds == ANY else 5) if place + 2 < top else (0,)
    sets = (0, 1) if kinds == ANY else (0,)
    for (two, one, pair), costs in _prefix(counts[:-1], top, kinds).items():
        for start in starts:
            for alike in sets:
                for twin in (0, 1 - pair) if not pair else (0,):
                    need = two + one + start + 3 * alike + 2 * twin
                    if need > 4:
                        continue
                    _take(new, (one, start, pair + twin), costs, start + alike, max(0, need - here))
    return {key: tuple(costs) for key, costs in new.items()}


def _take(
    new: dict[tuple[int, int, int], list[int]], key: tuple[int, int, int], costs: Sequence[int], groups: int, cost: int
) -> None:
    into = new.get(key)
    if into is None:
        into = new[key] = [FAR] * _WIDTH
    for have in range(_WIDTH - groups):
        total = costs[have] + cost
        if total < into[have + groups]:
            into[have + groups] = total


@lru_cache(maxsize=30_000)
def suit_costs(counts: Counts, top: int, kinds: str = ANY) -> Costs:
    """Cards that one suit lacks for so many groups."""
    state = _prefix(counts, top, kinds)
    none = (FAR,) * _WIDTH
    return state.get((0, 0, 0), none), state.get((0, 0, 1), none)


@lru_cache(maxsize=30_000)
def both(a: Costs, b: Costs) -> Costs:
    """Two parts of a hand together."""
    plain, paired = [FAR] * _WIDTH, [FAR] * _WIDTH
    for i in range(_WIDTH):
        for j in range(_WIDTH - i):
            x = a[0][i] + b[0][j]
            if x < plain[i + j]:
                plain[i + j] = x
            y = min(a[1][i] + b[0][j], a[0][i] + b[1][j])
            if y < paired[i + j]:
                paired[i + j] = y
    return tuple(plain), tuple(paired)


def missing(own: Sequence[int], groups: int, tiao_top: int, kinds: str = ANY, pair_laid: bool = False) -> int:
    """Cards that the hand lacks for so many groups and a pair; wild ones help. 0: it is complete."""
    total: Costs | None = None
    for counts, top in zip(suits(own), tops(tiao_top), strict=True):
        # Pairs of 清胡 may be honours; sets of them are what it does not want.
        part = suit_costs(counts, top, kinds)
        total = part if total is None else both(total, part)
    assert total is not None
    return max(0, total[0 if pair_laid else 1][groups] - own[BAIDA])


def missing_sets(own: Sequence[int], groups: int, pair_laid: bool = False) -> int:
    """Cards that the hand lacks for groups alike only, and a pair (飘胡)."""
    counts = sorted(own[:BAIDA], reverse=True)
    lack = sum(3 - min(3, n) for n in counts[:groups])
    if not pair_laid:
        lack += 2 - min(2, counts[groups])
    return max(0, lack - own[BAIDA])


def missing_pairs(own: Sequence[int]) -> int:
    """Cards that fourteen cards lack for seven pairs (酒菜胡)."""
    return MOST - sum(n // 2 for n in own)
