"""What is lawful at a table whose referee is the players themselves: no level commits a foul.

With `referee = manual` the legal actions hold what the rules punish as well. Whatever is common to the 字牌 games is
asked here: complete eating plans (F4), forced claims, cards of a 坎, the discard law (F2).
"""

from collections.abc import Iterable

from changpai_desktop.games.contract import Action, View
from changpai_desktop.games.shared.eating import plans
from changpai_desktop.games.shared.zi import COPIES, INDEX
from changpai_desktop.players.shared.position import Position, groups_of

_ALIKE = frozenset({"peng", "dui"})


class Table:
    """One view of such a table."""

    def __init__(self, view: View, p: Position, forced: Iterable[str]) -> None:
        self.view, self.p = view, p
        self.card = -1 if view.shown is None else INDEX[view.shown.card]
        must = set(forced)
        self.due = {a.verb for a in view.legal if a.verb in must and not self._impossible(a)}

    def _impossible(self, action: Action) -> bool:
        """A claim that the cards do not allow."""
        held = self.p.own[self.card] if self.card >= 0 else 0
        if action.verb in _ALIKE:
            return held != 2
        laid = any(g.kinds == (self.card,) * 3 for g in self.p.laid)
        return held != COPIES - 1 and not laid

    def foul(self, action: Action) -> bool:
        """Whether the action breaks a rule that all these games share."""
        verb = action.verb
        if verb == "discard":
            loose = any(0 < n < COPIES - 1 for n in self.p.own)
            return (loose and self.p.own[INDEX[action.cards[0]]] >= COPIES - 1) or not self.p.owes
        if verb == "pass" and self.view.phase == "discard":
            return self.p.owes
        if self.card < 0:
            return False
        if verb == "pass":
            return bool(self.due)
        if verb == "chi":
            return bool(self.due) or self.card in self.p.no_eat or not self._complete(action)
        if verb in _ALIKE:
            return self.card in self.p.no_alike or self._impossible(action)
        return False

    def _complete(self, action: Action) -> bool:
        """F4: the eaten group with all extra groups that it forces out."""
        first, *extra = groups_of(action)
        wanted = (first, sorted(extra))
        return any((plan.group, sorted(plan.extra)) == wanted for plan in plans(self.p.own, self.card))
