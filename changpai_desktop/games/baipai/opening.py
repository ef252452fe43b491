"""From the deal to the first lead (rules changpai 2.2).

deal -> (a hand without 天 and 九: dealt again, or its holder says) -> 硬张 are laid -> the dealer leads.
"""

from changpai_desktop.games.baipai import play
from changpai_desktop.games.baipai.kinds import TIANJIU
from changpai_desktop.games.baipai.table import HAND_SIZE, Table
from changpai_desktop.games.baipai.words import R
from changpai_desktop.games.contract import Action, Outcome, Reason, Seat

REDEAL, KEEP = Action("redeal"), Action("keep")


def begin(t: Table) -> None:
    """2.2: 28 cards each, from the dealer on."""
    t.deal([(seat, 1) for _ in range(HAND_SIZE) for seat in t.playing])
    bare = [s for s in t.playing if not any(t.own[s][k] for k in TIANJIU)]
    if not bare:
        _first_lead(t)
    elif t.rules.choice:
        t.asked = dict.fromkeys(bare)
    else:
        _void(t, bare)


def answer(t: Table, seat: Seat, action: Action) -> None:
    """可不流: once every holder has said, one who wants it dealt again is enough."""
    t.asked[seat] = action == REDEAL
    if None in t.asked.values():
        return
    wanting = [s for s in t.playing if t.asked.get(s)]
    if wanting:
        _void(t, wanting)
    else:
        _first_lead(t)


def _void(t: Table, seats: list[Seat]) -> None:
    """2.2 无天无九不打牌: the hand is void, the same dealer deals again."""
    for seat in seats:
        t.say(seat, "redeal")
    play.finish(t, Outcome("void", t.seats, (), (), t.dealer, Reason(R["void"], {}, "2.2")))


def _first_lead(t: Table) -> None:
    """2.2: everybody lays his 硬张; 2.5: the dealer leads first."""
    for seat in t.playing:
        t.lay_hard(seat)
    play.to_lead(t, t.dealer)
