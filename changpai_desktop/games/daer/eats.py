"""What one hand can eat a card into (rules zipai 0.2 F4, 4.3), whoever else wants it."""

from collections.abc import Sequence
from functools import lru_cache

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import Action
from changpai_desktop.games.shared.eating import Plan, plans
from changpai_desktop.games.shared.zi import tokens


@record
class Eat:
    """A plan, the action that does it, and whether a card is left that may be discarded."""

    plan: Plan
    action: Action
    leaves: bool


def eats(own: Sequence[int], card: int, must_discard: bool) -> list[Eat]:
    """F4: complete plans; with `must_discard` only those that leave a card to discard.

    4.3, part 7: who holds exactly two of the card must 碰 and has no plans; with three it is 招.
    """
    if own[card] >= 2:
        return []
    return [e for e in _eats(bytes(own), card) if e.leaves or not must_discard]


# Counts as bytes: equal hands are found quickly, and the garbage collector need not look into them.
@lru_cache(maxsize=20_000)
def _eats(own: bytes, card: int) -> tuple[Eat, ...]:
    found = plans(own, card)
    if not found:
        return ()
    loose = sum(n for n in own if n < 3)
    out = []
    for plan in found:
        action = Action("chi", tokens(plan.group), tuple([tokens(g) for g in plan.extra]))
        # A plan uses loose cards only.
        out.append(Eat(plan, action, loose > len(plan.used(card))))
    return tuple(out)
