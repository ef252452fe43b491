"""Builds positions of 千字红花白花 from keyword parts, for tests."""

from collections.abc import Mapping, Sequence

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.qianhong import claims, opening, play
from changpai_desktop.games.qianhong.game import GAME
from changpai_desktop.games.qianhong.hand import QianhongHand
from changpai_desktop.games.qianhong.kinds import BAIDA, COPIES, INDEX, PACK, PLAIN, TOKENS
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.resting import players

Options = Mapping[str, Value]


def playing_seats(options: Options, seats: int, dealer: int) -> tuple[int, ...]:
    """Who plays, in order from the dealer."""
    if options.get("form") == "jiucai" or options.get("rest_seat") == "no":
        return tuple((dealer + i) % seats for i in range(seats))
    return players(seats, dealer, "rotate_each_hand", 0)


def stacked(
    hands: Mapping[int, str],
    turned: str = "",
    then: str = "",
    end: str = "",
    *,
    seats: int = 3,
    dealer: int = 0,
    options: Options | None = None,
) -> tuple[str, ...]:
    """A stock that deals these hands (short ones are filled up), turns these cards, gives `then` and ends in `end`.

    `end` is read from the very last card on, the order in which replacements are drawn.
    """
    options = options or {}
    deck = list(GAME.deck(options))
    order = playing_seats(options, seats, dealer)
    size = 13 if options.get("form") == "jiucai" else 22
    given = {s: list(PACK.parse(hands.get(s, ""))) for s in order}
    named = [*PACK.parse(turned), *PACK.parse(then), *PACK.parse(end)]
    for token in [t for h in given.values() for t in h] + named:
        deck.remove(token)
    # Hands are filled up with single cards and no 百搭.
    joys = [t for t in deck if t == "百"]
    pool = list(shuffled([t for t in deck if t != "百"], Pcg32(4)))
    for seat, hand in given.items():
        while len(hand) < size + (seat == dealer):
            token = next((t for t in pool if t not in hand), pool[0])
            pool.remove(token)
            hand.append(token)
    dealt = [given[s][i] for i in range(size) for s in order] + [given[dealer][size]]
    if not turned and size == 22:
        count = {"two": 2, "one": 1, "none": 0}[str(options.get("jiang", "two"))]
        turned_up = [pool.pop(0) for _ in range(count)]
    else:
        turned_up = list(PACK.parse(turned))
    return tuple(dealt + turned_up + list(PACK.parse(then)) + pool + joys + list(reversed(PACK.parse(end))))


def dealt(
    hands: Mapping[int, str],
    turned: str = "",
    then: str = "",
    end: str = "1m9m1p9p",
    *,
    seats: int = 3,
    dealer: int = 0,
    options: Options | None = None,
) -> QianhongHand:
    """A hand just dealt from a stacked stock; the dealer's last card is the last of his text."""
    stock = stacked(hands, turned, then, end, seats=seats, dealer=dealer, options=options)
    hand = GAME.new_hand(options or {}, seats, dealer, stock)
    assert isinstance(hand, QianhongHand)
    return hand


def playing(
    hands: Mapping[int, str],
    *,
    laid: Mapping[int, Sequence[tuple[str, str]]] | None = None,
    shown: tuple[str, int] | None = None,
    drawn: tuple[str, int] | None = None,
    turned: str = "4p5p",
    stock: str = "",
    left: int | None = None,
    locked: Sequence[int] = (),
    seats: int = 3,
    dealer: int = 0,
    options: Options | None = None,
) -> QianhongHand:
    """A position in mid-hand: a discard on the stage, or a seat that has just drawn a card (`drawn`).

    Hands are filled up with cards that nobody names. `stock` is what comes next.
    """
    options = options or {}
    hand = dealt(
        {}, "1m1p" if options.get("jiang") in (None, "two") else "", seats=seats, dealer=dealer, options=options
    )
    t = hand.table
    t.events.clear()
    if t.rules.jiang:
        t.turned = [INDEX[c] for c in PACK.parse(turned)][: t.rules.jiang]
        t.generals = tuple(t.turned)
    deck = PACK.counts(GAME.deck(options))
    for seat in range(seats):
        t.laid[seat] = [Laid(v, tuple(INDEX[c] for c in PACK.parse(g))) for v, g in (laid or {}).get(seat, ())]
        t.own[seat] = PACK.counts(PACK.parse(hands.get(seat, "")))
    asked = shown or drawn
    used = [*t.turned, *(k for s in t.laid for g in s for k in g.kinds), *(INDEX[c] for c in PACK.parse(stock))]
    used += [INDEX[asked[0]]] if asked else []
    for kind in used:
        deck[kind] -= 1
    rest = [deck[k] - sum(own[k] for own in t.own) for k in range(len(deck))]
    assert min(rest) >= 0, "more cards than there are"
    pool = [INDEX[c] for c in shuffled([TOKENS[k] for k in range(PLAIN) for _ in range(rest[k])], Pcg32(4))]
    avoid = INDEX[asked[0]] if asked else -1
    for seat in t.playing:
        sizes = [len(g.kinds) for g in t.laid[seat] if g.verb != "baida"]
        short = t.rules.dealt + sizes.count(COPIES) - sum(sizes) - sum(t.own[seat])
        for kind in list(pool):
            if short > 0 and kind != avoid and not t.own[seat][kind]:
                t.own[seat][kind] += 1
                pool.remove(kind)
                short -= 1
        assert short <= 0, f"seat {seat} has too few cards"
    t.stock = (([BAIDA] * rest[BAIDA]) + pool + [INDEX[c] for c in reversed(PACK.parse(stock))])[-(left or 200) :]
    if left == 0:
        t.stock = []
    t.longs = [() for _ in range(seats)]
    t.locked = set(locked)
    if shown:
        t.put_on_stage(INDEX[shown[0]], shown[1], "discard")
        claims.open_window(t)
        t.phase = "claim"
        play.settle_claims(t)
    elif drawn:
        t.own[drawn[1]][INDEX[drawn[0]]] += 1
        play.own_turn(t, drawn[1], INDEX[drawn[0]], "own_draw")
    return hand


def do(hand: QianhongHand, *moves: tuple[int, str]) -> QianhongHand:
    """Plays moves given as (seat, action text)."""
    for seat, text in moves:
        hand.apply(seat, Action.parse(text))
    return hand


def others_pass(hand: QianhongHand) -> QianhongHand:
    """Whoever has not answered the card that lies there passes."""
    moment = len(hand.events)
    while hand.table.phase == "claim" and len(hand.events) == moment:
        do(hand, (hand.actors()[0], "pass"))
    return hand


def texts(hand: QianhongHand, seat: int) -> list[str]:
    """Legal actions as text."""
    return [str(a) for a in hand.legal(seat)]


def moves(hand: QianhongHand, seat: int) -> list[str]:
    """Legal actions but discards."""
    return [a for a in texts(hand, seat) if not a.startswith("discard")]


def why(hand: QianhongHand, seat: int, text: str) -> str:
    """The English reason against an action, with its rule."""
    reason = hand.explain(seat, Action.parse(text))
    assert reason is not None
    assert reason.rule
    return f"{reason.rule} {reason.word.source}"


def events(hand: QianhongHand, kind: str) -> list[str]:
    """All events of a kind: seat, verb, cards."""
    return [f"{e.seat} {e.verb} {' '.join(e.cards)}".strip() for e in hand.events if e.kind == kind]


__all__ = [
    "dealt",
    "do",
    "events",
    "moves",
    "opening",
    "others_pass",
    "playing",
    "stacked",
    "texts",
    "why",
]
