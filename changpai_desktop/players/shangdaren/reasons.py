"""Reasons in words for 上大人, made from the numbers that decided."""

from collections.abc import Iterator

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Reason
from changpai_desktop.games.shangdaren.kinds import tokens
from changpai_desktop.players.shangdaren.outlook import Prospect

_WIN = QT_TRANSLATE_NOOP("shangdaren", "The hand is complete: a win now is sure.")
_PASSES_WIN = QT_TRANSLATE_NOOP("shangdaren", "A sure win would be given away.")
_FORCED = QT_TRANSLATE_NOOP("shangdaren", "The rules force this claim.")
_GROUP = QT_TRANSLATE_NOOP("shangdaren", "The group counts {points} hu; groups on the table then: {doors}.")
_HIDDEN = QT_TRANSLATE_NOOP("shangdaren", "Face down it counts {points} hu, more than shown.")
_COMPARED = QT_TRANSLATE_NOOP("shangdaren", "With it the hand is worth {after} bases, without it {before}.")
_THEN = QT_TRANSLATE_NOOP("shangdaren", "{cards} can go afterwards.")
_NO_DISCARD = QT_TRANSLATE_NOOP("shangdaren", "No discard is owed.")
_LOOSE = QT_TRANSLATE_NOOP("shangdaren", "{cards} belongs to no group of the best plan; copies still about: {n}.")
_GIVES_UP = QT_TRANSLATE_NOOP("shangdaren", "{cards} gives up a possible group; copies still about: {n}.")
_JING = QT_TRANSLATE_NOOP("shangdaren", "{cards} is a jing card: five hu less.")
_CLEAN = QT_TRANSLATE_NOOP("shangdaren", "The plan does without jing cards: eleven hu are enough and pay double.")
_READY = QT_TRANSLATE_NOOP("shangdaren", "Only one card is missing: {cards}, {n} left.")
_MISSING = QT_TRANSLATE_NOOP("shangdaren", "{missing} cards are missing, {cards} among them.")
_NO_PLAN = QT_TRANSLATE_NOOP("shangdaren", "No way to a winning hand is in sight.")
_CHANCE = QT_TRANSLATE_NOOP("shangdaren", "About {percent} % to finish with {points} hu, {price} from each payer.")
_ALIKE = QT_TRANSLATE_NOOP("shangdaren", "Somebody may hold two of {cards}: about {percent} %.")
_EATEN = QT_TRANSLATE_NOOP("shangdaren", "The next player may eat {cards}: about {percent} %.")
_WON = QT_TRANSLATE_NOOP("shangdaren", "Somebody may win with {cards}: about {percent} %.")
_LOCKED = QT_TRANSLATE_NOOP("shangdaren", "{cards} could be neither peng nor zhao later.")

MENTIONED = 10
"""Chances from so many per cent on are told."""


def win() -> Reason:
    return Reason(_WIN, {}, "4.3")


def passes_win() -> Reason:
    return Reason(_PASSES_WIN, {}, "4.3")


def forced() -> Reason:
    return Reason(_FORCED, {}, "4.4")


def group(points: int, doors: int, hidden: bool) -> Reason:
    """What the claimed group counts."""
    if hidden:
        return Reason(_HIDDEN, {"points": points}, "4.5")
    return Reason(_GROUP, {"points": points, "doors": doors}, "4.5")


def compared(after: float, before: float) -> Reason:
    return Reason(_COMPARED, {"after": f"{after:.1f}", "before": f"{before:.1f}"}, "4.5")


def then_discard(char: int) -> Reason:
    return Reason(_THEN, {"cards": tokens((char,))}, "4.4")


def no_discard() -> Reason:
    return Reason(_NO_DISCARD, {}, "4.4")


def locked(char: int) -> Reason:
    return Reason(_LOCKED, {"cards": tokens((char,))}, "4.4")


def discard(char: int, left: int, loose: bool, star: bool) -> Iterator[Reason]:
    """Whether the best plan has a use for the card, and whether it is a 精."""
    yield Reason(_LOOSE if loose else _GIVES_UP, {"cards": tokens((char,)), "n": left}, "4.3")
    if star:
        yield Reason(_JING, {"cards": tokens((char,))}, "4.5")


def gifts(char: int, chances: tuple[float, float, float]) -> Iterator[Reason]:
    """What the discard may give away, the worst first: a win, three alike, an eating."""
    for word, chance in zip((_WON, _ALIKE, _EATEN), chances, strict=True):
        percent = round(100 * chance)
        if percent >= (3 if word is _WON else MENTIONED):
            yield Reason(word, {"cards": tokens((char,)), "percent": percent}, "4.4")


def prospect(x: Prospect, left: tuple[int, ...]) -> Iterator[Reason]:
    """What is missing, and how likely it comes."""
    if x.chance <= 0.0:
        yield Reason(_NO_PLAN, {}, "4.3")
        return
    if x.clean:
        yield Reason(_CLEAN, {}, "4.5")
    waits = tuple(sorted(set(x.waits)))
    if x.missing == 1 and waits:
        yield Reason(_READY, {"cards": tokens(waits), "n": sum(left[k] for k in waits)}, "4.3")
    elif waits:
        hardest = sorted(waits, key=lambda k: (left[k], k))[:3]
        yield Reason(_MISSING, {"missing": x.missing, "cards": tokens(hardest)}, "4.3")
    percent = max(1, round(100 * x.chance))
    values: dict[str, int | str | tuple[str, ...]]
    values = {"percent": percent, "points": round(x.points), "price": round(x.price)}
    yield Reason(_CHANCE, {**values}, "4.5")
