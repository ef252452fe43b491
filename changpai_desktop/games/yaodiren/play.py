"""The course of play: flips, discards, claims, replacement cards, leaving the hand, the end (rules 1.6-1.11).

Every step ends in one of: a seat owes a decision (`phase`, `turn` or `claims`), or the hand is over.
"""

from collections.abc import Iterable

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
from changpai_desktop.games.yaodiren import claims, words
from changpai_desktop.games.yaodiren.kinds import INDEX, TOKENS
from changpai_desktop.games.yaodiren.potential import Standing
from changpai_desktop.games.yaodiren.scoring import Count, tokens
from changpai_desktop.games.yaodiren.table import Table
from changpai_desktop.games.yaodiren.turn import discardable
from changpai_desktop.games.yaodiren.words import R

# ---- flips and discards ------------------------------------------------------------------------------------------


def next_flip(t: Table, after: Seat) -> None:
    """1.6.2: the next live seat turns the top stock card; 1.9: an empty stock or nobody left ends the hand."""
    _find_fouls(t)
    seat = t.next_live(after)
    if seat is None:
        _draw_game(t, "draw_all_out")
        return
    if not t.stock:
        _draw_game(t, "draw_stock")
        return
    t.put_on_stage(t.stock.pop(), seat, "flip")
    _ask(t)


def own_turn(t: Table, seat: Seat) -> None:
    """A seat with a card too many: it may win if it is complete (1.6.1, 1.7), otherwise it discards."""
    t.turn = seat
    if can_win_now(t, seat):
        t.phase = "own_win"
    else:
        to_discard(t, seat)


def can_win_now(t: Table, seat: Seat) -> bool:
    """Complete with the card drawn last, or at the opening as it stands."""
    if t.drawn is None:
        return claims.may_win(t, seat, None, face_up=False)
    t.own[seat][t.drawn] -= 1
    try:
        return claims.may_win(t, seat, t.drawn, face_up=False)
    finally:
        t.own[seat][t.drawn] += 1


def to_discard(t: Table, seat: Seat) -> None:
    """1.6.4; a seat without any card that may go discards nothing."""
    t.turn = seat
    if discard_choices(t, seat):
        t.phase = "discard"
    else:
        next_flip(t, seat)


def discard_choices(t: Table, seat: Seat) -> list[int]:
    """1.7; with referee=manual a stolen card can go too (a foul)."""
    free = discardable(t.own[seat], t.stolen[seat])
    if not t.rules.manual:
        return free
    return [i for i, n in enumerate(t.own[seat]) if 0 < n < 3]


def discard(t: Table, seat: Seat, kind: int) -> None:
    """1.6.1, 1.6.4: the card is offered to all others."""
    throw(t, seat, kind)
    _ask(t)


def throw(t: Table, seat: Seat, kind: int) -> None:
    """The card leaves the hand for the stage; 1.9.3 is judged at once, before anybody answers."""
    if kind not in discardable(t.own[seat], t.stolen[seat]):
        t.fouls.add(seat)
    before = list(t.own[seat])
    # Only legal alternatives count (1.9.3): with referee=manual a stolen card could go too, but as a foul.
    choices = discardable(before, t.stolen[seat])
    t.from_hand(seat, (kind,))
    t.stolen[seat] = [0] * len(t.stolen[seat])
    t.put_on_stage(kind, seat, "discard")
    if seat not in t.fouls and not t.standing(seat).qualified:
        others = [k for k in choices if k != kind]
        spoiled = any(_qualified_without(t, seat, before, k, kind) for k in others)
        _lost(t, seat, spoiled)


def _qualified_without(t: Table, seat: Seat, before: list[int], kind: int, thrown: int) -> bool:
    """Would discarding `kind` instead of `thrown` have kept the hand? (Own discards do not change what may come.)"""
    own = list(before)
    own[kind] -= 1
    t.vis[thrown] -= 1
    t.vis[kind] += 1
    try:
        return t.standing(seat, own).qualified
    finally:
        t.vis[thrown] += 1
        t.vis[kind] -= 1


# ---- claims ------------------------------------------------------------------------------------------------------


def _ask(t: Table) -> None:
    claims.open_window(t)
    t.phase = "claim"
    settle(t)


def answer(t: Table, seat: Seat, action: Action) -> None:
    """One secret answer to the card on the stage."""
    t.answers[seat] = action
    settle(t)


def settle(t: Table) -> None:
    """Gives the card to whom it belongs, once no open answer could change that."""
    takers = claims.resolve(t)
    if takers is None:
        return
    claims.note_refusals(t, takers)
    if not takers:
        card, source = t.to_row()
        _check_others(t, (card,), -1)
        next_flip(t, source)
    elif takers[0][1].verb == "hu":
        win(t, [seat for seat, _ in takers])
    else:
        _take(t, *takers[0])


def _take(t: Table, seat: Seat, action: Action) -> None:
    """1.7: 碰 and 吃 owe a discard; 杠 and 吐火响 draw a replacement first."""
    if action.verb in ("peng", "chi"):
        if take_three(t, seat, action):
            to_discard(t, seat)
        else:
            next_flip(t, seat)
        return
    assert t.shown is not None
    card = t.shown[0]
    used = t.claim(seat, action.verb, _kinds(action))
    _check_others(t, (card, *used), seat)
    _replace(t, seat)


def take_three(t: Table, seat: Seat, action: Action) -> bool:
    """碰 or 吃 is laid; 1.9.3 is judged at once. False if the seat is out by it."""
    assert t.shown is not None
    card = t.shown[0]
    # What refusing would have meant must be known before the claim changes the table.
    kept_by_passing = t.standing(seat).qualified
    before = t.copy()
    used = t.claim(seat, action.verb, _kinds(action))
    _check_others(t, (card, *used), seat)
    t.drawn = None
    if seat in t.fouls or best_after_discard(t, seat).qualified:
        return True
    _lost(t, seat, kept_by_passing or _another_claim_keeps(before, seat, action))
    return False


def _kinds(action: Action) -> tuple[int, ...]:
    return tuple(INDEX[c] for c in action.cards)


def best_after_discard(t: Table, seat: Seat) -> Standing:
    """§1.3 after the discard that keeps most of the hand (as it stands if nothing can be discarded)."""
    best = t.standing(seat)
    own = t.own[seat]
    choices = discardable(own, t.stolen[seat])
    if not choices or not best.qualified:
        return best
    found: list[Standing] = []
    for kind in choices:
        own[kind] -= 1
        t.vis[kind] += 1
        found.append(t.standing(seat))
        own[kind] += 1
        t.vis[kind] -= 1
        if found[-1].qualified:
            return found[-1]
    return max(found, key=lambda s: (s.covered, s.tuo or 0, s.mao))


def _another_claim_keeps(before: Table, seat: Seat, done: Action) -> bool:
    """Whether another claim that the seat had would have kept the hand."""
    for other in before.claims.get(seat, []):
        if other == done or other.verb not in ("peng", "chi"):
            continue
        trial = before.copy()
        trial.claim(seat, other.verb, _kinds(other))
        if best_after_discard(trial, seat).qualified:
            return True
    return False


def _replace(t: Table, seat: Seat) -> None:
    """1.7: a replacement unseen into the hand; it may win; 1.5.5: fours steal; then a discard."""
    t.drawn = t.draw(seat, "replacement", secret=not t.rules.replacement_shown)
    t.turn = seat
    if t.drawn is not None and can_win_now(t, seat):
        t.phase = "own_win"
        return
    after_replacement(t, seat)


def after_replacement(t: Table, seat: Seat) -> None:
    """Not won with: stealing, then the check of §1.3 without penalty (1.9.1, 1.9.2), then the discard."""
    if t.steal(seat):
        t.drawn = INDEX[t.events[-1].cards[0]]
        if can_win_now(t, seat):
            t.turn, t.phase = seat, "own_win"
            return
    if drop_if_lost(t, seat, owes_discard=True):
        next_flip(t, seat)
    else:
        to_discard(t, seat)


def decline_own_win(t: Table, seat: Seat) -> None:
    """过 on one's own complete hand."""
    if t.drawn is None:
        to_discard(t, seat)
    else:
        after_replacement(t, seat)


# ---- leaving the hand (1.9) --------------------------------------------------------------------------------------


def drop_if_lost(t: Table, seat: Seat, *, owes_discard: bool = False) -> bool:
    """1.9.1: seven 卯 or 34/33 out of reach through no act of one's own: the seat drops without penalty."""
    if seat in t.fouls:
        return False
    standing = best_after_discard(t, seat) if owes_discard else t.standing(seat)
    lost = not standing.qualified
    if lost:
        _lost(t, seat, spoiled=False)
    return lost


def _check_others(t: Table, kinds: Iterable[int], claimer: Seat) -> None:
    """1.9: after each claim or row card, for every live seat for which the last copy of a kind is gone."""
    changed = set(kinds)
    for seat in t.in_order(t.dealer):
        if seat == claimer or not t.live(seat):
            continue
        own = t.own[seat]
        if any(own[k] + t.vis[k] == 5 for k in changed):
            drop_if_lost(t, seat)


def _lost(t: Table, seat: Seat, spoiled: bool) -> None:
    """1.9.3: a hand spoiled by its own move while another would have kept it makes a 包子."""
    why = Reason(R["out_baozi" if spoiled else "out_ok"], {}, "1.9")
    t.leave(seat, "baozi" if spoiled else "drop", why)


def _find_fouls(t: Table) -> None:
    """Rules 8: a foul is found when the next card is turned."""
    for seat in sorted(t.fouls):
        if t.live(seat):
            t.leave(seat, "baozi", Reason(R["out_foul"], {}, "8"))
    t.fouls.clear()


def why_lost(t: Table, seat: Seat, standing: Standing) -> Reason:
    """Which half of §1.3 fails."""
    if not standing.covered:
        return Reason(R["short_mao"], {"have": standing.mao}, "1.3")
    return Reason(R["short_tuo"], {"have": standing.tuo or 0, "want": t.want(seat)}, "1.3")


# ---- the end -----------------------------------------------------------------------------------------------------


def best_count(t: Table, seat: Seat) -> Count | None:
    """The winning count of a seat with the card on the stage, or with its last drawn card."""
    started = t.said[seat] == "start"
    is_dealer = seat == t.dealer
    if t.shown is not None:
        card: int | None = t.shown[0]
        own = t.own[seat]
    else:
        card = t.drawn
        own = list(t.own[seat])
        if card is not None:
            own[card] -= 1
    return t.scoring.best(t.laid[seat], own, card, face_up=t.shown is not None, is_dealer=is_dealer, started=started)


def win(t: Table, seats: list[Seat]) -> None:
    """1.9, 1.10: the hand ends; every winner is counted and paid, 包子 pay on top."""
    out_of_play = frozenset(s for s in range(t.seats) if not t.live(s))
    winners: list[Winner] = []
    lines: list[LedgerLine] = []
    for seat in seats:
        count = best_count(t, seat)
        assert count is not None
        winner = _winner(t, seat, count)
        winners.append(winner)
        others = frozenset(seats) - {seat}
        lines += t.scoring.win_lines(seat, count.fan, winner.card, t.seats, out_of_play, others)
        t.events.append(Event("win", seat, (winner.card,) if winner.card else (), winner.source, source=winner.giver))
    lines += _baozi(t)
    # 1.11: the winner deals next; of several the nearest to the card.
    finish(t, Outcome("win", t.seats, tuple(winners), tuple(lines), seats[0]))


def _winner(t: Table, seat: Seat, count: Count) -> Winner:
    if t.shown is not None:
        card, giver, how = t.shown
        source = "discard" if how == "discard" else "own_flip" if giver == seat else "other_flip"
        token = TOKENS[card]
    else:
        giver, source = seat, "deal" if t.drawn is None else "replacement"
        token = "" if t.drawn is None else TOKENS[t.drawn]
    groups = tuple(GroupView(p.verb, tokens(p.kinds), p.tuo) for p in count.pieces)
    return Winner(seat, groups, token, source, giver, count.tuo, count.fan, _count_lines(t, count))


def _count_lines(t: Table, count: Count) -> tuple[CountLine, ...]:
    lines = [CountLine(word_of(p.verb), p.tuo, words.TUO, "1.2", tokens(p.kinds)) for p in count.pieces]
    for item, fan, kinds in count.items:
        lines.append(CountLine(words.ITEM[item], fan, words.FAN, "1.10", tokens(kinds)))
    lines.append(CountLine(words.ITEM["price"], t.scoring.price(count.fan), words.BASE, "1.10"))
    return tuple(lines)


def word_of(verb: str) -> Word:
    """The word of a verb or group."""
    return next(v.word for v in words.VERBS if v.id == verb)


def _baozi(t: Table) -> list[LedgerLine]:
    return [x for s in range(t.seats) if t.status[s] == "baozi" for x in t.scoring.baozi_lines(s, t.seats)]


def _draw_game(t: Table, why: str) -> None:
    """1.9: 流局, no payment except 包子; the next seat deals (1.11)."""
    finish(t, Outcome("draw", t.seats, (), tuple(_baozi(t)), (t.dealer + 1) % t.seats, Reason(R[why], {}, "1.9")))


def finish(t: Table, outcome: Outcome) -> None:
    """The hand is over."""
    t.outcome = outcome
    t.phase = "over"
    t.claims, t.answers, t.forced = {}, {}, None
    t.events.append(Event("end", verb=outcome.kind, reason=outcome.reason))
