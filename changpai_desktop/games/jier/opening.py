"""From the deal to the head's first discard (rules changpai 3.4.1).

deal -> everybody's compulsory sets are laid -> from the head on all steal -> the head's turn. Whoever else holds a set
that may stay is asked while the head thinks: secretly, so that nobody learns of it, and what the head does waits.
"""

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.jier import play
from changpai_desktop.games.jier.claims import PASS
from changpai_desktop.games.jier.kinds import INDEX
from changpai_desktop.games.jier.sets import due, held
from changpai_desktop.games.jier.table import Table


def begin(t: Table) -> None:
    """3.1 and the first half of 3.4.1: all lay before anybody steals."""
    t.deal_out()
    t.step, t.queue = "lay", list(t.playing)
    play.run(t)


def without_laid(t: Table, seat: Seat) -> list[int]:
    """The hand less the sets that the seat has said it lays."""
    own = list(t.own[seat])
    for action in t.asked.get(seat, ()):
        for token in action.cards:
            own[INDEX[token]] -= 1
    return own


def choices(t: Table, seat: Seat) -> list[Action]:
    """What a seat that was asked can still lay."""
    if seat not in t.asked or seat in t.closed:
        return []
    return [*(play.LAY[s] for s in held(without_laid(t, seat))), PASS]


def open_seats(t: Table) -> tuple[Seat, ...]:
    """Who still has to speak, the head included."""
    return tuple(s for s in range(t.seats) if (s in t.asked and s not in t.closed) or (s == t.turn and not t.pending))


def answer(t: Table, seat: Seat, action: Action) -> None:
    """One secret answer. The head's 天胡 comes before everything."""
    if seat == t.turn:
        if action.verb == "hu":
            t.asked, t.closed, t.pending = {}, set(), None
            play.act(t, seat, action)
            return
        t.pending = action
    elif action == PASS:
        t.closed.add(seat)
    else:
        t.asked[seat].append(action)
        if not held(without_laid(t, seat)):
            t.closed.add(seat)
    if not open_seats(t):
        _all_answered(t)


def _all_answered(t: Table) -> None:
    """The sets are laid in seat order, then stolen for; then the head's move is made."""
    laid, t.asked, t.closed = t.asked, {}, set()
    for seat, actions in laid.items():
        for action in actions:
            play.lay_out(t, seat, action)
    if t.rules.manual:
        for seat in laid:
            missed = due(t.own[seat], t.rules.yan_free)
            if missed:
                # 8: 应扣未扣, 应燕未燕.
                play.foul(t, seat, "foul_set", missed[0][1])
                return
    t.step, t.queue = "answered", [s for s in laid if laid[s]]
    play.run(t)
