"""Why something is not allowed now, and what an allowed move would cost (rules zipai 4.3, 4.4, 4.6)."""

from collections.abc import Callable

from changpai_desktop.games.contract import Action, Reason, Seat
from changpai_desktop.games.daer import claims
from changpai_desktop.games.daer.eats import eats
from changpai_desktop.games.daer.scoring import enough
from changpai_desktop.games.daer.table import Table
from changpai_desktop.games.daer.words import R
from changpai_desktop.games.shared.zi import EAT_GROUPS, INDEX, TOKENS


def _because(key: str, rule: str, **values: int | str | tuple[str, ...]) -> Reason:
    return Reason(R[key], values, rule)


def why_not(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    """The rule that forbids the action now. `asked`: the seat has something to decide at all."""
    if t.phase == "over":
        return _because("over", "4.3")
    if not t.plays(seat):
        return _because("resting", "4.1")
    for token in claims.plan_tokens(action):
        if token not in INDEX:
            return _because("unknown_card", "4.1", cards=token)
    if action.verb == "bao":
        return _why_not_bao(t, seat, action)
    if t.phase == "bao":
        return _because("bao_first" if asked else "not_turn", "4.6")
    if action.verb == "discard":
        return _why_not_discard(t, seat, action)
    check = _CLAIMS.get(action.verb)
    if check is None:
        return _because("no_such", "4.3")
    if t.shown is None:
        return _without_card(t, seat, action, asked)
    if t.shown[2] == "discard" and t.shown[1] == seat:
        return _because("own_discard", "4.3")
    reason = check(t, seat, action)
    # Whoever is asked and may do it has only named it with other cards or with none.
    return _because("no_such", "4.3") if asked and reason.word == R["not_turn"] else reason


def _without_card(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    if not asked:
        return _because("not_turn", "4.3")
    if action.verb == "hu":
        return _why_incomplete(t, seat, -1)
    if t.phase == "own_win":
        return _because("win_first", "4.4")
    return _because("must_discard" if action.verb == "pass" else "no_shown", "4.3")


def _why_not_bao(t: Table, seat: Seat, action: Action) -> Reason:
    """4.6: who may declare, and when."""
    if not t.rules.bao:
        return _because("bao_rule", "4.6")
    first_discard = t.phase == "discard" and t.opening and t.turn == seat
    if t.phase != "bao" and not first_discard:
        return _because("bao_late", "4.6")
    if first_discard and not action.cards:
        return _because("must_discard", "4.6")
    if first_discard:
        kind = INDEX[action.cards[0]]
        if not t.own[seat][kind]:
            return _because("not_held", "4.6", cards=action.cards[:1])
        if t.own[seat][kind] >= 3:
            return _because("discard_kan", "4.6", cards=action.cards[:1])
    return _because("bao_wait", "4.6")


def _why_not_discard(t: Table, seat: Seat, action: Action) -> Reason:
    if t.phase == "claim" and t.window.legal(seat):
        return _because("answer_first", "4.3")
    if t.phase == "own_win" and t.turn == seat:
        return _because("win_first", "4.4")
    if t.phase != "discard" or t.turn != seat:
        return _because("not_turn", "4.3")
    if not action.cards:
        return _because("must_discard", "4.3")
    kind = INDEX[action.cards[0]]
    if not t.own[seat][kind]:
        return _because("not_held", "4.3", cards=action.cards[:1])
    return _because("discard_kan", "4.3", cards=action.cards[:1])


# ---- claims ------------------------------------------------------------------------------------------------------


def _stage(t: Table) -> tuple[int, tuple[str, ...]]:
    assert t.shown is not None
    return t.shown[0], (TOKENS[t.shown[0]],)


def _why_not_hu(t: Table, seat: Seat, action: Action) -> Reason:
    card, shown = _stage(t)
    if action.cards and action.cards != shown:
        return _because("other_card", "4.4", shown=shown, cards=action.cards)
    if t.barred(seat, card) and t.complete(seat, card):
        return _because("hu_passed", "4.3", shown=shown)
    return _why_incomplete(t, seat, card)


def _why_incomplete(t: Table, seat: Seat, card: int) -> Reason:
    most = t.scoring.most_points(t.laid[seat], t.own[seat], card)
    if most is None:
        return _because("hu_cut", "4.4")
    return _because("not_turn" if enough(most) else "hu_few", "4.4", have=most)


def _why_not_peng(t: Table, seat: Seat, action: Action) -> Reason:
    card, shown = _stage(t)
    n = t.own[seat][card]
    if n == 3:
        return _because("zhao_must", "4.3", shown=shown)
    if n == 2 and seat in t.bao:
        return _because("bao_no_claim", "4.6")
    return _because("peng_two", "4.3", n=n, shown=shown) if n != 2 else _because("not_turn", "4.3")


def _why_not_zhao(t: Table, seat: Seat, action: Action) -> Reason:
    card, shown = _stage(t)
    n = t.own[seat][card]
    return _because("zhao_three", "4.3", n=n, shown=shown) if n != 3 else _because("not_turn", "4.3")


def _why_not_chi(t: Table, seat: Seat, action: Action) -> Reason:
    card, shown = _stage(t)
    own = t.own[seat]
    must = claims.forced(t, seat)
    if must is not None:
        return _because(f"{must.verb}_must", "4.3", shown=shown)
    if seat in t.bao:
        return _because("bao_no_claim", "4.6")
    if not claims.may_eat_from(t, seat):
        return _because("eat_seat", "4.3")
    if card in t.passed[seat]:
        return _because("eat_passed", "4.3", shown=shown)
    kinds = [INDEX[c] for c in action.cards]
    others = list(kinds)
    if card in others:
        others.remove(card)
    for kind in others:
        if own[kind] >= 3:
            return _because("eat_kan", "4.3", cards=(TOKENS[kind],))
        if own[kind] < others.count(kind):
            return _because("not_held", "4.3", cards=(TOKENS[kind],))
    fits = [g for g in EAT_GROUPS if all(g.count(k) >= n for k, n in _copies([card, *others]).items())]
    if not fits:
        return _because("eat_group", "0.2", cards=tuple(TOKENS[k] for k in others), shown=shown)
    found = claims.lawful_eats(t, seat)
    if action in found:
        return _because("not_turn", "4.3")
    if len(others) == 2:
        return _because("eat_bi" if own[card] else "no_discard", "0.2", shown=shown)
    if found and others:
        return _because("eat_with", "0.2", cards=(TOKENS[others[0]],), shown=shown)
    if found:
        return _because("eat_choose", "4.3", shown=shown)
    return _why_no_plan(t, seat, card, shown)


def _why_no_plan(t: Table, seat: Seat, card: int, shown: tuple[str, ...]) -> Reason:
    if eats(t.own[seat], card, False):
        return _because("no_discard", "4.3")
    bare = list(t.own[seat])
    bare[card] = 0
    if t.own[seat][card] and eats(bare, card, False):
        return _because("eat_bi", "0.2", shown=shown)
    return _because("eat_missing", "0.2", shown=shown)


def _copies(kinds: list[int]) -> dict[int, int]:
    return {k: kinds.count(k) for k in kinds}


def _why_not_pass(t: Table, seat: Seat, action: Action) -> Reason:
    must = claims.forced(t, seat)
    if must is not None:
        return _because(f"{must.verb}_must", "4.3", shown=_stage(t)[1])
    return _because("not_turn", "4.3")


_CLAIMS: dict[str, Callable[[Table, Seat, Action], Reason]] = {
    "hu": _why_not_hu,
    "peng": _why_not_peng,
    "zhao": _why_not_zhao,
    "chi": _why_not_chi,
    "pass": _why_not_pass,
}


# ---- what a legal move costs -------------------------------------------------------------------------------------


def cost(t: Table, seat: Seat, action: Action) -> Reason | None:
    """A violation (referee=manual), a kind that becomes 过, or a hand that can never win."""
    if t.phase == "discard":
        breaks = action.verb == "discard" and t.own[seat][INDEX[action.cards[0]]] >= 3
        return Reason(R["warn_foul"], {"why": R["foul_kan"]}, "4.4") if breaks else None
    if t.phase != "claim" or t.shown is None:
        return _cost_of_own_win(t, seat, action)
    card, shown = _stage(t)
    foul = claims.foul_of(t, seat, action)
    if foul and action.verb == "hu":
        count = t.scoring.best(t.laid[seat], t.own[seat], card, t.chance(seat))
        return Reason(R["warn_false"], {"why": R[foul], "pay": count.value if count else 0}, "4.5")
    if foul:
        return Reason(R["warn_foul"], {"why": R[foul]}, "4.4")
    if action == claims.PASS and claims.lawful_eats(t, seat):
        return _because("warn_passed" if t.rules.passed_bars else "warn_passed_eat", "4.3", shown=shown)
    if action.verb == "peng" and not t.quads(seat) and not _leaves_discard(t, seat, card):
        return _because("warn_dead", "7")
    return None


def _cost_of_own_win(t: Table, seat: Seat, action: Action) -> Reason | None:
    """Part 7: a dealt hand of seven 坎 that does not win has nothing to discard."""
    if t.phase == "own_win" and action == claims.PASS and t.owes(seat) and not claims.discardable(t, seat):
        return _because("warn_dead", "7")
    return None


def _leaves_discard(t: Table, seat: Seat, card: int) -> bool:
    return any(k != card for k in claims.discardable(t, seat))
