"""Answers to rule cases of 四川麻将 (`changpai score`): win, ready; settle stands in `case_settle`."""

from collections.abc import Callable, Mapping
from typing import Any

from changpai_desktop.games.contract import CaseError, LedgerLine, Seat, Value
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.positions import Form, Sheet, is_number, seats, truth
from changpai_desktop.games.xuezhan import case_settle, money, wins
from changpai_desktop.games.xuezhan.opening import HAND_SIZE
from changpai_desktop.games.xuezhan.options import Rules
from changpai_desktop.games.xuezhan.scoring import Chance, Count, count, wait_values
from changpai_desktop.games.xuezhan.tiles import COPIES, INDEX, PACK, RANKS, SEATS, SUITS, TOKENS, kinds_of
from changpai_desktop.games.xuezhan.words import ITEM

KONGS = ("zhigang", "mianxiagang", "angang")


def _object(name: str, value: object, *fields: str) -> dict[str, Any]:
    """An object with exactly these fields."""
    if not isinstance(value, dict) or set(value) != set(fields):
        raise CaseError(f"{name}: must be an object of {' and '.join(fields)}, not {value!r}")
    return value


def _after_kong(_: Sheet, name: str, value: object) -> int:
    income = _object(name, value, "income")["income"]
    if not is_number(income) or income < 0:
        raise CaseError(f"{name}: income must be a number, not {income!r}")
    return int(income)


def _kong(_: Sheet, name: str, value: object) -> tuple[str, Seat]:
    found = _object(name, value, "kind", "from")
    kind, giver = found["kind"], found["from"]
    if kind not in KONGS:
        raise CaseError(f"{name}: kind must be one of {', '.join(KONGS)}, not {kind!r}")
    if not is_number(giver) or not 0 <= giver < SEATS:
        raise CaseError(f"{name}: from must be a seat 0 to {SEATS - 1}, not {giver!r}")
    return str(kind), int(giver)


def _passed_win(_: Sheet, name: str, value: object) -> tuple[int, int]:
    found = _object(name, value, "tile", "fan")
    tile, fan = found["tile"], found["fan"]
    if not isinstance(tile, str) or tile not in INDEX:
        raise CaseError(f"{name}: tile {tile!r} is no card of the {PACK.id} pack")
    if not is_number(fan) or fan < 1:
        raise CaseError(f"{name}: fan must be a number from 1, not {fan!r}")
    return INDEX[tile], int(fan)


def _void(_: Sheet, name: str, value: object) -> int:
    if not isinstance(value, str) or value not in tuple(SUITS):
        raise CaseError(f"{name}: must be one of {', '.join(SUITS)}, not {value!r}")
    return SUITS.index(value)


_FORM = Form(
    seats=(SEATS,),
    alike={"peng": 3, **dict.fromkeys(KONGS, COPIES)},
    eaten=(),
    flags={
        "won": seats,
        "first_draw": truth,
        "first_discard": truth,
        "after_kong": _after_kong,
        "kong": _kong,
        "passed_win": _passed_win,
        "void": _void,
        "last_card": truth,
    },
    only=dict.fromkeys(
        ("won", "first_draw", "first_discard", "after_kong", "kong", "passed_win", "last_card"), ("win",)
    ),
    sources={"win": ("discard", "own_draw", "replacement", "robbed", "deal"), "ready": ("discard",)},
    pack=PACK,
    copies=COPIES,
)


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.rules = Rules.of(options)
        self.sheet = sheet = Sheet(case, _FORM)
        self.seat, self.dealer, self.own = sheet.seat, sheet.dealer, sheet.own
        self.card, self.source = sheet.card, sheet.source
        self.laid = [Laid(verb, kinds) for verb, kinds in sheet.groups]
        self.void: int = sheet.flags.get("void", -1)
        if self.void >= 0 and not self.rules.dingque:
            raise CaseError("flags.void: a suit is named only with the option dingque on")
        if self.source == "deal":
            if self.card is not None:
                raise CaseError("card: must be null where the dealt tiles win, all fourteen stand in hand")
        elif self.card is None and case["kind"] == "win":
            raise CaseError("card: the case needs a winning card")
        self.unwon = [s for s in range(SEATS) if s not in sheet.flags.get("won", ())]
        if self.seat not in self.unwon:
            raise CaseError(f"flags.won: seat {self.seat} of the case has not won")
        if len(self.unwon) < 2:
            raise CaseError("flags.won: the hand ends when three seats have won")
        self._check_size()
        self._check_flags()

    def _check_size(self) -> None:
        """5.1.2: thirteen tiles with the groups, a kong counted as three; fourteen where the dealt tiles win."""
        whole = HAND_SIZE + (self.source == "deal")
        held, wanted = sum(self.own), whole - 3 * len(self.laid)
        if held != wanted:
            raise CaseError(f"hand: must be {wanted} cards beside {len(self.laid)} laid groups, not {held}")

    def _check_flags(self) -> None:
        """5.5, 5.6: what a flag tells must fit where the card came from, and the groups."""
        flags, source = self.sheet.flags, self.source
        for name, only in (("first_discard", "discard"), ("after_kong", "discard"), ("kong", "replacement")):
            if flags.get(name) and source != only:
                raise CaseError(f"flags.{name}: belongs to a card from {only}, not from {source}")
        if flags.get("first_draw") and (source != "own_draw" or self.laid):
            raise CaseError("flags.first_draw: belongs to an own_draw before any group is laid")
        if flags.get("first_discard") and (self.sheet.giver != self.dealer or self.laid):
            raise CaseError(f"flags.first_discard: is of the dealer, seat {self.dealer}, before any group is laid")
        kongs = [group.verb for group in self.laid if group.verb in KONGS]
        if source == "replacement" and self.giver == self.seat and not kongs:
            raise CaseError("laid: a replacement is drawn for a kong, and none is laid")
        kind, giver = flags.get("kong", ("", -1))
        if kind and kind not in kongs:
            raise CaseError(f"flags.kong: no {kind} is laid")
        if kind == "zhigang" and (giver == self.seat or giver not in self.unwon):
            raise CaseError(
                f"flags.kong: the tile of a zhigang comes from another seat that has not won, not from {giver}"
            )

    @property
    def giver(self) -> Seat:
        """Who gave the tile; the seat itself for its own."""
        giver = self.sheet.giver
        if self.source == "robbed" and giver == self.seat:
            raise CaseError(f"from: robbed is a card of another seat, not of {giver}")
        if self.source in ("replacement", "deal") and giver != self.seat:
            raise CaseError(f"from: {self.source} is a card of the seat itself, {self.seat}, not of {giver}")
        if giver not in self.unwon:
            raise CaseError(f"from: seat {giver} has won and gives no card")
        return giver

    def suits(self) -> int:
        """Suits (bits) of the laid groups."""
        found = 0
        for group in self.laid:
            found |= 1 << group.kinds[0] // RANKS
        return found

    def ready(self) -> int:
        """5.5: kinds that would win, as bits; not those of which the hand holds all four."""
        found = wins.ready(bytes(self.own), self.suits(), self.void)
        have = list(self.own)
        for group in self.laid:
            have[group.kinds[0]] += len(group.kinds)
        return found & ~sum(1 << k for k, n in enumerate(have) if n == COPIES)

    def complete(self) -> bool:
        """5.5, 5.1.5: four sets and a pair or seven pairs, without a suit too many."""
        if self.card is not None:
            return bool(wins.ready(bytes(self.own), self.suits(), self.void) >> self.card & 1)
        held = wins.suits_held(bytes(self.own)) | self.suits()
        barred = held == 7 or (self.void >= 0 and bool(held >> self.void & 1))
        return self.seat == self.dealer and not barred and not self.laid and wins.complete(bytes(self.own))

    def chance(self) -> Chance:
        """5.5, 5.6: what source and flags mean for the pay."""
        flag = self.sheet.is_set
        kong: tuple[str, Seat] = self.sheet.flags.get("kong", ("", -1))
        # After a kong of the dealer it is no 地胡 any more.
        untouched = "after_kong" not in self.sheet.flags
        first_discard = flag("first_discard") and untouched and self.rules.dihu_discard
        first_draw = self.source == "own_draw" and flag("first_draw") and self.seat != self.dealer
        return Chance(
            self.source,
            dihu=first_draw or first_discard,
            after_kong="after_kong" in self.sheet.flags,
            last_tile=flag("last_card"),
            giver_pays=self.source == "replacement" and kong[0] == "zhigang" and self.rules.giver_pays_flower,
        )

    def count(self) -> Count:
        """5.5: the hand as it is paid."""
        hand = list(self.own)
        if self.card is not None:
            hand[self.card] += 1
        return count(bytes(hand), self.laid, self.rules, self.chance())

    def barred(self, fan: int) -> bool:
        """5.7.5: a passed win bars a tile of another player."""
        passed: tuple[int, int] | None = self.sheet.flags.get("passed_win")
        if passed is None or self.source not in ("discard", "robbed"):
            return False
        if self.rules.guoshou == "all_kinds" or passed[0] == self.card:
            return True
        return self.rules.guoshou == "all_unless_more_fan" and fan <= passed[1]


def win(case: Mapping[str, Any], options: Mapping[str, Value]) -> dict[str, object]:
    """5.5: may the tile be won, for how much, and who pays; with what 杠上炮 hands over (5.6.3)."""
    p = Position(case, options)
    giver = p.giver
    if not p.complete():
        return {"win": False}
    found = p.count()
    if p.barred(found.fan):
        return {"win": False}
    payer = p.sheet.flags["kong"][1] if p.chance().giver_pays else giver
    lines = money.win_lines(p.seat, found.value + found.bonus, p.source, payer, p.unwon, ())
    income = p.sheet.flags.get("after_kong", 0)
    if income and p.source == "discard":
        lines.append(LedgerLine(giver, p.seat, income, ITEM["transfer"], "5.6.3"))
    return {"win": True, "fan": found.fan, "value": found.value, "deltas": money.by_seat(lines)}


def ready(case: Mapping[str, Any], options: Mapping[str, Value]) -> dict[str, object]:
    """5.8: every kind that would win on a discard, without extras."""
    p = Position(case, options)
    values = wait_values(p.own, p.laid, kinds_of(p.ready()), p.rules)
    return {"waits": {TOKENS[k]: {"fan": fan, "value": value} for k, (fan, value) in values.items()}}


KINDS: dict[str, Callable[[Mapping[str, Any], Mapping[str, Value]], dict[str, object]]] = {
    "win": win,
    "ready": ready,
    "settle": case_settle.settle,
}
