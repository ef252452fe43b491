"""The window's own commands: their keys, the menu behind the menu button, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from changpai_desktop.desktop.i18n import LANGUAGES, language, tr, word
from changpai_desktop.desktop.shortcuts import COMMANDS, keys_of

if TYPE_CHECKING:
    from changpai_desktop.desktop.main_window import MainWindow

TEXT_SIZES: Final = (75, 90, 100, 110, 125, 150, 175, 200, 250, 300)
"""Per cent."""
CARD_ZOOMS: Final = (50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 175, 200)
"""Per cent."""
THEMES: Final = ("day", "night", "contrast")


def stepped(steps: tuple[int, ...], now: int, way: int) -> int:
    """The next step above (way 1) or below (way -1) a number; the number itself at the end."""
    if way > 0:
        return next((s for s in steps if s > now), now)
    return next((s for s in reversed(steps) if s < now), now)


class WindowCommands(QObject):
    """Belongs to a MainWindow."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.settings
        self.actions: dict[str, QAction] = {}
        does = self._does()
        for command in COMMANDS:
            if command.place == "window":
                action = QAction(self)
                action.triggered.connect(does[command.id])
                window.addAction(action)
                self.actions[command.id] = action
        self._settings.changed.connect(self._changed)
        self._take_keys()
        self.translate()

    def _does(self) -> dict[str, Callable[[], None]]:
        return {
            "full_screen": self.full_screen,
            "cards_larger": partial(self._card_zoom, 1),
            "cards_smaller": partial(self._card_zoom, -1),
            "cards_normal": partial(self._settings.set, "card_zoom", 100),
            "text_larger": partial(self._text, 1),
            "text_smaller": partial(self._text, -1),
            "theme": self._next_theme,
            "menu": self.pop_up,
            "back": self._back,
            "quit": self._quit,
        }

    def _changed(self, field: str) -> None:
        if field == "keys":
            self._take_keys()

    def _take_keys(self) -> None:
        for name, action in self.actions.items():
            action.setShortcuts(keys_of(self._settings.keys, name))

    def translate(self) -> None:
        """Words in the present language."""
        for command in COMMANDS:
            if command.id in self.actions:
                self.actions[command.id].setText(word(command.label))

    # ---- what they do

    def full_screen(self) -> None:
        """Over the whole screen and back."""
        self._window.setWindowState(self._window.windowState() ^ QtCore.Qt.WindowState.WindowFullScreen)

    def _card_zoom(self, way: int) -> None:
        self._settings.set("card_zoom", stepped(CARD_ZOOMS, self._settings.card_zoom, way))

    def _text(self, way: int) -> None:
        self._settings.set("text_scale", stepped(TEXT_SIZES, self._settings.text_scale, way))

    def _next_theme(self) -> None:
        now = self._settings.theme_now().name
        self._settings.set("theme", THEMES[(THEMES.index(now) + 1) % len(THEMES)])

    def _back(self) -> None:
        if self._window.isFullScreen():
            self.full_screen()
        elif self._window.step_back():
            return
        elif self._window.current in ("settings", "about", "rules", "replay"):
            self._window.back()

    def _quit(self) -> None:
        self._window.close()

    # ---- the menu

    @cached_property
    def menu(self) -> QMenu:
        """Made when it is first opened."""
        made = QMenu(self._window)
        made.aboutToShow.connect(self._fill)
        return made

    def pop_up(self) -> None:
        """Opens the menu under its button, or at the window's corner where the page has no toolbar."""
        button = self._window.bar.menu
        at = button.mapToGlobal(QPoint(0, button.height()))
        if not self._window.bar.isVisible():
            at = self._window.mapToGlobal(QPoint(16, 16))
        self.menu.popup(at)

    def _fill(self) -> None:
        menu = self.menu
        menu.clear()
        go = self._window.go
        if self._window.current != "start":
            menu.addAction(tr("Shell", "Start page"), lambda: go("start"))
        menu.addAction(tr("Shell", "Replays"), lambda: go("replay"))
        menu.addAction(tr("Shell", "Settings"), lambda: go("settings"))
        menu.addAction(tr("Shell", "Rule book"), lambda: go("rules"))
        menu.addAction(tr("Shell", "About"), lambda: go("about"))
        menu.addSeparator()
        themes = {
            "day": tr("Shell", "Day"),
            "night": tr("Shell", "Night"),
            "contrast": tr("Shell", "High contrast"),
        }
        self._choices(tr("Shell", "Colours"), themes, self._settings.theme_now().name, "theme")
        self._choices(tr("Shell", "Language"), dict(LANGUAGES), language().code, "language")
        for group in (("text_larger", "text_smaller"), ("cards_larger", "cards_smaller", "cards_normal")):
            menu.addSeparator()
            for name in group:
                menu.addAction(self.actions[name])
        menu.addSeparator()
        menu.addAction(self.actions["full_screen"])
        menu.addAction(self.actions["quit"])

    def _choices(self, title: str, words: dict[str, str], now: str, field: str) -> None:
        sub = self.menu.addMenu(title)
        group = QActionGroup(sub)
        for value, text in words.items():
            action = sub.addAction(text)
            action.setCheckable(True)
            action.setChecked(value == now)
            action.triggered.connect(partial(self._choose, field, value))
            group.addAction(action)

    def _choose(self, field: str, value: str, _on: bool = True) -> None:
        self._settings.set(field, value)
