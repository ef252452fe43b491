"""The match as the window sees it: a facade over the worker's thread and the computer players' processes.

What flows through: answers of the player in, steps, decisions and outcomes out.

Order of things: `stepped` says what happened; whoever shows it calls `shown()` when the last movement is over;
after a fixed beat the next move is made, or `decision_needed` asks the player. The computers think while the
step is being shown, and answer in no time that could be told from outside: the beat depends on the speed alone.
At speed 0 nothing is waited for.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6 import QtCore
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from changpai_desktop.desktop.theme import SPEEDS
from changpai_desktop.games.contract import Action, Game, Reason, Seat, View
from changpai_desktop.games.registry import game
from changpai_desktop.store.places import Places

if TYPE_CHECKING:
    from changpai_desktop.desktop.brains import Brains
    from changpai_desktop.desktop.engine_worker import HandFacts, MatchWorker, Step
    from changpai_desktop.match.config import MatchConfig

log = logging.getLogger("changpai.engine")
BEAT: Final = 260
"""Milliseconds at speed 3 between the end of a movement and the next move, whoever makes it."""
HINT_LEVEL: Final = "regular"


class Engine(QObject):
    """One for the whole program; plays at most one match at a time."""

    begun = Signal(object)
    """A match was begun or resumed: its HandFacts. Comes just before its first `stepped`."""
    stepped = Signal(list, object)
    """Events as the viewer sees them, and the View after them. No events and `rewound` true: show the view."""
    decision_needed = Signal(object, int)
    """The player's View and a ticket that the answer must carry."""
    hand_over = Signal(object, object)
    """Outcome and HandFacts, after everything is shown."""
    advice = Signal(int, list)
    """The ticket and the answer to a hint: Advice, best first."""
    refused = Signal(int, object)
    """A new ticket for the same decision, and the Reason why the answer was not allowed."""
    judged = Signal(object, object, object)
    """An Action that was asked about, why it is not allowed (None: it is), what it would cost (None: nothing)."""
    failed = Signal(str)
    """Something the player must be told; the match is saved up to here."""

    _begin = Signal(object)
    _resume = Signal(object)
    _apply = Signal(int, int, object)
    _judge = Signal(int, int, object)
    _undo = Signal(int)
    _helped = Signal()
    _next = Signal()
    _close = Signal()

    def __init__(
        self, settings: Any, where: Places, brain: Sequence[str] | None = None, parent: QObject | None = None
    ) -> None:
        """settings: anything with `speed`, read anew at each step; brain: how a child is started, for tests."""
        super().__init__(parent)
        self._settings = settings
        self._where = where
        self._worker: MatchWorker | None = None
        self._brain = brain
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._beat_over)
        self._forget()
        self._ticket = 0
        self._era = 0
        self._started = False

    def _make_worker(self) -> None:
        # The match's rooms are imported here, after the start page has been painted.
        from changpai_desktop.desktop.engine_worker import MatchWorker

        self._worker = worker = MatchWorker(self._where)
        worker.moveToThread(self._thread)
        self._begin.connect(worker.begin)
        self._resume.connect(worker.resume)
        self._apply.connect(worker.apply)
        self._judge.connect(worker.judge)
        self._undo.connect(worker.undo)
        self._helped.connect(worker.helped)
        self._next.connect(worker.next_hand)
        self._close.connect(worker.close)
        worker.stepped.connect(self._on_step)
        worker.refused.connect(self._on_refused)
        worker.failed.connect(self._on_failed)
        worker.judged.connect(self._on_judged)

    @cached_property
    def _thread(self) -> QtCore.QThread:
        made = QtCore.QThread(self)
        made.setObjectName("match")
        return made

    @cached_property
    def brains(self) -> Brains:
        """The computer players' processes; imported and made when first asked for, after the start page."""
        from changpai_desktop.desktop.brains import Brains

        made = Brains(self._brain, parent=self)
        made.answered.connect(self._on_answer)
        made.failed.connect(self._on_brain_failed)
        return made

    def _forget(self) -> None:
        self._step: Step | None = None
        self._ready = False
        self._shown = False
        self._over_told = False
        self._open = False
        self._asked: dict[int, tuple[Seat, View]] = {}
        self._answers: dict[Seat, tuple[View, Action]] = {}
        self._hints: dict[int, int] = {}

    # ---- what may be read

    @property
    def facts(self) -> HandFacts | None:
        """Of the current match; None if there is none."""
        return self._step.facts if self._step else None

    @property
    def view(self) -> View | None:
        """What the viewer sees now."""
        return self._step.view if self._step else None

    @property
    def rewound(self) -> bool:
        """Whether the last step jumped (undo, resume) instead of moving on."""
        return self._step is not None and self._step.rewound

    @property
    def config(self) -> MatchConfig | None:
        """Of the current match."""
        return self._step.facts.config if self._step else None

    @property
    def game(self) -> Game | None:
        """The game being played."""
        return game(self._step.facts.config.game) if self._step else None

    @property
    def open_ticket(self) -> int:
        """The ticket that waits for an answer, 0 if none does."""
        return self._ticket if self._open else 0

    @property
    def can_undo(self) -> bool:
        """Whether taking back is allowed in this match now."""
        step = self._step
        return step is not None and step.outcome is None and step.facts.config.mode == "practice"

    @property
    def can_hint(self) -> bool:
        """Whether hints are allowed and there is something to decide."""
        step = self._step
        return self._open and step is not None and step.facts.config.mode == "practice"

    def beat(self) -> int:
        """Milliseconds of the fixed pause before the next move at the present speed."""
        return round(BEAT * SPEEDS[self._settings.speed])

    # ---- what the player does

    def start(self) -> None:
        """Starts thread and children early; called by itself when needed."""
        if not self._started:
            self._started = True
            if self._worker is None:
                self._make_worker()
            self._thread.start()
            self.brains.begin()

    @Slot(object)
    def begin(self, config: MatchConfig) -> None:
        """A new match. What comes of it comes by signals."""
        self._away()
        self._era += 1
        self._begin.emit(config)

    @Slot(object)
    def resume(self, path: Path) -> None:
        """A recorded match from its last decision on."""
        self._away()
        self._era += 1
        self._resume.emit(path)

    @Slot()
    def leave(self) -> None:
        """Puts the match away; it can be resumed from its record."""
        self._away()
        if self._started:
            self._era += 1
            self._close.emit()

    def _away(self) -> None:
        self._pace.stop()
        self.brains.forget()
        self._forget()
        self.start()

    @Slot()
    def shown(self) -> None:
        """Everything of the last step has been shown."""
        if self._step is not None and not self._shown:
            self._shown = True
            self._pace.start(self.beat())

    @Slot(int, object)
    def answer(self, ticket: int, action: Action) -> None:
        """The player's decision. One that is late, or a second one, does nothing."""
        step = self._step
        if not self._open or ticket != self._ticket or step is None:
            return
        # Not ready either: a computer's answer that comes before the next step must not ask the player once more.
        self._open = self._ready = False
        self._apply.emit(step.serial, step.facts.viewer, action)

    @Slot(object)
    def judge(self, action: Action) -> None:
        """Ask whether the player might do this now, and what it would cost; the answer comes by `judged`."""
        step = self._step
        if step is not None:
            self._judge.emit(step.serial, step.facts.viewer, action)

    @Slot()
    def undo(self) -> None:
        """Take the last own decision back (practice mode)."""
        if self.can_undo and self._step is not None:
            self._undo.emit(self._step.facts.viewer)

    @Slot(int)
    def ask_hint(self, ticket: int) -> None:
        """Ask what would be best now; the answer comes by `advice` with this ticket."""
        step = self._step
        if not self.can_hint or ticket != self._ticket or step is None:
            return
        self._helped.emit()
        asked = self.brains.ask("advise", step.view, HINT_LEVEL, self._seed(step, step.facts.viewer))
        self._hints[asked] = ticket

    @Slot()
    def next_hand(self) -> None:
        """Deal the next hand."""
        if self._step is not None and self._step.outcome is not None:
            self._next.emit()

    @Slot()
    def move_now(self) -> None:
        """Do not wait for the beat."""
        self._pace.stop()
        self._beat_over()

    def close(self) -> None:
        """Ends thread and children; call when the program ends."""
        self._pace.stop()
        self._forget()
        if self._started:
            self.brains.close()
            self._era += 1
            self._close.emit()
            self._thread.quit()
            self._thread.wait(8000)
            self._started = False

    # ---- what comes back

    def _on_step(self, step: Step) -> None:
        if step.era != self._era:
            # Sent before the worker knew that the match is put away; asking for it would start the children again.
            return
        first = self._step is None
        self._step, self._ready, self._shown, self._open = step, False, False, False
        self._over_told = False
        self._ask_brains(step)
        if first:
            self.begun.emit(step.facts)
        self.stepped.emit(list(step.events), step.view)
        if self._settings.speed == 0 and self._step is step:
            self._shown = True
            self._pace.start(0)

    def _ask_brains(self, step: Step) -> None:
        asked = dict(self._asked.values())
        for seat, view in step.pending:
            if self._human(step, seat):
                continue
            held = self._answers.get(seat)
            if (held and held[0] == view) or asked.get(seat) == view:
                continue
            level = step.facts.config.players[seat].level
            number = self.brains.ask("choose", view, level, self._seed(step, seat))
            self._asked[number] = (seat, view)

    @staticmethod
    def _human(step: Step, seat: Seat) -> bool:
        return step.facts.config.players[seat].kind == "human"

    @staticmethod
    def _seed(step: Step, seat: Seat) -> int:
        facts = step.facts
        return (facts.config.code.seed * 31 + facts.number * 1009 + facts.decisions * 7 + seat) & 0x7FFFFFFF

    def _beat_over(self) -> None:
        self._ready = True
        self._proceed()

    def _proceed(self) -> None:
        step = self._step
        if step is None or not self._ready or self._open:
            return
        if step.outcome is not None:
            if not self._over_told:
                self._over_told = True
                self.hand_over.emit(step.outcome, step.facts)
            return
        # The player answers first: the computers' answers are as secret as theirs, and order does not matter.
        if any(seat == step.facts.viewer and self._human(step, seat) for seat, _ in step.pending):
            self._ask_player(step)
            return
        for seat, view in step.pending:
            held = self._answers.get(seat)
            if held is not None and held[0] == view:
                self._ready = False
                self._apply.emit(step.serial, seat, held[1])
                return

    def _ask_player(self, step: Step) -> None:
        self._ticket += 1
        self._open = True
        self.decision_needed.emit(step.view, self._ticket)

    def _on_answer(self, number: int, answer: dict[str, Any]) -> None:
        if number in self._hints:
            from changpai_desktop.desktop.brains import read_advice

            self.advice.emit(self._hints.pop(number), read_advice(answer))
            return
        asked = self._asked.pop(number, None)
        if asked is None:
            return
        seat, view = asked
        self._answers[seat] = (view, Action.parse(str(answer["action"])))
        self._proceed()

    def _on_brain_failed(self, number: int, why: str) -> None:
        if self._hints.pop(number, None) is not None or self._asked.pop(number, None) is not None:
            log.error("brain: %s", why)
            self.failed.emit(why)

    def _on_refused(self, serial: int, reason: Reason) -> None:
        step = self._step
        if step is None or serial != step.serial:
            return
        if any(seat == step.facts.viewer and self._human(step, seat) for seat, _ in step.pending):
            self._ticket += 1
            self._open = True
            self.refused.emit(self._ticket, reason)
        else:
            self.failed.emit(str(reason.word.source))

    def _on_judged(self, serial: int, action: Action, why: object, warning: object) -> None:
        if self._step is not None and serial == self._step.serial:
            self.judged.emit(action, why, warning)

    def _on_failed(self, why: str) -> None:
        self.failed.emit(why)
