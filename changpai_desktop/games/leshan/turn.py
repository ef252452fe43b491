"""Small rules of a turn that several places ask: what may be eaten, and what may be discarded (rules zipai 3.4)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from changpai_desktop.games.shared.eating import Plan, plans
from changpai_desktop.games.shared.law import owes_discard
from changpai_desktop.games.shared.zi import IS_EAT_GROUP, READING, Group, N, reading


def thrown_back(group: Group, card: int) -> frozenset[int]:
    """3.4 吃字屙字: having eaten with own cards a, b, no card Y may go for which {Y, a, b} is an eat-group."""
    rest = list(group)
    rest.remove(card)
    return _makes_group(rest[0], rest[1])


@lru_cache(maxsize=512)
def _makes_group(a: int, b: int) -> frozenset[int]:
    return frozenset(y for y in range(N) if reading((y, a, b)) in IS_EAT_GROUP)


def discardable(own: Sequence[int], barred: Iterable[int] = ()) -> list[int]:
    """3.4: kinds that may go, in reading order: no card of a 坎 or 滚, nothing thrown back after eating."""
    return [k for k in READING if 0 < own[k] < 3 and k not in barred]


def can_discard_after(own: Sequence[int], used: Iterable[int], barred: frozenset[int] = frozenset()) -> bool:
    """Part 7: whether a card could be discarded once the cards `used` have left the hand."""
    gone = list(used)
    return any(0 < n < 3 and n > gone.count(k) and k not in barred for k, n in enumerate(own))


def plans_to_eat(own: Sequence[int], card: int, n: int, q: int) -> list[Plan]:
    """3.4, F4: complete plans after which a card can go, if one is owed (part 7). `n` is without the card."""
    found = plans(own, card)
    if not found or not owes_discard(n + 1, q):
        return found
    return [p for p in found if can_discard_after(own, p.used(card), thrown_back(p.group, card))]
