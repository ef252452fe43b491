"""Bad input from the command line and in the window: one sentence that names the place, and nothing is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from changpai_desktop.cli.main import main
from changpai_desktop.desktop.app import House
from changpai_desktop.store.places import places
from changpai_desktop.store.writer import SUFFIX
from tests.system.children import environment

TESTS = Path(__file__).parents[1]
GOLDEN = (TESTS / "golden" / "v1-yaodiren-practice-3.changpai.jsonl").read_bytes()
CASE: dict[str, Any] = json.loads((TESTS / "cases" / "yaodiren.jsonl").read_text(encoding="utf-8").splitlines()[0])
BRAIN = str(TESTS / "desktop" / "fake_brain.py")
LINES = GOLDEN.splitlines(keepends=True)


def _with(number: int, line: bytes) -> bytes:
    """The golden record with another line in the place of line `number`."""
    return b"".join([*LINES[: number - 1], line, *LINES[number:]])


USELESS = {
    "empty": (b"", "is empty"),
    "cut": (GOLDEN[:60], "line 1"),
    "binary": (b"\xff\xfe\x00\x01\n" + GOLDEN, "line 1"),
    "newer": (GOLDEN.replace(b'"version":1', b'"version":99', 1), "newer program"),
    "game": (GOLDEN.replace(b'"game":"yaodiren"', b'"game":"nope"', 1), "line 1"),
    "option": (GOLDEN.replace(b'"baozi_pay":4', b'"baozi_pay":44', 1), "line 1"),
    "deep": (b'{"format":' + b"[" * 60_000, "line 1"),
    "seats": (GOLDEN.replace(b'"seats":3', b'"seats":7', 1), "line 1"),
}
"""Records of which nothing can be shown, and what the sentence must name."""
DAMAGED = {
    "no json": _with(6, b'{"seat":0\n'),
    "no seat": _with(6, b'{"seat":6,"do":"pass"}\n'),
    "not allowed": _with(6, b'{"seat":0,"do":"discard 66 66 66"}\n'),
    "no action": _with(6, b'{"seat":0,"do":""}\n'),
    "no text": _with(6, b"\xff\xff\xff\n"),
    "lost line": b"".join([*LINES[:5], b'{"hand":7,"dealer":0,"code":"1ZAR-54YY"}\n', *LINES[5:]]),
}
"""Records that hold up to line 5; line 6 is wrong."""


def _told(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What a command says on the error stream, which must be one line; its exit code must be 2."""
    assert main(argv) == 2, argv
    said = capsys.readouterr()
    assert len(said.err.splitlines()) == 1 and "Traceback" not in said.err, said.err
    return said.err


@pytest.mark.parametrize("kind", USELESS)
@pytest.mark.parametrize("command", ["verify", "show", "export", "legal", "advise"])
def test_a_useless_record(tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, command: str) -> None:
    path = tmp_path / f"坏 {kind}{SUFFIX}"
    data, sign = USELESS[kind]
    assert data != GOLDEN
    path.write_bytes(data)
    argv = {"legal": ["legal", str(path)], "advise": ["advise", str(path), "--seat", "0"]}
    told = _told(capsys, *argv.get(command, ["replay", command, str(path)]))
    assert path.name in told and sign in told
    assert path.read_bytes() == data


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_record_shows_what_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    path = tmp_path / f"bad{SUFFIX}"
    path.write_bytes(DAMAGED[kind])
    for command in ("verify", "show", "export"):
        assert main(["replay", command, str(path)]) == 1
        said = capsys.readouterr()
        assert len(said.err.splitlines()) == 1
        assert "line 6" in said.err and path.name in said.err
        assert bool(said.out) is (command != "verify")


BAD = {
    "game": (["deal", "nope", "8K3F-Q2TM"], "nope"),
    "code": (["deal", "yaodiren", "8K3F"], "8K3F"),
    "preset": (["deal", "yaodiren", "8K3F-Q2TM", "--rules", "nope"], "preset 'nope'"),
    "option": (["deal", "yaodiren", "8K3F-Q2TM", "--set", "nope=1"], "option 'nope'"),
    "value": (["deal", "yaodiren", "8K3F-Q2TM", "--set", "baozi_pay=lots"], "baozi_pay"),
    "no value": (["deal", "yaodiren", "8K3F-Q2TM", "--set", "baozi_pay"], "baozi_pay"),
    "dealer": (["deal", "yaodiren", "8K3F-Q2TM", "--dealer", "9"], "seat 9"),
    "seats": (["deal", "yaodiren", "8K3F-Q2TM", "--seats", "9"], "9"),
    "level": (["play", "yaodiren", "--ai", "nope", "--seed", "1"], "nope"),
    "no level": (["play", "yaodiren", "--ai", ",", "--seed", "1"], "level"),
    "hands": (["simulate", "yaodiren", "--hands", "0"], "--hands"),
    "cards": (["cards", "nope"], "nope"),
    "no file": (["score", "missing.jsonl"], "missing.jsonl"),
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_arguments(capsys: pytest.CaptureFixture[str], kind: str) -> None:
    argv, sign = BAD[kind]
    assert sign in _told(capsys, *argv)


def test_a_wish_for_no_card_or_no_point(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / f"good{SUFFIX}"
    path.write_bytes(GOLDEN)
    assert "'龙'" in _told(capsys, "legal", str(path), "--why", "discard 龙")
    assert "99999" in _told(capsys, "legal", str(path), "--at", "99999")
    assert "seat 7" in _told(capsys, "legal", str(path), "--seat", "7")


CASES: dict[str, tuple[dict[str, object], str]] = {
    "sixth card": ({"hand": " ".join(["66"] * 6)}, "hand"),
    "no card": ({"hand": "66 龙"}, "hand"),
    "game": ({"game": "nope"}, "nope"),
    "kind": ({"kind": "nope"}, "kind"),
    "rule": ({"rules": {"nope": 1}}, "nope"),
    "seats": ({"seats": "three"}, "seats"),
}


@pytest.mark.parametrize("kind", CASES)
def test_a_damaged_case_names_file_line_and_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    path = tmp_path / "cases.jsonl"
    change, field = CASES[kind]
    bad = json.dumps({**CASE, **change}, ensure_ascii=False)
    path.write_text(f"{json.dumps(CASE)}\n{bad}\n", encoding="utf-8")
    told = _told(capsys, "score", str(path))
    assert told.startswith(f"{path}:2: ") and field in told


def test_a_case_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_bytes(b'{"id": "a"}\n\xff\xfe\n' + b"[" * 100_000 + b"\n")
    assert main(["score", str(path)]) == 2
    assert [line.split(":")[1] for line in capsys.readouterr().err.splitlines()] == ["1", "2", "3"]


def test_no_traceback_from_the_real_program(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "changpai_desktop", "replay", "verify", "nowhere"],
        env=environment(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (2, "changpai: nowhere: No such file or directory\n")


# ---- in the window


@pytest.fixture
def house(qtbot: QtBot, own_home: Path) -> Iterator[House]:
    where = places()
    where.make()
    where.settings.write_text('speed = "fast"\nplayer_name = "我"\n[[[\n', encoding="utf-8")
    made = House(where, [sys.executable, BRAIN])
    made.settings.values.speed = 0
    qtbot.addWidget(made.window)
    made.open()
    yield made
    made.window.close()
    made.close()


def _boxes(house: House) -> list[str]:
    """What is told now; the boxes are closed."""
    found = [box for box in house.window.findChildren(QMessageBox) if box.isVisible()]
    for box in found:
        box.accept()
    return [box.text() for box in found]


def test_broken_settings_are_set_aside_and_told(house: House, qtbot: QtBot, own_home: Path) -> None:
    told: list[str] = []

    def heard() -> bool:
        told.extend(_boxes(house))
        return bool(told)

    qtbot.waitUntil(heard, timeout=3000)
    (aside,) = own_home.glob("settings.broken-*.toml")
    assert len(told) == 1 and aside.name in told[0]
    assert "我" in aside.read_text(encoding="utf-8")
    house.settings.set("speed", 2)
    assert (own_home / "settings.toml").read_text(encoding="utf-8") == "speed = 2\n"


@pytest.mark.parametrize("kind", USELESS)
def test_opening_a_useless_record_is_told(house: House, qtbot: QtBot, kind: str) -> None:
    qtbot.waitUntil(lambda: bool(_boxes(house)), timeout=3000)
    path = house.places.replays / f"bad{SUFFIX}"
    path.write_bytes(USELESS[kind][0])
    house.window.go("replay")
    house.window.go("replay", path=path)
    (told,) = _boxes(house)
    assert path.name in told
    assert house.window.current == "replay"
    assert path.read_bytes() == USELESS[kind][0]
    house.window.go("start")
    house.window.page("start").look_for_match()  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", DAMAGED)
def test_opening_a_damaged_record_shows_what_holds(house: House, qtbot: QtBot, kind: str) -> None:
    qtbot.waitUntil(lambda: bool(_boxes(house)), timeout=3000)
    path = house.places.replays / f"bad{SUFFIX}"
    path.write_bytes(DAMAGED[kind])
    house.window.go("replay", path=path)
    page: Any = house.window.page("replay")
    assert page.problem.isVisible() and "6" in page.problem.text()
    assert page.film is not None and page.film.length == 3
    assert path.read_bytes() == DAMAGED[kind]
    house.window.go("start")


def test_going_on_with_a_damaged_match_keeps_the_whole_file(house: House, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(_boxes(house)), timeout=3000)
    path = house.places.replays / f"bad{SUFFIX}"
    path.write_bytes(DAMAGED["not allowed"])
    earlier = path.with_name(path.name + ".damaged")
    earlier.write_text("kept from an earlier time", encoding="utf-8")
    page: Any = house.window.page("start")
    page.look_for_match()
    assert page.resume.isVisible()
    with qtbot.waitSignal(house.engine.stepped, timeout=5000):
        page.go_on.click()
    assert earlier.read_text(encoding="utf-8") == "kept from an earlier time"
    assert path.with_name(path.name + ".damaged-2").read_bytes() == DAMAGED["not allowed"]
    assert house.engine.facts is not None and house.engine.facts.decisions == 3
