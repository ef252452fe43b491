"""What a discard may give to the others: an eating, three or four alike, a win.

Nobody's hand is known; each unseen card lies in a given hand with the same chance. A kind in the 下家's own row is
one that he did not use or did not want, so it is hardly of use to him now.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, prod

from changpai_desktop.games.contract import View
from changpai_desktop.games.shared.zi import GROUPS_WITH, INDEX
from changpai_desktop.players.shared.position import Position

NEAR = (0.0, 0.01, 0.03, 0.07, 0.15, 0.28, 0.45, 0.6)
"""How often a player with so many laid groups lacks one card (from games of the computer with itself)."""
FITS = 0.55
"""Of the cards that fit such a hand somewhere, how many complete it."""


@dataclass(frozen=True, slots=True)
class Gift:
    """Chances for one discarded card."""

    eaten: float
    alike: float
    wins: float
    lies_there: bool
    """Whether the 下家 has such a card in his row."""


class Feed:
    """The others as one seat sees them. `discard_wins`: whether a discard can be won."""

    def __init__(self, view: View, p: Position, *, discard_wins: bool, eats: bool = True) -> None:
        self.un = p.unseen
        self.discard_wins = discard_wins
        self.eats = eats
        hidden = max(1, sum(self.un))
        others = [(view.seat + i) % len(view.seats) for i in range(1, len(view.seats))]
        playing = [s for s in others if view.seats[s].status != "resting"]
        # A hand of two cards (小家) neither eats nor collects.
        self.hands = [(view.seats[s].hand_count / hidden, len(view.seats[s].groups)) for s in playing]
        self.rows = [frozenset(INDEX[c] for c in view.seats[s].row) for s in playing]
        self.small = [view.seats[s].hand_count <= 3 and not view.seats[s].groups for s in playing]

    def gift(self, kind: int) -> Gift:
        """What discarding the kind may bring about."""
        lies = bool(self.rows) and kind in self.rows[0]
        eaten = 0.0
        if self.eats and self.hands and not self.small[0]:
            eaten = self._fits(kind, self.hands[0][0]) * (0.15 if lies else 1.0)
        alike = 1.0 - prod(1.0 - self._pair(kind, share) for share, _ in self.hands)
        wins = 0.0
        if self.discard_wins:
            wins = 1.0 - prod(
                1.0 - NEAR[min(groups, 7)] * FITS * max(self._fits(kind, share), self._pair(kind, share))
                for share, groups in self.hands
            )
        return Gift(eaten, alike, wins, lies)

    def _pair(self, kind: int, share: float) -> float:
        """Whether a hand with this share of the unseen cards holds two or three of the kind."""
        n = self.un[kind]
        return min(1.0, n * (n - 1) / 2 * share * share)

    def _fits(self, kind: int, share: float) -> float:
        """Whether such a hand holds two cards that make a group with the kind."""
        ways = 0.0
        for group in GROUPS_WITH[kind]:
            a, b = _two(group, kind)
            ways += self.un[a] * (self.un[a] - 1) / 2 if a == b else self.un[a] * self.un[b]
        return 1.0 - exp(-ways * share * share)


def _two(group: Sequence[int], kind: int) -> tuple[int, int]:
    rest = list(group)
    rest.remove(kind)
    return rest[0], rest[1]
