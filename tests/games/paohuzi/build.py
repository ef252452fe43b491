"""Builds positions of 湖南字牌 and 宜章跑胡子 from keyword parts, for tests."""

from collections.abc import Iterator, Mapping, Sequence

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Action, Game, Seat, Value
from changpai_desktop.games.hunan.game import GAME as HUNAN
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.law import waiting_size
from changpai_desktop.games.shared.paohuzi import play
from changpai_desktop.games.shared.paohuzi.hand import PaohuziHand
from changpai_desktop.games.shared.window import Window
from changpai_desktop.games.shared.zi import COPIES, INDEX, PACK, TOKENS, N, reading
from changpai_desktop.games.yizhang.game import GAME as YIZHANG

__all__ = ["HUNAN", "YIZHANG"]
SCATTERED = "拾柒肆壹玖陆叁捌伍贰十七四一九六三八五二"
"""An order in which neighbours make no group."""
_DOWN = {"wei": 3, "chouwei": 2, "ti": 3}


def _left(used: Sequence[str]) -> list[int]:
    left = [COPIES] * N
    for token in used:
        left[INDEX[token]] -= 1
    assert min(left) >= 0, "more than four of a kind"
    return left


def _pad(hand: list[str], size: int, left: list[int], taboo: str, alike: int = 1) -> None:
    """Fills a hand with as few alike as possible (`alike` at least), with no kind it was given and none of `taboo`."""
    given = set(hand) | set(taboo)
    order = TOKENS[::-1] if alike == 1 else tuple(SCATTERED)
    for most in range(alike, 4):
        for token in order:
            while len(hand) < size and token not in given and hand.count(token) < most and left[INDEX[token]]:
                left[INDEX[token]] -= 1
                hand.append(token)
    assert len(hand) == size, f"{len(hand)} cards instead of {size}"


def dealt(
    hands: Mapping[Seat, str],
    liangzhang: str,
    then: str = "",
    *,
    game: Game = HUNAN,
    seats: int = 3,
    dealer: Seat = 0,
    options: Mapping[str, Value] | None = None,
    taboo: str = "",
) -> PaohuziHand:
    """A hand just dealt: these twenty cards (short ones are filled up), this 亮张, then these cards."""
    values = game.read_options(options or {})
    order = _playing(game, values, seats, dealer)
    given = {s: list(PACK.parse(hands.get(s, ""))) for s in order}
    left = _left([*liangzhang, *then, *(c for h in given.values() for c in h)])
    for hand in given.values():
        # Pairs, for twenty cards all different would be complete with the next.
        _pad(hand, 20, left, taboo, 2)
    cards = [given[s][i] for i in range(20) for s in order]
    rest = [t for t in TOKENS for _ in range(left[INDEX[t]])]
    made = game.new_hand(options or {}, seats, dealer, (*cards, liangzhang, *then, *rest))
    assert isinstance(made, PaohuziHand)
    return made


def _playing(game: Game, values: Mapping[str, Value], seats: int, dealer: Seat) -> tuple[Seat, ...]:
    if seats == 3:
        return tuple((dealer + i) % 3 for i in range(3))
    steps = (0, 1, 3) if values.get("idle") == "opposite" else (0, 1, 2)
    return tuple((dealer + i) % 4 for i in steps)


def playing(
    hands: Mapping[Seat, str],
    *,
    laid: Mapping[Seat, Sequence[str]] | None = None,
    shown: tuple[str, Seat, str] | None = None,
    draws: tuple[Seat, str] | None = None,
    discards: Seat | None = None,
    stock: str = "",
    empty: bool = False,
    stale: Mapping[Seat, str] | None = None,
    passed: Mapping[Seat, Mapping[str, int]] | None = None,
    taboo: str = "",
    hold: bool = False,
    short: int = 0,
    game: Game = HUNAN,
    seats: int = 3,
    dealer: Seat = 0,
    options: Mapping[str, Value] | None = None,
) -> PaohuziHand:
    """A position in mid-hand. A group is `verb cards`; hands are filled up to what a waiting player has (F2).

    `shown`: a card on the stage; with `hold` it stays there and nobody is asked. `draws`: a seat takes this card from
    the stock. `discards`: a seat owes a discard and has one card more. `stock` comes next; with `empty` nothing comes
    after it. `taboo`: kinds that the hands in question are not filled up with. `short`: so many cards fewer in the
    hands in question, as after two dealt 提.
    """
    hand = dealt({}, "拾", game=game, seats=seats, dealer=dealer, options=options)
    t = hand.table
    felt = t.felt
    felt.own, felt.laid = [[0] * N for _ in range(seats)], [[] for _ in range(seats)]
    felt.rows, felt.shown, felt.outcome = [[] for _ in range(seats)], None, None
    felt.events.clear()
    t.known, t.window, t.drawn = False, None, None
    used = [c for text in hands.values() for c in text] + list(stock) + ([shown[0]] if shown else [])
    used += [draws[1]] if draws else []
    for seat, groups in (laid or {}).items():
        for group in groups:
            verb, cards = group.split()
            used += cards
            kinds = reading(INDEX[c] for c in cards)
            felt.laid[seat].append(Laid(verb, kinds, down=_DOWN.get(verb, 0), secret=verb == "wei"))
    left = _left(used)
    # Taboo kinds are kept from the seats in question; bystanders take what is left.
    for seat in sorted(felt.playing, key=lambda s: s not in hands):
        own = list(hands.get(seat, ""))
        inside = sum(len(g.kinds) for g in felt.laid[seat])
        size = waiting_size(felt.quads(seat)) - inside + (seat == discards) - (short if seat in hands else 0)
        if seat not in hands or len(own) < size:
            _pad(own, size, left, (taboo if seat in hands else "") + (shown[0] if shown else ""))
        felt.own[seat] = PACK.counts(own)
    rest = [] if empty else [i for i in range(N) for _ in range(left[i])]
    felt.stock = rest[::-1] + [INDEX[c] for c in reversed(stock)]
    for seat, kinds_text in (stale or {}).items():
        t.stale[seat] = {INDEX[c] for c in kinds_text}
    for seat, wins in (passed or {}).items():
        t.passed[seat] = {INDEX[c]: points for c, points in wins.items()}
    if shown:
        felt.put_on_stage(INDEX[shown[0]], shown[1], shown[2])
        if hold:
            # Nobody is asked; the card lies there to be looked at.
            t.phase, t.window = "claim", Window({})
        else:
            play.ask(t)
    elif draws:
        felt.stock.append(INDEX[draws[1]])
        play.next_draw(t, felt.before(draws[0]))
    elif discards is not None:
        play.after_entry(t, discards)
    return hand


def do(hand: PaohuziHand, *moves: tuple[Seat, str]) -> PaohuziHand:
    """Plays moves given as (seat, action text). In a window that closes earlier later answers are left out."""
    for seat, text in moves:
        action = Action.parse(text)
        hand.apply(seat, action)
    return hand


def say(hand: PaohuziHand, answers: Mapping[Seat, str]) -> PaohuziHand:
    """Answers the card on the stage: these seats as given, everybody else who is asked passes."""
    known = hand.table.window
    while hand.table.window is known and hand.actors():
        seat = hand.actors()[0]
        legal = hand.legal(seat)
        wish = Action.parse(answers.get(seat, "pass"))
        hand.apply(seat, wish if wish in legal else legal[-1])
    return hand


def texts(hand: PaohuziHand, seat: Seat) -> list[str]:
    """Legal actions as text, without blanks between cards."""
    return [short(a) for a in hand.legal(seat)]


def short(action: Action) -> str:
    """`chi 一二三+一一壹`."""
    cards = "+".join("".join(g) for g in (action.cards, *action.extra))
    return f"{action.verb} {cards}".strip()


def log(hand: PaohuziHand, *kinds: str) -> list[str]:
    """Events as text: kind, seat, verb, cards."""
    return [
        " ".join(x for x in (e.kind, str(e.seat), e.verb, "".join(e.cards)) if x)
        for e in hand.events
        if not kinds or e.kind in kinds
    ]


def laid_of(hand: PaohuziHand, seat: Seat) -> list[str]:
    """Laid groups as `verb cards`."""
    return [f"{g.verb} {''.join(TOKENS[k] for k in g.kinds)}" for g in hand.table.felt.laid[seat]]


def random_hands(game: Game, options: Mapping[str, Value], seats: int, numbers: range) -> Iterator[PaohuziHand]:
    """Hands played at random, yielded after the deal and after each step."""
    for number in numbers:
        rng = Pcg32(number, 5)
        hand = game.new_hand(options, seats, number % seats, game.stock(DealCode.from_seed(number * 31 + 7).rng(), {}))
        assert isinstance(hand, PaohuziHand)
        yield hand
        while hand.actors():
            seats_now = hand.actors()
            seat = seats_now[rng.below(len(seats_now))]
            legal = hand.legal(seat)
            hand.apply(seat, legal[rng.below(len(legal))])
            yield hand
