"""Why something is not allowed now, and what an allowed move would cost (rules zipai 3.3-3.10)."""

from changpai_desktop.games.contract import Action, Reason, Seat
from changpai_desktop.games.leshan import claims, fouls, play
from changpai_desktop.games.leshan.scoring import FOUL, LEAST, better
from changpai_desktop.games.leshan.table import Table
from changpai_desktop.games.leshan.turn import can_discard_after
from changpai_desktop.games.leshan.words import FOULS, R
from changpai_desktop.games.shared.eating import plans
from changpai_desktop.games.shared.law import complete_size
from changpai_desktop.games.shared.zi import GROUPS_WITH, INDEX, TOKENS, Group, free_of_kan, reading


def _because(key: str, rule: str, **values: int | str | tuple[str, ...]) -> Reason:
    return Reason(R[key], values, rule)


def why_not(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    """The rule that forbids the action now. `asked`: the seat has something to decide at all."""
    if t.phase == "over":
        return _because("over", "3.7")
    if t.phase == "cut":
        return _because("cut_first" if seat == t.turn else "cut_other", "3.2.3")
    if action.verb not in ("cut", "kuai"):
        for token in action.cards:
            if token not in INDEX:
                return _because("not_held", "3.1", cards=token)
    if action.verb in ("shou", "liang"):
        return _because("peek_only", "3.8.2")
    if t.phase == "peek":
        return _why_not_peek(t, seat, action)
    if action.verb == "discard":
        return _why_not_discard(t, seat, action)
    if action.verb in ("kuai", "mo"):
        return _because("kuai_auto", "3.3.3")
    if action.verb not in ("hu", "kai", "dui", "chi", "pass"):
        return _because("no_such", "3.4")
    if t.shown is None:
        return _why_not_without_card(t, seat, action, asked)
    return _why_not_claim(t, seat, action)


def _why_not_peek(t: Table, seat: Seat, action: Action) -> Reason:
    if seat != t.turn:
        return _because("not_turn", "3.8.2")
    if action.verb == "hu":
        return why_no_win(t, seat, t.stock[-1], self_drawn=True)
    return _because("peek_first", "3.8.2")


def _why_not_without_card(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    if seat != t.turn:
        return _because("not_turn", "3.4")
    if t.phase == "own_win":
        return _because("no_such", "3.3.1")
    if action.verb == "hu" and t.opening and seat == t.dealer:
        return _because("hu_cut", "3.3.1")
    return _because("must_discard" if asked else "no_shown", "3.4")


def _why_not_discard(t: Table, seat: Seat, action: Action) -> Reason:
    if t.phase == "claim":
        return _because("answer_first", "3.4")
    if t.phase == "own_win" and t.turn == seat:
        return _because("win_first", "3.3.1")
    if t.phase != "discard" or t.turn != seat:
        return _because("not_turn", "3.4")
    if not action.cards:
        return _because("must_discard", "3.4")
    kind, name = INDEX[action.cards[0]], action.cards[:1]
    n = t.own[seat][kind]
    if not n:
        return _because("not_held", "3.4", cards=name)
    if seat == t.small:
        return _because("discard_kept", "3.8.2", cards=name)
    if n >= 3:
        return _because("discard_kan", "3.1", n=n, cards=name)
    if kind in t.barred:
        return _because("discard_back", "3.4", cards=name)
    return _because("no_such", "3.4")


# ---- claims ------------------------------------------------------------------------------------------------------


def _why_not_claim(t: Table, seat: Seat, action: Action) -> Reason:
    assert t.shown is not None
    assert t.window is not None or t.phase != "claim"
    card, source, how = t.shown
    if t.window is not None and seat in t.window.answers:
        return _because("answered", "3.4")
    if how == "discard" and source == seat:
        return _because("own_card", "3.4")
    if action.verb == "hu":
        return why_no_win(t, seat, card, self_drawn=source == seat)
    if action.verb == "pass":
        forced = t.window is not None and (seat in t.window.choices or seat in t.window.forced)
        return _because("kai_must" if forced else "not_asked", "3.14" if forced else "3.4")
    if seat == t.small:
        return _because("small_claim", "3.8.3")
    if action.verb == "kai":
        n = t.own[seat][card]
        return _because("no_such", "3.4") if n == 3 else _because("kai_three", "3.4", n=n, cards=(TOKENS[card],))
    if action.verb == "dui":
        return _why_not_dui(t, seat, card)
    return _why_not_chi(t, seat, action, card)


def why_no_win(t: Table, seat: Seat, card: int, *, self_drawn: bool) -> Reason:
    """3.5, 3.6: what is missing, or which 过 rule stands against it."""
    name = (TOKENS[card],)
    bar = claims.win_bar(t, seat, card)
    if bar == "bu_kai":
        return _because("hu_kai", "3.5.3")
    if bar == "hou_dui_he":
        return _because("hu_dui", "3.5.2", cards=name)
    if bar == "huilong":
        return _because("hu_own", "3.5.4", cards=name)
    count = claims.hand_count(t, seat, card, self_drawn=self_drawn)
    if count is None:
        if seat == t.small:
            return _because("hu_small", "3.8.3")
        if t.held(seat) + 1 < complete_size(t.quads(seat)):
            return _because("hu_size", "3.6.1")
        return _because("hu_cut", "3.6.1")
    if not count.qualified:
        return _because("hu_points", "3.6.1", have=count.points, want=LEAST)
    # A win that is allowed, asked about with another card or with none.
    allowed = better(t.rules, count, t.passed_hu[seat])
    return _because("no_such", "3.4") if allowed else _because("hu_passed", "3.5.5")


def _why_not_dui(t: Table, seat: Seat, card: int) -> Reason:
    n, name = t.own[seat][card], (TOKENS[card],)
    if n == 3:
        return _because("dui_kan", "3.4", cards=name)
    if n != 2:
        return _because("dui_two", "3.4", n=n, cards=name)
    if t.passed_dui[seat] >> card & 1:
        return _because("dui_passed", "3.5.2", cards=name)
    if not t.rules.own_discard_claim and t.own_discards[seat] >> card & 1:
        return _because("own_discarded", "3.5.4", cards=name)
    return _because("no_such", "3.4") if claims.may_dui(t, seat, card) else _because("no_discard", "7")


def _why_not_chi(t: Table, seat: Seat, action: Action, card: int) -> Reason:
    name = (TOKENS[card],)
    if not claims.may_eat_from(t, seat):
        return _because("eat_own_flip", "3.9") if t.seats == 2 else _because("eat_seat", "3.4")
    if t.own[seat][card] >= 3:
        return _because("eat_kan_of", "3.4", cards=name)
    if t.passed_chi[seat] >> card & 1:
        return _because("eat_passed", "3.5.1", cards=name)
    if not t.rules.own_discard_claim and t.own_discards[seat] >> card & 1:
        return _because("own_discarded", "3.5.4", cards=name)
    tried = _tried(action, card)
    if tried is not None:
        return _why_not_group(t, seat, tried, card)
    allowed = any(a.verb == "chi" for a in claims.options(t, seat))
    return _because("eat_missing", "3.4", shown=name) if allowed else _why_no_plan(t, seat, card)


def _tried(action: Action, card: int) -> Group | None:
    """The cards that the player wants to eat with; None if he named none."""
    kinds = [INDEX[c] for c in action.cards]
    if card in kinds and len(kinds) >= 3:
        kinds.remove(card)
    return reading(kinds) if kinds and kinds != [card] else None


def _why_not_group(t: Table, seat: Seat, tried: Group, card: int) -> Reason:
    own, name = t.own[seat], (TOKENS[card],)
    for kind in tried:
        if own[kind] >= 3:
            return _because("eat_kan", "3.1", n=own[kind], cards=(TOKENS[kind],))
        if own[kind] < tried.count(kind):
            return _because("not_held", "3.4", cards=(TOKENS[kind],))
    groups = [g for g in GROUPS_WITH[card] if all(g.count(k) >= tried.count(k) + (k == card) for k in (*tried, card))]
    if not groups or len(tried) > 2:
        return _because("eat_group", "3.4", cards=tuple(TOKENS[k] for k in tried), shown=name)
    if len(tried) == 1 and any(set(p.group) >= set(tried) for p in plans(own, card)):
        return _because("eat_incomplete", "3.4", shown=name)
    return _why_no_plan(t, seat, card)


def _why_no_plan(t: Table, seat: Seat, card: int) -> Reason:
    own, name = t.own[seat], (TOKENS[card],)
    free = list(free_of_kan(own))
    free[card] += 1
    if not any(all(free[k] >= g.count(k) for k in g) for g in GROUPS_WITH[card]):
        return _because("eat_missing", "3.4", shown=name)
    found = plans(own, card)
    if not found:
        return _because("eat_bai", "3.4", shown=name)
    if any(can_discard_after(own, p.used(card)) for p in found):
        return _because("eat_bai_other", "3.4", shown=name)
    return _because("no_discard", "7")


# ---- what a move costs -------------------------------------------------------------------------------------------


def cost(t: Table, seat: Seat, action: Action) -> Reason | None:
    """3.5: what passing gives away; with a manual referee, that the move is a foul."""
    if t.rules.manual:
        foul = _foul(t, seat, action)
        if foul:
            return Reason(R["warn_foul"], {"foul": FOULS[foul], "pay": FOUL}, "3.10")
    if t.phase == "claim":
        return _declining(t, seat, action)
    if t.phase == "own_win" and action.verb == "pass":
        complete = claims.hand_count(t, seat, None, self_drawn=False)
        return _because("warn_hu", "3.5.5") if complete is not None and complete.qualified else None
    if t.phase == "peek" and action.verb == "liang" and play.peek_win(t, seat) is not None:
        return _because("warn_hu", "3.5.5")
    return None


def _declining(t: Table, seat: Seat, action: Action) -> Reason | None:
    """3.5.1-5: the costliest thing given up, whether or not another seat takes the card in the end."""
    assert t.shown is not None
    name = (TOKENS[t.shown[0]],)
    if action.verb != "pass":
        return None
    given_up = {a.verb for a in claims.options(t, seat)}
    if "kai" in given_up:
        return _because("warn_kai", "3.5.3")
    if "hu" in given_up and t.rules.guohe != "none":
        return _because("warn_hu", "3.5.5")
    if "dui" in given_up:
        return _because("warn_dui", "3.5.2", cards=name)
    return _because("warn_chi", "3.5.1", cards=name) if "chi" in given_up else None


def _foul(t: Table, seat: Seat, action: Action) -> str:
    """The foul that an action would be, now or when it is found."""
    if t.phase == "discard":
        if action.verb == "mo":
            return "duo_mo"
        if action.verb == "kuai":
            return "han_cuo" if fouls.wrong_call(t, seat, int(action.cards[0])) else ""
        foul, later = fouls.of_discard(t, seat, INDEX[action.cards[0]])
        return foul or (later[0] if later else "")
    if action.verb == "hu":
        card = t.shown[0] if t.shown is not None else t.stock[-1] if t.phase == "peek" else None
        own = t.phase == "peek" or claims.own_card(t, seat)
        return fouls.of_win(t, seat, card, action, self_drawn=own)
    if t.phase != "claim" or t.shown is None:
        return ""
    if action.verb == "dui":
        return "hou_dui" if claims.dui_bar(t, seat, t.shown[0]) else ""
    if action.verb == "chi":
        foul, later = fouls.of_eating(t, seat, action)
        return foul or (later[0] if later else "")
    return ""
