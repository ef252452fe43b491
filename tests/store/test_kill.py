"""Killing a program while it saves leaves readable files (`benchmarks/kill_saves.py` does it 500 times)."""

from pathlib import Path

from benchmarks.kill_saves import run


def test_files_stay_readable_under_kill(tmp_path: Path) -> None:
    checked, wrong = run(25, tmp_path)
    assert checked > 0 and wrong == []
