"""Options of a game as data: what can be set, regional presets, settings that contradict each other."""

from collections.abc import Iterable, Mapping

from changpai_desktop.cards.record import record
from changpai_desktop.games.words import Word

Value = str | int
"""The value of an option."""


class OptionError(ValueError):
    """An option or preset that does not exist, a value it does not have, or two that contradict each other."""


@record
class Option:
    """An option: id, values (the first is the default), its label and what each value does, and the rule."""

    id: str
    values: tuple[Value, ...]
    label: Word
    effect: Word
    """One sentence: what changes when it is not the default."""
    value_labels: tuple[Word, ...]
    rule: str

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, text: Value) -> Value:
        """The value meant by a text. Raises OptionError with the values that exist."""
        for value in self.values:
            if str(value) == str(text):
                return value
        raise OptionError(f"option {self.id} has no value {text!r}; it has {', '.join(map(str, self.values))}")


@record
class Preset:
    """A regional set of options, and what of that region's rules it does not cover."""

    id: str
    label: Word
    values: Mapping[str, Value]
    note: Word


@record
class Conflict:
    """Two settings that contradict each other."""

    first: tuple[str, Value]
    second: tuple[str, Value]
    why: Word


def changed(options: Iterable[Option], values: Mapping[str, Value]) -> dict[str, Value]:
    """Of all values only those that differ from their option's default."""
    return {o.id: values[o.id] for o in options if values[o.id] != o.default}
