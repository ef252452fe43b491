"""Who turns a card and lets his 下家 eat it has declined it: between equal claims the nearer seat had the chance."""

from changpai_desktop.games.contract import Action
from tests.games.daer import build as daer
from tests.games.leshan import build as leshan

CHI = Action("chi", ("五", "六", "七"))


def test_daer_the_kind_becomes_passed_for_the_flipper() -> None:
    """Rules zipai 4.3 with 6.1."""
    hand = daer.playing({1: "五六", 2: "五六"}, shown=("七", 1, "flip"))
    hand.apply(1, Action("pass"))
    hand.apply(2, CHI)
    assert "七" in str(hand.view(1).facts.get("passed", "")).split()


def test_leshan_it_is_eaten_past_for_the_flipper() -> None:
    """Rules zipai 3.5.1."""
    hand = leshan.playing(["", "五六", "五六"], shown=("七", 1, "flip"))
    hand.apply(1, Action("pass"))
    hand.apply(2, CHI)
    assert "七" in str(hand.view(1).facts.get("passed_chi", "")).split()
