"""Eating with all that it forces out (rules zipai 0.2 F4: 比, 下火, 摆火, 摆).

A plan is the eaten group and the extra groups that use up every other copy of the eaten kind. Plans are complete
from the start; nobody can eat first and fail to lay the rest afterwards.
"""

from collections.abc import Iterator, Sequence

from changpai_desktop.cards.record import record
from changpai_desktop.games.shared.zi import GROUPS_WITH, Group, free_of_kan, group_key


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
    for group in GROUPS_WITH[card]:
        rest = _without(free, group, card)
        if rest is not None:
            out += [Plan(group, extra) for extra in _forced(rest, card, 0)]
    return sorted(out, key=Plan.key)


def _without(free: Sequence[int], group: Group, card: int = -1) -> list[int] | None:
    """The hand after a group; one `card` of the group comes from the table. None if cards are missing."""
    # Most groups fail here, before anything is copied.
    for kind in group:
        if kind != card and not free[kind]:
            return None
    rest = list(free)
    if card >= 0:
        rest[card] += 1
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
