"""What the advice of 四川麻将 says is true of the hand."""

from changpai_desktop.cards import DealCode
from changpai_desktop.games.xuezhan.game import GAME
from changpai_desktop.games.xuezhan.tiles import INDEX, RANKS
from changpai_desktop.players.xuezhan.evaluator import advise
from changpai_desktop.players.xuezhan.reasons import PLAN
from tests.games.xuezhan.build import playing


def test_a_tile_of_a_pair_or_near_another_is_not_said_to_belong_to_nothing() -> None:
    options = GAME.read_options({})
    said = set()
    for number in range(12):
        view = GAME.new_hand(options, 4, 0, GAME.stock(DealCode.from_seed(number).rng(), options)).view(0)
        held = view.me.hand or ()
        for advice in advise(view, "regular", 1):
            word, token = advice.reasons[0].word.source, advice.action.cards[0]
            said.add(word)
            if "belongs to nothing" in word:
                kind = INDEX[token]
                rest = [INDEX[t] for t in held]
                rest.remove(kind)
                assert not any(k // RANKS == kind // RANKS and abs(k - kind) <= 2 for k in rest)
    assert "Without {cards} no more tiles are missing." in said
    assert "{cards} belongs to nothing that the hand is made of." in said


def test_every_tile_that_wins_is_named_as_a_wait() -> None:
    # 5.8: pairs wait for 9p, sets for 1m, 5m and 8m too.
    hand = playing({1: "1m1m5m5m6m6m7m7m8m8m9p9p9p"}, turn=1, drawn="7p")
    for level in ("novice", "regular"):
        found = next(a for a in advise(hand.view(1), level, 1) if str(a.action) == "discard 7p")
        waits = [r.values["cards"] for r in found.reasons if "hand waits for" in r.word.source]
        assert waits == [("1m", "5m", "8m", "9p")]


def test_a_waiting_hand_in_one_suit_is_called_so() -> None:
    hand = playing({1: "1m1m1m2m3m4m5m6m7m8m9m9m9m"}, turn=1, drawn="1p")
    best = advise(hand.view(1), "regular", 1)[0]
    assert str(best.action) == "discard 1p"
    assert [r.values["plan"] for r in best.reasons if "plan" in r.values] == [PLAN["suit"]]
