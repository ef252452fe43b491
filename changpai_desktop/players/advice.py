"""What a player on the computer's side says: an action, what it is worth, and why."""

from dataclasses import dataclass

from changpai_desktop.games.contract import Action, Reason


@dataclass(frozen=True, slots=True)
class Advice:
    """One action as a level sees it.

    `value` is the expected gain of the hand in base stakes, `spread` how far off that may be (one standard
    deviation); `reasons` are made from the numbers that decided.
    """

    action: Action
    value: float
    spread: float
    reasons: tuple[Reason, ...] = ()
