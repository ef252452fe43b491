"""The commands and their arguments. What flows through: arguments in, an exit code out.

0 done, 1 a check did not pass, 2 bad input (one sentence on the error stream), 130 interrupted.
"""

import io
import os
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Sequence

from changpai_desktop import __version__
from changpai_desktop.cli import describe, many, play, records, score
from changpai_desktop.cli.common import CliError, add_rules
from changpai_desktop.store.language import LANGUAGES

Command = Callable[[Namespace], int]


def parser() -> ArgumentParser:
    """All commands."""
    top = ArgumentParser(prog="changpai", description="Chinese long-card games. Without arguments: the window.")
    top.add_argument("--version", action="version", version=f"changpai {__version__}")
    top.add_argument("--selftest", action="store_true", help="draw a card, load a language, play a hand, and end")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=False)
    _describing(commands)
    _playing(commands)
    _reading(commands)
    return top


def _add(commands: "_SubParsersAction[ArgumentParser]", name: str, does: Command, text: str) -> ArgumentParser:
    made = commands.add_parser(name, help=text, description=text)
    made.set_defaults(does=does)
    made.add_argument("--lang", choices=tuple(LANGUAGES), default="", help="language of the games' words")
    return made


def _describing(commands: "_SubParsersAction[ArgumentParser]") -> None:
    p = _add(commands, "games", describe.games, "games, options and presets")
    p.add_argument("--json", action="store_true")
    p = _add(commands, "deal", describe.deal, "what a deal code deals")
    p.add_argument("game")
    p.add_argument("code")
    p.add_argument("--dealer", type=int, default=0)
    p.add_argument("--json", action="store_true")
    add_rules(p)
    p = _add(commands, "cards", describe.cards, "the kinds of a game's pack, or a sheet to print")
    p.add_argument("game")
    p.add_argument("--sheet", metavar="OUT.pdf", default="", help="write the pack at true size")


def _playing(commands: "_SubParsersAction[ArgumentParser]") -> None:
    p = _add(commands, "play", play.play, "computers against each other")
    p.add_argument("game")
    p.add_argument("--ai", metavar="LEVEL[,LEVEL…]", required=True)
    p.add_argument("--seed", type=int, required=True)
    p.add_argument("--hands", type=int, default=1)
    p.add_argument("--record", metavar="FILE", default="")
    p.add_argument("--json", action="store_true")
    add_rules(p)
    p = _add(commands, "simulate", many.simulate, "many hands: items, pay, lengths")
    p.add_argument("game")
    p.add_argument("--hands", type=int, required=True)
    p.add_argument("--ai", metavar="LEVEL[,LEVEL…]", default="random")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--jobs", type=int, default=1)
    p.add_argument("--csv", metavar="FILE", default="", help="one line a hand ('-': to the output)")
    p.add_argument("--json", action="store_true")
    add_rules(p)
    p = _add(commands, "arena", many.arena, "strength: the same deals, seats rotated")
    p.add_argument("game")
    p.add_argument("--levels", metavar="A,B", required=True)
    p.add_argument("--deals", type=int, required=True)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--jobs", type=int, default=1)
    p.add_argument("--json", action="store_true")
    add_rules(p)


def _reading(commands: "_SubParsersAction[ArgumentParser]") -> None:
    p = _add(commands, "score", score.score, "answers rule cases (JSON lines)")
    p.add_argument("file")
    p.add_argument("--check", action="store_true", help="compare with what the cases expect")
    p = _add(commands, "legal", records.legal, "what may be done at a point of a match record")
    p.add_argument("file")
    p.add_argument("--at", type=int, metavar="N", help="after so many decisions (default: the end)")
    p.add_argument("--seat", type=int)
    p.add_argument("--why", metavar="ACTION|CARDS", help="why something may not be done")
    p.add_argument("--json", action="store_true")
    p = _add(commands, "advise", records.advise, "ranked actions with reasons")
    p.add_argument("file")
    p.add_argument("--at", type=int, metavar="N")
    p.add_argument("--seat", type=int, required=True)
    p.add_argument("--level", default="regular")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--json", action="store_true")
    kinds = commands.add_parser("replay", help="a match record as text, verified, or exported")
    inner = kinds.add_subparsers(dest="what", metavar="show|verify|export", required=True)
    _add(inner, "show", records.show, "the record as text").add_argument("file")
    _add(inner, "verify", records.verify, "whether it follows the rules").add_argument("file")
    p = _add(inner, "export", records.export, "all of it as JSON")
    p.add_argument("file")
    p.add_argument("-o", "--output", metavar="OUT", default="")


def run(args: Namespace) -> int:
    """Runs a parsed command."""
    try:
        done: int = args.does(args)
        sys.stdout.flush()
    except CliError as error:
        print(f"changpai: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read has seen enough; keep Python from complaining once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("changpai: interrupted", file=sys.stderr)
        return 130
    return done


def main(argv: Sequence[str]) -> int:
    """Parses and runs a command that needs no window."""
    speak_utf8()
    return run(parser().parse_args(argv))


def speak_utf8() -> None:
    """UTF-8 into pipes and files whatever the locale; a terminal keeps its encoding but never fails."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="backslashreplace")
