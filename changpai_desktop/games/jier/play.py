"""The course of play: sets and stealing, discards, flips, claims, the end (rules changpai 3.4, 3.5, 8).

After every change of a hand `run` looks it through: compulsory sets are laid, the fourth card goes to its 暗, what is
owed is stolen. `step` says what follows: `lay` and `steal` (the opening), `answered` (optional sets of the opening),
`turn` (the seat in turn wins or discards), `thrown` (its discard is offered to the others).
Every step ends in one of: a seat owes a decision (`phase`, `turn` or the window), or the hand is over.
"""

from collections.abc import Callable
from typing import Final

from changpai_desktop.games.contract import (
    Action,
    CountLine,
    Event,
    GroupView,
    LedgerLine,
    Outcome,
    Reason,
    Seat,
    Winner,
    Word,
)
from changpai_desktop.games.jier import claims, scoring, words
from changpai_desktop.games.jier.claims import PASS, QI
from changpai_desktop.games.jier.kinds import COPIES, INDEX, PIPS, SEVEN_TOKENS, SEVENS, TOKENS, N, pairing
from changpai_desktop.games.jier.sets import STEALS, Set, due, first, held, overlapping
from changpai_desktop.games.jier.table import Came, Table
from changpai_desktop.games.jier.words import R
from changpai_desktop.games.shared.dice import cup

DISCARD: Final = tuple(Action("discard", (token,)) for token in TOKENS)
HU: Final = Action("hu")
LAY: Final[dict[Set, Action]] = {
    **{("an", (k,) * 3): Action("an", (TOKENS[k],) * 3) for k in range(N)},
    **{("liang", (k,) * 4): Action("liang", (TOKENS[k],) * 4) for k in range(N)},
    ("yan", SEVENS): Action("yan", SEVEN_TOKENS),
}
"""Own sets as actions."""
_HEAD_CARD = 1
"""The purpose of the cup that casts the card for the next head."""

# ---- sets and stealing ---------------------------------------------------------------------------------------------


def look_through(t: Table, seat: Seat, step: str) -> None:
    """The hand of a seat has changed."""
    t.step, t.queue = step, [seat]
    run(t)


def run(t: Table) -> None:
    """Goes through the hands in the queue; stops where a seat has to choose between overlapping sets."""
    while t.queue:
        if not _tidy(t, t.queue[0]):
            return
        del t.queue[0]
    _FOLLOWS[t.step](t)


def _tidy(t: Table, seat: Seat) -> bool:
    """3.3, 3.4.1, 3.4.4: sets that must go, 起, stealing, again and again; False if the seat has to choose."""
    while True:
        if not t.rules.manual:
            must = first(t.own[seat], t.rules.yan_free)
            if overlapping(must):
                _choose(t, seat)
                return False
            if must:
                lay_out(t, seat, LAY[must[0]])
                continue
            kind = t.qi_held(seat)
            if kind >= 0 and not t.complete(seat):
                lay_out(t, seat, QI[kind])
                continue
        if not t.owed[seat] or t.step == "lay":
            return True
        if not t.stock:
            # 3.4.8: if the stock is empty nothing is stolen.
            t.owed[seat] = 0
            return True
        t.owed[seat] -= 1
        kind = t.draw(seat, "tou")
        t.fresh[seat].append(kind)
        _has_come(t, seat, Came(kind, seat, "replacement"))


def _has_come(t: Table, seat: Seat, came: Came) -> None:
    """A card has come to a seat: 漏胡 ends. Only the seat in turn can win with it."""
    t.locked.discard(seat)
    if seat == t.turn:
        t.came, t.declined = came, False


def lay_out(t: Table, seat: Seat, action: Action) -> None:
    """A set of the hand, and what is owed for it."""
    t.lay_set(seat, action.verb, tuple([INDEX[c] for c in action.cards]))
    t.owed[seat] += STEALS[action.verb]
    t.declined = False


def _choose(t: Table, seat: Seat) -> None:
    """8: which of two overlapping sets goes first. Nobody else learns of it: a 暗 would be known to be a seven."""
    t.phase, t.choosing = "sets", seat


def choose(t: Table, seat: Seat, action: Action) -> None:
    """The set that goes first; then whatever is still compulsory."""
    t.choosing = None
    lay_out(t, seat, action)
    run(t)


def _all_steal(t: Table) -> None:
    t.step, t.queue = "steal", list(t.playing)
    run(t)


def _opened(t: Table) -> None:
    """3.3: sets that may stay (with referee=manual also those that must go) are asked about; see `opening`."""
    t.asked = {s: [] for s in t.playing if s != t.dealer and held(t.own[s])}
    own_turn(t, t.dealer)


def _head_moves(t: Table) -> None:
    """All optional sets of the opening are laid; now comes what the head has decided."""
    action, t.pending = t.pending, None
    assert action is not None
    t.turn, t.phase = t.dealer, "own_win" if action == PASS else "discard"
    act(t, t.dealer, action)


# ---- the seat in turn ----------------------------------------------------------------------------------------------


def own_turn(t: Table, seat: Seat) -> None:
    """3.4.4, 3.4.6: a complete hand may win, otherwise a card is discarded."""
    t.turn = seat
    if t.complete(seat) and not t.declined and seat not in t.locked:
        t.phase = "own_win"
    elif any(t.own[seat]):
        t.phase = "discard"
    else:
        # Every card is laid and the win was let pass: no card is left to discard.
        next_turn(t, seat)


def turn_choices(t: Table, seat: Seat) -> list[Action]:
    """What the seat in turn may do: win or not; or discard, or lay a set first."""
    if t.phase == "own_win":
        return [HU, PASS]
    own = t.own[seat]
    # 3.7 吃甲不打甲, unless nothing else is left.
    barred = t.taken if t.rules.no_return and own[t.taken] != sum(own) else -1
    out = [DISCARD[k] for k in range(N) if own[k] and k != barred]
    out += [LAY[s] for s in held(own)]
    kind = t.qi_held(seat)
    return out if kind < 0 else [*out, QI[kind]]


def act(t: Table, seat: Seat, action: Action) -> None:
    """A decision of the seat in turn."""
    if action.verb == "hu":
        win(t, [seat])
    elif action == PASS:
        t.declined = True
        if t.rules.locks:
            t.locked.add(seat)
        own_turn(t, seat)
    elif action.verb == "discard":
        discard(t, seat, INDEX[action.cards[0]])
    else:
        lay_out(t, seat, action)
        look_through(t, seat, "turn")


def missed_in_turn(t: Table, seat: Seat) -> tuple[str, tuple[int, ...]] | None:
    """8: a compulsory set or 起 that the seat has not laid before its discard; only with referee=manual."""
    if not t.rules.manual:
        return None
    must = due(t.own[seat], t.rules.yan_free)
    if must:
        return "foul_set", must[0][1]
    kind = t.qi_held(seat)
    return ("foul_qi", (kind,)) if kind >= 0 and not t.complete(seat) else None


def discard(t: Table, seat: Seat, kind: int) -> None:
    """3.4.2, 3.4.4: a card goes to the table; a set that has lost its partners by it is laid at once."""
    missed = missed_in_turn(t, seat)
    t.discard(seat, kind)
    t.fresh[seat].clear()
    t.taken, t.declined, t.came = -1, False, None
    if missed is not None:
        foul(t, seat, *missed)
    else:
        look_through(t, seat, "thrown")


# ---- flips and claims ----------------------------------------------------------------------------------------------


def next_turn(t: Table, after: Seat) -> None:
    """3.4.5: the next seat flips the top card; 8: a small hand draws it and discards; 3.4.7: an empty stock ends it."""
    seat = t.after(after)
    t.taken, t.declined, t.came = -1, False, None
    if not t.stock:
        # 3.5: after a draw the same head deals again.
        finish(t, Outcome("draw", t.seats, (), tuple(_seventh(t, [])), t.dealer, Reason(R["draw_stock"], {}, "3.4")))
    elif t.small(seat):
        t.turn = seat
        kind = t.draw(seat, "mo")
        t.fresh[seat].append(kind)
        _has_come(t, seat, Came(kind, seat, "own_draw"))
        look_through(t, seat, "turn")
    else:
        t.flip(seat)
        ask(t)


def ask(t: Table) -> None:
    """Everybody may answer the card on the stage."""
    claims.open_window(t)
    t.phase = "claim"
    settle(t)


def answer(t: Table, seat: Seat, action: Action) -> None:
    """One secret answer."""
    t.window.answers[seat] = action
    settle(t)


def settle(t: Table) -> None:
    """Gives the card to whom it belongs, once no open answer could change that."""
    takers = claims.takers(t)
    if takers is None:
        return
    assert t.shown is not None
    card, source, _ = t.shown
    before = set(t.locked)
    missed = claims.note_declined(t, takers)
    if missed is not None:
        foul(t, missed, "foul_qi", (card,))
    elif not takers:
        t.to_row()
        next_turn(t, source)
    elif takers[0][1].verb == "hu":
        win(t, [seat for seat, _ in takers])
    else:
        seat, action = takers[0]
        _take(t, seat, action, let_pass=seat in t.locked - before)


def source_of(t: Table, seat: Seat) -> str:
    """How the card on the stage comes to a seat."""
    assert t.shown is not None
    _, giver, how = t.shown
    return how if how == "discard" else "own_flip" if giver == seat else "other_flip"


def _take(t: Table, seat: Seat, action: Action, *, let_pass: bool) -> None:
    """3.4.4: the group is laid; stealing, sets, and then the seat wins or discards.

    `let_pass`: 漏胡, a win with this very card has been let pass; only a stolen card frees the seat then.
    """
    assert t.shown is not None
    card, giver, _ = t.shown
    came = Came(card, giver, source_of(t, seat))
    t.take(seat, action)
    t.turn, t.taken = seat, card
    _has_come(t, seat, came)
    if let_pass:
        t.locked.add(seat)
    t.owed[seat] += STEALS[action.verb]
    look_through(t, seat, "turn")


_FOLLOWS: dict[str, Callable[[Table], None]] = {
    "lay": _all_steal,
    "steal": _opened,
    "answered": _head_moves,
    "turn": lambda t: own_turn(t, t.turn),
    "thrown": ask,
}

# ---- the end -----------------------------------------------------------------------------------------------------


def win(t: Table, seats: list[Seat]) -> None:
    """3.4.6, 3.5: the hand ends; every winner is paid; a card is turned for the next head."""
    winners: list[Winner] = []
    lines: list[LedgerLine] = []
    for seat in seats:
        winner = _winner(t, seat)
        winners.append(winner)
        sets = [g for g in winner.groups if g.verb in scoring.PAID_SETS]
        paid = scoring.paid_sets(t.rules, [g.verb for g in sets])
        payers = [s for s in t.in_order(seat) if s not in seats]
        cards = (winner.card,) if winner.card else ()
        lines += scoring.win_lines(seat, paid, payers, cards, tuple(g.cards[0] for g in sets))
        t.events.append(Event("win", seat, cards, winner.source, source=winner.giver))
    lines += _seventh(t, seats)
    head, reason = _next_head(t, seats[0])
    finish(t, Outcome("win", t.seats, tuple(winners), tuple(lines), head, reason))


def _winner(t: Table, seat: Seat) -> Winner:
    """The finished groups: those on the table, then the pairs of the hand with the winning card."""
    own = list(t.own[seat])
    if t.shown is not None:
        card, giver, _ = t.shown
        own[card] += 1
        source, token = source_of(t, seat), TOKENS[card]
    elif t.came is not None:
        source, giver, token = t.came.source, t.came.giver, TOKENS[t.came.kind]
    else:
        source, giver, token = "deal", seat, ""
    groups = [GroupView(g.verb, t.tokens(g.kinds), _value(t, g.verb), g.taken, g.source) for g in t.laid[seat]]
    groups += [GroupView("ji", t.tokens(pair), _value(t, "ji")) for pair in pairing(own)[0]]
    counts = [CountLine(words.ITEM["hu"], 1, words.BASE, "3.5", (token,) if token else ())]
    for g in groups:
        if g.value:
            counts.append(CountLine(word_of(g.verb), g.value, words.BASE, "3.7", g.cards))
    price = sum(c.value for c in counts)
    counts.append(CountLine(words.ITEM["price"], price, words.BASE, "3.5"))
    return Winner(seat, tuple(groups), token, source, giver, len(groups), 0, tuple(counts))


def _value(t: Table, verb: str) -> int | None:
    """3.7 按张加: one base for each set that is paid for; otherwise groups count nothing by themselves."""
    return int(verb in scoring.PAID_SETS) if t.rules.per_set else None


def word_of(verb: str) -> Word:
    """The word of a verb or group."""
    return next(v.word for v in words.VERBS if v.id == verb)


def _next_head(t: Table, winner: Seat) -> tuple[Seat, Reason | None]:
    """3.5: the winner shuffles, the player two seats after him turns a card; 3.7 胡家当头: no card."""
    if t.rules.winner_heads:
        return winner, None
    token = t.whole[cup(t.whole, _HEAD_CARD).below(len(t.whole))]
    pips = PIPS[INDEX[token]]
    t.events.append(Event("say", scoring.cutter(t.playing, winner), (token,), "cut"))
    head = scoring.next_head(t.playing, winner, pips)
    return head, Reason(R["next_head"], {"cards": (token,), "n": pips}, "3.5")


def _seventh(t: Table, winners: list[Seat]) -> list[LedgerLine]:
    """3.4, 8: one base from each if the other three of his card lie open, or in a hand that has won."""
    if t.seventh is None or t.kept is None:
        return []
    seen = sum(row.count(t.kept) for row in t.rows)
    for seat in t.playing:
        won = seat in winners
        seen += sum(g.kinds.count(t.kept) for g in t.laid[seat] if won or not g.secret)
        seen += t.own[seat][t.kept] if won else 0
    if t.shown is not None:
        seen += t.shown[0] == t.kept
    return scoring.seventh_lines(t.seventh, t.playing, TOKENS[t.kept]) if seen == COPIES - 1 else []


def foul(t: Table, seat: Seat, why: str, kinds: tuple[int, ...]) -> None:
    """8: found at once; one base to each other player, the hand ends and the same head deals again."""
    cards = t.tokens(kinds)
    reason = Reason(R[why], {"cards": cards}, "8")
    t.events.append(Event("out", seat, verb="foul", reason=reason))
    lines = scoring.foul_lines(seat, t.playing, cards)
    finish(t, Outcome("draw", t.seats, (), tuple(lines), t.dealer, reason))


def finish(t: Table, outcome: Outcome) -> None:
    """The hand is over."""
    t.outcome = outcome
    t.phase = "over"
    t.choosing, t.pending = None, None
    t.asked = {}
    t.events.append(Event("end", verb=outcome.kind, reason=outcome.reason))
