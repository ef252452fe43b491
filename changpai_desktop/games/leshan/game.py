"""乐山贰柒拾 as the house knows it: the contract object.

Its names and options are here at once, for the window to show; the code that plays and counts is imported when
the first hand is dealt.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Game, Seat, Value
from changpai_desktop.games.leshan import words
from changpai_desktop.games.leshan.options import CONFLICTS, OPTIONS, PRESETS
from changpai_desktop.games.shared import desk
from changpai_desktop.games.shared.zi import COPIES, INDEX, PACK
from changpai_desktop.games.signs import SIGNS

if TYPE_CHECKING:
    from changpai_desktop.games.leshan.hand import LeshanHand


class Leshan(Game):
    """乐山贰柒拾: 80 cards, three players, two (对抠), or four with 小家 (rules zipai 3)."""

    sign = SIGNS["leshan"]
    pack = PACK
    copies = COPIES
    unit = words.HE
    verbs = words.VERBS
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    items = words.ITEM
    light = frozenset({words.R["warn_chi"], words.R["warn_dui"]})

    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> "LeshanHand":
        """`dealer` is the shuffler (3.2.2); who deals is decided by the cut, the hand's first decision."""
        from changpai_desktop.games.leshan.hand import LeshanHand

        desk.check_seats(self, seats, dealer)
        return LeshanHand(self.read_options(options), seats, dealer, stock)

    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """3.2.1-2: who shuffles first, and the cards drawn for the places (`places`)."""
        from changpai_desktop.games.leshan.places import draw_places

        return draw_places(rng, seats)

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        from changpai_desktop.games.shared.columns import columns

        return columns(cards)

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        """3.1: 和数 of a laid group; None for the words of a declared total (part 7), which are no cards."""
        from changpai_desktop.games.leshan.scoring import group_value
        from changpai_desktop.games.shared.zi import reading

        if not cards or any(c not in INDEX for c in cards):
            return None
        return group_value(verb, reading(INDEX[c] for c in cards))

    def answer_case(self, case: Mapping[str, Any]) -> dict[str, object]:
        from changpai_desktop.games.leshan import cases

        kind, options = desk.read_case(self, case, tuple(cases.KINDS))
        return cases.KINDS[kind](cases.Position(case, options))


GAME = Leshan()
