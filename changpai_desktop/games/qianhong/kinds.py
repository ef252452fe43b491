"""The 31 kinds of the 千字 pack as the engine numbers them (rules changpai 5.2).

Kinds 0 to 26 are 万, 饼, 条 from one to nine; 27 to 29 are 千, 红花, 白花; 30 is 百搭. Hands are lists of 31 counts.
"""

from collections.abc import Iterable
from typing import Final

from changpai_desktop.cards import PACKS

PACK = PACKS["qianhong"]
TOKENS: Final[tuple[str, ...]] = tuple(k.token for k in PACK.kinds)
INDEX: Final[dict[str, int]] = PACK.index
N: Final = len(TOKENS)
COPIES: Final = 4
SUITS: Final = (0, 9, 18)
"""The first kind of 万, 饼, 条."""
HONOURS: Final = (27, 28, 29)
QIAN, HONG, BAI = HONOURS
BAIDA: Final = 30
PLAIN: Final = 30
"""Kinds below this can stand in groups; 百搭 is apart."""
NINE_TIAO: Final = 26
LAOJIANG: Final = frozenset((NINE_TIAO, QIAN, HONG, BAI))
"""5.4: the four 老将."""

Group = tuple[int, ...]


def tokens(kinds: Iterable[int]) -> tuple[str, ...]:
    """Kinds as texts."""
    return tuple([TOKENS[k] for k in kinds])


def point_group(kind: int) -> int:
    """5.6 A: 0 for 1-4-7, 1 for 2-5-8, 2 for 3-6-9; 千 and 百搭 go with 0, 红花 with 1, 白花 with 2."""
    if kind < 27:
        return kind % 9 % 3
    return {QIAN: 0, HONG: 1, BAI: 2}.get(kind, 0)
