"""Frozen records, made quickly. What flows through: a class with annotated fields in, the same as a record out.

`@record` gives what `@dataclass(frozen=True, slots=True)` gives: fields, equality, hash, repr, `replace`, and
msgspec takes its classes for the dataclasses they are. The standard decorator compiles six functions for every
class, a millisecond and a half each time; with forty of them the player waits for the window. Here only
`__init__` is compiled, and the rest is shared.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")
_set = object.__setattr__


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """The class as a frozen dataclass with slots. It must not have a `__post_init__` nor a record as its base."""
    # Without init, repr and eq the standard decorator compiles nothing.
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    parts = fields(made)
    names = tuple(p.name for p in parts)
    made.__init__ = _init(made, parts)
    made.__eq__, made.__hash__ = _eq_and_hash(names)
    made.__setattr__, made.__delattr__ = _frozen, _kept
    made.__getstate__, made.__setstate__ = _getstate, _setstate
    if "__repr__" not in cls.__dict__:
        made.__repr__ = _repr
    result: type[T] = made
    return result


def _init(made: Any, parts: tuple[Field[Any], ...]) -> Callable[..., None]:
    known: dict[str, Any] = {"_set": _set}
    heads, lines = [], []
    for part in parts:
        name, value = part.name, part.name
        if part.default_factory is not MISSING:
            known[f"_make_{name}"] = part.default_factory
            known["_none"] = MISSING
            heads.append(f"{name}=_none")
            value = f"_make_{name}() if {name} is _none else {name}"
        elif part.default is not MISSING:
            known[f"_default_{name}"] = part.default
            heads.append(f"{name}=_default_{name}")
        else:
            heads.append(name)
        lines.append(f" _set(self, {name!r}, {value})")
    exec(f"def __init__(self, {', '.join(heads)}):\n" + "\n".join(lines), known)
    init: Callable[..., None] = known["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    init.__module__ = made.__module__
    init.__annotations__ = {**{p.name: p.type for p in parts}, "return": None}
    return init


def _eq_and_hash(names: tuple[str, ...]) -> tuple[Callable[..., Any], Callable[..., int]]:
    get = attrgetter(*names)
    single = len(names) == 1

    def __eq__(self: Any, other: object) -> Any:
        if other.__class__ is self.__class__:
            return get(self) == get(other)
        return NotImplemented

    def __hash__(self: Any) -> int:
        return hash((get(self),) if single else get(self))

    return __eq__, __hash__


def _repr(self: Any) -> str:
    return f"{type(self).__qualname__}({', '.join(f'{p.name}={getattr(self, p.name)!r}' for p in fields(self))})"


def _frozen(_self: Any, name: str, _value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _kept(_self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _getstate(self: Any) -> list[Any]:
    return [getattr(self, p.name) for p in fields(self)]


def _setstate(self: Any, state: list[Any]) -> None:
    for part, value in zip(fields(self), state, strict=True):
        _set(self, part.name, value)
