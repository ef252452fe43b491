"""Builds positions of 四川大贰 from keyword parts, for tests."""

from collections.abc import Mapping, Sequence

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.daer import play
from changpai_desktop.games.daer.game import GAME
from changpai_desktop.games.daer.hand import DaerHand
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.law import waiting_size
from changpai_desktop.games.shared.resting import players
from changpai_desktop.games.shared.zi import COPIES, INDEX, PACK, TOKENS, N, reading


def stacked(hands: Mapping[int, str], then: str = "", *, seats: int = 3, dealer: int = 0) -> tuple[str, ...]:
    """A stock that deals these hands (short ones are filled up) and then gives these cards."""
    playing = players(seats, dealer)
    given = {s: list(PACK.parse(hands.get(s, ""))) for s in playing}
    top = list(PACK.parse(then))
    left = [COPIES] * N
    for token in [t for h in given.values() for t in h] + top:
        left[INDEX[token]] -= 1
    assert min(left) >= 0, "more than four of a kind"
    pool = shuffled([TOKENS[k] for k in range(N) for _ in range(left[k])], Pcg32(4))
    for seat, h in given.items():
        while len(h) < 20 + (seat == dealer):
            h.append(pool.pop(0))
    dealt = [given[s][i] for i in range(20) for s in playing] + [given[dealer][20]]
    return tuple(dealt + top + pool)


def dealt(
    hands: Mapping[int, str],
    then: str = "",
    *,
    seats: int = 3,
    dealer: int = 0,
    options: Mapping[str, Value] | None = None,
) -> DaerHand:
    """A hand just dealt from a stacked stock; the dealer's 21st card is the last of his text."""
    hand = GAME.new_hand(options or {}, seats, dealer, stacked(hands, then, seats=seats, dealer=dealer))
    assert isinstance(hand, DaerHand)
    return hand


def playing(
    hands: Mapping[int, str],
    *,
    laid: Mapping[int, Sequence[tuple[str, str]]] | None = None,
    shown: tuple[str, int, str] | None = None,
    discards: int | None = None,
    stock: str = "",
    passed: Mapping[int, str] | None = None,
    bao: Sequence[int] = (),
    left: int | None = None,
    seats: int = 3,
    dealer: int = 0,
    options: Mapping[str, Value] | None = None,
) -> DaerHand:
    """A position in mid-hand: a card on the stage, or a seat that owes a discard.

    Hands are filled up to W(q). `stock` is what comes next; `left` cards are in the stock at most.
    """
    hand = dealt({}, seats=seats, dealer=dealer, options=options)
    t = hand.table
    t.events.clear()
    used = [0] * N
    for seat in range(seats):
        t.laid[seat] = [Laid(v, reading(INDEX[c] for c in PACK.parse(g))) for v, g in (laid or {}).get(seat, ())]
        t.own[seat] = PACK.counts(PACK.parse(hands.get(seat, "")))
        for kind in [k for g in t.laid[seat] for k in g.kinds]:
            used[kind] += 1
        used = [a + b for a, b in zip(used, t.own[seat], strict=True)]
    for token in (*PACK.parse(stock), *((shown[0],) if shown else ())):
        used[INDEX[token]] += 1
    assert max(used) <= COPIES, "more than four of a kind"
    rest = [INDEX[c] for c in shuffled([TOKENS[k] for k in range(N) for _ in range(COPIES - used[k])], Pcg32(4))]
    avoid = INDEX[shown[0]] if shown else -1
    for seat in t.playing:
        given = [k for k in range(N) if t.own[seat][k]]
        short = waiting_size(t.quads(seat)) + (seat == discards) - t.held(seat)
        # Filled up with kinds that are neither asked about nor named in the hand, and no 坎.
        for kind in list(rest):
            if short > 0 and kind != avoid and kind not in given and t.own[seat][kind] < 2:
                t.own[seat][kind] += 1
                rest.remove(kind)
                short -= 1
    t.stock = (rest[::-1] + [INDEX[c] for c in reversed(PACK.parse(stock))])[-(left if left is not None else 80) :]
    t.opening = False
    t.flips = 3
    for seat, text in (passed or {}).items():
        t.passed[seat] = {INDEX[c] for c in PACK.parse(text)}
    t.bao = set(bao)
    if shown:
        t.put_on_stage(INDEX[shown[0]], shown[1], shown[2])
        play.ask(t)
    elif discards is not None:
        t.turn, t.phase = discards, "discard"
    return hand


def do(hand: DaerHand, *moves: tuple[int, str]) -> DaerHand:
    """Plays moves given as (seat, action text)."""
    for seat, text in moves:
        hand.apply(seat, Action.parse(text))
    return hand


def others_pass(hand: DaerHand) -> DaerHand:
    """Whoever has not answered the question that is open passes."""
    phase, moment = hand.table.phase, len(hand.events)
    while hand.table.phase == phase and len(hand.events) == moment and hand.actors():
        do(hand, (hand.actors()[0], "pass"))
    return hand


def texts(hand: DaerHand, seat: int) -> list[str]:
    """Legal actions as text."""
    return [str(a) for a in hand.legal(seat)]


def why(hand: DaerHand, seat: int, text: str) -> str:
    """The English reason against an action, with its rule."""
    reason = hand.explain(seat, Action.parse(text))
    assert reason is not None
    assert reason.rule
    return f"{reason.rule} {reason.word.source}"


def last(hand: DaerHand, kind: str) -> str:
    """The last event of a kind: seat, verb, cards."""
    event = next(e for e in reversed(hand.events) if e.kind == kind)
    return f"{event.seat} {event.verb} {' '.join(event.cards)}".strip()
