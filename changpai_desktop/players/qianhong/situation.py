"""What one seat can reckon with: its own cards, unseen cards, groups, turned cards, what others have laid.

What flows: a View in, a Situation out; and from a Holding the one after a discard, a claim or a group of one's own.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from changpai_desktop.games.contract import HIDDEN, Action, Value, View
from changpai_desktop.games.qianhong.kinds import BAIDA, COPIES, INDEX, PLAIN, N
from changpai_desktop.games.qianhong.options import Rules
from changpai_desktop.games.qianhong.scoring import Bonus, Scoring
from changpai_desktop.games.qianhong.values import COLUMNS, Table
from changpai_desktop.games.registry import game
from changpai_desktop.games.shared.felt import Laid


@lru_cache(maxsize=32)
def engine(changed: tuple[tuple[str, Value], ...]) -> tuple[Rules, Scoring, int]:
    """Rules, scoring and the number of 百搭 of the options that differ from the defaults."""
    rules = Rules.of(game("qianhong").read_options(dict(changed)))
    return rules, Scoring(rules), rules.baida


@dataclass(frozen=True, slots=True)
class Holding:
    """Cards in hand and groups on the table, as they are or as they could be."""

    own: tuple[int, ...]
    laid: tuple[Laid, ...]

    def without(self, kind: int) -> "Holding":
        """After discarding a card."""
        return replace(self, own=_less(self.own, (kind,)))

    def laying(self, verb: str, kinds: Sequence[int], from_hand: Sequence[int]) -> "Holding":
        """With one more group."""
        return Holding(_less(self.own, from_hand), (*self.laid, Laid(verb, tuple(kinds))))

    def adding(self, kind: int) -> "Holding":
        """补杠: the fourth card joins a laid 碰."""
        rest = tuple(g for g in self.laid if g.kinds != (kind,) * 3)
        return Holding(_less(self.own, (kind,)), (*rest, Laid("minggang", (kind,) * COPIES)))

    @property
    def sets(self) -> tuple[Laid, ...]:
        """Laid groups, 百搭 aside."""
        return tuple(g for g in self.laid if g.verb != "baida")

    @property
    def pair_laid(self) -> bool:
        return any(g.verb == "long" and len(g.kinds) == 2 for g in self.laid)


def _less(own: tuple[int, ...], kinds: Sequence[int]) -> tuple[int, ...]:
    out = list(own)
    for kind in kinds:
        out[kind] -= 1
    return tuple(out)


@dataclass(frozen=True, slots=True)
class Other:
    """Another player: cards in hand, laid groups, kinds he has thrown away."""

    cards: int
    groups: int
    row: frozenset[int]


@dataclass(frozen=True, slots=True)
class Situation:
    """One view, read."""

    rules: Rules
    scoring: Scoring
    rows: Table
    holding: Holding
    unseen: tuple[int, ...]
    stock: int
    others: tuple[Other, ...]
    bonus: Bonus
    turned: tuple[int, ...]
    shown: int
    drawn: int

    @property
    def hidden(self) -> int:
        """Cards that this seat has not seen."""
        return max(1, sum(self.unseen))

    @property
    def turns(self) -> float:
        """Draws of one's own that are left."""
        return max(0.5, self.stock / (len(self.others) + 1))

    def groups_left(self, h: Holding) -> int:
        """Groups that the hand must still make."""
        return self.rules.groups - sum(len(g.kinds) > 2 for g in h.sets)

    def baida_count(self, h: Holding) -> int:
        """百搭 aside or in hand."""
        return self.bonus.count if self.rules.aside else h.own[BAIDA]

    def laid_raw(self, h: Holding) -> int:
        """付 of the laid sets."""
        return sum(self.rows[g.kinds[0]][COLUMNS[g.verb]] for g in h.sets if g.verb in COLUMNS)


def read(view: View) -> Situation:
    """The situation of the viewer."""
    rules, scoring, joys = engine(tuple(sorted(view.options.items())))
    own, seen = [0] * N, [0] * N
    for token in view.me.hand or ():
        own[INDEX[token]] += 1
    for seat in view.seats:
        for token in (*seat.row, *(c for g in seat.groups for c in g.cards)):
            if token != HIDDEN:
                seen[INDEX[token]] += 1
    for token in view.turned:
        seen[INDEX[token]] += 1
    shown = -1 if view.shown is None else INDEX[view.shown.card]
    if shown >= 0:
        seen[shown] += 1
    copies = [COPIES] * PLAIN + [joys]
    unseen = tuple([max(0, n - a - b) for n, a, b in zip(copies, own, seen, strict=True)])
    laid = tuple(Laid(g.verb, tuple(INDEX[c] for c in g.cards)) for g in view.me.groups)
    aside = sum(len(g.kinds) for g in laid if g.verb == "baida")
    generals = tuple(INDEX[t] for t in str(view.facts.get("jiang", "")).split())
    dealt = int(view.facts.get("dealt_baida", 0))
    return Situation(
        rules,
        scoring,
        scoring.table(generals),
        Holding(tuple(own), laid),
        unseen,
        view.stock,
        _others(view),
        Bonus(aside + own[BAIDA], dealt),
        generals,
        shown,
        INDEX[str(view.facts["drawn"])] if "drawn" in view.facts else -1,
    )


def _others(view: View) -> tuple[Other, ...]:
    found = []
    for step in range(1, len(view.seats)):
        s = view.seats[(view.seat + step) % len(view.seats)]
        if s.status != "resting":
            groups = sum(g.verb != "baida" for g in s.groups)
            found.append(Other(s.hand_count, groups, frozenset(INDEX[c] for c in s.row)))
    return tuple(found)


def kinds_of(action: Action) -> tuple[int, ...]:
    """The cards of an action as kinds."""
    return tuple(INDEX[c] for c in action.cards)
