"""The lines of a match record as typed structures. What flows through: JSON lines in, checked structs out.

Format and limits are described in docs/replay-format.md and docs/replay.schema.json.
"""

import hashlib
from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from changpai_desktop.games.contract import Outcome, Value

FORMAT = "changpai-replay"
VERSION = 1
MAX_FILE = 16 << 20
MAX_LINE = 64 << 10
MAX_LINES = 300_000

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Text = Annotated[str, Meta(max_length=400)]
Money = Annotated[int, Meta(ge=-(10**12), le=10**12)]


class PlayerLine(msgspec.Struct, forbid_unknown_fields=True):
    """A player in the header."""

    name: Text
    kind: Annotated[str, Meta(pattern="^(human|ai)$")]
    level: Text = ""


class HeaderLine(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    format: Annotated[str, Meta(pattern=f"^{FORMAT}$")]
    version: Annotated[int, Meta(ge=1)]
    game: Text
    preset: Text
    options: dict[str, Text | int]
    """Only those that differ from the defaults."""
    options_hash: Text
    """Of all options, so that a change of defaults is noticed."""
    seats: Annotated[int, Meta(ge=1, le=8)]
    players: Annotated[list[PlayerLine], Meta(max_length=8)]
    code: Text
    mode: Annotated[str, Meta(pattern="^(practice|honest)$")]
    hands: Number
    first_dealer: SeatNumber


class HandLine(msgspec.Struct, forbid_unknown_fields=True):
    """A hand is dealt."""

    hand: Number
    dealer: SeatNumber
    code: Text


class DecisionLine(msgspec.Struct, forbid_unknown_fields=True):
    """A seat decided."""

    seat: SeatNumber
    do: Text


class UndoLine(msgspec.Struct, forbid_unknown_fields=True):
    """The last `undo` decisions were taken back."""

    undo: Annotated[int, Meta(ge=1, le=100_000)]


class PayLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the ledger."""

    payer: SeatNumber
    payee: SeatNumber
    amount: Money
    item: Text
    rule: Text
    cards: Text = ""


class OutcomeLine(msgspec.Struct, forbid_unknown_fields=True):
    """A hand is settled."""

    outcome: Annotated[str, Meta(pattern="^(win|draw|void)$")]
    ledger: Annotated[list[PayLine], Meta(max_length=1000)]
    deltas: Annotated[list[Money], Meta(max_length=8)]
    totals: Annotated[list[Money], Meta(max_length=8)]
    next_dealer: SeatNumber


Line = HandLine | DecisionLine | UndoLine | OutcomeLine
_KINDS: dict[str, type[Line]] = {
    "hand": HandLine,
    "seat": DecisionLine,
    "undo": UndoLine,
    "outcome": OutcomeLine,
}
_decoders = {key: msgspec.json.Decoder(kind) for key, kind in _KINDS.items()}
_header = msgspec.json.Decoder(HeaderLine)
_keys = msgspec.json.Decoder(dict[str, msgspec.Raw])


class LineError(ValueError):
    """A line that is not of this format; the text says why."""


def read_header(data: bytes) -> HeaderLine:
    """The first line. Raises LineError."""
    try:
        return _header.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise LineError(str(error)) from None


def read_line(data: bytes) -> Line:
    """Any further line. Raises LineError."""
    try:
        keys = _keys.decode(data)
        for key, decoder in _decoders.items():
            if key in keys:
                return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise LineError(str(error)) from None
    raise LineError("the line is none of hand, decision, undo, outcome")


def write_line(line: HeaderLine | Line) -> bytes:
    """A line with its end."""
    return msgspec.json.encode(line) + b"\n"


def options_hash(options: Mapping[str, Value]) -> str:
    """A short hash of all options, independent of their order."""
    return hashlib.sha256(msgspec.json.encode(dict(sorted(options.items())))).hexdigest()[:16]


def outcome_line(outcome: Outcome, totals: tuple[int, ...]) -> OutcomeLine:
    """The line that settles a hand."""
    pays = [PayLine(x.payer, x.payee, x.amount, x.item.source, x.rule, " ".join(x.cards)) for x in outcome.ledger]
    return OutcomeLine(outcome.kind, pays, list(outcome.deltas), list(totals), outcome.next_dealer)
