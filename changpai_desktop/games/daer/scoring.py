"""Counting a finished hand and paying for it (rules zipai 4.2, 4.4, 4.5). One item, one line.

What flows: laid groups + hand + winning card -> `arrangements` of the hand -> the `Count` that pays most -> ledger.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import LedgerLine, Seat
from changpai_desktop.games.daer import words
from changpai_desktop.games.daer.options import Rules
from changpai_desktop.games.shared.cuts import Cut, Profile, cuts
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.zi import (
    BIG,
    COPIES,
    GROUPS_WITH,
    RUN_123,
    RUN_2710,
    TOKENS,
    TWO_SEVEN_TEN,
    Group,
    N,
)

MIN_HU = 10
RED_HAND = 10
"""4.5: 红 is ten red cards or more."""


def alike_value(verb: str, kind: int) -> int:
    """4.2: 碰 1/3/6/9, 坎 6/9/9/12, 招 = 坎 + 3, 垅 = 招 + 3 (black small, black big, red small, red big)."""
    place = (kind in BIG) + 2 * (kind in TWO_SEVEN_TEN)
    if verb == "peng":
        return (1, 3, 6, 9)[place]
    return (6, 9, 9, 12)[place] + {"kan": 0, "zhao": 3, "long": 6}[verb]


def run_value(group: Group) -> int:
    """4.2: 一二三 3/6, 二七十 6/9; other 列子, 绞 and 将 nothing."""
    if group in RUN_123:
        return (3, 6)[RUN_123[group]]
    return (6, 9)[RUN_2710[group]] if group in RUN_2710 else 0


def group_value(verb: str, kinds: Group) -> int:
    """4.2: 胡数 of a group by its verb."""
    return alike_value(verb, kinds[0]) if verb in ("peng", "kan", "zhao", "long") else run_value(kinds)


def profile_value(profile: Profile) -> int:
    """4.2 for a cut of loose cards."""
    return 3 * profile.small_123 + 6 * profile.big_123 + 6 * profile.small_2710 + 9 * profile.big_2710


class Arrangement(NamedTuple):
    """A way to complete the hand: its 胡数, whether a group but 将 counts nothing, and the groups themselves."""

    points: int
    plain: bool
    alike: tuple[tuple[str, int], ...]
    """坎, and the 碰 or 招 that the winning card makes: (verb, kind)."""
    cut: Cut


_BYTE: Final = tuple(1 << 8 * k for k in range(N))
"""A hand of 20 bytes read as one number: every kind has a byte, in which only the lowest bit is used here."""
_LOOSE: Final = bytes.maketrans(bytes(range(5)), bytes((0, 1, 1, 0, 0)))
_PAIRS: Final = bytes.maketrans(bytes(range(5)), bytes((0, 0, 1, 0, 0)))
_RUN_STARTS: Final = sum(_BYTE[size + n] for size in (0, 10) for n in range(8))
_TENS: Final = tuple(sum(_BYTE[k] for k in group) for group in RUN_2710)
_SMALL: Final = sum(_BYTE[:10])
_NEAR: Final = tuple(sum(_BYTE[j] for j in {k, *(j for g in GROUPS_WITH[k] for j in g)}) for k in range(N))
"""For each kind all kinds that it shares a group with, itself too."""


@lru_cache(maxsize=20_000)
def strays(own: bytes) -> int:
    """Loose kinds that fit no group of this hand: all kinds at once, by shifting the hand over itself."""
    loose = int.from_bytes(own.translate(_LOOSE), "little")
    pairs = int.from_bytes(own.translate(_PAIRS), "little")
    runs = loose & loose >> 8 & loose >> 16 & _RUN_STARTS
    fits = runs | runs << 8 | runs << 16
    for ten in _TENS:
        if loose & ten == ten:
            fits |= ten
    jiao = loose & loose >> 80 & (pairs | pairs >> 80) & _SMALL
    return loose & ~(fits | jiao | jiao << 80)


def hopeless(own: bytes, card: int, quads: int) -> bool:
    """The card cannot complete the hand; False says nothing.

    A quick look before the cutting: the card helps strays only in its own group, and one stray kind may be the pair.
    """
    far = strays(own) & ~_NEAR[card]
    if quads or own[card] == 3:
        far &= far - 1
    return far != 0


@lru_cache(maxsize=60_000)
def arrangements(own: bytes, card: int, quads: int) -> tuple[Arrangement, ...]:
    """F5: every way in which hand and winning card are groups without remainder; `card` -1: all is in the hand.

    坎 stay whole. 4.4: a card that completes a pair is a 碰, with a 坎 a 招 (never as a second quad, C1); it may also
    stand in another group. A hand with a card too many or too few (F2) leaves a remainder and has none.
    """
    free = list(own)
    sets: tuple[tuple[str, int], ...] = ()
    while 3 in free:
        kind = free.index(3)
        free[kind] = 0
        sets += (("kan", kind),)
    if card < 0:
        return _cut(free, sets, quads > 0)
    held = own[card]
    out: tuple[Arrangement, ...] = ()
    if held == 2:
        free[card] = 0
        out += _cut(free, (("peng", card), *sets), quads > 0)
        free[card] = 2
    elif held == 3 and not quads:
        out += _cut(free, (("zhao", card), *(s for s in sets if s[1] != card)), True)
    free[card] += 1
    return out + _cut(free, sets, quads > 0)


def _cut(free: Sequence[int], sets: tuple[tuple[str, int], ...], pair: bool) -> tuple[Arrangement, ...]:
    found = cuts(free, pair)
    if not found:
        return ()
    alike = sum(alike_value(verb, kind) for verb, kind in sets)
    return tuple([Arrangement(alike + profile_value(p), p.plain > 0, sets, cut) for p, cut in found.items()])


@record
class Chance:
    """How the winning card came, as far as it is paid for (4.5)."""

    own_flip: bool = False
    deal: bool = False
    """天胡: the dealer's 21 cards."""
    dihu: bool = False
    """地胡: the 下家 on the dealer's first discard."""
    first_flip: bool = False
    last_flip: bool = False
    bao: bool = False
    other_bao: bool = False


@record
class Piece:
    """A group of a finished hand as it is counted."""

    verb: str
    """A laid verb, or `kan`, `lie` (列子, 绞) and `jiang` (将) in hand."""
    kinds: Group
    points: int


@record
class Count:
    """A finished hand as it is paid."""

    pieces: tuple[Piece, ...]
    points: int
    items: tuple[tuple[str, int, Group], ...]
    """(item id, 番 or the factor in 等 mode, kinds that bring it)."""
    fan: int
    """1 + 名堂; 0 in 等 mode."""
    base: int
    """The base of the 番, or the 等."""
    value: int


class Scoring:
    """Counts and pays under one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    # ---- may it be won ------------------------------------------------------------------------------------------

    @staticmethod
    def laid_points(laid: Sequence[Laid]) -> int:
        """4.2: 胡数 of the groups on the table."""
        return sum(group_value(g.verb, g.kinds) for g in laid)

    def complete(self, laid: Sequence[Laid], own: Sequence[int], card: int) -> bool:
        """4.4: complete, with 10 胡 or more or with none at all (乱)."""
        hand, quads = bytes(own), _quads(laid)
        if card >= 0 and hopeless(hand, card, quads):
            return False
        found = arrangements(hand, card, quads)
        if not found:
            return False
        on_table = self.laid_points(laid)
        return any(enough(on_table + a.points) for a in found)

    def most_points(self, laid: Sequence[Laid], own: Sequence[int], card: int) -> int | None:
        """The most 胡 of any arrangement; None if the hand is not complete."""
        found = arrangements(bytes(own), card, _quads(laid))
        return max((self.laid_points(laid) + a.points for a in found), default=None)

    def waits(self, laid: Sequence[Laid], own: Sequence[int]) -> list[int]:
        """Kinds that would complete the hand, where not all four lie in it already."""
        have = list(own)
        for group in laid:
            for kind in group.kinds:
                have[kind] += 1
        return [k for k in range(N) if have[k] < COPIES and self.complete(laid, own, k)]

    # ---- what it is worth ---------------------------------------------------------------------------------------

    def best(self, laid: Sequence[Laid], own: Sequence[int], card: int, chance: Chance) -> Count | None:
        """F5, 4.4: the arrangement that pays most, then the one with more 胡; None if the hand does not win."""
        hand, quads = bytes(own), _quads(laid)
        if card >= 0 and hopeless(hand, card, quads):
            return None
        every = arrangements(hand, card, quads)
        if not every:
            return None
        cards = list(own)
        if card >= 0:
            cards[card] += 1
        for group in laid:
            for kind in group.kinds:
                cards[kind] += 1
        on_table = self.laid_points(laid)
        plain = any(not group_value(g.verb, g.kinds) for g in laid)
        fixed = self._items_of_cards(cards) + self._items_of_chance(chance)
        best: tuple[tuple[int, int], Arrangement, Count] | None = None
        for found in every:
            points = on_table + found.points
            if not enough(points):
                continue
            count = self._priced(points, not (plain or found.plain), fixed)
            key = (count.value, points)
            if best is None or key > best[0]:
                best = (key, found, count)
        if best is None:
            return None
        _, found, count = best
        return Count(_pieces(laid, found), count.points, count.items, count.fan, count.base, count.value)

    def _priced(self, points: int, kun: bool, fixed: list[tuple[str, int, Group]]) -> Count:
        if not self.rules.mingtang:
            # 4.5: 等 is a full ten 胡; part 7: 乱 is one 等. The items are factors.
            deng = max(1, points // 10)
            value = deng
            for _, factor, _ in fixed:
                value *= factor
            return Count((), points, tuple(fixed), 0, deng, value)
        items = []
        if points and points % 10 == 0:
            items.append(("qia", 1, ()))
        if not points:
            items.append(("luan", 1, ()))
        if kun:
            items.append(("kun", 1, ()))
        every = (*items, *fixed)
        fan = 1 + sum(n for _, n, _ in every)
        base = 2 if points < 20 else min(points // 10 + 1, 5)
        return Count((), points, every, fan, base, base * fan)

    def _items_of_cards(self, cards: Sequence[int]) -> list[tuple[str, int, Group]]:
        """4.5: 红 (ten red cards), 黑 or 乌 (none), 归 (all four of a kind, in one group or not)."""
        red = sum(cards[k] for k in TWO_SEVEN_TEN)
        if not self.rules.mingtang:
            if not self.rules.hongwu:
                return []
            return [("hong", 2, ())] if red >= RED_HAND else [("wu", 4, ())] if not red else []
        items: list[tuple[str, int, Group]] = []
        if red >= RED_HAND:
            items.append(("hong", 1, ()))
        if not red:
            items.append(("hei", 3, ()))
        items += [("gui", 1, (k,) * COPIES) for k in range(N) if cards[k] == COPIES]
        return items

    def _items_of_chance(self, chance: Chance) -> list[tuple[str, int, Group]]:
        """4.5: 自摸, 天胡 (自摸 too), 水上漂, 海底捞, 爆, 杀爆; in 等 mode 天胡 and 地胡 double (part 7)."""
        if not self.rules.mingtang:
            happened = (("tianhu", chance.deal), ("dihu", chance.dihu))
            return [(item, 2, ()) for item, so in happened if so]
        happened_too = (
            ("zimo", chance.own_flip or chance.deal),
            ("tianhu", chance.deal),
            ("shuishang", chance.own_flip and chance.first_flip),
            ("haidi", chance.own_flip and chance.last_flip),
            ("bao", chance.bao),
            ("shabao", chance.other_bao),
        )
        return [(item, 1, ()) for item, so in happened_too if so]

    # ---- payment ------------------------------------------------------------------------------------------------

    @staticmethod
    def win_lines(
        winner: Seat, value: int, card: tuple[str, ...], playing: Sequence[Seat], discarder: Seat | None
    ) -> list[LedgerLine]:
        """4.5: after a flip each of the two others pays; after a discard (点炮) the discarder pays for both."""
        if discarder is not None:
            return [LedgerLine(discarder, winner, 2 * value, words.ITEM["dianpao"], "4.5", card)]
        others = [s for s in playing if s != winner]
        return [LedgerLine(s, winner, value, words.ITEM["hu"], "4.5", card) for s in others]

    @staticmethod
    def foul_lines(offender: Seat, value: int, card: tuple[str, ...], playing: Sequence[Seat]) -> list[LedgerLine]:
        """4.5 Fouls: 诈胡 pays each opponent the score that was claimed."""
        others = [s for s in playing if s != offender]
        return [LedgerLine(offender, s, value, words.ITEM["zhahu"], "4.5", card) for s in others]


def _quads(laid: Sequence[Laid]) -> int:
    quads = 0
    for group in laid:
        if len(group.kinds) == COPIES:
            quads += 1
    return quads


def enough(points: int) -> bool:
    """4.4: 胡数 of ten or more, or exactly none."""
    return points >= MIN_HU or points == 0


def _pieces(laid: Sequence[Laid], found: Arrangement) -> tuple[Piece, ...]:
    pieces = [Piece(g.verb, g.kinds, group_value(g.verb, g.kinds)) for g in laid]
    for verb, kind in found.alike:
        pieces.append(Piece(verb, (kind,) * (4 if verb == "zhao" else 3), alike_value(verb, kind)))
    for group in found.cut:
        pieces.append(Piece("jiang" if len(group) == 2 else "lie", group, run_value(group)))
    return tuple(pieces)


def names(kinds: Group) -> tuple[str, ...]:
    """Kinds as texts."""
    return tuple([TOKENS[k] for k in kinds])
