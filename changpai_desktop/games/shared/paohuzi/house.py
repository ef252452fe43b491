"""What the game objects of this family do alike: the cut for the first dealer, the hand's columns, group values."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import CaseError, Game, OptionError, Outcome, Seat, Value
from changpai_desktop.games.shared.zi import COPIES, PACK

HOLD: Final = 4
"""字牌 are held as columns of at most four cards."""


def first_dealer(rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
    """1.1.3: the first dealer is random: each cuts a card, the highest number deals; those who tie cut again."""
    number = {k.token: k.pips for k in PACK.kinds}
    cards = shuffled([k.token for k in PACK.kinds for _ in range(COPIES)], rng)
    rounds: list[tuple[str, ...]] = []
    still = list(range(seats))
    while len(still) > 1:
        cut = tuple(cards.pop() if s in still else "" for s in range(seats))
        rounds.append(cut)
        most = max(number[cut[s]] for s in still)
        still = [s for s in still if number[cut[s]] == most]
    return still[0], tuple(rounds)


def next_dealer(outcomes: Sequence[Outcome], seats: int) -> Seat:
    """1.1.3: after every third 荒庄 in a row the dealer's 下家 deals."""
    dealer = outcomes[-1].next_dealer
    draws = len(tuple(takewhile(lambda outcome: outcome.kind == "draw", reversed(outcomes))))
    return (dealer + 1) % seats if draws and draws % 3 == 0 else dealer


def read_case(game: Game, case: Mapping[str, Any], kinds: Sequence[str]) -> tuple[str, dict[str, Value]]:
    """The kind of a case and its options. Raises CaseError naming the field that is wrong."""
    kind = case.get("kind")
    if not isinstance(kind, str) or kind not in kinds:
        raise CaseError(f"kind: {game.id} has {', '.join(kinds)}, not {kind!r}")
    rules = case.get("rules", {})
    if not isinstance(rules, dict):
        raise CaseError("rules: must be an object of options")
    try:
        return kind, game.read_options(rules)
    except OptionError as error:
        raise CaseError(f"rules: {error}") from None


def check_seats(game: Game, seats: int, dealer: Seat) -> None:
    """Raises ValueError for a number of seats or a dealer that the game does not have."""
    if seats not in game.seats:
        raise ValueError(f"{game.id} is played by {' or '.join(map(str, game.seats))} players, not {seats}")
    if not 0 <= dealer < seats:
        raise ValueError(f"there is no seat {dealer} to deal among {seats} players")
