"""The real program, noting every few milliseconds where on the screen the things lie that a mouse may click.

`python -m tests.system.where_things_are NOTE.json`; it clicks nothing itself. The first picture of the table, as the
screen shows it, is saved beside the note.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QWidget

from changpai_desktop.__main__ import window
from changpai_desktop.desktop.app import House
from changpai_desktop.desktop.table.confirm import Confirm


class Note:
    """Looks at the window and writes."""

    def __init__(self, house: House, path: Path) -> None:
        self.house, self.path = house, path
        self.decided = 0
        self.said = 0
        self._last = ""
        self._answered = house.engine.answer
        house.engine.answer = self._answer  # type: ignore[method-assign]

    def _answer(self, ticket: int, action: Any) -> None:
        self.decided += 1
        self._answered(ticket, action)

    def write(self) -> None:
        made = self._look()
        text = json.dumps(made, sort_keys=True)
        if text == self._last:
            return
        self._last = text
        self.said += 1
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps({**made, "said": self.said}), encoding="utf-8")
        new.replace(self.path)

    def _look(self) -> dict[str, Any]:
        shown = self.house.window
        at: dict[str, list[int]] = {}
        ticket = 0
        if shown.current == "start" and shown.isVisible():
            page: Any = shown.page("start")
            card = page.games.cards["yaodiren"]
            go = card if page.setup is None else page.setup.go
            at["game" if page.setup is None else "go"] = _of(go, go.rect().center())
        elif shown.current == "table":
            page = shown.page("table")
            ticket = page._ticket
            if page.model is not None and page.view.scene is not None:
                self._table(page, at)
            self._picture(page)
        return {"page": shown.current, "ticket": ticket, "decided": self.decided, "at": at}

    def _picture(self, page: Any) -> None:
        picture = self.path.with_suffix(".png")
        if page._ticket and not picture.exists():
            self.house.window.screen().grabWindow(self.house.window.winId()).save(str(picture))

    @staticmethod
    def _table(page: Any, at: dict[str, list[int]]) -> None:
        view, model = page.view, page.model
        if not page._ticket:
            return
        for box in page.findChildren(Confirm):
            if box.isVisible():
                at["sure"] = _of(box.do, box.do.rect().center())
        free = model.discards()
        able = [v for v, _ in view.scene.buttons if model.legal_of(v)]
        names: dict[str, Any] = {}
        if view.state.choosing:
            names["plan"] = ("plan", 0)
        elif free:
            names["card"] = next(("hand", h.card.id) for h in view.scene.hand if h.card.token in free)
        elif able:
            names["wish"] = ("button", "pass" if "pass" in able else able[0])
        for name, key in names.items():
            r = view.place(key)
            at[name] = _of(view, QPoint(round(r.x + 8), round(r.y + r.h * 0.5)))
        if free:
            at["lifted"] = [model.selected, 0]


def _of(widget: QWidget, point: QPoint) -> list[int]:
    spot = widget.mapToGlobal(point)
    return [spot.x(), spot.y()]


def main() -> int:
    """The program's own main, looked at."""
    path = Path(sys.argv.pop(1))
    opened = House.open

    def open_(house: House, after: Any = None) -> None:
        opened(house, after)
        note = Note(house, path)
        timer = QTimer(house.window)
        timer.setProperty("note", note)
        timer.timeout.connect(note.write)
        timer.start(15)

    House.open = open_  # type: ignore[method-assign, assignment]
    return window()


if __name__ == "__main__":
    sys.exit(main())
