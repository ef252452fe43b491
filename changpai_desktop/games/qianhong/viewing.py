"""What one seat may know of a hand of 千字红花白花 (the contract's `View`)."""

from dataclasses import replace

from changpai_desktop.games.contract import Action, Need, Reason, Seat, SeatView, Value, View
from changpai_desktop.games.options import changed
from changpai_desktop.games.qianhong import distance
from changpai_desktop.games.qianhong.kinds import TOKENS
from changpai_desktop.games.qianhong.options import OPTIONS
from changpai_desktop.games.qianhong.table import Table
from changpai_desktop.games.qianhong.words import R


def _seat(t: Table, seat: Seat, mine: bool, reveal: bool) -> SeatView:
    status = "in" if t.plays(seat) else "resting"
    if t.outcome is not None and any(w.seat == seat for w in t.outcome.winners):
        status = "won"
    if t.rules.jiucai:
        # 5.7: no 付 in this form.
        seen = t.seat_view(seat, mine=mine, reveal=reveal, values=[0] * len(t.laid[seat]), status=status)
        return replace(seen, groups=tuple(replace(g, value=None) for g in seen.groups), live=None)
    rows, bonus = t.scoring.table(t.generals), t.bonus(seat)
    values = [t.scoring.laid_value(rows, g, bonus, t.generals) for g in t.laid[seat]]
    return t.seat_view(seat, mine=mine, reveal=reveal, values=values, status=status)


def cards_missing(t: Table, seat: Seat, card: int = -1) -> int:
    """5.4: how many cards the hand lacks, with one more (-1: as it stands)."""
    own = list(t.own[seat])
    if card >= 0:
        own[card] += 1
    groups = t.rules.groups - len([g for g in t.sets(seat) if len(g.kinds) > 2])
    lack = distance.missing(own, groups, t.rules.tiao_top, pair_laid=t.pair_laid(seat))
    if t.rules.jiucai and not t.laid[seat]:
        lack = min(lack, distance.missing_pairs(own))
    return lack


def _need(t: Table, seat: Seat) -> Need | None:
    if not t.plays(seat):
        return None
    want, lack = t.rules.dealt + 1, cards_missing(t, seat)
    return Need(want - lack, want, Reason(R["need"], {"missing": lack, "groups": t.rules.groups}, "5.4"))


def _facts(t: Table, seat: Seat) -> dict[str, Value]:
    """The 将; and for the seat alone the card it has drawn, and whether 过水 bars it."""
    facts: dict[str, Value] = {}
    if t.generals:
        facts["jiang"] = " ".join(t.tokens(t.generals))
    if t.phase == "discard" and seat == t.turn and t.drawn >= 0:
        facts["drawn"] = TOKENS[t.drawn]
    if seat in t.locked:
        facts["locked"] = 1
    if t.dealt_baida[seat]:
        facts["dealt_baida"] = t.dealt_baida[seat]
    return facts


def view_of(t: Table, seat: Seat, actors: tuple[Seat, ...], legal: list[Action], *, reveal: bool) -> View:
    """The view of a seat. While answers are secret, `actors` shows only the seat's own turn to answer.

    Nor do the others learn that somebody may lay a 龙: for them the discard still waits for answers.
    """
    phase, stage, asked = t.phase, t.stage(), t.phase == "long" and seat == t.turn
    if phase in ("claim", "long"):
        actors = tuple(s for s in actors if s == seat)
    if phase == "long" and not asked:
        phase = "claim"
    over = t.phase == "over"
    seats = [_seat(t, s, s == seat, reveal or over) for s in range(t.seats)]
    if asked and t.shown is not None:
        stage, source = None, t.shown[1]
        seats[source] = replace(seats[source], row=(*seats[source].row, TOKENS[t.shown[0]]))
    return View(
        "qianhong",
        changed(OPTIONS, t.options),
        seat,
        t.dealer,
        phase,
        tuple(seats),
        len(t.stock),
        stage,
        tuple(legal),
        actors,
        _need(t, seat),
        _facts(t, seat),
        turned=t.tokens(t.turned),
    )
