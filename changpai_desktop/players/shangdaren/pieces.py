"""What the cards of one line can become, for every number of 门 and 半句: the best way, its cost and its 胡.

A card from the stock never enters a hand, it takes hand cards with it (rules 4.4). So a 门 that is still to come needs
two cards held now, or one that is laid as a 半句 and completed later; a 半句 to come needs one. Whatever is in no piece
will be discarded.
"""

from functools import lru_cache
from math import log
from typing import Final, NamedTuple

from changpai_desktop.games.shangdaren.lines import alike_value, loose_value

EXTRA: Final = 2
"""The most cards beyond three that a plan keeps in hand as fours and fives."""
MOST: Final = 4
"""The most cards that a plan waits for in one line."""
CLAIM_COST: Final = 0.06
"""What each missing card costs beyond its own race, for want of time."""
RACE: Final = 0.28
"""How far the races for several cards hang together: who has time for one has time for the others."""
FAR: Final = 0.5
"""What a 门 costs beyond its cards if it has to go by way of a 半句."""
TRIPLE_TO_COME: Final = 2.7
"""4.5: a pair becomes a 碰 or, by the own draw, a 绍."""


class Odds(NamedTuple):
    """How fast the hand ends, measured by how fast one unseen copy of a card comes to be taken.

    A card of which `u` copies are unseen comes before the end with a chance of 1 / (1 + x / u).
    """

    anybody: float
    """x of a card that may come from anybody."""
    eaten: float
    """x of a card that must come from where it may be eaten."""


class Way(NamedTuple):
    """The best way to reach a number of 门 and 半句. `score` ranks it: points by weight, less the cost."""

    score: float
    cost: float
    points: float
    missing: int
    waits: tuple[int, ...]
    """Places of cards that would finish a piece."""
    used: tuple[int, ...]
    """How many of each place of the line it uses."""


Ways = dict[tuple[int, int, int], Way]
"""By (门, 半句, cards beyond three)."""
NOTHING: Final = Way(0.0, 0.0, 0.0, 0, (), (0, 0, 0))
"""A line of which nothing is used."""

Leaf = tuple[int, Way]
"""A line and a way of it."""
Entries = list[tuple[int, float, "Leaf"]]
"""(门 and 半句 and extra cards as one number, score, what it is) of one line."""


def packed(doors: int, halves: int, extra: int) -> int:
    """Numbers of 门, 半句 and extra cards as one number; two of them can be added."""
    return 25 * doors + 5 * halves + extra


def chance(odds: float, copies: int) -> float:
    """That one of the copies comes before the hand ends."""
    return 1.0 / (1.0 + odds / copies)


class Line:
    """One line with what is still unseen of it; answers are kept for all smaller hands."""

    __slots__ = ("listed", "memo", "pieces")

    def __init__(
        self, unseen: tuple[int, int, int], jing: int, clean: bool, weight: float, odds: Odds, scale: int
    ) -> None:
        self.memo: dict[tuple[int, int, int], Ways] = {(0, 0, 0): {(0, 0, 0): NOTHING}}
        self.listed: dict[tuple[int, tuple[int, int, int]], Entries] = {}
        self.pieces = _pieces(unseen, jing, clean, weight, odds, scale)

    def entries(self, line: int, counts: tuple[int, int, int]) -> Entries:
        """The ways of a line as they are summed."""
        found = self.listed.get((line, counts))
        if found is None:
            found = [(packed(*key), way.score, (line, way)) for key, way in self.ways(counts).items()]
            self.listed[line, counts] = found
        return found

    def ways(self, counts: tuple[int, int, int]) -> Ways:
        """The best ways for these cards of the line."""
        found = self.memo.get(counts)
        if found is not None:
            return found
        out: Ways = {(0, 0, 0): NOTHING}
        a, b, c = counts
        for (x, y, z), (doors, halves, extra), add in self.pieces:
            if x > a or y > b or z > c:
                continue
            for (g, h, e), way in self.ways((a - x, b - y, c - z)).items():
                key = (g + doors, h + halves, e + extra)
                score = way.score + add.score
                if way.missing + add.missing > MOST or key[1] > 2 or key[2] > EXTRA:
                    continue
                if key not in out or score > out[key].score:
                    out[key] = Way(
                        score,
                        way.cost + add.cost,
                        way.points + add.points,
                        way.missing + add.missing,
                        way.waits + add.waits,
                        (way.used[0] + x, way.used[1] + y, way.used[2] + z),
                    )
        self.memo[counts] = out
        return out


@lru_cache(maxsize=1500)
def line_table(unseen: tuple[int, int, int], jing: int, clean: bool, weight: float, odds: Odds, scale: int) -> Line:
    """The table of a line, any of the eight.

    `jing`: a bit for each place that is a 精; `clean`: only cards that are none may stay.
    """
    return Line(unseen, jing, clean, weight, odds, scale)


Piece = tuple[tuple[int, int, int], tuple[int, int, int], Way]


def _pieces(unseen: tuple[int, int, int], jing: int, clean: bool, weight: float, odds: Odds, scale: int) -> list[Piece]:
    out: list[Piece] = []

    def add(places: tuple[int, ...], becomes: tuple[int, int, int], points: float, cost: float, *waits: int) -> None:
        stars = sum(jing >> p & 1 for p in places) + (sum(jing >> p & 1 for p in waits) / len(waits) if waits else 0)
        if clean and stars:
            return
        points += 5.0 * stars
        used = (places.count(0), places.count(1), places.count(2))
        missing = (cost > 0.0) + (cost > FAR)
        out.append((used, becomes, Way(weight * points - cost, cost, points, missing, waits, used)))

    ju = float(loose_value(3, scale))
    add((0, 1, 2), (1, 0, 0), ju, 0.0)
    for p in range(3):
        for size in (3, 4, 5):
            add((p,) * size, (1, 0, size - 3), float(alike_value(size, False, scale)), 0.0)
        if unseen[p]:
            come = TRIPLE_TO_COME * alike_value(3, True, scale) / 2
            add((p, p), (1, 0, 0), come, _cost(odds.anybody, unseen[p]), p)
        add((p, p), (0, 1, 0), float(loose_value(2, scale)), 0.0)
        q, r = (x for x in range(3) if x != p)
        if unseen[p]:
            add((q, r), (1, 0, 0), ju, _cost(odds.eaten, unseen[p]), p)
        add((q, r), (0, 1, 0), float(loose_value(2, scale)), 0.0)
        if sum(unseen):
            add((p,), (0, 1, 0), float(loose_value(2, scale)), _cost(odds.eaten, sum(unseen)), *_live(unseen))
        if unseen[q] and unseen[r]:
            cost = _cost(odds.eaten, unseen[q]) + _cost(odds.eaten, unseen[r]) + FAR
            add((p,), (1, 0, 0), ju, cost, q, r)
    return out


def _live(unseen: tuple[int, int, int]) -> tuple[int, ...]:
    return tuple(p for p in range(3) if unseen[p])


def _cost(odds: float, copies: int) -> float:
    return CLAIM_COST - RACE * log(chance(odds, copies))
