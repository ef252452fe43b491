"""One recorded hand as a film: every position, who decided what, what the log says. No widgets.

What flows through: a Replay and the index of a hand in, views and lines for each position out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from changpai_desktop.desktop.engine_worker import HandFacts
from changpai_desktop.desktop.i18n import sentence, tr
from changpai_desktop.games.contract import Event, Hand, Seat, View
from changpai_desktop.match.session import MatchSession
from changpai_desktop.store.replay import RecordedDecision, Replay
from changpai_desktop.store.writer import ReplayWriter, new_path


class Film:
    """Positions 0 (dealt) to `length` (after the last decision) of a hand."""

    def __init__(self, replay: Replay, hand: int) -> None:
        """Raises IndexError if the record has no such hand."""
        self.replay = replay
        self.index = hand
        self.recorded = replay.hands[hand]
        self.game = replay.game
        self.decisions: Sequence[RecordedDecision] = tuple(self.recorded.decisions)
        now = replay.position(hand, 0)
        self.hands: list[Hand] = [now]
        for decision in self.decisions:
            now = now.copy()
            now.apply(decision.seat, decision.action)
            self.hands.append(now)
        self.counts = [len(h.events) for h in self.hands]
        self._most: dict[Seat, int] = {}

    @property
    def length(self) -> int:
        """Number of decisions."""
        return len(self.decisions)

    def view(self, at: int, seat: Seat, reveal: bool) -> View:
        """What is seen from a seat."""
        return self.hands[at].view(seat, reveal=reveal)

    def events(self, at: int, seat: Seat | None) -> list[Event]:
        """All that happened so far as a seat saw it; None sees everything."""
        return [e.seen_by(seat) for e in self.hands[at].events]

    def most_cards(self, seat: Seat) -> int:
        """Most cards the seat holds in this hand, for a card size that stays."""
        if seat not in self._most:
            self._most[seat] = max(h.view(seat).seats[seat].hand_count for h in self.hands)
        return self._most[seat]

    def totals_before(self) -> tuple[int, ...]:
        """The match's totals when this hand was dealt."""
        for earlier in reversed(self.replay.hands[: self.index]):
            if earlier.totals:
                return earlier.totals
        return (0,) * self.replay.config.seats

    def own(self) -> Seat:
        """The seat of the person who played, 0 if only computers did."""
        players = self.replay.config.players
        return next((i for i, p in enumerate(players) if p.kind == "human"), 0)

    def next_own(self, at: int, seat: Seat, step: int) -> int:
        """The next position (step 1) or the last one (step -1) in which the seat decides; `at` if there is none."""
        places = [i for i, d in enumerate(self.decisions) if d.seat == seat]
        found = [i for i in places if (i > at if step > 0 else i < at)]
        return (found[0] if step > 0 else found[-1]) if found else at

    def position_of_event(self, number: int) -> int:
        """The first position in which an event has happened."""
        return next((i for i, n in enumerate(self.counts) if n > number), self.length)

    def facts(self) -> HandFacts:
        """Facts for the settlement page; the hand must be over."""
        replay, hand = self.replay, self.hands[-1]
        done = tuple(h.outcome for h in replay.hands[: self.index + 1] if h.outcome is not None)
        own = self.own()
        shown = hand.view(own, reveal=True)
        stock = self.game.stock(self.recorded.code.rng(), replay.config.all_options())
        return HandFacts(
            config=replay.config,
            viewer=own,
            watching=all(p.kind != "human" for p in replay.config.players),
            number=self.recorded.number,
            dealer=self.recorded.dealer,
            code=str(self.recorded.code),
            totals=self.recorded.totals,
            outcomes=done,
            cuts=(),
            match_over=0 < replay.config.hands <= len(done),
            assisted=self.recorded.taken_back > 0,
            path=replay.path,
            decisions=self.length,
            rest=stock[-shown.stock :] if shown.stock else (),
            open_view=shown,
        )


def branch(replay: Replay, hand: int, decisions: int, folder: Path) -> Path:
    """A new record, in practice mode, that ends after so many decisions of a hand; to be played on from there.

    Raises OSError if it cannot be written.
    """
    config = replace(replay.config, mode="practice")
    path = new_path(folder, config)
    writer = ReplayWriter(path)
    try:
        session = MatchSession(config, writer)
        for i, recorded in enumerate(replay.hands[: hand + 1]):
            session.start_hand()
            for decision in recorded.decisions[: decisions if i == hand else None]:
                session.apply(decision.seat, decision.action)
    finally:
        writer.close()
    return path


def problem_text(replay: Replay) -> str:
    """What is wrong with a record, for the player; empty if nothing is."""
    problem = replay.problem
    if problem is None:
        return replay.notice and tr("Replay", "Note: {text}", text=replay.notice)
    if problem.torn:
        return tr("Replay", "The last line ({line}) is torn and was left out.", line=problem.line)
    why = sentence(problem.rule, replay.game) if problem.rule is not None else problem.reason
    why = why.rstrip(".。")
    return tr("Replay", "Line {line} does not hold: {why}. It plays up to there.", line=problem.line, why=why)
