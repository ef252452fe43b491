"""How many tiles a hand lacks (rules zipai 5.5). Plain functions on counts, remembered suit by suit.

What flows: a suit as nine counts in; for every number of sets, without and with a pair, the fewest tiles that are
missing out. Two suits are added up, for no more may win.
"""

from functools import lru_cache
from typing import Final

from changpai_desktop.games.xuezhan.wins import RANKS

SETS: Final = 4
NEVER: Final = 99
"""Missing tiles of what cannot be."""
WIDTH: Final = SETS + 1
PAIRS_OF_SUITS: Final = ((0, 1), (0, 2), (1, 2))

Needs = tuple[int, ...]
"""Missing tiles for 0-4 sets, then for 0-4 sets and a pair."""


@lru_cache(maxsize=1 << 17)
def suit_needs(rest: bytes, due: int, later: int) -> Needs:
    """Needs of the ranks from here on, when runs begun before want `due` tiles of this rank and `later` of the next.

    More than two runs of one start are triplets, and no rank has more than four tiles.
    """
    out = [NEVER] * (2 * WIDTH)
    if not rest:
        if not due and not later:
            out[0] = 0
        return tuple(out)
    here = rest[0]
    after = rest[1:]
    for runs in range(3 if len(rest) >= 3 else 1):
        for rest_wanted, sets, pair in ((0, 0, 0), (2, 0, 1), (3, 1, 0)):
            wanted = due + runs + rest_wanted
            if wanted > 4:
                continue
            cost = wanted - here if wanted > here else 0
            used = runs + sets
            below = suit_needs(after, later + runs, runs)
            for place in range(WIDTH * pair, 2 * WIDTH):
                if (place % WIDTH) >= used:
                    total = below[place - WIDTH * pair - used] + cost
                    if total < out[place] and (pair == 0 or place >= WIDTH):
                        out[place] = total
    return tuple(out)


def needs(suit: bytes) -> Needs:
    """Missing tiles of one suit for every number of sets, without and with a pair."""
    return suit_needs(suit, 0, 0)


def two_suits(first: Needs, second: Needs, sets: int) -> int:
    """The fewest missing tiles for so many sets and a pair in two suits."""
    best = NEVER
    for n in range(sets + 1):
        best = min(best, first[n] + second[WIDTH + sets - n], first[WIDTH + n] + second[sets - n])
    return best


def missing_pairs(first: bytes, second: bytes) -> int:
    """Seven pairs in two suits: a single tile lacks one, a pair of nothing two."""
    pairs, singles = 0, 0
    for n in (*first, *second):
        pairs += n // 2
        singles += n & 1
    lacking = max(0, 7 - pairs)
    return lacking + max(0, lacking - singles)


def missing(hand: bytes, laid: int, laid_suits: int, void: int) -> int:
    """The fewest tiles that the hand lacks to be complete: 0 complete, 1 waiting; NEVER if it cannot win any more.

    `laid` groups lie in `laid_suits` (bits); `void` is the suit that may not be there, -1 if none was named.
    """
    suits = (hand[:RANKS], hand[RANKS : 2 * RANKS], hand[2 * RANKS :])
    best = NEVER
    for a, b in PAIRS_OF_SUITS:
        if void in (a, b) or laid_suits & ~(1 << a | 1 << b):
            continue
        best = min(best, two_suits(needs(suits[a]), needs(suits[b]), SETS - laid))
        if not laid:
            best = min(best, missing_pairs(suits[a], suits[b]))
    return best
