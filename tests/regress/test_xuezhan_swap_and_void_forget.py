"""What a seat waits for is found anew once tiles were swapped or a suit was named (rules zipai 5.1.4, 5.1.5).

Whoever looked at the table before it was left with the tiles that he waited for before it.
"""

from changpai_desktop.games.contract import Action, Value
from changpai_desktop.games.xuezhan.hand import XuezhanHand
from tests.games.xuezhan.build import dealt, do, texts

SEAT = 1
WAITS = "2m 3m 1p 1p 1p 2p 2p 2p 3p 3p 3p 4p 4p"


def _looked(then: str, options: dict[str, Value]) -> XuezhanHand:
    hand = dealt({SEAT: WAITS}, then, options=options)
    for seat in range(4):
        hand.view(seat)
    return hand


def test_void_suit_named_after_a_look_cannot_win() -> None:
    hand = do(_looked("4m", {"dingque": "on"}), (0, "que_s"), (1, "que_m"), (2, "que_s"), (3, "que_s"))
    for seat in range(4):
        hand.view(seat)
    first = hand.legal(0)[0]
    hand.apply(0, first)
    while hand.actors() != (SEAT,) or hand.table.phase != "discard":
        hand.apply(hand.actors()[0], Action("pass"))
    assert not any(text.startswith("hu") for text in texts(hand, SEAT))
    assert "waits" not in hand.view(SEAT).facts


def test_tiles_given_away_after_a_look_are_no_longer_waited_with() -> None:
    hand = _looked("", {"swap3": "on"})
    assert hand.view(SEAT).facts["waits"] == "1m 4m"
    for seat in range(4):
        three = "swap 2p 2p 2p" if seat == SEAT else str(hand.legal(seat)[0])
        hand.apply(seat, Action.parse(three))
    t = hand.table
    assert t.ready(SEAT) == t.ready_with(SEAT, t.own[SEAT])
