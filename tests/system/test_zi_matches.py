"""Matches of the four 字牌 games in the real window: eight hands with keys only, two with the mouse only."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from changpai_desktop.games.registry import game
from tests.system.matches import Habits, begin, person, played
from tests.system.person import Person

__all__ = ["person"]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("hunan", 3, {}),
    ("hunan", 3, {"referee": "manual"}),
    ("yizhang", 3, {}),
    ("yizhang", 4, {}),
    ("leshan", 2, {}),
    ("leshan", 3, {}),
    ("leshan", 4, {}),
    ("daer", 3, {"bao": "on"}),
    ("daer", 4, {}),
]

TRIED = {
    ("hunan", 3): {"wei", "pao", "ti"},
    ("leshan", 3): {"cut"},
    ("leshan", 4): {"shou", "liang"},
}
"""Decisions that only these tables have; with the program as referee the forced ones happen by themselves."""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_eight_hands_with_keys_only(person: Person, name: str, seats: int, options: dict[str, Any]) -> None:
    habits = Habits(person, random.Random(seats))
    begin(person, name, seats, options, 8)
    person.play(habits.act, person.confirm_by_keys, lambda: person.key(Qt.Key.Key_Space))
    played(person, 8)
    seen = {a.verb for a in person.done}
    for table, verbs in TRIED.items():
        if table == (name, seats) and (name != "hunan" or options):
            assert seen & verbs, f"of {verbs} nothing came up in {seen}"
    light = {w.source for w in game(name).light}
    assert not [text for text in person.asked if any(text.startswith(s.split("{")[0]) for s in light if s[0] != "{")]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_hand_with_the_mouse_only(person: Person, name: str, seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(5)
    begin(person, name, seats, options, 1, 3)
    act: Callable[[], None] = lambda: person.do_by_mouse(person.choice(chance))  # noqa: E731
    person.play(
        act,
        lambda box: person.click_button(box.do),
        lambda: person.click_button(person.settlement.next_button),
    )
    played(person, 1)
