"""The levels `novice` and `regular` of 川牌挤儿.

Every legal action leads to a hand that waits, or to a choice of discards after one. A hand is worth its chance to be
complete before the others (`race`), times what is paid. `regular` counts the copies that are unseen, values sets by the
cards that may be stolen, and takes off what a discard may give away; `novice` does none of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Action, Reason, View
from changpai_desktop.games.jier.kinds import INDEX, PARTNERS, TOKENS, most_pairs
from changpai_desktop.games.jier.scoring import PAID_SETS
from changpai_desktop.games.jier.sets import STEALS, due
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.jier import reasons
from changpai_desktop.players.jier.race import Race, loose, surplus
from changpai_desktop.players.jier.situation import Situation

FIRST: Final = 1000.0
"""A win is taken before everything."""
FOUL: Final = -1000.0
TOLD: Final = 0.03
"""A danger worth a word."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An action, its value in bases, what it is ranked by, and why."""

    action: Action
    value: float
    rank: float
    chance: float = 0.0
    why: list[Reason] = field(default_factory=list)


def advise(view: View, level: str, seed: int) -> list[Advice]:
    """Advice on every legal action, best first."""
    s = Situation(view, level)
    judge = Judge(s)
    judged = [judge.judge(a) for a in view.legal]
    rng = Pcg32(seed, 21)
    # Equal values are told apart by the seed, so that a player is not read like a book.
    shaken = sorted([(-round(j.rank, 4), rng.next(), j) for j in judged], key=lambda x: x[:2])
    return [_advice(s, j) for _, _, j in shaken]


def _advice(s: Situation, j: Judged) -> Advice:
    spread = (j.chance * (1.0 - j.chance)) ** 0.5 * (s.payers + 1) * (1 + s.sets)
    return Advice(j.action, round(j.value, 2), round(spread, 2), tuple(j.why))


class Judge:
    """Values the actions of one view."""

    def __init__(self, s: Situation) -> None:
        self.s = s
        self.race: Race = s.race()
        manual = s.rules.manual
        self.must = due(s.own, s.rules.yan_free) if manual and s.view.phase != "claim" else []
        self.forced_qi = manual and self._forced_qi()

    def _forced_qi(self) -> bool:
        """8: the fourth of one's own 暗, unless the hand wins."""
        verbs = {a.verb for a in self.s.view.legal}
        if "qi" not in verbs or "hu" in verbs:
            return False
        return self.s.view.phase == "claim" or bool(loose(surplus(self.s.own)))

    # ---- actions ------------------------------------------------------------------------------------------------

    def judge(self, action: Action) -> Judged:
        """One legal action."""
        s, verb = self.s, action.verb
        if verb == "hu":
            paid = s.payers * (1.0 + s.sets)
            return Judged(action, paid, FIRST, 1.0, [reasons.win()])
        if self._foul(action):
            return Judged(action, -float(s.payers), FOUL, 0.0, [reasons.foul()])
        if verb == "discard":
            return self._discard(action, s.own, INDEX[action.cards[0]])
        if verb == "pass":
            return self._pass(action)
        return self._group(action)

    def _foul(self, action: Action) -> bool:
        """8: nothing is done before what the rules demand."""
        verb, phase = action.verb, self.s.view.phase
        if phase == "claim":
            return self.forced_qi and verb != "qi"
        if verb == "discard" or (verb == "pass" and phase == "sets"):
            return bool(self.must) or self.forced_qi
        return False

    def _discard(self, action: Action, own: Sequence[int], kind: int) -> Judged:
        """The hand without the card, less what it may give away."""
        s = self.s
        after = list(own)
        after[kind] -= 1
        chance = self._prospect(after)
        danger = s.danger(kind)
        value = (1.0 - danger) * s.worth(chance) - danger
        why = [*self._state(after, chance), *self._of_discard(own, kind, danger)]
        return Judged(action, value, value, chance, why)

    def _prospect(self, own: Sequence[int]) -> float:
        """The chance of a hand that owes no discard."""
        return 0.0 if self.s.dead else self.race.prospect(own, sets=not self.s.novice)

    def _of_discard(self, own: Sequence[int], kind: int, danger: float) -> list[Reason]:
        s = self.s
        rest = [n - (k == kind) for k, n in enumerate(own)]
        if most_pairs(rest) < most_pairs(own):
            why = [reasons.breaks(kind)]
        else:
            why = [reasons.partners(kind, sum(s.unseen[k] for k in PARTNERS[kind]))]
        if danger >= TOLD:
            why.append(reasons.feeds(kind, danger))
        if not s.novice and s.lies(kind):
            why.append(reasons.lies(kind))
        return why

    def _state(self, own: Sequence[int], chance: float) -> list[Reason]:
        """How far a hand is that owes no discard."""
        if self.s.dead:
            return [reasons.never()]
        waits = self.race.waits(own)
        unseen = sum(self.s.unseen[k] for k in waits)
        return [reasons.missing(loose(surplus(own)), waits, unseen), reasons.chance(chance)]

    def _pass(self, action: Action) -> Judged:
        """The hand as it is; declining one's own win still owes a discard."""
        s = self.s
        if s.view.phase == "own_win":
            return Judged(action, 0.0, -FIRST / 2, 0.0, [reasons.win()])
        chance = self._prospect(s.own)
        value = s.worth(chance)
        why = self._state(s.own, chance)
        if s.view.phase == "sets":
            why.append(reasons.keep(most_pairs(s.own)))
        won = any(a.verb == "hu" for a in s.view.legal)
        return Judged(action, value, value - (FIRST / 2 if won else 0.0), chance, why)

    def _group(self, action: Action) -> Judged:
        """A claim or a set: the cards that are stolen for it, then the best discard."""
        s, verb = self.s, action.verb
        own = list(s.own)
        left = [INDEX[c] for c in action.cards]
        claimed = s.view.phase == "claim"
        if verb == "qi":
            left = [] if claimed else left[:1]
        elif claimed:
            left.remove(s.shown)
        for kind in left:
            own[kind] -= 1
        sets = int(s.rules.per_set and verb in PAID_SETS and verb != "qi")
        steals = min(STEALS[verb], s.view.stock)
        if steals < STEALS[verb]:
            # The hand would miss a place for good.
            return self._compulsory(Judged(action, s.worth(0.0), s.worth(0.0), 0.0, [reasons.steals(steals)]), verb)
        if not steals:
            return self._then_best(action, own, sets)
        owes = s.filled + claimed > s.sizes[s.view.seat]
        if s.dead:
            return self._compulsory(Judged(action, s.worth(0.0), s.worth(0.0), 0.0, [reasons.never()]), verb)
        chance = self._stolen(own, steals) if owes else self._stolen_waiting(own, steals)
        value = s.worth(chance, sets)
        return self._compulsory(
            Judged(action, value, value, chance, [reasons.steals(steals), reasons.chance(chance)]), verb
        )

    def _compulsory(self, j: Judged, verb: str) -> Judged:
        """8: what has to be done comes before everything but a win."""
        mine = any(verb == v and j.action.cards[0] == TOKENS[kinds[0]] for v, kinds in self.must)
        if not mine and not (verb == "qi" and self.forced_qi):
            return j
        return Judged(j.action, j.value, FIRST / 2 + j.value, j.chance, [reasons.due(), *j.why])

    def _stolen(self, own: Sequence[int], steals: int) -> float:
        return self.race.after_stealing(surplus(own), steals)

    def _stolen_waiting(self, own: Sequence[int], steals: int) -> float:
        """Before the first discard of somebody else: what is stolen stays, no card goes."""
        race, total = self.race, 0.0
        for kind, n in enumerate(race.unseen):
            if n:
                own_now = [m + (k == kind) for k, m in enumerate(own)]
                rest = self._stolen_waiting(own_now, steals - 1) if steals > 1 else race.chance(surplus(own_now))
                total += n * rest
        return total / race.total

    def _then_best(self, action: Action, own: list[int], sets: int) -> Judged:
        """摆, and the discard that follows."""
        s = self.s
        if not loose(surplus(own)) and not s.dead:
            value = s.payers * (1.0 + s.sets)
            return Judged(action, value, FIRST / 4, 1.0, [reasons.win()])
        kinds = [k for k, n in enumerate(own) if n and not (s.rules.no_return and k == s.shown)]
        kinds = kinds or [k for k, n in enumerate(own) if n]
        if not kinds:
            # 3.4.8: all is laid and a place is missing; nothing is left to discard.
            return Judged(action, s.worth(0.0), s.worth(0.0), 0.0, [reasons.never()])
        best = max((self._discard(Action("discard", (TOKENS[k],)), own, k) for k in kinds), key=lambda j: j.value)
        state = len(self._state(own, best.chance))
        why = [*best.why[:state], reasons.then(INDEX[best.action.cards[0]]), *best.why[state + 1 :]]
        return Judged(action, best.value, best.value, best.chance, why)
