"""One window per user: a second start raises the first. A lock file decides, a local socket carries the call."""

from __future__ import annotations

import logging
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

log = logging.getLogger("changpai")
WAIT: Final = 1000
"""Milliseconds a second start waits for the first to answer."""


class SingleInstance(QObject):
    """Holds the lock of a folder."""

    raised = Signal()
    """Another start wants this window to come up."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(folder / "changpai.lock"))
        # The system frees nothing by age: only a dead owner makes a lock stale.
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None
        self._folder = folder

    def first(self) -> bool:
        """Whether this start has the lock; if not, the window that has it is asked to come up."""
        if self._lock.tryLock(0):
            return True
        if self._lock.error() != QLockFile.LockError.LockFailedError:
            # Nobody holds it; it cannot be made. Better two windows than none.
            log.warning("no lock file in this folder (%s)", self._lock.error().name)
            return True
        self._call()
        return False

    def listen(self) -> None:
        """Lets later starts call, once this one has its window; nothing if it has no lock."""
        if not self._lock.isLocked():
            return
        from PySide6.QtNetwork import QLocalServer

        # A socket left by a killed process would be in the way; the lock says that nobody uses it.
        name = self._name()
        QLocalServer.removeServer(name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._called)
        self._server.listen(name)

    def _called(self) -> None:
        assert self._server is not None
        while (caller := self._server.nextPendingConnection()) is not None:
            caller.disconnected.connect(caller.deleteLater)
            caller.disconnectFromServer()
            self.raised.emit()

    def _call(self) -> None:
        from PySide6.QtNetwork import QLocalSocket

        # The first start listens when its window stands; one that was clicked twice may still be on its way there.
        until = time.monotonic() + WAIT / 1000
        while time.monotonic() < until:
            socket = QLocalSocket()
            socket.connectToServer(self._name())
            if socket.waitForConnected(WAIT):
                socket.waitForDisconnected(WAIT)
                return
            time.sleep(0.05)

    def _name(self) -> str:
        """What the socket is called: by user and folder, so that two houses do not call each other."""
        import hashlib

        return "changpai-" + hashlib.sha256(os.fsencode(f"{_user()}:{self._folder.resolve()}")).hexdigest()[:16]

    def close(self) -> None:
        """Gives the lock back."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()


def _user() -> str:
    """Whose window it is; in a container a user may have no name."""
    import getpass

    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid())
