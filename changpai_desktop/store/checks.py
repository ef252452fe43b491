"""Checks of what was read from a settings file. A value of any kind comes in, the same value goes out, or ValueError.

Written out, and not left to msgspec as the match records are, because the window waits for the settings and
that module would double the wait.
"""

from collections.abc import Callable, Mapping
from typing import Any

Check = Callable[[Any], Any]
"""Gives the value back. Raises ValueError with what is wrong."""


def text(most: int = 64) -> Check:
    """A text of at most `most` characters."""

    def check(value: Any) -> str:
        if not isinstance(value, str):
            raise ValueError("must be a text")
        if len(value) > most:
            raise ValueError(f"must have at most {most} characters")
        return value

    return check


def word(*words: str) -> Check:
    """One of these words."""

    def check(value: Any) -> str:
        if not isinstance(value, str) or value not in words:
            raise ValueError(f"must be one of {', '.join(map(repr, words))}")
        return value

    return check


def whole(least: int = -(1 << 63), most: int = (1 << 63) - 1) -> Check:
    """A whole number of this range."""

    def check(value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError("must be a whole number")
        if not least <= value <= most:
            raise ValueError(f"must be from {least} to {most}")
        return value

    return check


def switch(value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError("must be true or false")
    return value


def one_of_kinds(*kinds: Check) -> Check:
    """Whatever one of the checks lets through."""

    def check(value: Any) -> Any:
        wrong = []
        for kind in kinds:
            try:
                return kind(value)
            except ValueError as error:
                wrong.append(str(error))
        raise ValueError(" or ".join(wrong))

    return check


def row(item: Check, most: int | None = None) -> Check:
    """A list of such items."""

    def check(value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise ValueError("must be a list")
        if most is not None and len(value) > most:
            raise ValueError(f"must have at most {most} items")
        return [item(v) for v in value]

    return check


def table(item: Check) -> Check:
    """Names with such items."""

    def check(value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise ValueError("must be a table")
        return {name: item(v) for name, v in value.items()}

    return check


def made(kind: Callable[..., Any], parts: Mapping[str, Check]) -> Check:
    """A table with no other names than these, as an object of `kind`."""

    def check(value: Any) -> Any:
        if not isinstance(value, dict):
            raise ValueError("must be a table")
        for name in value:
            if name not in parts:
                raise ValueError(f"has no field {name!r}")
        return kind(**{name: parts[name](v) for name, v in value.items()})

    return check
