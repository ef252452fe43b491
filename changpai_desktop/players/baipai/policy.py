"""A quick sense of what a lead or an answer is worth, in cards. Used by `novice` and for playing hands out.

A set that stands brings its cards and keeps the lead; one that is beaten gives the same number to another. What its
cards could catch later is given up either way, and so is what a broken set was good for.
"""

from collections.abc import Sequence

from changpai_desktop.games.baipai.kinds import CLASS_OF, COMBINATION, COPIES, FAMILIES, RANK_OF, RANKS
from changpai_desktop.players.baipai.odds import PLAYABLE, Parts, above, stands_alike, stands_combination

LEAD = 0.6
"""Cards that keeping the lead is worth. All figures are from games of this policy with itself."""
LOST = 0.0
"""Cards that losing the lead costs beside the set itself."""
GIVEN = 0.1
"""What a card costs that another lays instead."""
TOP = 2.0
"""What a card that nothing beats is worth while it is held: it catches another's, or is laid after the sixteenth."""
FALL = 0.8
"""How quickly that falls with the unseen cards above it."""
LOW = -0.35
"""What any other card is worth: it is to be got rid of."""
SET = (0.0, 0.0, 0.05, 0.15, 0.25)
"""What copies of a kind are worth together beyond their single cards."""

Found = tuple[float, float, int, int, tuple[int, ...], Parts]
"""(value, chance to stand, class, rank, shape, cards)."""


def keep_worth(kind: int, n: int, unseen: Sequence[int]) -> float:
    """What n cards of a kind are worth while they are held."""
    over = above(kind, unseen)
    return n * (LOW + TOP / (1 + FALL * over))


def value(n: int, chance: float, kept: float) -> float:
    """What a set of n cards is worth to play."""
    return chance * (n + LEAD) - (1 - chance) * (LOST + GIVEN * n) - kept


def kept_by(parts: Parts, own: Sequence[int], unseen: Sequence[int], *, leading: bool) -> float:
    """What the cards of a set are worth unplayed; for an answer also what breaking up alike ones costs."""
    kept = 0.0
    for kind, n in parts:
        kept += keep_worth(kind, n, unseen)
        if not leading or n < own[kind]:
            kept += SET[own[kind]] - SET[own[kind] - n]
    return kept


def candidates(own: Sequence[int], unseen: Sequence[int]) -> list[Found]:
    """The leads that are worth a thought: all copies of a kind, whole combinations."""
    out: list[Found] = []
    for kind in PLAYABLE:
        n = own[kind]
        if n:
            suit, rank = CLASS_OF[kind], RANK_OF[kind]
            chance = stands_alike(suit, rank, n, unseen, True)
            out.append((value(n, chance, keep_worth(kind, n, unseen)), chance, suit, rank, (n,), ((kind, n),)))
    for rank, family in enumerate(FAMILIES):
        heads = own[family.head]
        if heads:
            red = own[family.red[0]] if family.red else 0
            black = sum(own[k] for k in family.black)
            if red + black:
                parts = tuple([(k, own[k]) for k in (family.head, *family.red, *family.black) if own[k]])
                chance = stands_combination(rank, (heads, red, black), unseen, True)
                kept = 0.0
                for k, n in parts:
                    kept += keep_worth(k, n, unseen)
                worth = value(heads + red + black, chance, kept)
                out.append((worth, chance, COMBINATION, rank, (heads, red, black), parts))
    return out


def best_lead(own: Sequence[int], unseen: Sequence[int], short: int) -> Found:
    """The lead to take; `short`: cards still missing to win, 0 or less once it is won."""
    found = candidates(own, unseen)
    if short <= 0:
        return max(found, key=_surest)
    sure = [x for x in found if x[1] > 0.999]
    if sure and sum(len_of(x) for x in _apart(sure)) >= short:
        return max(sure, key=len_of)
    return max(found)


def _surest(x: Found) -> tuple[float, int]:
    return (x[1], len_of(x))


def len_of(x: Found) -> int:
    """How many cards a set has."""
    return sum(x[4])


def _apart(sure: Sequence[Found]) -> list[Found]:
    """Of sets that share cards the largest ones."""
    used: set[int] = set()
    out = []
    for x in sorted(sure, key=len_of, reverse=True):
        if not any(k in used for k, _ in x[5]):
            used.update([k for k, _ in x[5]])
            out.append(x)
    return out


def answers(
    own: Sequence[int], suit: int, rank: int, shape: tuple[int, ...], count_only: bool
) -> list[tuple[int, tuple[int, ...], Parts]]:
    """(rank, shape, cards) of the sets that beat; of combinations one for each family."""
    out: list[tuple[int, tuple[int, ...], Parts]] = []
    if suit != COMBINATION:
        n = shape[0]
        for higher in range(rank + 1, len(RANKS[suit])):
            for kind in RANKS[suit][higher]:
                if own[kind] >= n:
                    out.append((higher, shape, ((kind, n),)))
        return out
    for higher in range(rank + 1, len(FAMILIES)):
        parts = _combination(own, higher, sum(shape)) if count_only else _same_shape(own, higher, shape)
        if parts:
            out.append((higher, shape, parts))
    return out


def _same_shape(own: Sequence[int], rank: int, shape: tuple[int, ...]) -> Parts:
    heads, red, black = shape
    family = FAMILIES[rank]
    if own[family.head] < heads or (red and (not family.red or own[family.red[0]] < red)):
        return ()
    parts = [(family.head, heads)]
    if red:
        parts.append((family.red[0], red))
    for kind in family.black:
        n = min(black, own[kind])
        if n:
            parts.append((kind, n))
            black -= n
    return () if black else tuple(parts)


def _combination(own: Sequence[int], rank: int, n: int) -> Parts:
    """只比张数: as few heads as do."""
    family = FAMILIES[rank]
    partners = (*family.red, *family.black)
    held = sum(own[k] for k in partners)
    heads = max(1, n - held)
    if own[family.head] < heads or heads >= n or heads > COPIES:
        return ()
    parts, left = [(family.head, heads)], n - heads
    for kind in partners:
        taken = min(left, own[kind])
        if taken:
            parts.append((kind, taken))
            left -= taken
    return tuple(parts)
