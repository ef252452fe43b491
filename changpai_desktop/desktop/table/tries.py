"""What the player tries: a card, a set of cards, a button, a way to choose.

Wishes of the table flow in, and each is first judged by the engine; what may be done goes out as the page's answer,
what may not is explained, what costs is asked about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from changpai_desktop.desktop.i18n import sentence, tr
from changpai_desktop.desktop.table import access, choice, talk
from changpai_desktop.desktop.table.caution import light
from changpai_desktop.desktop.table.confirm import Confirm
from changpai_desktop.games.contract import Action, Reason

if TYPE_CHECKING:
    from changpai_desktop.desktop.table.model import TableModel
    from changpai_desktop.desktop.table.page import TablePage


class Tries(QObject):
    """One for a page; it belongs to the page."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page
        self._tried: tuple[int, Action] | None = None
        self._asked_only = False

    @property
    def model(self) -> TableModel | None:
        """The page's table."""
        return self.page.model

    def forget(self) -> None:
        """Nothing is to be decided any more."""
        self._tried = None

    def discard(self, card_id: int) -> None:
        """A card of the hand onto the table."""
        card = self.model.hand.find(card_id) if self.model else None
        if self.model is not None and card is not None:
            self.model.leaving = card_id
            self.attempt(Action("discard", (card.token,)))

    def play_set(self, card_id: int = 0) -> None:
        """The picked cards onto the table; or one card alone, if it is a set by itself and nothing else is picked."""
        model = self.model
        if model is None:
            return
        if not card_id:
            self.attempt(choice.meant(model))
        elif set(model.picked) <= {card_id} and choice.alone(model, card_id) is not None:
            if not model.picked:
                self.page.view.pick(card_id)
            self.attempt(choice.meant(model))
        else:
            self.page.view.pick(card_id)

    def verb(self, verb: str) -> None:
        """A button of the bar: done at once if there is one way, else the plans are offered."""
        model, view = self.model, self.page.view
        if model is None or model.view is None:
            return
        ways = model.legal_of(verb) if view.state.deciding else []
        if view.state.deciding and verb in choice.verbs(model) and (model.picked or len(ways) > 1):
            self._verb_of_set(model, verb)
        elif len(ways) == 1:
            self.attempt(ways[0])
        elif ways:
            self._choose(ways[0])
        else:
            self.attempt(Action(verb, self.cards_for()))

    def _verb_of_set(self, model: TableModel, verb: str) -> None:
        """With picked cards it is done; without, the sets are offered if they are few, else one hears what is wrong."""
        offered = [a for a, _ in self.page.plans() if a.verb == verb]
        if model.picked or not offered:
            self.attempt(choice.meant(model, verb))
        else:
            self._choose(offered[0])

    def _choose(self, first: Action) -> None:
        """The digits choose from now on, beginning with this way."""
        self.page.view.state.choosing = True
        self.page.view.focus_on(("plan", [a for a, _ in self.page.plans()].index(first)))
        self.page.view.update()

    def cards_for(self) -> tuple[str, ...]:
        """The lifted cards, as what a refused claim was meant with."""
        model = self.model
        if model is None:
            return ()
        held = model.hand.find(model.selected)
        return (held.token,) if held else choice.picked(model)

    def attempt(self, action: Action) -> None:
        """Ask the engine first; what comes back is done, warned of or explained."""
        self._tried, self._asked_only = (self.page.ticket, action), False
        if self.model is not None and self.model.choosing_sets:
            self.model.going = choice.leaving(self.model, action)
        self.page.view.clear_why()
        self.page.engine.judge(action)

    def ask_why(self) -> None:
        """Why the lifted cards, or the button with the frame, may not be used now."""
        model, focus = self.model, self.page.view.state.focus
        if model is None:
            return
        sets = model.choosing_sets
        action = choice.meant(model) if sets else Action("discard", self.cards_for())
        if focus and focus[0] == "button":
            # A button may stand for several ways; that one of them is allowed is the answer.
            able = model.legal_of(focus[1])
            action = able[0] if able else Action(focus[1], self.cards_for())
            if focus[1] in choice.verbs(model) and model.picked:
                action = choice.meant(model, focus[1])
        elif focus and focus[0] == "hand" and not model.selected and not model.picked:
            held = model.hand.find(focus[1])
            action = Action(action.verb, (held.token,) if held else ())
        self._tried, self._asked_only = (self.page.ticket, action), True
        self.page.engine.judge(action)

    def judged(self, action: Action, why: Reason | None, warning: Reason | None) -> None:
        """What the engine says of an action."""
        model, page = self.model, self.page
        if model is None or model.view is None:
            return
        if page.caution.hear(model, action, warning):
            page.show_panel()
        if self._tried is None or self._tried[1] != action:
            return
        ticket, self._tried = self._tried[0], None
        if why is not None:
            model.leaving, model.going = 0, ()
            self.say_why(why)
        elif self._asked_only:
            text = tr("Table", "{what}: allowed.", what=talk.action_text(model.game, action))
            if warning is not None:
                text += " " + sentence(warning, model.game)
            page.view.show_why(text)
        elif warning is not None and light(model, warning) is None:
            self._warn(ticket, action, warning)
        else:
            if warning is not None and ticket == page.ticket:
                model.note_cost(model.view.seat, warning)
            page.answer(ticket, action)

    def say_why(self, why: Reason) -> None:
        """The reason in the place of the caption, in the record and aloud."""
        model = self.model
        assert model is not None and model.view is not None
        text = talk.why_text(model.game, why)
        model.note_why(model.view.seat, why)
        self.page.view.show_why(text)
        self.page.show_panel()
        access.announce(self.page.view, text)

    def _warn(self, ticket: int, action: Action, warning: Reason) -> None:
        assert self.model is not None
        box = Confirm(
            self.page.settings.look,
            talk.action_text(self.model.game, action),
            talk.why_text(self.model.game, warning),
            tr("Table", "Do it all the same"),
            tr("Table", "Think again"),
            self.page,
        )
        box.accepted.connect(lambda: self.page.answer(ticket, action))
        box.open()
