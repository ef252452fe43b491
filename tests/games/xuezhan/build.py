"""Builds positions of 四川麻将 from keyword parts, for tests."""

from collections.abc import Mapping, Sequence

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.xuezhan import money, play
from changpai_desktop.games.xuezhan.game import GAME
from changpai_desktop.games.xuezhan.hand import XuezhanHand
from changpai_desktop.games.xuezhan.options import Rules
from changpai_desktop.games.xuezhan.tiles import COPIES, INDEX, PACK, RANKS, SEATS, SUITS, TOKENS, N

Groups = Mapping[int, Sequence[tuple[str, str]]]


def stacked(hands: Mapping[int, str], then: str = "", *, dealer: int = 0) -> tuple[str, ...]:
    """A stock that deals these hands (short ones are filled up) and then gives these tiles."""
    order = [(dealer + i) % SEATS for i in range(SEATS)]
    given = {s: list(PACK.parse(hands.get(s, ""))) for s in order}
    top = list(PACK.parse(then))
    left = [COPIES] * N
    for token in [t for h in given.values() for t in h] + top:
        left[INDEX[token]] -= 1
    assert min(left) >= 0, "more than four of a kind"
    pool = shuffled([TOKENS[k] for k in range(N) for _ in range(left[k])], Pcg32(4))
    for seat, h in given.items():
        while len(h) < 13 + (seat == dealer):
            h.append(pool.pop(0))
    dealt = [given[s][i] for i in range(13) for s in order] + [given[dealer][13]]
    return tuple(dealt + top + pool)


def dealt(
    hands: Mapping[int, str], then: str = "", *, dealer: int = 0, options: Mapping[str, Value] | None = None
) -> XuezhanHand:
    """A hand just dealt from a stacked stock; the dealer has fourteen tiles."""
    hand = GAME.new_hand(options or {}, SEATS, dealer, stacked(hands, then, dealer=dealer))
    assert isinstance(hand, XuezhanHand)
    return hand


def playing(
    hands: Mapping[int, str],
    *,
    laid: Groups | None = None,
    turn: int | None = None,
    drawn: str = "",
    shown: tuple[str, int] | None = None,
    wall: str = "",
    left: int | None = None,
    won: Sequence[int] = (),
    void: Mapping[int, str] | None = None,
    passed: Mapping[int, Sequence[tuple[str, int]]] | None = None,
    chain: Sequence[tuple[str, int, str]] = (),
    dealer: int = 0,
    options: Mapping[str, Value] | None = None,
) -> XuezhanHand:
    """A position in mid-hand: a discard on the table, or a seat in its turn (`drawn` beside its hand).

    Hands are filled up with tiles of three suits that fit nothing named. `wall` comes next, `left` tiles are in the
    wall at most. `chain` are kongs just made: (verb, seat, tile).
    """
    hand = dealt({}, dealer=dealer, options={**(options or {}), "swap3": "off", "dingque": "off"})
    t = hand.table
    t.rules = play_rules(options or {})
    t.options = GAME.read_options(options or {})
    t.events.clear()
    t.untouched, t.discards, t.draws = False, 5, [2] * SEATS
    used = [0] * N
    for seat in range(SEATS):
        t.laid[seat] = [Laid(v, tuple(INDEX[c] for c in PACK.parse(g))) for v, g in (laid or {}).get(seat, ())]
        t.own[seat] = PACK.counts(PACK.parse(hands.get(seat, "")))
        for kind in [k for g in t.laid[seat] for k in g.kinds]:
            used[kind] += 1
        used = [a + b for a, b in zip(used, t.own[seat], strict=True)]
    for token in (*PACK.parse(wall), *((shown[0],) if shown else ()), *((drawn,) if drawn else ())):
        used[INDEX[token]] += 1
    assert max(used) <= COPIES, "more than four of a kind"
    _fill(hand, used, {INDEX[shown[0]] if shown else -1, INDEX[drawn] if drawn else -1})
    rest = [k for k in range(N) for _ in range(COPIES - used[k])]
    tops = [INDEX[c] for c in PACK.parse(wall)]
    t.stock = [*rest, *reversed(tops)]
    if left is not None:
        # What is not in the wall lies in a row, so that no tile is lost.
        gone, t.stock = t.stock[: len(t.stock) - left], t.stock[len(t.stock) - left :]
        t.rows[dealer] = gone
    t.won = list(won)
    t.unwon = tuple(s for s in t.playing if s not in won)
    for seat, suit in (void or {}).items():
        t.void[seat] = SUITS.index(suit)
    for seat, wins in (passed or {}).items():
        t.passed[seat] = [(INDEX[token], fan) for token, fan in wins]
    for verb, seat, tile in chain:
        t.chain.append(len(t.kongs))
        t.kongs.append(money.kong(t.rules, verb, seat, INDEX[tile], t.unwon, (seat + 1) % SEATS))
        t.ledger += money.kong_lines(t.kongs[-1])
    t._ready = [-1] * SEATS
    if shown is not None:
        t.turn = shown[1]
        t.put_on_stage(INDEX[shown[0]], shown[1], "discard")
        play.ask(t, "claim")
    elif turn is not None:
        t.turn = turn
        if drawn:
            t.drawn = INDEX[drawn]
            t.own[turn][t.drawn] += 1
        play.decide(t, turn)
    return hand


def play_rules(options: Mapping[str, Value]) -> Rules:
    """The rules of these options."""
    return Rules.of(GAME.read_options(options))


def _fill(hand: XuezhanHand, used: list[int], avoid: set[int]) -> None:
    t = hand.table
    for seat in range(SEATS):
        short = 13 - 3 * len(t.laid[seat]) - sum(t.own[seat])
        named = [k for k in range(N) if t.own[seat][k]]
        # One of each suit first, then wherever tiles are left, never three alike.
        order = [k for rank in (0, 3, 6, 1, 4, 7, 2, 5, 8) for k in range(rank, N, RANKS)]
        for most in (1, 2):
            for kind in order:
                if short > 0 and used[kind] < COPIES and t.own[seat][kind] < most and kind not in (*named, *avoid):
                    t.own[seat][kind] += 1
                    used[kind] += 1
                    short -= 1
        assert short <= 0


def do(hand: XuezhanHand, *moves: tuple[int, str]) -> XuezhanHand:
    """Plays moves given as (seat, action text)."""
    for seat, text in moves:
        hand.apply(seat, Action.parse(text))
    return hand


def others_pass(hand: XuezhanHand) -> XuezhanHand:
    """Whoever has not answered the tile on the table passes."""
    moment = len(hand.events)
    while hand.table.phase in ("claim", "rob") and len(hand.events) == moment:
        do(hand, (hand.actors()[0], "pass"))
    return hand


def texts(hand: XuezhanHand, seat: int) -> list[str]:
    """Legal actions as text."""
    return [str(a) for a in hand.legal(seat)]


def why(hand: XuezhanHand, seat: int, text: str) -> str:
    """The English reason against an action, with its rule."""
    reason = hand.explain(seat, Action.parse(text))
    assert reason is not None
    assert reason.rule
    return f"{reason.rule} {reason.word.source}"


def warned(hand: XuezhanHand, seat: int, text: str) -> str:
    """The English warning before an action, with its rule."""
    reason = hand.warning(seat, Action.parse(text))
    return "" if reason is None else f"{reason.rule} {reason.word.source}"


def last(hand: XuezhanHand, kind: str) -> str:
    """The last event of a kind: seat, verb, tiles."""
    event = next(e for e in reversed(hand.events) if e.kind == kind)
    return f"{event.seat} {event.verb} {' '.join(event.cards)}".strip()


def paid(hand: XuezhanHand) -> list[int]:
    """What each seat has gained so far."""
    return money.by_seat(hand.table.ledger)
