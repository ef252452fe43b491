"""What means nothing to a case was taken in silence: a flag of another kind, a deal of a seat that does not deal."""

import json
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.registry import game

CASES = Path(__file__).parents[1] / "cases"
MISPLACED: list[tuple[str, str, str, Any]] = [
    ("yaodiren", "eat", "visible", "66"),
    ("yaodiren", "qualify", "dropped", [1]),
    ("yaodiren", "eat", "baozi", [1]),
    ("yaodiren", "qualify", "declared", "敲"),
    ("yaodiren", "win", "refused", "66"),
    ("hunan", "eat", "passed_win", {"一": 0}),
    ("yizhang", "ready", "last_card", True),
    ("leshan", "win", "passed_chi", "一"),
    ("leshan", "eat", "passed_hu", {"points": 5, "fan": 1}),
    ("leshan", "eat", "first_discard", True),
    ("daer", "eat", "last_card", True),
    ("daer", "ready", "first_flip", True),
    ("jier", "win", "winner", 0),
    ("jier", "claim", "turned", "66"),
    ("xuezhan", "ready", "won", [1]),
    ("xuezhan", "ready", "first_draw", True),
    ("xuezhan", "ready", "passed_win", {"tile": "1m", "fan": 1}),
]


@pytest.mark.parametrize(("game_id", "kind", "flag", "value"), MISPLACED)
def test_a_misplaced_flag_is_refused_with_the_kinds_it_belongs_to(
    game_id: str, kind: str, flag: str, value: Any
) -> None:
    lines = (CASES / f"{game_id}.jsonl").read_text(encoding="utf-8").splitlines()
    case = next(c for line in lines if (c := json.loads(line))["kind"] == kind)
    game(game_id).answer_case(case)
    with pytest.raises(CaseError, match=rf"^flags\.{flag}: "):
        game(game_id).answer_case({**case, "flags": {**(case.get("flags") or {}), flag: value}})


@pytest.mark.parametrize("game_id", ["yaodiren", "daer", "jier", "xuezhan"])
def test_only_the_dealer_wins_with_dealt_cards(game_id: str) -> None:
    lines = (CASES / f"{game_id}.jsonl").read_text(encoding="utf-8").splitlines()
    case = next(c for line in lines if (c := json.loads(line)).get("source") == "deal")
    other = (case["seat"] + 1) % case["seats"]
    with pytest.raises(CaseError, match=r"^(source|from): "):
        game(game_id).answer_case({**case, "dealer": other, "from": other})
