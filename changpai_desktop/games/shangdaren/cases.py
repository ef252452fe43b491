"""Answers to rule cases of 上大人 (`changpai score`): win."""

from collections.abc import Mapping
from typing import Any

from changpai_desktop.games.contract import CaseError, Value
from changpai_desktop.games.shangdaren.kinds import COPIES, HUN, INDEX, PACK, SHANG, TOKENS, Group, is_half, is_ju
from changpai_desktop.games.shangdaren.options import Rules
from changpai_desktop.games.shangdaren.scoring import Scoring
from changpai_desktop.games.shared.positions import Form, Sheet

ALIKE: Mapping[str, tuple[int, ...]] = {"peng": (3,), "zhao": (4, 5), "shao": (3, 4, 5), "tiao": (5,)}
"""Verbs of groups of one kind, with the numbers of cards they can have."""
TYPES = {"pihu": "屁胡", "taihu": "台胡", "taihufan": "台胡番", "qinghu": "清胡", "daqinghu": "大清胡"}


def _one_character(sheet: Sheet, name: str, value: object) -> int:
    if not isinstance(value, str) or INDEX.get(value, HUN) == HUN:
        raise CaseError(f"{name}: must be one of the 24 characters, not {value!r}")
    return INDEX[value]


_FORM = Form(
    seats=(2, 3, 4),
    alike={verb: sizes[0] for verb, sizes in ALIKE.items()},
    flags={"jiang": _one_character},
    eaten=("ju", "banju"),
    sources={"win": ("own_draw", "other_flip", "discard", "deal")},
    pack=PACK,
    copies=COPIES,
)


class SizedSheet(Sheet):
    """A sheet whose alike sets have more than one size, and which has groups of two cards."""

    def _group(self, group: object) -> tuple[str, tuple[int, ...]]:
        verbs = ("ju", "banju", *ALIKE)
        if not isinstance(group, list) or len(group) != 2 or group[0] not in verbs:
            raise CaseError(f"laid: a group is [verb, cards] with verb {', '.join(verbs)}, not {group!r}")
        verb, text = group
        if isinstance(text, str) and TOKENS[HUN] in text:
            raise CaseError(f"laid: the hunjiang is not laid; as the jiang's fifth copy it is written so, not {text}")
        kinds = tuple(k for k, n in enumerate(self.cards("laid", text)) for _ in range(n))
        if verb == "ju" and not is_ju(kinds):
            raise CaseError(f"laid: {text} is no ju, which is the three characters of one line")
        if verb == "banju" and not is_half(kinds):
            raise CaseError(f"laid: {text} is no banju, which is two cards alike or of one line")
        if verb in ALIKE and (len(kinds) not in ALIKE[verb] or len(set(kinds)) > 1):
            sizes = " or ".join(map(str, ALIKE[verb]))
            raise CaseError(f"laid: {verb} is {sizes} cards of one kind, not {text}")
        return verb, kinds


class Position:
    """A case read and checked. Raises CaseError naming the field that is wrong."""

    def __init__(self, case: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.rules = Rules.of(options)
        self.sheet = sheet = SizedSheet(case, _FORM)
        if "jiang" not in sheet.flags and not self.rules.hunsu:
            raise CaseError("flags.jiang: the case must say which character is the jiang")
        self.jing = self.rules.jing(sheet.flags.get("jiang", -1))
        self.laid: list[tuple[str, Group]] = list(sheet.groups)
        self._check_hunjiang()
        self._check_jiang()
        if (sheet.card is None) != (sheet.source == "deal"):
            raise CaseError("card: must be null with source deal, and a card with every other source")
        if sheet.source == "deal":
            self._check_dealt()

    def _check_hunjiang(self) -> None:
        """4.1: one card; 4.6: who draws a wild one keeps it, so it comes from others as a discard only."""
        sheet = self.sheet
        for name, there in (("hand", sheet.own[HUN] > 0), ("card", sheet.card == HUN)):
            if there and not self.rules.wild:
                raise CaseError(f"{name}: the hunjiang is written as the character that it stands for")
        if sheet.own[HUN] + (sheet.card == HUN) > 1:
            raise CaseError(f"hand: there is only one {TOKENS[HUN]}")
        if sheet.card == HUN and sheet.source == "other_flip":
            raise CaseError("card: a wild hunjiang stays with the player who draws it, it is no other_flip")

    def _check_jiang(self) -> None:
        """4.2: 上 is turned again where it is 精 anyway; 4.6: nothing replaces the 将 where the 混江 is wild."""
        sheet = self.sheet
        jiang = sheet.flags.get("jiang", -1)
        if jiang < 0:
            return
        if jiang == SHANG and SHANG in self.rules.fixed:
            raise CaseError(f"flags.jiang: {TOKENS[jiang]} is a jing anyway, another card is turned")
        there = sheet.own[jiang] + (sheet.card == jiang) + sum(kinds.count(jiang) for _, kinds in sheet.groups)
        if self.rules.wild and there == COPIES:
            raise CaseError(f"hand: {there} cards {TOKENS[jiang]}, but one lies out of play as the jiang")

    def _check_dealt(self) -> None:
        """4.4.1: only the dealer wins with the cards that he was dealt."""
        sheet = self.sheet
        if sheet.giver != sheet.seat:
            raise CaseError(f"from: dealt cards are the seat's own, {sheet.seat}, not of {sheet.giver}")
        if sheet.seat != sheet.dealer:
            raise CaseError(f"seat: only the dealer, {sheet.dealer}, can win with dealt cards, not {sheet.seat}")
        if self.laid:
            raise CaseError("laid: must be empty with source deal, nothing is laid before the first discard")


def win(p: Position) -> dict[str, object]:
    """4.3: may the card be won; 4.5: what is paid."""
    sheet, source = p.sheet, p.sheet.source
    scoring = Scoring(p.rules, sheet.seats)
    taken = source in ("other_flip", "discard")
    count = scoring.best(p.laid, sheet.own, -1 if sheet.card is None else sheet.card, taken, p.jing)
    if count is None:
        return {"win": False}
    discarder = sheet.giver if source == "discard" else None
    deltas = [0] * sheet.seats
    for line in scoring.win_lines(sheet.seat, count, (), range(sheet.seats), discarder):
        deltas[line.payer] -= line.amount
        deltas[line.payee] += line.amount
    return {
        "win": True,
        "points": count.points,
        "jing": count.jing,
        "type": TYPES[count.type],
        "pay": count.pay,
        "deltas": deltas,
    }


KINDS = {"win": win}
