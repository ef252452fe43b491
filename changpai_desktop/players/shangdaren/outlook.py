"""What a hand may come to: the best plan over all eight lines, its chance, its 胡 and what it pays.

Every line has its ways (`pieces`), all lines together their sums (`sums`); a plan is a sum that makes a whole hand.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import exp

from changpai_desktop.games.shangdaren.kinds import HUN, N
from changpai_desktop.games.shangdaren.options import Rules
from changpai_desktop.games.shangdaren.scoring import BIG_CLEAN, CLEAN, JING, PAY, TOP, Scoring, laid_value, scale_of
from changpai_desktop.players.shangdaren.pieces import EXTRA, Entries, Odds, Way, chance, line_table, packed
from changpai_desktop.players.shangdaren.position import Position
from changpai_desktop.players.shangdaren.sums import START, Sums, add, leaves

OTHERS_WIN = 0.7
"""How often somebody else wins a hand that is not won oneself."""
LOSS = 1.8
"""What a hand that somebody else wins costs on average (games of the computer with itself)."""
THROWN = 0.5
"""Cards out of other hands that are discarded for each card drawn."""
USUAL_PAY = 2.0
"""What a novice takes a win to pay."""
USUAL = 4
"""Copies of the cards that a ready hand usually waits for."""
STEPS = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 13.0, 17.0, 22.0, 30.0, 45.0, 70.0)
GROWTH = 2.0
"""胡 that come besides the plan: 绍 instead of 碰, 招, a 精 more."""
WIDTH = 2.6
"""How far the 胡 of a finished hand differ from what was planned."""
WILD = 1.0
"""What a wild card saves."""
WEIGHTS = ((0.02, False), (0.1, False), (0.05, True))
"""How much a 胡 weighs against chance, and whether the plan keeps clear of 精 cards."""
PLAIN_WEIGHT = ((0.03, False),)


@dataclass(frozen=True, slots=True)
class Prospect:
    """A plan: its chance, the 胡 and the pay of its win, and what is missing."""

    chance: float
    points: float
    price: float
    missing: int
    waits: tuple[int, ...]
    """Characters that the plan waits for; of a ready hand those that win."""
    spare: tuple[int, ...]
    """Cards of the hand that the plan does not use."""
    clean: bool = False

    def worth_no_less(self, best: "Prospect") -> bool:
        """Whether nothing was given up: as likely and as dear as the best plan."""
        return self.chance * self.price >= 0.98 * best.chance * best.price


HOPELESS = Prospect(0.0, 0.0, 0.0, 9, (), ())


class Outlook:
    """Values positions of one seat in one view. A novice does not look at the copies that are left."""

    def __init__(
        self,
        rules: Rules,
        jing: frozenset[int],
        stock: int,
        hidden: int,
        seats: int,
        hazard: float,
        *,
        novice: bool,
    ) -> None:
        self.rules, self.jing, self.seats, self.novice = rules, jing, seats, novice
        self.scoring = Scoring(rules, seats)
        # Per draw one unseen card in so many is shown, and about so many more are discarded.
        unseen = max(1, stock + hidden)
        end = hazard + 1.0 / max(1, stock)
        near = 2 / seats if seats > 2 else 1.0
        self.last = end * unseen / (1.0 + THROWN)
        self.odds = Odds(_step(self.last), _step(end * unseen / (near + THROWN / max(1, seats - 1))))
        self.stars = [sum((3 * i + p in jing) << p for p in range(3)) for i in range(N // 3)]
        self.modes = PLAIN_WEIGHT if novice else WEIGHTS if not rules.hunsu else WEIGHTS[:2]
        self._known: dict[Position, Prospect] = {}
        self._waits: dict[Position, tuple[tuple[int, ...], float, float, float] | None] = {}

    # ---- one position -------------------------------------------------------------------------------------------

    def prospect(self, p: Position) -> Prospect:
        """The best plan of a hand that waits."""
        if p not in self._known:
            found: list[Prospect] = []
            for weight, clean in self.modes:
                total = START
                for line in range(N // 3):
                    total = add(total, self._line(p, line, weight, clean))
                found += self._best(p, total, clean)
            self._known[p] = max(found, key=self.worth, default=HOPELESS)
        return self._known[p]

    def discards(self, p: Position, kinds: Iterable[int]) -> dict[int, Prospect]:
        """The best plan after each discard: the sum of all other lines is kept, each candidate asks its own."""
        out = dict.fromkeys(kinds, HOPELESS)
        for weight, clean in self.modes:
            lines = [self._line(p, i, weight, clean) for i in range(N // 3)]
            before, after = [START], [START]
            for entries in lines:
                before.append(add(before[-1], entries))
            for entries in reversed(lines):
                after.append(add(after[-1], entries))
            after.reverse()
            rests: dict[int, Sums] = {}
            for kind in out:
                q = p.without(kind) if kind < HUN else replace(p, own=(*p.own[:N], 0))
                total = before[-1]
                if kind < HUN:
                    line = kind // 3
                    if line not in rests:
                        rests[line] = add(before[line], after[line + 1])
                    total = add(rests[line], self._line(q, line, weight, clean))
                found = [out[kind], *self._best(q, total, clean)]
                out[kind] = max(found, key=self.worth)
        return out

    def worth(self, x: Prospect) -> float:
        """Base stakes to be expected; a novice is content with any win."""
        price = USUAL_PAY if self.novice else x.price
        return x.chance * price * (self.seats - 1) - (1.0 - x.chance) * OTHERS_WIN * LOSS

    # ---- lines --------------------------------------------------------------------------------------------------

    def _line(self, p: Position, line: int, weight: float, clean: bool) -> Entries:
        at = 3 * line
        counts = (p.own[at], p.own[at + 1], p.own[at + 2])
        un = p.unseen
        left = (un[at], un[at + 1], un[at + 2])
        if self.novice:
            left = (2, 2, 2)
        scale = scale_of(self.rules.hunsu, line)
        return line_table(left, self.stars[line], clean, weight, self.odds, scale).entries(line, counts)

    def _best(self, p: Position, total: Sums, clean: bool) -> Iterator[Prospect]:
        """Plans of a whole hand with one card more than is held now (4.3, 4.4)."""
        if clean and self._laid_stars(p):
            return
        doors, halves = p.doors
        wanted = set()
        for whole, half in self.scoring.shapes:
            beyond = p.total + 1 - 3 * whole - 2 * half - p.laid_extra
            if 0 <= beyond <= EXTRA and whole >= doors and half >= halves:
                wanted.add(packed(whole - doors, half - halves, beyond))
        for key, _, tree in total:
            if key in wanted:
                yield self._made(p, leaves(tree), clean)

    def _laid_stars(self, p: Position) -> int:
        return sum(k in self.jing for _, kinds in p.laid for k in kinds)

    # ---- what a plan is worth -----------------------------------------------------------------------------------

    def _made(self, p: Position, ways: dict[int, Way], clean: bool) -> Prospect:
        hunsu = self.rules.hunsu
        points = 0.0 + sum(laid_value(v, g, hunsu) for v, g in p.laid) + JING * self._laid_stars(p)
        points += sum(way.points for way in ways.values())
        cost = sum(way.cost for way in ways.values())
        if p.own[HUN]:
            cost -= min(WILD, cost / 2)
        missing = sum(way.missing for way in ways.values())
        spare = tuple(k for k in range(N) for _ in range(p.own[k] - ways[k // 3].used[k % 3]))
        if missing <= 1 and not self.novice:
            exact = self._ready(p)
            if exact is not None:
                waits, come, points, price = exact
                return Prospect(come, points, price, 1, waits, spare, clean)
        enough, price = self._price(points, clean)
        waits = tuple(3 * line + place for line, way in ways.items() for place in way.waits)
        missing = max(1, missing)
        # The last card may come from anybody and in any group; the others have a race each.
        come = chance(self.last, USUAL) * exp(-cost * (missing - 1) / missing)
        return Prospect(come * enough, points, price, missing, waits, spare, clean)

    def _ready(self, p: Position) -> tuple[tuple[int, ...], float, float, float] | None:
        """A hand that waits for one card: the cards that win, how likely one comes, 胡 and pay on average."""
        if p not in self._waits:
            self._waits[p] = self._looked_for(p)
        return self._waits[p]

    def _looked_for(self, p: Position) -> tuple[tuple[int, ...], float, float, float] | None:
        un, taken = p.unseen, not self.rules.own_draw
        copies, points, price = 0, 0.0, 0.0
        waits = []
        for k in range(N):
            found = self.scoring.most(p.laid, p.own, k, taken, self.jing) if un[k] else None
            if found is None:
                continue
            kind = self.scoring.type_of(found[0], self.scoring.jing_cards(p.laid, p.own, k, self.jing))
            if kind:
                waits.append(k)
                copies += un[k]
                points += un[k] * found[0]
                price += un[k] * PAY[kind]
        if not copies:
            return None
        last = self.last * (self.seats * (1.0 + THROWN) if self.rules.own_draw else 1.0)
        return tuple(waits), chance(last, copies), points / copies, price / copies

    def _price(self, points: float, clean: bool) -> tuple[float, float]:
        """(chance to have enough 胡, pay if so)."""
        have = points + GROWTH
        rules = self.rules
        if clean:
            enough = _over(have, CLEAN)
            pay = 2 + 2 * _over(have, BIG_CLEAN)
        else:
            enough = _over(have, rules.min_hu)
            pay = 1 + 2 * _over(have, rules.tai_hu) + 3 * _over(have, TOP)
        return enough, pay


def _step(x: float) -> float:
    """Rounded, so that tables serve more than one moment."""
    return min(STEPS, key=lambda step: abs(step - x))


def _over(points: float, threshold: int) -> float:
    """How likely so many 胡 become as many as that."""
    return 1.0 / (1.0 + exp(-(points - threshold) / WIDTH * 1.7))
