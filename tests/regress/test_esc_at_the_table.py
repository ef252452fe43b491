"""Esc at the table, where it is the window's own key for going back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.system.matches import begin, person
from tests.system.person import Person

__all__ = ["person"]


def asked(person: Person, name: str, seats: int) -> Any:
    """The table of the first decision."""
    begin(person, name, seats, {"dingque": "on", "swap3": "on"} if name == "xuezhan" else {}, 1)
    person.until(person.waits)
    return person.table


@pytest.mark.parametrize(("name", "seats"), [("xuezhan", 4), ("jier", 2), ("shangdaren", 3)])
def test_lifted_cards_are_laid_down_first(person: Person, qtbot: QtBot, name: str, seats: int) -> None:
    """The key went to the window, and nothing was laid down."""
    table = asked(person, name, seats)
    for _ in range(2):
        person.key(Qt.Key.Key_Up if table.view.state.focus else Qt.Key.Key_Right)
        if table.view.state.focus[0] == "hand":
            break
    person.key(Qt.Key.Key_Space)
    assert table.model.lifted
    person.key(Qt.Key.Key_Escape)
    assert not table.model.lifted and person.house.window.current == "table"


def test_choosing_among_ways_ends_first(person: Person) -> None:
    table = asked(person, "jier", 2)
    table.view.state.choosing = True
    person.key(Qt.Key.Key_Escape)
    assert not table.view.state.choosing and person.house.window.current == "table"
