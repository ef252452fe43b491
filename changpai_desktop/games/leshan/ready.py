"""A quick look whether a card could complete a hand at all, before it is cut (rules zipai 0.2 F5).

A loose card that fits no eat-group of the hand is an orphan. Only a card that gives every orphan a group can win;
where a pair is due one orphan may be excused. Most hands have several orphans, so most cards are settled here.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.zi import GROUPS_WITH, N

_ALL: Final = (1 << N) - 1
_Mates = tuple[tuple[int, int, int, int], ...]
"""For each group of a kind: (mate, copies) twice; a mate of the same kind needs one copy more."""


def _mates(kind: int) -> _Mates:
    out = []
    for group in GROUPS_WITH[kind]:
        a, b = (list(group[: group.index(kind)]) + list(group[group.index(kind) + 1 :]))[:2]
        if a == b:
            out.append((a, 1, a, 2))
        else:
            out.append((a, 1 + (a == kind), b, 1 + (b == kind)))
    return tuple(out)


_MATES: Final = tuple(_mates(k) for k in range(N))


@lru_cache(maxsize=20_000)
def _fitting(loose: tuple[int, ...], pair: bool) -> int:
    """Kinds, as bits, that leave no orphan."""
    wanted: list[int] = []
    for kind, held in enumerate(loose):
        if not held:
            continue
        fits = 0
        for a, need_a, b, need_b in _MATES[kind]:
            has_a, has_b = loose[a] >= need_a, loose[b] >= need_b
            if has_a and has_b:
                break
            if has_b and loose[a] == need_a - 1 and a != b:
                fits |= 1 << a
            elif has_a and loose[b] == need_b - 1:
                fits |= 1 << b
        else:
            wanted.append(fits)
    together = _ALL
    for fits in wanted:
        together &= fits
    if pair and wanted:
        # One orphan may be the pair (or half of it).
        for i in range(len(wanted)):
            rest = _ALL
            for j, fits in enumerate(wanted):
                if i != j:
                    rest &= fits
            together |= rest
    return together


def room_for(laid: Sequence[Laid], own: Sequence[int], card: int) -> bool:
    """Whether the card could complete the loose cards; False is certain, True is not."""
    loose = tuple([0 if n >= 3 else n for n in own])
    quads = any(len(g.kinds) == 4 for g in laid) or 4 in own
    return bool(_fitting(loose, quads) >> card & 1)


def no_orphans(loose: tuple[int, ...], pair: bool) -> bool:
    """Whether every loose card has a group, one pair excused."""
    return _fitting(loose, pair) == _ALL
