"""From the deal to the first discard or flip (rules changpai 1.4, 1.5).

deal -> (agreed redeal) -> declarations in order from the dealer -> 敲 players join or leave -> 起牌 -> 偷牌 -> play.
"""

from changpai_desktop.games.contract import Action, Event, Outcome, Reason, Seat
from changpai_desktop.games.yaodiren import play
from changpai_desktop.games.yaodiren.declare import counts_as_fan, declarations
from changpai_desktop.games.yaodiren.table import Table
from changpai_desktop.games.yaodiren.words import R

REDEAL = Action("redeal")


def may_ask_redeal(t: Table, seat: Seat) -> bool:
    """1.4.3: a dealer with neither 番 nor enough 陀, before the declarations, once."""
    if seat != t.dealer or t.redeal_asked or t.phase != "declare":
        return False
    standing = t.standing(seat)
    return not standing.qualified and not counts_as_fan(t.rules, t.own[seat], standing, True)


def declare_choices(t: Table, seat: Seat) -> list[Action]:
    """1.4: what a seat may say, and the dealer's request for a redeal."""
    said = declarations(t.rules, t.own[seat], t.standing(seat), seat == t.dealer)
    out = [Action(verb) for verb in said]
    if may_ask_redeal(t, seat):
        out.append(REDEAL)
    return out


def join_choices(t: Table, seat: Seat) -> list[Action]:
    """1.4.1: who knocked may play or leave once another has started (1.13.21: must play)."""
    if t.rules.voluntary_drop or not t.standing(seat).qualified:
        return [Action("join"), Action("drop")]
    return [Action("join")]


def declare(t: Table, seat: Seat, verb: str) -> None:
    """One declaration; after the last the hand begins or is void."""
    if verb == "redeal":
        t.redeal_asked = True
        t.events.append(Event("say", seat, verb=verb))
        t.phase, t.answers = "redeal", {}
        return
    _say(t, seat, verb)
    following = (seat + 1) % t.seats
    if following != t.dealer:
        t.turn = following
        return
    if "start" not in t.said:
        # 1.4.2: nobody said 起: void, no payment, the next seat deals.
        play.finish(t, void(t, "void_nobody"))
        return
    t.phase = "join"
    _next_knocker(t)


def _say(t: Table, seat: Seat, verb: str) -> None:
    t.said[seat] = verb
    t.events.append(Event("say", seat, verb=verb))
    if verb == "drop":
        t.status[seat] = "dropped"
    elif not t.standing(seat).qualified:
        # 1.13.20, 8: staying in unqualified is a foul, found when the next card is turned.
        t.fouls.add(seat)


def answer_redeal(t: Table, seat: Seat, action: Action) -> None:
    """1.4.3: all must agree; answers are secret until everyone has spoken."""
    t.answers[seat] = action
    if len(t.answers) < t.seats - 1:
        return
    for s in t.in_order(t.dealer)[1:]:
        t.events.append(Event("say", s, verb=t.answers[s].verb))
    agreed = all(a.verb == "agree" for a in t.answers.values())
    t.answers = {}
    if agreed:
        play.finish(t, void(t, "void_agreed"))
    else:
        t.phase, t.turn = "declare", t.dealer


def void(t: Table, why: str) -> Outcome:
    """A hand that did not start: no payment, the next seat deals (1.4, 1.11)."""
    return Outcome("void", t.seats, (), (), (t.dealer + 1) % t.seats, Reason(R[why], {}, "1.4"))


def join(t: Table, seat: Seat, verb: str) -> None:
    """A knocking seat's choice."""
    t.events.append(Event("say", seat, verb=verb))
    if verb == "drop":
        t.status[seat] = "dropped"
        t.fouls.discard(seat)
    else:
        t.status[seat] = "in"
    _next_knocker(t)


def _next_knocker(t: Table) -> None:
    for seat in t.in_order(t.dealer):
        if t.status[seat] == "waiting" and t.said[seat] == "knock":
            t.turn = seat
            return
    for seat in range(t.seats):
        if t.status[seat] == "waiting":
            t.status[seat] = "in"
    _begin(t)


def opener(t: Table) -> Seat | None:
    """1.5.1: the dealer if he plays; 1.13.23 (starter_draws=yes): the first who said 起."""
    if t.rules.starter_draws:
        return next((s for s in t.in_order(t.dealer) if t.said[s] == "start"), None)
    return t.dealer if t.live(t.dealer) else None


def _begin(t: Table) -> None:
    """1.5: 起牌 for the opener, 偷牌 in seat order from the dealer, then the first discard or flip."""
    first = opener(t)
    if first is not None:
        t.draw(first, "qi")
    for seat in t.in_order(t.dealer):
        if t.live(seat) and t.steal(seat):
            # 1.5.2: a stolen card that makes five of the only 杠牌 may leave the hand short of a 卯.
            play.drop_if_lost(t, seat)
    if first is None or not t.live(first):
        play.next_flip(t, t.dealer if first is None else first)
        return
    t.drawn = None
    play.own_turn(t, first)
