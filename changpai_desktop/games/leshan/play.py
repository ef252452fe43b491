"""The course of play: flips, discards, claims, the turn of 小家, the end (rules zipai 3.4-3.9).

Every step ends in one of: a seat owes a decision (`phase`, `turn` or `window`), or the hand is over.
"""

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
from changpai_desktop.games.leshan import claims, fouls, words
from changpai_desktop.games.leshan.scoring import Count
from changpai_desktop.games.leshan.table import Table
from changpai_desktop.games.leshan.turn import discardable, thrown_back
from changpai_desktop.games.leshan.words import R
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.zi import INDEX, READING, TOKENS, Group, tokens

# ---- flips and discards ------------------------------------------------------------------------------------------


def next_flip(t: Table, after: Seat) -> None:
    """3.4: the 下家 flips the top stock card; 3.7: an empty stock ends the hand."""
    t.barred, t.opening, t.kept = frozenset(), False, -1
    if not t.stock:
        finish(t, Outcome("draw", t.seats, (), (), t.shuffler, Reason(R["draw_stock"], {}, "3.7")))
        return
    seat = t.after(after)
    t.turn = seat
    if seat == t.small:
        # 3.8.2: 小家 looks at the card before anybody else may.
        t.phase = "peek"
        return
    t.flip(seat)
    _ask(t)


def to_discard(t: Table, seat: Seat) -> None:
    """A seat owes a discard."""
    t.turn, t.phase = seat, "discard"


def discard_choices(t: Table, seat: Seat) -> list[int]:
    """3.4 E: what may be discarded; 3.8.2: 小家 discards one of the two old cards."""
    if seat == t.small:
        return [k for k in READING if t.own[seat][k] > (k == t.kept)]
    return discardable(t.own[seat], t.barred)


def discard(t: Table, seat: Seat, kind: int) -> None:
    """3.4: the card is offered to all others; 3.5.4: its kind can no longer be won by the seat."""
    # Part 7, 地和: only the discard that the dealer owes at the opening.
    t.first_discard, t.opening = t.opening and t.owes(seat), False
    t.discard(seat, kind)
    t.own_discards[seat] |= 1 << kind
    t.barred, t.kept = frozenset(), -1
    _ask(t)


def _ask(t: Table) -> None:
    claims.open_window(t, fouls.wrong_claims)
    t.phase = "claim"
    settle(t)


# ---- claims ------------------------------------------------------------------------------------------------------


def answer(t: Table, seat: Seat, action: Action) -> None:
    """One secret answer to the card on the stage."""
    assert t.window is not None
    t.window.answers[seat] = action
    settle(t)


def settle(t: Table) -> None:
    """Gives the card to whom it belongs, once no open answer could change that."""
    assert t.window is not None
    if t.window.choices or t.window.forced:
        takers = t.window.resolve(lambda s, a: claims.ranking(t, s, a))
        if takers is None:
            return
        claims.note_declined(t, takers)
    else:
        takers = []
    if not takers:
        t.window = None
        t.first_discard = False
        _, source = t.to_row()
        next_flip(t, source)
        return
    seat, action = takers[0]
    foul = fouls.at_claim(t, seat, action) if t.rules.manual else ""
    t.window = None
    if foul:
        end_with_foul(t, seat, foul)
    elif action.verb == "hu":
        win(t, seat, action)
    else:
        take(t, seat, action)


def take(t: Table, seat: Seat, action: Action) -> None:
    """3.4: 对, 开 or 吃 is laid, with what was 摆'd; it is a 进张 (3.5.5)."""
    assert t.shown is not None
    card = t.shown[0]
    group: Group = tuple([INDEX[c] for c in action.cards])
    t.claim(seat, action.verb, group)
    for extra in action.extra:
        kinds = tuple([INDEX[c] for c in extra])
        t.lay(seat, Laid("bai", kinds), kinds)
    t.first_discard = False
    t.passed_hu[seat] = ()
    if t.rules.gun_hidden:
        t.lay_guns(seat)
    t.barred = thrown_back(group, card) if action.verb == "chi" else frozenset()
    after_entry(t, seat)


def after_entry(t: Table, seat: Seat) -> None:
    """F2: a discard is owed, or 八块 is said and the 下家 flips. A manual referee leaves it to the seat."""
    if t.owes(seat) or t.rules.manual:
        to_discard(t, seat)
        return
    t.events.append(Event("say", seat, verb="kuai"))
    next_flip(t, seat)


def manual_discard(t: Table, seat: Seat, action: Action) -> None:
    """Part 7: with a manual referee the seat itself decides whether it discards or calls 块, rightly or not."""
    if action.verb == "mo":
        end_with_foul(t, seat, "duo_mo")
        return
    if action.verb == "kuai":
        if fouls.wrong_call(t, seat, int(action.cards[0])):
            fouls.remember(t, seat, "han_cuo")
        t.events.append(Event("say", seat, verb="kuai"))
        next_flip(t, seat)
        return
    kind = INDEX[action.cards[0]]
    foul, later = fouls.of_discard(t, seat, kind)
    for name in later:
        fouls.remember(t, seat, name)
    if foul:
        t.discard(seat, kind)
        end_with_foul(t, seat, foul)
    else:
        discard(t, seat, kind)


# ---- 小家 ----------------------------------------------------------------------------------------------------------


def peek_win(t: Table, seat: Seat) -> Count | None:
    """3.8.2 a: whether the unseen card makes a scoring 房 with the two of 小家."""
    return claims.may_win(t, seat, t.stock[-1], self_drawn=True)


def peeked(t: Table, seat: Seat, action: Action) -> None:
    """3.8.2: 小家 wins with the unseen card, keeps it (收), or shows it."""
    card = t.stock[-1]
    if action.verb == "liang":
        # Shown instead of won with: 过和.
        if peek_win(t, seat) is not None:
            claims.pass_win(t, seat, card, self_drawn=True)
        t.flip(seat)
        _ask(t)
        return
    if action.verb == "hu" and t.rules.manual:
        foul = fouls.of_win(t, seat, card, action, self_drawn=True)
        if foul:
            end_with_foul(t, seat, foul)
            return
    t.stock.pop()
    t.own[seat][card] += 1
    secret = action.verb == "shou"
    t.events.append(Event("draw", seat, (TOKENS[card],), action.verb if secret else "", secret_to_others=secret))
    if secret:
        # 收 is a 进张 (3.5.5).
        t.kept, t.passed_hu[seat] = card, ()
        to_discard(t, seat)
    else:
        t.kept = card
        win(t, seat, action)


# ---- the end -----------------------------------------------------------------------------------------------------


def heavenly_win(t: Table, seat: Seat, action: Action) -> None:
    """3.3.1 天和; a manual referee looks at the hand now."""
    foul = fouls.of_win(t, seat, None, action, self_drawn=False) if t.rules.manual else ""
    if foul:
        end_with_foul(t, seat, foul)
    else:
        win(t, seat, action)


def win(t: Table, seat: Seat, action: Action) -> None:
    """3.6, 3.7: the hand is counted and paid; the winner shuffles next (3.2.2)."""
    card, giver, source = _won_with(t, seat)
    count = _count(t, seat, card, source)
    value = fouls.declared_value(t, count, action)
    token = "" if card is None else TOKENS[card]
    payer = giver if source == "discard" else None
    lines = t.scoring.win_lines(seat, value, token, t.seats, payer)
    groups = tuple(GroupView(p.verb, tokens(p.kinds), p.value) for p in count.pieces)
    winner = Winner(seat, groups, token, source, giver, count.points, count.fan, _count_lines(t, count, value))
    t.events.append(Event("win", seat, (token,) if token else (), source, source=giver))
    finish(t, Outcome("win", t.seats, (winner,), tuple(lines), seat))


def _won_with(t: Table, seat: Seat) -> tuple[int | None, Seat, str]:
    """(card, giver, source) of a win."""
    if t.shown is not None:
        card, giver, how = t.shown
        return card, giver, "discard" if how == "discard" else "own_flip" if giver == seat else "other_flip"
    if seat == t.small:
        return t.kept, seat, "own_draw"
    return None, seat, "deal"


def _count(t: Table, seat: Seat, card: int | None, source: str) -> Count:
    if source == "own_draw" and card is not None:
        t.own[seat][card] -= 1
    count = claims.hand_count(t, seat, card, self_drawn=source in ("own_draw", "own_flip"))
    if source == "own_draw" and card is not None:
        t.own[seat][card] += 1
    assert count is not None
    return count


def _count_lines(t: Table, count: Count, value: int) -> tuple[CountLine, ...]:
    """The groups, the class with its value, each 番, and what comes out after the cap."""
    lines = [CountLine(word_of(p.verb), p.value, words.HE, "3.1", tokens(p.kinds)) for p in count.pieces]
    (name, _), *fans = count.items
    lines.append(CountLine(words.ITEM[name], count.plain // 2**count.fan, words.HE, "3.6.3"))
    lines += [CountLine(words.ITEM[item], fan, words.FAN, "3.6.4") for item, fan in fans]
    capped = value == t.rules.cap < count.plain
    lines.append(CountLine(words.ITEM["cap" if capped else "value"], value, words.HE, "3.6.5" if capped else "3.6.3"))
    return tuple(lines)


def word_of(verb: str) -> Word:
    """The word of a verb or group."""
    return next(v.word for v in words.VERBS if v.id == verb)


def end_with_foul(t: Table, seat: Seat, foul: str) -> None:
    """3.10 包牌: 20 to each other player, the hand ends without winner, the same shuffler again."""
    lines: tuple[LedgerLine, ...] = tuple(t.scoring.foul_lines(seat, t.seats, foul))
    why = Reason(R["foul"], {"foul": words.FOULS[foul]}, "3.10")
    t.events.append(Event("out", seat, verb="foul", reason=why))
    finish(t, Outcome("draw", t.seats, (), lines, t.shuffler, why))


def finish(t: Table, outcome: Outcome) -> None:
    """The hand is over."""
    t.outcome = outcome
    t.phase = "over"
    t.window = None
    t.events.append(Event("end", verb=outcome.kind, reason=outcome.reason))
