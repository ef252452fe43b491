"""Flips, claims, priority, replacement, leaving the hand, the end (rules changpai 1.6-1.11)."""

import itertools

import pytest

from changpai_desktop.games.contract import Action
from tests.games.yaodiren.build import do, last, playing, texts

# Three rich hands that stay qualified whatever is claimed.
RICH0 = "11 11 44 44 41 41 64 64 61 61 51 51 31 31 62 62 52 43 33 21"
RICH1 = "66 66 21 21 42 42 43 43 54 54 64 64 31 31 44 44 61 61 53 55"
RICH2 = "11 11 41 41 51 51 43 43 54 54 66 66 21 21 42 42 53 53 33 65"


def test_1_6_2_an_unclaimed_flip_goes_to_the_row_and_the_next_seat_flips() -> None:
    hand = playing([RICH0.replace("64 64", "63 63"), RICH1, RICH2], shown=("22", 2, "flip"), stock="22")
    assert hand.view(0).seats[2].row == ("22",)
    assert [(e.kind, e.seat) for e in hand.events[:3]] == [("flip", 2), ("row", 2), ("flip", 0)]


def test_1_7_a_flip_is_eaten_by_its_flipper_or_the_next_seat_only() -> None:
    hand = playing([RICH0, RICH1, RICH2], shown=("62", 2, "flip"))
    eaters = {s for s in range(3) if any(t.startswith("chi") for t in texts(hand, s))}
    assert eaters == {0, 2}
    reason = hand.explain(1, Action("chi", ("42",)))
    assert reason is not None
    assert reason.rule == "1.7"


def test_1_7_a_discard_is_eaten_by_the_next_seat_only() -> None:
    hand = playing([RICH0, RICH1, RICH2], shown=("62", 2, "discard"))
    assert not texts(hand, 2)
    assert any(t.startswith("chi") for t in texts(hand, 0))


def test_1_7_next_seat_means_the_next_that_still_plays() -> None:
    hand = playing([RICH0, RICH1, RICH2], shown=("62", 2, "discard"), out=(0,))
    assert any(t.startswith("chi") for t in texts(hand, 1))


def test_1_13_18_only_flips_may_be_eaten() -> None:
    hand = playing([RICH0, RICH1, RICH2], shown=("62", 2, "discard"), options={"eat_discard": "no"})
    assert not any(t.startswith("chi") for t in texts(hand, 0))


def test_1_7_three_held_must_gang_and_cannot_win_or_peng() -> None:
    three = "62 62 62 11 11 44 44 41 41 64 64 61 61 51 51 31 31 43 33 21"
    hand = playing([three, RICH1, RICH2], shown=("62", 1, "flip"), stock="32 22")
    assert last(hand, "claim") == "0 gang 62 62 62 62"
    assert last(hand, "draw") == "0 replacement 32"
    assert hand.actors() == (0,)
    assert hand.view(1).seats[0].live == 6


def test_1_7_four_held_sound_tuhuo() -> None:
    four = "62 62 62 62 11 11 44 44 41 41 64 64 61 61 51 51 31 31 43 33 21"
    hand = playing([four, RICH1, RICH2], shown=("62", 1, "flip"), stock="32 22")
    assert last(hand, "claim") == "0 tuhuo 62 62 62 62 62"
    assert hand.view(1).seats[0].live == 8


def test_1_5_5_a_replacement_that_makes_four_alike_steals_before_the_discard() -> None:
    three = "62 62 62 11 11 11 44 44 41 41 64 64 61 61 51 51 31 31 43 33"
    hand = playing([three, RICH1, RICH2.replace("11", "32")], shown=("62", 1, "flip"), stock="11 22")
    assert [e.verb for e in hand.events if e.kind == "draw"] == ["replacement", "tou"]
    assert "discard 22" not in texts(hand, 0)


@pytest.mark.parametrize("order", list(itertools.permutations((0, 1, 2))))
def test_1_7_answers_in_any_order_give_the_same(order: tuple[int, ...]) -> None:
    """胡 > 碰 > 吃: seat 2 could eat its flip, seat 1 碰s; whoever speaks first."""
    hand = playing([RICH0.replace("62 62", "53 63"), RICH1.replace("53 55", "62 62"), RICH2], shown=("62", 2, "flip"))
    wish = {0: "chi 62 51 51", 1: "peng 62 62 62", 2: "pass"}
    for seat in order:
        if hand.legal(seat):
            choice = wish[seat] if wish[seat] in texts(hand, seat) else "pass"
            hand.apply(seat, Action.parse(choice))
    assert last(hand, "claim") == "1 peng 62 62 62"


def test_1_7_two_players_may_want_the_same_peng_the_nearer_has_it() -> None:
    two = RICH0.replace("62 62", "53 63").replace("33 21", "62 62")
    other = RICH1.replace("53 55", "62 62")
    hand = playing([two, other, RICH2], shown=("62", 2, "discard"))
    do(hand, (1, "peng 62 62 62"))
    assert hand.actors() != ()
    do(hand, (0, "peng 62 62 62"))
    assert last(hand, "claim") == "0 peng 62 62 62"


def test_1_13_15_a_refused_peng_is_locked() -> None:
    other = RICH1.replace("53 55", "62 62")
    hand = playing(
        [RICH0.replace("62 62", "53 63"), other, RICH2],
        shown=("62", 2, "flip"),
        options={"passed_peng": "locked"},
    )
    do(hand, (1, "pass"))
    while hand.table.phase == "claim" and hand.table.shown is not None and hand.table.shown[0] == 6:
        do(hand, (hand.actors()[0], "pass"))
    assert 6 in hand.table.refused[1]


def test_1_7_peng_needs_a_card_to_discard() -> None:
    tight = "62 62 44 44 44"
    laid = {
        0: [
            ("peng", "11 11 11"),
            ("peng", "41 41 41"),
            ("peng", "64 64 64"),
            ("peng", "61 61 61"),
            ("peng", "51 51 51"),
        ]
    }
    hand = playing(
        [tight, RICH1.replace("64 64", "52 52").replace("61 61", "52 43"), "66 66 21 21"],
        laid=laid,
        shown=("62", 1, "flip"),
        out=(2,),
    )
    assert not any(t.startswith("peng") for t in texts(hand, 0))


W1_LAID = [
    ("peng", "43 43 43"),
    ("peng", "44 44 44"),
    ("chi", "51 51 53"),
    ("chi", "66 66 11"),
    ("peng", "33 33 33"),
    ("peng", "21 21 21"),
]


def test_1_9_a_win_ends_the_hand_and_the_winner_deals() -> None:
    hand = playing(
        [
            "52 52",
            "42 62",
            RICH0.replace("44 44", "32 32").replace("33 21", "65 65").replace("43", "65").replace("51 51", "32 63"),
        ],
        laid={1: W1_LAID},
        shown=("42", 2, "discard"),
        out=(0,),
    )
    assert "hu 42" in texts(hand, 1)
    do(hand, (1, "hu 42"))
    outcome = hand.outcome
    assert outcome is not None
    assert (outcome.kind, outcome.next_dealer, outcome.deltas) == ("win", 1, (-2, 4, -2))
    winner = outcome.winners[0]
    assert (winner.points, winner.fan, winner.source, winner.giver) == (35, 1, "discard", 2)
    assert sum(line.value for line in winner.counts[:7]) == 35


def test_1_9_an_empty_stock_is_a_draw_and_the_next_seat_deals() -> None:
    hand = playing([RICH0, RICH1, RICH2], discards=0)
    hand.table.stock.clear()
    do(hand, (0, "discard 52"))
    while hand.actors():
        do(hand, (hand.actors()[0], "pass"))
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.deltas, hand.outcome.next_dealer) == ("draw", (0, 0, 0), 1)


def test_1_9_the_last_live_player_goes_on_alone() -> None:
    hand = playing([RICH0, "", ""], shown=("32", 0, "flip"), out=(1, 2), stock="22 63")
    assert [e.seat for e in hand.events if e.kind == "flip"].count(0) >= 2


def test_1_9_1_another_players_peng_can_take_the_last_copy_no_penalty() -> None:
    """七.1-3: the pairs of seat 1 live on cards that seat 0 takes away."""
    short = "62 62 11 11 44 44 41 41 64 64 61 61 51 51 22 32 65 63 55 53"
    hand = playing(
        [
            RICH2.replace("53 53", "62 62")
            .replace("11 11", "31 31")
            .replace("41 41", "43 52")
            .replace("51 51", "33 33"),
            short,
            "",
        ],
        shown=("62", 2, "flip"),
        out=(2,),
    )
    before = hand.table.standing(1)
    do(hand, (0, "peng 62 62 62"))
    after = hand.table.standing(1)
    assert (before.tuo or 0) > (after.tuo or 0)
    out = [e for e in hand.events if e.kind == "out" and e.seat == 1]
    assert bool(out) == (not after.qualified)
    assert all(e.verb == "drop" for e in out)


BARE = "11 11 44 44 41 41 64 64 22 22 32 32 63 55 65"


def test_1_9_3_spoiling_ones_own_hand_makes_a_baozi_with_a_warning_before() -> None:
    """Seven 卯 of which one is thrown away while a loose card was at hand."""
    hand = playing(
        [
            "11 11 44 44 41 41 64 64 61 61 66 66 21 21 65 63 55 53 52 32 22",
            RICH1.replace("66 66 21 21", "62 62 33 33"),
            "",
        ],
        discards=0,
        out=(2,),
        dealer=0,
    )
    spoils = [a for a in hand.legal(0) if hand.warning(0, a) is not None]
    keeps = [a for a in hand.legal(0) if hand.warning(0, a) is None]
    assert keeps
    for action in spoils:
        trial = hand.copy()
        trial.apply(0, action)
        assert trial.view(0).seats[0].status == "baozi"
    for action in keeps:
        trial = hand.copy()
        trial.apply(0, action)
        assert not any(e.kind == "out" and e.seat == 0 and e.verb == "baozi" for e in trial.events)


def test_1_10_a_baozi_pays_two_to_each_also_in_a_draw() -> None:
    hand = playing([RICH0, RICH1, ""], discards=0, out=(2,))
    hand.table.status[2] = "baozi"
    hand.table.stock.clear()
    do(hand, (0, "discard 52"))
    while hand.actors():
        do(hand, (hand.actors()[0], "pass"))
    assert hand.outcome is not None
    assert hand.outcome.deltas == (2, 2, -4)


def test_8_manual_referee_a_missed_gang_is_found_when_the_next_card_is_turned() -> None:
    three = "62 62 62 11 11 44 44 41 41 64 64 61 61 51 51 31 31 43 33 21"
    hand = playing([three, RICH1, ""], shown=("62", 1, "flip"), out=(2,), options={"referee": "manual"})
    assert texts(hand, 0) == ["gang 62 62 62 62", "pass"]
    warning = hand.warning(0, Action("pass"))
    assert warning is not None
    assert warning.rule == "1.7"
    do(hand, (0, "pass"))
    while hand.actors() and hand.table.shown is not None and hand.table.shown[0] == 6:
        do(hand, (hand.actors()[0], "pass"))
    assert hand.table.status[0] == "baozi"


def test_8_manual_referee_a_stolen_card_can_be_discarded_and_is_a_foul() -> None:
    hand = playing([RICH0, RICH1, RICH2], discards=0, options={"referee": "manual"})
    kind = 10
    hand.table.stolen[0][kind] = hand.table.own[0][kind]
    assert "discard 52" in texts(hand, 0)
    assert hand.warning(0, Action("discard", ("52",))) is not None
    do(hand, (0, "discard 52"))
    while hand.actors() and hand.table.shown is not None and hand.table.shown[0] == kind:
        do(hand, (hand.actors()[0], "pass"))
    assert hand.table.status[0] == "baozi"


def test_1_13_19_all_winners_are_paid_by_those_who_do_not_win() -> None:
    laid = {
        0: [
            ("peng", "64 64 64"),
            ("peng", "61 61 61"),
            ("peng", "51 51 51"),
            ("peng", "31 31 31"),
            ("chi", "65 65 21"),
            ("chi", "54 54 41"),
        ],
        1: [
            ("peng", "43 43 43"),
            ("peng", "44 44 44"),
            ("chi", "53 53 33"),
            ("chi", "66 66 11"),
            ("peng", "63 63 63"),
            ("peng", "41 41 41"),
        ],
    }
    hands = ["62 62", "42 62", "22 22"]
    hand = playing(hands, laid=laid, shown=("42", 2, "discard"), options={"winners": "all"})
    do(hand, (1, "hu 42"))
    assert hand.outcome is None
    do(hand, (0, "hu 42"))
    assert hand.outcome is not None
    assert [w.seat for w in hand.outcome.winners] == [0, 1]
    assert {line.payer for line in hand.outcome.ledger} == {2}
    nearest = do(playing(hands, laid=laid, shown=("42", 2, "discard")), (1, "hu 42"), (0, "hu 42"))
    assert nearest.outcome is not None
    assert [w.seat for w in nearest.outcome.winners] == [0]
