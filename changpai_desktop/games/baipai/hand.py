"""One hand of 摆牌: the contract over the table. Dispatches each decision to the room that knows its rule."""

from collections.abc import Sequence
from functools import lru_cache

from changpai_desktop.games.baipai import explain, opening, play
from changpai_desktop.games.baipai.kinds import COPIES, INDEX, TOKENS, N
from changpai_desktop.games.baipai.options import Rules
from changpai_desktop.games.baipai.table import Table
from changpai_desktop.games.baipai.viewing import view_of
from changpai_desktop.games.contract import (
    Action,
    CardError,
    Reason,
    Seat,
    Value,
    View,
)
from changpai_desktop.games.shared.acting import TableHand

_WHOLE_PACK = sorted(token for token in TOKENS for _ in range(COPIES))


@lru_cache(maxsize=64)
def _rules(options: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules.of(dict(options))


class BaipaiHand(TableHand[Table]):
    """See `Hand`. Phases: `choice`, `lead`, `beat`, `give`, `over`."""

    __slots__ = ()
    course = "2.5"

    def __init__(self, options: dict[str, Value], seats: int, dealer: Seat, stock: Sequence[str]) -> None:
        if sorted(stock) != _WHOLE_PACK:
            raise CardError(f"a stock of this game is {N} kinds with {COPIES} cards each, not {len(stock)} cards")
        self.table = Table(options, _rules(tuple(options.items())), seats, dealer, stock)
        opening.begin(self.table)

    def actors(self) -> tuple[Seat, ...]:
        t = self.table
        if t.phase == "over":
            return ()
        if t.phase == "choice":
            return tuple(sorted(s for s, said in t.asked.items() if said is None))
        return (t.turn,)

    def legal(self, seat: Seat) -> list[Action]:
        t = self.table
        if t.phase == "choice":
            return [opening.REDEAL, opening.KEEP] if t.asked.get(seat, False) is None else []
        if t.phase == "over" or seat != t.turn:
            return []
        if t.phase == "lead":
            return play.lead_choices(t, seat)
        return play.beat_choices(t, seat) if t.phase == "beat" else play.give_choices(t, seat)

    def do(self, seat: Seat, action: Action) -> None:
        t = self.table
        cards = tuple(INDEX[c] for c in action.cards)
        match action.verb:
            case "lead":
                play.lead(t, seat, cards)
            case "beat":
                play.beat(t, seat, cards)
            case "pass":
                play.pass_on(t, seat)
            case "give":
                play.give(t, seat, cards[0])
            case "stop":
                t.say(seat, "stop")
                play.win(t, seat)
            case "tuoshou":
                play.break_off(t, seat)
            case _:
                opening.answer(t, seat, action)

    def view(self, seat: Seat, *, reveal: bool = False) -> View:
        return view_of(self.table, seat, self.actors(), self.legal(seat), reveal=reveal)

    def why_not(self, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
        return explain.why_not(self.table, seat, action, legal)

    def cost(self, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
        """包牌, breaking off, a redeal, or (referee=manual) a foul."""
        return explain.cost(self.table, seat, action)
