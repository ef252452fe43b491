"""What a hand of 乐山贰柒拾 is worth and who pays (rules zipai 3.1, 3.6-3.8)."""

from collections.abc import Iterator, Sequence

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import LedgerLine, Seat
from changpai_desktop.games.leshan import words
from changpai_desktop.games.leshan.options import Rules
from changpai_desktop.games.shared.cuts import Cut, Profile, cuts, may_complete
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.law import complete_size
from changpai_desktop.games.shared.zi import BIG, RUN_2710, Group, N, free_of_kan, is_alike

LEAST = 10
"""3.6.1: 和数 a hand needs."""
FOUL = 20
"""3.10: what a foul pays to each."""
_SMALL_SEAT = {False: 20, True: 40}


def group_value(verb: str, kinds: Group) -> int:
    """3.1: 对 1/3, 坎 3/6, 开 6/9, dealt 滚 9/12, 贰柒拾 3/6, everything else nothing (一二三 too)."""
    big = kinds[0] in BIG
    if verb == "dui":
        return 3 if big else 1
    if verb == "kan":
        return 6 if big else 3
    if verb == "kai":
        return 9 if big else 6
    if verb == "gun":
        return 12 if big else 9
    if kinds in RUN_2710:
        return 6 if big else 3
    return 0


@record
class Piece:
    """One group of a counted hand."""

    verb: str
    kinds: Group
    value: int


@record
class Count:
    """A complete hand, counted. `rank` orders the classes; `plain` is the value before the cap."""

    points: int
    rank: int
    fan: int
    value: int
    plain: int
    items: tuple[tuple[str, int], ...]
    """(item, 番) in the order in which they are told; the class first, with 0."""
    pieces: tuple[Piece, ...]
    qualified: bool
    """3.6.1: whether the 和数 suffice."""


@record
class Claim:
    """How a hand is to be counted: the card that completes it (None for 天和), and what happened before."""

    card: int | None
    dealt_longdeng: bool = False
    first_discard: bool = False


@record
class _Shape:
    """What is fixed before cutting: groups outside the cut, the loose cards, whether a pair is due."""

    fixed: tuple[Piece, ...]
    loose: tuple[int, ...]
    pair: bool
    use: str
    """What the winning card is: `dui`, `kai`, or `loose`."""


def tier(rules: Rules, points: int) -> tuple[int, int]:
    """3.6.3: (rank of the class, value before 番) of so many 和数; part 7 for `tiers = chipiao`."""
    if rules.chipiao:
        steps = ((31, 80), (21, 40), (11, 20), (10, 10))
        return next(((len(steps) - 1 - i, value) for i, (least, value) in enumerate(steps) if points >= least), (-1, 0))
    tens = (points + 5) // 10 * 10
    if points >= 31:
        return 4, tens * 4
    if points >= 25:
        return 3, tens * 2
    if points >= 21:
        return 2, tens * 2
    if points >= 15:
        return 1, 20
    return (0, 10) if points >= LEAST else (-1, 0)


class Scoring:
    """Counts hands by a set of rules; knows nothing of a table."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    # ---- ordinary hands -------------------------------------------------------------------------------------------

    def best(self, laid: Sequence[Laid], own: Sequence[int], claim: Claim) -> Count | None:
        """3.6.6, F5: the arrangement with the highest value, then the highest 和数; None if it is no win."""
        count = self.complete(laid, own, claim)
        return count if count is not None and count.qualified else None

    def complete(self, laid: Sequence[Laid], own: Sequence[int], claim: Claim) -> Count | None:
        """As `best`, but also hands with too few 和数 (`qualified` is False); None if the cards do not fit."""
        quads = any(len(g.kinds) == 4 for g in laid) or 4 in own
        if claim.card is not None and not may_complete(free_of_kan(own), claim.card, own[claim.card], False, quads):
            return None
        found: Count | None = None
        for shape in _shapes(laid, own, claim.card):
            for profile, cut in cuts(shape.loose, shape.pair).items():
                count = self._count(shape, profile, cut, claim)
                if found is None or _order(count) > _order(found):
                    found = count
        return found

    def _count(self, shape: _Shape, profile: Profile, cut: Cut, claim: Claim) -> Count:
        pieces = (*shape.fixed, *(Piece(_verb_in_hand(g), g, group_value("chi", g)) for g in cut))
        points = sum(p.value for p in pieces)
        rank, value = tier(self.rules, points)
        items = [(words.CLASSES[self.rules.chipiao][max(rank, 0)], 0), *self._fan(shape, profile, claim)]
        fan = sum(n for _, n in items)
        plain = value * 2**fan
        # 3.6.5: the cap holds after the 番 and before the factor of 抬炮.
        return Count(points, rank, fan, min(plain, self.rules.cap), plain, tuple(items), pieces, points >= LEAST)

    def _fan(self, shape: _Shape, profile: Profile, claim: Claim) -> Iterator[tuple[str, int]]:
        """3.6.4: each 番 with its item."""
        if claim.card is None:
            yield "tianhe", self.rules.tianhe_fan
        if claim.first_discard:
            yield "dihe", 1
        if self._is_kun(shape, profile):
            yield "kunhe", 1
        if _is_piao(shape, profile, claim):
            yield "piaohe", 1

    def _is_kun(self, shape: _Shape, profile: Profile) -> bool:
        """3.6.4 坤和: every 房 has 和数; a 桩 has none (kun_ignores_zhuang: it does not matter)."""
        if profile.plain or profile.small_123 or profile.big_123:
            return False
        if shape.pair and not self.rules.kun_ignores_zhuang:
            return False
        return all(p.value for p in shape.fixed)

    # ---- 小家 ------------------------------------------------------------------------------------------

    def small_seat(self, own: Sequence[int], card: int, *, self_drawn: bool, first_discard: bool) -> Count | None:
        """3.8.3-4: two cards and the winning one are a 对 (20, red 40) or a 贰柒拾 (40, red 80); 地和 doubles."""
        full = tuple(k for k in range(N) for _ in range(own[k] + (k == card)))
        if len(full) != 3:
            return None
        big = card in BIG
        if is_alike(full):
            item, verb, base = "xiaojia_dui", "dui", _SMALL_SEAT[big]
        elif full in RUN_2710:
            item, verb, base = "xiaojia_longdeng", "chi", 2 * _SMALL_SEAT[big]
        else:
            return None
        items = [(item, 0)]
        if first_discard:
            items.append(("dihe", 1))
        fan, plain = int(first_discard), base * 2 ** int(first_discard)
        if self_drawn and self.rules.xiaojia_zimo == 2:
            items.append(("xiaojia_zimo", 1))
            fan, plain = fan + 1, plain * 2
        piece = Piece(verb, full, base)
        return Count(base, base, fan, min(plain, self.rules.cap), plain, tuple(items), (piece,), True)

    # ---- payment ------------------------------------------------------------------------------------------

    def win_lines(self, winner: Seat, value: int, card: str, seats: int, giver: Seat | None) -> list[LedgerLine]:
        """3.7: every other player pays v; 抬炮: the discarder alone pays v for each player, the winner included."""
        cards = (card,) if card else ()
        if giver is not None:
            return [LedgerLine(giver, winner, value * seats, words.ITEM["taipao"], "3.7", cards)]
        return [LedgerLine(s, winner, value, words.ITEM["he"], "3.7", cards) for s in range(seats) if s != winner]

    @staticmethod
    def foul_lines(offender: Seat, seats: int, item: str) -> list[LedgerLine]:
        """3.10: 包牌, 20 to each other player."""
        return [LedgerLine(offender, s, FOUL, words.ITEM[item], "3.10") for s in range(seats) if s != offender]


def better(rules: Rules, count: Count, passed: Sequence[tuple[int, int]]) -> bool:
    """3.5.5 过和: may a hand be won after others, as (class, 番), were passed without a 进张 since?"""
    if not passed or rules.guohe == "none":
        return True
    return rules.guohe == "jin_or_up" and all(count.rank > rank or count.fan > fan for rank, fan in passed)


def _order(count: Count) -> tuple[bool, int, int, int]:
    return count.qualified, count.value, count.points, count.fan


def _verb_in_hand(group: Group) -> str:
    return "zhuang" if len(group) == 2 else "chi"


def _shapes(laid: Sequence[Laid], own: Sequence[int], card: int | None) -> Iterator[_Shape]:
    """F5, 3.6.2: a pair and X is a 对, a 坎 and X a 开, or X stands elsewhere; 坎 and 滚 stay whole."""
    n = sum(own) + sum(len(g.kinds) for g in laid) + (card is not None)
    q = sum(len(g.kinds) == 4 for g in laid)
    fixed = [Piece(g.verb, g.kinds, group_value(g.verb, g.kinds)) for g in laid]
    loose = [0] * N
    for kind, held in enumerate(own):
        if held == 4:
            q += 1
            fixed.append(Piece("gun", (kind,) * 4, group_value("gun", (kind,))))
        elif held == 3:
            fixed.append(Piece("kan", (kind,) * 3, group_value("kan", (kind,))))
        else:
            loose[kind] = held
    if card is not None and own[card] == 3:
        if n == complete_size(q + 1):
            kai = Piece("kai", (card,) * 4, group_value("kai", (card,)))
            rest = tuple(kai if p.verb == "kan" and p.kinds[0] == card else p for p in fixed)
            yield _Shape(rest, tuple(loose), True, "kai")
    elif card is not None and own[card] == 2 and n == complete_size(q):
        loose[card] = 0
        dui = Piece("dui", (card,) * 3, group_value("dui", (card,)))
        yield _Shape((*fixed, dui), tuple(loose), q > 0, "dui")
        loose[card] = 2
    if n == complete_size(q):
        if card is not None:
            loose[card] += 1
        yield _Shape(tuple(fixed), tuple(loose), q > 0, "loose")


def _is_piao(shape: _Shape, profile: Profile, claim: Claim) -> bool:
    """3.6.4 瞟和: every scoring 房 holds a claimed card, nothing 开'd, no 坎, 滚 or whole 龙灯 in the deal.

    Part 7: the winning card makes its group a claimed one; a held or 摆'd 龙灯 is not claimed.
    """
    if claim.card is None or claim.dealt_longdeng:
        return False
    if any(p.verb in ("kan", "kai", "gun") or (p.verb == "bai" and p.value) for p in shape.fixed):
        return False
    held = profile.small_2710 + profile.big_2710
    if not held:
        return True
    with_card = (profile.small_2710 if claim.card < 10 else profile.big_2710) and claim.card % 10 in (1, 6, 9)
    return shape.use == "loose" and held == 1 and bool(with_card)
