"""上大人 as the house knows it: the contract object.

Its names and options are here at once, for the window to show; the code that plays and counts is imported when the
first hand is dealt.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import Game, Seat, Value
from changpai_desktop.games.shangdaren import words
from changpai_desktop.games.shangdaren.kinds import COPIES, HUN, INDEX, PACK, TOKENS, N
from changpai_desktop.games.shangdaren.options import CONFLICTS, OPTIONS, PRESETS, Rules
from changpai_desktop.games.shared import desk
from changpai_desktop.games.signs import SIGNS

if TYPE_CHECKING:
    from changpai_desktop.games.shangdaren.hand import ShangdarenHand


class Shangdaren(Game):
    """上大人: 24 characters of five copies and the 混江; three players, or two, or four (rules changpai 4)."""

    sign = SIGNS["shangdaren"]
    pack = PACK
    copies = COPIES
    unit = words.HU
    verbs = words.VERBS
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    items = words.ITEM
    light = frozenset({words.R["warn_locked"], words.R["warn_short"]})

    def deck(self, options: Mapping[str, Value]) -> tuple[str, ...]:
        """4.1: 24 characters of five copies; and the 混江, unless it is left out."""
        cards = tuple(TOKENS[k] for k in range(N) for _ in range(COPIES))
        return cards if options.get("hunjiang") == "none" else (*cards, TOKENS[HUN])

    def stock(self, rng: Pcg32, options: Mapping[str, Value]) -> tuple[str, ...]:
        """4.2: a card is turned up as 将 from the shuffled cards, the 混江 replaces it, and the rest is shuffled again.

        The 将 is the first card of the stock. It is never a fixed 精, nor the 混江: then another one is turned.
        """
        rules = Rules.of({o.id: options.get(o.id, o.default) for o in self.options})
        cards = shuffled(self.deck(options), rng)
        if not rules.turns:
            return tuple(cards)
        barred = {HUN, *rules.fixed}
        jiang = next(c for c in cards if INDEX[c] not in barred)
        cards.remove(jiang)
        return (jiang, *shuffled(cards, rng))

    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> "ShangdarenHand":
        from changpai_desktop.games.shangdaren.hand import ShangdarenHand

        desk.check_seats(self, seats, dealer)
        return ShangdarenHand(self.read_options(options), seats, dealer, stock)

    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """4.2: each draws a card, the lowest in the order of the lines deals; those who tie draw again."""
        from changpai_desktop.games.shangdaren.dealing import lowest_card_deals

        return lowest_card_deals(rng, seats)

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        from changpai_desktop.games.shangdaren.arrange import columns

        return columns(cards)

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        """4.5: 胡数 of a group; 精 cards count besides."""
        from changpai_desktop.games.shangdaren.scoring import laid_value

        return laid_value(verb, tuple(INDEX[c] for c in cards), options.get("count") == "hunsu")

    def answer_case(self, case: Mapping[str, Any]) -> dict[str, object]:
        from changpai_desktop.games.shangdaren import cases

        kind, options = desk.read_case(self, case, tuple(cases.KINDS))
        return cases.KINDS[kind](cases.Position(case, options))


GAME = Shangdaren()
