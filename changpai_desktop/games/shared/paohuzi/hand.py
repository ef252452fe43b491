"""One hand of this family: the contract over the table. Dispatches each decision to the room that knows its rule."""

from collections.abc import Mapping, Sequence

from changpai_desktop.games.contract import (
    Action,
    CardError,
    Reason,
    Seat,
    Value,
    View,
)
from changpai_desktop.games.shared.acting import TableHand
from changpai_desktop.games.shared.paohuzi import claims, explain, manual, opening, play
from changpai_desktop.games.shared.paohuzi.claims import DISCARD, HU, PASS
from changpai_desktop.games.shared.paohuzi.counting import Counting
from changpai_desktop.games.shared.paohuzi.course import Course
from changpai_desktop.games.shared.paohuzi.table import Table
from changpai_desktop.games.shared.paohuzi.viewing import view_of
from changpai_desktop.games.shared.zi import COPIES, INDEX, TOKENS, N

_WHOLE_PACK = sorted(token for token in TOKENS for _ in range(COPIES))


class PaohuziHand(TableHand[Table]):
    """See `Hand`. Phases: `tianhu`, `discard`, `claim`, `own_win`, `over`; with referee=manual also `own_lay`."""

    __slots__ = ()
    course = "1.4"

    def __init__(
        self,
        options: Mapping[str, Value],
        engine: tuple[Course, Counting],
        seats: int,
        dealer: Seat,
        stock: Sequence[str],
        number: int = 0,
    ) -> None:
        """`options`: those that differ from the default."""
        if sorted(stock) != _WHOLE_PACK:
            raise CardError(f"a stock of this game is {N} kinds with {COPIES} cards each, not {len(stock)} cards")
        self.table = Table(options, *engine, seats, dealer, stock, number)
        opening.deal(self.table)

    def actors(self) -> tuple[Seat, ...]:
        t = self.table
        if t.phase == "over":
            return ()
        if t.window is not None:
            return tuple(sorted(t.window.open_seats()))
        return (t.turn,)

    def legal(self, seat: Seat) -> list[Action]:
        t = self.table
        if t.window is not None:
            return t.window.legal(seat)
        if t.phase == "over" or seat != t.turn:
            return []
        if t.phase == "discard":
            if t.course.manual:
                return manual.discard_choices(t, seat)
            return [DISCARD[k] for k in claims.discards(t, seat)]
        if t.phase == "own_lay":
            return play.own_lay_choices(t, seat)
        assert t.drawn is not None
        return [HU[t.drawn], PASS]

    def do(self, seat: Seat, action: Action) -> None:
        t = self.table
        match t.phase:
            case "claim":
                play.answer(t, seat, action)
            case "discard" if action.verb == "discard":
                play.discard(t, seat, INDEX[action.cards[0]])
            case "discard":
                play.pass_discard(t, seat)
            case "own_win" if action.verb == "hu":
                play.own_win(t, seat)
            case "own_win":
                play.decline_own_win(t, seat)
            case "own_lay":
                play.own_lay(t, seat, action)
            case _:
                opening.answer(t, seat, action)

    def view(self, seat: Seat, *, reveal: bool = False) -> View:
        return view_of(self.table, seat, self.actors(), self.legal(seat), reveal=reveal)

    def why_not(self, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
        return explain.why_not(self.table, seat, action)

    def cost(self, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
        """1.5, 1.9: a win passed, a kind that becomes 臭, a foul."""
        return explain.cost(self.table, seat, action, legal)
