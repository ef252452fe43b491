"""Small deviations from the rules of 摆牌 that a reading of the text line by line found."""

import pytest

from changpai_desktop.games.baipai.game import GAME
from changpai_desktop.games.contract import CaseError
from tests.games.baipai.build import FIFTEEN, dealt, deltas, do, playing, warned, why

EVERY_LEAD = {"bao_scope": "every_lead"}


def test_2_10_where_the_hand_stops_at_sixteen_there_is_no_jia() -> None:
    """Fifteen laid and six more at once are twenty-one cards: two 翻 of the threes, 甲 is dead."""
    hand = playing({0: "66 66 66 54 54 54", 1: "31 43", 2: "41"}, piles={0: FIFTEEN}, options={"after_16": "stop"})
    do(hand, (0, "lead 66 66 66 54 54 54"), (1, "pass"), (2, "pass"))
    assert hand.outcome is not None
    assert hand.outcome.winners[0].points == 21
    assert deltas(hand) == (8, -4, -4)
    assert "Jia" not in [line.item.source for line in hand.outcome.winners[0].counts]
    asked = case(laid=[["bai", FIFTEEN + " 66 66 66 54 54 54"]], rules={"after_16": "stop"}, hand="")
    assert (GAME.answer_case(asked)["jia"], GAME.answer_case({**asked, "rules": {}})["jia"]) == (0, 1)


def test_2_8_leading_heaven_once_more_is_warned_of_when_it_moves_the_payment() -> None:
    """Seat 1 would pay as the last to do it; by leading 天 again seat 0 takes that over, and everybody is told."""
    hand = playing({0: "66 65", 1: "31 43", 2: "41 33"}, liable=(0, 1), options=EVERY_LEAD)
    assert warned(hand, 0, "lead 66").startswith("2.8 Leading Heaven")
    said = len([e for e in hand.events if e.verb == "bao"])
    do(hand, (0, "lead 66"))
    assert len([e for e in hand.events if e.verb == "bao"]) == said + 1
    assert hand.view(1).facts["liable"] == "1 0"
    last = playing({0: "66 65", 1: "31 43", 2: "41 33"}, liable=(1, 0), options=EVERY_LEAD)
    assert warned(last, 0, "lead 66") == ""


@pytest.mark.parametrize(
    ("moves", "gains"),
    [
        (((0, "lead 33"), (1, "pass")), (3, -3, 0)),
        (((0, "lead 33"), (1, "beat 22")), (3, -3, 0)),
        (((0, "lead 33 22"),), (0, 0, 0)),
    ],
)
def test_2_6_a_foul_does_not_undo_a_win(moves: tuple[tuple[int, str], ...], gains: tuple[int, ...]) -> None:
    """Sixteen laid have won; passing on purpose was a cheap way out for who would have to pay for it."""
    hands = {0: "33 22 65", 1: "31 22 64", 2: "41"}
    hand = playing(hands, piles={0: FIFTEEN + " 55"}, options={"referee": "manual"})
    hand.table.winner = 0
    do(hand, *moves)
    assert hand.outcome is not None
    assert hand.outcome.kind == "win"
    assert hand.outcome.winners[0].points == 16
    assert deltas(hand) == gains
    lines = {(line.item.source, line.rule) for line in hand.outcome.ledger}
    assert lines == {("Foul", "2.5"), ("Win paid", "2.7")}


# ---- reasons -------------------------------------------------------------------------------------------------------


def test_more_than_four_of_one_rank_are_not_called_unknown_to_a_table_that_mixes() -> None:
    hand = playing({0: "55 55 33 33 22", 1: "31", 2: "41"}, options={"mixed_rank_sets": "yes"})
    assert why(hand, 0, "lead 55 55 33 33 22") == "2.10 {cards} are more than four: a set of one rank has four at most."
    plain = playing({0: "55 55 33 33 22", 1: "31", 2: "41"})
    assert "no set at this table" in why(plain, 0, "lead 55 55 33 33 22")


def test_a_declaration_with_cards_is_not_refused_with_an_untrue_reason() -> None:
    won = playing({0: "65 64", 1: "31", 2: "41"}, piles={0: FIFTEEN + " 55"})
    won.table.winner = 0
    assert why(won, 0, "stop 65") == "2.5 That is said without cards."
    fifteen = playing({0: "65 64", 1: "31", 2: "41"}, piles={0: FIFTEEN}, unbeaten=True)
    assert why(fifteen, 0, "tuoshou 65") == "2.5 That is said without cards."
    beaten = do(playing({0: "31", 1: "33 65", 2: "41"}), (0, "lead 31"))
    assert why(beaten, 1, "pass 33") == "2.5 That is said without cards."


def test_who_has_asked_for_a_redeal_is_not_told_that_he_has_heaven() -> None:
    tops = "66 66 66 66 54 54 54 54 63 63 63 63"
    hand = do(dealt({0: tops}, options={"no_tianjiu": "choice"}), (1, "redeal"))
    assert why(hand, 1, "redeal") == "2.2 It is not this seat's turn to decide."
    assert why(hand, 0, "redeal").startswith("2.2 Only a hand without")
    assert why(hand, 2, "redeal 65") == "2.5 That is said without cards."


# ---- cases ---------------------------------------------------------------------------------------------------------

SIXTEEN = FIFTEEN + " 55"


def case(**changed: object) -> dict[str, object]:
    """A case of a pile of sixteen, with some fields changed; `giver` stands for `from`."""
    giver = changed.pop("giver", None)
    basis: dict[str, object] = {
        "id": "x", "game": "baipai", "kind": "win", "rules": {}, "seats": 3, "seat": 1, "dealer": 0,
        "laid": [["bai", SIXTEEN]], "hand": "66", "card": None, "source": None, "from": giver, "flags": {},
    }  # fmt: skip
    return {**basis, **changed}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"hand": "66 66 66 66 54 54 54 54 63 63 63 63 31"}, "hand: 13 held and 16 laid, but a seat has 28 cards"),
        ({"laid": [["ying", "66"], ["bai", SIXTEEN]], "hand": ""}, "laid: 66 is no hard card, those are 42 21"),
        ({"laid": [["bai", ""]]}, "laid: a bai group has one card or more"),
        ({"hand": "42"}, "hand: 42 is a hard card, which is laid before play"),
        ({"kind": "lead", "laid": [], "flags": {"first_lead": True}}, "flags.first_lead: the dealer leads first, 0"),
        ({"flags": {"table": "66"}}, "flags.table: is no flag of win, which has unbeaten, liable_seat"),
        ({"kind": "lead", "laid": [], "flags": {"liable_seat": 1}}, "flags.liable_seat: is no flag of lead"),
        ({"kind": "beat", "laid": [], "giver": 0, "flags": {"table": "31", "unbeaten": True}}, "is no flag of beat"),
        ({"kind": "beat", "laid": [], "giver": 0}, "flags.table: the case needs it"),
        ({"flags": {"liable_seat": 2}}, "flags.liable_seat: only the dealer, 0, can be liable under these rules"),
    ],
)
def test_cases_that_cannot_be_are_refused(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(CaseError) as error:
        GAME.answer_case(case(**wrong))
    assert said in str(error.value)


def test_every_lead_makes_any_seat_liable_in_a_case() -> None:
    answer = GAME.answer_case(case(flags={"liable_seat": 2}, rules=EVERY_LEAD))
    assert answer["deltas"] == [0, 2, -2]
