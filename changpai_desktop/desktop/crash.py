"""What happens when something goes wrong or the system ends us: a log, one dialog, a clean end."""

from __future__ import annotations

import faulthandler
import logging
import sys
from typing import IO, TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import FrameType, TracebackType

log = logging.getLogger("changpai")
_open: list[IO[str]] = []


class LogFile(logging.FileHandler):
    """A log that begins a new file at `MOST` bytes and keeps the `KEPT` before it as `.1`, `.2`.

    As `logging.handlers` has one, without the sockets, queues and mail that come with that module.
    """

    MOST: Final = 512 * 1024
    KEPT: Final = 2

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8")
        self._path = path

    def emit(self, record: logging.LogRecord) -> None:
        """Writes a line. A file that cannot be put away goes on growing."""
        try:
            if self._path.stat().st_size >= self.MOST:
                self._put_away()
        except OSError:
            pass
        super().emit(record)

    def _put_away(self) -> None:
        self.close()  # opened again by the next line
        for n in range(self.KEPT, 0, -1):
            older = self._path.with_name(f"{self._path.name}.{n}")
            newer = self._path.with_name(f"{self._path.name}.{n - 1}") if n > 1 else self._path
            if newer.exists():
                newer.replace(older)


def start_log(folder: Path) -> Path | None:
    """Logs into `folder`; None if it cannot be written, then only to stderr."""
    formatter = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
    root = logging.getLogger("changpai")
    root.setLevel(logging.INFO)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = LogFile(folder / "changpai.log")
        trace = (folder / "crash.log").open("a", encoding="utf-8")
    except OSError as error:
        root.addHandler(logging.StreamHandler())
        root.warning("no log file: %s", error)
        return None
    handler.setFormatter(formatter)
    root.addHandler(handler)
    faulthandler.enable(trace)
    _open.append(trace)
    return folder / "changpai.log"


def stop_log() -> None:
    """Closes the log files."""
    for handler in list(log.handlers):
        log.removeHandler(handler)
        handler.close()
    faulthandler.disable()
    while _open:
        _open.pop().close()


class Excepthook:
    """Logs what nobody caught and tells the player once; the program goes on."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._told = False
        self._before = sys.excepthook

    def install(self) -> None:
        """From now on."""
        sys.excepthook = self

    def remove(self) -> None:
        """As it was before."""
        sys.excepthook = self._before

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, error, trace)
            return
        import traceback

        text = "".join(traceback.format_exception(kind, error, trace))
        log.critical("%s", text)
        if sys.stderr is not None:
            sys.stderr.write(text)
        if not self._told:
            self._told = True
            self._tell(f"{kind.__name__}: {error}")


class Signals(QObject):
    """Ctrl-C and a polite kill end the event loop instead of being ignored or tearing the program down."""

    def __init__(self, end: Callable[[], None], parent: QObject | None = None) -> None:
        import signal
        import socket

        super().__init__(parent)
        self._end = end
        self._near, self._far = socket.socketpair()
        for part in (self._near, self._far):
            part.setblocking(False)
        self._before_fd = signal.set_wakeup_fd(self._far.fileno(), warn_on_full_buffer=False)
        self._notifier = QtCore.QSocketNotifier(self._near.fileno(), QtCore.QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        names = [n for n in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, n)]
        self._before = {n: signal.signal(getattr(signal, n), self._caught) for n in names}

    def _caught(self, _number: int, _frame: FrameType | None) -> None:
        self._end()

    def _woken(self) -> None:
        try:
            self._near.recv(64)
        except BlockingIOError:
            return

    def close(self) -> None:
        """Signals do again what they did before."""
        import signal

        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before_fd)
        for name, handler in self._before.items():
            signal.signal(getattr(signal, name), handler)
        self._near.close()
        self._far.close()
