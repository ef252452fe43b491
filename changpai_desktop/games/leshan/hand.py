"""One hand of 乐山贰柒拾: the contract over the table. Dispatches each decision to the room that knows its rule."""

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
from changpai_desktop.games.leshan import explain, fouls, opening, play
from changpai_desktop.games.leshan.options import Rules
from changpai_desktop.games.leshan.scoring import Scoring
from changpai_desktop.games.leshan.table import Table
from changpai_desktop.games.leshan.viewing import view_of
from changpai_desktop.games.shared.acting import TableHand
from changpai_desktop.games.shared.zi import COPIES, INDEX, TOKENS, N

DISCARD = tuple(Action("discard", (token,)) for token in TOKENS)
_WHOLE_PACK = sorted(token for token in TOKENS for _ in range(COPIES))
_PASS, _SHOU, _LIANG = Action("pass"), Action("shou"), Action("liang")


@lru_cache(maxsize=64)
def _engine(options: tuple[tuple[str, Value], ...]) -> tuple[Rules, Scoring]:
    """The rules' machinery, shared by all hands with the same options."""
    rules = Rules.of(dict(options))
    return rules, Scoring(rules)


class LeshanHand(TableHand[Table]):
    """See `Hand`. Phases: `cut`, `own_win`, `discard`, `claim`, `peek` (小家 with an unseen card), `over`."""

    __slots__ = ()
    course = "3.4"

    def __init__(self, options: dict[str, Value], seats: int, shuffler: Seat, stock: Sequence[str]) -> None:
        if sorted(stock) != _WHOLE_PACK:
            raise CardError(f"a stock of this game is {N} kinds with {COPIES} cards each, not {len(stock)} cards")
        rules, scoring = _engine(tuple(options.items()))
        self.table = Table(options, rules, scoring, seats, shuffler, stock)

    def actors(self) -> tuple[Seat, ...]:
        t = self.table
        if t.phase == "over":
            return ()
        if t.phase == "claim":
            assert t.window is not None
            return tuple(sorted(t.window.open_seats()))
        return (t.turn,)

    def legal(self, seat: Seat) -> list[Action]:
        t = self.table
        if t.phase == "claim":
            assert t.window is not None
            return t.window.legal(seat)
        if t.phase == "over" or seat != t.turn:
            return []
        match t.phase:
            case "cut":
                return list(opening.CUTS)
            case "discard":
                wrong = fouls.wrong_discards(t, seat) if t.rules.manual else []
                return [*(DISCARD[k] for k in play.discard_choices(t, seat)), *wrong]
            case "own_win":
                return [Action("hu"), *(fouls.totals(t, ()) if t.rules.manual else ()), _PASS]
            case _:
                return [*self._peek_wins(seat), _SHOU, _LIANG]

    def _peek_wins(self, seat: Seat) -> list[Action]:
        """3.8.2 a; with a manual referee 小家 may also err."""
        t = self.table
        possible = t.rules.manual or play.peek_win(t, seat) is not None
        return [Action("hu", (TOKENS[t.stock[-1]],))] if possible else []

    def do(self, seat: Seat, action: Action) -> None:
        t = self.table
        match t.phase:
            case "claim":
                play.answer(t, seat, action)
            case "discard" if action.verb == "discard" and not t.rules.manual:
                play.discard(t, seat, INDEX[action.cards[0]])
            case "discard":
                play.manual_discard(t, seat, action)
            case "peek":
                play.peeked(t, seat, action)
            case "cut":
                opening.cut(t, int(action.cards[0]))
            case "own_win" if action.verb == "pass":
                opening.decline(t, seat)
            case _:
                play.heavenly_win(t, seat, action)

    def view(self, seat: Seat, *, reveal: bool = False) -> View:
        return view_of(self.table, seat, self.actors(), self.legal(seat), reveal=reveal)

    def why_not(self, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
        return explain.why_not(self.table, seat, action, bool(legal))

    def cost(self, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
        """3.5, 3.10: what passing costs, and the fouls of a manual table."""
        return explain.cost(self.table, seat, action)
