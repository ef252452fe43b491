"""Answers to rule cases of 四川大贰 (`changpai score`): win, eat, ready."""

from collections.abc import Mapping
from typing import Any

from changpai_desktop.games.contract import CaseError, Value
from changpai_desktop.games.daer.eats import eats
from changpai_desktop.games.daer.options import Rules
from changpai_desktop.games.daer.scoring import Chance, Count, Scoring
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.law import waiting_size
from changpai_desktop.games.shared.positions import Form, Sheet, kinds, truth
from changpai_desktop.games.shared.zi import COPIES, TOKENS, reading, tokens

_FORM = Form(
    seats=(3,),
    alike={"peng": 3, "zhao": 4, "long": 4},
    flags={
        "last_card": truth,
        "first_discard": truth,
        "passed": kinds,
        "first_flip": truth,
        "bao": truth,
        "other_bao": truth,
    },
    dealt_to_dealer=True,
    only={
        "last_card": ("win",),
        "first_discard": ("win",),
        "first_flip": ("win",),
        "other_bao": ("win", "ready"),
    },
)


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.rules = Rules.of(options)
        self.sheet = sheet = Sheet(case, _FORM)
        self.seats, self.seat, self.dealer = sheet.seats, sheet.seat, sheet.dealer
        self.own, self.card, self.source = sheet.own, sheet.card, sheet.source
        self.laid = [Laid(verb, reading(group)) for verb, group in sheet.groups]
        self.passed = sheet.kinds("passed")
        if max(self.own) == COPIES:
            raise CaseError("hand: four of a kind are laid as long, not held")

    @property
    def giver(self) -> int:
        """The seat the card came from."""
        return self.sheet.giver

    @property
    def quads(self) -> int:
        return sum(len(g.kinds) == COPIES for g in self.laid)

    @property
    def held(self) -> int:
        """Laid and held cards without `card`."""
        return sum(self.own) + sum(len(g.kinds) for g in self.laid)

    def barred(self, kind: int) -> bool:
        """4.3: a 过 kind cannot be won with."""
        return self.rules.passed_bars and self.passed[kind] > 0

    def chance(self) -> Chance:
        """What the flags and the source mean for the pay."""
        flag, source = self.sheet.is_set, self.source
        nearest = (self.dealer + 1) % self.seats
        return Chance(
            own_flip=source == "own_flip",
            deal=source == "deal",
            dihu=source == "discard" and flag("first_discard") and self.seat == nearest,
            first_flip=flag("first_flip"),
            last_flip=flag("last_card"),
            bao=flag("bao"),
            other_bao=flag("other_bao"),
        )


def _count(count: Count) -> dict[str, object]:
    out: dict[str, object] = {"points": count.points}
    if count.fan:
        out["fan"] = count.fan
    return {**out, "value": count.value}


def win(p: Position) -> dict[str, object]:
    """4.4: may the card be won; 4.5: what is paid."""
    scoring, source = Scoring(p.rules), p.source
    if source != "deal" and p.card is None:
        raise CaseError("card: the case needs a winning card")
    count = scoring.best(p.laid, p.own, -1 if p.card is None else p.card, p.chance())
    if count is None or (p.card is not None and p.barred(p.card)):
        return {"win": False}
    discarder = p.giver if source == "discard" else None
    deltas = [0] * p.seats
    for line in scoring.win_lines(p.seat, count.value, (), range(p.seats), discarder):
        deltas[line.payer] -= line.amount
        deltas[line.payee] += line.amount
    return {"win": True, **_count(count), "deltas": deltas}


def eat(p: Position) -> dict[str, object]:
    """4.3, F4: every plan to eat the card, other seats left aside."""
    if p.card is None:
        raise CaseError("card: the case needs a face-up card")
    own_flip = p.source == "own_flip" and p.giver == p.seat
    may = own_flip or (p.giver != p.seat and (p.giver + 1) % p.seats == p.seat)
    if not may or p.passed[p.card] or p.sheet.is_set("bao"):
        return {"plans": []}
    must_discard = p.held + 1 > waiting_size(p.quads)
    plans = eats(p.own, p.card, must_discard)
    return {"plans": [["".join(tokens(g)) for g in (e.plan.group, *e.plan.extra)] for e in plans]}


def ready(p: Position) -> dict[str, object]:
    """4.4: every kind that would win now, and what it would pay."""
    scoring, chance = Scoring(p.rules), p.chance()
    waits: dict[str, object] = {}
    for kind in scoring.waits(p.laid, p.own):
        count = None if p.barred(kind) else scoring.best(p.laid, p.own, kind, chance)
        if count is not None:
            waits[TOKENS[kind]] = _count(count)
    return {"waits": waits}


KINDS = {"win": win, "eat": eat, "ready": ready}
