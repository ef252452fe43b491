"""Match records: written while playing, read by playing again, damaged in every way."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from changpai_desktop.match import MatchSession
from changpai_desktop.match.auto import play_match
from changpai_desktop.store import records
from changpai_desktop.store.replay import Replay, ReplayError, read_replay, resume
from changpai_desktop.store.writer import ReplayWriter, new_path
from tests.match.helpers import Eager, config

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.changpai.jsonl"))


def record(path: Path, hands: int = 2, seed: int = 5) -> MatchSession:
    """A finished match in a file."""
    with ReplayWriter(path) as writer:
        session = MatchSession(config(seed=seed, hands=hands), writer)
        play_match(session, Eager(2))
    return session


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, MatchSession]:
    path = tmp_path / "测试 空格" / "a.changpai.jsonl"
    return path, record(path)


def test_a_record_gives_the_match_back(played: tuple[Path, MatchSession]) -> None:
    path, session = played
    replay = read_replay(path)
    assert replay.problem is None and replay.notice == ""
    assert [h.outcome for h in replay.hands] == session.outcomes
    assert replay.hands[-1].totals == tuple(session.totals)
    again = replay.session()
    assert again.totals == session.totals and again.hand.events == session.hand.events
    assert again.config.players == session.config.players


def test_every_point_can_be_asked_for(played: tuple[Path, MatchSession]) -> None:
    replay = read_replay(played[0])
    for n in range(replay.length + 1):
        assert len(replay.session(n).hand.events) > 0
    first = replay.hands[0]
    for k in range(len(first.decisions) + 1):
        assert replay.position(0, k).events == replay.session(k).hand.events
    with pytest.raises(ReplayError, match="no point"):
        replay.session(replay.length + 1)


def _cut(path: Path, data: bytes, n: int) -> Replay | str:
    path.write_bytes(data[:n])
    try:
        return read_replay(path)
    except ReplayError as error:
        return str(error)


def test_cutting_at_every_byte_never_crashes_and_keeps_what_stands(tmp_path: Path) -> None:
    record(tmp_path / "whole.jsonl", hands=1)
    data = (tmp_path / "whole.jsonl").read_bytes()
    header = data.index(b"\n")
    path = tmp_path / "cut.jsonl"
    whole = {i + 1 for i, c in enumerate(data) if c == 0x0A}
    lengths = []
    for n in range(len(data) + 1):
        found = _cut(path, data, n)
        if n < header:
            assert isinstance(found, str) and "\n" not in found
            continue
        assert isinstance(found, Replay)
        lengths.append(found.length)
        if n in whole or n + 1 in whole:
            assert found.problem is None
        else:
            assert found.problem is not None and found.problem.torn
            assert found.good_bytes == data[:n].rindex(b"\n") + 1
    assert lengths == sorted(lengths)


def test_an_interrupted_match_resumes_where_it_stood_and_ends_the_same(tmp_path: Path) -> None:
    record(tmp_path / "whole.jsonl", hands=1)
    data = (tmp_path / "whole.jsonl").read_bytes()
    wanted = read_replay(tmp_path / "whole.jsonl")
    path = tmp_path / "cut.jsonl"
    for n in range(data.index(b"\n") + 1, len(data), 37):
        path.write_bytes(data[:n])
        session, writer, replay = resume(path)
        if not replay.hands:
            session.start_hand()
        for d in wanted.hands[0].decisions[replay.length :]:
            session.apply(d.seat, d.action)
        writer.close()
        assert path.read_bytes() == data


def _changed(path: Path, line: int, text: str) -> Replay:
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = text
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return read_replay(path)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"seat":0,"do":"discard 99"}', "may not"),
        ('{"seat":7,"do":"pass"}', "no seat 7"),
        ('{"seat":0,"do":""}', "verb"),
        ('{"undo":50}', "taken back"),
        ('{"seat":-1,"do":"pass"}', ">= 0"),
        ('{"hand":1,"dealer":0,"code":"0000-0000"}', "not over"),
        ("[" * 5000, ""),
        ("{}", "none of"),
        ("\x00", ""),
        ('{"outcome":"win","ledger":[],"deltas":[],"totals":[],"next_dealer":0}', "not over"),
        ('{"seat":0,"do":"%s"}' % ("x" * 70000), "bytes"),
    ],
)
def test_a_broken_line_is_named_and_everything_before_it_shown(
    played: tuple[Path, MatchSession], text: str, reason: str
) -> None:
    replay = _changed(played[0], 5, text)
    assert replay.problem is not None and not replay.problem.torn
    assert replay.problem.line == 5 and reason in replay.problem.reason
    assert replay.length == 2 and len(replay.session().decisions) == 2


def test_a_false_outcome_is_noticed(played: tuple[Path, MatchSession]) -> None:
    lines = played[0].read_text(encoding="utf-8").splitlines()
    at = next(i for i, text in enumerate(lines) if text.startswith('{"outcome"'))
    false = json.loads(lines[at])
    false["totals"] = [1000, -500, -500]
    replay = _changed(played[0], at + 1, json.dumps(false))
    assert replay.problem is not None and replay.problem.line == at + 1
    assert replay.problem.reason.startswith("totals")


def test_a_damaged_record_is_kept_whole_when_play_goes_on(played: tuple[Path, MatchSession]) -> None:
    path = played[0]
    _changed(path, 5, "rubbish")
    before = path.read_bytes()
    session, writer, _ = resume(path)
    writer.close()
    assert len(session.decisions) == 2
    assert path.with_name(path.name + ".damaged").read_bytes() == before
    assert read_replay(path).problem is None


def test_taking_back_is_part_of_the_record(tmp_path: Path) -> None:
    path = tmp_path / "undo.jsonl"
    with ReplayWriter(path) as writer:
        session = MatchSession(config(), writer)
        session.start_hand()
        for _ in range(6):
            seat = session.hand.actors()[0]
            session.apply(seat, Eager(3)(session.view(seat)))
        assert session.undo(session.decisions[-1].seat)
        kept = list(session.decisions)
    replay = read_replay(path)
    assert replay.problem is None and replay.hands[0].taken_back == 6 - len(kept)
    assert [(d.seat, d.action) for d in replay.hands[0].decisions] == [(d.seat, d.action) for d in kept]


@pytest.mark.parametrize(
    "text",
    ["", "rubbish\n", "{}\n", '{"format":"other"}\n', "\xff\xfe\n", "[" * 9000 + "\n"],
)
def test_what_is_no_record_is_told_in_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(ReplayError) as caught:
        read_replay(path)
    assert "x.jsonl" in str(caught.value) and "\n" not in str(caught.value)


def test_a_newer_version_and_a_missing_file_are_told(played: tuple[Path, MatchSession]) -> None:
    text = played[0].read_text(encoding="utf-8").replace('"version":1', '"version":2')
    played[0].write_text(text, encoding="utf-8")
    with pytest.raises(ReplayError, match="newer program"):
        read_replay(played[0])
    with pytest.raises(ReplayError, match="nowhere"):
        read_replay(Path("nowhere.jsonl"))


def test_a_file_without_bounds_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("changpai_desktop.store.replay.MAX_FILE", 100)
    record(tmp_path / "a.jsonl", hands=1)
    with pytest.raises(ReplayError, match="larger"):
        read_replay(tmp_path / "a.jsonl")


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_changed_bytes_never_crash(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    folder = tmp_path_factory.getbasetemp()
    source = folder / "fuzz-source.jsonl"
    if not source.exists():
        record(source, hands=1)
    raw = bytearray(source.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    path = folder / "fuzz.jsonl"
    path.write_bytes(bytes(raw))
    try:
        replay = read_replay(path)
    except ReplayError:
        return
    assert replay.session(replay.length).config.game == "yaodiren"


def test_names_of_new_records_do_not_clash(tmp_path: Path) -> None:
    first = new_path(tmp_path, config())
    first.write_bytes(b"")
    assert new_path(tmp_path, config()) != first


def test_options_hash_does_not_depend_on_order() -> None:
    assert records.options_hash({"a": 1, "b": "x"}) == records.options_hash({"b": "x", "a": 1})
    assert records.options_hash({"a": 1}) != records.options_hash({"a": "1"})


@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: p.name)
def test_released_records_stay_readable(path: Path) -> None:
    replay = read_replay(path)
    assert replay.problem is None
    assert all(h.outcome is not None and h.outcome_line for h in replay.hands)
    assert any(h.outcome is not None and h.outcome.kind == "win" for h in replay.hands)


def test_there_are_golden_records() -> None:
    assert len(GOLDEN) >= 2
