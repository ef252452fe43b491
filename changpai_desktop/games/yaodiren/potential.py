"""卯 and potential 陀 of a hand: may it play, may it go on playing (rules changpai 1.3).

What flows: counts of the hand and availability of each kind -> per component the best 陀 for each number of
potential groups -> joined over the six components -> `Standing`. Components are cached by their counts, since
the same handful of shapes comes again and again.
"""

from collections.abc import Sequence
from operator import itemgetter

from changpai_desktop.cards.record import record
from changpai_desktop.games.yaodiren.kinds import (
    COMPONENTS,
    COPIES,
    LOCAL_MATES,
    YAO_DI_REN,
    red_table,
    set_value,
    threshold,
)
from changpai_desktop.games.yaodiren.options import Rules

IMPOSSIBLE = -1
_MOST_JOINS = 40_000
GROUPS = 7
"""A finished hand has seven groups (rules 1.0)."""

Vector = tuple[int, ...]
"""Largest 陀 with exactly g groups at place g, IMPOSSIBLE if there is no such plan."""


@record
class Standing:
    """What §1.3 says of a hand: 卯 count, whether seven are there or covered, 陀, and the verdict."""

    mao: int
    """Largest number of groups of any plan, exposed ones included, at most 7."""
    covered: bool
    tuo: int | None
    """Largest 陀 over the valid plans; None if there is none."""
    qualified: bool


class Potential:
    """Answers §1.3 for one set of rules.

    A hand is keyed by its counts, written `n` where another copy may still come and `~n` where none may. Vectors
    are numbered, so that joining two components that were joined before is one look-up.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.red = red_table(rules.any_red)
        self._eats = rules.eat_counts and not rules.strict
        self._vectors: list[Vector] = []
        self._numbers: dict[Vector, int] = {}
        self._nothing = self._number((0,))
        self._parts: tuple[dict[tuple[int, ...], int], ...] = tuple({} for _ in COMPONENTS)
        self._joins: dict[int, int] = {}
        self._solved: tuple[dict[tuple[tuple[int, ...], int], Vector], ...] = tuple({} for _ in COMPONENTS)

    def standing(
        self, own: Sequence[int], vis: Sequence[int], exposed: int, exposed_tuo: int, is_dealer: bool
    ) -> Standing:
        """The verdict on a hand `own` beside `exposed` groups worth `exposed_tuo`; `vis` copies lie face up."""
        key = tuple([n if n + v < COPIES else ~n for n, v in zip(own, vis, strict=True)])
        vector = self._vectors[self._number_of(key)]
        room = GROUPS - exposed
        most = len(vector) - 1
        if most >= room:
            most = room
            full = best = vector[room]
            least = room - self._cover(key)
        else:
            full = best = IMPOSSIBLE
            least = room - self._cover(key)
        for g in range(max(0, least), most + 1):
            if vector[g] > best:
                best = vector[g]
        while most and vector[most] < 0:
            most -= 1
        if best < 0:
            return Standing(most + exposed, False, None, False)
        tuo = best + exposed_tuo
        # 缺卯免陀 (option short_mao_tuo=waived) frees only a hand that really lacks a 卯 (rules 8).
        enough = tuo >= threshold(is_dealer) or (not self.rules.short_needs_tuo and full < 0)
        return Standing(most + exposed, True, tuo, enough)

    def _number_of(self, key: tuple[int, ...]) -> int:
        """The number of the vector of a whole hand: its six components joined."""
        if len(self._joins) > _MOST_JOINS:
            self._forget()
        total = self._nothing
        for c, part_of in enumerate(_PART_OF):
            part = part_of(key)
            number = self._parts[c].get(part)
            if number is None:
                number = self._parts[c][part] = self._number(self._component(c, *_split(part)))
            if number != self._nothing:
                pair = total << 20 | number
                joined = self._joins.get(pair)
                if joined is None:
                    vector = tuple(_joined(self._vectors[total], self._vectors[number])[: GROUPS + 1])
                    joined = self._joins[pair] = self._number(vector)
                total = joined
        return total

    def _forget(self) -> None:
        """Empties the caches, so that a process that plays for days does not grow."""
        self._vectors.clear()
        self._numbers.clear()
        self._joins.clear()
        for parts, solved in zip(self._parts, self._solved, strict=True):
            parts.clear()
            solved.clear()
        self._nothing = self._number((0,))

    def _number(self, vector: Vector) -> int:
        number = self._numbers.get(vector)
        if number is None:
            number = self._numbers[vector] = len(self._vectors)
            self._vectors.append(vector)
        return number

    def _cover(self, key: tuple[int, ...]) -> int:
        """Missing 卯 that the 杠牌 of the hand cover: threes whose fourth may come, and fours (rules 1.3, 8)."""
        cover = key.count(3)
        fours = key.count(4) + key.count(~4)
        if fours:
            cover += fours * self.rules.quad_covers
        if self.rules.five_covers:
            cover += key.count(~5)
        return cover

    # ---- one component ------------------------------------------------------------------------------------------

    def _component(self, c: int, counts: tuple[int, ...], free: int) -> Vector:
        key = (counts, free)
        cache = self._solved[c]
        found = cache.get(key)
        if found is None:
            found = cache[key] = self._solve(c, counts, free)
        return found

    def _solve(self, c: int, counts: tuple[int, ...], free: int) -> Vector:
        """Takes the first kind that is there: all of it as a forced set, or one card loose, or each group with it."""
        at = next((i for i, n in enumerate(counts) if n), -1)
        if at < 0:
            return (0,)
        n = counts[at]
        if n >= 3:
            rest = self._component(c, _less(counts, at, n), free)
            return (IMPOSSIBLE, *_plus(rest, self._forced(c, at, n, free)))
        best = list(self._component(c, _less(counts, at, 1), free))
        for used, value in self._groups(c, counts, at, free):
            smaller = counts
            for place in used:
                smaller = _less(smaller, place, 1)
            for g, v in enumerate(self._component(c, smaller, free)):
                if v >= 0:
                    if g + 1 == len(best):
                        best.append(IMPOSSIBLE)
                    best[g + 1] = max(best[g + 1], v + value)
        return tuple(best)

    def _forced(self, c: int, at: int, n: int, free: int) -> int:
        """Three or more alike are one group: worth the next size if another copy may come (rules 1.3)."""
        i = COMPONENTS[c][at]
        grows = bool(free >> at & 1) and n < COPIES
        if not grows and not self.rules.concealed_counts:
            return 0
        size = n + 1 if grows else n
        if n == 4 and not grows and self.rules.silent_quad_is_tuhuo:
            size = COPIES
        return set_value(size, self.red[i])

    def _groups(self, c: int, counts: tuple[int, ...], at: int, free: int) -> list[tuple[tuple[int, ...], int]]:
        """Potential groups that contain a card of kind `at`, with their 陀: the table of rules 1.3."""
        kinds, mates = COMPONENTS[c], LOCAL_MATES[c]
        red = [self.red[i] if self._eats else 0 for i in kinds]
        # Three or more of a kind are one set, so only kinds held once or twice can be eaten with.
        near = [m for m in mates[at] if 0 < counts[m] < 3]
        out: list[tuple[tuple[int, ...], int]] = []
        if counts[at] == 2:
            values = [2 * red[at] + red[m] for m in mates[at] if free >> m & 1]
            if free >> at & 1:
                values.append(set_value(3, self.red[kinds[at]]))
            if values:
                out.append(((at, at), max(values)))
        for m in near:
            values = []
            if free >> at & 1:
                values.append(2 * red[at] + red[m])
            if free >> m & 1:
                values.append(red[at] + 2 * red[m])
            if len(kinds) == 3:
                third = 3 - at - m
                if free >> third & 1:
                    values.append(sum(red))
            if values:
                out.append(((at, m), max(values)))
            if counts[at] == 2:
                out.append(((at, at, m), 2 * red[at] + red[m]))
            if counts[m] == 2:
                out.append(((at, m, m), red[at] + 2 * red[m]))
        if len(kinds) == 3 and len(near) == 2:
            out.append(((0, 1, 2), sum(red)))
        return out


_PART_OF = tuple(itemgetter(*kinds) for kinds in COMPONENTS)
"""Picks the kinds of each component from a key."""


def _split(part: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Counts, and a bit for each kind of which another copy may come."""
    free = sum(1 << i for i, n in enumerate(part) if n >= 0)
    return tuple(n if n >= 0 else ~n for n in part), free


def has_fan(own: Sequence[int]) -> bool:
    """番 in hand: two or more of 幺四, 地 or 人, or any four alike (rules 1.3)."""
    return any(own[i] >= 2 for i in YAO_DI_REN) or 4 in own


def _less(counts: tuple[int, ...], at: int, n: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] - n, *counts[at + 1 :])


def _plus(vector: Vector, value: int) -> list[int]:
    return [v + value if v >= 0 else v for v in vector]


def _joined(a: Sequence[int], b: Sequence[int]) -> list[int]:
    """Groups of two components together."""
    out = [IMPOSSIBLE] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        if x >= 0:
            for j, y in enumerate(b):
                if y >= 0 and x + y > out[i + j]:
                    out[i + j] = x + y
    return out
