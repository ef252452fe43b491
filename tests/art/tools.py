"""What the tests of this room share: scripts of `packaging/` as modules, pictures without colour."""

import importlib.util
from pathlib import Path
from types import ModuleType

from PySide6.QtGui import QImage


def load_tool(name: str) -> ModuleType:
    """The module of `packaging/<name>.py`."""
    path = Path(__file__).resolve().parents[2] / "packaging" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def greys(image: QImage) -> bytes:
    """The brightness of each pixel, without the bytes that fill up a row."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows, step = bytes(grey.constBits()), grey.bytesPerLine()
    return b"".join(rows[y * step : y * step + grey.width()] for y in range(grey.height()))
