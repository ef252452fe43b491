"""摆牌 in play: rules changpai 2.2-2.6 and 2.8, by number."""

import pytest

from changpai_desktop.cards import CardError
from changpai_desktop.games.baipai.game import GAME
from changpai_desktop.games.baipai.kinds import HARD, RANKS, TOKENS
from changpai_desktop.games.contract import IllegalAction
from tests.games.baipai.build import FIFTEEN, begin, dealt, deltas, do, last, playing, texts, warned, why

# ---- 2.1, 2.2 ------------------------------------------------------------------------------------------------------


def test_2_1_every_kind_has_its_class() -> None:
    assert [sum(map(len, ranks)) for ranks in RANKS] == [11, 3, 5]
    assert [TOKENS[k] for k in HARD] == ["42", "21"]
    assert len(GAME.deck({})) == 84


def test_2_2_the_deal_and_the_hard_cards() -> None:
    hand = dealt({0: "42 21 21", 1: "42 42 21 66", 2: "54 42 21"}, dealer=2)
    view = hand.view(1)
    assert [s.hand_count + (s.live or 0) for s in view.seats] == [28, 28, 28]
    assert view.stock == 0
    assert [g.verb for g in view.seats[1].groups] == ["ying"]
    assert view.seats[1].groups[0].cards == ("42", "42", "21")
    assert view.seats[1].live == len(view.seats[1].groups[0].cards)
    assert sum(len(g.cards) for s in view.seats for g in s.groups) == 8
    assert not {"42", "21"} & set(view.me.hand or ())
    assert hand.actors() == (2,)
    assert [e.seat for e in hand.events if e.kind == "deal"] == [2, 0, 1]
    assert why(hand, 2, "lead 42") == "2.2 {cards} is a hard card: it is laid before play and never led."


def test_2_2_a_hand_without_heaven_and_nine_is_void() -> None:
    hand = dealt({}, without={1: "66 54 63"}, dealer=2)
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.next_dealer) == ("void", 2)
    assert deltas(hand) == (0, 0, 0)
    assert last(hand, "say") == "1 redeal"
    assert why(hand, 0, "lead 65").startswith("2.6 The hand is over")


def test_2_2_by_option_its_holder_chooses() -> None:
    hand = dealt({2: "63"}, without={1: "66 54 63"}, options={"no_tianjiu": "choice"})
    assert hand.actors() == (1,)
    assert texts(hand, 1) == ["redeal", "keep"]
    assert hand.view(0).actors == ()
    assert hand.view(1).actors == (1,)
    assert why(hand, 0, "redeal").startswith("2.2 Only a hand without")
    assert why(hand, 0, "lead 65").startswith("2.2 It is not")
    assert why(hand, 1, "lead 65").startswith("2.2 Say first")
    assert warned(hand, 1, "redeal").startswith("2.2 The hand is void")
    void = do(hand.copy(), (1, "redeal"))
    assert void.outcome is not None
    assert (void.outcome.kind, void.outcome.next_dealer) == ("void", 0)
    do(hand, (1, "keep"))
    assert hand.actors() == (0,)
    assert hand.view(0).phase == "lead"
    assert why(hand, 0, "redeal").startswith("2.2 A hand is dealt again only before")


def test_2_2_two_holders_answer_in_any_order() -> None:
    tops = "66 66 66 66 54 54 54 54 63 63 63 63"
    for first, second in ((1, 2), (2, 1)):
        hand = dealt({0: tops}, options={"no_tianjiu": "choice"})
        assert hand.actors() == (1, 2)
        do(hand, (first, "redeal" if first == 1 else "keep"))
        assert hand.actors() == (second,)
        assert not [e for e in hand.events if e.kind == "say"]
        do(hand, (second, "redeal" if second == 1 else "keep"))
        assert hand.outcome is not None
        assert [e.seat for e in hand.events if e.kind == "say"] == [1]


def test_a_stock_must_be_the_whole_deck() -> None:
    with pytest.raises(CardError, match="21 kinds"):
        GAME.new_hand({}, 3, 0, GAME.deck({})[:-1])
    with pytest.raises(ValueError, match="3 players"):
        GAME.new_hand({}, 4, 0, GAME.deck({}))


# ---- 2.3, 2.4 ------------------------------------------------------------------------------------------------------


def test_2_3_what_can_be_led() -> None:
    hand = playing({0: "66 66 54 63 33 22", 1: "31", 2: "41"})
    assert texts(hand, 0) == [
        f"lead {x}"
        for x in (
            "66", "66 66", "63", "54", "33", "22",
            "66 63", "66 54", "66 63 54", "66 66 63", "66 66 54", "66 66 63 54",
        )
    ]  # fmt: skip
    assert why(hand, 0, "lead") == "2.3 Choose the cards to lead."
    assert why(hand, 0, "lead 33 22").startswith("2.3 {cards} are of one rank")
    assert why(hand, 0, "lead 63 54").startswith("2.3 {cards} lacks the head")
    assert why(hand, 0, "lead 66 33").startswith("2.3 {cards} is no set")
    assert why(hand, 0, "lead 33 33").startswith("2.3 The hand has not so many")
    assert why(hand, 0, "lead 54 66").startswith("2.3 The cards are named in another order")
    assert why(hand, 0, "lead 99").startswith("2.1 {cards} is no card")
    assert why(hand, 0, "beat 66").startswith("2.5 Nothing lies on the table")
    assert why(hand, 0, "pass").startswith("2.5 Who has the lead")
    assert why(hand, 1, "lead 31").startswith("2.5 It is not")


@pytest.mark.parametrize(
    ("led", "tried", "reason"),
    [
        ("55", "33", "equal"),
        ("31", "33", "lower"),
        ("43", "63", "another class"),
        ("62", "54", "another class"),
        ("33", "31 31", "as many are needed"),
        ("31 41", "44 52", "as many heads"),
        ("31 32", "44 43", "as many heads"),
        ("33", "42", "hard card"),
    ],
)
def test_2_4_what_does_not_beat(led: str, tried: str, reason: str) -> None:
    order = " ".join(sorted(led.split(), key=lambda c: TOKENS.index(c)))
    hand = do(playing({0: led, 1: "33 63 54 31 31 44 43 52", 2: "65"}), (0, f"lead {order}"))
    assert reason in why(hand, 1, f"beat {tried}")


def test_2_4_eights_are_mixed_freely() -> None:
    hand = do(playing({0: "31 32 32", 1: "11 62 53 53 66 63", 2: "65"}), (0, "lead 32 32 31"))
    assert texts(hand, 1) == ["beat 62 53 11", "beat 53 53 11"]
    assert texts(hand, 2) == []


# ---- 2.5 -----------------------------------------------------------------------------------------------------------


def test_2_5_a_trick_once_round() -> None:
    hand = playing({0: "33 65", 1: "31 66 65", 2: "44 11 22"})
    do(hand, (0, "lead 33"))
    assert texts(hand, 1) == ["beat 31", "beat 66"]
    assert why(hand, 1, "pass").startswith("2.5 {cards} would beat")
    assert why(hand, 1, "lead 31").startswith("2.5 {shown} was led")
    assert why(hand, 1, "beat").startswith("2.5 Choose the cards that beat")
    do(hand, (1, "beat 31"))
    view = hand.view(0)
    assert [(p.seat, p.cards, p.best) for p in view.trick] == [(0, ("33",), False), (1, ("31",), True)]
    assert view.facts["leader"] == 0
    assert texts(hand, 2) == ["beat 44", "beat 11"]
    do(hand, (2, "beat 44"))
    # 2.5.4: the winner's own card is laid, the others' lie face down; he leads.
    view = hand.view(0)
    assert view.trick == ()
    assert view.seats[2].groups[-1].cards == ("44",)
    assert view.seats[1].buried == ("?",)
    assert hand.view(0, reveal=True).seats[1].buried == ("31",)
    assert str(view.facts["out"]).split().count("31") == 4
    assert hand.actors() == (2,)
    assert last(hand, "trick") == "2 bai 44"


def test_2_5_who_cannot_beat_passes_and_that_is_remembered() -> None:
    hand = do(playing({0: "54 33", 1: "66 22", 2: "54 31"}), (0, "lead 54"))
    assert texts(hand, 1) == ["pass"]
    assert why(hand, 1, "beat").startswith("2.5 Nothing in the hand beats")
    do(hand, (1, "pass"), (2, "pass"))
    assert hand.view(0).facts["passed_1"] == "54"
    assert last(hand, "trick") == "0 bai 54"
    assert why(hand, 0, "stop").startswith("2.6 Only who has laid")
    with pytest.raises(IllegalAction):
        do(hand, (0, "pass"))


def test_2_5_an_empty_hand_is_passed_over() -> None:
    hand = do(playing({0: "33 31", 1: "", 2: "66 65"}), (0, "lead 33"))
    assert hand.actors() == (2,)
    assert [p.seat for p in hand.view(0).trick] == [0, 1]
    assert "passed_1" not in hand.view(0).facts


# ---- 2.5, 2.8: 包牌 -------------------------------------------------------------------------------------------------


def test_2_8_the_first_lead_makes_liable() -> None:
    hand = dealt({0: "66 66 54 63 65", 1: "54", 2: "54"})
    assert warned(hand, 0, "lead 66").startswith("2.8 A first lead")
    assert warned(hand, 0, "lead 66 54").startswith("2.8 A first lead")
    assert warned(hand, 0, "lead 65") == ""
    assert hand.view(0).facts["first_lead"] == 1
    do(hand, (0, "lead 66"))
    view = hand.view(1)
    assert view.facts["liable"] == "0"
    assert [s.said for s in view.seats] == ["bao", "", ""]
    assert last(hand, "say") == "0 bao"
    clean = do(dealt({0: "66 66 54 63 65", 1: "54 66", 2: "54"}), (0, "lead 65"))
    assert "liable" not in clean.view(1).facts


def test_2_8_only_the_first_lead_unless_the_table_says_every_lead() -> None:
    for scope, told in (("first_lead", ""), ("every_lead", "2")):
        hand = playing({0: "65 33", 1: "31 61", 2: "66 66 54"}, leads=2, options={"bao_scope": scope})
        do(hand, (2, "lead 66"), (0, "pass"), (1, "pass"))
        assert str(hand.view(0).facts.get("liable", "")) == told
    assert warned(hand, 2, "lead 66") == ""
    fresh = playing({0: "65 33", 1: "31 61", 2: "66 66 54"}, leads=2, options={"bao_scope": "every_lead"})
    assert warned(fresh, 2, "lead 66").startswith("2.8 Leading Heaven")
    assert fresh.warning(2, fresh.legal(2)[0]) is not None


def test_2_8_the_last_liable_player_who_does_not_win_pays() -> None:
    hand = playing(
        {0: "66 65", 1: "54 31", 2: "63 33"},
        piles={2: FIFTEEN},
        leads=0,
        options={"bao_scope": "every_lead"},
    )
    do(hand, (0, "lead 66"), (1, "pass"), (2, "pass"), (0, "lead 65"), (1, "beat 31"), (2, "pass"))
    do(hand, (1, "lead 54"), (2, "pass"))
    # Seat 1 has no cards left and leads: nobody has sixteen.
    assert hand.outcome is not None
    assert deltas(hand) == (0, 0, 0)
    hand = playing(
        {0: "66 65 64", 1: "54 65", 2: "63 33 33"}, piles={2: FIFTEEN}, leads=0, options={"bao_scope": "every_lead"}
    )
    do(hand, (0, "lead 66"), (1, "pass"), (2, "pass"), (0, "lead 65"), (1, "pass"), (2, "beat 33"))
    assert hand.view(0).facts["winner"] == 2
    do(hand, (2, "stop"))
    assert deltas(hand) == (-2, 0, 2)
    assert hand.outcome is not None
    assert [line.item.source for line in hand.outcome.ledger] == ["Win paid", "Liable for the other"]
    assert [line.rule for line in hand.outcome.ledger] == ["2.7", "2.8"]


def test_2_8_a_winner_is_clear_of_it() -> None:
    hand = playing({0: "66 65", 1: "54 31", 2: "63 33"}, piles={0: FIFTEEN}, first=True)
    do(hand, (0, "lead 66"), (1, "pass"), (2, "pass"), (0, "stop"))
    assert deltas(hand) == (2, -1, -1)


# ---- 2.6 -----------------------------------------------------------------------------------------------------------


def test_2_6_sixteen_win_and_the_winner_may_lead_on() -> None:
    hand = playing({0: "66 66 54 33 65", 1: "31 43 52", 2: "63 22 41"}, piles={0: FIFTEEN})
    do(hand, (0, "lead 66"), (1, "pass"), (2, "pass"))
    view = hand.view(1)
    assert (view.seats[0].status, view.facts["winner"]) == ("won", 0)
    assert texts(hand, 0)[-1] == "stop"
    assert hand.outcome is None
    # What stands is added.
    on = do(hand.copy(), (0, "lead 54"), (1, "pass"), (2, "pass"), (0, "stop"))
    assert on.outcome is not None
    assert on.outcome.winners[0].points == 17
    # A lead that is beaten is not, and the hand ends at once.
    over = do(hand, (0, "lead 33"), (1, "beat 31"))
    assert over.outcome is not None
    assert over.outcome.winners[0].points == 16
    assert [p.seat for p in over.view(2).trick] == [0, 1]
    assert over.outcome.next_dealer == 1
    assert deltas(over) == (2, -1, -1)


def test_2_6_with_no_cards_left_the_winner_is_done() -> None:
    hand = do(playing({0: "66", 1: "31", 2: "41"}, piles={0: FIFTEEN}), (0, "lead 66"), (1, "pass"), (2, "pass"))
    assert hand.outcome is not None
    assert hand.outcome.winners[0].points == 16


def test_2_6_by_option_the_hand_stops_at_sixteen() -> None:
    hand = playing({0: "66 54", 1: "31 43", 2: "41 63"}, piles={0: FIFTEEN}, options={"after_16": "stop"})
    do(hand, (0, "lead 66"), (1, "pass"), (2, "pass"))
    assert hand.outcome is not None
    assert GAME.marks({"after_16": "stop"}) == (16,)
    assert GAME.marks({}) == (16, 21, 23, 25, 27)


def test_2_6_breaking_off_at_fifteen() -> None:
    few = {0: "33 33 65", 1: "31 31 43", 2: "66 63 41"}
    hand = playing(few, piles={0: FIFTEEN}, unbeaten=True)
    assert texts(hand, 0)[-1] == "tuoshou"
    assert warned(hand, 0, "tuoshou").startswith("2.6 The hand ends")
    assert why(hand, 1, "tuoshou").startswith("2.5 It is not")
    do(hand, (0, "tuoshou"))
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.next_dealer, deltas(hand)) == ("draw", 1, (0, 0, 0))
    beaten = playing(few, piles={0: FIFTEEN})
    assert why(beaten, 0, "tuoshou") == "2.6 Only after a lead of one's own that nobody beat can one break off."
    many = playing({**few, 0: "33 33 65 65 64 61"}, piles={0: FIFTEEN}, unbeaten=True)
    assert why(many, 0, "tuoshou").startswith("2.6 {n} cards are in the hand: five at most")
    less = playing(few, piles={0: FIFTEEN.rsplit(maxsplit=1)[0]}, unbeaten=True)
    assert why(less, 0, "tuoshou").startswith("2.6 Breaking off needs exactly fifteen")


def test_2_6_whether_the_last_lead_stood_is_known_from_play() -> None:
    fourteen = FIFTEEN.rsplit(maxsplit=1)[0]
    hand = playing({0: "66 65 33", 1: "31 43 55", 2: "63 41 22"}, piles={0: fourteen})
    do(hand, (0, "lead 66"), (1, "pass"), (2, "pass"))
    assert texts(hand, 0)[-1] == "tuoshou"
    hand = playing({0: "66 65 33", 1: "31 43 55", 2: "63 41 22"}, piles={0: fourteen}, leads=1)
    do(hand, (1, "lead 31"), (2, "pass"), (0, "beat 66"))
    assert "tuoshou" not in texts(hand, 0)


def test_2_6_who_broke_off_or_not_with_an_empty_hand() -> None:
    """At fifteen without cards: breaking off is all that is left; with exactly five demanded it is 黄牌."""
    fourteen = FIFTEEN.rsplit(maxsplit=1)[0]
    for option, said in (("at_most_5", True), ("exactly_5", False)):
        hand = playing({0: "66", 1: "31", 2: "41"}, piles={0: fourteen}, options={"tuoshou_hand": option})
        do(hand, (0, "lead 66"), (1, "pass"), (2, "pass"))
        assert hand.outcome is not None
        assert (hand.outcome.kind, deltas(hand)) == ("draw", (0, 0, 0))
        assert any(e.verb == "tuoshou" for e in hand.events) == said


def test_2_6_huangpai() -> None:
    hand = do(playing({0: "66", 1: "31", 2: "41"}), (0, "lead 66"), (1, "pass"), (2, "pass"))
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.ledger, hand.outcome.next_dealer) == ("draw", (), 1)
    assert hand.outcome.reason is not None
    assert hand.outcome.reason.word.source.startswith("Nobody has")


# ---- need ----------------------------------------------------------------------------------------------------------


def need(have: int, held: str = "65 64 33") -> str:
    pile = " ".join((FIFTEEN + " 55 33 22 62 53 52 32").split()[:have])
    hand = playing({0: held, 1: "31 43", 2: "41 63"}, piles={0: pile})
    if have >= 16:
        hand.table.winner = 0
    found = hand.view(0).need
    assert found is not None
    assert (found.have, found.want) == (have, 16)
    return found.text.word.source.format(**found.text.values)


def test_need_says_what_is_missing() -> None:
    assert need(14) == "14 laid, 2 more for 16"
    assert need(3) == "3 laid and 3 in hand: 16 are out of reach"
    assert need(16) == "16 laid: won; 5 more for the next jia"
    assert need(21) == "21 laid: won; 2 more for the next jia"
    assert begin(0).view(0).need is not None
