"""What loose 字牌 cards can be on their way to a group: finished, or two cards that wait for a third.

A card that comes from the stock never enters a hand, it takes two cards of the hand with it (rules zipai F1). So every
group that is still to come needs two cards held now; only the pair beside a quad may wait with a single card.
A piece is led by its first card in the reading order, so a walk through the hand in that order finds each piece once.
"""

from typing import Final, NamedTuple

from changpai_desktop.games.shared.zi import EAT_GROUPS, READING, Group, N, other_size


class Piece(NamedTuple):
    """Cards used now and the kinds that would finish the group; `waits` is empty for a finished one.

    `scores` holds the group that it is, or the groups it becomes, one for each kind of `waits`.
    """

    used: Group
    waits: Group = ()
    scores: tuple[Group, ...] = ()
    pair: bool = False
    """It is the pair, or the single card that waits for it."""

    @property
    def single(self) -> bool:
        """A single card that waits for its twin."""
        return self.pair and len(self.used) == 1


PLACE: Final = {kind: place for place, kind in enumerate(READING)}
BIT: Final = {kind: 2 * place for place, kind in enumerate(READING)}
"""Where the copies of a kind (0 to 3) stand in a hand packed into one number."""
ONE: Final = tuple(1 << BIT[k] for k in range(N))


def packed(cards: Group) -> int:
    """Cards as a number that can be subtracted from a packed hand."""
    return sum(ONE[k] for k in cards)


def _waiting(used: Group) -> Piece:
    """Two cards and all that they may become by eating or 碰."""
    found: dict[int, Group] = {}
    for group in EAT_GROUPS:
        rest = _less(group, used)
        if rest is not None:
            found[rest] = group
    return Piece(used, tuple(found), tuple(found.values()))


def _less(group: Group, used: Group) -> int | None:
    """The card that a group has beside two others; None if they do not stand in it."""
    rest = list(group)
    for kind in used:
        if kind not in rest:
            return None
        rest.remove(kind)
    return rest[0]


def _pieces() -> dict[int, tuple[Piece, ...]]:
    out: dict[int, list[Piece]] = {k: [] for k in range(N)}
    for group in EAT_GROUPS:
        out[group[0]].append(Piece(group, (), (group,)))
    twos = {_pair(g, i, j) for g in EAT_GROUPS for i, j in ((0, 1), (0, 2), (1, 2))}
    for used in sorted(twos):
        if used[0] != used[1]:
            out[used[0]].append(_waiting(used))
    for kind in range(N):
        alike = (kind,) * 3
        mixed = tuple(sorted((kind, kind, other_size(kind)), key=PLACE.__getitem__))
        out[kind].append(Piece((kind, kind), (kind, other_size(kind)), (alike, mixed)))
        out[kind].append(Piece((kind, kind), (), ((kind, kind),), True))
        out[kind].append(Piece((kind,), (kind,), ((kind, kind),), True))
    return {k: tuple(v) for k, v in out.items()}


def _pair(group: Group, i: int, j: int) -> Group:
    return (group[i], group[j])


PIECES: Final = _pieces()
"""The pieces that each kind leads."""
