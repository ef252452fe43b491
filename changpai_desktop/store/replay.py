"""Reading a match record. What flows through: a file in, a match played again and checked against it out.

A record is only believed as far as the rules bear it out: reading stops at the first line that is damaged
or breaks a rule, keeps everything before it, and says the line and the reason.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from changpai_desktop.cards import CardError, DealCode
from changpai_desktop.games.contract import (
    Action,
    Game,
    Hand,
    IllegalAction,
    OptionError,
    Outcome,
    Reason,
    Seat,
)
from changpai_desktop.games.registry import UnknownGame, game
from changpai_desktop.match.config import MatchConfig, MatchError, Mode, PlayerKind, PlayerSpec
from changpai_desktop.match.session import MatchSession
from changpai_desktop.store.atomic import write_atomic
from changpai_desktop.store.records import (
    MAX_FILE,
    MAX_LINE,
    MAX_LINES,
    VERSION,
    DecisionLine,
    HandLine,
    HeaderLine,
    Line,
    LineError,
    OutcomeLine,
    UndoLine,
    options_hash,
    outcome_line,
    read_header,
    read_line,
)
from changpai_desktop.store.writer import ReplayWriter


class ReplayError(ValueError):
    """A file that is no usable record; the text is one sentence with the file's name."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Where a record stops being usable, and why."""

    line: int
    reason: str
    torn: bool = False
    """Only the end of the file is missing, as after a crash while writing; nothing is wrong before it."""
    rule: Reason | None = None
    """The rule that was broken, if one was."""

    def __str__(self) -> str:
        if self.torn:
            return f"line {self.line}: the last line is torn and was ignored"
        return f"line {self.line}: {self.reason}"


@dataclass(frozen=True, slots=True)
class RecordedDecision:
    """A decision that stands (was not taken back), and its line."""

    seat: Seat
    action: Action
    line: int


@dataclass(slots=True)
class RecordedHand:
    """One hand of a record."""

    number: int
    dealer: Seat
    code: DealCode
    line: int
    decisions: list[RecordedDecision] = field(default_factory=list)
    taken_back: int = 0
    """How many decisions were taken back in this hand."""
    outcome: Outcome | None = None
    outcome_line: int = 0
    totals: tuple[int, ...] = ()
    """After this hand, once it is settled."""


@dataclass(slots=True)
class Replay:
    """A record, verified as far as `problem` allows; None means all of it."""

    path: Path
    config: MatchConfig
    first_dealer: Seat
    hands: list[RecordedHand]
    problem: Problem | None
    good_bytes: int
    """The file is good up to here."""
    notice: str = ""
    """Something to say that does not make the record wrong by itself."""

    @property
    def game(self) -> Game:
        """The game that was played."""
        return game(self.config.game)

    @property
    def length(self) -> int:
        """Number of decisions that stand, over all hands."""
        return sum(len(h.decisions) for h in self.hands)

    def session(self, decisions: int | None = None) -> MatchSession:
        """The match as it stood after so many decisions (all of them by default).

        Raises ReplayError if the record has fewer.
        """
        wanted = self.length if decisions is None else decisions
        if not 0 <= wanted <= self.length:
            raise ReplayError(f"{self.path.name} has {self.length} decisions, there is no point {wanted}")
        session = MatchSession(self.config)
        for hand in self.hands:
            if wanted == 0 and session.hand_number >= 0 and decisions is not None:
                break
            session.start_hand()
            for decision in hand.decisions[:wanted]:
                session.apply(decision.seat, decision.action)
            wanted -= min(wanted, len(hand.decisions))
        return session

    def position(self, hand: int, decisions: int) -> Hand:
        """Hand `hand` (an index of `hands`) after so many of its decisions. Raises IndexError."""
        recorded = self.hands[hand]
        options = self.config.all_options()
        stock = self.game.stock(recorded.code.rng(), options)
        made = self.game.new_hand(options, self.config.seats, recorded.dealer, stock, recorded.number)
        for decision in recorded.decisions[:decisions]:
            made.apply(decision.seat, decision.action)
        return made


def read_replay(path: Path) -> Replay:
    """Reads and verifies. Raises ReplayError if there is nothing to show at all (no readable first line)."""
    data = _bytes_of(path)
    lines = list(_lines(data))
    if not lines or len(lines[0]) > MAX_LINE:
        raise ReplayError(f"{path.name} is empty" if not lines else f"{path.name}: line 1 is too long")
    try:
        header = read_header(lines[0])
    except LineError as error:
        raise ReplayError(f"{path.name}: line 1 is not the first line of a match record ({error})") from None
    if header.version > VERSION:
        raise ReplayError(
            f"{path.name} was written by a newer program: its format version is {header.version}, "
            f"this one reads up to {VERSION}"
        )
    config = _config(path, header)
    return _Reading(path, header, config, lines).run()


def resume(path: Path) -> tuple[MatchSession, ReplayWriter, Replay]:
    """The match standing at its last good decision, and a writer that goes on in the same file.

    A torn last line is cut off. If more is wrong, the whole file is first kept beside it as `….damaged`.
    Raises ReplayError, if nothing of the record holds, or OSError.
    """
    replay = read_replay(path)
    if replay.problem is not None and not replay.problem.torn:
        if not replay.hands:
            raise ReplayError(f"{path.name}: {replay.problem}")
        write_atomic(_free(path.with_name(path.name + ".damaged")), path.read_bytes())
    session = replay.session()
    with path.open("r+b") as file:
        file.truncate(replay.good_bytes)
        file.seek(max(0, replay.good_bytes - 1))
        if file.read(1) != b"\n":
            file.write(b"\n")
    writer = ReplayWriter(path, append=True)
    last = replay.hands[-1] if replay.hands else None
    if last is not None and last.outcome is not None and last.outcome_line == 0:
        writer.outcome(last.outcome, last.totals)  # killed between the last decision and its outcome
    session.record_to(writer)
    return session, writer, replay


def _free(path: Path) -> Path:
    """This name, or the first with a number behind it that is not taken."""
    found, n = path, 1
    while found.exists():
        n += 1
        found = path.with_name(f"{path.name}-{n}")
    return found


def _bytes_of(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_FILE + 1)
    except OSError as error:
        raise ReplayError(f"{path}: {error.strerror or error}") from None
    if len(data) > MAX_FILE:
        raise ReplayError(f"{path.name} is larger than {MAX_FILE >> 20} MB")
    return data


def _lines(data: bytes) -> Iterator[bytes]:
    """Lines with their ends."""
    start = 0
    while start < len(data):
        end = data.find(b"\n", start)
        end = len(data) if end < 0 else end + 1
        yield data[start:end]
        start = end


def _config(path: Path, header: HeaderLine) -> MatchConfig:
    """The match of a header. Raises ReplayError."""
    try:
        played = game(header.game)
        options = played.read_options(header.options)
        presets = {p.id for p in played.presets}
        config = MatchConfig(
            game=header.game,
            seats=header.seats,
            players=tuple(PlayerSpec(p.name, cast(PlayerKind, p.kind), p.level) for p in header.players),
            code=DealCode.parse(header.code),
            # All options are given, so the preset is a mere label and may change or vanish in later releases.
            preset=header.preset if header.preset in presets else "",
            options=options,
            hands=header.hands,
            mode=cast(Mode, header.mode),
        )
        config.all_options()
    except (UnknownGame, OptionError, MatchError, ValueError) as error:
        raise ReplayError(f"{path.name}: line 1: {error}") from None
    return config


class _StopError(Exception):
    """The end of what can be used of a record."""

    def __init__(self, line: int, reason: str, rule: Reason | None = None) -> None:
        super().__init__(reason)
        self.problem = Problem(line, reason, rule=rule)


class _Reading:
    """Plays a record line by line. Decisions that are taken back later are left out before playing."""

    def __init__(self, path: Path, header: HeaderLine, config: MatchConfig, lines: list[bytes]) -> None:
        self.header, self.lines = header, lines
        self.session = MatchSession(config)
        self.replay = Replay(path, config, self.session.first_dealer, [], None, len(lines[0]))
        self.pending: list[RecordedDecision] = []

    def run(self) -> Replay:
        try:
            self._check_header()
            for number, raw in enumerate(self.lines[1:], 2):
                if raw.strip():
                    self._line(number, self._decode(number, raw))
                self.replay.good_bytes += len(raw)
            self._play()
        except _StopError as stop:
            self.replay.problem = stop.problem
            self._keep_what_holds(stop.problem)
        return self.replay

    def _check_header(self) -> None:
        if self.header.first_dealer != self.session.first_dealer:
            raise _StopError(1, f"seat {self.session.first_dealer} cut the first deal, not {self.header.first_dealer}")
        if self.header.options_hash != options_hash(self.session.options):
            # A later release may have more options: the record is still right if it plays as written.
            self.replay.notice = "the options do not have the hash that is noted in line 1"

    def _decode(self, number: int, raw: bytes) -> Line:
        if number > MAX_LINES:
            raise _StopError(number, f"more than {MAX_LINES} lines")
        if len(raw) > MAX_LINE:
            raise _StopError(number, f"longer than {MAX_LINE} bytes")
        try:
            return read_line(raw)
        except LineError as error:
            if number == len(self.lines) and not raw.endswith(b"\n"):
                self._play()
                stop = _StopError(number, str(error))
                stop.problem = Problem(number, str(error), torn=True)
                raise stop from None
            raise _StopError(number, str(error)) from None

    def _line(self, number: int, line: Line) -> None:
        if isinstance(line, HandLine):
            self._hand(number, line)
        elif not self.replay.hands:
            raise _StopError(number, "no hand has been dealt yet")
        elif isinstance(line, DecisionLine):
            self._decision(number, line)
        elif isinstance(line, UndoLine):
            self._undo(number, line)
        else:
            self._outcome(number, line)

    def _hand(self, number: int, line: HandLine) -> None:
        self._play()
        session = self.session
        if not session.hand_over:
            raise _StopError(number, "a new hand, but the last one is not over")
        if session.match_over:
            raise _StopError(number, f"a new hand, but all {session.config.hands} are played")
        session.start_hand()
        _same(number, "the hand's number", line.hand, session.hand_number)
        _same(number, "the dealer", line.dealer, session.dealer)
        _same(number, "the deal code", line.code, str(session.code))
        self.replay.hands.append(RecordedHand(line.hand, session.dealer, session.code, number))
        self._note_outcome()

    def _decision(self, number: int, line: DecisionLine) -> None:
        try:
            action = Action.parse(line.do)
        except ValueError as error:
            raise _StopError(number, str(error)) from None
        if self.session.hand_over:
            raise _StopError(number, "a decision, but the hand is over")
        self.pending.append(RecordedDecision(line.seat, action, number))

    def _undo(self, number: int, line: UndoLine) -> None:
        if self.session.config.mode != "practice":
            raise _StopError(number, "decisions are taken back, but the match is not in practice mode")
        if line.undo > len(self.pending):
            raise _StopError(number, f"{line.undo} decisions are taken back, but only {len(self.pending)} were made")
        del self.pending[-line.undo :]
        self.replay.hands[-1].taken_back += line.undo

    def _outcome(self, number: int, line: OutcomeLine) -> None:
        self._play()
        hand = self.replay.hands[-1]
        if hand.outcome is None:
            raise _StopError(number, "an outcome, but the hand is not over")
        if hand.outcome_line:
            raise _StopError(number, "a second outcome of the same hand")
        wanted = outcome_line(hand.outcome, hand.totals)
        for name in ("outcome", "ledger", "deltas", "totals", "next_dealer"):
            if getattr(line, name) != getattr(wanted, name):
                raise _StopError(number, f"{name} is not what the rules make of this hand")
        hand.outcome_line = number

    def _play(self) -> None:
        """Plays what is pending. Raises _StopError at the decision that is against the rules."""
        if not self.pending:
            return
        hand, session = self.replay.hands[-1], self.session
        pending, self.pending = self.pending, []
        for decision in pending:
            if session.hand_over:
                raise _StopError(decision.line, "a decision, but the hand is over")
            if decision.seat >= session.config.seats:
                raise _StopError(decision.line, f"there is no seat {decision.seat}")
            try:
                session.apply(decision.seat, decision.action)
            except IllegalAction as error:
                text = f"seat {decision.seat} may not {decision.action}: {error}"
                raise _StopError(decision.line, text, error.reason) from None
            except (CardError, ValueError, KeyError, IndexError) as error:
                raise _StopError(decision.line, f"seat {decision.seat} may not {decision.action}: {error}") from None
            hand.decisions.append(decision)
        self._note_outcome()

    def _note_outcome(self) -> None:
        if self.session.hand_over:
            hand = self.replay.hands[-1]
            hand.outcome, hand.totals = self.session.outcomes[-1], tuple(self.session.totals)

    def _keep_what_holds(self, problem: Problem) -> None:
        """Decisions before the problem still count, and the file is good up to the line before it."""
        try:
            self._play()
        except _StopError as earlier:
            self.replay.problem = problem = earlier.problem
        self.replay.good_bytes = sum(len(raw) for raw in self.lines[: max(1, problem.line - 1)])


def _same(number: int, what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise _StopError(number, f"{what} should be {wanted}, not {found}")
