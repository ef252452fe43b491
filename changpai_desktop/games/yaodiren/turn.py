"""Small rules of a turn that several places ask: discardable cards and stealing (rules changpai 1.5, 1.7)."""

from collections.abc import Sequence


def discardable(own: Sequence[int], stolen: Sequence[int]) -> list[int]:
    """Kinds that may be discarded.

    1.7: any card but a kind held three or more times. 1.5.4: a card stolen since the last discard stays, an
    older copy of its kind may go.
    """
    return [i for i, n in enumerate(own) if 0 < n < 3 and n > stolen[i]]


def can_discard_after(own: Sequence[int], used: Sequence[int], stolen: Sequence[int] | None = None) -> bool:
    """Whether a card could be discarded once the cards `used` have left the hand (1.7, 碰 and 吃).

    Stolen copies are used first, so that the older ones stay free (1.5.4).
    """
    rest, kept = list(own), list(stolen or [0] * len(own))
    for i in used:
        rest[i] -= 1
        kept[i] = max(0, kept[i] - 1)
    return bool(discardable(rest, kept))


def stolen_for(copies: int) -> int:
    """1.5.2: cards stolen for a kind in hand: one for four alike, two in all for five."""
    return max(0, copies - 3)
