"""甲, 翻 and what is paid (rules changpai 2.7, 2.8)."""

from collections.abc import Sequence

from changpai_desktop.cards.record import record
from changpai_desktop.games.baipai.kinds import COPIES, RED, TOKENS, N
from changpai_desktop.games.baipai.words import BASE, CARDS, FAN, ITEM, JIA
from changpai_desktop.games.contract import CountLine, LedgerLine, Seat

SMALL_WIN = 16
"""16 张为小胡; 翻 count only beyond it."""
FIRST_JIA = 21
FOUL = 1
"""2.5.5, 8: the cheapest win, to each of the others."""


@record
class Count:
    """What a pile is worth."""

    cards: int
    jia: int
    sets: int
    """F: 翻 of threes and fours before the limit."""
    fan: int
    """翻 that count."""

    @property
    def price(self) -> int:
        """2.7: base × 2^(甲+翻), what each opponent pays."""
        return 1 << (self.jia + self.fan)


def jia_of(cards: int) -> int:
    """2.7: none up to 20, one from 21, and one more for each two cards."""
    return (cards - FIRST_JIA) // 2 + 1 if cards >= FIRST_JIA else 0


def fan_of(kind: int, copies: int) -> int:
    """2.7 三红四黑: a red kind three 1, four 2; a black kind four 1."""
    if kind in RED:
        return max(0, copies - 2)
    return int(copies == COPIES)


def count(pile: Sequence[int], *, stops: bool = False) -> Count:
    """2.7: a pile given as counts by kind. `stops`: where the hand stops at sixteen there is no 甲 (2.10)."""
    cards = sum(pile)
    sets = sum(fan_of(k, n) for k, n in enumerate(pile) if n > 2)
    return Count(cards, 0 if stops else jia_of(cards), sets, max(0, min(sets, cards - SMALL_WIN)))


def count_lines(pile: Sequence[int], found: Count) -> tuple[CountLine, ...]:
    """Cards, 甲, each three or four, what of them does not count, and the pay."""
    lines = [CountLine(ITEM["laid"], found.cards, CARDS, "2.6")]
    if found.jia:
        lines.append(CountLine(ITEM["jia"], found.jia, JIA, "2.7"))
    for kind in range(N):
        fan = fan_of(kind, pile[kind])
        if fan:
            lines.append(CountLine(ITEM["fan"], fan, FAN, "2.7", (TOKENS[kind],) * pile[kind]))
    if found.fan < found.sets:
        lines.append(CountLine(ITEM["capped"], found.fan - found.sets, FAN, "2.7"))
    lines.append(CountLine(ITEM["value"], found.price, BASE, "2.7"))
    return tuple(lines)


def win_lines(winner: Seat, price: int, seats: Sequence[Seat], liable: Seat | None) -> list[LedgerLine]:
    """2.7: each opponent pays; 2.8: a liable one pays the other's share too."""
    lines = []
    for seat in seats:
        if seat == winner:
            continue
        if liable is None or liable in (winner, seat):
            lines.append(LedgerLine(seat, winner, price, ITEM["hu"], "2.7"))
        else:
            lines.append(LedgerLine(liable, winner, price, ITEM["bao"], "2.8"))
    return lines


def foul_lines(offender: Seat, seats: Sequence[Seat], cards: tuple[str, ...]) -> list[LedgerLine]:
    """2.5.5, 8: the offender pays both shares of the cheapest win."""
    return [LedgerLine(offender, s, FOUL, ITEM["foul"], "2.5", cards) for s in seats if s != offender]
