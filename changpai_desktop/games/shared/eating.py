"""Eating with all that it forces out (rules zipai 0.2 F4: 比, 下火, 摆火, 摆).

A plan is the eaten group and the extra groups that use up every other copy of the eaten kind. Plans are complete
from the start; nobody can eat first and fail to lay the rest afterwards.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from changpai_desktop.cards.record import record
from changpai_desktop.games.shared.zi import GROUPS_WITH, Group, N, free_of_kan, group_key


@record
class Plan:
    """A way to eat: the eaten group with the card in it, then the forced extra groups."""

    group: Group
    extra: tuple[Group, ...] = ()

    def used(self, card: int) -> list[int]:
        """The cards that leave the hand."""
        out = [k for g in (self.group, *self.extra) for k in g]
        out.remove(card)
        return out

    def key(self) -> tuple[tuple[int, ...], ...]:
        """Sorts plans by their cards in reading order."""
        return (group_key(self.group), *(group_key(g) for g in self.extra))


def plans(own: Sequence[int], card: int) -> list[Plan]:
    """F4: every complete plan to eat `card` with this hand, in reading order; none if the hand holds a 坎 of it."""
    if own[card] >= 3:
        return []
    free = free_of_kan(own)
    out: list[Plan] = []
    for group, a, b in _FROM_HAND[card]:
        # Most groups fail here, thousands of times a hand.
        if free[a] and free[b] and (a != b or free[a] > 1):
            rest = list(free)
            rest[a] -= 1
            rest[b] -= 1
            out += [Plan(group, extra) for extra in _forced(rest, card, 0)]
    return sorted(out, key=Plan.key) if len(out) > 1 else out


def _others(group: Group, card: int) -> tuple[Group, int, int]:
    left = list(group)
    left.remove(card)
    return group, left[0], left[1]


_FROM_HAND: Final = tuple(tuple(_others(g, card) for g in GROUPS_WITH[card]) for card in range(N))
"""For each card the groups it can be eaten into, and the two cards of the hand that each takes."""


def _without(free: Sequence[int], group: Group) -> list[int] | None:
    """The hand after a group; None if cards are missing."""
    rest = list(free)
    for kind in group:
        if not rest[kind]:
            return None
        rest[kind] -= 1
    return rest


def _forced(rest: Sequence[int], card: int, first: int) -> Iterator[tuple[Group, ...]]:
    """F4: sets of disjoint eat-groups with `card` in each that use up all its copies, each set once."""
    if not rest[card]:
        yield ()
        return
    groups = GROUPS_WITH[card]
    for place in range(first, len(groups)):
        left = _without(rest, groups[place])
        if left is not None:
            for more in _forced(left, card, place):
                yield (groups[place], *more)
