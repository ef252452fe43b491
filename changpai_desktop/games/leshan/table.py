"""The state of one hand of 乐山贰柒拾: the felt, and what the rules remember of each seat. No rule decides here."""

from collections.abc import Sequence
from typing import Self

from changpai_desktop.games.contract import Seat, Value
from changpai_desktop.games.leshan.options import Rules
from changpai_desktop.games.leshan.scoring import Scoring, group_value
from changpai_desktop.games.shared.felt import Felt, Laid
from changpai_desktop.games.shared.window import Window
from changpai_desktop.games.shared.zi import N

NOBODY: Seat = -1
_LISTS = ("passed_chi", "passed_dui", "own_discards", "passed_kai", "passed_hu", "dealt_longdeng", "fouls")


class Table(Felt):
    """Facts only. Sets of kinds are numbers with one bit a kind."""

    def __init__(
        self,
        options: dict[str, Value],
        rules: Rules,
        scoring: Scoring,
        seats: int,
        shuffler: Seat,
        stock: Sequence[str],
    ) -> None:
        super().__init__(seats, range(seats), stock)
        self.options, self.rules, self.scoring = options, rules, scoring
        self.shuffler = shuffler
        self.dealer = shuffler
        """The real dealer after the cut."""
        self.small: Seat = NOBODY
        """3.8: the 小家 of four players."""
        self.cut = -1
        """The kind that the cut exposed."""
        self.phase = "cut"
        self.turn: Seat = self.before(shuffler)
        self.window: Window | None = None
        self.opening = True
        """Whether the next discard is the one that the dealer owes at the opening (part 7, 地和)."""
        self.first_discard = False
        """Whether the card on the stage is that discard."""
        self.barred: frozenset[int] = frozenset()
        """吃字屙字: kinds that the discard owed now may not be."""
        self.kept = -1
        """The card that 小家 has kept this turn."""
        self.passed_chi = [0] * seats
        self.passed_dui = [0] * seats
        self.own_discards = [0] * seats
        self.passed_kai = [False] * seats
        self.passed_hu: list[tuple[tuple[int, int], ...]] = [()] * seats
        """(class, 番) of each win passed since the last 进张."""
        self.dealt_longdeng = [False] * seats
        self.fouls: list[tuple[str, ...]] = [()] * seats
        """With `referee = manual`: fouls that will be found when the seat shows its hand."""

    def copy(self) -> Self:
        new = super().copy()
        for name in _LISTS:
            setattr(new, name, list(getattr(self, name)))
        if self.window is not None:
            new.window = self.window.copy()
        return new

    # ---- questions ----------------------------------------------------------------------------------------------

    def quads(self, seat: Seat) -> int:
        """q of F2; a dealt 滚 that is still held (`gun_show`) is one too."""
        return super().quads(seat) + self.own[seat].count(4)

    def value(self, group: Laid) -> int:
        """3.1: 和数 of a laid group."""
        return group_value(group.verb, group.kinds)

    def sure(self, seat: Seat) -> int:
        """和数 of the laid groups, 坎 and held 滚: what the seat has for certain."""
        held = sum(group_value("kan" if n == 3 else "gun", (k,)) for k, n in enumerate(self.own[seat]) if n >= 3)
        return held + sum(self.value(g) for g in self.laid[seat])

    def distance_from_card(self, seat: Seat) -> int:
        """3.4: nearest counter-clockwise from the card: a flip from its flipper, a discard from his 下家."""
        assert self.shown is not None
        _, source, how = self.shown
        return (seat - source - (how == "discard")) % self.seats

    # ---- moves --------------------------------------------------------------------------------------------------

    def lay_guns(self, seat: Seat) -> None:
        """3.3.2: lays every four alike of the hand, one card visible."""
        for kind in range(N):
            if self.own[seat][kind] == 4:
                four = (kind,) * 4
                self.lay(seat, Laid("gun", four, down=3), four)
