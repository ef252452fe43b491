"""On a real X display: the program opens its window, a real key reaches it, and it ends in good order."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.xvfb


def windows_of(pid: int) -> list[str]:
    """Ids of the visible top windows a process owns."""
    command = ["xdotool", "search", "--onlyvisible", "--pid", str(pid), "--name", "Changpai|长牌|長牌"]
    found = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    return found.stdout.split()


def test_opens_and_quits_by_key(own_home: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "changpai_desktop"],
        env=os.environ | {"CHANGPAI_HOME": str(own_home), "LC_ALL": "C.UTF-8"},
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    try:
        deadline = time.monotonic() + 30
        while not (shown := windows_of(program.pid)):
            assert program.poll() is None, "the program ended before it showed a window"
            assert time.monotonic() < deadline, "no window in 30 s"
            time.sleep(0.2)
        # Xvfb has no window manager that would give the keyboard to a new window.
        subprocess.run(["xdotool", "windowfocus", "--sync", shown[0]], check=True, timeout=10)
        subprocess.run(["xdotool", "key", "--delay", "50", "ctrl+q"], check=True, timeout=10)
        _, errors = program.communicate(timeout=20)
    finally:
        if program.poll() is None:
            program.kill()
            program.communicate()
    assert program.returncode == 0
    assert errors == ""
    assert (own_home / "logs").is_dir()
