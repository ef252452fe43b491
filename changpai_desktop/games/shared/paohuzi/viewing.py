"""What one seat may know of a hand (the contract's `View`)."""

from changpai_desktop.games.contract import Action, Need, Reason, Seat, SeatView, Value, View
from changpai_desktop.games.shared.paohuzi.forms import VALUES, value_of
from changpai_desktop.games.shared.paohuzi.table import Table
from changpai_desktop.games.shared.paohuzi.words import R
from changpai_desktop.games.shared.zi import READING, TOKENS


def _seat(t: Table, seat: Seat, viewer: Seat, reveal: bool) -> SeatView:
    status = "in" if seat in t.felt.playing else "resting"
    if t.outcome is not None and any(w.seat == seat for w in t.outcome.winners):
        status = "won"
    return t.felt.seat_view(
        seat,
        mine=seat == viewer,
        reveal=reveal,
        values=[value_of(g.verb, g.kinds) for g in t.felt.laid[seat]],
        status=status,
        veiled=VALUES["wei"],
        said="dead" if seat in t.dead else "",
        known=t.known_cards(seat),
    )


def _need(t: Table, seat: Seat) -> Need | None:
    """How many 胡息 lie and stand in 坎, of those needed."""
    if seat not in t.felt.playing:
        return None
    want = t.counting.min_hu
    if seat in t.dead:
        return Need(0, want, Reason(R["need_dead"], {}, "1.4"))
    have = t.hand_points(seat)
    return Need(have, want, Reason(R["need"], {"want": want, "have": have}, "1.6"))


def _facts(t: Table, seat: Seat) -> dict[str, Value]:
    """The 亮张 for all; 臭 kinds, passed wins and the hidden card for their own seat only."""
    facts: dict[str, Value] = {"liangzhang": TOKENS[t.liangzhang]}
    stale = " ".join(TOKENS[k] for k in READING if k in t.stale[seat])
    passed = " ".join(TOKENS[k] for k in READING if k in t.passed[seat])
    for name, text in (("stale", stale), ("passed", passed)):
        if text:
            facts[name] = text
    for name, seats in (("dead", t.dead), ("banned", t.banned), ("foul", t.fouls)):
        if seat in seats:
            facts[name] = 1
    if t.phase in ("own_win", "own_lay") and seat == t.turn and t.drawn is not None:
        facts["drawn"] = TOKENS[t.drawn]
    return facts


def _phase(t: Table, seat: Seat) -> str:
    """What the viewer may know of the phase: a complete hand is its player's own affair."""
    if seat == t.turn or t.phase not in ("own_win", "own_lay"):
        return t.phase
    return "discard" if _seems_to_discard(t) else "claim"


def _seems_to_discard(t: Table) -> bool:
    """Whether others take a thinking player for one who chooses a discard; they do if he owes one."""
    return t.phase == "own_win" and t.felt.owes(t.turn)


def view_of(t: Table, seat: Seat, actors: tuple[Seat, ...], legal: list[Action], *, reveal: bool) -> View:
    """The view of a seat. While answers are secret `actors` shows only the seat's own turn to answer."""
    if t.phase in ("claim", "tianhu") or (t.phase in ("own_win", "own_lay") and not _seems_to_discard(t)):
        actors = tuple(s for s in actors if s == seat)
    open_hands = reveal or t.phase == "over"
    return View(
        t.counting.game,
        t.options,
        seat,
        t.dealer,
        _phase(t, seat),
        tuple(_seat(t, s, seat, open_hands) for s in range(t.seats)),
        len(t.felt.stock),
        t.felt.stage(),
        tuple(legal),
        actors,
        _need(t, seat),
        _facts(t, seat),
    )
