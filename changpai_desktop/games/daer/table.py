"""What lies where in a hand of 四川大贰, and what its rules remember. Nothing is decided here."""

from collections.abc import Sequence
from typing import Self

from changpai_desktop.games.contract import Seat, Value
from changpai_desktop.games.daer.options import Rules
from changpai_desktop.games.daer.scoring import Chance, Scoring
from changpai_desktop.games.shared.felt import Felt
from changpai_desktop.games.shared.resting import players
from changpai_desktop.games.shared.window import Window


class Table(Felt):
    """The state of one hand."""

    def __init__(
        self,
        options: dict[str, Value],
        engine: tuple[Rules, Scoring],
        seats: int,
        dealer: Seat,
        stock: Sequence[str],
        number: int = 0,
    ) -> None:
        super().__init__(seats, players(seats, dealer, engine[0].idle, number), stock)
        self.options = options
        self.rules, self.scoring = engine
        self.dealer = dealer
        self.phase = "discard"
        self.turn: Seat = dealer
        self.window = Window({})
        self.passed: list[set[int]] = [set() for _ in range(seats)]
        """4.3: 过 kinds of each seat."""
        self.bao: set[Seat] = set()
        """Seats that have declared 爆."""
        self.bao_asked: dict[Seat, bool | None] = {}
        """Seats that may declare 爆 before play, and what they have answered."""
        self.broken = [""] * seats
        """4.5 Fouls: the first rule that each seat has broken (the key of its reason)."""
        self.dead = [False] * seats
        """Part 7: a forced 碰 has left nothing to discard."""
        self.opening = True
        """Nothing has been turned or discarded yet."""
        self.first_discard = False
        """The card on the stage is the dealer's first discard."""
        self.held_back = False
        """4.6: the card on the stage is the one held back for a dealer who declared 爆."""
        self.flips = 0
        """Cards turned, the held-back one apart."""

    def copy(self) -> Self:
        """An independent table in the same state."""
        new = super().copy()
        new.window = self.window.copy()
        new.passed = [set(x) for x in self.passed]
        new.bao, new.bao_asked = set(self.bao), dict(self.bao_asked)
        new.broken, new.dead = list(self.broken), list(self.dead)
        return new

    def plays(self, seat: Seat) -> bool:
        """Whether the seat takes part in this hand."""
        return seat in self.playing

    def complete(self, seat: Seat, card: int) -> bool:
        """4.4: complete with the card (-1: as the hand stands), 10 胡 or more or none."""
        return self.scoring.complete(self.laid[seat], self.own[seat], card)

    def barred(self, seat: Seat, kind: int) -> bool:
        """4.3: a 过 kind cannot be won with (guo_blocks_hu)."""
        return self.rules.passed_bars and kind in self.passed[seat]

    def waits(self, seat: Seat, without: int = -1) -> list[int]:
        """Kinds that would complete the hand, after a discard of `without` if given (which then is 过)."""
        own = list(self.own[seat])
        if without >= 0:
            own[without] -= 1
        found = self.scoring.waits(self.laid[seat], own)
        return [k for k in found if k != without or not self.rules.passed_bars]

    def chance(self, seat: Seat) -> Chance:
        """4.5: how a card that the seat wins with now has come."""
        other_bao = bool(self.bao - {seat})
        if self.shown is None:
            return Chance(deal=True, bao=seat in self.bao, other_bao=other_bao)
        _, source, how = self.shown
        flip = how == "flip"
        return Chance(
            own_flip=flip and source == seat,
            dihu=self.first_discard and seat == self.after(self.dealer),
            first_flip=flip and self.flips == 1 and not self.held_back,
            last_flip=flip and len(self.stock) <= self.rules.bottom and not self.held_back,
            bao=seat in self.bao,
            other_bao=other_bao,
        )
