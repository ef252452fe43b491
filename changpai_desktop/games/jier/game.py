"""川牌挤儿 as the house knows it: the contract object.

Its names and options are here at once, for the window to show; the code that plays and counts is imported when
the first hand is dealt.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import PACKS, Pcg32
from changpai_desktop.games.contract import Game, Seat, Value
from changpai_desktop.games.jier import words
from changpai_desktop.games.jier.options import CONFLICTS, OPTIONS, PRESETS
from changpai_desktop.games.shared import desk
from changpai_desktop.games.signs import SIGNS

if TYPE_CHECKING:
    from changpai_desktop.games.jier.hand import JierHand


class Jier(Game):
    """川牌挤儿: 84 domino long cards, two to seven players (rules changpai 3)."""

    sign = SIGNS["jier"]
    pack = PACKS["domino"]
    copies = 4
    unit = words.GROUPS
    verbs = words.VERBS
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    items = words.ITEM
    light = frozenset({words.R["warn_locked"]})

    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> "JierHand":
        """3.1: two to seven players, whatever numbers the start page offers."""
        from changpai_desktop.games.jier.hand import JierHand
        from changpai_desktop.games.jier.table import SEATS

        if seats not in SEATS:
            raise ValueError(f"{self.id} is played by {SEATS[0]} to {SEATS[-1]} players, not {seats}")
        if not 0 <= dealer < seats:
            raise ValueError(f"there is no seat {dealer} to deal among {seats} players")
        return JierHand(self.read_options(options), seats, dealer, stock)

    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """3.1: each player turns a card, most pips is head; those who tie turn again."""
        return desk.highest_card_deals(self, rng, seats)

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        from changpai_desktop.games.jier.arrange import arrange

        return arrange(cards)

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        """3.7 按张加: one for a set that is paid for; otherwise groups count nothing by themselves."""
        from changpai_desktop.games.jier.options import Rules
        from changpai_desktop.games.jier.scoring import paid_sets

        rules = Rules.of(self.read_options(options))
        return paid_sets(rules, (verb,)) if rules.per_set else None

    def answer_case(self, case: Mapping[str, Any]) -> dict[str, object]:
        from changpai_desktop.games.jier import cases

        kind, options = desk.read_case(self, case, tuple(cases.KINDS))
        return cases.KINDS[kind](cases.Position(case, options))


GAME = Jier()
