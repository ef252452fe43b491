"""Cards as text and back. Parse and print are inverse for every pack.

Blanks only separate. Domino tokens are always separated by blanks; one-character tokens need none;
suit letters may be written once after several digits (`123m456p`).
"""

from collections.abc import Iterable, Mapping

HIDDEN = "?"
"""The token of a card that a viewer may not know."""


class CardError(ValueError):
    """A text that is no card of the pack in question."""


def join_tokens(tokens: Iterable[str]) -> str:
    """Tokens separated by single blanks."""
    return " ".join(tokens)


def split_tokens(text: str, known: Mapping[str, int], pack: str) -> tuple[str, ...]:
    """Tokens of `text`, each of them in `known`. Raises CardError naming the first that is not."""
    found: list[str] = []
    for word in text.split():
        if word in known:
            found.append(word)
        else:
            found.extend(_split_word(word, known, pack))
    return tuple(found)


def _split_word(word: str, known: Mapping[str, int], pack: str) -> list[str]:
    """A word without blanks: single characters, or digits followed by one suit letter."""
    tokens: list[str] = []
    digits = ""
    for char in word:
        if char in known:
            tokens.append(char)
        elif char.isascii() and char.isdigit():
            digits += char
            continue
        elif digits and all(d + char in known for d in digits):
            tokens += [d + char for d in digits]
        else:
            raise CardError(f"{word!r} is no card of the {pack} pack")
        if digits and char in known:
            raise CardError(f"{word!r} is no card of the {pack} pack")
        digits = ""
    if digits:
        raise CardError(f"{word!r} is no card of the {pack} pack")
    return tokens
