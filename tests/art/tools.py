"""Loads the scripts of `packaging/`, which are no package, as modules."""

import importlib.util
from pathlib import Path
from types import ModuleType


def load_tool(name: str) -> ModuleType:
    """The module of `packaging/<name>.py`."""
    path = Path(__file__).resolve().parents[2] / "packaging" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
