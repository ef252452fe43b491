"""What alike-sets and 百搭 count (rules changpai 5.6 A, C): the table that the turned cards make."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from changpai_desktop.games.qianhong.kinds import BAIDA, LAOJIANG, PLAIN, SUITS, point_group

COLUMNS: Final = {"peng": 0, "kan": 1, "minggang": 2, "angang": 3, "long": 4}
"""5.6 A: the columns of the table by the verb of the set."""
Row = tuple[int, int, int, int, int]

COMMON: Final[Row] = (2, 4, 8, 12, 16)
FOLLOW: Final[Row] = (4, 8, 16, 24, 32)
"""老将 while both turned cards are common, and 跟随将."""
TURNED: Final[Row] = (8, 24, 0, 0, 32)
"""A turned common kind: three are left in play."""
SAME: Final[Row] = (0, 0, 0, 0, 64)
"""Both turned cards of one common kind: the two that are left."""
SAME_GROUP: Final[Row] = (4, 16, 32, 48, 64)
ONE_LAO: Final[Row] = (16, 48, 0, 0, 64)
"""The one 老将 that is turned beside a common card."""
ONE_OTHER: Final[Row] = (8, 16, 32, 48, 64)
TWO_LAO: Final[Row] = (32, 96, 0, 0, 128)
TWO_OTHER: Final[Row] = (16, 32, 64, 96, 128)
SAME_LAO: Final[Row] = (0, 0, 0, 0, 128)
SINGLE: Final[Row] = (1, 2, 4, 6, 8)
"""5.8 单将: a common kind; every 将 has FOLLOW."""

Table = tuple[Row, ...]


@lru_cache(maxsize=2000)
def table(turned: tuple[int, ...], jiang: int) -> Table:
    """The row of every kind but 百搭. Part 8: a kind under two rows has the higher value, column by column."""
    return tuple([_highest(_rows(kind, turned, jiang)) for kind in range(PLAIN)])


def _highest(rows: Sequence[Row]) -> Row:
    a, b, c, d, e = (max(column) for column in zip(*rows, strict=True))
    return (a, b, c, d, e)


def _rows(kind: int, turned: tuple[int, ...], jiang: int) -> list[Row]:
    if jiang == 0:
        # 5.8 无将: the seed alone, every row is common.
        return [COMMON]
    if jiang == 1:
        return [SINGLE, FOLLOW] if _single_general(kind, turned) else [SINGLE]
    rows = [COMMON]
    laos = [k for k in turned if k in LAOJIANG]
    joys = turned.count(BAIDA)
    if kind in LAOJIANG:
        rows.append(_laojiang(kind, turned, laos, joys))
        if joys and kind in turned:
            rows.append(TWO_OTHER)
    if kind in turned and kind not in LAOJIANG:
        rows.append(SAME if turned.count(kind) == 2 else TURNED)
    if len(laos) < 2 and kind < 27:
        rows += [_follows(k, turned) for k in turned if point_group(k) == point_group(kind)]
    return rows


def _single_general(kind: int, turned: tuple[int, ...]) -> bool:
    """5.8 单将: the turned kind and its point group, 老将, and 头尾, the ones and nines."""
    ends = kind < 27 and kind % 9 in (0, 8)
    return kind in LAOJIANG or ends or any(kind == k or _same_group(kind, k) for k in turned)


def _same_group(kind: int, turned: int) -> bool:
    return kind < 27 and point_group(kind) == point_group(turned)


def _laojiang(kind: int, turned: tuple[int, ...], laos: list[int], joys: int) -> Row:
    """老将 by how many of them are turned; a turned 百搭 (翻喜) raises them (5.3)."""
    if not laos:
        return (FOLLOW, SAME_GROUP, TWO_OTHER)[joys]
    if len(laos) == 2:
        if kind not in turned:
            return TWO_OTHER
        return SAME_LAO if laos[0] == laos[1] else TWO_LAO
    if kind in turned:
        return ONE_LAO
    return TWO_OTHER if joys else ONE_OTHER


def _follows(general: int, turned: tuple[int, ...]) -> Row:
    """跟随将: the point group of a turned card."""
    if general in LAOJIANG:
        return ONE_OTHER
    return SAME_GROUP if general != BAIDA and turned.count(general) == 2 else FOLLOW


BAIDA_VALUES: Final = ((10, 30, 50, 100, 200), (30, 50, 100, 200), (50, 100, 200))
"""5.6 C, 5.3: what 百搭 count by their number, with none, one or two of them turned up."""
FIVE_DEALT: Final = 400


def baida_value(count: int, dealt: int, turned: Sequence[int]) -> int:
    """5.6 C: 百搭; five that were all dealt count 400. With twelve in the pack more than five count like five."""
    if not count:
        return 0
    if dealt >= 5:
        return FIVE_DEALT
    row = BAIDA_VALUES[min(2, list(turned).count(BAIDA))]
    return row[min(count, len(row)) - 1]


def suit_of(kind: int) -> int:
    """0 to 2 for 万, 饼, 条; 3 for the rest."""
    return min(kind // 9, len(SUITS))
