"""Takes the pictures of docs/screenshots with the real window, without a display: `python packaging/screenshots.py`.

For each theme, language and size a child process opens the window offscreen in a home of its own, resumes prepared
match records, and grabs each page. The records are made here by computer players from fixed deal codes, so the
pictures come out the same each time. `--only PAGE` and `--out DIR` narrow it down.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SHOTS = [
    # theme, language, logical width and height, device pixel ratio
    ("day", "zh_CN", 1280, 800, 1),
    ("night", "zh_CN", 1280, 800, 1),
    ("day", "zh_CN", 1280, 720, 2),
    ("night", "zh_CN", 1280, 720, 2),
    ("day", "en", 1280, 800, 1),
    ("night", "zh_TW", 1280, 800, 1),
]
PAGES = ("start", "setup", "table", "claim", "settlement", "replay", "settings", "rules")
EVERY_LANGUAGE = {
    *PAGES,
    "hunan_claim",
    "leshan_small",
    "yizhang_settlement",
    "xuezhan_won",
    "xuezhan_settlement",
    "baipai_beat",
    "jier_seven",
    "shangdaren_claim",
    "qianhong_claim",
}
"""The rest is taken in simplified Chinese only."""
NAMES = ("我", "刘嬢嬢", "幺师", "周大爷", "何三姐", "王木匠", "小满")


@dataclass(frozen=True)
class Position:
    """Where a picture is taken: the first decision of seat 0, or the first end of a hand, that is wanted."""

    game: str = "yaodiren"
    seats: int = 3
    decision: Callable[[Any], bool] | None = None
    end: Callable[[Any], bool] | None = None
    skip: int = 0
    """Hands to be played before."""
    hint: bool = False
    """Whether the three best moves are shown."""
    level: str = "regular"
    """Who plays up to there; novices are quick."""
    preset: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)


def _plans(view: Any) -> bool:
    groups = len(view.me.groups)
    return sum(a.verb == "chi" for a in view.legal) >= 3 and groups >= 1 and view.stock < 34


def _middle(view: Any) -> bool:
    laid = sum(len(s.groups) for s in view.seats)
    return view.phase == "discard" and len(view.me.groups) >= 2 and laid >= 5


def _with_bi(view: Any) -> bool:
    eats = [a for a in view.legal if a.verb == "chi"]
    laid = sum(len(s.groups) for s in view.seats)
    return len(eats) == 3 and any(a.extra for a in eats) and laid >= 2


def _hidden_wei(view: Any) -> bool:
    others = [s for i, s in enumerate(view.seats) if i != view.seat]
    hidden = any(set(g.cards) == {"?"} for s in others for g in s.groups)
    rests = any(s.status == "resting" for s in others)
    return rests and hidden and bool(view.me.groups) and view.stock < 16


def _small_seat(view: Any) -> bool:
    laid = sum(len(s.groups) for s in view.seats)
    return any(a.verb == "shou" for a in view.legal) and laid >= 4


def _several_ways(view: Any) -> bool:
    eats = sum(a.verb == "chi" for a in view.legal)
    return eats >= 2 and len(view.me.groups) >= 1 and sum(len(s.groups) for s in view.seats) >= 3


def _patterns(outcome: Any) -> bool:
    return any(sum(c.rule == "2.3" and c.value > 1 for c in w.counts) >= 1 and w.fan >= 3 for w in outcome.winners)


def _one_pays(outcome: Any) -> bool:
    return outcome.kind == "win" and any(line.item.source == "Paopai" for line in outcome.ledger)


def _verbs(view: Any) -> set[str]:
    return {action.verb for action in view.legal}


def _laid(view: Any) -> int:
    return sum(len(seat.groups) for seat in view.seats)


def _won_already(view: Any) -> int:
    return sum(seat.status == "won" for seat in view.seats)


def _tile_offered(view: Any) -> bool:
    return {"peng", "gang"} <= _verbs(view) and _laid(view) >= 3


def _goes_on(view: Any) -> bool:
    me_won = view.me.status == "won"
    return _won_already(view) >= 1 and not me_won and bool(view.me.groups) and "discard" in _verbs(view)


def _no_winner_left(outcome: Any) -> bool:
    return len(outcome.winners) == 1 and not any("transfer" in line.item.source for line in outcome.ledger)


def _several_answers(view: Any) -> bool:
    beats = sum(action.verb == "beat" for action in view.legal)
    return beats >= 3 and len(view.trick) == 2 and sum(len(seat.buried) for seat in view.seats) >= 6


def _own_lead(view: Any) -> bool:
    return "lead" in _verbs(view) and bool(view.me.groups) and sum(len(seat.buried) for seat in view.seats) >= 10


def _pairing(view: Any) -> bool:
    verbs = _verbs(view) - {"pass"}
    return len(verbs) >= 2 and "bai" in verbs and _laid(view) >= len(view.seats) + 2


def _seventh(view: Any) -> bool:
    return "bai" in _verbs(view) and _laid(view) >= 10


def _half_lines(view: Any) -> bool:
    eats = [action for action in view.legal if action.verb == "chi"]
    return len(eats) >= 3 and bool(view.me.groups) and len({len(action.cards) for action in eats}) > 1


def _general_claim(view: Any) -> bool:
    return {"peng", "gang"} <= _verbs(view) and len(view.turned) >= 2 and _laid(view) >= 3


NOVICES = Position(level="novice", seats=4)
SWAPPED = {"swap3": "on", "dingque": "on"}
NEW_POSITIONS = {
    "xuezhan_swap": replace(NOVICES, game="xuezhan", decision=lambda v: "swap" in _verbs(v), options=SWAPPED),
    "xuezhan_void": replace(NOVICES, game="xuezhan", decision=lambda v: v.phase == "dingque", options=SWAPPED),
    "xuezhan_claim": replace(NOVICES, game="xuezhan", decision=_tile_offered, hint=True),
    "xuezhan_won": replace(NOVICES, game="xuezhan", decision=_goes_on, preset="chengdu"),
    "xuezhan_settlement": replace(NOVICES, game="xuezhan", end=lambda o: len(o.winners) == 3),
    "xuezhan_draw": replace(NOVICES, game="xuezhan", end=_no_winner_left),
    "baipai_lead": replace(NOVICES, game="baipai", seats=3, decision=_own_lead),
    "baipai_beat": replace(NOVICES, game="baipai", seats=3, decision=_several_answers, hint=True),
    "baipai_settlement": replace(NOVICES, game="baipai", seats=3, end=lambda o: o.kind == "win"),
    "jier_claim": replace(NOVICES, game="jier", decision=_pairing, hint=True),
    "jier_seven": replace(NOVICES, game="jier", seats=7, decision=_seventh),
    "jier_settlement": replace(NOVICES, game="jier", end=lambda o: o.kind == "win"),
    "shangdaren_claim": replace(NOVICES, game="shangdaren", seats=3, decision=_half_lines, hint=True),
    "shangdaren_settlement": replace(NOVICES, game="shangdaren", seats=3, end=lambda o: o.kind == "win"),
    "qianhong_claim": replace(NOVICES, game="qianhong", decision=_general_claim, hint=True),
    "qianhong_settlement": replace(NOVICES, game="qianhong", end=lambda o: o.kind == "win"),
}


POSITIONS = {
    "claim": Position(decision=_plans, hint=True),
    "table": Position(decision=_middle),
    "settlement": Position(end=lambda outcome: outcome.kind == "win", skip=2),
    "hunan_claim": Position("hunan", 3, _with_bi, hint=True),
    "yizhang_table": Position("yizhang", 4, _hidden_wei, skip=1),
    "leshan_small": Position("leshan", 4, _small_seat, skip=1),
    "leshan_cut": Position("leshan", 3, lambda view: any(a.verb == "cut" for a in view.legal)),
    "daer_claim": Position("daer", 3, _several_ways, hint=True),
    "yizhang_settlement": Position("yizhang", 3, end=_patterns, skip=2),
    "leshan_settlement": Position("leshan", 3, end=_one_pays, skip=2),
    **NEW_POSITIONS,
}


SETUPS = {"setup": "yizhang", "setup_xuezhan": "xuezhan", "setup_jier": "jier"}
"""The page on which a table is opened, for games with many seats, options and presets."""
ALL = list(dict.fromkeys([*PAGES, *SETUPS, *POSITIONS]))


def prepare(folder: Path, only: list[str]) -> dict[str, Path]:
    """Match records standing at the positions of the pictures."""
    wanted = {*only, "settlement"} if "replay" in only else set(only)
    return {name: _record(folder / f"{name}.jsonl", at) for name, at in POSITIONS.items() if name in wanted}


def _record(path: Path, at: Position) -> Path:
    """The record of the first match that comes to a position."""
    from changpai_desktop.cards import DealCode
    from changpai_desktop.match.config import MatchConfig, PlayerSpec
    from changpai_desktop.match.session import MatchSession
    from changpai_desktop.store.writer import ReplayWriter

    players = tuple(PlayerSpec(n, "ai" if i else "human", at.level if i else "") for i, n in enumerate(NAMES))
    for number in range(1, 600):
        path.unlink(missing_ok=True)
        code = DealCode.from_seed(number * 0x9E3779B97F % 2**40)
        with ReplayWriter(path) as writer:
            seated = players[: at.seats]
            session = MatchSession(MatchConfig(at.game, at.seats, seated, code, at.preset, at.options, 12), writer)
            if _arrives(session, at, number):
                return path
    raise SystemExit(f"no deal leads to the position of {path.name}")


def _arrives(session: Any, at: Position, number: int) -> bool:
    """Plays the hands before and the hand itself; whether it stops at what is wanted."""
    from changpai_desktop.players.registry import choose

    while len(session.outcomes) <= at.skip:
        session.start_hand()
        here = len(session.outcomes) == at.skip
        while not session.hand_over:
            seats = session.hand.actors()
            if here and at.decision is not None and 0 in seats and at.decision(session.view(0)):
                return True
            session.apply(seats[0], choose(session.view(seats[0]), at.level, number))
        if here and at.end is not None and at.end(session.outcome):
            return True
    return False


def child(home: Path, out: Path, only: list[str], look: tuple[str, str, int, int, int]) -> None:
    """One window: every page in one look."""
    theme, language_code, width, height, ratio = look
    os.environ["CHANGPAI_HOME"] = str(home)
    from PySide6.QtWidgets import QApplication

    from changpai_desktop.desktop.app import House, make_application
    from changpai_desktop.desktop.i18n import language
    from changpai_desktop.desktop.main_window import PageName
    from changpai_desktop.store.places import places

    app = make_application(["screenshots"])
    where = places()
    where.make()
    house = House(where)
    for name, value in (("theme", theme), ("language", language_code), ("speed", 0)):
        house.settings.set(name, value)
    language().set(language_code)
    house.window.resize(width, height)
    house.open()

    def settle(seconds: float = 0.6) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QApplication.processEvents()
            time.sleep(0.005)

    def until(done: Callable[[], bool], seconds: float = 20.0) -> None:
        end = time.monotonic() + seconds
        while not done() and time.monotonic() < end:
            settle(0.05)

    def grab(page: str) -> None:
        if page in only:
            settle()
            pixels = f"{width * ratio}x{height * ratio}"
            file = out / f"{page}_{theme}_{language_code}_{pixels}.png"
            house.window.grab().save(str(file), "PNG", 0)
            print(file.name, flush=True)

    house.window.resize(width, height)
    settle(1.0)
    grab("start")
    engine, window = house.engine, house.window
    start: Any = window.page("start")
    for page, game_id in SETUPS.items():
        if page in only:
            start.choose(game_id)
            grab(page)
    for page, at in POSITIONS.items():
        if page not in only:
            continue
        window.go("table")
        engine.resume(where.replays / f"{page}.jsonl")
        if at.end is not None:
            until(lambda: window.current == "settlement")
            settle(1.5)
        else:
            until(lambda: engine.open_ticket != 0)
            settle(1.0)
        if at.hint:
            engine.ask_hint(engine.open_ticket)
            settle(2.0)
        grab(page)
    if "replay" in only:
        window.go("replay", path=where.replays / "settlement.jsonl", hand=2, decision=12)
        settle(1.0)
        grab("replay")
    others: tuple[PageName, ...] = ("settings", "rules")
    for name in others:
        if name in only:
            window.go(name)
            grab(name)
    house.window.close()
    house.close()
    app.quit()


def main() -> int:
    """Without `--child` starts one child for each look."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screenshots")
    parser.add_argument("--only", nargs="*", default=ALL, choices=ALL)
    parser.add_argument("--look", type=int, nargs="*", default=list(range(len(SHOTS))), help="which of the looks")
    parser.add_argument("--child", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--home", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    if given.child is not None:
        child(given.home, given.out, given.only, SHOTS[given.child])
        return 0
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made"
        made.mkdir()
        records = prepare(made, given.only)
        for number in given.look:
            home = Path(folder) / f"home{number}"
            (home / "replays").mkdir(parents=True)
            for path in records.values():
                (home / "replays" / path.name).write_bytes(path.read_bytes())
            environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_FONT_DPI="96")
            environment["QT_SCALE_FACTOR"] = str(SHOTS[number][4])
            command = [sys.executable, __file__, "--child", str(number), "--home", str(home), "--out", str(given.out)]
            chinese = SHOTS[number][1] == "zh_CN"
            only = [page for page in given.only if chinese or page in EVERY_LANGUAGE]
            code = subprocess.run([*command, "--only", *only], env=environment, check=False).returncode
            if code:
                return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
