"""川牌挤儿: advice says nothing that is not so (rules changpai 3.4.8, 8)."""

import pytest

from changpai_desktop.players.registry import LEVELS, advise
from tests.games.jier.build import do, others_pass, playing
from tests.games.jier.test_fouls import MANUAL
from tests.players.test_jier_players import said


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_that_can_never_be_complete_has_no_chance(level: str) -> None:
    pair = "66 66 65 64 55 54 61 51 41 32 31 21 62 11 42"
    hand = playing({1: pair}, shown=("66", 0, "flip"), left=0)
    do(hand, (1, "peng 66 66 66"))
    others_pass(hand)
    ranked = advise(hand.view(1), level, 1)
    texts = [r.word.source for a in ranked for r in a.reasons]
    assert any("no longer be complete" in s for s in texts)
    assert not any("is missing" in s or "to be complete first" in s for s in texts)
    assert all(a.spread == 0 for a in ranked)


def test_a_claim_is_no_set_that_the_rules_demand() -> None:
    """8: what is due is laid in one's own turn; the claimed 燕 takes a card of the table."""
    own = "61 52 43 65 66 64 62 51 41 32 31 22 33 42 44"
    hand = playing({1: own}, shown=("43", 0, "discard"), options=MANUAL)
    assert not any("The rules demand" in s for s in said(hand, 1, "yan 61 52 43"))
