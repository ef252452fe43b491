"""`python -m changpai_desktop.desktop.demo [OUTDIR]`: one hand in the real window, without a screen.

The computer plays every seat at speed 0; a screenshot is saved, and its path and the record's path are printed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from changpai_desktop.cards import DealCode
from changpai_desktop.desktop.app import House, make_application
from changpai_desktop.desktop.engine_worker import HandFacts
from changpai_desktop.desktop.main_window import USUAL
from changpai_desktop.games.registry import GAME_IDS, game
from changpai_desktop.match.config import MatchConfig, PlayerSpec
from changpai_desktop.store.places import Places

CODE = "8K3F-Q2TM"
LONGEST = 120_000
"""Milliseconds a hand may take before the demo gives up."""


@dataclass(slots=True)
class Played:
    """What came of a hand: facts, or what went wrong."""

    facts: HandFacts | None = None
    trouble: str = ""


def config_of(game_id: str, code: str = CODE) -> MatchConfig:
    """One hand of computers only."""
    seats = game(game_id).seats[0]
    players = tuple(PlayerSpec(f"AI {i + 1}", "ai", "novice") for i in range(seats))
    return MatchConfig(game_id, seats, players, DealCode.parse(code), hands=1)


def places_in(folder: Path) -> Places:
    """Everything under one folder."""
    return Places(
        folder / "settings.toml",
        folder / "replays",
        folder / "history.sqlite",
        folder / "logs",
        folder / "state",
    )


def play_one(house: House, config: MatchConfig, longest: int = LONGEST) -> Played:
    """Plays until the hand is over; never longer than `longest` milliseconds."""
    played = Played()
    loop = QEventLoop()

    def over(_outcome: object, facts: HandFacts) -> None:
        played.facts = facts
        loop.quit()

    def failed(text: str) -> None:
        played.trouble = text
        loop.quit()

    watch = QTimer()
    watch.setSingleShot(True)
    watch.timeout.connect(lambda: failed("the hand took too long"))
    watch.start(longest)
    house.engine.hand_over.connect(over)
    house.engine.failed.connect(failed)
    house.engine.begin(config)
    if played.facts is None and not played.trouble:
        loop.exec()
    watch.stop()
    house.engine.hand_over.disconnect(over)
    house.engine.failed.disconnect(failed)
    return played


def main(argv: Sequence[str] | None = None) -> int:
    """Returns 0 when both files were made."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    out = Path(arguments[0]) if arguments else Path(tempfile.mkdtemp(prefix="changpai-demo-"))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_application(sys.argv[:1])
    where = places_in(out)
    where.make()
    house = House(where)
    house.settings.values.speed = 0
    house.open()
    house.window.resize(*USUAL)
    house.window.go("table")
    played = play_one(house, config_of(GAME_IDS[0]))
    app.processEvents()
    picture = out / "demo.png"
    saved = house.window.grab().save(str(picture))
    house.window.close()
    house.close()
    house.window.deleteLater()
    if played.facts is None or not saved:
        print(f"demo: {played.trouble or 'the picture could not be saved'}", file=sys.stderr)
        return 1
    print(picture)
    print(played.facts.path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
