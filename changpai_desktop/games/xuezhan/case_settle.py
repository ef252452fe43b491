"""Rule cases of whole hands as facts (`settle`, rules zipai 5.3, 5.6-5.8): kongs, wins and the end, read strictly."""

from collections.abc import Mapping
from typing import Any

from changpai_desktop.cards import CardError
from changpai_desktop.games.contract import CaseError, LedgerLine, Seat, Value
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.positions import is_number
from changpai_desktop.games.xuezhan import money, wins
from changpai_desktop.games.xuezhan.ending import WINNERS
from changpai_desktop.games.xuezhan.money import Kong, Standing
from changpai_desktop.games.xuezhan.opening import HAND_SIZE
from changpai_desktop.games.xuezhan.options import Rules
from changpai_desktop.games.xuezhan.scoring import value_of, wait_values
from changpai_desktop.games.xuezhan.tiles import COPIES, INDEX, PACK, RANKS, SEATS, SUITS, TOKENS, kinds_of

_FOR_PEOPLE = ("id", "game", "expect", "items", "why", "note")
_FIELDS = ("kind", "rules", "seats", "dealer", "events", "end", "hands", "seen")
_ENDS = ("wall", "three", "open")
_EVENTS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "zhigang": (("seat", "tile", "from"), ()),
    "mianxiagang": (("seat", "tile"), ("late",)),
    "angang": (("seat", "tile"), ()),
    "win": (("source", "winners"), ("from", "tile", "after_kong")),
}
"""What each event must and may have beside `do`."""
_LAID = {"peng": 3, "zhigang": COPIES, "mianxiagang": COPIES, "angang": COPIES}
_WINS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "discard": (("from",), ("after_kong",)),
    "own_draw": ((), ()),
    "replacement": ((), ()),
    "robbed": (("from", "tile"), ()),
}


class Course:
    """The money of a hand as its events tell it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.unwon = list(range(SEATS))
        self.won: list[Seat] = []
        self.kongs: list[Kong] = []
        self.transferred: set[int] = set()
        self.chain: list[int] = []
        """Kongs since the last win, made in a row by one seat."""
        self.parts: dict[str, list[LedgerLine]] = {"kong": [], "win": [], "transfer": []}

    def seat(self, name: str, value: object) -> Seat:
        """A seat that still plays."""
        if not is_number(value) or value not in range(SEATS):
            raise CaseError(f"{name}: must be a seat 0 to {SEATS - 1}, not {value!r}")
        if value not in self.unwon:
            raise CaseError(f"{name}: seat {value} has won already")
        assert isinstance(value, int)
        return value

    def happen(self, name: str, event: object) -> None:
        """One event."""
        do = event.get("do") if isinstance(event, dict) else None
        if not isinstance(event, dict) or not isinstance(do, str) or do not in _EVENTS:
            raise CaseError(f"{name}: must be an object with do {', '.join(_EVENTS)}, not {event!r}")
        if len(self.won) >= WINNERS or (self.won and self.rules.single):
            raise CaseError(f"{name}: the hand is over, {len(self.won)} seats have won")
        _check_fields(name, event, *_EVENTS[do])
        if do == "win":
            self._win(name, event)
        else:
            self._kong(name, do, event)

    def _kong(self, name: str, do: str, event: Mapping[str, Any]) -> None:
        """5.3, 5.2.6."""
        seat = self.seat(f"{name}.seat", event["seat"])
        giver = self.seat(f"{name}.from", event["from"]) if do == "zhigang" else -1
        if giver == seat:
            raise CaseError(f"{name}.from: the tile of a zhigang comes from another seat, not from {giver}")
        late = event.get("late", False)
        if not isinstance(late, bool):
            raise CaseError(f"{name}.late: must be true or false, not {late!r}")
        if late and self.rules.late_kong == "forbidden":
            raise CaseError(f"{name}.late: with late_kong forbidden no tile held before makes a kong")
        tile = _tile(f"{name}.tile", event["tile"])
        if any(made.kind == tile for made in self.kongs):
            raise CaseError(f"{name}.tile: all four {TOKENS[tile]} are in a kong already")
        if self.chain and (self.kongs[self.chain[-1]].seat != seat or do == "zhigang"):
            self.chain.clear()
        self.chain.append(len(self.kongs))
        made = money.kong(self.rules, do, seat, tile, self.unwon, giver, late)
        self.kongs.append(made)
        self.parts["kong"] += money.kong_lines(made)

    def _win(self, name: str, event: Mapping[str, Any]) -> None:
        """5.6."""
        source = event["source"]
        if not isinstance(source, str) or source not in _WINS:
            raise CaseError(f"{name}.source: must be one of {', '.join(_WINS)}, not {source!r}")
        must, may = _WINS[source]
        _check_fields(name, event, ("source", "winners", *must), may)
        winners = self._winners(f"{name}.winners", event["winners"])
        own = source in ("own_draw", "replacement")
        if own and len(winners) > 1:
            raise CaseError(f"{name}.winners: one's own tile is won by one seat, not by {len(winners)}")
        giver = next(iter(winners)) if own else self.seat(f"{name}.from", event["from"])
        if not own and giver in winners:
            raise CaseError(f"{name}.from: seat {giver} wins its own tile")
        if source == "robbed":
            _tile(f"{name}.tile", event["tile"])
        if source == "replacement" and (not self.kongs or self.kongs[-1].seat != giver):
            raise CaseError(f"{name}.source: seat {giver} has made no kong before it")
        payer, bonus = giver, 0
        if own:
            bonus = int(self.rules.zimo == "di")
            last = self.kongs[-1] if source == "replacement" else None
            if last is not None and last.verb == "zhigang" and self.rules.giver_pays_flower:
                payer, bonus = last.giver, 0
        for seat, fan in winners.items():
            value = value_of(fan, self.rules) + bonus
            self.parts["win"] += money.win_lines(seat, value, source, payer, self.unwon, ())
        if _truth(f"{name}.after_kong", event.get("after_kong", False)):
            self._hand_over(name, giver, list(winners))
        self.chain.clear()
        self.won += winners
        self.unwon = [s for s in self.unwon if s not in winners]

    def _hand_over(self, name: str, giver: Seat, winners: list[Seat]) -> None:
        """5.6.3."""
        if not self.chain or self.kongs[self.chain[-1]].seat != giver:
            raise CaseError(f"{name}.after_kong: seat {giver} has made no kong before it")
        places = self.chain if self.rules.transfer_all else self.chain[-1:]
        self.parts["transfer"] += money.transfer_lines([self.kongs[i] for i in places], winners)
        self.transferred.update(places)

    def _winners(self, name: str, value: object) -> dict[Seat, int]:
        if not isinstance(value, list) or not value:
            raise CaseError(f"{name}: must be a list of seat and fan, not {value!r}")
        out: dict[Seat, int] = {}
        for winner in value:
            if not isinstance(winner, dict) or set(winner) != {"seat", "fan"}:
                raise CaseError(f"{name}: a winner has seat and fan, not {winner!r}")
            if not is_number(winner["fan"]) or winner["fan"] < 1:
                raise CaseError(f"{name}: fan must be a number from 1, not {winner['fan']!r}")
            out[self.seat(name, winner["seat"])] = winner["fan"]
        if len(out) != len(value):
            raise CaseError(f"{name}: a seat wins once")
        return out


def _check_fields(name: str, event: Mapping[str, Any], must: tuple[str, ...], may: tuple[str, ...]) -> None:
    for field in event:
        if field != "do" and field not in (*must, *may):
            raise CaseError(f"{name}: {field!r} does not belong here, but {', '.join((*must, *may))}")
    for field in must:
        if field not in event:
            raise CaseError(f"{name}: {field} is missing")


def _truth(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise CaseError(f"{name}: must be true or false, not {value!r}")
    return value


def _tile(name: str, value: object) -> int:
    if not isinstance(value, str) or value not in INDEX:
        raise CaseError(f"{name}: {value!r} is no card of the {PACK.id} pack")
    return INDEX[value]


def _cards(name: str, text: object) -> list[int]:
    if not isinstance(text, str):
        raise CaseError(f"{name}: must be a string of cards, not {text!r}")
    try:
        return PACK.counts(PACK.parse(text), COPIES)
    except CardError as error:
        raise CaseError(f"{name}: {error}") from None


class Held:
    """What one un-won seat holds when the wall is empty."""

    def __init__(self, name: str, value: object, rules: Rules) -> None:
        fields = ("laid", "hand", "void") if rules.dingque else ("laid", "hand")
        if not isinstance(value, dict) or set(value) != set(fields):
            raise CaseError(f"{name}: must be an object of {', '.join(fields)}, not {value!r}")
        self.own = _cards(f"{name}.hand", value["hand"])
        self.laid = [self._group(f"{name}.laid", group) for group in _list(f"{name}.laid", value["laid"])]
        void = value.get("void")
        if rules.dingque and (not isinstance(void, str) or void not in tuple(SUITS)):
            raise CaseError(f"{name}.void: must be one of {', '.join(SUITS)}, not {void!r}")
        self.void = SUITS.index(void) if isinstance(void, str) else -1

    @staticmethod
    def _group(name: str, group: object) -> Laid:
        if not isinstance(group, list) or len(group) != 2 or group[0] not in list(_LAID):
            raise CaseError(f"{name}: a group is [verb, cards] with verb {', '.join(_LAID)}, not {group!r}")
        counts = _cards(name, group[1])
        kinds = tuple(k for k, n in enumerate(counts) for _ in range(n))
        if len(kinds) != _LAID[group[0]] or len(set(kinds)) > 1:
            raise CaseError(f"{name}: {group[0]} is {_LAID[group[0]]} cards of one kind, not {group[1]}")
        return Laid(group[0], kinds)

    def standing(self, seat: Seat, seen: list[int], rules: Rules) -> Standing:
        """5.8: a 花猪, waiting (for what), or neither. `seen` counts what lies open on the table."""
        suits, have = 0, list(self.own)
        for group in self.laid:
            suits |= 1 << group.kinds[0] // RANKS
            have[group.kinds[0]] += len(group.kinds)
        held = wins.suits_held(bytes(self.own)) | suits
        if held == 7 or (self.void >= 0 and held >> self.void & 1):
            return Standing(seat, True)
        kinds = [k for k in kinds_of(wins.ready(bytes(self.own), suits, self.void)) if have[k] < COPIES]
        gone = bool(kinds) and rules.dead_wait != "counts" and all(seen[k] + self.own[k] >= COPIES for k in kinds)
        if gone and rules.dead_wait == "not":
            return Standing(seat, False)
        values = wait_values(self.own, self.laid, kinds, rules)
        return Standing(seat, False, tuple(value for _, value in values.values()), not gone)


def _list(name: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise CaseError(f"{name}: must be a list, not {value!r}")
    return value


def _check_head(case: Mapping[str, Any]) -> None:
    for name in case:
        if name not in _FIELDS and name not in _FOR_PEOPLE:
            raise CaseError(f"{name}: is no field of a case, which has {', '.join(_FOR_PEOPLE + _FIELDS)}")
    for name, low, high in (("seats", SEATS, SEATS), ("dealer", 0, SEATS - 1)):
        value = case.get(name)
        if not is_number(value) or value not in range(low, high + 1):
            raise CaseError(f"{name}: must be a number from {low} to {high}, not {value!r}")
    if case.get("end") not in list(_ENDS):
        raise CaseError(f"end: must be one of {', '.join(_ENDS)}, not {case.get('end')!r}")


def settle(case: Mapping[str, Any], options: Mapping[str, Value]) -> dict[str, object]:
    """All money of a hand; with the settlement of an empty wall also who is 花猪 and who waits."""
    _check_head(case)
    rules = Rules.of(options)
    course = Course(rules)
    for place, event in enumerate(_list("events", case.get("events"))):
        course.happen(f"events[{place}]", event)
    parts: dict[str, list[LedgerLine]] = dict(course.parts)
    out: dict[str, object] = {}
    _check_end(case["end"], course)
    held = _held(case, course)
    if held:
        _check_tiles(case, held, course)
    if case["end"] == "wall" and len(held) > 1:
        seen = _seen(case, held, course)
        standing = [x.standing(seat, seen, rules) for seat, x in held.items()]
        parts.update(money.settlement(rules, standing, course.won, course.kongs, course.transferred))
        out["pigs"] = [s.seat for s in standing if s.pig]
        out["waiting"] = {str(s.seat): s.jiao(rules) for s in standing if s.waits}
    moved = {name: money.by_seat(lines) for name, lines in parts.items()}
    deltas = money.by_seat([line for lines in parts.values() for line in lines])
    return {"deltas": deltas, "parts": {name: x for name, x in moved.items() if any(x)}, **out}


def _held(case: Mapping[str, Any], course: Course) -> dict[Seat, Held]:
    hands = _list("hands", case.get("hands"))
    if len(hands) != SEATS:
        raise CaseError(f"hands: must be {SEATS}, not {len(hands)}")
    held = {}
    for seat, value in enumerate(hands):
        wanted = case["end"] == "wall" and seat in course.unwon
        if (value is not None) != wanted:
            raise CaseError(f"hands[{seat}]: must be {'given' if wanted else 'null'}")
        if wanted:
            held[seat] = Held(f"hands[{seat}]", value, course.rules)
    return held


def _check_end(end: str, course: Course) -> None:
    """5.7.3; part 7: with `single_win` an empty wall is settled only if nobody has won."""
    n = len(course.won)
    if (end == "three" and n != WINNERS and not course.rules.single) or (end == "open" and n >= WINNERS):
        raise CaseError(f"end: cannot be {end} where {n} seats have won")
    if end == "wall" and n and course.rules.single:
        raise CaseError("end: with one win the hand ends with it, not with the wall")


def _check_tiles(case: Mapping[str, Any], held: Mapping[Seat, Held], course: Course) -> None:
    """5.1: thirteen tiles each, four of a kind; the kongs of the events are those that are laid."""
    for seat, x in held.items():
        size = sum(x.own) + 3 * len(x.laid)
        if size != HAND_SIZE:
            raise CaseError(f"hands[{seat}]: must be {HAND_SIZE} cards, a kong counted as three, not {size}")
        made = sorted((k.verb, k.kind) for k in course.kongs if k.seat == seat)
        if made != sorted((g.verb, g.kinds[0]) for g in x.laid if g.verb != "peng"):
            raise CaseError(f"hands[{seat}].laid: its kongs must be those of the events")
    there = _seen(case, held, course)
    over = [k for k, n in enumerate(there) if n > COPIES]
    if over:
        raise CaseError(f"seen: {there[over[0]]} cards {TOKENS[over[0]]} lie open, but the pack has only {COPIES}")
    for x in held.values():
        there = [a + b for a, b in zip(there, x.own, strict=True)]
    over = [k for k, n in enumerate(there) if n > COPIES]
    if over:
        raise CaseError(f"hands: {there[over[0]]} cards {TOKENS[over[0]]} in all, but the pack has only {COPIES}")


def _seen(case: Mapping[str, Any], held: Mapping[Seat, Held], course: Course) -> list[int]:
    """Tiles that lie open: on the table, in groups, and the kongs of winners."""
    seen = _cards("seen", case.get("seen", ""))
    for x in held.values():
        for group in x.laid:
            seen[group.kinds[0]] += len(group.kinds)
    for made in course.kongs:
        if made.seat in course.won:
            seen[made.kind] += COPIES
    return seen
