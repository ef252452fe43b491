"""A hand of tiles as it is held: one suit beside the other, each in order."""

from collections.abc import Sequence

from changpai_desktop.games.xuezhan.tiles import INDEX, RANKS, SUITS


def by_suit(cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """万, 筒, 条; tiles that are not known come last."""
    known = sorted([c for c in cards if c in INDEX], key=INDEX.__getitem__)
    runs = [tuple([c for c in known if INDEX[c] // RANKS == suit]) for suit in range(len(SUITS))]
    runs.append(tuple([c for c in cards if c not in INDEX]))
    return tuple([run for run in runs if run])
