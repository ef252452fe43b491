"""Turned by 180 degrees, the print of a card is the same: compared pixel by pixel as Qt draws it."""

import re

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from changpai_desktop.art.backs import BACKS, back
from changpai_desktop.art.dominoes import MIDDLES
from changpai_desktop.art.gallery import face
from changpai_desktop.art.inks import inks
from changpai_desktop.art.paper import HEIGHT, VALUE_WIDTH, WIDTH
from changpai_desktop.cards.packs import PACKS

PACK = PACKS["domino"]
TOKENS = [kind.token for kind in (*PACK.kinds, *PACK.text_kinds)]


def drawn(svg: str, width: int = WIDTH, height: int = HEIGHT) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode("utf-8"))).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def print_only(svg: str) -> str:
    """The face without what the paper adds: its gradient and its fibres."""
    even = svg.replace(inks("day").paper2, inks("day").paper)
    return re.sub(r'<path d="[^"]*" fill="none" [^>]*stroke-opacity=".28"/>', "", even)


def unlike(one: QImage, other: QImage) -> int:
    """Pixels that differ by more than the rounding of an edge (24 of 255)."""
    a, b = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(x - y) > 24 for x, y in zip(a, b, strict=True) if x != y)


def turned(image: QImage) -> QImage:
    return image.transformed(QTransform().rotate(180)).convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize("middle", MIDDLES)
def test_a_face_reads_the_same_from_both_ends(qtbot: QtBot, token: str, middle: str) -> None:
    image = drawn(print_only(face(token, "day", middle)))
    assert unlike(image, turned(image)) == 0


@pytest.mark.parametrize("name", BACKS)
def test_a_back_does_not_tell_how_it_lies(qtbot: QtBot, name: str) -> None:
    image = drawn(back(name))
    assert unlike(image, turned(image)) == 0


def test_half_a_card_is_not_symmetric(qtbot: QtBot) -> None:
    """The comparison itself can fail: a face with one end wiped is found out."""
    wiped = print_only(face("63")).replace("</svg>", '<path d="M40 40H300V500H40Z" fill="#FCF6E6"/></svg>')
    image = drawn(wiped)
    assert unlike(image, turned(image)) > 1000


@pytest.mark.parametrize("token", [kind.token for kind in PACK.text_kinds])
def test_characters_stay_within_the_value_end(qtbot: QtBot, token: str) -> None:
    image = drawn(print_only(face(token, "day", "plain")))
    first_hidden = int(VALUE_WIDTH * WIDTH) + 1
    paper = image.pixel(300, 300)
    for y in range(60, 500, 3):
        for x in range(first_hidden, WIDTH - 40):
            assert image.pixel(x, y) == paper, (x, y)
    assert any(image.pixel(x, 150) != paper for x in range(40, first_hidden))
