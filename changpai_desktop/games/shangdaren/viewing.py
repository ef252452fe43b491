"""What one seat may know of a hand of 上大人 (the contract's `View`)."""

from collections.abc import Mapping
from itertools import product

from changpai_desktop.games.contract import Action, GroupView, Need, Reason, Seat, SeatView, Value, View, Word
from changpai_desktop.games.options import changed
from changpai_desktop.games.shangdaren import claims
from changpai_desktop.games.shangdaren.kinds import HUN, TOKENS, N
from changpai_desktop.games.shangdaren.lines import alike_value
from changpai_desktop.games.shangdaren.options import OPTIONS
from changpai_desktop.games.shangdaren.scoring import JING, laid_value, scale_of
from changpai_desktop.games.shangdaren.table import Table
from changpai_desktop.games.shangdaren.words import R


def _veiled(t: Table, sizes: list[int]) -> tuple[int, ...]:
    """4.5: what 绍 that a viewer may not see can count together, 精 or not, rich or plain."""
    ways = []
    for size in sizes:
        found = {alike_value(size, False, scale_of(t.rules.hunsu, line)) for line in (0, 7)}
        if not t.rules.hunsu:
            found |= {value + JING * size for value in found}
        ways.append(found)
    return tuple(sorted({sum(way) for way in product(*ways)})) if ways else ()


def _seat(t: Table, seat: Seat, mine: bool, reveal: bool) -> SeatView:
    """`live` is what lies open, its 精 cards counted (4.5)."""
    groups, live, hidden = [], 0, []
    for g in t.laid[seat]:
        if g.secret and not (mine or reveal):
            groups.append(GroupView(g.verb, ("?",) * len(g.kinds), None, down=len(g.kinds)))
            hidden.append(len(g.kinds))
            continue
        value = laid_value(g.verb, g.kinds, t.rules.hunsu)
        # Who may know a face-down set sees one card of it.
        down = g.down - 1 if g.secret else 0
        groups.append(GroupView(g.verb, t.tokens(g.kinds), value, g.taken, g.source, down))
        live += value + JING * sum(t.char(k) in t.jing for k in g.kinds)
    won = t.outcome is not None and any(w.seat == seat for w in t.outcome.winners)
    return SeatView(
        tuple(groups),
        t.tokens(t.rows[seat]),
        sum(t.own[seat]),
        "won" if won else "in",
        live,
        known=(TOKENS[HUN],) if seat == t.wild_at and t.own[seat][HUN] else (),
        hand=t.spread(t.own[seat]) if mine or reveal else None,
        veiled=_veiled(t, hidden),
    )


def sure_points(t: Table, seat: Seat) -> int:
    """4.5: 胡 of the laid groups, of all 精 cards and of three and more alike in hand."""
    laid, own = t.laid_chars(seat), t.chars(seat)
    hunsu = t.rules.hunsu
    points = sum(laid_value(verb, kinds, hunsu) for verb, kinds in laid)
    points += sum(alike_value(own[k], False, scale_of(hunsu, k // 3)) for k in range(N) if own[k] >= 3)
    return points + JING * t.scoring.jing_cards(laid, own, -1, t.jing)


def _need(t: Table, seat: Seat) -> Need:
    laid = t.laid_chars(seat)
    jing = t.scoring.jing_cards(laid, t.chars(seat), -1, t.jing)
    want, have = t.scoring.wanted(jing), sure_points(t, seat)
    doors = sum(verb != "banju" for verb, _ in laid)
    values: dict[str, int | str | Word | tuple[str, ...]]
    values = {"have": have, "want": want, "laid": doors, "n": t.scoring.shapes[0][0]}
    if t.rules.hunsu:
        return Need(have, want, Reason(R["need_hunsu"], values, "4.5"))
    values["cards"] = t.tokens(sorted(t.jing))
    return Need(have, want, Reason(R["need" if jing else "need_clean"], values, "4.5"))


def _facts(t: Table, seat: Seat) -> Mapping[str, Value]:
    """The 将 and the 精 are known to all; the rest is what the seat has to remember, and the card it looks at."""
    facts: dict[str, Value] = {}
    if t.jiang >= 0:
        facts["jiang"] = TOKENS[t.jiang]
    if t.jing:
        facts["jing"] = " ".join(TOKENS[k] for k in sorted(t.jing))
    if t.locked[seat]:
        facts["locked"] = " ".join(TOKENS[k] for k in sorted(t.locked[seat]))
    if t.turn == seat and t.taken >= 0:
        facts["taken"] = TOKENS[t.taken]
    if t.phase == "drawn" and t.turn == seat:
        facts["drawn"] = TOKENS[claims.drawn(t)]
    return facts


def _phase(t: Table, seat: Seat) -> str:
    """That the dealt hand is complete, and what a drawn card leaves to choose, is its player's own affair.

    To the others he is one who owes a discard, or one whose answer is secret.
    """
    if seat == t.turn:
        return t.phase
    return {"own_win": "discard", "drawn": "claim"}.get(t.phase, t.phase)


def view_of(t: Table, seat: Seat, actors: tuple[Seat, ...], legal: list[Action], *, reveal: bool) -> View:
    """The view of a seat. While answers are secret, `actors` shows only the seat's own turn to answer."""
    if t.phase in ("claim", "drawn"):
        actors = tuple(s for s in actors if s == seat)
    over = t.phase == "over"
    return View(
        "shangdaren",
        changed(OPTIONS, t.options),
        seat,
        t.dealer,
        _phase(t, seat),
        tuple([_seat(t, s, s == seat, reveal or over) for s in range(t.seats)]),
        len(t.stock),
        t.stage(),
        tuple(legal),
        actors,
        _need(t, seat),
        _facts(t, seat),
        t.tokens(t.turned),
    )
