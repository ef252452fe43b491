"""Random hands of 川牌挤儿: what must hold after every step, for every number of players and both referees."""

import pytest

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Value
from changpai_desktop.games.jier.game import GAME
from changpai_desktop.games.jier.hand import JierHand
from changpai_desktop.games.jier.kinds import COPIES, PIPS, SEVENS, N
from changpai_desktop.games.jier.sets import due
from changpai_desktop.games.jier.table import FULL, SEATS

SIZES = {"an": 3, "peng": 3, "liang": 4, "kang": 4, "qi": 4}
LOOSE: dict[str, Value] = {
    "yan": "free",
    "yan_priority": "with_bai",
    "score": "per_set",
    "discard_taken": "forbidden",
    "winners": "all",
    "passed_win": "locked",
}
TABLES = [
    (seats, options)
    for seats in SEATS
    for options in ({}, LOOSE, {"referee": "manual"}, {**LOOSE, "referee": "manual", "next_head": "winner"})
]


def new(options: dict[str, Value], seats: int, number: int) -> JierHand:
    """Hand `number` of a fixed series."""
    code = DealCode.from_seed(number * 104729 + 7)
    hand = GAME.new_hand(options, seats, number % seats, GAME.stock(code.rng(), {}))
    assert isinstance(hand, JierHand)
    return hand


def check(hand: JierHand) -> None:
    """Cards, places of each hand, groups, compulsory sets."""
    t = hand.table
    counts = [0] * N
    for k in (*t.stock, *(k for row in t.rows for k in row), *((t.shown[0],) if t.shown else ())):
        counts[k] += 1
    for seat in range(t.seats):
        assert min(t.own[seat]) >= 0
        counts = [a + b for a, b in zip(counts, t.own[seat], strict=True)]
        for g in t.laid[seat]:
            check_group(g.verb, g.kinds)
            for k in g.kinds:
                counts[k] += 1
    if t.kept is not None:
        counts[t.kept] += 1
    assert counts == [COPIES] * N
    for seat in t.playing:
        acting = seat == t.turn and (t.phase in ("own_win", "discard") or t.step in ("lay", "steal"))
        on_turn = acting or (t.choosing == seat and t.step == "turn") or t.phase == "over"
        on_turn = on_turn or (t.step == "answered" and t.phase == "sets" and seat == t.dealer)
        filled = t.filled(seat) + t.owed[seat]
        if not sum(t.own[seat]):
            # All laid, and the win let pass: no card is left to discard.
            continue
        # Only an empty stock leaves places open.
        assert filled <= t.size[seat] + on_turn
        if t.stock and t.phase != "over":
            assert filled == t.size[seat] + on_turn
        if not t.rules.manual and t.phase in ("claim", "discard", "own_win"):
            assert not due(t.own[seat], t.rules.yan_free)
            assert t.qi_held(seat) < 0 or (t.complete(seat) and seat == t.turn)


def check_group(verb: str, kinds: tuple[int, ...]) -> None:
    """3.3: every finished group."""
    if verb == "bai":
        assert PIPS[kinds[0]] + PIPS[kinds[1]] in (10, 20) and len(kinds) == 2
    elif verb == "yan":
        assert kinds == SEVENS
    else:
        assert len(set(kinds)) == 1 and len(kinds) == SIZES[verb]


def check_end(hand: JierHand) -> None:
    """3.4.6, 3.5: a winner's groups, and who pays."""
    t, outcome = hand.table, hand.outcome
    assert outcome is not None
    assert sum(outcome.deltas) == 0
    assert t.plays(outcome.next_dealer)
    for w in outcome.winners:
        assert len(w.groups) == t.wanted(w.seat) == w.points
        for g in w.groups:
            check_group("bai" if g.verb == "ji" else g.verb, tuple(t.pack.index[c] for c in g.cards))
        # 3.3: every group fills two places; a 起 has stolen for its 暗 as well.
        stolen = sum(len(g.cards) - 2 for g in w.groups)
        assert sum(len(g.cards) for g in w.groups) == t.size[w.seat] + 1 + stolen
        price = w.counts[-1].value
        assert price == 1 + (t.rules.per_set and sum(g.verb in ("an", "liang", "kang", "qi") for g in w.groups))
        assert not w.card or any(w.card in g.cards for g in w.groups)
    if not outcome.winners and not any(e.kind == "out" for e in hand.events):
        assert not t.stock
        assert all(x.item.source.startswith("The seventh") for x in outcome.ledger)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_invariants_of_random_hands(seats: int, options: dict[str, Value]) -> None:
    for number in range(30):
        hand, rng = new(options, seats, number), Pcg32(number)
        while actors := hand.actors():
            check(hand)
            seat = actors[rng.below(len(actors))]
            choices = hand.legal(seat)
            assert len(set(choices)) == len(choices)
            # Wins are taken, and without a referee mostly what is due.
            best = [a for a in choices if a.verb == "hu"]
            best = best or ([a for a in choices if hand.warning(seat, a) is None] if rng.below(8) else choices)
            hand.apply(seat, (best or choices)[rng.below(len(best or choices))])
        check(hand)
        check_end(hand)


@pytest.mark.parametrize("seats", SEATS)
def test_a_copy_goes_its_own_way_and_a_replay_gives_the_same(seats: int) -> None:
    for number in range(8):
        hand, twin, rng = new(LOOSE, seats, number), new(LOOSE, seats, number), Pcg32(number)
        while actors := hand.actors():
            seat = actors[rng.below(len(actors))]
            choices = hand.legal(seat)
            action = choices[rng.below(len(choices))]
            before = [hand.view(s) for s in range(seats)]
            trial = hand.copy()
            trial.apply(seat, action)
            assert [hand.view(s) for s in range(seats)] == before
            hand.apply(seat, action)
            twin.apply(seat, action)
            assert trial.view(seat) == hand.view(seat) == twin.view(seat)
            assert trial.events == hand.events == twin.events


def test_most_hands_of_four_are_won() -> None:
    """3.6: about 97 % in rough simulations of players who try; dice that take every win still win most."""
    assert FULL == 15
    won = 0
    for number in range(60):
        hand, rng = new({}, 4, number), Pcg32(number)
        while actors := hand.actors():
            choices = hand.legal(actors[0])
            wins = [a for a in choices if a.verb == "hu"]
            hand.apply(actors[0], (wins or choices)[rng.below(len(wins or choices))])
        won += bool(hand.outcome and hand.outcome.winners)
    assert won > 40
