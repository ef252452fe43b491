"""Builds positions of 摆牌 from keyword parts, for tests."""

from collections.abc import Mapping, Sequence

from changpai_desktop.cards import DealCode
from changpai_desktop.games.baipai import play
from changpai_desktop.games.baipai.game import GAME
from changpai_desktop.games.baipai.hand import BaipaiHand
from changpai_desktop.games.baipai.kinds import COPIES, INDEX, PACK, TOKENS, N
from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.shared.felt import Laid

FIFTEEN = "65 64 61 51 55 33 22 62 53 52 32 65 64 61 51"
"""Cards of a pile, one short of a win."""


def kinds(text: str) -> tuple[int, ...]:
    """Cards of a text as kinds."""
    return tuple(INDEX[c] for c in PACK.parse(text))


def begin(number: int, options: Mapping[str, Value] | None = None, *, dealer: int = 0) -> BaipaiHand:
    """Hand `number` of a fixed series."""
    stock = GAME.stock(DealCode.from_seed(number * 7919 + 11).rng(), {})
    return GAME.new_hand(options or {}, 3, dealer, stock)


def stacked(hands: Mapping[int, str], *, dealer: int = 0, without: Mapping[int, str] | None = None) -> tuple[str, ...]:
    """A stock that deals these hands; short ones are filled up, seats of `without` with no card named there."""
    given = [list(PACK.parse(hands.get(s, ""))) for s in range(3)]
    left = [COPIES] * N
    for token in [t for h in given for t in h]:
        left[INDEX[token]] -= 1
    assert min(left) >= 0, "more than four of a kind"
    pool = [k for k in range(N) for _ in range(left[k])]
    barred = {s: set(kinds(text)) for s, text in (without or {}).items()}
    for seat in sorted(range(3), key=lambda s: s not in barred):
        while len(given[seat]) < 28:
            kind = next(k for k in pool[seat::3] + pool if k not in barred.get(seat, ()))
            pool.remove(kind)
            given[seat].append(TOKENS[kind])
    return tuple(given[(dealer + i) % 3][i // 3] for i in range(84))


def dealt(
    hands: Mapping[int, str],
    *,
    dealer: int = 0,
    without: Mapping[int, str] | None = None,
    options: Mapping[str, Value] | None = None,
) -> BaipaiHand:
    """A hand just dealt from a stacked stock."""
    return GAME.new_hand(options or {}, 3, dealer, stacked(hands, dealer=dealer, without=without))


def playing(
    hands: Mapping[int, str],
    *,
    piles: Mapping[int, str] | None = None,
    leads: int = 0,
    first: bool = False,
    unbeaten: bool = False,
    liable: Sequence[int] = (),
    dealer: int = 0,
    options: Mapping[str, Value] | None = None,
) -> BaipaiHand:
    """A position in mid-hand: exactly these hands and piles, all other cards are out; `leads` is to lead."""
    hand = next(h for h in (begin(n, options, dealer=dealer) for n in range(99)) if h.actors() == (dealer,))
    t = hand.table
    t.events.clear()
    left = [COPIES] * N
    for seat in range(3):
        t.own[seat] = PACK.counts(PACK.parse(hands.get(seat, "")))
        pile = kinds((piles or {}).get(seat, ""))
        t.laid[seat] = [Laid("bai", pile)] if pile else []
        for kind in (*pile, *(k for k in range(N) for _ in range(t.own[seat][k]))):
            left[kind] -= 1
    assert min(left) >= 0, "more than four of a kind"
    t.buried[0] = [k for k in range(N) for _ in range(left[k])]
    t.first, t.unbeaten, t.liable = first, unbeaten, list(liable)
    play.to_lead(t, leads)
    return hand


def do(hand: BaipaiHand, *moves: tuple[int, str]) -> BaipaiHand:
    """Plays moves given as (seat, action text)."""
    for seat, text in moves:
        hand.apply(seat, Action.parse(text))
    return hand


def texts(hand: BaipaiHand, seat: int) -> list[str]:
    """Legal actions as text."""
    return [str(a) for a in hand.legal(seat)]


def why(hand: BaipaiHand, seat: int, text: str) -> str:
    """The English reason against an action, with its rule."""
    reason = hand.explain(seat, Action.parse(text))
    assert reason is not None
    assert reason.rule
    return f"{reason.rule} {reason.word.source}"


def warned(hand: BaipaiHand, seat: int, text: str) -> str:
    """The English warning before an action, with its rule."""
    reason = hand.warning(seat, Action.parse(text))
    return "" if reason is None else f"{reason.rule} {reason.word.source}"


def last(hand: BaipaiHand, kind: str) -> str:
    """The last event of a kind: seat, verb, cards."""
    event = next(e for e in reversed(hand.events) if e.kind == kind)
    return f"{event.seat} {event.verb} {' '.join(event.cards)}".strip()


def deltas(hand: BaipaiHand) -> tuple[int, ...]:
    """What each seat gained."""
    assert hand.outcome is not None
    return hand.outcome.deltas
