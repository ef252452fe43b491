"""Counts of legal sequences from fixed deals ("perft"): `python -m tests.perft.count` rewrites the table.

At each step the first seat that must decide tries every legal action. A wrong legal move, one too many or one
too few, changes a count.
"""

from pathlib import Path

from changpai_desktop.cards import DealCode
from changpai_desktop.games.contract import Hand
from changpai_desktop.games.registry import GAME_IDS, game

FILE = Path(__file__).parent / "perft.txt"
CODES = ("8K3F-Q2TM", "2M7C-XA90")
DEPTH = 6
LIMIT = 24_000


def count(hand: Hand, depth: int) -> int:
    """Sequences of `depth` decisions; a hand that ends earlier is one sequence."""
    actors = hand.actors()
    if not depth or not actors:
        return 1
    seat = actors[0]
    total = 0
    for action in hand.legal(seat):
        child = hand.copy()
        child.apply(seat, action)
        total += count(child, depth - 1)
    return total


def table() -> list[str]:
    """Lines `game preset seats code depth count`, deepening until a count passes the limit."""
    lines = []
    for game_id in GAME_IDS:
        g = game(game_id)
        for preset in g.presets:
            for seats in g.seats:
                for code in CODES:
                    options = g.read_options({}, preset.id)
                    hand = g.new_hand(options, seats, 0, g.stock(DealCode.parse(code).rng(), options))
                    for depth in range(1, DEPTH + 1):
                        n = count(hand, depth)
                        lines.append(f"{game_id} {preset.id} {seats} {code} {depth} {n}")
                        if n * 16 > LIMIT:
                            break
    return lines


if __name__ == "__main__":
    FILE.write_text("\n".join(table()) + "\n", encoding="utf-8")
