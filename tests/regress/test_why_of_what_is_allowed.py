"""Asked why a bare verb is not allowed, the command answers for the ways in which it is allowed."""

from changpai_desktop.cards import DealCode
from changpai_desktop.cli.records import _tried
from changpai_desktop.games.contract import Action
from changpai_desktop.games.registry import game


def test_a_bare_verb_that_is_allowed() -> None:
    g = game("yaodiren")
    hand = g.new_hand(g.read_options({}), 3, 0, g.stock(DealCode.from_seed(3).rng(), {}))
    while hand.view(0).phase != "discard":
        hand.apply(hand.actors()[0], hand.legal(hand.actors()[0])[0])
    seat = hand.actors()[0]
    found = list(_tried("discard", hand, g, seat))
    assert found == hand.legal(seat)
    assert [hand.explain(seat, a) for a in found] == [None] * len(found)
    assert list(_tried("hu", hand, g, seat)) == [Action("hu")]
