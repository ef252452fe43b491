"""The contract object that 湖南字牌 and 宜章跑胡子 have in common; each adds its sign, its options and its counting.

Names and options are here at once, for the window to show; the code that plays and counts is imported when the first
hand is dealt.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Game, Outcome, Seat, Value
from changpai_desktop.games.shared import desk
from changpai_desktop.games.shared.paohuzi import house
from changpai_desktop.games.shared.paohuzi.words import HUXI, VERBS, R
from changpai_desktop.games.shared.zi import COPIES, INDEX, PACK, reading

if TYPE_CHECKING:
    from types import ModuleType

    from changpai_desktop.games.shared.paohuzi.counting import Counting
    from changpai_desktop.games.shared.paohuzi.course import Course
    from changpai_desktop.games.shared.paohuzi.hand import PaohuziHand


class PaohuziGame(Game):
    """A game with the course of play of rules zipai part 1: 80 字牌, three players."""

    pack = PACK
    copies = COPIES
    unit = HUXI
    verbs = VERBS
    light = frozenset({R["warn_stale"]})

    @abstractmethod
    def engine(self, options: tuple[tuple[str, Value], ...]) -> "tuple[Course, Counting]":
        """What all hands with the same options share."""

    @abstractmethod
    def cases(self) -> "ModuleType":
        """The module that answers the game's rule cases: `KINDS` and `position`."""

    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> "PaohuziHand":
        from changpai_desktop.games.shared.paohuzi.hand import PaohuziHand

        desk.check_seats(self, seats, dealer)
        values = self.read_options(options)
        engine = self.engine(tuple(values.items()))
        return PaohuziHand(self.changed(values), engine, seats, dealer, stock, number)

    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """Rules 1.1.3: random, by cutting."""
        return desk.highest_card_deals(self, rng, seats)

    def next_dealer(self, outcomes: Sequence[Outcome]) -> Seat:
        """Rules 1.1.3: the third 荒庄 in a row passes the deal on."""
        return house.next_dealer(outcomes, outcomes[-1].seats)

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        from changpai_desktop.games.shared.columns import columns

        return columns(cards)

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        """Rules 1.2: 胡息 of a group."""
        from changpai_desktop.games.shared.paohuzi.forms import value_of

        return value_of(verb, reading(INDEX[c] for c in cards))

    def answer_case(self, case: Mapping[str, Any]) -> dict[str, object]:
        cases = self.cases()
        kind, options = desk.read_case(self, case, tuple(cases.KINDS))
        answer: dict[str, object] = cases.KINDS[kind](cases.position(case, options))
        return answer
