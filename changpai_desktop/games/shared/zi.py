"""The 20 kinds of 字牌 as the engines number them, and the groups a card can be eaten into (rules zipai 0.1, 0.2 F4).

Kind `i` has the number `i % 10 + 1`; 0 to 9 are the small characters, 10 to 19 the big ones. Hands are lists of 20
counts. Groups are tuples of kinds in reading order: by number, small before big (一一壹, 二七十).
"""

from collections.abc import Iterable, Sequence
from typing import Final

from changpai_desktop.cards import PACKS

PACK = PACKS["zipai"]
TOKENS: Final[tuple[str, ...]] = tuple(k.token for k in PACK.kinds)
INDEX: Final[dict[str, int]] = PACK.index
N: Final = len(TOKENS)
COPIES: Final = 4

Group = tuple[int, ...]

READING: Final[tuple[int, ...]] = tuple(k for number in range(10) for k in (number, number + 10))
"""Kinds in reading order: 一 壹 二 贰 … 十 拾."""
_PLACE: Final = {kind: place for place, kind in enumerate(READING)}
TWO_SEVEN_TEN: Final = frozenset(k for k in range(N) if k % 10 + 1 in (2, 7, 10))
"""Red in 湖南字牌, 宜章跑胡子 and 大贰 (0.1)."""
BIG: Final = frozenset(range(10, N))
"""Red in 乐山贰柒拾 (0.1)."""


def reading(kinds: Iterable[int]) -> Group:
    """The kinds in reading order."""
    return tuple(sorted(kinds, key=_PLACE.__getitem__))


def group_key(group: Sequence[int]) -> tuple[int, ...]:
    """Sorts groups by their cards in reading order."""
    return tuple([_PLACE[k] for k in group])


def other_size(kind: int) -> int:
    """The same number in the other size."""
    return (kind + 10) % N


def _eat_groups() -> tuple[Group, ...]:
    found: list[Group] = []
    for size in (0, 10):
        found += [(size + n, size + n + 1, size + n + 2) for n in range(8)]
        found.append((size + 1, size + 6, size + 9))
    for n in range(10):
        found += [(n, n, n + 10), (n, n + 10, n + 10)]
    return tuple(sorted((reading(g) for g in found), key=group_key))


EAT_GROUPS: Final[tuple[Group, ...]] = _eat_groups()
"""F4: 一句话 (three consecutive of one size, or 2-7-10 of one size) and 绞 (three of one number, both sizes)."""
IS_EAT_GROUP: Final = frozenset(EAT_GROUPS)
GROUPS_WITH: Final[tuple[tuple[Group, ...], ...]] = tuple(
    tuple(g for g in EAT_GROUPS if kind in g) for kind in range(N)
)
"""The eat-groups that a kind can stand in."""
RUN_123: Final[dict[Group, int]] = {(0, 1, 2): 0, (10, 11, 12): 1}
RUN_2710: Final[dict[Group, int]] = {(1, 6, 9): 0, (11, 16, 19): 1}
"""The groups that may score, with their size: 0 small, 1 big."""


def is_jiao(group: Group) -> bool:
    """绞: one number, both sizes."""
    return len({k % 10 for k in group}) == 1 and len(set(group)) == 2


def is_alike(group: Group) -> bool:
    """Two, three or four cards of one kind."""
    return group[0] == group[-1]


def counts_of(groups: Iterable[Sequence[int]]) -> list[int]:
    """Copies of each kind in groups."""
    out = [0] * N
    for group in groups:
        for kind in group:
            out[kind] += 1
    return out


def tokens(kinds: Iterable[int]) -> tuple[str, ...]:
    """Cards as texts."""
    return tuple([TOKENS[k] for k in kinds])


def spread(counts: Sequence[int]) -> tuple[str, ...]:
    """The cards of a count, in reading order."""
    return tuple(TOKENS[k] for k in READING for _ in range(counts[k]))


def free_of_kan(own: Sequence[int]) -> list[int]:
    """The hand without its 坎: three of a kind stay together and serve nothing else (F4, F5)."""
    return [0 if n >= 3 else n for n in own]


def kan_of(own: Sequence[int]) -> list[int]:
    """Kinds held three times."""
    return [k for k in range(N) if own[k] == 3]
