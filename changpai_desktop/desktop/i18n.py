"""The language of the window. What flows through: the code of a language in, finished texts out.

Texts come from the Catalog of `store.language`; a QTranslator over it serves Qt itself and everything that
calls `QCoreApplication.translate`, and Qt's own `qtbase` files translate its standard buttons. Switching is
live: `language().changed` is emitted, and every window and widget gets a LanguageChange event.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QObject, QTranslator, Signal
from shiboken6 import isValid

from changpai_desktop.games.contract import Game, Reason, Word
from changpai_desktop.games.registry import GAME_IDS, game
from changpai_desktop.store.language import LANGUAGES, Catalog, nearest

__all__ = ["LANGUAGES", "Language", "card", "cards", "language", "sentence", "system_language", "tr", "word"]


class CatalogTranslator(QTranslator):
    """Lets Qt look texts up in a Catalog."""

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalog = catalog

    def isEmpty(self) -> bool:
        # Qt does not install a translator that calls itself empty, as one without a .qm file does.
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        # None makes a null string, and with that Qt goes on to the next translator.
        return self._catalog.find(context, source)  # type: ignore[return-value]


class Language(QObject):
    """The language that the program speaks now. There is one; `language()` gives it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.catalog = Catalog("en")
        self._installed: list[QTranslator] = []
        self._settled = False

    @property
    def code(self) -> str:
        """`en`, `zh_CN` or `zh_TW`."""
        return self.catalog.language

    def set(self, code: str) -> None:
        """Switch to a language of LANGUAGES; an empty code takes the system's."""
        wanted = code or system_language()
        if wanted == self.code and self._installed:
            return
        self.catalog = Catalog(wanted)
        self._install()
        self.changed.emit()

    def _install(self) -> None:
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        made: list[QTranslator] = []
        if self.code != "en":
            base = QTranslator(self)
            where = QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.LibraryPath.TranslationsPath)
            if base.load(f"qtbase_{self.code}", where):
                made.append(base)
        made.append(CatalogTranslator(self.catalog, self))
        for translator in made:
            QCoreApplication.installTranslator(translator)
        self._installed = made
        self._tell_locale()

    def settle(self) -> None:
        """Numbers and dates of Qt's own widgets in the language, from now on; after the first page is painted.

        Python builds QLocale with the names of all languages and countries of the world, and no painted text needs it.
        """
        self._settled = True
        self._tell_locale()

    def _tell_locale(self) -> None:
        if self._settled:
            QtCore.QLocale.setDefault(QtCore.QLocale(self.code))


_languages: list[Language] = []


def language() -> Language:
    """The one Language, made when first asked for and owned by the running application."""
    if not _languages or not isValid(_languages[0]):
        _languages[:] = [Language(QCoreApplication.instance())]
    return _languages[0]


def system_language() -> str:
    """The language that the environment, or else the system, asks for."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value and value.split(".")[0] not in ("C", "POSIX"):
            return nearest(value)
    return nearest(next(iter(QtCore.QLocale.system().uiLanguages()), "en"))


def tr(context: str, source: str, **values: object) -> str:
    """A text of a context in the player's language, its `{name}` places filled."""
    return language().catalog.tr(context, source, **values)


def word(marked: Word) -> str:
    """A game's Word in the player's language."""
    return language().catalog.text(marked)


def sentence(reason: Reason, played: Game | None = None) -> str:
    """A Reason as a sentence with card names. Without a game, the one named by its context is taken."""
    owner = played or game(reason.word.context if reason.word.context in GAME_IDS else GAME_IDS[0])
    return language().catalog.sentence(reason, owner)


def card(token: str, played: Game) -> str:
    """The spoken name of a card."""
    return language().catalog.card(token, played)


def cards(tokens: Sequence[str], played: Game) -> str:
    """Several cards by name."""
    return language().catalog.cards(tuple(tokens), played)
