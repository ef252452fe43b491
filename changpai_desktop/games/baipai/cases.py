"""Answers to rule cases of 摆牌 (`changpai score`): beat, lead, win."""

from collections.abc import Iterable, Mapping
from typing import Any

from changpai_desktop.games.baipai.kinds import COPIES, HARD, PACK, TIANJIU, TOKENS, N
from changpai_desktop.games.baipai.melds import Cards, Law, answers, leads, read
from changpai_desktop.games.baipai.options import Rules
from changpai_desktop.games.baipai.play import FEW, FULL
from changpai_desktop.games.baipai.scoring import count, win_lines
from changpai_desktop.games.baipai.table import HAND_SIZE
from changpai_desktop.games.contract import CaseError, Value
from changpai_desktop.games.shared.positions import Form, Sheet, is_number, kinds, truth


def _seat(sheet: Sheet, name: str, value: object) -> object:
    if not is_number(value) or value not in range(sheet.seats):
        raise CaseError(f"{name}: must be a seat from 0 to {sheet.seats - 1}, not {value!r}")
    return value


_FORM = Form(
    seats=(3,),
    alike={},
    flags={"table": kinds, "first_lead": truth, "unbeaten": truth, "liable_seat": _seat},
    eaten=("bai", "ying"),
    sources={"beat": (None,), "lead": (None,), "win": (None,)},
    pack=PACK,
    copies=COPIES,
    can_be_eaten=lambda kinds: True,
)
_FLAGS: Mapping[str, tuple[str, ...]] = {
    "beat": ("table",),
    "lead": ("first_lead",),
    "win": ("unbeaten", "liable_seat"),
}


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.rules = Rules.of(options)
        self.law = Law(self.rules.mixed, self.rules.count_only)
        self.sheet = sheet = Sheet(case, _FORM)
        if sheet.card is not None:
            raise CaseError("card: no single card is asked about in this game")
        self.own: Cards = tuple(sheet.own)
        self.pile = [0] * N
        for _, group in sheet.groups:
            for kind in group:
                self.pile[kind] += 1
        self._check_cards()
        self._check_flags(case["kind"])

    def _check_cards(self) -> None:
        """2.2: 28 cards in all, and the 硬张 are never held."""
        for verb, group in self.sheet.groups:
            if not group:
                raise CaseError(f"laid: a {verb} group has one card or more")
            soft = [k for k in group if k not in HARD]
            if verb == "ying" and soft:
                hard = " ".join(TOKENS[k] for k in HARD)
                raise CaseError(f"laid: {TOKENS[soft[0]]} is no hard card, those are {hard}")
        for kind in HARD:
            if self.own[kind]:
                raise CaseError(f"hand: {TOKENS[kind]} is a hard card, which is laid before play")
        held, laid = sum(self.own), sum(self.pile)
        if held + laid > HAND_SIZE:
            raise CaseError(f"hand: {held} held and {laid} laid, but a seat has {HAND_SIZE} cards")

    def _check_flags(self, kind: str) -> None:
        """What is asked here does not depend on the other flags; 2.8: who can be liable at all."""
        sheet = self.sheet
        for name in sheet.flags:
            if name not in _FLAGS[kind]:
                raise CaseError(f"flags.{name}: is no flag of {kind}, which has {', '.join(_FLAGS[kind])}")
        if sheet.is_set("first_lead") and sheet.seat != sheet.dealer:
            raise CaseError(f"flags.first_lead: the dealer leads first, {sheet.dealer}, not {sheet.seat}")
        if not self.rules.every_lead and sheet.flags.get("liable_seat", sheet.dealer) != sheet.dealer:
            raise CaseError(f"flags.liable_seat: only the dealer, {sheet.dealer}, can be liable under these rules")


def _texts(sets: Iterable[Cards]) -> list[str]:
    return sorted(" ".join(TOKENS[k] for k in cards) for cards in sets)


def beat(p: Position) -> dict[str, object]:
    """2.4: every set that beats the table; 2.5.2: whether one must."""
    if p.sheet.giver == p.sheet.seat:
        raise CaseError("from: the cards on the table are another seat's")
    if "table" not in p.sheet.flags:
        raise CaseError("flags.table: the case needs it")
    table = p.sheet.kinds("table")
    if any(a + b + c > COPIES for a, b, c in zip(table, p.own, p.pile, strict=True)):
        raise CaseError(f"flags.table: a kind has only {COPIES} cards")
    meld = read(tuple(k for k, n in enumerate(table) for _ in range(n)), p.law)
    if meld is None:
        raise CaseError("flags.table: the cards on the table are no set")
    found = _texts(answers(p.own, meld, p.law))
    return {"answers": found, "must": bool(found)}


def lead(p: Position) -> dict[str, object]:
    """2.3: every lead; 2.5: which of them make the dealer liable."""
    found = leads(p.own, p.law)
    out: dict[str, object] = {"leads": _texts(found)}
    if p.sheet.is_set("first_lead"):
        out["liable"] = _texts(x for x in found if any(k in TIANJIU for k in x))
    return out


def win(p: Position) -> dict[str, object]:
    """2.6: does the pile win; 2.7, 2.8: what is paid; at fifteen whether 脱手 may be declared."""
    found = count(p.pile, stops=p.rules.stops)
    if found.cards < p.rules.win_at:
        out: dict[str, object] = {"win": False, "points": found.cards}
        if found.cards == FULL:
            held = sum(p.own)
            few = held == FEW if p.rules.exactly_five else held <= FEW
            out["may_stop"] = p.sheet.is_set("unbeaten") and few
        return out
    liable = p.sheet.flags.get("liable_seat")
    deltas = [0] * p.sheet.seats
    for line in win_lines(p.sheet.seat, found.price, range(p.sheet.seats), liable):
        deltas[line.payer] -= line.amount
        deltas[line.payee] += line.amount
    return {
        "win": True,
        "points": found.cards,
        "jia": found.jia,
        "sets": found.sets,
        "fan": found.fan,
        "deltas": deltas,
    }


KINDS = {"beat": beat, "lead": lead, "win": win}
