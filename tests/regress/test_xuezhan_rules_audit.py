"""Small points of 四川麻将 that the rules settle and the first engine missed (rules zipai 5, 7)."""

from changpai_desktop.games.contract import Value
from tests.games.xuezhan.build import dealt, do, others_pass, paid, playing, texts, warned, why

WAITS = "23456m345p77p"
"""With PENG: waits for 1m, 4m and 7m."""
PENG = [("peng", "999p")]
MANUAL: dict[str, Value] = {"referee": "manual"}


def test_a_false_win_costs_double_what_was_claimed_with_its_bonus() -> None:
    # 5.11: double the value claimed; with zimo = di an own draw of one fan claims 2 from each.
    options = {**MANUAL, "zimo": "di"}
    hand = playing({1: WAITS}, laid={1: [("peng", "999s")]}, turn=1, drawn="7m", options=options)
    reason = hand.warning(1, hand.legal(1)[0])
    assert reason is not None
    assert reason.values["pay"] == 4
    do(hand, (1, "hu 7m"))
    assert paid(hand) == [4, -12, 4, 4]


def test_the_giver_who_pays_a_kong_flower_pays_by_5_6_2() -> None:
    options: dict[str, Value] = {"diangang_hua": "dianpao"}
    hand = playing({1: "23456m77p555p"}, laid={1: PENG}, shown=("5p", 0), wall="7m", options=options)
    do(hand, (1, "gang 5p 5p 5p 5p"), (1, "hu 7m"))
    line = hand.table.ledger[-1]
    assert (line.payer, line.payee, line.amount, line.rule) == (0, 1, 2, "5.6.2")


def test_a_kind_barred_because_another_was_passed_is_explained_so() -> None:
    # 5.7.5: it was not this kind that was passed.
    for guoshou, said in (("all_kinds", "nothing of another player"), ("all_unless_more_fan", "more fan")):
        hand = playing(
            {1: WAITS, 2: "77m"},
            laid={1: PENG},
            shown=("7m", 0),
            passed={1: [("1m", 1)]},
            options={"guoshou": guoshou},
        )
        assert said in why(hand, 1, "hu 7m")
    hand = playing({1: WAITS, 2: "77m"}, laid={1: PENG}, shown=("7m", 0), passed={1: [("7m", 1)]})
    assert "A win with {cards} was passed" in why(hand, 1, "hu 7m")


def test_a_kong_instead_of_a_win_bars_nothing_for_it_draws_at_once() -> None:
    # 5.7.5: a kong replacement counts as the draw that ends the bar.
    hand = playing({1: "55567m345p77p"}, laid={1: PENG}, shown=("5m", 0))
    assert warned(hand, 1, "gang 5m 5m 5m 5m") == "5.7.5 This hand is complete and would win now."
    assert "before the next draw" in warned(hand, 1, "peng 5m 5m 5m")
    options: dict[str, Value] = {"guoshou_clear": "draw_or_meld"}
    hand = playing({1: "55567m345p77p"}, laid={1: PENG}, shown=("5m", 0), options=options)
    assert warned(hand, 1, "peng 5m 5m 5m") == "5.7.5 This hand is complete and would win now."


def test_a_late_kong_named_wrongly_is_not_called_forbidden_where_it_is_allowed() -> None:
    # 5.2.6: only `late_kong = forbidden` forbids it.
    hand = playing({1: "9p23456m77p45p"}, laid={1: PENG}, turn=1, drawn="1m")
    assert "gang 9p 9p 9p 9p" in texts(hand, 1)
    assert why(hand, 1, "gang 9p") == "5.2.4 Choose the four tiles of the kong."


def test_only_a_discard_of_the_dealer_himself_gives_an_earthly_win() -> None:
    # 5.5, dihu_first_discard: the dealer's first discard; a dealer without one (相公) has made none.
    options = {**MANUAL, "dihu_first_discard": "yes"}
    hand = dealt({2: "23456m345p77p999p"}, "7m", options=options)
    do(hand, (0, "pass"), (1, "discard 7m"), (2, "hu 7m"))
    others_pass(hand)
    assert hand.table.winners[0].fan == 1
    # Nor has a dealer who has won with the tiles dealt to him.
    hand = dealt({0: "123456s345p77p999s", 2: "23456m345p77p999p"}, "7m", options={"dihu_first_discard": "yes"})
    do(hand, (0, "hu"), (1, "discard 7m"), (2, "hu 7m"))
    others_pass(hand)
    assert [w.fan for w in hand.table.winners] == [6, 1]


def test_must_these_four_forgets_a_tile_that_has_been_discarded() -> None:
    # Part 7: compulsory only with one of the last four; the second 7m of the seat was drawn before them.
    options: dict[str, Value] = {"last4": "must_these_four"}
    hand = playing({1: WAITS, 0: "7m"}, laid={1: PENG}, turn=0, drawn="7m", left=3, options=options)
    t = hand.table
    t.late_kinds[0].add(6)
    t.passed[1] = [(6, 1)]
    others_pass(do(hand, (0, "discard 7m")))
    assert not t.late_kinds[0]
