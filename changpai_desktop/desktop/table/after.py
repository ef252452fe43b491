"""What is told once cards have arrived: that a hand's end has been shown, and which counts are new."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from changpai_desktop.desktop.table.animation import Plan, milliseconds
from changpai_desktop.desktop.theme import duration
from changpai_desktop.games.contract import Event, Seat, View


class Ending:
    """The way from a hand's last step to its settlement: tells the engine that a step has been shown.

    After the stillness of a hand's end nothing more is waited for. Who is on another page misses nothing: the engine
    is told when the table is looked at again.
    """

    def __init__(self, engine: Any) -> None:
        self.engine = engine
        self._over = self._waited = self._here = False

    def begin(self, events: Sequence[Event]) -> None:
        """A step's events."""
        self._over, self._waited = any(e.kind == "end" for e in events), False

    def wait(self, made: Plan) -> None:
        """The step's movements; whether there are any."""
        self._waited = made.length > 0

    def shown(self) -> None:
        """Everything of the step has been shown."""
        if self._over and not self._here:
            return
        self.engine.shown()
        if self._over and self._waited:
            self.engine.move_now()

    def enter(self) -> None:
        """The table is looked at."""
        self._here = True
        if self._over:
            # Told a second time it does nothing.
            self.engine.shown()

    def leave(self) -> None:
        """Another page is looked at."""
        self._here = False


class Fresh(QObject):
    """Which seats' live counts are new. Two views flow in, the seats whose number is underlined flow out."""

    changed = Signal(object, object)
    """Seats that are underlined now, and those whose plates have to be painted anew."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock: Callable[[], float] = milliseconds
        self._until: dict[Seat, float] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    def note(self, old: View | None, new: View, speed: int) -> None:
        """What changed from one view of a hand to the next; without an old one nothing is new."""
        last = duration("count", speed)
        if old is None or not last or len(old.seats) != len(new.seats):
            self._set({})
            return
        until = dict(self._until)
        for seat, (before, now) in enumerate(zip(old.seats, new.seats, strict=True)):
            if None not in (before.live, now.live) and (before.live, before.veiled) != (now.live, now.veiled):
                until[seat] = self.clock() + last
        self._set(until)

    def tick(self) -> None:
        """Numbers that have been new long enough lose their line."""
        now = self.clock()
        self._set({seat: end for seat, end in self._until.items() if end > now})

    def _set(self, until: dict[Seat, float]) -> None:
        before, self._until = set(self._until), until
        if until:
            self._timer.start(max(1, math.ceil(min(until.values()) - self.clock())))
        else:
            self._timer.stop()
        if before != set(until):
            self.changed.emit(frozenset(until), before ^ set(until))
