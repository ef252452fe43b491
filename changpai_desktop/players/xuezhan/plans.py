"""Where a hand is going: how many tiles each kind of finished hand lacks, which tiles help, what it would pay.

Four plans are looked at: sets in two suits, one suit, triplets, seven pairs. Nobody's hand is known; every unseen tile
comes with the same chance.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from changpai_desktop.games.xuezhan import wins
from changpai_desktop.games.xuezhan.distance import NEVER, PAIRS_OF_SUITS, SETS, WIDTH, missing_pairs, needs, two_suits
from changpai_desktop.games.xuezhan.scoring import value_of
from changpai_desktop.games.xuezhan.tiles import COPIES, RANKS, N, kinds_of
from changpai_desktop.players.xuezhan.situation import Hand, Situation

HELPS = {
    "sets": (0.0, 4.8, 13.0, 28.0, 44.0, 56.0, 60.0, 60.0),
    "suit": (0.0, 4.5, 8.0, 11.0, 13.0, 15.0, 16.0, 17.0),
    "triplets": (0.0, 3.0, 5.5, 8.0, 10.0, 12.0, 14.0, 16.0),
    "pairs": (0.0, 2.5, 7.0, 11.0, 15.0, 18.0, 20.0, 22.0),
}
"""How many unseen tiles usually help a hand of the plan that lacks so many."""
THROWN = 0.75
"""How often a tile that would win is discarded by whoever draws it."""
CLAIMED = 0.18
"""How much 碰 adds to the tiles that help a hand of sets."""
LEAN = 0.7
"""How far the number of helping tiles moves a hand toward its neighbours."""
AHEAD = 0.2
"""How much the waits of a hand that lacks two count."""
SUITS = range(3)


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to finish: what it lacks, the tiles that help, how likely it is, and what it pays."""

    name: str
    lacks: int
    helps: int
    """Kinds that bring it nearer, as bits."""
    live: int
    """Unseen tiles of these kinds."""
    chance: float
    waits: float
    """Chance to be waiting at the end at least."""
    fan: float
    pays: float
    """From all payers together, on average."""

    @property
    def worth(self) -> float:
        """Chance times pay."""
        return self.chance * self.pays


def split(own: Sequence[int]) -> list[bytes]:
    """The three suits."""
    return [bytes(own[RANKS * s : RANKS * s + RANKS]) for s in SUITS]


def open_suits(hand: Hand, void: int) -> list[tuple[int, int]]:
    """Pairs of suits in which the hand may still win."""
    laid = hand.laid_suits
    return [(a, b) for a, b in PAIRS_OF_SUITS if void not in (a, b) and not laid & ~(1 << a | 1 << b)]


def grown(suit: bytes, rank: int) -> bytes:
    """A suit with one tile more."""
    return suit[:rank] + bytes((suit[rank] + 1,)) + suit[rank + 1 :]


def sets_lack(hand: Hand, void: int) -> tuple[int, int]:
    """Sets and a pair in two suits: tiles missing, and the kinds that help."""
    suits = split(hand.own)
    table = [needs(s) for s in suits]
    allowed = open_suits(hand, void)
    sets = SETS - hand.laid
    lacks = min((two_suits(table[a], table[b], sets) for a, b in allowed), default=NEVER)
    if lacks >= NEVER:
        return NEVER, 0
    helps = 0
    for s in SUITS:
        partners = [b if a == s else a for a, b in allowed if s in (a, b)]
        if not partners:
            continue
        for rank in range(RANKS):
            if suits[s][rank] < COPIES:
                more = needs(grown(suits[s], rank))
                if any(two_suits(more, table[p], sets) < lacks for p in partners):
                    helps |= 1 << RANKS * s + rank
    return lacks, helps


def suit_lack(hand: Hand, void: int) -> tuple[int, int]:
    """One suit: as above, in the suit that lacks least."""
    suits = split(hand.own)
    sets = SETS - hand.laid
    best, helps = NEVER, 0
    for s in SUITS:
        if s == void or hand.laid_suits & ~(1 << s):
            continue
        lacks = needs(suits[s])[WIDTH + sets]
        if lacks < best:
            best = lacks
            ranks = [r for r in range(RANKS) if suits[s][r] < COPIES]
            better = [r for r in ranks if needs(grown(suits[s], r))[WIDTH + sets] < lacks]
            helps = sum(1 << RANKS * s + r for r in better)
    return best, helps


def triplets_lack(hand: Hand, void: int) -> tuple[int, int]:
    """Triplets and a pair in two suits; the kinds of which most are held become triplets."""
    best, helps = NEVER, 0
    for a, b in open_suits(hand, void):
        kinds = [k for s in (a, b) for k in range(RANKS * s, RANKS * s + RANKS)]
        kinds.sort(key=lambda k: -hand.own[k])
        wanted = kinds[: SETS - hand.laid + 1]
        lacks = sum(max(0, 3 - hand.own[k]) for k in wanted[:-1]) + max(0, 2 - hand.own[wanted[-1]])
        if lacks < best:
            best = lacks
            # Any pair may become the triplet, any single the pair.
            least = min(hand.own[k] for k in wanted[:-1]) if len(wanted) > 1 else 1
            helps = sum(1 << k for k in kinds if max(1, min(least, 2)) <= hand.own[k] < 3)
    return best, helps


def pairs_lack(hand: Hand, void: int) -> tuple[int, int]:
    """Seven pairs in two suits; none with a laid group."""
    if hand.laid:
        return NEVER, 0
    suits = split(hand.own)
    best, helps = NEVER, 0
    for a, b in open_suits(hand, void):
        lacks = missing_pairs(suits[a], suits[b])
        if lacks < best:
            best = lacks
            helps = sum(1 << RANKS * s + r for s in (a, b) for r in range(RANKS) if suits[s][r] & 1)
    return best, helps


def ladder(rates: Sequence[float], turns: float) -> list[float]:
    """For a hand that lacks 0, 1, 2 … tiles the chance to finish in so many turns; `rates` are those of each step."""
    found = [1.0] + [0.0] * len(rates)
    while turns > 0:
        part = min(1.0, turns)
        for i in range(len(rates), 0, -1):
            found[i] += (found[i - 1] - found[i]) * rates[i - 1] * part
        turns -= 1
    return found


def chance_of(lacks: int, coming: float, usual: Sequence[float], claims: float, at: Situation) -> tuple[float, float]:
    """(chance to win, chance to wait) in the turns that are left.

    The last tile may also come from the others. More helping tiles than usual bring a hand nearer to one that lacks
    one tile less, but never so far; so no hand is broken for the sake of many tiles.
    """
    others = len(at.others)
    steps = [usual[min(i, len(usual) - 1)] * (1 + (THROWN if i == 1 else claims) * others) for i in range(1, lacks + 2)]
    if lacks == 1:
        steps[0] = coming
    rates = [min(0.9, n / at.hidden) for n in steps]
    finished, waits = ladder(rates, at.turns), ladder(rates[1:], at.turns)
    if lacks <= 1:
        return finished[lacks], 1.0
    return between(finished, lacks, coming / steps[lacks - 1]), between([1.0, *waits], lacks, coming / steps[lacks - 1])


def between(chances: Sequence[float], lacks: int, share: float) -> float:
    """The chance of a hand with `share` times the usual helping tiles, between those of its neighbours."""
    here = chances[lacks]
    if share >= 1:
        return here + (chances[lacks - 1] - here) * LEAN * (1 - 1 / share)
    return here - (here - chances[lacks + 1]) * LEAN * (1 - share)


def gens(hand: Hand) -> float:
    """根 that the hand has or may still get."""
    found = 0.0
    for kind in range(N):
        n = hand.own[kind] + (3 if kind in hand.pengs else 0)
        found += 1.0 if n == COPIES else 0.12 if n == 3 else 0.0
    return found


def pay(fan: float, at: Situation) -> float:
    """What a win of so many 番 brings from all who pay, own draws and discards mixed."""
    low = int(fan)
    part = fan - low
    value = value_of(max(1, low), at.rules) * (1 - part) + value_of(max(1, low + 1), at.rules) * part
    others = max(1, len(at.others))
    drawn = 1 / (1 + THROWN * others)
    bonus = {"fan": value, "di": 1.0}.get(at.rules.zimo, 0.0)
    return value * (1 - drawn) + (value + bonus) * others * drawn


def plans(hand: Hand, at: Situation) -> Iterator[Plan]:
    """Every plan that can still be reached."""
    extra = gens(hand) + (len(hand.kongs) if at.rules.gang_gen else 0)
    for name, (lacks, helps), fan, claims in (
        ("sets", sets_lack(hand, at.void), 1.0, CLAIMED),
        ("suit", suit_lack(hand, at.void), 3.0, CLAIMED),
        ("triplets", triplets_lack(hand, at.void), 2.0, 0.6),
        ("pairs", pairs_lack(hand, at.void), 3.0, 0.0),
    ):
        if lacks >= NEVER:
            continue
        yield plan(name, hand, lacks, helps, fan + extra, claims, at)


def plan(
    name: str, hand: Hand, lacks: int, helps: int, fan: float, claims: float, at: Situation, *, counted: bool = True
) -> Plan:
    """A plan with its chances; a tile that wins, or makes three of a pair, may also come from the others.

    Without `counted` the chances are those of a hand with as many helping tiles as usual.
    """
    live, coming = 0, 0.0
    more = 1 + THROWN * len(at.others)
    for kind, n in enumerate(at.unseen):
        if helps >> kind & 1:
            live += n
            claimable = lacks == 1 or (hand.own[kind] == 2 and name != "pairs")
            coming += n * (more if claimable else 1.0)
    if not counted and live:
        usual = HELPS[name][min(lacks, len(HELPS[name]) - 1)]
        coming = usual * (more if lacks == 1 else 1 + claims * len(at.others))
    chance, waits = chance_of(lacks, coming, HELPS[name], claims, at)
    return Plan(name, lacks, helps, live, chance, waits, fan, pay(fan, at))


def usual_wait(hand: Hand, helps: int, at: Situation) -> float:
    """How many live tiles a hand that lacks two will wait for: the mean over the tiles that help, best discard."""
    total, weight = 0.0, 0
    own = list(hand.own)
    for kind in kinds_of(helps):
        n = at.unseen[kind]
        if not n:
            continue
        own[kind] += 1
        best = 0
        for thrown in range(N):
            if own[thrown]:
                own[thrown] -= 1
                found = wins.ready(bytes(own), hand.laid_suits, at.void)
                own[thrown] += 1
                if found:
                    live = sum(at.unseen[k] for k in kinds_of(found)) - (found >> kind & 1)
                    best = max(best, live)
        own[kind] -= 1
        total += n * best
        weight += n
    return total / weight if weight else 0.0


def looked_ahead(hand: Hand, p: Plan, at: Situation) -> Plan:
    """A plan that lacks two tiles, better or worse by the waits that it leads to; still between its neighbours."""
    share = usual_wait(hand, p.helps, at) / HELPS[p.name][1]
    chance = p.chance * (1 - AHEAD + AHEAD * min(share, 1.5))
    return Plan(p.name, p.lacks, p.helps, p.live, chance, p.waits, p.fan, p.pays)
