"""The fonts of the house: Latin and figures from a serif, Hanzi from a Kai face.

The files in `resources/fonts` are registered once per process; `font()` then gives a QFont with the serif
first in the family list, because the figures of a Kai face are hard to read.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from changpai_desktop.desktop.theme import LEAST_TEXT
from changpai_desktop.paths import resources


@cache
def _loaded() -> tuple[tuple[str, str], ...]:
    """(file name, family) of every face in the folder; needs a running QGuiApplication."""
    found = []
    folder = resources() / "fonts"
    for file in sorted(folder.iterdir() if folder.is_dir() else ()):
        if file.suffix not in (".otf", ".ttf"):
            continue
        number = QFontDatabase.addApplicationFont(str(file))
        names = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
        # Further names of a family are the same name in other languages.
        found += [(file.stem, name) for name in names[:1]]
    return tuple(found)


@cache
def families(bold: bool = False) -> tuple[str, ...]:
    """Families to ask for, in order; the system's serif alone if the files are missing."""

    def rank(face: tuple[str, str]) -> tuple[bool, bool]:
        # The ASCII subset leads; some foundries give each weight a family name of its own, so the file of the
        # wanted weight goes before the other.
        return "Serif" not in face[0], ("Bold" in face[0]) != bold

    return (*dict.fromkeys(name for _, name in sorted(_loaded(), key=rank)), "serif")


def font(size: float, bold: bool = False) -> QFont:
    """A font `size` pixels high, never under 14."""
    made = QFont()
    made.setFamilies(list(families(bold)))
    made.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    made.setPixelSize(max(LEAST_TEXT, round(size)))
    return made
