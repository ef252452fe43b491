"""The 21 kinds as the engine numbers them: mates to 14, components, values (rules changpai 0.1, 1.2).

Two cards can meet in a 吃 group only if their pips add up to 14, or if both are sevens. So the kinds fall into
six components that never touch, and every question about a hand splits into six small ones.
"""

from changpai_desktop.cards import PACKS

PACK = PACKS["domino"]
TOKENS: tuple[str, ...] = tuple(k.token for k in PACK.kinds)
INDEX: dict[str, int] = PACK.index
N = len(TOKENS)
COPIES = 5
SEVENS: tuple[int, ...] = tuple(i for i, k in enumerate(PACK.kinds) if k.pips == 7)

MATES: tuple[tuple[int, ...], ...] = tuple(
    tuple(j for j, b in enumerate(PACK.kinds) if a.pips + b.pips == 14 and j != i) for i, a in enumerate(PACK.kinds)
)
"""For each kind those that it eats with: pips add up to 14, or another seven."""

COMPONENTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(i for i, k in enumerate(PACK.kinds) if k.pips in (p, 14 - p)) for p in (12, 11, 10, 9, 8, 7)
)
"""Kinds by component: pips 12|2, 11|3, 10|4, 9|5, 8|6 and the sevens."""

COMPONENT_OF: tuple[int, ...] = tuple(next(c for c, ks in enumerate(COMPONENTS) if i in ks) for i in range(N))
LOCAL_MATES: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(ks.index(j) for j in MATES[i]) for i in ks) for ks in COMPONENTS
)
"""Mates by place within the component."""

YAO_DI_REN: frozenset[int] = frozenset(INDEX[t] for t in ("41", "11", "44"))
"""幺四, 地, 人: the wholly red kinds, whose sets bring 番 (rules 1.10)."""

RED_ANY: tuple[int, ...] = tuple(int(k.red_pips > 0) for k in PACK.kinds)
RED_ALL: tuple[int, ...] = tuple(int(i in YAO_DI_REN) for i in range(N))


def red_table(any_red: bool) -> tuple[int, ...]:
    """1 for each red kind: any red pip (12 kinds), or with `red_kinds=all_red` only the wholly red ones."""
    return RED_ANY if any_red else RED_ALL


def set_value(size: int, red: int) -> int:
    """陀 of three, four or five alike: 4, 6, 8 for a black kind, twice that for a red one (rules 1.2)."""
    return 2 * (size - 1) * (1 + red)


def threshold(is_dealer: bool) -> int:
    """陀 that a hand needs: 34 for the dealer, 33 for the others (rules 1.3)."""
    return 34 if is_dealer else 33
