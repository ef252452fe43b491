"""Pictures of the first page are kept for the next start, and what is not whole or not ours is left alone."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop import shelf
from changpai_desktop.desktop.faces import Faces, Print
from changpai_desktop.desktop.shelf import Shelf
from tests.desktop.art_sample import SampleArt


def drawn(faces: Faces, dpr: float = 1.0) -> list[QPixmap]:
    """Some pictures of a page."""
    glyph, part = faces.glyph("碰", 20, "#102030", dpr), faces.picture("sample", sample, 64, dpr, (2, 0, 8, 5))
    assert glyph is not None and part is not None
    return [faces.card("long-1", 40, dpr), faces.card("zi", 31, dpr, fold=True), glyph, part[0]]


def pixels(made: QPixmap) -> QImage:
    """The same form for every picture."""
    return made.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def sample() -> str:
    return SampleArt().glyph("碰", "#80402010")


@pytest.fixture
def kept(qtbot: QtBot, tmp_path: Path) -> Path:
    """A file of the pictures of `drawn`."""
    path = tmp_path / "pictures.bin"
    faces = Faces(SampleArt(), shelf=Shelf(path))
    drawn(faces)
    made = faces.close_shelf()
    assert made is not None and not path.exists()
    made.write()
    return path


def test_a_second_start_draws_nothing_and_shows_the_same(kept: Path) -> None:
    fresh, again = Faces(SampleArt()), Faces(SampleArt(), shelf=Shelf(kept))
    for first, second in zip(drawn(fresh), drawn(again), strict=True):
        # A picture without a clear pixel comes back in Qt's form without alpha.
        assert pixels(first) == pixels(second) and first.devicePixelRatio() == second.devicePixelRatio()
    assert again.svg_parsed == 0 and again.artwork.asked == 0  # type: ignore[attr-defined]


def test_the_pictures_outlive_the_shelf(kept: Path) -> None:
    faces = Faces(SampleArt(), shelf=Shelf(kept))
    card = faces.card("long-1", 40)
    faces.close_shelf()
    assert pixels(card) == pixels(Faces(SampleArt()).card("long-1", 40))
    faces.card("long-2", 40)
    assert faces.svg_parsed == 1


def test_another_ratio_or_print_is_another_picture(kept: Path) -> None:
    faces = Faces(SampleArt(), shelf=Shelf(kept))
    drawn(faces, 2.0)
    assert faces.svg_parsed == 4
    night = Faces(SampleArt(), Print(theme="night"), shelf=Shelf(kept))
    assert night.card("long-1", 40).toImage().pixelColor(39, 100) == QColor("#222222")


def test_the_same_pictures_are_not_written_again_and_others_are(kept: Path) -> None:
    before = kept.stat().st_mtime_ns
    for wanted, dpr in ((True, 1.0), (False, 2.0)):
        faces = Faces(SampleArt(), shelf=Shelf(kept))
        drawn(faces, dpr)
        made = faces.close_shelf()
        assert made is not None
        made.write()
        assert (kept.stat().st_mtime_ns == before) is wanted


@pytest.mark.parametrize("damage", ["cut", "turned", "empty", "noise", "no lines", "longer"])
def test_a_damaged_file_is_drawn_anew_and_written_anew(kept: Path, damage: str) -> None:
    good = kept.read_bytes()
    at = len(good) - 300
    head = good.split(b"\n", 1)[0]
    kept.write_bytes(
        {
            "cut": good[:at],
            "turned": good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :],
            "empty": b"",
            "noise": b"\xff\x00\n\n" * 90,
            "no lines": head + b"\n0\n",
            "longer": good + b"x",
        }[damage]
    )
    faces = Faces(SampleArt(), shelf=Shelf(kept))
    drawn(faces)
    assert faces.svg_parsed == 4
    made = faces.close_shelf()
    assert made is not None
    made.write()
    assert kept.read_bytes() == good


def test_another_version_is_not_read(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "fingerprint", lambda: "changpai pictures of tomorrow")
    faces = Faces(SampleArt(), shelf=Shelf(kept))
    drawn(faces)
    assert faces.svg_parsed == 4


def test_too_many_pictures_are_not_kept(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST_BYTES", 10_000)
    faces = Faces(SampleArt(), shelf=Shelf(tmp_path / "pictures.bin"))
    drawn(faces)
    made = faces.close_shelf()
    assert made is not None
    made.write()
    assert not (tmp_path / "pictures.bin").exists()
