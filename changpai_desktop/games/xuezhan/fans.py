"""What a complete hand is worth in 番 before luck comes in (rules zipai 5.5). Plain functions on counts.

A *look* of a set says what patterns it allows: bit 0 it is three or four alike, bit 1 it holds a 1 or 9, bit 2 it is
three or four alike of 2, 5 or 8. The look of a hand are the bits that all its sets and its pair share.
"""

from functools import lru_cache
from typing import Final

from changpai_desktop.games.xuezhan.wins import RANKS, seven_pairs

ALIKE: Final = 1
OUTER: Final = 2
MIDDLE: Final = 4
ANY_LOOK: Final = ALIKE | OUTER | MIDDLE

RUN: Final = 0
TRIPLET: Final = 1
PAIR: Final = 2
"""Pieces of a suit: (shape, lowest rank)."""

Piece = tuple[int, int]

BASIC: Final = (
    ("qingyaojiu", 5),
    ("qingdui", 4),
    ("jiangdui", 4),
    ("qingyise", 3),
    ("yaojiu", 3),
    ("duidui", 2),
    ("pinghu", 1),
)
"""5.5: the patterns of sets, the best first; only the highest counts."""


def rank_look(rank: int) -> int:
    """The look of three alike, or of the pair."""
    return ALIKE | (OUTER if rank in (0, 8) else 0) | (MIDDLE if rank in (1, 4, 7) else 0)


def piece_look(piece: Piece) -> int:
    """The look of a set or of the pair; a run is never alike, and outer at the ends."""
    shape, rank = piece
    if shape == RUN:
        return OUTER if rank in (0, 6) else 0
    return rank_look(rank)


@lru_cache(maxsize=1 << 15)
def splits(suit: bytes) -> tuple[tuple[Piece, ...], ...]:
    """Every way to see a suit as triplets, runs and at most one pair."""
    if not any(suit):
        return ((),)
    rank = 0
    while not suit[rank]:
        rank += 1
    out: list[tuple[Piece, ...]] = []
    for piece, used in (((TRIPLET, rank), (3,)), ((RUN, rank), (1, 1, 1)), ((PAIR, rank), (2,))):
        if rank + len(used) > RANKS:
            continue
        rest = list(suit)
        for i, n in enumerate(used):
            rest[rank + i] -= n
        if min(rest) < 0:
            continue
        for more in splits(bytes(rest)):
            if piece[0] != PAIR or all(shape != PAIR for shape, _ in more):
                out.append((piece, *more))
    return tuple(out)


@lru_cache(maxsize=1 << 15)
def looks(suit: bytes) -> tuple[int, ...]:
    """The looks that a suit can have, over all its splits; empty if it has none."""
    found: list[int] = []
    for split in splits(suit):
        look = look_of(split)
        if look not in found:
            found.append(look)
    return tuple(found)


def look_of(split: tuple[Piece, ...]) -> int:
    """The look that all pieces share."""
    look = ANY_LOOK
    for piece in split:
        look &= piece_look(piece)
    return look


def hand_looks(hand: bytes, laid_look: int) -> list[int]:
    """The looks of a complete hand of sets, with its laid groups."""
    first = looks(hand[:RANKS])
    second = looks(hand[RANKS : 2 * RANKS])
    third = looks(hand[2 * RANKS :])
    out: list[int] = []
    for a in first:
        for b in second:
            for c in third:
                look = a & b & c & laid_look
                if look not in out:
                    out.append(look)
    return out


def pattern(look: int, pure: bool) -> int:
    """The place in BASIC of the best pattern that a look allows; `pure`: one suit only."""
    if pure and look & OUTER:
        return 0
    if pure and look & ALIKE:
        return 1
    if look & MIDDLE:
        return 2
    if pure:
        return 3
    if look & OUTER:
        return 4
    return 5 if look & ALIKE else 6


def best_pattern(hand: bytes, laid_look: int, pure: bool) -> int:
    """5.5: the place in BASIC of the best pattern over all splits; `hand` must be sets and a pair."""
    best = len(BASIC) - 1
    for look in hand_looks(hand, laid_look):
        best = min(best, pattern(look, pure))
    return best


def gen(hand: bytes, laid: bytes) -> int:
    """5.5: 根, kinds of which all four are there and not declared as a kong; `laid` counts the tiles of 碰."""
    found = 0
    for kind in range(3 * RANKS):
        if hand[kind] + laid[kind] == 4:
            found += 1
    return found


def pairs_pattern(hand: bytes, pure: bool, dragon: int) -> tuple[str, int, int]:
    """5.5: seven pairs: (pattern, 番, 根 used up). `dragon` is 5, or 4 where four alike only add 根 (part 7)."""
    fours = 0
    for n in hand:
        fours += n == 4
    if fours and dragon == 5:
        return ("qinglongqidui", 6, 1) if pure else ("longqidui", 5, 1)
    return ("qingqidui", 5, 0) if pure else ("qidui", 3, 0)


def plain_fan(hand: bytes, laid: bytes, laid_look: int, pure: bool, dragon: int) -> tuple[str, int, int]:
    """The pattern and 番 that bring most, and the 根 that count beside it.

    `hand` is complete with the winning tile, `laid` counts the tiles of 碰 alone, `laid_look` is that of all groups.
    """
    roots = gen(hand, laid)
    best = ("", 0, 0)
    if seven_pairs(hand):
        name, fan, used = pairs_pattern(hand, pure, dragon)
        best = (name, fan, roots - used)
    if all_sets(hand):
        name, fan = BASIC[best_pattern(hand, laid_look, pure)]
        if fan + roots > best[1] + best[2]:
            best = (name, fan, roots)
    return best


def all_sets(hand: bytes) -> bool:
    """Whether a complete hand can be seen as sets and a pair, not only as seven pairs."""
    return bool(looks(hand[:RANKS]) and looks(hand[RANKS : 2 * RANKS]) and looks(hand[2 * RANKS :])) and _one_pair(hand)


def _one_pair(hand: bytes) -> bool:
    """Exactly one suit has two tiles more than its sets."""
    over = 0
    for suit in range(3):
        over += sum(hand[RANKS * suit : RANKS * suit + RANKS]) % 3
    return over == 2
