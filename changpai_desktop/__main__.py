"""Where the program starts: without arguments the window, with arguments a command.

Only the window, the printed sheet and the self-test import Qt, and only when they are asked for.
"""

import os
import sys
from argparse import ArgumentParser
from functools import partial
from importlib import import_module
from pathlib import Path


def main() -> int:
    """`changpai`: exit code of the command or the window."""
    names_in_utf8()
    if len(sys.argv) < 2:
        return window()
    from changpai_desktop.cli import main as cli

    cli.speak_utf8()
    parser = cli.parser()
    args = parser.parse_args()
    if args.selftest:
        return int(import_module("changpai_desktop.desktop.selftest").main())
    if args.command is None:
        return _usage(parser)
    if args.command == "cards" and args.sheet:
        return _sheet(args.game, args.sheet)
    return cli.run(args)


def window() -> int:
    """`changpai-desktop`: the window."""
    names_in_utf8()
    return int(import_module("changpai_desktop.desktop.app").main())


def names_in_utf8() -> None:
    """Starts the program anew in Python's UTF-8 mode where the locale has another encoding, such as GBK or ASCII.

    Qt takes file names for UTF-8 on every system. If Python took the same bytes for something else, a home in a
    folder with a Chinese name would be two different folders.
    """
    frozen = getattr(sys, "frozen", False)
    if os.name != "posix" or frozen or sys.flags.utf8_mode or sys.getfilesystemencoding() == "utf-8":
        return
    os.execv(sys.executable, [sys.executable, "-X", "utf8", *sys.orig_argv[1:]])


def _usage(parser: ArgumentParser) -> int:
    parser.print_help(sys.stderr)
    return 2


def _sheet(game_id: str, out: str) -> int:
    """Prints the faces of a game's pack; needs no screen."""
    from changpai_desktop.games.registry import UnknownGame, game

    try:
        played = game(game_id)
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        application = import_module("PySide6.QtGui").QGuiApplication(sys.argv[:1])
        face = partial(import_module("changpai_desktop.art.gallery").face, faces=played.face_set)
        pack = played.pack
        print_sheet = import_module("changpai_desktop.desktop.print_sheet")
        title, captions = print_sheet.words(pack, played.deck({}))
        drawn = [face(kind.token) for kind in (*pack.kinds, *pack.text_kinds)]
        print_sheet.write_sheet(title, list(zip(captions, drawn, strict=True)), Path(out), pack.size_mm)
        del application
    except OSError as error:
        print(f"changpai: {out}: {error.strerror or error}", file=sys.stderr)
        return 2
    except (UnknownGame, ValueError) as error:
        print(f"changpai: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
