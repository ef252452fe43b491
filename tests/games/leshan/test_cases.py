"""Every known answer of 乐山贰柒拾."""

import json
from pathlib import Path
from typing import Any

import pytest

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.leshan.game import GAME

FILE = Path(__file__).parents[2] / "cases" / "leshan.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=[c["id"] for c in CASES])
def test_known_answer(case: dict[str, Any]) -> None:
    assert GAME.answer_case(case) == case["expect"]


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"hand": "一一一一一"}, "hand"),
        ({"hand": "中"}, "hand"),
        ({"kind": "sing"}, "kind"),
        ({"rules": {"tiers": "steep"}}, "tiers"),
        ({"rules": {"colour": "red"}}, "colour"),
        ({"seats": 5}, "seats"),
        ({"laid": [["dui", "一一"]]}, "dui"),
        ({"laid": [["dui", "一二三"]]}, "dui"),
        ({"laid": [["chi", "一二四"]]}, "eaten"),
        ({"laid": "一"}, "laid"),
        ({"card": "00"}, "card"),
        ({"source": "sky"}, "source"),
        ({"from": 7, "source": "discard"}, "from"),
        ({"hand": "一一", "laid": [["gun", "一一一一"]]}, "6 cards 一"),
        ({"flags": {"passed_hu": 3}}, "passed_hu"),
        ({"flags": []}, "flags"),
        ({"hand": None}, "hand"),
    ],
)
def test_a_damaged_case_is_refused_by_its_field(change: dict[str, object], word: str) -> None:
    case = next(c for c in CASES if c["id"] == "leshan-x-3B-discard")
    with pytest.raises(CaseError, match=word):
        GAME.answer_case(case | change)
