"""What one seat may know of a hand of 乐山贰柒拾 (the contract's `View`)."""

from changpai_desktop.games.contract import Action, Need, Reason, Seat, SeatView, Value, View
from changpai_desktop.games.leshan.options import OPTIONS
from changpai_desktop.games.leshan.scoring import LEAST
from changpai_desktop.games.leshan.table import NOBODY, Table
from changpai_desktop.games.leshan.words import R
from changpai_desktop.games.options import changed
from changpai_desktop.games.shared.zi import READING, TOKENS


def _seat(t: Table, seat: Seat, mine: bool, reveal: bool) -> SeatView:
    won = t.outcome is not None and any(w.seat == seat for w in t.outcome.winners)
    return t.seat_view(
        seat,
        mine=mine,
        reveal=reveal,
        values=[t.value(g) for g in t.laid[seat]],
        status="won" if won else "in",
    )


def _need(t: Table, seat: Seat) -> Need | None:
    """3.6.1: how far the seat is from ten 和数; 小家 needs a scoring 房 instead."""
    if t.phase in ("cut", "over"):
        return None
    if seat == t.small:
        return Need(0, 1, Reason(R["need_small"], {}, "3.8.3"))
    have = t.sure(seat)
    if t.passed_kai[seat]:
        return Need(have, LEAST, Reason(R["hu_kai"], {}, "3.5.3"))
    return Need(have, LEAST, Reason(R["need"], {"have": have, "want": LEAST}, "3.6.1"))


def kinds_text(bits: int) -> str:
    """A set of kinds as a text of cards."""
    return " ".join(TOKENS[k] for k in READING if bits >> k & 1)


def _facts(t: Table, seat: Seat) -> dict[str, Value]:
    """Public: the exposed card and the seats it decided. Own: what the 过 rules forbid, the unseen card of 小家."""
    facts: dict[str, Value] = {"shuffler": t.shuffler}
    if t.cut >= 0:
        facts["cut"] = TOKENS[t.cut]
    if t.small != NOBODY:
        facts["small"] = t.small
    for name in ("passed_chi", "passed_dui", "own_discards"):
        kinds = kinds_text(getattr(t, name)[seat])
        if kinds:
            facts[name] = kinds
    if t.passed_kai[seat]:
        facts["passed_kai"] = 1
    if t.passed_hu[seat]:
        facts["passed_hu"] = "; ".join(f"{rank} {fan}" for rank, fan in t.passed_hu[seat])
    if seat == t.turn:
        if t.phase == "peek":
            facts["drawn"] = TOKENS[t.stock[-1]]
        elif t.kept >= 0:
            facts["kept"] = TOKENS[t.kept]
        if t.phase == "discard" and t.barred:
            facts["barred"] = " ".join(TOKENS[k] for k in READING if k in t.barred)
    return facts


def view_of(t: Table, seat: Seat, actors: tuple[Seat, ...], legal: list[Action], *, reveal: bool) -> View:
    """The view of a seat. While claims are secret, `actors` shows only the seat's own turn to answer."""
    over = t.phase == "over"
    if t.phase == "claim":
        actors = tuple(s for s in actors if s == seat)
    # That the dealt hand is complete, and a win declined, is its player's own affair.
    phase = "discard" if t.phase == "own_win" and seat != t.turn else t.phase
    return View(
        "leshan",
        changed(OPTIONS, t.options),
        seat,
        t.dealer,
        phase,
        tuple(_seat(t, s, s == seat, reveal or over) for s in range(t.seats)),
        len(t.stock),
        t.stage(),
        tuple(legal),
        actors,
        _need(t, seat),
        _facts(t, seat),
    )
