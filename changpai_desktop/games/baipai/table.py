"""What lies where in a hand of 摆牌, and what its rules remember. Nothing is decided here."""

from collections.abc import Sequence
from typing import Self

from changpai_desktop.games.baipai.kinds import COPIES, HARD, PACK, N
from changpai_desktop.games.baipai.melds import Cards, Law, Meld, read
from changpai_desktop.games.baipai.options import Rules
from changpai_desktop.games.contract import Event, Play, Seat, Value
from changpai_desktop.games.shared.felt import Felt, Laid

Put = tuple[Seat, Cards]
"""A play of the trick; no cards: a pass."""


class Table(Felt):
    """The state of one hand."""

    pack = PACK
    reading = tuple(range(N))

    def __init__(self, options: dict[str, Value], rules: Rules, seats: int, dealer: Seat, stock: Sequence[str]) -> None:
        super().__init__(seats, [(dealer + i) % seats for i in range(seats)], stock)
        self.options, self.rules, self.dealer = options, rules, dealer
        self.law = Law(rules.mixed, rules.count_only)
        self.phase = "choice"
        self.turn: Seat = dealer
        self.asked: dict[Seat, bool | None] = {}
        """Holders of a hand without 天 and 九, and whether they want it dealt again."""
        self.trick: list[Put] = []
        self.best = -1
        """The place in the trick of the cards that beat all before them."""
        self.first = True
        """Whether the dealer's first lead is still to come."""
        self.unbeaten = False
        """Whether the last trick was won by its leader without being beaten."""
        self.winner: Seat = -1
        """Who has laid enough and leads on."""
        self.liable: list[Seat] = []
        """包牌, the last to become so at the end."""
        self.owed = 0
        """垫牌: cards that the seat still has to give."""
        self.buried: list[list[int]] = [[] for _ in range(seats)]
        self.given: list[list[int]] = [[] for _ in range(seats)]
        """Of the buried cards those that nobody else has seen."""
        self.passed: list[list[Cards]] = [[] for _ in range(seats)]
        """What each seat could not beat, as everybody has seen it."""

    def copy(self) -> Self:
        new = super().copy()
        new.asked, new.trick, new.liable = dict(self.asked), list(self.trick), list(self.liable)
        for name in ("buried", "given", "passed"):
            setattr(new, name, [list(x) for x in getattr(self, name)])
        return new

    # ---- questions ----------------------------------------------------------------------------------------------

    def hand(self, seat: Seat) -> Cards:
        """The hand as counts by kind."""
        return tuple(self.own[seat])

    def pile(self, seat: Seat) -> list[int]:
        """The laid cards as counts by kind."""
        out = [0] * N
        for group in self.laid[seat]:
            for kind in group.kinds:
                out[kind] += 1
        return out

    def count(self, seat: Seat) -> int:
        """How many cards a seat has laid."""
        return sum(len(g.kinds) for g in self.laid[seat])

    @property
    def top(self) -> Cards:
        """The best cards of the trick."""
        return self.trick[self.best][1]

    @property
    def leader(self) -> Seat:
        """Who led the trick, or is to lead."""
        return self.trick[0][0] if self.trick else self.turn

    def to_beat(self) -> Meld:
        """The set that has to be beaten."""
        meld = read(self.top, self.law)
        assert meld is not None
        return meld

    def plays(self) -> tuple[Play, ...]:
        """The trick as the contract shows it."""
        return tuple([Play(s, self.tokens(c), i == self.best) for i, (s, c) in enumerate(self.trick)])

    # ---- elementary moves ---------------------------------------------------------------------------------------

    def say(self, seat: Seat, verb: str) -> None:
        """A declaration."""
        self.events.append(Event("say", seat, verb=verb))

    def lay_hard(self, seat: Seat) -> None:
        """2.2: all 硬张 of a hand go to the pile."""
        cards = tuple(k for k in HARD for _ in range(self.own[seat][k]))
        if cards:
            self.lay(seat, Laid("ying", cards), cards)

    def put(self, seat: Seat, verb: str, cards: Cards) -> None:
        """Cards of the hand into the trick, or a pass; unless it is a pass they are the best so far."""
        for kind in cards:
            self.own[seat][kind] -= 1
        self.trick.append((seat, cards))
        if cards:
            self.best = len(self.trick) - 1
        self.events.append(Event("play", seat, self.tokens(cards), verb))

    def give(self, seat: Seat, kind: int) -> None:
        """A card face down, out of the game."""
        self.own[seat][kind] -= 1
        self.buried[seat].append(kind)
        self.given[seat].append(kind)
        self.events.append(Event("give", seat, (self.token(kind),), "give", secret_to_others=True))

    def take_trick(self) -> Seat:
        """2.5.4: the owner of the highest cards lays his own, the others' are buried. Returns the owner."""
        owner = self.trick[self.best][0]
        cards = tuple(sorted(k for s, c in self.trick if s == owner for k in c))
        for seat, played in self.trick:
            if seat != owner:
                self.buried[seat] += played
        self.laid[owner].append(Laid("bai", cards))
        self.events.append(Event("trick", owner, self.tokens(cards), "bai"))
        self.trick, self.best = [], -1
        return owner

    def seen_out(self) -> list[int]:
        """Cards that were beaten face up and are out of the game, as counts by kind."""
        out = [0] * N
        for buried, given in zip(self.buried, self.given, strict=True):
            for kind in buried:
                out[kind] += 1
            for kind in given:
                out[kind] -= 1
        return out


HAND_SIZE = N * COPIES // 3
"""2.2: all 84 cards are dealt, 28 each."""
