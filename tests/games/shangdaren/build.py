"""Builds positions of 上大人 from keyword parts, for tests."""

from collections.abc import Mapping, Sequence

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.shangdaren import play
from changpai_desktop.games.shangdaren.game import GAME
from changpai_desktop.games.shangdaren.hand import ShangdarenHand
from changpai_desktop.games.shangdaren.kinds import HUN, INDEX, PACK, TOKENS
from changpai_desktop.games.shangdaren.scoring import WAITING
from changpai_desktop.games.shangdaren.table import Table
from changpai_desktop.games.shared.felt import Laid


def pool(options: Mapping[str, Value], used: Sequence[str]) -> list[str]:
    """All cards of the deck but these, in a fixed mixed order."""
    left = list(GAME.deck(options))
    for token in used:
        left.remove(token)
    return shuffled(left, Pcg32(4))


def stacked(
    hands: Mapping[int, str],
    then: str = "",
    *,
    jiang: str = "礼",
    seats: int = 3,
    dealer: int = 0,
    options: Mapping[str, Value] | None = None,
) -> tuple[str, ...]:
    """A stock that turns this 将, deals these hands (short ones are filled up) and then gives these cards."""
    o = options or {}
    turned = [] if o.get("hunjiang") == "none" else [jiang]
    given = {s: list(PACK.parse(hands.get(s, ""))) for s in range(seats)}
    top = list(PACK.parse(then))
    rest = pool(o, [*turned, *top, *(t for h in given.values() for t in h)])
    order = [(dealer + i) % seats for i in range(seats)]
    for seat in order:
        while len(given[seat]) < WAITING[seats] + (seat == dealer):
            given[seat].append(rest.pop())
    dealt = [given[s][i] for i in range(WAITING[seats]) for s in order] + [given[dealer][-1]]
    return (*turned, *dealt, *top, *rest)


def dealt(hands: Mapping[int, str], then: str = "", **more: object) -> ShangdarenHand:
    """A hand just dealt from a stacked stock; see `stacked`."""
    seats, dealer = int(str(more.get("seats", 3))), int(str(more.get("dealer", 0)))
    options = more.get("options") or {}
    assert isinstance(options, Mapping)
    jiang = str(more.get("jiang", "礼"))
    stock = stacked(hands, then, jiang=jiang, seats=seats, dealer=dealer, options=options)
    hand = GAME.new_hand(options, seats, dealer, stock)
    assert isinstance(hand, ShangdarenHand)
    return hand


def playing(
    hands: Mapping[int, str],
    *,
    laid: Mapping[int, Sequence[tuple[str, str]]] | None = None,
    rows: Mapping[int, str] | None = None,
    shown: tuple[str, int] | None = None,
    draws: int | None = None,
    stock: str = "",
    left: int = 130,
    jiang: str = "礼",
    locked: Mapping[int, str] | None = None,
    seats: int = 3,
    dealer: int = 0,
    options: Mapping[str, Value] | None = None,
    fill: bool = True,
) -> ShangdarenHand:
    """A position in mid-hand: a discard on the stage (card, seat), or a seat that draws the first of `stock`.

    Hands are filled up to the cards of a waiting player with characters that are not named there,
    of lines that nobody asks about.
    """
    hand = dealt({}, seats=seats, dealer=dealer, options=options, jiang=jiang)
    t = hand.table
    t.events.clear()
    used = [TOKENS[k] for k in t.turned]
    for seat in range(seats):
        t.laid[seat] = []
        for verb, text in (laid or {}).get(seat, ()):
            cards = PACK.parse(text)
            secret = verb == "shao"
            kinds = tuple(INDEX[c] for c in cards)
            t.laid[seat].append(Laid(verb, kinds, down=len(cards) if secret else 0, secret=secret))
            used += cards
        t.own[seat] = PACK.counts(PACK.parse(hands.get(seat, "")))
        t.rows[seat] = [INDEX[c] for c in PACK.parse((rows or {}).get(seat, ""))]
        t.locked[seat] = {INDEX[c] for c in (locked or {}).get(seat, "")}
        used += [TOKENS[k] for k, n in enumerate(t.own[seat]) for _ in range(n)]
        used += [TOKENS[k] for k in t.rows[seat]]
    coming = list(PACK.parse(stock))
    used += [*coming, *((shown[0],) if shown else ())]
    rest = pool(t.options, used)
    asked = {t.char(INDEX[c]) // 3 for c in (*coming, *((shown[0],) if shown else ()))}
    named = [{t.char(k) for k in range(HUN + 1) if t.own[seat][k]} for seat in range(seats)]
    # By turns, so that nobody is left with three of a kind: neither what is named nor of a line that is asked about.
    for turn in range(len(rest) * seats if fill else 0):
        seat = turn % seats
        if t.total(seat) < t.waiting(t.laid_extra(seat)):
            fits = (c for c in rest if _fits(t, seat, INDEX[c], asked, named[seat]))
            token = next(fits, None)
            if token is not None:
                t.own[seat][INDEX[token]] += 1
                rest.remove(token)
    t.stock = ([INDEX[c] for c in rest] + [INDEX[c] for c in reversed(coming)])[-left:]
    if shown:
        t.put_on_stage(INDEX[shown[0]], shown[1], "discard")
        play.ask(t)
    elif draws is not None:
        play.next_draw(t, draws)
    return hand


def _fits(t: Table, seat: int, kind: int, asked: set[int], named: set[int]) -> bool:
    char = t.char(kind)
    return kind != HUN and char // 3 not in asked and char not in named and t.own[seat][kind] < 2


def do(hand: ShangdarenHand, *moves: tuple[int, str]) -> ShangdarenHand:
    """Plays moves given as (seat, action text)."""
    for seat, text in moves:
        hand.apply(seat, Action.parse(text))
    return hand


def others_pass(hand: ShangdarenHand) -> ShangdarenHand:
    """Whoever has not answered the card on the stage passes."""
    moment = len(hand.events)
    while hand.table.phase == "claim" and len(hand.events) == moment and hand.actors():
        do(hand, (hand.actors()[0], "pass"))
    return hand


def texts(hand: ShangdarenHand, seat: int, *verbs: str) -> list[str]:
    """Legal actions as text, of some verbs only if they are named."""
    return [str(a) for a in hand.legal(seat) if not verbs or a.verb in verbs]


def why(hand: ShangdarenHand, seat: int, text: str) -> str:
    """The English reason against an action, with its rule."""
    reason = hand.explain(seat, Action.parse(text))
    assert reason is not None
    assert reason.rule
    return f"{reason.rule} {reason.word.source}"


def last(hand: ShangdarenHand, kind: str) -> str:
    """The last event of a kind: seat, verb, cards."""
    event = next(e for e in reversed(hand.events) if e.kind == kind)
    return f"{event.seat} {event.verb} {''.join(event.cards)}".strip()
