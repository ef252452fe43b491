"""A record is what a frozen dataclass with slots is."""

import copy
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace
from typing import Any

import msgspec
import pytest

from changpai_desktop.cards.record import record


@record
class Made:
    """For the test."""

    name: str
    cards: tuple[str, ...] = ()
    facts: Mapping[str, int] = field(default_factory=dict)


@record
class One:
    """With a single field."""

    value: int


@dataclass(frozen=True, slots=True)
class Standard:
    """The same as Made."""

    name: str
    cards: tuple[str, ...] = ()
    facts: Mapping[str, int] = field(default_factory=dict)


def test_it_has_the_fields_and_defaults_of_a_dataclass() -> None:
    kind: Any = Made
    assert kind.__match_args__ == Standard.__match_args__
    assert is_dataclass(kind) and [f.name for f in fields(kind)] == [f.name for f in fields(Standard)]
    made, again = Made("a"), Made("a")
    assert (made.name, made.cards, made.facts) == ("a", (), {})
    assert made.facts is not again.facts
    assert repr(made) == repr(Standard("a")).replace("Standard", "Made")


def test_equal_records_have_equal_hashes_and_other_classes_are_not_equal() -> None:
    assert One(3) == One(3) and hash(One(3)) == hash(One(3)) and One(3) != One(4)
    assert Made("a", ("x",)) == Made("a", ("x",))
    other: Any = Standard("a")
    assert Made("a") != other
    assert len({One(1), One(1), One(2)}) == 2


def test_it_is_frozen_and_has_slots() -> None:
    made: Any = Made("a")
    with pytest.raises(FrozenInstanceError, match="name"):
        made.name = "b"
    with pytest.raises(FrozenInstanceError, match="name"):
        del made.name
    with pytest.raises(FrozenInstanceError, match="other"):
        made.other = 1
    assert not hasattr(made, "__dict__")


def test_replace_copy_and_msgspec() -> None:
    made = Made("a", ("x", "y"), {"n": 1})
    assert replace(made, name="b") == Made("b", ("x", "y"), {"n": 1})
    assert copy.deepcopy(made) == made and copy.copy(made) == made
    assert msgspec.json.decode(msgspec.json.encode(made), type=Made) == made


def test_a_missing_or_unknown_argument_is_refused() -> None:
    kind: Any = Made
    with pytest.raises(TypeError, match="name"):
        kind()
    with pytest.raises(TypeError, match="colour"):
        kind("a", colour=1)
