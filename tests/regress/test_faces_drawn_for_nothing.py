"""The table drew all faces at the sizes that its page has for a moment while it comes up."""

from __future__ import annotations

import pytest

from tests.system.matches import begin, person
from tests.system.person import Person

__all__ = ["person"]


@pytest.mark.parametrize(("name", "seats"), [("jier", 4), ("xuezhan", 4), ("shangdaren", 3)])
def test_the_same_table_again_draws_no_face(person: Person, name: str, seats: int) -> None:
    faces = person.house.settings.look.faces
    drawn: list[int] = []
    for _ in range(2):
        before = len(faces._pixmaps)
        begin(person, name, seats, {}, 1)
        person.until(person.waits)
        person.house.window.grab()
        drawn.append(len(faces._pixmaps) - before)
        person.house.engine.leave()
        person.house.window.go("start")
        person.house.window.grab()
    assert drawn[0] > 50 and drawn[1] == 0
