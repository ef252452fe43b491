"""What one seat may know of a hand of 摆牌 (the contract's `View`)."""

from changpai_desktop.cards.text import HIDDEN
from changpai_desktop.games.baipai.options import OPTIONS
from changpai_desktop.games.baipai.scoring import FIRST_JIA, jia_of
from changpai_desktop.games.baipai.table import HAND_SIZE, Table
from changpai_desktop.games.baipai.words import R
from changpai_desktop.games.contract import Action, GroupView, Need, Reason, Seat, SeatView, Value, View
from changpai_desktop.games.options import changed


def _seat(t: Table, seat: Seat, mine: bool, reveal: bool) -> SeatView:
    status = "in"
    if seat == t.winner or (t.outcome is not None and any(w.seat == seat for w in t.outcome.winners)):
        status = "won"
    groups = tuple([GroupView(g.verb, t.tokens(g.kinds), len(g.kinds)) for g in t.laid[seat]])
    buried = t.tokens(t.buried[seat]) if reveal else (HIDDEN,) * len(t.buried[seat])
    said = "bao" if seat in t.liable else ""
    hand = t.spread(t.own[seat]) if mine or reveal else None
    return SeatView(groups, (), sum(t.own[seat]), status, t.count(seat), said=said, hand=hand, buried=buried)


def _need(t: Table, seat: Seat) -> Need:
    """How many cards are laid of those that win; after that how many to the next 甲."""
    have, want, held = t.count(seat), t.rules.win_at, sum(t.own[seat])
    if have >= want:
        further = max(FIRST_JIA, FIRST_JIA + 2 * jia_of(have))
        if further > HAND_SIZE or t.rules.stops:
            return Need(have, want, Reason(R["need_full"], {"have": have}, "2.7"))
        return Need(have, want, Reason(R["need_on"], {"have": have, "more": further - have}, "2.7"))
    if have + held + sum(len(c) for s, c in t.trick if s == seat) < want:
        return Need(have, want, Reason(R["need_out"], {"have": have, "n": held, "want": want}, "2.6"))
    return Need(have, want, Reason(R["need"], {"have": have, "more": want - have, "want": want}, "2.6"))


def _facts(t: Table, seat: Seat) -> dict[str, Value]:
    """What everybody has seen and should remember; of the cards given face down only the own ones.

    `out`: cards beaten face up. `liable`: seats under 包牌, the last one pays. `passed_N`: sets that seat N could not
    beat. `leader`: who led the trick. `winner`: who has won and leads on. `owed`: cards that the seat still gives.
    """
    facts: dict[str, Value] = {}
    out = t.spread(t.seen_out())
    if out:
        facts["out"] = " ".join(out)
    if t.liable:
        facts["liable"] = " ".join(map(str, t.liable))
    for s, sets in enumerate(t.passed):
        if sets:
            facts[f"passed_{s}"] = " / ".join(" ".join(t.tokens(x)) for x in sets)
    if t.given[seat]:
        facts["given"] = " ".join(t.tokens(sorted(t.given[seat])))
    if t.trick:
        facts["leader"] = t.leader
    if t.winner >= 0:
        facts["winner"] = t.winner
    if t.phase == "give" and t.turn == seat:
        facts["owed"] = t.owed
    if t.phase == "lead" and t.first:
        facts["first_lead"] = 1
    return facts


def view_of(t: Table, seat: Seat, actors: tuple[Seat, ...], legal: list[Action], *, reveal: bool) -> View:
    """The view of a seat. Who is asked for a redeal is his own affair."""
    if t.phase == "choice":
        actors = tuple(s for s in actors if s == seat)
    over = t.phase == "over"
    return View(
        "baipai",
        changed(OPTIONS, t.options),
        seat,
        t.dealer,
        t.phase,
        tuple([_seat(t, s, s == seat, reveal or over) for s in range(t.seats)]),
        len(t.stock),
        None,
        tuple(legal),
        actors,
        _need(t, seat),
        _facts(t, seat),
        trick=t.plays(),
    )
