"""What a holding may become: for each type of win how many cards it lacks, how likely it is, and what it brings.

A hand that lacks d cards goes through d stages. In each a card must come that brings it nearer: by the own draw, or,
for a pair and for the last card of all, from another's discard. Meanwhile somebody else may win, early in the hand
hardly, later with every turn more; `in_time` follows the stages turn by turn.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from changpai_desktop.games.qianhong import distance, jiucai
from changpai_desktop.games.qianhong.kinds import PLAIN, SUITS
from changpai_desktop.games.qianhong.melds import complete, suits, tops
from changpai_desktop.games.qianhong.scoring import WEN
from changpai_desktop.games.qianhong.values import COLUMNS, baida_value
from changpai_desktop.players.qianhong.situation import Holding, Situation

LET_GO = 0.75
"""How often another player lets a card go that one could use, against chance."""
LATER: Mapping[str, tuple[float, ...]] = {
    "ta": (0.0, 15.5, 20.0, 29.0, 40.0, 50.0, 60.0),
    "qing": (0.0, 15.5, 13.0, 18.0, 25.0, 32.0, 38.0),
    "piao": (0.0, 8.0, 12.0, 16.0, 20.0, 24.0, 28.0),
    "qidui": (0.0, 7.0, 9.0, 15.0, 21.0, 27.0, 33.0),
}
"""Cards that usually help a hand that lacks so many, those weighted that others may throw (from games of the computer
with itself)."""
NARROW = 0.5
"""How much the cards count that help a hand just now, beside those that usually help one so far."""
HURRY = 0.014
"""How much likelier with every turn that another player wins in it."""
WINNER, LOSER = 100.0, 40.0
"""付 of a winner and of a loser on average."""
FLAT = 0.7
"""How likely each stage seems to a player who does not count what may still come."""
WHOLE = 54
"""Cards in the stock at the start, about."""
ENDS = 0.75
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
    """What it is worth if somebody else wins now."""

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
        self.passed = max(0.0, WHOLE / self.players - s.turns)
        """Turns that are over."""
        self.live = [4 - n for n in s.holding.own] if novice else list(s.unseen)
        self.hidden = max(1, sum(self.live))
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
        plans = sorted(self._plans(h, thorough), key=lambda p: -self._gain(p, lost))
        first = plans[0]
        value = self._gain(first, lost) + self._rest(lost)
        # A second way beside the best one helps a little.
        value += sum(0.2 * max(0.0, self._gain(p, lost)) * (1 - first.chance) for p in plans[1:])
        return Prospect(tuple(plans), value, lost)

    def _gain(self, p: Plan, lost: float) -> float:
        return p.chance * (self._won(p.price) - self._rest(lost))

    def _rest(self, lost: float) -> float:
        return ENDS * lost

    def _won(self, price: float) -> float:
        """5.6 E: the differences to all others; 5.7: two from each for an own draw, else two and one from the rest."""
        if self.s.rules.jiucai:
            return price * (1.5 * self.players - 1.0)
        return (self.players - 1) * (price - LOSER)

    def _lost(self, h: Holding) -> float:
        """What it brings that somebody else wins: one's own sets count there too (5.6 D)."""
        s = self.s
        if s.rules.jiucai:
            return -1.4
        raw = s.laid_raw(h)
        if s.rules.loser_all:
            raw += sum(s.rows[k][COLUMNS["kan"]] for k in range(PLAIN) if h.own[k] >= 3)
            raw += sum(s.rows[k][COLUMNS["peng"]] for k in range(PLAIN) if h.own[k] == 2 and self.live[k]) // 4
        fu = s.scoring.rounded(raw) if self.novice else raw + (4 if raw and s.rules.round_up else 0)
        mine = fu + baida_value(s.baida_count(h), s.bonus.dealt, s.turned)
        return (mine - WINNER) + (self.players - 2) * (mine - LOSER)

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
            if sets <= lacks + 4:
                outs = tuple(k for k in range(PLAIN) if 0 < h.own[k] < 3 and self.live[k])
                yield self._plan(h, "pengpeng" if s.rules.jiucai else "piao", sets, outs)
        if not h.sets and not s.rules.jiucai:
            runs = distance.missing(h.own, left, s.rules.tiao_top, distance.RUNS, h.pair_laid)
            if runs <= lacks + 2:
                yield self._plan(h, "qing", runs, self._helps(h, runs, distance.RUNS) if thorough else ())

    def _plan(self, h: Holding, kind: str, lacks: int, outs: tuple[int, ...]) -> Plan:
        lacks = max(1, lacks)
        if self.novice:
            return Plan(kind, lacks, FLAT**lacks, self._price(h, kind))
        later = LATER.get(kind, LATER["piao" if kind == "pengpeng" else "ta"])
        usual = [later[min(n, 6)] / self.hidden for n in range(lacks, 0, -1)]
        first = self._rate(h, kind, lacks, outs) if outs else usual[0] * 0.8
        return Plan(kind, lacks, self._in_time((self._blend(first, usual[0]), *usual[1:])), self._price(h, kind), outs)

    @staticmethod
    def _blend(now: float, usual: float) -> float:
        """A hand that few cards help can still be made better without coming nearer."""
        return NARROW * now + (1.0 - NARROW) * usual

    def _in_time(self, rates: Sequence[float]) -> float:
        """The chance to go through all stages before somebody else wins or the stock is empty."""
        at = [1.0, *(0.0 for _ in rates)]
        turns = round(self.s.turns)
        done = 0.0
        for turn in range(1, turns + 1):
            for stage in range(len(rates) - 1, -1, -1):
                step = at[stage] * min(0.9, rates[stage])
                at[stage] -= step
                at[stage + 1] += step
            stays = 1.0 - min(0.2, HURRY * (self.passed + turn))
            done += at[-1] * (1.0 + stays) / 2
            at[-1] = 0.0
            at = [x * stays for x in at]
        return done

    def _rate(self, h: Holding, kind: str, lacks: int, outs: tuple[int, ...]) -> float:
        """Helping cards in one round of turns."""
        claims = LET_GO * (self.players - 1)
        total = 0.0
        for k in outs:
            pairs = h.own[k] >= 2 and kind not in ("qing", "qidui")
            total += self.live[k] * (1.0 + (claims if pairs or lacks == 1 else 0.0))
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
        rate = total * (1.0 + LET_GO * (self.players - 1)) / self.hidden
        return Plan(
            max(kinds, key=lambda x: kinds[x]),
            1,
            FLAT if self.novice else self._in_time((self._blend(rate, LATER["ta"][1] / self.hidden),)),
            price,
            tuple(live),
        )

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
        joy = baida_value(s.baida_count(h), s.bonus.dealt, s.turned)
        times = 2 if s.rules.qionghen and not s.baida_count(h) else 1
        raw = s.laid_raw(h) + sum(s.rows[k][COLUMNS["kan"]] for k in range(PLAIN) if h.own[k] >= 3)
        pairs = sum(s.rows[k][COLUMNS["peng"]] for k in range(PLAIN) if h.own[k] == 2 and self.live[k])
        if kind == "piao":
            full = raw + pairs * 0.9 + 4
            return times * 2 * (full + s.rules.piao + joy + 5)
        runs = min(h.own[9], h.own[10], h.own[11])
        half = sum(min(1, h.own[k]) for k in (9, 10, 11)) == 2
        wen = WEN[min(4, runs)] + (6 if half and not runs else 0)
        if kind == "qing":
            return times * (s.rules.qing + wen + joy + 8)
        more = raw + pairs * 0.3
        return times * ((more + 5 if more else 0) + 20 + wen + joy + 8)
