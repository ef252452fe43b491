"""What lies where on the table, without Qt. Views and events flow in, the order of the hand and the log flow out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from changpai_desktop.desktop.layout import FEW_SEATS
from changpai_desktop.desktop.layout import Seat as Side
from changpai_desktop.desktop.layout_many import AROUND
from changpai_desktop.desktop.table import choice
from changpai_desktop.desktop.table.held import HandColumns, HandOrder, HandRows, Runs
from changpai_desktop.games.contract import HIDDEN, Action, Event, Game, Play, Reason, Seat, Value, View

ONE_LINE = {False: 24, True: 20}
"""Long cards that stand in one line, without and with tricks; more are held in two."""
TOLD = ("say", "flip", "discard", "claim", "lay", "show", "turn", "play", "trick", "give", "out", "win", "end")
"""Kinds of events that have a line in the record; a draw has one if it is more than the usual one of a turn."""
USUAL_DRAWS = ("", "draw", "mo")
"""Verbs of the draw that every turn begins with; others' are not worth a line."""


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
    picked: list[int] = field(default_factory=list)
    """Ids of the hand cards picked for a set, in the order in which they were picked."""
    advised: tuple[Action, ...] = ()
    """The best actions, once a hint has been given."""
    sets_of: tuple[View, list[Action]] | None = None
    """The sets of hand cards of a view, kept as long as it is the present one."""
    tricks: bool = False
    """Whether this hand is played in tricks: the middle of the table belongs to them."""
    last_trick: tuple[Play, ...] = ()
    """The trick that lay there before it was taken."""
    most_cards: int = 0
    """Most cards this hand has held since the deal; card sizes follow it and never grow."""
    most_gaps: int = 0
    most_columns: int = 0
    deepest: int = 0
    """The same for a hand in columns: how many, and cards of the longest."""
    hidden_draws: int = 0
    """How many cards left the stock in the last step without a flip or draw that was told: they lie in groups."""
    leaving: int = 0
    going: tuple[int, ...] = ()
    """Ids of the cards of a set that the player plays."""
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
        self.picked, self.going, self.advised = [], (), ()
        self.tricks, self.last_trick = False, ()

    def step(self, events: Sequence[Event], view: View, rewound: bool = False) -> list[int]:
        """Takes a step in; the ids of the hand's new cards."""
        if rewound:
            self.log, self.last_row = [], -1
            if len(view.me.hand or ()) > self.most_cards:
                # Another point of the match, not a step back: its hand may need to be held in another way.
                self.hand = self._empty()
        for event in events:
            self._note(event)
        self.hidden_draws = self._hidden_draws(events, view)
        self._follow_tricks(events, view, rewound)
        self.view = view
        self.advised = ()
        if not self.hand.cards and self.game.pack.family == "long" and self._large(view):
            self.hand = HandRows()
        runs = self.game.arrange(view.me.hand or (), self.options)
        new = self.hand.take(runs, self.leaving, *self.going, apart=self._drawn_apart(events, view))
        self.leaving, self.going = 0, ()
        if self.hand.find(self.selected) is None:
            self.selected = 0
        # What was picked has been answered, even where the cards stay in the hand until all have answered.
        self.picked = []
        self.most_cards = max(self.most_cards, len(self.hand.cards))
        self.most_gaps = max(self.most_gaps, len(runs) - 1)
        self.measure()
        return new

    def measure(self) -> None:
        """Remembers how many columns there were, and how deep."""
        self.most_columns = max(self.most_columns, len(self.hand.columns))
        self.deepest = max([self.deepest, *map(len, self.hand.columns)])

    def _large(self, view: View) -> bool:
        """Whether the hand has, or had, more cards than stand in one line."""
        return max(self.most_cards, len(view.me.hand or ())) > ONE_LINE[self.tricks]

    def _drawn_apart(self, events: Sequence[Event], view: View) -> bool:
        """Whether one card has been drawn that stands apart, as a tile does; long cards are sorted in."""
        if self.game.pack.family == "long" or any(e.kind == "deal" for e in events):
            return False
        return any(e.kind == "draw" and e.seat == view.seat for e in events)

    def _follow_tricks(self, events: Sequence[Event], view: View, rewound: bool) -> None:
        """Whether the hand goes in tricks (all cards are dealt, or one has been played), and what the last one was."""
        # Nothing to draw from, nothing thrown: all cards have been dealt to be played.
        bare = not view.stock and view.shown is None and not any(s.row for s in view.seats) and view.phase != "over"
        self.tricks |= bool(view.trick) or any(e.kind == "play" for e in events) or bare
        lying = [] if rewound or self.view is None else list(self.view.trick)
        if rewound:
            self.last_trick = ()
        for e in events:
            if e.kind == "deal":
                lying, self.last_trick = [], ()
            elif e.kind == "play":
                lying.append(Play(e.seat, e.cards))
            elif e.kind == "say" and lying and e.verb == "pass":
                lying.append(Play(e.seat, ()))
            elif e.kind == "trick":
                self.last_trick = tuple(Play(p.seat, p.cards, bool(p.cards) and p.seat == e.seat) for p in lying)
                lying = []

    def _hidden_draws(self, events: Sequence[Event], view: View) -> int:
        if self.view is None or any(e.kind == "deal" for e in events):
            return 0
        told = sum(len(e.cards) for e in events if e.kind in ("draw", "flip", "turn"))
        return max(0, self.view.stock - view.stock - told)

    def recall(self, events: Sequence[Event]) -> None:
        """The record of what happened before the table was looked at (a resumed hand)."""
        self.log, self.last_row = [], -1
        for event in events:
            self._note(event)
        if self.view is not None:
            self._follow_tricks(events, self.view, rewound=True)

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
        elif event.kind in TOLD or (event.kind == "draw" and not self._usual(event)):
            self.log.append(LogLine(event.seat, event))

    @staticmethod
    def _usual(event: Event) -> bool:
        return event.verb in USUAL_DRAWS and HIDDEN in event.cards

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
        if any(a.verb == "discard" for a in view.legal):
            # It is in the hand already, and any card may go.
            return ""
        return str(view.facts.get("drawn", ""))

    def usable(self) -> set[str]:
        """Tokens of the hand that some legal action uses, or that go with those picked."""
        if self.view is None:
            return set()
        if self.choosing_sets:
            return choice.going_on(self)
        used = {c for a in self.view.legal for g in (a.cards, *a.extra) for c in g}
        return used

    @property
    def choosing_sets(self) -> bool:
        """Whether cards are picked for a set, and not one card thrown."""
        return bool(choice.sets(self))

    @property
    def lifted(self) -> bool:
        """Whether any hand card stands higher than the others."""
        return bool(self.selected or self.picked)

    def is_lifted(self, card_id: int) -> bool:
        """Whether a hand card stands higher than the others."""
        return card_id == self.selected or card_id in self.picked

    def plans(self) -> list[Action]:
        """Actions among which a choice must be made, or whose cards are worth a look."""
        if self.view is None:
            return []
        claims = {v.id for v in self.game.verbs if v.claim}
        of_hand = choice.sets(self)
        others = [a for a in self.view.legal if a not in of_hand]
        ways = Counter(a.verb for a in others if a.verb != "discard")
        plain = [a for a in others if ways[a.verb] > 1 or (a.verb in claims and (a.extra or len(set(a.cards)) > 1))]
        return [*choice.offered(self), *plain] if of_hand else plain

    def wordy(self, action: Action) -> bool:
        """Whether an action is told by words or a number instead of cards."""
        known = self.game.pack.index
        return not action.cards or any(t not in known for group in (action.cards, *action.extra) for t in group)

    def value(self, action: Action) -> int | None:
        """What the groups of a plan count in the game's unit."""
        if self.wordy(action) or action in choice.sets(self):
            return None
        values = [self.game.group_value(action.verb, g, self.options) for g in (action.cards, *action.extra)]
        known = [v for v in values if v is not None]
        return sum(known) if known else None

    def buttons(self) -> list[str]:
        """Verbs of the bar: the claims in their fixed order, unless something else can be said: then only what can."""
        if self.resting:
            return []
        unused = self.game.unused(self.options)
        claims = [v.id for v in self.game.verbs if v.claim and v.id not in unused]
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
    if seats > FEW_SEATS:
        return AROUND[seats][step - 1]
    return "across" if seats == 4 and step == 2 else "prev"
