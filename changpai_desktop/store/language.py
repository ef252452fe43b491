"""Words in the player's language. What flows through: `Word`s and `Reason`s in, finished text out.

The translations are Qt's TS files, read as they stand. What has no translation stays English.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from changpai_desktop.games.contract import HIDDEN, CardError, Game, Reason, Word

LANGUAGES: Mapping[str, str] = {"en": "English", "zh_CN": "简体中文", "zh_TW": "繁體中文"}
"""Every language by id, with its own name."""


def nearest(locale: str) -> str:
    """The language of LANGUAGES that suits a locale such as `zh-Hant-HK` or `de_DE.UTF-8`."""
    parts = locale.replace("-", "_").split(".")[0].split("_")
    if parts[0].lower() != "zh":
        return "en"
    return "zh_TW" if {p.lower() for p in parts} & {"tw", "hk", "mo", "hant"} else "zh_CN"


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return nearest(environment[name])
    return "en"


def _texts_in(folder: Path, end: str) -> list[Path]:
    # As `glob` finds them; that compiles a pattern, and the window waits for it.
    return [path for path in folder.iterdir() if path.name.endswith(end)] if folder.is_dir() else []


def translations_folder() -> Path:
    """Where the TS files are: in the package, beside it (a checkout), or installed as shared data."""
    package = Path(__file__).resolve().parents[1]
    shared = Path(sys.prefix) / "share" / "changpai-desktop" / "translations"
    for folder in (package / "translations", package.parent / "translations", shared):
        if any(_texts_in(folder, ".ts")):
            return folder
    return package / "translations"


class Catalog:
    """All texts of one language."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        """Loads `*_<language>.ts`. A file that cannot be read is left out and named in `problems`."""
        self.language = language if language in LANGUAGES else nearest(language)
        self.problems: list[str] = []
        self._texts: dict[tuple[str, str], str] = {}
        for path in sorted(_texts_in(folder or translations_folder(), f"_{self.language}.ts")):
            try:
                self._load(path)
            except (OSError, SyntaxError) as error:  # ParseError is a SyntaxError
                self.problems.append(f"{path.name}: {error}")

    def _load(self, path: Path) -> None:
        # English has no files, and a window that speaks it need not wait for the parser.
        import xml.etree.ElementTree as ET

        for context in ET.parse(path).getroot().iter("context"):
            name = context.findtext("name") or ""
            for message in context.iter("message"):
                translation = message.find("translation")
                if translation is None or translation.get("type") in ("unfinished", "vanished", "obsolete"):
                    continue
                if translation.text:
                    self._texts[name, message.findtext("source") or ""] = translation.text

    def find(self, context: str, source: str) -> str | None:
        """The translation, None if there is none."""
        return self._texts.get((context, source))

    def tr(self, context: str, source: str, **values: object) -> str:
        """The text in this language with its values put in."""
        text = self._texts.get((context, source), source)
        return text.format(**values) if values else text

    def text(self, word: Word) -> str:
        """A word in this language."""
        return self._texts.get((word.context, word.source), word.source)

    def card(self, token: str, game: Game) -> str:
        """The name of a card in this language; `?` stays."""
        try:
            return HIDDEN if token == HIDDEN else game.pack.kind(token).name(self.language)
        except CardError:
            return token

    def cards(self, tokens: tuple[str, ...], game: Game) -> str:
        """Several cards, joined as the language joins them."""
        return (", " if self.language == "en" else "、").join(self.card(t, game) for t in tokens)

    def sentence(self, reason: Reason, game: Game) -> str:
        """A reason as a sentence: its values put in, cards by name, words translated."""
        values: dict[str, str] = {}
        for name, value in reason.values.items():
            if isinstance(value, tuple):
                values[name] = self.cards(value, game)
            elif not isinstance(value, Word):
                values[name] = str(value)
        for name, value in reason.values.items():
            if isinstance(value, Word):
                # A word inside may have places of its own; they are filled from the same values.
                values[name] = self.text(value).format(**values)
        return self.text(reason.word).format(**values)
