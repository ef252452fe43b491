"""Builds positions of 川牌挤儿 from keyword parts, for tests."""

from collections.abc import Mapping, Sequence

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.jier import play
from changpai_desktop.games.jier.game import GAME
from changpai_desktop.games.jier.hand import JierHand
from changpai_desktop.games.jier.kinds import COPIES, INDEX, PACK, PARTNERS, SEVENS, TOKENS, N
from changpai_desktop.games.jier.table import FULL, SMALL
from changpai_desktop.games.shared.felt import Laid

PLAIN = "66 65 64 55 54 62 53 44 61 51 41 32 31 21 11"
"""15 cards that wait for 天 and 地 (worked example 3.6): pairs and a single 三五."""


def sizes(seats: int, dealer: int) -> dict[int, int]:
    """Cards of each seat that plays, in playing order; the head's sixteenth is not counted."""
    places = [(dealer + i) % seats for i in range(seats)][:6]
    return dict(zip(places, [FULL] * 4 + list(SMALL.get(seats, ())), strict=False))


def left_over(used: Sequence[str]) -> list[str]:
    """The rest of the pack, in a fixed order."""
    left = [COPIES] * N
    for token in used:
        left[INDEX[token]] -= 1
    assert min(left) >= 0, "more than four of a kind"
    return shuffled([TOKENS[k] for k in range(N) for _ in range(left[k])], Pcg32(4))


def stacked(hands: Mapping[int, str], then: str = "", *, seats: int = 4, dealer: int = 0, kept: str = "") -> list[str]:
    """A stock that deals these hands (short ones are filled up without sets) and then gives these cards."""
    want = sizes(seats, dealer)
    given = {s: list(PACK.parse(hands.get(s, ""))) for s in want}
    top = list(PACK.parse(then))
    pool = left_over([t for h in given.values() for t in h] + top + ([kept] if kept else []))
    for seat, hand in given.items():
        while len(hand) < want[seat] + (seat == dealer):
            card = next(c for c in pool if c not in hand and not _sevens(hand, c))
            pool.remove(card)
            hand.append(card)
    out: list[str] = []
    for n in range(FULL + 1):
        out += [given[s][n] for s in want if n < len(given[s])]
        if n == 0 and seats == 7:
            out.append(kept or pool.pop())
    return out + top + pool


def _sevens(hand: Sequence[str], card: str) -> bool:
    return INDEX[card] in SEVENS and any(INDEX[c] in SEVENS for c in hand)


def dealt(
    hands: Mapping[int, str],
    then: str = "",
    *,
    seats: int = 4,
    dealer: int = 0,
    kept: str = "",
    options: Mapping[str, Value] | None = None,
) -> JierHand:
    """A hand just dealt from a stacked stock; the head's sixteenth card is the last of his text."""
    stock = stacked(hands, then, seats=seats, dealer=dealer, kept=kept)
    hand = GAME.new_hand(options or {}, seats, dealer, stock)
    assert isinstance(hand, JierHand)
    return hand


def playing(
    hands: Mapping[int, str],
    *,
    laid: Mapping[int, Sequence[tuple[str, str]]] | None = None,
    shown: tuple[str, int, str] | None = None,
    discards: int | None = None,
    stock: str = "",
    rows: Mapping[int, str] | None = None,
    left: int | None = None,
    seats: int = 4,
    dealer: int = 0,
    kept: str = "",
    options: Mapping[str, Value] | None = None,
) -> JierHand:
    """A position in mid-hand: a card on the stage, or a seat that owes a discard.

    Hands are filled up with cards that cannot claim the shown one. `stock` is what comes next; `left` cards remain.
    """
    hand = GAME.new_hand(options or {}, seats, dealer, stacked({}, seats=seats, dealer=dealer))
    assert isinstance(hand, JierHand)
    t = hand.table
    t.events.clear()
    t.asked, t.choosing, t.pending, t.queue, t.came = {}, None, None, [], None
    t.owed = [0] * seats
    used: list[str] = []
    for seat in t.playing:
        t.laid[seat] = [_laid(verb, cards) for verb, cards in (laid or {}).get(seat, ())]
        t.own[seat] = PACK.counts(PACK.parse(hands.get(seat, "")))
        t.rows[seat] = [INDEX[c] for c in PACK.parse((rows or {}).get(seat, ""))]
        used += [*t.tokens(k for g in t.laid[seat] for k in g.kinds), *t.spread(t.own[seat]), *t.tokens(t.rows[seat])]
    used += [*PACK.parse(stock), *([shown[0]] if shown else []), *([kept] if kept else [])]
    rest = left_over(used)
    for seat in t.playing:
        short = t.size[seat] + (seat == discards) - t.filled(seat)
        for most in (1, 2, 3):
            for token in list(rest):
                kind, own = INDEX[token], t.own[seat]
                # Many seats need so many cards that some can claim the shown one after all.
                concerned = most < 3 and shown and _concerns(kind, INDEX[shown[0]])
                second_seven = kind in SEVENS and any(own[k] for k in SEVENS)
                if short > 0 and own[kind] < min(most, 2) and not concerned and not second_seven:
                    own[kind] += 1
                    rest.remove(token)
                    short -= 1
        assert short == 0, f"seat {seat} has {short} cards too few"
    if seats == 7:
        t.kept = INDEX[kept or rest.pop()]
    pile = list(PACK.parse(stock)) + rest
    t.stock = [INDEX[c] for c in reversed(pile[: len(pile) if left is None else left])]
    if shown:
        t.turn = shown[1]
        t.put_on_stage(INDEX[shown[0]], shown[1], shown[2])
        play.ask(t)
    elif discards is not None:
        t.turn = discards
        play.look_through(t, discards, "turn")
    return hand


def _concerns(kind: int, shown: int) -> bool:
    return kind == shown or kind in PARTNERS[shown] or (shown in SEVENS and kind in SEVENS)


def _laid(verb: str, cards: str) -> Laid:
    kinds = tuple(INDEX[c] for c in PACK.parse(cards))
    return Laid(verb, kinds, down=3, secret=True) if verb == "an" else Laid(verb, kinds)


def do(hand: JierHand, *moves: tuple[int, str]) -> JierHand:
    """Plays moves given as (seat, action text)."""
    for seat, text in moves:
        hand.apply(seat, Action.parse(text))
    return hand


def others_pass(hand: JierHand) -> JierHand:
    """Whoever has not answered the card on the table passes."""
    moment = len(hand.events)
    while hand.table.phase == "claim" and len(hand.events) == moment and hand.actors():
        do(hand, (hand.actors()[0], "pass"))
    return hand


def texts(hand: JierHand, seat: int) -> list[str]:
    """Legal actions as text, discards left out."""
    return [str(a) for a in hand.legal(seat) if a.verb != "discard"]


def why(hand: JierHand, seat: int, text: str) -> str:
    """The English reason against an action, with its rule."""
    reason = hand.explain(seat, Action.parse(text))
    assert reason is not None
    assert reason.rule
    return f"{reason.rule} {reason.word.source}"


def warned(hand: JierHand, seat: int, text: str) -> str:
    """The English warning before a legal action, empty if there is none."""
    action = Action.parse(text)
    assert action in hand.legal(seat)
    reason = hand.warning(seat, action)
    return "" if reason is None else f"{reason.rule} {reason.word.source}"


def told(hand: JierHand, *kinds: str) -> list[str]:
    """Events of these kinds as text: seat, kind, verb, cards."""
    return [f"{e.seat} {e.kind} {e.verb} {' '.join(e.cards)}".strip() for e in hand.events if e.kind in kinds]


def deltas(hand: JierHand) -> tuple[int, ...]:
    """What each seat gains."""
    assert hand.outcome is not None
    return hand.outcome.deltas
