"""One hand of 四川麻将: the contract over the table. Dispatches each decision to the room that knows its rule."""

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
from changpai_desktop.games.shared.acting import TableHand
from changpai_desktop.games.xuezhan import explain, opening, play
from changpai_desktop.games.xuezhan.options import Rules
from changpai_desktop.games.xuezhan.table import Table
from changpai_desktop.games.xuezhan.tiles import COPIES, SEATS, TOKENS, N
from changpai_desktop.games.xuezhan.viewing import view_of

_WHOLE_PACK = sorted(token for token in TOKENS for _ in range(COPIES))
_SECRET = ("swap", "dingque")


@lru_cache(maxsize=64)
def _rules(options: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules.of(dict(options))


class XuezhanHand(TableHand[Table]):
    """See `Hand`. Phases: `swap`, `dingque`, `discard` (a seat's own turn), `claim`, `rob`, `over`."""

    __slots__ = ()
    course = "5.2"

    def __init__(self, options: dict[str, Value], dealer: Seat, stock: Sequence[str]) -> None:
        if sorted(stock) != _WHOLE_PACK:
            raise CardError(f"a stock of this game is {N} kinds with {COPIES} tiles each, not {len(stock)} tiles")
        self.table = Table(options, _rules(tuple(options.items())), dealer, tuple(stock))
        opening.begin(self.table)

    def actors(self) -> tuple[Seat, ...]:
        t = self.table
        if t.phase == "discard":
            return (t.turn,)
        if t.phase == "over":
            return ()
        if t.phase in _SECRET:
            return tuple(s for s in range(SEATS) if s not in t.picks)
        return tuple(sorted(t.window.open_seats()))

    def legal(self, seat: Seat) -> list[Action]:
        t = self.table
        if t.phase == "discard":
            return list(t.offers) if seat == t.turn else []
        if t.phase == "over":
            return []
        if t.phase in _SECRET:
            return opening.choices(t, seat)
        return t.window.legal(seat)

    def do(self, seat: Seat, action: Action) -> None:
        t = self.table
        if t.phase == "discard":
            play.act(t, seat, action)
        elif t.phase in _SECRET:
            opening.answer(t, seat, action)
        else:
            play.answer(t, seat, action)

    def view(self, seat: Seat, *, reveal: bool = False) -> View:
        return view_of(self.table, seat, self.actors(), self.legal(seat), reveal=reveal)

    def why_not(self, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
        return explain.why_not(self.table, seat, action, bool(legal))

    def cost(self, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
        """A passed win, a kong that brings nothing, or (referee=manual) a foul."""
        return explain.cost(self.table, seat, action)
