"""Every game by id. A game's code is imported when it is first asked for, so that a window starts quickly."""

from functools import cache
from importlib import import_module

from changpai_desktop.games.contract import Game
from changpai_desktop.games.signs import SIGNS

_MODULES = {game_id: f"changpai_desktop.games.{game_id}.game" for game_id in SIGNS}
GAME_IDS: tuple[str, ...] = tuple(_MODULES)
"""Ids in the order of the start page."""


class UnknownGame(KeyError):
    """No game has that id."""

    def __str__(self) -> str:
        return f"there is no game {self.args[0]!r}; there are {', '.join(GAME_IDS)}"


@cache
def game(game_id: str) -> Game:
    """The game with that id. Raises UnknownGame."""
    if game_id not in _MODULES:
        raise UnknownGame(game_id)
    made: Game = import_module(_MODULES[game_id]).GAME
    return made
