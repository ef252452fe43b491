"""The levels `novice` and `regular` of 幺地人.

Every legal action leads to a position (or to a choice among positions: a claim is followed by its best discard).
A position is worth chance times pay of its best plan, less what a loss is likely to cost; a position that no
longer qualifies is out, and a 包子 pays on top. `novice` counts missing cards but not the copies that are left,
and ignores what others may do with a discard.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Action, Reason, View
from changpai_desktop.games.yaodiren.kinds import INDEX, TOKENS, YAO_DI_REN
from changpai_desktop.games.yaodiren.turn import discardable
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.yaodiren import reasons
from changpai_desktop.players.yaodiren.plans import Prospect
from changpai_desktop.players.yaodiren.situation import Position, Situation

LOSS = 1.6
"""What a lost hand costs on average (1 + 番 of the winner, from self-play)."""
OTHERS_WIN = 0.8
"""How often somebody else wins a hand that is not won oneself."""
FEED = 0.035
"""What each live copy of a discarded kind gives to the others when they are near."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An action, its value and what it was made from."""

    action: Action
    value: float
    prospect: Prospect | None = None
    discard: int = -1
    note: Reason | None = None


def advise(view: View, level: str, seed: int) -> list[Advice]:
    """Advice on every legal action, best first."""
    s = Situation(view, level)
    if view.phase in ("declare", "join", "redeal"):
        judged = [_declaration(s, a) for a in view.legal]
    elif view.phase == "discard":
        judged = [_discard(s, s.now, INDEX[a.cards[0]], level) for a in view.legal]
    else:
        judged = [_answer(s, a, level) for a in view.legal]
    rng = Pcg32(seed, 21)
    # Equal values are told apart by the seed, so that a player is not read like a book.
    shaken = [(j, rng.next()) for j in judged]
    shaken.sort(key=lambda js: (-round(js[0].value, 4), js[1]))
    return [_advice(s, j) for j, _ in shaken]


def _advice(s: Situation, j: Judged) -> Advice:
    chance = j.prospect.chance if j.prospect else 0.0
    price = j.prospect.price if j.prospect else 1.0
    spread = (chance * (1 - chance)) ** 0.5 * price * s.payers() * 0.5
    return Advice(j.action, round(j.value, 2), round(spread, 2), tuple(_reasons(s, j)))


def _worth(s: Situation, p: Prospect) -> float:
    """Bases to be expected: a win is paid by everyone, otherwise somebody else may win."""
    return p.worth * s.payers() - (1 - p.chance) * OTHERS_WIN * LOSS * (0.5 + s.danger())


def _out(s: Situation, baozi: bool) -> float:
    """Being out: one still pays, a 包子 pays everyone on top."""
    still = OTHERS_WIN * LOSS * (0.5 + s.danger()) + 0.02 if s.rules.dropped_pay else 0.0
    return -still - (s.rules.baozi_pay * (len(s.view.seats) - 1) if baozi else 0.0)


# ---- declarations ------------------------------------------------------------------------------------------------


def _declaration(s: Situation, action: Action) -> Judged:
    """Who qualifies plays (a dropped player pays the winner all the same); nobody becomes a 包子 by choice."""
    p = s.prospect(s.now)
    qualified = bool(s.view.facts.get("qualified", 0))
    out = _out(s, baozi=False)
    note = reasons.standing(s.view, s.want)
    match action.verb:
        case "start" | "knock" | "join":
            value = _worth(s, p) + 0.4 if qualified else _out(s, baozi=True)
        case "drop":
            value = out
        case "redeal":
            value = -0.01 if not qualified else out - 1
        case "agree":
            value = -_worth(s, p) if qualified else 0.5
        case _:
            value = _worth(s, p) if qualified else -0.5
    return Judged(action, value, p if action.verb in ("start", "knock", "join") else None, note=note)


# ---- discards ----------------------------------------------------------------------------------------------------


def _discard(s: Situation, before: Position, kind: int, level: str) -> Judged:
    """The hand without the card, less what the card may give the others."""
    action = Action("discard", (TOKENS[kind],))
    after = before.without(kind)
    if TOKENS[kind] in str(s.view.facts.get("stolen", "")).split() and _only_stolen(s, before, kind):
        return Judged(action, _out(s, baozi=True), discard=kind)
    if not s.qualified(after):
        others = discardable(before.own, [0] * len(before.own))
        baozi = any(s.qualified(before.without(k)) for k in others if k != kind)
        return Judged(action, _out(s, baozi), discard=kind)
    p = s.prospect(after)
    value = _worth(s, p)
    if level != "novice":
        value -= FEED * s.un(after)[kind] * (0.4 + s.danger()) * (1.5 if kind in YAO_DI_REN else 1.0)
    return Judged(action, value, p, kind)


def _only_stolen(s: Situation, before: Position, kind: int) -> bool:
    """With a manual referee a stolen card can go: whether every copy held was stolen."""
    stolen = str(s.view.facts.get("stolen", "")).split().count(TOKENS[kind])
    return stolen >= before.own[kind]


def _best_discard(s: Situation, p: Position, level: str) -> Judged:
    """The discard that follows a claim."""
    kinds = discardable(p.own, [0] * len(p.own))
    return max((_discard(s, p, k, level) for k in kinds), key=lambda j: j.value)


# ---- answers -----------------------------------------------------------------------------------------------------


def _answer(s: Situation, action: Action, level: str) -> Judged:
    """胡 is taken; 杠 and 吐火 are due; 碰 and 吃 are compared with passing."""
    if action.verb == "hu":
        return Judged(action, 100.0, note=reasons.win())
    if action.verb == "pass":
        due = any(a.verb in ("gang", "tuhuo") for a in s.view.legal)
        p = s.prospect(s.now)
        value = _out(s, baozi=True) if due else _worth(s, p) if s.qualified(s.now) else _out(s, baozi=False)
        return Judged(action, value, p)
    assert s.view.shown is not None
    group = [INDEX[c] for c in action.cards]
    after = s.now.claiming(action.verb, group, INDEX[s.view.shown.card])
    if action.verb in ("gang", "tuhuo"):
        return Judged(action, 50.0, s.prospect(after), note=reasons.due())
    best = _best_discard(s, after, level)
    if best.prospect is None:
        # No discard keeps the hand: a 包子, if passing would have kept it (rules 1.9.3).
        return Judged(action, _out(s, baozi=s.qualified(s.now)), discard=best.discard)
    return Judged(action, best.value, best.prospect, best.discard)


# ---- reasons -----------------------------------------------------------------------------------------------------


def _reasons(s: Situation, j: Judged) -> Iterable[Reason]:
    if j.note is not None:
        yield j.note
    if j.prospect is None:
        if j.discard >= 0:
            yield reasons.spoils()
        return
    if j.action.verb in ("peng", "chi"):
        group = [INDEX[c] for c in j.action.cards]
        laid = s.now.claiming(j.action.verb, group, group[0])
        tuo = s.laid_tuo(laid) - s.laid_tuo(s.now)
        yield reasons.claim(tuo, s.laid_tuo(laid), s.want)
        if j.discard >= 0 and j.prospect.chance > 0:
            yield reasons.then_discard(j.discard)
    if j.prospect.chance <= 0:
        yield reasons.spoils()
        return
    if j.action.verb == "discard":
        yield reasons.discard(j.discard, s.un(s.now)[j.discard], j.prospect.plan)
    if j.action.verb not in ("peng", "chi"):
        yield reasons.waits(j.prospect.plan, s.un(s.now))
    yield reasons.chance(j.prospect, s.payers())
