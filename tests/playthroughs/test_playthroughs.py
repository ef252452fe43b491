"""The committed transcripts are what the engine plays today."""

import pytest

from tests.playthroughs.record import HERE, wanted

WANTED = wanted()


@pytest.mark.parametrize("name", WANTED)
def test_playthrough(name: str) -> None:
    assert (HERE / name).read_text(encoding="utf-8") == WANTED[name]


def test_no_stale_playthrough() -> None:
    assert {p.name for p in HERE.glob("*.txt")} == set(WANTED)
