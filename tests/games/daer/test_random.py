"""Random hands of 四川大贰: the invariants of rules zipai 6.3 after every step, copies and replays."""

import pytest

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.daer import opening
from changpai_desktop.games.daer.game import GAME
from changpai_desktop.games.daer.hand import DaerHand
from changpai_desktop.games.shared.eating import plans
from changpai_desktop.games.shared.law import complete_size, waiting_size
from changpai_desktop.games.shared.zi import COPIES, INDEX, N

SETTINGS = [(p.id, n, "auto") for p in GAME.presets for n in GAME.seats] + [("luzhou", 3, "manual")]


def new(preset: str, seats: int, referee: str, number: int) -> DaerHand:
    """Hand `number` of a fixed series."""
    options = GAME.read_options({"referee": referee}, preset)
    code = DealCode.from_seed(number * 104729 + 7)
    hand = GAME.new_hand(options, seats, number % seats, GAME.stock(code.rng(), {}))
    assert isinstance(hand, DaerHand)
    return hand


def check(hand: DaerHand) -> None:
    """6.3, points 1-3, 6 and 8."""
    t = hand.table
    counts = [0] * N
    for k in t.stock:
        counts[k] += 1
    for seat in range(t.seats):
        for k in (*t.rows[seat], *(k for g in t.laid[seat] for k in g.kinds)):
            counts[k] += 1
        counts = [a + b for a, b in zip(counts, t.own[seat], strict=True)]
    if t.shown is not None:
        counts[t.shown[0]] += 1
    assert counts == [COPIES] * N
    for seat in t.playing:
        n, q = t.held(seat), t.quads(seat)
        owing = seat == t.turn and t.phase in ("discard", "own_win")
        assert n <= waiting_size(q) + 1
        if t.phase == "bao" or t.dead[seat]:
            continue
        if owing:
            assert t.phase == "own_win" or n == waiting_size(q) + 1
        elif not (t.phase == "over" and t.shown is None):
            assert n == waiting_size(q) or (q >= 2 and n == waiting_size(q) - 1)
    if t.phase == "claim":
        every = [a for s in t.playing for a in {*t.window.legal(s), *t.window.forced.values()}]
        assert len({a for a in every if a.verb in ("peng", "zhao")}) <= 1
        assert t.shown is not None
        card = t.shown[0]
        for seat in t.playing:
            for action in t.window.legal(seat):
                if action.verb == "chi" and not t.rules.manual:
                    used = [INDEX[c] for g in (action.cards, *action.extra) for c in g].count(card)
                    assert used - 1 == t.own[seat][card]
                    assert any(p.group == tuple(INDEX[c] for c in action.cards) for p in plans(t.own[seat], card))


def check_end(hand: DaerHand) -> None:
    """6.3, points 4, 5 and 7."""
    t, outcome = hand.table, hand.outcome
    assert outcome is not None
    assert sum(outcome.deltas) == 0
    for winner in outcome.winners:
        quads = sum(len(g.cards) == 4 for g in winner.groups)
        assert sum(len(g.cards) for g in winner.groups) == complete_size(quads)
        assert len(winner.groups) == 7
        assert sum(g.verb == "jiang" for g in winner.groups) == (quads > 0)
        assert winner.points == 0 or winner.points >= 10
        assert sum(g.value or 0 for g in winner.groups) == winner.points
        new_quad = any(g.verb == "zhao" and g.source == -1 for g in winner.groups[len(t.laid[winner.seat]) :])
        assert not new_quad or t.quads(winner.seat) == 0
        assert not t.broken[winner.seat]
    resting = set(range(t.seats)) - set(t.playing)
    assert all(outcome.deltas[s] == 0 for s in resting)


def play_out(hand: DaerHand, rng: Pcg32, *, checked: bool) -> None:
    while actors := hand.actors():
        if checked:
            check(hand)
        seat = actors[rng.below(len(actors))]
        choices = hand.legal(seat)
        wins = [a for a in choices if a.verb == "hu"]
        hand.apply(seat, (wins or choices)[rng.below(len(wins or choices))])
    if checked:
        check(hand)
    check_end(hand)


@pytest.mark.parametrize(("preset", "seats", "referee"), SETTINGS)
def test_invariants_of_random_hands(preset: str, seats: int, referee: str) -> None:
    for number in range(50):
        play_out(new(preset, seats, referee, number), Pcg32(number), checked=True)


def test_a_copy_goes_its_own_way_and_a_replay_gives_the_same() -> None:
    for number in range(20):
        hand, twin = new("bao", 3, "manual", number), new("bao", 3, "manual", number)
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


def test_the_presets_all_begin() -> None:
    assert [p.id for p in GAME.presets] == ["luzhou", "deng", "deng_hongwu", "bao"]
    assert opening.HAND_SIZE == 20
