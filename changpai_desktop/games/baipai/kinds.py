"""The 21 kinds as 摆牌 ranks them: classes, families, 硬张, red kinds (rules changpai 2.1, 2.3)."""

from typing import Final, NamedTuple

from changpai_desktop.cards import PACKS

PACK = PACKS["domino"]
TOKENS: tuple[str, ...] = tuple(k.token for k in PACK.kinds)
INDEX: dict[str, int] = PACK.index
N: Final = len(TOKENS)
COPIES: Final = 4

ZHENG, RED_DOTS, BLACK_DOTS, COMBINATION = range(4)
"""正门, 红点子, 黑点子; combinations stand beside the three."""

RANKS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(INDEX[t] for t in rank.split()) for rank in ranks)
    for ranks in (
        ("65 64 61 51", "55 33 22", "31", "44", "11", "66"),
        ("41", "43", "54"),
        ("32", "52", "62 53", "63"),
    )
)
"""2.1: the kinds of each class by rank, the lowest first."""

CLASS_OF: dict[int, int] = {k: c for c, ranks in enumerate(RANKS) for rank in ranks for k in rank}
RANK_OF: dict[int, int] = {k: r for ranks in RANKS for r, rank in enumerate(ranks) for k in rank}

HARD: tuple[int, ...] = (INDEX["42"], INDEX["21"])
"""2.1: 硬张, never played."""
RED: frozenset[int] = frozenset(INDEX[t] for t in ("66", "11", "44", "54", "43", "41"))
"""2.1: red kinds for 翻."""
TIANJIU: tuple[int, ...] = tuple(INDEX[t] for t in ("66", "54", "63"))
"""天, 红九 and 黑九: without any of them a hand is not played (2.2); led first they make liable (2.5)."""


class Family(NamedTuple):
    """2.3: a head and its partners."""

    head: int
    red: tuple[int, ...]
    black: tuple[int, ...]


FAMILIES: tuple[Family, ...] = tuple(
    Family(INDEX[head], tuple(INDEX[t] for t in red.split()), tuple(INDEX[t] for t in black.split()))
    for head, red, black in (("31", "41", "32"), ("44", "43", "52"), ("11", "", "62 53"), ("66", "54", "63"))
)
"""和五, 人七, 地八, 天九, the lowest first."""
FAMILY_OF: dict[int, int] = {k: f for f, x in enumerate(FAMILIES) for k in (x.head, *x.red, *x.black)}

RUNS: tuple[tuple[int, ...], ...] = tuple(
    tuple(INDEX[t] for t in run.split())
    for run in ("66 54 63", "11 62 53", "44 43 52", "31 41 32", "55 33 22", "65 64 61 51", "42 21")
)
"""How a hand is held: the four families, 中山, 幺, 硬张."""
