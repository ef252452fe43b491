"""A running match. What flows through: actions of the seats in, events and views out, facts to a recorder.

Everything follows from the configuration and the decisions, so taking back is playing again without
the last ones, and a record is only the list of decisions.
"""

from dataclasses import dataclass, replace
from typing import Protocol

from changpai_desktop.cards import DealCode
from changpai_desktop.games.contract import Action, Event, Game, Hand, Outcome, Seat, Value, View
from changpai_desktop.games.registry import game
from changpai_desktop.match.config import MatchConfig, MatchError

_CUT_STREAM = 1
"""The stream of the match's code that cuts for the first dealer (stream 0 shuffles)."""


class Recorder(Protocol):
    """Whoever wants to keep what happens. Called at once, in order; a failing recorder fails the step."""

    def match(self, config: MatchConfig, first_dealer: Seat) -> None:
        """The match begins."""

    def hand(self, number: int, dealer: Seat, code: DealCode) -> None:
        """Hand `number` (0, 1, …) is dealt."""

    def decision(self, seat: Seat, action: Action) -> None:
        """A decision was made and accepted."""

    def undone(self, n: int) -> None:
        """The last `n` decisions were taken back."""

    def outcome(self, outcome: Outcome, totals: tuple[int, ...]) -> None:
        """The hand is over."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided."""

    seat: Seat
    action: Action


class MatchSession:
    """One match from its first deal to its end.

    `config`, `game`, `options` (all of them), `hand` (the current one), `hand_number` (0, 1, …; -1 before
    the first), `dealer`, `totals` and `outcomes` (of finished hands) are there to be read.
    """

    def __init__(self, config: MatchConfig, recorder: Recorder | None = None) -> None:
        """Raises UnknownGame, OptionError or MatchError if the match cannot be."""
        self.options: dict[str, Value] = config.all_options()
        self.config = config
        self.game: Game = game(config.game)
        self.first_dealer, self.cuts = self.game.first_dealer(config.code.rng(_CUT_STREAM), config.seats)
        self.dealer: Seat = self.first_dealer
        self.hand_number = -1
        self.totals = [0] * config.seats
        self.outcomes: list[Outcome] = []
        self.decisions: list[Decision] = []
        self._hand: Hand | None = None
        self._recorder = recorder
        if recorder is not None:
            recorder.match(config, self.first_dealer)

    # ---- where the match stands

    @property
    def hand(self) -> Hand:
        """The current hand. Raises MatchError before the first deal."""
        if self._hand is None:
            raise MatchError("no hand has been dealt yet")
        return self._hand

    @property
    def hand_over(self) -> bool:
        """No hand is being played: before the first deal, or the last one is settled."""
        return self._hand is None or self._hand.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the current hand ended, with the dealer that the match makes of it; None while it is played."""
        return self.outcomes[-1] if self._hand is not None and self._hand.outcome is not None else None

    @property
    def match_over(self) -> bool:
        """All agreed hands are played; never true for an open end."""
        return 0 < self.config.hands <= len(self.outcomes)

    @property
    def can_advance(self) -> bool:
        """Whether `start_hand` may be called now."""
        return self.hand_over and not self.match_over

    @property
    def code(self) -> DealCode:
        """The deal code of the current hand."""
        return self.config.code.of_hand(max(self.hand_number, 0))

    def view(self, seat: Seat, reveal: bool = False) -> View:
        """What a seat may know now."""
        return self.hand.view(seat, reveal=reveal)

    # ---- playing

    def start_hand(self) -> list[Event]:
        """Deals the first or next hand and returns its events. Raises MatchError if it is not time."""
        if not self.hand_over:
            raise MatchError("the hand is not over yet")
        if self.match_over:
            raise MatchError(f"all {self.config.hands} hands are played")
        if self.outcomes:
            self.dealer = self.outcomes[-1].next_dealer
        self.hand_number = len(self.outcomes)
        self._hand = self._deal()
        self.decisions = []
        if self._recorder is not None:
            self._recorder.hand(self.hand_number, self.dealer, self.code)
        events = list(self._hand.events)
        self._settle()
        return events

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """One decision; returns the events it caused.

        Raises IllegalAction if the rules forbid it, MatchError if no hand is being played; then nothing
        has changed.
        """
        if self.hand_over:
            raise MatchError("no hand is being played")
        hand = self.hand
        before = len(hand.events)
        hand.apply(seat, action)
        self.decisions.append(Decision(seat, action))
        if self._recorder is not None:
            self._recorder.decision(seat, action)
        events = hand.events[before:]
        self._settle()
        return events

    def undo(self, seat: Seat) -> bool:
        """Back to before that seat's last decision in this hand; False if there is none to take back.

        Only in practice mode and before the hand is settled.
        """
        if self.config.mode != "practice" or self.hand_over:
            return False
        mine = [i for i, d in enumerate(self.decisions) if d.seat == seat]
        return bool(mine) and self.take_back(len(self.decisions) - mine[-1])

    def take_back(self, n: int) -> bool:
        """Takes the last `n` decisions of this hand back; False if that is not possible."""
        if self.hand_over or not 0 < n <= len(self.decisions):
            return False
        kept = self.decisions[:-n]
        hand = self._deal()
        for decision in kept:
            hand.apply(decision.seat, decision.action)
        self._hand, self.decisions = hand, kept
        if self._recorder is not None:
            self._recorder.undone(n)
        return True

    def record_to(self, recorder: Recorder | None) -> None:
        """From now on facts go to `recorder`, which is taken to know all that happened so far."""
        self._recorder = recorder

    def _deal(self) -> Hand:
        stock = self.game.stock(self.code.rng(), self.options)
        return self.game.new_hand(self.options, self.config.seats, self.dealer, stock, self.hand_number)

    def _settle(self) -> None:
        outcome = self.hand.outcome
        if outcome is None:
            return
        outcome = replace(outcome, next_dealer=self.game.next_dealer((*self.outcomes, outcome)))
        self.outcomes.append(outcome)
        for seat, delta in enumerate(outcome.deltas):
            self.totals[seat] += delta
        if self._recorder is not None:
            self._recorder.outcome(outcome, tuple(self.totals))
