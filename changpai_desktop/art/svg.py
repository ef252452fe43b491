"""Path data and the few SVG elements that the artwork is made of.

Numbers come in, strings go out. Only `path`, `g`, `defs`, `linearGradient` and `stop` are ever written, so
that every SVG reader draws the same: no text, no filter, no reference to anything outside.
"""

from collections.abc import Sequence
from functools import cache
from math import cos, pi, radians, sin

Point = tuple[float, float]


def num(value: float) -> str:
    """A number with at most one decimal, without trailing zeros and without a negative zero."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A smooth path through the points (Catmull-Rom, written as cubic curves)."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        d += f"C{num(bx + (cx - ax) / 6)} {num(by + (cy - ay) / 6)} "
        d += f"{num(cx - (dx - bx) / 6)} {num(cy - (dy - by) / 6)} {num(cx)} {num(cy)}"
    return d + ("Z" if closed else "")


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """An ellipse, or a circle if only one radius is given."""
    across, high = num(rx), num(rx if ry is None else ry)
    left, right, y = num(cx - rx), num(cx + rx), num(cy)
    return f"M{left} {y}A{across} {high} 0 1 0 {right} {y}A{across} {high} 0 1 0 {left} {y}Z"


def box(x: float, y: float, w: float, h: float) -> str:
    """A rectangle."""
    return f"M{num(x)} {num(y)}H{num(x + w)}V{num(y + h)}H{num(x)}Z"


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """A rectangle with round corners."""
    arc = f"A{num(r)} {num(r)} 0 0 1"
    return (
        f"M{num(x + r)} {num(y)}H{num(x + w - r)}{arc} {num(x + w)} {num(y + r)}"
        f"V{num(y + h - r)}{arc} {num(x + w - r)} {num(y + h)}H{num(x + r)}{arc} {num(x)} {num(y + h - r)}"
        f"V{num(y + r)}{arc} {num(x + r)} {num(y)}Z"
    )


def petal(x: float, y: float, angle: float, length: float, width: float, fat: float = 0.45) -> str:
    """A leaf from (x, y) that points to `angle` (degrees, 0 is up); `fat` says where it is widest."""
    a = radians(angle)
    ux, uy, vx, vy = sin(a), -cos(a), cos(a), sin(a)

    def at(along: float, aside: float) -> str:
        return (
            f"{num(x + ux * length * along + vx * width * aside)} {num(y + uy * length * along + vy * width * aside)}"
        )

    return (
        f"M{at(0, 0)}C{at(fat * 0.5, 0.75)} {at(fat + 0.28, 0.62)} {at(1, 0)}"
        f"C{at(fat + 0.28, -0.62)} {at(fat * 0.5, -0.75)} {at(0, 0)}Z"
    )


@cache
def spiral(
    cx: float, cy: float, r: float, turns: float = 1.4, start: float = 0.0, way: int = 1, inner: float = 0.12
) -> str:
    """A line that curls from radius `r` inwards; `start` in degrees, `way` 1 or -1."""
    steps = int(10 * turns)
    points = []
    for i in range(steps + 1):
        t = i / steps
        a = radians(start) + way * 2 * pi * turns * t
        q = r * (1 - t * (1 - inner))
        points.append((cx + q * cos(a), cy + q * sin(a)))
    return smooth(points)


def fill(d: str, colour: str) -> str:
    """A filled shape.""" ""
    return f'<path d="{d}" fill="{colour}"/>'


def line(d: str, colour: str, width: float = 9) -> str:
    """A drawn line with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def both(d: str, inside: str, outline: str, width: float = 8) -> str:
    """A filled shape with an outline."""
    return (
        f'<path d="{d}" fill="{inside}" stroke="{outline}" stroke-width="{num(width)}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def group(body: str, transform: str) -> str:
    """Some artwork moved, turned or scaled as one."""
    return f'<g transform="{transform}">{body}</g>'


def mirror(body: str) -> str:
    """The artwork and its mirror image left and right of x = 0."""
    return body + group(body, "scale(-1 1)")


def twice(half: str, width: float, height: float) -> str:
    """One half and the same half turned by 180 degrees about the middle of the card."""
    return half + group(half, f"rotate(180 {num(width / 2)} {num(height / 2)})")


def document(width: float, height: float, body: str, left: float = 0, top: float = 0) -> str:
    """A whole SVG file; it has a viewBox but no size of its own."""
    box_text = f"{num(left)} {num(top)} {num(width)} {num(height)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box_text}">{body}</svg>'
