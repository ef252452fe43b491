"""Why something that a player tried is not allowed, where the reason is the same in every game."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from changpai_desktop.games.contract import Action, Reason
from changpai_desktop.games.words import QT_TRANSLATE_NOOP

SAID_ALONE: Final = QT_TRANSLATE_NOOP("shared", "That is said without cards.")
NAME_ALL: Final = QT_TRANSLATE_NOOP("shared", "That is possible, with all its cards: {cards}.")


def _said_with_cards(action: Action, legal: Sequence[Action], rule: str) -> Reason | None:
    same = [a for a in legal if a.verb == action.verb]
    return Reason(SAID_ALONE, {}, rule) if action.cards and same and not any(a.cards for a in same) else None


def nearly(action: Action, legal: Sequence[Action], shown: str | None, rule: str) -> Reason | None:
    """The reason if the seat may do this, but without cards, or with the shown card too; None otherwise.

    A single card is a beginning, which each game answers with what it lacks. `rule` says how a turn goes.
    """
    if shown is not None and len(action.cards) > 1:
        named = Counter((*action.cards, shown))
        for a in legal:
            if a.verb == action.verb and named == Counter(a.cards):
                return Reason(NAME_ALL, {"cards": a.cards}, rule)
    return _said_with_cards(action, legal, rule)
