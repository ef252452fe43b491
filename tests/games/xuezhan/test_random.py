"""Random hands of 四川麻将: the invariants of rules zipai 6.3 after every step, copies, orders of answers."""

from itertools import permutations

import pytest

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Action, Seat, Value
from changpai_desktop.games.xuezhan import money
from changpai_desktop.games.xuezhan.distance import missing
from changpai_desktop.games.xuezhan.game import GAME
from changpai_desktop.games.xuezhan.hand import XuezhanHand
from changpai_desktop.games.xuezhan.tiles import COPIES, INDEX, SEATS, N

ODD: dict[str, Value] = {
    "referee": "manual",
    "guoshou": "all_unless_more_fan",
    "guoshou_clear": "draw_or_meld",
    "last4": "must_these_four",
    "chain_transfer": "all",
    "next": "after_discarder",
    "dead_wait": "not",
    "huazhu_plus_jiao": "yes",
    "diangang_hua": "dianpao",
    "zhigang": "2+cagua",
    "zimo": "fan",
    "haidi": "on",
}
SETTINGS: list[tuple[str, dict[str, Value]]] = [
    *((p.id, {}) for p in GAME.presets),
    ("chengdu", {"referee": "manual"}),
    ("xuezhan", ODD),
]


def new(preset: str, options: dict[str, Value], number: int) -> XuezhanHand:
    """Hand `number` of a fixed series."""
    values = GAME.read_options(options, preset)
    code = DealCode.from_seed(number * 104729 + 7)
    hand = GAME.new_hand(values, SEATS, number % SEATS, GAME.stock(code.rng(), values))
    assert isinstance(hand, XuezhanHand)
    return hand


def purposeful(hand: XuezhanHand, seat: Seat, rng: Pcg32) -> Action:
    """Wins three times of four, mostly discards what the hand does not need: dice alone hardly ever win."""
    legal = hand.legal(seat)
    wins = [a for a in legal if a.verb == "hu"]
    if wins and rng.below(4):
        return wins[0]
    discards = [a for a in legal if a.verb == "discard"]
    if not discards or not rng.below(8):
        return legal[rng.below(len(legal))]
    t = hand.table
    best: list[Action] = []
    fewest = 99
    for action in discards:
        own = list(t.own[seat])
        own[INDEX[action.cards[0]]] -= 1
        n = missing(bytes(own), len(t.laid[seat]), t.laid_suits(seat), t.void[seat])
        if n < fewest:
            fewest, best = n, []
        if n == fewest:
            best.append(action)
    return best[rng.below(len(best))]


def check(hand: XuezhanHand) -> None:
    """6.3.1, 6.3.2, 6.3.6, 6.3.7."""
    t = hand.table
    counts = [0] * N
    for kind in (*t.stock, *(k for row in t.rows for k in row), *(k for x in t.laid for g in x for k in g.kinds)):
        counts[kind] += 1
    for seat in range(SEATS):
        counts = [a + b for a, b in zip(counts, t.own[seat], strict=True)]
        assert all(a <= b for a, b in zip(t.known[seat], t.own[seat], strict=True))
    if t.shown is not None:
        counts[t.shown[0]] += 1
    assert counts == [COPIES] * N
    for seat in t.unwon:
        own = list(t.own[seat])
        if seat == t.turn and t.drawn >= 0:
            own[t.drawn] -= 1
        assert t.ready(seat) == t.ready_with(seat, own)
        if not t.rules.manual:
            deciding = seat == (t.dealer if t.phase in ("swap", "dingque") else t.turn)
            extra = deciding and t.phase in ("swap", "dingque", "discard")
            assert sum(t.own[seat]) + 3 * len(t.laid[seat]) == 13 + extra
    if t.phase == "claim":
        laying = [s for s in t.unwon if any(a.verb in ("peng", "gang") for a in t.window.legal(s))]
        assert len(laying) <= 1
    assert not sum(money.by_seat(t.ledger))
    assert len(t.won) == len(t.winners) and not set(t.won) & set(t.unwon)


def check_end(hand: XuezhanHand) -> None:
    """6.3.4, 6.3.7, 5.7.3, 5.8."""
    t, outcome = hand.table, hand.outcome
    assert outcome is not None
    assert sum(outcome.deltas) == 0
    assert len(outcome.winners) <= 3
    assert not t.stock or len(outcome.winners) == 3 or t.rules.single
    for winner in outcome.winners:
        assert sum(3 if len(g.cards) == 4 else len(g.cards) for g in winner.groups) == 14
        value = winner.counts[-1].value
        assert winner.points == value
        fan = sum(c.value for c in winner.counts if c.unit.source == "fan")
        assert fan == winner.fan
    refunds = sum(x.amount for x in outcome.ledger if x.rule == "5.8.3")
    kongs = sum(x.amount for x in outcome.ledger if x.rule == "5.3")
    assert refunds <= kongs


@pytest.mark.parametrize(("preset", "options"), SETTINGS)
def test_invariants_of_random_hands(preset: str, options: dict[str, Value]) -> None:
    for number in range(60):
        hand, rng = new(preset, options, number), Pcg32(number)
        while actors := hand.actors():
            check(hand)
            seat = actors[rng.below(len(actors))]
            hand.apply(seat, purposeful(hand, seat, rng))
        check(hand)
        check_end(hand)


@pytest.mark.parametrize(("preset", "options"), SETTINGS)
def test_a_copy_goes_its_own_way_and_a_replay_gives_the_same(preset: str, options: dict[str, Value]) -> None:
    for number in range(4):
        hand, twin, rng = new(preset, options, number), new(preset, options, number), Pcg32(number)
        while actors := hand.actors():
            seat = actors[rng.below(len(actors))]
            action = purposeful(hand, seat, rng)
            before = [hand.view(s) for s in range(SEATS)]
            trial = hand.copy()
            trial.apply(seat, action)
            assert [hand.view(s) for s in range(SEATS)] == before
            hand.apply(seat, action)
            twin.apply(seat, action)
            assert trial.events == hand.events == twin.events
            assert trial.view(seat) == hand.view(seat) == twin.view(seat)


def test_answers_in_any_order_give_the_same() -> None:
    """5.2.2: several seats that can win or lay answer in any order."""
    windows = 0
    for number in range(400):
        hand, rng = new("xuezhan", {}, number), Pcg32(number)
        while actors := hand.actors():
            if len(actors) > 1:
                windows += 1
                wish = {s: hand.legal(s)[rng.below(len(hand.legal(s)))] for s in actors}
                results = []
                for order in permutations(actors):
                    trial = hand.copy()
                    for seat in order:
                        if len(trial.events) == len(hand.events):
                            trial.apply(seat, wish[seat])
                    results.append(trial)
                for other in results[1:]:
                    assert other.events == results[0].events
                    assert [other.view(s) for s in range(SEATS)] == [results[0].view(s) for s in range(SEATS)]
            seat = actors[rng.below(len(actors))]
            hand.apply(seat, purposeful(hand, seat, rng))
    assert windows > 10


def test_an_unknown_stock_and_seats_are_refused() -> None:
    deck = GAME.deck({})
    with pytest.raises(ValueError, match="27 kinds"):
        GAME.new_hand({}, SEATS, 0, deck[1:])
    with pytest.raises(ValueError, match="4 players"):
        GAME.new_hand({}, 3, 0, deck)
    assert GAME.arrange(("9m", "?", "1m", "5s", "2p"), {}) == (("1m", "9m"), ("2p",), ("5s",), ("?",))
    assert GAME.group_value("peng", ("1m",) * 3, {}) is None
