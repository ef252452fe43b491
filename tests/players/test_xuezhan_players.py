"""Computer players of 四川麻将: lawful, repeatable, better by level, and what they say of single positions."""

from string import Formatter

import pytest

from changpai_desktop.cards import DealCode
from changpai_desktop.games.contract import Value
from changpai_desktop.games.xuezhan.game import GAME
from changpai_desktop.games.xuezhan.hand import XuezhanHand
from changpai_desktop.games.xuezhan.tiles import INDEX, PACK
from changpai_desktop.players import wire
from changpai_desktop.players.registry import LEVELS, advise
from changpai_desktop.players.xuezhan.danger import danger, uses
from changpai_desktop.players.xuezhan.plans import HELPS, between, ladder, plans
from changpai_desktop.players.xuezhan.situation import Hand as Tiles
from changpai_desktop.players.xuezhan.situation import Other, read
from tests.games.xuezhan.build import playing
from tests.players.matches import gain, played

PRESETS = [p.id for p in GAME.presets]
MANUAL: dict[str, Value] = {"referee": "manual", "dingque": "on"}


def deal(number: int, preset: str = "", options: dict[str, Value] | None = None) -> XuezhanHand:
    values = GAME.read_options(options or {}, preset)
    hand = GAME.new_hand(values, 4, number % 4, GAME.stock(DealCode.from_seed(number * 7919).rng(), values))
    assert isinstance(hand, XuezhanHand)
    return hand


# ---- the contract of a level ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PRESETS)
def test_advice_covers_the_legal_actions_and_repeats(preset: str, level: str) -> None:
    for number in range(1):
        for view, action in played(deal(number, preset), (level,) * 4, number):
            ranked = advise(view, level, number)
            assert ranked[0].action == action or len(view.legal) == 1
            assert {a.action for a in ranked} == set(view.legal)
            assert ranked == advise(view, level, number)
            assert all(a.spread >= 0 and a.reasons for a in ranked)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_commits_a_foul_where_nobody_watches(level: str) -> None:
    for number in range(6):
        hand = deal(number, "", MANUAL if number % 2 else {"referee": "manual"})
        for _ in played(hand, (level,) * 4, number):
            pass
        assert hand.outcome is not None and not sum(hand.outcome.deltas)
        assert not [e for e in hand.events if e.verb in ("zhahu", "xianggong", "takeback")]


def test_what_is_hidden_does_not_change_a_choice() -> None:
    """Unseen tiles change places; the view and with it the advice stay."""
    hand = deal(5)
    compared = 0
    for view, _ in played(hand, ("novice",) * 4, 5):
        if len(view.legal) < 2:
            continue
        twin = hand.copy()
        others = [s for s in range(4) if s != view.seat and s in twin.table.unwon]
        if len(others) < 2:
            continue
        a, b = twin.table.own[others[0]], twin.table.own[others[1]]
        if sum(a) == sum(b):
            twin.table.own[others[0]], twin.table.own[others[1]] = b, a
        twin.table.stock.reverse()
        if twin.view(view.seat) != view:
            continue
        for level in LEVELS:
            assert advise(twin.view(view.seat), level, 3) == advise(view, level, 3)
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_is_taken(level: str) -> None:
    seen = 0
    for number in range(6):
        for view, action in played(deal(number), (level,) * 4, number):
            if any(a.verb == "hu" for a in view.legal):
                assert action.verb == "hu"
                assert advise(view, level, 0)[0].value > 0
                seen += 1
    assert seen


@pytest.mark.parametrize("level", LEVELS)
def test_a_ready_hand_is_not_broken(level: str) -> None:
    seen = 0
    for number in range(6):
        hand = deal(number)
        for view, action in played(hand, (level,) * 4, number):
            t = hand.table
            if view.phase != "discard" or t.drawn < 0 or action.verb != "discard":
                continue
            waits = t.ready(view.seat)
            live = read(view).unseen
            if any(waits >> k & 1 and n for k, n in enumerate(live)):
                own = list(t.own[view.seat])
                own[INDEX[action.cards[0]]] -= 1
                after = t.ready_with(view.seat, own)
                kept = any(after >> k & 1 and n for k, n in enumerate(live))
                # A regular may give a cheap wait up for a hand that is dearer by far.
                assert kept or (level == "regular" and "sets in two suits" not in str(advise(view, level, number)[0]))
                seen += 1
    assert seen > 5


def test_a_novice_gains_from_dice() -> None:
    assert gain(deal, 4, "novice", "random", 3) > 0


@pytest.mark.slow
def test_a_regular_gains_from_novices() -> None:
    assert gain(deal, 4, "regular", "novice", 60) > 0


# ---- positions -----------------------------------------------------------------------------------------------------


def tiles(text: str) -> Tiles:
    return Tiles(tuple(PACK.counts(PACK.parse(text))))


def best(hand: XuezhanHand, seat: int, level: str = "regular") -> str:
    return str(advise(hand.view(seat), level, 1)[0].action)


def test_the_third_suit_goes_first() -> None:
    hand = playing({0: "123456m345p77p9s1s"}, turn=0, drawn="4s")
    for level in LEVELS:
        assert best(hand, 0, level)[-1] == "s"


def test_one_suit_is_seen_where_it_is_near() -> None:
    hand = playing({0: "1123356778m89p"}, laid={0: []}, turn=0, drawn="9m")
    at = read(hand.view(0))
    names = {p.name: p.lacks for p in plans(at.hand, at)}
    assert names["suit"] >= names["sets"]
    assert best(hand, 0)[-1] == "p"


def test_kongs_from_the_hand_are_made_where_nothing_is_lost() -> None:
    hand = playing({0: "5555m123p789p11p2p"}, turn=0, drawn="3p")
    assert best(hand, 0) == "gang 5m 5m 5m 5m"


def test_seven_pairs_are_not_broken_by_a_peng() -> None:
    hand = playing({1: "1133557799m224p"}, shown=("2p", 0))
    ranked = advise(hand.view(1), "regular", 1)
    assert ranked[0].action.verb == "pass"


def test_two_suits_tell_what_a_player_cannot_use() -> None:
    hand = playing(
        {0: "1m1p1s"}, laid={1: [("peng", "555m"), ("peng", "777p")], 2: [("peng", "222m")]}, turn=0, drawn="3s"
    )
    at = read(hand.view(0))
    first = next(o for o in at.others if o.seat == 1)
    assert (uses(first, 0), uses(first, 1), uses(first, 2)) == (1.0, 1.0, 0.0)
    assert uses(Other(1, (), (), 2), 2) == 0.0
    assert danger(INDEX["3s"], at)[0] < danger(INDEX["4m"], at)[0]


def test_the_void_suit_is_the_one_that_helps_least() -> None:
    hand = deal(3, "", {"dingque": "on"})
    own = PACK.counts(PACK.parse("123456m345p77p1s5s"))
    hand.table.own[1] = own
    assert best(hand, 1) == "que_s"


def test_swapping_gives_what_is_of_least_use() -> None:
    hand = deal(3, "", {"swap3": "on"})
    hand.table.own[1] = PACK.counts(PACK.parse("123456m345p159s7m"))
    assert best(hand, 1) == "swap 1s 5s 9s"


def test_more_turns_and_more_tiles_make_more_chance() -> None:
    rates = [0.2, 0.3, 0.4]
    assert ladder(rates, 5)[0] == 1.0
    assert ladder(rates, 5) > ladder(rates, 3)
    chances = ladder(rates, 6)
    assert chances[1] > between(chances, 2, 3.0) > between(chances, 2, 1.0) > between(chances, 2, 0.3) > chances[3]
    assert all(list(x) == sorted(x) for x in HELPS.values())


# ---- words ---------------------------------------------------------------------------------------------------------


def test_reasons_name_numbers_and_come_back_from_the_wire() -> None:
    said: set[str] = set()
    for number in range(3):
        for view, _ in played(deal(number), ("regular",) * 4, number):
            ranked = advise(view, "regular", number)
            answer = wire.Answer(1, str(ranked[0].action), ranked)
            assert wire.answer(wire.encode(answer)) == answer
            for a in ranked:
                said |= {r.word.source for r in a.reasons}
                assert all(r.rule and set(fields(r.word.source)) == set(r.values) for r in a.reasons)
    assert any("to win" in s for s in said)
    assert any("tiles are missing" in s for s in said)
    assert any("With the claim" in s for s in said)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
