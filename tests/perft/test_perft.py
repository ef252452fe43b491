"""The committed counts of legal sequences are what the engine finds today."""

from tests.perft.count import FILE, table


def test_perft() -> None:
    assert table() == FILE.read_text(encoding="utf-8").splitlines()
