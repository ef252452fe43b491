"""Views, actions and advice as JSON lines: what a computer player's process hears and says."""

from typing import Literal

import msgspec

from changpai_desktop.games.contract import View
from changpai_desktop.players.advice import Advice


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """One question. `generation` comes back with the answer."""

    generation: int
    do: Literal["choose", "advise", "quit"]
    view: View | None = None
    level: str = "regular"
    seed: int = 0


class Answer(msgspec.Struct, omit_defaults=True):
    """One answer: an action as text, advice if asked for, or what went wrong."""

    generation: int
    action: str = ""
    advice: list[Advice] = []
    error: str = ""


_ENCODER = msgspec.json.Encoder()
_REQUEST = msgspec.json.Decoder(Request)
_ANSWER = msgspec.json.Decoder(Answer)
_VIEW = msgspec.json.Decoder(View)


def encode(message: "Request | Answer | View") -> bytes:
    """One line of JSON without the line's end."""
    return _ENCODER.encode(message)


def request(line: bytes) -> Request:
    """Raises msgspec.MsgspecError, saying what is wrong where."""
    return _REQUEST.decode(line)


def answer(line: bytes) -> Answer:
    """Raises msgspec.MsgspecError."""
    return _ANSWER.decode(line)


def view(line: bytes) -> View:
    """Raises msgspec.MsgspecError."""
    return _VIEW.decode(line)
