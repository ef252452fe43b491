"""The table page: engine's steps in, the player's decisions out.

A step is taken into the model, shown by movements, and when the last card has arrived the engine is told. Every try
of the player is first judged by the engine, so that a refusal comes with its rule and a costly move with a warning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from changpai_desktop.desktop.i18n import language, tr, word
from changpai_desktop.desktop.table import access, animation, talk
from changpai_desktop.desktop.table.after import Ending
from changpai_desktop.desktop.table.caution import Caution
from changpai_desktop.desktop.table.model import TableModel
from changpai_desktop.desktop.table.panel import SidePanel
from changpai_desktop.desktop.table.scene import CROWDING, LARGE_ZOOM, page_grid
from changpai_desktop.desktop.table.tools import Tools
from changpai_desktop.desktop.table.tries import Tries
from changpai_desktop.desktop.table.view import TableView
from changpai_desktop.games.contract import Action, Event, Reason, View
from changpai_desktop.games.registry import game

SPEED_STEPS = 6
ZOOM_KEYS = {Qt.Key.Key_Plus: 10, Qt.Key.Key_Equal: 10, Qt.Key.Key_Minus: -10}


class TablePage(QWidget):
    """See `desktop.main_window` for what the window asks of a page."""

    bar_changed = Signal()

    def __init__(self, engine: Any, settings: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        access.install()
        self.engine, self.settings = engine, settings
        self.navigator: Any = None
        self.model: TableModel | None = None
        self.view = TableView(settings.look, settings.mats, self)
        self.panel = SidePanel(settings.look, self)
        self.setFocusProxy(self.view)
        self._facts: Any = None
        self._ticket = 0
        self.caution = Caution(engine)
        self._advice: list[Any] = []
        self._hint_asked = False
        self._marks: list[int] = []
        self._primed: tuple[object, ...] = ()
        self.ending = Ending(engine)
        self.tries = Tries(self)
        self.tools = Tools(
            self,
            {
                "undo": self.undo,
                "hint": self.ask_hint,
                "why": self.tries.ask_why,
                "log": self.toggle_panel,
                "speed": self.next_speed,
                "step": self.toggle_step,
                "now": self.move_now,
                "sort": self.sort,
            },
        )
        self._wire()
        self._translate()

    def _wire(self) -> None:
        e, v = self.engine, self.view
        e.stepped.connect(self._stepped)
        e.decision_needed.connect(self._decide)
        e.advice.connect(self._advised)
        e.refused.connect(self._refused)
        e.judged.connect(self.tries.judged)
        v.discard_tried.connect(self.tries.discard)
        v.set_tried.connect(self.tries.play_set)
        v.verb_tried.connect(self.tries.verb)
        v.plan_chosen.connect(self.tries.attempt)
        v.picked.connect(self._picked)
        v.sorted_by_hand.connect(v.setFocus)
        v.spoken_changed.connect(lambda: access.focus_moved(v))
        v.mover.finished.connect(self._moved)
        v.went_on.connect(self._go_on)
        self.panel.toggled.connect(self.toggle_panel)
        self.settings.changed.connect(self._setting)
        self.settings.look.changed.connect(self._arrange)
        language().changed.connect(self._translate)

    # ---- what the window asks

    def enter(self, **_kw: Any) -> None:
        """The page comes up: what the engine has, if it came before the page was made."""
        self.ending.enter()
        if self.engine.facts is None:
            self._clear()
        self._fresh(self.engine.facts)
        if self.model is not None and self.model.view is None and self.engine.view is not None:
            self._stepped([], self.engine.view)
            if self.engine.open_ticket and self.engine.view.legal:
                self._decide(self.engine.view, self.engine.open_ticket)
        self._arrange()
        self.view.setFocus()

    def _clear(self) -> None:
        """No match: nobody shall look at the table of the last one."""
        self._closed()
        self.model = self.view.model = self._facts = None
        self.view.scene = None

    def leave(self) -> None:
        """The page goes; nothing moves where nobody looks."""
        self.ending.leave()
        self.view.mover.finish()

    def title(self) -> str:
        """The game's name."""
        return word(self.model.game.name) if self.model else tr("Table", "Table")

    def info(self) -> str:
        """Which hand, and its deal code."""
        f = self._facts
        if f is None:
            return ""
        hand = tr("Table", "Hand {n}", n=f.number + 1)
        if f.config.hands:
            hand += f" / {f.config.hands}"
        if f.config.mode != "practice":
            # From the code everybody's cards can be told; it is shown once the hand is over.
            return hand
        return "   ".join((hand, tr("Table", "Deal {code}", code=f.code)))

    def tool_actions(self) -> list[QAction]:
        """The tools of the toolbar."""
        return self.tools.shown()

    # ---- steps

    def _fresh(self, facts: Any) -> None:
        """A model for the match of these facts, if it is another one."""
        if facts is None:
            return
        if self.model is None or self._facts is None or self._facts.config != facts.config:
            config = facts.config
            self.model = TableModel(game(config.game), dict(config.all_options()))
        self._facts = facts
        self.model.watching = bool(getattr(facts, "watching", False))
        own = facts.viewer
        self.view.state.names = tuple(
            p.name or (tr("Table", "You") if i == own else "") for i, p in enumerate(facts.config.players)
        )
        self.view.state.scores = tuple(facts.totals)

    def _stepped(self, events: Sequence[Event], view: View) -> None:
        self.view.mover.stop()
        rewound = bool(self.engine.rewound)
        self._fresh(self.engine.facts)
        if self.model is None:
            return
        dealt = any(e.kind == "deal" for e in events)
        if dealt:
            self.model.begin_hand()
            self._marks = []
        deciding = self.view.state.deciding
        self._closed()
        gone = [x for x in (self.model.leaving, *self.model.going) if x]
        thrown = [r for r in (self.view.place(("hand", x)) for x in gone) if r is not None]
        log = self._log_before(deciding) if rewound else []
        self.view.fresh.note(None if dealt or rewound else self.model.view, view, self.settings.speed)
        self.ending.begin(events)
        new = self.model.step(events, view, rewound)
        self.model.log[:0] = log
        facts = self.engine.facts
        if rewound and not log and facts is not None:
            self.model.recall(facts.past)
        self._arrange()
        self.show_panel()
        self._update_tools()
        if dealt or rewound:
            self.bar_changed.emit()
        for event in events:
            if event.seat != view.seat or event.kind in ("draw", "end", "out"):
                access.announce(self.view, self._spoken(event))
        self._move(events, new, thrown)

    def _log_before(self, deciding: bool) -> list[Any]:
        """After taking back: the record up to the decision that is to be made again.

        While something is to be decided, the last mark belongs to that decision, and the one before is wanted.
        """
        assert self.model is not None
        if self._marks and deciding:
            self._marks.pop()
        keep = self._marks.pop() if self._marks else 0
        return self.model.log[:keep]

    def _move(self, events: Sequence[Event], new: list[int], thrown: Any) -> None:
        model, scene, mover = self.model, self.view.scene, self.view.mover
        speed, still = self.settings.speed, self.settings.reduced_motion
        if model is None or scene is None or speed == 0 or not self.isVisible():
            made = animation.Plan([], [])
        else:
            made = animation.plan(events, model, scene, new, speed, thrown, still)
        self.ending.wait(made)
        mover.run(made, self.view.seal_places())

    def _moved(self) -> None:
        if self.tools.actions["step"].isChecked() and self.model is not None and not self.view.waiting:
            self.view.waiting = True
            self.view.show_why(tr("Table", "Step by step: Space goes on."))
            return
        self.ending.shown()

    def _go_on(self) -> None:
        if self.view.waiting:
            self.view.waiting = False
            self.view.clear_why()
            self.ending.shown()

    def _spoken(self, event: Event) -> str:
        assert self.model is not None
        return f"{self._name(event.seat)} {talk.event_text(self.model.game, event)}".strip()

    def _name(self, seat: int) -> str:
        names = self.view.state.names
        return names[seat] if 0 <= seat < len(names) else ""

    # ---- decisions

    def _decide(self, view: View, ticket: int) -> None:
        self._ticket = ticket
        if self.model is None:
            return
        self._marks.append(len(self.model.log))
        state = self.view.state
        state.deciding = True
        self._hint_asked = False
        self.caution.ask(self.model)
        self.view.rebuild()
        if not state.focus and self.view.hasFocus() and self.view.scene is not None and self.view.scene.hand:
            state.focus = ()
        self._update_tools()
        self.show_panel()
        verbs = [talk.verb_word(self.model.game, v) for v in self.model.buttons() if self.model.legal_of(v)]
        discards = tr("Table", "Your turn: discard a card.")
        text = tr("Table", "Your turn: {verbs}", verbs=", ".join(verbs)) if verbs else discards
        access.announce(self.view, text)

    def _closed(self) -> None:
        """Nothing is to be decided any more."""
        state = self.view.state
        state.deciding = state.choosing = False
        state.best, state.why, state.first = None, "", 0
        self._ticket, self._advice = 0, []
        self.tries.forget()
        self.caution.close()
        self.view.waiting = False

    @property
    def ticket(self) -> int:
        """Of the open decision, 0 if there is none."""
        return self._ticket

    def plans(self) -> Sequence[tuple[Action, Any]]:
        """The ways to choose from."""
        return self.view.scene.plans if self.view.scene else []

    def attempt(self, action: Action) -> None:
        """The player wants to do this."""
        self.tries.attempt(action)

    def _picked(self) -> None:
        """Other hand cards are picked for a set."""
        if self.model is not None:
            access.announce(self.view, talk.picked_text(self.model))

    def answer(self, ticket: int, action: Action) -> None:
        """The decision goes out; a second one for the same ticket goes nowhere."""
        if not ticket or ticket != self._ticket:
            return
        self._ticket = 0
        state = self.view.state
        state.deciding = state.choosing = False
        self.view.rebuild()
        self._update_tools()
        self.engine.answer(ticket, action)

    def _refused(self, ticket: int, why: Reason) -> None:
        self._ticket = ticket
        self.view.state.deciding = True
        self.view.rebuild()
        self.tries.say_why(why)

    # ---- tools

    def undo(self) -> None:
        """Take the last decision back."""
        if self.engine.can_undo:
            self.engine.undo()

    def ask_hint(self) -> None:
        """The three best actions."""
        if self.engine.can_hint and self._ticket:
            self._hint_asked = True
            self.show_panel()
            self.engine.ask_hint(self._ticket)

    def _advised(self, ticket: int, advice: list[Any]) -> None:
        if ticket == self._ticket and advice:
            self._advice = list(advice)
            self.view.state.best = advice[0].action
            if self.model is not None:
                self.model.advised = tuple(a.action for a in advice)
                if self.model.choosing_sets:
                    self.view.rebuild()
            self.show_panel()
            self.view.update()
            access.announce(self.view, self.panel.hint.accessibleDescription())

    def toggle_panel(self) -> None:
        """Panel or tab."""
        self.settings.set("panel_open", not self.settings.panel_open)

    def next_speed(self) -> None:
        """From 0, without waiting, to 5, slowest, and round."""
        self.settings.set("speed", (self.settings.speed + 1) % SPEED_STEPS)

    def toggle_step(self) -> None:
        """One step for each Space, or the usual course."""
        if not self.tools.actions["step"].isChecked():
            self._go_on()
        self.bar_changed.emit()

    def move_now(self) -> None:
        """No more waiting: cards arrive, the next move is made."""
        self._go_on()
        self.view.mover.finish()
        self.engine.move_now()

    def sort(self) -> None:
        """The hand in the game's order again."""
        if self.model is not None:
            self.model.sort()
            self.view.rebuild()

    def _update_tools(self) -> None:
        acts = self.tools.actions
        practice = self._facts is None or self._facts.config.mode == "practice"
        acts["undo"].setVisible(practice)
        acts["hint"].setVisible(practice)
        acts["undo"].setEnabled(bool(self.engine.can_undo))
        acts["hint"].setEnabled(bool(self.engine.can_hint) and bool(self._ticket))
        acts["log"].setChecked(bool(self.settings.panel_open))

    # ---- panel

    def show_panel(self) -> None:
        """Record and hint as they are now."""
        model = self.model
        if model is None:
            return
        self.panel.log.show_lines([(self._name(line.seat), talk.log_text(model, line)) for line in model.log])
        lines, reasons = talk.advice_lines(model.game, self._advice[:3])
        note = "\n".join(filter(None, (self.caution.text, self._hint_note())))
        self.panel.hint.show_hint(tr("Table", "Hint"), "", note, lines, reasons)

    def _hint_note(self) -> str:
        practice = self._facts is None or self._facts.config.mode == "practice"
        thinking = self._hint_asked and bool(self._ticket)
        return talk.hint_note(practice, thinking, self.tools.actions["hint"].shortcut().toString())

    # ---- size, words, looks

    def _arrange(self) -> None:
        zoom = self.settings.card_zoom
        large = zoom >= LARGE_ZOOM
        seats = self._facts.config.seats if self._facts else 3
        family: Any = self.model.game.pack.family if self.model else "long"
        text = self.settings.look.text_scale
        g = page_grid(self.width(), self.height(), family, seats, self.settings.panel_open, large, text)
        self.view.setGeometry(0, 0, round(g.table.w), self.height())
        self.panel.setGeometry(round(g.table.w), 0, self.width() - round(g.table.w), self.height())
        self.panel.set_unit(g.u)
        if self.model is not None and self.model.view is not None:
            self.view.show_model(self.model, g, zoom / 100)
            key = (self.size(), zoom, self.settings.panel_open, self.settings.look.faces.printed, seats)
            # While the page comes up it passes through other sizes, with the table of a match that is put away.
            if key != self._primed and self.engine.facts is not None:
                self._primed = key
                self.view.prime()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _setting(self, field: str) -> None:
        if field in CROWDING and getattr(self.settings, field) >= CROWDING[field] and self.settings.panel_open:
            self.settings.set("panel_open", False)
        if field in ("card_zoom", "panel_open"):
            self.view.mover.finish()
            self._arrange()
            self._update_tools()
        if field in ("speed", "keys"):
            self._translate()

    def _translate(self) -> None:
        self.tools.take_keys(self.settings.keys)
        self.tools.translate(self.settings.speed)
        self.panel.key = self.tools.actions["log"].shortcut().toString()
        self.panel.translate()
        self._fresh(self._facts)
        self.show_panel()
        self.view.rebuild()
        self.bar_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._translate()

    def step_back(self) -> bool:
        """Esc: no choice among ways any more, or lifted cards are laid down; false if there is neither."""
        state = self.view.state
        if state.choosing:
            state.choosing = False
            self.view.update()
        elif self.model is not None and self.model.lifted:
            self.view.select(0)
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ZOOM_KEYS:
            self.settings.set("card_zoom", max(50, min(200, self.settings.card_zoom + ZOOM_KEYS[Qt.Key(event.key())])))
        elif event.key() == Qt.Key.Key_Escape and self.step_back():
            event.accept()
        else:
            super().keyPressEvent(event)
