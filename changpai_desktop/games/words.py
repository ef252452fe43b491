"""Words and reasons as values: marked for translation here, put into a language elsewhere."""

from collections.abc import Mapping

from changpai_desktop.cards.record import field, record


def QT_TRANSLATE_NOOP(context: str, source: str) -> "Word":
    """Marks a text for translation and returns it as a Word."""
    return Word(context, source)


@record
class Word:
    """A text to be translated: its context and its English source, with `{name}` places for values."""

    context: str
    source: str


@record
class Reason:
    """Why something is so: a sentence to translate, its values, and the rule that says it (`1.7`).

    A value that is a tuple of tokens is shown as card names; a Word is translated in its turn.
    """

    word: Word
    values: Mapping[str, "int | str | Word | tuple[str, ...]"] = field(default_factory=dict)
    rule: str = ""
