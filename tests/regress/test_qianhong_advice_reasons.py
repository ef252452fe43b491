"""千字红花白花: what the advice says of a discard agrees with what it says of the best one."""

import pytest

from changpai_desktop.cards import DealCode
from changpai_desktop.games.qianhong.game import GAME
from changpai_desktop.players.advice import Advice
from changpai_desktop.players.qianhong import reasons
from changpai_desktop.players.qianhong.evaluator import advise
from changpai_desktop.players.qianhong.plans import Plan


def far(advice: Advice) -> tuple[int, int] | None:
    """Cards that the hand lacks, and how many more than with the best discard, if that is said."""
    for r in advice.reasons:
        if r.word == reasons.FAR:
            return int(r.values["missing"]), int(r.values["more"])
    return None


def lacks(advice: Advice) -> int:
    """Cards that the hand lacks; a hand that waits lacks one."""
    return next((int(r.values["missing"]) for r in advice.reasons if "missing" in r.values), 1)


@pytest.mark.parametrize(("preset", "seed"), [("shuangjiang", 1), ("baida_wild", 3), ("jiucai", 2), ("jiucai", 5)])
def test_how_much_farther_a_hand_is_than_with_the_best_discard(preset: str, seed: int) -> None:
    options = GAME.read_options({}, preset)
    hand = GAME.new_hand(options, 3, 0, GAME.stock(DealCode.from_seed(seed).rng(), options))
    for number in range(40):
        if not hand.actors():
            break
        seat = hand.actors()[0]
        ranked = advise(hand.view(seat), "regular", number)
        discards = [a for a in ranked if a.action.verb == "discard"]
        for place, advice in enumerate(discards):
            said = far(advice)
            assert said is None or place
            if said is not None:
                assert said[0] - said[1] == lacks(discards[0])
        hand.apply(seat, ranked[0].action)


def test_a_wait_names_all_its_cards_or_none() -> None:
    """The number of unseen cards belongs to the kinds that are named."""
    live = [4] * 30
    some, many = Plan("ta", 1, 0.5, 60.0, tuple(range(6))), Plan("ta", 1, 0.5, 60.0, tuple(range(20)))
    said = reasons.lacks(some, live, 1).values
    assert (len(tuple(said["cards"])), said["copies"]) == (6, 24)
    assert reasons.lacks(many, live, 1).values == {"missing": 1, "copies": 80}
