"""Answers to rule cases of 乐山贰柒拾 (`changpai score`): win, eat, ready."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from changpai_desktop.cards import CardError
from changpai_desktop.games.contract import CaseError, LedgerLine, Value
from changpai_desktop.games.leshan.options import Rules
from changpai_desktop.games.leshan.scoring import Claim, Count, Scoring, better, tier
from changpai_desktop.games.leshan.turn import plans_to_eat
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.zi import (
    COPIES,
    INDEX,
    IS_EAT_GROUP,
    PACK,
    READING,
    TOKENS,
    N,
    counts_of,
    reading,
    tokens,
)

_SIZE = {"chi": 3, "bai": 3, "dui": 3, "kai": 4, "gun": 4}
_SOURCES = ("own_flip", "other_flip", "discard", "own_draw", "deal")


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.case = case
        self.rules = Rules.of(options)
        self.scoring = Scoring(self.rules)
        self.seats = self._number("seats", 2, 4)
        self.seat = self._number("seat", 0, self.seats - 1)
        self.dealer = self._number("dealer", 0, self.seats - 1)
        self.flags: Mapping[str, Any] = case.get("flags", {})
        if not isinstance(self.flags, dict):
            raise CaseError(f"flags: must be an object, not {self.flags!r}")
        self.own = self._cards("hand", case.get("hand"))
        laid = case.get("laid", [])
        if not isinstance(laid, list):
            raise CaseError("laid: must be a list")
        self.laid = [self._group(g) for g in laid]
        card = case.get("card")
        self.card = None if card is None else self._card(card)
        self._check_copies()

    @property
    def source(self) -> str:
        """Where the card came from."""
        source = self.case.get("source")
        if source not in _SOURCES:
            raise CaseError(f"source: must be one of {', '.join(_SOURCES)}, not {source!r}")
        return cast(str, source)

    @property
    def giver(self) -> int:
        """The flipper or discarder."""
        return self._number("from", 0, self.seats - 1)

    @property
    def is_small(self) -> bool:
        """3.8.1: the 小家 of four is the dealer's 上家."""
        return self.seats == 4 and self.seat == (self.dealer - 1) % 4

    def kinds_in(self, flag: str) -> Sequence[int]:
        """Counts of the kinds named by a flag."""
        return self._cards(f"flags.{flag}", self.flags.get(flag, ""))

    def passed_hu(self) -> tuple[tuple[int, int], ...]:
        """3.5.5: class and 番 of a declined win."""
        passed = self.flags.get("passed_hu")
        if passed is None:
            return ()
        if not isinstance(passed, dict) or not all(isinstance(passed.get(k), int) for k in ("points", "fan")):
            raise CaseError(f"flags.passed_hu: must be {{points, fan}}, not {passed!r}")
        points = passed["points"]
        return (((points if self.is_small else tier(self.rules, points)[0]), passed["fan"]),)

    def _number(self, name: str, low: int, high: int) -> int:
        value = self.case.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise CaseError(f"{name}: must be a number from {low} to {high}, not {value!r}")
        return value

    def _cards(self, name: str, text: object) -> list[int]:
        if not isinstance(text, str):
            raise CaseError(f"{name}: must be a string of cards, not {text!r}")
        try:
            return PACK.counts(PACK.parse(text), COPIES)
        except CardError as error:
            raise CaseError(f"{name}: {error}") from None

    def _card(self, text: object) -> int:
        if not isinstance(text, str) or text not in INDEX:
            raise CaseError(f"card: {text!r} is no card of the {PACK.id} pack")
        return INDEX[text]

    def _group(self, group: object) -> Laid:
        if not isinstance(group, list) or len(group) != 2 or group[0] not in tuple(_SIZE):
            raise CaseError(f"laid: a group is [verb, cards] with verb {', '.join(_SIZE)}, not {group!r}")
        verb, counts = group[0], self._cards("laid", group[1])
        kinds = reading(k for k, n in enumerate(counts) for _ in range(n))
        if len(kinds) != _SIZE[verb]:
            raise CaseError(f"laid: {verb} has {_SIZE[verb]} cards, not {len(kinds)} ({group[1]})")
        if verb in ("chi", "bai") and kinds not in IS_EAT_GROUP:
            raise CaseError(f"laid: {group[1]} is no group that can be eaten")
        if verb not in ("chi", "bai") and len(set(kinds)) > 1:
            raise CaseError(f"laid: {verb} is of one kind, not {group[1]}")
        return Laid(verb, kinds)

    def _check_copies(self) -> None:
        laid = counts_of([g.kinds for g in self.laid])
        for k in range(N):
            n = self.own[k] + laid[k] + (self.card == k)
            if n > COPIES:
                raise CaseError(f"hand: {n} cards {TOKENS[k]} in all, but the pack has only {COPIES}")


def winning_count(p: Position, card: int | None, source: str) -> Count | None:
    """3.6.1 and 3.5: the hand counted, or None if it may not be won."""
    first = bool(p.flags.get("first_discard"))
    if card is not None:
        # 3.5.2 后对和, 3.5.3 有开不开, 3.5.4 和回龙.
        if p.kinds_in("passed_dui")[card] or p.kinds_in("own_discards")[card] or p.flags.get("passed_kai"):
            return None
    elif source != "deal" or p.seat != p.dealer:
        return None
    if p.is_small:
        if card is None:
            return None
        own = source in ("own_flip", "own_draw")
        count = p.scoring.small_seat(p.own, card, self_drawn=own, first_discard=first)
    else:
        claim = Claim(card, bool(p.flags.get("dealt_longdeng")), first)
        count = p.scoring.best(p.laid, p.own, claim)
    if count is None or not better(p.rules, count, p.passed_hu()):
        return None
    return count


def win(p: Position) -> dict[str, object]:
    """3.6 and 3.7: may the card be won, what is it worth, who pays."""
    count = winning_count(p, p.card, p.source)
    if count is None:
        return {"win": False}
    lines = p.scoring.win_lines(p.seat, count.value, "", p.seats, p.giver if p.source == "discard" else None)
    out: dict[str, object] = {"win": True}
    if not p.is_small:
        out |= {"points": count.points, "fan": count.fan}
    return out | {"value": count.value, "deltas": _deltas(lines, p.seats)}


def _deltas(lines: Sequence[LedgerLine], seats: int) -> list[int]:
    deltas = [0] * seats
    for line in lines:
        deltas[line.payer] -= line.amount
        deltas[line.payee] += line.amount
    return deltas


def eat(p: Position) -> dict[str, object]:
    """3.4: every complete way in which the seat may eat the card."""
    if p.card is None:
        raise CaseError("card: the case needs a face-up card")
    own_flip = p.giver == p.seat
    turn = own_flip and p.source == "own_flip"
    # 3.9: of two players each eats only his own flips.
    if not own_flip and p.seats > 2:
        turn = p.giver == (p.seat - 1) % p.seats
    barred = p.kinds_in("passed_chi")[p.card]
    if not p.rules.own_discard_claim:
        barred += p.kinds_in("own_discards")[p.card]
    if not turn or barred or p.is_small:
        return {"plans": []}
    n = sum(p.own) + sum(len(g.kinds) for g in p.laid)
    q = sum(len(g.kinds) == 4 for g in p.laid) + p.own.count(4)
    plans = plans_to_eat(p.own, p.card, n, q)
    return {"plans": [["".join(tokens(g)) for g in (plan.group, *plan.extra)] for plan in plans]}


def ready(p: Position) -> dict[str, object]:
    """Every kind that would win now, with what it would bring."""
    laid = counts_of([g.kinds for g in p.laid])
    waits = {}
    for kind in READING:
        if p.own[kind] + laid[kind] < COPIES:
            count = winning_count(p, kind, p.source)
            if count is not None:
                waits[TOKENS[kind]] = {"points": count.points, "fan": count.fan, "value": count.value}
    return {"waits": waits}


KINDS = {"win": win, "eat": eat, "ready": ready}
