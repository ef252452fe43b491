"""The pictures of the first page, kept on disk from one start to the next.

What the page drew last time lies in one file as plain pixels, so that the next start neither reads outlines nor
loads the SVG reader before the window stands. It is a cache and nothing else: a picture that is not on the shelf is
drawn, a file of another program version or a damaged one is left unread and written anew. The file holds the
fingerprint, the sum over the rest, a line for every picture, an empty line, and the pixels one picture after another.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import PySide6
from PySide6 import QtGui
from PySide6.QtGui import QPixmap

import changpai_desktop
from changpai_desktop.paths import resources
from changpai_desktop.store.atomic import write_atomic

MOST_BYTES: Final = 8 * 1024 * 1024
"""A larger file would be read for longer than its pictures are drawn."""
NAME: Final = "pictures.bin"
Key = tuple[object, ...]
_Place = tuple[int, int, int]
"""Width, height, where the pixels begin."""


class Shelf:
    """One file of pictures by the keys of the raster cache; the last part of a key is the device pixel ratio."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._made_by = fingerprint()
        self._data = b""
        self._places: dict[str, _Place] = {}
        self._next: dict[Key, QPixmap] = {}
        try:
            with path.open("rb") as file:
                self._read(file.read(MOST_BYTES + 1))
        except (OSError, ValueError):
            self._data, self._places = b"", {}

    def _read(self, data: bytes) -> None:
        """Raises ValueError for a file that is not whole, or made by another program."""
        made_by, rest = data[:200].split(b"\n", 1)[0], data.find(b"\n") + 1
        if made_by.decode("ascii") != self._made_by or len(data) > MOST_BYTES:
            return
        begin = data.index(b"\n", rest) + 1
        if int(data[rest : begin - 1]) != zlib.crc32(memoryview(data)[begin:]):
            return
        end = data.index(b"\n\n", begin)
        at = end + 2
        for line in data[begin:end].decode("utf-8").split("\n"):
            key, wide, high = line.rsplit("\t", 2)
            self._places[key] = int(wide), int(high), at
            at += int(wide) * int(high) * 4
        if at != len(data):
            raise ValueError("not as long as its pictures")
        self._data = data

    def take(self, key: Key) -> QPixmap | None:
        """The picture of this key, None if it is not here."""
        place = self._places.get(repr(key))
        if place is None:
            return None
        wide, high, at = place
        pixels = memoryview(self._data)[at : at + wide * high * 4]
        # The copy is Qt's own, for these pixels go when the page is painted.
        return QPixmap.fromImage(
            QtGui.QImage(pixels, wide, high, QtGui.QImage.Format.Format_ARGB32_Premultiplied).copy()
        )

    def close(self, used: Mapping[Key, QPixmap]) -> None:
        """The first page is painted, with these pictures. If they are not those of the file, `write` will write."""
        if {repr(key) for key in used} != self._places.keys():
            self._next = dict(used)
        self._data, self._places = b"", {}

    def write(self) -> None:
        """Keeps the pictures of the first page for the next start, if they are new. Raises OSError."""
        used, self._next = self._next, {}
        lines, parts = [], []
        for key, made in used.items():
            image = made.toImage().convertToFormat(QtGui.QImage.Format.Format_ARGB32_Premultiplied)
            lines.append(f"{key!r}\t{image.width()}\t{image.height()}")
            parts.append(bytes(image.constBits()))
        rest = "\n".join(lines).encode("utf-8") + b"\n\n" + b"".join(parts)
        data = f"{self._made_by}\n{zlib.crc32(rest)}\n".encode("ascii") + rest
        if lines and len(data) <= MOST_BYTES:
            write_atomic(self.path, data)


def fingerprint() -> str:
    """Tells apart every state of the program that may draw differently: the versions, and the files that draw."""
    package = Path(changpai_desktop.__file__).parent
    drawn = [package / "desktop" / name for name in ("faces.py", "icons.py", "surfaces.py")]
    seen = 0
    try:
        for folder in (package / "art", resources() / "glyphs"):
            drawn += sorted(path for path in folder.iterdir() if path.suffix)
        for path in drawn:
            state = path.stat()
            seen = zlib.crc32(b"%d %d" % (state.st_mtime_ns, state.st_size), seen)
    except OSError:  # a frozen program has no such files, and none that change
        pass
    return f"changpai pictures 1 {changpai_desktop.__version__} PySide6 {PySide6.__version__} {seen:08x}"
