"""Why something is not allowed now, and what an allowed move would cost (rules changpai 1.4-1.9)."""

from collections.abc import Callable

from changpai_desktop.games.contract import Action, Reason, Seat
from changpai_desktop.games.yaodiren import claims, play
from changpai_desktop.games.yaodiren.declare import counts_as_fan
from changpai_desktop.games.yaodiren.kinds import INDEX, MATES, TOKENS
from changpai_desktop.games.yaodiren.melds import cuts, whole_before
from changpai_desktop.games.yaodiren.potential import GROUPS
from changpai_desktop.games.yaodiren.table import Table
from changpai_desktop.games.yaodiren.words import R


def _because(key: str, rule: str, **values: int | str | tuple[str, ...]) -> Reason:
    return Reason(R[key], values, rule)


def why_not(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    """The rule that forbids the action now. `asked`: the seat has something to decide at all."""
    if t.phase == "over":
        return _because("over", "1.9")
    for token in action.cards:
        if token not in INDEX:
            return _because("not_held", "0.1", cards=token)
    if t.phase in ("declare", "join", "redeal"):
        return _why_not_say(t, seat, action.verb)
    if action.verb == "discard":
        return _why_not_discard(t, seat, action)
    check = _CLAIMS.get(action.verb)
    if check is None:
        return _because("no_such", "1.6")
    if t.shown is None:
        if action.verb == "hu" and t.turn == seat:
            return _why_not_own_win(t, seat)
        return _because("must_discard", "1.6") if t.phase == "discard" and asked else _because("no_shown", "1.7")
    if not t.live(seat):
        return _because("not_turn", "1.4")
    return check(t, seat, action)


def _why_not_say(t: Table, seat: Seat, verb: str) -> Reason:
    if t.phase == "join" and seat == t.turn and verb == "drop":
        return _because("must_play", "1.13.21")
    if t.phase != "declare" or seat != t.turn:
        return _because("not_turn", "1.4")
    if verb == "redeal":
        return _because("redeal_who", "1.4")
    if verb not in ("start", "knock", "drop"):
        return _because("declare_first", "1.4")
    if verb == "drop":
        return _because("must_play", "1.13.21")
    standing = t.standing(seat)
    if not standing.qualified:
        return play.why_lost(t, seat, standing)
    fan = counts_as_fan(t.rules, t.own[seat], standing, seat == t.dealer)
    if verb == "start":
        return _because("no_fan", "1.4")
    return _because("knock_fan", "1.4") if fan else _because("knock_dealer", "1.4")


def _why_not_discard(t: Table, seat: Seat, action: Action) -> Reason:
    if t.phase == "claim" and seat in t.claims:
        return _because("answer_first", "1.7")
    if t.phase == "own_win" and t.turn == seat:
        return _because("win_first", "1.7")
    if t.phase != "discard" or t.turn != seat:
        return _because("not_turn", "1.6")
    if not action.cards:
        return _because("must_discard", "1.6")
    kind = INDEX[action.cards[0]]
    n = t.own[seat][kind]
    if not n:
        return _because("not_held", "1.7", cards=action.cards[:1])
    if n >= 3:
        return _because("discard_three", "1.7", n=n, cards=action.cards[:1])
    return _because("discard_stolen", "1.5.4", cards=action.cards[:1])


# ---- claims ------------------------------------------------------------------------------------------------------


def _why_not_hu(t: Table, seat: Seat, action: Action) -> Reason:
    assert t.shown is not None
    card = t.shown[0]
    if seat in t.fouls:
        return _because("hu_baozi", "8")
    if t.shown[2] == "discard" and t.shown[1] == seat:
        return _because("eat_own", "1.7")
    if t.own[seat][card] >= 3:
        return _because("hu_three", "1.7", n=t.own[seat][card], cards=(TOKENS[card],))
    full = list(t.own[seat])
    full[card] += 1
    return _why_incomplete(t, seat, full, whole_before(t.own[seat]), card)


def _why_not_own_win(t: Table, seat: Seat) -> Reason:
    if seat in t.fouls:
        return _because("hu_baozi", "8")
    return _why_incomplete(t, seat, t.own[seat], whole_before(t.own[seat]), -1)


def _why_incomplete(t: Table, seat: Seat, full: list[int], whole: list[int], taken: int) -> Reason:
    found = [
        t.scoring.count_cut(t.laid[seat], cut, taken, seat == t.dealer)
        for cut in cuts(full, whole, GROUPS - len(t.laid[seat]))
    ]
    if not found:
        return _because("hu_cut", "1.7")
    most = max(c.tuo for c in found)
    if most < t.want(seat):
        return _because("hu_tuo", "1.8", have=most, want=t.want(seat))
    return _because("hu_fan", "1.13.17")


def _why_not_peng(t: Table, seat: Seat, action: Action) -> Reason:
    assert t.shown is not None
    card = t.shown[0]
    n, name = t.own[seat][card], (TOKENS[card],)
    if claims.compulsory(t, seat, card):
        return _because("gang_must", "1.7", n=n, cards=name)
    if n != 2:
        return _because("peng_two", "1.7", n=n, cards=name)
    if t.shown[2] == "discard" and t.shown[1] == seat:
        return _because("eat_own", "1.7")
    if t.rules.peng_locks and card in t.refused[seat]:
        return _because("peng_locked", "1.13.15", cards=name)
    return _because("no_discard", "1.7")


def _why_not_set(key: str) -> Callable[[Table, Seat, Action], Reason]:
    def check(t: Table, seat: Seat, action: Action) -> Reason:
        assert t.shown is not None
        card = t.shown[0]
        return _because(key, "1.7", n=t.own[seat][card], cards=(TOKENS[card],))

    return check


def _why_not_chi(t: Table, seat: Seat, action: Action) -> Reason:
    assert t.shown is not None
    card, source, how = t.shown
    own = t.own[seat]
    if claims.compulsory(t, seat, card):
        return _because("gang_must", "1.7", n=own[card], cards=(TOKENS[card],))
    if how == "discard" and source == seat:
        return _because("eat_own", "1.7")
    if how == "discard" and not t.rules.eat_discard:
        return _because("eat_flip", "1.13.18")
    if not claims.may_eat_from(t, seat):
        return _because("eat_seat", "1.7")
    for kind in (INDEX[c] for c in action.cards):
        if kind != card and kind not in MATES[card]:
            return _because("eat_pips", "1.2", cards=(TOKENS[kind],), shown=(TOKENS[card],))
        if own[kind] >= 3:
            return _because("eat_three", "1.7", n=own[kind], cards=(TOKENS[kind],))
        if kind != card and not own[kind]:
            return _because("not_held", "1.7", cards=(TOKENS[kind],))
    if any(a.verb == "chi" for a in claims.options(t, seat)):
        return _because("eat_missing", "1.7", shown=(TOKENS[card],))
    usable = any(0 < own[m] < 3 for m in MATES[card])
    if usable and sum(own[m] for m in MATES[card] if own[m] < 3) + (own[card] < 3) * own[card] >= 2:
        return _because("no_discard", "1.7")
    return _because("eat_missing", "1.7", shown=(TOKENS[card],))


def _why_not_pass(t: Table, seat: Seat, action: Action) -> Reason:
    assert t.shown is not None
    if claims.compulsory(t, seat, t.shown[0]):
        return _why_not_peng(t, seat, action)
    return _because("not_turn", "1.7")


_CLAIMS: dict[str, Callable[[Table, Seat, Action], Reason]] = {
    "hu": _why_not_hu,
    "peng": _why_not_peng,
    "gang": _why_not_set("gang_three"),
    "tuhuo": _why_not_set("tuhuo_four"),
    "chi": _why_not_chi,
    "pass": _why_not_pass,
}


# ---- what a move costs -------------------------------------------------------------------------------------------


def cost(t: Table, seat: Seat, action: Action) -> Reason | None:
    """1.9.3: plays the move on a copy and looks whether the seat is out, or has a foul, by it."""
    pay = t.rules.baozi_pay
    if t.phase == "declare":
        standing = t.standing(seat)
        if action.verb in ("start", "knock") and not standing.qualified:
            return Reason(R["warn_foul"], {"pay": pay}, "1.13.20")
        return None
    if action.verb == "hu" or seat in t.fouls:
        return None
    if action.verb in ("pass", "gang", "tuhuo"):
        missed = action.verb == "pass" and t.shown is not None and claims.compulsory(t, seat, t.shown[0])
        return Reason(R["warn_foul"], {"pay": pay}, "1.7") if missed else None
    trial = t.copy()
    known = len(trial.events)
    if t.phase == "discard":
        play.throw(trial, seat, INDEX[action.cards[0]])
    elif t.shown is not None:
        play.take_three(trial, seat, action)
    if seat in trial.fouls:
        return Reason(R["warn_foul"], {"pay": pay}, "1.5.4")
    out = [e for e in trial.events[known:] if e.kind == "out" and e.seat == seat]
    if not out:
        return None
    standing = trial.standing(seat) if t.phase == "discard" else play.best_after_discard(trial, seat)
    why = play.why_lost(trial, seat, standing)
    if out[0].verb == "baozi":
        return Reason(R["warn_baozi"], {"why": why.word, "pay": pay, **why.values}, "1.9.3")
    return Reason(R["warn_drop"], {"why": why.word, **why.values}, "1.9")
