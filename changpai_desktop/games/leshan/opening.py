"""From the cut to the first discard or flip (rules zipai 3.2, 3.3)."""

from changpai_desktop.games.contract import Action, Event, Seat
from changpai_desktop.games.leshan import claims, play
from changpai_desktop.games.leshan.scoring import Claim
from changpai_desktop.games.leshan.table import Table
from changpai_desktop.games.shared.zi import TOKENS

DEPTHS = (8, 16, 24, 32, 40, 48, 56, 64, 72)
"""How many cards the cutter may lift (part 7: his choice, it stands in the replay)."""
CUTS = tuple(Action("cut", (str(d),)) for d in DEPTHS)
_ROUNDS = 10
_TWO_RUNS = ((1, 6, 9), (11, 16, 19))


def cut(t: Table, depth: int) -> None:
    """3.2.3 叨牌: the top card of the remainder is exposed; it decides who deals, then the cards are dealt.

    Part 7: the remainder comes first, then the lifted packet; put back, the card is the last of the stock.
    """
    cutter, order = t.turn, t.stock[::-1]
    t.cut = order[depth]
    order = order[depth + 1 :] + order[:depth]
    card = (TOKENS[t.cut],)
    t.events.append(Event("say", cutter, verb="cut"))
    if t.rules.cut_back_in:
        order.append(t.cut)
        t.events.append(Event("show", cutter, card, "cut"))
    else:
        # Out of play, face up before the cutter: there it stays, seen by all.
        t.rows[cutter].append(t.cut)
        t.events += [Event("flip", cutter, card, "cut"), Event("row", cutter, card)]
    t.stock = order[::-1]
    # 3.2.4: the number is counted from the cutter, himself as one.
    t.dealer = (cutter + t.cut % 10) % t.seats
    if t.seats == 4:
        # 3.8.1: 小家 is the dealer's 上家.
        t.small = t.before(t.dealer)
    _deal(t)
    _begin(t)


def _deal(t: Table) -> None:
    """3.2.5: two at a time to 20 each, then 当底; 小家 gets one card in each of the first two rounds (3.8.1)."""
    sizes: list[tuple[Seat, int]] = []
    for turn in range(_ROUNDS):
        for seat in t.in_order(t.dealer):
            if seat != t.small:
                sizes.append((seat, 2))
            elif turn < 2:
                sizes.append((seat, 1))
    t.deal(sizes)
    bottom = t.stock.pop()
    t.own[t.dealer][bottom] += 1
    t.events.append(Event("draw", t.dealer, (TOKENS[bottom],), "dangdi", secret_to_others=True))
    for seat in range(t.seats):
        own = t.own[seat]
        t.dealt_longdeng[seat] = any(all(own[k] for k in run) for run in _TWO_RUNS)


def _begin(t: Table) -> None:
    """3.3.1: the dealer's 21 cards may be complete; a manual referee lets him find out himself.

    3.3.2: dealt 滚 are laid at once, one card visible. Laid later, they would tell who holds one that the dealer is
    complete (6.1).
    """
    t.turn = t.dealer
    if not t.rules.gun_hidden:
        for seat in t.in_order(t.dealer):
            t.lay_guns(seat)
    complete = t.scoring.best(t.laid[t.dealer], t.own[t.dealer], Claim(None)) is not None
    if complete or t.rules.manual:
        t.phase = "own_win"
    else:
        first_turn(t)


def first_turn(t: Table) -> None:
    """3.3.3: a dealer with two dealt 滚 says 八块 and does not discard."""
    # Who says 八块 must show it, so his 滚 are laid in any case.
    if t.quads(t.dealer) >= 2:
        t.lay_guns(t.dealer)
    play.after_entry(t, t.dealer)


def decline(t: Table, seat: Seat) -> None:
    """3.3.1: 天和 passed; 3.5.5 过和 applies to it."""
    claims.pass_win(t, seat, None, self_drawn=False)
    first_turn(t)
