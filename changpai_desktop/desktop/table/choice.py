"""Sets of hand cards: which actions are made of several cards of the hand, and what the player has picked of them.

A model flows in; the sets that can still be completed, the action that a selection stands for and the cards that go on
with it flow out. Without Qt. Where a single card is thrown (`discard`) nothing of this happens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from changpai_desktop.games.contract import Action, View

if TYPE_CHECKING:
    from changpai_desktop.desktop.table.model import TableModel

FEW: Final = 12
"""Up to so many sets are offered beside the stage; of more only those that a hint names, until cards are picked."""


def sets(model: TableModel) -> list[Action]:
    """Legal actions whose cards all lie in the hand, while it is such a set that is wanted; else none."""
    view = model.view
    if view is None or not view.legal:
        return []
    # Asked for many times while the table is painted.
    if model.sets_of is None or model.sets_of[0] is not view:
        model.sets_of = (view, _sets(model, view))
    return model.sets_of[1]


def _sets(model: TableModel, view: View) -> list[Action]:
    if view.shown is not None or model.drawn or any(a.verb == "discard" for a in view.legal):
        return []
    held = Counter(view.me.hand or ())
    return [a for a in view.legal if a.cards and not a.extra and not Counter(a.cards) - held]


def verbs(model: TableModel) -> list[str]:
    """The verbs of the sets, in the game's order."""
    found = {a.verb for a in sets(model)}
    return [v.id for v in model.game.verbs if v.id in found]


def picked(model: TableModel) -> tuple[str, ...]:
    """The tokens of the picked cards, in the order of the hand."""
    return tuple(c.token for c in model.hand.cards if c.id in model.picked)


def toggle(model: TableModel, card_id: int) -> None:
    """Picks a card, or puts it back."""
    if card_id in model.picked:
        model.picked.remove(card_id)
    else:
        model.picked.append(card_id)


def meant(model: TableModel, verb: str = "") -> Action:
    """What the selection stands for: the legal set with just these cards, else what the player tried.

    Without a verb the one that allows it, else the first that wants cards.
    """
    chosen = picked(model)
    wanted = Counter(chosen)
    for action in sets(model):
        if (not verb or action.verb == verb) and Counter(action.cards) == wanted:
            return action
    return Action(verb or next(iter(verbs(model)), "discard"), chosen)


def alone(model: TableModel, card_id: int) -> Action | None:
    """The legal set that a single card is, if it is one."""
    card = model.hand.find(card_id)
    return next((a for a in sets(model) if card is not None and a.cards == (card.token,)), None)


def open_sets(model: TableModel) -> list[Action]:
    """Sets that hold everything picked so far; the one that is complete comes first."""
    wanted = Counter(picked(model))
    left = [a for a in sets(model) if not wanted - Counter(a.cards)]
    return sorted(left, key=lambda a: Counter(a.cards) != wanted)


def offered(model: TableModel) -> list[Action]:
    """Sets to be shown as ways to choose from: those of a hint first, and none if there are too many."""
    left = open_sets(model)
    advised = [a for a in model.advised if a in left]
    if len(left) > FEW:
        return advised
    return [*advised, *(a for a in left if a not in advised)]


def going_on(model: TableModel) -> set[str]:
    """Tokens that can be picked next."""
    wanted = Counter(picked(model))
    return {token for a in open_sets(model) for token in Counter(a.cards) - wanted}


def leaving(model: TableModel, action: Action) -> tuple[int, ...]:
    """The ids of the hand cards with which an action is done: picked ones first."""
    order = sorted(model.hand.cards, key=lambda c: c.id not in model.picked)
    out: list[int] = []
    for token in action.cards:
        out += [next((c.id for c in order if c.token == token and c.id not in out), 0)]
    return tuple(x for x in out if x)


def spoken(tokens: Sequence[str]) -> list[tuple[str, int]]:
    """Tokens with how often they are there, in the order of their first."""
    return list(Counter(tokens).items())
