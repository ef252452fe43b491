"""Wins, fouls and the end of a hand (rules zipai 5.5-5.8, 5.11, 7)."""

from collections.abc import Sequence

from changpai_desktop.games.contract import CountLine, Event, GroupView, LedgerLine, Outcome, Reason, Seat, Winner
from changpai_desktop.games.shared.dice import cup
from changpai_desktop.games.xuezhan import money
from changpai_desktop.games.xuezhan.reasons import R, because
from changpai_desktop.games.xuezhan.scoring import Count, pieces, wait_values
from changpai_desktop.games.xuezhan.table import Table
from changpai_desktop.games.xuezhan.tiles import COPIES, SEATS, kinds_of, tokens
from changpai_desktop.games.xuezhan.words import BASE, FAN, ITEM

WINNERS = 3
"""5.7.3: so many winners end the hand."""
DEALER_DICE = 2
"""The throw of the dice for the next dealer (see `shared.dice.cup`)."""

# ---- wins --------------------------------------------------------------------------------------------------------


def win(t: Table, seats: Sequence[Seat], kind: int, source: str, giver: Seat) -> None:
    """5.6: each winner is paid by himself; then the tile goes into the first winner's hand and all are out (5.7.1)."""
    found = [(seat, t.count(seat, kind, source)) for seat in seats]
    card = (t.token(kind),) if kind >= 0 else ()
    for seat, count in found:
        _win(t, seat, count, kind, source, giver)
    if source == "discard" and t.chain:
        # 5.6.3: 呼叫转移, of the last kong or of all made in a row.
        places = t.chain if t.rules.transfer_all else t.chain[-1:]
        t.ledger += money.transfer_lines([t.kongs[i] for i in places], seats)
        t.transferred.update(places)
    if t.shown is not None:
        t.own[seats[0]][kind] += 1
        t.shown = None
    if card:
        t.known[seats[0]][kind] += 1
    if t.first_win is None:
        t.first_win = (tuple(seats), giver)
    t.won += seats
    t.unwon = tuple([s for s in t.unwon if s not in seats])


def _win(t: Table, seat: Seat, count: Count, kind: int, source: str, giver: Seat) -> None:
    """5.6: the lines of one win, told to all."""
    chance = t.chance(seat, source)
    card = (t.token(kind),) if kind >= 0 else ()
    payer = giver
    if chance.giver_pays:
        payer = t.kongs[t.chain[-1]].giver
    value = count.value + count.bonus
    t.ledger += money.win_lines(seat, value, chance.source, payer, t.unwon, card)
    t.winners.append(
        Winner(
            seat,
            _groups(t, seat, count, kind, source),
            "".join(card),
            chance.source,
            giver,
            value,
            count.fan,
            count_lines(t, seat, count),
        )
    )
    told = Reason(R["wins"], {"fan": count.fan, "value": value}, "5.5")
    t.events.append(Event("win", seat, card, chance.source, source=giver, reason=told))


def _groups(t: Table, seat: Seat, count: Count, kind: int, source: str) -> tuple[GroupView, ...]:
    hand = list(t.own[seat])
    if source in ("discard", "robbed"):
        hand[kind] += 1
    laid = [GroupView(g.verb, tokens(g.kinds), None, g.taken, g.source) for g in t.laid[seat]]
    return (*laid, *(GroupView(v, tokens(k), None) for v, k in pieces(bytes(hand), t.laid[seat], count)))


def count_lines(t: Table, seat: Seat, count: Count) -> tuple[CountLine, ...]:
    """5.5: what was counted, one line each, and the value."""
    lines = [CountLine(ITEM[item], n, FAN, "5.5") for item, n in count.items]
    if count.bonus:
        lines.append(CountLine(ITEM["zimo"], count.bonus, BASE, "5.5"))
    lines.append(CountLine(ITEM["value"], count.value + count.bonus, BASE, "5.5"))
    return tuple(lines)


def is_over(t: Table) -> bool:
    """5.7.3: three have won; part 7: with `single_win` the first winning tile ends the hand."""
    if t.rules.single:
        _finish(t, because("end_one", "7"))
    elif len(t.won) >= WINNERS:
        _finish(t, because("end_three", "5.7.3"))
    return t.outcome is not None


# ---- fouls (referee = manual) --------------------------------------------------------------------------------------


def false_win(t: Table, seat: Seat, kind: int, source: str, key: str) -> None:
    """5.11: every un-won player gets double what the hand would have been worth; it has been seen, and is dead."""
    count = t.count(seat, kind, source)
    card = (t.token(kind),) if kind >= 0 else ()
    t.ledger += [
        LedgerLine(seat, s, 2 * (count.value + count.bonus), ITEM["zhahu"], "5.11", card)
        for s in sorted(t.unwon)
        if s != seat
    ]
    t.events.append(Event("say", seat, verb="zhahu", reason=because("foul", "5.11", why=R[key], fan=count.fan)))
    t.events.append(Event("show", seat, t.spread(t.own[seat])))
    t.known[seat] = list(t.own[seat])
    t.dead[seat] = True
    t.changed(seat)


def wrong_number(t: Table, seat: Seat) -> None:
    """5.11: 相公."""
    t.events.append(Event("say", seat, verb="xianggong", reason=because("foul_tiles", "5.11")))
    t.dead[seat] = True
    t.changed(seat)


def take_back(t: Table, seat: Seat, kind: int) -> None:
    """5.11: a discard of another suit before the void one is taken back; everybody has seen it."""
    t.taken_back = kind
    t.known[seat][kind] = max(1, t.known[seat][kind])
    reason = because("foul_discard", "5.1.5")
    t.events.append(Event("show", seat, (t.token(kind),), "takeback", reason=reason))


# ---- the end -------------------------------------------------------------------------------------------------------


def wall_empty(t: Table) -> None:
    """5.7.3, 5.8: the last discard is settled; then 查花猪, 查大叫, 退税. Part 7: with `single_win` nobody has won."""
    standing = [standing_of(t, seat) for seat in sorted(t.unwon)]
    for lines in money.settlement(t.rules, standing, t.won, t.kongs, t.transferred).values():
        t.ledger += lines
    _finish(t, because("end_wall", "5.7.3"))


def standing_of(t: Table, seat: Seat) -> money.Standing:
    """5.8: a 花猪, waiting (for what), or neither."""
    if t.suits_bar(seat, t.own[seat]):
        return money.Standing(seat, True)
    kinds = kinds_of(t.waits(seat))
    gone = bool(kinds) and t.rules.dead_wait != "counts" and all(_gone(t, seat, k) for k in kinds)
    if gone and t.rules.dead_wait == "not":
        return money.Standing(seat, False)
    values = wait_values(t.own[seat], t.laid[seat], kinds, t.rules)
    return money.Standing(seat, False, tuple(value for _, value in values.values()), not gone)


def _gone(t: Table, seat: Seat, kind: int) -> bool:
    """死叫: all four of the kind are seen, or in the seat's own hand."""
    seen = t.own[seat][kind]
    for s in range(SEATS):
        seen += t.rows[s].count(kind)
        seen += sum(g.kinds.count(kind) for g in t.laid[s])
        if s != seat:
            seen += t.known[s][kind]
    return seen >= COPIES


def _finish(t: Table, reason: Reason) -> None:
    """The hand is over."""
    kind = "win" if t.winners else "draw"
    t.phase = "over"
    t.outcome = Outcome(kind, t.seats, tuple(t.winners), tuple(t.ledger), next_dealer(t), reason)
    t.events.append(Event("end", verb=kind, reason=reason))


def next_dealer(t: Table) -> Seat:
    """5.1.3: dice for every hand; or the first winner, of several on one tile its giver; without a winner the same.

    Part 7, `single_win`: the giver of the tile, after 自摸 the winner, without a winner the same.
    """
    if not (t.rules.single or t.rules.first_winner_deals):
        return cup(t.dealt, DEALER_DICE).below(SEATS)
    if t.first_win is None:
        return t.dealer
    seats, giver = t.first_win
    return giver if t.rules.single or len(seats) > 1 else seats[0]
