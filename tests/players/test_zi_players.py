"""Computer players of the 字牌 games: lawful, repeatable, better by level, and what they say of single positions."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from string import Formatter

import pytest

from changpai_desktop.cards import DealCode
from changpai_desktop.games import registry as games
from changpai_desktop.games.contract import Action, Game, Hand, Value, View
from changpai_desktop.games.shared.zi import EAT_GROUPS, INDEX, RUN_123, RUN_2710, Group, N, tokens
from changpai_desktop.players import wire
from changpai_desktop.players.registry import LEVELS, advise
from changpai_desktop.players.shared.feed import Feed
from changpai_desktop.players.shared.outlook import Outlook, Shape, Terms
from changpai_desktop.players.shared.pieces import PIECES
from changpai_desktop.players.shared.planner import Odds, Task, plans
from changpai_desktop.players.shared.position import Laid, Position
from tests.players.matches import gain, played

GAMES = ("hunan", "yizhang", "leshan", "daer")
TABLES = [("hunan", 3), ("yizhang", 4), ("leshan", 3), ("leshan", 4), ("leshan", 2), ("daer", 3)]
MANUAL: dict[str, Value] = {"referee": "manual"}


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games, whether or not the house offers them yet."""
    modules = games._MODULES | {g: f"changpai_desktop.games.{g}.game" for g in GAMES}
    monkeypatch.setattr(games, "_MODULES", modules)
    monkeypatch.setattr(games, "GAME_IDS", tuple(modules))


def deal(game_id: str, seats: int, number: int, options: dict[str, Value] | None = None) -> Hand:
    g: Game = games.game(game_id)
    stock = g.stock(DealCode.from_seed(number * 7919).rng(), options or {})
    return g.new_hand(options or {}, seats, number % seats, stock)


# ---- the contract of a level ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_advice_covers_the_legal_actions_and_repeats(game_id: str, seats: int, level: str) -> None:
    for number in range(3):
        for view, action in played(deal(game_id, seats, number), (level,) * seats, number):
            ranked = advise(view, level, number)
            assert ranked[0].action == action or len(view.legal) == 1
            assert {a.action for a in ranked} == set(view.legal)
            assert ranked == advise(view, level, number)
            assert all(a.spread >= 0 for a in ranked)
            assert view.phase == "cut" or all(a.reasons for a in ranked)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_no_level_commits_a_foul_where_nobody_watches(game_id: str, seats: int, level: str) -> None:
    for number in range(6):
        hand = deal(game_id, seats, number, MANUAL)
        for _ in played(hand, (level,) * seats, number):
            pass
        assert hand.outcome is not None and not sum(hand.outcome.deltas)
        assert not [e for e in hand.events if e.kind == "out"]
        for seat in range(seats):
            facts = hand.view(seat).facts
            assert "foul" not in facts and "broken" not in facts


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_what_is_hidden_does_not_change_a_choice(game_id: str, seats: int) -> None:
    """Unseen cards change places; the view and with it the advice stay."""
    hand = deal(game_id, seats, 5)
    for view, _ in played(hand, ("novice",) * seats, 5):
        if len(view.legal) < 2 or view.phase == "cut":
            continue
        twin = hand.copy()
        table = getattr(twin, "table")  # noqa: B009 - hands of different games have no common class with a table
        felt = getattr(table, "felt", table)
        felt.stock.reverse()
        if view.phase == "peek" or twin.view(view.seat) != view:
            continue
        for level in LEVELS:
            assert advise(twin.view(view.seat), level, 3) == advise(view, level, 3)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_win_is_taken(game_id: str) -> None:
    seen = 0
    for number in range(12):
        for view, action in played(deal(game_id, 3, number), ("regular",) * 3, number):
            if any(a.verb == "hu" for a in view.legal):
                assert action.verb == "hu"
                assert advise(view, "regular", 0)[0].value > 0
                seen += 1
    assert seen


@pytest.mark.parametrize("game_id", GAMES)
def test_a_novice_gains_from_dice(game_id: str) -> None:
    assert gain(partial(deal, game_id, 3), 3, "novice", "random", 5) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_a_regular_gains_from_novices(game_id: str) -> None:
    assert gain(partial(deal, game_id, 3), 3, "regular", "novice", 60) > 0


# ---- the planner ---------------------------------------------------------------------------------------------------


def counts(text: str) -> tuple[int, ...]:
    out = [0] * N
    for token in text:
        out[INDEX[token]] += 1
    return tuple(out)


VALUE: dict[Group, float] = dict.fromkeys(EAT_GROUPS, 0.0) | dict.fromkeys((*RUN_123, *RUN_2710), 3.0)
VALUE |= {(k,) * 3: 1.0 for k in range(N)}
EVEN = Odds([0.4] * N, [0.4] * N, [0.4] * N)


def test_every_piece_needs_two_cards_but_the_waiting_pair() -> None:
    for kind, pieces in PIECES.items():
        for piece in pieces:
            assert piece.used[0] == kind
            assert len(piece.used) + bool(piece.waits) == (2 if piece.pair else 3)
            assert all(sorted((*piece.used, w)) == sorted(g) for w, g in zip(piece.waits, piece.scores, strict=False))


def test_plans_use_each_card_once_and_have_the_groups_asked_for() -> None:
    free = counts("一二三四六七柒捌玖壹壹贰十拾拾")
    found = plans(free, Task(5, False), VALUE, EVEN)
    assert found
    for plan in found:
        used = [k for piece in plan.pieces for k in piece.used]
        assert sorted([*used, *plan.dead]) == [k for k in range(N) for _ in range(free[k])]
        assert len(plan.pieces) == 5 and not plan.pair


def test_with_a_quad_a_pair_belongs_to_the_plan() -> None:
    for plan in plans(counts("一二三四五六捌"), Task(2, True), VALUE, EVEN):
        assert sum(piece.pair for piece in plan.pieces) == 1
    best = min(plans(counts("一二三四五六捌"), Task(2, True), VALUE, EVEN), key=lambda p: p.cost)
    assert [tokens(piece.used) for piece in best.waiting] == [("捌",)]


def _pays_points(shape: Shape) -> float:
    return shape.points


def _terms(pay: Callable[[Shape], float] = _pays_points) -> Terms:
    return Terms(6, VALUE, (3,) * N, lambda verb, kind: 0, pay, 2.0, 6.0, False)


def _position(own: str, laid: tuple[Laid, ...] = (), seen: str = "") -> Position:
    return Position(counts(own), counts(seen), laid)


def test_a_hand_that_lacks_one_card_names_its_winning_cards() -> None:
    """1.11, 1D: 捌玖 wait for 柒 and 拾, six points are laid."""
    laid = (
        Laid("peng", (INDEX["叁"],) * 3, 3),
        Laid("chi", (5, 6, 7), 0),
        Laid("chi", (0, 1, 2), 3),
    )
    p = _position("四五六七八九肆伍陆捌玖", laid)
    found = Outlook(_terms(), 15, 60, novice=False).prospect(p)
    assert {tokens((k,))[0] for k, _ in found.waits} == {"柒", "拾"}
    fewer = Outlook(_terms(), 15, 60, novice=False).prospect(replace(p, seen=counts("柒柒柒拾拾")))
    assert fewer.chance < found.chance


def test_too_few_points_are_no_prospect() -> None:
    """1.11, 1C: the same hand with four points wins nothing."""
    laid = (Laid("peng", (2,) * 3, 1), Laid("chi", (5, 6, 7), 0), Laid("chi", (0, 1, 2), 3))
    assert Outlook(_terms(), 15, 60, novice=False).prospect(_position("四五六七八九肆伍陆捌玖", laid)).chance == 0


def test_pay_is_asked_of_the_game() -> None:
    asked: list[Shape] = []

    def pay(shape: Shape) -> float:
        asked.append(shape)
        return 7.0

    laid = (Laid("peng", (INDEX["叁"],) * 3, 3), Laid("chi", (5, 6, 7), 0), Laid("chi", (0, 1, 2), 3))
    p = _position("四五六七八九肆伍陆捌玖", laid)
    found = Outlook(_terms(pay=pay), 15, 60, novice=False).prospect(p)
    assert asked and 6.0 < found.price <= 7.0


# ---- what is said of a discard -----------------------------------------------------------------------------------


def test_a_kind_that_is_gone_is_safer_than_one_that_is_all_about() -> None:
    view = next(v for v, _ in played(deal("daer", 3, 2), ("novice",) * 3, 2) if v.phase == "discard")
    p = Position((0,) * N, counts("五五五"), ())
    feed = Feed(view, p, discard_wins=True)
    assert feed.gift(INDEX["五"]).alike == 0 < feed.gift(INDEX["伍"]).alike
    dead = Feed(
        view, Position((0,) * N, counts("一" * 4 + "二" * 4 + "三" * 4 + "肆" * 4 + "四" * 3), ()), discard_wins=True
    )
    assert dead.gift(INDEX["四"]).eaten < Feed(view, p, discard_wins=True).gift(INDEX["四"]).eaten


# ---- 小家 (rules zipai 3.8) ----------------------------------------------------------------------------------------


def _peek(hand: tuple[str, str], drawn: str) -> View:
    """小家 with two cards looks at an unseen one; nothing that matters has been seen."""
    for number in range(40):
        for view, _ in played(deal("leshan", 4, number), ("novice",) * 4, number):
            if view.phase == "peek":
                seats = tuple(replace(s, row=(), groups=()) for s in view.seats)
                me = replace(seats[view.seat], hand=hand)
                seats = tuple(me if i == view.seat else s for i, s in enumerate(seats))
                facts: dict[str, Value] = {"small": view.seat, "drawn": drawn}
                return replace(view, seats=seats, facts=facts, legal=(Action("shou"), Action("liang")))
    raise AssertionError("no hand in which 小家 draws")


@pytest.mark.parametrize(
    ("hand", "drawn", "verb"),
    [
        (("二", "三"), "七", "shou"),  # 二七 wait for 十
        (("叁", "叁"), "五", "liang"),  # a red pair is kept
        (("一", "四"), "九", "liang"),  # nothing is gained, and a discard could be won
        (("贰", "四"), "拾", "shou"),
    ],
)
def test_the_small_seat_keeps_what_makes_its_cards_wait(hand: tuple[str, str], drawn: str, verb: str) -> None:
    ranked = advise(_peek(hand, drawn), "regular", 1)
    assert ranked[0].action.verb == verb


def test_the_small_seat_discards_the_card_that_waits_for_nothing() -> None:
    view = _peek(("二", "三"), "七")
    me = replace(view.me, hand=("二", "三", "七"))
    seats = tuple(me if i == view.seat else s for i, s in enumerate(view.seats))
    legal = (Action("discard", ("二",)), Action("discard", ("三",)))
    facts: dict[str, Value] = {"small": view.seat, "kept": "七"}
    after = replace(view, seats=seats, phase="discard", legal=legal, facts=facts)
    assert advise(after, "regular", 1)[0].action == Action("discard", ("三",))


# ---- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_reasons_name_numbers_and_come_back_from_the_wire(game_id: str) -> None:
    said: set[str] = set()
    for number in range(4):
        for view, _ in played(deal(game_id, 3, number), ("regular",) * 3, number):
            ranked = advise(view, "regular", number)
            answer = wire.Answer(1, str(ranked[0].action), ranked)
            assert wire.answer(wire.encode(answer)) == answer
            for a in ranked:
                said |= {r.word.source for r in a.reasons}
                assert all(r.rule and set(fields(r.word.source)) == set(r.values) for r in a.reasons)
    assert any("to finish with" in s for s in said)
    assert any("still wait" in s for s in said)
    assert any("With the claim" in s for s in said)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_eating_with_what_it_forces_out_is_compared_as_a_whole() -> None:
    """F4: plans of the same eaten group with other groups beside it are valued apart."""
    found = 0
    for number in range(30):
        for view, _ in played(deal("hunan", 3, number), ("novice",) * 3, number):
            plans_with = [a for a in view.legal if a.verb == "chi" and a.extra]
            if plans_with:
                by_action = {a.action: a for a in advise(view, "regular", 0)}
                for action in plans_with:
                    sources = [r.word.source for r in by_action[action].reasons]
                    assert "{cards} must be laid with it." in sources
                    found += 1
    assert found
