"""One view of 川牌挤儿 read for judging: the own hand, what is unseen, how near the others are."""

from functools import lru_cache
from typing import Final

from changpai_desktop.cards.text import HIDDEN
from changpai_desktop.games.contract import Seat, Value, View
from changpai_desktop.games.jier.kinds import COPIES, INDEX, PARTNERS, PIPS, N
from changpai_desktop.games.jier.options import Rules
from changpai_desktop.games.jier.scoring import PAID_SETS
from changpai_desktop.games.jier.table import FULL, SMALL
from changpai_desktop.games.registry import game
from changpai_desktop.players.jier.race import Race, none_of, spare

TAKE: Final = {2: 0.8, 3: 0.66, 4: 0.56, 5: 0.54, 6: 0.52, 7: 0.52}
"""How often nobody comes before the seat for a pair, by the number of seats."""
WIN: Final = 0.95
STEAL: Final = 0.9
READY: Final = (0.06, 0.15, 0.28, 0.46, 0.62, 0.72, 0.8, 0.9, 1.0)
"""How often a player with so many laid groups lacks one card only (from games of the computer with itself)."""
HITS: Final = {2: 0.19, 3: 0.15, 4: 0.12}
"""How often a face-up card is one that such a player waits for, by the number of seats."""
FACE_UP: Final = 1.7
"""Face-up cards for each card of the stock: what is claimed brings a discard."""
SMALL_READY: Final = 0.3


@lru_cache(maxsize=16)
def _rules(changed: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules.of(game("jier").read_options(dict(changed)))


def sizes(seats: int, dealer: Seat) -> dict[Seat, int]:
    """3.1, 8: cards of each seat that plays."""
    places = [(dealer + i) % seats for i in range(seats)][:6]
    return dict(zip(places, [FULL] * 4 + list(SMALL.get(seats, ())), strict=False))


class Situation:
    """What a seat knows, as numbers."""

    def __init__(self, view: View, level: str) -> None:
        self.view = view
        self.novice = level == "novice"
        self.rules = _rules(tuple(sorted(view.options.items())))
        self.sizes = sizes(len(view.seats), view.dealer)
        self.small = self.sizes[view.seat] != FULL
        self.own = [0] * N
        for token in view.me.hand or ():
            self.own[INDEX[token]] += 1
        self.filled = sum(self.own) + 2 * len(view.me.groups)
        """3.3: places of the hand that are filled."""
        self.dead = self._dead()
        """3.4.8: a stolen card was not to be had, and the hand misses a place for good."""
        for token in str(view.facts.get("laying", "")).split():
            self.own[INDEX[token]] -= 1
        self.shown = -1 if view.shown is None else INDEX[view.shown.card]
        seen = self._seen()
        self.unseen = [max(0, COPIES - a - b) for a, b in zip(self.own, seen, strict=True)]
        """Copies of each kind that this seat has not seen."""
        self.others = [s for s in self.sizes if s != view.seat]
        self.payers = len(self.others)
        self.sets = sum(g.verb in PAID_SETS for g in view.me.groups) if self.rules.per_set else 0
        hits = HITS.get(len(view.seats), HITS[4])
        self.anyone = 1.0 - none_of(self.ready(s) * hits for s in self.others)
        """The chance that somebody else wins with a face-up card."""

    def _dead(self) -> bool:
        """While sets are chosen stolen cards may still be to come."""
        phase, size = self.view.phase, self.sizes[self.view.seat]
        owes = phase == "discard" and bool(self.view.legal)
        return phase in ("claim", "discard") and self.filled < size + owes

    def _seen(self) -> list[int]:
        """Cards that lie open, or in one's own groups."""
        seen = [0] * N
        for s in self.view.seats:
            for token in (*s.row, *(c for g in s.groups for c in g.cards)):
                if token != HIDDEN:
                    seen[INDEX[token]] += 1
        for token in str(self.view.facts.get("laying", "")).split():
            seen[INDEX[token]] += 1
        if self.shown >= 0:
            seen[self.shown] += 1
        return seen

    def counted(self) -> list[int]:
        """Copies of each kind that may still come, as the level counts them: a novice counts kinds, not copies."""
        return [COPIES] * N if self.novice else self.unseen

    def ready(self, seat: Seat) -> float:
        """How often a seat with so many groups waits for its last card."""
        if self.sizes[seat] != FULL:
            return SMALL_READY / max(1, len(self.sizes))
        return READY[min(len(self.view.seats[seat].groups), len(READY) - 1)]

    def race(self) -> Race:
        """The race from now on, with the cards held now out of it."""
        stock = self.view.stock
        share = 1.0 / len(self.sizes)
        return Race(
            self.counted(),
            others=0.05 * self.payers if self.novice else max(0.004, self.anyone),
            ends=1.0 / (1.0 + FACE_UP * stock),
            # 8: a small hand takes no pair from the table; every round it draws one card.
            take=share if self.small else TAKE[len(self.view.seats)],
            win=share if self.small else WIN,
            steal=STEAL,
        )

    def danger(self, kind: int) -> float:
        """How often somebody wins with a card of this kind: he waits with one of its partners."""
        if self.novice:
            return 0.0
        partners = {PIPS[k] for k in PARTNERS[kind]}
        share = spare(self.unseen, partners)
        if self.lies(kind):
            share *= 0.5
        return 1.0 - none_of(min(1.0, self.ready(s) * share) for s in self.others if self.sizes[s] == FULL)

    def lies(self, kind: int) -> bool:
        """Whether nobody wanted a card with as many pips before."""
        return any(PIPS[INDEX[c]] == PIPS[kind] for s in self.view.seats for c in s.row)

    def worth(self, chance: float, sets: int = 0) -> float:
        """Bases to be expected: everybody pays a win, and whoever else wins is paid."""
        price = 1.0 + self.sets + sets
        lost = self.anyone / (self.anyone + 1.0 / (1.0 + FACE_UP * self.view.stock))
        return chance * self.payers * price - (1.0 - chance) * max(0.3, lost)
