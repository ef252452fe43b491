"""`score`: rule cases answered, and compared with what they expect."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from changpai_desktop.cli.common import CliError, print_json
from changpai_desktop.games.contract import CardError, CaseError
from changpai_desktop.games.registry import UnknownGame, game

MAX_LINE = 1 << 20


def score(args: Namespace) -> int:
    """Answers each line; 2 if a line is damaged, 1 if an answer is not the expected one."""
    passed = failed = damaged = 0
    for where, raw in _lines(args.file):
        try:
            case = _case(raw)
            got = msgspec.to_builtins(_answer(case))
        except (CaseError, CardError, UnknownGame) as error:
            print(f"{where}: {error}", file=sys.stderr)
            damaged += 1
            continue
        if not args.check:
            print_json({"id": case["id"], "got": got})
            continue
        wrong = _wrong(case, got)
        passed, failed = passed + (not wrong), failed + bool(wrong)
        if wrong:
            print(f"FAIL {where} {case['id']}: {wrong}")
    if args.check:
        print(f"{passed} passed, {failed} failed" + (f", {damaged} damaged" if damaged else ""))
    return 2 if damaged else int(failed > 0)


def _lines(path: str) -> Iterator[tuple[str, bytes]]:
    try:
        with Path(path).open("rb") as file:
            for number, raw in enumerate(file, 1):
                if raw.strip():
                    yield f"{path}:{number}", raw
    except OSError as error:
        raise CliError(f"{path}: {error.strerror or error}") from None


def _case(raw: bytes) -> dict[str, Any]:
    if len(raw) > MAX_LINE:
        raise CaseError("the line is too long")
    try:
        case = msgspec.json.decode(raw, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise CaseError(f"the line is no JSON object ({error})") from None
    for name in ("id", "game", "kind"):
        if not isinstance(case.get(name), str):
            raise CaseError(f"{name}: must be a text")
    if not isinstance(case.get("flags") or {}, dict):
        raise CaseError("flags: must be an object")
    return case


def _answer(case: Mapping[str, Any]) -> dict[str, object]:
    played = game(case["game"])
    try:
        return played.answer_case(case)
    except (TypeError, KeyError, IndexError, AttributeError) as error:
        # Cases come from strangers: a field of an unforeseen shape must not end the run.
        raise CaseError(f"the case cannot be answered ({type(error).__name__}: {error})") from None


def _wrong(case: Mapping[str, Any], got: Mapping[str, Any]) -> str:
    """What differs from the expectation; empty if nothing does."""
    expect = case.get("expect")
    if not isinstance(expect, dict) or not expect:
        return "the case expects nothing"
    return "; ".join(
        f"{key} should be {value!r}, not {got.get(key, 'missing')!r}"
        for key, value in expect.items()
        if key not in got or got[key] != value
    )
