"""The answers to a discard: what one seat may do, and who comes first (rules changpai 5.5.3, 5.7).

胡 > 杠 > 碰 (> 吃 in 酒菜胡); among equals the nearest seat.
"""

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.qianhong.kinds import BAIDA, TOKENS
from changpai_desktop.games.qianhong.table import Table
from changpai_desktop.games.shared.window import Ranking, Window

PASS = Action("pass")
HU = tuple(Action("hu", (token,)) for token in TOKENS)
PENG = tuple(Action("peng", (token,) * 3) for token in TOKENS)
GANG = tuple(Action("gang", (token,) * 4) for token in TOKENS)
RANK = {"hu": 3, "gang": 2, "peng": 1, "chi": 0}


def ranking(t: Table) -> Ranking:
    """5.5.3: the verb first, then the distance from the discarder."""
    assert t.shown is not None
    first = t.after(t.shown[1])

    def rank(seat: Seat, action: Action) -> tuple[int, int]:
        worth = RANK.get(action.verb)
        return (-1, 0) if worth is None else (worth, -t.distance(first, seat))

    return rank


def may_win(t: Table, seat: Seat, card: int) -> bool:
    """5.4: the card completes the hand, and 过水 does not bar it."""
    return seat not in t.locked and t.complete(seat, card)


def runs(t: Table, seat: Seat, card: int) -> list[Action]:
    """5.7: runs to eat the card into, for the 下家 in 酒菜胡."""
    assert t.shown is not None
    if not t.rules.jiucai or card >= 27 or t.after(t.shown[1]) != seat:
        return []
    own, number, out = t.own[seat], card % 9, []
    for start in range(max(0, number - 2), min(6, number) + 1):
        first = card - number + start
        group = (first, first + 1, first + 2)
        if all(own[k] or k == card for k in group):
            out.append(Action("chi", t.tokens(group)))
    return out


def open_window(t: Table) -> None:
    """5.5.3: asks every other seat that has a choice."""
    assert t.shown is not None
    card, source, _ = t.shown
    choices: dict[Seat, list[Action]] = {}
    for seat in t.in_order(source)[1:]:
        found = [HU[card]] if may_win(t, seat, card) else []
        held = t.own[seat][card]
        if held >= 2 and card != BAIDA:
            if held == 3 and t.stock:
                found.append(GANG[card])
            found.append(PENG[card])
        found += runs(t, seat, card)
        if found:
            choices[seat] = [*found, PASS]
    t.window = Window(choices)


def note_declined(t: Table, taker: tuple[Seat, Action] | None) -> None:
    """5.5.5, `guoshui`: a win that was declined and could have been had bars the next ones on discards."""
    if not t.rules.guoshui:
        return
    rank = ranking(t)
    for seat in t.window.answers:
        if any(a.verb == "hu" for a in t.window.declined(seat, taker, rank)):
            t.locked.add(seat)
