"""The rule book: `resources/rules/<game>.<language>.md` as numbered sections.

A rule number of the engine (`1.9.3`, `1.13.20`) finds the section that holds it (`1.9`, `1.13`).
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from changpai_desktop.paths import resources

_HEADING = re.compile(r"^## ([0-9][0-9.]*) (.+)$")


@dataclass(frozen=True, slots=True)
class Section:
    """A section: its number, its title, its rules one a line."""

    number: str
    title: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuleBook:
    """A game's rule book in one language."""

    title: str
    introduction: str
    sections: tuple[Section, ...]

    def find(self, number: str) -> Section | None:
        """The section that holds a rule number such as `1.4 B`: the longest section number that begins it."""
        parts = number.partition(" ")[0].split(".")
        for length in range(len(parts), 0, -1):
            wanted = ".".join(parts[:length])
            for section in self.sections:
                if section.number == wanted:
                    return section
        return None


@lru_cache(maxsize=32)
def rule_book(game_id: str, language: str) -> RuleBook:
    """The rule book of a game; English where the language has none. Raises OSError if there is none at all."""
    folder = resources() / "rules"
    path = folder / f"{game_id}.{language}.md"
    if not path.exists():
        path = folder / f"{game_id}.en.md"
    return parse(path.read_text(encoding="utf-8"))


def parse(text: str) -> RuleBook:
    """A rule book from its text."""
    title, introduction = "", []
    sections: list[tuple[str, str, list[str]]] = []
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading:
            sections.append((heading[1], heading[2], []))
        elif line.startswith("# "):
            title = line[2:].strip()
        elif line.strip() and sections:
            sections[-1][2].append(line.strip().removeprefix("- "))
        elif line.strip():
            introduction.append(line.strip())
    joined = "".join(introduction) if any("一" <= c <= "鿿" for c in introduction[0][:3]) else " ".join(introduction)
    return RuleBook(title, joined, tuple(Section(n, t, tuple(r)) for n, t, r in sections))
