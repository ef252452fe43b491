"""川牌挤儿: who chooses which of two overlapping sets goes first keeps it to himself (rules changpai 3.3, 8)."""

import pytest

from changpai_desktop.games.contract import Value
from tests.games.jier.build import dealt, do, playing, texts, told, why
from tests.games.jier.test_opening import OVERLAP


def test_before_the_first_discard_nobody_learns_who_chooses() -> None:
    hand = dealt({1: OVERLAP}, "42")
    assert (hand.view(1).phase, hand.view(1).actors) == ("sets", (1,))
    for other, sees in ((0, ()), (2, (0,)), (3, (0,))):
        assert (hand.view(other).phase, hand.view(other).actors) == ("discard", sees)
    do(hand, (1, "an 61 61 61"))
    assert told(hand, "say") == []
    for other in (0, 2, 3):
        assert hand.view(other).seats[1].groups[0].cards == ("?",) * 3


@pytest.mark.parametrize("first", ["an 61 61 61", "yan 61 52 43"])
def test_after_ones_own_discard_the_others_see_an_open_card(first: str) -> None:
    """Three 丁丁 tie the sevens; one of them goes."""
    own = "61 61 61 52 43 21 21 21 66 65 64 55 51 31 41 32"
    hand = playing({1: own}, discards=1)
    do(hand, (1, "discard 21"))
    assert texts(hand, 1) == ["an 61 61 61", "yan 61 52 43"]
    assert (hand.view(1).phase, hand.view(1).actors) == ("sets", (1,))
    assert (hand.view(0).phase, hand.view(0).actors) == ("claim", ())
    do(hand, (1, first))
    assert told(hand, "say") == []


@pytest.mark.parametrize(
    ("hand_text", "options", "alike"),
    [
        (OVERLAP, {"yan": "free"}, "an 61 61 61"),
        # Three 丁丁 tie three sevens, but not four 高脚.
        ("61 61 61 61 52 43 21 21 21 66 65 64 51 31 41", {}, "liang 61 61 61 61"),
    ],
)
def test_a_yan_that_may_stay_may_go_before_the_set_that_must(
    hand_text: str, options: dict[str, Value], alike: str
) -> None:
    """8: the sets share a card; after the 燕 the other need not go any more."""
    hand = dealt({1: hand_text}, "42", options=options)
    assert texts(hand, 1) == [alike, "yan 61 52 43"]
    assert why(hand, 1, "pass") == "8 Two sets share a card: choose which goes first."
    yan = do(hand.copy(), (1, "yan 61 52 43"))
    assert told(yan, "lay") == ["1 lay yan 61 52 43"]
    do(hand, (1, alike))
    assert [x.split()[2] for x in told(hand, "lay")][:1] == [alike.split()[0]]
