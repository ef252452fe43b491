"""One hand of 四川大贰: the contract over the table. Dispatches each decision to the room that knows its rule."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Self

from changpai_desktop.games.contract import (
    Action,
    CardError,
    Event,
    Hand,
    IllegalAction,
    Outcome,
    Reason,
    Seat,
    Value,
    View,
)
from changpai_desktop.games.daer import explain, opening, play
from changpai_desktop.games.daer.claims import PASS
from changpai_desktop.games.daer.options import Rules
from changpai_desktop.games.daer.scoring import Scoring
from changpai_desktop.games.daer.table import Table
from changpai_desktop.games.daer.viewing import view_of
from changpai_desktop.games.daer.words import R
from changpai_desktop.games.shared.tried import nearly
from changpai_desktop.games.shared.zi import COPIES, INDEX, TOKENS, N

_WHOLE_PACK = sorted(token for token in TOKENS for _ in range(COPIES))
_OWN_WIN = [Action("hu"), PASS]


@lru_cache(maxsize=64)
def _engine(options: tuple[tuple[str, Value], ...]) -> tuple[Rules, Scoring]:
    rules = Rules.of(dict(options))
    return rules, Scoring(rules)


class DaerHand(Hand):
    """See `Hand`. Phases: `bao`, `own_win`, `discard`, `claim`, `over`."""

    __slots__ = ("table",)

    def __init__(
        self, options: dict[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> None:
        if sorted(stock) != _WHOLE_PACK:
            raise CardError(f"a stock of this game is {N} kinds with {COPIES} cards each, not {len(stock)} cards")
        self.table = Table(options, _engine(tuple(options.items())), seats, dealer, stock, number)
        opening.begin(self.table)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order."""
        return self.table.events

    @property
    def outcome(self) -> Outcome | None:
        """How the hand ended; None while it is played."""
        return self.table.outcome

    def actors(self) -> tuple[Seat, ...]:
        t = self.table
        if t.phase == "over":
            return ()
        if t.phase == "claim":
            return tuple(sorted(t.window.open_seats()))
        if t.phase == "bao":
            return tuple(sorted(s for s, said in t.bao_asked.items() if said is None))
        return (t.turn,)

    def legal(self, seat: Seat) -> list[Action]:
        t = self.table
        if t.phase == "claim":
            return t.window.legal(seat)
        if t.phase == "bao":
            return opening.bao_choices(t, seat)
        if t.phase == "over" or seat != t.turn:
            return []
        return play.discard_choices(t, seat) if t.phase == "discard" else list(_OWN_WIN)

    def apply(self, seat: Seat, action: Action) -> None:
        if action not in self.legal(seat):
            raise IllegalAction(self.explain(seat, action) or Reason(R["no_such"]))
        t = self.table
        match t.phase:
            case "claim":
                play.answer(t, seat, action)
            case "bao":
                opening.answer_bao(t, seat, action)
            case "own_win":
                play.own_win(t, seat, action)
            case _:
                if action.verb == "bao":
                    opening.declare(t, seat)
                play.discard(t, seat, INDEX[action.cards[0]])

    def view(self, seat: Seat, *, reveal: bool = False) -> View:
        return view_of(self.table, seat, self.actors(), self.legal(seat), reveal=reveal)

    def explain(self, seat: Seat, action: Action) -> Reason | None:
        legal = self.legal(seat)
        if action in legal:
            return None
        return nearly(action, legal, self.table.stage_token()) or explain.why_not(self.table, seat, action, bool(legal))

    def warning(self, seat: Seat, action: Action) -> Reason | None:
        """A 过 kind, a dead hand, or (referee=manual) a violation."""
        return explain.cost(self.table, seat, action) if action in self.legal(seat) else None

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.table = self.table.copy()
        return new
