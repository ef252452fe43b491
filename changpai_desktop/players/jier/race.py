"""How likely a hand of 川牌挤儿 is to be complete first (rules changpai 3.2-3.4).

What flows: a hand -> what each component of the pips has too much of (`surplus`) -> the cards that are still to come
and the steps that are missing -> a race against the others, in which every step has a rate for each face-up card. Only
pips matter for pairs, so a position is six small numbers, and each is valued once.
"""

from collections.abc import Iterable, Sequence
from math import prod
from typing import Final

from changpai_desktop.games.jier.kinds import PIPS, SEVENS, N, by_pips

Surplus = tuple[int, int, int, int, int, int]
"""Cards without a partner: eights (minus twos and twelves), sevens (minus threes), sixes (minus fours), elevens (minus
nines), an odd ten, an odd five."""
SIDES: Final = (((8,), (2, 12)), ((7,), (3,)), ((6,), (4,)), ((11,), (9,)), ((10,), (10,)), ((5,), (5,)))
COMPONENT: Final = tuple(next(i for i, (a, b) in enumerate(SIDES) if p in a or p in b) for p in PIPS)
IS_MAIN: Final = tuple(p in SIDES[c][0] for p, c in zip(PIPS, COMPONENT, strict=True))


def surplus(own: Sequence[int]) -> Surplus:
    """What stays over when as many pairs as possible are made."""
    c = by_pips(own)
    return (c[8] - c[2] - c[12], c[7] - c[3], c[6] - c[4], c[11] - c[9], c[10] % 2, c[5] % 2)


def loose(s: Surplus) -> int:
    """How many cards have no partner."""
    return abs(s[0]) + abs(s[1]) + abs(s[2]) + abs(s[3]) + s[4] + s[5]


def put(s: Surplus, component: int, value: int) -> Surplus:
    """The surplus with another number for one component."""
    out = list(s)
    out[component] = value
    return (out[0], out[1], out[2], out[3], out[4], out[5])


def changed(s: Surplus, kind: int, n: int) -> Surplus:
    """After `n` cards of a kind have come (or gone, if negative)."""
    c = COMPONENT[kind]
    if c >= 4:
        return put(s, c, (s[c] + n) % 2)
    return put(s, c, s[c] + (n if IS_MAIN[kind] else -n))


class Race:
    """One moment: cards unseen, and how fast the others are."""

    def __init__(
        self, unseen: Sequence[int], *, others: float, ends: float, take: float, win: float, steal: float
    ) -> None:
        """`unseen`: copies of each kind that may still come. For each face-up card: `others` is the chance that
        somebody else wins with it, `ends` that it is the last; `take`, `win` and `steal` how often the seat gets a
        card that it wants for a pair, for the win and for a set."""
        self.unseen = tuple(unseen)
        self.total = max(1, sum(unseen))
        self.others, self.ends = others, ends
        self.take, self.win, self.steal = take, win, steal
        pips = [0] * 13
        for kind, n in enumerate(unseen):
            pips[PIPS[kind]] += n
        self.pips = tuple(pips)
        self._more = tuple(sum(pips[p] for p in other) / self.total for _, other in SIDES)
        self._less = tuple(sum(pips[p] for p in main) / self.total for main, _ in SIDES)
        self._known: dict[Surplus, float] = {}

    @property
    def against(self) -> float:
        """How often a face-up card ends the hand for somebody else or for good."""
        return self.others + self.ends

    def outs(self, s: Surplus, component: int) -> float:
        """The share of the unseen cards that pair with what a component has too much of."""
        return self._more[component] if s[component] > 0 else self._less[component] if s[component] else 0.0

    def waits(self, own: Sequence[int]) -> list[int]:
        """Kinds that pair with a card without a partner."""
        s = surplus(own)
        out = []
        for kind in range(N):
            c = COMPONENT[kind]
            wanted = s[c] > 0 if c >= 4 else s[c] < 0 if IS_MAIN[kind] else s[c] > 0
            if wanted:
                out.append(kind)
        return out

    def chance(self, s: Surplus) -> float:
        """The chance to be complete first when only pairs are made; no discard is owed."""
        found = self._known.get(s)
        if found is None:
            found = self._known[s] = self._solve(s)
        return found

    def _solve(self, s: Surplus) -> float:
        left = loose(s)
        if not left:
            return 1.0
        gain, speed = 0.0, 0.0
        for c in range(6):
            if s[c]:
                rate = self.outs(s, c) * (self.win if left == 1 else self.take)
                speed += rate
                gain += rate * (1.0 if left == 1 else self.after_discard(less(s, c)))
        return gain / (speed + self.against)

    def after_discard(self, s: Surplus) -> float:
        """The best chance when a card has to go; a complete hand has won."""
        if not loose(s):
            return 1.0
        return max(self.chance(less(s, c)) for c in range(6) if s[c])

    def after_stealing(self, s: Surplus, cards: int = 1) -> float:
        """The chance with unseen cards to come before the discard."""
        if not cards:
            return self.after_discard(s)
        out = 0.0
        for p, n in enumerate(self.pips):
            if n:
                out += n * self.after_stealing(_with_pips(s, p), cards - 1)
        return out / self.total

    def prospect(self, own: Sequence[int], *, sets: bool) -> float:
        """`chance` of a hand; with `sets` also by 碰, 扛 and 燕 on the next card, which steal."""
        s = surplus(own)
        base = self.chance(s)
        if not sets or not loose(s):
            return base
        extra, speed = 0.0, 0.0
        for kind, after, steals in self._sets(own, s):
            value = self.after_stealing(after, steals)
            if value > base:
                rate = self.unseen[kind] / self.total * self.steal
                extra += rate * value
                speed += rate
        if not speed:
            return base
        # `base` is gain / (own + against): the new ways come on top of it.
        own_speed = sum(self.outs(s, c) * self.take for c in range(6) if s[c]) + self.against
        return (base * own_speed + extra) / (own_speed + speed)

    def _sets(self, own: Sequence[int], s: Surplus) -> Iterable[tuple[int, Surplus, int]]:
        """Kinds that would make a set with cards held, what is left then, and what is stolen."""
        wanted = set(self.waits(own))
        for kind in range(N):
            if own[kind] in (2, 3) and self.unseen[kind] and kind not in wanted:
                yield kind, changed(s, kind, -own[kind]), own[kind] - 1
        missing = [k for k in SEVENS if not own[k]]
        if len(missing) == 1 and self.unseen[missing[0]] and missing[0] not in wanted:
            yield missing[0], changed(s, SEVENS[0], -2), 1


def less(s: Surplus, component: int) -> Surplus:
    """One card less of what a component has too much of."""
    n = s[component]
    return put(s, component, n - 1 if n > 0 else n + 1)


def _with_pips(s: Surplus, pips: int) -> Surplus:
    kind = PIPS.index(pips)
    return changed(s, kind, 1)


def spare(unseen: Sequence[int], pips: Iterable[int]) -> float:
    """The share of unseen cards with these pips."""
    total = max(1, sum(unseen))
    wanted = set(pips)
    return sum(n for kind, n in enumerate(unseen) if PIPS[kind] in wanted) / total


def none_of(chances: Iterable[float]) -> float:
    """The chance that none of several things happens."""
    return prod(1.0 - c for c in chances)
