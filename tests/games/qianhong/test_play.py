"""The course of play and the end (rules changpai 5.4-5.7)."""

import pytest

from changpai_desktop.games.contract import Action, IllegalAction, Value
from changpai_desktop.games.qianhong.game import GAME
from changpai_desktop.games.qianhong.hand import QianhongHand

from .build import do, events, moves, others_pass, playing, texts, why


def outcome(hand: QianhongHand) -> tuple[str, tuple[int, ...]]:
    assert hand.outcome is not None
    return hand.outcome.kind, hand.outcome.deltas


READY = "46m123789p123456s789m红红白白白"
"""Lacks 五万: six groups and a pair are there."""


def test_5_5_2_each_player_draws_into_his_hand_and_discards() -> None:
    hand = playing({0: "1m"}, drawn=("9s", 0), stock="5p")
    assert hand.view(0).facts["drawn"] == "9s"
    do(hand, (0, "discard 9s"))
    others_pass(hand)
    assert events(hand, "row") == ["0  9s"]
    assert events(hand, "draw") == ["1 mo 5p"]
    assert hand.table.turn == 1
    # Unseen by the others.
    assert next(e for e in hand.events if e.kind == "draw").seen_by(0).cards == ("?",)


def test_5_5_3_hu_before_gang_before_peng() -> None:
    hand = playing({1: "555m", 2: READY}, shown=("5m", 0))
    assert moves(hand, 1) == ["gang 5m 5m 5m 5m", "peng 5m 5m 5m", "pass"]
    assert moves(hand, 2) == ["hu 5m", "pass"]
    do(hand, (1, "gang 5m 5m 5m 5m"))
    assert hand.outcome is None
    do(hand, (2, "hu 5m"))
    assert hand.outcome is not None
    assert [w.seat for w in hand.outcome.winners] == [2]
    assert hand.outcome.next_dealer == 2


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_5_5_3_the_nearest_of_two_winners_in_any_order(order: tuple[int, int]) -> None:
    hands = {1: "46789m123456p123678s千千红红红", 2: "46789m789p11122233456s白白白"}
    hand = playing(hands, shown=("5m", 0))
    assert moves(hand, 1) == moves(hand, 2) == ["hu 5m", "pass"]
    for seat in order:
        if hand.outcome is None:
            do(hand, (seat, "hu 5m"))
    assert hand.outcome is not None
    assert hand.outcome.winners[0].seat == 1


def test_5_5_3_no_eating() -> None:
    hand = playing({1: "46m"}, shown=("5m", 0))
    assert hand.table.phase == "discard"
    assert why(hand, 1, "chi 4m 5m 6m") == "5.5 Nothing is eaten in this form of the game."


def test_5_5_peng_is_followed_by_a_discard_only() -> None:
    hand = playing({1: "55m3333p"}, shown=("5m", 0))
    do(hand, (1, "peng 5m 5m 5m"))
    assert events(hand, "claim") == ["1 peng 5m 5m 5m"]
    claim = next(e for e in hand.events if e.kind == "claim")
    assert (claim.taken, claim.source) == (0, 0)
    assert moves(hand, 1) == []
    assert why(hand, 1, "gang 3p").startswith("5.5 After a claim")
    assert why(hand, 1, "hu").startswith("5.5 After a claim")
    assert hand.view(1).me.hand_count == 20
    assert "drawn" not in hand.view(1).facts


def test_5_5_4_minggang_from_a_discard_is_replaced_from_the_end() -> None:
    hand = playing({1: "555m"}, shown=("5m", 0))
    # The end of the stock is all 百搭 here, which are replaced in their turn.
    assert [hand.table.token(k) for k in hand.table.stock[:6]].count("百") == 5
    do(hand, (1, "gang 5m 5m 5m 5m"))
    assert [(g.verb, len(g.cards)) for g in hand.view(1).me.groups] == [("minggang", 4), ("baida", 5)]
    assert hand.view(1).me.groups[1].value == 200
    assert hand.view(1).me.hand_count == 20
    assert hand.table.source == "replacement"


def test_5_5_4_angang_and_bugang() -> None:
    hand = playing({0: "3333p5m"}, laid={0: [("peng", "555m")]}, drawn=("9s", 0), options={"baida": 0})
    assert moves(hand, 0) == ["gang 5m 5m 5m 5m", "gang 3p 3p 3p 3p"]
    added = do(hand.copy(), (0, "gang 5m 5m 5m 5m"))
    assert [(g.verb, g.cards) for g in added.view(0).me.groups] == [("minggang", ("5m",) * 4)]
    assert added.view(0).me.hand_count == 20
    do(hand, (0, "gang 3p 3p 3p 3p"))
    assert [g.verb for g in hand.view(0).me.groups] == ["peng", "angang"]
    assert events(hand, "draw")[0].startswith("0 replacement")
    assert why(hand, 0, "gang 9s").startswith("5.5 Gang needs four")


def test_5_5_4_without_a_replacement_there_is_no_gang() -> None:
    hand = playing({0: "3333p"}, drawn=("9s", 0), left=0)
    assert moves(hand, 0) == []
    assert why(hand, 0, "gang 3p").startswith("5.5 The stock is empty")
    other = playing({1: "555m"}, shown=("5m", 0), left=0)
    assert moves(other, 1) == ["peng 5m 5m 5m", "pass"]
    assert why(other, 1, "gang 5m").startswith("5.5 The stock is empty")


def test_5_5_5_a_declined_win_costs_nothing() -> None:
    hand = playing({1: READY, 2: "千"}, shown=("5m", 0), stock="千1p5m", options={"baida": 0})
    do(hand, (1, "pass"))
    assert hand.view(1).facts.get("locked") is None
    assert moves(hand, 1) == []


def test_5_5_5_guoshui_bars_discards_until_the_next_own_draw() -> None:
    options: dict[str, Value] = {"baida": 0, "guoshui": "yes"}
    hand = playing({1: READY, 0: "5m", 2: "5m"}, shown=("5m", 2), stock="5s6s", options=options, dealer=2)
    warned = hand.warning(1, Action("pass"))
    assert warned is not None
    assert "until the next draw" in warned.word.source
    do(hand, (1, "pass"))
    assert hand.view(1).facts["locked"] == 1
    assert "locked" not in hand.view(0).facts
    do(hand, (0, "discard 5m"))
    # Seat 1 is not asked, and draws: free again.
    assert hand.table.turn == 1
    assert "locked" not in hand.view(1).facts
    told = hand.copy()
    told.table.locked.add(1)
    assert told.view(1).facts["locked"] == 1


def test_5_5_5_locked_seats_are_told_why() -> None:
    options: dict[str, Value] = {"baida": 0, "guoshui": "yes"}
    hand = playing({1: READY, 2: "55m"}, shown=("5m", 0), options=options, locked=[1])
    assert moves(hand, 1) == []
    assert why(hand, 1, "hu 5m").startswith("5.5 A winning discard was let go")


def test_5_5_6_an_empty_stock_is_a_draw_without_payment() -> None:
    hand = playing({0: "9s"}, drawn=("1m", 0), left=0, dealer=0)
    do(hand, (0, "discard 9s"))
    others_pass(hand)
    assert outcome(hand) == ("draw", (0, 0, 0))
    assert hand.outcome is not None
    assert hand.outcome.next_dealer == 0
    assert why(hand, 0, "discard 1m").startswith("5.5 The hand is over")


def test_5_3_a_baida_without_a_replacement_ends_the_hand() -> None:
    hand = playing({0: "9s"}, drawn=("1m", 0), stock="百", left=1, dealer=0)
    do(hand, (0, "discard 9s"))
    others_pass(hand)
    assert outcome(hand)[0] == "draw"
    assert hand.view(0).seats[1].groups[0].verb == "baida"


# ---- wins (5.6) ----------------------------------------------------------------------------------------------------


def test_5_6_own_draw_counted_line_by_line_and_settled_by_differences() -> None:
    hand = playing(
        {0: READY, 1: "千千千", 2: "1m"},
        laid={2: [("baida", "百")]},
        drawn=("5m", 0),
        turned="1p7s",
    )
    assert texts(hand, 0)[0] == "hu"
    warned = hand.warning(0, Action("discard", ("5m",)))
    assert warned is not None
    assert "gives the win away" in warned.word.source
    do(hand, (0, "hu"))
    assert hand.outcome is not None
    winner = hand.outcome.winners[0]
    lines = [(c.item.source, c.value) for c in winner.counts]
    # 坎 白花 (老将) 8 -> 10, 20, 文 20, 独 (丫子) 10, 自摸 10; 坎 千 8 -> 10; one 百搭 10.
    assert lines == [
        ("Three in hand", 8),
        ("Sets together", 10),
        ("Ta hu: runs and sets", 20),
        ("Wen: runs 1-2-3 of dots", 20),
        ("The only card", 10),
        ("Own draw", 10),
        ("Fu of the winner", 70),
        ("Fu of the next player", 10),
        ("Fu of the player before", 10),
    ]
    assert winner.points == 70
    assert hand.outcome.deltas == (120, -60, -60)
    assert [(x.payer, x.payee, x.amount) for x in hand.outcome.ledger] == [(1, 0, 60), (2, 0, 60)]
    assert {g.verb for g in winner.groups} == {"shun", "kan", "dui"}


def test_5_6_losers_settle_between_themselves_too() -> None:
    hand = playing({1: READY, 0: "1m", 2: "红"}, laid={0: [("angang", "千千千千")]}, shown=("5m", 2), turned="1p7s")
    do(hand, (1, "hu 5m"))
    assert hand.outcome is not None
    # Winner: 坎 白花 8 -> 10, 20, 文 20, 独 10 = 60; 暗杠 千 24 -> 30; nothing.
    assert hand.outcome.deltas == (0, 90, -90)
    assert [(x.payer, x.payee, x.amount) for x in hand.outcome.ledger] == [(0, 1, 30), (2, 1, 60), (2, 0, 30)]
    assert hand.outcome.winners[0].giver == 2


def test_5_6_a_hand_that_is_not_complete_says_how_far_it_is() -> None:
    hand = playing({1: READY, 2: "44m"}, shown=("4m", 0))
    assert why(hand, 1, "hu 4m").startswith("5.4 The cards are not")
    reason = hand.explain(1, Action("hu", ("4m",)))
    assert reason is not None
    assert reason.values == {"groups": 7, "missing": 1}
    need = hand.view(1).need
    assert need is not None
    assert (need.have, need.want) == (22, 23)


def test_illegal_moves_have_reasons() -> None:
    hand = playing({1: "55m", 0: "1m"}, shown=("5m", 0))
    assert why(hand, 0, "peng 5m 5m 5m") == "5.5 One's own discard cannot be taken back."
    assert why(hand, 1, "discard 5m").startswith("5.5 A card lies on the table")
    assert why(hand, 1, "gang 5m 5m 5m 5m").startswith("5.5 Gang needs three")
    assert why(hand, 1, "peng 4m").startswith("5.5 {shown} lies")
    assert why(hand, 2, "peng 5m").startswith("5.5 Peng needs two")
    assert why(hand, 2, "pass").startswith("5.5 It is not")
    assert why(hand, 1, "discard 天").startswith("5.2")
    assert why(hand, 1, "bao").startswith("5.5 That is not possible")
    with pytest.raises(IllegalAction, match="Gang needs three"):
        hand.apply(1, Action.parse("gang 5m 5m 5m 5m"))
    turn = playing({0: "1m"}, drawn=("9s", 0))
    assert why(turn, 0, "pass").startswith("5.5 A discard is owed")
    assert why(turn, 0, "peng 9s").startswith("5.5 No card lies")
    assert why(turn, 0, "discard").startswith("5.5 A discard is owed")
    absent = next(k.token for k in GAME.pack.kinds if k.token not in (turn.view(0).me.hand or ()))
    assert why(turn, 0, f"discard {absent}").startswith("5.5 There is no")
    assert why(turn, 1, "discard 红").startswith("5.5 It is not")
    assert why(turn, 0, "gang").startswith("5.5 No kind is held four times")


# ---- 酒菜胡 (5.7) --------------------------------------------------------------------------------------------------

JIUCAI = {"form": "jiucai"}


def test_5_7_the_next_player_eats() -> None:
    hand = playing({1: "46m7m千", 2: "46m"}, shown=("5m", 0), seats=4, options=JIUCAI)
    assert moves(hand, 1) == ["chi 4m 5m 6m", "chi 5m 6m 7m", "pass"]
    assert why(hand, 2, "chi 4m 5m 6m").startswith("5.7 Only the card of the player before")
    assert why(hand, 1, "chi 4m").startswith("5.7 Choose two cards")
    assert why(hand, 1, "chi 千").startswith("5.7 {cards} with {shown} is no run")
    assert why(hand, 1, "chi 3m").startswith("5.7 There is no")
    do(hand, (1, "chi 4m 5m 6m"))
    assert hand.view(1).me.hand_count == 11
    claim = next(e for e in hand.events if e.kind == "claim")
    assert (claim.cards, claim.taken) == (("4m", "5m", "6m"), 1)
    honour = playing({1: "红白", 2: "千千"}, shown=("千", 0), seats=4, options=JIUCAI)
    assert why(honour, 1, "chi 红").startswith("5.7 {shown} never stands")


def test_5_7_nine_of_bamboos_runs_here() -> None:
    hand = playing({1: "78s"}, shown=("9s", 0), seats=4, options=JIUCAI)
    assert moves(hand, 1) == ["chi 7s 8s 9s", "pass"]


def test_5_7_peng_before_eating() -> None:
    hand = playing({1: "46m", 3: "55m"}, shown=("5m", 0), seats=4, options=JIUCAI)
    do(hand, (1, "chi 4m 5m 6m"))
    assert hand.actors() == (3,)
    do(hand, (3, "peng 5m 5m 5m"))
    assert events(hand, "claim") == ["3 peng 5m 5m 5m"]


@pytest.mark.parametrize(
    ("cards", "card", "times"),
    [
        ("123m456m789m12p千千", "3p", 1),
        ("1122m3344p5566s千", "千", 2),
        ("111m222p333s44s千千", "4s", 2),
        # Four groups and seven pairs at once: the doubled one counts.
        ("112233m445566p千", "千", 2),
    ],
)
def test_5_7_pay(cards: str, card: str, times: int) -> None:
    own = playing({0: cards}, drawn=(card, 0), seats=4, options=JIUCAI)
    do(own, (0, "hu"))
    assert own.outcome is not None
    assert own.outcome.deltas == (6 * times, -2 * times, -2 * times, -2 * times)
    given = playing({0: cards}, shown=(card, 1), seats=4, options=JIUCAI)
    do(others_but(given, 0), (0, f"hu {card}"))
    assert given.outcome is not None
    assert given.outcome.deltas == (4 * times, -2 * times, -times, -times)
    assert given.outcome.next_dealer == 0


def others_but(hand: QianhongHand, seat: int) -> QianhongHand:
    """Whoever else is asked passes."""
    for other in hand.actors():
        if other != seat:
            do(hand, (other, "pass"))
    return hand
