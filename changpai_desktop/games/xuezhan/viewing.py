"""What one seat may know of a hand of 四川麻将 (the contract's `View`)."""

from changpai_desktop.games.contract import Action, Need, Seat, SeatView, Value, View
from changpai_desktop.games.options import changed
from changpai_desktop.games.xuezhan import money
from changpai_desktop.games.xuezhan.distance import NEVER, missing
from changpai_desktop.games.xuezhan.options import OPTIONS
from changpai_desktop.games.xuezhan.reasons import because
from changpai_desktop.games.xuezhan.table import Table
from changpai_desktop.games.xuezhan.tiles import SUITS, token_list, tokens

WHOLE = 14
"""Tiles of a complete hand, a kong counted as three."""
SECRET = ("swap", "dingque", "claim", "rob")
"""Phases in which nobody sees who still has to answer."""


def _seat(t: Table, seat: Seat, mine: bool, reveal: bool) -> SeatView:
    """5.7.1: a winner's tiles stay closed but for the winning one."""
    shown = t.seat_view(
        seat,
        mine=mine,
        reveal=reveal,
        values=[0] * len(t.laid[seat]),
        status="won" if seat in t.won else "in",
        said=f"que_{SUITS[t.void[seat]]}" if t.void[seat] >= 0 else "",
        known=t.spread(t.known[seat]),
    )
    return SeatView(shown.groups, shown.row, shown.hand_count, shown.status, None, shown.said, shown.known, shown.hand)


def lacking(t: Table, seat: Seat) -> int:
    """Tiles that the hand lacks."""
    return missing(bytes(t.own[seat]), len(t.laid[seat]), t.laid_suits(seat), t.void[seat])


def _need(t: Table, seat: Seat) -> Need | None:
    if t.phase in ("swap", "over"):
        return None
    if seat in t.won:
        return Need(WHOLE, WHOLE, because("need_won", "5.7"))
    n = lacking(t, seat)
    if t.dead[seat] or n >= NEVER:
        return Need(0, WHOLE, because("need_dead", "5.11" if t.dead[seat] else "5.5"))
    waits = t.waits(seat)
    if waits and not (t.phase == "discard" and seat == t.turn):
        return Need(WHOLE - 1, WHOLE, because("need_waits", "5.8", cards=token_list(waits)))
    return Need(WHOLE - n, WHOLE, because("need", "5.5", n=n))


def _facts(t: Table, seat: Seat) -> dict[str, Value]:
    """Public: direction of the swap, money so far, what winners were paid. Own: what to remember."""
    facts: dict[str, Value] = {}
    if t.direction:
        facts["direction"] = t.direction
    if t.ledger:
        facts["balance"] = " ".join(map(str, money.by_seat(t.ledger)))
    for winner in t.winners:
        facts[f"fan{winner.seat}"] = winner.fan
    if t.phase == "rob":
        facts["robbing"] = 1
    if t.chain:
        facts["after_kong"] = 1
    if t.phase == "over":
        return facts
    if seat in t.picks:
        facts["picked"] = str(t.picks[seat])
    if t.phase == "discard" and seat == t.turn and t.drawn >= 0:
        facts["drawn"] = t.token(t.drawn)
    waits = t.waits(seat)
    if waits and seat in t.unwon:
        facts["waits"] = " ".join(token_list(waits))
    if t.passed[seat]:
        facts["passed"] = " ".join(tokens(k for k, _ in t.passed[seat]))
        facts["passed_fan"] = max(fan for _, fan in t.passed[seat])
    if t.dead[seat]:
        facts["dead"] = 1
    return facts


def view_of(t: Table, seat: Seat, actors: tuple[Seat, ...], legal: list[Action], *, reveal: bool) -> View:
    """The view of a seat. While answers are secret, `actors` shows only the seat's own turn to answer."""
    over = t.phase == "over"
    if t.phase in SECRET:
        actors = tuple(s for s in actors if s == seat)
    return View(
        "xuezhan",
        changed(OPTIONS, t.options),
        seat,
        t.dealer,
        t.phase,
        tuple([_seat(t, s, s == seat, reveal or over) for s in range(t.seats)]),
        len(t.stock),
        t.stage(),
        tuple(legal),
        actors,
        _need(t, seat),
        _facts(t, seat),
    )
