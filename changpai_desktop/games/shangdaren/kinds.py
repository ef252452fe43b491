"""The cards of 上大人 as numbers (rules changpai 4.1): eight lines of three characters, and the 混江.

Kind k stands in line k // 3; kind 24 is the 混江. A hand is counted by characters (24 numbers): the 混江 that stands in
for the 将 counts as its fifth copy, so no rule but the printing of a card knows of it.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from changpai_desktop.cards import PACKS, Pack

PACK: Final[Pack] = PACKS["shangdaren"]
TOKENS: Final = tuple(PACK.index)
INDEX: Final = PACK.index
N: Final = 24
"""Characters."""
HUN: Final = 24
"""The 混江."""
COPIES: Final = 5
LINES: Final = tuple((k, k + 1, k + 2) for k in range(0, N, 3))
MATES: Final = tuple(tuple(m for m in LINES[k // 3] if m != k) for k in range(N))
"""The two other characters of a kind's line."""
SHANG: Final = INDEX["上"]
MEAT: Final = 9
"""荤: the first three lines, which count by themselves in 恩施 (4.6)."""

Group = tuple[int, ...]


def tokens(kinds: Iterable[int]) -> tuple[str, ...]:
    """Kinds as texts."""
    return tuple([TOKENS[k] for k in kinds])


def is_half(kinds: Sequence[int]) -> bool:
    """4.3: two alike, or two different characters of one line."""
    return len(kinds) == 2 and kinds[0] // 3 == kinds[1] // 3 and max(kinds) < N


def is_ju(kinds: Sequence[int]) -> bool:
    """4.3: the three characters of one line."""
    return tuple(sorted(kinds)) in LINES
