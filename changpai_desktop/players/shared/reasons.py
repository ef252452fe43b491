"""Reasons in words for the 字牌 games, made from the numbers that decided."""

from collections.abc import Iterator, Sequence

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Reason, Word
from changpai_desktop.games.shared.zi import READING, TOKENS, Group, tokens
from changpai_desktop.players.shared.feed import Gift
from changpai_desktop.players.shared.outlook import Prospect

_WIN = QT_TRANSLATE_NOOP("players", "The hand is complete: a win now is sure.")
_FORCED = QT_TRANSLATE_NOOP("players", "The rules force this claim.")
_FOUL = QT_TRANSLATE_NOOP("players", "The rules forbid this; it would be a foul.")
_PASSES_WIN = QT_TRANSLATE_NOOP("players", "A sure win would be given away.")
_CLAIM = QT_TRANSLATE_NOOP("players", "The group counts {points} {unit}: {have} laid, {want} needed.")
_WORTHLESS = QT_TRANSLATE_NOOP("players", "The group counts nothing: {have} {unit} laid, {want} needed.")
_BESIDE = QT_TRANSLATE_NOOP("players", "{cards} must be laid with it.")
_COMPARED = QT_TRANSLATE_NOOP("players", "With the claim the hand is worth {after} bases, without it {before}.")
_THEN = QT_TRANSLATE_NOOP("players", "{cards} can go afterwards.")
_LOOSE = QT_TRANSLATE_NOOP("players", "{cards} belongs to no group of the best plan; copies still about: {n}.")
_GIVES_UP = QT_TRANSLATE_NOOP("players", "{cards} gives up a possible group; copies still about: {n}.")
_WAITS = QT_TRANSLATE_NOOP("players", "{groups} groups still wait; the hardest for {cards}, {n} left.")
_READY = QT_TRANSLATE_NOOP("players", "Only one card is missing: {cards}, {n} left.")
_NO_PLAN = QT_TRANSLATE_NOOP("players", "No way to a winning hand is in sight.")
_CHANCE = QT_TRANSLATE_NOOP("players", "About {percent} % to finish with {points} {unit}, {price} bases in all.")
_EATEN = QT_TRANSLATE_NOOP("players", "The next player may eat {cards}: about {percent} %.")
_ALIKE = QT_TRANSLATE_NOOP("players", "Somebody may hold two or three of {cards}: about {percent} %.")
_WON = QT_TRANSLATE_NOOP("players", "Somebody may win with {cards}: about {percent} %.")
_LIES = QT_TRANSLATE_NOOP("players", "{cards} lies in the next player's row: hardly of use there.")
_BARRED = QT_TRANSLATE_NOOP("players", "{cards} could not be claimed again later.")

Values = dict[str, int | str | Word | tuple[str, ...]]
MENTIONED = 10
"""Chances from so many per cent on are told."""


class Voice:
    """How a game words its reasons: its unit and the numbers of its rules."""

    def __init__(self, unit: Word, want: int, rules: dict[str, str]) -> None:
        self.unit = unit
        self.want = want
        self.rules = rules

    def win(self) -> Reason:
        return Reason(_WIN, {}, self.rules["win"])

    def passes_win(self) -> Reason:
        return Reason(_PASSES_WIN, {}, self.rules["win"])

    def forced(self) -> Reason:
        return Reason(_FORCED, {}, self.rules["turn"])

    def foul(self) -> Reason:
        return Reason(_FOUL, {}, self.rules["foul"])

    def barred(self, kind: int) -> Reason:
        return Reason(_BARRED, {"cards": (TOKENS[kind],)}, self.rules["passed"])

    def claim(self, points: int, have: int, extra: Sequence[Group]) -> Iterator[Reason]:
        """What the claimed group counts, and what it takes along (比)."""
        values: Values = {"have": have, "want": self.want, "unit": self.unit}
        if points:
            yield Reason(_CLAIM, {"points": points, **values}, self.rules["groups"])
        else:
            yield Reason(_WORTHLESS, values, self.rules["groups"])
        if extra:
            yield Reason(_BESIDE, {"cards": tuple(TOKENS[k] for g in extra for k in g)}, self.rules["turn"])

    def compared(self, after: float, before: float) -> Reason:
        return Reason(_COMPARED, {"after": f"{after:.1f}", "before": f"{before:.1f}"}, self.rules["win"])

    def then_discard(self, kind: int) -> Reason:
        return Reason(_THEN, {"cards": (TOKENS[kind],)}, self.rules["turn"])

    def discard(self, kind: int, left: int, best: Prospect) -> Reason:
        """Whether the best plan has a use for the card."""
        loose = best.plan is not None and kind in best.plan.dead
        return Reason(_LOOSE if loose else _GIVES_UP, {"cards": (TOKENS[kind],), "n": left}, self.rules["groups"])

    def gifts(self, kind: int, gift: Gift) -> Iterator[Reason]:
        """What the discard may give away, the worst first."""
        cards = (TOKENS[kind],)
        for word, chance in ((_WON, gift.wins), (_EATEN, gift.eaten), (_ALIKE, gift.alike)):
            percent = round(100 * chance)
            if percent >= (3 if word is _WON else MENTIONED):
                yield Reason(word, {"cards": cards, "percent": percent}, self.rules["turn"])
        if gift.lies_there:
            yield Reason(_LIES, {"cards": cards}, self.rules["turn"])

    def prospect(self, x: Prospect, un: Sequence[int]) -> Iterator[Reason]:
        """What is missing, and how likely it comes."""
        if x.plan is None:
            yield Reason(_NO_PLAN, {}, self.rules["win"])
            return
        if x.waits:
            kinds = [k for k in READING if k in dict(x.waits)]
            yield Reason(_READY, {"cards": tokens(kinds), "n": sum(un[k] for k in kinds)}, self.rules["win"])
        else:
            waiting = x.plan.waiting
            if waiting:
                hardest = min(waiting, key=lambda piece: sum(un[k] for k in piece.waits))
                left = sum(un[k] for k in hardest.waits)
                missing: Values = {"groups": len(waiting), "cards": tokens(hardest.waits), "n": left}
                yield Reason(_WAITS, missing, self.rules["win"])
        percent = max(1, round(100 * x.chance))
        values: Values = {"percent": percent, "points": round(x.points), "price": round(x.price), "unit": self.unit}
        yield Reason(_CHANCE, values, self.rules["pay"])
