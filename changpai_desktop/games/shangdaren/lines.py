"""How the cards of one line can be groups (rules changpai 4.3). Lines do not mix, so a hand is eight small questions.

A line is asked as three counts and answered with its best cut for each (门, 半句). All answers fit in a small cache.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

YICHANG: Final = 0
"""4.5: 句 1, alike sets 2 to 12."""
PLAIN: Final = 1
"""4.6 恩施: 素, the last five lines."""
RICH: Final = 2
"""4.6 恩施: 荤, the first three lines: each card outside an alike set counts one."""

_OPEN: Final = {3: 2, 4: 6, 5: 10}
"""4.5: 碰, 招4, 招5."""
_OWN: Final = {3: 4, 4: 8, 5: 12}
"""4.5: 坎 or 绍3, 绍4, 绍5."""
_HUNSU: Final = {3: (1, 3), 4: (5, 5), 5: (6, 6)}
"""4.6 恩施, 素: (taken from another, own); 荤 counts double, a 碰 three."""

HALVES: Final = 2
"""4.3: at most two 半句."""


def alike_value(size: int, taken: bool, scale: int) -> int:
    """4.5, 4.6: what three, four or five alike count; `taken`: one card came from another player."""
    if scale == YICHANG:
        return (_OPEN if taken else _OWN)[size]
    value = _HUNSU[size][0 if taken else 1]
    if scale == PLAIN:
        return value
    return 3 if value == 1 else 2 * value


def loose_value(cards: int, scale: int) -> int:
    """4.5: a 句 counts 1, a 半句 nothing; 恩施: single cards of the rich lines count one each."""
    if scale == YICHANG:
        return int(cards == 3)
    return cards if scale == RICH else 0


class Part(NamedTuple):
    """A group of a line: its verb, the places 0 to 2 of its cards in the line, what it counts."""

    verb: str
    places: tuple[int, ...]
    points: int


class Cut(NamedTuple):
    """A line cut without remainder."""

    doors: int
    """门 that are whole."""
    halves: int
    points: int
    parts: tuple[Part, ...]


@lru_cache(maxsize=20_000)
def cuts(counts: tuple[int, int, int], taken: int = -1, kept: int = 0, scale: int = YICHANG) -> tuple[Cut, ...]:
    """The best cut of a line for each number of 门 and 半句.

    `taken`: the place of a card that another player gave; the alike set that needs it counts as an open one. `kept`:
    three bits for each place, how many of its cards stay together (独坎不拆).
    """
    best: dict[tuple[int, int], Cut] = {}
    sizes = [_sizes(n, kept >> 3 * i & 7) for i, n in enumerate(counts)]
    for alike in product(*sizes):
        rest = [n - s for n, s in zip(counts, alike, strict=True)]
        for ju in range(min(rest) + 1):
            left = [n - ju for n in rest]
            if sum(left) > 2 * HALVES or sum(left) % 2:
                continue
            cut = _cut(alike, ju, left, taken, scale)
            key = (cut.doors, cut.halves)
            if key not in best or cut.points > best[key].points:
                best[key] = cut
    return tuple(best.values())


def _sizes(n: int, kept: int) -> list[int]:
    """Sizes that an alike set of n cards can have, of which so many stay together; 0 is none."""
    sizes = [s for s in (3, 4, 5) if kept <= s <= n]
    return sizes if kept else [0, *sizes]


def _cut(alike: tuple[int, ...], ju: int, left: list[int], taken: int, scale: int) -> Cut:
    # The taken card is one like the others: only if all copies stand in the set must it be the one that made it.
    parts = [
        Part(
            "kan" if size == 3 else "shao",
            (place,) * size,
            alike_value(size, place == taken and ju + left[place] == 0, scale),
        )
        for place, size in enumerate(alike)
        if size
    ]
    parts += [Part("ju", (0, 1, 2), loose_value(3, scale))] * ju
    loose = [place for place, n in enumerate(left) for _ in range(n)]
    halves = [Part("banju", tuple(loose[i : i + 2]), loose_value(2, scale)) for i in range(0, len(loose), 2)]
    parts += halves
    return Cut(len(parts) - len(halves), len(halves), sum(p.points for p in parts), tuple(parts))


def _fewest() -> bytes:
    """The fewest 半句 with which a line can be cut, by its counts written in base 6; 9 if it cannot."""
    out = bytearray()
    for counts in product(range(7), repeat=3):
        found = cuts(counts) if max(counts) <= 5 else ()
        out.append(min((c.halves for c in found), default=9))
    return bytes(out)


FEWEST: Final = _fewest()
"""By 49 a + 7 b + c; counts beyond five fit nowhere."""


def cuttable(own: Sequence[int]) -> bool:
    """Whether the lines of a hand can be cut with at most two 半句 in all: a quick look."""
    few = FEWEST
    left = HALVES
    for i in range(0, 24, 3):
        left -= few[49 * own[i] + 7 * own[i + 1] + own[i + 2]]
        if left < 0:
            return False
    return True
