"""Commands and their keys. What flows through: the player's own keys over the defaults, QKeySequences out.

Defaults work with a Chinese input method on: digits, arrows, space, Enter and function keys first; letters are
second keys, and every command with Ctrl and a sign has a menu entry or a plain key as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QKeySequence

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Word


@record
class Command:
    """Something a key does: its id in the settings, what it is called, its default keys, where it works."""

    id: str
    label: Word
    keys: tuple[str, ...]
    place: str
    """`window` or `table`."""


COMMANDS: Final[tuple[Command, ...]] = (
    Command("full_screen", QT_TRANSLATE_NOOP("Shell", "Full screen"), ("F11",), "window"),
    Command("cards_larger", QT_TRANSLATE_NOOP("Shell", "Larger cards"), ("Ctrl+=", "F7"), "window"),
    Command("cards_smaller", QT_TRANSLATE_NOOP("Shell", "Smaller cards"), ("Ctrl+-", "F6"), "window"),
    Command("cards_normal", QT_TRANSLATE_NOOP("Shell", "Cards at normal size"), ("Ctrl+0",), "window"),
    Command("text_larger", QT_TRANSLATE_NOOP("Shell", "Larger text"), ("F9",), "window"),
    Command("text_smaller", QT_TRANSLATE_NOOP("Shell", "Smaller text"), ("F8",), "window"),
    Command("theme", QT_TRANSLATE_NOOP("Shell", "Day, night or high contrast"), ("F12",), "window"),
    Command("menu", QT_TRANSLATE_NOOP("Shell", "Menu"), ("F10",), "window"),
    Command("back", QT_TRANSLATE_NOOP("Shell", "Back"), ("Esc",), "window"),
    Command("quit", QT_TRANSLATE_NOOP("Shell", "Quit"), ("Ctrl+Q",), "window"),
    Command("undo", QT_TRANSLATE_NOOP("Shell", "Take back"), ("Backspace", "Ctrl+Z"), "table"),
    Command("hint", QT_TRANSLATE_NOOP("Shell", "Hint"), ("F2", "H"), "table"),
    Command("why", QT_TRANSLATE_NOOP("Shell", "Why not"), ("F3", "W"), "table"),
    Command("log", QT_TRANSLATE_NOOP("Shell", "Record"), ("F4", "L"), "table"),
    Command("now", QT_TRANSLATE_NOOP("Shell", "Move now"), ("F5",), "table"),
)
_BY_ID: Final = {c.id: c for c in COMMANDS}


def keys_of(own: Mapping[str, str], command: str) -> list[QKeySequence]:
    """The keys of a command: the player's own one, or the defaults. Raises KeyError for an unknown command."""
    found = _BY_ID[command]
    if command in own:
        return [QKeySequence(own[command])] if own[command] else []
    return [QKeySequence(key) for key in found.keys]


def key_text(own: Mapping[str, str], command: str) -> str:
    """The first key as a player reads it; empty if there is none."""
    keys = keys_of(own, command)
    return keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""


def taken_by(own: Mapping[str, str], key: str, command: str) -> Command | None:
    """The other command that already has this key, if there is one."""
    wanted = QKeySequence(key)
    if wanted.isEmpty():
        return None
    for other in COMMANDS:
        if other.id != command and any(wanted == held for held in keys_of(own, other.id)):
            return other
    return None
