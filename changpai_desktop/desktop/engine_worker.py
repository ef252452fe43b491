"""The match in its own thread. What flows through: decisions in, `Step`s out; rules take microseconds.

The worker owns the session, the match record and the history database, so that neither the rules nor the disk
ever hold up a frame. Every change of the position has a serial number; a decision carries the number of the
position it answers, and one that comes too late does nothing.
"""

from __future__ import annotations

import logging
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from changpai_desktop.games.contract import Action, Event, IllegalAction, OptionError, Outcome, Seat, View
from changpai_desktop.match.config import MatchConfig, MatchError
from changpai_desktop.match.session import MatchSession
from changpai_desktop.store.history import History, open_or_rebuild, row_of
from changpai_desktop.store.places import Places
from changpai_desktop.store.replay import ReplayError, resume
from changpai_desktop.store.writer import ReplayWriter, new_path

log = logging.getLogger("changpai.engine")


@dataclass(frozen=True, slots=True)
class HandFacts:
    """What the pages want to know of a match beside the view."""

    config: MatchConfig
    viewer: Seat
    """The seat that is looked from."""
    watching: bool
    """Only computers play: all hands lie open."""
    number: int
    """0, 1, …"""
    dealer: Seat
    code: str
    """Deal code of this hand."""
    totals: tuple[int, ...]
    outcomes: tuple[Outcome, ...]
    """Of all finished hands, this one included."""
    cuts: tuple[tuple[str, ...], ...]
    """The cards cut for the first dealer, round by round, with "" for who does not cut."""
    match_over: bool
    assisted: bool
    """Decisions were taken back or hints asked for in this hand."""
    path: Path
    """The match record."""
    decisions: int
    """Made in this hand so far."""
    rest: tuple[str, ...]
    """Cards left in the stock, in the order in which they would have come; empty while the hand is played."""
    open_view: View | None
    """All hands open, once the hand is over."""
    past: tuple[Event, ...] = ()
    """After a jump (resume, taking back): what the viewer saw of this hand before it."""


@dataclass(frozen=True, slots=True)
class Step:
    """The position after a change."""

    serial: int
    events: tuple[Event, ...]
    """As the viewer sees them."""
    view: View
    pending: tuple[tuple[Seat, View], ...]
    """Who must decide now, and what each may know."""
    outcome: Outcome | None
    facts: HandFacts
    rewound: bool = False
    """Decisions were taken back, or the match was resumed: show the view as it is."""
    era: int = 0
    """How many matches were put away before: a step of one of those may still be on its way."""


class MatchWorker(QObject):
    """Lives in the engine's thread. All slots are reached by queued signals only."""

    stepped = Signal(object)
    refused = Signal(int, object)
    """serial, Reason."""
    failed = Signal(str)
    judged = Signal(int, object, object, object)
    """serial, Action, why it is not allowed (None: it is), what it would cost (None: nothing)."""

    def __init__(self, where: Places) -> None:
        super().__init__()
        self._places = where
        self._session: MatchSession | None = None
        self._writer: ReplayWriter | None = None
        self._history: History | None = None
        self._serial = 0
        self._era = 0
        self._assisted = False
        self._noted = 0

    @Slot(object)
    def begin(self, config: MatchConfig) -> None:
        """A new match and its first hand."""
        self.close()
        try:
            config.all_options()  # before there is a file of a match that cannot be
            writer = ReplayWriter(new_path(self._places.replays, config))
            self._session, self._writer = MatchSession(config, writer), writer
            events = self._session.start_hand()
        except (OSError, MatchError, OptionError, ValueError) as error:
            self._fail(error)
            return
        self._noted, self._assisted = 0, False
        self._emit(events)

    @Slot(object)
    def resume(self, path: Path) -> None:
        """A recorded match where it stood."""
        self.close()
        try:
            self._session, self._writer, replay = resume(path)
            events: list[Event] = []
            self._noted = len(self._session.outcomes)
            self._assisted = bool(replay.hands) and replay.hands[-1].taken_back > 0
            if self._session.can_advance and not replay.hands:
                events = self._session.start_hand()
        except (OSError, ReplayError, MatchError) as error:
            self._fail(error)
            return
        self._emit(events, rewound=True)

    @Slot(int, int, object)
    def apply(self, serial: int, seat: Seat, action: Action) -> None:
        """A decision for the position `serial`."""
        if self._session is None or serial != self._serial:
            return
        try:
            events = self._session.apply(seat, action)
        except IllegalAction as error:
            self.refused.emit(serial, error.reason)
            return
        except (OSError, MatchError, ValueError) as error:
            self._fail(error)
            return
        self._emit(events)

    @Slot(int, int, object)
    def judge(self, serial: int, seat: Seat, action: Action) -> None:
        """Whether an action would be allowed for the position `serial`, and what it would cost."""
        if self._session is None or serial != self._serial:
            return
        hand = self._session.hand
        why = hand.explain(seat, action)
        self.judged.emit(serial, action, why, hand.warning(seat, action) if why is None else None)

    @Slot(int)
    def undo(self, seat: Seat) -> None:
        """Back to before the seat's last decision; nothing if there is none."""
        if self._session is None:
            return
        try:
            if not self._session.undo(seat):
                return
        except OSError as error:
            self._fail(error)
            return
        self._assisted = True
        self._emit([], rewound=True)

    @Slot()
    def helped(self) -> None:
        """A hint was asked for: the hand counts as assisted."""
        self._assisted = True

    @Slot()
    def next_hand(self) -> None:
        """Deals again, if the hand is over and the match is not."""
        if self._session is None or not self._session.can_advance:
            return
        try:
            events = self._session.start_hand()
        except (OSError, MatchError) as error:
            self._fail(error)
            return
        self._assisted = False
        self._emit(events)

    @Slot()
    def close(self) -> None:
        """Puts the match away; its record stays as it is."""
        self._put_away()
        self._era += 1

    def _put_away(self) -> None:
        writer, history = self._writer, self._history
        self._session = self._writer = self._history = None
        self._serial += 1
        try:
            if writer is not None:
                writer.close()
            if history is not None:
                history.close()
        except (OSError, sqlite3.Error) as error:
            log.error("closing the match: %s", error)

    def _emit(self, events: list[Event], rewound: bool = False) -> None:
        session, writer = self._session, self._writer
        assert session is not None and writer is not None
        self._serial += 1
        humans = [i for i, p in enumerate(session.config.players) if p.kind == "human"]
        viewer, watching = (humans[0], False) if humans else (0, True)
        outcome = session.outcome
        if outcome is not None and len(session.outcomes) > self._noted:
            self._note(session, writer, outcome)
        pending = () if outcome is not None else session.hand.actors()
        self.stepped.emit(
            Step(
                serial=self._serial,
                events=tuple(e.seen_by(None if watching else viewer) for e in events),
                view=session.view(viewer, reveal=watching),
                pending=tuple((s, session.view(s)) for s in pending),
                outcome=outcome,
                facts=self._facts(session, writer, viewer, watching, rewound),
                rewound=rewound,
                era=self._era,
            )
        )

    def _facts(
        self, session: MatchSession, writer: ReplayWriter, viewer: Seat, watching: bool, rewound: bool
    ) -> HandFacts:
        over = session.hand.outcome is not None
        shown = session.view(viewer, reveal=True) if over else None
        left = shown.stock if shown else 0
        return HandFacts(
            config=session.config,
            viewer=viewer,
            watching=watching,
            number=session.hand_number,
            dealer=session.dealer,
            code=str(session.code),
            totals=tuple(session.totals),
            outcomes=tuple(session.outcomes),
            cuts=session.cuts,
            match_over=session.match_over,
            assisted=self._assisted,
            path=writer.path,
            decisions=len(session.decisions),
            rest=session.game.stock(session.code.rng(), session.options)[-left:] if left else (),
            open_view=shown,
            past=tuple(e.seen_by(None if watching else viewer) for e in session.hand.events) if rewound else (),
        )

    def _note(self, session: MatchSession, writer: ReplayWriter, outcome: Outcome) -> None:
        """One transaction for the finished hand. The record already holds it, so a failure loses nothing."""
        self._noted = len(session.outcomes)
        row = row_of(writer.path.name, session.config, session.hand_number, outcome, datetime.now(UTC), self._assisted)
        try:
            if self._history is None:
                self._history, told = open_or_rebuild(self._places.history, self._places.replays)
                if told:
                    log.warning("%s", told)
            self._history.add(row)
        except (sqlite3.Error, OSError) as error:
            log.error("hand not entered into the history: %s", error)

    def _fail(self, error: Exception) -> None:
        """Tells it. What cannot be recorded is not played on: it could not be taken up again."""
        log.error("%s: %s", type(error).__name__, error)
        self._put_away()
        self.failed.emit(str(error))
