"""What can be led, and what beats it (rules changpai 2.3, 2.4). Cards are kinds in pack order.

Everything here is asked again and again with few different hands, so the answers are kept.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from changpai_desktop.games.baipai.kinds import (
    CLASS_OF,
    COMBINATION,
    COPIES,
    FAMILIES,
    FAMILY_OF,
    HARD,
    RANK_OF,
    RANKS,
    Family,
    N,
)

Cards = tuple[int, ...]


class Law(NamedTuple):
    """What a table agrees on about sets (2.10)."""

    mixed: bool = False
    """同级配对: cards of one rank may be mixed in a set."""
    count_only: bool = False
    """只比张数: combinations need only the same number of cards."""


class Meld(NamedTuple):
    """A set as it is compared: only the same class and shape can beat, with a higher rank."""

    suit: int
    """A class, or COMBINATION."""
    rank: int
    shape: Cards
    """How many alike, or (heads, red partners, black partners); only the number with 只比张数."""

    def beats(self, other: "Meld") -> bool:
        """2.4: higher in the same class with the same shape; equal does not beat."""
        return self.suit == other.suit and self.shape == other.shape and self.rank > other.rank


def read(cards: Cards, law: Law) -> Meld | None:
    """The set that these cards are; None if they are none."""
    return _read(cards, law) if 0 < len(cards) <= 3 * COPIES else None


@lru_cache(maxsize=16384)
def _read(cards: Cards, law: Law) -> Meld | None:
    if any(k in HARD for k in cards):
        return None
    n = len(cards)
    places = {(CLASS_OF[k], RANK_OF[k]) for k in cards}
    # 2.3 1: alike, one kind; with 同級配对 one rank.
    if n <= COPIES and len(places) == 1 and (law.mixed or len(set(cards)) == 1):
        suit, rank = places.pop()
        return Meld(suit, rank, (n,))
    # 2.3 2: a head and a partner at least, all of one family.
    families = {FAMILY_OF.get(k, -1) for k in cards}
    if len(families) > 1 or -1 in families:
        return None
    rank = families.pop()
    family = FAMILIES[rank]
    heads, red = cards.count(family.head), sum(k in family.red for k in cards)
    black = n - heads - red
    if not heads or heads == n:
        return None
    return Meld(COMBINATION, rank, (n,) if law.count_only else (heads, red, black))


@lru_cache(maxsize=8192)
def leads(own: Cards, law: Law) -> tuple[Cards, ...]:
    """2.3: every set of a hand (counts by kind): alike by kind and number, then combinations by family."""
    out: list[Cards] = []
    if law.mixed:
        for ranks in RANKS:
            for kinds in ranks:
                for n in range(1, COPIES + 1):
                    out += picks(own, kinds, n)
    else:
        out += [(k,) * n for k in range(N) if k not in HARD for n in range(1, own[k] + 1)]
    for family in FAMILIES:
        out += _combinations(own, family)
    return tuple(out)


def _combinations(own: Sequence[int], family: Family) -> Iterator[Cards]:
    most_red = sum(own[k] for k in family.red)
    most_black = sum(own[k] for k in family.black)
    for heads in range(1, own[family.head] + 1):
        for red in range(most_red + 1):
            for black in range(most_black + 1):
                if red + black:
                    yield from _shaped(own, family, (heads, red, black))


def _shaped(own: Sequence[int], family: Family, shape: Cards) -> Iterator[Cards]:
    heads, red, black = shape
    if own[family.head] < heads:
        return
    for reds in picks(own, family.red, red):
        for blacks in picks(own, family.black, black):
            yield tuple(sorted((family.head,) * heads + reds + blacks))


def picks(own: Sequence[int], kinds: Cards, n: int) -> list[Cards]:
    """Every way to take n cards of these kinds from a hand."""
    if len(kinds) == 1:
        return [kinds * n] if own[kinds[0]] >= n else []
    if not kinds:
        return [] if n else [()]
    first, rest = kinds[0], kinds[1:]
    out = [
        (first,) * taken + others
        for taken in range(min(n, own[first]), -1, -1)
        for others in picks(own, rest, n - taken)
    ]
    return [tuple(sorted(x)) for x in out]


@lru_cache(maxsize=16384)
def answers(own: Cards, best: Meld, law: Law) -> tuple[Cards, ...]:
    """2.4: every set of a hand that beats the best of the trick, the lowest first."""
    out: list[Cards] = []
    if best.suit == COMBINATION:
        for family in FAMILIES[best.rank + 1 :]:
            if law.count_only:
                out += [x for x in _combinations(own, family) if len(x) == best.shape[0]]
            else:
                out += _shaped(own, family, best.shape)
        return tuple(out)
    n = best.shape[0]
    for kinds in RANKS[best.suit][best.rank + 1 :]:
        if law.mixed:
            out += picks(own, kinds, n)
        else:
            out += [(k,) * n for k in kinds if own[k] >= n]
    return tuple(out)
