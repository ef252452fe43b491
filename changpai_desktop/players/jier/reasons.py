"""What the levels of 川牌挤儿 say of a move, from the numbers that decided."""

from collections.abc import Sequence
from typing import Final

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Reason
from changpai_desktop.games.jier.kinds import TOKENS
from changpai_desktop.games.jier.words import R

_WIN: Final = QT_TRANSLATE_NOOP("jier", "Every card is in a group: everybody else pays.")
_DUE: Final = QT_TRANSLATE_NOOP("jier", "The rules demand this set now.")
_FOUL: Final = QT_TRANSLATE_NOOP("jier", "This breaks a rule and costs one base to each.")
_WAITS: Final = QT_TRANSLATE_NOOP("jier", "One card is missing, of the kinds {cards}; unseen: {n}.")
_MISSING: Final = QT_TRANSLATE_NOOP(
    "jier", "Cards without a partner: {n}; unseen cards that pair with one of them: {unseen}."
)
_CHANCE: Final = QT_TRANSLATE_NOOP("jier", "About {percent} % to be complete first.")
_PARTNERS: Final = QT_TRANSLATE_NOOP("jier", "Unseen partners of {cards}: {n}.")
_BREAKS: Final = QT_TRANSLATE_NOOP("jier", "Discarding {cards} takes a pair apart.")
_FEEDS: Final = QT_TRANSLATE_NOOP("jier", "Somebody may win with {cards}: about {percent} %.")
_LIES: Final = QT_TRANSLATE_NOOP("jier", "A card with as many pips as {cards} has lain there unwanted.")
_STEALS: Final = QT_TRANSLATE_NOOP("jier", "The set makes a group; cards stolen for it: {n}.")
_THEN: Final = QT_TRANSLATE_NOOP("jier", "Then {cards} goes.")
_KEEP: Final = QT_TRANSLATE_NOOP("jier", "Kept in hand the cards of the set have partners; pairs in all: {n}.")


def _tokens(kinds: Sequence[int]) -> tuple[str, ...]:
    return tuple(TOKENS[k] for k in kinds)


def _percent(chance: float) -> int:
    return round(100 * chance)


def win() -> Reason:
    """The hand is complete."""
    return Reason(_WIN, {}, "3.4")


def never() -> Reason:
    """3.4.8: a place that stays empty."""
    return Reason(R["hu_never"], {}, "3.4")


def due() -> Reason:
    """A compulsory set."""
    return Reason(_DUE, {}, "3.3")


def foul() -> Reason:
    """With referee=manual."""
    return Reason(_FOUL, {}, "8")


def missing(left: int, waits: Sequence[int], unseen: int) -> Reason:
    """How far the hand is, and what it waits for."""
    if left == 1:
        return Reason(_WAITS, {"cards": _tokens(waits), "n": unseen}, "3.4")
    return Reason(_MISSING, {"n": left, "unseen": unseen}, "3.2")


def chance(value: float) -> Reason:
    """The race."""
    return Reason(_CHANCE, {"percent": _percent(value)}, "3.4")


def partners(kind: int, n: int) -> Reason:
    """Why this card goes."""
    return Reason(_PARTNERS, {"cards": _tokens((kind,)), "n": n}, "3.2")


def breaks(kind: int) -> Reason:
    """A paired card goes."""
    return Reason(_BREAKS, {"cards": _tokens((kind,))}, "3.2")


def feeds(kind: int, danger: float) -> Reason:
    """What the discard may give away."""
    return Reason(_FEEDS, {"cards": _tokens((kind,)), "percent": _percent(danger)}, "3.5")


def lies(kind: int) -> Reason:
    """Nobody wanted it before."""
    return Reason(_LIES, {"cards": _tokens((kind,))}, "3.4")


def steals(n: int) -> Reason:
    """A set and what it brings."""
    return Reason(_STEALS, {"n": n}, "3.3")


def then(kind: int) -> Reason:
    """The discard after a claim."""
    return Reason(_THEN, {"cards": _tokens((kind,))}, "3.4")


def keep(n: int) -> Reason:
    """Why a set that may stay is not laid."""
    return Reason(_KEEP, {"n": n}, "3.3")
