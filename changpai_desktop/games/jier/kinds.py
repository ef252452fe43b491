"""The 21 kinds as the engine numbers them, and which of them pair (rules changpai 0.1, 3.2).

Two cards are a 挤儿 if their pips add up to 10 or 20. So only the pips matter, and the values fall into six components
that never touch: 2-8-12, 3-7, 4-6, 9-11, and the fives and the tens, which pair among themselves.
"""

from collections.abc import Sequence
from typing import Final

from changpai_desktop.cards import PACKS

PACK: Final = PACKS["domino"]
TOKENS: Final[tuple[str, ...]] = tuple(k.token for k in PACK.kinds)
INDEX: Final[dict[str, int]] = PACK.index
N: Final = len(TOKENS)
COPIES: Final = 4
PIPS: Final[tuple[int, ...]] = tuple(k.pips for k in PACK.kinds)
SEVENS: Final[tuple[int, ...]] = tuple(k for k in range(N) if PIPS[k] == 7)
"""高脚, 二五, 三四: the three cards of a 燕."""
SEVEN_TOKENS: Final = tuple(TOKENS[k] for k in SEVENS)
DINGDING: Final = INDEX["21"]
"""The only kind that pairs with a seven."""
PARTNERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(j for j in range(N) if PIPS[k] + PIPS[j] in (10, 20)) for k in range(N)
)
"""3.2: for each kind those it pairs with; a five and a ten also with their own kind."""
SELF_PAIRING: Final = (5, 10)
COMPONENTS: Final[tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]] = tuple(
    (tuple(k for k in range(N) if PIPS[k] in one), tuple(k for k in range(N) if PIPS[k] in other))
    for one, other in (((8,), (2, 12)), ((7,), (3,)), ((6,), (4,)), ((11,), (9,)), ((10,), ()), ((5,), ()))
)
"""The two sides of each component; fives and tens have one side only."""


def by_pips(own: Sequence[int]) -> list[int]:
    """How many cards of each number of pips."""
    out = [0] * 13
    for kind, n in enumerate(own):
        if n:
            out[PIPS[kind]] += n
    return out


def most_pairs(own: Sequence[int]) -> int:
    """3.2: the most pairs that the cards make at the same time (a maximum matching)."""
    c = by_pips(own)
    return min(c[8], c[2] + c[12]) + min(c[7], c[3]) + min(c[6], c[4]) + min(c[11], c[9]) + c[10] // 2 + c[5] // 2


def all_paired(own: Sequence[int]) -> bool:
    """Whether every card has a partner of its own."""
    c = by_pips(own)
    return c[8] == c[2] + c[12] and c[7] == c[3] and c[6] == c[4] and c[11] == c[9] and not c[10] % 2 and not c[5] % 2


def pairing(own: Sequence[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """As many pairs as there can be, and the cards that are left over."""
    pairs: list[tuple[int, int]] = []
    left: list[int] = []
    for one, other in COMPONENTS:
        a = [k for k in one for _ in range(own[k])]
        b = [k for k in other for _ in range(own[k])]
        if not other:
            a, b = a[0::2], a[1::2]
        n = min(len(a), len(b))
        pairs += zip(a[:n], b[:n], strict=True)
        left += a[n:] + b[n:]
    return pairs, left
