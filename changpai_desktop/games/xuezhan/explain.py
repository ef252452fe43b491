"""Why something is not allowed now, and what an allowed move would cost (rules zipai 5.1-5.7, 5.11)."""

from collections.abc import Callable

from changpai_desktop.games.contract import Action, Reason, Seat
from changpai_desktop.games.xuezhan import claims, turn, wins
from changpai_desktop.games.xuezhan.reasons import R, because
from changpai_desktop.games.xuezhan.table import Table
from changpai_desktop.games.xuezhan.tiles import COPIES, INDEX, RANKS, TOKENS


def why_not(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    """The rule that forbids the action now. `asked`: the seat has something to decide at all."""
    if t.phase == "over":
        return because("over", "5.7.3")
    if seat in t.won:
        return because("won", "5.7.1")
    for token in action.cards:
        if token not in INDEX:
            return because("unknown_card", "5.1.1", cards=token)
    if action.verb == "swap":
        return _why_not_swap(t, seat, action)
    if action.verb.startswith("que_"):
        return _why_not_void(t, asked)
    if t.phase == "swap":
        return because("swap_first" if asked else "not_turn", "5.1.4")
    if t.phase == "dingque":
        return because("void_first" if asked else "not_turn", "5.1.5")
    if action.verb == "discard":
        return _why_not_discard(t, seat, action)
    check = _CLAIMS.get(action.verb)
    if check is None:
        return because("no_such", "5.2")
    if t.phase == "discard":
        return _in_turn(t, seat, action) if seat == t.turn else because("not_turn", "5.2.1")
    return _to_shown(t, seat, action, asked, check)


# ---- before play -----------------------------------------------------------------------------------------------


def _why_not_swap(t: Table, seat: Seat, action: Action) -> Reason:
    """5.1.4."""
    if not t.rules.swap:
        return because("swap_rule", "5.1.4")
    if t.phase != "swap" or seat in t.picks:
        return because("swap_over", "5.1.4")
    for token in action.cards:
        if t.own[seat][INDEX[token]] < action.cards.count(token):
            return because("not_held", "5.1.4", cards=(token,))
    return because("swap_three", "5.1.4")


def _why_not_void(t: Table, asked: bool) -> Reason:
    """5.1.5."""
    if not t.rules.dingque:
        return because("void_rule", "5.1.5")
    if t.phase == "swap":
        return because("swap_first" if asked else "not_turn", "5.1.4")
    return because("void_over" if t.phase != "dingque" or not asked else "no_such", "5.1.5")


# ---- one's own turn ----------------------------------------------------------------------------------------------


def _why_not_discard(t: Table, seat: Seat, action: Action) -> Reason:
    if t.phase != "discard":
        return because("answer_first" if t.window.legal(seat) else "not_turn", "5.2.2")
    if t.turn != seat:
        return because("not_turn", "5.2.1")
    if not action.cards:
        return because("must_discard", "5.2.1")
    kind = INDEX[action.cards[0]]
    if not t.own[seat][kind]:
        return because("not_held", "5.2.1", cards=action.cards[:1])
    if t.holds_void(seat) and kind // RANKS != t.void[seat]:
        return because("taken_back" if t.taken_back >= 0 else "void_discard", "5.1.5")
    # One tile is discarded; more than one were named.
    return because("must_discard", "5.2.1")


def _in_turn(t: Table, seat: Seat, action: Action) -> Reason:
    fresh = t.drawn >= 0 or turn.dealt_turn(t, seat)
    if action.verb == "hu":
        if t.dead[seat]:
            return because("dead", "5.11")
        if not fresh:
            return because("hu_after_peng", "5.2.2")
        return _why_incomplete(t, seat, t.own[seat])
    if action.verb == "gang":
        return _why_not_own_kong(t, seat, action, fresh)
    return because("must_discard" if action.verb == "pass" else "no_shown", "5.2.2")


def _why_not_own_kong(t: Table, seat: Seat, action: Action, fresh: bool) -> Reason:
    """5.2.1, 5.2.4-5.2.6."""
    if t.dead[seat]:
        return because("dead", "5.11")
    if not fresh:
        return because("gang_after_peng", "5.2.2")
    if not t.stock:
        return because("gang_wall", "5.2.1")
    if not action.cards:
        return because("gang_choose", "5.2.4")
    kind = INDEX[action.cards[0]]
    if t.void[seat] == kind // RANKS:
        return because("void_claim", "5.1.5", cards=(TOKENS[kind],))
    adds = t.group_of(seat, kind, "peng") is not None and t.own[seat][kind] > 0
    if adds and kind != t.drawn and t.rules.late_kong == "forbidden":
        return because("gang_late", "5.2.6")
    if adds or t.own[seat][kind] == COPIES:
        return because("gang_choose", "5.2.4")
    return because("gang_own", "5.2.4", cards=(TOKENS[kind],))


def _why_incomplete(t: Table, seat: Seat, hand: list[int]) -> Reason:
    """5.5, 5.1.5: what the tiles lack."""
    if not wins.complete(bytes(hand)):
        return because("hu_cut", "5.5")
    if t.suits_bar(seat, hand):
        return because("void_win", "5.1.5") if t.void[seat] >= 0 else because("hu_suits", "5.5")
    # It may win, but was named with another tile.
    return because("no_such", "5.2")


# ---- answers to a tile on the table --------------------------------------------------------------------------------


def _to_shown(t: Table, seat: Seat, action: Action, asked: bool, check: Callable[[Table, Seat, int], Reason]) -> Reason:
    assert t.shown is not None
    kind, source, _ = t.shown
    if seat == source:
        return because("own_discard", "5.2.2")
    if seat in t.window.answers:
        return because("not_turn", "5.2.2")
    if action.cards and set(action.cards) != {TOKENS[kind]}:
        return because("other_card", "5.2.2", shown=(TOKENS[kind],), cards=action.cards)
    reason = check(t, seat, kind)
    # Whoever is asked and may do it has only named it with other cards or with none.
    return because("no_such", "5.2") if asked and reason.word == R["not_turn"] else reason


def _why_not_hu(t: Table, seat: Seat, kind: int) -> Reason:
    if t.dead[seat]:
        return because("dead", "5.11")
    hand = list(t.own[seat])
    hand[kind] += 1
    if t.ready(seat) >> kind & 1:
        if not t.barred(seat, kind, claims.source_of(t)):
            return because("not_turn", "5.2.2")
        if any(passed == kind for passed, _ in t.passed[seat]):
            return because("hu_passed", "5.7.5", cards=(TOKENS[kind],))
        return because("hu_passed_all" if t.rules.guoshou == "all_kinds" else "hu_passed_fan", "5.7.5")
    return _why_incomplete(t, seat, hand)


def _why_not_laid(t: Table, seat: Seat, kind: int) -> Reason | None:
    """What forbids 碰 and 杠 alike."""
    if t.dead[seat]:
        return because("dead", "5.11")
    if t.phase == "rob":
        return because("only_rob", "5.4")
    if not t.stock:
        return because("last_discard", "5.2.5")
    if t.void[seat] == kind // RANKS:
        return because("void_claim", "5.1.5", cards=(TOKENS[kind],))
    return None


def _why_not_peng(t: Table, seat: Seat, kind: int) -> Reason:
    n = t.own[seat][kind]
    if n < 2:
        return because("peng_two", "5.2.2", cards=(TOKENS[kind],), n=n)
    return _why_not_laid(t, seat, kind) or because("not_turn", "5.2.2")


def _why_not_gang(t: Table, seat: Seat, kind: int) -> Reason:
    n = t.own[seat][kind]
    if n < 3:
        return because("gang_three", "5.2.4", cards=(TOKENS[kind],), n=n)
    return _why_not_laid(t, seat, kind) or because("not_turn", "5.2.4")


def _why_not_pass(t: Table, seat: Seat, kind: int) -> Reason:
    return because("not_turn", "5.2.2")


_CLAIMS: dict[str, Callable[[Table, Seat, int], Reason]] = {
    "hu": _why_not_hu,
    "gang": _why_not_gang,
    "peng": _why_not_peng,
    "pass": _why_not_pass,
}


# ---- what a legal move costs -------------------------------------------------------------------------------------


def cost(t: Table, seat: Seat, action: Action) -> Reason | None:
    """5.11: a foul; 5.7.5: a win that is passed; 5.2.6: a kong that brings nothing."""
    if t.phase == "discard":
        return _cost_in_turn(t, seat, action)
    if t.shown is None:
        return None
    kind = t.shown[0]
    how = claims.source_of(t)
    if action.verb == "hu":
        return _false_cost(t, seat, kind, how, claims.false_win(t, seat, kind))
    if claims.wins_with(t, seat, kind, how):
        if action.verb == "gang" or (action.verb == "peng" and t.rules.meld_clears):
            # A tile is drawn at once, or the 碰 ends it: nothing stays barred.
            return because("warn_pass_own", "5.7.5")
        key = {"all_kinds": "warn_pass_all", "all_unless_more_fan": "warn_pass_fan"}.get(t.rules.guoshou, "warn_pass")
        values = {"cards": (TOKENS[kind],)} if key == "warn_pass" else {}
        return because(key, "5.7.5", **values)
    return None


def _cost_in_turn(t: Table, seat: Seat, action: Action) -> Reason | None:
    if action.verb == "hu":
        source = "own_draw" if t.drawn >= 0 else "deal"
        return _false_cost(t, seat, t.drawn, source, turn.false_own(t, seat))
    if action.verb == "pass":
        return because("warn_xianggong", "5.11")
    if action.verb == "discard" and action not in turn.lawful_discards(t, seat):
        return because("warn_takeback", "5.1.5")
    if turn.wins_own(t, seat):
        return because("warn_pass_own", "5.7.5")
    if action.verb == "gang" and t.rules.late_kong == "unpaid":
        kind = INDEX[action.cards[0]]
        if t.own[seat][kind] == 1 and kind != t.drawn:
            return because("warn_late", "5.2.6")
    return None


def _false_cost(t: Table, seat: Seat, kind: int, source: str, key: str) -> Reason | None:
    if not key:
        return None
    claimed = t.count(seat, kind, source)
    pay = 2 * (claimed.value + claimed.bonus)
    return because("warn_false", "5.11", why=R[key], pay=pay)
