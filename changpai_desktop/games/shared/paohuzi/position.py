"""Rule cases of this family (`changpai score`): reading them, and the answers to win, eat and ready."""

from collections.abc import Mapping
from typing import Any

from changpai_desktop.games.contract import CaseError
from changpai_desktop.games.shared.eating import plans
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.paohuzi.counting import Count, Counting, Facts, best
from changpai_desktop.games.shared.paohuzi.course import Course
from changpai_desktop.games.shared.paohuzi.forms import Winning, heavenly, value_of
from changpai_desktop.games.shared.paohuzi.owing import able_after
from changpai_desktop.games.shared.positions import FlagReader, Form, Sheet, is_number, kinds
from changpai_desktop.games.shared.zi import COPIES, INDEX, READING, TOKENS, counts_of, reading, tokens

_ALIKE = {"peng": 3, "wei": 3, "chouwei": 3, "pao": 4, "ti": 4}
_DOWN = {"wei": 3, "chouwei": 2, "ti": 3}


def _passed_win(_: Sheet, name: str, value: object) -> dict[int, int]:
    if not isinstance(value, dict) or not all(k in INDEX and is_number(n) and n >= 0 for k, n in value.items()):
        raise CaseError(f"{name}: must be an object of kinds with the huxi laid then, not {value!r}")
    return {INDEX[k]: n for k, n in value.items()}


def form(seats: tuple[int, ...], **flags: FlagReader) -> Form:
    """The cases of a game of this family; `flags` are those it has besides, of wins only."""
    only = {"passed_win": ("win", "ready"), **dict.fromkeys(flags, ("win",))}
    return Form(seats, _ALIKE, {"stale": kinds, "passed_win": _passed_win, **flags}, only=only)


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], course: Course, counting: Counting, form: Form) -> None:
        self.case, self.course, self.counting = case, course, counting
        self.sheet = sheet = Sheet(case, form)
        self.seats, self.seat, self.dealer = sheet.seats, sheet.seat, sheet.dealer
        self.own, self.card, self.source = sheet.own, sheet.card, sheet.source
        self.laid = [
            Laid(verb, reading(group), down=_DOWN.get(verb, 0), secret=verb == "wei") for verb, group in sheet.groups
        ]
        self.stale = sheet.kinds("stale")
        self.passed: dict[int, int] = sheet.flags.get("passed_win", {})
        for name in ("seat", "from"):
            if case.get(name) is not None and case[name] not in self.playing():
                seats = ", ".join(map(str, sorted(self.playing())))
                raise CaseError(f"{name}: seat {case[name]} rests in this hand, must be one of {seats}")

    @property
    def giver(self) -> int:
        """The flipper or discarder."""
        return self.sheet.giver

    def playing(self) -> tuple[int, ...]:
        """The seats of this hand."""
        return self.counting.seats_of(self.seats, self.dealer)

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
    last = p.sheet.is_set("last_card")
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
