"""The player's settings. What flows through: a TOML file in, one `Settings` out, and back, only differences.

Nothing in the file can stop the program: what cannot be read is set aside, dated, and told.
"""

import tomllib
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
import tomli_w
from msgspec import Meta

from changpai_desktop.store.atomic import write_atomic

MAX_BYTES = 1 << 20
Short = Annotated[str, Meta(max_length=64)]
OptionValue = Annotated[str, Meta(max_length=200)] | int


class LastStart(msgspec.Struct, forbid_unknown_fields=True):
    """What the start page was left at, for one game."""

    seats: Annotated[int, Meta(ge=0, le=8)] = 0
    preset: Short = ""
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    levels: list[Short] = msgspec.field(default_factory=list)
    hands: Annotated[int, Meta(ge=0, le=1000)] = 0
    mode: Annotated[str, Meta(pattern="^(practice|honest)$")] = "practice"


class Settings(msgspec.Struct, kw_only=True):
    """All settings with their defaults. An empty string leaves the choice to the program or the system."""

    language: Annotated[str, Meta(pattern="^(|en|zh_CN|zh_TW)$")] = ""
    theme: Short = ""
    """`day`, `night`, `contrast`, or as the system has it."""
    table: Short = ""
    middle: Short = "flower"
    """What stands in the middle of a card: `flower`, `name`, `plain`."""
    pips: Short = "file"
    lettering: Short = "brush"
    back: Short = "lacquer"
    text_scale: Annotated[int, Meta(ge=75, le=300)] = 100
    """Per cent."""
    card_zoom: Annotated[int, Meta(ge=50, le=200)] = 100
    """Per cent."""
    speed: Annotated[int, Meta(ge=0, le=5)] = 3
    """0 does not wait at all; 5 is slowest."""
    reduced_motion: bool = False
    panel_open: bool = True
    player_name: Short = ""
    last_game: Short = ""
    keys: dict[str, Short] = msgspec.field(default_factory=dict)
    """Command -> key, where it is not the default key."""
    start: dict[str, LastStart] = msgspec.field(default_factory=dict)
    """Game -> last choices on the start page."""
    presets: dict[str, dict[str, dict[str, OptionValue]]] = msgspec.field(default_factory=dict)
    """Game -> name of an own preset -> options."""
    geometry: Annotated[list[int], Meta(max_length=4)] = msgspec.field(default_factory=list)
    """Window x, y, width, height in logical pixels; empty before the first close."""
    maximized: bool = False


class Loaded(msgspec.Struct):
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
    return _set_aside(path, settings, wrong, now or datetime.now())


def save(path: Path, settings: Settings) -> None:
    """Writes what differs from the defaults, atomically. Raises OSError."""
    write_atomic(path, tomli_w.dumps(differences(settings)).encode("utf-8"))


def differences(settings: Settings) -> dict[str, Any]:
    """The fields that differ from the defaults, as plain values."""
    default = Settings()
    return {
        name: msgspec.to_builtins(getattr(settings, name))
        for name in settings.__struct_fields__
        if getattr(settings, name) != getattr(default, name)
    }


def _read(data: bytes) -> tuple[Settings, str]:
    """Settings, and what is wrong with the file (empty: nothing)."""
    settings = Settings()
    if len(data) > MAX_BYTES:
        return settings, f"it is larger than {MAX_BYTES} bytes"
    try:
        table = tomllib.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        return settings, str(error)
    wrong = []
    for field in msgspec.structs.fields(Settings):
        if field.name not in table:
            continue
        try:
            setattr(settings, field.name, msgspec.convert(table[field.name], field.type))
        except msgspec.ValidationError as error:
            wrong.append(f"{field.name}: {error}")
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
