"""Answers to rule cases of 幺地人 (`changpai score`): qualify, win, eat."""

from collections.abc import Mapping
from typing import Any

from changpai_desktop.games.contract import CaseError, Value
from changpai_desktop.games.shared import positions
from changpai_desktop.games.shared.positions import FLIPS, Form, Sheet
from changpai_desktop.games.yaodiren.declare import counts_as_fan, declarations
from changpai_desktop.games.yaodiren.kinds import COPIES, MATES, PACK, SEVENS
from changpai_desktop.games.yaodiren.melds import counts_of, eat_groups
from changpai_desktop.games.yaodiren.options import Rules
from changpai_desktop.games.yaodiren.potential import Potential
from changpai_desktop.games.yaodiren.scoring import Laid, Scoring, tokens
from changpai_desktop.games.yaodiren.turn import can_discard_after, stolen_for
from changpai_desktop.games.yaodiren.words import CASE_ITEM, CASE_SAY

_SOURCES = (*FLIPS, "replacement", "deal")


def _can_be_eaten(kinds: tuple[int, ...]) -> bool:
    two = len(kinds) == 3 and len(set(kinds)) == 2
    return kinds == SEVENS or (two and kinds[0] in MATES[kinds[2]])


def _declared(_: Sheet, name: str, value: object) -> str:
    if not isinstance(value, str) or value not in ("起", "敲"):
        raise CaseError(f"{name}: must be one of 起, 敲, not {value!r}")
    return value


_WIN = ("win",)
_FORM = Form(
    seats=(2, 3),
    alike={"peng": 3, "gang": 4, "tuhuo": 5},
    flags={
        "visible": positions.kinds,
        "dropped": positions.seats,
        "baozi": positions.seats,
        "declared": _declared,
        "refused": positions.kinds,
    },
    dealt_to_dealer=True,
    only={"visible": ("qualify",), "dropped": _WIN, "baozi": _WIN, "declared": _WIN, "refused": ("eat",)},
    sources={"qualify": (*_SOURCES, None), "win": _SOURCES, "eat": FLIPS},
    pack=PACK,
    copies=COPIES,
    can_be_eaten=_can_be_eaten,
    eat_rule="three cards of two kinds whose pips add up to 14, or three sevens that are not alike",
)


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.rules = Rules.of(options)
        self.sheet = sheet = Sheet(case, _FORM)
        self.seats, self.seat, self.dealer = sheet.seats, sheet.seat, sheet.dealer
        self.own, self.card, self.source = sheet.own, sheet.card, sheet.source
        self.laid = [Laid(verb, kinds) for verb, kinds in sheet.groups]
        self._check_copies()

    @property
    def is_dealer(self) -> bool:
        return self.seat == self.dealer

    def seats_in(self, flag: str) -> frozenset[int]:
        """Seats named by a flag."""
        return frozenset(self.sheet.flags.get(flag, ()))

    def visible(self) -> list[int]:
        """Cards lying face up elsewhere (`flags.visible`)."""
        return self.sheet.kinds("visible")

    def _check_copies(self) -> None:
        laid = counts_of([g.kinds for g in self.laid])
        for i, seen in enumerate(self.visible()):
            n = self.own[i] + laid[i] + seen + (self.card == i)
            if n > COPIES:
                raise CaseError(f"hand: {n} cards {PACK.kinds[i].token} in all, but the pack has only {COPIES}")


def qualify(p: Position) -> dict[str, object]:
    """§1.3 and the declarations of §1.4."""
    laid = counts_of([g.kinds for g in p.laid])
    seen = p.visible()
    vis = [a + b for a, b in zip(laid, seen, strict=True)]
    scoring = Scoring(p.rules)
    standing = Potential(p.rules).standing(
        p.own, vis, len(p.laid), sum(scoring.exposed_tuo(g) for g in p.laid), p.is_dealer
    )
    out: dict[str, object] = {
        "mao": standing.mao,
        "covered": standing.covered,
        "tuo": standing.tuo,
        "qualified": standing.qualified,
    }
    if "visible" not in p.sheet.flags:
        out["fan_in_hand"] = counts_as_fan(p.rules, p.own, standing, p.is_dealer)
        out["say"] = [CASE_SAY[v] for v in declarations(p.rules, p.own, standing, p.is_dealer) if v in CASE_SAY]
        if standing.qualified:
            out["steal"] = sum(stolen_for(n) for n in p.own)
    return out


def win(p: Position) -> dict[str, object]:
    """§1.7 and §1.8: may the card be won; §1.10: what is paid."""
    source = p.source
    scoring = Scoring(p.rules)
    started = p.sheet.flags.get("declared", "起") == "起"
    count = scoring.best(
        p.laid,
        p.own,
        p.card,
        face_up=source in ("own_flip", "other_flip", "discard"),
        is_dealer=p.is_dealer,
        started=started,
    )
    baozi = p.seats_in("baozi")
    if count is None or p.seat in baozi:
        return {"win": False}
    lines = scoring.win_lines(p.seat, count.fan, "", p.seats, p.seats_in("dropped"), frozenset())
    for offender in baozi:
        lines += scoring.baozi_lines(offender, p.seats)
    deltas = [0] * p.seats
    for line in lines:
        deltas[line.payer] -= line.amount
        deltas[line.payee] += line.amount
    items: dict[str, int] = {}
    for item, fan, _ in count.items:
        items[CASE_ITEM[item]] = items.get(CASE_ITEM[item], 0) + fan
    return {"win": True, "points": count.tuo, "fan": count.fan, "items": items, "deltas": deltas}


def eat(p: Position) -> dict[str, object]:
    """§1.7: what this seat may do with the face-up card, other players left aside."""
    if p.card is None:
        raise CaseError("card: the case needs a face-up card")
    held = p.own[p.card]
    giver, flip = p.sheet.giver, p.source != "discard"
    may_eat = (flip and giver == p.seat) or ((flip or p.rules.eat_discard) and giver == (p.seat - 1) % p.seats)
    refused = p.sheet.kinds("refused")
    peng = held == 2 and can_discard_after(p.own, (p.card, p.card))
    if p.rules.peng_locks and refused[p.card]:
        peng = False
    eats = []
    if may_eat and held < 3:
        for group in eat_groups(p.own, p.card):
            used = list(group)
            used.remove(p.card)
            if can_discard_after(p.own, tuple(used)):
                eats.append(" ".join(tokens(group)))
    return {"tuhuo": held == 4, "gang": held == 3, "peng": peng, "eats": sorted(eats)}


KINDS = {"qualify": qualify, "win": win, "eat": eat}
