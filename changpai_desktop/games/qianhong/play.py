"""The course of play: draws, discards, claims (rules changpai 5.5).

Every step ends in one of: a seat owes a decision (`phase`, `turn` or the window), or the hand is over.
"""

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.qianhong import claims
from changpai_desktop.games.qianhong.claims import GANG, PASS
from changpai_desktop.games.qianhong.ending import end_stock, win
from changpai_desktop.games.qianhong.kinds import BAIDA, COPIES, INDEX, PLAIN, TOKENS, N
from changpai_desktop.games.qianhong.table import Table

OWN_HU = Action("hu")
DISCARD = tuple(Action("discard", (token,)) for token in TOKENS)

# ---- draws ---------------------------------------------------------------------------------------------------------


def replace_baida(t: Table, seat: Seat) -> int:
    """5.3: 百搭 are laid aside and replaced from the end of the stock until none is left in the hand.

    Returns the last card drawn so, -1 if the stock ran out.
    """
    last = -1
    while t.own[seat][BAIDA]:
        owed = t.lay_baida(seat)
        if len(t.stock) < owed:
            return -1
        for _ in range(owed):
            last = t.draw_end(seat)
    return last


def next_turn(t: Table, seat: Seat) -> None:
    """5.5.1: before the first draw a seat may lay its 龙; 5.5.6: without a card to draw the hand is over.

    The discard stays on the stage until the 龙 are settled, so that nobody sees who is asked.
    """
    longs = long_choices(t, seat)
    if longs:
        t.turn, t.phase, t.drawn = seat, "long", -1
        t.choices = [*longs, PASS]
        return
    t.longs[seat] = ()
    t.to_row()
    if not t.stock:
        end_stock(t)
        return
    t.locked.discard(seat)
    drawn = t.draw(seat, "mo")
    _drawn(t, seat, drawn, "own_draw")


def _drawn(t: Table, seat: Seat, kind: int, source: str) -> None:
    """A card has come into the hand; a 百搭 is replaced."""
    if kind == BAIDA and t.rules.aside:
        kind, source = replace_baida(t, seat), "replacement"
        if kind < 0:
            end_stock(t)
            return
    own_turn(t, seat, kind, source)


def replacement(t: Table, seat: Seat) -> None:
    """5.5.4: the card for a 杠."""
    t.locked.discard(seat)
    _drawn(t, seat, t.draw_end(seat), "replacement")


# ---- the own turn --------------------------------------------------------------------------------------------------


def own_turn(t: Table, seat: Seat, drawn: int, source: str) -> None:
    """The seat wins, lays 杠 or 龙, or discards. `source` is empty after a claim: then it only discards."""
    t.turn, t.phase, t.drawn, t.source = seat, "discard", drawn, source
    t.choices = []
    if source:
        if t.complete(seat, -1):
            t.choices.append(OWN_HU)
        t.choices += [GANG[k] for k in gangs(t, seat)]
        t.choices += long_choices(t, seat)
    t.choices += [DISCARD[k] for k in discardable(t, seat)]


def gangs(t: Table, seat: Seat) -> list[int]:
    """5.5.4: kinds of an own 杠 now: four in hand (暗), or one that joins a 碰 (补). It needs a replacement card."""
    if not t.stock:
        return []
    own = t.own[seat]
    out = [k for k in range(PLAIN) if own[k] == COPIES and k not in t.longs[seat]]
    out += [g.kinds[0] for g in t.laid[seat] if g.verb == "peng" and own[g.kinds[0]]]
    return sorted(out)


def discardable(t: Table, seat: Seat) -> list[int]:
    """5.8: a wild 百搭 is not discarded while another card is held."""
    own = t.own[seat]
    return [k for k in range(PLAIN) if own[k]] or [k for k in range(PLAIN, N) if own[k]]


def long_choices(t: Table, seat: Seat) -> list[Action]:
    """5.5.1: the kinds dealt whole. Four need a replacement; three or two that are left of a turned kind do not."""
    kinds = [k for k in t.longs[seat] if t.own[seat][k] == t.copies_left(k)]
    if t.pair_laid(seat):
        kinds = [k for k in kinds if t.own[seat][k] != 2]
    return [Action("long", (TOKENS[k],) * t.own[seat][k]) for k in kinds if t.own[seat][k] < COPIES or t.stock]


def act(t: Table, seat: Seat, action: Action) -> None:
    """What the seat at turn has chosen."""
    match action.verb:
        case "hu":
            win(t, seat)
        case "gang":
            _own_gang(t, seat, INDEX[action.cards[0]])
        case "long":
            _long(t, seat, INDEX[action.cards[0]])
        case "pass":
            t.longs[seat] = ()
            next_turn(t, seat)
        case _:
            if seat == t.dealer:
                # 5.5.1: he lays his 龙 before he discards, the others before they first draw.
                t.longs[seat] = ()
            t.discard(seat, INDEX[action.cards[0]])
            claims.open_window(t)
            t.phase = "claim"
            settle_claims(t)


def _own_gang(t: Table, seat: Seat, kind: int) -> None:
    """5.5.4: 暗杠 or 补杠, which counts as 明杠."""
    if t.own[seat][kind] == COPIES:
        t.lay_own(seat, "angang", (kind,) * COPIES)
    else:
        t.lay_own(seat, "minggang", (kind,), t.group_of(seat, kind, "peng"))
    replacement(t, seat)


def _long(t: Table, seat: Seat, kind: int) -> None:
    """5.5.1: 撂龙; a four is replaced by one card."""
    count = t.own[seat][kind]
    t.longs[seat] = tuple(k for k in t.longs[seat] if k != kind)
    t.lay_own(seat, "long", (kind,) * count)
    drawn = t.drawn
    if count == COPIES:
        drawn = t.draw_end(seat)
        if drawn == BAIDA and t.rules.aside:
            drawn = replace_baida(t, seat)
            if drawn < 0:
                end_stock(t)
                return
    if t.phase == "long":
        next_turn(t, seat)
    else:
        own_turn(t, seat, drawn, "replacement" if count == COPIES else t.source)


# ---- claims --------------------------------------------------------------------------------------------------------


def answer(t: Table, seat: Seat, action: Action) -> None:
    """One secret answer."""
    t.window.answers[seat] = action
    settle_claims(t)


def settle_claims(t: Table) -> None:
    """5.5.3: the card goes to whom it belongs, once no open answer could change that; else the next seat draws."""
    takers = t.window.resolve(claims.ranking(t)) if t.window.choices else []
    if takers is None:
        return
    claims.note_declined(t, takers[0] if takers else None)
    if not takers:
        assert t.shown is not None
        next_turn(t, t.after(t.shown[1]))
        return
    seat, action = takers[0]
    if action.verb == "hu":
        win(t, seat)
    elif action.verb == "gang":
        t.claim(seat, "minggang", tuple(INDEX[c] for c in action.cards))
        t.longs[seat] = ()
        replacement(t, seat)
    else:
        t.claim(seat, action.verb, tuple(INDEX[c] for c in action.cards))
        own_turn(t, seat, -1, "")
