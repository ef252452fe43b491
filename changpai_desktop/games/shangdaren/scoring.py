"""Counting a finished hand and paying for it (rules changpai 4.3, 4.5). One item, one line.

What flows: laid groups + hand + winning card -> the cut of the hand with the most 胡 that makes the 门 -> a `Count` ->
ledger. Hands are counts of the 24 characters; a wild 混江 is tried as each of them.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import LedgerLine, Seat
from changpai_desktop.games.shangdaren import words
from changpai_desktop.games.shangdaren.kinds import COPIES, HUN, MEAT, Group, N
from changpai_desktop.games.shangdaren.lines import PLAIN, RICH, YICHANG, Cut, alike_value, cuts, cuttable, loose_value
from changpai_desktop.games.shangdaren.options import Rules

SHAPES: Final = {2: ((10, 0), (9, 2)), 3: ((10, 0), (9, 2)), 4: ((7, 1),)}
"""4.3: (门, 半句) of a finished hand, by players: ten 门, two 半句 being one; with four players seven and one 半句."""
WAITING: Final = {2: 30, 3: 30, 4: 22}
"""4.2: cards of a player who is not the dealer."""
HALVES: Final = {2: 2, 3: 2, 4: 1}
"""4.3: 半句 that fit in a finished hand."""
JING = 5
CLEAN, BIG_CLEAN, TOP = 11, 21, 51
"""4.5: 清胡, 大清胡 and 台胡番 from so many 胡 on."""
PAY: Final = {"pihu": 1, "taihu": 3, "taihufan": 6, "qinghu": 2, "daqinghu": 4}
"""4.5: base units, by the type."""
TAKEN_VERBS: Final = frozenset({"peng", "zhao", "tiao"})
ALIKE_VERBS: Final = frozenset({"peng", "zhao", "tiao", "kan", "shao"})


def waiting_size(seats: int, extra: int) -> int:
    """4.4: T, the cards held while waiting, with `extra` = E cards beyond three in alike sets.

    Ten 门 of three are 30 cards and with two 半句 31, so the first four needs no further card. Of four players every
    finished hand has its one 半句, so there every card beyond three is one more.
    """
    return WAITING[seats] + (extra if seats == 4 else max(0, extra - 1))


def scale_of(hunsu: bool, line: int) -> int:
    """By which table the groups of a line count."""
    return YICHANG if not hunsu else RICH if 3 * line < MEAT else PLAIN


@record
class Piece:
    """A group of a finished hand as it is counted; the verb is a laid one, or `kan`, `shao`, `ju`, `banju` in hand."""

    verb: str
    kinds: Group
    points: int


@record
class Count:
    """A finished hand as it is paid."""

    pieces: tuple[Piece, ...]
    points: int
    jing: int
    """精 cards."""
    type: str
    pay: int


Profile = dict[tuple[int, int], int]
"""The most 胡 of a hand for each number of 门 and 半句."""


@lru_cache(maxsize=60_000)
def profile(own: bytes, taken: int, kept: int, hunsu: bool) -> Profile:
    """All ways to make the hand groups without remainder; `taken`: the kind of a card from another, -1 if none."""
    if not cuttable(own):
        return {}
    found: Profile = {(0, 0): 0}
    for line in range(N // 3):
        options = _of_line(own, line, taken, kept, hunsu)
        if len(options) == 1 and not options[0].parts:
            continue
        found = _joined(found, options)
        if not found:
            return found
    return found


def _of_line(own: bytes, line: int, taken: int, kept: int, hunsu: bool) -> tuple[Cut, ...]:
    at = 3 * line
    place = taken - at if 0 <= taken - at < 3 else -1
    return cuts((own[at], own[at + 1], own[at + 2]), place, kept >> 3 * at & 0o777, scale_of(hunsu, line))


def _joined(found: Profile, options: Sequence[Cut]) -> Profile:
    out: Profile = {}
    for (doors, halves), points in found.items():
        for cut in options:
            key = (doors + cut.doors, halves + cut.halves)
            if key[1] <= 2 and key[0] <= 10 and points + cut.points > out.get(key, -1):
                out[key] = points + cut.points
    return out


def kept_whole(own: Sequence[int]) -> int:
    """4.6, 独坎不拆: three bits for each character, how many cards of the hand stay together.

    Whatever is held three times or more; the winning card comes later and is free.
    """
    return sum(own[k] << 3 * k for k in range(N) if own[k] >= 3)


def parts_of(own: bytes, taken: int, kept: int, hunsu: bool, shape: tuple[int, int]) -> tuple[Piece, ...]:
    """The groups of the best cut with this shape (which `profile` has found)."""
    states: list[dict[tuple[int, int], tuple[int, tuple[int, int], Cut | None]]] = [{(0, 0): (0, (0, 0), None)}]
    for line in range(N // 3):
        layer: dict[tuple[int, int], tuple[int, tuple[int, int], Cut | None]] = {}
        for key, (points, _, _) in states[-1].items():
            for cut in _of_line(own, line, taken, kept, hunsu):
                to = (key[0] + cut.doors, key[1] + cut.halves)
                if to[1] <= 2 and (to not in layer or points + cut.points > layer[to][0]):
                    layer[to] = (points + cut.points, key, cut)
        states.append(layer)
    pieces: list[Piece] = []
    for line in reversed(range(N // 3)):
        _, back, used = states[line + 1][shape]
        assert used is not None
        pieces[:0] = [Piece(p.verb, tuple([3 * line + i for i in p.places]), p.points) for p in used.parts]
        shape = back
    return tuple(pieces)


def laid_value(verb: str, kinds: Group, hunsu: bool) -> int:
    """4.5: 胡数 of a group by its verb; 精 cards count besides."""
    plain = [k for k in kinds if k != HUN]
    scale = scale_of(hunsu, plain[0] // 3 if plain else 7)
    if verb in ALIKE_VERBS:
        return alike_value(len(kinds), verb in TAKEN_VERBS, scale)
    return loose_value(len(kinds), scale)


class Scoring:
    """Counts and pays under one set of rules at a table of so many seats."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.shapes = SHAPES[seats]

    # ---- may it be won ------------------------------------------------------------------------------------------

    def most(
        self, laid: Sequence[tuple[str, Group]], own: Sequence[int], card: int, taken: bool, jing: frozenset[int]
    ) -> tuple[int, bytes, int, tuple[int, int]] | None:
        """(胡数, the hand with the card, kind of the taken card, shape) of the best cut; None if there are not ten 门.

        `own` counts characters, and as a 25th the wild 混江; `card` -1: all is in the hand.
        """
        fixed = 0
        doors = halves = 0
        for verb, kinds in laid:
            fixed += laid_value(verb, kinds, self.rules.hunsu)
            if verb == "banju":
                halves += 1
            else:
                doors += 1
        fixed += self._jing_points(laid, own, card, jing)
        best: tuple[int, bytes, int, tuple[int, int]] | None = None
        for hand, from_other, kept in self._hands(own, card, taken):
            found = profile(hand, from_other, kept, self.rules.hunsu)
            for shape in self.shapes:
                key = (shape[0] - doors, shape[1] - halves)
                points = found.get(key)
                if points is not None and (best is None or points + fixed > best[0]):
                    best = (points + fixed, hand, from_other, key)
        return best

    def _hands(self, own: Sequence[int], card: int, taken: bool) -> Iterable[tuple[bytes, int, int]]:
        """(hand of characters with the card, kind of the taken card, kinds kept whole), a wild card as each of them."""
        kept = 0 if self.rules.split else kept_whole(own)
        counts = list(own[:N])
        if 0 <= card < N:
            counts[card] += 1
        wild = self.rules.wild and (card == HUN or (len(own) > N and own[HUN] > 0))
        if not wild:
            yield bytes(counts), card if taken else -1, kept
            return
        for k in range(N):
            if counts[k] < COPIES:
                counts[k] += 1
                yield bytes(counts), (k if card == HUN else card) if taken else -1, kept
                counts[k] -= 1

    def _jing_points(
        self, laid: Sequence[tuple[str, Group]], own: Sequence[int], card: int, jing: frozenset[int]
    ) -> int:
        return JING * self.jing_cards(laid, own, card, jing)

    @staticmethod
    def jing_cards(laid: Sequence[tuple[str, Group]], own: Sequence[int], card: int, jing: frozenset[int]) -> int:
        """4.5: 精 cards anywhere in the hand; a wild 混江 is none."""
        n = sum(own[k] for k in jing) + (card in jing)
        for _, kinds in laid:
            for k in kinds:
                n += k in jing
        return n

    def type_of(self, points: int, jing: int) -> str:
        """4.5: the type that pays most; empty if the hand counts too little."""
        found = []
        if points >= TOP and points >= self.rules.min_hu:
            found.append("taihufan")
        if points >= max(self.rules.tai_hu, self.rules.min_hu):
            found.append("taihu")
        if points >= self.rules.min_hu:
            found.append("pihu")
        if not jing and not self.rules.hunsu:
            if points >= BIG_CLEAN:
                found.append("daqinghu")
            if points >= CLEAN:
                found.append("qinghu")
        return max(found, key=PAY.__getitem__, default="")

    def wanted(self, jing: int) -> int:
        """The least 胡 that wins: 11 without a 精 (清胡), else the least of 屁胡."""
        return CLEAN if not jing and not self.rules.hunsu else self.rules.min_hu

    def complete(
        self, laid: Sequence[tuple[str, Group]], own: Sequence[int], card: int, taken: bool, jing: frozenset[int]
    ) -> bool:
        """4.3, 4.5: ten 门, and enough 胡; 自摸胡: only with an own draw."""
        if taken and self.rules.own_draw:
            return False
        found = self.most(laid, own, card, taken, jing)
        return found is not None and bool(self.type_of(found[0], self.jing_cards(laid, own, card, jing)))

    # ---- what it is worth ---------------------------------------------------------------------------------------

    def best(
        self, laid: Sequence[tuple[str, Group]], own: Sequence[int], card: int, taken: bool, jing: frozenset[int]
    ) -> Count | None:
        """The count of a win; None if the hand does not win."""
        if taken and self.rules.own_draw:
            return None
        found = self.most(laid, own, card, taken, jing)
        if found is None:
            return None
        points, hand, from_other, shape = found
        n = self.jing_cards(laid, own, card, jing)
        kind = self.type_of(points, n)
        if not kind:
            return None
        kept = 0 if self.rules.split else kept_whole(own)
        pieces = [Piece(v, g, laid_value(v, g, self.rules.hunsu)) for v, g in laid]
        held = parts_of(hand, from_other, kept, self.rules.hunsu, shape)
        pieces += [_made_open(p, from_other, self.rules.hunsu) for p in held]
        return Count(tuple(pieces), points, n, kind, PAY[kind])

    # ---- payment ------------------------------------------------------------------------------------------------

    @staticmethod
    def win_lines(
        winner: Seat, count: Count, card: tuple[str, ...], playing: Sequence[Seat], discarder: Seat | None
    ) -> list[LedgerLine]:
        """4.5: after a draw each of the others pays; after a discard its player pays for all."""
        others = [s for s in playing if s != winner]
        if discarder is not None:
            return [
                LedgerLine(discarder, winner, len(others) * count.pay, words.ITEM["dianpao"], "4.5", card),
            ]
        return [LedgerLine(s, winner, count.pay, words.TYPE[count.type], "4.5", card) for s in others]


def _made_open(piece: Piece, taken: int, hunsu: bool) -> Piece:
    """The set that another's card has made is a 碰 or a 招."""
    if piece.verb in ("kan", "shao") and piece.kinds[0] == taken:
        verb = "peng" if piece.verb == "kan" else "zhao"
        scale = scale_of(hunsu, taken // 3)
        size = len(piece.kinds)
        if piece.points == alike_value(size, True, scale) != alike_value(size, False, scale):
            return Piece(verb, piece.kinds, piece.points)
    return piece
