"""The 108 tiles as numbers: 0-8 万, 9-17 筒, 18-26 条 (rules zipai 5.1). Sets of kinds are bits of one number."""

from collections.abc import Iterable
from typing import Final

from changpai_desktop.cards import PACKS

PACK = PACKS["mahjong"]
TOKENS: Final[tuple[str, ...]] = tuple(PACK.index)
INDEX: Final = PACK.index
N: Final = 27
COPIES: Final = 4
RANKS: Final = 9
SUITS: Final = "mps"
SEATS: Final = 4
ONE_SUIT: Final = (1 << RANKS) - 1
SUIT_KINDS: Final = tuple(ONE_SUIT << RANKS * suit for suit in range(3))
"""The kinds of each suit."""
ALL_KINDS: Final = (1 << N) - 1


def kinds_of(bits: int) -> list[int]:
    """The kinds of a set, in order."""
    return [k for k in range(N) if bits >> k & 1]


def tokens(kinds: Iterable[int]) -> tuple[str, ...]:
    """Kinds as texts."""
    return tuple([TOKENS[k] for k in kinds])


def token_list(bits: int) -> tuple[str, ...]:
    """A set of kinds as texts."""
    return tokens(kinds_of(bits))
