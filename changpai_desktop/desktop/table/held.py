"""The order in which the own hand is shown, without Qt: one line, or columns as 字牌 are held.

The sorted runs of the game flow in; what the player moved by hand stays until the hand is sorted again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

Runs = tuple[tuple[str, ...], ...]
DEEPEST: Final = 4
"""Most cards of a column."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """One card of the own hand; `id` tells copies of a kind apart."""

    id: int
    token: str


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a moved card goes: before the card that is at `place` now, of a line or of a column.

    `new`: it opens a column of its own before the column.
    """

    place: int
    column: int = 0
    new: bool = False


class HandOrder:
    """The own hand in the order in which it is shown: sorted, or as the player dragged it."""

    def __init__(self) -> None:
        self.cards: list[HandCard] = []
        self.own = False
        """Whether the player has moved cards; sorting ends that."""
        self.columns: list[list[HandCard]] = []
        """The same cards as they are held, from the left; a line has none."""
        self._run: dict[int, int] = {}
        self._ids = count(1)

    def take(self, runs: Runs, leaving: int = 0) -> list[int]:
        """Makes the hand hold the cards of `runs` (sorted, with gaps between them); the ids of new cards.

        `leaving` is the card that the player threw: of several copies this one goes.
        """
        new = self._exchange(runs, leaving)
        if self.own:
            self._insert(new, runs)
        else:
            self.cards += new
        self._number(runs)
        if not self.own:
            place = {token: i for i, token in enumerate(dict.fromkeys(t for run in runs for t in run))}
            self.cards.sort(key=lambda c: (self._run[c.id], place[c.token], c.id))
        return [c.id for c in new]

    def sort(self, runs: Runs) -> None:
        """The game's order again, whatever the player moved."""
        self.own = False
        self.take(runs)

    def _exchange(self, runs: Runs, leaving: int) -> list[HandCard]:
        """Cards that are not held any more go; those that came, not yet among the others."""
        left = [token for run in runs for token in run]
        stay: set[int] = set()
        for card in sorted(self.cards, key=lambda c: c.id == leaving):
            if card.token in left:
                left.remove(card.token)
                stay.add(card.id)
        self.cards = [c for c in self.cards if c.id in stay]
        return [HandCard(next(self._ids), token) for token in left]

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

    def move(self, card_id: int, slot: Slot) -> None:
        """A drag."""
        old = next(i for i, c in enumerate(self.cards) if c.id == card_id)
        card = self.cards.pop(old)
        self.cards.insert(slot.place - (1 if slot.place > old else 0), card)
        self.own = True

    def gaps(self) -> list[bool]:
        """For each card whether a gap stands before it."""
        run = [self._run.get(c.id, 0) for c in self.cards]
        return [i > 0 and run[i] != run[i - 1] for i in range(len(run))]

    def find(self, card_id: int) -> HandCard | None:
        """The card with this id, if it is still there."""
        return next((c for c in self.cards if c.id == card_id), None)


class HandColumns(HandOrder):
    """A hand held in columns; `cards` goes through them from the left and from the top.

    Nothing moves by itself: a card that leaves only closes its own column. Cards that come, at the deal or when a
    move is taken back, are sorted in with all others unless the player has an order of his own.
    """

    def take(self, runs: Runs, leaving: int = 0) -> list[int]:
        new = self._exchange(runs, leaving)
        self._flow([[c for c in column if c in self.cards] for column in self.columns])
        if new and not self.own:
            self._arrange(runs, [*self.cards, *new])
        elif new:
            for card in new:
                self._add(card)
        self._number(runs)
        return [c.id for c in new]

    def sort(self, runs: Runs) -> None:
        super().sort(runs)
        self._arrange(runs, self.cards)

    def _arrange(self, runs: Runs, cards: Sequence[HandCard]) -> None:
        """Each run is a column, a long run several."""
        stock: dict[str, list[HandCard]] = {}
        for card in sorted(cards, key=lambda c: -c.id):
            stock.setdefault(card.token, []).append(card)
        columns: list[list[HandCard]] = []
        for run in runs:
            parts = -(-len(run) // DEEPEST)
            for i in range(parts):
                part = run[len(run) * i // parts : len(run) * (i + 1) // parts]
                columns.append([stock[token].pop() for token in part])
        self._flow(columns)

    def _add(self, card: HandCard) -> None:
        """A card that comes to an own order goes to its like, else into a column of its own."""
        mates = [
            i for i, col in enumerate(self.columns) if len(col) < DEEPEST and any(c.token == card.token for c in col)
        ]
        columns = [list(c) for c in self.columns]
        if mates:
            columns[mates[0]].append(card)
        else:
            columns.append([card])
        self._flow(columns)

    def _flow(self, columns: Sequence[list[HandCard]]) -> None:
        self.columns = [c for c in columns if c]
        self.cards = [card for column in self.columns for card in column]

    def move(self, card_id: int, slot: Slot) -> None:
        """A drag; a full column takes no more, the card opens a new one beside it."""
        card = next(c for c in self.cards if c.id == card_id)
        columns = [list(c) for c in self.columns]
        goal = columns[slot.column] if slot.column < len(columns) else []
        place = slot.place
        if card in goal:
            place -= goal.index(card) < place
        full = len(goal) >= DEEPEST and card not in goal
        for column in columns:
            if card in column:
                column.remove(card)
        if slot.new or full or slot.column >= len(columns):
            columns.insert(min(slot.column + (full and not slot.new), len(columns)), [card])
        else:
            goal.insert(place, card)
        self._flow(columns)
        self.own = True
