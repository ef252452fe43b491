"""The player's settings. What flows through: a TOML file in, one `Settings` out, and back, only differences.

Nothing in the file can stop the program: what cannot be read is set aside, dated, and told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from changpai_desktop.cards.record import changeable, field, record
from changpai_desktop.store import checks
from changpai_desktop.store.atomic import write_atomic

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

MAX_BYTES: Final = 1 << 20
OptionValue = str | int


@changeable
class LastStart:
    """What the start page was left at, for one game."""

    seats: int = 0
    preset: str = ""
    options: dict[str, OptionValue] = field(default_factory=dict)
    levels: list[str] = field(default_factory=list)
    hands: int = 0
    mode: str = "practice"


@changeable
class Settings:
    """All settings with their defaults. An empty string leaves the choice to the program or the system."""

    language: str = ""
    theme: str = ""
    """`day`, `night`, `contrast`, or as the system has it."""
    table: str = ""
    middle: str = "flower"
    """What stands in the middle of a card: `flower`, `name`, `plain`."""
    pips: str = "file"
    lettering: str = "brush"
    """How characters are written on cards of characters: `brush`, `plain`, `flower` (brush with a woodcut)."""
    back: str = "lacquer"
    text_scale: int = 100
    """Per cent."""
    card_zoom: int = 100
    """Per cent."""
    speed: int = 3
    """0 does not wait at all; 5 is slowest."""
    reduced_motion: bool = False
    panel_open: bool = True
    player_name: str = ""
    last_game: str = ""
    keys: dict[str, str] = field(default_factory=dict)
    """Command -> key, where it is not the default key."""
    start: dict[str, LastStart] = field(default_factory=dict)
    """Game -> last choices on the start page."""
    presets: dict[str, dict[str, dict[str, OptionValue]]] = field(default_factory=dict)
    """Game -> name of an own preset -> options."""
    geometry: list[int] = field(default_factory=list)
    """Window x, y, width, height in logical pixels; empty before the first close."""
    maximized: bool = False


FIELDS: Final = frozenset(Settings.__annotations__)
"""The names of all settings."""

_OPTIONS: Final = checks.table(checks.one_of_kinds(checks.text(200), checks.whole()))
_LAST_START: Final[Mapping[str, checks.Check]] = {
    "seats": checks.whole(0, 8),
    "preset": checks.text(),
    "options": _OPTIONS,
    "levels": checks.row(checks.text()),
    "hands": checks.whole(0, 1000),
    "mode": checks.word("practice", "honest"),
}
CHECKS: Final[Mapping[str, checks.Check]] = {
    "language": checks.word("", "en", "zh_CN", "zh_TW"),
    "theme": checks.text(),
    "table": checks.text(),
    "middle": checks.text(),
    "pips": checks.text(),
    "lettering": checks.text(),
    "back": checks.text(),
    "text_scale": checks.whole(75, 300),
    "card_zoom": checks.whole(50, 200),
    "speed": checks.whole(0, 5),
    "reduced_motion": checks.switch,
    "panel_open": checks.switch,
    "player_name": checks.text(),
    "last_game": checks.text(),
    "keys": checks.table(checks.text()),
    "start": checks.table(checks.made(LastStart, _LAST_START)),
    "presets": checks.table(checks.table(_OPTIONS)),
    "geometry": checks.row(checks.whole(), 4),
    "maximized": checks.switch,
}
"""What each setting may be."""


@record
class Loaded:
    """Settings as read, and what the player must be told (empty: nothing)."""

    settings: Settings
    told: str = ""
    set_aside: Path | None = None


def load(path: Path, now: datetime | None = None) -> Loaded:
    """Reads the settings; never raises for anything in the file.

    A missing file gives the defaults. From a file with wrong fields the good ones are kept.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as error:
        return Loaded(Settings(), f"The settings could not be read ({error}). Defaults are used.")
    settings, wrong = _read(data)
    if not wrong:
        return Loaded(settings)
    from datetime import datetime

    return _set_aside(path, settings, wrong, now or datetime.now())


def save(path: Path, settings: Settings) -> None:
    """Writes what differs from the defaults, atomically. Raises OSError."""
    import tomli_w

    write_atomic(path, tomli_w.dumps(differences(settings)).encode("utf-8"))


def differences(settings: Settings) -> dict[str, Any]:
    """The fields that differ from the defaults, as plain values."""
    from dataclasses import asdict

    default = Settings()
    return {
        name: value for name, value in asdict(settings).items() if getattr(settings, name) != getattr(default, name)
    }


def _read(data: bytes) -> tuple[Settings, str]:
    """Settings, and what is wrong with the file (empty: nothing)."""
    settings = Settings()
    if len(data) > MAX_BYTES:
        return settings, f"it is larger than {MAX_BYTES} bytes"
    # Without a file the module is not needed, and the window waits for it.
    import tomllib

    try:
        text = data.decode("utf-8")
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return settings, str(error)
    wrong = []
    for name, check in CHECKS.items():
        if name not in table:
            continue
        try:
            setattr(settings, name, check(table[name]))
        except ValueError as error:
            wrong.append(f"{name}: {error}")
    return settings, "; ".join(wrong)


def _set_aside(path: Path, settings: Settings, wrong: str, now: datetime) -> Loaded:
    stem = f"{path.stem}.broken-{now:%Y%m%d-%H%M%S}"
    aside = path.with_name(stem + path.suffix)
    n = 1
    while aside.exists():
        n += 1
        aside = path.with_name(f"{stem}-{n}{path.suffix}")
    try:
        path.rename(aside)
    except OSError as error:
        return Loaded(settings, f"The settings are damaged ({wrong}) and could not be set aside: {error}.")
    return Loaded(settings, f"The settings were damaged ({wrong}). The file was set aside as {aside.name}.", aside)
