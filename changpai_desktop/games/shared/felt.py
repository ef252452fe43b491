"""What lies where on a table, and the elementary moves of cards. No rule decides here.

A game's own table is a Felt and adds what its rules remember. In the 字牌 games a stock card never enters a hand (rules
zipai 0.2 F1): it goes to the stage, or face down into a group; `draw` is for the others.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import ClassVar, Self

from changpai_desktop.cards import Pack
from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import Event, GroupView, Outcome, Seat, SeatView, Shown
from changpai_desktop.games.shared.law import owes_discard
from changpai_desktop.games.shared.native import mypyc_attr
from changpai_desktop.games.shared.zi import PACK, READING, Group


@record
class Laid:
    """A group on the table. `down` of its cards lie face down; with `secret` others may not know the kind (偎)."""

    verb: str
    kinds: Group
    taken: int = -1
    source: Seat = -1
    down: int = 0
    secret: bool = False


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Felt:
    """Cards only: hands as counts of kinds, groups, rows, stock, the stage and the events so far."""

    pack: ClassVar[Pack] = PACK
    """The pack whose kinds the numbers mean; another game names its own."""
    reading: ClassVar[Sequence[int]] = READING
    """The kinds in the order in which a hand is read out."""

    def __init__(self, seats: int, playing: Sequence[Seat], stock: Sequence[str]) -> None:
        """`playing`: the seats that take part in this hand, in playing order; the others rest."""
        self.seats = seats
        self.playing = tuple(playing)
        self._orders = {s: (*self.playing[i:], *self.playing[:i]) for i, s in enumerate(self.playing)}
        self.names = tuple(self.pack.index)
        """The tokens of the pack by kind."""
        self.stock: list[int] = [self.pack.index[t] for t in reversed(stock)]
        """The next card is the last of the list."""
        self.own = [[0] * len(self.pack.kinds) for _ in range(seats)]
        self.laid: list[list[Laid]] = [[] for _ in range(seats)]
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.shown: tuple[int, Seat, str] | None = None
        """(kind, seat it came from, `flip` or `discard`)."""
        self.events: list[Event] = []
        self.outcome: Outcome | None = None

    def copy(self) -> Self:
        """An independent felt in the same state."""
        new = copy(self)
        for name, value in getattr(self, "__dict__", {}).items():
            # A compiled felt copies only its own fields, not those of a subclass that is not compiled.
            setattr(new, name, value)
        new.stock, new.events = list(self.stock), list(self.events)
        for name in ("own", "laid", "rows"):
            setattr(new, name, [list(x) for x in getattr(self, name)])
        return new

    # ---- questions ----------------------------------------------------------------------------------------------

    def after(self, seat: Seat) -> Seat:
        """The 下家: the next seat that plays."""
        return self._orders[seat][1]

    def before(self, seat: Seat) -> Seat:
        """The 上家."""
        return self._orders[seat][-1]

    def distance(self, first: Seat, seat: Seat) -> int:
        """How many turns after `first` a seat comes."""
        return self._orders[first].index(seat)

    def in_order(self, first: Seat) -> tuple[Seat, ...]:
        """The playing seats from `first` on."""
        return self._orders[first]

    def held(self, seat: Seat) -> int:
        """n of F2: laid and held cards."""
        sizes = [len(g.kinds) for g in self.laid[seat]]
        return sum(self.own[seat]) + sum(sizes)

    def quads(self, seat: Seat) -> int:
        """q of F2."""
        return [len(g.kinds) for g in self.laid[seat]].count(4)

    def owes(self, seat: Seat) -> bool:
        """F2: whether the seat owes a discard as it stands."""
        return owes_discard(self.held(seat), self.quads(seat))

    def group_of(self, seat: Seat, kind: int, *verbs: str) -> int | None:
        """The place of a laid group of three alike with one of these verbs; None if there is none."""
        for place, g in enumerate(self.laid[seat]):
            if g.verb in verbs and g.kinds == (kind,) * 3:
                return place
        return None

    def token(self, kind: int) -> str:
        """A kind as text."""
        return self.names[kind]

    def tokens(self, kinds: Iterable[int]) -> tuple[str, ...]:
        """Cards as texts."""
        names = self.names
        return tuple([names[k] for k in kinds])

    def spread(self, counts: Sequence[int]) -> tuple[str, ...]:
        """The cards of a count, in reading order."""
        names = self.names
        return tuple([names[k] for k in self.reading for _ in range(counts[k])])

    # ---- elementary moves -----------------------------------------------------------------------------------------

    def deal(self, sizes: Sequence[tuple[Seat, int]]) -> None:
        """Cards from the top of the stock, in this order of (seat, how many); then one `deal` event for each seat."""
        hands: dict[Seat, list[str]] = {s: [] for s in self.playing}
        for seat, size in sizes:
            for _ in range(size):
                kind = self.stock.pop()
                self.own[seat][kind] += 1
                hands[seat].append(self.token(kind))
        for seat, hand in hands.items():
            self.events.append(Event("deal", seat, tuple(hand), secret_to_others=True))

    def flip(self, seat: Seat) -> int:
        """The top stock card face up on the stage."""
        kind = self.stock.pop()
        self.put_on_stage(kind, seat, "flip")
        return kind

    def draw(self, seat: Seat, verb: str, *, secret: bool = True) -> int:
        """The top stock card into the hand."""
        kind = self.stock.pop()
        self.own[seat][kind] += 1
        self.events.append(Event("draw", seat, (self.token(kind),), verb, secret_to_others=secret))
        return kind

    def put_on_stage(self, kind: int, seat: Seat, how: str) -> None:
        """A face-up card for everyone to answer."""
        self.shown = (kind, seat, how)
        self.events.append(Event(how, seat, (self.token(kind),)))

    def discard(self, seat: Seat, kind: int) -> None:
        """A hand card to the stage."""
        self.own[seat][kind] -= 1
        self.put_on_stage(kind, seat, "discard")

    def claim(self, seat: Seat, verb: str, group: Group) -> None:
        """The card on the stage and cards of the hand become an open group."""
        assert self.shown is not None
        card, source, _ = self.shown
        used = list(group)
        used.remove(card)
        for kind in used:
            self.own[seat][kind] -= 1
        taken = group.index(card)
        self.laid[seat].append(Laid(verb, group, taken, source))
        self.shown = None
        self.events.append(Event("claim", seat, self.tokens(group), verb, taken, source))

    def claim_onto(self, seat: Seat, verb: str, place: int) -> None:
        """The card on the stage joins a laid group of its kind, which is open from now on."""
        assert self.shown is not None
        card, source, _ = self.shown
        group = (card,) * 4
        self.laid[seat][place] = Laid(verb, group, 3, source)
        self.shown = None
        self.events.append(Event("claim", seat, self.tokens(group), verb, 3, source))

    def lay(self, seat: Seat, group: Laid, from_hand: Iterable[int], place: int | None = None) -> None:
        """A group without a claim, new or (with `place`) instead of a laid one; `from_hand` leaves the hand."""
        for kind in from_hand:
            self.own[seat][kind] -= 1
        if place is None:
            self.laid[seat].append(group)
        else:
            self.laid[seat][place] = group
        self.events.append(Event("lay", seat, self.tokens(group.kinds), group.verb, secret_to_others=group.secret))

    def to_row(self) -> tuple[int, Seat]:
        """The unclaimed card goes to the row of the seat it came from."""
        assert self.shown is not None
        card, seat, _ = self.shown
        self.shown = None
        self.rows[seat].append(card)
        self.events.append(Event("row", seat, (self.token(card),)))
        return card, seat

    # ---- what is seen ---------------------------------------------------------------------------------------------

    def stage(self) -> Shown | None:
        """The card on the stage, as the contract shows it."""
        return None if self.shown is None else Shown(self.token(self.shown[0]), self.shown[1], self.shown[2])

    def stage_token(self) -> str | None:
        """The card on the stage as text."""
        return None if self.shown is None else self.names[self.shown[0]]

    def seat_view(
        self,
        seat: Seat,
        *,
        mine: bool,
        reveal: bool,
        values: Sequence[int],
        status: str = "in",
        veiled: Sequence[int] = (),
        said: str = "",
        known: tuple[str, ...] = (),
    ) -> SeatView:
        """A seat for a viewer. `values`: what each laid group counts; `veiled`: what a secret one may count for others.

        Secret groups of others are `?`, and their values go into `SeatView.veiled` as all sums they can have.
        """
        groups, live, sums = [], 0, {0}
        for g, value in zip(self.laid[seat], values, strict=True):
            if g.secret and not (mine or reveal):
                groups.append(GroupView(g.verb, ("?",) * len(g.kinds), None, down=len(g.kinds)))
                sums = {a + b for a in sums for b in veiled}
            else:
                # Who may know a secret group sees one of its cards open so that he need not remember it.
                down = g.down - 1 if g.secret else g.down
                groups.append(GroupView(g.verb, self.tokens(g.kinds), value, g.taken, g.source, down))
                live += value
        hidden = tuple(sorted(sums)) if sums != {0} else ()
        hand = self.spread(self.own[seat]) if mine or reveal else None
        row = tuple(self.token(k) for k in self.rows[seat])
        return SeatView(tuple(groups), row, sum(self.own[seat]), status, live, said, known, hand, hidden)
