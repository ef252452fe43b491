"""A view of 四川麻将 as numbers: the own tiles, what is still about, and what is known of the others."""

from dataclasses import dataclass
from functools import lru_cache

from changpai_desktop.games.contract import Seat, SeatView, Value, View
from changpai_desktop.games.registry import game
from changpai_desktop.games.xuezhan.options import Rules
from changpai_desktop.games.xuezhan.tiles import COPIES, INDEX, RANKS, SUITS, N

PENG = 3


@dataclass(frozen=True, slots=True)
class Hand:
    """Tiles that a seat holds and its groups."""

    own: tuple[int, ...]
    pengs: frozenset[int] = frozenset()
    kongs: frozenset[int] = frozenset()

    @property
    def laid(self) -> int:
        """How many groups lie open."""
        return len(self.pengs) + len(self.kongs)

    @property
    def laid_suits(self) -> int:
        """Their suits as bits."""
        suits = 0
        for kind in (*self.pengs, *self.kongs):
            suits |= 1 << kind // RANKS
        return suits

    def plus(self, kind: int, n: int) -> "Hand":
        """The hand with `n` more tiles of a kind."""
        own = list(self.own)
        own[kind] += n
        return Hand(tuple(own), self.pengs, self.kongs)

    def with_peng(self, kind: int) -> "Hand":
        """After 碰."""
        left = self.plus(kind, -2)
        return Hand(left.own, self.pengs | {kind}, self.kongs)

    def with_kong(self, kind: int) -> "Hand":
        """After any kong of the kind."""
        own = list(self.own)
        own[kind] = 0
        return Hand(tuple(own), self.pengs - {kind}, self.kongs | {kind})


@dataclass(frozen=True, slots=True)
class Other:
    """An opponent who has not won."""

    seat: Seat
    groups: tuple[int, ...]
    """Kinds of its groups."""
    row: tuple[int, ...]
    void: int


@dataclass(frozen=True, slots=True)
class Situation:
    """Everything that one decision looks at."""

    rules: Rules
    hand: Hand
    void: int
    unseen: tuple[int, ...]
    hidden: int
    """Tiles that the seat cannot see: the wall and the hands of others."""
    turns: float
    """Draws that the seat may still hope for."""
    others: tuple[Other, ...]
    wall: int


@lru_cache(maxsize=16)
def rules_of(changed: tuple[tuple[str, Value], ...]) -> Rules:
    """The rules of a view's options."""
    return Rules.of(game("xuezhan").read_options(dict(changed)))


def _counts(tokens: tuple[str, ...]) -> list[int]:
    counts = [0] * N
    for token in tokens:
        if token in INDEX:
            counts[INDEX[token]] += 1
    return counts


def void_of(seat: SeatView) -> int:
    """The suit that a seat has named, -1 if none."""
    return SUITS.index(seat.said[-1]) if seat.said.startswith("que_") else -1


def read(view: View) -> Situation:
    """The situation of the view's own seat."""
    me = view.me
    own = _counts(me.hand or ())
    seen = list(own)
    for seat, s in enumerate(view.seats):
        for token in (*s.row, *(c for g in s.groups for c in g.cards)):
            seen[INDEX[token]] += 1
        if seat != view.seat:
            seen = [a + b for a, b in zip(seen, _counts(s.known), strict=True)]
    if view.shown is not None:
        seen[INDEX[view.shown.card]] += 1
    unseen = tuple([max(0, COPIES - n) for n in seen])
    groups = [(INDEX[g.cards[0]], len(g.cards)) for g in me.groups]
    others = tuple(
        [
            Other(
                seat,
                tuple([INDEX[g.cards[0]] for g in s.groups]),
                tuple([INDEX[t] for t in s.row]),
                void_of(s),
            )
            for seat, s in enumerate(view.seats)
            if seat != view.seat and s.status == "in"
        ]
    )
    return Situation(
        rules_of(tuple(sorted(view.options.items()))),
        Hand(
            tuple(own),
            frozenset(k for k, n in groups if n == PENG),
            frozenset(k for k, n in groups if n > PENG),
        ),
        void_of(me),
        unseen,
        max(1, sum(unseen)),
        view.stock / (len(others) + 1),
        others,
        view.stock,
    )
