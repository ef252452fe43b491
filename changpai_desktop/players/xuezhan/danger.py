"""What a discard may give the others: a win, three or four alike.

Two suits win at most, so laid groups, a named void suit and the discards of a player tell which suits he can use.
"""

from changpai_desktop.games.xuezhan.scoring import value_of
from changpai_desktop.games.xuezhan.tiles import RANKS, N
from changpai_desktop.players.xuezhan.situation import Other, Situation

FITS = 0.06
"""How often a waiting player waits for a given live tile of his suits."""


def waiting(other: Other, at: Situation) -> float:
    """The chance that a player waits, by his groups and how far the hand has gone."""
    gone = 1 - at.wall / 55
    return min(0.95, 0.08 + 0.75 * gone + 0.14 * len(other.groups))


def uses(other: Other, suit: int) -> float:
    """How likely a player still uses tiles of a suit."""
    if other.void >= 0:
        return 0.0 if suit == other.void else 1.0
    laid = {k // RANKS for k in other.groups}
    if len(laid) == 2:
        return float(suit in laid)
    if suit in laid:
        return 1.0
    thrown = [0, 0, 0]
    for kind in other.row:
        thrown[kind // RANKS] += 1
    total = sum(thrown)
    if not total:
        return 0.67
    # The suit of which he has thrown most is given up.
    share = thrown[suit] / total
    return max(0.05, min(1.0, 1.25 - 1.7 * share)) if total > 3 else 0.67


def wins(kind: int, other: Other, at: Situation) -> float:
    """The chance that a discard of the kind is won by this player."""
    live = at.unseen[kind]
    suit = kind // RANKS
    near = live + 0.5 * sum(at.unseen[k] for k in (kind - 1, kind + 1) if 0 <= k < N and k // RANKS == suit)
    fits = FITS * uses(other, suit) * min(1.0, 0.25 + near / 6)
    if kind in other.row:
        fits *= 0.5
    return waiting(other, at) * fits


def price(other: Other, at: Situation) -> float:
    """What a win of this player would cost, by what lies before him."""
    suits = {k // RANKS for k in other.groups}
    fan = 1.35 + 0.25 * max(0, len(other.groups) - 1)
    if len(other.groups) >= 2 and len(suits) == 1:
        fan += 1.2
    return float(value_of(int(fan), at.rules)) * (1 + fan % 1)


def danger(kind: int, at: Situation) -> tuple[float, float]:
    """(chance that somebody wins with the discard, what it costs on average)."""
    safe, cost = 1.0, 0.0
    for other in at.others:
        p = wins(kind, other, at)
        safe *= 1 - p
        cost += p * price(other, at)
    return 1 - safe, cost


def alike(kind: int, at: Situation) -> float:
    """The chance that somebody holds two or three of the kind."""
    n = at.unseen[kind]
    if n < 2 or not at.others:
        return 0.0
    held = 13 / at.hidden
    return min(0.9, len(at.others) * held * held * (1.0 if n == 2 else 3.0))
