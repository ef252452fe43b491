"""The course of play: flips, discards, claims, the end (rules zipai 4.3-4.6).

Every step ends in one of: a seat owes a decision (`phase`, `turn` or the window), or the hand is over.
"""

from changpai_desktop.games.contract import (
    Action,
    CountLine,
    Event,
    GroupView,
    Outcome,
    Reason,
    Seat,
    Winner,
    Word,
)
from changpai_desktop.games.daer import claims, words
from changpai_desktop.games.daer.claims import PASS, discardable
from changpai_desktop.games.daer.scoring import Count, names
from changpai_desktop.games.daer.table import Table
from changpai_desktop.games.daer.words import R
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.zi import INDEX, TOKENS, N

# ---- flips and discards ------------------------------------------------------------------------------------------


def next_flip(t: Table, seat: Seat) -> None:
    """4.3: the seat turns the top card; 4.1: the bottom cards are never turned."""
    t.opening = False
    if len(t.stock) <= t.rules.bottom:
        reason = Reason(R["draw_stock"], {}, "4.1")
        # 4.1: after a 流局 the same dealer deals again.
        finish(t, Outcome("draw", t.seats, (), (), t.dealer, reason))
        return
    t.flips += 1
    t.flip(seat)
    ask(t)


def go_on(t: Table, seat: Seat) -> None:
    """F2: a discard if one is owed, otherwise the 下家 flips; part 7: no discard without a card that may go."""
    if not t.owes(seat):
        next_flip(t, t.after(seat))
    elif discardable(t, seat):
        t.turn, t.phase = seat, "discard"
    else:
        t.dead[seat] = True
        next_flip(t, t.after(seat))


def discard_choices(t: Table, seat: Seat) -> list[Action]:
    """4.3; with referee=manual a 坎 can be broken too (拆垅破坎); 4.6: the dealer's first discard may declare 爆."""
    out = [DISCARD[k] for k in range(N) if 0 < t.own[seat][k] < (4 if t.rules.manual else 3)]
    if t.rules.bao and t.opening and seat == t.dealer:
        out += [BAO_DISCARD[k] for k in discardable(t, seat) if t.waits(seat, k)]
    return out


def discard(t: Table, seat: Seat, kind: int) -> None:
    """4.3: the card is offered to the others, and is 过 for its player."""
    if t.own[seat][kind] >= 3:
        t.broken[seat] = t.broken[seat] or "foul_kan"
    t.first_discard, t.opening = t.opening, False
    t.passed[seat].add(kind)
    t.discard(seat, kind)
    ask(t)


DISCARD = tuple(Action("discard", (token,)) for token in TOKENS)
BAO_DISCARD = tuple(Action("bao", (token,)) for token in TOKENS)

# ---- claims ------------------------------------------------------------------------------------------------------


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
    if not t.window.choices:
        # F3: two seats never have a forced claim on the same card.
        for seat, action in t.window.forced.items():
            _take(t, seat, action)
            return
        _unclaimed(t)
        return
    rank = claims.ranking(t)
    takers = t.window.resolve(rank)
    if takers is None:
        return
    claims.note_declined(t, takers[0] if takers else None)
    if not takers:
        _unclaimed(t)
        return
    seat, action = takers[0]
    if action.verb == "hu":
        win(t, seat)
    else:
        _take(t, seat, action)


def _unclaimed(t: Table) -> None:
    """4.3: the card lies in the row of its player, whose 下家 flips."""
    _, source = t.to_row()
    _left_stage(t)
    next_flip(t, t.after(source))


def _left_stage(t: Table) -> None:
    t.first_discard = t.held_back = False


def _take(t: Table, seat: Seat, action: Action) -> None:
    """4.3: 招, 碰 or 吃 is laid, 吃 with all groups of its plan; then F2."""
    foul = claims.foul_of(t, seat, action)
    if foul:
        t.broken[seat] = t.broken[seat] or foul
    t.claim(seat, action.verb, tuple(INDEX[c] for c in action.cards))
    for extra in action.extra:
        group = tuple(INDEX[c] for c in extra)
        t.lay(seat, Laid("chi", group), group)
    _left_stage(t)
    go_on(t, seat)


def own_win(t: Table, seat: Seat, action: Action) -> None:
    """4.4: 天胡, or not."""
    if action == PASS:
        go_on(t, seat)
    else:
        win(t, seat)


# ---- the end -----------------------------------------------------------------------------------------------------


def win(t: Table, seat: Seat) -> None:
    """4.5: the hand is counted and paid; a hand that has broken a rule is a 诈胡."""
    card, giver, how = (-1, seat, "deal") if t.shown is None else t.shown
    count = t.scoring.best(t.laid[seat], t.own[seat], card, t.chance(seat))
    assert count is not None
    shown = (TOKENS[card],) if card >= 0 else ()
    source = how if how != "flip" else "own_flip" if giver == seat else "other_flip"
    foul = claims.foul_of(t, seat, Action("hu", shown))
    if foul:
        # 4.5 Fouls: pays each opponent the score claimed, the same dealer deals again.
        lines = t.scoring.foul_lines(seat, count.value, shown, t.playing)
        reason = Reason(R["foul"], {"why": R[foul]}, "4.5")
        t.events.append(Event("out", seat, verb="zhahu", reason=reason))
        finish(t, Outcome("draw", t.seats, (), tuple(lines), t.dealer, reason))
        return
    discarder = giver if how == "discard" else None
    lines = t.scoring.win_lines(seat, count.value, shown, t.playing, discarder)
    winner = Winner(
        seat,
        _groups(t, seat, count),
        "".join(shown),
        source,
        giver,
        count.points,
        count.fan,
        count_lines(t, count),
    )
    t.events.append(Event("win", seat, shown, source, source=giver))
    # 4.1: the winner deals next.
    finish(t, Outcome("win", t.seats, (winner,), tuple(lines), seat))


def _groups(t: Table, seat: Seat, count: Count) -> tuple[GroupView, ...]:
    laid = t.laid[seat]
    out = []
    for place, piece in enumerate(count.pieces):
        taken, source = (laid[place].taken, laid[place].source) if place < len(laid) else (-1, -1)
        out.append(GroupView(piece.verb, names(piece.kinds), piece.points, taken, source))
    return tuple(out)


def count_lines(t: Table, count: Count) -> tuple[CountLine, ...]:
    """What was counted, one line each: groups, base or 等, 名堂 or factors, the score."""
    mingtang = t.rules.mingtang
    lines = [CountLine(word_of(p.verb), p.points, words.HU, "4.2", names(p.kinds)) for p in count.pieces]
    base = ("base", words.BASE) if mingtang else ("deng", words.DENG)
    lines.append(CountLine(words.ITEM[base[0]], count.base, base[1], "4.5"))
    unit = words.FAN if mingtang else words.TIMES
    lines += [CountLine(words.ITEM[item], n, unit, "4.5", names(kinds)) for item, n, kinds in count.items]
    lines.append(CountLine(words.ITEM["value"], count.value, words.BASE, "4.5"))
    return tuple(lines)


def word_of(verb: str) -> Word:
    """The word of a verb or group."""
    return next(v.word for v in words.VERBS if v.id == verb)


def finish(t: Table, outcome: Outcome) -> None:
    """The hand is over."""
    t.outcome = outcome
    t.phase = "over"
    t.events.append(Event("end", verb=outcome.kind, reason=outcome.reason))
