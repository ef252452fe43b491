"""The build backend: setuptools, and with CHANGPAI_COMPILED=1 in the environment the hot modules compiled by mypyc.

One source for both: the compiled modules lie beside their `.py` and Python takes them first; without the variable, a
compiler or a wheel that fits, everything runs as it stands. Which modules are compiled says `HOT`: the inner rooms of
counting, plain typed functions without classes of records.
"""

import os
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - the hooks that need no change

HOT: tuple[str, ...] = ()
"""Modules that mypyc compiles, as paths."""


def is_compiled() -> bool:
    """Whether a compiled build is asked for."""
    return os.environ.get("CHANGPAI_COMPILED") == "1"


def extensions() -> list[Any]:
    """The C extensions of this build; none without CHANGPAI_COMPILED=1."""
    if not is_compiled():
        return []
    from mypyc.build import mypycify

    return list(mypycify(list(HOT), opt_level="3"))


def _needed(others: list[str]) -> list[str]:
    return [*others, "mypy>=1.11"] if is_compiled() else others


def get_requires_for_build_wheel(config_settings: dict[str, object] | None = None) -> list[str]:
    """What must be there to build a wheel."""
    return _needed(build_meta.get_requires_for_build_wheel(config_settings))


def get_requires_for_build_editable(config_settings: dict[str, object] | None = None) -> list[str]:
    """What must be there to install a checkout."""
    return _needed(build_meta.get_requires_for_build_editable(config_settings))
