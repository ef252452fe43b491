"""One hand of 幺地人: the contract over the table. Dispatches each decision to the room that knows its rule."""

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
from changpai_desktop.games.yaodiren import explain, opening, play
from changpai_desktop.games.yaodiren.kinds import COPIES, INDEX, TOKENS, N
from changpai_desktop.games.yaodiren.options import Rules
from changpai_desktop.games.yaodiren.potential import Potential
from changpai_desktop.games.yaodiren.scoring import Scoring
from changpai_desktop.games.yaodiren.table import Table
from changpai_desktop.games.yaodiren.viewing import view_of

DISCARD = tuple(Action("discard", (token,)) for token in TOKENS)
_WHOLE_PACK = sorted(token for token in TOKENS for _ in range(COPIES))
AGREE, REFUSE = Action("agree"), Action("refuse")


@lru_cache(maxsize=64)
def _engine(options: tuple[tuple[str, Value], ...]) -> tuple[Rules, Potential, Scoring]:
    """The rules' machinery, shared by all hands with the same options (its caches warm up once)."""
    rules = Rules.of(dict(options))
    return rules, Potential(rules), Scoring(rules)


class YaodirenHand(TableHand[Table]):
    """See `Hand`. Phases: `redeal`, `declare`, `join`, `own_win`, `discard`, `claim`, `over`."""

    __slots__ = ()
    course = "1.6"

    def __init__(self, options: dict[str, Value], seats: int, dealer: Seat, stock: Sequence[str]) -> None:
        if sorted(stock) != _WHOLE_PACK:
            raise CardError(f"a stock of this game is {N} kinds with {COPIES} cards each, not {len(stock)} cards")
        self.table = Table(options, _engine(tuple(options.items())), seats, dealer, stock)
        self.table.deal()

    def actors(self) -> tuple[Seat, ...]:
        t = self.table
        if t.phase == "over":
            return ()
        if t.phase == "claim":
            return tuple(s for s in t.claims if s not in t.answers)
        if t.phase == "redeal":
            return tuple(s for s in range(t.seats) if s != t.dealer and s not in t.answers)
        return (t.turn,)

    def legal(self, seat: Seat) -> list[Action]:
        t = self.table
        if t.phase == "claim":
            return [] if seat in t.answers else list(t.claims.get(seat, ()))
        if t.phase == "redeal":
            return [] if seat == t.dealer or seat in t.answers else [AGREE, REFUSE]
        if t.phase == "over" or seat != t.turn:
            return []
        if t.phase == "discard":
            return [DISCARD[i] for i in play.discard_choices(t, seat)]
        if t.phase == "own_win":
            return [Action("hu", () if t.drawn is None else (TOKENS[t.drawn],)), Action("pass")]
        return opening.declare_choices(t, seat) if t.phase == "declare" else opening.join_choices(t, seat)

    def do(self, seat: Seat, action: Action) -> None:
        t = self.table
        match t.phase:
            case "claim":
                play.answer(t, seat, action)
            case "discard":
                play.discard(t, seat, INDEX[action.cards[0]])
            case "own_win" if action.verb == "hu":
                play.win(t, [seat])
            case "own_win":
                play.decline_own_win(t, seat)
            case "declare":
                opening.declare(t, seat, action.verb)
            case "join":
                opening.join(t, seat, action.verb)
            case _:
                opening.answer_redeal(t, seat, action)

    def view(self, seat: Seat, *, reveal: bool = False) -> View:
        return view_of(self.table, seat, self.actors(), self.legal(seat), reveal=reveal)

    def why_not(self, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
        return explain.why_not(self.table, seat, action, bool(legal))

    def cost(self, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
        """1.9.3: a move that would make a 包子 or end the hand for its player."""
        if self.table.phase not in ("claim", "discard", "declare"):
            return None
        return explain.cost(self.table, seat, action)
