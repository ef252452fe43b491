"""川牌挤儿: cases that cannot be are refused in one sentence, not answered (rules changpai 3.1, 3.4.3)."""

import pytest

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.jier.game import GAME
from tests.games.jier.build import PLAIN


def case(**parts: object) -> dict[str, object]:
    """A case of a seat that waits for 天 and 地."""
    base: dict[str, object] = {"game": "jier", "kind": "claim", "rules": {}, "seats": 4, "seat": 1, "dealer": 0}
    more = {"laid": [], "hand": PLAIN, "card": "66", "source": "other_flip", "from": 0, "flags": {}}
    return {**base, **more, **parts}


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"source": "discard", "from": 1}, "from: discard is a card of another seat"),
        ({"source": "other_flip", "from": 1}, "from: other_flip is a card of another seat"),
        ({"source": "own_flip", "from": 0}, "from: own_flip is a card of the seat itself"),
        ({"kind": "win", "source": "discard", "from": 1}, "from: discard is a card of another seat"),
        ({"kind": "win", "source": "deal", "from": 1}, "source: only the dealer"),
        ({"kind": "win", "source": "deal", "from": 1, "dealer": 1}, "card: must be null"),
        ({"hand": PLAIN + " 65"}, "hand: 16 cards and 0 groups are more than"),
        ({"laid": [["peng", "22 22 22"]]}, "hand: 15 cards and 1 groups are more than"),
        ({"kind": "ready", "card": None, "source": None, "from": None, "hand": PLAIN + " 65"}, "hand: 16 cards"),
    ],
)
def test_a_case_that_cannot_be(parts: dict[str, object], says: str) -> None:
    with pytest.raises(CaseError) as error:
        GAME.answer_case(case(**parts))
    assert str(error.value).startswith(says)


def test_cases_that_can_be() -> None:
    assert GAME.answer_case(case())["hu"] is True
    assert GAME.answer_case(case(kind="win", source="discard"))["win"] is True
    # 3.4.8: a hand that misses a place is possible, it only cannot win.
    assert GAME.answer_case(case(kind="win", hand=" ".join(PLAIN.split()[:13])))["win"] is False
