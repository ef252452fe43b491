"""Sets held in the hand: which there are, which must be laid and which may stay (rules changpai 3.3, 8).

A set is tied, and may stay, if some largest pairing of the whole hand uses all its cards. Cards of one number of pips
pair with another number only, so those cards can all be used as soon as they have as many partners; fives and tens pair
among themselves, where one card of an odd number is left over, and it need not be one of the set.
"""

from collections.abc import Sequence
from typing import Final

from changpai_desktop.games.jier.kinds import COPIES, DINGDING, PARTNERS, PIPS, SELF_PAIRING, SEVENS, N

Set = tuple[str, tuple[int, ...]]
"""A verb and the kinds of its cards."""
STEALS: Final[dict[str, int]] = {"bai": 0, "an": 1, "peng": 1, "yan": 1, "qi": 1, "liang": 2, "kang": 2}
"""3.3: cards drawn for a set; with them every group fills two places of the hand."""
YAN: Final[Set] = ("yan", SEVENS)


def tied(own: Sequence[int], kind: int) -> bool:
    """3.3 暗, 亮: all copies have partners in the hand at the same time."""
    n = own[kind]
    if PIPS[kind] in SELF_PAIRING:
        among = sum(own[k] for k in PARTNERS[kind])
        return among > n or not among % 2
    return sum(own[k] for k in PARTNERS[kind]) >= n


def yan_tied(own: Sequence[int]) -> bool:
    """3.3 燕: one card of each seven has a 丁丁."""
    return own[DINGDING] >= len(SEVENS)


def held(own: Sequence[int]) -> list[Set]:
    """Every set that the hand holds: 亮 of four, 暗 of three (never of four), 燕 of the three sevens."""
    out: list[Set] = []
    if max(own) >= COPIES - 1:
        for kind in range(N):
            if own[kind] >= COPIES - 1:
                out.append(("liang" if own[kind] == COPIES else "an", (kind,) * own[kind]))
    if own[SEVENS[0]] and own[SEVENS[1]] and own[SEVENS[2]]:
        out.append(YAN)
    return out


def stays(own: Sequence[int], found: Set, yan_free: bool) -> bool:
    """3.3; 3.7: a 燕 may always stay with yan=free."""
    if found[0] == "yan":
        return yan_free or yan_tied(own)
    return tied(own, found[1][0])


def due(own: Sequence[int], yan_free: bool) -> list[Set]:
    """Sets that must be laid at once, as the hand stands."""
    return [s for s in held(own) if not stays(own, s, yan_free)]


def first(own: Sequence[int], yan_free: bool) -> list[Set]:
    """8: the sets that may be laid first when one is due: a 燕 that may stay can take a card of it away."""
    now = due(own, yan_free)
    if YAN not in now and YAN in held(own) and overlapping([*now, YAN]):
        now.append(YAN)
    return now


def overlapping(found: Sequence[Set]) -> bool:
    """8: three or four alike of a seven beside a 燕: the player says which goes first."""
    return YAN in found and any(verb != "yan" and kinds[0] in SEVENS for verb, kinds in found)


def must_and_may(own: Sequence[int], yan_free: bool) -> tuple[list[Set], list[Set]]:
    """All that has to go, also because an earlier set took its partners, and what may stay then; nothing is stolen."""
    rest, must = list(own), list[Set]()
    while now := due(rest, yan_free):
        must.append(now[0])
        for kind in now[0][1]:
            rest[kind] -= 1
    return must, held(rest)
