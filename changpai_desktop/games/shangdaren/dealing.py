"""From the cut for the dealer to the first discard (rules changpai 4.2, 4.4.1)."""

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import Event, Seat
from changpai_desktop.games.shangdaren.kinds import COPIES, HUN, INDEX, TOKENS, N
from changpai_desktop.games.shangdaren.scoring import WAITING
from changpai_desktop.games.shangdaren.table import Table
from changpai_desktop.games.shared.dice import cup

_JIANG, _DEALER = 1, 2
"""What lots are cast for."""


def lowest_card_deals(rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
    """4.2: each draws a card, the lowest in the order of the lines deals; those who tie draw again."""
    cards = shuffled([TOKENS[k] for k in range(N) for _ in range(COPIES)], rng)
    rounds: list[tuple[str, ...]] = []
    still = list(range(seats))
    while len(still) > 1:
        cut = tuple(cards.pop() if s in still else "" for s in range(seats))
        rounds.append(cut)
        least = min(INDEX[cut[s]] for s in still)
        still = [s for s in still if INDEX[cut[s]] == least]
    return still[0], tuple(rounds)


def dealer_after_draw(t: Table) -> Seat:
    """4.2: after a hand without a winner the dealer is drawn for again; with 轮庄 the next seat deals."""
    if not t.rules.winner_deals:
        return t.after(t.dealer)
    return lowest_card_deals(cup(t.order, _DEALER), t.seats)[0]


def begin(t: Table) -> None:
    """4.2: the 将 is turned, thirty cards each (22 of four players), one more for the dealer, who may win at once."""
    rules = t.rules
    if rules.turns:
        t.jiang = t.turn_up(t.dealer, (HUN, *rules.fixed))
    elif not rules.hunsu:
        # 4.6, 无混江: the 将 is drawn only for its value, no card of the pack lies out of play.
        choices = [k for k in range(N) if k not in rules.fixed]
        t.jiang = choices[cup(t.order, _JIANG).below(len(choices))]
        t.events.append(Event("show", t.dealer, (TOKENS[t.jiang],), "jiang"))
    t.jing = rules.jing(t.jiang)
    t.deal([*((seat, 1) for _ in range(WAITING[t.seats]) for seat in t.playing), (t.dealer, 1)])
    t.turn = t.dealer
    t.phase = "own_win" if t.complete(t.dealer, -1, taken=False) else "discard"
