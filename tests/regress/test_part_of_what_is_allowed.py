"""A claim tried with only some of its cards, while the whole claim was allowed, got an untrue reason."""

import pytest

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Action
from changpai_desktop.games.registry import game
from changpai_desktop.games.shared.tried import NAME_ALL


@pytest.mark.parametrize("game_id", ["yaodiren", "hunan", "yizhang", "leshan", "daer"])
def test_a_claim_without_the_shown_card_is_told_to_be_named_whole(game_id: str) -> None:
    g = game(game_id)
    tried = 0
    for number in range(40):
        options = g.read_options({}, g.presets[number % len(g.presets)].id)
        stock = g.stock(DealCode.from_seed(number).rng(), options)
        hand = g.new_hand(options, g.seats[number % len(g.seats)], 0, stock)
        rng = Pcg32(number)
        while actors := hand.actors():
            legal = hand.legal(actors[0])
            shown = hand.view(actors[0]).shown
            for claim in legal:
                if shown is None or claim.verb not in ("chi", "bai") or shown.card not in claim.cards:
                    continue
                rest = list(claim.cards)
                rest.remove(shown.card)
                part = Action(claim.verb, tuple(rest))
                if part not in legal and len(rest) > 1:
                    reason = hand.explain(actors[0], part)
                    assert reason is not None
                    assert reason.word == NAME_ALL and reason.rule, part
                    tried += 1
            hand.apply(actors[0], legal[rng.below(len(legal))])
    assert tried > 10
