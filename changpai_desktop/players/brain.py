"""A computer player as a process of its own (`python -m changpai_desktop.players.brain`): JSON lines in and out.

It runs at low priority, so that the window stays smooth, and hears nothing but views, so that it cannot see more
than a player may. The end of its input ends it.
"""

import contextlib
import os
import sys
from typing import BinaryIO

import msgspec

from changpai_desktop.players import registry, wire

NICE = 10


def serve(lines: BinaryIO, out: BinaryIO) -> None:
    """Answers every line until `quit` or the end of input; a bad line is answered with its error."""
    for line in lines:
        if not line.strip():
            continue
        reply = _reply(line)
        if reply is None:
            return
        out.write(wire.encode(reply) + b"\n")
        out.flush()


def _reply(line: bytes) -> wire.Answer | None:
    try:
        asked = wire.request(line)
    except msgspec.MsgspecError as error:
        return wire.Answer(_generation(line), error=f"not understood: {error}")
    if asked.do == "quit":
        return None
    if asked.view is None:
        return wire.Answer(asked.generation, error="there is no view to think about")
    # A record may name a level that this release does not have; its match can still be gone on with.
    level = asked.level if asked.level in registry.LEVELS else registry.LEVELS[-1]
    try:
        if asked.do == "choose":
            return wire.Answer(asked.generation, str(registry.choose(asked.view, level, asked.seed)))
        ranked = registry.advise(asked.view, level, asked.seed)
    except Exception as error:
        # A view may be well-formed and still make no sense; one bad question must not end the process.
        return wire.Answer(asked.generation, error=f"{type(error).__name__}: {error}")
    return wire.Answer(asked.generation, str(ranked[0].action), ranked)


def _generation(line: bytes) -> int:
    """The generation of a line that is otherwise no request, so that its asker hears of it; else -1."""
    with contextlib.suppress(msgspec.MsgspecError, TypeError, ValueError, KeyError):
        return int(msgspec.json.decode(line)["generation"])
    return -1


def main() -> int:
    """Serves standard input and output."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
