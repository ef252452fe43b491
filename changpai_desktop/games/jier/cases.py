"""Answers to rule cases of 川牌挤儿 (`changpai score`): win, ready, must, claim, next_head."""

from collections.abc import Mapping, Sequence
from typing import Any

from changpai_desktop.games.contract import CaseError, Value
from changpai_desktop.games.jier import scoring
from changpai_desktop.games.jier.kinds import COPIES, PACK, PARTNERS, PIPS, SEVENS, TOKENS, N, all_paired
from changpai_desktop.games.jier.options import Rules
from changpai_desktop.games.jier.sets import STEALS, Set, must_and_may
from changpai_desktop.games.jier.table import FULL, SEATS, SMALL
from changpai_desktop.games.shared.positions import FLIPS, Form, Sheet

_ALIKE = {"an": 3, "peng": 3, "liang": 4, "kang": 4, "qi": 4}
_NONE: tuple[str | None, ...] = (None,)


def _can_be_laid(kinds: tuple[int, ...]) -> bool:
    return kinds == SEVENS or (len(kinds) == 2 and kinds[0] in PARTNERS[kinds[1]])


def _winner(sheet: Sheet, name: str, value: object) -> int:
    if value not in range(sheet.seats) or isinstance(value, bool) or not isinstance(value, int):
        raise CaseError(f"{name}: must be a seat from 0 to {sheet.seats - 1}, not {value!r}")
    return value


def _turned(_: Sheet, name: str, value: object) -> int:
    if not isinstance(value, str) or value not in PACK.index:
        raise CaseError(f"{name}: must be one card, not {value!r}")
    return PACK.index[value]


_FORM = Form(
    seats=tuple(SEATS),
    alike=_ALIKE,
    flags={"winner": _winner, "turned": _turned},
    dealt_to_dealer=True,
    only={"winner": ("next_head",), "turned": ("next_head",)},
    eaten=("bai", "yan"),
    sources={
        "win": (*FLIPS, "replacement", "own_draw", "deal"),
        "claim": FLIPS,
        "ready": _NONE,
        "must": _NONE,
        "next_head": _NONE,
    },
    pack=PACK,
    copies=COPIES,
    can_be_eaten=_can_be_laid,
    eat_rule="two cards with 10 or 20 pips together, or the three sevens",
)


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.rules = Rules.of(options)
        self.sheet = sheet = Sheet(case, _FORM)
        self.seats, self.seat = sheet.seats, sheet.seat
        self.own, self.card, self.source = sheet.own, sheet.card, sheet.source
        self.laid = sheet.groups
        for verb, kinds in self.laid:
            if verb in _FORM.eaten and len(kinds) != (3 if verb == "yan" else 2):
                raise CaseError(f"laid: {verb} is {'the three sevens' if verb == 'yan' else 'two cards'}")
        if self.card is None and (case["kind"] == "claim" or (case["kind"] == "win" and self.source != "deal")):
            raise CaseError("card: the case needs a card")
        if self.card is not None and case["kind"] not in ("win", "claim"):
            raise CaseError(f"card: must be null in a case of the kind {case['kind']}")
        if self.card is not None and self.source == "deal":
            raise CaseError("card: must be null where the hand wins as dealt")
        if self.source in FLIPS and case.get("from") is not None:
            # 3.4.3: nobody claims his own discard. Reading the giver checks it against the source.
            _ = sheet.giver
        self._check_places(str(case["kind"]))

    def _check_places(self, kind: str) -> None:
        """3.1, 3.3: a hand may miss places (3.4.8) but has never too many."""
        if kind == "next_head":
            return
        cards, groups = sum(self.own), len(self.laid)
        places = self.size + (kind == "must" or self.source == "deal")
        if cards + 2 * groups > places:
            raise CaseError(f"hand: {cards} cards and {groups} groups are more than the {places} places of this hand")

    @property
    def place(self) -> int:
        """How many seats after the head."""
        return (self.seat - self.sheet.dealer) % self.seats

    @property
    def size(self) -> int:
        """3.1, 8: cards of the hand."""
        if self.place < 4:
            return FULL
        small = SMALL[self.seats]
        if self.place - 4 >= len(small):
            raise CaseError(f"seat: seat {self.seat} is the seventh player and does not play")
        return small[self.place - 4]

    @property
    def players(self) -> list[int]:
        """The seats that play, from the head on."""
        order = [(self.sheet.dealer + i) % self.seats for i in range(self.seats)]
        return order[:-1] if self.seats == SEATS[-1] else order

    def completes(self, kind: int | None) -> bool:
        """3.4.6: every card is in a group and there are enough groups."""
        own = list(self.own)
        if kind is not None:
            own[kind] += 1
        return sum(own) + 2 * len(self.laid) == self.size + 1 and all_paired(own)

    def may_pair(self) -> bool:
        """8: a small hand does not pair with the card on the table."""
        return self.size == FULL or self.source not in FLIPS


def _texts(sets: Sequence[Set]) -> list[list[str]]:
    """Sets as cases write them, in the order in which they are laid."""
    return [[verb, " ".join(TOKENS[k] for k in kinds)] for verb, kinds in sets]


def win(p: Position) -> dict[str, object]:
    """3.4.6: may the card be won with; 3.5, 3.7: what is paid."""
    if not p.may_pair() or not p.completes(p.card):
        return {"win": False}
    sets = scoring.paid_sets(p.rules, [verb for verb, _ in p.laid])
    deltas = [0] * p.seats
    for line in scoring.win_lines(p.seat, sets, [s for s in p.players if s != p.seat], (), ()):
        deltas[line.payer] -= line.amount
        deltas[line.payee] += line.amount
    return {"win": True, "deltas": deltas}


def ready(p: Position) -> dict[str, object]:
    """3.4.6: every kind that completes the hand at once."""
    return {"waits": [TOKENS[k] for k in range(N) if p.completes(k)]}


def must(p: Position) -> dict[str, object]:
    """3.3: sets that have to be laid now, those that may stay, and what is stolen for the first."""
    now, may = must_and_may(p.own, p.rules.yan_free)
    return {"must": _texts(now), "may": _texts(may), "steal": sum(STEALS[verb] for verb, _ in now)}


def claim(p: Position) -> dict[str, object]:
    """3.4.3: what this seat may do with the face-up card, other players left aside."""
    card, own = p.card, p.own
    assert card is not None
    held = own[card]
    hu = p.may_pair() and p.completes(card)
    qi = ("an", (card,) * 3) in p.laid
    out: dict[str, object] = {
        "hu": hu,
        "kang": held == 3,
        "qi": qi,
        "yan": card in SEVENS and all(own[k] for k in SEVENS if k != card),
        "bai": [TOKENS[k] for k in PARTNERS[card] if own[k]] if p.size == FULL else [],
    }
    if held != COPIES - 1:
        out["peng"] = held == 2
    else:
        rest = [n - 3 * (k == card) for k, n in enumerate(own)]
        out["after_kang_must"] = _texts(must_and_may(rest, p.rules.yan_free)[0])
    if qi and not hu:
        out["compulsory"] = "qi"
    return out


def next_head(p: Position) -> dict[str, object]:
    """3.5: who is head after a win."""
    flags = p.sheet.flags
    for name in ("winner", "turned"):
        if name not in flags:
            raise CaseError(f"flags.{name}: the case needs it")
    if p.rules.winner_heads:
        return {"head": flags["winner"]}
    players = sorted(p.players)
    if flags["winner"] not in players:
        raise CaseError("flags.winner: the seventh player does not play")
    return {"head": scoring.next_head(players, flags["winner"], PIPS[flags["turned"]])}


KINDS = {"win": win, "ready": ready, "must": must, "claim": claim, "next_head": next_head}
