"""Dice, cuts and lots that a hand needs beside its cards, cast from the stock itself.

A hand is options, dealer, stock and actions (a record holds nothing else), so whatever else falls by chance must follow
from the stock: its order, all of it, seeds a generator. Nobody at the table can work it out from the cards he knows.
"""

from collections.abc import Sequence
from typing import Final

from changpai_desktop.cards import Pcg32

_PRIME: Final = 1_000_003
_MASK: Final = 2**64 - 1


def cup(stock: Sequence[str], purpose: int) -> Pcg32:
    """The dice cup of one hand; `purpose` tells throws apart that must not depend on one another."""
    seed = 0
    for token in stock:
        for char in token:
            seed = seed * _PRIME + ord(char)
        seed &= _MASK
    return Pcg32(seed, purpose)


def throw(cup: Pcg32, dice: int = 2) -> tuple[int, ...]:
    """So many dice, one to six."""
    return tuple([1 + cup.below(6) for _ in range(dice)])
