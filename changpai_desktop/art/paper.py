"""The strip of stiff paper under the print: a gradient, some fibres, an edge and a ruled frame."""

from typing import Final

from changpai_desktop.art.inks import Inks
from changpai_desktop.art.svg import document, line, rounded, twice

WIDTH: Final = 350
HEIGHT: Final = 1450
"""A long card is 3.5 x 14.5 cm; the artwork counts a tenth of a millimetre."""

VALUE_WIDTH: Final = 0.73
"""Value marks stay left of this part of the width, so that a pitch of 0.75 widths hides nothing."""

END_HEIGHT: Final = 540
"""Height of one end: what a folded card shows."""

ZI_HEIGHT: Final = 1050
ZI_END_HEIGHT: Final = 372
"""The same of a card of the 字 family, 3.5 x 10.5 cm."""


def sheet(body: str, ink: Inks, seed: int, double: bool = False, height: float = HEIGHT) -> str:
    """The whole card with `body` printed on it; `seed` places the fibres, `double` gives a second frame."""
    frame = rounded(17, 17, WIDTH - 34, height - 34, 12)
    if double:
        frame += rounded(26, 26, WIDTH - 52, height - 52, 7)
    gradient = (
        '<defs><linearGradient id="p" x1="0" y1="0" x2="1" y2="1">'
        f'<stop offset="0" stop-color="{ink.paper}"/><stop offset=".55" stop-color="{ink.paper}"/>'
        f'<stop offset="1" stop-color="{ink.paper2}"/></linearGradient></defs>'
    )
    fibres = _fibres(seed, int(height))
    blank = (
        f'<path d="{rounded(3, 3, WIDTH - 6, height - 6, 24)}" fill="url(#p)" '
        f'stroke="{ink.edge}" stroke-width="6"/>'
        f'<path d="{fibres}" fill="none" stroke="{ink.fibre}" stroke-width="2.4" stroke-opacity=".28"/>'
        f'<path d="{frame}" fill="none" stroke="{ink.rule}" stroke-width="3.4" stroke-opacity=".6"/>'
    )
    return document(WIDTH, height, gradient + blank + body)


def print_twice(half: str, height: float = HEIGHT) -> str:
    """One end and the same end turned about the middle of the card."""
    return twice(half, WIDTH, height)


def end_rules(ink: Inks) -> str:
    """The two thin lines that close one end."""
    return line("M40 520H310M40 530H310", ink.rule, 2.6)


def _fibres(seed: int, height: int) -> str:
    """Eleven short fibres at places that depend on the seed alone (a linear congruence, modulo 2^32)."""
    modulus = 2**32
    x = seed * 2654435761 % modulus
    drawn = ""
    for _ in range(11):
        places = []
        for _ in range(3):
            x = (x * 1664525 + 1013904223) % modulus
            places.append(x)
        left = places[0] % (WIDTH - 90) + 30
        top = places[1] % (height - 90) + 40
        bend, sink = places[2] % 60 - 30, (places[2] >> 8) % 50 - 20
        drawn += f"M{left} {top}q{bend} {sink} {bend + 22} {sink + 8}"
    return drawn
