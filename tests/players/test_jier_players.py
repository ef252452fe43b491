"""Computer players of 川牌挤儿: lawful, repeatable, better by level, and what they say of single positions."""

from functools import partial
from string import Formatter

import pytest

from changpai_desktop.cards import DealCode
from changpai_desktop.games.contract import Value
from changpai_desktop.games.jier.game import GAME
from changpai_desktop.games.jier.hand import JierHand
from changpai_desktop.games.jier.kinds import INDEX, PACK
from changpai_desktop.games.jier.table import SEATS
from changpai_desktop.players import wire
from changpai_desktop.players.jier.race import Race, loose, surplus
from changpai_desktop.players.jier.situation import Situation
from changpai_desktop.players.registry import LEVELS, advise
from tests.games.jier.build import PLAIN, dealt, playing
from tests.games.jier.test_fouls import QI_HAND, QI_LAID
from tests.games.jier.test_opening import AN_HAND, COMPLETE, TIED
from tests.players.matches import gain, played

MANUAL: dict[str, Value] = {"referee": "manual"}


def deal(seats: int, number: int, options: dict[str, Value] | None = None) -> JierHand:
    stock = GAME.stock(DealCode.from_seed(number * 7919).rng(), options or {})
    return GAME.new_hand(options or {}, seats, number % seats, stock)


# ---- the contract of a level ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_advice_covers_the_legal_actions_repeats_and_has_reasons(seats: int, level: str) -> None:
    for number in range(3):
        for view, action in played(deal(seats, number), (level,) * seats, number):
            ranked = advise(view, level, number)
            assert ranked[0].action == action or len(view.legal) == 1
            assert {a.action for a in ranked} == set(view.legal)
            assert ranked == advise(view, level, number)
            for a in ranked:
                assert a.spread >= 0 and a.reasons
                assert all(r.rule and set(fields(r.word.source)) == set(r.values) for r in a.reasons)
            answer = wire.Answer(1, str(ranked[0].action), ranked)
            assert wire.answer(wire.encode(answer)) == answer


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_no_level_commits_a_foul_where_nobody_watches(seats: int, level: str) -> None:
    for number in range(8):
        hand = deal(seats, number, {**MANUAL, "passed_win": "locked", "discard_taken": "forbidden"})
        for _ in played(hand, (level,) * seats, number):
            pass
        assert not [e for e in hand.events if e.kind == "out"]


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_hidden_does_not_change_a_choice(seats: int) -> None:
    """Unseen cards change places; the view and with it the advice stay."""
    hand = deal(seats, 5)
    for view, _ in played(hand, ("novice",) * seats, 5):
        if len(view.legal) < 2:
            continue
        twin = hand.copy()
        twin.table.stock.reverse()
        assert twin.view(view.seat) == view
        for level in LEVELS:
            assert advise(twin.view(view.seat), level, 3) == advise(view, level, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_is_taken(level: str) -> None:
    seen = 0
    for number in range(12):
        for view, action in played(deal(4, number), (level,) * 4, number):
            if any(a.verb == "hu" for a in view.legal):
                assert action.verb == "hu"
                assert advise(view, level, 0)[0].value == 3
                seen += 1
    assert seen


def test_a_novice_gains_from_dice() -> None:
    assert gain(partial(deal, 4), 4, "novice", "random", 5) > 0
    assert gain(partial(deal, 6), 6, "novice", "random", 3) > 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_regular_gains_from_novices(seats: int) -> None:
    assert gain(partial(deal, seats), seats, "regular", "novice", 60) > 0


# ---- single positions ----------------------------------------------------------------------------------------------


def best(hand: JierHand, seat: int, level: str = "regular") -> str:
    return str(advise(hand.view(seat), level, 1)[0].action)


def said(hand: JierHand, seat: int, action: str) -> list[str]:
    """What the regular player says of one action."""
    found = next(a for a in advise(hand.view(seat), "regular", 1) if str(a.action) == action)
    return [
        r.word.source.format(**{k: " ".join(v) if isinstance(v, tuple) else v for k, v in r.values.items()})
        for r in found.reasons
    ]


@pytest.mark.parametrize("level", LEVELS)
def test_the_hand_that_waits_is_not_broken(level: str) -> None:
    """Fifteen cards wait for 天 and 地; with a second 猫猫 the hand may as well wait for fours."""
    hand = playing({1: PLAIN + " 51"}, discards=1)
    assert best(hand, 1, level) in ("discard 51", "discard 62", "discard 53", "discard 44")
    kept = playing({1: PLAIN}, shown=("51", 0, "flip"))
    ranked = advise(kept.view(1), level, 1)
    assert ranked[0].action.verb in ("pass", "bai")


def test_the_wait_with_more_unseen_cards_is_kept() -> None:
    """Both 三五 and 斧头 are single: five of the six cards that pair with 斧头 lie on the table."""
    own = "62 66 44 11 54 65 65 61 21 51 31 41 32 64 55 53"
    rows = {0: "63 63 63 54", 2: "63 54"}
    hand = playing({1: own}, discards=1, rows=rows)
    assert best(hand, 1) == "discard 65"
    assert any("One card is missing, of the kinds 66 11" in s for s in said(hand, 1, "discard 65"))
    assert any(s == "Unseen partners of 65: 1." for s in said(hand, 1, "discard 65"))


def test_a_paired_card_is_not_discarded() -> None:
    hand = playing({1: PLAIN + " 63"}, discards=1)
    ranked = [str(a.action) for a in advise(hand.view(1), "regular", 1)]
    assert ranked[0] in ("discard 63", "discard 53")
    assert any("takes a pair apart" in s for s in said(hand, 1, "discard 21"))


def test_a_set_that_may_stay_stays_where_its_pairs_count_more() -> None:
    hand = dealt({1: TIED})
    assert best(hand, 1) == "pass"
    assert any("pairs in all" in s for s in said(hand, 1, "pass"))
    assert any("cards stolen for it" in s for s in said(hand, 1, "an 11 11 11"))


def test_what_the_rules_demand_is_done() -> None:
    opening = dealt({1: AN_HAND}, options=MANUAL)
    assert best(opening, 1) == best(opening, 1, "novice") == "an 63 63 63"
    qi = playing({1: QI_HAND}, laid=QI_LAID, shown=("63", 0, "discard"), options=MANUAL)
    assert best(qi, 1) == best(qi, 1, "novice") == "qi 63 63 63 63"
    assert any("breaks a rule" in s for s in said(qi, 1, "pass"))
    assert best(dealt({0: COMPLETE}), 0) == "hu"


def test_a_set_is_not_taken_when_nothing_can_be_stolen() -> None:
    pair = "66 66 65 64 55 54 61 51 41 32 31 21 33 22 42"
    hand = playing({1: pair}, shown=("66", 0, "flip"), left=0)
    assert best(hand, 1) == "pass"


def test_a_card_that_others_wait_for_is_told() -> None:
    laid = {2: [("bai", "61 21"), ("bai", "44 11"), ("peng", "33 33 33"), ("bai", "31 51"), ("bai", "64 55")]}
    hand = playing({1: PLAIN.replace("31", "22") + " 63"}, laid=laid, discards=1)
    view = hand.view(1)
    s = Situation(view, "regular")
    assert s.danger(INDEX["53"]) > 0 == Situation(view, "novice").danger(INDEX["53"])
    assert any(s.startswith("Somebody may win with") for s in said(hand, 1, "discard 53"))


# ---- the race ------------------------------------------------------------------------------------------------------


def race(**more: float) -> Race:
    return Race([4] * 21, **{"others": 0.05, "ends": 0.02, "take": 0.6, "win": 0.95, "steal": 0.9, **more})


def test_fewer_missing_cards_and_slower_others_are_better() -> None:
    near, far = surplus(PACK.counts(PACK.parse("53"))), surplus(PACK.counts(PACK.parse("53 65 61")))
    assert (loose(near), loose(far)) == (1, 3)
    r = race()
    assert 0 < r.chance(far) < r.chance(near) < 1
    assert race(others=0.2).chance(near) < r.chance(near)
    assert r.chance((0, 0, 0, 0, 0, 0)) == 1


def test_more_partners_are_better() -> None:
    """An eight pairs with 天 and 地, 天 with three kinds of eight; a three only with 丁丁's sevens."""
    r = race()
    eight, heaven = surplus(PACK.counts(["53"])), surplus(PACK.counts(["66"]))
    assert r.chance(heaven) > r.chance(eight)
    assert set(r.waits(PACK.counts(["53"]))) == {INDEX["66"], INDEX["11"]}
    assert set(r.waits(PACK.counts(["55"]))) == {INDEX["55"], INDEX["64"]}


def test_two_alike_are_worth_something() -> None:
    twins, singles = PACK.counts(PACK.parse("65 65 33")), PACK.counts(PACK.parse("65 65 33"))
    r = race()
    assert r.prospect(twins, sets=True) > r.prospect(singles, sets=False)
