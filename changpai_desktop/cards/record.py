"""Records, made quickly. What flows through: a class with annotated fields in, the same as a record out.

`@record` gives what `@dataclass(frozen=True, slots=True)` gives: fields, equality, hash, repr, `replace`, and
msgspec takes its classes for the dataclasses they are; `@changeable` gives what plain `@dataclass` gives. The standard
decorator compiles up to six functions for every class, a millisecond and a half each time; with forty of them the
player waits for the window. Here only `__init__` and `__eq__` are compiled, when they are first called, and the rest is
shared; the module `dataclasses` is loaded when somebody first asks a class for its dataclass fields.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar, dataclass_transform

T = TypeVar("T")
_set = object.__setattr__
_NONE: Any = object()


class _Part(NamedTuple):
    """One field. `factory` makes its value where none is given."""

    name: str
    default: Any = _NONE
    factory: Callable[[], Any] | None = None
    init: bool = True
    repr: bool = True
    compare: bool = True


def field(
    *,
    default_factory: Callable[[], Any] | None = None,
    init: bool = True,
    repr: bool = True,
    compare: bool = True,
) -> Any:
    """As `dataclasses.field`, which serves too."""
    return _Part("", _NONE, default_factory, init, repr, compare)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """The class as a frozen dataclass with slots. It must not have a record as its base."""
    parts = _parts(cls)
    names = tuple(part.name for part in parts)
    body = {k: v for k, v in vars(cls).items() if k not in names and k not in ("__dict__", "__weakref__")}
    body |= {"__slots__": names, "__qualname__": cls.__qualname__}
    kind: Any = type(cls)
    made = kind(cls.__name__, cls.__bases__, body)
    _complete(made, parts)
    made.__setattr__, made.__delattr__ = _frozen, _kept
    made.__getstate__, made.__setstate__ = _states(names)
    result: type[T] = made
    return result


@dataclass_transform(field_specifiers=(field,))
def changeable(cls: type[T]) -> type[T]:
    """The class as a dataclass whose fields may be set; it has no hash."""
    made: Any = cls
    parts = _parts(cls)
    for part in parts:
        if part.factory is not None:
            delattr(made, part.name)
    _complete(made, parts)
    made.__hash__ = None
    return cls


def _parts(cls: type) -> tuple[_Part, ...]:
    found = []
    for name in vars(cls).get("__annotations__", {}):
        given = cls.__dict__.get(name, _NONE)
        if isinstance(given, _Part):
            given = given._replace(name=name)
        elif hasattr(given, "default_factory"):  # of dataclasses.field
            factory = given.default_factory if callable(given.default_factory) else None
            given = _Part(name, _NONE, factory, given.init, given.repr, given.compare)
        else:
            given = _Part(name, given)
        found.append(given)
    return tuple(found)


def _complete(made: Any, parts: tuple[_Part, ...]) -> None:
    made.__init__ = _first_init(made, parts)
    setattr(made, "__match_args__", tuple(p.name for p in parts if p.init))  # noqa: B010 - mypy reserves the name
    compared = tuple(p.name for p in parts if p.compare)
    made.__eq__, made.__hash__ = _first_eq(made, compared), _hash_of(compared)
    made.__dataclass_fields__ = _Fields(made, parts)
    if "__repr__" not in made.__dict__:
        made.__repr__ = _repr_of(tuple(p.name for p in parts if p.repr))


class _Fields:
    """What `dataclasses` and msgspec look for in a class, made when they do."""

    def __init__(self, made: Any, parts: tuple[_Part, ...]) -> None:
        self._made = made
        self._parts = parts

    def __get__(self, _instance: object, _owner: type) -> dict[str, Any]:
        import dataclasses

        body: dict[str, Any] = {
            "__annotations__": dict(self._made.__annotations__),
            "__module__": self._made.__module__,
        }
        for part in self._parts:
            known = {} if part.default is _NONE else {"default": part.default}
            if part.factory is not None:
                known = {"default_factory": part.factory}
            body[part.name] = dataclasses.field(**known, init=part.init, repr=part.repr, compare=part.compare)
        # The standard decorator makes the fields, on a class that is good for nothing else.
        twin: Any = dataclasses.dataclass(init=False, repr=False, eq=False)(type(self._made.__name__, (), body))
        made: dict[str, Any] = twin.__dataclass_fields__
        self._made.__dataclass_fields__ = made
        return made


def _first_init(made: Any, parts: tuple[_Part, ...]) -> Callable[..., None]:
    """An `__init__` that puts the compiled one in its place: many classes have no object before the first hand."""

    def __init__(self: Any, *args: Any, **values: Any) -> None:
        made.__init__ = _init(made, parts)
        made.__init__(self, *args, **values)

    return __init__


def _init(made: Any, parts: tuple[_Part, ...]) -> Callable[..., None]:
    known: dict[str, Any] = {"_none": _NONE}
    heads, lines = [], []
    for part in parts:
        if not part.init:
            continue
        name, value = part.name, part.name
        if part.factory is not None:
            known[f"_make_{name}"] = part.factory
            heads.append(f"{name}=_none")
            value = f"_make_{name}() if {name} is _none else {name}"
        elif part.default is not _NONE:
            known[f"_default_{name}"] = part.default
            heads.append(f"{name}=_default_{name}")
        else:
            heads.append(name)
        if "__slots__" in made.__dict__:
            # The slot itself takes the value: quicker than `object.__setattr__`, which looks for it by name.
            known[f"_set_{name}"] = made.__dict__[name].__set__
            lines.append(f" _set_{name}(self, {value})")
        else:
            lines.append(f" self.{name} = {value}")
    if hasattr(made, "__post_init__"):
        lines.append(" self.__post_init__()")
    exec(f"def __init__(self, {', '.join(heads)}):\n" + "\n".join(lines), known)
    init: Callable[..., None] = known["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    init.__module__ = made.__module__
    init.__annotations__ = {**made.__annotations__, "return": None}
    return init


def _first_eq(made: Any, names: tuple[str, ...]) -> Callable[..., Any]:
    """An `__eq__` that puts the compiled one in its place: as with `_first_init`, many classes are never compared."""

    def __eq__(self: Any, other: object) -> Any:
        made.__eq__ = _eq(made, names)
        return made.__eq__(self, other)

    return __eq__


def _eq(made: Any, names: tuple[str, ...]) -> Callable[..., Any]:
    known: dict[str, Any] = {}
    same = " and ".join(f"self.{name} == other.{name}" for name in names)
    exec(f"def __eq__(self, other):\n return {same} if other.__class__ is self.__class__ else NotImplemented", known)
    equal: Callable[..., Any] = known["__eq__"]
    equal.__qualname__ = f"{made.__qualname__}.__eq__"
    equal.__module__ = made.__module__
    return equal


def _hash_of(names: tuple[str, ...]) -> Callable[[Any], int]:
    get = attrgetter(*names)
    single = len(names) == 1

    def __hash__(self: Any) -> int:
        return hash((get(self),) if single else get(self))

    return __hash__


def _repr_of(names: tuple[str, ...]) -> Callable[[Any], str]:
    def __repr__(self: Any) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

    return __repr__


def _frozen(_self: Any, name: str, _value: object) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _kept(_self: Any, name: str) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _states(names: tuple[str, ...]) -> tuple[Callable[[Any], list[Any]], Callable[[Any, list[Any]], None]]:
    def __getstate__(self: Any) -> list[Any]:
        return [getattr(self, name) for name in names]

    def __setstate__(self: Any, state: list[Any]) -> None:
        for name, value in zip(names, state, strict=True):
            _set(self, name, value)

    return __getstate__, __setstate__
