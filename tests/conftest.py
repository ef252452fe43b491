"""What every test gets: no screen, one fixed scale, a home of its own, and nothing of Qt left running behind it.

The environment is set before anything imports Qt. Under `QT_QPA_PLATFORM=xcb` the tests marked `xvfb` run as well.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["QT_FONT_DPI"] = "96"

import pytest

GRACE_MS = 1000
"""How long threads and timers of a finished test get to end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that need a real X display are skipped where there is none."""
    if os.environ["QT_QPA_PLATFORM"] == "xcb":
        return
    skip = pytest.mark.skip(reason="needs an X display: QT_QPA_PLATFORM=xcb under Xvfb")
    for item in items:
        if item.get_closest_marker("xvfb"):
            item.add_marker(skip)


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, replays and logs of a test lie in its own folder, never in the user's."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("CHANGPAI_HOME", str(home))
    return home


def still_running() -> list[str]:
    """Running QThreads and active QTimers that Python knows of, apart from Qt's own."""
    from PySide6.QtCore import QCoreApplication, QThread, QTimer
    from shiboken6 import isValid

    application = QCoreApplication.instance()
    main = application.thread() if application else None
    found = []
    for thing in gc.get_objects():
        if isinstance(thing, QThread) and isValid(thing) and thing is not main and thing.isRunning():
            found.append("thread " + (thing.objectName() or repr(thing)))
        elif isinstance(thing, QTimer) and isValid(thing) and thing.isActive():
            found.append(f"timer {thing!r} of {thing.parent()!r}")
    return found


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, Any, Any]:
    """After all fixtures of a Qt test are gone: collect, then nothing of it may still run."""
    result = yield
    if "qtbot" in getattr(item, "fixturenames", ()):
        end_of_qt_test()
    return result


def end_of_qt_test() -> None:
    """Fails when a QThread or an active QTimer outlives the test; deferred deletions are carried out first."""
    if "PySide6.QtCore" not in sys.modules:
        return
    from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent

    gc.collect()
    deadline = QDeadlineTimer(GRACE_MS)
    while True:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        left = still_running()
        if not left or deadline.hasExpired():
            break
    gc.collect()
    assert not left, "left running: " + ", ".join(left)
