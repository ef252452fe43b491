"""Random hands of 上大人: what must hold after every step, for presets, numbers of players and forms of the 混江."""

from collections import Counter

import pytest

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Value
from changpai_desktop.games.shangdaren.game import GAME
from changpai_desktop.games.shangdaren.hand import ShangdarenHand
from changpai_desktop.games.shangdaren.kinds import TOKENS
from changpai_desktop.games.shangdaren.scoring import HALVES, JING, SHAPES, WAITING

SETTINGS: list[tuple[int, dict[str, Value]]] = [
    (3, {}),
    (2, {}),
    (4, {}),
    (3, {"count": "hunsu", "hunjiang": "none"}),
    (3, {"hunjiang": "wild", "jing": "three"}),
    (3, {"hunjiang": "none", "jiang": "line"}),
    (3, {"split_kan": "no", "win_on": "own_draw"}),
]


def new(seats: int, options: dict[str, Value], number: int) -> ShangdarenHand:
    """Hand `number` of a fixed series."""
    values = GAME.read_options(options)
    stock = GAME.stock(DealCode.from_seed(number * 104729 + 7).rng(), values)
    hand = GAME.new_hand(values, seats, number % seats, stock)
    assert isinstance(hand, ShangdarenHand)
    return hand


def check(hand: ShangdarenHand) -> None:
    """No card is lost; nobody holds fewer cards than one who waits, or more than his fours can explain."""
    t = hand.table
    cards = Counter(t.stock) + Counter(t.turned)
    for seat in range(t.seats):
        cards += Counter(t.rows[seat]) + Counter(k for g in t.laid[seat] for k in g.kinds)
        cards += Counter({k: n for k, n in enumerate(t.own[seat]) if n})
    if t.shown is not None:
        cards[t.shown[0]] += 1
    assert Counter({TOKENS[k]: n for k, n in cards.items()}) == Counter(GAME.deck(t.options))
    for seat in t.playing:
        owing = seat == t.turn and t.phase in ("discard", "own_win")
        assert t.total(seat) >= WAITING[t.seats] + owing
        assert t.halves(seat) <= HALVES[t.seats]
        assert min(t.own[seat]) >= 0
        for g in t.laid[seat]:
            chars = {t.char(k) for k in g.kinds}
            assert (len(chars) == 1) == (g.verb in ("peng", "zhao", "shao", "tiao") or len(g.kinds) == 2 > len(chars))
            assert g.secret == (g.verb == "shao")
    if t.phase == "claim":
        # Only one seat can hold three, or a laid four.
        big = {
            a.verb
            for s in t.playing
            for a in (*t.window.legal(s), *t.window.forced.values())
            if a.verb in ("zhao", "tiao")
        }
        assert len(big) <= 1


def check_end(hand: ShangdarenHand) -> None:
    """The ledger sums to zero; a winner has ten 门 and what his groups and 精 cards count."""
    outcome = hand.outcome
    assert outcome is not None
    assert sum(outcome.deltas) == 0
    for winner in outcome.winners:
        halves = sum(g.verb == "banju" for g in winner.groups)
        assert (len(winner.groups) - halves, halves) in SHAPES[hand.table.seats]
        jing = [c.value for c in winner.counts if c.item.source == "Jing cards"]
        assert sum(g.value or 0 for g in winner.groups) + sum(jing) == winner.points
        assert all(value % JING == 0 for value in jing)
        held = hand.view(winner.seat).me.hand or ()
        shown = [c for g in winner.groups for c in g.cards]
        laid = [c for g in hand.view(winner.seat).me.groups for c in g.cards]
        assert Counter(shown) == Counter(laid) + Counter(held) + Counter([winner.card] if winner.card else [])


def play_out(hand: ShangdarenHand, rng: Pcg32) -> None:
    while actors := hand.actors():
        check(hand)
        seat = actors[rng.below(len(actors))]
        choices = hand.legal(seat)
        wins = [a for a in choices if a.verb == "hu"]
        hand.apply(seat, (wins or choices)[rng.below(len(wins or choices))])
    check(hand)
    check_end(hand)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_invariants_of_random_hands(seats: int, options: dict[str, Value]) -> None:
    for number in range(40):
        play_out(new(seats, options, number), Pcg32(number))


@pytest.mark.parametrize(("seats", "options"), SETTINGS[:4])
def test_invariants_of_hands_that_end_in_wins(seats: int, options: dict[str, Value]) -> None:
    from changpai_desktop.players.registry import choose

    wins = 0
    for number in range(2):
        hand = new(seats, options, number)
        while actors := hand.actors():
            check(hand)
            hand.apply(actors[0], choose(hand.view(actors[0]), "novice", number))
        check_end(hand)
        assert hand.outcome is not None
        wins += len(hand.outcome.winners)
    assert wins


def test_a_copy_goes_its_own_way_and_a_replay_gives_the_same() -> None:
    for number in range(12):
        hand, twin = new(3, {}, number), new(3, {}, number)
        rng = Pcg32(number)
        while actors := hand.actors():
            seat = actors[rng.below(len(actors))]
            choices = hand.legal(seat)
            action = choices[rng.below(len(choices))]
            before = hand.view(seat)
            trial = hand.copy()
            trial.apply(seat, action)
            assert hand.view(seat) == before
            hand.apply(seat, action)
            twin.apply(seat, action)
            assert trial.view(seat) == hand.view(seat) == twin.view(seat)
            assert trial.events == hand.events == twin.events
