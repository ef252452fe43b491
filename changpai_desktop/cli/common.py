"""What all commands share: errors told in one sentence, options from text, the language, choosers."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Game, OptionError, Value
from changpai_desktop.games.registry import UnknownGame, game
from changpai_desktop.match.auto import Choose, RandomChooser
from changpai_desktop.match.config import MatchConfig, MatchError, PlayerSpec
from changpai_desktop.store.language import Catalog, from_environment
from changpai_desktop.store.replay import Replay, ReplayError, read_replay


class CliError(Exception):
    """Bad input, told in one sentence; the program ends with code 2."""


def a_game(game_id: str) -> Game:
    """The game of an id. Raises CliError."""
    try:
        return game(game_id)
    except UnknownGame as error:
        raise CliError(str(error)) from None


def a_code(text: str) -> DealCode:
    """A deal code. Raises CliError."""
    try:
        return DealCode.parse(text)
    except ValueError as error:
        raise CliError(str(error)) from None


def a_replay(path: str) -> Replay:
    """A match record. Raises CliError."""
    try:
        return read_replay(Path(path))
    except ReplayError as error:
        raise CliError(str(error)) from None


def catalog(args: Namespace) -> Catalog:
    """The words of the language asked for by `--lang` or the environment."""
    return Catalog(args.lang or from_environment())


def add_rules(parser: ArgumentParser) -> None:
    """`--rules`, `--set` and `--seats`."""
    parser.add_argument("--rules", metavar="PRESET", default="", help="a preset of the game's options")
    parser.add_argument("--set", metavar="K=V", action="append", default=[], help="one option (repeatable)")
    parser.add_argument("--seats", type=int, default=0, help="number of players (default: the game's own)")


def chosen(args: Namespace) -> dict[str, Value]:
    """The options given with `--set`. Raises CliError."""
    values: dict[str, Value] = {}
    for text in args.set:
        key, equals, value = text.partition("=")
        if not equals:
            raise CliError(f"--set {text}: write it as option=value")
        values[key.strip()] = value.strip()
    return values


def config(args: Namespace, levels: Sequence[str], code: DealCode, hands: int) -> MatchConfig:
    """A match of computers only, its levels repeated to fill the seats. Raises CliError."""
    played = a_game(args.game)
    seats = args.seats or played.seats[0]
    names = [levels[i % len(levels)] for i in range(seats)]
    players = tuple(PlayerSpec(f"{name} {i + 1}", "ai", name) for i, name in enumerate(names))
    made = MatchConfig(played.id, seats, players, code, args.rules, chosen(args), hands)
    try:
        made.all_options()
    except (OptionError, MatchError) as error:
        raise CliError(str(error)) from None
    return made


def a_levels(text: str) -> list[str]:
    """Levels separated by commas. Raises CliError."""
    found = [name.strip() for name in text.split(",") if name.strip()]
    if found and set(found) == {"random"}:
        return found
    from changpai_desktop.players import registry

    known = ("random", *registry.LEVELS)
    for name in found:
        if name not in known:
            raise CliError(f"there is no level {name!r}; there are {', '.join(known)}")
    if not found:
        raise CliError(f"no level is given; there are {', '.join(known)}")
    return found


def choosers(levels: Sequence[str], seed: int) -> list[Choose]:
    """A chooser for each seat, each with its own chance from the seed."""
    return [_chooser(level, Pcg32(seed, seat + 1).next()) for seat, level in enumerate(levels)]


def _chooser(level: str, seed: int) -> Choose:
    if level == "random":
        return RandomChooser(seed)
    from changpai_desktop.players import registry

    rng = Pcg32(seed)
    return lambda view: registry.choose(view, level, rng.next())


def a_seat(number: int | None, seats: int) -> int | None:
    """A seat given on the command line, checked. Raises CliError."""
    if number is not None and not 0 <= number < seats:
        raise CliError(f"there is no seat {number}; seats are 0 to {seats - 1}")
    return number


def print_json(value: Any) -> None:
    """One JSON line."""
    print(json.dumps(value, ensure_ascii=False))


def progress(done: int, total: int) -> None:
    """A bar on the error stream, if that is a terminal."""
    if sys.stderr.isatty():
        filled = 30 * done // max(total, 1)
        end = "\n" if done >= total else ""
        print(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done}/{total}", end=end, file=sys.stderr, flush=True)
