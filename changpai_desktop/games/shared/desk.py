"""What the contract objects of games do alike: check the seats, read the head of a case, cut for the first dealer."""

from collections.abc import Mapping, Sequence
from typing import Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import CaseError, Game, OptionError, Seat, Value


def check_seats(game: Game, seats: int, dealer: Seat) -> None:
    """Raises ValueError for a number of seats or a dealer that the game does not have."""
    if seats not in game.seats:
        raise ValueError(f"{game.id} is played by {' or '.join(map(str, game.seats))} players, not {seats}")
    if not 0 <= dealer < seats:
        raise ValueError(f"there is no seat {dealer} to deal among {seats} players")


def highest_card_deals(game: Game, rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
    """Each player cuts a card and the highest deals; those who tie cut again (changpai 1.1.3, zipai 1.1.3 and 4.1).

    Returns the seat and the cards cut by each seat, round by round; empty for a seat that is out.
    """
    height = {k.token: k.pips for k in game.pack.kinds}
    cards = shuffled(game.deck({}), rng)
    rounds: list[tuple[str, ...]] = []
    still = list(range(seats))
    while len(still) > 1:
        cut = tuple(cards.pop() if s in still else "" for s in range(seats))
        rounds.append(cut)
        most = max(height[cut[s]] for s in still)
        still = [s for s in still if height[cut[s]] == most]
    return still[0], tuple(rounds)


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
