"""What a match is set up with.

What flows through: the start page's choices in, a checked configuration out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from changpai_desktop.cards import DealCode
from changpai_desktop.games.contract import Value
from changpai_desktop.games.registry import game

Mode = Literal["practice", "honest"]
PlayerKind = Literal["human", "ai"]


class MatchError(ValueError):
    """A match that cannot be set up, or a step that the match does not allow now."""


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """Who sits at a seat: a name, and a person or a computer of some level."""

    name: str
    kind: PlayerKind
    level: str = ""


@dataclass(frozen=True, slots=True)
class MatchConfig:
    """A match: the game and its rules, who plays, and the deal code from which every hand follows.

    `hands` is the number of hands, 0 for an open end. In `practice` decisions may be taken back, in
    `honest` they may not.
    """

    game: str
    seats: int
    players: tuple[PlayerSpec, ...]
    code: DealCode
    preset: str = ""
    options: Mapping[str, Value] = field(default_factory=dict)
    hands: int = 0
    mode: Mode = "practice"

    def all_options(self) -> dict[str, Value]:
        """Every option of the game by id, after preset and choices.

        Raises UnknownGame or OptionError, and MatchError for a number of seats, players or hands that
        cannot be.
        """
        played = game(self.game)
        if self.seats not in played.seats:
            raise MatchError(f"{self.game} is played by {' or '.join(map(str, played.seats))}, not {self.seats}")
        if len(self.players) != self.seats:
            raise MatchError(f"{self.seats} seats need {self.seats} players, not {len(self.players)}")
        if self.hands < 0:
            raise MatchError(f"a match has 0 (no end) or more hands, not {self.hands}")
        if self.mode not in ("practice", "honest"):
            raise MatchError(f"a match is in practice or honest mode, not {self.mode!r}")
        return played.read_options(self.options, self.preset)
