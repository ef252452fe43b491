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
from collections.abc import Callable
from pathlib import Path

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
PAGES = ("start", "table", "claim", "settlement", "replay", "settings", "rules")


def prepare(folder: Path) -> dict[str, Path]:
    """Match records standing at the positions of the pictures."""
    from changpai_desktop.games.contract import View

    def plans(view: View) -> bool:
        groups = len(view.me.groups)
        return sum(a.verb == "chi" for a in view.legal) >= 3 and groups >= 1 and view.stock < 34

    def middle(view: View) -> bool:
        laid = sum(len(s.groups) for s in view.seats)
        return view.phase == "discard" and len(view.me.groups) >= 2 and laid >= 5

    def winning(view: View) -> bool:
        return any(a.verb == "hu" for a in view.legal)

    return {
        "claim": _record(folder / "claim.jsonl", plans),
        "table": _record(folder / "table.jsonl", middle),
        "settlement": _record(folder / "settlement.jsonl", winning, skip=2),
    }


def _record(path: Path, wanted: Callable[..., bool], skip: int = 0) -> Path:
    """The record of the first match that comes to a wanted decision of seat 0 in a hand after `skip` hands."""
    from changpai_desktop.cards import DealCode
    from changpai_desktop.match.config import MatchConfig, PlayerSpec
    from changpai_desktop.match.session import MatchSession
    from changpai_desktop.players.registry import choose
    from changpai_desktop.store.writer import ReplayWriter

    for number in range(1, 400):
        path.unlink(missing_ok=True)
        players = (
            PlayerSpec("我", "human"),
            PlayerSpec("刘嬢嬢", "ai", "regular"),
            PlayerSpec("幺师", "ai", "regular"),
        )
        config = MatchConfig("yaodiren", 3, players, DealCode.from_seed(number * 104729), hands=12)
        with ReplayWriter(path) as writer:
            session = MatchSession(config, writer)
            while len(session.outcomes) <= skip:
                session.start_hand()
                while not session.hand_over:
                    seat = session.hand.actors()[0]
                    view = session.view(seat)
                    if seat == 0 and len(session.outcomes) == skip and wanted(view):
                        return path
                    session.apply(seat, choose(view, "regular", number))
    raise SystemExit(f"no deal leads to the position of {path.name}")


def child(home: Path, out: Path, only: list[str], look: tuple[str, str, int, int, int]) -> None:
    """One window: every page in one look."""
    theme, language_code, width, height, ratio = look
    os.environ["CHANGPAI_HOME"] = str(home)
    from PySide6.QtWidgets import QApplication

    from changpai_desktop.desktop.app import House, make_application
    from changpai_desktop.desktop.i18n import language
    from changpai_desktop.store.places import places

    app = make_application(["screenshots"])
    where = places()
    where.make()
    house = House(where)
    for field, value in (("theme", theme), ("language", language_code), ("speed", 0)):
        house.settings.set(field, value)
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
    for page in ("claim", "table", "settlement"):
        if page not in only and not (page == "settlement" and "replay" in only):
            continue
        window.go("table")
        engine.resume(where.replays / f"{page}.jsonl")
        until(lambda: engine.open_ticket != 0)
        settle(1.0)
        if page == "claim":
            engine.ask_hint(engine.open_ticket)
            settle(2.0)
        if page == "settlement":
            win = next(a for a in engine.view.legal if a.verb == "hu") if engine.view else None
            if win is not None:
                engine.answer(engine.open_ticket, win)
            until(lambda: window.current == "settlement")
            settle(1.5)
        grab(page)
    if "replay" in only:
        window.go("replay", path=where.replays / "settlement.jsonl", hand=2, decision=12)
        settle(1.0)
        grab("replay")
    for page in ("settings", "rules"):
        if page in only:
            window.go(page)  # type: ignore[arg-type]
            grab(page)
    house.window.close()
    house.close()
    app.quit()


def main() -> int:
    """Without `--child` starts one child for each look."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screenshots")
    parser.add_argument("--only", nargs="*", default=list(PAGES), choices=PAGES)
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
        records = prepare(made) if set(given.only) - {"start", "settings", "rules"} else {}
        for number in given.look:
            home = Path(folder) / f"home{number}"
            (home / "replays").mkdir(parents=True)
            for path in records.values():
                (home / "replays" / path.name).write_bytes(path.read_bytes())
            environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_FONT_DPI="96")
            environment["QT_SCALE_FACTOR"] = str(SHOTS[number][4])
            command = [sys.executable, __file__, "--child", str(number), "--home", str(home), "--out", str(given.out)]
            code = subprocess.run([*command, "--only", *given.only], env=environment, check=False).returncode
            if code:
                return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
