"""The answers to a face-up card: what one seat may do, and who comes first (rules zipai 4.3).

胡 > 招 > 碰 > 吃. 招 and 碰 are forced and need no answer unless the seat may also win. With referee=manual forced
claims can be missed and forbidden ones made; nothing tells the others.
"""

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.daer.eats import eats
from changpai_desktop.games.daer.table import Table
from changpai_desktop.games.shared.law import owes_discard
from changpai_desktop.games.shared.window import Ranking, Window
from changpai_desktop.games.shared.zi import TOKENS, N

PASS = Action("pass")
HU = tuple(Action("hu", (token,)) for token in TOKENS)
FORCED: dict[int, tuple[Action, ...]] = {
    2: tuple(Action("peng", (token,) * 3) for token in TOKENS),
    3: tuple(Action("zhao", (token,) * 4) for token in TOKENS),
}
"""4.3: by the copies held of each kind, the claim that is forced."""
_RANK = {"hu": 12, "zhao": 9, "peng": 6, "chi": 3}


def ranking(t: Table) -> Ranking:
    """4.3: the verb first, then seat order from the source: a flip from its flipper, a discard from his 下家.

    The seat is part of the rank itself: 吃 that the flipper declines is declined, though his 下家 then eats.
    """
    assert t.shown is not None
    _, source, how = t.shown
    first = source if how == "flip" else t.after(source)

    def rank(seat: Seat, action: Action) -> tuple[int, int]:
        worth = _RANK.get(action.verb)
        return (-1, 0) if worth is None else (worth - t.distance(first, seat), 0)

    return rank


def may_eat_from(t: Table, seat: Seat) -> bool:
    """4.3: a flip may be eaten by its flipper or his 下家, a discard by the 下家 only."""
    assert t.shown is not None
    _, source, how = t.shown
    return (how == "flip" and source == seat) or t.after(source) == seat


def forced(t: Table, seat: Seat) -> Action | None:
    """4.3: 招 with a 坎 of the card, 碰 with exactly two (not after 爆, 4.6); None if neither."""
    assert t.shown is not None
    card, source, how = t.shown
    held = t.own[seat][card]
    if held < 2 or (how == "discard" and source == seat) or (held == 2 and seat in t.bao):
        return None
    return FORCED[held][card]


def lawful_eats(t: Table, seat: Seat) -> list[Action]:
    """4.3, F4: complete plans to eat the card; none after 爆 (4.6), none of a 过 kind."""
    assert t.shown is not None
    card = t.shown[0]
    if t.own[seat][card] >= 2 or not may_eat_from(t, seat) or card in t.passed[seat] or seat in t.bao:
        return []
    found = eats(t.own[seat], card, False)
    if not found:
        return []
    must_discard = owes_discard(t.held(seat) + 1, t.quads(seat))
    return [e.action for e in found if e.leaves or not must_discard]


def bold_eats(t: Table, seat: Seat) -> list[Action]:
    """4.4, referee=manual: also eating without the 比 it forces (吃了不比), and eating a 过 kind (吃过)."""
    assert t.shown is not None
    card = t.shown[0]
    if seat in t.bao or not may_eat_from(t, seat):
        return []
    own = list(t.own[seat])
    must_discard = owes_discard(t.held(seat) + 1, t.quads(seat))
    out = [e.action for e in eats(own, card, must_discard)]
    # Who holds two has to 碰, so at most one copy can be left unlaid; it can be discarded then.
    if own[card] == 1:
        own[card] = 0
        out += [e.action for e in eats(own, card, False) if e.action not in out]
    return out


def foul_of(t: Table, seat: Seat, action: Action) -> str:
    """4.4: the rule that a claim or a pass breaks (the key of its reason); empty if none. Only with referee=manual."""
    if not t.rules.manual or t.shown is None:
        return ""
    card = t.shown[0]
    if action.verb == "chi":
        if card in t.passed[seat]:
            return "foul_guo"
        return "" if action in lawful_eats(t, seat) else "foul_bi"
    if action.verb == "pass":
        return "foul_peng" if forced(t, seat) is not None else ""
    if action.verb == "hu":
        return t.broken[seat] or ("foul_hu_guo" if t.barred(seat, card) else "")
    return ""


def open_window(t: Table) -> None:
    """4.3: asks every seat that has a choice; a forced claim stands by itself."""
    assert t.shown is not None
    card, source, how = t.shown
    manual = t.rules.manual
    seats = [s for s in t.playing if how == "flip" or s != source]
    must = {s: claim for s in seats if (claim := forced(t, s)) is not None}
    wins = [s for s in seats if (manual or not t.barred(s, card)) and t.complete(s, card)]
    if must and not wins and not manual:
        # Nobody can come before a forced claim: no need to look for eating.
        t.window = Window({}, must)
        return
    choices: dict[Seat, list[Action]] = {}
    standing: dict[Seat, Action] = {}
    for seat in seats:
        found = [HU[card]] if seat in wins else []
        if seat in must and not found and not manual:
            standing[seat] = must[seat]
            continue
        if seat in must:
            found.append(must[seat])
        else:
            found += bold_eats(t, seat) if manual else lawful_eats(t, seat)
        if found:
            choices[seat] = found if seat in must and not manual else [*found, PASS]
    t.window = Window(choices, standing)


def note_declined(t: Table, taker: tuple[Seat, Action] | None) -> None:
    """4.3: 吃 that was declined makes the kind 过, a forced claim that was missed is a violation (4.4), unless
    somebody who comes first took the card (6.1)."""
    assert t.shown is not None
    card = t.shown[0]
    rank = ranking(t)
    for seat in t.window.answers:
        for action in t.window.declined(seat, taker, rank):
            if action.verb == "chi" and action in lawful_eats(t, seat):
                t.passed[seat].add(card)
                break
            if action.verb in ("zhao", "peng") and t.window.answers[seat] == PASS:
                t.broken[seat] = t.broken[seat] or "foul_peng"


def discardable(t: Table, seat: Seat) -> list[int]:
    """4.3: never a card of a 坎."""
    return [k for k in range(N) if 0 < t.own[seat][k] < 3]


def plan_tokens(action: Action) -> tuple[str, ...]:
    """All cards that an eating lays."""
    return (*action.cards, *(c for g in action.extra for c in g))
