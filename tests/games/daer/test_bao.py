"""四川大贰, 爆 (rules zipai 4.6)."""

from changpai_desktop.games.daer.hand import DaerHand
from tests.games.daer.build import dealt, do, others_pass, playing, texts, why

BAO = {"bao": "on"}
# Twenty cards that wait for 七: 坎 八 6, 一二三 3, 肆伍陆, 陆柒捌, 三四五, 五六七, and a second run of 9.
WAITS = "八八八一二三三四五五六陆柒捌肆伍陆贰柒拾"
LOOSE = "一一二二四四伍伍柒玖玖十十叁叁捌捌壹壹九"


def test_4_6_who_waits_is_asked_secretly_before_play() -> None:
    hand = dealt({1: WAITS}, options=BAO)
    assert hand.view(0).phase == "bao"
    assert hand.actors() == (1,)
    assert hand.view(0).actors == ()
    assert hand.view(1).actors == (1,)
    assert texts(hand, 1) == ["bao", "pass"]
    # The dealer's last card is held back until then.
    assert [s.hand_count for s in hand.view(0).seats] == [20, 20, 20]
    assert why(hand, 0, "discard 一").startswith("4.6 It is not")
    assert why(hand, 0, "bao").startswith("4.6 Bao needs a hand")
    assert why(hand, 1, "chi 一 二 三").startswith("4.6 Say first")
    said = do(hand.copy(), (1, "bao"))
    assert said.view(0).seats[1].said == "bao"
    assert said.view(0).seats[0].hand_count == 21
    drawn = next(e for e in said.events if e.kind == "draw")
    assert drawn.seen_by(1) is not None
    assert drawn.seen_by(1).cards == ("?",)
    assert do(hand, (1, "pass")).view(0).seats[1].said == ""


def test_4_6_nobody_waits_nobody_is_asked() -> None:
    hand = dealt({0: LOOSE + "拾", 1: "", 2: ""}, options=BAO)
    assert hand.view(0).phase in ("discard", "bao")
    assert 0 not in hand.table.bao_asked


def test_4_6_the_dealers_card_is_offered_as_a_flip() -> None:
    hand = dealt({0: WAITS + "七"}, options=BAO)
    hand = others_pass(do(hand, (0, "bao")))
    shown = hand.view(1).shown
    assert shown is not None
    assert (shown.card, shown.seat, shown.how) == ("七", 0, "flip")
    won = do(hand, (0, "hu 七"))
    assert won.outcome is not None
    found = [c.item.source for c in won.outcome.winners[0].counts]
    assert "Bao declared" in found
    assert "Own flip" in found
    # 4.6: the held-back card is not the first flip.
    assert "First flip" not in found
    assert "Won as dealt" not in found


def test_4_6_without_bao_the_card_goes_into_the_hand_and_may_be_tianhu() -> None:
    hand = others_pass(dealt({0: WAITS + "七"}, options=BAO))
    assert hand.view(0).phase == "own_win"
    won = do(hand, (0, "hu"))
    assert won.outcome is not None
    assert "Won as dealt" in [c.item.source for c in won.outcome.winners[0].counts]


def test_4_6_the_first_flip_comes_after_the_held_back_card() -> None:
    hand = others_pass(do(dealt({0: WAITS + "九"}, "玖", options=BAO), (0, "bao")))
    if hand.table.held_back:
        assert hand.table.flips == 0
        others_pass(hand)
    assert (hand.table.held_back, hand.table.flips) == (False, 1)
    flips = [e for e in hand.events if e.kind == "flip"]
    assert [(e.seat, e.cards[0]) for e in flips[:2]] == [(0, "九"), (1, "玖")]


def test_4_6_the_dealer_may_declare_with_his_first_discard() -> None:
    # Only 20 of the 21 wait: the odd card is discarded with the declaration.
    odd = WAITS.replace("捌", "九") + "捌"
    hand = dealt({0: odd}, options=BAO)
    if hand.view(0).phase == "bao":
        others_pass(hand)
    assert "bao 九" in texts(hand, 0)
    assert "bao 八" not in texts(hand, 0)
    assert why(hand, 0, "bao 八").startswith("4.6 Three {cards}")
    assert why(hand, 0, "bao 十").startswith("4.6 There is no")
    assert why(hand, 0, "bao").startswith("4.6 A discard")
    do(hand, (0, "bao 九"))
    assert hand.view(1).seats[0].said == "bao"
    assert [e.kind for e in hand.events if e.seat == 0][-2:] == ["say", "discard"]
    assert why(hand, 0, "bao 一").startswith("4.6 Bao is declared before play")


def _after_bao(shown: str, own: str, seat: int = 1) -> DaerHand:
    return playing({1: own}, shown=(shown, 0, "flip"), bao=(seat,), passed={0: shown}, options=BAO)


def test_4_6_who_declared_neither_eats_nor_takes_a_peng() -> None:
    pair = _after_bao("玖", "八八八一二三三四五五六陆柒捌肆伍陆贰玖玖")
    assert not any(e.kind == "claim" and e.seat == 1 and e.cards[0] == "玖" for e in pair.events)
    for own, text in (("玖玖", "peng 玖 玖 玖"), ("柒捌", "chi 柒 捌 玖")):
        hand = playing({0: "柒捌", 1: own}, shown=("玖", 0, "flip"), bao=(1,), options=BAO)
        assert hand.legal(1) == []
        assert why(hand, 1, text).startswith("4.6 Who has declared bao")


def test_4_6_a_forced_zhao_still_comes_and_f2_holds() -> None:
    hand = _after_bao("玖", "玖玖玖一二三三四五五六陆柒捌肆伍陆贰二七")
    claim = next(e for e in hand.events if e.kind == "claim")
    assert (claim.seat, claim.verb) == (1, "zhao")
    assert hand.actors() == (1,)
    assert hand.view(1).phase == "discard"


def test_4_6_another_bao_beaten() -> None:
    laid = {1: [("peng", "一一一"), ("chi", "肆伍陆")]}
    won = do(
        playing({1: "八八八一二三三四五五六陆柒捌"}, laid=laid, shown=("七", 2, "flip"), bao=(2,), options=BAO),
        (1, "hu 七"),
    )
    assert won.outcome is not None
    assert "Another's bao beaten" in [c.item.source for c in won.outcome.winners[0].counts]
    assert won.outcome.winners[0].fan == 4


def test_without_the_option_there_is_no_bao() -> None:
    hand = dealt({1: WAITS})
    assert hand.view(0).phase != "bao"
    assert why(hand, 1, "bao").startswith("4.6 By this table's rules")
