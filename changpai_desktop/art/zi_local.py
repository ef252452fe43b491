"""The hand of 乐山: the brush characters bent the way that town's cards are written.

The place prints its characters deformed: tall, climbing to the right, swaying like a sail in the wind, the strokes
swollen. Here the brush outlines are bent by one formula for all characters, so that the hand is one hand. An outline
comes in, an outline in units of the card goes out. Bending takes as long as the rest of a face, so the bent ones lie in
`resources/glyphs/leshan.json` (`packaging/make_faces.py`).
"""

import re
from collections.abc import Callable
from functools import cache
from math import pi, sin
from typing import Final

from changpai_desktop.art.glyphs import LOCAL, outline
from changpai_desktop.art.inks import Inks
from changpai_desktop.art.svg import Point, line, num, smooth
from changpai_desktop.art.zi import CENTRE
from changpai_desktop.cards.packs import Kind

ACROSS: Final = 218
TALL: Final = 292
"""The box of a bent character: narrower and taller than in the ordinary hand."""
LEAST: Final = (600, 560)
"""Outlines smaller than this (一) are not blown up to the box."""

CLIMB: Final = 0.24
"""How much higher the right edge stands than the left one, in widths."""
BOW: Final = 0.09
"""How far horizontals are arched, in widths."""
SWAY: Final = 0.075
"""How far verticals swing to either side, in widths."""
FLARE: Final = 0.22
"""How much narrower the head is than the foot."""
SWELL: Final = {"small": 9.0, "big": 5.0}
"""How much strokes are thickened; the many strokes of a big character need their gaps."""
_CLOSED: Final = "四"
"""A small character with inner gaps, thickened as little as a big one."""

_STEPS: Final = re.compile(r"([MLHVQCZ])([^MLHVQCZ]*)")
_NUMBERS: Final = re.compile(r"-?\d+(?:\.\d+)?")


def local_character(kind: Kind, colour: str) -> str:
    """The bent character of the upper end. Raises KeyError if it has no outline."""
    found = outline(LOCAL, kind.token)
    if found is None:
        raise KeyError(kind.token)
    swell = SWELL["big" if kind.token in _CLOSED else kind.suit]
    return (
        f'<path d="{found[2]}" fill="{colour}" stroke="{colour}" stroke-width="{num(swell)}" stroke-linejoin="round"/>'
    )


def rivers(colour: str, ink: Inks) -> tuple[str, str]:
    """The three rivers that meet below the town: one under each character, the third through the middle."""
    return line(_river(440, 270), colour, 8) + line(_river(525, 175), ink.rule, 8), ""


@cache
def _river(middle: float, until: int) -> str:
    """A wave that swells and ebbs; one that stops at 175 is finished by its own turned image."""
    points = []
    for x in range(80, until + 1, 5):
        aside = (x - 175) / 95
        points.append((float(x), middle + 17 * (1 - 0.75 * aside * aside) * sin(2 * pi * (x - 175) / 76)))
    return smooth(points)


def bent(char: str) -> str:
    """The outline of a character in this hand, at its place on the card. Raises KeyError if there is none."""
    found = outline("brush", char)
    if found is None:
        raise KeyError(char)
    width, height, path = found
    half_across = ACROSS * width / max(width, LEAST[0]) / 2
    high = max(height, LEAST[1])

    def lean(x: float, y: float) -> Point:
        # u runs from -1 (left) to 1 (right), v from -1 (head) to 1 (foot); a flat outline keeps near 0.
        u, v = 2 * x / width - 1, (2 * y - height) / high
        right = u * (1 - FLARE * (1 - v) / 2) * half_across + SWAY * ACROSS * sin(pi * v)
        return right, v * TALL / 2 - (CLIMB * u / 2 + BOW * (1 - u * u)) * ACROSS

    return _placed(path, lean)


def _placed(path: str, lean: Callable[[float, float], Point]) -> str:
    """The path with all points moved by `lean`, then brought into the box around `CENTRE`."""
    steps = [(letter, [lean(x, y) for x, y in points]) for letter, points in _absolute(path)]
    spots = [p for _, points in steps for p in points]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, foot = min(y for _, y in spots), max(y for _, y in spots)
    fit_x = min(1.0, ACROSS / (right - left))
    fit_y = min(1.0, TALL / (foot - top))
    moved_x, moved_y = CENTRE[0] - fit_x * (left + right) / 2, CENTRE[1] - fit_y * (top + foot) / 2
    drawn = ""
    for letter, points in steps:
        drawn += letter + " ".join(f"{num(x * fit_x + moved_x)} {num(y * fit_y + moved_y)}" for x, y in points)
    return drawn


def _absolute(path: str) -> list[tuple[str, list[Point]]]:
    """The steps of a path with full points: horizontal and vertical lines become ordinary ones."""
    steps: list[tuple[str, list[Point]]] = []
    x = y = 0.0
    for letter, text in _STEPS.findall(path):
        values = [float(n) for n in _NUMBERS.findall(text)]
        if letter == "H":
            points = [(value, y) for value in values]
        elif letter == "V":
            points = [(x, value) for value in values]
        else:
            points = list(zip(values[::2], values[1::2], strict=True))
        if points:
            x, y = points[-1]
        steps.append(("L" if letter in "HV" else letter, points))
    return steps
