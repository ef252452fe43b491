"""One hand of 千字红花白花: the contract over the table. Dispatches each decision to the room that knows its rule."""

from collections.abc import Sequence
from functools import lru_cache

from changpai_desktop.games.contract import (
    Action,
    CardError,
    Reason,
    Seat,
    Value,
    View,
)
from changpai_desktop.games.qianhong import explain, opening, play
from changpai_desktop.games.qianhong.options import Rules
from changpai_desktop.games.qianhong.scoring import Scoring
from changpai_desktop.games.qianhong.table import Table
from changpai_desktop.games.qianhong.viewing import view_of
from changpai_desktop.games.shared.acting import TableHand


@lru_cache(maxsize=64)
def _engine(options: tuple[tuple[str, Value], ...]) -> tuple[Rules, Scoring]:
    rules = Rules.of(dict(options))
    return rules, Scoring(rules)


class QianhongHand(TableHand[Table]):
    """See `Hand`. Phases: `long`, `discard`, `claim`, `over`."""

    __slots__ = ()
    course = "5.5"

    def __init__(
        self,
        options: dict[str, Value],
        seats: int,
        dealer: Seat,
        stock: Sequence[str],
        deck: Sequence[str],
        number: int = 0,
    ) -> None:
        if sorted(stock) != sorted(deck):
            raise CardError(f"with these options the stock is {len(deck)} cards of this pack, not {len(stock)} others")
        self.table = Table(options, _engine(tuple(options.items())), seats, dealer, stock, number)
        opening.begin(self.table)

    def actors(self) -> tuple[Seat, ...]:
        t = self.table
        if t.phase == "over":
            return ()
        return tuple(sorted(t.window.open_seats())) if t.phase == "claim" else (t.turn,)

    def legal(self, seat: Seat) -> list[Action]:
        t = self.table
        if t.phase == "claim":
            return t.window.legal(seat)
        return list(t.choices) if t.phase != "over" and seat == t.turn else []

    def do(self, seat: Seat, action: Action) -> None:
        t = self.table
        if t.phase == "claim":
            play.answer(t, seat, action)
        else:
            play.act(t, seat, action)

    def view(self, seat: Seat, *, reveal: bool = False) -> View:
        return view_of(self.table, seat, self.actors(), self.legal(seat), reveal=reveal)

    def why_not(self, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
        return explain.why_not(self.table, seat, action, bool(legal))

    def cost(self, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
        """A win given away, 过水, or a 龙 that is not laid."""
        return explain.cost(self.table, seat, action, legal)
