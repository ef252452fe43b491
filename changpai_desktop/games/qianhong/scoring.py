"""Counting hands and settling them (rules changpai 5.6). One part, one line.

What flows: laid groups + hand + winning card -> every place that the card can take and every cut of the rest -> the
`Count` with the most 付. A loser's 付 are his sets and 百搭; every pair of players settles the difference.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import LedgerLine, Seat
from changpai_desktop.games.qianhong import words
from changpai_desktop.games.qianhong.kinds import BAIDA, COPIES, PLAIN, Group
from changpai_desktop.games.qianhong.melds import Cut, Shape, complete, hand_ways, waits
from changpai_desktop.games.qianhong.options import Rules
from changpai_desktop.games.qianhong.values import COLUMNS, Table, baida_value, table
from changpai_desktop.games.shared.felt import Laid

WEN: Final = (0, 20, 50, 100, 200)
"""5.6 C: 文 by the number of runs 1-2-3 of 饼; more than four count as four."""
ONLY = 10
OWN_DRAW = 10
BASE = 20
TA, QING, PIAO, MEN = "ta", "qing", "piao", "men"
OWN: Final = frozenset({"own_draw", "replacement", "deal"})
"""Sources that are one's own draw."""


@record
class Bonus:
    """百搭 of a seat: how many, how many of them dealt."""

    count: int = 0
    dealt: int = 0


@record
class Count:
    """A winner's hand as it is counted (5.6 C)."""

    type: str
    pieces: tuple[tuple[str, Group, int], ...]
    """(verb, kinds, 付) of every group; in the hand `kan`, `shun`, `dui`, and `peng` where a discard made it."""
    raw: int
    di: int
    wen: int
    baida: int
    du: int
    zimo: int
    base: int
    """20, or what takes its place: 100 for 清胡, 20 + 30 for 飘胡."""
    times: int
    total: int


class Scoring:
    """Counts and pays under one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    # ---- parts of 5.6 -------------------------------------------------------------------------------------------

    def table(self, turned: Sequence[int]) -> Table:
        """5.6 A under the cards turned up."""
        return table(tuple(sorted(turned)), self.rules.jiang)

    def rounded(self, raw: int) -> int:
        """5.6 B: up to tens; 0 stays 0."""
        return -(-raw // 10) * 10 if self.rules.round_up else raw

    def laid_value(self, rows: Table, group: Laid, bonus: Bonus, turned: Sequence[int]) -> int:
        """付 of one laid group; 百搭 laid aside by their number."""
        if group.verb == "baida":
            return baida_value(len(group.kinds), bonus.dealt, turned)
        return rows[group.kinds[0]][COLUMNS[group.verb]] if group.verb in COLUMNS else 0

    def loser(self, laid: Sequence[Laid], own: Sequence[int], bonus: Bonus, turned: Sequence[int]) -> int:
        """5.6 D: 底 of laid sets and of threes in hand, and 百搭."""
        rows = self.table(turned)
        raw = sum(rows[g.kinds[0]][COLUMNS[g.verb]] for g in laid if g.verb in COLUMNS)
        if self.rules.loser_all:
            raw += sum(rows[k][COLUMNS["kan"]] for k in range(PLAIN) if own[k] >= 3)
        return self.rounded(raw) + baida_value(bonus.count, bonus.dealt, turned)

    # ---- the winner ---------------------------------------------------------------------------------------------

    def best(
        self,
        laid: Sequence[Laid],
        own: Sequence[int],
        card: int,
        source: str,
        bonus: Bonus,
        turned: Sequence[int],
    ) -> Count | None:
        """5.6: the cut with the most 付; None if the hand is not complete. `card` -1: all is in the hand (dealt)."""
        pair_laid = any(len(g.kinds) == 2 for g in laid if g.verb == "long")
        if not self._right_number(laid, own, card) or not complete(own, card, self.rules.tiao_top, pair_laid):
            return None
        rows = self.table(turned)
        sets = [g for g in laid if g.verb in COLUMNS]
        laid_raw = sum(rows[g.kinds[0]][COLUMNS[g.verb]] for g in sets)
        pairs = 0 if pair_laid else 1
        alone = 0 <= card < PLAIN and len(waits(own, self.rules.tiao_top, pair_laid)) == 1
        found: Count | None = None
        for shape, raw, cut, du, verb in self._cuts(own, card, source, rows, pairs, alone):
            runs, alike = shape[0], shape[1] + len(sets) - (1 - pairs)
            kind = QING if not alike else PIAO if not runs else TA
            if kind == PIAO and self.rules.menhun and self._concealed(sets, source):
                kind = MEN
            count = self._total(kind, laid_raw + raw, shape[3], du, source, bonus, turned)
            if found is None or (count.total, count.raw) > (found.total, found.raw):
                found = _with_pieces(count, sets, rows, cut, verb)
        return found

    def _right_number(self, laid: Sequence[Laid], own: Sequence[int], card: int) -> bool:
        """5.4: 23 cards, one more for each four."""
        sizes = [len(g.kinds) for g in laid if g.verb != "baida"]
        held = sum(own) + (card >= 0) + sum(sizes)
        return held == self.rules.dealt + 1 + sizes.count(COPIES)

    @staticmethod
    def _concealed(sets: Sequence[Laid], source: str) -> bool:
        """5.5 闷荤: nothing claimed, drawn by oneself."""
        return source in OWN and not any(g.verb in ("peng", "minggang") for g in sets)

    def _total(
        self, kind: str, raw: int, runs123: int, du: int, source: str, bonus: Bonus, turned: Sequence[int]
    ) -> Count:
        """5.6 C: 踏胡 底 + 20 + …, 清胡 100 + …, 飘胡 (底 + 20 + 30 + …) × 2, 闷荤 × 4; 穷狠 doubles all (5.8)."""
        rules = self.rules
        wen = WEN[min(runs123, 4)] if kind in (TA, QING) else 0
        joy = baida_value(bonus.count, bonus.dealt, turned)
        zimo = OWN_DRAW if source in OWN else 0
        di = 0 if kind == QING else self.rounded(raw)
        base = rules.qing if kind == QING else BASE if kind == TA else rules.piao
        times = {PIAO: 2, MEN: 4}.get(kind, 1) * (2 if rules.qionghen and not bonus.count else 1)
        total = (di + base + wen + joy + du + zimo) * times
        return Count(kind, (), raw, di, wen, joy, du, zimo, base, times, total)

    def _cuts(
        self, own: Sequence[int], card: int, source: str, rows: Table, pairs: int, alone: bool
    ) -> Iterator[tuple[Shape, int, Cut, int, str]]:
        """(shape, 付 of the sets, groups, 独, verb of the group of the winning card), which comes first in the cut."""
        kan = [rows[k][COLUMNS["kan"]] for k in range(PLAIN)]
        wild = own[BAIDA] + (card == BAIDA)
        if not 0 <= card < PLAIN:
            for shape, (raw, cut) in self._rest(own, kan, wild, pairs):
                yield shape, raw, cut, 0, ""
            return
        for group, verb, du in self._places(card, source):
            left, short = list(own), 0
            others = list(group)
            others.remove(card)
            for kind in others:
                if left[kind]:
                    left[kind] -= 1
                else:
                    short += 1
            if short > wild or (verb == "dui" and not pairs):
                continue
            value = rows[card][COLUMNS[verb]] if verb in COLUMNS else 0
            first = (verb == "shun", verb in COLUMNS, verb == "dui", group == (9, 10, 11), 0)
            for shape, (raw, cut) in self._rest(left, kan, wild - short, pairs - first[2]):
                both = (shape[0] + first[0], shape[1] + first[1], shape[2] + first[2], shape[3] + first[3], 0)
                yield both, raw + value, (group, *cut), du if alone else 0, verb

    def _places(self, card: int, source: str) -> Iterator[tuple[Group, str, int]]:
        """Groups that the winning card can stand in, and its 独 there (5.6 C): 丫子, 拖尾, 吊头."""
        yield (card,) * 3, "kan" if source in OWN else "peng", 0
        yield (card,) * 2, "dui", ONLY
        if card >= 27:
            return
        number, suit = card % 9, card - card % 9
        top = self.rules.tiao_top if suit == 18 else 9
        for start in range(max(0, number - 2), number + 1):
            if start + 2 < top:
                du = 0
                if number == start + 1:
                    du = self.rules.yazi if source in OWN else ONLY
                elif (number == 2 and start == 0) or (number == 6 and start == 6):
                    du = ONLY
                yield (suit + start, suit + start + 1, suit + start + 2), "shun", du

    def _rest(
        self, own: Sequence[int], kan: Sequence[int], wild: int, pairs: int
    ) -> Iterator[tuple[Shape, tuple[int, Cut]]]:
        """Cuts of the rest, wild cards that are left made into groups of their own."""
        best_kind = max(range(PLAIN), key=lambda k: kan[k])
        for shape, (raw, cut) in hand_ways(own, self.rules.tiao_top, kan, wild, pairs).items():
            over = wild - shape[4] - 2 * (pairs - shape[2])
            if over < 0 or over % 3:
                continue
            extra: Cut = () if shape[2] == pairs else ((best_kind,) * 2,)
            groups = over // 3
            for alike in range(groups + 1):
                runs = groups - alike
                more: Cut = ((best_kind,) * 3,) * alike + ((9, 10, 11),) * runs
                full = (shape[0] + runs, shape[1] + alike, pairs, shape[3] + runs, 0)
                yield full, (raw + alike * kan[best_kind], (*cut, *more, *extra))


def _with_pieces(count: Count, sets: Sequence[Laid], rows: Table, cut: Cut, verb: str) -> Count:
    """The count with its groups: laid ones, then that of the winning card, then the rest."""
    pieces = [(g.verb, g.kinds, rows[g.kinds[0]][COLUMNS[g.verb]]) for g in sets]
    for place, group in enumerate(cut):
        name = "dui" if len(group) == 2 else "kan" if group[0] == group[1] else "shun"
        if place == 0 and verb:
            name = verb
        pieces.append((name, group, rows[group[0]][COLUMNS[name]] if name in COLUMNS else 0))
    c = count
    return Count(c.type, tuple(pieces), c.raw, c.di, c.wen, c.baida, c.du, c.zimo, c.base, c.times, c.total)


def settle(fu: dict[Seat, int], winner: Seat, rule: str = "5.6") -> list[LedgerLine]:
    """5.6 E: every pair of players settles the difference of their 付; the winner's pairs come first."""
    seats = sorted(fu, key=lambda s: (s != winner, s))
    lines = []
    for i, a in enumerate(seats):
        for b in seats[i + 1 :]:
            if fu[a] != fu[b]:
                more, less = (a, b) if fu[a] > fu[b] else (b, a)
                item = words.ITEM["difference" if winner in (a, b) else "between"]
                lines.append(LedgerLine(less, more, fu[more] - fu[less], item, rule))
    return lines
