"""Why something is not allowed now, and what an allowed move would cost (rules changpai 5.4, 5.5, 5.7)."""

from collections.abc import Callable

from changpai_desktop.games.contract import Action, Reason, Seat
from changpai_desktop.games.qianhong import claims
from changpai_desktop.games.qianhong.kinds import BAIDA, COPIES, INDEX, TOKENS
from changpai_desktop.games.qianhong.table import Table
from changpai_desktop.games.qianhong.viewing import cards_missing
from changpai_desktop.games.qianhong.words import R


def _because(key: str, rule: str, **values: int | str | tuple[str, ...]) -> Reason:
    return Reason(R[key], values, rule)


def why_not(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    """The rule that forbids the action now. `asked`: the seat has something to decide at all."""
    if t.phase == "over":
        return _because("over", "5.5")
    if not t.plays(seat):
        return _because("resting", "5.3")
    for token in (*action.cards, *(c for g in action.extra for c in g)):
        if token not in INDEX:
            return _because("unknown_card", "5.2", cards=token)
    check = _CHECKS.get(action.verb)
    if check is None:
        return _because("no_such", "5.5")
    if t.phase == "long" and asked and action.verb not in ("long", "pass"):
        return _because("long_first", "5.5")
    reason = check(t, seat, action)
    # Whoever is asked and may do it has only named it with other cards or with none.
    return _because("no_such", "5.5") if asked and reason.word == R["not_turn"] else reason


def _stage(t: Table) -> tuple[int, tuple[str, ...]]:
    assert t.shown is not None
    return t.shown[0], (TOKENS[t.shown[0]],)


def _answers(t: Table, seat: Seat) -> bool:
    """A card of another player lies there."""
    return t.shown is not None and t.shown[1] != seat


def _without_card(t: Table, seat: Seat) -> Reason:
    if t.shown is not None:
        return _because("own_discard", "5.5")
    mine = t.phase == "discard" and t.turn == seat
    return _because("no_shown" if mine else "not_turn", "5.5")


def _why_not_hu(t: Table, seat: Seat, action: Action) -> Reason:
    if t.shown is not None and not _answers(t, seat):
        return _because("own_discard", "5.5")
    if t.shown is None:
        if t.phase != "discard" or t.turn != seat:
            return _because("not_turn", "5.5")
        if not t.source:
            return _because("hu_claimed", "5.5")
        if t.complete(seat, -1):
            return _because("not_turn", "5.5")
        return _incomplete(t, seat)
    card, shown = _stage(t)
    if action.cards and action.cards != shown:
        return _because("other_card", "5.5", shown=shown, cards=action.cards)
    if t.complete(seat, card):
        return _because("hu_locked" if seat in t.locked else "not_turn", "5.5")
    return _incomplete(t, seat, card)


def _incomplete(t: Table, seat: Seat, card: int = -1) -> Reason:
    return _because("hu_cut", "5.4", groups=t.rules.groups, missing=max(1, cards_missing(t, seat, card)))


def _why_not_peng(t: Table, seat: Seat, action: Action) -> Reason:
    if not _answers(t, seat):
        return _without_card(t, seat)
    card, shown = _stage(t)
    if any(c != shown[0] for c in action.cards):
        return _because("other_card", "5.5", shown=shown, cards=action.cards)
    if card == BAIDA:
        return _because("no_baida_claim", "5.8")
    n = t.own[seat][card]
    return _because("peng_two", "5.5", shown=shown, n=n) if n < 2 else _because("not_turn", "5.5")


def _why_not_gang(t: Table, seat: Seat, action: Action) -> Reason:
    if _answers(t, seat):
        return _why_not_claimed_gang(t, seat, action)
    if t.shown is not None:
        return _because("own_discard", "5.5")
    if t.phase != "discard" or t.turn != seat:
        return _because("not_turn", "5.5")
    if not t.source:
        return _because("gang_draw", "5.5")
    if not action.cards:
        return _because("gang_none", "5.5")
    kind = INDEX[action.cards[0]]
    if kind == BAIDA:
        return _because("no_such", "5.8")
    n = t.own[seat][kind]
    if n == COPIES and kind in t.longs[seat]:
        return _because("gang_as_long", "5.5")
    could = n == COPIES or (n and t.group_of(seat, kind, "peng") is not None)
    if could and not t.stock:
        return _because("gang_stock", "5.5")
    if could:
        return _because("not_turn", "5.5")
    return _because("gang_four", "5.5", cards=action.cards[:1], n=n)


def _why_not_claimed_gang(t: Table, seat: Seat, action: Action) -> Reason:
    card, shown = _stage(t)
    if any(c != shown[0] for c in action.cards):
        return _because("other_card", "5.5", shown=shown, cards=action.cards)
    if card == BAIDA:
        return _because("no_baida_claim", "5.8")
    n = t.own[seat][card]
    if n < 3:
        return _because("gang_three", "5.5", shown=shown, n=n)
    return _because("not_turn" if t.stock else "gang_stock", "5.5")


def _why_not_chi(t: Table, seat: Seat, action: Action) -> Reason:
    if not t.rules.jiucai:
        return _because("chi_never", "5.5")
    if not _answers(t, seat):
        return _without_card(t, seat)
    assert t.shown is not None
    card, shown = _stage(t)
    if t.after(t.shown[1]) != seat:
        return _because("chi_seat", "5.7")
    if card >= 27:
        return _because("chi_honour", "5.7", shown=shown)
    others = [INDEX[c] for c in action.cards]
    if card in others:
        others.remove(card)
    for kind in others:
        if t.own[seat][kind] < others.count(kind):
            return _because("not_held", "5.7", cards=(TOKENS[kind],))
    group = sorted([card, *others])
    if len(group) > 3 or not _within_run(group):
        return _because("chi_run", "5.7", shown=shown, cards=tuple(TOKENS[k] for k in others))
    if not claims.runs(t, seat, card):
        return _because("chi_missing", "5.7", shown=shown)
    return _because(
        "not_turn" if len(group) == 3 else "chi_choose", "5.7", **({} if len(group) == 3 else {"shown": shown})
    )


def _within_run(group: list[int]) -> bool:
    near = group[-1] - group[0] <= 2 and len(set(group)) == len(group)
    return near and group[-1] < 27 and len({k // 9 for k in group}) == 1


def _why_not_pass(t: Table, seat: Seat, action: Action) -> Reason:
    if t.phase == "discard" and t.turn == seat:
        return _because("must_discard", "5.5")
    return _because("not_turn", "5.5")


def _why_not_long(t: Table, seat: Seat, action: Action) -> Reason:
    if t.rules.jiucai:
        return _because("long_form", "5.7")
    asked = t.turn == seat and (t.phase == "long" or (t.phase == "discard" and bool(t.longs[seat])))
    if not asked:
        return _because("long_late", "5.5")
    if action.cards and INDEX[action.cards[0]] in t.longs[seat]:
        return _because("no_such", "5.5")
    return _because("long_dealt", "5.5")


def _why_not_discard(t: Table, seat: Seat, action: Action) -> Reason:
    if t.phase == "claim" and t.window.legal(seat):
        return _because("answer_first", "5.5")
    if t.phase != "discard" or t.turn != seat:
        return _because("not_turn", "5.5")
    if not action.cards:
        return _because("must_discard", "5.5")
    kind = INDEX[action.cards[0]]
    if not t.own[seat][kind]:
        return _because("not_held", "5.5", cards=action.cards[:1])
    return _because("keep_baida" if kind == BAIDA and len(action.cards) == 1 else "no_such", "5.8")


_CHECKS: dict[str, Callable[[Table, Seat, Action], Reason]] = {
    "hu": _why_not_hu,
    "gang": _why_not_gang,
    "peng": _why_not_peng,
    "chi": _why_not_chi,
    "pass": _why_not_pass,
    "long": _why_not_long,
    "discard": _why_not_discard,
}


# ---- what a legal move costs ---------------------------------------------------------------------------------------


def cost(t: Table, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
    """A win given away, 过水, or a 龙 that is not laid."""
    wins = any(a.verb == "hu" for a in legal)
    if wins and action.verb != "hu":
        if t.phase == "claim" and t.rules.guoshui:
            return _because("warn_locked", "5.5")
        return _because("warn_win", "5.5")
    longs = [a for a in legal if a.verb == "long"]
    if longs and action.verb in ("pass", "discard"):
        return _because("warn_long", "5.5", cards=longs[0].cards[:1])
    return None
