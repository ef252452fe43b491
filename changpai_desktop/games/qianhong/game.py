"""千字红花白花 (飘胡, 清胡, 踏胡; 酒菜胡) as the house knows it: the contract object.

Its names and options are here at once, for the window to show; the code that plays and counts is imported when
the first hand is dealt.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Game, Seat, Value
from changpai_desktop.games.qianhong import words
from changpai_desktop.games.qianhong.kinds import BAIDA, COPIES, INDEX, PACK, TOKENS
from changpai_desktop.games.qianhong.options import CONFLICTS, OPTIONS, PRESETS, Rules
from changpai_desktop.games.shared import desk
from changpai_desktop.games.signs import SIGNS

if TYPE_CHECKING:
    from changpai_desktop.games.qianhong.hand import QianhongHand


class Qianhong(Game):
    """千字红花白花: 120 cards and 百搭, three players or four of whom one rests (rules changpai 5)."""

    sign = SIGNS["qianhong"]
    pack = PACK
    copies = COPIES
    unit = words.FU
    verbs = words.VERBS
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    items = words.ITEM
    light = frozenset({words.R["warn_locked"], words.R["warn_long"]})

    def deck(self, options: Mapping[str, Value]) -> tuple[str, ...]:
        """5.2: 120 cards and five 百搭, none or twelve; 5.7: 酒菜胡 has none."""
        joys = Rules.of({o.id: options.get(o.id, o.default) for o in OPTIONS}).baida
        return (*(t for t in TOKENS[:BAIDA] for _ in range(COPIES)), *((TOKENS[BAIDA],) * joys))

    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> "QianhongHand":
        from changpai_desktop.games.qianhong.hand import QianhongHand

        desk.check_seats(self, seats, dealer)
        read = self.read_options(options)
        return QianhongHand(read, seats, dealer, stock, self.deck(read), number)

    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """5.3: by lot: each draws a card, the highest number deals; those who tie draw again."""
        return desk.highest_card_deals(self, rng, seats)

    def unused(self, options: Mapping[str, Value]) -> frozenset[str]:
        """5.5.3: nothing is eaten in the form with 付."""
        return frozenset() if options.get("form") == "jiucai" else frozenset({"chi"})

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        from changpai_desktop.games.qianhong.arrange import columns

        high = options.get("form") == "jiucai" or options.get("jiutiao_runs") == "yes"
        return columns(cards, 9 if high else 8)

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        """5.6 A: 付 of a group, as far as it is sure whatever cards are turned up."""
        from changpai_desktop.games.qianhong import values

        rules = Rules.of({o.id: options.get(o.id, o.default) for o in OPTIONS})
        if rules.jiucai:
            return None
        if verb == "baida":
            return values.baida_value(len(cards), 0, ())
        column = values.COLUMNS.get(verb)
        return 0 if column is None else values.table((), rules.jiang)[INDEX[cards[0]]][column]

    def answer_case(self, case: Mapping[str, Any]) -> dict[str, object]:
        from changpai_desktop.games.qianhong import cases

        kind, options = desk.read_case(self, case, tuple(cases.KINDS))
        return cases.KINDS[kind](cases.Position(case, options))


GAME = Qianhong()
"""千字红花白花 (rules changpai 5)."""
