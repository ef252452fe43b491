"""Where a frozen program starts: as a computer player's process, or as the ordinary program.

Outside a frozen program those are two modules of one interpreter; inside there is only one executable.
"""

import multiprocessing
import sys


def main() -> int:
    """`changpai --brain` serves as a computer player; anything else is `changpai` itself."""
    if sys.argv[1:2] == ["--brain"]:
        from changpai_desktop.players.brain import main as brain

        return brain()
    from changpai_desktop.__main__ import main as program

    return program()


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
