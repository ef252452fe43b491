"""What one seat may do with the card on the stage, other seats left aside (rules zipai 1.4 B, C; 1.5; 1.6)."""

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.shared.cuts import may_complete
from changpai_desktop.games.shared.eating import Plan, plans
from changpai_desktop.games.shared.paohuzi.counting import Count, Facts, best
from changpai_desktop.games.shared.paohuzi.forms import Winning
from changpai_desktop.games.shared.paohuzi.owing import able_after, can_discard
from changpai_desktop.games.shared.paohuzi.table import Table
from changpai_desktop.games.shared.window import Ranking
from changpai_desktop.games.shared.zi import TOKENS, N, free_of_kan, tokens

PASS = Action("pass")
RANK = {"hu": 3, "pao": 2, "peng": 1, "chi": 0, "pass": -1}
"""1.6: 胡 before 跑 before 碰 before 吃."""
HU = tuple(Action("hu", (t,)) for t in TOKENS)
PENG = tuple(Action("peng", (t,) * 3) for t in TOKENS)
PAO = tuple(Action("pao", (t,) * 4) for t in TOKENS)
DISCARD = tuple(Action("discard", (t,)) for t in TOKENS)


def source_of(t: Table, seat: Seat) -> str:
    """Where the card on the stage comes from for this seat."""
    assert t.felt.shown is not None
    _, giver, how = t.felt.shown
    if how == "discard":
        return "discard"
    return "own_flip" if giver == seat else "other_flip"


def facts_of(t: Table, seat: Seat, how: str) -> Facts:
    """What matters of a win beside the cards. Every 天胡 counts as 自摸 (1.8)."""
    tianhu = "choice" if how in ("deal", "dealer") else ""
    last = not t.felt.stock and how in ("own_flip", "other_flip")
    return Facts(how == "own_flip" or bool(tianhu), tianhu, seat == t.dealer, last)


def count_of(t: Table, seat: Seat, card: int, how: str) -> Count | None:
    """1.6: what the seat would win with the card; None if it is not complete or has too few 胡息."""
    own, win = case_of(t, seat, card, how)
    return best(t.counting, t.felt.laid[seat], own, card, win, facts_of(t, seat, how))


def case_of(t: Table, seat: Seat, card: int, how: str) -> tuple[list[int], Winning]:
    """The hand beside the card that may win, and what may be done with that card."""
    own = list(t.felt.own[seat])
    if how == "dealer":
        # Part 7: the 亮张 belongs to his dealt hand, yet for the win it is looked at apart.
        own[card] -= 1
    return own, Winning(how, card in t.stale[seat], t.course.break_wei, t.course.hidden_win)


def barred(t: Table, seat: Seat, card: int) -> bool:
    """1.4 F 死手, 1.5.5 臭胡, 1.9 a foul of one's own: the seat may not win with this kind."""
    if seat in t.dead or seat in t.fouls:
        return True
    passed = t.passed[seat]
    return card in passed and passed[card] == t.laid_points(seat)


def may_win(t: Table, seat: Seat) -> bool:
    """1.6: whether the card on the stage may be won."""
    assert t.felt.shown is not None
    card, _, how = t.felt.shown
    # 1.4 C: only stock cards can be won.
    if how == "discard" and not t.course.discard_win:
        return False
    own, alike, quads = t.felt.own[seat], False, False
    for g in t.felt.laid[seat]:
        quads = quads or len(g.kinds) == 4
        alike = alike or g.kinds == (card, card, card)
    if not may_complete(free_of_kan(own), card, own[card], alike, quads):
        return False
    return not barred(t, seat, card) and count_of(t, seat, card, source_of(t, seat)) is not None


def pao_place(t: Table, seat: Seat, card: int, source: Seat, how: str) -> int | None:
    """1.4: -1 to 跑 from a 坎 in hand, the place of the laid group to 跑 onto, None if there is no 跑.

    B2: a flip is taken by a 坎, a laid 偎 or a laid 碰 (the flipper himself: the 碰 only); C1: a discard never by a 碰.
    """
    if source != seat and t.felt.own[seat][card] == 3:
        return -1
    for place, g in enumerate(t.felt.laid[seat]):
        if g.kinds == (card, card, card):
            ready = how == "flip" if g.verb == "peng" else source != seat and g.verb in ("wei", "chouwei")
            return place if ready else None
    return None


def may_eat_from(t: Table, seat: Seat) -> bool:
    """1.4 B4, B5, C3: a flip is eaten by its flipper or his 下家, a discard by the 下家."""
    assert t.felt.shown is not None
    _, source, how = t.felt.shown
    return (how == "flip" and source == seat) or (source != seat and t.felt.after(source) == seat)


def closed(t: Table, seat: Seat) -> bool:
    """Whether the seat may neither 吃 nor 碰 any more: 死手 (1.4 F), fangpao_ban."""
    return seat in t.dead or seat in t.banned


def may_peng(t: Table, seat: Seat, *, stale: bool = False) -> bool:
    """1.4 B3, C2: another's card, exactly two held, not 臭, and a discard possible if one is owed (1.4 F)."""
    assert t.felt.shown is not None
    card, source, _ = t.felt.shown
    own = t.felt.own[seat]
    if own[card] != 2 or source == seat or (card in t.stale[seat] and not stale):
        return False
    felt = t.felt
    return able_after(own, (card, card), felt.held(seat), felt.quads(seat), t.course.break_kan)


def eat_plans(t: Table, seat: Seat, *, stale: bool = False) -> list[Plan]:
    """1.4 B4, B5, C3 and F4: complete plans after which a discard that is owed is possible (1.4 F)."""
    assert t.felt.shown is not None
    card = t.felt.shown[0]
    if (card in t.stale[seat] and not stale) or not may_eat_from(t, seat):
        return []
    own, felt = t.felt.own[seat], t.felt
    found = plans(own, card)
    if not found:
        return found
    size, quads, whole = felt.held(seat), felt.quads(seat), t.course.break_kan
    return [p for p in found if able_after(own, p.used(card), size, quads, whole)]


def eat_action(plan: Plan) -> Action:
    """The plan as an action."""
    return Action("chi", tokens(plan.group), tuple(tokens(g) for g in plan.extra))


def options(t: Table, seat: Seat, *, only_hu: bool) -> list[Action]:
    """The optional claims of a seat, best first; beside a forced 跑 there is only 胡."""
    assert t.felt.shown is not None
    card = t.felt.shown[0]
    out: list[Action] = []
    if may_win(t, seat):
        out.append(HU[card])
    if only_hu or closed(t, seat):
        return out
    if t.felt.own[seat][card] == 2 and may_peng(t, seat):
        out.append(PENG[card])
    if may_eat_from(t, seat):
        out += [eat_action(p) for p in eat_plans(t, seat)]
    return out


def discards(t: Table, seat: Seat) -> list[int]:
    """1.4 E: any card that is in no 坎; with stuck=break_kan one of a 坎 if there is nothing else."""
    own = t.felt.own[seat]
    free = [k for k in range(N) if 0 < own[k] < 3]
    if not free and t.course.break_kan and can_discard(own, True):
        return [k for k in range(N) if own[k]]
    return free


def ranking(t: Table) -> Ranking:
    """1.6: claims by rank; the same claim goes to the flipper, then his 下家, then his 上家."""
    assert t.felt.shown is not None
    far = {s: -steps for steps, s in enumerate(t.felt.in_order(t.felt.shown[1]))}
    return lambda seat, action: (RANK[action.verb], far[seat])
