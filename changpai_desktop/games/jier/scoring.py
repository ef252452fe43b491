"""What a win, a foul and the seventh card pay, and who is head next (rules changpai 3.5, 3.7, 8)."""

from collections.abc import Iterable, Sequence

from changpai_desktop.games.contract import LedgerLine, Seat
from changpai_desktop.games.jier import words
from changpai_desktop.games.jier.options import Rules

PAID_SETS = frozenset({"an", "liang", "kang", "qi"})
"""3.7 按张加; 8: 起 counts as a four."""


def paid_sets(rules: Rules, verbs: Iterable[str]) -> int:
    """3.7: how many sets of the winner are paid for; none with score=flat."""
    return sum(v in PAID_SETS for v in verbs) if rules.per_set else 0


def win_lines(
    winner: Seat, sets: int, payers: Iterable[Seat], cards: tuple[str, ...], set_cards: tuple[str, ...]
) -> list[LedgerLine]:
    """3.5: everybody else pays one base, no matter where the card came from; 3.7: and one for each set."""
    lines: list[LedgerLine] = []
    for seat in payers:
        lines.append(LedgerLine(seat, winner, 1, words.ITEM["hu"], "3.5", cards))
        if sets:
            lines.append(LedgerLine(seat, winner, sets, words.ITEM["sets"], "3.7", set_cards))
    return lines


def foul_lines(seat: Seat, others: Iterable[Seat], cards: tuple[str, ...]) -> list[LedgerLine]:
    """8: one base to each other player."""
    return [LedgerLine(seat, s, 1, words.ITEM["foul"], "8", cards) for s in others if s != seat]


def seventh_lines(seat: Seat, payers: Iterable[Seat], card: str) -> list[LedgerLine]:
    """3.4, 8: one base from each."""
    return [LedgerLine(s, seat, 1, words.ITEM["seventh"], "3.4", (card,)) for s in payers]


def cutter(playing: Sequence[Seat], winner: Seat) -> Seat:
    """3.5: the player two seats after the winner turns the card (of two players the winner himself)."""
    return playing[(playing.index(winner) + 2) % len(playing)]


def next_head(playing: Sequence[Seat], winner: Seat, pips: int) -> Seat:
    """3.5: counted from the one who turned the card, himself as one, round the table to its pips."""
    start = playing.index(cutter(playing, winner))
    return playing[(start + pips - 1) % len(playing)]
