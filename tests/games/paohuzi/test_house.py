"""What the window asks of the two games: columns, group values, copies (rules zipai 1.2)."""

import pytest

from changpai_desktop.cards import CardError, Pcg32
from changpai_desktop.games.contract import Game
from tests.games.paohuzi.build import HUNAN, YIZHANG, random_hands


@pytest.mark.parametrize("game", [HUNAN, YIZHANG])
def test_a_hand_is_held_in_columns_of_four_at_most_and_kan_stand_alone(game: Game) -> None:
    for number in range(50):
        cards = list(game.stock(Pcg32(number), {}))[: 21 - number % 3]
        runs = game.arrange(cards, {})
        assert sorted(c for r in runs for c in r) == sorted(cards)
        assert max(len(r) for r in runs) <= 4
        for token in set(cards):
            if cards.count(token) >= 3:
                assert (token,) * cards.count(token) in runs
    assert game.arrange(["?"] * 6, {}) == (("?",) * 4, ("?",) * 2)
    assert game.arrange(["十", "七", "二", "九"], {})[0] == ("二", "七", "十")


@pytest.mark.parametrize(
    ("verb", "cards", "value"),
    [
        ("peng", "九九九", 1),
        ("peng", "玖玖玖", 3),
        ("wei", "九九九", 3),
        ("chouwei", "玖玖玖", 6),
        ("kan", "九九九", 3),
        ("pao", "九九九九", 6),
        ("pao", "玖玖玖玖", 9),
        ("ti", "九九九九", 9),
        ("ti", "玖玖玖玖", 12),
        ("chi", "一二三", 3),
        ("chi", "叁壹贰", 6),
        ("chi", "二七十", 3),
        ("chi", "贰柒拾", 6),
        ("chi", "二三四", 0),
        ("chi", "一一壹", 0),
        ("jiang", "一一", 0),
    ],
)
def test_1_2_values_of_groups(verb: str, cards: str, value: int) -> None:
    assert HUNAN.group_value(verb, tuple(cards), {}) == YIZHANG.group_value(verb, tuple(cards), {}) == value


@pytest.mark.parametrize("game", [HUNAN, YIZHANG])
def test_a_copy_goes_its_own_way(game: Game) -> None:
    for hand in random_hands(game, {}, game.seats[0], range(5)):
        if not hand.actors():
            continue
        before = [hand.view(s) for s in range(game.seats[0])]
        trial = hand.copy()
        seat = trial.actors()[0]
        trial.apply(seat, trial.legal(seat)[-1])
        assert [hand.view(s) for s in range(game.seats[0])] == before


def test_wrong_stock_seats_and_dealer_are_refused() -> None:
    stock = HUNAN.stock(Pcg32(1), {})
    with pytest.raises(CardError, match="20 kinds"):
        HUNAN.new_hand({}, 3, 0, stock[1:])
    with pytest.raises(ValueError, match="3 players, not 4"):
        HUNAN.new_hand({}, 4, 0, stock)
    with pytest.raises(ValueError, match="no seat 3"):
        HUNAN.new_hand({}, 3, 3, stock)
