"""How the cards of a hand make groups (rules changpai 5.4): is it complete, and every way in which it is.

What flows: counts of one suit at a time in, the wild cards it lacks or its best cuts out; a hand is put together from
three suits and the honours. A run never holds 千, 红花, 白花, and 九条 only by option: `top` is the highest number.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from changpai_desktop.games.qianhong.kinds import BAIDA, Group

NEVER: Final = 99
Counts = tuple[int, ...]


def suits(own: Sequence[int]) -> tuple[Counts, Counts, Counts, Counts]:
    """万, 饼, 条 and the three honours of a hand."""
    return tuple(own[:9]), tuple(own[9:18]), tuple(own[18:27]), tuple(own[27:30])


def tops(tiao_top: int) -> tuple[int, int, int, int]:
    """The highest number that stands in a run, by suit; honours never do."""
    return (9, 9, tiao_top, 0)


# ---- complete or not -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=200_000)
def fits(counts: Counts, top: int) -> int:
    """Whether the cards of one suit are groups without remainder: 1 without a pair, 2 with one; no wild cards."""
    over = sum(counts) % 3
    if over == 1:
        return 0
    first = next((i for i, n in enumerate(counts) if n), -1)
    if first < 0:
        return 1
    out = 0
    left = list(counts)
    if counts[first] >= 3:
        left[first] -= 3
        out |= fits(tuple(left), top)
        left[first] += 3
    if first + 2 < top and counts[first + 1] and counts[first + 2]:
        for i in (first, first + 1, first + 2):
            left[i] -= 1
        out |= fits(tuple(left), top)
        left = list(counts)
    if over == 2 and counts[first] >= 2:
        left[first] -= 2
        out |= 2 * (fits(tuple(left), top) & 1)
    return out


@lru_cache(maxsize=200_000)
def lacking(counts: Counts, top: int) -> tuple[int, int]:
    """Wild cards needed to make groups of all cards of one suit, without and with a pair among them."""
    first = next((i for i, n in enumerate(counts) if n), -1)
    if first < 0:
        return 0, 2
    plain = paired = NEVER
    for start, missing in _groups_with(counts, first, top):
        rest = _less(counts, first, start)
        a, b = lacking(rest, top)
        plain, paired = min(plain, a + missing), min(paired, b + missing)
    used = min(2, counts[first])
    left = list(counts)
    left[first] -= used
    return plain, min(paired, lacking(tuple(left), top)[0] + 2 - used)


def _groups_with(counts: Counts, kind: int, top: int) -> list[tuple[int, int]]:
    """Groups that hold the kind: (start of the run, or -1 for three alike; wild cards it needs)."""
    out = [(-1, 3 - min(3, counts[kind]))]
    for start in range(max(0, kind - 2), kind + 1):
        if start + 2 < top:
            out.append((start, sum(not counts[start + i] for i in range(3))))
    return out


def _less(counts: Counts, kind: int, start: int) -> Counts:
    """Without a group: natural cards go before wild ones, which costs nothing, for the others could change places."""
    left = list(counts)
    if start < 0:
        left[kind] -= min(3, left[kind])
    else:
        for i in range(start, start + 3):
            left[i] -= left[i] > 0
    return tuple(left)


def complete(own: Sequence[int], card: int, tiao_top: int, pair_laid: bool = False) -> bool:
    """5.4: whether hand and card (-1: none) are groups and a pair without remainder. Their number is the table's care.

    百搭 in the hand are wild (5.8). With `pair_laid` the pair lies on the table already (5.6: two left, dealt).
    """
    if card >= 0:
        own = list(own)
        own[card] += 1
    wild = own[BAIDA]
    if not wild:
        return _complete(own, tiao_top, pair_laid)
    need, pair = 0, NEVER
    for counts, top in zip(suits(own), tops(tiao_top), strict=True):
        a, b = lacking(counts, top)
        pair = min(pair + a, need + b)
        need += a
        if need > wild and pair > wild:
            return False
    return (need if pair_laid else pair) <= wild


def _complete(own: Sequence[int], tiao_top: int, pair_laid: bool) -> bool:
    paired = pair_laid
    for counts, top in zip(suits(own), tops(tiao_top), strict=True):
        found = fits(counts, top)
        if not found & 1:
            if paired or not found:
                return False
            paired = True
    return paired


def waits(own: Sequence[int], tiao_top: int, pair_laid: bool = False) -> list[int]:
    """Kinds that would complete the hand, 百搭 left aside."""
    return [k for k in range(BAIDA) if complete(own, k, tiao_top, pair_laid)]


# ---- every way -----------------------------------------------------------------------------------------------------

Shape = tuple[int, int, int, int, int]
"""Of a part of a hand: (runs, sets alike, pairs, runs 1-2-3, wild cards used)."""
Cut = tuple[Group, ...]
Ways = dict[Shape, tuple[int, Cut]]
"""For each shape the most that its sets count, and groups that reach it (wild cards written as what they stand for)."""
_EMPTY: Final[Ways] = {(0, 0, 0, 0, 0): (0, ())}


@lru_cache(maxsize=20_000)
def ways(counts: Counts, top: int, kan: Counts, wild: int) -> Ways:
    """Every shape that the cards of one suit can take with at most so many wild cards; `kan`: what threes count."""
    first = next((i for i, n in enumerate(counts) if n), -1)
    if first < 0:
        return _EMPTY
    out: Ways = {}
    for start, missing in _groups_with(counts, first, top):
        if missing > wild:
            continue
        rest = ways(_less(counts, first, start), top, kan, wild - missing)
        if start < 0:
            _add(out, rest, (0, 1, 0, 0, missing), kan[first], (first,) * 3)
        else:
            _add(out, rest, (1, 0, 0, start == 0, missing), 0, (start, start + 1, start + 2))
    used = min(2, counts[first])
    if 2 - used <= wild:
        left = list(counts)
        left[first] -= used
        rest = {s: w for s, w in ways(tuple(left), top, kan, wild - 2 + used).items() if not s[2]}
        _add(out, rest, (0, 0, 1, 0, 2 - used), 0, (first,) * 2)
    return out


def _add(out: Ways, rest: Ways, shape: Shape, value: int, group: Group) -> None:
    for other, (most, cut) in rest.items():
        both = _sum(shape, other)
        if both not in out or out[both][0] < most + value:
            out[both] = (most + value, (group, *cut))


def _sum(a: Shape, b: Shape) -> Shape:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def hand_ways(own: Sequence[int], tiao_top: int, kan: Sequence[int], wild: int, pairs: int) -> Ways:
    """Every shape of all cards of a hand but its wild ones, with at most `pairs` pairs. 1-2-3 counts in 饼 only."""
    total: Ways = {(0, 0, 0, 0, 0): (0, ())}
    values = suits(kan)
    for place, (counts, top) in enumerate(zip(suits(own), tops(tiao_top), strict=True)):
        part = ways(counts, top, values[place], wild)
        new: Ways = {}
        for a, (most, cut) in total.items():
            for b, (more, groups) in part.items():
                if a[2] + b[2] > pairs or a[4] + b[4] > wild:
                    continue
                both = _sum(a, b if place == 1 else (b[0], b[1], b[2], 0, b[4]))
                if both not in new or new[both][0] < most + more:
                    new[both] = (most + more, (*cut, *(tuple(k + 9 * place for k in g) for g in groups)))
        total = new
    return total
