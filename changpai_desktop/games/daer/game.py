"""四川大贰 as the house knows it: the contract object.

Its names and options are here at once, for the window to show; the code that plays and counts is imported when
the first hand is dealt.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import CaseError, Game, OptionError, Seat, Value
from changpai_desktop.games.daer import words
from changpai_desktop.games.daer.options import CONFLICTS, OPTIONS, PRESETS
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

        if seats not in self.seats:
            raise ValueError(f"{self.id} is played by {' or '.join(map(str, self.seats))} players, not {seats}")
        if not 0 <= dealer < seats:
            raise ValueError(f"there is no seat {dealer} to deal among {seats} players")
        return DaerHand(self.read_options(options), seats, dealer, stock, number)

    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """4.1: the first dealer is random: each draws a card, the highest number deals; those who tie draw again."""
        number = {k.token: k.pips for k in self.pack.kinds}
        cards = shuffled([k.token for k in self.pack.kinds for _ in range(self.copies)], rng)
        rounds: list[tuple[str, ...]] = []
        still = list(range(seats))
        while len(still) > 1:
            cut = tuple(cards.pop() if s in still else "" for s in range(seats))
            rounds.append(cut)
            most = max(number[cut[s]] for s in still)
            still = [s for s in still if number[cut[s]] == most]
        return still[0], tuple(rounds)

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        from changpai_desktop.games.shared.columns import columns

        return columns(cards)

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        """4.2: 胡数 of a group."""
        from changpai_desktop.games.daer.scoring import group_value

        return group_value(verb, reading(INDEX[c] for c in cards))

    def answer_case(self, case: Mapping[str, Any]) -> dict[str, object]:
        from changpai_desktop.games.daer import cases

        kind = case.get("kind")
        if not isinstance(kind, str) or kind not in cases.KINDS:
            raise CaseError(f"kind: {self.id} has {', '.join(cases.KINDS)}, not {kind!r}")
        rules = case.get("rules", {})
        if not isinstance(rules, dict):
            raise CaseError("rules: must be an object of options")
        try:
            options = self.read_options(rules)
        except OptionError as error:
            raise CaseError(f"rules: {error}") from None
        return cases.KINDS[kind](cases.Position(case, options))


GAME = Daer()
