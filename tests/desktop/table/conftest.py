"""A table page on the small engine, ready for the player's first decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QtMsgType, qInstallMessageHandler

from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.table.page import TablePage
from changpai_desktop.games import registry
from changpai_desktop.games.contract import Event
from tests.desktop.table import zi
from tests.desktop.table.driver import Driver, Settings


class Table:
    """Page, driver and a few hands."""

    def __init__(self, qtbot: Any, **kw: Any) -> None:
        self.settings = Settings(**kw.pop("settings", {}))
        size = kw.pop("size", (1280, 748))
        self.driver = Driver(**kw)
        self.page = TablePage(self.driver, self.settings)
        qtbot.addWidget(self.page)
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        self.page.enter()
        self.begin()

    def begin(self) -> None:
        """Plays up to the player's first decision."""
        self.driver.tell()
        self.driver.go_on()

    @property
    def view(self) -> Any:
        return self.page.view

    def at(self, *key: Any) -> QPoint:
        """A point of a thing that no neighbour covers."""
        r: Rect = self.view.place(tuple(key))
        return QPoint(round(r.x + min(r.w, 60) * 0.3), round(r.y + min(r.h, 60) * 0.5))

    def hand_ids(self) -> list[int]:
        return [h.card.id for h in self.view.scene.hand]

    def to_discard(self, qtbot: Any) -> None:
        """Starts, passes and plays on until a discard is owed."""
        for _ in range(60):
            legal = self.driver.view.legal if self.driver.view else ()
            if any(a.verb == "discard" for a in legal):
                return
            wanted = next(a for v in ("start", "join", "pass") for a in legal if a.verb == v)
            self.page.attempt(wanted)
            self.driver.go_on()
        raise AssertionError("no discard came")


@pytest.fixture
def table(qtbot: Any) -> Iterator[Callable[..., Table]]:
    """Makes tables; a Qt warning fails the test."""
    told: list[str] = []

    def note(kind: QtMsgType, _context: object, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg and "propagateSizeHints" not in text:
            told.append(text)

    language().set("zh_CN")
    old = qInstallMessageHandler(note)
    yield lambda **kw: Table(qtbot, **kw)
    qInstallMessageHandler(old)
    language().set("en")
    assert told == []


class ZiTable(Table):
    """A table of the stand-in game: the player is asked for a card; what is tried is noted and not judged."""

    def __init__(self, qtbot: Any, monkeypatch: pytest.MonkeyPatch, stand_in: Any = zi, **kw: Any) -> None:
        monkeypatch.setitem(registry._MODULES, stand_in.GAME.id, stand_in.__name__)
        self._patch = monkeypatch
        self.first = kw.pop("view", None) or stand_in.view(kw.get("seats", 3))
        super().__init__(qtbot, name=stand_in.GAME.id, **kw)

    def begin(self) -> None:
        self._patch.setattr(self.driver, "judge", self.driver.tried.append)
        self.ask(self.first)

    def ask(self, view: Any) -> None:
        """Shows a position and asks for a decision."""
        self.driver.tell([Event("deal", view.seat, view.me.hand or ())], view)
        self.driver.ask(view)


@pytest.fixture
def zi_table(table: Callable[..., Table], qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[..., ZiTable]:
    """Makes tables of the stand-in game."""
    return lambda **kw: ZiTable(qtbot, monkeypatch, **kw)
