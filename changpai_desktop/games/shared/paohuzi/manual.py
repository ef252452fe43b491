"""What a table without a referee lets happen (rules zipai 1.9, part 7): `referee=manual`.

走跑, 烧提, 烧比, taking a 臭 card, discarding after 八块 and breaking a 坎 are possible; who has done one can no
longer win, and a 胡 that is declared all the same, or with too few 胡息, is a 诈胡.
"""

from changpai_desktop.games.contract import Action, Reason, Seat
from changpai_desktop.games.shared.paohuzi import claims
from changpai_desktop.games.shared.paohuzi.claims import HU, PAO, PENG
from changpai_desktop.games.shared.paohuzi.counting import Count
from changpai_desktop.games.shared.paohuzi.forms import forms
from changpai_desktop.games.shared.paohuzi.owing import able_after
from changpai_desktop.games.shared.paohuzi.table import Table
from changpai_desktop.games.shared.paohuzi.words import R
from changpai_desktop.games.shared.zi import GROUPS_WITH, N, free_of_kan, tokens


def claimed(t: Table, seat: Seat, card: int, how: str) -> Count | None:
    """The complete hand, however few its 胡息, that a declared 胡 would show; None if it is not complete."""
    own, win = claims.case_of(t, seat, card, how)
    facts = claims.facts_of(t, seat, how)
    counts = [t.counting.count(f, facts) for f in forms(t.felt.laid[seat], own, card, win)]
    return max(counts, key=lambda c: (c.value, c.form.points), default=None)


def declarable(t: Table, seat: Seat, card: int, how: str) -> tuple[Count | None, Reason | None]:
    """What a declared 胡 would show, and why it would be a 诈胡; without a referee the program judges only after it."""
    count = None if claims.barred(t, seat, card) else claims.count_of(t, seat, card, how)
    if count is not None or not t.course.manual or seat in t.dead:
        return count, None
    count = claimed(t, seat, card, how)
    return count, None if count is None else false_reason(t, seat, card, how)


def choices(t: Table, seat: Seat) -> list[Action]:
    """All that can be answered, allowed or not, in the order of the claims."""
    assert t.felt.shown is not None
    card, source, how = t.felt.shown
    out: list[Action] = []
    if (how == "flip" or t.course.discard_win) and seat not in t.dead and _complete(t, seat, card):
        out.append(HU[card])
    if claims.pao_place(t, seat, card, source, how) is not None:
        return [*out, PAO[card]]
    if claims.closed(t, seat):
        return out
    if claims.may_peng(t, seat, stale=True):
        out.append(PENG[card])
    out += eats(t, seat)
    return out


def _complete(t: Table, seat: Seat, card: int) -> bool:
    return claimed(t, seat, card, claims.source_of(t, seat)) is not None


def eats(t: Table, seat: Seat) -> list[Action]:
    """Complete plans, and the bare group where 比 would be forced with it; also of 臭 kinds."""
    found = [claims.eat_action(p) for p in claims.eat_plans(t, seat, stale=True)]
    if not claims.may_eat_from(t, seat):
        return found
    assert t.felt.shown is not None
    card = t.felt.shown[0]
    own = t.felt.own[seat]
    free = free_of_kan(own)
    if own[card] == 3:
        return found
    for group in GROUPS_WITH[card]:
        used = list(group)
        used.remove(card)
        bare = Action("chi", tokens(group))
        if bare not in found and all(free[k] >= used.count(k) for k in used):
            felt = t.felt
            if able_after(own, used, felt.held(seat), felt.quads(seat), t.course.break_kan):
                found.append(bare)
    return found


def missing_bi(t: Table, seat: Seat, action: Action) -> bool:
    """F4: whether copies of the eaten kind would stay in hand."""
    assert t.felt.shown is not None
    card = t.felt.shown[0]
    own = t.felt.own[seat]
    laid = sum(g.count(tokens((card,))[0]) for g in (action.cards, *action.extra))
    return own[card] < 3 and own[card] + 1 > laid


def is_chance(t: Table, seat: Seat, action: Action) -> bool:
    """1.5.1, B3: whether a claim could be made rightly; a bare group that forces others with it is no chance to eat."""
    return not (t.course.manual and action.verb == "chi" and missing_bi(t, seat, action))


def undone(t: Table, seat: Seat, action: Action) -> bool:
    """Part 7, 湖南字牌: an eat without the 比 it forces is undone."""
    return not t.course.burnt_bi and not is_chance(t, seat, action)


def note_claim(t: Table, seat: Seat, card: int) -> None:
    """1.9: 吃 or 碰 of a 臭 card."""
    if card in t.stale[seat]:
        t.fouls.add(seat)


def may_discard_unasked(t: Table, seat: Seat) -> bool:
    """八块后打牌: a discard that is not owed, after a second or later quad."""
    return t.felt.quads(seat) >= 2 and any(t.felt.own[seat])


def discard_choices(t: Table, seat: Seat) -> list[Action]:
    """1.9 破坎: any card; not discarding where none is owed."""
    own = t.felt.own[seat]
    found = [claims.DISCARD[k] for k in range(N) if own[k]]
    return found if t.felt.owes(seat) else [*found, claims.PASS]


def note_discard(t: Table, seat: Seat, kind: int) -> None:
    """破坎, and a discard that is not owed, are fouls."""
    if kind not in claims.discards(t, seat) or not t.felt.owes(seat):
        t.fouls.add(seat)


def false_reason(t: Table, seat: Seat, card: int, how: str) -> Reason | None:
    """Why a 胡 declared on this card would be a 诈胡; None if it is a good win."""
    if seat in t.fouls:
        return Reason(R["hu_foul"], {}, "1.9")
    passed = t.passed[seat].get(card, -1)
    if passed == t.laid_points(seat):
        return Reason(R["hu_passed"], {"cards": tokens((card,)), "have": passed}, "1.5.5")
    if claims.count_of(t, seat, card, how) is not None:
        return None
    count = claimed(t, seat, card, how)
    have = 0 if count is None else count.form.points
    return Reason(R["hu_points"], {"have": have, "want": t.counting.min_hu}, "1.6")
