"""One hand of 上大人: the contract over the table. Dispatches each decision to the room that knows its rule."""

from collections import Counter
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
from changpai_desktop.games.shangdaren import claims, dealing, explain, play
from changpai_desktop.games.shangdaren.claims import PASS
from changpai_desktop.games.shangdaren.kinds import COPIES, HUN, TOKENS, N
from changpai_desktop.games.shangdaren.options import Rules
from changpai_desktop.games.shangdaren.scoring import Scoring
from changpai_desktop.games.shangdaren.table import Table
from changpai_desktop.games.shangdaren.viewing import view_of
from changpai_desktop.games.shangdaren.words import R
from changpai_desktop.games.shared.tried import said_with_cards

_OWN_WIN = [Action("hu"), PASS]


@lru_cache(maxsize=64)
def _engine(options: tuple[tuple[str, Value], ...], seats: int) -> tuple[Rules, Scoring]:
    rules = Rules.of(dict(options))
    return rules, Scoring(rules, seats)


@lru_cache(maxsize=2)
def _deck(hunjiang: bool) -> dict[str, int]:
    cards = {TOKENS[k]: COPIES for k in range(N)}
    return {**cards, TOKENS[HUN]: 1} if hunjiang else cards


class ShangdarenHand(Hand):
    """See `Hand`. Phases: `own_win`, `discard`, `drawn` (only the drawer has seen the card), `claim`, `over`."""

    __slots__ = ("table",)

    def __init__(self, options: dict[str, Value], seats: int, dealer: Seat, stock: Sequence[str]) -> None:
        rules, scoring = _engine(tuple(options.items()), seats)
        if Counter(stock) != _deck(rules.turns):
            more = " and the 混江" if rules.turns else ""
            raise CardError(f"a stock of this game is {N} kinds with {COPIES} cards each{more}, not {len(stock)} cards")
        self.table = Table(options, (rules, scoring), seats, dealer, stock)
        dealing.begin(self.table)

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

    def apply(self, seat: Seat, action: Action) -> None:
        if action not in self.legal(seat):
            raise IllegalAction(self.explain(seat, action) or Reason(R["no_such"]))
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

    def explain(self, seat: Seat, action: Action) -> Reason | None:
        legal = self.legal(seat)
        if action in legal:
            return None
        return said_with_cards(action, legal) or explain.why_not(self.table, seat, action, bool(legal))

    def warning(self, seat: Seat, action: Action) -> Reason | None:
        """A character that can no longer be 碰 or 招, or a card too few for the fours in hand."""
        return explain.cost(self.table, seat, action) if action in self.legal(seat) else None

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.table = self.table.copy()
        return new
