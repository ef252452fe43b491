"""四川大贰 as the house knows it: the contract object.

Its names and options are here at once, for the window to show; the code that plays and counts is imported when
the first hand is dealt.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Game, Seat, Value
from changpai_desktop.games.daer import words
from changpai_desktop.games.daer.options import CONFLICTS, OPTIONS, PRESETS
from changpai_desktop.games.shared import desk
from changpai_desktop.games.shared.zi import COPIES, INDEX, PACK, reading
from changpai_desktop.games.signs import SIGNS

if TYPE_CHECKING:
    from changpai_desktop.games.daer.hand import DaerHand


class Daer(Game):
    """四川大贰: 80 字牌, three players, or four of whom one rests (rules zipai 4)."""

    sign = SIGNS["daer"]
    pack = PACK
    copies = COPIES
    unit = words.HU
    verbs = words.VERBS
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    items = words.ITEM
    light = frozenset({words.R["warn_passed"], words.R["warn_passed_eat"]})

    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> "DaerHand":
        from changpai_desktop.games.daer.hand import DaerHand

        desk.check_seats(self, seats, dealer)
        return DaerHand(self.read_options(options), seats, dealer, stock, number)

    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """4.1: the first dealer is random: each draws a card, the highest number deals; those who tie draw again."""
        return desk.highest_card_deals(self, rng, seats)

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        from changpai_desktop.games.shared.columns import columns

        return columns(cards)

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        """4.2: 胡数 of a group."""
        from changpai_desktop.games.daer.scoring import group_value

        return group_value(verb, reading(INDEX[c] for c in cards))

    def answer_case(self, case: Mapping[str, Any]) -> dict[str, object]:
        from changpai_desktop.games.daer import cases

        kind, options = desk.read_case(self, case, tuple(cases.KINDS))
        return cases.KINDS[kind](cases.Position(case, options))


GAME = Daer()
