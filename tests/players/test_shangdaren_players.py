"""Computer players of 上大人: lawful, repeatable, better by level, and what they say of single positions."""

from string import Formatter

import pytest

from changpai_desktop.cards import DealCode
from changpai_desktop.games.contract import Action, Hand, Value
from changpai_desktop.games.shangdaren.game import GAME
from changpai_desktop.games.shangdaren.hand import ShangdarenHand
from changpai_desktop.games.shangdaren.lines import YICHANG
from changpai_desktop.players import wire
from changpai_desktop.players.registry import LEVELS, advise, choose
from changpai_desktop.players.shangdaren.evaluator import Judge
from changpai_desktop.players.shangdaren.pieces import Odds, line_table, packed
from changpai_desktop.players.shangdaren.sums import START, add, leaves
from tests.games.shangdaren.build import playing
from tests.games.shangdaren.test_play import LAID, WINNING
from tests.players.matches import gain, played

TABLES: list[tuple[int, dict[str, Value]]] = [
    (3, {}),
    (2, {}),
    (4, {}),
    (3, {"count": "hunsu", "hunjiang": "none"}),
    (3, {"hunjiang": "wild"}),
    (3, {"split_kan": "no", "win_on": "own_draw"}),
]


def deal(number: int, seats: int = 3, options: dict[str, Value] | None = None) -> Hand:
    values = GAME.read_options(options or {})
    stock = GAME.stock(DealCode.from_seed(number * 7919).rng(), values)
    return GAME.new_hand(values, seats, number % seats, stock)


# ---- the contract of a level ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_advice_covers_the_legal_actions_and_repeats(seats: int, options: dict[str, Value], level: str) -> None:
    for view, action in played(deal(1, seats, options), (level,) * seats, 1):
        ranked = advise(view, level, 1)
        assert ranked[0].action == action or len(view.legal) == 1
        assert {a.action for a in ranked} == set(view.legal)
        assert ranked == advise(view, level, 1)
        assert all(a.spread >= 0 and a.reasons for a in ranked)
        for reason in (r for a in ranked for r in a.reasons):
            assert reason.rule
            places = {name for _, name, _, _ in Formatter().parse(reason.word.source) if name}
            assert places == set(reason.values)


def test_what_is_hidden_does_not_change_a_choice() -> None:
    """Unseen cards change places; the view and with it the advice stay."""
    hand = deal(5)
    compared = 0
    for view, _ in played(hand, ("novice",) * 3, 5):
        twin = hand.copy()
        assert isinstance(twin, ShangdarenHand)
        if view.phase == "drawn":
            continue
        twin.table.stock.reverse()
        assert twin.view(view.seat) == view
        compared += 1
        for level in LEVELS:
            assert advise(twin.view(view.seat), level, 3) == advise(view, level, 3)
    assert compared > 10


def test_a_view_over_the_wire_gives_the_same_advice() -> None:
    for number, (view, action) in enumerate(played(deal(2), ("regular",) * 3, 2)):
        if number % 9 == 0:
            sent = wire.request(wire.encode(wire.Request(1, "choose", view, "regular", 2)))
            assert sent.view is not None
            assert choose(sent.view, "regular", 2) == action


def test_a_win_is_taken() -> None:
    seen = 0
    for number in range(6):
        for view, action in played(deal(number), ("regular",) * 3, number):
            if any(a.verb == "hu" for a in view.legal):
                assert action.verb == "hu"
                assert advise(view, "regular", 0)[0].value > 0
                seen += 1
    assert seen


def test_a_novice_gains_from_dice() -> None:
    assert gain(deal, 3, "novice", "random", 3) > 0


@pytest.mark.slow
def test_a_regular_gains_from_novices() -> None:
    assert gain(deal, 3, "regular", "novice", 60) > 0


# ---- single positions ----------------------------------------------------------------------------------------------


def best(hand: ShangdarenHand, seat: int, level: str = "regular") -> Action:
    return advise(hand.view(seat), level, 0)[0].action


def ready() -> ShangdarenHand:
    """Example one, waiting for 仁 or more, with a stray 九 to discard."""
    hand = playing({0: WINNING + "礼礼"}, laid={0: LAID}, draws=2, stock="九", jiang="尔")
    t = hand.table
    t.own[0][GAME.pack.index["九"]] += 1
    t.shown, t.phase, t.turn = None, "discard", 0
    t.window.choices.clear()
    return hand


@pytest.mark.parametrize("level", LEVELS)
def test_a_ready_hand_is_not_broken(level: str) -> None:
    assert str(best(ready(), 0, level)) == "discard 九"


def test_a_ready_hand_says_what_it_waits_for() -> None:
    reasons = advise(ready().view(0), "regular", 0)[0].reasons
    waits = [r.values["cards"] for r in reasons if "Only one card is missing" in r.word.source]
    assert isinstance(waits[0], tuple)
    assert "仁" in waits[0]


def test_the_eating_that_leaves_one_card_missing_is_taken() -> None:
    held = WINNING.replace("三", "九", 1) + "礼礼"
    hand = playing({0: held}, laid={0: LAID}, shown=("三", 2), jiang="尔")
    assert str(best(hand, 0)) == "chi 化 三 千"


def test_a_discard_is_dearer_when_the_others_are_near() -> None:
    """The chances of a gift come from what lies before the others; a novice does not look."""
    groups = [
        ("ju", "上大人"),
        ("ju", "邱乙己"),
        ("ju", "化三千"),
        ("peng", "佳佳佳"),
        ("peng", "作作作"),
        ("peng", "仁仁仁"),
    ]
    far = playing({0: "可可知七十士八九子尔小生"}, draws=0, stock="可", jiang="大")
    near = playing({0: "可可知七十士八九子尔小生"}, laid={2: groups}, draws=0, stock="可", jiang="大")
    won = [Judge(hand.view(0), "regular")._gift(GAME.pack.index["知"])[0] for hand in (far, near)]
    assert won[0] < won[1]


def test_shao_is_better_than_showing_the_card() -> None:
    hand = playing({0: "可可上大"}, draws=0, stock="可", jiang="尔")
    ranked = advise(hand.view(0), "regular", 0)
    assert ranked[0].action.verb == "shao"
    assert any("Face down" in r.word.source for r in ranked[0].reasons)


# ---- the parts -----------------------------------------------------------------------------------------------------


def test_a_line_knows_its_best_ways() -> None:
    line = line_table((3, 3, 3), 0, False, 0.05, Odds(5.0, 8.0), YICHANG)
    whole = line.ways((1, 1, 1))
    assert whole[1, 0, 0].missing == 0
    assert whole[1, 0, 0].points == 1
    pair = line.ways((2, 0, 0))
    assert (pair[1, 0, 0].missing, pair[1, 0, 0].waits) == (1, (0,))
    assert pair[0, 1, 0].missing == 0
    four = line.ways((4, 0, 0))
    assert four[1, 0, 1].points == 8
    assert four[1, 1, 0].missing == 1
    # A card that is gone is not waited for.
    gone = line_table((0, 0, 0), 0, False, 0.05, Odds(5.0, 8.0), YICHANG).ways((2, 1, 0))
    assert (1, 0, 0) not in gone
    clean = line_table((3, 3, 3), 1, True, 0.05, Odds(5.0, 8.0), YICHANG).ways((2, 1, 1))
    assert all(way.used[0] == 0 for way in clean.values())


def test_sums_keep_the_best_total_and_what_it_is_made_of() -> None:
    odds = Odds(5.0, 8.0)
    one = line_table((3, 3, 3), 0, False, 0.05, odds, YICHANG).entries(0, (1, 1, 1))
    two = line_table((3, 3, 3), 0, False, 0.05, odds, YICHANG).entries(1, (3, 0, 0))
    total = add(add(START, one), two)
    score, tree = next((score, tree) for key, score, tree in total if key == packed(2, 0, 0))
    ways = leaves(tree)
    assert set(ways) == {0, 1}
    assert score == pytest.approx(sum(w.score for w in ways.values()))
