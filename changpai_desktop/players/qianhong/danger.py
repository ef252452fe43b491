"""What a discard may give to the others: a win, or a 碰. Nobody's hand is known; unseen cards lie anywhere."""

import math
from dataclasses import dataclass

from changpai_desktop.games.qianhong.kinds import BAIDA
from changpai_desktop.players.qianhong.situation import Other, Situation

FULL = 56
"""Cards in the stock at the start, about."""


@dataclass(frozen=True, slots=True)
class Risk:
    """Chances for one discarded card."""

    wins: float
    alike: float


def risk(s: Situation, kind: int) -> Risk:
    """What discarding the kind may bring about."""
    if kind == BAIDA:
        return Risk(0.5, 0.0)
    safe, apart = 1.0, 1.0
    for other in s.others:
        safe *= 1.0 - _waits(s, other) * _fits(s, other, kind)
        apart *= 1.0 - _pair(s, other, kind)
    return Risk(1.0 - safe, 1.0 - apart)


def _waits(s: Situation, other: Other) -> float:
    """How likely the player lacks one card only."""
    late = 1.0 - min(1.0, s.stock / FULL)
    return min(0.9, 0.9 * late * math.sqrt(late) + 0.05 * other.groups * (0.5 + late))


def _fits(s: Situation, other: Other, kind: int) -> float:
    """How likely such a hand waits for just this kind: by the unseen cards that it could wait with."""
    share = other.cards / s.hidden
    un = s.unseen
    ways = un[kind] * (un[kind] + 1) / 2 * share * share + 0.5 * un[kind] * share
    if kind < 27 and (kind != 26 or s.rules.tiao_top == 9):
        low = kind - kind % 9
        top = low + (s.rules.tiao_top if low == 18 else 9)
        for start in range(max(low, kind - 2), kind + 1):
            if start + 2 < top:
                a, b = (k for k in (start, start + 1, start + 2) if k != kind)
                ways += un[a] * un[b] * share * share
    # What he has thrown away himself he hardly waits for.
    return min(0.3, 0.07 * ways) * (0.3 if kind in other.row else 1.0)


def _pair(s: Situation, other: Other, kind: int) -> float:
    """Whether the player holds two or three of the kind."""
    n, share = s.unseen[kind], other.cards / s.hidden
    return min(1.0, n * (n - 1) / 2 * share * share)
