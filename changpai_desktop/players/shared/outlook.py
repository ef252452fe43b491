"""What a position is worth: chance times pay of its best plans, less what a lost hand costs.

A plan says nothing of money; `Terms`, given by each game, says what its points pay. A hand that waits for its last
card is worth the sum over all its winning cards; before that it is worth its best plan, a little more if there are
others beside it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp

from changpai_desktop.games.shared.zi import COPIES, Group, N, free_of_kan
from changpai_desktop.players.shared.pieces import Piece
from changpai_desktop.players.shared.planner import Odds, Plan, Task, piece_cost, plans
from changpai_desktop.players.shared.position import Position

STEP = 1.2
"""How often a card that brings the hand forward is taken in fact, against what the odds say."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A hand as it would be at the end, for what it pays."""

    position: Position
    kan: tuple[int, ...]
    plan: Plan
    points: float


@dataclass(frozen=True, slots=True)
class Terms:
    """What a game says about the worth of hands."""

    want: int
    """Points needed to win."""
    value: Mapping[Group, float]
    """What finished groups of three count; for three alike what a pair in the hand may expect."""
    kan: Sequence[int]
    quad_gain: Callable[[str, int], int]
    """What the fourth card adds to a 坎 (`kan`) or a laid triple (its verb) of a kind; 0 if it cannot be added."""
    pay: Callable[[Shape], float]
    """Base stakes from all payers together; 0 if it is no win."""
    loss: float
    """What a hand costs on average that somebody else wins."""
    usual: float
    """What a win pays on average, from all payers together."""
    discard_wins: bool
    eat_share: float = 0.75
    """How often a flip, or a discard for it, can be eaten."""
    alike_share: float = 1.4
    barred_alike: float = 0.0
    """What is left of the chance for three alike when the kind is barred (偎)."""
    alike_gain: Callable[[int], tuple[float, int]] | None = None
    """For a pair that waits: how often it becomes three alike by the own flip, and what that counts more (偎)."""
    discard_bars_win: bool = False
    """A kind that one has discarded cannot be won with."""
    none_wins: bool = False
    """No points at all win too (乱)."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a position may become."""

    chance: float
    price: float
    points: float
    plan: Plan | None
    waits: tuple[tuple[int, float], ...] = ()
    """For a hand that lacks one card: the winning kinds and what each would pay."""


NOTHING = Prospect(0.0, 0.0, 0.0, None)
FLAT_CHANCE = 0.6
"""How likely a hand that waits seems to a player who does not count live copies."""
TOGETHER = (1.0, 1.0, 0.79, 0.67, 0.58, 0.52, 0.47, 0.43)
"""Groups wait at the same time and for the same end of the hand, so that all are finished in time is likelier than
the product of their chances says: with equal rates it is 1 / (n + 1) instead of 1 / 2**n, which is this power of it."""
TURNS_OUT = (0.0, 0.08, 0.25, 0.35)
"""A plan with much to wait for often ends as another one, which pays as hands usually do."""
DEALT_QUAD = 6
"""What a dealt quad counts more than a 坎 (1.2, 3.1, 4.2)."""
ENDS_BEFORE = 0.35
"""How much of the stock is turned before somebody wins."""


class Outlook:
    """Prospects for one seat at one moment. `stock` cards may still be turned, `hidden` are unseen altogether."""

    def __init__(self, terms: Terms, stock: int, hidden: int, *, novice: bool) -> None:
        self.terms = terms
        self.novice = novice
        self.per_copy = ENDS_BEFORE * max(stock, 1) / max(hidden, 1)
        self._known: dict[Position, dict[int, Prospect]] = {}

    # ---- odds ---------------------------------------------------------------------------------------------------

    def odds(self, p: Position) -> Odds:
        """How many cards of each kind may come in reach."""
        t, f = self.terms, self.per_copy
        un = [1] * N if self.novice else p.unseen
        if self.novice:
            return Odds(un, un, un, flat=True)
        eat = [0.0 if k in p.no_eat else n * f * t.eat_share for k, n in enumerate(un)]
        alike = [n * f * t.alike_share * (t.barred_alike if k in p.no_alike else 1.0) for k, n in enumerate(un)]
        win = [0.0 if k in p.no_win else n * f * (t.alike_share if t.discard_wins else 1.0) for k, n in enumerate(un)]
        return Odds(eat, alike, win)

    # ---- prospects ----------------------------------------------------------------------------------------------

    def prospect(self, p: Position) -> Prospect:
        """The best prospect of a hand that owes no discard."""
        return self._all(p)[-1]

    def discards(self, p: Position) -> dict[int, Prospect]:
        """For each kind that some plan has no use for the best prospect without it; all from one search."""
        found = dict(self._all(p))
        found.pop(-1)
        return found

    def worth(self, x: Prospect) -> float:
        """Base stakes to be expected."""
        return x.chance * x.price - (1.0 - x.chance) * self.terms.loss

    def _all(self, p: Position) -> dict[int, Prospect]:
        known = self._known.get(p)
        if known is None:
            known = self._known[p] = self._search(p)
        return known

    def _search(self, p: Position) -> dict[int, Prospect]:
        quads = p.quads
        kan = tuple(k for k in range(N) if p.own[k] == COPIES - 1)
        made = len(p.laid) + len(kan) + sum(n == COPIES for n in p.own)
        sure = sum(g.value for g in p.laid) + sum(self.terms.kan[k] for k in kan)
        sure += sum(self.terms.kan[k] + DEALT_QUAD for k in range(N) if p.own[k] == COPIES)
        growth = () if self.novice else self._growth(p, kan)
        wanted = max(0, (6 if quads else 7) - made)
        either = not quads and bool(growth) and wanted > 0
        task = Task(wanted, quads > 0, either, max(0.0, self.terms.want - sure))
        odds = self.odds(p)
        judged = _Judged(self, odds, p, kan, sure, growth, quads > 0)
        for plan in plans(free_of_kan(p.own), task, self.terms.value, odds):
            judged.add(plan)
        return judged.result()

    def _growth(self, p: Position, kan: Sequence[int]) -> tuple[tuple[float, int], ...]:
        """(chance, gain) of each triple that may become a quad."""
        un = p.unseen
        triples = [("kan", k) for k in kan]
        triples += [(g.verb, g.kinds[0]) for g in p.laid if len(g.kinds) == 3 and g.kinds[0] == g.kinds[-1]]
        found = []
        for verb, kind in triples:
            gain = self.terms.quad_gain(verb, kind) if un[kind] else 0
            if gain:
                found.append((1.0 - exp(-self.per_copy * self.terms.alike_share), gain))
        return tuple(found)


@lru_cache(maxsize=4096)
def _sums(growth: tuple[tuple[float, int], ...]) -> tuple[tuple[int, float], ...]:
    """Chances of each sum of gains."""
    sums = {0: 1.0}
    for chance, gain in growth:
        after: dict[int, float] = {}
        for total, p in sums.items():
            after[total] = after.get(total, 0.0) + p * (1 - chance)
            after[total + gain] = after.get(total + gain, 0.0) + p * chance
        sums = after
    return tuple(sums.items())


class _Judged:
    """Collects plans and says what they are worth, for the whole hand and without each card."""

    def __init__(
        self,
        outlook: Outlook,
        odds: Odds,
        position: Position,
        kan: tuple[int, ...],
        sure: int,
        growth: tuple[tuple[float, int], ...],
        paired: bool,
    ) -> None:
        self.terms = outlook.terms
        self.odds = odds
        # A novice wants any win, whatever it pays.
        self.pay: Callable[[Shape], float] = (lambda s: outlook.terms.usual) if outlook.novice else outlook.terms.pay
        self.position = position
        self.kan = kan
        self.sure = sure
        self.growth = growth
        self.alike_gain = None if outlook.novice else self.terms.alike_gain
        self.sums = _sums(growth)
        self.grows = 1.0 - self.sums[0][1] if growth else 0.0
        self.paired = paired
        self.owes = position.owes
        self.best: dict[int, list[tuple[float, Prospect]]] = {}
        self.ready: dict[int, dict[int, tuple[float, float, Plan]]] = {}
        """By the card to be discarded first (-1: none): winning kinds with pay, points and plan."""
        self.steps: dict[int, dict[int, float]] = {}
        """By the same: kinds that bring the hand forward, with what it is worth when one has been taken."""
        self.costs: dict[Piece, tuple[float, float]] = {}

    def add(self, plan: Plan) -> None:
        tail, price, points = self._price(plan)
        if price <= 0:
            return
        waiting = plan.waiting
        turns = TURNS_OUT[min(len(waiting), len(TURNS_OUT) - 1)]
        price += turns * (self.terms.usual - price)
        if len(waiting) == 1 and len(plan.dead) == self.owes:
            # Finished but for one card: its winning cards are put together in the end.
            first = plan.dead[0] if plan.dead else -1
            ready = self.ready.setdefault(first, {})
            for kind in waiting[0].waits:
                if kind not in ready or price > ready[kind][0]:
                    ready[kind] = (price, points, plan)
            return
        chance = tail * exp((plan.last_gain - plan.cost) * TOGETHER[min(len(waiting), len(TOGETHER) - 1)])
        found = Prospect(chance, price, points, plan)
        if not self.owes:
            self._keep(-1, found)
        for kind in dict.fromkeys(plan.dead):
            self._keep(kind, self._without(found, waiting, kind))
        if not self.odds.flat:
            self._step(plan, waiting, tail * (price + self.terms.loss))

    def _price(self, plan: Plan) -> tuple[float, float, float]:
        """(chance that there are points enough, pay in that case, mean points)."""
        points = self.sure + plan.points
        chance = total = price = 0.0
        for gain, p in self._sums_of(plan):
            if plan.pair and not self.paired and not gain:
                continue
            if points + gain >= self.terms.want or (self.terms.none_wins and points + gain == 0):
                pay = self.pay(Shape(self.position, self.kan, plan, points + gain))
                chance, price, total = chance + p, price + p * pay, total + p * (points + gain)
        if chance <= 0:
            return (0.0, 0.0, points)
        return (chance, price / chance, total / chance)

    def _sums_of(self, plan: Plan) -> tuple[tuple[int, float], ...]:
        """Chances of what comes on top of the plan's sure points."""
        if self.alike_gain is None:
            return self.sums
        pairs = tuple(
            [
                self.alike_gain(piece.waits[0])
                for piece in plan.pieces
                if len(piece.waits) == 1 and not piece.pair and piece.scores[0][0] == piece.scores[0][-1]
            ]
        )
        return _sums(self.growth + pairs) if pairs else self.sums

    @staticmethod
    def _without(found: Prospect, waiting: Sequence[Piece], kind: int) -> Prospect:
        """Whoever discards a kind can often not take it later."""
        chance = found.chance
        for piece in waiting:
            if kind in piece.waits:
                chance *= 0.6 if len(piece.waits) > 1 else 0.2
        return Prospect(chance, found.price, found.points, found.plan)

    def _step(self, plan: Plan, waiting: Sequence[Piece], worth: float) -> None:
        """What the hand is worth after each card that one of the groups waits for."""
        odds, left = self.odds, TOGETHER[min(len(waiting) - 1, len(TOGETHER) - 1)]
        priced = []
        for piece in waiting:
            if piece not in self.costs:
                self.costs[piece] = piece_cost(piece, odds)
            priced.append((piece, *self.costs[piece]))
        firsts = dict.fromkeys(plan.dead) if self.owes else (-1,)
        for piece, cost, _ in priced:
            gain = max((g for other, _, g in priced if other is not piece), default=0.0)
            after = worth * exp((gain - (plan.cost - cost)) * left)
            for first in firsts:
                steps = self.steps.setdefault(first, {})
                for kind in piece.waits:
                    if after > steps.get(kind, 0.0) and kind != first:
                        steps[kind] = after

    def _ahead(self, first: int) -> float:
        """The worth of waiting for any card that brings the hand forward, those that bring most before the others."""
        odds = self.odds
        rate, total = 0.0, 0.0
        for kind, after in sorted(self.steps.get(first, {}).items(), key=lambda s: -s[1]):
            if total >= after * (1.0 + rate):
                break
            more = STEP * max(odds.alike[kind] if self.position.own[kind] >= 2 else 0.0, odds.eat[kind])
            rate += more
            total += more * after
        return total / (1.0 + rate)

    def _keep(self, kind: int, found: Prospect) -> None:
        self.best.setdefault(kind, []).append((self._weight(found), found))

    def result(self) -> dict[int, Prospect]:
        """The best prospect of the hand (-1), and after each discard."""
        out = {kind: self._together(kind, found) for kind, found in self.best.items()}
        for first, ready in self.ready.items():
            found = self._waiting(first, ready)
            if found is not None:
                other = out.get(first)
                if other is None or self._weight(found) >= self._weight(other):
                    out[first] = found
                else:
                    out[first] = replace(other, waits=found.waits)
        if self.owes and out:
            out[-1] = max(out.values(), key=self._weight)
        out.setdefault(-1, NOTHING)
        return out

    def _waiting(self, first: int, ready: dict[int, tuple[float, float, Plan]]) -> Prospect | None:
        """A hand that lacks one card: any of its winning cards will do."""
        odds = self.odds
        rates = {k: odds.win[k] for k in ready if k != first or not self.terms.discard_bars_win}
        rate = sum(rates.values())
        if rate <= 0:
            return None
        chance = FLAT_CHANCE if odds.flat else 1.0 - exp(-rate)
        price = sum(rates[k] * ready[k][0] for k in rates) / rate
        _, points, plan = max(ready.values(), key=lambda r: r[0])
        return Prospect(chance, price, points, plan, tuple((k, ready[k][0]) for k in rates))

    def _weight(self, x: Prospect) -> float:
        return x.chance * (x.price + self.terms.loss)

    def _together(self, first: int, found: list[tuple[float, Prospect]]) -> Prospect:
        """The best prospect, with the chance that comes from all plans together."""
        _, best = max(found, key=lambda f: f[0])
        ahead = self._ahead(first)
        if ahead <= 0:
            return best
        chance = min(0.95, ahead / (best.price + self.terms.loss))
        return Prospect(chance, best.price, best.points, best.plan)
