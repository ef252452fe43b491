"""The net under the Qt tests holds: what outlives a test is seen."""

from typing import Any

import pytest
from PySide6.QtCore import QThread, QTimer

from tests import conftest


def test_an_active_timer_is_seen(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "GRACE_MS", 50)
    timer = QTimer()
    timer.start(100_000)
    with pytest.raises(AssertionError, match="left running: timer"):
        conftest.end_of_qt_test()
    timer.stop()
    conftest.end_of_qt_test()


def test_a_running_thread_is_seen(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "GRACE_MS", 50)
    thread = QThread()
    thread.setObjectName("forgotten")
    thread.start()
    with pytest.raises(AssertionError, match="left running: thread forgotten"):
        conftest.end_of_qt_test()
    thread.quit()
    assert thread.wait(2000)
    conftest.end_of_qt_test()
