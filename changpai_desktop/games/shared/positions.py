"""Rule cases (`changpai score`) read strictly: seats, cards, laid groups, source, giver and flags.

A case comes from a stranger, and a misspelt field must not quietly become another answer. So whatever a game's `Form`
does not name is refused, in one sentence that names the field, what is wrong, and what would be right.
"""

from collections.abc import Callable, Mapping
from typing import Any

from changpai_desktop.cards import CardError, Pack
from changpai_desktop.cards.record import field, record
from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.shared.zi import COPIES, IS_EAT_GROUP, PACK, reading

_FOR_PEOPLE = ("id", "game", "expect", "items", "why", "note")
_FIELDS = ("kind", "rules", "seats", "seat", "dealer", "laid", "hand", "card", "source", "from", "flags")
FLIPS = ("own_flip", "other_flip", "discard")
SOURCES: Mapping[str, tuple[str, ...]] = {"win": (*FLIPS, "deal"), "eat": FLIPS, "ready": ("other_flip", "discard")}
"""Where the card may come from, by the kind of the case."""
_OWN = ("own_flip", "own_draw")
_OTHERS = ("other_flip", "discard")


def _zi_can_be_eaten(kinds: tuple[int, ...]) -> bool:
    return reading(kinds) in IS_EAT_GROUP


@record
class Form:
    """What the cases of one game may hold."""

    seats: tuple[int, ...]
    alike: Mapping[str, int]
    """Verbs of groups of one kind, with the number of cards."""
    flags: Mapping[str, "FlagReader"]
    eaten: tuple[str, ...] = ("chi",)
    """Verbs of eat-groups."""
    sources: Mapping[str, tuple[str | None, ...]] = SOURCES
    pack: Pack = PACK
    copies: int = COPIES
    can_be_eaten: Callable[[tuple[int, ...]], bool] = _zi_can_be_eaten
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds of case in which a flag has a meaning, for flags that do not have one in all."""
    dealt_to_dealer: bool = False
    """Whether only the dealer can win with the cards as dealt."""
    eat_rule: str = "a run of three or 二七十 of one size, or three of one number in both sizes"


class Sheet:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], form: Form) -> None:
        self.form, self._case = form, case
        for name in case:
            if name not in _FIELDS and name not in _FOR_PEOPLE:
                raise CaseError(f"{name}: is no field of a case, which has {', '.join(_FOR_PEOPLE + _FIELDS)}")
        self.seats = self._number("seats", min(form.seats), max(form.seats))
        self.seat = self._number("seat", 0, self.seats - 1)
        self.dealer = self._number("dealer", 0, self.seats - 1)
        self.own = self.cards("hand", case.get("hand"))
        self.groups = self._groups()
        self.card = self._card()
        self.source = self._source()
        if case.get("from") is not None:
            self._number("from", 0, self.seats - 1)
        self.flags = self._flags()
        self._check_copies()

    @property
    def giver(self) -> int:
        """The seat the card came from, where the answer depends on it; then it must be one that the source allows."""
        giver = self._number("from", 0, self.seats - 1)
        if self.source in _OWN and giver != self.seat:
            raise CaseError(f"from: {self.source} is a card of the seat itself, {self.seat}, not of {giver}")
        if self.source in _OTHERS and giver == self.seat:
            raise CaseError(f"from: {self.source} is a card of another seat, not of {giver}")
        return giver

    def is_set(self, flag: str) -> bool:
        """A flag that is true or false; false if the case does not have it."""
        return bool(self.flags.get(flag))

    def kinds(self, flag: str) -> list[int]:
        """Counts of the kinds that a flag names."""
        return list(self.flags.get(flag) or [0] * len(self.form.pack.kinds))

    def cards(self, name: str, text: object) -> list[int]:
        """Counts of the cards of one field."""
        if not isinstance(text, str):
            raise CaseError(f"{name}: must be a string of cards, not {text!r}")
        try:
            return self.form.pack.counts(self.form.pack.parse(text), self.form.copies)
        except CardError as error:
            raise CaseError(f"{name}: {error}") from None

    def _number(self, name: str, low: int, high: int) -> int:
        value: Any = self._case.get(name)
        if not is_number(value) or not low <= value <= high:
            raise CaseError(f"{name}: must be a number from {low} to {high}, not {value!r}")
        return int(value)

    def _card(self) -> int | None:
        card = self._case.get("card")
        if card is None:
            return None
        if self._case["kind"] == "ready":
            raise CaseError(f"card: must be null where every card is asked for, not {card!r}")
        if not isinstance(card, str) or card not in self.form.pack.index:
            raise CaseError(f"card: {card!r} is no card of the {self.form.pack.id} pack")
        return self.form.pack.index[card]

    def _source(self) -> str:
        source, allowed = self._case.get("source"), self.form.sources[self._case["kind"]]
        if source not in allowed:
            names = ", ".join(name or "null" for name in allowed)
            raise CaseError(f"source: must be one of {names}, not {source!r}")
        if source == "deal" and self.form.dealt_to_dealer and self.seat != self.dealer:
            raise CaseError(f"source: only the dealer, seat {self.dealer}, wins with dealt cards, not seat {self.seat}")
        return source or ""

    def _groups(self) -> list[tuple[str, tuple[int, ...]]]:
        laid = self._case.get("laid", [])
        if not isinstance(laid, list):
            raise CaseError(f"laid: must be a list of groups, not {laid!r}")
        return [self._group(group) for group in laid]

    def _group(self, group: object) -> tuple[str, tuple[int, ...]]:
        form = self.form
        verbs = (*form.eaten, *form.alike)
        if not isinstance(group, list) or len(group) != 2 or group[0] not in verbs:
            raise CaseError(f"laid: a group is [verb, cards] with verb {', '.join(verbs)}, not {group!r}")
        verb, text = group
        kinds = tuple(k for k, n in enumerate(self.cards("laid", text)) for _ in range(n))
        if verb in form.eaten:
            if not form.can_be_eaten(kinds):
                raise CaseError(f"laid: {text} cannot be {verb}, an eaten group is {form.eat_rule}")
        elif len(kinds) != form.alike[verb] or len(set(kinds)) > 1:
            raise CaseError(f"laid: {verb} is {form.alike[verb]} cards of one kind, not {text}")
        return verb, kinds

    def _flags(self) -> dict[str, Any]:
        flags = self._case.get("flags")
        if flags is None:
            return {}
        if not isinstance(flags, dict):
            raise CaseError(f"flags: must be an object, not {flags!r}")
        for name in flags:
            if name not in self.form.flags:
                raise CaseError(f"flags.{name}: is no flag of this game, which has {', '.join(self.form.flags)}")
            where = self.form.only.get(name)
            if where is not None and self._case["kind"] not in where:
                kind = self._case["kind"]
                raise CaseError(f"flags.{name}: belongs to cases of kind {' or '.join(where)}, not to {kind}")
        return {name: self.form.flags[name](self, f"flags.{name}", value) for name, value in flags.items()}

    def _check_copies(self) -> None:
        for kind, n in enumerate(self.own):
            n += sum(kinds.count(kind) for _, kinds in self.groups) + (self.card == kind)
            if n > self.form.copies:
                token = self.form.pack.kinds[kind].token
                raise CaseError(f"hand: {n} cards {token} in all, but the pack has only {self.form.copies}")


FlagReader = Callable[[Sheet, str, object], object]
"""Checks the value of one flag and returns it as the game asks for it."""


def is_number(value: object) -> bool:
    """A whole number; JSON's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def truth(_: Sheet, name: str, value: object) -> bool:
    """A flag that is true or false."""
    if not isinstance(value, bool):
        raise CaseError(f"{name}: must be true or false, not {value!r}")
    return value


def kinds(sheet: Sheet, name: str, value: object) -> list[int]:
    """A flag that names cards."""
    return sheet.cards(name, value)


def seats(sheet: Sheet, name: str, value: object) -> frozenset[int]:
    """A flag that names seats."""
    if not isinstance(value, list) or not all(is_number(s) and 0 <= s < sheet.seats for s in value):
        raise CaseError(f"{name}: must be a list of seats 0 to {sheet.seats - 1}, not {value!r}")
    return frozenset(value)
