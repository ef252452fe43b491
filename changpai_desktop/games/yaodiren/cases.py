"""Answers to rule cases of 幺地人 (`changpai score`): qualify, win, eat."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from changpai_desktop.cards import CardError
from changpai_desktop.games.contract import CaseError, Value
from changpai_desktop.games.yaodiren.declare import counts_as_fan, declarations
from changpai_desktop.games.yaodiren.kinds import COPIES, INDEX, PACK, N
from changpai_desktop.games.yaodiren.melds import counts_of, eat_groups
from changpai_desktop.games.yaodiren.options import Rules
from changpai_desktop.games.yaodiren.potential import Potential
from changpai_desktop.games.yaodiren.scoring import Laid, Scoring, tokens
from changpai_desktop.games.yaodiren.turn import can_discard_after, stolen_for
from changpai_desktop.games.yaodiren.words import CASE_ITEM, CASE_SAY

_GROUP_SIZE = {"chi": 3, "peng": 3, "gang": 4, "tuhuo": 5}
_SOURCES = ("own_flip", "other_flip", "discard", "replacement", "deal")


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.case = case
        self.rules = Rules.of(options)
        self.seats = self._number("seats", 2, 3)
        self.seat = self._number("seat", 0, self.seats - 1)
        self.dealer = self._number("dealer", 0, self.seats - 1)
        self.flags: Mapping[str, Any] = case.get("flags") or {}
        if not isinstance(self.flags, dict):
            raise CaseError(f"flags: must be an object, not {self.flags!r}")
        self.own = self._cards("hand", case.get("hand"))
        self.laid = [self._group(g) for g in self._list("laid")]
        card = case.get("card")
        self.card = None if card is None else self._card(card)
        self._check_copies()

    @property
    def is_dealer(self) -> bool:
        return self.seat == self.dealer

    def seats_in(self, flag: str) -> frozenset[int]:
        """Seats named by a flag."""
        seats = self.flags.get(flag, [])
        if not isinstance(seats, list) or any(s not in tuple(range(self.seats)) for s in seats):
            raise CaseError(f"flags.{flag}: must be a list of seats 0 to {self.seats - 1}")
        return frozenset(seats)

    def visible(self) -> list[int]:
        """Cards lying face up elsewhere (`flags.visible`)."""
        return self._cards("flags.visible", self.flags.get("visible", ""))

    def source(self) -> str:
        """Where the card came from."""
        source = self.case.get("source")
        if source not in _SOURCES:
            raise CaseError(f"source: must be one of {', '.join(_SOURCES)}, not {source!r}")
        return cast(str, source)

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
        kinds = tuple(i for i, n in enumerate(counts) for _ in range(n))
        if len(kinds) != _GROUP_SIZE[group[0]]:
            raise CaseError(f"laid: {group[0]} has {_GROUP_SIZE[group[0]]} cards, not {len(kinds)} ({group[1]})")
        return Laid(group[0], kinds)

    def _check_copies(self) -> None:
        laid = counts_of([g.kinds for g in self.laid])
        seen = self.visible()
        for i in range(N):
            n = self.own[i] + laid[i] + seen[i] + (self.card == i)
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
    if "visible" not in p.flags:
        out["fan_in_hand"] = counts_as_fan(p.rules, p.own, standing, p.is_dealer)
        out["say"] = [CASE_SAY[v] for v in declarations(p.rules, p.own, standing, p.is_dealer) if v in CASE_SAY]
        if standing.qualified:
            out["steal"] = sum(stolen_for(n) for n in p.own)
    return out


def win(p: Position) -> dict[str, object]:
    """§1.7 and §1.8: may the card be won; §1.10: what is paid."""
    source = p.source()
    scoring = Scoring(p.rules)
    started = p.flags.get("declared", "起") == "起"
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
    giver, flip = p.case.get("from"), p.source() != "discard"
    if giver not in range(p.seats):
        raise CaseError(f"from: must be a seat 0 to {p.seats - 1}, not {giver!r}")
    may_eat = (flip and giver == p.seat) or ((flip or p.rules.eat_discard) and giver == (p.seat - 1) % p.seats)
    refused = p._cards("flags.refused", p.flags.get("refused", ""))
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
