"""Rule cases of this family (`changpai score`): reading them, and the answers to win, eat and ready."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from changpai_desktop.cards import CardError
from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.shared.eating import plans
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.paohuzi.counting import Count, Counting, Facts, best
from changpai_desktop.games.shared.paohuzi.course import Course
from changpai_desktop.games.shared.paohuzi.forms import Winning, heavenly, value_of
from changpai_desktop.games.shared.paohuzi.owing import able_after
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

_GROUP_SIZE = {"chi": 3, "peng": 3, "wei": 3, "chouwei": 3, "pao": 4, "ti": 4}
_SOURCES = ("own_flip", "other_flip", "discard", "deal")
_DOWN = {"wei": 3, "chouwei": 2, "ti": 3}


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], course: Course, counting: Counting, seats: Sequence[int]) -> None:
        self.case, self.course, self.counting = case, course, counting
        self.seats = self._number("seats", min(seats), max(seats))
        self.seat = self._number("seat", 0, self.seats - 1)
        self.dealer = self._number("dealer", 0, self.seats - 1)
        self.flags: Mapping[str, Any] = case.get("flags") or {}
        if not isinstance(self.flags, dict):
            raise CaseError(f"flags: must be an object, not {self.flags!r}")
        self.own = self._cards("hand", case.get("hand"))
        laid = case.get("laid", [])
        if not isinstance(laid, list):
            raise CaseError("laid: must be a list")
        self.laid = [self._group(g) for g in laid]
        card = case.get("card")
        if card is not None and card not in INDEX:
            raise CaseError(f"card: {card!r} is no card of the {PACK.id} pack")
        self.card = None if card is None else INDEX[cast(str, card)]
        self.stale = self._cards("flags.stale", self.flags.get("stale", ""))
        self.passed = self._passed()
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

    def playing(self) -> tuple[int, ...]:
        """The seats of this hand."""
        return self.counting.seats_of(self.seats, self.dealer)

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

    def _passed(self) -> dict[int, int]:
        passed = self.flags.get("passed_win", {})
        if not isinstance(passed, dict) or any(k not in INDEX or not isinstance(v, int) for k, v in passed.items()):
            raise CaseError("flags.passed_win: must be an object of kinds with the huxi laid then")
        return {INDEX[k]: v for k, v in passed.items()}

    def _group(self, group: object) -> Laid:
        if not isinstance(group, list) or len(group) != 2 or group[0] not in tuple(_GROUP_SIZE):
            raise CaseError(f"laid: a group is [verb, cards] with verb {', '.join(_GROUP_SIZE)}, not {group!r}")
        verb, size = group[0], _GROUP_SIZE[group[0]]
        kinds = reading(i for i, n in enumerate(self._cards("laid", group[1])) for _ in range(n))
        right = kinds in IS_EAT_GROUP if verb == "chi" else len(set(kinds)) == 1
        if len(kinds) != size or not right:
            raise CaseError(f"laid: {group[1]} is no {verb}")
        return Laid(verb, kinds, down=_DOWN.get(verb, 0), secret=verb == "wei")

    def _check_copies(self) -> None:
        laid = counts_of([g.kinds for g in self.laid])
        for i in range(N):
            n = self.own[i] + laid[i] + (self.card == i)
            if n > COPIES:
                raise CaseError(f"hand: {n} cards {TOKENS[i]} in all, but the pack has only {COPIES}")

    def laid_points(self) -> int:
        """胡息 of the laid groups."""
        return sum(value_of(g.verb, g.kinds) for g in self.laid)

    def count(self, card: int | None, how: str, facts: Facts) -> Count | None:
        """What the hand is worth with this card; None if it may not be won."""
        if how == "discard" and not self.course.discard_win:
            return None
        # 1.5.5 臭胡: a kind passed up cannot be won while the laid groups count the same.
        if card is not None and self.passed.get(card, -1) == self.laid_points():
            return None
        stale = card is not None and bool(self.stale[card])
        win = Winning(how, stale, self.course.break_wei, self.course.hidden_win)
        return best(self.counting, self.laid, self.own, card, win, facts)


def dealt_count(p: Position) -> tuple[Count | None, str]:
    """1.3: 必须天胡 first, then 选择天胡 with the 亮张."""
    dealer = p.seat == p.dealer
    own = list(p.own)
    if dealer and p.card is not None:
        own[p.card] += 1
    must = heavenly(own)
    if must is not None:
        dealt = tuple(own)
        return p.counting.count(must, Facts(own=True, tianhu="must", dealer=dealer, dealt=dealt)), "must"
    if p.card is None:
        return None, ""
    facts = Facts(own=True, tianhu="choice", dealer=dealer)
    return p.count(p.card, "dealer" if dealer else "deal", facts), "choice"


def won(p: Position) -> tuple[Count | None, str]:
    """The count of a `win` case, and which 天胡 it is."""
    if p.source == "deal":
        return dealt_count(p)
    if p.card is None:
        raise CaseError("card: the case needs a card")
    last = bool(p.flags.get("last_card"))
    facts = Facts(own=p.source == "own_flip", dealer=p.seat == p.dealer, last_card=last)
    return p.count(p.card, p.source, facts), ""


def deltas(p: Position, value: int) -> list[int]:
    """What each seat gains."""
    out = [0] * p.seats
    giver = p.giver if p.source == "discard" else -1
    for payer, amount in p.counting.payments(p.playing(), p.seats, p.seat, value, giver):
        out[payer] -= amount
        out[p.seat] += amount
    return out


def eat(p: Position) -> dict[str, object]:
    """1.4, F4: every plan of the seat to eat the card, other seats left aside."""
    if p.card is None:
        raise CaseError("card: the case needs a card")
    playing, card = p.playing(), p.card
    flip, giver = p.source != "discard", p.giver
    mine = flip and giver == p.seat
    after = playing[(playing.index(giver) + 1) % len(playing)]
    alike = [g for g in p.laid if g.kinds == (card,) * 3]
    forced = p.own[card] == 3 or (mine and p.own[card] == 2) or any(flip or g.verb != "peng" for g in alike)
    if not (mine or after == p.seat) or p.stale[card] or forced:
        return {"plans": []}
    size = sum(p.own) + sum(len(g.kinds) for g in p.laid)
    quads = sum(len(g.kinds) == 4 for g in p.laid)
    found = [
        ["".join(tokens(g)) for g in (plan.group, *plan.extra)]
        for plan in plans(p.own, card)
        if able_after(p.own, plan.used(card), size, quads, p.course.break_kan)
    ]
    return {"plans": found}


def waits(p: Position) -> dict[str, Count]:
    """Every kind that would make a legal win if another player flipped it now."""
    laid = counts_of([g.kinds for g in p.laid])
    found: dict[str, Count] = {}
    for kind in READING:
        if p.own[kind] + laid[kind] < COPIES:
            count = p.count(kind, p.source, Facts(dealer=p.seat == p.dealer))
            if count is not None:
                found[TOKENS[kind]] = count
    return found
