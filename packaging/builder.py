"""The build backend: setuptools, and with CHANGPAI_COMPILED=1 in the environment the hot modules compiled by mypyc.

One source for both: the compiled modules lie beside their `.py` and Python takes them first; without the variable, a
compiler or a wheel that fits, everything runs as it stands. Which modules are compiled says `HOT`: what 四川麻将 runs
through in every move, and what the games share of it (ADR 0006).
"""

import os
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - the hooks that need no change

GAMES = "changpai_desktop/games"
HOT: tuple[str, ...] = (
    "changpai_desktop/cards/shuffle.py",
    *(f"{GAMES}/shared/{name}.py" for name in ("dice", "felt", "window")),
    *(f"{GAMES}/xuezhan/{name}.py" for name in ("tiles", "wins", "fans", "distance", "money", "scoring")),
    *(f"{GAMES}/xuezhan/{name}.py" for name in ("table", "claims", "turn", "ending", "play", "opening")),
)
"""Modules that mypyc compiles, as paths."""


def is_compiled() -> bool:
    """Whether a compiled build is asked for."""
    return os.environ.get("CHANGPAI_COMPILED") == "1"


def extensions() -> list[Any]:
    """The C extensions of this build; none without CHANGPAI_COMPILED=1."""
    if not is_compiled():
        return []
    from mypyc.build import mypycify

    return list(mypycify(list(HOT), opt_level="3", group_name="changpai"))


def _needed(others: list[str]) -> list[str]:
    return [*others, "mypy>=2.4"] if is_compiled() else others


def get_requires_for_build_wheel(config_settings: dict[str, object] | None = None) -> list[str]:
    """What must be there to build a wheel."""
    return _needed(build_meta.get_requires_for_build_wheel(config_settings))


def build_editable(
    wheel_directory: str, config_settings: dict[str, object] | None = None, metadata_directory: str | None = None
) -> str:
    """A checkout that is worked on is never compiled: what was compiled once would hide the changed source."""
    os.environ.pop("CHANGPAI_COMPILED", None)
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))
