"""The answers to a face-up card: what one seat may do, and who gets the card (rules changpai 1.7).

Two layers, never mixed: `options` looks at one seat only, `resolve` compares seats only. Seats answer secretly
and in any order; the result is the same for every order.
"""

from collections.abc import Mapping, Sequence

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.yaodiren.kinds import TOKENS
from changpai_desktop.games.yaodiren.melds import eat_groups
from changpai_desktop.games.yaodiren.table import Table
from changpai_desktop.games.yaodiren.turn import can_discard_after

PASS = Action("pass")
RANK = {"hu": 3, "tuhuo": 2, "gang": 2, "peng": 1, "chi": 0, "pass": -1}
"""胡 > 吐火响 = 杠 > 碰 > 吃 (rules 1.7)."""


def may_eat_from(t: Table, seat: Seat) -> bool:
    """1.7: a flip may be eaten by its flipper or his 下家, a discard by the 下家 only (1.13.18: not at all)."""
    assert t.shown is not None
    _, source, how = t.shown
    if how == "flip" and source == seat:
        return True
    # 下家 is the next seat that still plays: it is the one who acts next.
    return (how == "flip" or t.rules.eat_discard) and source != seat and t.next_live(source) == seat


def may_win(t: Table, seat: Seat, card: int | None, *, face_up: bool) -> bool:
    """1.7 and 1.8: complete, enough 陀, and no pending foul (a 包子 cannot win)."""
    if seat in t.fouls:
        return False
    return (
        t.scoring.best(
            t.laid[seat],
            t.own[seat],
            card,
            face_up=face_up,
            is_dealer=seat == t.dealer,
            started=t.said[seat] == "start",
        )
        is not None
    )


def compulsory(t: Table, seat: Seat, card: int) -> str:
    """1.7: who holds three of the card must 杠, who holds four must 吐火; empty if neither."""
    held = t.own[seat][card]
    return "gang" if held == 3 else "tuhuo" if held == 4 else ""


def options(t: Table, seat: Seat) -> list[Action]:
    """All that a seat may answer to the card on the stage, other seats left aside; empty if only 过."""
    assert t.shown is not None
    card, source, how = t.shown
    if not t.live(seat) or (how == "discard" and source == seat):
        return []
    own, token = t.own[seat], TOKENS[card]
    must = compulsory(t, seat, card)
    if must:
        # 1.7: 胡 is barred, 碰 and 吃 do not arise; whether it may be missed is the referee's affair.
        return [Action(must, (token,) * (own[card] + 1))]
    out: list[Action] = []
    if may_win(t, seat, card, face_up=True):
        out.append(Action("hu", (token,)))
    if may_peng(t, seat, card):
        out.append(Action("peng", (token,) * 3))
    if may_eat_from(t, seat):
        for group in eat_groups(own, card):
            used = list(group)
            used.remove(card)
            if can_discard_after(own, used, t.stolen[seat]):
                out.append(Action("chi", tuple([TOKENS[i] for i in group])))
    return out


def may_peng(t: Table, seat: Seat, card: int) -> bool:
    """1.7: exactly two held, and a card left to discard; 1.13.15: not a kind refused before."""
    own = t.own[seat]
    if own[card] != 2 or (t.rules.peng_locks and card in t.refused[seat]):
        return False
    return can_discard_after(own, (card, card), t.stolen[seat])


def open_window(t: Table) -> None:
    """Asks every seat that has a choice; a compulsory 杠 or 吐火 needs no asking unless the referee is manual."""
    assert t.shown is not None
    t.claims, t.answers, t.forced = {}, {}, None
    for seat in t.live_seats():
        found = options(t, seat)
        if not found:
            continue
        if found[0].verb in ("gang", "tuhuo") and not t.rules.manual:
            t.forced = (seat, found[0].verb)
        else:
            t.claims[seat] = [*found, PASS]


def distance(t: Table, seat: Seat) -> int:
    """1.7: ties go to the first in seat order from the card: a flip from its flipper, a discard from his 下家."""
    assert t.shown is not None
    return (seat - t.shown[1] - (t.shown[2] == "discard")) % t.seats


def resolve(t: Table) -> list[tuple[Seat, Action]] | None:
    """Who gets the card: one seat, several winners with winners=all, nobody (empty); None while it is open.

    It is open as long as a seat that has not answered could outrank the best answer.
    """
    best = _best(t, t.answers)
    if t.forced is not None:
        seat, verb = t.forced
        best = max(best, (RANK[verb], -distance(t, seat), seat))
    for seat, choices in t.claims.items():
        if seat in t.answers:
            continue
        could = max((RANK[a.verb], -distance(t, seat), seat) for a in choices)
        if could > best or (t.rules.all_winners and could[0] == RANK["hu"]):
            return None
    rank, _, seat = best
    if rank == RANK["hu"]:
        winners = [(s, a) for s, a in t.answers.items() if a.verb == "hu"]
        winners.sort(key=lambda sa: distance(t, sa[0]))
        return winners if t.rules.all_winners else winners[:1]
    if rank < 0:
        return []
    if seat in t.answers:
        return [(seat, t.answers[seat])]
    return [(seat, options(t, seat)[0])]


def _best(t: Table, answers: Mapping[Seat, Action]) -> tuple[int, int, Seat]:
    ranked: Sequence[tuple[int, int, Seat]] = [(RANK[a.verb], -distance(t, s), s) for s, a in answers.items()]
    return max(ranked, default=(-2, 0, -1))


def note_refusals(t: Table, taken_by: Sequence[tuple[Seat, Action]]) -> None:
    """A 碰 declined is remembered, a compulsory 杠 missed is a foul, if nothing higher took the card (zipai 6.1)."""
    assert t.shown is not None
    top = max((RANK[a.verb] for _, a in taken_by), default=-1)
    for seat, answer in t.answers.items():
        if answer.verb != "pass":
            continue
        for choice in t.claims[seat]:
            if choice.verb == "peng" and top < RANK["peng"]:
                t.refused[seat].add(t.shown[0])
            if choice.verb in ("gang", "tuhuo") and top < RANK["gang"]:
                t.fouls.add(seat)
