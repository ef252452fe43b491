"""The course of play: draws, discards, claims, the end (rules changpai 4.4, 4.5).

Every step ends in one of: a seat owes a decision (`phase`, `turn` or the window), or the hand is over.
"""

from changpai_desktop.games.contract import Action, CountLine, Event, GroupView, Outcome, Reason, Seat, Winner, Word
from changpai_desktop.games.shangdaren import claims, words
from changpai_desktop.games.shangdaren.claims import PASS, discardable
from changpai_desktop.games.shangdaren.dealing import dealer_after_draw
from changpai_desktop.games.shangdaren.kinds import HUN, INDEX, TOKENS, Group
from changpai_desktop.games.shangdaren.scoring import JING, Count, Piece
from changpai_desktop.games.shangdaren.table import Table
from changpai_desktop.games.shangdaren.words import R

KEEP = Action("keep")
DISCARD = tuple(Action("discard", (token,)) for token in TOKENS)

# ---- draws and discards ----------------------------------------------------------------------------------------


def next_draw(t: Table, seat: Seat) -> None:
    """4.4.2: the seat looks at the top card; it is shown at once where it leaves no choice."""
    t.taken, t.may_keep = -1, False
    if not t.stock:
        # 4.4: 荒, nobody pays.
        finish(t, Outcome("draw", t.seats, (), (), dealer_after_draw(t), Reason(R["draw_stock"], {}, "4.4")))
        return
    t.turn = seat
    if claims.private_choices(t, seat):
        t.phase = "drawn"
    else:
        show(t, seat)


def show(t: Table, seat: Seat) -> None:
    """4.4.2 c: the drawn card is shown and everybody may answer; a wild 混江 stays with the drawer."""
    if t.rules.wild and claims.drawn(t) == HUN:
        t.draw(seat, "hunjiang", secret=False)
        t.wild_at = seat
        go_on(t, seat, -1)
        return
    t.flip(seat)
    ask(t)


def answer_drawn(t: Table, seat: Seat, action: Action) -> None:
    """4.4.2 a, b: 胡 or 绍 with the card that nobody else has seen; or it is shown."""
    if action.verb == "hu":
        t.flip(seat)
        win(t, seat)
    elif action.verb == "shao":
        t.lay_drawn(seat, t.kinds_of(action.cards))
        go_on(t, seat, -1)
    else:
        t.declined = any(a.verb == "hu" for a in claims.private_choices(t, seat))
        show(t, seat)


def go_on(t: Table, seat: Seat, taken: int) -> None:
    """4.4.4: a discard, unless the seat has no card more than its fours and fives ask for (下抓)."""
    have, laid = t.total(seat), t.laid_extra(seat)
    if have <= t.waiting(laid):
        next_draw(t, t.after(seat))
        return
    in_hand = sum(n - 3 for n in t.chars(seat) if n > 3)
    t.turn, t.phase, t.taken = seat, "discard", taken
    t.may_keep = have <= t.waiting(laid + in_hand)


def discard_choices(t: Table, seat: Seat) -> list[Action]:
    """4.4.4: a card, or none where undeclared fours allow it."""
    out = [DISCARD[k] for k in discardable(t, seat)]
    return [*out, KEEP] if t.may_keep else out


def discard(t: Table, seat: Seat, action: Action) -> None:
    """4.4.3: the card is offered to the others; or nothing is discarded and the 下家 draws."""
    if action == KEEP:
        next_draw(t, t.after(seat))
        return
    t.discard(seat, INDEX[action.cards[0]])
    t.taken, t.may_keep = -1, False
    ask(t)


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
    if not t.window.choices and not t.window.forced:
        _unclaimed(t)
        return
    takers = t.window.resolve(claims.ranking(t))
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
    """4.4.2 g: the card lies in the row of its player; the next seat draws."""
    _, source = t.to_row()
    t.declined = False
    next_draw(t, t.after(source))


def _take(t: Table, seat: Seat, action: Action) -> None:
    """4.4.2 d-f: the group is laid; then 4.4.4. 跳 never owes a discard."""
    assert t.shown is not None
    char = t.char(t.shown[0])
    t.declined = False
    if action.verb == "tiao":
        place = claims.tiao_place(t, seat)
        assert place is not None
        t.join(seat, "tiao", "tiao", place)
        next_draw(t, t.after(seat))
        return
    if action.verb == "tuo":
        t.join(seat, "tuo", "ju", claims.tuo_places(t, seat, char)[0])
    else:
        laid_verb = action.verb if action.verb != "chi" else "ju" if len(action.cards) == 3 else "banju"
        t.claim_as(seat, action.verb, laid_verb, t.kinds_of(action.cards))
    go_on(t, seat, char)


def own_win(t: Table, seat: Seat, action: Action) -> None:
    """4.4.1: the dealer wins with his dealt cards, or discards."""
    if action == PASS:
        t.phase = "discard"
    else:
        win(t, seat)


# ---- the end -----------------------------------------------------------------------------------------------------


def win(t: Table, seat: Seat) -> None:
    """4.5: the hand is counted and paid."""
    card, giver, how = (-1, seat, "deal") if t.shown is None else t.shown
    source = "own_draw" if how == "flip" and giver == seat else "other_flip" if how == "flip" else how
    taken = source in ("other_flip", "discard")
    count = t.scoring.best(t.laid_chars(seat), t.chars(seat), t.char(card) if card >= 0 else -1, taken, t.jing)
    assert count is not None
    shown = (TOKENS[card],) if card >= 0 else ()
    lines = t.scoring.win_lines(seat, count, shown, t.playing, giver if how == "discard" else None)
    winner = Winner(
        seat, _groups(t, seat, count, card), "".join(shown), source, giver, count.points, 0, count_lines(t, count)
    )
    t.events.append(Event("win", seat, shown, source, source=giver))
    # 4.2: the winner deals next; 轮庄: the dealer stays when he wins.
    following = seat if t.rules.winner_deals or seat == t.dealer else t.after(t.dealer)
    finish(t, Outcome("win", t.seats, (winner,), tuple(lines), following))


def _groups(t: Table, seat: Seat, count: Count, card: int) -> tuple[GroupView, ...]:
    laid = t.laid[seat]
    out = [
        GroupView(g.verb, t.tokens(g.kinds), piece.points, g.taken, g.source)
        for g, piece in zip(laid, count.pieces, strict=False)
    ]
    held = _with_hunjiang(t, seat, count.pieces[len(laid) :], card)
    return (*out, *(GroupView(verb, t.tokens(kinds), points) for verb, kinds, points in held))


def _with_hunjiang(t: Table, seat: Seat, pieces: tuple[Piece, ...], card: int) -> list[tuple[str, Group, int]]:
    """The groups of the hand as cards: the 混江 lies where a character is used once more than there are cards of it."""
    real = list(t.own[seat])
    if card >= 0:
        real[card] += 1
    out = []
    for piece in pieces:
        kinds = []
        for k in piece.kinds:
            kinds.append(k if real[k] else HUN)
            real[kinds[-1]] -= 1
        out.append((piece.verb, tuple(kinds), piece.points))
    return out


def count_lines(t: Table, count: Count) -> tuple[CountLine, ...]:
    """What was counted, one line each: groups, 精 cards, all 胡, the type with its pay."""
    # 恩施 has a table of counts of its own.
    rule = "4.6" if t.rules.hunsu else "4.5"
    lines = [CountLine(word_of(p.verb), p.points, words.HU, rule, t.tokens(p.kinds)) for p in count.pieces]
    if count.jing:
        cards = t.tokens(sorted(t.jing))
        lines.append(CountLine(words.ITEM["jing"], JING * count.jing, words.HU, "4.5", cards))
    lines.append(CountLine(words.ITEM["total"], count.points, words.HU, rule))
    lines.append(CountLine(words.TYPE[count.type], count.pay, words.BASE, "4.5"))
    return tuple(lines)


def word_of(verb: str) -> Word:
    """The word of a verb or group."""
    return next(v.word for v in words.VERBS if v.id == verb)


def finish(t: Table, outcome: Outcome) -> None:
    """The hand is over."""
    t.outcome = outcome
    t.phase = "over"
    t.events.append(Event("end", verb=outcome.kind, reason=outcome.reason))
