"""The settings while the program runs. What flows through: a changed field in, saved at once, and told to all.

`LiveSettings` reads like the `Settings` it holds (`settings.speed`), and carries what follows from them for every
page: the `look` (theme, card cache, text size) and the `mats`.
"""

from __future__ import annotations

import logging
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from changpai_desktop.desktop.faces import Faces, Print
from changpai_desktop.desktop.shelf import NAME, Shelf
from changpai_desktop.desktop.surfaces import Mats
from changpai_desktop.desktop.theme import DAY, THEMES, Theme
from changpai_desktop.desktop.widgets import Look
from changpai_desktop.store.places import Places, places
from changpai_desktop.store.settings import FIELDS, Settings, load, save

if TYPE_CHECKING:
    from changpai_desktop.art.gallery import Gallery

log = logging.getLogger("changpai.settings")

MIDDLES: Final = ("flower", "plain", "name")
PIPS: Final = ("file", "dice")
LETTERINGS: Final = ("brush", "plain", "flower")
BACKS: Final = ("lacquer", "indigo", "bamboo")


class _Gallery:
    """The artwork, loaded when the first picture must be drawn: a second start has them all on its shelf."""

    @cached_property
    def _all(self) -> Gallery:
        from changpai_desktop.art.gallery import Gallery

        return Gallery()

    def card(self, token: str, printed: Print) -> str:
        return self._all.card(token, printed)

    def glyph(self, char: str, colour: str) -> str:
        return self._all.glyph(char, colour)


class LiveSettings(QObject):
    """One for the whole program. Fields are read as attributes and written with `set`."""

    changed = Signal(str)
    """The name of the field that changed."""
    failed = Signal(str)
    """The settings could not be saved; why."""

    def __init__(self, where: Places | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places = where or places()
        loaded = load(self.places.settings)
        self.values: Settings = loaded.settings
        self.told = loaded.told
        """What the player must be told about the file, once; empty if nothing."""
        faces = Faces(_Gallery(), self.printed(), shelf=Shelf(self.places.state / NAME))
        self.look = Look(self.theme_now(), faces, self.values.text_scale / 100)
        self.mats = Mats()

    def __getattr__(self, name: str) -> Any:
        # Only asked for what the object itself does not have.
        values = self.__dict__.get("values")
        if values is None or name not in FIELDS:
            raise AttributeError(name)
        return getattr(values, name)

    def set(self, field: str, value: Any) -> None:
        """Sets a field, saves and tells. Raises AttributeError for an unknown field."""
        if field not in FIELDS:
            raise AttributeError(field)
        if getattr(self.values, field) == value:
            return
        setattr(self.values, field, value)
        self.touched(field)

    def touched(self, field: str) -> None:
        """A field was changed in place (a dict): save and tell."""
        self.save()
        if field in ("theme", "middle", "lettering", "pips", "back", "text_scale"):
            self.refresh()
        self.changed.emit(field)

    def save(self) -> None:
        """Writes the file; a failure is logged and told by `failed`, the game goes on."""
        try:
            save(self.places.settings, self.values)
        except OSError as error:
            log.error("settings not saved: %s", error)
            self.failed.emit(str(error))

    def refresh(self) -> None:
        """Gives theme, print and text size to every widget again."""
        self.look.set(self.theme_now(), self.printed(), self.values.text_scale / 100)

    def theme_now(self) -> Theme:
        """The theme chosen, or the one that suits the system's colours."""
        if self.values.theme in THEMES:
            return THEMES[self.values.theme]
        app = QGuiApplication.instance()
        dark = isinstance(app, QGuiApplication) and app.palette().window().color().lightness() < 128
        return THEMES["night"] if dark else DAY

    def printed(self) -> Print:
        """How cards are printed now."""
        v = self.values
        return Print(
            theme=self.theme_now().name,
            pips=v.pips if v.pips in PIPS else PIPS[0],
            middle=v.middle if v.middle in MIDDLES else MIDDLES[0],
            hand=v.lettering if v.lettering in LETTERINGS else LETTERINGS[0],
            back=v.back if v.back in BACKS else BACKS[0],
        )

    @property
    def still(self) -> bool:
        """Whether nothing shall move: speed 0. With reduced motion fades stay."""
        return self.values.speed == 0
