"""Write the artwork under `resources`: card faces in day inks, backs, and the program's icon.

Usage: `python packaging/make_faces.py [FOLDER]`. The SVG files need nothing but Python and come out
with the same bytes every time. With `--raster` it also makes the PNG and ICO of the icon (needs PySide6).
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from changpai_desktop.art.app_icon import app_icon
from changpai_desktop.art.backs import BACKS, back
from changpai_desktop.art.dominoes import MIDDLES
from changpai_desktop.art.face_sets import FACE_SETS
from changpai_desktop.art.gallery import face
from changpai_desktop.art.glyphs import LOCAL
from changpai_desktop.art.tiles import TILE_HANDS, tile_back
from changpai_desktop.art.zi import ZI_HANDS
from changpai_desktop.art.zi_local import ACROSS, TALL, bent
from changpai_desktop.cards.packs import PACKS

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
_PACK = PACKS["domino"]
HANDS = {"zi": ZI_HANDS, "tile": TILE_HANDS}
"""The hands in which a family of cards is written; the long cards differ by their middle instead."""
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)


def pictures() -> Iterator[tuple[str, str]]:
    """Every SVG file: its path under `resources`, and its text."""
    for middle in MIDDLES:
        for kind in (*_PACK.kinds, *_PACK.text_kinds):
            yield f"cards/domino/{middle}/{kind.token}.svg", face(kind.token, "day", middle)
    for faces, found in FACE_SETS.items():
        for hand in HANDS.get(found.pack.family, ()):
            for kind in found.pack.kinds:
                yield f"cards/{faces}/{hand}/{kind.token}.svg", face(kind.token, hand=hand, faces=faces)
    for name in BACKS:
        yield f"backs/{name}.svg", back(name)
        yield f"backs/zi/{name}.svg", back(name, "zi")
    yield "backs/tile.svg", tile_back()
    yield "icons/changpai-desktop.svg", app_icon()


def bent_outlines() -> str:
    """The bent characters of 乐山 as a file of outlines, one a line."""
    tokens = [kind.token for kind in PACKS["zipai"].kinds]
    lines = [f"{json.dumps(t, ensure_ascii=False)}:{json.dumps([ACROSS, TALL, bent(t)])}" for t in tokens]
    return "{\n" + ",\n".join(lines) + "\n}"


def write(folder: Path) -> None:
    """All pictures under the folder, which is made if needed; first the bent outlines, which faces are drawn with."""
    bent = folder / "glyphs" / f"{LOCAL}.json"
    bent.parent.mkdir(parents=True, exist_ok=True)
    bent.write_text(bent_outlines() + "\n", encoding="utf-8", newline="\n")
    for name, text in pictures():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n", encoding="utf-8", newline="\n")


def raster(folder: Path) -> None:
    """`icons/changpai-desktop.png` (256 pixels) and `.ico` (seven sizes, each drawn at its size)."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    drawing = QSvgRenderer(QByteArray(app_icon().encode("utf-8")))

    def png(size: int) -> bytes:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        drawing.render(painter, QRectF(0, 0, size, size))
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"PNG")).write(image)
        return bytes(buffer.data().data())

    (folder / "icons" / "changpai-desktop.png").write_bytes(png(256))
    (folder / "icons" / "changpai-desktop.ico").write_bytes(ico({size: png(size) for size in ICO_SIZES}))


def ico(images: dict[int, bytes]) -> bytes:
    """A Windows icon file of PNG images by size in pixels: header, directory, images."""
    head = bytes((0, 0, 1, 0)) + len(images).to_bytes(2, "little")
    at = len(head) + 16 * len(images)
    for size, data in images.items():
        side = size % 256  # 256 is written as 0
        head += bytes((side, side, 0, 0, 1, 0, 32, 0)) + len(data).to_bytes(4, "little") + at.to_bytes(4, "little")
        at += len(data)
    return head + b"".join(images.values())


if __name__ == "__main__":
    places = [Path(argument) for argument in sys.argv[1:] if not argument.startswith("-")]
    target = places[0] if places else RESOURCES
    write(target)
    if "--raster" in sys.argv:
        raster(target)
