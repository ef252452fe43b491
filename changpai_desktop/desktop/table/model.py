"""What lies where on the table, without Qt. Views and events flow in, the order of the hand and the log flow out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count

from changpai_desktop.desktop.layout import Seat as Side
from changpai_desktop.games.contract import Action, Event, Game, Reason, Seat, Value, View

Runs = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class HandCard:
    """One card of the own hand; `id` tells copies of a kind apart."""

    id: int
    token: str


class HandOrder:
    """The own hand in the order in which it is shown: sorted, or as the player dragged it."""

    def __init__(self) -> None:
        self.cards: list[HandCard] = []
        self.own = False
        """Whether the player has moved cards; sorting ends that."""
        self._run: dict[int, int] = {}
        self._ids = count(1)

    def take(self, runs: Runs, leaving: int = 0) -> list[int]:
        """Makes the hand hold the cards of `runs` (sorted, with gaps between them); the ids of new cards.

        `leaving` is the card that the player threw: of several copies this one goes.
        """
        wanted = [token for run in runs for token in run]
        left = list(wanted)
        kept: list[HandCard] = []
        for card in sorted(self.cards, key=lambda c: c.id == leaving):
            if card.token in left:
                left.remove(card.token)
                kept.append(card)
        stay = {c.id for c in kept}
        new = [HandCard(next(self._ids), token) for token in left]
        self.cards = [c for c in self.cards if c.id in stay]
        if self.own:
            self._insert(new, runs)
        else:
            self.cards += new
        self._number(runs)
        if not self.own:
            place = {token: i for i, token in enumerate(dict.fromkeys(wanted))}
            self.cards.sort(key=lambda c: (self._run[c.id], place[c.token], c.id))
        return [c.id for c in new]

    def _insert(self, new: Sequence[HandCard], runs: Runs) -> None:
        """New cards go beside their own kind or family, else to the end."""
        family = {token: i for i, run in enumerate(runs) for token in run}
        for card in new:
            mates = [i for i, c in enumerate(self.cards) if c.token == card.token]
            mates = mates or [i for i, c in enumerate(self.cards) if family[c.token] == family[card.token]]
            self.cards.insert(mates[-1] + 1 if mates else len(self.cards), card)

    def _number(self, runs: Runs) -> None:
        family = {token: i for i, run in enumerate(runs) for token in run}
        self._run = {c.id: family[c.token] for c in self.cards}

    def move(self, card_id: int, place: int) -> None:
        """A drag: the card goes before the card that is at `place` now."""
        old = next(i for i, c in enumerate(self.cards) if c.id == card_id)
        card = self.cards.pop(old)
        self.cards.insert(place - (1 if place > old else 0), card)
        self.own = True

    def gaps(self) -> list[bool]:
        """For each card whether a gap stands before it."""
        run = [self._run.get(c.id, 0) for c in self.cards]
        return [i > 0 and run[i] != run[i - 1] for i in range(len(run))]

    def find(self, card_id: int) -> HandCard | None:
        """The card with this id, if it is still there."""
        return next((c for c in self.cards if c.id == card_id), None)


@dataclass(slots=True)
class LogLine:
    """One line of the record: what happened, or why something is not allowed."""

    seat: Seat
    event: Event | None = None
    unclaimed: bool = False
    why: Reason | None = None


@dataclass
class TableModel:
    """The table as the viewer sees it."""

    game: Game
    options: dict[str, Value]
    view: View | None = None
    hand: HandOrder = field(default_factory=HandOrder)
    log: list[LogLine] = field(default_factory=list)
    last_row: Seat = -1
    """The seat whose row got the last card."""
    selected: int = 0
    """Id of the lifted hand card."""
    most_cards: int = 0
    """Most cards this hand has held since the deal; card sizes follow it and never grow."""
    most_gaps: int = 0
    leaving: int = 0

    def begin_hand(self) -> None:
        """A new deal."""
        self.hand = HandOrder()
        self.log = []
        self.last_row, self.selected, self.most_cards, self.most_gaps = -1, 0, 0, 0

    def step(self, events: Sequence[Event], view: View, rewound: bool = False) -> list[int]:
        """Takes a step in; the ids of the hand's new cards."""
        if rewound:
            self.log, self.last_row = [], -1
        for event in events:
            self._note(event)
        self.view = view
        runs = self.game.arrange(view.me.hand or (), self.options)
        new = self.hand.take(runs, self.leaving)
        self.leaving = 0
        if self.hand.find(self.selected) is None:
            self.selected = 0
        self.most_cards = max(self.most_cards, len(self.hand.cards))
        self.most_gaps = max(self.most_gaps, len(runs) - 1)
        return new

    def recall(self, events: Sequence[Event]) -> None:
        """The record of what happened before the table was looked at (a resumed hand)."""
        self.log, self.last_row = [], -1
        for event in events:
            self._note(event)

    def sort(self) -> None:
        """The hand sorted again, whatever the player moved."""
        self.hand.own = False
        if self.view is not None:
            self.hand.take(self.game.arrange(self.view.me.hand or (), self.options))

    def _note(self, event: Event) -> None:
        if event.kind == "row":
            self.last_row = event.seat
            for line in reversed(self.log):
                if line.event is not None and line.event.kind in ("flip", "discard"):
                    line.unclaimed = True
                    break
        elif event.kind in ("say", "draw", "flip", "discard", "claim", "lay", "show", "out", "win", "end"):
            self.log.append(LogLine(event.seat, event))

    def note_why(self, seat: Seat, why: Reason) -> None:
        """A refused try stays in the record."""
        self.log.append(LogLine(seat, why=why))

    def discards(self) -> set[str]:
        """Tokens that may be discarded now."""
        view = self.view
        return {a.cards[0] for a in view.legal if a.verb == "discard" and a.cards} if view else set()

    def usable(self) -> set[str]:
        """Tokens of the hand that some legal action uses."""
        if self.view is None:
            return set()
        used = {c for a in self.view.legal for g in (a.cards, *a.extra) for c in g}
        return used

    def plans(self) -> list[Action]:
        """Claims among which a choice must be made, or whose cards are worth a look."""
        if self.view is None:
            return []
        claims = {v.id for v in self.game.verbs if v.claim}
        return [a for a in self.view.legal if a.verb in claims and (a.extra or len(set(a.cards)) > 1)]

    def value(self, action: Action) -> int | None:
        """What the groups of a plan count in the game's unit."""
        values = [self.game.group_value(action.verb, g, self.options) for g in (action.cards, *action.extra)]
        known = [v for v in values if v is not None]
        return sum(known) if known else None

    def buttons(self) -> list[str]:
        """Verbs of the bar: declarations while there are any, else the claims in their fixed order."""
        claims = [v.id for v in self.game.verbs if v.claim]
        legal = {a.verb for a in self.view.legal} if self.view else set()
        if not any(not v.claim and v.id in legal and v.id != "discard" for v in self.game.verbs):
            return claims
        phase = self.view.phase if self.view else ""
        return [
            v.id for v in self.game.verbs if not v.claim and v.id != "discard" and (v.id in legal or phase in v.phases)
        ]

    def legal_of(self, verb: str) -> list[Action]:
        """Legal actions with a verb."""
        return [a for a in self.view.legal if a.verb == verb] if self.view else []


def place_of(seat: Seat, viewer: Seat, seats: int) -> Side:
    """Where a seat sits as the viewer sees it."""
    step = (seat - viewer) % seats
    if step < 2:
        return "next" if step else "me"
    return "across" if seats == 4 and step == 2 else "prev"
