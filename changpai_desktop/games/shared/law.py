"""The discard law (rules zipai 0.2 F2): one formula for 八块, 重跑, two dealt quads and the dealer's 21st card.

`n` are all cards of a player, laid and held; `q` his groups of four.
"""


def waiting_size(q: int) -> int:
    """F2: W(q) = 20 + max(0, q - 1), the cards a player has while he waits."""
    return 20 + max(0, q - 1)


def owes_discard(n: int, q: int) -> bool:
    """F2: after an entry, and after the opening, exactly one discard is owed if n > W(q); none otherwise."""
    return n > waiting_size(q)


def complete_size(q: int) -> int:
    """F2: a complete hand has seven groups of three, or with quads q fours, 6 - q threes and one pair: W(q) + 1."""
    return 21 if q == 0 else 20 + q


def groups_wanted(q: int) -> tuple[int, int]:
    """F2: (groups of three, pairs) of a complete hand with q fours. More than six fours fit no hand."""
    return (7, 0) if q == 0 else (6 - q, 1)
