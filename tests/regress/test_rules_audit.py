"""Small deviations from the rules of 幺地人 that a reading of the text line by line found."""

from changpai_desktop.games.contract import Action
from changpai_desktop.games.yaodiren.kinds import INDEX
from changpai_desktop.games.yaodiren.play import to_discard
from tests.games.yaodiren.build import dealt, do, playing, texts
from tests.games.yaodiren.test_cases import A, B

FIVE = [("peng", "44 44 44"), ("peng", "41 41 41"), ("peng", "64 64 64"), ("peng", "61 61 61"), ("peng", "51 51 51")]


def test_others_do_not_see_that_a_replacement_completed_a_hand() -> None:
    """The phase of the view told every seat that somebody could win, and then that he did not."""
    laid = {0: FIVE}
    hand = playing(["62 62 62 42 42", "", ""], laid=laid, shown=("62", 1, "flip"), stock="42", out=(2,))
    assert hand.view(0).phase == "own_win"
    assert hand.view(1).phase == "discard"


def test_1_7_a_peng_after_which_only_stolen_cards_are_left_is_not_offered() -> None:
    five = "44 44 44 44 44 11 11 11 11 41 41 41 64 64 64 61 61 61 63 63"
    hand = do(dealt(["", five], then="65 53 31 63"), (0, "drop"), (1, "start"))
    do(hand, (2, texts(hand, 2)[-1]))
    assert not any(text.startswith("peng") for text in texts(hand, 1))


def test_1_5_4_eating_with_one_of_two_copies_leaves_the_older_free() -> None:
    """One 42 was stolen, one is older: the stolen one goes into the group, the older one may be discarded."""
    hand = playing(["42 42 22 33 33 33 33 33 66 11 62", "", ""], laid={0: FIVE[:4]}, out=(2,))
    table = hand.table
    table.stolen[0][INDEX["42"]] = table.stolen[0][INDEX["22"]] = 1
    table.put_on_stage(INDEX["62"], 0, "flip")
    table.claim(0, "chi", tuple(sorted((INDEX["62"], INDEX["62"], INDEX["42"]))))
    assert table.stolen[0][INDEX["42"]] == 0
    assert table.stolen[0][INDEX["22"]] == 1


def test_1_9_3_a_foul_is_no_alternative_that_would_have_kept_the_hand() -> None:
    """With referee=manual a stolen card can be discarded, but only as a foul: its keeper is no 包子."""
    for referee in ("auto", "manual"):
        hand = playing(["33 33 33 33 33 66 11 22", "", ""], laid={0: FIVE}, out=(2,), options={"referee": referee})
        hand.table.stolen[0][INDEX["22"]] = 1
        hand.table.steals[0][INDEX["33"]] = 2
        to_discard(hand.table, 0)
        do(hand, (0, "discard 66"))
        assert hand.table.status[0] == "dropped"


def test_1_13_25_a_four_is_not_shown_when_nothing_can_be_stolen() -> None:
    three = "62 62 62 11 11 11 44 44 41 41 64 64 61 61 51 51 31 31 43 33"
    hand = playing([three, "", ""], options={"show_quads": "yes"})
    hand.table.stock = []
    hand.table.own[0][INDEX["11"]] = 4
    assert not hand.table.steal(0)
    assert not any(e.kind == "show" for e in hand.events)


def test_why_not_start_while_a_redeal_is_asked_for() -> None:
    """A seat with a fan was told that it had none."""
    hand = do(dealt([B, A]), (0, "redeal"))
    reason = hand.explain(1, Action("start"))
    assert reason is not None
    assert "turn" in reason.word.source
