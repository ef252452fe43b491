"""What passing would give up: told beside the hints, for a kind of card is not worth a question each time."""

from __future__ import annotations

from typing import Any

from changpai_desktop.desktop.i18n import tr
from changpai_desktop.desktop.table import talk
from changpai_desktop.desktop.table.model import TableModel
from changpai_desktop.games.contract import Action, Reason


def light(model: TableModel, warning: Reason | None) -> Reason | None:
    """The warning, if it costs no more than a kind of card; None if the player has to be asked, or nothing is lost."""
    return warning if warning is not None and warning.word in model.game.light else None


class Caution:
    """Asks the engine about passing when a decision opens; its answer is the text."""

    def __init__(self, engine: Any) -> None:
        self.engine = engine
        self.text = ""
        self._passing: Action | None = None

    def ask(self, model: TableModel) -> None:
        """A decision opens."""
        self.text = ""
        legal = model.view.legal if model.view is not None and model.game.light else ()
        self._passing = next((a for a in legal if a.verb == "pass"), None)
        if self._passing is not None:
            self.engine.judge(self._passing)

    def hear(self, model: TableModel, action: Action, warning: Reason | None) -> bool:
        """What the engine said of an action; whether there is something to tell."""
        if action != self._passing:
            return False
        self._passing = None
        cost = light(model, warning)
        if cost is not None:
            what, why = talk.verb_word(model.game, action.verb), talk.why_text(model.game, cost)
            self.text = tr("Table", "{what}: {why}", what=what, why=why)
        return cost is not None

    def close(self) -> None:
        """Nothing is to be decided any more."""
        self.text, self._passing = "", None
