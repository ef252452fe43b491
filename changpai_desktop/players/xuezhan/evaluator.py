"""The levels `novice` and `regular` of 四川麻将.

A hand is worth what its best plan pays times its chance, less what it costs to be caught at the end with three suits
or without waiting. A novice looks at the missing tiles of plain sets alone; a regular at every plan, at the tiles
that help, and at what a discard may give away.
"""

from dataclasses import dataclass, field

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Action, Reason, View
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.xuezhan import wins
from changpai_desktop.games.xuezhan.distance import NEVER, missing
from changpai_desktop.games.xuezhan.money import kong
from changpai_desktop.games.xuezhan.scoring import wait_values
from changpai_desktop.games.xuezhan.tiles import COPIES, INDEX, RANKS, SUITS, kinds_of
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.xuezhan import lawful, reasons
from changpai_desktop.players.xuezhan.danger import alike, danger
from changpai_desktop.players.xuezhan.plans import CLAIMED, Plan, looked_ahead, pay, plan, plans, sets_lack
from changpai_desktop.players.xuezhan.situation import Hand, Situation, read

FIRST = 1000.0
"""Above everything: wins."""
FOUL = -1000.0
"""Below everything lawful."""
PIG = 16.0
BROKEN = 20.0
"""Below what keeps a hand waiting."""
DEARER = 1.4
"""So many times the worth of waiting makes up for a broken hand."""
NOT_WAITING = 0.7
"""What each who waits gets at the end from one who does not, on average."""
RISK = 0.5
"""How much of the computed danger counts."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An action, where it ranks, its value and what it was made from."""

    action: Action
    value: float
    rank: float
    best: Plan | None = None
    notes: tuple[Reason, ...] = ()


@dataclass
class Judge:
    """Judges the actions of one view."""

    view: View
    level: str
    at: Situation = field(init=False)
    novice: bool = field(init=False)
    wait: float | None = field(init=False)
    wins: bool = field(init=False)

    def __post_init__(self) -> None:
        self.at = read(self.view)
        self.novice = self.level == "novice"
        self.wait = self._best_wait() if self.view.phase in ("discard", "claim") else None
        self.wins = any(a.verb == "hu" and not lawful.foul(self.view, self.at, a) for a in self.view.legal)

    # ---- the worth of a hand ----------------------------------------------------------------------------------------

    def worth(self, hand: Hand) -> tuple[float, Plan | None]:
        """What thirteen tiles may be expected to bring, and the plan that leads there."""
        at = self.at
        found = [self._sets(hand)] if self.novice else list(plans(hand, at))
        usable = [p for p in found if p is not None]
        if not usable:
            return -2 * PIG, None
        usable = [self._closer(hand, p) for p in usable]
        # A waiting hand is worth the same by every plan; in one suit it is called so.
        best = max(usable, key=lambda p: (p.worth, -p.lacks, p.name == "suit"))
        rest = sum(p.worth for p in usable) - best.worth
        value = best.worth + 0.1 * rest
        if not self.novice:
            waits = max(p.waits for p in usable)
            kongs = 2.0 * len(hand.kongs)
            value -= (1 - waits) * (NOT_WAITING * len(at.others) + kongs)
            value -= self._pig(hand)
        return value, best

    def _sets(self, hand: Hand) -> Plan | None:
        """A novice counts what is missing, not how many tiles would help."""
        lacks, helps = sets_lack(hand, self.at.void)
        return None if lacks >= NEVER else plan("sets", hand, lacks, helps, 1.0, CLAIMED, self.at, counted=False)

    def _closer(self, hand: Hand, p: Plan) -> Plan:
        """The last two steps are looked at tile by tile."""
        if p.lacks == 1:
            return self._exact(hand, p)
        ahead = p.lacks == 2 and p.name == "sets" and not self.novice
        return looked_ahead(hand, p, self.at) if ahead else p

    def _exact(self, hand: Hand, p: Plan) -> Plan:
        """A waiting hand is counted tile by tile, with all that win, whatever plan they belong to."""
        helps = wins.ready(bytes(hand.own), hand.laid_suits, self.at.void)
        if helps != p.helps:
            p = plan(p.name, hand, p.lacks, helps, p.fan, CLAIMED, self.at, counted=not self.novice)
        kinds = kinds_of(p.helps)
        groups = [Laid("peng", (k,) * 3) for k in hand.pengs] + [Laid("angang", (k,) * COPIES) for k in hand.kongs]
        live = [self.at.unseen[k] for k in kinds]
        if not sum(live) or self.novice:
            return p
        fans = [fan for fan, _ in wait_values(hand.own, groups, kinds, self.at.rules).values()]
        mean = sum(f * n for f, n in zip(fans, live, strict=True)) / sum(live)
        pays = sum(pay(f, self.at) * n for f, n in zip(fans, live, strict=True)) / sum(live)
        return Plan(p.name, p.lacks, p.helps, p.live, p.chance, p.waits, mean, pays)

    def third(self, hand: Hand) -> tuple[int, int]:
        """Tiles that must go before the end, and their suit: the void one, or the smallest of three."""
        sizes = [sum(hand.own[RANKS * s : RANKS * s + RANKS]) for s in range(len(SUITS))]
        if self.at.void >= 0:
            return sizes[self.at.void], self.at.void
        free = [s for s in range(len(SUITS)) if not hand.laid_suits >> s & 1]
        if not free:
            return 99, -1
        least = min(free, key=lambda s: sizes[s])
        return sizes[least], least

    def _pig(self, hand: Hand) -> float:
        """5.8.1: the danger to hold three suits when the wall is empty."""
        n, _ = self.third(hand)
        if not n or not self.at.others:
            return 0.0
        late = max(0.0, min(1.0, (n - self.at.turns + 2.5) / 4))
        return late * late * PIG * 0.8 * len(self.at.others)

    def waits(self, hand: Hand) -> bool:
        """Whether thirteen tiles wait for one that is still about."""
        found = wins.ready(bytes(hand.own), hand.laid_suits, self.at.void)
        return any(found >> kind & 1 and n for kind, n in enumerate(self.at.unseen))

    def _best_wait(self) -> float | None:
        """What the hand is worth that waits, or would after one of the discards; None if it cannot."""
        hand = self.at.hand
        after = [hand]
        if self.view.phase == "discard":
            after = [hand.plus(INDEX[a.cards[0]], -1) for a in self.view.legal if a.verb == "discard"]
        return max((self.worth(h)[0] for h in after if self.waits(h)), default=None)

    # ---- actions ------------------------------------------------------------------------------------------------

    def judge(self, action: Action) -> Judged:
        """One action."""
        if lawful.foul(self.view, self.at, action):
            return Judged(action, FOUL / 20, FOUL, notes=(reasons.FOUL,))
        match action.verb:
            case "hu":
                price = lawful.price(self.view, self.at)
                return Judged(action, price, FIRST + price, notes=(reasons.WIN,))
            case "discard":
                kind = INDEX[action.cards[0]]
                judged = self.discard(self.at.hand, kind, action)
                return self._own(self._kept(judged, self.at.hand.plus(kind, -1)))
            case "gang":
                return self._own(self._gang(action))
            case "peng":
                return self._own(self._peng(action))
            case "swap":
                return self._swap(action)
            case "pass":
                return self._pass(action)
        return self._void(action)

    def _own(self, j: Judged) -> Judged:
        """Instead of a win that could be had."""
        if not self.wins:
            return j
        return Judged(j.action, j.value, j.rank - FIRST, j.best, (reasons.PASSES_WIN, *j.notes))

    def _kept(self, j: Judged, after: Hand) -> Judged:
        """A ready hand is not broken up, unless a regular sees a much dearer one near."""
        if self.wait is None or self.waits(after):
            return j
        dearer = j.best is not None and j.best.name != "sets" and j.value > DEARER * self.wait + 0.3
        if dearer and not self.novice:
            return j
        return Judged(j.action, j.value, j.rank - BROKEN, j.best, j.notes)

    def discard(self, hand: Hand, kind: int, action: Action) -> Judged:
        """The hand without the tile, less what the tile may give away."""
        after = hand.plus(kind, -1)
        value, best = self.worth(after)
        n, suit = self.third(hand)
        third = n < 99 and suit == kind // RANKS and n > 0
        notes = [reasons.goes(kind, third, self._worse(hand, after), alone(kind, after))]
        if self.novice:
            # Between equals the suit that must go, then what stands alone.
            value += 0.02 * third - 0.002 * hand.own[kind]
        else:
            won, cost = danger(kind, self.at)
            value -= RISK * cost + 0.1 * alike(kind, self.at)
            notes += reasons.given(kind, won)
            value += 0.01 * third
        return Judged(action, value, value, best, tuple(notes))

    def _worse(self, hand: Hand, after: Hand) -> bool:
        return self._lacks(after) > self._lacks(hand)

    def _lacks(self, hand: Hand) -> int:
        return missing(bytes(hand.own), hand.laid, hand.laid_suits, self.at.void)

    def best_discard(self, hand: Hand) -> tuple[int, Judged]:
        """The discard that follows a claim."""
        void = self.at.void
        kinds = [k for k, n in enumerate(hand.own) if n]
        if void >= 0:
            kinds = [k for k in kinds if k // RANKS == void] or kinds
        judged = [(k, self.discard(hand, k, Action("discard"))) for k in kinds]
        return max(judged, key=lambda kj: (kj[1].value, -kj[0]))

    def _peng(self, action: Action) -> Judged:
        kind = INDEX[action.cards[0]]
        thrown, best = self.best_discard(self.at.hand.with_peng(kind))
        before, _ = self.worth(self.at.hand)
        value = best.value
        if self.novice:
            # A novice claims what brings him nearer.
            value += 0.05 if self._lacks(self.at.hand.with_peng(kind)) < self._lacks(self.at.hand) else -1.0
        notes = (reasons.compared(value, before), reasons.then(thrown))
        return self._kept(Judged(action, value, value, best.best, notes), self.at.hand.with_peng(kind).plus(thrown, -1))

    def _gang(self, action: Action) -> Judged:
        """The money at once, one tile more, and the hand without the four."""
        kind = INDEX[action.cards[0]]
        hand, at = self.at.hand, self.at
        claimed = self.view.phase == "claim"
        verb = "zhigang" if claimed else "mianxiagang" if kind in hand.pengs else "angang"
        late = verb == "mianxiagang" and self.view.facts.get("drawn") != action.cards[0]
        unwon = (*(o.seat for o in at.others), self.view.seat)
        giver = self.view.shown.seat if self.view.shown is not None else -1
        made = kong(at.rules, verb, self.view.seat, kind, unwon, giver, late)
        after = hand.with_kong(kind)
        value, best = self.worth(after)
        # A tile more is a part of a turn.
        value += made.income + (0.15 if best is None else 0.06 * best.pays)
        notes = [reasons.kong(made.income)]
        if claimed:
            notes.append(reasons.compared(value, self.worth(hand)[0]))
        return self._kept(Judged(action, value, value, best, tuple(notes)), after)

    def _pass(self, action: Action) -> Judged:
        value, best = self.worth(self.at.hand)
        return self._own(Judged(action, value, value, best))

    def _void(self, action: Action) -> Judged:
        """定缺: the suit without which least is missing; of two the one with fewer tiles."""
        suit = SUITS.index(action.verb[-1])
        own = self.at.hand.own
        lacks = missing(bytes(own), 0, 0, suit)
        size = sum(own[RANKS * suit : RANKS * suit + RANKS])
        value = -lacks - 0.3 * size
        return Judged(action, value, value, notes=(reasons.void(lacks),))

    def _swap(self, action: Action) -> Judged:
        """换三张: three tiles without which least is missing, of a suit that is short anyway."""
        own = list(self.at.hand.own)
        suit = INDEX[action.cards[0]] // RANKS
        size = sum(own[RANKS * suit : RANKS * suit + RANKS])
        for token in action.cards:
            own[INDEX[token]] -= 1
        lacks = missing(bytes(own), 0, 0, -1)
        left = [k for k, n in enumerate(own) if n]
        near = sum(1 for k in left for j in (k - 1, k, k + 1) if j in left and j // RANKS == k // RANKS)
        value = -lacks - 0.3 * size + 0.02 * near
        return Judged(action, value, value, notes=(reasons.swapped(lacks),))

    def told(self, j: Judged) -> tuple[Reason, ...]:
        """Why, in the order of weight."""
        if j.rank <= FOUL / 2 or j.action.verb in ("hu", "swap") or j.action.verb.startswith("que_"):
            return j.notes
        out = [*j.notes, *reasons.going_to(j.best)]
        n, _ = self.third(self.at.hand)
        if not self.novice and 0 < n < 99 and n + 1 >= self.at.turns:
            out.append(reasons.third_suit(n))
        return tuple(out)


def alone(kind: int, hand: Hand) -> bool:
    """Whether the hand holds no tile that could make a set or a pair with the kind."""
    low, high = max(kind - 2, kind - kind % RANKS), min(kind + 2, kind - kind % RANKS + RANKS - 1)
    return not any(hand.own[low : high + 1])


def advise(view: View, level: str, seed: int) -> list[Advice]:
    """Advice on every legal action, best first; equal values are told apart by the seed."""
    judge = Judge(view, level)
    rng = Pcg32(seed, 21)
    shaken = [(judge.judge(a), rng.next()) for a in view.legal]
    shaken.sort(key=lambda js: (-round(js[0].rank, 4), js[1]))
    out = []
    for j, _ in shaken:
        spread = 0.0 if j.best is None else (j.best.chance * (1 - j.best.chance)) ** 0.5 * (j.best.pays + NOT_WAITING)
        out.append(Advice(j.action, round(j.value, 2), round(spread, 2), judge.told(j)))
    return out
