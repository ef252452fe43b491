"""How a hand ends: a win is counted and settled, or the stock runs out (rules changpai 5.3, 5.5.6, 5.6, 5.7)."""

from collections.abc import Sequence

from changpai_desktop.games.contract import (
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
from changpai_desktop.games.qianhong import jiucai, words
from changpai_desktop.games.qianhong.kinds import BAIDA, TOKENS, tokens
from changpai_desktop.games.qianhong.scoring import Bonus, Count, settle
from changpai_desktop.games.qianhong.table import Table
from changpai_desktop.games.qianhong.words import ITEM, R


def win(t: Table, seat: Seat) -> None:
    """5.6: the hand is counted and every pair of players settles; 5.7: fixed pay. The winner deals next (5.3)."""
    if t.shown is None:
        card, giver, source = t.drawn, seat, t.source
    else:
        card, giver, source = t.shown[0], t.shown[1], "discard"
    own = list(t.own[seat])
    if t.shown is None and card >= 0:
        own[card] -= 1
    ended = _jiucai if t.rules.jiucai else _with_fu
    winner, lines = ended(t, seat, own, (card, giver, source))
    shown = (TOKENS[card],) if card >= 0 else ()
    t.events.append(Event("win", seat, shown, source, source=giver))
    finish(t, Outcome("win", t.seats, (winner,), tuple(lines), seat))


def end_stock(t: Table) -> None:
    """5.5.6: no card is left to draw: nobody pays, and the same dealer deals again (5.3)."""
    finish(t, Outcome("draw", t.seats, (), (), t.dealer, Reason(R["draw_stock"], {}, "5.5")))


def finish(t: Table, outcome: Outcome) -> None:
    """The hand is over."""
    t.outcome = outcome
    t.phase = "over"
    t.events.append(Event("end", verb=outcome.kind, reason=outcome.reason))


def losers_fu(t: Table, winner: Seat) -> dict[Seat, int]:
    """5.6 D: 付 of the others."""
    out = {}
    for seat in t.playing:
        if seat != winner:
            own = t.own[seat]
            out[seat] = t.scoring.loser(t.sets(seat), own, t.bonus(seat), t.generals)
    return out


def _with_fu(t: Table, seat: Seat, own: list[int], come: tuple[int, Seat, str]) -> tuple[Winner, Sequence[LedgerLine]]:
    """5.6: everybody's 付, and the differences."""
    card, giver, source = come
    bonus = t.bonus(seat)
    if source == "discard" and card == BAIDA:
        bonus = Bonus(bonus.count + 1, bonus.dealt)
    count = t.scoring.best(t.laid[seat], own, card, source, bonus, t.generals)
    assert count is not None
    others = losers_fu(t, seat)
    counts = (*count_lines(count), *_loser_lines(t, seat, others))
    groups = _groups(t, seat, [(verb, kinds, value) for verb, kinds, value in count.pieces], count.baida)
    shown = "" if card < 0 else TOKENS[card]
    winner = Winner(seat, groups, shown, source, giver, count.total, 0, counts)
    return winner, settle({seat: count.total, **others}, seat)


def _jiucai(t: Table, seat: Seat, own: list[int], come: tuple[int, Seat, str]) -> tuple[Winner, Sequence[LedgerLine]]:
    """5.7: what kind of hand it is, and who pays how much."""
    card, giver, source = come
    found = jiucai.best(t.laid[seat], own, card)
    assert found is not None
    kind, pieces = found
    factor = jiucai.times(kind)
    laid = [(g.verb, g.kinds, None) for g in t.laid[seat]]
    groups = _groups(t, seat, [*laid, *((verb, kinds, None) for verb, kinds in pieces)], 0)
    discarder = giver if source == "discard" else None
    counts = (CountLine(ITEM[kind], factor, words.TIMES, jiucai.RULE),)
    shown = "" if card < 0 else TOKENS[card]
    winner = Winner(seat, groups, shown, source, giver, factor, 0, counts)
    return winner, jiucai.lines(seat, factor, t.playing, discarder)


def _groups(
    t: Table, seat: Seat, pieces: Sequence[tuple[str, tuple[int, ...], int | None]], baida: int
) -> tuple[GroupView, ...]:
    """The winner's groups, those on the table first, 百搭 laid aside last."""
    laid = t.sets(seat)
    out = []
    for place, (verb, kinds, value) in enumerate(pieces):
        taken, source = (laid[place].taken, laid[place].source) if place < len(laid) else (-1, -1)
        out.append(GroupView(verb, tokens(kinds), value, taken, source))
    out += [GroupView(g.verb, tokens(g.kinds), baida) for g in t.laid[seat] if g.verb == "baida"]
    return tuple(out)


def count_lines(count: Count) -> tuple[CountLine, ...]:
    """5.6 C: what was counted, one line each: sets, their sum, the type of win, 文 百搭 独 自摸, factor, total."""
    rule, fu = "5.6", words.FU
    lines = []
    if count.type != "qing":
        lines += [CountLine(word_of(v), value, fu, rule, tokens(kinds)) for v, kinds, value in count.pieces if value]
        lines.append(CountLine(ITEM["di"], count.di, fu, rule))
    lines.append(CountLine(ITEM[count.type], count.base, fu, rule))
    parts = (("wen", count.wen), ("baida", count.baida), ("du", count.du), ("zimo", count.zimo))
    lines += [CountLine(ITEM[item], value, fu, rule) for item, value in parts if value]
    if count.times > 1:
        lines.append(CountLine(ITEM["times"], count.times, words.TIMES, rule))
    lines.append(CountLine(ITEM["total"], count.total, fu, rule))
    return tuple(lines)


def _loser_lines(t: Table, winner: Seat, others: dict[Seat, int]) -> list[CountLine]:
    """5.6 D: what the others count, in playing order from the winner."""
    names = {t.after(winner): "loser_next", t.before(winner): "loser_prev"}
    order = t.in_order(winner)[1:]
    return [CountLine(ITEM[names.get(s, "loser_across")], others[s], words.FU, "5.6") for s in order]


def word_of(verb: str) -> Word:
    """The word of a verb or group."""
    return next(v.word for v in words.VERBS if v.id == verb)
