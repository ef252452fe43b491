"""The hand as 字牌 players hold it: columns of at most four cards that belong together."""

from collections.abc import Sequence
from typing import Final

from changpai_desktop.games.shared.zi import EAT_GROUPS, IS_EAT_GROUP, READING, TOKENS, Group, N, is_jiao

DEEPEST: Final = 4


def columns(cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """坎 and dealt quads first, then whole groups, then pairs, then what is left by neighbourhood.

    A 坎 stays one column whatever else it could serve. Cards that are not known come last.
    """
    counts = [0] * N
    hidden: list[str] = []
    index = {t: k for k, t in enumerate(TOKENS)}
    for card in cards:
        if card in index:
            counts[index[card]] += 1
        else:
            hidden.append(card)
    found: list[Group] = []
    for kind in READING:
        if counts[kind] >= 3:
            found.append((kind,) * counts[kind])
            counts[kind] = 0
    found += _whole(counts)
    found += _left(counts)
    runs = [tuple(TOKENS[k] for k in g) for g in found]
    runs += [tuple(hidden[i : i + DEEPEST]) for i in range(0, len(hidden), DEEPEST)]
    return tuple(runs)


def _whole(counts: list[int]) -> list[Group]:
    """Groups of three, taken one after another; `counts` keeps the rest."""
    out: list[Group] = []
    # 一二三 and 二七十 first: they count.
    order = sorted(EAT_GROUPS, key=lambda g: (not _scores(g), is_jiao(g)))
    for group in order:
        while all(counts[k] >= group.count(k) for k in group):
            for kind in group:
                counts[kind] -= 1
            out.append(group)
    return out


def _scores(group: Group) -> bool:
    numbers = tuple(k % 10 for k in group)
    return numbers in ((0, 1, 2), (1, 6, 9))


def _left(counts: list[int]) -> list[Group]:
    """What makes no group: two cards that want a third stand together, lone cards share columns."""
    out: list[Group] = []
    lone: list[int] = []
    for kind in READING:
        while counts[kind]:
            counts[kind] -= 1
            mate = _mate(counts, kind)
            if mate < 0:
                lone.append(kind)
            else:
                counts[mate] -= 1
                out.append((kind, mate))
    # Columns of two, so that no column is deeper than the groups and few stand alone.
    out += [tuple(lone[i : i + 2]) for i in range(0, len(lone), 2)]
    return out


def _mate(counts: Sequence[int], kind: int) -> int:
    """A card that makes a pair or two thirds of a group with this one; -1 if there is none."""
    if counts[kind]:
        return kind
    for other in READING:
        if counts[other] and any(kind in g and other in g for g in IS_EAT_GROUP):
            return other
    return -1
