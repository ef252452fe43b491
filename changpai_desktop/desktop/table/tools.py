"""The table's commands: one QAction each, with the player's keys, for the toolbar and the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from changpai_desktop.desktop.i18n import tr
from changpai_desktop.desktop.shortcuts import keys_of

ORDER: Final = ("undo", "hint", "why", "log", "speed", "step", "now", "sort")
ICON: Final = {
    "undo": "undo", "hint": "hint", "why": "why", "log": "log", "speed": "play", "step": "pause", "now": "next",
    "sort": "cards",
}  # fmt: skip
_MORE: Final = {"undo": ("U",), "sort": ("S",)}
_IN_SHORTCUTS: Final = ("undo", "hint", "why", "log", "now")


class Tools:
    """Made once by the page. `does` maps each command of ORDER to what it does."""

    def __init__(self, page: QWidget, does: Mapping[str, Callable[[], None]]) -> None:
        self.actions: dict[str, QAction] = {}
        for name in ORDER:
            action = QAction(page)
            action.setData(ICON[name])
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(lambda _on=False, do=does[name]: do())
            action.setCheckable(name in ("log", "step"))
            page.addAction(action)
            self.actions[name] = action

    def take_keys(self, own: Mapping[str, str]) -> None:
        """The player's keys, else the defaults; plain letters come on top of the defaults."""
        for name, action in self.actions.items():
            keys = keys_of(own, name) if name in _IN_SHORTCUTS else []
            if name not in own:
                keys += [QKeySequence(k) for k in _MORE.get(name, ())]
            action.setShortcuts(keys)

    def translate(self, speed: int) -> None:
        """Words in the present language, with the key in the tooltip."""
        words = {
            "undo": tr("Table", "Take back"),
            "hint": tr("Table", "Hint"),
            "why": tr("Table", "Why not"),
            "log": tr("Table", "Record"),
            "speed": tr("Table", "Speed {n}", n=speed),
            "step": tr("Table", "Step by step"),
            "now": tr("Table", "Move now"),
            "sort": tr("Table", "Sort"),
        }
        for name, action in self.actions.items():
            action.setText(words[name])
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{words[name]} ({key})" if key else words[name])

    def shown(self) -> list[QAction]:
        """What stands in the toolbar."""
        return [self.actions[name] for name in ORDER if self.actions[name].isVisible()]
