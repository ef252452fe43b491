"""Joining lines like sums: for every number of 门 and 半句 the best total, and what it is made of.

A total is a tree of two parts down to the ways of single lines, so that nothing but scores is added up on the way.
"""

from math import inf
from typing import Any, Final

from changpai_desktop.players.shangdaren.pieces import EXTRA, Way, packed

Sums = list[tuple[int, float, Any]]
"""(packed number, score, tree): a tree is (line, Way), a pair of trees, or None for nothing."""
START: Final[Sums] = [(0, 0.0, None)]
_SIZE: Final = 2 * packed(10, 4, 4)
_VALID: Final = bytes(k // 25 <= 10 and k // 5 % 5 <= 2 and k % 5 <= EXTRA for k in range(_SIZE))


def add(one: Sums, two: Sums) -> Sums:
    """The best total for each number."""
    best = [-inf] * _SIZE
    made: dict[int, tuple[Any, Any]] = {}
    valid = _VALID
    for ka, sa, a in one:
        for kb, sb, b in two:
            k = ka + kb
            if valid[k] and sa + sb > best[k]:
                best[k] = sa + sb
                made[k] = (a, b)
    return [(k, best[k], tree) for k, tree in made.items()]


def leaves(tree: Any) -> dict[int, Way]:
    """The ways of a tree by line."""
    found: dict[int, Way] = {}
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        if part is None:
            continue
        first, second = part
        if isinstance(first, int):
            found[first] = second
        else:
            waiting += [first, second]
    return found
