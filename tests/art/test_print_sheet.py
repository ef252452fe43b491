"""The printed sheet: where cards stand on the paper, and a PDF of the right pages at true size."""

import re
import zlib
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from changpai_desktop.art.gallery import face
from changpai_desktop.cards.packs import PACKS
from changpai_desktop.desktop.print_sheet import GAP_MM, MARGIN_MM, Arrangement, arrange, words, write_sheet

PACK = PACKS["domino"]


def streams(pdf: bytes) -> list[bytes]:
    """The packed streams of a PDF that hold drawing commands."""
    found = []
    for packed in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.S):
        try:
            text = zlib.decompress(packed)
        except zlib.error:
            continue
        if b" cm\n" in text:
            found.append(text)
    return found


def largest_box(commands: bytes) -> tuple[float, float]:
    """Width and height in millimetres of the widest path of a page, through all its transforms."""
    matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    kept: list[tuple[float, float, float, float, float, float]] = []
    points: list[tuple[float, float]] = []
    widest = (0.0, 0.0)
    for line in commands.decode("latin-1").splitlines():
        *numbers, command = line.split() or [""]
        if command == "cm" and len(numbers) == 6:
            a, b, c, d, e, f = map(float, numbers)
            k, m, n, o, p, q = matrix
            matrix = (
                a * k + b * n,
                a * m + b * o,
                c * k + d * n,
                c * m + d * o,
                e * k + f * n + p,
                e * m + f * o + q,
            )
        elif command in ("m", "l"):
            if command == "m":
                points = []
            x, y = map(float, numbers[:2])
            points.append((x * matrix[0] + y * matrix[2], x * matrix[1] + y * matrix[3]))
            across, high = (max(v) - min(v) for v in zip(*points, strict=True))
            widest = max(widest, (across / 72 * 25.4, high / 72 * 25.4))
        for word in line.split():
            if word == "q":
                kept.append(matrix)
            elif word == "Q":
                matrix = kept.pop()
    return widest


def boxes(placed: Arrangement, card: tuple[float, float]) -> list[tuple[int, float, float, float, float]]:
    return [(s.page, s.left, s.top, s.left + card[0], s.top + card[1]) for s in placed.spots]


@pytest.mark.parametrize("card", [(35.0, 145.0), (35.0, 105.0), (30.0, 40.0), (190.0, 60.0)])
@pytest.mark.parametrize("count", [1, 7, 8, 23, 115])
def test_cards_stand_apart_and_within_the_margins(card: tuple[float, float], count: int) -> None:
    placed = arrange(count, card)
    placed_boxes = boxes(placed, card)
    assert len(placed_boxes) == count and placed_boxes[-1][0] == placed.pages - 1
    width, height = placed.paper
    for page, left, top, right, bottom in placed_boxes:
        assert left >= MARGIN_MM and top >= MARGIN_MM
        assert right <= width - MARGIN_MM and bottom <= height - MARGIN_MM
        for other in placed_boxes:
            if other[0] == page and (left, top) < (other[1], other[2]):
                assert right + GAP_MM <= other[1] + 1e-9 or bottom + GAP_MM <= other[2] + 1e-9


def test_the_paper_is_turned_the_way_that_holds_more() -> None:
    long_cards = arrange(23, (35.0, 145.0))
    assert long_cards.landscape and long_cards.pages == 4
    assert not arrange(1, (190.0, 60.0)).landscape


@pytest.mark.parametrize(("count", "card"), [(0, (35.0, 145.0)), (1, (300.0, 300.0))])
def test_what_cannot_be_placed_is_refused(count: int, card: tuple[float, float]) -> None:
    with pytest.raises(ValueError):
        arrange(count, card)


def test_all_23_kinds_are_printed(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "pack.pdf"
    kinds = (*PACK.kinds, *PACK.text_kinds)
    placed = write_sheet("Long cards", [(k.en, face(k.token)) for k in kinds], file, PACK.size_mm)
    data = file.read_bytes()
    assert data.startswith(b"%PDF-") and placed.pages == 4
    media = re.findall(rb"/MediaBox \[0 0 (\S+) (\S+)\]", data)
    assert len(media) == 4
    for across, high in media:
        assert abs(float(across) / 72 * 25.4 - 297) < 0.3 and abs(float(high) / 72 * 25.4 - 210) < 0.3
    assert b"/Subtype /Image" not in data, "the sheet is drawn with vectors, not with pixels"


@pytest.mark.parametrize("faces", ("zipai", "leshan"))
def test_the_20_kinds_of_zipai_are_printed(qtbot: QtBot, tmp_path: Path, faces: str) -> None:
    pack, file = PACKS["zipai"], tmp_path / "pack.pdf"
    placed = write_sheet(faces, [(k.zh_cn, face(k.token, faces=faces)) for k in pack.kinds], file, pack.size_mm)
    drawn = streams(file.read_bytes())
    assert len(drawn) == placed.pages == 2
    assert b"/Subtype /Image" not in file.read_bytes()


@pytest.mark.parametrize(("faces", "pages"), [("shangdaren", 3), ("qianhong", 4), ("mahjong", 2)])
def test_the_packs_of_characters_and_tiles_are_printed(qtbot: QtBot, tmp_path: Path, faces: str, pages: int) -> None:
    pack, file = PACKS[faces], tmp_path / "pack.pdf"
    placed = write_sheet(faces, [(k.zh_cn, face(k.token, faces=faces)) for k in pack.kinds], file, pack.size_mm)
    data = file.read_bytes()
    assert len(streams(data)) == placed.pages == pages
    assert b"/Subtype /Image" not in data
    across, high = pack.size_mm
    widest = [largest_box(page) for page in streams(data)]
    assert all(
        w == pytest.approx(across - 0.6, abs=0.15) and h == pytest.approx(high - 0.6, abs=0.15) for w, h in widest
    )


def test_the_title_says_how_many_copies_where_all_kinds_have_as_many() -> None:
    deck = [kind.token for kind in PACK.kinds for _ in range(5)]
    title, captions = words(PACK, deck)
    assert title == "domino x5"
    assert captions[0] == "天牌 Heaven" and captions[-1] == "财神 God of Wealth" and len(captions) == 23


def test_the_captions_say_it_where_kinds_differ() -> None:
    pack = PACKS["shangdaren"]
    deck = [kind.token for kind in pack.kinds for _ in range(1 if kind.suit == "jiang" else 5)]
    title, captions = words(pack, deck)
    assert title == "shangdaren 121"
    assert captions[0] == "上 Shang x5" and captions[-1] == "混江 Hunjiang x1"
    _, without = words(PACKS["qianhong"], ["1m", "1m", "千"])
    assert (without[0], without[-4], without[-1]) == ("一万 1 Characters x2", "千字 Qian x1", "百搭 Baida")


def test_a_millimetre_on_the_sheet_is_a_millimetre(qtbot: QtBot, tmp_path: Path) -> None:
    """A card that is one black square says in the page's own stream how large it was drawn.

    Qt's PDF writer adds a hair line of 0.05 mm around filled paths.
    """
    path = '<path d="M0 0H350V1450H0Z"/>'
    square = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 350 1450">{path}</svg>'
    file = tmp_path / "square.pdf"
    write_sheet("One", [("", square)], file)
    pages = streams(file.read_bytes())
    assert len(pages) == 1
    assert largest_box(pages[0]) == pytest.approx((35.0, 145.0), abs=0.15)


def test_a_broken_face_and_a_bad_path_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="Heaven"):
        write_sheet("Bad", [("Heaven", "no svg")], tmp_path / "bad.pdf")
    with pytest.raises(OSError):
        write_sheet("Bad", [("Heaven", face("66"))], tmp_path / "missing" / "bad.pdf")
