"""One hand of 上大人: the contract over the table. Dispatches each decision to the room that knows its rule."""

from collections import Counter
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
from changpai_desktop.games.shangdaren import claims, dealing, explain, play
from changpai_desktop.games.shangdaren.claims import PASS
from changpai_desktop.games.shangdaren.kinds import COPIES, HUN, TOKENS, N
from changpai_desktop.games.shangdaren.options import Rules
from changpai_desktop.games.shangdaren.scoring import Scoring
from changpai_desktop.games.shangdaren.table import Table
from changpai_desktop.games.shangdaren.viewing import view_of
from changpai_desktop.games.shared.acting import TableHand

_OWN_WIN = [Action("hu"), PASS]


@lru_cache(maxsize=64)
def _engine(options: tuple[tuple[str, Value], ...], seats: int) -> tuple[Rules, Scoring]:
    rules = Rules.of(dict(options))
    return rules, Scoring(rules, seats)


@lru_cache(maxsize=2)
def _deck(hunjiang: bool) -> dict[str, int]:
    cards = {TOKENS[k]: COPIES for k in range(N)}
    return {**cards, TOKENS[HUN]: 1} if hunjiang else cards


class ShangdarenHand(TableHand[Table]):
    """See `Hand`. Phases: `own_win`, `discard`, `drawn` (only the drawer has seen the card), `claim`, `over`."""

    __slots__ = ()
    course = "4.4"

    def __init__(self, options: dict[str, Value], seats: int, dealer: Seat, stock: Sequence[str]) -> None:
        rules, scoring = _engine(tuple(options.items()), seats)
        if Counter(stock) != _deck(rules.turns):
            more = " and the 混江" if rules.turns else ""
            raise CardError(f"a stock of this game is {N} kinds with {COPIES} cards each{more}, not {len(stock)} cards")
        self.table = Table(options, (rules, scoring), seats, dealer, stock)
        dealing.begin(self.table)

    def actors(self) -> tuple[Seat, ...]:
        t = self.table
        if t.phase == "over":
            return ()
        return tuple(sorted(t.window.open_seats())) if t.phase == "claim" else (t.turn,)

    def legal(self, seat: Seat) -> list[Action]:
        t = self.table
        if t.phase == "claim":
            return t.window.legal(seat)
        if t.phase == "over" or seat != t.turn:
            return []
        if t.phase == "drawn":
            return claims.private_choices(t, seat)
        return play.discard_choices(t, seat) if t.phase == "discard" else list(_OWN_WIN)

    def do(self, seat: Seat, action: Action) -> None:
        t = self.table
        match t.phase:
            case "claim":
                play.answer(t, seat, action)
            case "drawn":
                play.answer_drawn(t, seat, action)
            case "own_win":
                play.own_win(t, seat, action)
            case _:
                play.discard(t, seat, action)

    def view(self, seat: Seat, *, reveal: bool = False) -> View:
        return view_of(self.table, seat, self.actors(), self.legal(seat), reveal=reveal)

    def why_not(self, seat: Seat, action: Action, legal: Sequence[Action]) -> Reason:
        return explain.why_not(self.table, seat, action, bool(legal))

    def cost(self, seat: Seat, action: Action, legal: list[Action]) -> Reason | None:
        """A character that can no longer be 碰 or 招, or a card too few for the fours in hand."""
        return explain.cost(self.table, seat, action)

    def claimed(self) -> None:
        """Two cards may be eaten with the shown one or one of them may be it: `explain` tells them apart."""
