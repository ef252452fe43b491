"""The history: a hand committed at once, rebuilt when lost, set aside when damaged."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from changpai_desktop.store.history import History, Statistics, open_or_rebuild, row_of, rows_of
from tests.store.test_replay import record


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for seed in (5, 6):
        record(tmp_path / f"{seed}.changpai.jsonl", hands=3, seed=seed)
    return tmp_path


def test_a_hand_is_there_for_another_reader_at_once_and_only_once(folder: Path) -> None:
    history = History(folder / "h.sqlite")
    row = rows_of(folder / "5.changpai.jsonl")[0]
    history.add(row)
    history.add(row)
    other = History(folder / "h.sqlite")
    assert other.rows() == [row] and other.rows("other") == []
    history.close()
    other.close()


def test_a_lost_database_is_built_again_from_the_records(folder: Path) -> None:
    history, told = open_or_rebuild(folder / "h.sqlite", folder)
    assert told == ""
    rows = history.rows("yaodiren")
    assert len(rows) == 6
    history.close()
    (folder / "h.sqlite").unlink()
    again, _ = open_or_rebuild(folder / "h.sqlite", folder)
    assert again.rows("yaodiren") == rows
    again.close()


def test_statistics_are_the_sums_and_count_assisted_hands_apart(folder: Path) -> None:
    history, _ = open_or_rebuild(folder / "h.sqlite", folder)
    rows = [r for r in history.rows() if r.kind != "void"]
    assert rows
    assert history.statistics("yaodiren") == Statistics(
        hands=len(rows),
        won=sum(r.won for r in rows),
        drawn=sum(r.kind == "draw" for r in rows),
        delta=sum(r.delta for r in rows),
        best=max(r.delta for r in rows),
    )
    assert history.statistics("yaodiren", assisted=True).hands == 0
    history.close()


def test_a_damaged_database_is_set_aside_and_built_again(folder: Path) -> None:
    path = folder / "h.sqlite"
    path.write_bytes(b"no database at all" * 100)
    history, told = open_or_rebuild(path, folder)
    assert len(history.rows()) == 6 and "set aside" in told
    (aside,) = folder.glob("h.broken-*.sqlite")
    assert aside.read_bytes().startswith(b"no database") and aside.name in told
    history.close()


def test_unusable_records_are_named_and_the_others_used(folder: Path) -> None:
    (folder / "bad.changpai.jsonl").write_text("rubbish", encoding="utf-8")
    history = History(folder / "h.sqlite")
    told = history.rebuild(folder)
    assert len(told) == 1 and told[0].startswith("bad.changpai.jsonl")
    assert len(history.rows()) == 6
    history.close()


def test_the_row_is_of_the_person_playing(folder: Path) -> None:
    session = record(folder / "x.changpai.jsonl", hands=1)
    outcome = session.outcomes[0]
    row = row_of("x", session.config, 0, outcome, datetime(2026, 1, 2, tzinfo=UTC), assisted=True)
    assert (row.seat, row.delta, row.assisted) == (0, outcome.deltas[0], True)
    assert row.finished == "2026-01-02T00:00:00+00:00"
