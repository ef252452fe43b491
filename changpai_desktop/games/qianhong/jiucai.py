"""酒菜胡, the four-player form (rules changpai 5.7): thirteen cards, four groups and a pair, 七对, small pay."""

from collections.abc import Sequence

from changpai_desktop.games.contract import LedgerLine, Seat
from changpai_desktop.games.qianhong import words
from changpai_desktop.games.qianhong.kinds import Group
from changpai_desktop.games.qianhong.melds import complete, hand_ways
from changpai_desktop.games.shared.felt import Laid

RULE = "5.7"
SIZE = 14


def seven_pairs(own: list[int], card: int) -> bool:
    """5.7 七对: fourteen cards of the hand in pairs; four alike are two pairs."""
    pairs = own.count(2) + own.count(3) + 2 * own.count(4)
    if card >= 0:
        pairs += own[card] % 2
    return pairs == SIZE // 2 and sum(own) + (card >= 0) == SIZE


def best(laid: Sequence[Laid], own: list[int], card: int) -> tuple[str, tuple[tuple[str, Group], ...]] | None:
    """The kind of win (`pinghu`, `qidui`, `pengpeng`) and its groups; None if the hand is not complete."""
    cards = list(own)
    if card >= 0:
        cards[card] += 1
    if complete(cards, -1, 9):
        ways = hand_ways(cards, 9, [1] * len(own), 0, 1)
        whole = {shape: cut for shape, (_, cut) in ways.items() if shape[2] == 1}
        # Sets only if the hand can be seen so, else the cut with the most sets.
        shape, cut = max(whole.items(), key=lambda item: item[0][1])
        only_sets = not shape[0] and not any(g.verb == "chi" for g in laid)
        if only_sets or not seven_pairs(own, card):
            return "pengpeng" if only_sets else "pinghu", tuple((_name(g), g) for g in cut)
    if seven_pairs(own, card):
        return "qidui", tuple(("dui", (k, k)) for k, n in enumerate(cards) for _ in range(n // 2))
    return None


def _name(group: Group) -> str:
    return "dui" if len(group) == 2 else "kan" if group[0] == group[1] else "shun"


def times(kind: str) -> int:
    """5.7: 七对 and 碰碰胡 double."""
    return 1 if kind == "pinghu" else 2


def lines(winner: Seat, factor: int, playing: Sequence[Seat], discarder: Seat | None) -> list[LedgerLine]:
    """5.7: own draw 2 from each; on a discard 2 from its player and 1 from each of the others."""
    out = []
    for seat in playing:
        if seat == winner:
            continue
        twice = discarder is None or seat == discarder
        item = words.ITEM["dianpao" if seat == discarder else "hu"]
        out.append(LedgerLine(seat, winner, (2 if twice else 1) * factor, item, RULE))
    return out
