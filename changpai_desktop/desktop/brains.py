"""The computer players' processes. What flows through: views as JSON lines out, actions and advice back.

Thinking never runs in the window's process. Two children wait, started early; each request has a generation
number, and answers to old ones are dropped. A child that dies is started again and asked once more.
"""

from __future__ import annotations

import logging
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from changpai_desktop.games.contract import View

log = logging.getLogger("changpai.brains")
COUNT: Final = 2
GRACE: Final = 500
"""Milliseconds a child gets to end by itself."""
BURIAL: Final = 5000
"""Milliseconds until a killed child must be gone; on a busy machine half a second was not enough."""


def command() -> list[str]:
    """How a child is started: the program itself when frozen, otherwise the module."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--brain"]
    return [sys.executable, "-m", "changpai_desktop.players.brain"]


@dataclass(slots=True)
class _Request:
    generation: int
    line: bytes
    again: bool = True
    """Whether it may be asked once more."""


class _Brain(QObject):
    """One child and what it is thinking about."""

    line = Signal(object, bytes)
    died = Signal(object)

    def __init__(self, start: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._start = list(start)
        self._closing = False
        self.request: _Request | None = None
        self.process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONUTF8", "1")
        if not getattr(sys, "frozen", False):
            here = str(Path(__file__).resolve().parents[2])
            old = environment.value("PYTHONPATH")
            separator = ";" if sys.platform == "win32" else ":"
            environment.insert("PYTHONPATH", f"{here}{separator}{old}" if old else here)
        self.process.setProcessEnvironment(environment)
        self.process.readyReadStandardOutput.connect(self._read)
        self.process.readyReadStandardError.connect(self._complain)
        self.process.finished.connect(self._gone)
        self.process.errorOccurred.connect(self._error)
        self.start()

    def start(self) -> None:
        self.process.start(self._start[0], self._start[1:])

    def ask(self, request: _Request) -> None:
        self.request = request
        self.process.write(request.line)

    def _read(self) -> None:
        while self.process.canReadLine():
            self.line.emit(self, bytes(self.process.readLine().data()))

    def _complain(self) -> None:
        text = bytes(self.process.readAllStandardError().data()).decode("utf-8", "replace").strip()
        if text:
            log.warning("brain: %s", text)

    def _gone(self, *_: object) -> None:
        if not self._closing:
            self.died.emit(self)

    def _error(self, error: QProcess.ProcessError) -> None:
        # After a crash `finished` follows; after a failed start it does not.
        if error == QProcess.ProcessError.FailedToStart:
            self._gone()

    def quit(self) -> None:
        """Asks the child to end; `finish` sees to it."""
        self._closing = True
        if self.process.state() != QProcess.ProcessState.NotRunning:
            self.process.write(b'{"generation": 0, "do": "quit"}\n')
            self.process.closeWriteChannel()

    def finish(self) -> None:
        if self.process.state() == QProcess.ProcessState.NotRunning:
            return
        if not self.process.waitForFinished(GRACE):
            self.process.kill()
            self.process.waitForFinished(BURIAL)


class Brains(QObject):
    """A small pool of children. `ask` gives a generation number, the answer comes with it."""

    answered = Signal(int, object)
    """generation, the answer as a dict."""
    failed = Signal(int, str)
    """generation, why: the child died twice or spoke nonsense."""

    def __init__(self, start: Sequence[str] | None = None, count: int = COUNT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._start = list(start or command())
        self._count = count
        self._brains: list[_Brain] = []
        self._waiting: deque[_Request] = deque()
        self._generation = 0
        self._oldest = 0
        self._deaths = 0

    def begin(self) -> None:
        """Starts the children, so that they are ready before the first question."""
        while len(self._brains) < self._count:
            brain = _Brain(self._start, self)
            brain.line.connect(self._got)
            brain.died.connect(self._died)
            self._brains.append(brain)

    def ask(self, do: Literal["choose", "advise"], view: View, level: str, seed: int) -> int:
        """Asks for an action or for advice; returns the number under which the answer will come."""
        self.begin()
        self._generation += 1
        body = {"generation": self._generation, "do": do, "view": view, "level": level, "seed": seed}
        self._waiting.append(_Request(self._generation, msgspec.json.encode(body) + b"\n"))
        self._deal_out()
        return self._generation

    def forget(self) -> None:
        """Drops every question that is not answered yet."""
        self._waiting.clear()
        self._oldest = self._generation + 1

    def close(self) -> None:
        """Ends the children: asked first, killed after half a second."""
        self.forget()
        for brain in self._brains:
            brain.quit()
        for brain in self._brains:
            brain.finish()
            brain.deleteLater()
        self._brains = []

    def _deal_out(self) -> None:
        for brain in self._brains:
            # A new line cancels what the child is busy with, so one with an old question is free.
            if self._waiting and (brain.request is None or brain.request.generation < self._oldest):
                brain.ask(self._waiting.popleft())

    def _got(self, brain: _Brain, line: bytes) -> None:
        try:
            answer: dict[str, Any] = msgspec.json.decode(line, type=dict[str, Any])
            generation = int(answer["generation"])
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
            log.error("brain spoke nonsense (%s): %r", error, line[:200])
            return
        if brain.request is None or brain.request.generation != generation:
            return
        brain.request = None
        self._deaths = 0
        if generation >= self._oldest:
            if answer.get("error"):
                self.failed.emit(generation, str(answer["error"]))
            else:
                self.answered.emit(generation, answer)
        self._deal_out()

    def _died(self, brain: _Brain) -> None:
        request, brain.request = brain.request, None
        self._deaths += 1
        log.error("a brain ended unasked (%d)", self._deaths)
        if request is not None and request.generation >= self._oldest:
            if request.again:
                request.again = False
                self._waiting.appendleft(request)
            else:
                self.failed.emit(request.generation, "the computer player's process ended twice")
        # A child that cannot even start must not be started for ever.
        if self._deaths <= 2 * self._count + 1:
            brain.start()
            self._deal_out()
        else:
            for waiting in list(self._waiting):
                self.failed.emit(waiting.generation, "the computer player's process does not start")
            self._waiting.clear()


def read_advice(answer: dict[str, Any]) -> list[Any]:
    """The Advice of an answer, best first. The players' room is only entered when the first hint comes."""
    from changpai_desktop.players.advice import Advice

    return [msgspec.convert(item, Advice) for item in answer.get("advice", [])]
