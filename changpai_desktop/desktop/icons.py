"""Line icons on a grid of 24: SVG path data by name. Always shown with a word on wide windows."""

from __future__ import annotations

from typing import Final

ICONS: Final[dict[str, str]] = {
    "menu": "M4 7H20M4 12H20M4 17H20",
    "undo": "M9 6L4 11L9 16M4 11H14C18 11 20 13.5 20 17V19",
    "hint": ("M9 19H15M10 22H14M8.5 16C6.5 14.5 5 12.6 5 10A7 7 0 0 1 19 10C19 12.6 17.5 14.5 15.5 16Z"),
    "why": ("M9 9A3 3 0 1 1 13.2 11.8C12.3 12.3 12 12.9 12 14M12 17.5V17.6M12 2.8A9.2 9.2 0 1 1 11.9 2.8Z"),
    "log": "M6 3H18V21H6ZM9 8H15M9 12H15M9 16H13",
    "sound": "M4 10V14H8L13 18V6L8 10ZM16.5 9C18 10.5 18 13.5 16.5 15M19 6.5C22 10 22 14 19 17.5",
    "gear": (
        "M12 8.5A3.5 3.5 0 1 1 11.9 8.5ZM12 2.5V5.5M12 18.5V21.5M2.5 12H5.5M18.5 12H21.5M5.3 5.3"
        "L7.4 7.4M16.6 16.6L18.7 18.7M18.7 5.3L16.6 7.4M7.4 16.6L5.3 18.7"
    ),
    "play": "M7 4L20 12L7 20Z",
    "pause": "M8 4V20M16 4V20",
    "first": "M6 5V19M19 5L9 12L19 19Z",
    "prev": "M16 5L7 12L16 19Z",
    "next": "M8 5L17 12L8 19Z",
    "last": "M18 5V19M5 5L15 12L5 19Z",
    "book": ("M12 6C10 4.5 7 4 3.5 4V18C7 18 10 18.5 12 20C14 18.5 17 18 20.5 18V4C17 4 14 4.5 12 6ZM12 6V20"),
    "stats": "M4 20V4M4 20H20M8 16V12M12 16V8M16 16V10",
    "cards": "M8 3H14V19H8ZM14 6L18 7L15.5 20.5L13 20M8 6L4 7L6.5 20.5L9 20",
    "close": "M6 6L18 18M18 6L6 18",
    "down": "M6 9L12 15L18 9",
    "plus": "M12 5V19M5 12H19",
    "minus": "M5 12H19",
    "check": "M5 12.5L10 17.5L19 7",
    "search": "M10.5 4A6.5 6.5 0 1 1 10.4 4ZM15.5 15.5L20.5 20.5",
    "back": "M11 5L4 12L11 19M4 12H20",
    "people": (
        "M9 5A3.5 3.5 0 1 1 8.9 5ZM3 20C3 15 6 13.5 9 13.5C12 13.5 15 15 15 20M16 5.5"
        "A3 3 0 0 1 16 11.5M18 14C20 15 21 17 21 20"
    ),
    "copy": "M8 8H20V21H8ZM16 8V3H4V16H8",
    "file": "M6 3H14L18 7V21H6ZM14 3V7H18",
    "flag": "M6 21V4H18L15 8.5L18 13H6",
}
