"""What the computer players of 摆牌 said that was not so."""

from changpai_desktop.games.baipai.kinds import INDEX
from changpai_desktop.games.contract import Action, Value
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.baipai.playout import World
from changpai_desktop.players.baipai.situation import Situation
from changpai_desktop.players.registry import advise
from tests.games.baipai.build import FIFTEEN, do, kinds, playing


def said(ranked: list[Advice], text: str) -> list[str]:
    """The reasons for an action, filled in."""
    advice = next(a for a in ranked if str(a.action) == text)
    return [r.word.source.format(**{k: " ".join(v) if isinstance(v, tuple) else v for k, v in r.values.items()})
            for r in advice.reasons]  # fmt: skip


def test_a_card_that_nothing_beats_is_not_said_to_win_hardly() -> None:
    hand = playing({0: "66 65", 1: "31 65 44 44", 2: "41 33"}, options={"pass_gives": "cards"})
    do(hand, (0, "lead 66"), (1, "pass"))
    ranked = advise(hand.view(1), "regular", 1)
    assert said(ranked, "give 44") == ["Nothing that is left beats 44."]
    assert said(ranked, "give 31") == ["Nothing that is left beats 31."]
    assert "would hardly win" in said(ranked, "give 65")[0]


def test_only_what_could_beat_is_named() -> None:
    """Of three alike a single 天 is no danger; of 和 with 红五 the 地八 have no red partner."""
    hand = playing({0: "33 33 33 65", 1: "31 44 44 61 66", 2: "11 44 64 61 41"})
    s = Situation(hand.view(0), forgets=False)
    three = s.meld(Action("lead", ("33", "33", "33")))
    assert three is not None
    assert s.above(three) == kinds("44")
    hand = playing({0: "31 41 65", 1: "44 66 62 11", 2: "43 53 54"})
    s = Situation(hand.view(0), forgets=False)
    pair = s.meld(Action("lead", ("41", "31")))
    assert pair is not None
    assert s.above(pair) == kinds("44 66")


def test_who_is_free_of_paying_and_when() -> None:
    """The last to become liable pays; the others pay nothing unless he wins himself."""
    free = "Another is liable: unless he wins himself, nobody else pays."
    for liable, told in (((1,), True), ((0, 1), True), ((1, 0), False), ((0,), False), ((), False)):
        hand = playing({0: "33 65", 1: "31 43", 2: "41 22"}, liable=liable, options={"bao_scope": "every_lead"})
        assert (free in said(advise(hand.view(0), "novice", 1), "lead 33")) == told, liable


def test_the_three_that_raise_the_pay_are_named() -> None:
    """Three 红五 do, the three 和 laid with them do not."""
    hand = playing({0: "41 41 41 31 31 31 65", 1: "22 43", 2: "66 33"})
    reasons = said(advise(hand.view(0), "novice", 1), "lead 41 41 41 31 31 31")
    assert [r for r in reasons if "raise the pay" in r] == ["3 41 in the pile raise the pay."]


def test_what_is_played_out_breaks_off_with_exactly_five_where_the_table_says_so() -> None:
    hand = playing(
        {0: "65 64", 1: "31 43", 2: "41 33"}, piles={0: FIFTEEN}, unbeaten=True, options={"tuoshou_hand": "exactly_5"}
    )
    s = Situation(hand.view(0), forgets=False)
    world: World = s._world()
    world.hands[1][INDEX["31"]] = world.hands[2][INDEX["33"]] = 1
    world.stood = True
    world.lead()
    assert world.best is not None


def test_where_ranks_are_mixed_the_chance_counts_the_whole_rank() -> None:
    """Six 中山 of three kinds lie with the others: one of them holds four in 44 of 64 deals, of no kind alone."""
    options: dict[str, Value] = {"mixed_rank_sets": "yes"}
    hand = playing({0: "64 61 61 61 66 66", 1: "55 55 33 65", 2: "33 22 22 65"}, options=options)
    s = Situation(hand.view(0), forgets=False)
    four = s.meld(Action("lead", ("64", "61", "61", "61")))
    assert four is not None
    assert s.chance(four) == 20 / 64
    alone = s.meld(Action("lead", ("61", "61", "61")))
    assert alone is not None
    assert s.chance(alone) == 0
