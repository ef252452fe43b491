"""A rule case whose fields have the wrong type ended in a TypeError or AttributeError instead of a CaseError."""

import pytest

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.registry import GAME_IDS, game

WRONG: tuple[object, ...] = (None, 5, 1.5, True, "x", [], [1], {"a": 1}, [["peng", 7]], [[["peng"], "66 66 66"]])
FIELDS = ("kind", "rules", "seats", "seat", "dealer", "laid", "hand", "card", "source", "from", "flags")


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("kind", ["win", "eat", "qualify"])
def test_a_wrong_type_is_a_case_error(game_id: str, field: str, kind: str) -> None:
    good = {"kind": kind, "rules": {}, "seats": 3, "seat": 0, "dealer": 0, "laid": [], "hand": "66 66", "card": "66"}
    good |= {"source": "own_flip", "from": 0, "flags": {}}
    for wrong in WRONG:
        try:
            answer = game(game_id).answer_case(good | {field: wrong})
        except CaseError as error:
            assert str(error)
        else:
            assert isinstance(answer, dict)


@pytest.mark.parametrize("flags", [{"visible": 5}, {"dropped": 1}, {"refused": []}, {"baozi": "0"}, {"dropped": [[]]}])
def test_a_wrong_flag_is_a_case_error(flags: dict[str, object]) -> None:
    case = {"kind": "win", "rules": {}, "seats": 3, "seat": 0, "dealer": 0, "laid": [], "hand": "66 66", "card": "66"}
    case |= {"source": "own_flip", "from": 0, "flags": flags}
    for kind in ("win", "eat", "qualify"):
        try:
            game("yaodiren").answer_case(case | {"kind": kind})
        except CaseError as error:
            assert "flags" in str(error)
