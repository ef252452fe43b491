"""幺地人 as the house knows it: the contract object.

Its names and options are here at once, for the window to show; the code that plays and counts is imported when
the first hand is dealt.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Game, Seat, Value
from changpai_desktop.games.shared import desk
from changpai_desktop.games.signs import SIGNS
from changpai_desktop.games.yaodiren import words
from changpai_desktop.games.yaodiren.kinds import COPIES, INDEX, PACK
from changpai_desktop.games.yaodiren.options import CONFLICTS, OPTIONS, PRESETS, Rules

if TYPE_CHECKING:
    from changpai_desktop.games.yaodiren.hand import YaodirenHand


class Yaodiren(Game):
    """幺地人: 105 domino long cards, three or two players (rules changpai 1)."""

    sign = SIGNS["yaodiren"]
    pack = PACK
    copies = COPIES
    unit = words.TUO
    verbs = words.VERBS
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    items = words.ITEM

    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> "YaodirenHand":
        from changpai_desktop.games.yaodiren.hand import YaodirenHand

        desk.check_seats(self, seats, dealer)
        return YaodirenHand(self.read_options(options), seats, dealer, stock)

    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """Rules 1.1.3: each player cuts a card, most pips deals; those who tie cut again."""
        return desk.highest_card_deals(self, rng, seats)

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        from changpai_desktop.games.yaodiren.arrange import arrange

        return arrange(cards)

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        """Rules 1.2: 陀 of an exposed group."""
        from changpai_desktop.games.yaodiren.scoring import Laid, Scoring

        rules = Rules.of(self.read_options(options))
        return Scoring(rules).exposed_tuo(Laid(verb, tuple(INDEX[c] for c in cards)))

    def answer_case(self, case: Mapping[str, Any]) -> dict[str, object]:
        from changpai_desktop.games.yaodiren import cases

        kind, options = desk.read_case(self, case, tuple(cases.KINDS))
        return cases.KINDS[kind](cases.Position(case, options))


GAME = Yaodiren()
