"""川牌摆牌 as the house knows it: the contract object.

Its names and options are here at once, for the window to show; the code that plays and counts is imported when
the first hand is dealt.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.baipai import words
from changpai_desktop.games.baipai.kinds import COPIES, PACK
from changpai_desktop.games.baipai.options import CONFLICTS, OPTIONS, PRESETS
from changpai_desktop.games.contract import Game, Seat, Value
from changpai_desktop.games.shared import desk
from changpai_desktop.games.signs import SIGNS

if TYPE_CHECKING:
    from changpai_desktop.games.baipai.hand import BaipaiHand


class Baipai(Game):
    """川牌摆牌, “document 84”: 84 domino long cards, three players (rules changpai 2)."""

    sign = SIGNS["baipai"]
    pack = PACK
    copies = COPIES
    unit = words.CARDS
    verbs = words.VERBS
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    items = words.ITEM
    light = frozenset({words.R["warn_bao_every"]})

    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> "BaipaiHand":
        from changpai_desktop.games.baipai.hand import BaipaiHand

        desk.check_seats(self, seats, dealer)
        return BaipaiHand(self.read_options(options), seats, dealer, stock)

    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """2.2: each player cuts a card, most pips deals; those who tie cut again."""
        return desk.highest_card_deals(self, rng, seats)

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        from changpai_desktop.games.baipai.arrange import arrange

        return arrange(cards)

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        """2.6: a group counts its cards."""
        return len(cards)

    def marks(self, options: Mapping[str, Value]) -> tuple[int, ...]:
        """2.6, 2.7: the cards that win, and each further 甲."""
        want = int(options.get("win_at", 16))
        return (want,) if options.get("after_16") == "stop" else (want, 21, 23, 25, 27)

    def answer_case(self, case: Mapping[str, Any]) -> dict[str, object]:
        from changpai_desktop.games.baipai import cases

        kind, options = desk.read_case(self, case, tuple(cases.KINDS))
        return cases.KINDS[kind](cases.Position(case, options))


GAME = Baipai()
