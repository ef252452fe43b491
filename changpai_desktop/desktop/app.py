"""The program with its window, from start to end."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import changpai_desktop.desktop.imports  # noqa: F401  # isort: skip - before all that imports PySide6
from PySide6 import QtGui
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from changpai_desktop.desktop.crash import Excepthook, Signals, start_log, stop_log
from changpai_desktop.desktop.engine import Engine
from changpai_desktop.desktop.i18n import language, tr
from changpai_desktop.desktop.main_window import MainWindow
from changpai_desktop.desktop.settings_live import LiveSettings
from changpai_desktop.desktop.start_page import StartPage
from changpai_desktop.paths import resources
from changpai_desktop.store.places import Places, places

if TYPE_CHECKING:
    from changpai_desktop.desktop.shelf import Shelf

log = logging.getLogger("changpai")
WARM_UP = 400
"""Milliseconds after the first paint of the start page at which the table page is made."""

UNSEEN = 2000
"""Milliseconds after which a start page that was not painted is no longer waited for."""


class House:
    """Everything that lives as long as the program: settings, engine, window. `close` ends it in order."""

    def __init__(self, where: Places, brain: Sequence[str] | None = None) -> None:
        self.places = where
        self.settings = LiveSettings(where)
        language().set(self.settings.language)
        self.engine = Engine(self.settings, where, brain)
        self.window = MainWindow(self.engine, self.settings)
        self._closed = False
        self._after: Callable[[], None] | None = None
        self._warm = QTimer(self.window)
        self._warm.setSingleShot(True)
        self._warm.timeout.connect(self._warm_up)
        self._shelf: Shelf | None = None
        self._settled = False
        self._unseen = QTimer(self.window)
        self._unseen.setSingleShot(True)
        self._unseen.timeout.connect(self._later)

    def open(self, after: Callable[[], None] | None = None) -> None:
        """Shows the start page; once it is painted, starts what it does not need, and `after` of the caller."""
        self._after = after
        self.window.restore_place()
        self.window.go("start")
        page = self.window.page("start")
        assert isinstance(page, StartPage)
        page.painted.connect(self._later)
        # A window that comes up hidden behind others or as an icon may not be painted for long.
        self._unseen.start(UNSEEN)
        if self.settings.maximized:
            self.window.showMaximized()
        else:
            self.window.show()

    def _later(self) -> None:
        if self._closed or self._settled:
            return
        self._settled = True
        self._unseen.stop()
        # What the start made stays: the collector need not look at it each time.
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        gc.enable()
        self._shelf = self.settings.look.faces.close_shelf()
        self.window.commands.translate()
        self.window.setWindowIcon(QtGui.QIcon(str(resources() / "icons" / "changpai-desktop.png")))
        language().settle()
        if self._after is not None:
            self._after()
        self.engine.start()
        if self.settings.told:
            self.window.tell(self.settings.told)
        # While the player looks at the start page the table is made, so that dealing does not wait for it.
        self._warm.start(WARM_UP)

    def _warm_up(self) -> None:
        if self._closed:
            return
        if self._shelf is not None:
            try:
                self._shelf.write()
            except OSError as error:
                log.warning("the pictures of the start page are not kept: %s", error)
            self._shelf = None
        self.window.page("table")

    def raise_window(self) -> None:
        """Another start wants the window."""
        window = self.window
        window.setWindowState(window.windowState() & ~window.windowState().WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()

    def close(self) -> None:
        """Ends thread and children; twice does nothing."""
        if not self._closed:
            self._closed = True
            self._unseen.stop()
            self._warm.stop()
            self.engine.close()


def make_application(argv: Sequence[str]) -> QApplication:
    """The QApplication in the house's style."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    # As an option, for setStyle would hand out a QStyle, and Python would build that class with all its enums.
    app = QApplication([*argv[:1], "-style", "Fusion", *argv[1:]])
    app.setApplicationName("changpai-desktop")
    app.setDesktopFileName("changpai-desktop")
    from changpai_desktop.desktop.fonts import font

    app.setFont(font(16))
    return app


def main(argv: Sequence[str] | None = None) -> int:
    """Opens the window and returns the exit code when it is closed."""
    app = make_application(sys.argv if argv is None else argv)
    where = places()
    try:
        where.make()
    except OSError as error:
        print(f"changpai: {error}", file=sys.stderr)
        return 1
    start_log(where.logs)
    from changpai_desktop.desktop.single import SingleInstance

    single = SingleInstance(where.state)
    if not single.first():
        stop_log()
        return 0
    house = House(where)
    hook = Excepthook(
        lambda text: house.window.tell(tr("Shell", "Something went wrong: {error}. It is in the log.", error=text))
    )
    hook.install()
    single.raised.connect(house.raise_window)
    app.aboutToQuit.connect(house.close)
    signals: list[Signals] = []

    def listen() -> None:
        single.listen()
        signals.append(Signals(app.quit))

    house.open(listen)
    code = app.exec()
    house.close()
    for held in signals:
        held.close()
    hook.remove()
    single.close()
    house.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)
    stop_log()
    return code


if __name__ == "__main__":
    os.environ.setdefault("QT_ENABLE_HIGHDPI_SCALING", "1")
    sys.exit(main())
