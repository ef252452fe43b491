"""Wrong input was told in the words of Python: `UnknownGame`, `[Errno 20]`, or took an action's name for a card."""

import subprocess
import sys
from pathlib import Path

import pytest

from changpai_desktop.cli.main import main


def test_a_case_of_an_unknown_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = tmp_path / "cases.jsonl"
    cases.write_text('{"id": "a", "game": "mahjong", "kind": "win", "expect": {"win": true}}\n', encoding="utf-8")
    assert main(["score", str(cases), "--check"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{cases}:1: there is no game 'mahjong'") and "UnknownGame" not in told


def test_an_action_that_no_game_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record"
    assert main(["play", "leshan", "--ai", "random", "--seed", "1", "--record", str(record)]) == 0
    capsys.readouterr()
    assert main(["legal", str(record), "--at", "3", "--why", "fly 一"]) == 2
    told = capsys.readouterr().err
    assert "'fly' is neither an action nor a card" in told and "dui" in told
    assert main(["legal", str(record), "--at", "3", "--why", "discard 龟"]) == 2
    assert "'龟' is no card" in capsys.readouterr().err


def test_a_sheet_below_a_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    out = str(file / "sheet.pdf")
    done = subprocess.run(
        [sys.executable, "-m", "changpai_desktop", "cards", "hunan", "--sheet", out],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 2 and done.stderr.startswith(f"changpai: {out}: ") and "Errno" not in done.stderr
