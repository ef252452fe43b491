"""One hand of 四川大贰: the contract over the table. Dispatches each decision to the room that knows its rule."""

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
from changpai_desktop.games.daer import explain, opening, play
from changpai_desktop.games.daer.claims import PASS
from changpai_desktop.games.daer.options import Rules
from changpai_desktop.games.daer.scoring import Scoring
from changpai_desktop.games.daer.table import Table
from changpai_desktop.games.daer.viewing import view_of
from changpai_desktop.games.shared.acting import TableHand
from changpai_desktop.games.shared.zi import COPIES, INDEX, TOKENS, N

_WHOLE_PACK = sorted(token for token in TOKENS for _ in range(COPIES))
_OWN_WIN = [Action("hu"), PASS]


@lru_cache(maxsize=64)
def _engine(options: tuple[tuple[str, Value], ...]) -> tuple[Rules, Scoring]:
    rules = Rules.of(dict(options))
    return rules, Scoring(rules)


class DaerHand(TableHand[Table]):
    """See `Hand`. Phases: `bao`, `own_win`, `discard`, `claim`, `over`."""

    __slots__ = ()
    course = "4.3"

    def __init__(
        self, options: dict[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> None:
        if sorted(stock) != _WHOLE_PACK:
            raise CardError(f"a stock of this game is {N} kinds with {COPIES} cards each, not {len(stock)} cards")
        self.table = Table(options, _engine(tuple(options.items())), seats, dealer, stock, number)
        opening.begin(self.table)

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

    def do(self, seat: Seat, action: Action) -> None:
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

    def why_not(self, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
        return explain.why_not(self.table, seat, action, bool(legal))

    def cost(self, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
        """A 过 kind, a dead hand, or (referee=manual) a violation."""
        return explain.cost(self.table, seat, action)
