"""The contract that every game speaks, and nothing else.

What flows: a `Game` makes a `Hand` from options, seats, dealer and stock. Whoever drives the hand asks
`actors()` and `legal(seat)`, and gives one `Action` a time to `apply(seat, action)`. The hand answers with
`events` (what happened, each with what every seat may see of it), `view(seat)` (all that one seat may know)
and, at the end, `outcome` (ledger lines that sum to zero). The window, the log, the replay and the AI feed on
events and views only; nobody looks into a `Hand`.

Cards are tokens of the game's pack (`66`, `柒`, `1m`). `?` is a card that the viewer may not know.
Words are `(context, source)` pairs of the translation files, never finished sentences.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from changpai_desktop.cards import CardError, Pack, Pcg32
from changpai_desktop.cards.record import field, record
from changpai_desktop.cards.text import HIDDEN
from changpai_desktop.games.options import Conflict, Option, OptionError, Preset, Value, changed
from changpai_desktop.games.signs import Sign
from changpai_desktop.games.words import QT_TRANSLATE_NOOP, Reason, Word

Seat = int


class IllegalAction(ValueError):
    """An action that the rules forbid now; `reason` says which rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.word.source.format(**{k: _plain(v) for k, v in reason.values.items()}))
        self.reason = reason


def _plain(value: "int | str | Word | tuple[str, ...]") -> str:
    if isinstance(value, Word):
        return value.source
    return " ".join(value) if isinstance(value, tuple) else str(value)


# ---- actions and events ----------------------------------------------------------------------------------------


@record
class Action:
    """What a seat does: a verb, the cards, and the extra groups laid with them (比).

    Text form: `chi 62 51 51`, extra groups after a plus sign: `chi 五 六 七 + 七 八 九`.
    """

    verb: str
    cards: tuple[str, ...] = ()
    extra: tuple[tuple[str, ...], ...] = ()

    def __str__(self) -> str:
        groups = [" ".join(g) for g in (self.cards, *self.extra)]
        return " ".join((self.verb, " + ".join(groups))).strip()

    @classmethod
    def parse(cls, text: str) -> "Action":
        """The action of a text; `str` prints it back. Raises ValueError on an empty text."""
        head, *extra = text.split("+")
        words = head.split()
        if not words:
            raise ValueError("an action needs a verb, such as 'pass' or 'discard 66'")
        return cls(words[0], tuple(words[1:]), tuple(tuple(g.split()) for g in extra))


@record
class Event:
    """Something that happened at the table. `kind` is one of

    | kind | meaning | cards |
    |---|---|---|
    | `deal` | the seat's first cards | its hand |
    | `say` | a declaration (`verb`), no card moves | – |
    | `draw` | stock -> hand; `verb` says why | what was drawn |
    | `flip` | stock -> stage, face up | the card |
    | `discard` | hand -> stage, face up | the card |
    | `claim` | stage + hand -> groups; `taken` is the index of the claimed card | the group |
    | `lay` | hand -> groups without a claim | the group |
    | `show` | cards in hand made known, they stay there | the cards |
    | `row` | stage -> the seat's row of unclaimed cards | the card |
    | `turn` | stock -> face up beside the stock, out of play (将) | the card |
    | `play` | hand -> the trick in the middle, face up; `verb` says how | the cards |
    | `trick` | the trick is the seat's: its own cards of it -> groups, all others face down | the seat's cards |
    | `give` | hand -> away, unseen by the others: face down, or to `source` | the cards |
    | `out` | the seat leaves the hand; `verb` says how, `reason` why | – |
    | `win` | the seat wins; `verb` the source of the card | the winning card |
    | `end` | the hand is over; `verb` is the outcome's kind | – |

    `secret_to_others`: other seats see `?` in place of each card.
    """

    kind: str
    seat: Seat = -1
    cards: tuple[str, ...] = ()
    verb: str = ""
    taken: int = -1
    source: Seat = -1
    """The seat from which a claimed card came, or to which cards are given."""
    secret_to_others: bool = False
    reason: Reason | None = None

    def seen_by(self, seat: Seat | None) -> "Event":
        """The event as a seat sees it; None sees everything (a replay with open hands)."""
        if not self.secret_to_others or seat is None or seat == self.seat:
            return self
        from dataclasses import replace

        return replace(self, cards=(HIDDEN,) * len(self.cards), secret_to_others=False)


# ---- what a seat may know --------------------------------------------------------------------------------------


@record
class GroupView:
    """A laid group. `cards` holds `?` for cards lying face down; `value` is in the game's own unit."""

    verb: str
    cards: tuple[str, ...]
    value: int | None = None
    taken: int = -1
    source: Seat = -1
    down: int = 0
    """How many of its cards, from the last, are drawn as backs."""


@record
class SeatView:
    """What everybody sees of a seat."""

    groups: tuple[GroupView, ...]
    row: tuple[str, ...]
    hand_count: int
    status: str = "in"
    """`in`, `waiting` (has not declared), `dropped`, `baozi`, `won`, `resting`."""
    live: int | None = None
    """Count of the exposed groups in the game's unit (陀, 胡息 …); None if the game has none."""
    said: str = ""
    """The seat's declaration, if it made one (a verb)."""
    known: tuple[str, ...] = ()
    """Cards of the hand that everybody has seen."""
    hand: tuple[str, ...] | None = None
    """All cards of the hand, where the viewer may know them (own seat, open replay, end of the hand)."""
    veiled: tuple[int, ...] = ()
    """What the face-down groups may count together, beyond `live`; empty if nothing is hidden from the viewer."""
    buried: tuple[str, ...] = ()
    """Cards of the seat that lie face down and are out of the game; `?` while the viewer may not look."""


@record
class Shown:
    """The card lying on the stage for everyone to answer."""

    card: str
    seat: Seat
    how: str
    """`flip` or `discard`."""


@record
class Play:
    """What a seat has put into the trick in the middle; no cards: it has passed."""

    seat: Seat
    cards: tuple[str, ...]
    best: bool = False
    """Whether these are the best cards of the trick so far."""


@record
class Need:
    """How far a hand is: `have` of `want` in the game's unit, and one sentence."""

    have: int
    want: int
    text: Reason


@record
class View:
    """Everything one seat may know of a hand, and what it may do now. Sent to the AI as JSON."""

    game: str
    options: Mapping[str, Value]
    """Only what differs from the defaults."""
    seat: Seat
    dealer: Seat
    phase: str
    seats: tuple[SeatView, ...]
    stock: int
    shown: Shown | None
    legal: tuple[Action, ...]
    """Empty if the seat has nothing to decide now."""
    actors: tuple[Seat, ...]
    """Seats that owe a public decision. While claims are secret this holds only the viewer's own seat."""
    need: Need | None = None
    facts: Mapping[str, Value] = field(default_factory=dict)
    """Further facts of the game, by name."""
    turned: tuple[str, ...] = ()
    """Cards turned up beside the stock, known to all and out of play."""
    trick: tuple[Play, ...] = ()
    """The trick in the middle, in the order played."""

    @property
    def me(self) -> SeatView:
        """The viewer's own seat."""
        return self.seats[self.seat]


# ---- the end ---------------------------------------------------------------------------------------------------


@record
class LedgerLine:
    """`payer` pays `payee` `amount` base stakes, for `item`, because of `rule`."""

    payer: Seat
    payee: Seat
    amount: int
    item: Word
    rule: str
    cards: tuple[str, ...] = ()


@record
class CountLine:
    """One counted item of a winner: what it is, its value, in which unit, by which rule, from which cards."""

    item: Word
    value: int
    unit: Word
    rule: str
    cards: tuple[str, ...] = ()


@record
class Winner:
    """A winner, its finished groups with their values, the winning card and what was counted."""

    seat: Seat
    groups: tuple[GroupView, ...]
    card: str
    source: str
    """`own_flip`, `other_flip`, `discard`, `replacement`, `own_draw`, `robbed` or `deal`."""
    giver: Seat
    points: int
    fan: int
    counts: tuple[CountLine, ...]


@record
class Outcome:
    """How a hand ended. All money stands in `ledger`."""

    kind: str
    """`win`, `draw` (流局) or `void` (nobody started, agreed redeal)."""
    seats: int
    winners: tuple[Winner, ...]
    ledger: tuple[LedgerLine, ...]
    next_dealer: Seat
    reason: Reason | None = None

    @property
    def deltas(self) -> tuple[int, ...]:
        """What each seat gains; sums to zero because every line has a payer and a payee."""
        out = [0] * self.seats
        for line in self.ledger:
            out[line.payer] -= line.amount
            out[line.payee] += line.amount
        return tuple(out)


# ---- the hand and the game ---------------------------------------------------------------------------------------


class Hand(ABC):
    """The state of one hand. Deterministic: options, seats, dealer, stock and the actions decide everything."""

    @property
    @abstractmethod
    def events(self) -> list[Event]:
        """Everything that has happened, in order; only ever grows."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the hand ended; None while it is played."""

    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """Seats that must decide now, in seat order; empty when the hand is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """All that a seat may do now, complete and in a fixed order; empty if it has nothing to decide."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action) -> None:
        """Does it. Raises IllegalAction, and changes nothing, if it is not in `legal(seat)`."""

    @abstractmethod
    def view(self, seat: Seat, *, reveal: bool = False) -> View:
        """What a seat may know; with `reveal` all hands lie open (replay, end of the hand)."""

    @abstractmethod
    def explain(self, seat: Seat, action: Action) -> Reason | None:
        """Why the action is not allowed now, or None if it is allowed.

        `action` may be any verb of the game with the cards a player tried, also incomplete ones
        (`chi 62` for "eat the shown card with this 62").
        """

    @abstractmethod
    def warning(self, seat: Seat, action: Action) -> Reason | None:
        """What a legal action would cost beyond the ordinary (a foul, leaving the hand); None if nothing."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent hand in the same state."""


@record
class VerbSpec:
    """A verb of a game as the table shows it."""

    id: str
    glyph: str
    """One brush character for the button and the seal."""
    word: Word
    claim: bool = False
    """Whether it has a fixed place on the claim bar."""
    seal: bool = False
    """Whether a seal appears at the seat when it is done."""
    phases: tuple[str, ...] = ()
    """Phases (`View.phase`) in which its button is there even when it is not allowed, so that it can be tried."""


class Game(ABC):
    """One of the games: what it is called and how a hand of it begins."""

    sign: ClassVar[Sign]
    pack: ClassVar[Pack]
    copies: ClassVar[int]
    unit: ClassVar[Word]
    """What exposed groups count (陀, 胡息 …)."""
    verbs: ClassVar[tuple[VerbSpec, ...]]
    """All verbs; those with `claim` in the fixed order of the claim bar."""
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]]
    conflicts: ClassVar[tuple[Conflict, ...]]
    items: ClassVar[Mapping[str, Word]]
    """Scoring items by id, for `simulate` and the rule book."""
    light: ClassVar[frozenset[Word]] = frozenset()
    """Sentences of `Hand.warning` that cost no more than a kind of card: told in passing, not asked about."""

    @property
    def id(self) -> str:
        """The id in records, options and on the command line."""
        return self.sign.id

    @property
    def seats(self) -> tuple[int, ...]:
        """Numbers of players it can be played with, the default first."""
        return self.sign.seats

    @property
    def name(self) -> Word:
        """What it is called."""
        return self.sign.name

    @property
    def face_set(self) -> str:
        """The id of its face set."""
        return self.sign.face_set

    def deck(self, options: Mapping[str, Value]) -> tuple[str, ...]:
        """Every card that is played with under these options, in the order of the pack."""
        return tuple(k.token for k in self.pack.kinds for _ in range(self.copies))

    def stock(self, rng: Pcg32, options: Mapping[str, Value]) -> tuple[str, ...]:
        """The whole deck in random order, before anything is dealt. `options` may leave out what is the default."""
        from changpai_desktop.cards.shuffle import shuffled

        return tuple(shuffled(self.deck(options), rng))

    @abstractmethod
    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> Hand:
        """A hand up to its first decision. Raises OptionError, CardError (wrong stock) or ValueError (seats).

        `number` says which hand of the match it is, 0 the first; what goes by turns asks for it.
        """

    @abstractmethod
    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """Who deals the first hand, and the cards that each seat cut, round by round."""

    def next_dealer(self, outcomes: Sequence[Outcome]) -> Seat:
        """Who deals after these hands of one match, the last just ended. A hand alone knows no streaks."""
        return outcomes[-1].next_dealer

    @abstractmethod
    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        """The cards sorted by what belongs together, as runs with a gap between them."""

    @abstractmethod
    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        """What a laid group counts in the game's unit; None if groups count nothing by themselves."""

    def marks(self, options: Mapping[str, Value]) -> tuple[int, ...]:
        """Values of a seat's `live` that mean something on the way (16 and 21 cards of a pile), the least first."""
        return ()

    @abstractmethod
    def answer_case(self, case: Mapping[str, object]) -> dict[str, object]:
        """The answer to one rule case (`kind`, `hand`, …), in the form of its `expect`. Raises CaseError."""

    def unused(self, options: Mapping[str, Value]) -> frozenset[str]:
        """Verbs that nobody can ever use under these options: they have no button."""
        return frozenset()

    def verb(self, verb_id: str) -> VerbSpec:
        """The description of a verb. Raises KeyError."""
        for spec in self.verbs:
            if spec.id == verb_id:
                return spec
        raise KeyError(verb_id)

    def read_options(self, chosen: Mapping[str, Value], preset: str = "") -> dict[str, Value]:
        """All options by id, the preset's values over the defaults and `chosen` over both.

        Raises OptionError for an unknown preset, option or value, and for two that contradict each other.
        """
        by_id = {o.id: o for o in self.options}
        values = {o.id: o.default for o in self.options}
        if preset:
            known = {p.id: p for p in self.presets}
            if preset not in known:
                raise OptionError(f"{self.id} has no preset {preset!r}; it has {', '.join(known)}")
            values.update(known[preset].values)
        for key, value in chosen.items():
            if key not in by_id:
                raise OptionError(f"{self.id} has no option {key!r}; it has {', '.join(by_id)}")
            values[key] = by_id[key].read(value)
        for conflict in self.conflicts:
            (a, x), (b, y) = conflict.first, conflict.second
            if values[a] == x and values[b] == y:
                raise OptionError(f"options {a}={x} and {b}={y} contradict each other: {conflict.why.source}")
        return values

    def changed(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Of all options only those that differ from their default."""
        return changed(self.options, values)


class CaseError(ValueError):
    """A rule case that cannot be answered: a missing field, an unknown kind, impossible cards."""


__all__ = [
    "HIDDEN",
    "QT_TRANSLATE_NOOP",
    "Action",
    "CardError",
    "CaseError",
    "Conflict",
    "CountLine",
    "Event",
    "Game",
    "GroupView",
    "Hand",
    "IllegalAction",
    "LedgerLine",
    "Need",
    "Option",
    "OptionError",
    "Outcome",
    "Play",
    "Preset",
    "Reason",
    "Seat",
    "SeatView",
    "Shown",
    "Value",
    "VerbSpec",
    "View",
    "Winner",
    "Word",
]
