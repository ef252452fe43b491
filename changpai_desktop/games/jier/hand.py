"""One hand of 川牌挤儿: the contract over the table. Dispatches each decision to the room that knows its rule."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from changpai_desktop.games.contract import (
    Action,
    CardError,
    Reason,
    Seat,
    Value,
    View,
)
from changpai_desktop.games.jier import explain, opening, play
from changpai_desktop.games.jier.kinds import COPIES, TOKENS, N
from changpai_desktop.games.jier.options import Rules
from changpai_desktop.games.jier.sets import first
from changpai_desktop.games.jier.table import Table
from changpai_desktop.games.jier.viewing import view_of
from changpai_desktop.games.shared.acting import TableHand

_WHOLE_PACK: Final = sorted(token for token in TOKENS for _ in range(COPIES))


@lru_cache(maxsize=64)
def _rules(options: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules.of(dict(options))


class JierHand(TableHand[Table]):
    """See `Hand`. Phases: `sets`, `own_win`, `discard`, `claim`, `over`."""

    __slots__ = ()
    course = "3.4"

    def __init__(self, options: dict[str, Value], seats: int, dealer: Seat, stock: Sequence[str]) -> None:
        if sorted(stock) != _WHOLE_PACK:
            raise CardError(f"a stock of this game is {N} kinds with {COPIES} cards each, not {len(stock)} cards")
        self.table = Table(options, _rules(tuple(options.items())), seats, dealer, stock)
        opening.begin(self.table)

    def actors(self) -> tuple[Seat, ...]:
        t = self.table
        if t.phase == "over":
            return ()
        if t.phase == "claim":
            return tuple(sorted(t.window.open_seats()))
        if t.choosing is not None:
            return (t.choosing,)
        return opening.open_seats(t) if t.asked else (t.turn,)

    def legal(self, seat: Seat) -> list[Action]:
        t = self.table
        if t.phase == "claim":
            return t.window.legal(seat)
        if t.phase == "over":
            return []
        if t.choosing is not None:
            return [play.LAY[s] for s in first(t.own[seat], t.rules.yan_free)] if seat == t.choosing else []
        if seat != t.turn:
            return opening.choices(t, seat)
        return [] if t.pending is not None else play.turn_choices(t, seat)

    def do(self, seat: Seat, action: Action) -> None:
        t = self.table
        if t.phase == "claim":
            play.answer(t, seat, action)
        elif t.choosing is not None:
            play.choose(t, seat, action)
        elif t.asked:
            opening.answer(t, seat, action)
        else:
            play.act(t, seat, action)

    def view(self, seat: Seat, *, reveal: bool = False) -> View:
        return view_of(self.table, seat, self.actors(), self.legal(seat), reveal=reveal)

    def why_not(self, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
        return explain.why_not(self.table, seat, action, bool(legal))

    def cost(self, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
        """A foul (referee=manual), a win that is locked, or a hand that can never be complete."""
        return explain.cost(self.table, seat, action)
