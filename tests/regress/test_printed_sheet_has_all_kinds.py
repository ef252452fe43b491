"""The printed sheet of 幺地人 left out 听用 and 财神: a printed pack has 23 kinds (rules changpai 0.1)."""

import sys
from pathlib import Path

import pytest

from changpai_desktop import __main__
from changpai_desktop.desktop import print_sheet


def test_cards_sheet_prints_23_kinds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    printed: list[tuple[str, str]] = []
    monkeypatch.setattr(print_sheet, "write_sheet", lambda _title, cards, _path, _size: printed.extend(cards))
    monkeypatch.setattr(sys, "argv", ["changpai", "cards", "yaodiren", "--sheet", str(tmp_path / "sheet.pdf")])
    monkeypatch.setattr(__main__, "import_module", fake_import)
    assert __main__.main() == 0
    assert len(printed) == 23
    assert {"听用 Ting Yong", "财神 God of Wealth"} <= {caption for caption, _ in printed}


def fake_import(name: str) -> object:
    """The real module, except that no second application is made beside the tests' own."""
    if name == "PySide6.QtGui":
        return type("QtGui", (), {"QGuiApplication": staticmethod(lambda _argv: object())})
    return __import__(name, fromlist=["x"])
