"""How a hand ends: the winner's count, who pays, who deals next (rules zipai 1.1.3, 1.7, 1.8, 1.9)."""

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
from changpai_desktop.games.shared.paohuzi import claims, words
from changpai_desktop.games.shared.paohuzi.counting import Count, Facts
from changpai_desktop.games.shared.paohuzi.forms import heavenly
from changpai_desktop.games.shared.paohuzi.table import Table
from changpai_desktop.games.shared.paohuzi.words import R
from changpai_desktop.games.shared.zi import TOKENS, tokens


def win_shown(t: Table, seat: Seat) -> None:
    """胡 with the card on the stage."""
    assert t.felt.shown is not None
    card, giver, how = t.felt.shown
    source = claims.source_of(t, seat)
    count = claims.count_of(t, seat, card, source)
    assert count is not None
    _won(t, seat, count, card, source, giver, giver if how == "discard" else -1)


def win(t: Table, seat: Seat) -> None:
    """自摸 with one's own 偎 or 提."""
    assert t.own_count is not None
    assert t.drawn is not None
    _won(t, seat, t.own_count, t.drawn, "own_flip", seat, -1)


def win_opening(t: Table, seat: Seat) -> None:
    """1.3.3 选择天胡 with the 亮张."""
    count = claims.count_of(t, seat, t.liangzhang, "dealer" if seat == t.dealer else "deal")
    assert count is not None
    _won(t, seat, count, t.liangzhang, "deal", t.dealer, -1)


def win_heavenly(t: Table, seat: Seat) -> None:
    """1.3.2 必须天胡."""
    own = t.felt.own[seat]
    form = heavenly(own)
    assert form is not None
    facts = Facts(own=True, tianhu="must", dealer=seat == t.dealer, dealt=tuple(own))
    _won(t, seat, t.counting.count(form, facts), -1, "deal", t.dealer, -1)


def _won(t: Table, seat: Seat, count: Count, card: int, source: str, giver: Seat, discarder: Seat) -> None:
    """1.8: the hand ends; 1.1.3: the winner deals next."""
    groups = tuple(GroupView(p.verb, tokens(p.kinds), p.value) for p in count.form.pieces())
    token = "" if card < 0 else TOKENS[card]
    winner = Winner(
        seat, groups, token, source, giver, count.form.points, count.fan, _lines(count, t.counting.pay_rule)
    )
    owed = t.counting.payments(t.felt.playing, t.seats, seat, count.value, discarder)
    item, rule, cards = words.ITEM["hu"], t.counting.pay_rule, (token,) if token else ()
    ledger = tuple(LedgerLine(payer, seat, amount, item, rule, cards) for payer, amount in owed)
    t.felt.events.append(Event("win", seat, cards, source, source=giver))
    finish(t, Outcome("win", t.seats, (winner,), ledger, seat))


def _lines(count: Count, rule: str) -> tuple[CountLine, ...]:
    scoring = [p for p in count.form.pieces() if p.value]
    lines = [CountLine(words.WORD_OF[p.verb], p.value, words.HUXI, "1.2", tokens(p.kinds)) for p in scoring]
    lines += [CountLine(i.word, i.value, i.unit, i.rule) for i in count.items]
    lines.append(CountLine(words.ITEM["price"], count.value, words.BASE, rule))
    return tuple(lines)


def false_win(t: Table, seat: Seat, amount: int, why: Reason) -> None:
    """1.9 诈胡: paid to each opponent; the hand ends, the same dealer deals."""
    item: Word = words.ITEM["false_hu"]
    ledger = tuple(LedgerLine(seat, s, amount, item, "1.9") for s in sorted(t.felt.playing) if s != seat)
    reason = Reason(R["false_hu"], {"why": why.word, **why.values}, "1.9")
    t.say("say", seat, "false_hu", reason)
    finish(t, Outcome("void", t.seats, (), ledger, t.dealer, reason))


def draw_game(t: Table) -> None:
    """1.7 荒庄: no payment; 1.1.3: the same dealer deals again."""
    finish(t, Outcome("draw", t.seats, (), (), t.dealer, Reason(R["draw_stock"], {}, "1.7")))


def finish(t: Table, outcome: Outcome) -> None:
    """The hand is over."""
    t.felt.outcome = outcome
    t.phase = "over"
    t.window = None
    t.felt.events.append(Event("end", verb=outcome.kind, reason=outcome.reason))
