"""What lies where on the table, without Qt. Views and events flow in, the order of the hand and the log flow out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from changpai_desktop.desktop.layout import Seat as Side
from changpai_desktop.desktop.table.held import HandColumns, HandOrder, Runs
from changpai_desktop.games.contract import HIDDEN, Action, Event, Game, Reason, Seat, Value, View


@dataclass(slots=True)
class LogLine:
    """One line of the record: what happened, or why something is not allowed."""

    seat: Seat
    event: Event | None = None
    unclaimed: bool = False
    why: Reason | None = None
    cost: Reason | None = None
    """What the player's own move gave up, where nothing graver came of it."""
    more: list[Event] = field(default_factory=list)
    """Groups laid together with a claimed one."""


@dataclass
class TableModel:
    """The table as the viewer sees it."""

    game: Game
    options: dict[str, Value]
    view: View | None = None
    hand: HandOrder = field(default_factory=HandOrder)
    log: list[LogLine] = field(default_factory=list)
    last_row: Seat = -1
    """The seat whose row got the last card."""
    selected: int = 0
    """Id of the lifted hand card."""
    most_cards: int = 0
    """Most cards this hand has held since the deal; card sizes follow it and never grow."""
    most_gaps: int = 0
    most_columns: int = 0
    deepest: int = 0
    """The same for a hand in columns: how many, and cards of the longest."""
    hidden_draws: int = 0
    """How many cards left the stock in the last step without a flip or draw that was told: they lie in groups."""
    leaving: int = 0
    watching: bool = False
    """Nobody here plays: hands that the view knows are shown at their seats."""

    def __post_init__(self) -> None:
        self.hand = self._empty()

    def _empty(self) -> HandOrder:
        return HandColumns() if self.game.pack.family == "zi" else HandOrder()

    def begin_hand(self) -> None:
        """A new deal."""
        self.hand = self._empty()
        self.log = []
        self.last_row, self.selected, self.most_cards, self.most_gaps = -1, 0, 0, 0
        self.most_columns = self.deepest = 0

    def step(self, events: Sequence[Event], view: View, rewound: bool = False) -> list[int]:
        """Takes a step in; the ids of the hand's new cards."""
        if rewound:
            self.log, self.last_row = [], -1
        for event in events:
            self._note(event)
        self.hidden_draws = self._hidden_draws(events, view)
        self.view = view
        runs = self.game.arrange(view.me.hand or (), self.options)
        new = self.hand.take(runs, self.leaving)
        self.leaving = 0
        if self.hand.find(self.selected) is None:
            self.selected = 0
        self.most_cards = max(self.most_cards, len(self.hand.cards))
        self.most_gaps = max(self.most_gaps, len(runs) - 1)
        self.measure()
        return new

    def measure(self) -> None:
        """Remembers how many columns there were, and how deep."""
        self.most_columns = max(self.most_columns, len(self.hand.columns))
        self.deepest = max([self.deepest, *map(len, self.hand.columns)])

    def _hidden_draws(self, events: Sequence[Event], view: View) -> int:
        if self.view is None or any(e.kind == "deal" for e in events):
            return 0
        told = sum(len(e.cards) if e.kind == "draw" else 1 for e in events if e.kind in ("draw", "flip"))
        return max(0, self.view.stock - view.stock - told)

    def recall(self, events: Sequence[Event]) -> None:
        """The record of what happened before the table was looked at (a resumed hand)."""
        self.log, self.last_row = [], -1
        for event in events:
            self._note(event)

    def open_runs(self, seat: Seat) -> Runs:
        """Another seat's hand in the game's order, if it lies open on the table."""
        if not self.watching or self.view is None or seat == self.view.seat:
            return ()
        held = self.view.seats[seat].hand
        return self.game.arrange(held, self.options) if held and HIDDEN not in held else ()

    def sort(self) -> None:
        """The hand sorted again, whatever the player moved."""
        if self.view is not None:
            self.hand.sort(self.game.arrange(self.view.me.hand or (), self.options))
            self.measure()

    def _note(self, event: Event) -> None:
        if event.kind == "row":
            self.last_row = event.seat
            for line in reversed(self.log):
                if line.event is not None and line.event.kind in ("flip", "discard"):
                    line.unclaimed = True
                    break
        elif event.kind == "lay" and self.log and self._goes_with(self.log[-1], event):
            self.log[-1].more.append(event)
        elif event.kind in ("say", "draw", "flip", "discard", "claim", "lay", "show", "out", "win", "end"):
            self.log.append(LogLine(event.seat, event))

    @staticmethod
    def _goes_with(line: LogLine, event: Event) -> bool:
        claim = line.event
        return claim is not None and (claim.kind, claim.seat, claim.verb) == ("claim", event.seat, event.verb)

    def note_why(self, seat: Seat, why: Reason) -> None:
        """A refused try stays in the record."""
        self.log.append(LogLine(seat, why=why))

    def note_cost(self, seat: Seat, cost: Reason) -> None:
        """What a move has given up stays in the record."""
        self.log.append(LogLine(seat, cost=cost))

    def discards(self) -> set[str]:
        """Tokens that may be discarded now."""
        view = self.view
        return {a.cards[0] for a in view.legal if a.verb == "discard" and a.cards} if view else set()

    @property
    def resting(self) -> bool:
        """Whether the viewer takes no part in this hand."""
        return self.view is not None and self.view.me.status == "resting"

    @property
    def drawn(self) -> str:
        """The card that the viewer has drawn and must decide on, unseen by the others; it is in no hand yet."""
        view = self.view
        if view is None or view.shown is not None or not view.legal or self.game.pack.family != "zi":
            return ""
        return str(view.facts.get("drawn", ""))

    def usable(self) -> set[str]:
        """Tokens of the hand that some legal action uses."""
        if self.view is None:
            return set()
        used = {c for a in self.view.legal for g in (a.cards, *a.extra) for c in g}
        return used

    def plans(self) -> list[Action]:
        """Actions among which a choice must be made, or whose cards are worth a look."""
        if self.view is None:
            return []
        claims = {v.id for v in self.game.verbs if v.claim}
        ways = Counter(a.verb for a in self.view.legal if a.verb != "discard")
        return [
            a for a in self.view.legal if ways[a.verb] > 1 or (a.verb in claims and (a.extra or len(set(a.cards)) > 1))
        ]

    def wordy(self, action: Action) -> bool:
        """Whether an action is told by words or a number instead of cards."""
        known = self.game.pack.index
        return not action.cards or any(t not in known for group in (action.cards, *action.extra) for t in group)

    def value(self, action: Action) -> int | None:
        """What the groups of a plan count in the game's unit."""
        if self.wordy(action):
            return None
        values = [self.game.group_value(action.verb, g, self.options) for g in (action.cards, *action.extra)]
        known = [v for v in values if v is not None]
        return sum(known) if known else None

    def buttons(self) -> list[str]:
        """Verbs of the bar: the claims in their fixed order, unless something else can be said: then only what can."""
        if self.resting:
            return []
        claims = [v.id for v in self.game.verbs if v.claim]
        legal = {a.verb for a in self.view.legal} if self.view else set()
        if not any(not v.claim and v.id in legal and v.id != "discard" for v in self.game.verbs):
            return claims
        phase = self.view.phase if self.view else ""
        return [v.id for v in self.game.verbs if v.id != "discard" and (v.id in legal or phase in v.phases)]

    def legal_of(self, verb: str) -> list[Action]:
        """Legal actions with a verb."""
        return [a for a in self.view.legal if a.verb == verb] if self.view else []


def place_of(seat: Seat, viewer: Seat, seats: int) -> Side:
    """Where a seat sits as the viewer sees it."""
    step = (seat - viewer) % seats
    if step < 2:
        return "next" if step else "me"
    return "across" if seats == 4 and step == 2 else "prev"
