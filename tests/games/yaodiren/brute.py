"""Slow and plain: §1.3 and §1.8 written down from the rules text card by card, to hold the fast code against."""

from collections.abc import Iterator
from functools import cache

from changpai_desktop.cards import PACKS

KINDS = PACKS["domino"].kinds
PIPS = [k.pips for k in KINDS]
RED = [int(k.red_pips > 0) for k in KINDS]
SIZES = {3: 4, 4: 6, 5: 8}


def mates(i: int) -> list[int]:
    """Kinds that can stand in an 吃 group with kind i."""
    return [j for j in range(21) if j != i and PIPS[i] + PIPS[j] == 14]


def value(i: int, size: int) -> int:
    """陀 of `size` alike."""
    return SIZES[size] * (2 if RED[i] else 1)


def plans(own: tuple[int, ...], un: tuple[int, ...]) -> dict[int, int]:
    """Number of groups -> largest potential 陀 (rules 1.3, default options)."""

    @cache
    def best(left: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        first = next((i for i in range(21) if left[i]), None)
        if first is None:
            return ((0, 0),)
        found: dict[int, int] = {}

        def take(used: list[int], worth: int | None) -> None:
            rest = list(left)
            for i in used:
                rest[i] -= 1
            for groups, tuo in best(tuple(rest)):
                g, v = (groups, tuo) if worth is None else (groups + 1, tuo + worth)
                found[g] = max(found.get(g, -1), v)

        if own[first] >= 3:
            n = own[first]
            take([first] * n, value(first, n + 1 if un[first] and n < 5 else n))
        else:
            take([first], None)
            for used, worth in _groups(left, un, first):
                take(used, worth)
        return tuple(found.items())

    def _groups(left: tuple[int, ...], un: tuple[int, ...], a: int) -> Iterator[tuple[list[int], int]]:
        free = [b for b in mates(a) if own[b] < 3]
        if left[a] >= 2:
            if un[a]:
                yield [a, a], value(a, 3)
            for b in mates(a):
                if un[b]:
                    yield [a, a], 2 * RED[a] + RED[b]
        for b in free:
            if left[b]:
                if un[a]:
                    yield [a, b], 2 * RED[a] + RED[b]
                if un[b]:
                    yield [a, b], RED[a] + 2 * RED[b]
                for c in mates(a):
                    if PIPS[a] == 7 and c != b and un[c]:
                        yield [a, b], RED[a] + RED[b] + RED[c]
                if left[a] >= 2:
                    yield [a, a, b], 2 * RED[a] + RED[b]
                if left[b] >= 2:
                    yield [a, b, b], RED[a] + 2 * RED[b]
                for c in free:
                    if PIPS[a] == 7 and c not in (a, b) and left[c]:
                        yield [a, b, c], RED[a] + RED[b] + RED[c]

    return dict(best(own))


def cuts(own: tuple[int, ...], whole: tuple[int, ...]) -> set[tuple[tuple[int, ...], ...]]:
    """Every cut of all cards into groups, each cut sorted; `whole` copies stay one group."""
    out: set[tuple[tuple[int, ...], ...]] = set()
    fixed = tuple((i,) * n for i, n in enumerate(whole) if n)

    def go(left: list[int], done: tuple[tuple[int, ...], ...]) -> None:
        first = next((i for i in range(21) if left[i]), None)
        if first is None:
            out.add(tuple(sorted(fixed + done)))
            return
        triples = [(first, j, k) for j in range(first, 21) for k in range(j, 21)]
        for group in triples:
            if not legal(group) or any(left[i] < group.count(i) for i in group):
                continue
            for i in group:
                left[i] -= 1
            go(left, (*done, group))
            for i in group:
                left[i] += 1

    go([n - w for n, w in zip(own, whole, strict=True)], ())
    return out


def legal(group: tuple[int, ...]) -> bool:
    """Three alike, or an 吃 group: two kinds adding up to 14, or two or three of the sevens."""
    kinds = set(group)
    if len(kinds) == 1:
        return True
    if all(PIPS[i] == 7 for i in kinds):
        return True
    return len(kinds) == 2 and sum(PIPS[i] for i in kinds) == 14
