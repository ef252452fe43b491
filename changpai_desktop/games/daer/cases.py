"""Answers to rule cases of 四川大贰 (`changpai score`): win, eat, ready."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from changpai_desktop.cards import CardError
from changpai_desktop.games.contract import CaseError, Value
from changpai_desktop.games.daer.eats import eats
from changpai_desktop.games.daer.options import Rules
from changpai_desktop.games.daer.scoring import Chance, Count, Scoring
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.law import waiting_size
from changpai_desktop.games.shared.zi import COPIES, INDEX, PACK, TOKENS, N, counts_of, reading, tokens

_GROUP_SIZE = {"chi": 3, "peng": 3, "zhao": 4, "long": 4}
_SOURCES = ("own_flip", "other_flip", "discard", "deal")


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.case = case
        self.rules = Rules.of(options)
        self.seats = self._number("seats", 3, 3)
        self.seat = self._number("seat", 0, self.seats - 1)
        self.dealer = self._number("dealer", 0, self.seats - 1)
        self.flags: Mapping[str, Any] = case.get("flags") or {}
        if not isinstance(self.flags, dict):
            raise CaseError(f"flags: must be an object, not {self.flags!r}")
        self.own = self._cards("hand", case.get("hand"))
        self.laid = [self._group(g) for g in self._list("laid")]
        card = case.get("card")
        self.card = -1 if card is None else self._card(card)
        self.passed = self._cards("flags.passed", self.flags.get("passed", ""))
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
        """The seat the card came from."""
        return self._number("from", 0, self.seats - 1)

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
        flag, source = self.flags.get, self.source
        nearest = (self.dealer + 1) % self.seats
        return Chance(
            own_flip=source == "own_flip",
            deal=source == "deal",
            dihu=source == "discard" and bool(flag("first_discard")) and self.seat == nearest,
            first_flip=bool(flag("first_flip")),
            last_flip=bool(flag("last_card")),
            bao=bool(flag("bao")),
            other_bao=bool(flag("other_bao")),
        )

    def _number(self, name: str, low: int, high: int) -> int:
        value = self.case.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise CaseError(f"{name}: must be a number from {low} to {high}, not {value!r}")
        return value

    def _list(self, name: str) -> Sequence[Any]:
        value = self.case.get(name, [])
        if not isinstance(value, list):
            raise CaseError(f"{name}: must be a list")
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
        if not isinstance(group, list) or len(group) != 2 or group[0] not in tuple(_GROUP_SIZE):
            raise CaseError(f"laid: a group is [verb, cards] with verb {', '.join(_GROUP_SIZE)}, not {group!r}")
        counts = self._cards("laid", group[1])
        kinds = reading(k for k, n in enumerate(counts) for _ in range(n))
        if len(kinds) != _GROUP_SIZE[group[0]]:
            raise CaseError(f"laid: {group[0]} has {_GROUP_SIZE[group[0]]} cards, not {len(kinds)} ({group[1]})")
        if group[0] != "chi" and len(set(kinds)) > 1:
            raise CaseError(f"laid: {group[0]} has cards of one kind, not {group[1]}")
        return Laid(group[0], kinds)

    def _check_copies(self) -> None:
        laid = counts_of([g.kinds for g in self.laid])
        for k in range(N):
            n = self.own[k] + laid[k] + (self.card == k)
            if n > COPIES:
                raise CaseError(f"hand: {n} cards {TOKENS[k]} in all, but the pack has only {COPIES}")
        if max(self.own) == COPIES:
            raise CaseError("hand: four of a kind are laid as long, not held")


def _count(count: Count) -> dict[str, object]:
    out: dict[str, object] = {"points": count.points}
    if count.fan:
        out["fan"] = count.fan
    return {**out, "value": count.value}


def win(p: Position) -> dict[str, object]:
    """4.4: may the card be won; 4.5: what is paid."""
    scoring, source = Scoring(p.rules), p.source
    if source != "deal" and p.card < 0:
        raise CaseError("card: the case needs a winning card")
    count = scoring.best(p.laid, p.own, p.card, p.chance())
    if count is None or (p.card >= 0 and p.barred(p.card)):
        return {"win": False}
    discarder = p.giver if source == "discard" else None
    deltas = [0] * p.seats
    for line in scoring.win_lines(p.seat, count.value, (), range(p.seats), discarder):
        deltas[line.payer] -= line.amount
        deltas[line.payee] += line.amount
    return {"win": True, **_count(count), "deltas": deltas}


def eat(p: Position) -> dict[str, object]:
    """4.3, F4: every plan to eat the card, other seats left aside."""
    if p.card < 0:
        raise CaseError("card: the case needs a face-up card")
    own_flip = p.source == "own_flip" and p.giver == p.seat
    may = own_flip or (p.giver != p.seat and (p.giver + 1) % p.seats == p.seat)
    if not may or p.passed[p.card] or p.flags.get("bao"):
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
