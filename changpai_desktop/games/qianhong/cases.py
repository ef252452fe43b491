"""Answers to rule cases of 千字红花白花 (`changpai score`): win."""

from collections.abc import Mapping
from typing import Any

from changpai_desktop.cards import CardError
from changpai_desktop.games.contract import CaseError, Value
from changpai_desktop.games.qianhong import words
from changpai_desktop.games.qianhong.kinds import BAIDA, COPIES, PACK, PLAIN, TOKENS, N
from changpai_desktop.games.qianhong.options import Rules
from changpai_desktop.games.qianhong.scoring import Bonus, Scoring, settle
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.positions import Form, Sheet, is_number, truth


def _counts(sheet: Sheet, name: str, value: object) -> tuple[int, ...]:
    """A flag with a number for every seat."""
    if not isinstance(value, list) or len(value) != sheet.seats or not all(is_number(n) and n >= 0 for n in value):
        raise CaseError(f"{name}: must be a list of {sheet.seats} numbers, not {value!r}")
    return tuple(value)


def _turned(sheet: Sheet, name: str, value: object) -> tuple[int, ...]:
    """A flag that names turned cards."""
    counts = sheet.cards(name, value)
    if sum(counts) > 2:
        raise CaseError(f"{name}: at most two cards are turned, not {value!r}")
    return tuple(k for k, n in enumerate(counts) for _ in range(n))


def _losers(sheet: Sheet, name: str, value: object) -> dict[int, tuple[list[Laid], list[int]]]:
    """The flag `losers`: groups and hand of every other seat."""
    if not isinstance(value, list):
        raise CaseError(f"{name}: must be a list of the other players, not {value!r}")
    assert isinstance(sheet, Paper)
    out: dict[int, tuple[list[Laid], list[int]]] = {}
    for place, one in enumerate(value):
        where = f"{name}[{place}]"
        if not isinstance(one, dict) or set(one) != {"seat", "laid", "hand"}:
            raise CaseError(f"{where}: must have seat, laid and hand")
        seat = one["seat"]
        if not is_number(seat) or not 0 <= seat < sheet.seats or seat == sheet.seat or seat in out:
            raise CaseError(f"{where}.seat: must be another seat, each once, not {seat!r}")
        if not isinstance(one["laid"], list):
            raise CaseError(f"{where}.laid: must be a list of groups")
        groups = [Laid(*sheet.group(g)) for g in one["laid"]]
        out[seat] = (groups, sheet.cards(f"{where}.hand", one["hand"]))
    return out


_FORM = Form(
    seats=(3,),
    alike={"peng": 3, "minggang": 4, "angang": 4, "long": 4},
    flags={"jiang": _turned, "baida": _counts, "baida_dealt": truth, "losers": _losers},
    eaten=(),
    sources={"win": ("own_draw", "discard", "replacement")},
    pack=PACK,
    copies=COPIES,
)


class Paper(Sheet):
    """A case of this game: a 龙 may have fewer cards than four where the kind lies turned up (5.6), and there are more
    百搭 than copies of other kinds (5.2)."""

    def cards(self, name: str, text: object) -> list[int]:
        """Counts of the cards of one field; how many 百搭 there are is asked when all is read."""
        if not isinstance(text, str):
            raise CaseError(f"{name}: must be a string of cards, not {text!r}")
        try:
            tokens = PACK.parse(text)
            plain = [t for t in tokens if t != TOKENS[BAIDA]]
            counts = PACK.counts(plain, COPIES)
        except CardError as error:
            raise CaseError(f"{name}: {error}") from None
        counts[BAIDA] = len(tokens) - len(plain)
        return counts

    def _check_copies(self) -> None:
        """All places of a card are known only when the flags are read: see `Position`."""

    def group(self, group: object) -> tuple[str, tuple[int, ...]]:
        """A laid group of any player."""
        return self._group(group)

    def _group(self, group: object) -> tuple[str, tuple[int, ...]]:
        verb, kinds = self._any_group(group)
        if BAIDA in kinds:
            raise CaseError(f"laid: 百搭 make no {verb}")
        return verb, kinds

    def _any_group(self, group: object) -> tuple[str, tuple[int, ...]]:
        if isinstance(group, list) and len(group) == 2 and group[0] == "long":
            counts = self.cards("laid", group[1])
            kinds = tuple(k for k, n in enumerate(counts) for _ in range(n))
            if not 2 <= len(kinds) <= COPIES or len(set(kinds)) > 1:
                raise CaseError(f"laid: long is all dealt cards of one kind, not {group[1]}")
            return "long", kinds
        return super()._group(group)


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.rules = Rules.of(options)
        if self.rules.jiucai:
            raise CaseError("rules: cases are of the form shuangjiang")
        self.sheet = sheet = Paper(case, _FORM)
        self.seat, self.source = sheet.seat, sheet.source
        if sheet.card is None:
            raise CaseError("card: the case needs a winning card")
        self.card, self.giver = sheet.card, sheet.giver
        self.own = sheet.own
        self.laid = [Laid(*g) for g in sheet.groups]
        self.turned: tuple[int, ...] = tuple(sheet.flags.get("jiang", ()))
        self.baida: tuple[int, ...] = tuple(sheet.flags.get("baida", (0,) * sheet.seats))
        self.losers: dict[int, tuple[list[Laid], list[int]]] = sheet.flags.get("losers", {})
        self._check_turned()
        self._check_copies()

    def _check_copies(self) -> None:
        """No card is in two places: hands, groups, turned cards and the card in question."""
        counts = list(self.own)
        counts[self.card] += 1
        for k in self.turned:
            counts[k] += 1
        for laid, own in ((self.laid, []), *self.losers.values()):
            for group in laid:
                for k in group.kinds:
                    counts[k] += 1
            for k, n in enumerate(own):
                counts[k] += n
        for kind in range(PLAIN):
            if counts[kind] > COPIES:
                raise CaseError(f"hand: {counts[kind]} cards {TOKENS[kind]} in all, but the pack has only {COPIES}")
        held = counts[BAIDA] - self.turned.count(BAIDA)
        if held and not self.rules.wild:
            raise CaseError("hand: 百搭 lie aside and are counted in flags.baida")
        if self.rules.wild and any(self.baida):
            raise CaseError("flags.baida: wild 百搭 lie in the hands and are written there")
        if counts[BAIDA] + sum(self.baida) > self.rules.baida:
            raise CaseError(
                f"flags.baida: {counts[BAIDA] + sum(self.baida)} 百搭 in all, but the pack has {self.rules.baida}"
            )

    def _check_turned(self) -> None:
        """5.3: as many cards as the rules turn up, 百搭 by option only; 5.5.1: a 龙 is all that is left of its kind."""
        many = len(self.turned)
        if many and self.rules.jiang and many != self.rules.jiang:
            raise CaseError(f"flags.jiang: these rules turn up {self.rules.jiang}, not {many}")
        if BAIDA in self.turned and not self.rules.fanxi:
            raise CaseError("flags.jiang: a 百搭 turned up is put aside, unless the rules have fanxi=yes")
        for laid in (self.laid, *(groups for groups, _ in self.losers.values())):
            for group in laid:
                left = COPIES - (self.turned.count(group.kinds[0]) if self.rules.jiang else 0)
                if group.verb == "long" and len(group.kinds) != left:
                    raise CaseError(f"laid: long of {TOKENS[group.kinds[0]]} is {left} cards, not {len(group.kinds)}")

    def bonus(self, seat: int) -> Bonus:
        """百搭 of a seat: aside, or in the hand where they are wild."""
        own = self.own if seat == self.seat else self.losers[seat][1] if seat in self.losers else ()
        count = self.baida[seat] + (own[BAIDA] if own else 0)
        dealt = count if seat == self.seat and self.sheet.is_set("baida_dealt") else 0
        return Bonus(count + (seat == self.seat and self.card == BAIDA), dealt)


def win(p: Position) -> dict[str, object]:
    """5.4: may the card be won; 5.6: what it counts and how it is settled."""
    scoring = Scoring(p.rules)
    count = scoring.best(p.laid, p.own, p.card, p.source, p.bonus(p.seat), p.turned)
    if count is None:
        return {"win": False}
    fu = {p.seat: count.total}
    for seat in range(p.sheet.seats):
        if seat == p.seat:
            continue
        # Of whom the case does not speak it says only what 百搭 he has.
        laid, own = p.losers.get(seat, ([], [0] * N))
        fu[seat] = scoring.loser(laid, own, p.bonus(seat), p.turned)
    deltas = [0] * p.sheet.seats
    for line in settle(fu, p.seat):
        deltas[line.payer] -= line.amount
        deltas[line.payee] += line.amount
    parts = {"raw": count.raw, "di": count.di, "wen": count.wen, "baida": count.baida, "du": count.du}
    return {
        "win": True,
        "type": words.CASE_TYPE[count.type],
        "points": count.total,
        "fu": [fu[s] for s in range(p.sheet.seats)],
        "deltas": deltas,
        "parts": {**parts, "zimo": count.zimo},
    }


KINDS = {"win": win}
