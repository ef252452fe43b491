"""The log: lines go in, a full file is put away, and only two old ones are kept."""

import logging
from pathlib import Path

import pytest

from changpai_desktop.desktop.crash import LogFile


def _write(handler: LogFile, text: str) -> None:
    handler.emit(logging.LogRecord("changpai", logging.INFO, __file__, 1, text, None, None))


def test_a_full_log_is_put_away_and_only_two_old_ones_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LogFile, "MOST", 10)
    handler = LogFile(tmp_path / "changpai.log")
    for n in range(5):
        _write(handler, f"line {n} 川牌")
    handler.close()
    held = {p.name: p.read_text(encoding="utf-8").strip() for p in tmp_path.iterdir()}
    assert held == {"changpai.log": "line 4 川牌", "changpai.log.1": "line 3 川牌", "changpai.log.2": "line 2 川牌"}


def test_a_log_that_cannot_be_put_away_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LogFile, "MOST", 10)

    def fail(*_: object) -> None:
        raise OSError("held open")

    monkeypatch.setattr(Path, "replace", fail)
    handler = LogFile(tmp_path / "changpai.log")
    for n in range(3):
        _write(handler, f"a long line {n}")
    handler.close()
    held = (tmp_path / "changpai.log").read_text(encoding="utf-8").splitlines()
    assert held == [f"a long line {n}" for n in range(3)]
