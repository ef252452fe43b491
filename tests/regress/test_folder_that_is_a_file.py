"""A record or an export below a file was refused with a wrong reason: "is there already", "File exists"."""

from pathlib import Path

import pytest

from changpai_desktop.cli.main import main


@pytest.fixture
def below(tmp_path: Path) -> Path:
    file = tmp_path / "file"
    file.write_bytes(b"")
    return file / "out"


def test_a_record_below_a_file(below: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "hunan", "--ai", "random", "--seed", "1", "--record", str(below)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and str(below) in told and "already" not in told


def test_an_export_below_a_file(below: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record"
    assert main(["play", "hunan", "--ai", "random", "--seed", "1", "--record", str(record)]) == 0
    capsys.readouterr()
    assert main(["replay", "export", str(record), "-o", str(below)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and str(below) in told and "exists" not in told


def test_a_record_that_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record"
    record.write_bytes(b"")
    assert main(["play", "hunan", "--ai", "random", "--seed", "1", "--record", str(record)]) == 2
    assert "is there already" in capsys.readouterr().err and record.read_bytes() == b""
