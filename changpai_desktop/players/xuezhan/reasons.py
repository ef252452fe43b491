"""Why, in words: from the same numbers that chose (context `xuezhan`)."""

from collections.abc import Iterator

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Reason, Word
from changpai_desktop.games.xuezhan.tiles import TOKENS, token_list
from changpai_desktop.players.xuezhan.plans import Plan

WIN = Reason(QT_TRANSLATE_NOOP("xuezhan", "The hand is complete: it is won and paid."), {}, "5.6")
PASSES_WIN = Reason(QT_TRANSLATE_NOOP("xuezhan", "This gives a finished hand away."), {}, "5.7.5")
FOUL = Reason(QT_TRANSLATE_NOOP("xuezhan", "The rules forbid this: it would cost dearly."), {}, "5.11")
_LOOSE = QT_TRANSLATE_NOOP("xuezhan", "{cards} belongs to nothing that the hand is made of.")
_SPARE = QT_TRANSLATE_NOOP("xuezhan", "Without {cards} no more tiles are missing.")
_THIRD = QT_TRANSLATE_NOOP("xuezhan", "{cards} is of the suit that must go: two suits win at most.")
_GIVES_UP = QT_TRANSLATE_NOOP("xuezhan", "Without {cards} one tile more is missing.")
_READY = QT_TRANSLATE_NOOP("xuezhan", "Then the hand waits for {cards}, {n} left.")
_LACKS = QT_TRANSLATE_NOOP("xuezhan", "{lacks} tiles are missing; of the unseen ones {n} help.")
_CHANCE = QT_TRANSLATE_NOOP("xuezhan", "About {percent} % to win; toward {plan}, {fan} fan.")
_NO_PLAN = QT_TRANSLATE_NOOP("xuezhan", "No way to a winning hand is left.")
_WON = QT_TRANSLATE_NOOP("xuezhan", "Somebody may win with {cards}: about {percent} %.")
_SAFE = QT_TRANSLATE_NOOP("xuezhan", "{cards} is of no use to the others.")
_PIG = QT_TRANSLATE_NOOP("xuezhan", "Tiles of a third suit that must still go: {n}, or it costs 16 to each.")
_KONG = QT_TRANSLATE_NOOP("xuezhan", "The kong brings {n} at once, and a tile more.")
_COMPARED = QT_TRANSLATE_NOOP("xuezhan", "With the claim the hand is worth {after}, without it {before}.")
_THEN = QT_TRANSLATE_NOOP("xuezhan", "{cards} would be discarded after it.")
_WEAK = QT_TRANSLATE_NOOP("xuezhan", "Missing in the other two suits: {lacks} tiles.")
_GIVEN = QT_TRANSLATE_NOOP("xuezhan", "Without these three {lacks} tiles are missing.")
PLAN: dict[str, Word] = {
    "sets": QT_TRANSLATE_NOOP("xuezhan", "sets in two suits"),
    "suit": QT_TRANSLATE_NOOP("xuezhan", "one suit"),
    "triplets": QT_TRANSLATE_NOOP("xuezhan", "all triplets"),
    "pairs": QT_TRANSLATE_NOOP("xuezhan", "seven pairs"),
}


def card(kind: int) -> tuple[str, ...]:
    """A kind as a value of a reason."""
    return (TOKENS[kind],)


def goes(kind: int, third: bool, worse: bool, alone: bool) -> Reason:
    """What the hand loses with a discard. `alone`: nothing alike or near it is held."""
    word = _THIRD if third else _GIVES_UP if worse else _LOOSE if alone else _SPARE
    return Reason(word, {"cards": card(kind)}, "5.5")


def going_to(best: Plan | None) -> Iterator[Reason]:
    """How far the best plan is, and how likely."""
    if best is None:
        yield Reason(_NO_PLAN, {}, "5.5")
        return
    if best.lacks <= 1:
        yield Reason(_READY, {"cards": token_list(best.helps), "n": best.live}, "5.8")
    else:
        yield Reason(_LACKS, {"lacks": best.lacks, "n": best.live}, "5.5")
    percent = max(1, round(100 * best.chance))
    yield Reason(_CHANCE, {"percent": percent, "plan": PLAN[best.name], "fan": f"{best.fan:.1f}"}, "5.5")


def given(kind: int, chance: float) -> Iterator[Reason]:
    """Whether a discard may be won."""
    percent = round(100 * chance)
    if percent >= 2:
        yield Reason(_WON, {"cards": card(kind), "percent": percent}, "5.6")
    elif not percent:
        yield Reason(_SAFE, {"cards": card(kind)}, "5.6")


def third_suit(n: int) -> Reason:
    """花猪."""
    return Reason(_PIG, {"n": n}, "5.8.1")


def kong(income: int) -> Reason:
    """刮风下雨."""
    return Reason(_KONG, {"n": income}, "5.3")


def compared(after: float, before: float) -> Reason:
    """A claim beside passing."""
    return Reason(_COMPARED, {"after": f"{after:.1f}", "before": f"{before:.1f}"}, "5.2.2")


def then(kind: int) -> Reason:
    """The discard that a claim owes."""
    return Reason(_THEN, {"cards": card(kind)}, "5.2.2")


def void(lacks: int) -> Reason:
    """定缺."""
    return Reason(_WEAK, {"lacks": lacks}, "5.1.5")


def swapped(lacks: int) -> Reason:
    """换三张."""
    return Reason(_GIVEN, {"lacks": lacks}, "5.1.4")
