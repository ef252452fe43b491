"""A table without a referee: what can be done wrongly, and when it is found (rules zipai 3.10, part 7 "Fouls").

Fouls at the act end the hand at once. Others are remembered and found when the seat shows its hand to win.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.leshan import claims
from changpai_desktop.games.leshan.scoring import Count, better, tier
from changpai_desktop.games.leshan.table import Table
from changpai_desktop.games.shared.zi import (
    GROUPS_WITH,
    INDEX,
    IS_EAT_GROUP,
    READING,
    TOKENS,
    Group,
    N,
    reading,
    tokens,
)

KUAI = (8, 12, 16, 20, 24)
"""Part 7: 4q 块 for two to six groups of four."""
CALLS = tuple(Action("kuai", (str(n),)) for n in KUAI)
DRAW_AGAIN = Action("mo")
PIAO = "piao"
_TOTALS = {False: (10, 15, 21, 25, 31), True: (10, 11, 21, 31)}
"""Totals that can be declared beside the true one: the first of each class."""


# ---- what is offered ---------------------------------------------------------------------------------------------


def wrong_claims(t: Table, seat: Seat, found: Sequence[Action]) -> list[Action]:
    """What a seat can do wrongly with the card on the stage, beside the `found` that is right."""
    assert t.shown is not None
    card, source, how = t.shown
    if how == "discard" and source == seat:
        return []
    out = list(_declarations(t, seat, card))
    if seat != t.small:
        # 后对牌. A 对 after which nothing could be discarded is no foul, it is not offered at all (part 7).
        if t.own[seat][card] == 2 and claims.dui_bar(t, seat, card):
            out.append(Action("dui", (TOKENS[card],) * 3))
        out += _wrong_eating(t, seat, card, found)
    known = set(found)
    return [a for a in dict.fromkeys(out) if a not in known]


def _declarations(t: Table, seat: Seat, card: int) -> Iterator[Action]:
    """A win that may be none, one with a total declared (小报大), one said to be 瞟."""
    token = (TOKENS[card],)
    yield Action("hu", token)
    if seat == t.small:
        return
    yield from totals(t, token)
    yield Action("hu", token, ((PIAO,),))


def totals(t: Table, token: tuple[str, ...]) -> Iterator[Action]:
    """Part 7: wins with a total declared beside the true one; `token` is the winning card, empty for 天和."""
    for total in _TOTALS[t.rules.chipiao]:
        yield Action("hu", token, ((str(total),),))


def _wrong_eating(t: Table, seat: Seat, card: int, found: Sequence[Action]) -> Iterator[Action]:
    """Eating out of turn or a passed card, without 摆, from a 坎; a group of mixed colours; one card too many."""
    own = t.own[seat]
    if own[card] >= 3 or sum(own) < 3:
        return
    for group in GROUPS_WITH[card]:
        action = Action("chi", tokens(group))
        # What breaks no rule and was yet not found leaves nothing to discard (part 7).
        if _held(own, group, card) and of_eating(t, seat, action) != ("", ()):
            yield action
    if not claims.may_eat_from(t, seat):
        return
    for group in _mixed(card):
        if _held(own, group, card):
            yield Action("chi", tokens(group))
    for action in found:
        if action.verb == "chi" and not action.extra:
            for kind in READING:
                if own[kind] > action.cards.count(TOKENS[kind]) and own[kind] < 3:
                    yield Action("chi", action.cards, ((TOKENS[kind],),))


def _held(own: Sequence[int], group: Group, card: int) -> bool:
    rest = list(group)
    rest.remove(card)
    return all(own[k] >= rest.count(k) for k in rest)


def _mixed(card: int) -> Iterator[Group]:
    """Three consecutive numbers that are not of one colour: no 房 (吃错牌)."""
    number = card % 10
    for first in range(max(0, number - 2), min(7, number) + 1):
        others = [n for n in range(first, first + 3) if n != number]
        for a, b in product((0, 10), repeat=2):
            group = reading((card, others[0] + a, others[1] + b))
            if group not in IS_EAT_GROUP:
                yield group


def wrong_discards(t: Table, seat: Seat) -> list[Action]:
    """Where a discard is owed: one from a 坎 or thrown back after eating, a call of 块, another card drawn."""
    if seat == t.small:
        return []
    own = t.own[seat]
    cards = [k for k in READING if own[k] >= 3 or (own[k] and k in t.barred)]
    return [*(Action("discard", (TOKENS[k],)) for k in cards), *CALLS, DRAW_AGAIN]


# ---- when it is found --------------------------------------------------------------------------------------------


def remember(t: Table, seat: Seat, foul: str) -> None:
    """A foul that will be found when the seat shows its hand."""
    if foul not in t.fouls[seat]:
        t.fouls[seat] += (foul,)


def at_claim(t: Table, seat: Seat, action: Action) -> str:
    """The foul found at this claim, empty if none; what is found later is remembered."""
    assert t.shown is not None
    card = t.shown[0]
    if action.verb == "hu":
        return of_win(t, seat, card, action, self_drawn=t.shown[1] == seat)
    if action.verb == "dui":
        return "hou_dui" if claims.dui_bar(t, seat, card) else ""
    if action.verb != "chi":
        return ""
    foul, later = of_eating(t, seat, action)
    for name in later:
        remember(t, seat, name)
    return foul


def of_eating(t: Table, seat: Seat, action: Action) -> tuple[str, tuple[str, ...]]:
    """(foul found at the act, fouls found at 和) of eating the card on the stage like this."""
    assert t.shown is not None
    card = t.shown[0]
    group = tuple(INDEX[c] for c in action.cards)
    if any(len(extra) == 1 for extra in action.extra):
        return "san_da_yi", ()
    if group not in IS_EAT_GROUP or not claims.may_eat_from(t, seat):
        return "chi_cuo", ()
    if claims.eat_bar(t, seat, card):
        return "chi_guozhang", ()
    own = t.own[seat]
    used = [INDEX[c] for c in (*action.cards, *(c for g in action.extra for c in g))]
    used.remove(card)
    later = []
    if any(own[k] >= 3 for k in used):
        later.append("chai_kan")
    if own[card] > used.count(card):
        later.append("bu_bai")
    return "", tuple(later)


def of_discard(t: Table, seat: Seat, kind: int) -> tuple[str, tuple[str, ...]]:
    """(foul found at the act, fouls found at 和) of discarding this kind."""
    if seat == t.small:
        return "", ()
    if kind in t.barred:
        return "chi_zi_e_zi", ()
    later = []
    if t.own[seat][kind] >= 3:
        later.append("chai_kan")
    if not t.owes(seat):
        later.append("han_cuo")
    return "", tuple(later)


def wrong_call(t: Table, seat: Seat, number: int) -> bool:
    """F2, 喊错八块: so many 块 are called although a discard is owed, or the number is not 4q."""
    return t.owes(seat) or number != 4 * t.quads(seat)


def of_win(t: Table, seat: Seat, card: int | None, action: Action, *, self_drawn: bool) -> str:
    """The foul found when the hand is shown; empty if the win is good."""
    if t.fouls[seat]:
        return t.fouls[seat][0]
    bar = "" if card is None else claims.win_bar(t, seat, card)
    if bar:
        return bar
    count = claims.hand_count(t, seat, card, self_drawn=self_drawn)
    if count is None:
        return "he_cuo" if card is not None and _waits(t, seat, self_drawn) else "zha_he"
    if not count.qualified:
        return "bu_gou"
    if not better(t.rules, count, t.passed_hu[seat]):
        return "guohe"
    if _says(action, PIAO) and not any(item == "piaohe" for item, _ in count.items):
        return "bao_piao" if t.dealt_longdeng[seat] else "xiao_bao_da"
    return "xiao_bao_da" if (_declared(action) or 0) > count.points else ""


def _waits(t: Table, seat: Seat, self_drawn: bool) -> bool:
    """和错牌: some other card would have completed the hand."""
    return any(claims.hand_count(t, seat, k, self_drawn=self_drawn) is not None for k in range(N) if t.own[seat][k] < 4)


def _says(action: Action, word: str) -> bool:
    return any(word in group for group in action.extra)


def _declared(action: Action) -> int | None:
    return next((int(w) for group in action.extra for w in group if w.isdigit()), None)


def declared_value(t: Table, count: Count, action: Action) -> int:
    """Part 7: a total declared too low is paid as declared."""
    total = _declared(action)
    if total is None or total >= count.points:
        return count.value
    return min(int(tier(t.rules, total)[1] * 2**count.fan), t.rules.cap)
