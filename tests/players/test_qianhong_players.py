"""Computer players of 千字红花白花: lawful, repeatable, better by level, and what they say of single positions."""

from dataclasses import replace
from functools import partial
from string import Formatter

import pytest

from changpai_desktop.cards import DealCode
from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.qianhong.game import GAME
from changpai_desktop.games.qianhong.hand import QianhongHand
from changpai_desktop.games.qianhong.kinds import INDEX, PACK
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.players import wire
from changpai_desktop.players.qianhong import danger
from changpai_desktop.players.qianhong.plans import LOSER, Reckoner
from changpai_desktop.players.qianhong.situation import Holding, read
from changpai_desktop.players.registry import LEVELS, advise
from tests.games.qianhong.build import dealt, playing
from tests.players.matches import gain, played

TABLES = [(p.id, n) for p in GAME.presets for n in GAME.seats]


def deal(preset: str, seats: int, number: int) -> QianhongHand:
    options = GAME.read_options({}, preset)
    stock = GAME.stock(DealCode.from_seed(number * 7919).rng(), options)
    hand = GAME.new_hand(options, seats, number % seats, stock, number)
    assert isinstance(hand, QianhongHand)
    return hand


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_advice_covers_the_legal_actions_and_repeats(preset: str, seats: int, level: str) -> None:
    for number in range(2):
        for view, action in played(deal(preset, seats, number), (level,) * seats, number):
            ranked = advise(view, level, number)
            assert ranked[0].action == action or len(view.legal) == 1
            assert {a.action for a in ranked} == set(view.legal)
            assert all(a.spread >= 0 for a in ranked)
            assert all(a.reasons for a in ranked)
            if len(view.legal) < 4:
                assert ranked == advise(view, level, number)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_what_is_hidden_does_not_change_a_choice(preset: str, seats: int) -> None:
    """Unseen cards change places; the view and with it the advice stay."""
    hand, compared = deal(preset, seats, 5), 0
    for view, _ in played(hand, ("novice",) * seats, 5):
        if len(view.legal) < 2:
            continue
        twin = hand.copy()
        twin.table.stock.reverse()
        if twin.view(view.seat) == view:
            for level in LEVELS:
                assert advise(twin.view(view.seat), level, 3) == advise(view, level, 3)
            compared += 1
    assert compared > 5


def test_a_win_is_taken() -> None:
    seen = 0
    for number in range(12):
        for view, action in played(deal("shuangjiang", 3, number), ("regular",) * 3, number):
            if any(a.verb == "hu" for a in view.legal):
                assert action.verb == "hu"
                # A small win may pay less than the sets of the others.
                assert advise(view, "regular", 0)[0].value >= 2 * (20 - LOSER)
                seen += 1
    assert seen > 5


@pytest.mark.parametrize("preset", ["shuangjiang", "baida_wild", "jiucai"])
def test_a_novice_gains_from_dice(preset: str) -> None:
    assert gain(partial(deal, preset, 3), 3, "novice", "random", 4) > 0


@pytest.mark.slow
def test_a_regular_gains_from_novices() -> None:
    assert gain(partial(deal, "shuangjiang", 3), 3, "regular", "novice", 60) > 0
    assert gain(partial(deal, "jiucai", 4), 4, "regular", "novice", 15) > 0


# ---- single positions ----------------------------------------------------------------------------------------------

READY = "46m123789p123456s789m红红白白白"


def first(hand: QianhongHand, seat: int, level: str = "regular") -> str:
    return str(advise(hand.view(seat), level, 1)[0].action)


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_that_waits_is_not_broken(level: str) -> None:
    hand = playing({0: READY}, drawn=("千", 0), options={"baida": 0})
    assert first(hand, 0, level) == "discard 千"
    # With the 碰 the hand still waits; a card that fits nothing is not taken.
    claim = playing({1: READY}, shown=("红", 0), options={"baida": 0})
    r = Reckoner(read(claim.view(1)), novice=False)
    best = advise(claim.view(1), level, 1)[0]
    assert best.action.verb in ("peng", "pass")
    assert r.prospect(read(claim.view(1)).holding).best.lacks == 1


def test_cards_that_are_gone_are_not_waited_for() -> None:
    hands = {0: "45m123789p123456s789m红红白白白"}
    hand = playing(hands, drawn=("千", 0), options={"baida": 0}, laid={1: [("minggang", "3333m")]})
    s = read(hand.view(0))
    own = s.holding.without(INDEX["千"])
    assert Reckoner(s, novice=False).prospect(own).best.outs == (INDEX["6m"],)
    dead = playing(hands, drawn=("千", 0), laid={1: [("minggang", "3333m"), ("minggang", "6666m")]})
    s = read(dead.view(0))
    assert Reckoner(s, novice=False).prospect(own).best.chance == 0.0


def test_dealt_fours_are_laid_as_long() -> None:
    hand = dealt({0: "2222m456p789p123s567s红红白"}, "4s7s", end="9s1m")
    for level in LEVELS:
        assert first(hand, 0, level) == "long 2m 2m 2m 2m"


def test_the_reckoner_sees_each_type_of_win() -> None:
    sets = playing({0: "222m888m333p555p66s77s千千红红白白"}, drawn=("1m", 0), options={"baida": 0})
    best = advise(sets.view(0), "regular", 1)[0]
    assert str(best.action) == "discard 1m"
    assert any(getattr(r.values.get("type"), "source", "") == "sets only" for r in best.reasons)
    runs = playing({0: "123456m12345678p234567s8s9m"}, drawn=("千", 0), options={"baida": 0})
    best = advise(runs.view(0), "regular", 1)[0]
    assert any(getattr(r.values.get("type"), "source", "") == "runs only" for r in best.reasons)


def test_waits_are_priced_as_the_rules_price_them() -> None:
    hand = playing({0: READY}, drawn=("千", 0), options={"baida": 0}, turned="1p7s")
    s = read(hand.view(0))
    plan = Reckoner(s, novice=False).prospect(s.holding.without(INDEX["千"])).best
    assert plan.lacks == 1
    assert plan.outs == (INDEX["5m"],)
    # 坎 白花 8 -> 10, 20, 文 20, 独 10, and a part of 自摸.
    assert 60 <= plan.price <= 70


def test_a_kind_that_is_gone_is_safe() -> None:
    hand = playing({0: "5m", 1: "1m"}, laid={1: [("peng", "444m"), ("peng", "666m")]}, drawn=("红", 0), left=12)
    s = read(hand.view(0))
    seen = replace(s, unseen=tuple(0 if k in (INDEX["5m"],) else n for k, n in enumerate(s.unseen)))
    assert danger.risk(seen, INDEX["5m"]).wins < danger.risk(s, INDEX["5p"]).wins
    assert danger.risk(seen, INDEX["5m"]).alike == 0.0
    early = playing({0: "5m"}, drawn=("红", 0))
    assert danger.risk(read(early.view(0)), INDEX["5p"]).wins < danger.risk(s, INDEX["5p"]).wins


def test_own_sets_are_worth_something_whoever_wins() -> None:
    hand = playing({0: "1m"}, drawn=("红", 0))
    s = read(hand.view(0))
    r = Reckoner(s, novice=False)
    own = PACK.counts(PACK.parse("123456m123456p45s78s9m9s"))
    bare = Holding(tuple(own), ())
    rich = Holding(tuple(own), (Laid("angang", (INDEX["千"],) * 4),))
    assert r.prospect(rich).lost > r.prospect(bare).lost


def test_reasons_name_numbers_and_come_back_from_the_wire() -> None:
    said: set[str] = set()
    for number in range(4):
        for view, _ in played(deal("shuangjiang", 3, number), ("regular",) * 3, number):
            ranked = advise(view, "regular", number)
            answer = wire.Answer(1, str(ranked[0].action), ranked)
            assert wire.answer(wire.encode(answer)) == answer
            for a in ranked:
                said |= {r.word.source for r in a.reasons}
                assert all(r.rule and fields(r.word.source) == set(r.values) for r in a.reasons)
    for part in ("bring it nearer", "waits for", "Aim:", "With it", "counts"):
        assert any(part in s for s in said), part


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


MANY: dict[str, Value] = {"baida": 12, "baida_wild": "yes"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_pack_full_of_wild_cards_is_played_too(level: str) -> None:
    options = GAME.read_options(MANY)
    hand = GAME.new_hand(options, 3, 0, GAME.stock(DealCode.from_seed(3).rng(), options))
    for view, action in played(hand, (level,) * 3, 3):
        assert action != Action("discard", ("百",)) or set(view.me.hand or ()) == {"百"}
