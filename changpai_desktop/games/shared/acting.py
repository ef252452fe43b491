"""The contract over a table: what a hand does alike whatever its rules are.

What flows: a decision comes in and is looked for among the legal ones; one that is not there goes out again with its
reason, one that is there goes to the game's own `do`. A game says who decides, what each may, what a decision leads to,
why one is not allowed and what one costs; that a refused decision changes nothing is said here once.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from changpai_desktop.games.contract import Action, Event, Hand, IllegalAction, Outcome, Reason, Seat
from changpai_desktop.games.shared.tried import nearly


class Table(Protocol):
    """What a hand needs of its table."""

    @property
    def events(self) -> list[Event]: ...

    @property
    def outcome(self) -> Outcome | None: ...

    def stage_token(self) -> str | None:
        """The card that all may answer, None if there is none."""

    def copy(self) -> Self: ...


T = TypeVar("T", bound=Table)


class TableHand(Hand, Generic[T]):
    """A hand whose state is a table."""

    __slots__ = ("table",)
    course: ClassVar[str]
    """The rule that says how a turn goes, for reasons that are alike in every game."""
    table: T

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order."""
        return self.table.events

    @property
    def outcome(self) -> Outcome | None:
        """How the hand ended; None while it is played."""
        return self.table.outcome

    def apply(self, seat: Seat, action: Action) -> None:
        legal = self.legal(seat)
        if action not in legal:
            raise IllegalAction(self._refused(seat, action, legal))
        self.do(seat, action)

    def explain(self, seat: Seat, action: Action) -> Reason | None:
        legal = self.legal(seat)
        return None if action in legal else self._refused(seat, action, legal)

    def warning(self, seat: Seat, action: Action) -> Reason | None:
        legal = self.legal(seat)
        return self.cost(seat, action, legal) if action in legal else None

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.table = self.table.copy()
        return new

    def _refused(self, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
        return nearly(action, legal, self.claimed(), self.course) or self.why_not(seat, action, legal)

    def claimed(self) -> str | None:
        """The shown card, which belongs to the cards of every claim on it."""
        return self.table.stage_token()

    @abstractmethod
    def do(self, seat: Seat, action: Action) -> None:
        """A legal action."""

    @abstractmethod
    def why_not(self, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
        """The rule that forbids the action. `legal`: what the seat may do instead."""

    @abstractmethod
    def cost(self, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
        """What a legal action costs beyond the ordinary; None if nothing."""
