"""川牌挤儿 with referee=manual: what the rules punish can be done (rules changpai 8)."""

from changpai_desktop.games.contract import Value
from tests.games.jier.build import dealt, deltas, do, playing, texts, told, warned
from tests.games.jier.test_opening import AN_HAND, TIED

MANUAL: dict[str, Value] = {"referee": "manual"}


def reason(text: str) -> str:
    return f"8 {text}"


def test_a_compulsory_an_of_the_opening_is_asked_for() -> None:
    hand = dealt({1: AN_HAND}, "42", options=MANUAL)
    assert told(hand, "lay") == []
    assert hand.actors() == (0, 1)
    assert texts(hand, 1) == ["an 63 63 63", "pass"]
    assert warned(hand, 1, "pass").startswith("8 {cards} must be laid first")
    assert warned(hand, 1, "an 63 63 63") == ""
    move = str(hand.legal(0)[0])
    laid = do(hand.copy(), (0, move), (1, "an 63 63 63"))
    assert told(laid, "lay", "draw") == ["1 lay an 63 63 63", "1 draw tou 42"]
    assert laid.outcome is None
    do(hand, (1, "pass"), (0, move))
    # 应扣未扣: found at once, one base to each, the same head deals.
    assert deltas(hand) == (1, -3, 1, 1)
    assert hand.outcome is not None
    assert (hand.outcome.kind, hand.outcome.next_dealer, hand.outcome.winners) == ("draw", 0, ())
    assert {(x.item.source, x.rule) for x in hand.outcome.ledger} == {("Foul", "8")}
    out = next(e for e in hand.events if e.kind == "out")
    assert (out.seat, out.verb) == (1, "foul") and out.reason is not None
    assert out.reason.values["cards"] == ("63", "63", "63")


def test_a_set_that_may_stay_is_no_foul() -> None:
    hand = dealt({1: TIED}, options=MANUAL)
    assert warned(hand, 1, "pass") == ""
    do(hand, (1, "pass"), (0, str(hand.legal(0)[0])))
    assert hand.outcome is None


def test_several_sets_are_laid_one_after_another() -> None:
    two = "63 63 63 54 54 54 66 64 62 51 41 32 31 22 21"
    hand = dealt({1: two}, "42 33", options=MANUAL)
    do(hand, (1, "an 63 63 63"))
    assert texts(hand, 1) == ["an 54 54 54", "pass"]
    assert hand.view(1).facts["laying"] == "63 63 63"
    do(hand, (1, "an 54 54 54"))
    assert hand.actors() == (0,)
    do(hand, (0, str(hand.legal(0)[0])))
    assert told(hand, "lay", "draw") == [
        "1 lay an 63 63 63",
        "1 lay an 54 54 54",
        "1 draw tou 42",
        "1 draw tou 33",
    ]


def test_discarding_before_a_compulsory_set() -> None:
    own = "63 63 63 65 66 64 62 51 41 32 31 22 21 33 42 44"
    hand = playing({1: own}, discards=1, options=MANUAL)
    assert texts(hand, 1) == ["an 63 63 63"]
    assert warned(hand, 1, "discard 66").startswith("8 {cards} must be laid first")
    do(hand, (1, "discard 66"))
    assert deltas(hand) == (1, -3, 1, 1)
    laid = playing({1: own}, discards=1, stock="53", options=MANUAL)
    do(laid, (1, "an 63 63 63"))
    assert warned(laid, 1, "discard 66") == ""
    do(laid, (1, "discard 66"))
    assert laid.outcome is None


def test_a_yan_that_must_be_laid() -> None:
    own = "61 52 43 65 66 64 62 51 41 32 31 22 21 33 42 44"
    hand = playing({1: own}, discards=1, options=MANUAL)
    assert texts(hand, 1) == ["yan 61 52 43"]
    do(hand, (1, "discard 66"))
    assert deltas(hand) == (1, -3, 1, 1)
    free = playing({1: own}, discards=1, options={**MANUAL, "yan": "free"})
    do(free, (1, "discard 66"))
    assert free.outcome is None


def test_a_set_that_loses_its_partners_by_the_discard_is_due_in_the_next_turn() -> None:
    own = "62 62 62 11 11 66 65 64 55 54 61 51 41 32 31 42"
    hand = playing({1: own}, discards=1, options=MANUAL)
    assert warned(hand, 1, "discard 66") == ""
    do(hand, (1, "discard 66"))
    assert hand.outcome is None and told(hand, "lay") == []


QI_HAND = "66 65 64 55 54 62 53 44 51 41 32 31"
QI_LAID = {1: [("an", "63 63 63")]}


def test_a_missed_qi() -> None:
    hand = playing({1: QI_HAND}, laid=QI_LAID, shown=("63", 0, "discard"), options=MANUAL)
    assert texts(hand, 1) == ["qi 63 63 63 63", "bai 65 63", "pass"]
    assert warned(hand, 1, "pass").startswith("8 The fourth {cards} must go")
    assert warned(hand, 1, "bai 65 63").startswith("8 The fourth {cards} must go")
    assert warned(hand, 1, "qi 63 63 63 63") == ""
    for text in ("pass", "bai 65 63"):
        missed = do(hand.copy(), (1, text))
        assert deltas(missed) == (1, -3, 1, 1)
        assert told(missed, "claim") == []
    do(hand, (1, "qi 63 63 63 63"))
    assert hand.outcome is None


def test_a_qi_that_somebody_nearer_forestalls_is_not_missed() -> None:
    sevens = "52 43 66 65 64 55 54 62 51 41 32 31 22 33 42"
    laid = {2: [("an", "61 61 61")]}
    hand = playing({2: QI_HAND, 1: sevens}, laid=laid, shown=("61", 0, "discard"), options=MANUAL)
    do(hand, (2, "pass"), (1, "yan 61 52 43"))
    assert hand.outcome is None
    again = playing({2: QI_HAND, 1: sevens}, laid=laid, shown=("61", 0, "discard"), options=MANUAL)
    do(again, (2, "pass"), (1, "pass"))
    assert deltas(again) == (1, 1, -3, 1)


def test_a_stolen_fourth_kept_from_its_an() -> None:
    own = "66 65 64 55 54 62 53 44 51 41 32 31 63"
    hand = playing({1: own}, laid=QI_LAID, discards=1, stock="42", options=MANUAL)
    assert texts(hand, 1) == ["qi 63 63 63 63"]
    assert warned(hand, 1, "discard 66").startswith("8 The fourth")
    foul = do(hand.copy(), (1, "discard 66"))
    assert deltas(foul) == (1, -3, 1, 1)
    do(hand, (1, "qi 63 63 63 63"))
    assert told(hand, "lay", "draw") == ["1 lay qi 63 63 63 63", "1 draw tou 42"]


def test_with_seven_the_seventh_gets_nothing_from_a_foul() -> None:
    own = "63 63 63 65 66 64 62 51 41 32 31 22 21 33 42 44"
    hand = do(playing({1: own}, discards=1, seats=7, options=MANUAL), (1, "discard 66"))
    assert deltas(hand) == (1, -5, 1, 1, 1, 1, 0)
