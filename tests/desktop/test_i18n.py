"""The language switches live, Qt's own words with it, and reasons become sentences with card names."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from changpai_desktop.desktop.i18n import card, language, sentence, tr, word
from changpai_desktop.games.contract import Reason, Word
from changpai_desktop.games.registry import game


@pytest.fixture(autouse=True)
def english(qtbot: QtBot) -> Iterator[None]:
    language().set("en")
    yield
    language().set("en")


def test_switching_is_live_and_reaches_qt(qtbot: QtBot) -> None:
    assert tr("Shell", "Settings") == "Settings"
    with qtbot.waitSignal(language().changed, timeout=500):
        language().set("zh_CN")
    assert tr("Shell", "Settings") == "设置"
    assert QCoreApplication.translate("Shell", "Settings") == "设置"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "取消"
    language().set("zh_TW")
    assert tr("Shell", "Settings") == "設定"
    language().set("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_what_has_no_translation_stays_english() -> None:
    language().set("zh_CN")
    assert tr("Nowhere", "{n} words", n=3) == "3 words"
    assert QCoreApplication.translate("Nowhere", "plain") == "plain"


def test_words_and_sentences_name_cards() -> None:
    played = game("yaodiren")
    language().set("zh_CN")
    assert word(played.name) == "幺地人"
    name = card("11", played)
    reason = Reason(Word("yaodiren", "no such sentence: {cards}"), {"cards": ("11", "11")})
    assert sentence(reason) == f"no such sentence: {name}、{name}"
