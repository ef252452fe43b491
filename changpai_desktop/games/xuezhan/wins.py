"""Is a hand complete, and what would complete it (rules zipai 5.5, 5.8). Plain functions on counts, made to be fast.

A hand is 27 counts as bytes, 万 筒 条 in turn; a suit nine of them. Suits never share a set, so every question is asked
of single suits, and their answers are remembered. Sets of kinds are bits. Nothing here knows options or the table.
"""

from functools import lru_cache
from typing import Final

RANKS: Final = 9
SUIT: Final = (1 << RANKS) - 1
EVERY: Final = (1 << 3 * RANKS) - 1
MEMORY: Final = 1 << 16
"""Suits remembered by each question; there are 405 350 in all."""


@lru_cache(maxsize=MEMORY)
def whole(suit: bytes) -> bool:
    """All tiles of the suit are triplets and runs.

    From the lowest rank on there is no choice: three runs of one start are three triplets, so of n tiles n mod 3 must
    begin runs.
    """
    a, b = 0, 0
    for n in suit:
        runs = (n - a) % 3
        if n < a:
            return False
        a, b = b + runs, runs
    return a == 0 and b == 0


@lru_cache(maxsize=MEMORY)
def paired(suit: bytes) -> bool:
    """All tiles of the suit are triplets, runs and exactly one pair.

    The ranks of a triplet or run sum to a multiple of three, which leaves three places for the pair.
    """
    total = 0
    for rank in range(RANKS):
        total += rank * suit[rank]
    counts = list(suit)
    for rank in range(2 * total % 3, RANKS, 3):
        if counts[rank] >= 2:
            counts[rank] -= 2
            if whole(bytes(counts)):
                return True
            counts[rank] += 2
    return False


@lru_cache(maxsize=MEMORY)
def fills(suit: bytes, pair: bool) -> int:
    """Ranks that, added, make the suit triplets and runs, with `pair` and one pair."""
    found = 0
    counts = list(suit)
    for rank in range(RANKS):
        if counts[rank] < 4:
            counts[rank] += 1
            grown = bytes(counts)
            if paired(grown) if pair else whole(grown):
                found |= 1 << rank
            counts[rank] -= 1
    return found


def pairs_wait(hand: bytes) -> int:
    """Seven pairs: the one kind that is missing in thirteen tiles, as bits; 0 if more are missing."""
    found = 0
    for kind in range(3 * RANKS):
        if hand[kind] & 1:
            if found:
                return 0
            found = 1 << kind
    return found


def completing(hand: bytes) -> int:
    """Kinds that complete the hand, whatever suits it has: four sets and a pair, or seven pairs.

    `hand` are the tiles not laid, one short of complete. The suit with the pair has 2 tiles more than its sets, every
    other suit none; so the sizes say which suits can lack the tile.
    """
    suits = (hand[:RANKS], hand[RANKS : 2 * RANKS], hand[2 * RANKS :])
    over = (sum(suits[0]) % 3, sum(suits[1]) % 3, sum(suits[2]) % 3)
    found = 0
    if over in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        # The suit of the pair lacks its tile.
        lacking = over.index(1)
        if whole(suits[lacking - 1]) and whole(suits[lacking - 2]):
            found = fills(suits[lacking], True) << RANKS * lacking
    elif over in ((2, 2, 0), (2, 0, 2), (0, 2, 2)):
        # One of two suits has the pair, the other lacks a tile of a set.
        third = over.index(0)
        if whole(suits[third]):
            for lacking, other in ((third - 1, third - 2), (third - 2, third - 1)):
                if paired(suits[other]):
                    found |= fills(suits[lacking], False) << RANKS * (lacking % 3)
    if len(hand) and sum(hand) == 13:
        found |= pairs_wait(hand)
    return found


def suits_of(kinds: int) -> int:
    """The suits (bits 0-2) of a set of kinds."""
    return (kinds & SUIT != 0) | (kinds >> RANKS & SUIT != 0) << 1 | (kinds >> 2 * RANKS != 0) << 2


def suits_held(hand: bytes) -> int:
    """The suits (bits 0-2) of a hand."""
    return any(hand[:RANKS]) | any(hand[RANKS : 2 * RANKS]) << 1 | any(hand[2 * RANKS :]) << 2


def open_kinds(suits: int) -> int:
    """5.5: kinds that may still come into a hand with these suits: at most two suits win."""
    if suits in (3, 5, 6):
        return (suits & 1) * SUIT | (suits >> 1 & 1) * SUIT << RANKS | (suits >> 2) * SUIT << 2 * RANKS
    return 0 if suits == 7 else EVERY


def ready(hand: bytes, laid_suits: int, void: int) -> int:
    """Kinds whose arrival wins: complete, and in no more suits than allowed.

    `void` is the suit that may not be there (5.1.5), -1 if none was named: then any two suits do.
    """
    held = suits_held(hand) | laid_suits
    if void >= 0:
        return 0 if held >> void & 1 else completing(hand) & ~(SUIT << RANKS * void)
    allowed = open_kinds(held)
    return completing(hand) & allowed if allowed else 0


def complete(hand: bytes) -> bool:
    """Whether the tiles not laid are sets and one pair, or seven pairs, whatever suits they have."""
    suits = (hand[:RANKS], hand[RANKS : 2 * RANKS], hand[2 * RANKS :])
    for pair in range(3):
        if paired(suits[pair]) and whole(suits[pair - 1]) and whole(suits[pair - 2]):
            return True
    return seven_pairs(hand)


def seven_pairs(hand: bytes) -> bool:
    """5.5: seven pairs, none of them laid; four alike are two pairs."""
    return sum(hand) == 14 and not any(n & 1 for n in hand)
