"""What the papers say is so: links lead somewhere, commands and keys are the program's own."""

import argparse
import configparser
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from changpai_desktop.cli.main import parser
from changpai_desktop.desktop.shortcuts import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
PAPERS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)
def test_links_lead_somewhere(paper: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", paper.read_text(encoding="utf-8"))
    assert [link for link in links if not (paper.parent / link).exists()] == []


def test_readme_names_every_command() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = next(a for a in parser()._actions if isinstance(a, argparse._SubParsersAction)).choices
    assert commands
    assert [name for name in commands if not re.search(rf"^\| `{name}\b", text, re.MULTILINE)] == []


def test_readme_names_every_key() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    missing = [key for command in COMMANDS for key in command.keys if not re.search(rf"(?<!\w){re.escape(key)}", text)]
    assert missing == []


def test_desktop_entry_icon_and_metainfo_agree() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(ROOT / "packaging" / "changpai-desktop.desktop", encoding="utf-8")
    icon = entry["Desktop Entry"]["icon"]
    assert (ROOT / "resources" / "icons" / f"{icon}.svg").exists()
    (file,) = (ROOT / "packaging").glob("*.metainfo.xml")
    info = ET.parse(file).getroot()
    assert f"{info.findtext('id')}.metainfo.xml" == file.name
    assert info.findtext("launchable") == "changpai-desktop.desktop"
    assert info.findtext("icon") == icon
    assert entry["Desktop Entry"]["exec"] in [node.text for node in info.iter("binary")]
