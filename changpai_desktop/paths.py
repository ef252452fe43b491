"""Where the files that come with the program lie: in a checkout, in a wheel, in a frozen program."""

import sys
from pathlib import Path


def _find(name: str) -> Path:
    """The folder `name`; FileNotFoundError when the installation is incomplete."""
    package = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    # A wheel carries the folders inside the package; a checkout has them beside it.
    candidates = [Path(frozen) / name] if frozen else [package / name, package.parent / name]
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"The folder {name} is missing; looked at {', '.join(map(str, candidates))}")


def resources() -> Path:
    """Cards, fonts, icons and rule books."""
    return _find("resources")


def translations() -> Path:
    """The .ts files."""
    return _find("translations")
