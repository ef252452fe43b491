"""The levels `novice` and `regular` of 千字红花白花 (rules changpai 5): every legal action with a value and reasons.

A discard is worth the hand without it, less what it may give the others; a claim the hand after it and its best
discard, set against the hand as it is.
"""

import math
from dataclasses import dataclass, replace

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Action, Reason, View
from changpai_desktop.games.qianhong import jiucai
from changpai_desktop.games.qianhong.kinds import BAIDA, COPIES, PLAIN, tokens
from changpai_desktop.games.qianhong.scoring import settle
from changpai_desktop.games.qianhong.values import COLUMNS
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.qianhong import danger, reasons
from changpai_desktop.players.qianhong.plans import LOSER, Prospect, Reckoner
from changpai_desktop.players.qianhong.situation import Holding, Situation, kinds_of, read

FIRST = 10_000.0
"""Above everything: a win."""
DRAWN = 0.06
"""What a replacement card is worth, as a part of what the hand can still gain."""
CARE = 0.2
"""How much of what a discard may give counts: who waits wins soon anyway, and its player pays no more (5.6 E)."""
CLOSE = 1
"""Discards that leave a hand this much farther than the best are looked at in full."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An action, where it ranks, its value, and what it was made from."""

    action: Action
    value: float
    rank: float
    prospect: Prospect | None = None
    notes: tuple[Reason, ...] = ()


def advise(view: View, level: str, seed: int) -> list[Advice]:
    """Advice on every legal action, best first; equal values are told apart by the seed alone."""
    judged = Judge(view, level).judged()
    rng = Pcg32(seed, 25)
    shaken = [(j, rng.next()) for j in judged]
    shaken.sort(key=lambda js: (-round(js[0].rank, 3), js[1]))
    return [Advice(j.action, round(j.value, 1), _spread(j), j.notes) for j, _ in shaken]


def _spread(j: Judged) -> float:
    if j.prospect is None:
        return 0.0
    chance = min(1.0, j.prospect.best.chance)
    return round(math.sqrt(chance * (1 - chance)) * (2 * j.prospect.best.price + abs(j.prospect.lost)), 1)


class Judge:
    """Judges the actions of one view."""

    def __init__(self, view: View, level: str) -> None:
        self.view = view
        self.novice = level == "novice"
        self.s: Situation = read(view)
        self.reckoner = Reckoner(self.s, novice=self.novice)
        self.wins = any(a.verb == "hu" for a in view.legal)

    def judged(self) -> list[Judged]:
        """Every legal action."""
        discards = {kinds_of(a)[0]: a for a in self.view.legal if a.verb == "discard"}
        found = self._discards(self.s.holding, list(discards))
        out = [found[kind] for kind in found]
        out += [self._other(a) for a in self.view.legal if a.verb != "discard"]
        if self.wins:
            out = [self._given_away(j) for j in out]
        return out

    def _given_away(self, j: Judged) -> Judged:
        if j.action.verb == "hu":
            return j
        note = Reason(reasons.PASSES_WIN, {}, "5.5")
        return Judged(j.action, j.value, j.rank - FIRST, j.prospect, (note, *j.notes))

    # ---- discards -----------------------------------------------------------------------------------------------

    def _discards(self, h: Holding, kinds: list[int]) -> dict[int, Judged]:
        """Every discard: first roughly, and in full where the hand stays about as near as it can."""
        reckon = self.reckoner.prospect
        rough = {k: reckon(h.without(k), thorough=False) for k in kinds}
        if not rough:
            return {}
        nearest = min(p.lacks for x in rough.values() for p in x.plans)
        keep = sorted(rough, key=lambda k: -rough[k].value)[: 6 if self.novice else 9]
        out = {}
        for k in kinds:
            close = k in keep and min(p.lacks for p in rough[k].plans) <= nearest + CLOSE
            found = reckon(h.without(k), thorough=True) if close else rough[k]
            out[k] = self._discard(k, found, close)
        first = max(out.values(), key=lambda j: j.value)
        return {k: self._measured(j, first) for k, j in out.items()}

    def _measured(self, j: Judged, first: Judged) -> Judged:
        """With the note how far the hand is then, set against what is said of the best discard."""
        assert j.prospect is not None
        assert first.prospect is not None
        note = reasons.lacks(j.prospect.best, self.reckoner.live, first.prospect.best.lacks)
        return replace(j, notes=(note, *j.notes))

    def _discard(self, kind: int, found: Prospect, close: bool) -> Judged:
        value = found.value - (0.0 if close else 1.0)
        action = Action("discard", tokens((kind,)))
        notes = [reasons.aim(found.best, self.s.rules.jiucai)] if close else []
        if kind == BAIDA:
            value -= 50.0
        if not self.novice:
            risk = danger.risk(self.s, kind)
            loss = found.hope + (1.0 if self.s.rules.jiucai else 0.0)
            care = 1.0 if self.s.rules.jiucai else CARE
            value -= care * (risk.wins * loss + risk.alike * self._fed(kind))
            notes += self._risk_notes(kind, risk)
        return Judged(action, value, value, found, tuple(notes))

    def _fed(self, kind: int) -> float:
        """What a 碰 of another costs: its 付, and his progress."""
        if self.s.rules.jiucai or kind == BAIDA:
            return 0.05
        return self.s.rows[kind][COLUMNS["peng"]] + 2.0

    def _risk_notes(self, kind: int, risk: danger.Risk) -> list[Reason]:
        cards = tokens((kind,))
        if risk.wins >= 0.02:
            percent = max(1, round(100 * risk.wins))
            return [Reason(reasons.DANGER, {"cards": cards, "percent": percent}, "5.5")]
        if risk.alike < 0.01:
            return [Reason(reasons.SAFE, {"cards": cards}, "5.5")]
        points = 0 if self.s.rules.jiucai or kind == BAIDA else self.s.rows[kind][COLUMNS["peng"]]
        return [Reason(reasons.FEEDS, {"cards": cards, "points": points}, "5.6")] if points >= 8 else []

    # ---- everything else ----------------------------------------------------------------------------------------

    def _other(self, action: Action) -> Judged:
        if action.verb == "hu":
            return self._win(action)
        if action.verb == "pass":
            found = self.reckoner.prospect(self.s.holding)
            notes = (reasons.lacks(found.best, self.reckoner.live, found.best.lacks),)
            return Judged(action, found.value, found.value, found, notes)
        if self.s.shown >= 0:
            return self._claim(action)
        return self._own_set(action)

    def _win(self, action: Action) -> Judged:
        """5.6, 5.7: what it pays now."""
        s, own = self.s, list(self.s.holding.own)
        own_draw = s.shown < 0
        card = s.drawn if own_draw else s.shown
        if own_draw and card >= 0:
            own[card] -= 1
        n = len(s.others)
        if s.rules.jiucai:
            found = jiucai.best(s.holding.laid, own, card)
            points = jiucai.times(found[0]) if found else 1
            value = points * (2.0 * n if own_draw else n + 1.0)
        else:
            source = "discard" if not own_draw else "own_draw" if card >= 0 else "deal"
            count = s.scoring.best(s.holding.laid, own, card, source, s.bonus, s.turned)
            points = count.total if count else 0
            # The others count what they usually do.
            fu = {0: points, **{i + 1: round(LOSER) for i in range(n)}}
            value = float(sum(x.amount * (1 if x.payee == 0 else -1) for x in settle(fu, 0) if 0 in (x.payer, x.payee)))
        note = Reason(reasons.WIN, {"points": points}, "5.7" if s.rules.jiucai else "5.6")
        return Judged(action, value, FIRST + value, None, (note,))

    def _claim(self, action: Action) -> Judged:
        """碰, 杠, 吃: the hand after it, against the hand as it is."""
        s, h, card = self.s, self.s.holding, self.s.shown
        cards = list(kinds_of(action))
        used = list(cards)
        used.remove(card)
        verb = "minggang" if action.verb == "gang" else action.verb
        after = h.laying(verb, cards, used)
        notes = self._set_notes(verb, card)
        if action.verb == "gang":
            found = self.reckoner.prospect(after)
            value = found.value + self._drawn(found)
            notes.append(Reason(reasons.DRAW, {}, "5.5"))
        else:
            held = [k for k in range(PLAIN) if after.own[k]] or [BAIDA]
            best = max(self._discards(after, held).values(), key=lambda j: j.value)
            assert best.prospect is not None
            found, value = best.prospect, best.value
        without = self.reckoner.prospect(h).value
        values: dict[str, int | str] = {"with_it": round(value), "without": round(without)}
        if s.rules.jiucai:
            values = {"with_it": f"{value:.1f}", "without": f"{without:.1f}"}
        notes.append(Reason(reasons.COMPARED, {**values}, "5.5"))
        notes.append(reasons.lacks(found.best, self.reckoner.live, found.best.lacks))
        return Judged(action, value, value, found, tuple(notes))

    def _own_set(self, action: Action) -> Judged:
        """暗杠, 补杠, 撂龙: the set, and the card that replaces it."""
        h = self.s.holding
        kind, count = kinds_of(action)[0], len(action.cards)
        if action.verb == "long":
            verb, after = "long", h.laying("long", (kind,) * count, (kind,) * count)
        elif h.own[kind] == COPIES:
            verb, after = "angang", h.laying("angang", (kind,) * COPIES, (kind,) * COPIES)
        else:
            verb, after = "minggang", h.adding(kind)
        notes = self._set_notes(verb, kind)
        if verb == "long" and (count < COPIES or self.view.phase == "long"):
            # No replacement, or the draw is still to come: the hand is as long as before.
            value, found = self._after_long(after)
        else:
            found = self.reckoner.prospect(after)
            value = found.value + self._drawn(found)
            notes.append(Reason(reasons.DRAW, {}, "5.5"))
        return Judged(action, value, value, found, tuple(notes))

    def _after_long(self, after: Holding) -> tuple[float, Prospect]:
        if self.view.phase == "long":
            found = self.reckoner.prospect(after)
            return found.value + self._drawn(found), found
        held = [k for k in range(PLAIN) if after.own[k]]
        best = max(self._discards(after, held).values(), key=lambda j: j.value)
        assert best.prospect is not None
        return best.value, best.prospect

    def _drawn(self, found: Prospect) -> float:
        return DRAWN * max(0.0, found.best.price * len(self.s.others) - found.lost) * (1 - found.best.chance)

    def _set_notes(self, verb: str, kind: int) -> list[Reason]:
        if self.s.rules.jiucai or verb == "chi":
            return []
        points = self.s.rows[kind][COLUMNS[verb]]
        word = reasons.LONG if verb == "long" else reasons.SET
        return [Reason(word, {"points": points}, "5.6")]
