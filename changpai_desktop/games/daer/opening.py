"""From the deal to the first discard or flip (rules zipai 4.1, 4.6).

deal -> 垅 are laid -> (爆 is declared, the dealer's last card comes) -> the dealer wins, discards, or his 下家 flips.
"""

from changpai_desktop.games.contract import Action, Event, Seat
from changpai_desktop.games.daer import play
from changpai_desktop.games.daer.claims import PASS
from changpai_desktop.games.daer.table import Table
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.zi import COPIES, TOKENS, N

HAND_SIZE = 20
BAO = Action("bao")


def begin(t: Table) -> None:
    """4.1: twenty cards each and the dealer's twenty-first, which 4.6 holds back until 爆 has been declared."""
    sizes = [(seat, 1) for _ in range(HAND_SIZE) for seat in t.playing]
    t.deal(sizes if t.rules.bao else [*sizes, (t.dealer, 1)])
    for seat in t.playing:
        _lay_quads(t, seat)
    if not t.rules.bao:
        _dealer_turn(t)
        return
    # 4.6: every player whose 20 cards wait may declare; asked at the same time and secretly (6.1).
    t.bao_asked = {seat: None for seat in t.playing if t.waits(seat)}
    if t.bao_asked:
        t.phase = "bao"
    else:
        _after_bao(t)


def _lay_quads(t: Table, seat: Seat) -> None:
    """4.1: dealt quads (垅) lie face up at once."""
    for kind in range(N):
        if t.own[seat][kind] == COPIES:
            t.lay(seat, Laid("long", (kind,) * COPIES), (kind,) * COPIES)


def bao_choices(t: Table, seat: Seat) -> list[Action]:
    """4.6: declare or not."""
    return [BAO, PASS] if t.bao_asked.get(seat, False) is None else []


def answer_bao(t: Table, seat: Seat, action: Action) -> None:
    """4.6: once all have answered the declarations are made known."""
    t.bao_asked[seat] = action.verb == "bao"
    if None in t.bao_asked.values():
        return
    for s in t.playing:
        if t.bao_asked.get(s):
            declare(t, s)
    _after_bao(t)


def declare(t: Table, seat: Seat) -> None:
    """爆 is said."""
    t.bao.add(seat)
    t.events.append(Event("say", seat, verb="bao"))


def _after_bao(t: Table) -> None:
    """4.6: the card held back goes into the dealer's hand unseen; if he has declared it is offered as a first flip."""
    if t.dealer in t.bao:
        t.opening, t.held_back = False, True
        t.flip(t.dealer)
        play.ask(t)
        return
    kind = t.stock.pop()
    t.own[t.dealer][kind] += 1
    t.events.append(Event("draw", t.dealer, (TOKENS[kind],), "qi", secret_to_others=True))
    _lay_quads(t, t.dealer)
    _dealer_turn(t)


def _dealer_turn(t: Table) -> None:
    """4.4: 天胡 is asked first; then F2 decides whether the dealer discards."""
    t.turn = t.dealer
    if t.complete(t.dealer, -1):
        t.phase = "own_win"
    else:
        play.go_on(t, t.dealer)
