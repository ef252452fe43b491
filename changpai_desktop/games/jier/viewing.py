"""What one seat may know of a hand of 川牌挤儿 (the contract's `View`)."""

from changpai_desktop.cards.text import HIDDEN
from changpai_desktop.games.contract import Action, GroupView, Need, Reason, Seat, SeatView, Value, View
from changpai_desktop.games.jier.kinds import TOKENS, most_pairs
from changpai_desktop.games.jier.options import OPTIONS
from changpai_desktop.games.jier.table import Table
from changpai_desktop.games.jier.words import R
from changpai_desktop.games.options import changed
from changpai_desktop.games.shared.felt import Laid


def _group(t: Table, g: Laid, known: bool) -> GroupView:
    """A group; who may know a 暗 sees one of its cards open so that he need not remember it."""
    if g.secret and not known:
        return GroupView(g.verb, (HIDDEN,) * len(g.kinds), down=len(g.kinds))
    return GroupView(g.verb, t.tokens(g.kinds), None, g.taken, g.source, g.down - 1 if g.secret else g.down)


def _seat(t: Table, seat: Seat, mine: bool, reveal: bool) -> SeatView:
    known = mine or reveal
    if not t.plays(seat):
        # 3.4: the seventh player's one card lies face down; he knows it.
        assert t.kept is not None
        buried = (TOKENS[t.kept] if known else HIDDEN,)
        return SeatView((), (), 0, "resting", None, hand=() if known else None, buried=buried)
    won = t.outcome is not None and any(w.seat == seat for w in t.outcome.winners)
    return SeatView(
        tuple([_group(t, g, known) for g in t.laid[seat]]),
        t.tokens(t.rows[seat]),
        sum(t.own[seat]),
        "won" if won else "in",
        len(t.laid[seat]),
        hand=t.spread(t.own[seat]) if known else None,
    )


def _need(t: Table, seat: Seat) -> Need | None:
    """3.3: groups laid, and pairs that the hand makes at the same time."""
    if not t.plays(seat):
        return None
    have, want = len(t.laid[seat]) + most_pairs(t.own[seat]), t.wanted(seat)
    if t.short(seat) > 0 and t.phase != "over":
        return Need(have, want, Reason(R["need_never"], {}, "3.4"))
    return Need(have, want, Reason(R["need"], {"have": have, "want": want}, "3.3"))


def _facts(t: Table, seat: Seat) -> dict[str, Value]:
    """What the seat has to remember; the card it has just drawn."""
    facts: dict[str, Value] = {}
    if seat in t.locked:
        facts["locked"] = 1
    laying = [c for a in t.asked.get(seat, ()) for c in a.cards]
    if laying:
        # Already decided, not yet on the table: the others are still being asked.
        facts["laying"] = " ".join(laying)
    mine = seat == t.turn and t.phase in ("discard", "own_win")
    if mine and t.came is not None and t.came.source in ("replacement", "own_draw"):
        facts["drawn"] = TOKENS[t.came.kind]
    if mine and t.rules.no_return and t.taken >= 0:
        facts["taken"] = TOKENS[t.taken]
    return facts


def view_of(t: Table, seat: Seat, actors: tuple[Seat, ...], legal: list[Action], *, reveal: bool) -> View:
    """The view of a seat. Who holds a set that may stay, or a complete hand, is that seat's own affair."""
    over = t.phase == "over"
    phase = t.phase
    if phase == "claim":
        actors = tuple([s for s in actors if s == seat])
    elif t.asked:
        # While sets of the opening are asked about, others see the head thinking and nothing else.
        if seat != t.turn:
            phase = "sets" if legal else "discard"
        actors = tuple([s for s in actors if s == (seat if legal else t.turn)])
    elif t.choosing is not None and seat != t.choosing:
        # In its turn a seat seems to think about its discard, and before the first discard the head does; otherwise
        # the table waits, and nobody learns for whom.
        phase = "discard" if t.shown is None else "claim"
        thinking = {"turn": t.choosing, "lay": t.dealer, "steal": t.dealer}.get(t.step, seat)
        actors = () if thinking == seat else (thinking,)
    elif phase == "own_win" and seat != t.turn:
        phase = "discard"
    return View(
        "jier",
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
