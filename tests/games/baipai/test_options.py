"""Each option of 摆牌 and what it changes (rules changpai 2.9, 2.10, 8, 9)."""

import pytest

from changpai_desktop.games.baipai.game import GAME
from changpai_desktop.games.contract import OptionError
from tests.games.baipai.build import FIFTEEN, begin, deltas, do, playing, texts, warned, why


def test_9_ids_and_values() -> None:
    assert {o.id: o.values for o in GAME.options} == {
        "win_at": (16, 15),
        "pass_gives": ("nothing", "cards"),
        "trick_length": ("one_round", "until_passed"),
        "mixed_rank_sets": ("no", "yes"),
        "combo_shape": ("same", "count_only"),
        "bao_scope": ("first_lead", "every_lead"),
        "after_16": ("choose", "stop"),
        "tuoshou_hand": ("at_most_5", "exactly_5"),
        "no_tianjiu": ("redeal", "choice"),
        "next_dealer": ("rotate", "winner_stays"),
        "tuozhuang": ("no", "yes"),
        "referee": ("auto", "manual"),
    }
    for other in ({"tuozhuang": "yes"}, {"tuoshou_hand": "exactly_5"}):
        with pytest.raises(OptionError, match="win_at"):
            GAME.read_options({"win_at": 15, **other})


def test_2_10_fifteen_win() -> None:
    hand = playing({0: "66 33", 1: "31 43", 2: "41 63"}, piles={0: FIFTEEN[3:]}, options={"win_at": 15})
    do(hand, (0, "lead 66"), (1, "pass"), (2, "pass"))
    assert texts(hand, 0) == ["lead 33", "stop"]
    assert why(hand, 0, "tuoshou").startswith("2.10 Where fifteen win")
    do(hand, (0, "stop"))
    assert deltas(hand) == (2, -1, -1)


def test_2_10_who_cannot_beat_gives_cards_face_down() -> None:
    hand = playing({0: "66 66 33", 1: "31 43 65", 2: "41"}, options={"pass_gives": "cards"})
    do(hand, (0, "lead 66 66"))
    assert texts(hand, 1) == ["pass"]
    assert why(hand, 1, "give 43").startswith("2.10 No cards are owed")
    do(hand, (1, "pass"))
    view = hand.view(1)
    assert (view.phase, view.facts["owed"], hand.view(0).facts.get("owed")) == ("give", 2, None)
    assert texts(hand, 1) == ["give 65", "give 43", "give 31"]
    assert why(hand, 1, "pass").startswith("2.10 Cards are given")
    assert why(hand, 1, "lead 43").startswith("2.10 Cards are given")
    assert why(hand, 1, "give").startswith("2.10 Choose a card")
    assert why(hand, 1, "give 66").startswith("2.10 The hand has not")
    before = hand.view(0).facts["out"]
    do(hand, (1, "give 65"), (1, "give 43"))
    given = [e for e in hand.events if e.kind == "give"]
    assert [e.seen_by(0).cards for e in given] == [("?",), ("?",)]
    assert hand.view(1).facts["given"] == "65 43"
    assert "given" not in hand.view(0).facts
    # What was given is no known card: 43 and 65 are not added to what everybody has seen beaten.
    assert hand.view(0).facts["out"] == before
    assert hand.view(0).seats[1].buried == ("?", "?")
    # Who holds fewer gives what he has.
    do(hand, (2, "pass"), (2, "give 41"))
    assert hand.actors() == (0,)


def test_2_10_a_trick_until_nobody_beats() -> None:
    options = {"trick_length": "until_passed"}
    hand = playing({0: "33 66 65", 1: "31 64", 2: "44 51"}, options=options)
    do(hand, (0, "lead 33"), (1, "beat 31"), (2, "beat 44"))
    assert hand.actors() == (0,)
    assert texts(hand, 0) == ["beat 66"]
    do(hand, (0, "beat 66"), (1, "pass"), (2, "pass"))
    # The winner lays both his cards.
    assert [g.cards for g in hand.view(0).seats[0].groups] == [("66", "33")]
    assert hand.actors() == (0,)
    # His lead was beaten meanwhile.
    assert not hand.table.unbeaten
    # Who has passed cannot beat later and is not asked again.
    hand = playing({0: "33 66 65", 1: "22 64", 2: "44 51"}, options=options)
    do(hand, (0, "lead 33"), (1, "pass"), (2, "beat 44"), (0, "beat 66"))
    assert hand.actors() == (2,)
    do(hand, (2, "pass"))
    assert hand.actors() == (0,)


def test_2_10_cards_of_one_rank_make_a_set() -> None:
    hand = playing({0: "55 33 22 62 53", 1: "63 63 31 31", 2: "65 64"}, options={"mixed_rank_sets": "yes"})
    assert "lead 55 33 22" in texts(hand, 0)
    assert "lead 62 53" in texts(hand, 0)
    do(hand, (0, "lead 62 53"))
    assert texts(hand, 1) == ["beat 63 63"]
    plain = playing({0: "55 33 22 62 53", 1: "63 63 31 31", 2: "65 64"})
    assert "lead 62 53" not in texts(plain, 0)


def test_2_10_only_the_number_of_cards_counts() -> None:
    hand = playing({0: "31 41", 1: "44 52", 2: "66 63 54"}, options={"combo_shape": "count_only"})
    do(hand, (0, "lead 41 31"))
    assert texts(hand, 1) == ["beat 44 52"]
    do(hand, (1, "beat 44 52"))
    assert texts(hand, 2) == ["beat 66 63", "beat 66 54"]
    plain = do(playing({0: "31 41", 1: "44 52", 2: "66 63 54"}), (0, "lead 41 31"))
    assert texts(plain, 1) == ["pass"]


def test_2_10_exactly_five_for_breaking_off() -> None:
    options = {"tuoshou_hand": "exactly_5"}
    hands = {0: "33 33 65 64 61", 1: "31 31 43", 2: "66 63 41"}
    assert "tuoshou" in texts(playing(hands, piles={0: FIFTEEN}, unbeaten=True, options=options), 0)
    four = playing({**hands, 0: "33 33 65 64"}, piles={0: FIFTEEN}, unbeaten=True, options=options)
    assert why(four, 0, "tuoshou").endswith("exactly five for breaking off.")


@pytest.mark.parametrize(
    ("option", "winner", "dealer"), [("rotate", 0, 1), ("rotate", 1, 1), ("winner_stays", 0, 0), ("winner_stays", 1, 1)]
)
def test_2_9_next_dealer(option: str, winner: int, dealer: int) -> None:
    hand = playing(
        {winner: "66", 1 - winner: "31", 2: "41"},
        piles={winner: FIFTEEN},
        leads=winner,
        options={"next_dealer": option},
    )
    do(hand, (winner, "lead 66"), *(((winner + i) % 3, "pass") for i in (1, 2)))
    assert hand.outcome is not None
    assert hand.outcome.next_dealer == dealer


@pytest.mark.parametrize(("option", "dealer"), [("no", 1), ("yes", 0)])
def test_2_9_a_dealer_who_breaks_off(option: str, dealer: int) -> None:
    for seat in (0, 2):
        hands = {s: "33 65" if s == seat else ("31", "41", "43")[s] for s in range(3)}
        hand = playing(hands, piles={seat: FIFTEEN}, leads=seat, unbeaten=True, options={"tuozhuang": option})
        do(hand, (seat, "tuoshou"))
        assert hand.outcome is not None
        assert hand.outcome.next_dealer == (dealer if seat == 0 else 1)


# ---- 8: without a referee --------------------------------------------------------------------------------------------

MANUAL = {"referee": "manual"}


def test_8_passing_though_able_is_punished_at_once() -> None:
    hand = do(playing({0: "33 65", 1: "31 66", 2: "44 22"}, options=MANUAL), (0, "lead 33"))
    assert texts(hand, 1) == ["beat 31", "beat 66", "pass"]
    assert warned(hand, 1, "pass").startswith("2.5 You could beat")
    assert warned(hand, 1, "beat 31") == ""
    do(hand, (1, "pass"))
    assert hand.outcome is not None
    assert (hand.outcome.kind, deltas(hand)) == ("draw", (1, -2, 1))
    assert {line.item.source for line in hand.outcome.ledger} == {"Foul"}
    assert next(e for e in hand.events if e.kind == "out").seat == 1
    assert hand.outcome.next_dealer == 1


def test_8_who_cannot_beat_may_pass_or_lay_what_does_not() -> None:
    hand = do(playing({0: "33 65", 1: "22 54", 2: "44 22"}, options=MANUAL), (0, "lead 33"))
    assert texts(hand, 1) == ["beat 22", "beat 54", "pass"]
    assert warned(hand, 1, "pass") == ""
    assert warned(hand, 1, "beat 22").startswith("2.5 The rules forbid this")
    passed = do(hand.copy(), (1, "pass"))
    assert passed.outcome is None
    do(hand, (1, "beat 22"))
    assert deltas(hand) == (1, -2, 1)
    assert [(p.seat, p.best) for p in hand.view(0).trick] == [(0, True), (1, False)]


def test_8_a_false_lead() -> None:
    hand = playing({0: "33 22 62 53", 1: "31 66", 2: "44"}, options=MANUAL)
    assert "lead 33 22" in texts(hand, 0)
    assert warned(hand, 0, "lead 62 53").startswith("2.5 The rules forbid this")
    assert warned(hand, 0, "lead 33") == ""
    do(hand, (0, "lead 33 22"))
    assert deltas(hand) == (-2, 1, 1)


def test_8_the_programs_referee_offers_none_of_it() -> None:
    for number in range(30):
        hand = begin(number)
        while hand.actors():
            seat = hand.actors()[0]
            legal = hand.legal(seat)
            assert not any("foul" in warned(hand, seat, str(a)) for a in legal)
            hand.apply(seat, legal[number % len(legal)])
        assert not [e for e in hand.events if e.kind == "out"]
