"""A hand that could be: what a seat holds, has laid and may no longer do, before and after its actions.

What flows: a View in, a Position out; and from one Position the one after a discard or a claim.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from changpai_desktop.games.contract import HIDDEN, Action, View
from changpai_desktop.games.shared.law import owes_discard
from changpai_desktop.games.shared.zi import COPIES, INDEX, Group, N

ALIKE_VERBS = frozenset({"peng", "dui", "wei", "chouwei"})
QUAD_VERBS = frozenset({"pao", "ti", "kai", "gun", "zhao", "long"})


@dataclass(frozen=True, slots=True)
class Laid:
    """A group on the table and what it counts."""

    verb: str
    kinds: Group
    value: int


@dataclass(frozen=True, slots=True)
class Position:
    """Counts of the hand, cards that everybody (or this seat) sees elsewhere, groups, and barred kinds."""

    own: tuple[int, ...]
    seen: tuple[int, ...]
    laid: tuple[Laid, ...]
    no_eat: frozenset[int] = frozenset()
    no_alike: frozenset[int] = frozenset()
    no_win: frozenset[int] = frozenset()

    @property
    def unseen(self) -> tuple[int, ...]:
        """Copies of each kind that may still come."""
        return tuple([max(0, COPIES - a - b) for a, b in zip(self.own, self.seen, strict=True)])

    @property
    def quads(self) -> int:
        return sum(len(g.kinds) == COPIES for g in self.laid) + sum(n == COPIES for n in self.own)

    @property
    def owes(self) -> bool:
        """Rules zipai F2."""
        return owes_discard(sum(self.own) + sum(len(g.kinds) for g in self.laid), self.quads)

    def without(self, kind: int) -> "Position":
        """After discarding a card."""
        return replace(self, own=_plus(self.own, (kind,), -1), seen=_plus(self.seen, (kind,), 1))

    def barring(self, kind: int, *, eat: bool = False, alike: bool = False, win: bool = False) -> "Position":
        """With a kind that may no longer be taken in some way."""
        return replace(
            self,
            no_eat=self.no_eat | {kind} if eat else self.no_eat,
            no_alike=self.no_alike | {kind} if alike else self.no_alike,
            no_win=self.no_win | {kind} if win else self.no_win,
        )

    def claiming(self, card: int, groups: Sequence[Laid]) -> "Position":
        """After the card, which everybody sees already, went with own cards into the first group; others beside it."""
        first = groups[0]
        used = [k for g in groups for k in g.kinds]
        used.remove(card)
        if len(first.kinds) == COPIES and self.own[card] < COPIES - 1:
            # The fourth card joins a laid triple: nothing leaves the hand.
            rest = tuple(g for g in self.laid if g.kinds != (card,) * 3)
            return replace(self, laid=(*rest, first))
        return replace(self, own=_plus(self.own, used, -1), seen=_plus(self.seen, used, 1), laid=(*self.laid, *groups))


def _plus(counts: Sequence[int], kinds: Iterable[int], n: int) -> tuple[int, ...]:
    out = list(counts)
    for kind in kinds:
        out[kind] += n
    return tuple(out)


def read(view: View) -> Position:
    """The viewer's position, nothing barred."""
    own, seen = [0] * N, [0] * N
    for token in view.me.hand or ():
        own[INDEX[token]] += 1
    for seat in view.seats:
        for token in (*seat.row, *(c for g in seat.groups for c in g.cards)):
            if token != HIDDEN:
                seen[INDEX[token]] += 1
    if view.shown is not None:
        seen[INDEX[view.shown.card]] += 1
    laid = tuple(Laid(g.verb, tuple(INDEX[c] for c in g.cards), g.value or 0) for g in view.me.groups)
    return Position(tuple(own), tuple(seen), laid)


def groups_of(action: Action) -> list[Group]:
    """The groups that an action lays, as kinds."""
    return [tuple(INDEX[c] for c in g) for g in (action.cards, *action.extra)]
