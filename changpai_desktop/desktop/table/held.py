"""The order in which the own hand is shown, without Qt: one line, two lines, or columns as 字牌 are held.

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
        self.rows: list[list[HandCard]] = []
        """The same cards in lines below each other, where one line would be too long."""
        self.apart = 0
        """The card just drawn, which stands apart at the right until the hand changes."""
        self._run: dict[int, int] = {}
        self._ids = count(1)

    def take(self, runs: Runs, *leaving: int, apart: bool = False) -> list[int]:
        """Makes the hand hold the cards of `runs` (sorted, with gaps between them); the ids of new cards.

        `leaving` are the cards that the player threw: of several copies these go. `apart`: a single new card stands at
        the right, away from the others, until the hand changes again.
        """
        new, back = self._changed(runs, leaving, apart)
        if self.own:
            self._insert([*back, *new], runs)
        else:
            self.cards += [*back, *new]
        self._number(runs)
        if not self.own:
            place = {token: i for i, token in enumerate(dict.fromkeys(t for run in runs for t in run))}
            self.cards.sort(key=lambda c: (self._run[c.id], place[c.token], c.id))
        self.cards.sort(key=lambda c: c.id == self.apart)
        return [c.id for c in new]

    def _changed(self, runs: Runs, leaving: Sequence[int], apart: bool) -> tuple[list[HandCard], list[HandCard]]:
        """The new cards, and the one that stood apart if it goes back among the others; both are not in `cards`."""
        held = len(self.cards)
        new = self._exchange(runs, leaving)
        if not new and len(self.cards) == held:
            return [], []
        before, self.apart = self.apart, new[0].id if apart and len(new) == 1 else 0
        back = [c for c in self.cards if c.id == before and not self.apart]
        self.cards = [c for c in self.cards if c not in back]
        return new, back

    def sort(self, runs: Runs) -> None:
        """The game's order again, whatever the player moved."""
        self.own = False
        self.take(runs)

    def _exchange(self, runs: Runs, leaving: Sequence[int]) -> list[HandCard]:
        """Cards that are not held any more go; those that came, not yet among the others."""
        left = [token for run in runs for token in run]
        stay: set[int] = set()
        for card in sorted(self.cards, key=lambda c: c.id in leaving):
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
        return self._gaps(self.cards)

    def _gaps(self, cards: Sequence[HandCard]) -> list[bool]:
        run = [-1 if c.id == self.apart else self._run.get(c.id, 0) for c in cards]
        return [i > 0 and run[i] != run[i - 1] for i in range(len(run))]

    def find(self, card_id: int) -> HandCard | None:
        """The card with this id, if it is still there."""
        return next((c for c in self.cards if c.id == card_id), None)


class HandColumns(HandOrder):
    """A hand held in columns; `cards` goes through them from the left and from the top.

    Nothing moves by itself: a card that leaves only closes its own column. Cards that come, at the deal or when a
    move is taken back, are sorted in with all others unless the player has an order of his own.
    """

    def take(self, runs: Runs, *leaving: int, apart: bool = False) -> list[int]:
        new, back = self._changed(runs, leaving, apart)
        self._flow([[c for c in column if c in self.cards] for column in self.columns])
        if self.apart and new:
            self._flow([*self.columns, new])
        elif (new or back) and not self.own:
            self._arrange(runs, [*self.cards, *back, *new])
        else:
            for card in (*back, *new):
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


class HandRows(HandOrder):
    """A hand too large for one line, held in two: the upper line shows its value end, the lower one nearly the whole.

    The cut lies between two runs, where both lines are about as long. A card that leaves only closes its own line;
    cards that come are sorted in with all others unless the player has an order of his own.
    """

    LINES: Final = 2

    def take(self, runs: Runs, *leaving: int, apart: bool = False) -> list[int]:
        # Long cards are sorted in at once: none stands apart.
        new, _ = self._changed(runs, leaving, False)
        rows = [[c for c in row if c in self.cards] for row in self.rows]
        self._number(runs)
        if new and not self.own:
            self._cut(runs, [*self.cards, *new])
        else:
            for card in new:
                self._add(rows, card, runs)
            self._flow(rows)
        self._number(runs)
        return [c.id for c in new]

    def sort(self, runs: Runs) -> None:
        self.own = False
        self._number(runs)
        self._cut(runs, self.cards)
        self._number(runs)

    def row_gaps(self, row: Sequence[HandCard]) -> list[bool]:
        """For each card of a line whether a gap stands before it."""
        return self._gaps(row)

    def _cut(self, runs: Runs, cards: Sequence[HandCard]) -> None:
        stock: dict[str, list[HandCard]] = {}
        for card in sorted(cards, key=lambda c: -c.id):
            stock.setdefault(card.token, []).append(card)
        sorted_runs = [[stock[token].pop() for token in run] for run in runs]
        sizes = [len(run) for run in sorted_runs]
        best = min(range(1, max(2, len(sizes))), key=lambda i: max(sum(sizes[:i]), sum(sizes[i:])), default=1)
        parts = (sorted_runs[:best], sorted_runs[best:])
        self._flow([[card for run in part for card in run] for part in parts])

    def _add(self, rows: list[list[HandCard]], card: HandCard, runs: Runs) -> None:
        """A card that comes to an own order goes to its like, else to the end of the shorter line."""
        for row in rows:
            mates = [i for i, c in enumerate(row) if c.token == card.token]
            if mates:
                row.insert(mates[-1] + 1, card)
                return
        min(rows, key=len).append(card)

    def _flow(self, rows: Sequence[list[HandCard]]) -> None:
        self.rows = [*rows, *([] for _ in range(self.LINES - len(rows)))]
        self.cards = [card for row in self.rows for card in row]

    def move(self, card_id: int, slot: Slot) -> None:
        """A drag within a line or to the other one; `column` is the line."""
        card = next(c for c in self.cards if c.id == card_id)
        rows = [list(row) for row in self.rows]
        goal, place = rows[slot.column], slot.place
        if card in goal:
            place -= goal.index(card) < place
        for row in rows:
            if card in row:
                row.remove(card)
        goal.insert(place, card)
        self._flow(rows)
        self.own = True
