"""A declaration that is allowed, tried with cards, got an untrue reason ("a qualified hand must be played")."""

import pytest

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Action
from changpai_desktop.games.registry import GAME_IDS, game
from changpai_desktop.games.shared.tried import SAID_ALONE


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_is_said_without_cards_is_refused_with_cards_for_that_reason(game_id: str) -> None:
    g = game(game_id)
    token, tried = g.pack.kinds[0].token, 0
    for number in range(6):
        options = g.read_options({}, g.presets[number % len(g.presets)].id)
        stock = g.stock(DealCode.from_seed(number).rng(), options)
        hand = g.new_hand(options, g.seats[number % len(g.seats)], 0, stock)
        rng = Pcg32(number)
        while actors := hand.actors():
            legal = hand.legal(actors[0])
            for said in legal:
                if said.cards or any(a.verb == said.verb and a.cards for a in legal):
                    continue
                reason = hand.explain(actors[0], Action(said.verb, (token,)))
                assert reason is not None
                assert reason.word == SAID_ALONE and reason.rule, said
                tried += 1
            hand.apply(actors[0], legal[rng.below(len(legal))])
    assert tried > 10
