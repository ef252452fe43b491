"""Cutting free cards into groups (rules zipai 0.2 F5).

`cuts(counts, pair)` answers for every game: which mixtures of scoring groups can these cards be cut into without
remainder? A `Profile` says how many 一二三 and 二七十 of each size and how many other groups a cut has, and which
kind is the pair (将, 桩); each profile comes with one cut that has it. What a profile is worth, each game says.
坎, laid groups and a triple made by the winning card are no matter of cutting and stay outside.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from changpai_desktop.games.shared.zi import EAT_GROUPS, READING, RUN_123, RUN_2710, Group, N

Cut = tuple[Group, ...]


class Profile(NamedTuple):
    """What can matter of a cut."""

    small_123: int = 0
    big_123: int = 0
    small_2710: int = 0
    big_2710: int = 0
    plain: int = 0
    """Other 一句话 and 绞."""
    pair: int = -1
    """Kind of the pair, -1 without one."""


# A hand as one number, two bits a kind with the first kind of the reading order in the lowest bits: subtracting a
# group is one subtraction, and equal hands are found again in the cache. Four alike never are loose cards.
_BIT: Final = {kind: 2 * place for place, kind in enumerate(READING)}
_ONE: Final = tuple(1 << _BIT[k] for k in range(N))


def _field(group: Group) -> int:
    if group in RUN_123:
        return RUN_123[group]
    return 2 + RUN_2710[group] if group in RUN_2710 else 4


_Entry = tuple[tuple[tuple[int, int], ...], int, int, Group]
"""(bits and least copies for each kind of a group, the number to subtract, its field of the profile, the group)."""


def _entry(group: Group) -> _Entry:
    need = tuple((_BIT[k], group.count(k)) for k in dict.fromkeys(group))
    return need, sum(_ONE[k] for k in group), _field(group), group


_LED_BY: Final[tuple[tuple[_Entry, ...], ...]] = tuple(
    tuple(_entry(g) for g in EAT_GROUPS if g[0] == kind) for kind in READING
)
"""For each place of the reading order the eat-groups whose first kind stands there."""


def packed(counts: Sequence[int]) -> int:
    """Counts (0 to 3 of a kind) as one number."""
    return sum(map(mul, _ONE, counts))


def cuts(counts: Sequence[int], pair: bool) -> Mapping[Profile, Cut]:
    """F5: every profile that an exact cut of the cards has, each with one such cut; with `pair` one pair in it.

    At most three copies of a kind. Empty if the cards cannot be cut.
    """
    total = sum(counts) - (2 if pair else 0)
    return _cuts(packed(counts), pair) if total >= 0 and total % 3 == 0 else {}


def may_complete(free: Sequence[int], card: int, held: int, alike: bool, quads: bool) -> bool:
    """Whether the loose cards could be cut with `card` among them or beside them; false in most of all cases.

    A quick question before the full one: `held` copies of the card are in the hand, `alike` says that three lie on
    the table, `quads` that there is a group of four. It may be true for a hand that is not complete.
    """
    hand, one = packed(free), _ONE[card]
    if _cuts(hand + one, quads):
        return True
    if held == 2:
        return bool(_cuts(hand - 2 * one, quads))
    return (held == 3 or alike) and bool(_cuts(hand, True))


@lru_cache(maxsize=60_000)
def _cuts(hand: int, pair: bool) -> dict[Profile, Cut]:
    if not hand:
        return {} if pair else {Profile(): ()}
    # The lowest card left must stand in a group that it leads, or be the pair.
    place = ((hand & -hand).bit_length() - 1) >> 1
    out: dict[Profile, Cut] = {}
    for need, amount, at, group in _LED_BY[place]:
        for bit, least in need:
            if (hand >> bit) & 3 < least:
                break
        else:
            for profile, cut in _cuts(hand - amount, pair).items():
                fields = list(profile)
                fields[at] += 1
                out.setdefault(Profile._make(fields), (group, *cut))
    if pair and (hand >> (2 * place)) & 3 >= 2:
        kind = READING[place]
        for profile, cut in _cuts(hand - 2 * _ONE[kind], False).items():
            out.setdefault(profile._replace(pair=kind), (*cut, (kind, kind)))
    return out
