"""Whether a discard that is owed can be made (rules zipai 1.4 E, F)."""

from collections.abc import Sequence

from changpai_desktop.games.shared.law import owes_discard


def can_discard(own: Sequence[int], break_kan: bool) -> bool:
    """1.4 E: a card that is in no 坎; with stuck=break_kan any card."""
    return any(own) if break_kan else any(0 < n < 3 for n in own)


def able_after(own: Sequence[int], used: Sequence[int], size: int, quads: int, break_kan: bool) -> bool:
    """1.4 F: after an optional claim of `used` cards of the hand a discard that is owed must be possible."""
    if not owes_discard(size + 1, quads):
        return True
    rest = list(own)
    for kind in used:
        rest[kind] -= 1
    return can_discard(rest, break_kan)
