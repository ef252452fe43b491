"""The real program, started as a child and playing by itself. What flows through: arguments in, lines of JSON out.

`python -m tests.system.drive [close MS]`: the window opens, goes on with the offered match or opens a table, and
answers every decision by chance until it is killed, or until MS milliseconds after the first step, when it closes
its window. `--slow`: the computers think for ever.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer

from changpai_desktop.__main__ import names_in_utf8, window
from changpai_desktop.desktop.app import House

SLOW = str(Path(__file__).with_name("slow_brain.py"))


def say(**what: Any) -> None:
    """One line for the test."""
    print(json.dumps(what), flush=True)


class Hands:
    """Plays instead of a person."""

    def __init__(self, house: House, close_after: int) -> None:
        self.house, self.close_after = house, close_after
        self.begun = False
        engine = house.engine
        engine.stepped.connect(self._stepped)
        engine.decision_needed.connect(self._decide)
        engine.hand_over.connect(self._over)
        engine.failed.connect(lambda text: say(failed=text))

    def start(self) -> None:
        page: Any = self.house.window.page("start")
        page.look_for_match()
        going_on = not page.resume.isHidden()
        if not going_on:
            page.choose("yaodiren")
        (page.go_on if going_on else page.setup.go).click()
        say(resumed=going_on)

    def _stepped(self, *_: object) -> None:
        if self.begun:
            return
        self.begun = True
        brains = [b.process.processId() for b in self.house.engine.brains._brains]
        say(begun=self.house.engine.facts.decisions, brains=brains)  # type: ignore[union-attr]
        if self.close_after >= 0:
            QTimer.singleShot(self.close_after, self.house.window, self.house.window.close)

    def _decide(self, view: Any, ticket: int) -> None:
        wanted = [a for a in view.legal if a.verb != "drop"] or list(view.legal)
        self.house.engine.answer(ticket, random.choice(wanted))

    def _over(self, *_: object) -> None:
        # After the window has gone to the settlement.
        page: Any = self.house.window.page("settlement")
        QTimer.singleShot(0, self.house.window, page.go_on)


def main() -> int:
    """The program's own main, with these hands on it."""
    names_in_utf8()
    arguments = sys.argv[1:]
    close_after = int(arguments[arguments.index("close") + 1]) if "close" in arguments else -1
    brain = [sys.executable, SLOW] if "--slow" in arguments else None
    opened, made = House.open, House.__init__

    def init(house: House, where: Any) -> None:
        made(house, where, brain)

    def open_(house: House, after: Any = None) -> None:
        opened(house, after)
        hands = Hands(house, close_after)
        house.window.setProperty("hands", hands)  # bound methods of a lost object are never called
        house.window.page("start").painted.connect(hands.start)  # type: ignore[attr-defined]

    House.__init__, House.open = init, open_  # type: ignore[method-assign, assignment]
    sys.argv[1:] = []
    return window()


if __name__ == "__main__":
    sys.exit(main())
