"""Who deals next in the Hunan games."""

from collections.abc import Sequence
from itertools import takewhile

from changpai_desktop.games.contract import Outcome, Seat


def next_dealer(outcomes: Sequence[Outcome], seats: int) -> Seat:
    """1.1.3: after every third 荒庄 in a row the dealer's 下家 deals."""
    dealer = outcomes[-1].next_dealer
    draws = len(tuple(takewhile(lambda outcome: outcome.kind == "draw", reversed(outcomes))))
    return (dealer + 1) % seats if draws and draws % 3 == 0 else dealer
