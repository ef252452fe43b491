"""Plays a hand to its end with all cards known, by the quick policy (rules changpai 2.5-2.8)."""

from collections.abc import Sequence
from typing import Self

from changpai_desktop.games.baipai.kinds import COMBINATION, TIANJIU, N
from changpai_desktop.games.baipai.options import Rules
from changpai_desktop.games.baipai.play import FEW, FULL
from changpai_desktop.games.baipai.scoring import count
from changpai_desktop.players.baipai import policy
from changpai_desktop.players.baipai.odds import Parts, above, stands_alike, stands_combination

SEATS = 3
Shape = tuple[int, ...]


class World:
    """One way the cards may lie, and how far the hand has come."""

    __slots__ = (
        "best", "best_seat", "first", "hands", "leader", "liable", "out", "piles", "played", "rules", "stood", "turn",
        "winner",
    )  # fmt: skip

    def __init__(self, rules: Rules, hands: Sequence[Sequence[int]], piles: Sequence[Sequence[int]]) -> None:
        self.rules = rules
        self.hands = [list(h) for h in hands]
        self.piles = [list(p) for p in piles]
        self.played: list[list[tuple[int, int]]] = [[], [], []]
        """What each seat has put into the trick."""
        self.best: tuple[int, int, Shape] | None = None
        """Class, rank and shape of the best set of the trick."""
        self.best_seat = self.leader = self.turn = 0
        self.out: set[int] = set()
        """Seats that have passed in this trick."""
        self.first = False
        self.stood = False
        """Whether the last trick was won by its leader without being beaten."""
        self.winner = -1
        self.liable: list[int] = []

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.rules, new.best, new.best_seat = self.rules, self.best, self.best_seat
        new.leader, new.turn, new.first, new.winner = self.leader, self.turn, self.first, self.winner
        new.stood = self.stood
        new.hands = [list(h) for h in self.hands]
        new.piles = [list(p) for p in self.piles]
        new.played = [list(p) for p in self.played]
        new.out, new.liable = set(self.out), list(self.liable)
        return new

    # ---- moves ----------------------------------------------------------------------------------------------------

    def put(self, seat: int, suit: int, rank: int, shape: Shape, parts: Parts) -> bool:
        """A lead or an answer. Returns whether the hand is over by it."""
        hand = self.hands[seat]
        for kind, n in parts:
            hand[kind] -= n
        self.played[seat] += parts
        if self.best is None:
            self.leader = seat
            if self.winner < 0 and (self.first or self.rules.every_lead) and any(k in TIANJIU for k, _ in parts):
                if seat in self.liable:
                    self.liable.remove(seat)
                self.liable.append(seat)
            self.first = False
        elif self.winner >= 0:
            return True
        self.best, self.best_seat = (suit, rank, shape), seat
        return self._next(seat)

    def skip(self, seat: int) -> bool:
        """A pass; by option the lowest cards go with it. Returns whether the hand is over by it."""
        if self.rules.gives:
            assert self.best is not None
            self._give(seat, sum(self.best[2]))
        self.out.add(seat)
        return self._next(seat)

    def _give(self, seat: int, n: int) -> None:
        hand = self.hands[seat]
        order = sorted([k for k in range(N) if hand[k]], key=lambda k: (hand[k] > 1, -above(k, hand)))
        for kind in order:
            taken = min(n, hand[kind])
            hand[kind] -= taken
            n -= taken
            if not n:
                return

    def _next(self, seat: int) -> bool:
        while True:
            seat = (seat + 1) % SEATS
            if seat == self.best_seat or (seat == self.leader and not self.rules.until_passed):
                return self._close()
            if seat not in self.out:
                self.turn = seat
                return False

    def _close(self) -> bool:
        owner = self.best_seat
        pile = self.piles[owner]
        for kind, n in self.played[owner]:
            pile[kind] += n
        self.stood = owner == self.leader
        self.played = [[], [], []]
        self.best, self.out, self.turn = None, set(), owner
        if sum(pile) >= self.rules.win_at:
            self.winner = owner
            if self.rules.stops:
                return True
        return not any(self.hands[owner])

    # ---- playing on -----------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """To the end of the hand."""
        while not (self.lead() if self.best is None else self.answer()):
            pass

    def unseen(self, seat: int) -> list[int]:
        """What the two others hold together: known to whoever counts."""
        a, b = self.hands[seat - 1], self.hands[seat - 2]
        return [x + y for x, y in zip(a, b, strict=True)]

    def lead(self) -> bool:
        seat = self.turn
        hand = self.hands[seat]
        laid = sum(self.piles[seat])
        if laid == FULL and self._may_break_off(sum(hand)):
            unseen = self.unseen(seat)
            found = policy.best_lead(hand, unseen, 1)
            if found[1] < 0.5:
                return True
        else:
            found = policy.best_lead(hand, self.unseen(seat), self.rules.win_at - laid)
        return self.put(seat, *found[2:])

    def _may_break_off(self, held: int) -> bool:
        """2.6.3, with fifteen laid."""
        few = held == FEW if self.rules.exactly_five else held <= FEW
        return few and self.stood and self.winner < 0 and self.rules.win_at > FULL

    def answer(self) -> bool:
        seat = self.turn
        assert self.best is not None
        suit, rank, shape = self.best
        hand = self.hands[seat]
        found = policy.answers(hand, suit, rank, shape, self.rules.count_only)
        if not found:
            return self.skip(seat)
        if self.winner >= 0:
            return True
        if len(found) == 1:
            higher, shape, parts = found[0]
            return self.put(seat, suit, higher, shape, parts)
        unseen = self.unseen(seat)
        last = (seat + 1) % SEATS == self.leader or len(self.out) == SEATS - 2
        best_value = -99.0
        chosen = found[0]
        n = sum(shape)
        for x in found:
            higher, _, parts = x
            if last:
                chance = 1.0
            elif suit != COMBINATION:
                chance = stands_alike(suit, higher, n, unseen, False)
            else:
                chance = stands_combination(higher, shape if len(shape) == 3 else (1, 0, n - 1), unseen, False)
            value = policy.value(n, chance, policy.kept_by(parts, hand, unseen, leading=False))
            if value > best_value:
                best_value, chosen = value, x
        higher, shape, parts = chosen
        return self.put(seat, suit, higher, shape, parts)

    def gain(self, seat: int) -> float:
        """2.7, 2.8: what the hand has brought a seat."""
        winner = self.winner
        if winner < 0:
            return 0.0
        price = count(self.piles[winner], stops=self.rules.stops).price
        if seat == winner:
            return 2.0 * price
        payer = next((s for s in reversed(self.liable) if s != winner), -1)
        if payer < 0:
            return -float(price)
        return -2.0 * price if payer == seat else 0.0
