"""Colours, type sizes, spaces and durations: the only place where the look is stated as numbers.

A Theme flows from the settings to everything that paints. Its fields are `#RRGGBB` strings, so a theme can be
compared, listed in a test and written into a style sheet; `colour()` turns one into a QColor.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from changpai_desktop.cards.record import record


@record
class Theme:
    """One complete table of colours. `name` is the key of the settings and of the card inks."""

    name: str
    mat: str
    mat2: str
    mat_line: str
    lamp: str
    tray: str
    panel: str
    raised: str
    line: str
    ink: str
    ink2: str
    cinnabar: str
    on_cinnabar: str
    tea: str
    on_tea: str
    brass: str
    indigo: str
    rail: str
    rail2: str
    shade: str
    bamboo: str
    seal: str
    page: str
    bar_ink: str
    bar_ink2: str
    bar_on: str

    def hex(self, token: str) -> str:
        """The `#RRGGBB` of a token; a text that already is a colour is handed back.

        Raises KeyError for an unknown token.
        """
        if token.startswith("#"):
            return token
        if token == "name" or token not in TOKENS:
            raise KeyError(token)
        value: str = getattr(self, token)
        return value

    def colour(self, token: str, alpha: float = 1.0) -> QColor:
        """The token as QColor; alpha from 0 (clear) to 1."""
        made = QColor(self.hex(token))
        made.setAlphaF(alpha)
        return made

    @property
    def textured(self) -> bool:
        """Whether mats have slats, grain, leaf shadows and cards drop shadows (not in high contrast)."""
        return self.name != "contrast"


TOKENS: Final = frozenset(Theme.__annotations__)

DAY: Final = Theme(
    name="day", mat="#CDBB8E", mat2="#C7B486", mat_line="#B5A273", lamp="#D8C89E", tray="#C1AE80",
    panel="#F5ECD8", raised="#EADEC2", line="#B09A6C", ink="#221C19", ink2="#5C4A38",
    cinnabar="#A3231B", on_cinnabar="#FFF6E3", tea="#1F5A3B", on_tea="#FFF6E3", brass="#7A5606",
    indigo="#1F4E79", rail="#5B1C16", rail2="#7A2A20", shade="#000000", bamboo="#6E7B45", seal="#A3231B",
    page="#EFE4CB", bar_ink="#F7EBD3", bar_ink2="#DCC7A0", bar_on="#7A2A20",
)  # fmt: skip
NIGHT: Final = Theme(
    name="night", mat="#2A1512", mat2="#2E1815", mat_line="#4A2A20", lamp="#552C1F", tray="#381E18",
    panel="#201412", raised="#33211C", line="#7A5843", ink="#F0E3C8", ink2="#C6B08F",
    cinnabar="#B8322A", on_cinnabar="#FFF3DC", tea="#8CC29B", on_tea="#13251A", brass="#E0B565",
    indigo="#9CC3EA", rail="#120A09", rail2="#6E1A16", shade="#000000", bamboo="#8C9A5C", seal="#FF9C86",
    page="#2A1512", bar_ink="#F7EBD3", bar_ink2="#DCC7A0", bar_on="#4A1A16",
)  # fmt: skip
CONTRAST: Final = Theme(
    name="contrast", mat="#FFFFFF", mat2="#FFFFFF", mat_line="#FFFFFF", lamp="#FFFFFF", tray="#F0F0F0",
    panel="#FFFFFF", raised="#E6E6E6", line="#000000", ink="#000000", ink2="#1A1A1A",
    cinnabar="#B00000", on_cinnabar="#FFFFFF", tea="#00502C", on_tea="#FFFFFF", brass="#5C3D00",
    indigo="#003E8A", rail="#000000", rail2="#000000", shade="#000000", bamboo="#00502C", seal="#B00000",
    page="#FFFFFF", bar_ink="#FFFFFF", bar_ink2="#FFFFFF", bar_on="#4A1A16",
)  # fmt: skip
THEMES: Final = {t.name: t for t in (DAY, NIGHT, CONTRAST)}

# Pixels at u = 1 and a text size of 100 %.
TYPE: Final = {
    "caption": 14, "body": 16, "label": 18, "name": 20, "title": 24, "figure": 30, "display": 44,
}  # fmt: skip
LEAST_TEXT: Final = 14
LINE_HEIGHT: Final = 1.4
SPACE: Final = (4, 8, 12, 16, 24, 32, 48)
# `card` is a fraction of the card's width, the others are multiples of u.
RADIUS: Final = {"card": 0.068, "button": 9.0, "plate": 9.0, "panel": 10.0, "mark": 6.0, "seal": 0.14}

# Milliseconds at speed 3.
DURATIONS: Final = {
    "deal": 180, "deal_next": 35, "flip": 220, "claim": 260, "seal_before": 120, "seal": 500, "row": 200,
    "hover": 80, "select": 90, "count": 800, "win_seal": 180, "win_still": 600, "win_page": 200, "page": 140,
}  # fmt: skip
# Factor on the durations at speed 0 (instant) to 5 (slow).
SPEEDS: Final = (0.0, 0.45, 0.7, 1.0, 1.5, 2.2)


def duration(event: str, speed: int) -> int:
    """Milliseconds the event lasts at a speed from 0 to 5. Raises KeyError or IndexError for unknown ones."""
    if speed < 0:
        raise IndexError(speed)
    return round(DURATIONS[event] * SPEEDS[speed])


# (front, back) pairs used for text, and pairs used for frames on the mat only.
TEXT_PAIRS: Final = (
    ("ink", "panel"), ("ink", "mat"), ("ink", "raised"), ("ink", "tray"), ("ink", "page"), ("ink2", "panel"),
    ("ink2", "raised"), ("on_cinnabar", "cinnabar"), ("on_tea", "tea"), ("tea", "panel"), ("tea", "raised"),
    ("brass", "panel"), ("indigo", "panel"), ("seal", "panel"), ("seal", "raised"), ("bar_ink", "rail"),
    ("bar_ink2", "rail"), ("bar_ink", "bar_on"),
)  # fmt: skip
FRAME_PAIRS: Final = (("seal", "mat"), ("tea", "mat"), ("indigo", "mat"))


def luminance(colour: str) -> float:
    """WCAG relative luminance of `#RRGGBB`, 0 (black) to 1 (white)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    """WCAG contrast ratio of two colours `#RRGGBB`, from 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
