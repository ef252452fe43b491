"""Matches of the trick game, of mahjong and of the other long cards in the real window, with keys only."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from changpai_desktop.games.registry import game
from tests.system.matches import Habits, begin, person, person_among_players, played
from tests.system.person import Person

__all__ = ["person", "person_among_players"]
TABLES: list[tuple[str, int, str, dict[str, Any], int]] = [
    ("xuezhan", 4, "", {}, 8),
    ("xuezhan", 4, "chengdu", {}, 4),
    ("baipai", 3, "", {}, 8),
    ("jier", 4, "", {}, 8),
    ("jier", 2, "", {}, 2),
    ("jier", 6, "", {}, 2),
    ("shangdaren", 3, "", {}, 8),
    ("qianhong", 4, "", {}, 8),
    ("qianhong", 3, "", {}, 2),
    ("qianhong", 4, "jiucai", {}, 2),
]
"""Game, seats, preset, options beside it, hands: at four seats of 千字 everybody rests once."""

DONE = {
    "xuezhan": {"discard", "pass", "peng"},
    "chengdu": {"swap", "que_m"},
    "baipai": {"lead", "beat"},
    "jier": {"discard", "bai"},
    "shangdaren": {"discard", "chi"},
    "qianhong": {"discard", "pass", "peng"},
    "jiucai": {"chi"},
}
"""Decisions that come up in the hands of a game or of a form of it."""


def options_of(name: str, preset: str, more: dict[str, Any]) -> dict[str, Any]:
    """What a preset sets, and what is set beside it."""
    found = {p.id: dict(p.values) for p in game(name).presets}
    return {**(found[preset] if preset else {}), **more}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "preset", "more", "hands"), TABLES)
def test_a_match_with_keys_only(
    person: Person, name: str, seats: int, preset: str, more: dict[str, Any], hands: int
) -> None:
    habits = Habits(person, random.Random(seats))
    begin(person, name, seats, options_of(name, preset, more), hands)
    person.play(habits.act, person.confirm_by_keys, lambda: person.key(Qt.Key.Key_Space))
    played(person, hands)
    seen = {a.verb for a in person.done}
    missing = (DONE[name] | DONE.get(preset, set())) - seen
    assert not missing, f"{missing} did not come up in {seen}"
    assert habits.refusals and habits.hints and habits.undone


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("xuezhan", 4), ("baipai", 3), ("jier", 4)])
def test_a_match_without_a_referee(person_among_players: Person, name: str, seats: int) -> None:
    """Whatever is said and done stands; what the rules punish is found later. Computers commit no foul."""
    person = person_among_players
    habits = Habits(person, random.Random(2), sense=0.85)
    begin(person, name, seats, {"referee": "manual"}, 3)
    person.play(habits.act, person.confirm_by_keys, lambda: person.key(Qt.Key.Key_Space))
    played(person, 3)
    assert habits.hints and habits.undone


@pytest.mark.parametrize(
    ("name", "seats", "preset"),
    [("xuezhan", 4, "chengdu"), ("baipai", 3, ""), ("jier", 7, ""), ("shangdaren", 3, ""), ("qianhong", 3, "")],
)
def test_a_hand_with_the_mouse_only(person: Person, name: str, seats: int, preset: str) -> None:
    chance = random.Random(5)
    begin(person, name, seats, options_of(name, preset, {}), 1, 3)
    act: Callable[[], None] = lambda: person.do_by_mouse(person.choice(chance))  # noqa: E731
    person.play(
        act,
        lambda box: person.click_button(box.do),
        lambda: person.click_button(person.settlement.next_button),
    )
    played(person, 1)
