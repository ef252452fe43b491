"""Why something is not allowed now, and what an allowed move would cost (rules changpai 4.3 to 4.6)."""

from collections.abc import Callable

from changpai_desktop.games.contract import Action, Reason, Seat
from changpai_desktop.games.shangdaren import claims
from changpai_desktop.games.shangdaren.kinds import HUN, INDEX, LINES, MATES, TOKENS
from changpai_desktop.games.shangdaren.scoring import HALVES
from changpai_desktop.games.shangdaren.table import Table
from changpai_desktop.games.shangdaren.words import R


def _because(key: str, rule: str, **values: int | str | tuple[str, ...]) -> Reason:
    return Reason(R[key], values, rule)


_FIRST = {"drawn": "drawn_first", "own_win": "win_first"}
"""What has to be said before anything else, by phase."""


def why_not(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    """The rule that forbids the action now. `asked`: the seat has something to decide at all."""
    if t.phase == "over":
        return _because("over", "4.4")
    for token in (*action.cards, *(c for g in action.extra for c in g)):
        if token not in INDEX:
            return _because("unknown_card", "4.1", cards=token)
    if action.verb == "discard":
        return _why_not_discard(t, seat, action, asked)
    if action.verb == "keep":
        return _why_not_keep(t, seat, asked)
    reason = _why_not_take(t, seat, action, asked)
    # Whoever is asked and may do it has only named it with other cards or with none.
    return _because("no_such", "4.4") if asked and reason.word == R["not_turn"] else reason


def _why_not_keep(t: Table, seat: Seat, asked: bool) -> Reason:
    if not asked:
        return _because("not_turn", "4.4")
    return _because({**_FIRST, "discard": "keep_when", "claim": "answer_first"}[t.phase], "4.4")


def _why_not_take(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    """胡, 绍, the claims and 过."""
    if t.phase == "drawn" and asked:
        return _why_not_drawn(t, seat, action)
    if action.verb == "shao":
        return _because("shao_when" if asked else "not_turn", "4.4")
    check = _CLAIMS.get(action.verb)
    if check is None:
        return _because("no_such", "4.4")
    if t.shown is None:
        return _without_card(t, seat, action, asked)
    if seat in t.window.answers:
        return _because("not_turn", "4.4")
    if t.shown[2] == "discard" and t.shown[1] == seat and action.verb != "pass":
        return _because("own_discard", "4.4")
    if t.char(t.shown[0]) == HUN and action.verb not in ("hu", "pass"):
        return _because("wild_shown", "4.6")
    return check(t, seat, action)


def _why_not_discard(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    if t.phase in _FIRST and t.turn == seat:
        return _because(_FIRST[t.phase], "4.4")
    if t.phase == "claim":
        return _because("answer_first" if asked else "not_turn", "4.4")
    if t.phase != "discard" or t.turn != seat:
        return _because("not_turn", "4.4")
    if not action.cards:
        return _because("must_discard", "4.4")
    cards = action.cards[:1]
    kind = INDEX[cards[0]]
    if not t.own[seat][kind]:
        return _because("not_held", "4.4", cards=cards)
    if t.char(kind) == t.taken:
        return _because("just_taken", "4.4", cards=cards)
    if kind == HUN and t.rules.wild:
        return _because("wild_stays", "4.6")
    if not t.rules.split and t.chars(seat)[t.char(kind)] >= 3:
        return _because("kan_whole", "4.6", cards=cards)
    return _because("must_discard", "4.4")


def _why_not_drawn(t: Table, seat: Seat, action: Action) -> Reason:
    """The card that only the drawer has seen: 胡, 绍, or it is shown."""
    card = claims.drawn(t)
    shown = (TOKENS[card],)
    if action.verb == "hu":
        if action.cards and action.cards != shown:
            return _because("other_card", "4.4", shown=shown, cards=action.cards)
        return _why_incomplete(t, seat, t.char(card), taken=False)
    if action.verb == "shao":
        n = t.chars(seat)[t.char(card)]
        if n < 2:
            return _because("shao_two", "4.4", shown=shown, n=n)
        return _because("no_such" if claims.shao(t, seat) else "no_discard", "4.4")
    if action.verb in ("peng", "zhao"):
        return _because("own_draw_claim", "4.4")
    return _because("drawn_first", "4.4")


def _without_card(t: Table, seat: Seat, action: Action, asked: bool) -> Reason:
    if not asked:
        return _because("not_turn", "4.4")
    if action.verb == "hu":
        reason = _why_incomplete(t, seat, -1, taken=False)
        # Only the dealer's first cards win by themselves, and he has been asked.
        late = t.phase == "discard" and reason.word == R["not_turn"]
        return _because("must_discard", "4.4") if late else reason
    if t.phase == "own_win":
        return _because("win_first", "4.4")
    return _because("must_discard" if action.verb == "pass" else "no_shown", "4.4")


# ---- claims ------------------------------------------------------------------------------------------------------


def _stage(t: Table) -> tuple[int, tuple[str, ...]]:
    assert t.shown is not None
    return t.char(t.shown[0]), (TOKENS[t.shown[0]],)


def _why_not_hu(t: Table, seat: Seat, action: Action) -> Reason:
    char, shown = _stage(t)
    assert t.shown is not None
    if action.cards and action.cards != shown:
        return _because("other_card", "4.4", shown=shown, cards=action.cards)
    if t.shown[1] == seat:
        return _because("hu_declined", "4.4") if t.declined else _why_incomplete(t, seat, char, taken=False)
    return _why_incomplete(t, seat, char, taken=True)


def _why_incomplete(t: Table, seat: Seat, char: int, *, taken: bool) -> Reason:
    if taken and t.rules.own_draw:
        return _because("hu_own_draw", "4.6")
    laid, own = t.laid_chars(seat), t.chars(seat)
    found = t.scoring.most(laid, own, char, taken, t.jing)
    if found is None:
        return _because("hu_cut", "4.3", n=t.scoring.shapes[0][0])
    jing = t.scoring.jing_cards(laid, own, char, t.jing)
    if t.scoring.type_of(found[0], jing):
        return _because("not_turn", "4.4")
    return _because("hu_few", "4.5", have=found[0], want=t.scoring.wanted(jing))


def _why_not_alike(t: Table, seat: Seat, action: Action) -> Reason:
    char, shown = _stage(t)
    assert t.shown is not None
    n = t.chars(seat)[char]
    if t.shown[1] == seat:
        return _because("own_draw_claim", "4.4")
    if claims.tiao(t, seat) is not None:
        return _because("tiao_must", "4.4", shown=shown)
    if action.verb == "peng" and n != 2:
        return _because("peng_two", "4.4", shown=shown, n=n)
    if action.verb == "zhao" and n < 3:
        return _because("zhao_three", "4.4", shown=shown, n=n)
    if char in t.locked[seat]:
        return _because("locked", "4.4", shown=shown)
    return _because("not_turn" if claims.alike(t, seat) else "no_discard", "4.4")


def _why_not_chi(t: Table, seat: Seat, action: Action) -> Reason:
    char, shown = _stage(t)
    barred = _why_no_eating(t, seat, char, shown)
    if barred is not None:
        return barred
    assert t.shown is not None
    others = [INDEX[c] for c in action.cards]
    if t.shown[0] in others:
        others.remove(t.shown[0])
    own = t.own[seat]
    for kind in others:
        if own[kind] < others.count(kind):
            return _because("not_held", "4.4", cards=(TOKENS[kind],))
    found = claims.eats(t, seat)
    if action in found:
        return _because("not_turn", "4.4")
    line = [t.char(k) // 3 == char // 3 for k in others]
    whole = len(others) == 2 and len({char, *(t.char(k) for k in others)}) == 3
    if others and (not all(line) or len(others) > 2 or (len(others) == 2 and not whole)):
        return _because("eat_group", "4.3", cards=tuple(TOKENS[k] for k in others), shown=shown)
    if not any(t.chars(seat)[k] for k in LINES[char // 3]):
        return _because("eat_missing", "4.4", shown=shown)
    return _why_not_with(t, seat, action, [t.char(k) for k in others], found)


def _why_not_with(t: Table, seat: Seat, action: Action, others: list[int], found: list[Action]) -> Reason:
    """The cards fit the card, and still it cannot be eaten so."""
    char, shown = _stage(t)
    own = t.chars(seat)
    # One's own card like the shown one may have been meant.
    with_like = [char] if not others and action.cards else others
    ways = [a for a in found if a.verb == "chi"]
    fitting = [a for a in ways if _others(t, a) == sorted(with_like)]
    if fitting:
        return _because("eat_whole", "4.4", cards=fitting[0].cards)
    if not others and ways:
        return _because("eat_choose", "4.4", shown=shown)
    held = others or [k for k in LINES[char // 3] if own[k]]
    whole = [k for k in held if own[k] >= 3]
    if not t.rules.split and (whole if others else len(whole) == len(held)):
        return _because("kan_whole", "4.6", cards=(TOKENS[whole[0]],))
    lines = set(MATES[char]) <= set(held)
    return _because("no_discard" if lines or t.halves(seat) < HALVES[t.seats] else "eat_halves", "4.4")


def _others(t: Table, action: Action) -> list[int]:
    """The characters of the hand in an eaten group."""
    assert t.shown is not None
    chars = [t.char(INDEX[c]) for c in action.cards]
    chars.remove(t.char(t.shown[0]))
    return sorted(chars)


def _why_no_eating(t: Table, seat: Seat, char: int, shown: tuple[str, ...]) -> Reason | None:
    if claims.tiao(t, seat) is not None:
        return _because("tiao_must", "4.4", shown=shown)
    if not claims.may_eat_from(t, seat):
        return _because("eat_seat", "4.4")
    return _because("eat_row", "4.4", shown=shown) if claims.let_go(t, seat, char) else None


def _why_not_tuo(t: Table, seat: Seat, action: Action) -> Reason:
    char, shown = _stage(t)
    barred = _why_no_eating(t, seat, char, shown)
    if barred is not None:
        return barred
    if not claims.tuo_places(t, seat, char):
        return _because("tuo_none", "4.4", shown=shown)
    found = [a for a in claims.eats(t, seat) if a.verb == "tuo"]
    return _because("not_turn" if found else "no_discard", "4.4")


def _why_not_tiao(t: Table, seat: Seat, action: Action) -> Reason:
    return _because("tiao_auto", "4.4")


def _why_not_pass(t: Table, seat: Seat, action: Action) -> Reason:
    if claims.tiao(t, seat) is not None:
        return _because("tiao_must", "4.4", shown=_stage(t)[1])
    return _because("not_turn", "4.4")


_CLAIMS: dict[str, Callable[[Table, Seat, Action], Reason]] = {
    "hu": _why_not_hu,
    "zhao": _why_not_alike,
    "peng": _why_not_alike,
    "chi": _why_not_chi,
    "tuo": _why_not_tuo,
    "tiao": _why_not_tiao,
    "pass": _why_not_pass,
}


# ---- what a legal move costs -------------------------------------------------------------------------------------


def cost(t: Table, seat: Seat, action: Action) -> Reason | None:
    """A declined 碰 or 招 is gone for the hand; a discard that undeclared fours did not ask for."""
    if t.phase == "discard" and action.verb == "discard" and t.may_keep:
        in_hand = sum(n - 3 for n in t.chars(seat) if n > 3)
        return _because("warn_short", "4.4", n=t.waiting(t.laid_extra(seat) + in_hand))
    if t.phase != "claim" or t.shown is None or action.verb in ("hu", "peng", "zhao", "tiao"):
        return None
    if any(a.verb in ("peng", "zhao") for a in t.window.choices.get(seat, ())):
        return _because("warn_locked", "4.4", shown=_stage(t)[1])
    return None
