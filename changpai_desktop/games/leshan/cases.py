"""Answers to rule cases of 乐山贰柒拾 (`changpai score`): win, eat, ready."""

from collections.abc import Mapping, Sequence
from typing import Any

from changpai_desktop.games.contract import CaseError, LedgerLine, Value
from changpai_desktop.games.leshan.options import Rules
from changpai_desktop.games.leshan.scoring import Claim, Count, Scoring, better, tier
from changpai_desktop.games.leshan.turn import plans_to_eat
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.positions import FLIPS, SOURCES, Form, Sheet, is_number, kinds, truth
from changpai_desktop.games.shared.zi import COPIES, READING, TOKENS, counts_of, reading, tokens


def _passed_hu(_: Sheet, name: str, value: object) -> dict[str, int]:
    ok = isinstance(value, dict) and value.keys() == {"points", "fan"}
    if not isinstance(value, dict) or not ok or not all(is_number(n) and n >= 0 for n in value.values()):
        raise CaseError(f"{name}: must be an object of the numbers points and fan, not {value!r}")
    return value


_WINS = ("win", "ready")
_FORM = Form(
    seats=(2, 3, 4),
    alike={"dui": 3, "kai": 4, "gun": 4},
    eaten=("chi", "bai"),
    sources={**SOURCES, "win": (*FLIPS, "own_draw", "deal")},
    flags={
        "first_discard": truth,
        "dealt_longdeng": truth,
        "passed_chi": kinds,
        "passed_dui": kinds,
        "own_discards": kinds,
        "passed_kai": truth,
        "passed_hu": _passed_hu,
    },
    only={"first_discard": _WINS, "dealt_longdeng": _WINS, "passed_hu": _WINS, "passed_chi": ("eat",)},
)


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.rules = Rules.of(options)
        self.scoring = Scoring(self.rules)
        self.sheet = sheet = Sheet(case, _FORM)
        self.seats, self.seat, self.dealer = sheet.seats, sheet.seat, sheet.dealer
        self.own, self.card, self.source = sheet.own, sheet.card, sheet.source
        self.laid = [Laid(verb, reading(group)) for verb, group in sheet.groups]

    @property
    def giver(self) -> int:
        """The flipper or discarder."""
        return self.sheet.giver

    @property
    def is_small(self) -> bool:
        """3.8.1: the 小家 of four is the dealer's 上家."""
        return self.seats == 4 and self.seat == (self.dealer - 1) % 4

    def passed_hu(self) -> tuple[tuple[int, int], ...]:
        """3.5.5: class and 番 of a declined win."""
        passed = self.sheet.flags.get("passed_hu")
        if passed is None:
            return ()
        points = passed["points"]
        return (((points if self.is_small else tier(self.rules, points)[0]), passed["fan"]),)


def winning_count(p: Position, card: int | None, source: str) -> Count | None:
    """3.6.1 and 3.5: the hand counted, or None if it may not be won."""
    first = p.sheet.is_set("first_discard")
    if card is not None:
        # 3.5.2 后对和, 3.5.3 有开不开, 3.5.4 和回龙.
        if p.sheet.kinds("passed_dui")[card] or p.sheet.kinds("own_discards")[card] or p.sheet.is_set("passed_kai"):
            return None
    elif source != "deal" or p.seat != p.dealer:
        return None
    if p.is_small:
        if card is None:
            return None
        own = source in ("own_flip", "own_draw")
        count = p.scoring.small_seat(p.own, card, self_drawn=own, first_discard=first)
    else:
        claim = Claim(card, p.sheet.is_set("dealt_longdeng"), first)
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
    barred = p.sheet.kinds("passed_chi")[p.card]
    if not p.rules.own_discard_claim:
        barred += p.sheet.kinds("own_discards")[p.card]
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
