"""From the deal to the dealer's first turn (rules zipai 5.1): 换三张 and 定缺, both answered at once and secretly."""

from functools import lru_cache
from itertools import combinations

from changpai_desktop.games.contract import Action, Event, Seat
from changpai_desktop.games.shared.dice import cup, throw
from changpai_desktop.games.xuezhan import play
from changpai_desktop.games.xuezhan.table import Table
from changpai_desktop.games.xuezhan.tiles import INDEX, RANKS, SEATS, SUITS, N, tokens

HAND_SIZE = 13
SWAPPED = 3
QUE = tuple(Action(f"que_{suit}") for suit in SUITS)
DIRECTIONS = {1: "swap_next", 2: "swap_across", 3: "swap_prev"}
SWAP_DICE = 1
"""The throw of the dice for the direction (see `shared.dice.cup`)."""


def begin(t: Table) -> None:
    """5.1.2: thirteen tiles each, the dealer one more."""
    t.deal([*[(seat, 1) for _ in range(HAND_SIZE) for seat in t.playing], (t.dealer, 1)])
    if t.rules.swap:
        t.phase = "swap"
    else:
        _after_swap(t)


def choices(t: Table, seat: Seat) -> list[Action]:
    """What a seat may answer in these phases; nothing once it has answered."""
    if seat in t.picks:
        return []
    return list(_swaps(bytes(t.own[seat]))) if t.phase == "swap" else list(QUE)


@lru_cache(maxsize=64)
def _swaps(own: bytes) -> tuple[Action, ...]:
    """5.1.4: every three tiles of one suit."""
    found: dict[tuple[int, ...], None] = {}
    for suit in range(N // RANKS):
        held = [k for k in range(RANKS * suit, RANKS * suit + RANKS) for _ in range(own[k])]
        found.update(dict.fromkeys(combinations(held, SWAPPED)))
    return tuple([Action("swap", tokens(three)) for three in found])


def answer(t: Table, seat: Seat, action: Action) -> None:
    """One secret answer; the last one opens all."""
    t.picks[seat] = action
    if len(t.picks) < SEATS:
        return
    if t.phase == "swap":
        _swap(t)
        _after_swap(t)
    else:
        for s in t.playing:
            t.void[s] = QUE.index(t.picks[s])
            t.changed(s)
            t.events.append(Event("say", s, verb=t.picks[s].verb))
        t.picks.clear()
        play.first_turn(t)


def _swap(t: Table) -> None:
    """5.1.4: one die: 1-2 to the next, 3-4 across, 5-6 to the player before."""
    (die,) = throw(cup(t.dealt, SWAP_DICE), 1)
    t.direction = (die + 1) // 2
    t.events.append(Event("say", t.dealer, verb=DIRECTIONS[t.direction]))
    for seat in t.playing:
        given = t.picks[seat].cards
        to = (seat + t.direction) % SEATS
        for token in given:
            t.own[seat][INDEX[token]] -= 1
        t.events.append(Event("give", seat, given, "swap", source=to, secret_to_others=True))
    for seat in t.playing:
        to = (seat + t.direction) % SEATS
        for token in t.picks[seat].cards:
            t.own[to][INDEX[token]] += 1
        t.changed(to)
        t.events.append(Event("draw", to, t.picks[seat].cards, "swap", source=seat, secret_to_others=True))
    t.picks.clear()


def _after_swap(t: Table) -> None:
    if t.rules.dingque:
        t.phase = "dingque"
    else:
        play.first_turn(t)
