"""Matches for tests: an eager player that keeps hands going and likes to win."""

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Action, View
from changpai_desktop.match import MatchConfig, PlayerSpec

_LIKED = ("hu", "start", "join", "tuhuo", "gang", "peng", "chi")


class Eager:
    """Takes the first liked verb that is legal; otherwise any action but leaving the hand."""

    def __init__(self, seed: int = 1) -> None:
        self._rng = Pcg32(seed)

    def __call__(self, view: View) -> Action:
        for verb in _LIKED:
            found = [a for a in view.legal if a.verb == verb]
            if found:
                return found[self._rng.below(len(found))]
        rest = [a for a in view.legal if a.verb not in ("drop", "redeal")] or list(view.legal)
        return rest[self._rng.below(len(rest))]


def config(seed: int = 5, hands: int = 2, mode: str = "practice", seats: int = 3, **more: object) -> MatchConfig:
    """A match of 幺地人."""
    players = tuple(PlayerSpec(f"P{i}", "human" if i == 0 else "ai", "random") for i in range(seats))
    return MatchConfig("yaodiren", seats, players, DealCode.from_seed(seed), hands=hands, mode=mode, **more)  # type: ignore[arg-type]
