"""Random hands of 千字红花白花: invariants after every step, hidden cards, copies and replays."""

from collections import Counter
from itertools import permutations

import pytest

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.qianhong.game import GAME
from changpai_desktop.games.qianhong.hand import QianhongHand
from changpai_desktop.games.qianhong.kinds import BAIDA

from .build import playing
from .test_play import READY

EXTRA: list[tuple[str, int, dict[str, Value]]] = [
    ("shuangjiang", 4, {"rest_seat": "no", "baida": 12}),
    ("shuangjiang", 3, {"baida": 0, "guoshui": "yes"}),
    ("baida_wild", 3, {"baida": 12, "qionghen": "on", "menhun": "on"}),
    ("fanxi", 3, {"baida": 12, "jiutiao_runs": "yes", "rounding": "none", "loser_sets": "exposed"}),
]
SETTINGS = [*((p.id, n, {}) for p in GAME.presets for n in GAME.seats), *EXTRA]


def new(preset: str, seats: int, chosen: dict[str, Value], number: int) -> QianhongHand:
    """Hand `number` of a fixed series."""
    options = GAME.read_options(chosen, preset)
    code = DealCode.from_seed(number * 104729 + 7)
    hand = GAME.new_hand(options, seats, number % seats, GAME.stock(code.rng(), options), number)
    assert isinstance(hand, QianhongHand)
    return hand


def check(hand: QianhongHand) -> None:
    """Cards are conserved; hands have their size; nobody holds what should lie aside."""
    t = hand.table
    counts = Counter(t.tokens(t.stock)) + Counter(t.tokens(t.turned))
    for seat in range(t.seats):
        counts += Counter(t.tokens([*t.rows[seat], *(k for g in t.laid[seat] for k in g.kinds)]))
        counts += Counter(t.spread(t.own[seat]))
    if t.shown is not None:
        counts[t.token(t.shown[0])] += 1
    assert counts == Counter(GAME.deck(t.options))
    for seat in t.playing:
        groups = t.sets(seat)
        sizes = [len(g.kinds) for g in groups]
        held = sum(t.own[seat]) + sum(sizes) - sizes.count(4)
        if t.phase == "over":
            assert t.rules.dealt - 12 <= held <= t.rules.dealt + 1
        else:
            assert held == t.rules.dealt + (seat == t.turn and t.phase == "discard")
        assert len([s for s in sizes if s > 2]) <= t.rules.groups
        if t.rules.aside and t.phase != "over":
            assert not t.own[seat][BAIDA]
    if t.phase == "discard":
        assert t.shown is None
        if not t.source:
            assert all(a.verb == "discard" for a in t.choices)
    if t.phase == "claim":
        assert t.shown is not None
        asked = [a for s in t.playing for a in t.window.legal(s)]
        assert len({a for a in asked if a.verb == "peng"}) <= 1


def check_end(hand: QianhongHand) -> None:
    """The ledger is the differences; a winner's groups are a finished hand."""
    t, outcome = hand.table, hand.outcome
    assert outcome is not None
    assert sum(outcome.deltas) == 0
    assert all(outcome.deltas[s] == 0 for s in range(t.seats) if not t.plays(s))
    if outcome.kind == "draw":
        assert outcome.next_dealer == t.dealer
        assert not outcome.ledger
        return
    (winner,) = outcome.winners
    assert outcome.next_dealer == winner.seat
    sets = [g for g in winner.groups if g.verb != "baida"]
    assert len(sets) == t.rules.groups + 1 or winner.counts[0].item.source == "Seven pairs"
    assert sum(len(g.cards) for g in sets) == t.rules.dealt + 1 + sum(len(g.cards) == 4 for g in sets)
    if t.rules.jiucai:
        return
    fu = {winner.seat: winner.points}
    order = t.in_order(winner.seat)[1:]
    fu |= {s: c.value for s, c in zip(order, winner.counts[-len(order) :], strict=True)}
    want = tuple(sum(fu[s] - fu[o] for o in t.playing) if t.plays(s) else 0 for s in range(t.seats))
    assert outcome.deltas == want


def play_out(hand: QianhongHand, rng: Pcg32) -> None:
    while actors := hand.actors():
        check(hand)
        seat = actors[rng.below(len(actors))]
        choices = hand.legal(seat)
        wins = [a for a in choices if a.verb == "hu"]
        keen = [a for a in choices if a.verb in ("gang", "long")]
        pick = wins or (keen if keen and rng.below(2) else choices)
        hand.apply(seat, pick[rng.below(len(pick))])
    check(hand)
    check_end(hand)


@pytest.mark.parametrize(("preset", "seats", "chosen"), SETTINGS)
def test_invariants_of_random_hands(preset: str, seats: int, chosen: dict[str, Value]) -> None:
    for number in range(40):
        play_out(new(preset, seats, chosen, number), Pcg32(number))


def test_a_copy_goes_its_own_way_and_a_replay_gives_the_same() -> None:
    for number in range(12):
        hand, twin = new("shuangjiang", 4, {}, number), new("shuangjiang", 4, {}, number)
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


RIVALS: list[tuple[dict[int, str], tuple[str, int]]] = [
    ({1: READY, 2: "55m"}, ("5m", 0)),
    ({1: "555m", 2: READY}, ("5m", 0)),
    ({1: "46789m123456p123678s千千红红红", 2: "46789m789p11122233456s白白白"}, ("5m", 0)),
]


@pytest.mark.parametrize(("hands", "shown"), RIVALS)
@pytest.mark.parametrize("guoshui", ["no", "yes"])
def test_answers_in_any_order_give_the_same(hands: dict[int, str], shown: tuple[str, int], guoshui: str) -> None:
    hand = playing(hands, shown=shown, options={"guoshui": guoshui, "baida": 0})
    assert hand.actors() == (1, 2)
    for first in hand.legal(1):
        for second in hand.legal(2):
            wish: dict[int, Action] = {1: first, 2: second}
            results = []
            for order in permutations((1, 2)):
                trial = hand.copy()
                for seat in order:
                    if len(trial.events) == len(hand.events):
                        trial.apply(seat, wish[seat])
                results.append(trial)
            assert results[0].events == results[1].events
            assert [results[0].view(s) for s in range(3)] == [results[1].view(s) for s in range(3)]
