"""The course of play: draws, discards, kongs, claims, wins (rules zipai 5.2-5.7).

Every step ends in one of: a seat owes a decision (`offers` or the window), or the hand is over.
"""

from changpai_desktop.games.contract import Action, Event, Seat
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.xuezhan import claims, ending, money, turn
from changpai_desktop.games.xuezhan.table import Table
from changpai_desktop.games.xuezhan.tiles import COPIES, INDEX

# ---- turns -------------------------------------------------------------------------------------------------------


def first_turn(t: Table) -> None:
    """5.2.1: the dealer's first turn has no draw."""
    decide(t, t.dealer)


def draw(t: Table, seat: Seat) -> None:
    """5.2.1: a tile of the wall; 5.7.3: an empty wall ends the hand."""
    t.chain.clear()
    if t.stock:
        _take_tile(t, seat, "mo")
    else:
        ending.wall_empty(t)


def replace_kong(t: Table, seat: Seat) -> None:
    """5.2.1, part 7: the next tile of the wall for the kong."""
    _take_tile(t, seat, "bu")


def _take_tile(t: Table, seat: Seat, verb: str) -> None:
    """A tile comes into the hand: passed wins are forgotten (5.7.5), and near the end a win is compulsory (5.7.4)."""
    if t.turn != seat:
        t.turn, t.taken_back = seat, -1
    t.drawn = t.draw(seat, verb)
    t.draws[seat] += 1
    if t.passed[seat]:
        t.passed[seat] = []
    if t.late:
        t.late_kinds[seat].add(t.drawn)
        if t.ready(seat) >> t.drawn & 1 and claims.must_win(t, t.drawn, seat):
            own_win(t, seat)
            return
    decide(t, seat)


def decide(t: Table, seat: Seat) -> None:
    """5.2.1: the seat has a tile too many, and decides."""
    t.turn, t.phase = seat, "discard"
    t.offers = turn.offers(t, seat)


def act(t: Table, seat: Seat, action: Action) -> None:
    """What a seat does in its own turn."""
    if action.verb == "discard":
        discard(t, seat, INDEX[action.cards[0]])
    elif action.verb == "gang":
        declare_kong(t, seat, INDEX[action.cards[0]])
    elif action.verb == "hu":
        foul = turn.false_own(t, seat)
        if foul:
            ending.false_win(t, seat, t.drawn, "own_draw" if t.drawn >= 0 else "deal", foul)
            decide(t, seat)
        else:
            own_win(t, seat)
    else:
        keep_tile(t, seat)


def own_win(t: Table, seat: Seat) -> None:
    """5.6.1: 自摸, or 天胡."""
    ending.win(t, [seat], t.drawn, "own_draw" if t.drawn >= 0 else "deal", seat)
    _after_win(t, seat, seat)


def discard(t: Table, seat: Seat, kind: int) -> None:
    """5.2.1: the tile is offered to the others; 5.11: one of another suit before the void one is taken back."""
    if t.rules.manual and claims.DISCARD[kind] not in turn.lawful_discards(t, seat):
        ending.take_back(t, seat, kind)
        decide(t, seat)
        return
    if kind != t.drawn:
        t.changed(seat)
    t.drawn = t.taken_back = -1
    t.discards += 1
    t.discard(seat, kind)
    t.left_hand(seat, kind)
    ask(t, "claim")


def keep_tile(t: Table, seat: Seat) -> None:
    """5.11: no discard; with a tile too many (相公) the hand neither claims nor wins any more."""
    ending.wrong_number(t, seat)
    t.drawn = t.taken_back = -1
    draw(t, t.next_unwon(seat))


# ---- kongs -------------------------------------------------------------------------------------------------------


def declare_kong(t: Table, seat: Seat, kind: int) -> None:
    """5.2.4: 暗杠 with four in hand; 面下杠 with the fourth of a 碰, which lies there to be robbed first (5.4)."""
    if t.own[seat][kind] == COPIES:
        t.lay(seat, Laid("angang", (kind,) * COPIES), (kind,) * COPIES)
        t.left_hand(seat, kind)
        _kong_made(t, money.kong(t.rules, "angang", seat, kind, t.unwon))
        return
    t.own[seat][kind] -= 1
    t.left_hand(seat, kind)
    t.late_kong = kind != t.drawn
    t.drawn = -1
    t.changed(seat)
    t.shown = (kind, seat, "discard")
    t.events.append(Event("discard", seat, (t.token(kind),), "mianxiagang"))
    ask(t, "rob")


def _add_to_peng(t: Table) -> None:
    """5.2.4: nobody has robbed the tile."""
    assert t.shown is not None
    kind, seat, _ = t.shown
    place = t.group_of(seat, kind, "peng")
    assert place is not None
    t.claim_onto(seat, "mianxiagang", place)
    _kong_made(t, money.kong(t.rules, "mianxiagang", seat, kind, t.unwon, late=t.late_kong))


def _kong_made(t: Table, made: money.Kong) -> None:
    """5.3: paid at once, and a tile drawn for it."""
    t.untouched = False
    t.changed(made.seat)
    t.chain.append(len(t.kongs))
    t.kongs.append(made)
    t.ledger += money.kong_lines(made)
    replace_kong(t, made.seat)


# ---- claims ------------------------------------------------------------------------------------------------------


def ask(t: Table, phase: str) -> None:
    """The tile on the table is offered to all others: a discard (`claim`), or one that makes a kong (`rob`)."""
    t.phase = phase
    claims.open_window(t)
    if t.late:
        # The tile has left the hand; another of its kind is none of the last four.
        assert t.shown is not None
        kind, seat, _ = t.shown
        t.late_kinds[seat].discard(kind)
    if t.window.choices or t.window.forced:
        settle(t)
    else:
        _unclaimed(t)


def answer(t: Table, seat: Seat, action: Action) -> None:
    """One secret answer."""
    t.window.answers[seat] = action
    settle(t)


def settle(t: Table) -> None:
    """Gives the tile to whom it belongs, once no open answer could change that."""
    takers = claims.takers(t)
    if takers is None:
        return
    assert t.shown is not None
    kind, source, _ = t.shown
    how = claims.source_of(t)
    claims.note_passed(t)
    for seat, key in claims.fouls(t):
        ending.false_win(t, seat, kind, how, key)
    if not takers:
        _unclaimed(t)
    elif takers[0][1].verb == "hu":
        winners = [seat for seat, _ in takers]
        ending.win(t, winners, kind, how, source)
        _after_win(t, winners[-1], source)
    else:
        _lay(t, *takers[0])


def _unclaimed(t: Table) -> None:
    """5.2.2: the next un-won player draws; a tile of a kong joins its 碰."""
    if t.phase == "rob":
        _add_to_peng(t)
    else:
        _, source = t.to_row()
        draw(t, t.next_unwon(source))


def _lay(t: Table, seat: Seat, action: Action) -> None:
    """5.2.2: 碰, then a discard is owed; 直杠 (5.2.4), then a tile is drawn."""
    assert t.shown is not None
    kind, source, _ = t.shown
    t.untouched = False
    t.chain.clear()
    t.turn, t.drawn, t.taken_back = seat, -1, -1
    t.changed(seat)
    if action.verb == "gang":
        t.claim(seat, "zhigang", (kind,) * COPIES)
        t.left_hand(seat, kind)
        _kong_made(t, money.kong(t.rules, "zhigang", seat, kind, t.unwon, source))
        return
    t.claim(seat, "peng", (kind,) * 3)
    t.left_hand(seat, kind)
    if t.rules.meld_clears:
        t.passed[seat] = []
    decide(t, seat)


def _after_win(t: Table, last: Seat, giver: Seat) -> None:
    """5.7.2: the next un-won player after the last winner (or after the discarder) draws, unless the hand is over."""
    if ending.is_over(t):
        return
    t.drawn = -1
    first = giver if t.rules.after_discarder else last
    draw(t, t.next_unwon(first))
