"""Writing a match record while the match is played: the record is the autosave.

What flows through: the facts of a `MatchSession`, each at once one line on disk.
"""

import os
from datetime import datetime
from io import BufferedWriter
from pathlib import Path
from typing import Self

from changpai_desktop.cards import DealCode
from changpai_desktop.games.contract import Action, Outcome, Seat
from changpai_desktop.games.registry import game
from changpai_desktop.match.config import MatchConfig
from changpai_desktop.store.atomic import make_folder
from changpai_desktop.store.records import (
    FORMAT,
    VERSION,
    DecisionLine,
    HandLine,
    HeaderLine,
    Line,
    PlayerLine,
    UndoLine,
    options_hash,
    outcome_line,
    write_line,
)

SUFFIX = ".changpai.jsonl"


def new_path(folder: Path, config: MatchConfig, now: datetime | None = None) -> Path:
    """A name for a new record that does not exist yet: date, time, game, deal code."""
    stem = f"{now or datetime.now():%Y%m%d-%H%M%S}-{config.game}-{config.code}"
    path, n = folder / (stem + SUFFIX), 1
    while path.exists():
        n += 1
        path = folder / f"{stem}-{n}{SUFFIX}"
    return path


class ReplayWriter:
    """A `Recorder` that appends every fact to a file and flushes it. Every method may raise OSError."""

    def __init__(self, path: Path, *, append: bool = False) -> None:
        """A new record at `path`, which must not exist; with `append` an existing one goes on at its end."""
        make_folder(path.parent)
        self.path = path
        self._file: BufferedWriter = path.open("ab" if append else "xb")

    def match(self, config: MatchConfig, first_dealer: Seat) -> None:
        played = game(config.game)
        options = config.all_options()
        self._put(
            HeaderLine(
                format=FORMAT,
                version=VERSION,
                game=config.game,
                preset=config.preset,
                options=played.changed(options),
                options_hash=options_hash(options),
                seats=config.seats,
                players=[PlayerLine(p.name, p.kind, p.level) for p in config.players],
                code=str(config.code),
                mode=config.mode,
                hands=config.hands,
                first_dealer=first_dealer,
            )
        )

    def hand(self, number: int, dealer: Seat, code: DealCode) -> None:
        self._put(HandLine(number, dealer, str(code)))

    def decision(self, seat: Seat, action: Action) -> None:
        self._put(DecisionLine(seat, str(action)))

    def undone(self, n: int) -> None:
        self._put(UndoLine(n))

    def outcome(self, outcome: Outcome, totals: tuple[int, ...]) -> None:
        self._put(outcome_line(outcome, totals))
        os.fsync(self._file.fileno())

    def _put(self, line: HeaderLine | Line) -> None:
        self._file.write(write_line(line))
        self._file.flush()

    def close(self) -> None:
        """Ends writing; further facts are an error."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
