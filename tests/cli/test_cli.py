"""The command line as its users see it: output, exit codes, one sentence for bad input, no Qt."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import changpai_desktop
from changpai_desktop.cli.main import main
from changpai_desktop.cli.many import lineups

CASES = Path(__file__).parents[1] / "cases" / "yaodiren.jsonl"
GOLDEN = Path(__file__).parents[1] / "golden" / "v1-yaodiren-practice-3.changpai.jsonl"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command: exit code, output, errors."""

    def go(*args: object) -> tuple[int, str, str]:
        code = main([str(a) for a in args])
        out, err = capsys.readouterr()
        return code, out, err

    return go


def test_games_lists_options_with_default_and_meaning(run: Any) -> None:
    code, out, _ = run("games", "--json", "--lang", "en")
    listed = json.loads(out)
    assert code == 0 and listed[0]["id"] == "yaodiren"
    for option in listed[0]["options"]:
        assert option["default"] == option["values"][0]["value"] and option["meaning"] and option["rule"]
    code, text, _ = run("games", "--lang", "en")
    assert code == 0 and all(o["id"] in text for o in listed[0]["options"])


def test_play_is_repeatable_and_its_record_verifies(run: Any, tmp_path: Path) -> None:
    args = ("play", "yaodiren", "--ai", "random", "--seed", 9, "--hands", 3, "--json")
    path = tmp_path / "记录.changpai.jsonl"
    code, out, _ = run(*args, "--record", path)
    assert code == 0 and run(*args)[1] == out
    hands = [json.loads(line) for line in out.splitlines()]
    assert [h["hand"] for h in hands] == [0, 1, 2] and all(sum(h["deltas"]) == 0 for h in hands)
    code, told, _ = run("replay", "verify", path)
    assert code == 0 and "3 hands (3 settled)" in told
    exported = json.loads(run("replay", "export", path)[1])
    assert [h["result"]["deltas"] for h in exported["hands"]] == [h["deltas"] for h in hands]
    code, _, err = run(*args, "--record", path)
    assert code == 2 and "already" in err


def test_options_and_preset_reach_the_match(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    common = ("play", "yaodiren", "--ai", "random", "--seed", 1, "--record", path)
    run(*common, "--rules", "gunfan", "--set", "eat_tuo=none", "--seats", 2)
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert header["preset"] == "gunfan" and header["seats"] == 2
    assert header["options"] == {"fan_pay": "doubling", "max_fan": 4, "eat_tuo": "none"}


def test_score_answers_and_checks(run: Any) -> None:
    code, out, _ = run("score", CASES, "--check")
    assert code == 0 and out.splitlines()[-1].endswith("passed, 0 failed")
    code, out, _ = run("score", CASES)
    assert code == 0 and set(json.loads(out.splitlines()[0])) == {"id", "got"}


def test_score_notices_a_wrong_expectation(run: Any, tmp_path: Path) -> None:
    case = json.loads(CASES.read_text(encoding="utf-8").splitlines()[0])
    case["expect"]["tuo"] = 1
    path = tmp_path / "c.jsonl"
    path.write_text(json.dumps(case) + "\n", encoding="utf-8")
    code, out, _ = run("score", path, "--check")
    assert code == 1 and "tuo should be 1" in out and out.endswith("0 passed, 1 failed\n")


@pytest.mark.parametrize(
    "line",
    [
        "rubbish",
        "[]",
        "{}",
        '{"id":"a","game":"chess"}',
        '{"id":"a","game":"yaodiren","kind":"qualify"}',
        '{"id":"a","game":"yaodiren","kind":"win","seats":"x"}',
        "[" * 4000,
        '{"id":"a","game":"yaodiren","kind":["x"],"rules":[]}',
        '{"id":"a","game":"yaodiren","kind":"win","flags":[1]}',
    ],
)
def test_a_damaged_case_is_told_with_file_and_line(run: Any, tmp_path: Path, line: str) -> None:
    path = tmp_path / "c.jsonl"
    path.write_text("\n" + line + "\n", encoding="utf-8")
    code, _, err = run("score", path)
    assert code == 2 and err.startswith(f"{path}:2: ") and err.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("play", "chess", "--ai", "random", "--seed", "1"), "chess"),
        (("play", "yaodiren", "--ai", "random", "--seed", "1", "--set", "x"), "option=value"),
        (("play", "yaodiren", "--ai", "random", "--seed", "1", "--set", "x=1"), "no option 'x'"),
        (("play", "yaodiren", "--ai", "random", "--seed", "1", "--rules", "moon"), "moon"),
        (("play", "yaodiren", "--ai", "random", "--seed", "1", "--seats", "9"), "9"),
        (("play", "yaodiren", "--ai", "random", "--seed", "1", "--hands", "0"), "--hands"),
        (("simulate", "yaodiren", "--hands", "0"), "--hands"),
        (("deal", "yaodiren", "8K3F"), "8K3F"),
        (("deal", "yaodiren", "8K3F-Q2TM", "--dealer", "7"), "7"),
        (("score", "nowhere.jsonl"), "nowhere.jsonl"),
        (("replay", "show", "nowhere.jsonl"), "nowhere.jsonl"),
        (("legal", str(GOLDEN), "--at", "99999"), "--at"),
        (("legal", str(GOLDEN), "--seat", "5"), "seat 5"),
        (("legal", str(GOLDEN), "--at", "3", "--why", "99"), "--why"),
        (("cards", "chess"), "chess"),
        (("arena", "yaodiren", "--levels", "random", "--deals", "1"), "--levels"),
    ],
)
def test_bad_input_is_told_in_one_sentence(run: Any, args: tuple[str, ...], word: str) -> None:
    code, _, err = run(*args)
    assert code == 2 and word in err and err.count("\n") == 1


def test_legal_says_what_may_be_done_and_why_not(run: Any) -> None:
    code, out, _ = run("legal", GOLDEN, "--at", 0, "--json")
    found = json.loads(out)
    (seat,) = [s for s, actions in found["legal"].items() if actions]
    assert code == 0 and not found["over"] and "drop" in found["legal"][seat]
    code, out, _ = run("legal", GOLDEN, "--at", 0, "--why", "66", "--json", "--lang", "en")
    (answer,) = json.loads(out)
    assert answer["action"] == "discard 66" and not answer["allowed"] and answer["why"]
    (answer,) = json.loads(run("legal", GOLDEN, "--at", 0, "--why", "drop", "--json")[1])
    assert answer["allowed"]
    assert "drop" in run("legal", GOLDEN, "--at", 0, "--lang", "en")[1]


def test_a_broken_record_is_shown_up_to_there(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    lines[6] = '{"seat":0,"do":"discard 99"}'
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for command in ("show", "verify", "export"):
        code, out, err = run("replay", command, path)
        assert code == 1 and "line 7" in err
        assert (out == "") == (command == "verify")
    path.write_bytes(GOLDEN.read_bytes()[:-3])
    code, _, err = run("replay", "verify", path)
    assert code == 0 and "torn" in err


def test_show_tells_every_hand(run: Any) -> None:
    code, out, _ = run("replay", "show", GOLDEN, "--lang", "en")
    assert code == 0 and out.count("\nHand ") == 4 and "Totals" in out


def test_deal_and_cards(run: Any) -> None:
    code, out, _ = run("deal", "yaodiren", "8k3fq2tm", "--json")
    dealt = json.loads(out)
    assert code == 0 and dealt["code"] == "8K3F-Q2TM" and len(dealt["pack"]) == 105
    assert all(len(hand) >= 20 for hand in dealt["seats"])
    assert "seat 2: " in run("deal", "yaodiren", "8K3F-Q2TM")[1]
    assert len(run("cards", "yaodiren")[1].splitlines()) == 21


def test_simulate_counts_the_same_alone_and_in_parallel(run: Any, tmp_path: Path) -> None:
    args = ("simulate", "yaodiren", "--hands", 60, "--json", "--csv")
    one = run(*args, tmp_path / "1.csv")
    two = run(*args, tmp_path / "2.csv", "--jobs", 2)
    assert one[0] == 0 and one[1] == two[1]
    assert (tmp_path / "1.csv").read_bytes() == (tmp_path / "2.csv").read_bytes()
    summed = json.loads(one[1])
    assert summed["hands"] == 60 == sum(summed["outcomes"].values())
    assert abs(sum(p["mean"] for p in summed["pay_per_seat"])) < 1e-9
    assert len((tmp_path / "1.csv").read_text(encoding="utf-8").splitlines()) == 61


def test_lineups_seat_every_level_everywhere_equally_often() -> None:
    for levels, seats in ((("a", "b"), 3), (("a", "b", "c"), 3), (("a", "b"), 2)):
        found = lineups(levels, seats)
        for seat in range(seats):
            counts = [sum(row[seat] == name for row in found) for name in levels]
            assert len(set(counts)) == 1
    assert len(lineups(("a", "b"), 3)) == 6


def _python(*args: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    done: subprocess.CompletedProcess[bytes] = subprocess.run(
        [sys.executable, *args], capture_output=True, timeout=60, check=False, **more
    )
    return done


def test_no_command_imports_qt() -> None:
    code = (
        "import sys; sys.argv=['changpai','games']\n"
        "from changpai_desktop.__main__ import main\n"
        "assert main()==0\n"
        "assert not [m for m in sys.modules if m.split('.')[0] in ('PySide6','shiboken6','pyqtgraph')]"
    )
    done = _python("-c", code)
    assert done.returncode == 0, done.stderr.decode()


def test_output_is_utf8_under_any_locale_and_from_any_folder(tmp_path: Path) -> None:
    folder = tmp_path / "测试 空格"
    folder.mkdir()
    env = {"LC_ALL": "zh_CN.GBK", "PYTHONUTF8": "0", "PYTHONIOENCODING": "gbk", "PATH": ""}
    if not str(Path(changpai_desktop.__file__)).isascii():
        # Python itself cannot find a package in a folder whose name its file system encoding does not have.
        del env["PYTHONUTF8"]
    done = _python("-m", "changpai_desktop", "cards", "yaodiren", cwd=folder, env=env)
    assert done.returncode == 0 and "天牌" in done.stdout.decode("utf-8")
    done = _python("-m", "changpai_desktop", "play", "yaodiren", "--ai", "random", "--seed", "1", "--record",
                   "记.jsonl", cwd=folder, env=env)  # fmt: skip
    assert done.returncode == 0 and (folder / "记.jsonl").exists()


def test_a_reader_that_stops_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "changpai_desktop", "score", str(CASES)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 0


def test_a_sheet_is_printed_and_bad_input_told(tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    done = _python("-m", "changpai_desktop", "cards", "yaodiren", "--sheet", str(out))
    assert done.returncode == 0, done.stderr.decode()
    assert out.read_bytes().startswith(b"%PDF")
    done = _python("-m", "changpai_desktop", "cards", "chess", "--sheet", str(out))
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1


def test_version_and_unknown_commands() -> None:
    done = _python("-m", "changpai_desktop", "--version")
    assert done.returncode == 0 and done.stdout.startswith(b"changpai ")
    assert _python("-m", "changpai_desktop", "nonsense").returncode == 2
