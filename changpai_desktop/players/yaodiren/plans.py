"""The likeliest way for a hand to become seven groups with enough 陀.

What flows: counts of a hand and what may still come -> for each component the best plans by (groups, 陀) -> joined
-> the plan that maximises chance times pay. A group that waits for one of r cards has the chance
1 - exp(-r * E / U) to be finished, where E cards are still to come into reach and U cards are unseen; chances
multiply, so costs (minus their logarithm) add up.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from changpai_desktop.games.yaodiren.kinds import COMPONENTS, COPIES, LOCAL_MATES, YAO_DI_REN, set_value
from changpai_desktop.games.yaodiren.potential import GROUPS

CHI_REACH = 0.62
"""A card can be eaten only from two of the flips and one of the discards: its weight beside a 碰."""
FAN_WORTH = 0.22
"""How much of a cost one more 番 is worth while plans are compared within a component."""
COVER_COST = 1.1
"""What it costs to draw the missing 卯 as the replacement of a 杠."""
LACKING_COST = 0.35
REACHABLE = 12
"""陀 that a plan may lack: threes that become fours, and luckier copies, can still bring so much, at this cost each."""
KEEP = 10
"""Plans kept for each number of groups; more did not change the play."""

Waits = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A potential group: the cards it uses now, the kinds that finish it (empty: finished), its 陀."""

    used: tuple[int, ...]
    waits: Waits
    tuo: int


@dataclass(frozen=True, slots=True)
class Plan:
    """Some groups: how many, their 陀, 番 of 幺四 地 人, the cost, and the groups themselves as a linked list."""

    groups: int
    tuo: int
    fan: int
    cost: float
    piece: Piece | None = None
    rest: "tuple[Plan, ...]" = ()

    @property
    def rank(self) -> float:
        return self.cost - FAN_WORTH * self.fan

    def pieces(self) -> list[Piece]:
        """All groups of the plan."""
        found = [self.piece] if self.piece else []
        for part in self.rest:
            found += part.pieces()
        return found


EMPTY = Plan(0, 0, 0, 0.0)


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a hand may become: the chance to win, the pay from each if so, the plan; chance 0 if none is valid."""

    chance: float
    price: float
    tuo: int
    plan: Plan

    @property
    def worth(self) -> float:
        return self.chance * self.price


class Planner:
    """Finds prospects under one set of rules for one moment (E cards to come into reach, U unseen)."""

    def __init__(self, red: Sequence[int], *, eats: bool, reach: float, unseen: int, counts_copies: bool) -> None:
        self.red = red
        self.eats = eats
        self.step = max(reach, 0.5) / max(unseen, 1)
        self.counts_copies = counts_copies
        self._cache: dict[tuple[int, tuple[int, ...], tuple[int, ...]], list[Plan]] = {}

    # ---- the whole hand -----------------------------------------------------------------------------------------

    def prospect(
        self,
        own: Sequence[int],
        un: Sequence[int],
        exposed: int,
        exposed_tuo: int,
        want: int,
        cover: int,
        base_fan: int,
    ) -> Prospect:
        """The best prospect of a hand beside `exposed` groups; `cover` 杠牌 may supply missing 卯."""
        room = GROUPS - exposed
        best = Prospect(0.0, 0.0, 0, EMPTY)
        for plan in self._all_plans(own, un, room):
            short = room - plan.groups
            if short > cover:
                continue
            tuo = plan.tuo + exposed_tuo
            lacking = max(0, want - tuo)
            if lacking > REACHABLE:
                continue
            chance = exp(-plan.cost - COVER_COST * short - LACKING_COST * lacking)
            price = 1.0 + base_fan + plan.fan + max(0, tuo - want) // 10
            found = Prospect(chance, price, tuo, plan)
            if found.worth > best.worth:
                best = found
        return best

    def _all_plans(self, own: Sequence[int], un: Sequence[int], room: int) -> list[Plan]:
        total = [EMPTY]
        for c, kinds in enumerate(COMPONENTS):
            counts = tuple([own[i] for i in kinds])
            if any(counts):
                part = self._component(c, counts, tuple([un[i] for i in kinds]))
                total = _pruned(
                    [
                        Plan(a.groups + b.groups, a.tuo + b.tuo, a.fan + b.fan, a.cost + b.cost, None, (a, b))
                        for a in total
                        for b in part
                        if a.groups + b.groups <= room
                    ]
                )
        return total

    # ---- one component ------------------------------------------------------------------------------------------

    def _component(self, c: int, counts: tuple[int, ...], un: tuple[int, ...]) -> list[Plan]:
        key = (c, counts, un)
        found = self._cache.get(key)
        if found is None:
            found = self._cache[key] = self._solve(c, counts, un)
        return found

    def _solve(self, c: int, counts: tuple[int, ...], un: tuple[int, ...]) -> list[Plan]:
        at = next((i for i, n in enumerate(counts) if n), -1)
        if at < 0:
            return [EMPTY]
        n = counts[at]
        if n >= 3:
            return [self._with(self._forced(c, at, n, un), 0.0, p) for p in self._less(c, counts, un, (at,) * n)]
        out = list(self._less(c, counts, un, (at,)))
        for places, waits, tuo in self._groups(c, counts, at, un):
            kinds = COMPONENTS[c]
            piece = Piece(tuple(kinds[p] for p in places), tuple(kinds[p] for p in waits), tuo)
            cost = self._cost(places, waits, un)
            out += [self._with(piece, cost, p) for p in self._less(c, counts, un, places)]
        return _pruned(out)

    def _with(self, piece: Piece, cost: float, plan: Plan) -> Plan:
        same = set(piece.used) | set(piece.waits)
        fan = len(piece.used) - 2 + bool(piece.waits) if len(same) == 1 and piece.used[0] in YAO_DI_REN else 0
        return Plan(plan.groups + 1, plan.tuo + piece.tuo, plan.fan + fan, plan.cost + cost, piece, (plan,))

    def _less(self, c: int, counts: tuple[int, ...], un: tuple[int, ...], places: Sequence[int]) -> list[Plan]:
        rest = list(counts)
        for p in places:
            rest[p] -= 1
        return self._component(c, tuple(rest), un)

    def _forced(self, c: int, at: int, n: int, un: tuple[int, ...]) -> Piece:
        """Three or more alike are finished; half of the gain of one more is counted if it may come."""
        i = COMPONENTS[c][at]
        gain = (1 + self.red[i]) if un[at] and n < COPIES else 0
        return Piece((i,) * n, (), set_value(n, self.red[i]) + gain)

    def _groups(
        self, c: int, counts: tuple[int, ...], at: int, un: tuple[int, ...]
    ) -> list[tuple[tuple[int, ...], Waits, int]]:
        """(places used, places waited for, 陀) of each potential group with a card of kind `at`."""
        kinds, mates = COMPONENTS[c], LOCAL_MATES[c]
        red = [self.red[i] if self.eats else 0 for i in kinds]
        peng = set_value(3, self.red[kinds[at]])
        out: list[tuple[tuple[int, ...], Waits, int]] = []
        if counts[at] == 2:
            live = [m for m in mates[at] if un[m]]
            if un[at]:
                out.append(((at, at), (at,), peng))
                if live:
                    low = min(2 * red[at] + min(red[m] for m in live), peng)
                    out.append(((at, at), (at, *live), low))
            elif live:
                out.append(((at, at), tuple(live), 2 * red[at] + min(red[m] for m in live)))
        for m in mates[at]:
            if not 0 < counts[m] < 3:
                continue
            third = (3 - at - m,) if len(kinds) == 3 else ()
            waits = tuple(p for p in (at, m, *third) if un[p])
            if waits:
                out.append(((at, m), waits, red[at] + red[m] + min(red[p] for p in waits)))
            if counts[at] == 2:
                out.append(((at, at, m), (), 2 * red[at] + red[m]))
            if counts[m] == 2:
                out.append(((at, m, m), (), red[at] + 2 * red[m]))
        if len(kinds) == 3 and all(0 < counts[p] < 3 for p in range(3)):
            out.append(((0, 1, 2), (), sum(red)))
        return out

    def _cost(self, places: tuple[int, ...], waits: Waits, un: tuple[int, ...]) -> float:
        if not waits:
            return 0.0
        if not self.counts_copies:
            return 1.0
        rate = sum(un[p] * (1.0 if places == (p, p) else CHI_REACH) for p in waits)
        return -log(1.0 - exp(-rate * self.step))


def _pruned(plans: list[Plan]) -> list[Plan]:
    """For each number of groups those that no other beats in both rank and 陀."""
    by_groups: dict[int, list[Plan]] = {}
    for plan in plans:
        by_groups.setdefault(plan.groups, []).append(plan)
    out: list[Plan] = []
    for found in by_groups.values():
        found.sort(key=lambda p: (p.rank, -p.tuo))
        most = -1
        kept = 0
        for plan in found:
            if plan.tuo > most:
                out.append(plan)
                most = plan.tuo
                kept += 1
                if kept == KEEP:
                    break
    return out
