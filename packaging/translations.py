"""Keeps translations/*.ts in step with the code: `check` reports, `update` adds what is missing as unfinished.

Marked strings are calls of `QT_TRANSLATE_NOOP`, `translate` or `tr` with a constant context and source. Context
`X` belongs to the file that already has it, otherwise to `<x>_<language>.ts`.
"""

import ast
import sys
import xml.etree.ElementTree as ET
from collections import defaultdict
from pathlib import Path
from string import Formatter

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("zh_CN", "zh_TW")
MARKERS = {"QT_TRANSLATE_NOOP", "translate", "tr"}
Source = tuple[str, str]


def marked(root: Path) -> dict[Source, str]:
    """(context, source) of every marked string of the package -> where it stands."""
    found: dict[Source, str] = {}
    for path in sorted((root / "changpai_desktop").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) < 2:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            context, source = (a.value if isinstance(a, ast.Constant) else None for a in node.args[:2])
            if name in MARKERS and isinstance(context, str) and isinstance(source, str):
                found.setdefault((context, source), f"{path.relative_to(root)}:{node.lineno}")
    return found


def translated(root: Path, language: str) -> tuple[dict[Source, str], dict[str, Path], list[str]]:
    """Finished translations, the file of each context, and what is wrong in the files."""
    done: dict[Source, str] = {}
    home: dict[str, Path] = {}
    wrong: list[str] = []
    for path in sorted((root / "translations").glob(f"*_{language}.ts")):
        for context in ET.parse(path).getroot().iter("context"):
            name = context.findtext("name") or ""
            home.setdefault(name, path)
            for message in context.iter("message"):
                key = (name, message.findtext("source") or "")
                translation = message.find("translation")
                text = (translation.text or "") if translation is not None else ""
                if key in done:
                    wrong.append(f"{path.name}: {name}: {key[1]!r} is there twice")
                if translation is not None and translation.get("type") == "unfinished":
                    continue
                done[key] = text
    return done, home, wrong


def fields(text: str) -> set[str]:
    """The `{names}` of a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def check(root: Path) -> list[str]:
    """Everything that is missing, left over or different in its places for values."""
    wanted = marked(root)
    wrong: list[str] = []
    for language in LANGUAGES:
        done, _, broken = translated(root, language)
        wrong += broken
        for key, where in wanted.items():
            if not done.get(key):
                wrong.append(f"{language}: {where}: {key[0]}: {key[1]!r} is not translated")
            elif fields(done[key]) != fields(key[1]):
                wrong.append(f"{language}: {where}: {key[0]}: {key[1]!r} has other {{places}} in its translation")
        wrong += [f"{language}: {c}: {s!r} is no longer used" for c, s in done if (c, s) not in wanted]
    return wrong


def update(root: Path) -> int:
    """Adds missing strings as unfinished; the number added."""
    added = 0
    for language in LANGUAGES:
        done, home, _ = translated(root, language)
        missing: dict[Path, list[Source]] = defaultdict(list)
        for context, source in marked(root):
            if (context, source) not in done:
                path = home.get(context, root / "translations" / f"{context.lower()}_{language}.ts")
                missing[path].append((context, source))
        for path, keys in missing.items():
            added += _add(path, language, keys)
    return added


def _add(path: Path, language: str, keys: list[Source]) -> int:
    tree = ET.parse(path) if path.exists() else ET.ElementTree(ET.Element("TS", version="2.1", language=language))
    top = tree.getroot()
    assert top is not None
    contexts = {c.findtext("name"): c for c in top.iter("context")}
    added = 0
    for name, source in keys:
        if name not in contexts:
            contexts[name] = ET.SubElement(top, "context")
            ET.SubElement(contexts[name], "name").text = name
        if any(m.findtext("source") == source for m in contexts[name].iter("message")):
            continue
        message = ET.SubElement(contexts[name], "message")
        ET.SubElement(message, "source").text = source
        ET.SubElement(message, "translation", type="unfinished")
        added += 1
    ET.indent(tree)
    text = ET.tostring(top, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")
    return added


def main(argv: list[str]) -> int:
    """`check` (exit 1 if anything is wrong) or `update`."""
    if argv == ["update"]:
        print(f"{update(ROOT)} strings added as unfinished")
        return 0
    if argv != ["check"]:
        print("usage: translations.py check|update", file=sys.stderr)
        return 2
    wrong = check(ROOT)
    print("\n".join(wrong) or "translations are complete")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
