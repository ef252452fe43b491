"""What a holding may become: for each type of win how many cards it lacks, how likely it is, and what it brings.

Every pair of players settles the difference of their 付 (5.6 E): own sets and 百搭 pay whoever wins; a win adds what
only the winner counts, and keeps another from it. A plan is worth its chance times what it adds. Measured in games of
the computer with itself: coming one card nearer matters far more than how many cards help just now, late in the hand
even more; and hunting 飘胡 from afar hardly ever gets there.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from changpai_desktop.games.qianhong import distance, jiucai
from changpai_desktop.games.qianhong.kinds import COPIES, PLAIN, SUITS
from changpai_desktop.games.qianhong.melds import complete, suits, tops
from changpai_desktop.games.qianhong.scoring import WEN
from changpai_desktop.games.qianhong.values import COLUMNS, baida_value
from changpai_desktop.players.qianhong.situation import Holding, Situation

LET_GO = 0.6
"""How often another player lets a card go that one could use, against chance."""
PACE = (0.0, 0.19, 0.31, 0.42, 0.49, 0.55, 0.60)
"""How often in a round of turns a hand that lacks so many cards usually comes nearer."""
WIDTH = 0.3
"""How much it matters that more or fewer cards help than usual: a hand can be made better without coming nearer."""
NARROWEST = 0.4
RARE: Mapping[str, float] = {"qing": 0.5, "piao": 0.35}
"""Wins of one sort of group only, against a mixed hand that lacks as many cards: each card can help in one way only."""
DETOUR = 1
"""Cards that a hand of one sort may lack more than a mixed one and still be looked at."""
WINNER, LOSER = 100.0, 40.0
"""付 of a winner and of a loser on average."""
BLOCKED = 50.0
"""What it is worth that no other player wins: what only he would count, and that one's own sets are paid at all."""
HALT = 0.1
"""How likely with every turn it is that the hand ends in it."""
PAID = 1.4
"""酒菜胡: what another's win costs on average."""
FLAT = 0.7
"""How likely each stage seems to a player who does not count what may still come."""
ENDS = 0.9
"""How often somebody else wins where one does not win."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A type of win to aim at: `ta`, `qing`, `piao`, in 酒菜胡 `pinghu`, `qidui`, `pengpeng`."""

    type: str
    lacks: int
    chance: float
    price: float
    """付 of the win (酒菜胡: the factor)."""
    outs: tuple[int, ...] = ()
    """Kinds that bring it nearer."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """The best plan, the others beside it, and what all is worth in base stakes."""

    plans: tuple[Plan, ...]
    value: float
    lost: float
    """What it is worth if somebody else wins."""

    @property
    def hope(self) -> float:
        """What the chance to win adds."""
        return self.value - ENDS * self.lost

    @property
    def best(self) -> Plan:
        return self.plans[0]


def _least(a: distance.Costs, b: distance.Costs, groups: int, paired: int) -> int:
    """Cards that two parts of a hand lack together for so many groups."""
    end = groups + 1
    if not paired:
        return min(x + y for x, y in zip(a[0][:end], b[0][groups::-1], strict=True))
    return min(
        [x + y for x, y in zip(a[1][:end], b[0][groups::-1], strict=True)]
        + [x + y for x, y in zip(a[0][:end], b[1][groups::-1], strict=True)]
    )


class Reckoner:
    """Reckons with one situation. A novice counts what his hand lacks, but neither what may still come nor for what pay
    he could play."""

    def __init__(self, s: Situation, *, novice: bool) -> None:
        self.s = s
        self.novice = novice
        self.players = len(s.others) + 1
        self.live = [4 - n for n in s.holding.own] if novice else list(s.unseen)
        self.hidden = max(1, sum(self.live))
        self.rounds = (1.0 - (1.0 - HALT) ** s.turns) / HALT
        """Turns that are still to be expected."""
        self._known: dict[tuple[Holding, bool], Prospect] = {}

    # ---- the whole ----------------------------------------------------------------------------------------------

    def prospect(self, h: Holding, *, thorough: bool = True) -> Prospect:
        """What a holding that waits for its next card is worth. Not thorough: without looking for helping cards."""
        key = (h, thorough)
        if key not in self._known:
            self._known[key] = self._prospect(h, thorough)
        return self._known[key]

    def _prospect(self, h: Holding, thorough: bool) -> Prospect:
        lost = self._lost(h)
        hopes = [(p.chance * self._added(p, h), p) for p in self._plans(h, thorough)]
        hopes.sort(key=lambda x: -x[0])
        return Prospect(tuple(p for _, p in hopes), ENDS * lost + hopes[0][0], lost)

    def _added(self, p: Plan, h: Holding) -> float:
        """What a win adds to what one has anyway (5.6 E); 5.7: two from each for an own draw, else two and one."""
        if self.s.rules.jiucai:
            return p.price * (1.5 * self.players - 1.0) + ENDS * PAID
        return (self.players - 1) * (p.price - self._own(h)) + BLOCKED

    def _lost(self, h: Holding) -> float:
        """What it brings that somebody else wins: one's own sets count there too (5.6 D)."""
        if self.s.rules.jiucai:
            return -PAID
        mine = self._own(h)
        return (mine - WINNER) + (self.players - 2) * (mine - LOSER)

    # ---- sets ---------------------------------------------------------------------------------------------------

    def _own(self, h: Holding) -> float:
        """付 that the holding counts in the end without a win."""
        sets = self._sets(h)
        return sets + (min(5.0, 0.7 * sets) if self.s.rules.round_up else 0.0) + self._joy(h)

    def _joy(self, h: Holding) -> int:
        return baida_value(self.s.baida_count(h), self.s.bonus.dealt, self.s.turned)

    def _sets(self, h: Holding) -> float:
        """付 of the sets, and what may still join them: a third card to a pair, a fourth to three."""
        s = self.s
        total = float(s.laid_raw(h))
        claims = LET_GO * (self.players - 1)
        for kind in range(PLAIN):
            peng, kan, open_four, four, _ = s.rows[kind]
            held = h.own[kind]
            if held == 2:
                total += 0.7 * self._comes(kind, 1.0 + claims) * (claims * peng + kan) / (1.0 + claims)
            elif held == COPIES:
                total += four - 1.0
            elif held == 3:
                more = (claims * open_four + four) / (1.0 + claims) - kan
                total += kan + 0.8 * self._comes(kind, 1.0 + claims) * max(0.0, more)
        for g in h.sets:
            if g.verb == "peng":
                peng, _, open_four, _, _ = s.rows[g.kinds[0]]
                total += 0.8 * self._comes(g.kinds[0], 1.0) * max(0, open_four - peng)
        return total

    def _comes(self, kind: int, ways: float) -> float:
        """How likely a card of the kind comes to this hand before the end. A novice hopes for none."""
        return 0.0 if self.novice else 1.0 - math.exp(-self.rounds * self.live[kind] * ways / self.hidden)

    # ---- single plans -------------------------------------------------------------------------------------------

    def _plans(self, h: Holding, thorough: bool) -> Iterator[Plan]:
        s = self.s
        left = s.groups_left(h)
        lacks = distance.missing(h.own, left, s.rules.tiao_top, pair_laid=h.pair_laid)
        if lacks <= 1:
            yield self._ready(h)
            return
        name = "pinghu" if s.rules.jiucai else "ta"
        if self.novice:
            yield self._plan(h, name, lacks, ())
            return
        yield self._plan(h, name, lacks, self._helps(h, lacks, distance.ANY) if thorough else ())
        if s.rules.jiucai and not h.laid:
            pairs = distance.missing_pairs(h.own)
            outs = tuple(k for k in range(PLAIN) if h.own[k] % 2 and self.live[k])
            yield self._plan(h, "qidui", pairs, outs)
        if not any(g.verb == "chi" for g in h.sets):
            sets = distance.missing_sets(h.own, left, h.pair_laid)
            if sets <= lacks + DETOUR:
                outs = tuple(k for k in range(PLAIN) if 0 < h.own[k] < 3 and self.live[k])
                yield self._plan(h, "pengpeng" if s.rules.jiucai else "piao", sets, outs)
        if not h.sets and not s.rules.jiucai:
            runs = distance.missing(h.own, left, s.rules.tiao_top, distance.RUNS, h.pair_laid)
            if runs <= lacks + DETOUR:
                yield self._plan(h, "qing", runs, self._helps(h, runs, distance.RUNS) if thorough else ())

    def _plan(self, h: Holding, kind: str, lacks: int, outs: tuple[int, ...]) -> Plan:
        lacks = max(1, lacks)
        return Plan(kind, lacks, RARE.get(kind, 1.0) * self._chance(h, kind, lacks, outs), self._price(h, kind), outs)

    def _chance(self, h: Holding, kind: str, lacks: int, outs: tuple[int, ...]) -> float:
        """The chance to win: by the turns that are left for so many cards, a little by how many cards help now."""
        if self.novice:
            return FLAT**lacks
        turns = self.s.turns
        ready = min(0.8, 0.25 + 0.035 * turns)
        step = min(0.45, max(0.06, 0.03 * turns - 0.06))
        width = max(NARROWEST, self._rate(h, kind, lacks, outs) / PACE[min(lacks, len(PACE) - 1)])
        return float(min(0.95, ready * step ** (lacks - 1) * width**WIDTH))

    def _rate(self, h: Holding, kind: str, lacks: int, outs: tuple[int, ...]) -> float:
        """Helping cards in one round of turns."""
        anyone, before = LET_GO * (self.players - 1), LET_GO if self.s.rules.jiucai and kind == "pinghu" else 0.0
        total = 0.0
        for k in outs:
            pairs = h.own[k] >= 2 and kind not in ("qing", "qidui")
            total += self.live[k] * (1.0 + (anyone if pairs or lacks == 1 else before))
        return total / self.hidden

    # ---- cards that help ----------------------------------------------------------------------------------------

    def _helps(self, h: Holding, lacks: int, kinds: str) -> tuple[int, ...]:
        """Kinds that bring the hand nearer, one suit after another, the rest of the hand put together once."""
        s = self.s
        left, paired = s.groups_left(h), 0 if h.pair_laid else 1
        parts = suits(h.own)
        high = tops(s.rules.tiao_top)
        costs = [distance.suit_costs(c, t, kinds) for c, t in zip(parts, high, strict=True)]
        found: list[int] = []
        for place in range(4):
            rest: distance.Costs | None = None
            for other in range(4):
                if other != place:
                    rest = costs[other] if rest is None else distance.both(rest, costs[other])
            assert rest is not None
            counts = list(parts[place])
            for i in range(len(counts)):
                kind = 9 * place + i
                if not self.live[kind] or not self._near(h, kind):
                    continue
                counts[i] += 1
                part = distance.suit_costs(tuple(counts), high[place], kinds)
                counts[i] -= 1
                if _least(rest, part, left, paired) - h.own[PLAIN] < lacks:
                    found.append(kind)
        return tuple(found)

    @staticmethod
    def _near(h: Holding, kind: int) -> bool:
        """Whether the hand holds a card that the kind could stand with."""
        if kind >= 27:
            return h.own[kind] > 0
        suit = max(f for f in SUITS if f <= kind)
        return any(h.own[k] for k in range(max(suit, kind - 2), min(suit + 9, kind + 3)))

    # ---- a hand that waits --------------------------------------------------------------------------------------

    def _ready(self, h: Holding) -> Plan:
        """One card is missing: the winning cards, how likely they come, and what they really pay (5.6 C)."""
        outs = [k for k in range(PLAIN) if self._wins(h, k)]
        live = [k for k in outs if self.live[k]]
        if not live:
            return Plan("pinghu" if self.s.rules.jiucai else "ta", 1, 0.0, 0.0, ())
        total = sum(self.live[k] for k in live)
        price = 0.0
        kinds: dict[str, int] = {}
        for k in live:
            kind, worth = self._worth(h, k)
            price += self.live[k] * worth / total
            kinds[kind] = kinds.get(kind, 0) + self.live[k]
        kind = max(kinds, key=lambda x: kinds[x])
        return Plan(kind, 1, self._chance(h, kind, 1, tuple(live)), price, tuple(live))

    def _wins(self, h: Holding, card: int) -> bool:
        rules = self.s.rules
        if not self._near(h, card) and not h.own[PLAIN]:
            return False
        if rules.jiucai and jiucai.seven_pairs(list(h.own), card):
            return True
        return complete(h.own, card, rules.tiao_top, h.pair_laid)

    def _worth(self, h: Holding, card: int) -> tuple[str, float]:
        """The type and 付 with this card, half the difference of an own draw added."""
        s = self.s
        if s.rules.jiucai:
            found = jiucai.best(h.laid, list(h.own), card)
            return (found[0], float(jiucai.times(found[0]))) if found else ("pinghu", 1.0)
        count = s.scoring.best(h.laid, h.own, card, "discard", s.bonus, s.turned)
        return (count.type, count.total + 4.0 * count.times) if count else ("ta", 0.0)

    # ---- what a plan would pay ----------------------------------------------------------------------------------

    def _price(self, h: Holding, kind: str) -> float:
        """5.6 C of the finished hand as far as it can be foreseen."""
        s = self.s
        if s.rules.jiucai:
            return 1.0 if kind == "pinghu" else 2.0
        joy = self._joy(h)
        times = 2 if s.rules.qionghen and not s.baida_count(h) else 1
        sets = self._sets(h)
        if kind == "piao":
            pairs = sum(s.rows[k][COLUMNS["peng"]] for k in range(PLAIN) if h.own[k] == 2 and self.live[k])
            return times * 2 * (sets + pairs * 0.6 + 4 + s.rules.piao + joy + 5)
        runs = min(h.own[9], h.own[10], h.own[11])
        half = sum(min(1, h.own[k]) for k in (9, 10, 11)) == 2
        wen = WEN[min(4, runs)] + (6 if half and not runs else 0)
        if kind == "qing":
            return times * (s.rules.qing + wen + joy + 8)
        return times * ((sets + 5 if sets else 0) + 20 + wen + joy + 8)
