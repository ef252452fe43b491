"""Why something is not allowed now, and what an allowed move would cost (rules changpai 3.2-3.4, 8)."""

from collections.abc import Callable, Sequence

from changpai_desktop.games.contract import Action, Reason, Seat
from changpai_desktop.games.jier import claims, opening, play
from changpai_desktop.games.jier.kinds import COPIES, INDEX, PARTNERS, PIPS, SEVENS, TOKENS, pairing
from changpai_desktop.games.jier.sets import STEALS, due
from changpai_desktop.games.jier.table import Table
from changpai_desktop.games.jier.words import R

_OWN_SETS = ("an", "liang", "yan", "qi")


def _because(key: str, rule: str, **values: int | str | tuple[str, ...]) -> Reason:
    return Reason(R[key], values, rule)


def why_not(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    """The rule that forbids the action now. `asked`: the seat has something to decide at all."""
    if t.phase == "over":
        return _because("over", "3.4")
    if not t.plays(seat):
        return _because("resting", "3.4")
    for token in action.cards:
        if token not in INDEX:
            return _because("unknown_card", "0.1", cards=token)
    if t.choosing is not None:
        return _because("sets_which" if seat == t.choosing else "not_turn", "8")
    if t.asked and seat == t.turn and t.pending is not None:
        return _because("others_first", "3.4")
    if t.asked and seat in t.asked and action.verb not in _OWN_SETS:
        return _because("sets_first" if asked else "not_turn", "3.4")
    if action.verb == "discard":
        return _why_not_discard(t, seat, action)
    if t.shown is None or action.verb in ("an", "liang"):
        return _without_card(t, seat, action, asked)
    check = _CLAIMS.get(action.verb)
    if check is None:
        return _because("no_such", "3.4")
    if t.shown[2] == "discard" and t.shown[1] == seat:
        return _because("own_discard", "3.4")
    reason = check(t, seat, action)
    # Whoever is asked and may do it has only named it with other cards or with none.
    return _because("no_such", "3.4") if asked and reason.word == R["not_turn"] else reason


def _without_card(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    """No card to be claimed: winning with one's own cards, laying sets, or a move out of place."""
    if action.verb in _OWN_SETS:
        return _why_not_set(t, seat, action, asked)
    if action.verb == "hu" and asked:
        return _why_not_own_win(t, seat)
    if not asked:
        return _because("not_turn", "3.4")
    if t.phase == "own_win":
        return _because("win_first", "3.4")
    return _because("must_discard" if action.verb == "pass" else "no_shown", "3.4")


def _why_not_own_win(t: Table, seat: Seat) -> Reason:
    """3.4.4, 3.4.6: the seat in turn, with its own cards."""
    if t.complete(seat):
        return _because("hu_locked", "3.7") if seat in t.locked and not t.declined else _because("hu_passed", "3.4")
    return _why_incomplete(t, seat, list(t.own[seat]))


def _why_not_discard(t: Table, seat: Seat, action: Action) -> Reason:
    if t.phase == "claim" and t.window.legal(seat):
        return _because("answer_first", "3.4")
    if t.phase == "own_win" and t.turn == seat:
        return _because("win_first", "3.4")
    if t.phase != "discard" or t.turn != seat:
        return _because("not_turn", "3.4")
    if not action.cards:
        return _because("must_discard", "3.4")
    if not t.own[seat][INDEX[action.cards[0]]]:
        return _because("not_held", "3.4", cards=action.cards[:1])
    if t.rules.no_return and INDEX[action.cards[0]] == t.taken:
        return _because("discard_taken", "3.7", cards=action.cards[:1])
    return _because("must_discard", "3.4")


# ---- sets of one's own -------------------------------------------------------------------------------------------


def _missing_seven(own: Sequence[int], without: int = -1) -> tuple[str, ...]:
    return tuple([TOKENS[k] for k in SEVENS if k != without and not own[k]][:1])


def _why_not_set(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    """3.3: what the hand lacks for the set; or that it is not the time."""
    own = opening.without_laid(t, seat)
    kinds = [INDEX[c] for c in action.cards]
    if action.verb == "qi":
        return _why_not_own_qi(t, seat, kinds)
    if action.verb == "yan":
        missing = _missing_seven(own)
        if missing:
            return _because("yan_missing", "3.3", cards=missing)
    else:
        size = COPIES if action.verb == "liang" else COPIES - 1
        alike = [k for k in (kinds[:1] if kinds else range(len(own))) if own[k] == size]
        if not alike:
            return _because("liang_four" if size == COPIES else "an_three", "3.3")
    if t.phase == "own_win" and seat == t.turn:
        return _because("win_first", "3.4")
    if seat in t.closed:
        return _because("lay_stays", "3.4")
    return _because("no_such" if asked and t.phase == "discard" else "lay_turn", "3.4")


def _why_not_own_qi(t: Table, seat: Seat, kinds: list[int]) -> Reason:
    """3.3: no 暗 of the kind, or the fourth card is not held."""
    lying = [g.kinds[0] for g in t.laid[seat] if g.verb == "an" and (not kinds or g.kinds[0] == kinds[0])]
    if not lying:
        return _because("qi_none", "3.3")
    if not any(t.own[seat][k] for k in lying):
        return _because("not_held", "3.3", cards=(TOKENS[lying[0]],))
    return _because("win_first" if t.phase == "own_win" else "no_such", "3.4")


# ---- claims ------------------------------------------------------------------------------------------------------


def _stage(t: Table) -> tuple[int, tuple[str, ...]]:
    assert t.shown is not None
    return t.shown[0], (TOKENS[t.shown[0]],)


def _why_not_hu(t: Table, seat: Seat, action: Action) -> Reason:
    card, shown = _stage(t)
    if action.cards and action.cards != shown:
        return _because("other_card", "3.4", shown=shown, cards=action.cards)
    if t.small(seat):
        return _because("hu_small", "8")
    if seat in t.locked and t.completes(seat, card):
        return _because("hu_locked", "3.7")
    own = list(t.own[seat])
    own[card] += 1
    return _why_incomplete(t, seat, own)


def _why_incomplete(t: Table, seat: Seat, own: list[int]) -> Reason:
    """3.4.6: cards without a partner, or too few groups; 3.4.8: a place that stays empty."""
    if t.short(seat) > 0:
        return _because("hu_never", "3.4")
    pairs, left = pairing(own)
    if left:
        return _because("hu_left", "3.4", n=len(left))
    have, want = len(t.laid[seat]) + len(pairs), t.wanted(seat)
    return _because("hu_groups", "3.3", have=have, want=want) if have < want else _because("not_turn", "3.4")


def _compulsory(t: Table, seat: Seat) -> Reason | None:
    if not t.rules.manual and claims.forced_qi(t, seat):
        return _because("qi_must", "3.3", shown=_stage(t)[1])
    return None


def _why_not_qi(t: Table, seat: Seat, action: Action) -> Reason:
    card, _ = _stage(t)
    return _because("qi_none" if t.group_of(seat, card, "an") is None else "not_turn", "3.3")


def _why_not_kang(t: Table, seat: Seat, action: Action) -> Reason:
    card, shown = _stage(t)
    n = t.own[seat][card]
    return _because("kang_three", "3.3", shown=shown, n=n) if n != 3 else _because("not_turn", "3.4")


def _why_not_peng(t: Table, seat: Seat, action: Action) -> Reason:
    card, shown = _stage(t)
    n = t.own[seat][card]
    return _because("peng_two", "3.3", shown=shown, n=n) if n != 2 else _because("not_turn", "3.4")


def _why_not_yan(t: Table, seat: Seat, action: Action) -> Reason:
    card, shown = _stage(t)
    if card not in SEVENS:
        return _because("yan_seven", "3.3", shown=shown)
    missing = _missing_seven(t.own[seat], card)
    if missing:
        return _because("yan_missing", "3.3", cards=missing)
    return _compulsory(t, seat) or _because("not_turn", "3.4")


def _why_not_bai(t: Table, seat: Seat, action: Action) -> Reason:
    card, shown = _stage(t)
    if t.small(seat):
        return _because("bai_small", "8")
    own = t.own[seat]
    others = [INDEX[c] for c in action.cards]
    if len(others) > 1 and card in others:
        others.remove(card)
    if len(others) > 1:
        return _because("bai_two", "3.2")
    for kind in others:
        if kind not in PARTNERS[card]:
            return _because("bai_sum", "3.2", cards=(TOKENS[kind],), shown=shown, n=PIPS[kind] + PIPS[card])
        if not own[kind]:
            return _because("not_held", "3.3", cards=(TOKENS[kind],))
    must = _compulsory(t, seat)
    if must is not None:
        return must
    if not any(own[k] for k in PARTNERS[card]):
        return _because("bai_none", "3.2", shown=shown)
    return _because("bai_choose", "3.3", shown=shown) if t.window.legal(seat) else _because("not_turn", "3.4")


def _why_not_pass(t: Table, seat: Seat, action: Action) -> Reason:
    return _compulsory(t, seat) or _because("not_turn", "3.4")


_CLAIMS: dict[str, Callable[[Table, Seat, Action], Reason]] = {
    "hu": _why_not_hu,
    "qi": _why_not_qi,
    "kang": _why_not_kang,
    "peng": _why_not_peng,
    "yan": _why_not_yan,
    "bai": _why_not_bai,
    "pass": _why_not_pass,
}


# ---- what a legal move costs -------------------------------------------------------------------------------------


def cost(t: Table, seat: Seat, action: Action) -> Reason | None:
    """8: a foul; 3.7 漏胡: a win let pass; 3.4: a set for which the stock has no card left."""
    if t.phase == "claim":
        return _cost_of_claim(t, seat, action)
    if t.asked and seat in t.asked:
        # With the program as referee what becomes due is laid by itself.
        asks = t.rules.manual and action == claims.PASS
        missed = due(opening.without_laid(t, seat), t.rules.yan_free) if asks else []
        return _because("warn_set", "8", cards=t.tokens(missed[0][1])) if missed else None
    if action == claims.PASS:
        return _because("warn_locked", "3.7") if t.rules.locks else None
    if action.verb == "discard":
        found = play.missed_in_turn(t, seat)
        if found is not None:
            key, kinds = found
            return _because("warn_qi" if key == "foul_qi" else "warn_set", "8", cards=t.tokens(kinds))
        return None
    return _cost_of_stealing(t, seat, action)


def _cost_of_claim(t: Table, seat: Seat, action: Action) -> Reason | None:
    if action.verb == "hu":
        return None
    if t.rules.manual and action.verb != "qi" and claims.forced_qi(t, seat):
        return _because("warn_qi", "8", cards=_stage(t)[1])
    if t.rules.locks and any(a.verb == "hu" for a in t.window.choices[seat]):
        return _because("warn_locked", "3.7")
    if action.verb == "qi" and not t.completes(seat, _stage(t)[0]):
        # Nothing else may be done with the card.
        return None
    return _cost_of_stealing(t, seat, action)


def _cost_of_stealing(t: Table, seat: Seat, action: Action) -> Reason | None:
    """3.4: if the stock has not enough cards left the hand misses a place for good."""
    n = STEALS.get(action.verb, 0)
    must = (
        t.rules.manual
        and t.phase == "discard"
        and any(action.verb == verb for verb, _ in due(t.own[seat], t.rules.yan_free))
    )
    if n + t.owed[seat] > len(t.stock) and not must:
        return _because("warn_stock", "3.4", n=n)
    return None
