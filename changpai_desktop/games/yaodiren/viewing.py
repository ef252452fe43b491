"""What one seat may know of a hand of 幺地人 (the contract's `View`)."""

from collections.abc import Sequence

from changpai_desktop.games.contract import (
    Action,
    GroupView,
    Need,
    Reason,
    Seat,
    SeatView,
    Shown,
    Value,
    View,
)
from changpai_desktop.games.options import changed
from changpai_desktop.games.yaodiren.declare import counts_as_fan
from changpai_desktop.games.yaodiren.kinds import TOKENS
from changpai_desktop.games.yaodiren.options import OPTIONS
from changpai_desktop.games.yaodiren.scoring import tokens
from changpai_desktop.games.yaodiren.table import Table
from changpai_desktop.games.yaodiren.words import R


def _spread(counts: Sequence[int]) -> tuple[str, ...]:
    return tuple(TOKENS[i] for i, n in enumerate(counts) for _ in range(n))


def _seat(t: Table, seat: Seat, open_hand: bool, reveal: bool) -> SeatView:
    groups = tuple(
        GroupView(g.verb, tokens(g.kinds), t.scoring.exposed_tuo(g), g.taken, g.source) for g in t.laid[seat]
    )
    status = t.status[seat]
    if t.outcome is not None and any(w.seat == seat for w in t.outcome.winners):
        status = "won"
    return SeatView(
        groups,
        tuple(TOKENS[i] for i in t.rows[seat]),
        sum(t.own[seat]),
        status,
        t.exposed_tuo(seat),
        t.said[seat],
        _spread(t.known[seat]),
        _spread(t.own[seat]) if open_hand or reveal else None,
    )


def _need(t: Table, seat: Seat) -> Need | None:
    """How far the seat is from 34/33: by its potential before play, then by its exposed groups."""
    if not t.live(seat) and t.status[seat] != "waiting":
        return None
    have, want = t.exposed_tuo(seat), t.want(seat)
    standing = t.standing(seat)
    most = standing.tuo
    if t.phase in ("declare", "join", "redeal"):
        fan = R["with_fan" if counts_as_fan(t.rules, t.own[seat], standing, seat == t.dealer) else "without_fan"]
        if most is None:
            return Need(0, want, Reason(R["dealt_short"], {"mao": standing.mao, "fan": fan}, "1.3"))
        return Need(min(most, want), want, Reason(R["dealt"], {"mao": standing.mao, "most": most, "fan": fan}, "1.3"))
    if most is None:
        return Need(have, want, Reason(R["need_out"], {"want": want}, "1.3"))
    return Need(have, want, Reason(R["need"], {"want": want, "have": have, "most": most}, "1.3"))


def _facts(t: Table, seat: Seat) -> dict[str, Value]:
    """卯, potential 陀 and 番 of the own hand in the declaration round; what was stolen later."""
    facts: dict[str, Value] = {}
    if t.phase in ("declare", "join", "redeal"):
        standing = t.standing(seat)
        facts["mao"] = standing.mao
        facts["tuo"] = -1 if standing.tuo is None else standing.tuo
        facts["qualified"] = int(standing.qualified)
        facts["fan"] = int(counts_as_fan(t.rules, t.own[seat], standing, seat == t.dealer))
    stolen = _spread(t.stolen[seat])
    if stolen:
        facts["stolen"] = " ".join(stolen)
    if t.refused[seat]:
        facts["refused"] = " ".join(TOKENS[i] for i in sorted(t.refused[seat]))
    if t.phase == "own_win" and seat == t.turn and t.drawn is not None:
        facts["drawn"] = TOKENS[t.drawn]
    return facts


def view_of(t: Table, seat: Seat, actors: tuple[Seat, ...], legal: list[Action], *, reveal: bool) -> View:
    """The view of a seat. While claims are secret, `actors` shows only the seat's own turn to answer."""
    over = t.phase == "over"
    if t.phase in ("claim", "redeal"):
        actors = tuple(s for s in actors if s == seat)
    # That a hand is complete, and a win declined, is its player's own affair.
    phase = "discard" if t.phase == "own_win" and seat != t.turn else t.phase
    shown = None if t.shown is None else Shown(TOKENS[t.shown[0]], t.shown[1], t.shown[2])
    return View(
        "yaodiren",
        changed(OPTIONS, t.options),
        seat,
        t.dealer,
        phase,
        tuple(_seat(t, s, s == seat, reveal or over) for s in range(t.seats)),
        len(t.stock),
        shown,
        tuple(legal),
        actors,
        _need(t, seat),
        _facts(t, seat),
    )
