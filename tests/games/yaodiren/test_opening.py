"""Declarations, agreed redeal, 起牌 and 偷牌 (rules changpai 1.4, 1.5)."""

import pytest

from changpai_desktop.games.contract import Action, IllegalAction
from tests.games.yaodiren.build import dealt, do, last, texts
from tests.games.yaodiren.test_cases import A, B, F

DEALER_NO_FAN = F
GOOD = "11 11 66 44 44 41 41 54 64 64 31 61 61 43 65 21 51 51 62 22"
NO_FAN_OTHER = "66 66 61 61 21 21 64 64 33 33 54 54 55 55 42 42 43 32 65 31"


def test_1_4_declarations_in_order_from_the_dealer() -> None:
    hand = dealt(["", A], dealer=1)
    assert hand.actors() == (1,)
    assert texts(hand, 1) == ["start", "drop"]
    assert texts(hand, 0) == []
    do(hand, (1, "start"))
    assert hand.actors() == (2,)


def test_1_4_unqualified_must_drop_and_hears_why() -> None:
    hand = dealt([A, B])
    do(hand, (0, "start"))
    assert texts(hand, 1) == ["drop"]
    reason = hand.explain(1, Action("start"))
    assert reason is not None
    assert reason.values == {"have": 28, "want": 33}


def test_1_4_dealer_without_fan_knocks_and_joins_when_another_starts() -> None:
    hand = dealt([DEALER_NO_FAN, "11 11 44 44 41 41 51 51 43 43 31 31 53 53 62 62 42 42 63 63"])
    assert texts(hand, 0) == ["knock", "drop"]
    do(hand, (0, "knock"), (1, "start"), (2, "drop"))
    assert hand.actors() == (0,)
    assert texts(hand, 0) == ["join", "drop"]
    do(hand, (0, "join"))
    assert hand.view(1).seats[0].status == "in"
    assert last(hand, "draw").startswith("0 qi")


def test_1_4_nobody_starts_is_void_and_the_next_seat_deals() -> None:
    hand = dealt([DEALER_NO_FAN, B])
    do(hand, (0, "knock"), (1, "drop"), (2, "drop"))
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.deltas, hand.outcome.next_dealer) == ("void", (0, 0, 0), 1)


def test_1_4_another_without_fan_must_drop_unless_anyone_may_knock() -> None:
    hands = [A.replace("66", "52"), NO_FAN_OTHER]
    plain = do(dealt(hands), (0, "start"))
    assert texts(plain, 1) == ["drop"]
    free = do(dealt(hands, options={"no_fan_join": "anyone"}), (0, "start"))
    assert texts(free, 1) == ["knock", "drop"]


def test_1_4_3_agreed_redeal_needs_everybody() -> None:
    hand = dealt([B])
    assert "redeal" in texts(hand, 0)
    do(hand, (0, "redeal"))
    assert hand.actors() == (1, 2)
    do(hand, (2, "agree"), (1, "agree"))
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.next_dealer) == ("void", 1)


def test_1_4_3_one_refusal_and_the_round_goes_on() -> None:
    hand = do(dealt([B]), (0, "redeal"), (1, "refuse"), (2, "agree"))
    assert hand.outcome is None
    assert hand.actors() == (0,)
    assert "redeal" not in texts(hand, 0)


def test_1_4_3_a_dealer_with_a_fan_may_not_ask() -> None:
    assert "redeal" not in texts(dealt([A]), 0)


def test_1_5_1_the_dealer_draws_unseen_and_discards_first() -> None:
    hand = do(dealt([A], then="52"), (0, "start"), (1, "drop"), (2, "drop"))
    assert last(hand, "draw") == "0 qi 52"
    assert hand.actors() == (0,)
    assert all(t.startswith("discard") for t in texts(hand, 0))
    event = next(e for e in hand.events if e.kind == "draw")
    assert event.seen_by(1).cards == ("?",)


def test_1_5_1_no_opening_card_if_the_dealer_drops() -> None:
    hand = do(dealt([B, A], then="52"), (0, "drop"), (1, "start"))
    do(hand, (2, texts(hand, 2)[-1]))
    assert not any(e.kind == "draw" for e in hand.events)
    assert last(hand, "flip") == "1  52"


QUAD = "44 44 44 44 11 11 41 41 54 64 64 31 61 61 43 65 21 51 51 62"


def test_1_5_2_four_alike_steal_one_card() -> None:
    hand = do(dealt([QUAD], then="52 55"), (0, "start"), (1, "drop"), (2, "drop"))
    drawn = [(e.verb, e.cards) for e in hand.events if e.kind == "draw"]
    assert drawn == [("qi", ("52",)), ("tou", ("55",))]
    assert hand.view(0).seats[0].hand_count == 22


def test_1_5_2_five_alike_steal_two_and_a_stolen_four_steals_again() -> None:
    five = "44 44 44 44 44 61 61 61 11 11 41 41 54 64 64 31 65 21 51 51"
    hand = do(dealt([five], then="52 55 61 63"), (0, "start"), (1, "drop"), (2, "drop"))
    assert [e.cards[0] for e in hand.events if e.verb == "tou"] == ["55", "61", "63"]


def test_1_5_4_a_stolen_card_may_not_be_discarded_an_older_copy_may() -> None:
    hand = do(dealt([QUAD], then="52 55"), (0, "start"), (1, "drop"), (2, "drop"))
    assert "discard 55" not in texts(hand, 0)
    reason = hand.explain(0, Action("discard", ("55",)))
    assert reason is not None
    assert reason.rule == "1.5.4"
    older = do(dealt([QUAD], then="52 62"), (0, "start"), (1, "drop"), (2, "drop"))
    assert "discard 62" in texts(older, 0)


def test_1_7_a_kind_held_three_times_may_not_be_discarded() -> None:
    hand = do(dealt([QUAD], then="52 55"), (0, "start"), (1, "drop"), (2, "drop"))
    with pytest.raises(IllegalAction) as error:
        hand.apply(0, Action("discard", ("44",)))
    assert error.value.reason.rule == "1.7"


def test_1_5_2_a_stolen_fifth_card_can_leave_a_short_hand_without_cover() -> None:
    """Six 卯 covered by one four; the stolen card is the fifth, and five alike cover nothing: out, no penalty."""
    short = "33 33 33 33 11 11 44 44 41 41 61 61 21 21 66 65 64 55 62 53"
    for stolen, status in (("33", "dropped"), ("42", "in")):
        hand = dealt(["", short], then=f"{stolen} 54", dealer=0)
        hand.table.status[0] = "dropped"
        hand.table.turn = 1
        assert hand.view(1).facts["mao"] == 6
        do(hand, (1, "start"))
        do(hand, (2, texts(hand, 2)[-1]))
        assert hand.view(1).seats[1].status == status


def test_1_13_20_misdeclaring_is_a_foul_found_at_the_next_card() -> None:
    pairs = "11 11 55 55 22 22 63 63 32 32 62 62 53 53 33 33 65 65 52 52"
    hand = dealt([NO_FAN_OTHER, pairs], then="51", options={"misdeclare": "yes"}, dealer=1)
    short = hand.view(1)
    assert short.facts["qualified"] == 0
    assert texts(hand, 1)[:1] == ["start"]
    assert hand.warning(1, Action("start")) is not None
    do(hand, (1, "start"))
    do(hand, (2, texts(hand, 2)[-1]), (0, "drop"), (1, "discard 51"))
    while hand.actors():
        do(hand, (hand.actors()[0], "pass"))
    assert hand.view(1).seats[1].status == "baozi"


def test_1_13_21_a_qualified_hand_must_be_played() -> None:
    hand = dealt([A], options={"voluntary_drop": "no"})
    assert texts(hand, 0) == ["start"]
    reason = hand.explain(0, Action("drop"))
    assert reason is not None
    assert reason.rule == "1.13.21"


def test_1_13_23_who_started_draws_and_discards_first() -> None:
    other = "11 11 44 44 41 41 51 51 43 43 31 31 53 53 62 62 42 42 63 63"
    hand = dealt([DEALER_NO_FAN, other], then="52", options={"starter_draws": "yes"})
    do(hand, (0, "knock"), (1, "start"), (2, "drop"), (0, "join"))
    assert last(hand, "draw") == "1 qi 52"
    assert hand.actors() == (1,)


def test_1_13_25_shown_quads_are_known_to_all() -> None:
    hand = do(dealt([QUAD], then="52 55", options={"show_quads": "yes"}), (0, "start"), (1, "drop"), (2, "drop"))
    assert last(hand, "show") == "0 tou 44 44 44 44"
    assert hand.view(1).seats[0].known == ("44",) * 4
    hidden = do(dealt([QUAD], then="52 55"), (0, "start"), (1, "drop"), (2, "drop"))
    assert hidden.view(1).seats[0].known == ()
