"""The answers to a face-up card: what one seat may do with it, and which claim wins (rules zipai 3.4, 3.5)."""

from collections.abc import Callable

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.leshan.scoring import Claim, Count, better
from changpai_desktop.games.leshan.table import Table
from changpai_desktop.games.leshan.turn import can_discard_after, plans_to_eat
from changpai_desktop.games.shared.eating import Plan
from changpai_desktop.games.shared.law import owes_discard
from changpai_desktop.games.shared.window import Window
from changpai_desktop.games.shared.zi import TOKENS, tokens

PASS = Action("pass")
RANK = {"hu": 3, "kai": 2, "dui": 2, "chi": 1, "pass": -1}
"""3.4: 和 before 开 and 对 before 吃."""
_HU = tuple(Action("hu", (t,)) for t in TOKENS)
_KAI = tuple(Action("kai", (t,) * 4) for t in TOKENS)
_DUI = tuple(Action("dui", (t,) * 3) for t in TOKENS)


def may_eat_from(t: Table, seat: Seat) -> bool:
    """3.4: a flip may be eaten by its flipper and his 下家, a discard by the 下家; 3.9: of two, only own flips."""
    assert t.shown is not None
    _, source, how = t.shown
    if how == "flip" and source == seat:
        return True
    return t.seats > 2 and t.after(source) == seat


def hand_count(t: Table, seat: Seat, card: int | None, *, self_drawn: bool) -> Count | None:
    """The best complete hand with the card, whatever the 过 rules say; None if it is not complete."""
    if seat == t.small:
        if card is None:
            return None
        return t.scoring.small_seat(t.own[seat], card, self_drawn=self_drawn, first_discard=t.first_discard)
    return t.scoring.complete(t.laid[seat], t.own[seat], Claim(card, t.dealt_longdeng[seat], t.first_discard))


def win_bar(t: Table, seat: Seat, card: int) -> str:
    """3.5.2-4: which 过 rule forbids a win with this card; empty if none."""
    if t.passed_kai[seat]:
        return "bu_kai"
    if t.passed_dui[seat] >> card & 1:
        return "hou_dui_he"
    return "huilong" if t.own_discards[seat] >> card & 1 else ""


def may_win(t: Table, seat: Seat, card: int, *, self_drawn: bool) -> Count | None:
    """3.6.1 and 3.5: complete with ten 和数, and no 过 rule against it."""
    if win_bar(t, seat, card):
        return None
    count = hand_count(t, seat, card, self_drawn=self_drawn)
    if count is None or not count.qualified or not better(t.rules, count, t.passed_hu[seat]):
        return None
    return count


def own_card(t: Table, seat: Seat) -> bool:
    """Whether the card on the stage is the seat's own flip."""
    return t.shown is not None and t.shown[1] == seat and t.shown[2] == "flip"


def options(t: Table, seat: Seat) -> list[Action]:
    """All that a seat may answer to the card on the stage, other seats left aside; empty if only 过."""
    assert t.shown is not None
    card, source, how = t.shown
    if how == "discard" and source == seat:
        return []
    out: list[Action] = []
    if may_win(t, seat, card, self_drawn=source == seat) is not None:
        out.append(_HU[card])
    if seat == t.small:
        # 3.8.3: 小家 takes a card only to win with it.
        return out
    held = t.own[seat][card]
    if held == 3:
        out.append(_KAI[card])
    elif held == 2 and may_dui(t, seat, card):
        out.append(_DUI[card])
    if held < 3 and may_eat_from(t, seat) and not eat_bar(t, seat, card):
        out += [eaten(p) for p in plans_to_eat(t.own[seat], card, t.held(seat), t.quads(seat))]
    return out


def eaten(plan: Plan) -> Action:
    """A plan as an action."""
    return Action("chi", tokens(plan.group), tuple([tokens(g) for g in plan.extra]))


def may_dui(t: Table, seat: Seat, card: int) -> bool:
    """3.4 对: exactly two held; 3.5.2: not declined before; part 7: a card must be left to discard if one is owed."""
    if dui_bar(t, seat, card):
        return False
    if not owes_discard(t.held(seat) + 1, t.quads(seat)):
        return True
    return can_discard_after(t.own[seat], (card, card))


def dui_bar(t: Table, seat: Seat, card: int) -> bool:
    """3.5.2 后对, and `own_discard_claim = no`."""
    return bool(t.passed_dui[seat] >> card & 1) or _own_discard_bars(t, seat, card)


def eat_bar(t: Table, seat: Seat, card: int) -> bool:
    """3.5.1 吃过张, and `own_discard_claim = no`."""
    return bool(t.passed_chi[seat] >> card & 1) or _own_discard_bars(t, seat, card)


def _own_discard_bars(t: Table, seat: Seat, card: int) -> bool:
    return not t.rules.own_discard_claim and bool(t.own_discards[seat] >> card & 1)


def open_window(t: Table, wrong: Callable[[Table, Seat, list[Action]], list[Action]]) -> None:
    """Asks every seat that has a choice; `kai = forced` needs no asking unless the seat may also win.

    With `referee = manual` the seats are also offered what is `wrong`, and the program forces nothing.
    """
    choices: dict[Seat, list[Action]] = {}
    forced: dict[Seat, Action] = {}
    for seat in range(t.seats):
        found = options(t, seat)
        if t.rules.manual:
            found = [*found, *wrong(t, seat, found)]
        if not found:
            continue
        must = next((a for a in found if a.verb == "kai"), None) if t.rules.kai_forced and not t.rules.manual else None
        if must is None:
            choices[seat] = [*found, PASS]
        elif len(found) == 1:
            forced[seat] = must
        else:
            choices[seat] = found
    t.window = Window(choices, forced)


def ranking(t: Table, seat: Seat, action: Action) -> tuple[int, int]:
    """3.4: by claim, then the nearest counter-clockwise from the card."""
    return RANK[action.verb], -t.distance_from_card(seat)


def note_declined(t: Table, takers: list[tuple[Seat, Action]]) -> None:
    """3.5: what a seat declined although nothing of a higher rank took the card.

    As in 1.5.1, who took the card has declined nothing of it (eating instead of 对); a 和 it could have had is made
    good by its 进张.
    """
    assert t.window is not None
    assert t.shown is not None
    card = t.shown[0]
    taker = takers[0] if takers else None
    for seat in t.window.answers:
        if taker is not None and taker[0] == seat:
            continue
        # Of a manual table's wrong choices none was a chance.
        chances = options(t, seat) if t.rules.manual else None
        for action in t.window.declined(seat, taker, lambda s, a: ranking(t, s, a)):
            if chances is None or action in chances:
                _declined(t, seat, action.verb, card)


def _declined(t: Table, seat: Seat, verb: str, card: int) -> None:
    if verb == "chi":
        t.passed_chi[seat] |= 1 << card
    elif verb == "dui":
        t.passed_dui[seat] |= 1 << card
    elif verb == "kai":
        t.passed_kai[seat] = True
    elif verb == "hu":
        pass_win(t, seat, card, self_drawn=own_card(t, seat))


def pass_win(t: Table, seat: Seat, card: int | None, *, self_drawn: bool) -> None:
    """3.5.5 过和: class and 番 of a win passed, until the next 进张."""
    count = hand_count(t, seat, card, self_drawn=self_drawn)
    if count is not None and count.qualified:
        t.passed_hu[seat] += ((count.rank, count.fan),)
