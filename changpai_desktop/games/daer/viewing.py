"""What one seat may know of a hand of 四川大贰 (the contract's `View`)."""

from changpai_desktop.games.contract import Action, Need, Reason, Seat, SeatView, Value, View
from changpai_desktop.games.daer.options import OPTIONS
from changpai_desktop.games.daer.scoring import MIN_HU, alike_value, group_value
from changpai_desktop.games.daer.table import Table
from changpai_desktop.games.daer.words import R
from changpai_desktop.games.options import changed
from changpai_desktop.games.shared.zi import TOKENS, kan_of


def _seat(t: Table, seat: Seat, mine: bool, reveal: bool) -> SeatView:
    status = "in" if t.plays(seat) else "resting"
    if t.outcome is not None and any(w.seat == seat for w in t.outcome.winners):
        status = "won"
    values = [group_value(g.verb, g.kinds) for g in t.laid[seat]]
    said = "bao" if seat in t.bao else ""
    return t.seat_view(seat, mine=mine, reveal=reveal, values=values, status=status, said=said)


def sure_points(t: Table, seat: Seat) -> int:
    """4.2: 胡数 of the laid groups and of the 坎 in hand."""
    return t.scoring.laid_points(t.laid[seat]) + sum(alike_value("kan", k) for k in kan_of(t.own[seat]))


def _need(t: Table, seat: Seat) -> Need | None:
    if not t.plays(seat):
        return None
    have = sure_points(t, seat)
    if t.dead[seat]:
        return Need(have, MIN_HU, Reason(R["need_dead"], {}, "7"))
    return Need(have, MIN_HU, Reason(R["need"], {"have": have}, "4.4"))


def _facts(t: Table, seat: Seat) -> dict[str, Value]:
    """What the seat has to remember, and how many cards are left to turn."""
    facts: dict[str, Value] = {"flips": max(0, len(t.stock) - t.rules.bottom)}
    if t.passed[seat]:
        facts["passed"] = " ".join(TOKENS[k] for k in sorted(t.passed[seat]))
    if t.dead[seat]:
        facts["dead"] = 1
    if t.broken[seat]:
        facts["broken"] = t.broken[seat]
    return facts


def view_of(t: Table, seat: Seat, actors: tuple[Seat, ...], legal: list[Action], *, reveal: bool) -> View:
    """The view of a seat. While answers are secret, `actors` shows only the seat's own turn to answer."""
    if t.phase in ("claim", "bao"):
        actors = tuple(s for s in actors if s == seat)
    # That the dealt hand is complete is its player's own affair.
    phase = "discard" if t.phase == "own_win" and seat != t.turn else t.phase
    over = t.phase == "over"
    return View(
        "daer",
        changed(OPTIONS, t.options),
        seat,
        t.dealer,
        phase,
        tuple([_seat(t, s, s == seat, reveal or over) for s in range(t.seats)]),
        len(t.stock),
        t.stage(),
        tuple(legal),
        actors,
        _need(t, seat),
        _facts(t, seat),
    )
