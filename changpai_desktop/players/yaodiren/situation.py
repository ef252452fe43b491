"""A view of 幺地人 read into numbers: own hand, what may come, how far everybody is."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from changpai_desktop.games.contract import View
from changpai_desktop.games.registry import game
from changpai_desktop.games.yaodiren.kinds import COPIES, INDEX, YAO_DI_REN, N, red_table, threshold
from changpai_desktop.games.yaodiren.options import Rules
from changpai_desktop.games.yaodiren.potential import Potential
from changpai_desktop.games.yaodiren.scoring import Laid, Scoring
from changpai_desktop.players.yaodiren.plans import Planner, Prospect

EVENTS_PER_CARD = 0.95
"""Cards that come face up for each stock card that is turned before somebody wins: its flip and some discards."""


@lru_cache(maxsize=64)
def _rules(changed: tuple[tuple[str, str | int], ...]) -> tuple[Rules, Potential, Scoring]:
    rules = Rules.of(game("yaodiren").read_options(dict(changed)))
    return rules, Potential(rules), Scoring(rules)


@dataclass(frozen=True, slots=True)
class Position:
    """A hand that could be: counts, cards lying face up, exposed groups."""

    own: tuple[int, ...]
    vis: tuple[int, ...]
    laid: tuple[Laid, ...]

    def without(self, kind: int) -> "Position":
        """After discarding a card."""
        own, vis = list(self.own), list(self.vis)
        own[kind] -= 1
        vis[kind] += 1
        return Position(tuple(own), tuple(vis), self.laid)

    def claiming(self, verb: str, group: Sequence[int], card: int) -> "Position":
        """After taking the face-up card into a group."""
        own, vis, used = list(self.own), list(self.vis), list(group)
        used.remove(card)
        for i in used:
            own[i] -= 1
            vis[i] += 1
        return Position(tuple(own), tuple(vis), (*self.laid, Laid(verb, tuple(group))))


class Situation:
    """What one seat knows, and the prospects of the hands it could have."""

    def __init__(self, view: View, level: str) -> None:
        self.view = view
        self.rules, self.potential, self.scoring = _rules(tuple(sorted(view.options.items())))
        self.red = red_table(self.rules.any_red)
        self.is_dealer = view.seat == view.dealer
        self.want = threshold(self.is_dealer)
        own = [0] * N
        for token in view.me.hand or ():
            own[INDEX[token]] += 1
        self.now = Position(tuple(own), tuple(self._visible()), tuple(self._laid()))
        unseen = sum(COPIES - a - b for a, b in zip(self.now.own, self.now.vis, strict=True))
        self.live = sum(s.status in ("in", "waiting") for s in view.seats)
        self.planner = Planner(
            self.red,
            eats=self.rules.eat_counts,
            reach=EVENTS_PER_CARD * view.stock,
            unseen=unseen,
            counts_copies=level != "novice",
        )

    def _visible(self) -> list[int]:
        vis = [0] * N
        for seat in self.view.seats:
            for token in (*seat.row, *(c for g in seat.groups for c in g.cards)):
                vis[INDEX[token]] += 1
        if self.view.shown is not None:
            vis[INDEX[self.view.shown.card]] += 1
        return vis

    def _laid(self) -> list[Laid]:
        return [Laid(g.verb, tuple(INDEX[c] for c in g.cards)) for g in self.view.me.groups]

    def un(self, p: Position) -> list[int]:
        """Copies of each kind that may still come."""
        return [COPIES - a - b for a, b in zip(p.own, p.vis, strict=True)]

    def laid_tuo(self, p: Position) -> int:
        return sum(self.scoring.exposed_tuo(g) for g in p.laid)

    def qualified(self, p: Position) -> bool:
        """Whether the seat could go on with this hand (rules 1.9)."""
        return self.potential.standing(p.own, p.vis, len(p.laid), self.laid_tuo(p), self.is_dealer).qualified

    def prospect(self, p: Position) -> Prospect:
        """The best prospect of a position; none if it does not qualify."""
        un = self.un(p)
        cover = sum((n == 3 and un[i] > 0) or n == 4 for i, n in enumerate(p.own))
        fan = sum(len(g.kinds) - 2 for g in p.laid if g.kinds[0] in YAO_DI_REN and g.kinds[0] == g.kinds[-1])
        fan += sum(g.verb == "tuhuo" and g.kinds[0] not in YAO_DI_REN for g in p.laid)
        return self.planner.prospect(p.own, un, len(p.laid), self.laid_tuo(p), self.want, cover, fan)

    def payers(self) -> int:
        """How many would pay a win."""
        return len(self.view.seats) - 1 if self.rules.dropped_pay else max(1, self.live - 1)

    def danger(self) -> float:
        """0 to 1: how near the others are, by their exposed groups."""
        others = [s for i, s in enumerate(self.view.seats) if i != self.view.seat and s.status == "in"]
        return max((len(s.groups) for s in others), default=0) / 7
