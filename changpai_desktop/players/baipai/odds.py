"""How likely a set stands, from how many of each kind are unseen (rules changpai 2.4).

Two others hold the unseen cards. Who can beat must, so a single card is beaten as long as one higher card is about;
two alike once three of a higher kind are, whoever holds them.
"""

from collections.abc import Sequence
from math import comb

from changpai_desktop.games.baipai.kinds import (
    CLASS_OF,
    COMBINATION,
    COPIES,
    FAMILIES,
    HARD,
    RANK_OF,
    RANKS,
    N,
)
from changpai_desktop.games.baipai.melds import Meld

Parts = tuple[tuple[int, int], ...]
"""Cards of a set as (kind, how many)."""

_MOST = 2 * COPIES
PLAYABLE: tuple[int, ...] = tuple(k for k in range(N) if k not in HARD)
HIGHER: tuple[tuple[int, ...], ...] = tuple(
    tuple(j for rank in RANKS[CLASS_OF[k]][RANK_OF[k] + 1 :] for j in rank) if k in CLASS_OF else () for k in range(N)
)
"""For each kind those that beat it alike."""


def at_least(n: int, of: int) -> float:
    """The chance that one of two players holds `n` or more of `of` unseen cards."""
    return float(sum(comb(of, i) for i in range(n, of + 1))) / 2.0**of


HOLDS = [[at_least(n, of) for of in range(_MOST + 1)] for n in range(_MOST + 1)]
NEITHER = [
    [sum(comb(of, i) for i in range(of + 1) if i < n and of - i < n) / 2.0**of for of in range(COPIES + 1)]
    for n in range(COPIES + 1)
]
"""[n][of]: the chance that neither holds `n` of `of` unseen cards of a kind."""
ONE_LACKS = [[1 - HOLDS[n][of] for of in range(COPIES + 1)] for n in range(COPIES + 1)]
"""[n][of]: the chance that a certain one of them does not."""


def stands_alike(suit: int, rank: int, n: int, unseen: Sequence[int], both: bool) -> float:
    """The chance that n alike are not beaten by the two others, or by one of them."""
    table = (NEITHER if both else ONE_LACKS)[n]
    chance = 1.0
    for kinds in RANKS[suit][rank + 1 :]:
        for k in kinds:
            chance *= table[unseen[k]]
    return chance


def stands_combination(family: int, shape: Sequence[int], unseen: Sequence[int], both: bool) -> float:
    """The same for a combination; the parts are taken to be held independently."""
    heads, red, black = shape
    chance = 1.0
    for f in FAMILIES[family + 1 :]:
        if red and not f.red:
            continue
        held = (
            HOLDS[heads][unseen[f.head]]
            * HOLDS[black][unseen[f.black[0]] + (unseen[f.black[1]] if len(f.black) > 1 else 0)]
        )
        if red:
            held *= HOLDS[red][unseen[f.red[0]]]
        chance *= (1 - held) ** (2 if both else 1)
    return chance


def stands_mixed(suit: int, rank: int, n: int, unseen: Sequence[int], both: bool) -> float:
    """The chance that n of one rank are not beaten where the kinds of a rank may be mixed (同级配对)."""
    chance = 1.0
    for kinds in RANKS[suit][rank + 1 :]:
        of = sum(unseen[k] for k in kinds)
        lacking = [i for i in range(of + 1) if i < n and (not both or of - i < n)]
        chance *= sum(comb(of, i) for i in lacking) / 2.0**of
    return chance


def stands(meld: Meld, unseen: Sequence[int], *, both: bool = True, mixed: bool = False) -> float:
    """The chance that a set is not beaten any more; `both`: by either of the others, else by one."""
    if meld.suit != COMBINATION and mixed:
        return stands_mixed(meld.suit, meld.rank, meld.shape[0], unseen, both)
    if meld.suit != COMBINATION:
        return stands_alike(meld.suit, meld.rank, meld.shape[0], unseen, both)
    if len(meld.shape) == 1:
        # 只比张数: as if the partners were black and two thirds of the set.
        heads = max(1, meld.shape[0] // 3)
        return stands_combination(meld.rank, (heads, 0, min(_MOST, meld.shape[0] - heads)), unseen, both)
    return stands_combination(meld.rank, meld.shape, unseen, both)


def above(kind: int, unseen: Sequence[int]) -> int:
    """How many unseen cards beat a single one of a kind."""
    total = 0
    for k in HIGHER[kind]:
        total += unseen[k]
    return total
