"""Computer players of 摆牌: lawful, repeatable, better by level, and what they say of single positions."""

from itertools import islice
from string import Formatter

import pytest

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.baipai.game import GAME
from changpai_desktop.games.baipai.hand import BaipaiHand
from changpai_desktop.games.baipai.kinds import HARD, INDEX, N
from changpai_desktop.games.baipai.melds import Law, answers, leads, read
from changpai_desktop.games.contract import Action, Value
from changpai_desktop.players import wire
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.baipai import policy
from changpai_desktop.players.baipai.odds import NEITHER, stands
from changpai_desktop.players.baipai.situation import Situation
from changpai_desktop.players.registry import LEVELS, advise, choose
from tests.games.baipai.build import FIFTEEN, dealt, do, playing
from tests.players.matches import gain, played

TABLES: list[dict[str, Value]] = [
    {},
    {"pass_gives": "cards"},
    {"trick_length": "until_passed", "win_at": 15},
    {"mixed_rank_sets": "yes", "pass_gives": "cards", "trick_length": "until_passed"},
    {"combo_shape": "count_only", "bao_scope": "every_lead", "no_tianjiu": "choice"},
    {"after_16": "stop", "referee": "manual"},
]


def deal(number: int, options: dict[str, Value] | None = None) -> BaipaiHand:
    stock = GAME.stock(DealCode.from_seed(number * 7919).rng(), {})
    return GAME.new_hand(options or {}, 3, number % 3, stock)


def said(advice: Advice) -> str:
    return " | ".join(r.word.source for r in advice.reasons)


# ---- the contract of a level ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_advice_covers_the_legal_actions_repeats_and_gives_reasons(options: dict[str, Value]) -> None:
    for number in range(4):
        for view, action in played(deal(number, options), ("novice", "regular", "novice"), number):
            level = ("novice", "regular", "novice")[view.seat]
            ranked = advise(view, level, number)
            assert ranked[0].action == action or len(view.legal) == 1
            assert {a.action for a in ranked} == set(view.legal)
            assert ranked == advise(view, level, number)
            assert all(a.spread >= 0 and a.reasons for a in ranked)
            assert [a.value for a in ranked] == sorted((a.value for a in ranked), reverse=True)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_commits_a_foul_where_nobody_watches(level: str) -> None:
    for number in range(4):
        hand = deal(number, {"referee": "manual"})
        for view, _ in played(hand, (level,) * 3, number):
            right = {a for a in view.legal if hand.warning(view.seat, a) is None}
            if right and len(view.legal) > len(right) and not view.facts.get("first_lead"):
                ranked = advise(view, level, 1)
                assert {a.action for a in ranked[: len(right)]} <= right | {Action("tuoshou")}
        assert not [e for e in hand.events if e.kind == "out"]


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_does_not_change_a_choice(level: str) -> None:
    """Cards of the two others change places; the view and with it the advice stay."""
    compared = 0
    for number in (5, 6):
        hand = deal(number, {"pass_gives": "cards"})
        for view, _ in played(hand, ("novice",) * 3, number):
            twin = hand.copy()
            a, b = (s for s in range(3) if s != view.seat)
            own = twin.table.own
            pairs = ((i, j) for i in range(N) for j in range(N) if i != j and own[a][i] and own[b][j])
            for i, j in islice(pairs, 3, 6):
                own[a][i] -= 1
                own[b][i] += 1
                own[b][j] -= 1
                own[a][j] += 1
            if len(view.legal) > 1 and twin.view(view.seat) == view:
                assert advise(twin.view(view.seat), level, 3) == advise(view, level, 3)
                compared += 1
    assert compared > 10


def test_a_novice_gains_from_dice() -> None:
    assert gain(deal, 3, "novice", "random", 6) > 0


@pytest.mark.slow
def test_a_regular_gains_from_novices() -> None:
    assert gain(deal, 3, "regular", "novice", 60) > 0


# ---- counting ------------------------------------------------------------------------------------------------------


def test_a_single_card_stands_only_if_nothing_higher_is_about() -> None:
    unseen = [0] * N
    unseen[INDEX["44"]] = 1
    law = Law()
    for token, chance in (("31", 0.0), ("44", 1.0), ("11", 1.0), ("54", 1.0)):
        meld = read((INDEX[token],), law)
        assert meld is not None
        assert stands(meld, unseen) == chance
    # Two alike: three of a higher kind always lie two to one.
    assert [NEITHER[2][n] for n in (0, 1, 2, 3, 4)] == [1.0, 1.0, 0.5, 0.0, 0.0]
    assert NEITHER[3][4] == 3 / 8


def test_a_pass_is_remembered_by_a_regular_and_not_by_a_novice() -> None:
    hand = playing({0: "33 33 22 65 61", 1: "65 64 51 51", 2: "66 66 44 31 65"})
    do(hand, (0, "lead 33"), (1, "pass"), (2, "beat 31"), (2, "lead 65"), (0, "beat 22"), (1, "pass"))
    view = hand.view(0)
    regular, novice = Situation(view, forgets=False), Situation(view, forgets=True)
    assert [regular.caps[1][INDEX[t]] for t in ("31", "44", "11", "66", "22")] == [0, 0, 0, 0, 4]
    assert regular.caps[2] == [4] * N == novice.caps[1]
    # All cards out of the game are known too.
    assert sum(regular.unseen) == sum(s.hand_count for s in view.seats[1:])
    assert sum(novice.unseen) > sum(regular.unseen)


def test_what_both_others_could_not_beat_cannot_be_beaten_later() -> None:
    hand = playing({0: "33 33 65", 1: "65 64 54", 2: "61 61 63"})
    do(hand, (0, "lead 33"), (1, "pass"), (2, "pass"))
    s = Situation(hand.view(0), forgets=False)
    meld = s.meld(Action("lead", ("33",)))
    assert meld is not None
    assert not s.can_be_beaten(meld)
    assert s.chance(meld) == 1.0
    ranked = {str(a.action): said(a) for a in advise(hand.view(0), "regular", 1)}
    assert "Nothing that is left beats {cards}." in ranked["lead 33"]


def test_worlds_deal_the_unseen_cards_and_respect_what_passes_said() -> None:
    for number in range(3):
        for view, _ in played(deal(number), ("novice",) * 3, number):
            if len(view.legal) < 2:
                continue
            s = Situation(view, forgets=False)
            for world in islice(s.worlds(Pcg32(number, 1)), 3):
                assert world.hands[view.seat] == list(s.own)
                others = [x for x in range(3) if x != view.seat]
                both = [a + b for a, b in zip(*(world.hands[x] for x in others), strict=True)]
                assert both == list(s.unseen)
                assert [sum(world.hands[x]) for x in others] == [view.seats[x].hand_count for x in others]
                for x in others:
                    over = sum(max(0, n - cap) for n, cap in zip(world.hands[x], s.caps[x], strict=True))
                    assert over <= 1


# ---- positions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_sixteen_in_hand_are_laid(level: str) -> None:
    """Fourteen laid and two cards that nothing beats: they are led before the loser."""
    pile = FIFTEEN.rsplit(maxsplit=1)[0]
    hand = playing({0: "66 66 31 65", 1: "44 44 43 22", 2: "11 53 41 33"}, piles={0: pile})
    assert str(choose(hand.view(0), level, 1)) in ("lead 66 66", "lead 66")
    do(hand, (0, "lead 66 66"), (1, "pass"), (2, "pass"))
    assert hand.table.winner == 0


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_won_leads_on(level: str) -> None:
    hand = playing({0: "66 65 54", 1: "31 43 65", 2: "63 33 41"}, piles={0: FIFTEEN})
    do(hand, (0, "lead 66"), (1, "pass"), (2, "pass"))
    ranked = advise(hand.view(0), level, 1)
    assert str(ranked[0].action) == "lead 54"
    assert "The win is safe" in said(ranked[0])
    stop = next(a for a in ranked if a.action.verb == "stop")
    assert "leading on can only gain" in said(stop)
    assert stop.value <= ranked[0].value


def test_a_hopeless_hand_breaks_off_and_a_good_one_does_not() -> None:
    weak = playing({0: "65 64", 1: "31 43 33 22", 2: "66 63 41 11"}, piles={0: FIFTEEN}, unbeaten=True)
    strong = playing({0: "65 66", 1: "31 43 33 22", 2: "66 63 41 11"}, piles={0: FIFTEEN}, unbeaten=True)
    for level in LEVELS:
        assert str(choose(strong.view(0), level, 1)) == "lead 66"
    ranked = advise(weak.view(0), "regular", 1)
    by_verb = {a.action.verb: a for a in ranked}
    assert by_verb["tuoshou"].value == 0
    assert "Nobody pays" in said(by_verb["tuoshou"])
    assert "will be beaten" in said(by_verb["lead"])


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_to_play_takes_it_with_the_least(level: str) -> None:
    """With 和 it takes the trick and with 天 it wins; the other way round 人 would come between."""
    pile = FIFTEEN.rsplit(maxsplit=1)[0]
    hand = playing({0: "33 44 65", 1: "64 61 32", 2: "31 66 61"}, piles={2: pile})
    do(hand, (0, "lead 33"), (1, "pass"))
    ranked = advise(hand.view(2), level, 1)
    assert str(ranked[0].action) == "beat 31"
    assert "Nobody comes after" in said(ranked[0])
    assert "the least that beats" in said(ranked[0])


@pytest.mark.parametrize("level", LEVELS)
def test_heaven_is_not_led_first_without_need(level: str) -> None:
    led = 0
    for number in range(20):
        hand = deal(number)
        if hand.outcome is not None:
            continue
        view = hand.view(hand.actors()[0])
        ranked = advise(view, level, number)
        top = [a for a in ranked if set(a.action.cards) & {"66", "54", "63"}]
        assert all("makes liable" in said(a) for a in top)
        led += ranked[0] in top
    assert led <= 3


def test_another_who_is_liable_is_named() -> None:
    hand = dealt({0: "66 66 54 63 65", 1: "54 31", 2: "54 44"})
    do(hand, (0, "lead 66"), (1, "pass"), (2, "pass"), (0, "lead 65"))
    view = hand.view(1)
    beats = [a for a in advise(view, "regular", 1) if a.action.verb == "beat"]
    assert beats
    assert all("Another is liable" in said(a) for a in beats)


def test_the_winners_lead_is_beaten_with_anything() -> None:
    hand = playing({0: "33 65", 1: "31 44 66", 2: "63 41"}, piles={0: FIFTEEN + " 55"})
    hand.table.winner = 0
    do(hand, (0, "lead 33"))
    ranked = advise(hand.view(1), "regular", 1)
    assert len({a.value for a in ranked}) == 1
    assert all("the hand ends" in said(a) for a in ranked)


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_given_away_is_a_low_one(level: str) -> None:
    hand = playing({0: "66 65", 1: "31 65 44 44", 2: "41 33"}, options={"pass_gives": "cards"})
    do(hand, (0, "lead 66"), (1, "pass"))
    ranked = advise(hand.view(1), level, 1)
    assert str(ranked[0].action) == "give 65"
    assert "would hardly win" in said(ranked[0])


def test_a_hand_without_heaven_and_nine_is_weighed() -> None:
    hand = dealt({2: "63"}, without={1: "66 54 63"}, options={"no_tianjiu": "choice"})
    for level in LEVELS:
        ranked = advise(hand.view(1), level, 1)
        assert {a.action.verb for a in ranked} == {"redeal", "keep"}
        assert "Without Heaven and Nine" in said(ranked[0])


# ---- words ---------------------------------------------------------------------------------------------------------


def test_reasons_name_numbers_and_come_back_from_the_wire() -> None:
    told: set[str] = set()
    for number in range(3):
        for view, _ in played(deal(number), ("regular",) * 3, number):
            ranked = advise(view, "regular", number)
            answer = wire.Answer(1, str(ranked[0].action), ranked)
            assert wire.answer(wire.encode(answer)) == answer
            for a in ranked:
                told |= {r.word.source for r in a.reasons}
                assert all(r.rule and fields(r.word.source) == set(r.values) for r in a.reasons)
    for part in ("Nothing that is left beats", "will be beaten", "more for {want}", "deals that fit", "could beat it"):
        assert any(part in s for s in told), part


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_the_policy_beats_with_what_the_rules_allow() -> None:
    """What is played out keeps the rules: the quick answers are among those of the engine."""
    rng = Pcg32(4, 4)
    for _ in range(300):
        own, other = ([min(4, max(0, rng.below(6) - 1)) if k not in HARD else 0 for k in range(N)] for _ in "ab")
        law = Law(False, bool(rng.below(2)))
        every = leads(tuple(other), law)
        best = read(every[rng.below(len(every))], law)
        assert best is not None
        right = answers(tuple(own), best, law)
        found = policy.answers(own, *best, law.count_only)
        assert bool(found) == bool(right)
        for _, _, parts in found:
            assert tuple(sorted(k for k, n in parts for _ in range(n))) in right
