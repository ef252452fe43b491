"""Builds positions of 幺地人 from keyword parts, for tests."""

from collections.abc import Mapping, Sequence

from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.registry import game
from changpai_desktop.games.yaodiren import claims, play
from changpai_desktop.games.yaodiren.hand import YaodirenHand
from changpai_desktop.games.yaodiren.kinds import COPIES, INDEX, PACK, TOKENS
from changpai_desktop.games.yaodiren.scoring import Laid

GAME = game("yaodiren")


def stacked(hands: Sequence[str], then: str = "", *, seats: int = 3, dealer: int = 0) -> tuple[str, ...]:
    """A stock that deals these hands (short ones are filled up) and then gives these cards."""
    given = [list(PACK.parse(h)) for h in hands] + [[] for _ in range(seats - len(hands))]
    top = list(PACK.parse(then))
    left = PACK.counts([t for t in TOKENS for _ in range(COPIES)])
    for token in [t for h in given for t in h] + top:
        left[INDEX[token]] -= 1
    assert min(left) >= 0, "more than five of a kind"
    # Filled round the kinds, so that a filled hand holds few alike.
    rest = [TOKENS[i] for _ in range(COPIES) for i in range(len(TOKENS))]
    pool: list[str] = []
    for token in rest:
        if left[INDEX[token]]:
            left[INDEX[token]] -= 1
            pool.append(token)
    for h in given:
        while len(h) < 20:
            h.append(pool.pop(0))
    dealt = [given[(dealer + i) % seats][i // seats] for i in range(20 * seats)]
    return tuple(dealt + top + pool)


def dealt(
    hands: Sequence[str],
    then: str = "",
    *,
    seats: int = 3,
    dealer: int = 0,
    options: Mapping[str, Value] | None = None,
) -> YaodirenHand:
    """A hand just dealt from a stacked stock."""
    hand = GAME.new_hand(options or {}, seats, dealer, stacked(hands, then, seats=seats, dealer=dealer))
    assert isinstance(hand, YaodirenHand)
    return hand


def playing(
    hands: Sequence[str],
    *,
    laid: Mapping[int, Sequence[tuple[str, str]]] | None = None,
    shown: tuple[str, int, str] | None = None,
    discards: int | None = None,
    stock: str = "",
    out: Sequence[int] = (),
    seats: int = 3,
    dealer: int = 0,
    options: Mapping[str, Value] | None = None,
) -> YaodirenHand:
    """A position in mid-hand: hands, laid groups, a card on the stage or a seat that owes a discard.

    `stock` is what comes next; cards named nowhere lie below it.
    """
    hand = dealt([], seats=seats, dealer=dealer, options=options)
    t = hand.table
    t.events.clear()
    used = [0] * len(TOKENS)
    for seat, text in enumerate(hands):
        t.own[seat] = PACK.counts(PACK.parse(text))
        used = [a + b for a, b in zip(used, t.own[seat], strict=True)]
    for seat, groups in (laid or {}).items():
        for verb, text in groups:
            kinds = tuple(INDEX[c] for c in PACK.parse(text))
            t.laid[seat].append(Laid(verb, kinds))
            for i in kinds:
                t.vis[i] += 1
                used[i] += 1
    nexts = [INDEX[c] for c in PACK.parse(stock)]
    for i in nexts + ([INDEX[shown[0]]] if shown else []):
        used[i] += 1
    assert max(used) <= COPIES, "more than five of a kind"
    rest = [i for i in range(len(TOKENS)) for _ in range(COPIES - used[i])]
    t.stock = rest[::-1] + nexts[::-1]
    t.status = ["dropped" if s in out else "in" for s in range(seats)]
    t.said = ["start"] * seats
    if shown:
        t.put_on_stage(INDEX[shown[0]], shown[1], shown[2])
        claims.open_window(t)
        t.phase = "claim"
        play.settle(t)
    elif discards is not None:
        play.to_discard(t, discards)
    return hand


def do(hand: YaodirenHand, *moves: tuple[int, str]) -> YaodirenHand:
    """Plays moves given as (seat, action text)."""
    for seat, text in moves:
        hand.apply(seat, Action.parse(text))
    return hand


def texts(hand: YaodirenHand, seat: int) -> list[str]:
    """Legal actions as text."""
    return [str(a) for a in hand.legal(seat)]


def last(hand: YaodirenHand, kind: str) -> str:
    """The last event of a kind: seat, verb, cards."""
    event = next(e for e in reversed(hand.events) if e.kind == kind)
    return f"{event.seat} {event.verb} {' '.join(event.cards)}".strip()
