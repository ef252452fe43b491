"""四川麻将血战到底 as the house knows it: the contract object.

Its names and options are here at once, for the window to show; the code that plays and counts is imported when
the first hand is dealt.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Game, Seat, Value
from changpai_desktop.games.shared import desk
from changpai_desktop.games.signs import SIGNS
from changpai_desktop.games.xuezhan import words
from changpai_desktop.games.xuezhan.options import CONFLICTS, OPTIONS, PRESETS
from changpai_desktop.games.xuezhan.reasons import R
from changpai_desktop.games.xuezhan.tiles import COPIES, PACK

if TYPE_CHECKING:
    from changpai_desktop.games.xuezhan.hand import XuezhanHand


class Xuezhan(Game):
    """四川麻将: 108 tiles, four players (rules zipai 5)."""

    sign = SIGNS["xuezhan"]
    pack = PACK
    copies = COPIES
    unit = words.FAN
    verbs = words.VERBS
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    items = words.ITEM
    light = frozenset({R["warn_pass"], R["warn_pass_all"], R["warn_pass_fan"], R["warn_late"]})

    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> "XuezhanHand":
        from changpai_desktop.games.xuezhan.hand import XuezhanHand

        desk.check_seats(self, seats, dealer)
        return XuezhanHand(self.read_options(options), dealer, stock)

    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """5.1.3: by chance; a drawn tile stands for the dice, the highest deals, those who tie draw again."""
        return desk.highest_card_deals(self, rng, seats)

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        from changpai_desktop.games.xuezhan.arrange import by_suit

        return by_suit(cards)

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        """5.5: a group counts nothing by itself."""
        return None

    def answer_case(self, case: Mapping[str, Any]) -> dict[str, object]:
        from changpai_desktop.games.xuezhan import cases

        kind, options = desk.read_case(self, case, tuple(cases.KINDS))
        return cases.KINDS[kind](case, options)


GAME = Xuezhan()
