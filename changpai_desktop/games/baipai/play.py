"""The course of play: leads, answers, tricks, the end (rules changpai 2.5-2.9).

Every step ends in one of: a seat owes a decision (`phase` and `turn`), or the hand is over.
"""

from collections.abc import Sequence
from functools import lru_cache

from changpai_desktop.games.baipai.kinds import TIANJIU, TOKENS, N
from changpai_desktop.games.baipai.melds import Cards, Law, Meld, answers, leads
from changpai_desktop.games.baipai.scoring import count, count_lines, foul_lines, win_lines
from changpai_desktop.games.baipai.table import Table
from changpai_desktop.games.baipai.words import R
from changpai_desktop.games.contract import Action, Event, GroupView, LedgerLine, Outcome, Reason, Seat, Winner

PASS, STOP, TUOSHOU = Action("pass"), Action("stop"), Action("tuoshou")
GIVE = tuple(Action("give", (token,)) for token in TOKENS)
FULL = 15
"""The count at which a player may break off."""
FEW = 5
"""The most cards he may hold then."""

# ---- what may be done ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _actions(verb: str, sets: tuple[Cards, ...]) -> tuple[Action, ...]:
    return tuple(Action(verb, tuple([TOKENS[k] for k in cards])) for cards in sets)


@lru_cache(maxsize=8192)
def false_leads(own: Cards, law: Law) -> tuple[Cards, ...]:
    """Sets of one rank and different kinds, where the table does not play them."""
    right = set(leads(own, law))
    return tuple(x for x in leads(own, law._replace(mixed=True)) if x not in right)


@lru_cache(maxsize=8192)
def false_beats(own: Cards, best: Meld, n: int, law: Law) -> tuple[Cards, ...]:
    """Sets of as many cards that do not beat: another class, an equal or lower rank, another shape."""
    right = set(answers(own, best, law))
    return tuple(x for x in leads(own, law._replace(mixed=True)) if len(x) == n and x not in right)


def lead_choices(t: Table, seat: Seat) -> list[Action]:
    """2.3; 2.6: 脱手 at fifteen, or stopping once it is won. referee=manual: false sets too."""
    own = t.hand(seat)
    out = list(_actions("lead", leads(own, t.law)))
    if t.rules.manual:
        out += _actions("lead", false_leads(own, t.law))
    if t.winner == seat:
        out.append(STOP)
    elif may_break_off(t, seat):
        out.append(TUOSHOU)
    return out


def beat_choices(t: Table, seat: Seat) -> list[Action]:
    """2.5.2: who can beat must; 2.5.3: who cannot passes. referee=manual: both can be done wrongly."""
    own, best = t.hand(seat), t.to_beat()
    found = _actions("beat", answers(own, best, t.law))
    out = list(found)
    if t.rules.manual:
        out += _actions("beat", false_beats(own, best, len(t.top), t.law))
    if t.rules.manual or not found:
        out.append(PASS)
    return out


def give_choices(t: Table, seat: Seat) -> list[Action]:
    """2.10 垫牌: any card of the hand, one after the other."""
    return [GIVE[k] for k in range(N) if t.own[seat][k]]


def may_break_off(t: Table, seat: Seat) -> bool:
    """2.6.3: exactly fifteen laid, the last lead not beaten, five or fewer cards in hand."""
    held = sum(t.own[seat])
    return (
        t.rules.win_at > FULL
        and t.unbeaten
        and t.count(seat) == FULL
        and (held == FEW if t.rules.exactly_five else held <= FEW)
    )


def makes_liable(t: Table, cards: Cards) -> bool:
    """2.5, 2.8: 天, 红九 or 黑九 in the dealer's first lead, or by option in any lead; not once it is won."""
    if t.winner >= 0 or not (t.first or t.rules.every_lead):
        return False
    return any(k in TIANJIU for k in cards)


def liable_for(t: Table, winner: Seat) -> Seat | None:
    """2.8: who pays both shares: the last who became liable and does not win himself."""
    return next((s for s in reversed(t.liable) if s != winner), None)


# ---- leads and answers -----------------------------------------------------------------------------------------------


def to_lead(t: Table, seat: Seat) -> None:
    """The seat leads, unless it has no cards left (2.6.2, 2.6.4)."""
    t.turn = seat
    if any(t.own[seat]):
        t.phase = "lead"
    elif t.winner == seat:
        win(t, seat)
    elif may_break_off(t, seat):
        break_off(t, seat)
    else:
        finish(t, _nobody(t, Reason(R["huang"], {"want": t.rules.win_at}, "2.6")))


def lead(t: Table, seat: Seat, cards: Cards) -> None:
    """2.5.1: the trick begins."""
    if t.rules.manual and cards in false_leads(t.hand(seat), t.law):
        _foul(t, seat, "lead", cards)
        return
    liable = makes_liable(t, cards)
    t.first = False
    t.put(seat, "lead", cards)
    if liable:
        if t.liable[-1:] != [seat]:
            t.say(seat, "bao")
        t.liable = [*(s for s in t.liable if s != seat), seat]
    _next(t, seat)


def beat(t: Table, seat: Seat, cards: Cards) -> None:
    """2.5.2: the cards are the best now; 2.6.2: a winner who led on has ended."""
    if t.rules.manual and cards in false_beats(t.hand(seat), t.to_beat(), len(t.top), t.law):
        _foul(t, seat, "beat", cards)
        return
    t.put(seat, "beat", cards)
    if t.winner >= 0:
        win(t, t.winner)
    else:
        _next(t, seat)


def pass_on(t: Table, seat: Seat) -> None:
    """2.5.3: no card; 2.10 垫牌: as many as were led, or all that the hand has."""
    found = answers(t.hand(seat), t.to_beat(), t.law)
    if found:
        _revoke(t, seat, found[0])
        return
    if t.top not in t.passed[seat]:
        t.passed[seat].append(t.top)
    t.put(seat, "pass", ())
    if t.rules.gives and any(t.own[seat]):
        t.owed = min(len(t.top), sum(t.own[seat]))
        t.phase = "give"
    else:
        _next(t, seat)


def give(t: Table, seat: Seat, kind: int) -> None:
    """2.10 垫牌."""
    t.give(seat, kind)
    t.owed -= 1
    if not t.owed:
        _next(t, seat)


def _next(t: Table, seat: Seat) -> None:
    """2.5.2: each of the others once; 2.10 打到无人要: on until the two others have passed.

    Who has passed in a trick cannot beat later in it, and is not asked again.
    """
    out = {s for s, cards in t.trick if not cards}
    while True:
        seat = t.after(seat)
        if seat == t.trick[t.best][0] or (seat == t.leader and not t.rules.until_passed):
            break
        if seat in out:
            continue
        if any(t.own[seat]):
            t.turn, t.phase = seat, "beat"
            return
        # Without cards there is nothing to decide.
        t.put(seat, "pass", ())
        out.add(seat)
    _close(t)


def _close(t: Table) -> None:
    """2.5.4: the trick is taken; 2.6.1: sixteen win, and 2.6.2 the winner may lead on."""
    t.unbeaten = t.best == 0
    owner = t.take_trick()
    if t.count(owner) >= t.rules.win_at:
        t.winner = owner
        if t.rules.stops:
            win(t, owner)
            return
    to_lead(t, owner)


# ---- the end -------------------------------------------------------------------------------------------------------


def win(t: Table, seat: Seat, fouls: Sequence[LedgerLine] = (), reason: Reason | None = None) -> None:
    """2.7: the pile is counted and paid, and beside it what a foul costs."""
    pile = t.pile(seat)
    found = count(pile, stops=t.rules.stops)
    groups = tuple(GroupView(g.verb, t.tokens(g.kinds), len(g.kinds)) for g in t.laid[seat])
    winner = Winner(seat, groups, "", "", seat, found.cards, found.fan, count_lines(pile, found))
    lines = win_lines(seat, found.price, range(t.seats), liable_for(t, seat))
    # 2.9: by turns, or a winning dealer stays.
    stays = t.rules.winner_stays and seat == t.dealer
    t.events.append(Event("win", seat))
    dealer = t.dealer if stays else t.after(t.dealer)
    finish(t, Outcome("win", t.seats, (winner,), (*lines, *fouls), dealer, reason))


def break_off(t: Table, seat: Seat) -> None:
    """2.6.3 脱手: nobody pays; 2.9 拖庄: a dealer who breaks off stays."""
    t.say(seat, "tuoshou")
    outcome = _nobody(t, Reason(R["broken_off"], {}, "2.6"), stays=t.rules.tuozhuang and seat == t.dealer)
    finish(t, outcome)


def _nobody(t: Table, reason: Reason, stays: bool = False) -> Outcome:
    return Outcome("draw", t.seats, (), (), t.dealer if stays else t.after(t.dealer), reason)


def _revoke(t: Table, seat: Seat, could: Cards) -> None:
    """2.5.5 能打不打: punished at once, the other cards are not played."""
    t.put(seat, "pass", ())
    _punish(t, seat, Reason(R["foul_pass"], {"cards": t.tokens(could)}, "2.5"), t.tokens(could))


def _foul(t: Table, seat: Seat, verb: str, cards: Cards) -> None:
    """8: a false lay, seen by everybody at once."""
    best = t.best
    t.put(seat, verb, cards)
    t.best = max(best, 0)
    _punish(t, seat, Reason(R["foul_lay"], {"cards": t.tokens(cards)}, "2.5"), t.tokens(cards))


def _punish(t: Table, seat: Seat, reason: Reason, cards: tuple[str, ...]) -> None:
    lines = foul_lines(seat, range(t.seats), cards)
    t.events.append(Event("out", seat, verb="foul", reason=reason))
    if t.winner >= 0:
        # 2.6.1: what is won stays won; a foul would else be a cheap way out for who has to pay.
        win(t, t.winner, lines, reason)
        return
    finish(t, Outcome("draw", t.seats, (), tuple(lines), t.after(t.dealer), reason))


def finish(t: Table, outcome: Outcome) -> None:
    """The hand is over."""
    t.outcome = outcome
    t.phase = "over"
    t.events.append(Event("end", verb=outcome.kind, reason=outcome.reason))
