"""The history of finished hands. What flows through: one row a hand in, one transaction each; statistics out.

SQLite only holds what the match records hold, so a lost or damaged database is built again from them.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import astuple, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from changpai_desktop.games.contract import Outcome
from changpai_desktop.match.config import MatchConfig
from changpai_desktop.store.replay import ReplayError, read_replay
from changpai_desktop.store.writer import SUFFIX

_SCHEMA_VERSION = 1
_SCHEMA = """
CREATE TABLE IF NOT EXISTS hand (
    record TEXT NOT NULL, number INTEGER NOT NULL, finished TEXT NOT NULL, game TEXT NOT NULL,
    preset TEXT NOT NULL, seats INTEGER NOT NULL, seat INTEGER NOT NULL, mode TEXT NOT NULL,
    code TEXT NOT NULL, kind TEXT NOT NULL, won INTEGER NOT NULL, delta INTEGER NOT NULL,
    points INTEGER NOT NULL, fan INTEGER NOT NULL, assisted INTEGER NOT NULL,
    PRIMARY KEY (record, number)
);
CREATE INDEX IF NOT EXISTS hand_by_game ON hand (game, finished);
"""


@dataclass(frozen=True, slots=True)
class HandRow:
    """A finished hand as the player at `seat` had it."""

    record: str
    """File name of the match record."""
    number: int
    finished: str
    """ISO time, UTC."""
    game: str
    preset: str
    seats: int
    seat: int
    mode: str
    code: str
    kind: str
    won: bool
    delta: int
    """Base stakes gained."""
    points: int
    fan: int
    assisted: bool
    """Decisions were taken back, or another help was used: counted apart."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Sums over hands, with their number."""

    hands: int
    won: int
    drawn: int
    delta: int
    best: int


def row_of(
    record: str, config: MatchConfig, number: int, outcome: Outcome, finished: datetime, assisted: bool
) -> HandRow:
    """The row of a hand for the person playing (seat 0 if only computers play)."""
    seat = next((i for i, p in enumerate(config.players) if p.kind == "human"), 0)
    mine = next((w for w in outcome.winners if w.seat == seat), None)
    return HandRow(
        record=record,
        number=number,
        finished=finished.astimezone(UTC).isoformat(timespec="seconds"),
        game=config.game,
        preset=config.preset,
        seats=config.seats,
        seat=seat,
        mode=config.mode,
        code=str(config.code.of_hand(number)),
        kind=outcome.kind,
        won=mine is not None,
        delta=outcome.deltas[seat],
        points=mine.points if mine else 0,
        fan=mine.fan if mine else 0,
        assisted=assisted,
    )


class History:
    """The database. Every method may raise sqlite3.Error; `open_or_rebuild` deals with a damaged file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, timeout=10.0, isolation_level=None)
        try:
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            version = int(self._db.execute("PRAGMA user_version").fetchone()[0])
            if version > _SCHEMA_VERSION:
                raise sqlite3.DatabaseError(f"{path.name} was written by a newer program")
            self._db.executescript(_SCHEMA)
            self._db.execute(f"PRAGMA user_version={_SCHEMA_VERSION}")
        except BaseException:
            self._db.close()
            raise

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def add(self, row: HandRow) -> None:
        """Commits one finished hand at once; the same hand again replaces itself."""
        with self._transaction():
            self._insert(row)

    def _insert(self, row: HandRow) -> None:
        values = astuple(row)
        marks = ",".join("?" * len(values))
        self._db.execute(f"INSERT OR REPLACE INTO hand VALUES ({marks})", values)

    def rows(self, game: str = "", last: int = 1000) -> list[HandRow]:
        """The newest hands first, of one game or all."""
        found = self._db.execute(
            "SELECT * FROM hand WHERE ?1 = '' OR game = ?1 ORDER BY finished DESC, record DESC, number DESC LIMIT ?2",
            (game, last),
        )
        made = [HandRow(*values) for values in found]
        return [replace(row, won=bool(row.won), assisted=bool(row.assisted)) for row in made]

    def statistics(self, game: str, *, assisted: bool = False) -> Statistics:
        """Sums of one game; hands with help are counted apart. Hands that nobody played do not count."""
        row = self._db.execute(
            "SELECT count(*), total(won), total(kind = 'draw'), total(delta), coalesce(max(delta), 0)"
            " FROM hand WHERE game = ? AND assisted = ? AND kind != 'void'",
            (game, assisted),
        ).fetchone()
        return Statistics(*(int(v) for v in row))

    def rebuild(self, replays: Path) -> list[str]:
        """Everything again from the match records, in one transaction; returns what could not be used."""
        told: list[str] = []
        with self._transaction():
            self._db.execute("DELETE FROM hand")
            for path in sorted(replays.glob(f"*{SUFFIX}")):
                try:
                    for row in rows_of(path):
                        self._insert(row)
                except ReplayError as error:
                    told.append(str(error))
        return told

    def fill(self, replays: Path, newest: int = 3) -> None:
        """Hands of the newest match records that are missing, as after a kill just before their transaction."""
        written = sorted(replays.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in written[:newest]:
            known = {row[0] for row in self._db.execute("SELECT number FROM hand WHERE record = ?", (path.name,))}
            try:
                missing = [row for row in rows_of(path) if row.number not in known]
            except ReplayError:
                continue
            for row in missing:
                self.add(row)

    def close(self) -> None:
        """Closes the file."""
        self._db.close()


def rows_of(path: Path) -> list[HandRow]:
    """The rows of a match record. Raises ReplayError. The time of each hand is that of the file."""
    replay = read_replay(path)
    finished = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    return [
        row_of(path.name, replay.config, h.number, h.outcome, finished, h.taken_back > 0)
        for h in replay.hands
        if h.outcome is not None
    ]


def open_or_rebuild(path: Path, replays: Path) -> tuple[History, str]:
    """The database and what to tell (empty: nothing).

    A damaged file is set aside; a missing or damaged database is filled from the match records, and what the newest
    records hold more than the database is entered.
    Raises sqlite3.Error or OSError if no database can be made at all.
    """
    told = ""
    fresh = not path.exists()
    if not fresh and not _sound(path):
        aside = path.with_name(f"{path.stem}.broken-{datetime.now():%Y%m%d-%H%M%S}{path.suffix}")
        path.replace(aside)
        for ending in ("-wal", "-shm"):
            path.with_name(path.name + ending).unlink(missing_ok=True)
        told, fresh = f"The history was damaged and set aside as {aside.name}; it was built again.", True
    history = History(path)
    if fresh:
        history.rebuild(replays)
    else:
        history.fill(replays)
    return history, told


def _sound(path: Path) -> bool:
    """Whether SQLite finds the file in order. A file that is merely locked counts as sound."""
    try:
        with closing(sqlite3.connect(path, timeout=10.0)) as db:
            return bool(db.execute("PRAGMA quick_check").fetchone()[0] == "ok")
    except sqlite3.OperationalError:
        return True
    except sqlite3.DatabaseError:
        return False
