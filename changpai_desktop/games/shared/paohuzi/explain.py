"""Why something is not allowed now, and what an allowed move would cost (rules zipai 1.3 to 1.9)."""

from collections.abc import Callable

from changpai_desktop.games.contract import Action, Reason, Seat
from changpai_desktop.games.shared.eating import plans
from changpai_desktop.games.shared.paohuzi import claims, manual, opening
from changpai_desktop.games.shared.paohuzi.forms import forms
from changpai_desktop.games.shared.paohuzi.table import Table
from changpai_desktop.games.shared.paohuzi.words import R
from changpai_desktop.games.shared.zi import GROUPS_WITH, INDEX, IS_EAT_GROUP, TOKENS, reading, tokens


def _because(key: str, rule: str, **values: int | str | tuple[str, ...]) -> Reason:
    return Reason(R[key], values, rule)


def why_not(t: Table, seat: Seat, action: Action) -> Reason:
    """The rule that forbids the action now."""
    if t.phase == "over":
        return _because("over", "1.7")
    if seat not in t.felt.playing:
        return _because("resting", "2.1")
    for token in action.cards:
        if token not in INDEX:
            return _because("not_held", "0.1", cards=token)
    if action.verb == "discard":
        return _why_not_discard(t, seat, action)
    if action.verb in ("wei", "chouwei", "ti"):
        return _because("forced_only", "1.4 A")
    check = _CLAIMS.get(action.verb)
    if check is None:
        return _because("no_such", "1.4")
    if t.phase == "tianhu":
        return _why_not_tianhu(t, seat, action)
    if t.felt.shown is None:
        return _without_card(t, seat, action)
    if t.felt.shown[1] == seat and t.felt.shown[2] == "discard":
        return _because("own_discard", "1.4 C")
    if t.window is not None and seat in t.window.answers:
        return _because("not_turn", "6.1")
    return check(t, seat, action)


def _without_card(t: Table, seat: Seat, action: Action) -> Reason:
    if t.turn != seat:
        return _because("not_turn", "1.4")
    if t.phase == "discard":
        return _because("must_discard", "0.2.2")
    return _because("win_first" if t.phase == "own_win" else "no_shown", "1.4 A")


def _why_not_tianhu(t: Table, seat: Seat, action: Action) -> Reason:
    if action.verb not in ("hu", "pass"):
        return _because("open_only_hu", "1.3.3")
    if action.verb == "pass" or (t.window is not None and seat in t.window.answers):
        return _because("not_turn", "1.3.3")
    return _why_incomplete(t, seat, t.liangzhang, opening.source_of(t, seat))


def _why_not_discard(t: Table, seat: Seat, action: Action) -> Reason:
    if t.window is not None and t.window.legal(seat):
        return _because("answer_first", "1.4")
    if t.turn != seat or t.phase not in ("discard", "own_win"):
        return _because("not_turn", "0.2.2")
    if t.phase == "own_win":
        return _because("win_first", "1.4 A")
    if not action.cards:
        return _because("must_discard", "0.2.2")
    kind = INDEX[action.cards[0]]
    if not t.felt.own[seat][kind]:
        return _because("not_held", "1.4 E", cards=action.cards[:1])
    if t.felt.own[seat][kind] >= 3:
        return _because("discard_kan", "1.4 E", cards=action.cards[:1])
    return _because("no_such", "1.4 E")


# ---- claims ------------------------------------------------------------------------------------------------------


def _why_not_hu(t: Table, seat: Seat, action: Action) -> Reason:
    assert t.felt.shown is not None
    card, _, how = t.felt.shown
    if how == "discard" and not t.course.discard_win:
        return _because("hu_discard", "1.4 C")
    if seat in t.dead:
        return _because("dead", "1.4")
    if seat in t.fouls:
        return _because("hu_foul", "1.9")
    reason = _why_incomplete(t, seat, card, claims.source_of(t, seat))
    if reason.word == R["no_such"] and claims.barred(t, seat, card):
        return _because("hu_passed", "1.5.5", cards=(TOKENS[card],), have=t.passed[seat].get(card, 0))
    return reason


def _why_incomplete(t: Table, seat: Seat, card: int, how: str) -> Reason:
    """What the hand lacks with the card; `no_such` if it lacks nothing."""
    own, win = claims.case_of(t, seat, card, how)
    points = [f.points for f in forms(t.felt.laid[seat], own, card, win)]
    if not points:
        quads = t.felt.quads(seat)
        return _because("hu_pair" if quads else "hu_cut", "1.6")
    if not any(t.counting.enough(p) for p in points):
        return _because("hu_points", "1.6", have=max(points), want=t.counting.min_hu)
    return _because("no_such", "1.6")


def _barred(t: Table, seat: Seat, card: int) -> Reason | None:
    """What bars 吃 and 碰 alike: 死手, a ban, a forced claim, a 臭 kind."""
    if seat in t.dead:
        return _because("dead", "1.4")
    if seat in t.banned:
        return _because("banned", "1.10")
    assert t.felt.shown is not None
    if claims.pao_place(t, seat, *t.felt.shown) is not None:
        return _because("pao_must", "1.4 B2", cards=(TOKENS[card],))
    if card in t.stale[seat]:
        return _because("stale", "1.5.2", cards=(TOKENS[card],))
    return None


def _why_not_peng(t: Table, seat: Seat, action: Action) -> Reason:
    assert t.felt.shown is not None
    card, source, _ = t.felt.shown
    barred = _barred(t, seat, card)
    n = t.felt.own[seat][card]
    if barred is not None:
        return barred
    if n != 2:
        return _because("peng_two", "1.4 B3", n=n, cards=(TOKENS[card],))
    if source == seat:
        return _because("peng_own", "1.4 B3")
    return _because("no_discard", "1.4")


def _why_not_pao(t: Table, seat: Seat, action: Action) -> Reason:
    assert t.felt.shown is not None
    card, _, how = t.felt.shown
    if how == "discard" and t.felt.group_of(seat, card, "peng") is not None:
        return _because("pao_peng", "1.4 C1", cards=(TOKENS[card],))
    if claims.pao_place(t, seat, *t.felt.shown) is not None:
        return _because("pao_must", "1.4 B2", cards=(TOKENS[card],))
    return _because("pao_three", "1.4 B2", cards=(TOKENS[card],))


def _why_not_chi(t: Table, seat: Seat, action: Action) -> Reason:
    assert t.felt.shown is not None
    card = t.felt.shown[0]
    barred = _barred(t, seat, card)
    if barred is not None:
        return barred
    if not claims.may_eat_from(t, seat):
        return _because("eat_seat", "1.4 B4")
    own = t.felt.own[seat]
    wanted = [INDEX[c] for g in (action.cards, *action.extra) for c in g if c in INDEX]
    for kind in dict.fromkeys(wanted):
        held = own[kind] + (kind == card)
        if own[kind] >= 3:
            return _because("eat_kan", "0.2", cards=(TOKENS[kind],))
        if wanted.count(kind) > held:
            return _because("not_held", "0.2", cards=(TOKENS[kind],))
    return _why_not_plan(t, seat, action, card)


def _why_not_plan(t: Table, seat: Seat, action: Action, card: int) -> Reason:
    """The cards are there, but they make no complete plan."""
    own = t.felt.own[seat]
    group = reading(INDEX[c] for c in action.cards)
    shown = (TOKENS[card],)
    found = plans(own, card)
    if len(group) == 3:
        if group not in IS_EAT_GROUP or card not in group:
            return _because("eat_group", "0.2", cards=tokens(group))
        if any(p.group == group for p in found) and not claims.eat_plans(t, seat):
            return _because("no_discard", "1.4")
        return _because("eat_bi", "0.2", shown=shown)
    if found:
        return _because("no_discard" if not claims.eat_plans(t, seat) else "eat_missing", "1.4", shown=shown)
    for g in GROUPS_WITH[card]:
        used = list(g)
        used.remove(card)
        if all(0 < own[k] < 3 and own[k] >= used.count(k) for k in used):
            return _because("eat_bi", "0.2", shown=shown)
    return _because("eat_missing", "0.2", shown=shown)


def _why_not_pass(t: Table, seat: Seat, action: Action) -> Reason:
    if t.window is not None and t.window.legal(seat):
        return _because("pass_forced", "1.4 B2")
    return _because("not_turn", "1.4")


_CLAIMS: dict[str, Callable[[Table, Seat, Action], Reason]] = {
    "hu": _why_not_hu,
    "pao": _why_not_pao,
    "peng": _why_not_peng,
    "chi": _why_not_chi,
    "pass": _why_not_pass,
}


# ---- what a move costs -------------------------------------------------------------------------------------------


def cost(t: Table, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
    """1.5: a win passed (臭胡), a kind that becomes 臭; 1.9: fouls with referee=manual."""
    verbs = {a.verb for a in legal}
    if t.course.manual:
        foul = _foul(t, seat, action)
        if foul is not None:
            return foul
    if action.verb == "hu" or t.phase == "discard":
        return None
    card = t.liangzhang if t.phase == "tianhu" else t.drawn if t.felt.shown is None else t.felt.shown[0]
    if card is None or action.verb in ("wei", "chouwei", "ti"):
        return None
    name = (TOKENS[card],)
    if "hu" in verbs and _good_win(t, seat):
        return _because("warn_hu", "1.5.5", cards=name, have=t.laid_points(seat))
    chance = any(a.verb in ("chi", "peng") and manual.is_chance(t, seat, a) for a in legal)
    if action.verb == "pass" and chance and card not in t.stale[seat]:
        return _because("warn_stale", "1.5.1", cards=name)
    return None


def _false(why: Reason | None) -> Reason | None:
    return None if why is None else Reason(R["warn_false"], {"why": why.word, **why.values}, "1.9")


def _good_win(t: Table, seat: Seat) -> bool:
    """Whether a win that could be declared now is one."""
    if t.phase == "tianhu":
        return manual.declarable(t, seat, t.liangzhang, opening.source_of(t, seat))[1] is None
    return t.own_false is None if t.felt.shown is None else claims.may_win(t, seat)


def _foul(t: Table, seat: Seat, action: Action) -> Reason | None:
    """1.9: what the rules punish; a hand that has a foul already loses nothing more but by a false win."""
    felt = t.felt
    if t.phase == "discard":
        wrong = action.verb == "discard" and (
            not felt.owes(seat) or INDEX[action.cards[0]] not in claims.discards(t, seat)
        )
        return _because("warn_foul", "1.9") if wrong and seat not in t.fouls else None
    if t.phase == "own_lay":
        return _because("warn_foul", "1.9") if action.verb == "pass" and seat not in t.fouls else None
    if t.phase == "tianhu" and action.verb == "hu":
        return _false(manual.declarable(t, seat, t.liangzhang, opening.source_of(t, seat))[1])
    if t.phase == "own_win" and action.verb == "hu":
        return _false(t.own_false)
    if felt.shown is None:
        return None
    card = felt.shown[0]
    if action.verb == "hu":
        return _false(manual.false_reason(t, seat, card, claims.source_of(t, seat)))
    if action.verb == "chi" and manual.missing_bi(t, seat, action) and not t.course.burnt_bi:
        return _because("warn_undone", "7")
    wrong = (
        (action.verb == "pass" and claims.pao_place(t, seat, *felt.shown) is not None)
        or (action.verb in ("chi", "peng") and card in t.stale[seat])
        or (action.verb == "chi" and manual.missing_bi(t, seat, action))
    )
    return _because("warn_foul", "1.9") if wrong and seat not in t.fouls else None
