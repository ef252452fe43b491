"""The signs of the suits that count money: coins (饼, 筒) and strings of cash that became bamboo (条).

A place, a size and colours come in, SVG markup goes out. Long cards and tiles use the same signs.
"""

from typing import Final

from changpai_desktop.art.svg import both, ellipse, fill, group, line, num, petal

STICK_ACROSS: Final = 34


def coin(cx: float, cy: float, r: float, colour: str, paper: str, boss: str = "") -> str:
    """A coin of outer radius `r`: a rim, and a boss with an eye, which may be of another colour."""
    rim = r * 0.25
    drawn = line(ellipse(cx, cy, r - rim / 2), colour, rim)
    return drawn + fill(ellipse(cx, cy, r * 0.47), boss or colour) + fill(ellipse(cx, cy, r * 0.18), paper)


def flower_coin(cx: float, cy: float, r: float, rim: str, leaf: str, heart: str, paper: str) -> str:
    """The single large coin: eight petals between its rim and its heart."""
    drawn = line(ellipse(cx, cy, r * 0.92), rim, r * 0.16)
    for angle in range(0, 360, 45):
        leaf_drawn = fill(petal(0, -r * 0.40, 0, r * 0.42, r * 0.17, 0.5), leaf)
        drawn += group(leaf_drawn, f"translate({num(cx)} {num(cy)}) rotate({angle})")
    drawn += fill(ellipse(cx, cy, r * 0.36), heart) + line(ellipse(cx, cy, r * 0.22), paper, r * 0.07)
    return drawn + fill(ellipse(cx, cy, r * 0.09), paper)


def stick(
    cx: float, cy: float, high: float, colour: str, paper: str, across: float = STICK_ACROSS, waist: float = 0.6
) -> str:
    """An upright piece of bamboo of two joints, its middle at (cx, cy); `waist` is how slender a joint is."""
    gap = 4.5
    joint = (high - gap) / 2
    tops = (cy - high / 2, cy + gap / 2)
    return "".join(_joint(cx, top, joint, across, waist, colour, paper) for top in tops)


def bundle(cx: float, cy: float, high: float, colour: str, paper: str) -> str:
    """Three sticks side by side: the suit as one sign."""
    step = high * 0.36
    return "".join(stick(cx + aside, cy, high, colour, paper, high * 0.25, 0.72) for aside in (-step, 0, step))


def _joint(cx: float, top: float, high: float, across: float, slender: float, colour: str, paper: str) -> str:
    """One joint: flared at both ends, with a cut of light in it."""
    out, waist = across / 2 - 2, across / 2 * slender
    bottom = top + high
    near, far = top + high * 0.3, bottom - high * 0.3
    shape = (
        f"M{num(cx - out)} {num(top + 2)}H{num(cx + out)}C{num(cx + waist)} {num(near)} {num(cx + waist)} {num(far)} "
        f"{num(cx + out)} {num(bottom - 2)}H{num(cx - out)}C{num(cx - waist)} {num(far)} {num(cx - waist)} {num(near)} "
        f"{num(cx - out)} {num(top + 2)}Z"
    )
    light = line(f"M{num(cx)} {num(top + high * 0.34)}V{num(bottom - high * 0.34)}", paper, across * 0.13)
    return both(shape, colour, colour, 4) + light
