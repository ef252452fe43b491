"""Builds positions of 乐山贰柒拾 from keyword parts, for tests."""

from collections.abc import Mapping, Sequence

from changpai_desktop.cards import DealCode
from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.leshan import claims, fouls, play
from changpai_desktop.games.leshan.game import GAME
from changpai_desktop.games.leshan.hand import LeshanHand
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.window import Window
from changpai_desktop.games.shared.zi import COPIES, INDEX, PACK, TOKENS, N, reading

Memory = Mapping[str, Mapping[int, object]]
"""Names of the table's lists, and what they hold for a seat."""


def kinds(text: str) -> list[int]:
    """Cards of a text as kinds."""
    return [INDEX[c] for c in PACK.parse(text)]


def begin(seats: int, number: int, options: Mapping[str, Value] | None = None, *, shuffler: int = 0) -> LeshanHand:
    """Hand `number` of a fixed series, not yet cut."""
    stock = GAME.stock(DealCode.from_seed(number * 7919 + 11).rng(), {})
    return GAME.new_hand(GAME.read_options(options or {}), seats, shuffler, stock)


def _filled(given: list[list[int]], used: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """Fills short hands round the kinds, so that they hold few alike; returns what is left."""
    left = [COPIES - n for n in used]
    pool = [k for _ in range(COPIES) for k in range(N)]
    rest = []
    for kind in pool:
        if left[kind]:
            left[kind] -= 1
            rest.append(kind)
    for cards, size in zip(given, sizes, strict=True):
        while len(cards) < size:
            cards.append(rest.pop(0))
    return rest


def dealt(
    hands: Sequence[str],
    then: str = "",
    *,
    cut: str = "",
    depth: int = 8,
    seats: int = 3,
    dealer: int = 0,
    options: Mapping[str, Value] | None = None,
) -> LeshanHand:
    """A hand just cut: these hands in seat order (short ones are filled up), then these stock cards.

    The cut card is chosen so that `dealer` deals; the seat before the shuffler (2 of 3) cuts.
    """
    shuffler = 0
    cutter = (shuffler - 1) % seats
    small = (dealer - 1) % 4 if seats == 4 else -1
    sizes = [2 if s == small else 21 if s == dealer else 20 for s in range(seats)]
    given = [kinds(h) for h in hands] + [[] for _ in range(seats - len(hands))]
    nexts = kinds(then)
    used = [0] * N
    for kind in (k for h in (*given, nexts) for k in h):
        used[kind] += 1
    exposed = (
        INDEX[cut]
        if cut
        else next(k for k in reversed(range(N)) if used[k] < COPIES and (cutter + k % 10) % seats == dealer)
    )
    used[exposed] += 1
    assert max(used) <= COPIES, "more than four of a kind"
    rest = _filled(given, used, sizes)
    order: list[int] = []
    for turn in range(10):
        for s in ((dealer + i) % seats for i in range(seats)):
            size = 1 if s == small and turn < 2 else 0 if s == small else 2
            order += [given[s].pop(0) for _ in range(size)]
    order += [given[dealer].pop(0), *nexts, *rest]
    stock = [*order[len(order) - depth :], exposed, *order[: len(order) - depth]]
    hand = GAME.new_hand(GAME.read_options(options or {}), seats, shuffler, [TOKENS[k] for k in stock])
    hand.apply(cutter, Action("cut", (str(depth),)))
    return hand


def playing(
    hands: Sequence[str],
    *,
    laid: Mapping[int, Sequence[tuple[str, str]]] | None = None,
    shown: tuple[str, int, str] | None = None,
    discards: int | None = None,
    flips_after: int | None = None,
    stock: str = "",
    seats: int = 3,
    dealer: int = 0,
    opening: bool = False,
    options: Mapping[str, Value] | None = None,
    memory: Memory | None = None,
) -> LeshanHand:
    """A position in mid-hand; `memory`: `{"passed_chi": {1: "五"}}`; `stock` is what comes next."""
    hand = dealt([], seats=seats, dealer=dealer, options=options)
    t = hand.table
    t.events.clear()
    opened: Window | None = None
    t.window, t.opening = opened, opening
    t.rows = [[] for _ in range(seats)]
    t.laid = [[] for _ in range(seats)]
    t.passed_hu, t.dealt_longdeng = [()] * seats, [False] * seats
    t.own = [[0] * N for _ in range(seats)]
    used = [0] * N
    for seat, text in enumerate(hands):
        t.own[seat] = PACK.counts(PACK.parse(text))
    for seat, groups in (laid or {}).items():
        t.laid[seat] = [Laid(verb, reading(kinds(text))) for verb, text in groups]
    nexts = kinds(stock)
    everything = [*nexts, *(k for groups in t.laid for g in groups for k in g.kinds)]
    everything += [INDEX[shown[0]]] if shown else []
    for kind in everything:
        used[kind] += 1
    used = [n + sum(own[k] for own in t.own) for k, n in enumerate(used)]
    assert max(used) <= COPIES, "more than four of a kind"
    t.stock = [k for k in range(N) for _ in range(COPIES - used[k])] + nexts[::-1]
    _remember(hand, memory or {})
    if shown:
        t.put_on_stage(INDEX[shown[0]], shown[1], shown[2])
        t.first_discard = opening
        claims.open_window(t, fouls.wrong_claims)
        t.phase = "claim"
        # A card that nobody can take stays on the stage, so that it can be asked why.
        window: Window | None = t.window
        if window is not None and (window.choices or window.forced):
            play.settle(t)
    elif discards is not None:
        play.to_discard(t, discards)
    elif flips_after is not None:
        play.next_flip(t, flips_after)
    return hand


def _remember(hand: LeshanHand, memory: Memory) -> None:
    t = hand.table
    for name, by_seat in memory.items():
        for seat, value in by_seat.items():
            # Sets of kinds are numbers with one bit a kind.
            getattr(t, name)[seat] = sum(1 << k for k in kinds(value)) if isinstance(value, str) else value


def do(hand: LeshanHand, *moves: tuple[int, str]) -> LeshanHand:
    """Plays moves given as (seat, action text)."""
    for seat, text in moves:
        hand.apply(seat, Action.parse(text))
    return hand


def texts(hand: LeshanHand, seat: int) -> list[str]:
    """Legal actions as text, cards without spaces."""
    return [str(a).replace(" ", "").replace(a.verb, a.verb + " ", 1).strip() for a in hand.legal(seat)]


def last(hand: LeshanHand, kind: str) -> str:
    """The last event of a kind: seat, verb, cards."""
    event = next(e for e in reversed(hand.events) if e.kind == kind)
    return f"{event.seat} {event.verb} {' '.join(event.cards)}".strip()


def why(hand: LeshanHand, seat: int, text: str) -> str:
    """The rule and sentence that forbid an action."""
    reason = hand.explain(seat, Action.parse(text))
    assert reason is not None, f"{text} is legal"
    return f"{reason.rule} {reason.word.source}"


def flips(hand: LeshanHand) -> list[str]:
    """All flips as `seat card`."""
    return [f"{e.seat} {e.cards[0]}" for e in hand.events if e.kind == "flip"]


def deltas(hand: LeshanHand) -> tuple[int, ...]:
    """What the finished hand brought to each seat."""
    assert hand.outcome is not None
    return hand.outcome.deltas
