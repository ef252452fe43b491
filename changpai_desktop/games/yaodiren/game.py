"""幺地人 as the house knows it: the contract object.

Its names and options are here at once, for the window to show; the code that plays and counts is imported when
the first hand is dealt.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import CaseError, Game, OptionError, Seat, Value
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

        if seats not in self.seats:
            raise ValueError(f"{self.id} is played by {' or '.join(map(str, self.seats))} players, not {seats}")
        if not 0 <= dealer < seats:
            raise ValueError(f"there is no seat {dealer} to deal among {seats} players")
        return YaodirenHand(self.read_options(options), seats, dealer, stock)

    def first_dealer(self, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
        """Rules 1.1.3: each player cuts a card, most pips deals; those who tie cut again."""
        pips = {k.token: k.pips for k in self.pack.kinds}
        cards = shuffled([k.token for k in self.pack.kinds for _ in range(self.copies)], rng)
        rounds: list[tuple[str, ...]] = []
        still = list(range(seats))
        while len(still) > 1:
            cut = tuple(cards.pop() if s in still else "" for s in range(seats))
            rounds.append(cut)
            most = max(pips[cut[s]] for s in still)
            still = [s for s in still if pips[cut[s]] == most]
        return still[0], tuple(rounds)

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


GAME = Yaodiren()
