"""宜章跑胡子 as the house knows it: the contract object.

Its names and options are here at once, for the window to show; the code that plays and counts is imported when
the first hand is dealt.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Game, Outcome, Seat, Value
from changpai_desktop.games.shared import desk
from changpai_desktop.games.shared.paohuzi import house
from changpai_desktop.games.shared.paohuzi.words import HUXI, VERBS, R
from changpai_desktop.games.shared.zi import COPIES, INDEX, PACK, reading
from changpai_desktop.games.signs import SIGNS
from changpai_desktop.games.yizhang import words
from changpai_desktop.games.yizhang.options import CONFLICTS, OPTIONS, PRESETS

if TYPE_CHECKING:
    from changpai_desktop.games.shared.paohuzi.hand import PaohuziHand


class Yizhang(Game):
    """宜章跑胡子: 80 字牌, three players, at a table of four one rests (rules zipai part 2)."""

    sign = SIGNS["yizhang"]
    pack = PACK
    copies = COPIES
    unit = HUXI
    verbs = VERBS
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    items = words.ITEM
    light = frozenset({R["warn_stale"]})

    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> "PaohuziHand":
        from changpai_desktop.games.shared.paohuzi.hand import PaohuziHand
        from changpai_desktop.games.yizhang.hand import engine

        desk.check_seats(self, seats, dealer)
        values = self.read_options(options)
        return PaohuziHand(self.changed(values), engine(tuple(values.items())), seats, dealer, stock, number)

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
        from changpai_desktop.games.yizhang import cases

        kind, options = desk.read_case(self, case, tuple(cases.KINDS))
        return cases.KINDS[kind](cases.position(case, options))


GAME = Yizhang()
