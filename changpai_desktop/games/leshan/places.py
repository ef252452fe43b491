"""叫方位: where everybody sits and who shuffles first (rules zipai 3.2.1-2)."""

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.contract import Seat
from changpai_desktop.games.shared.zi import BIG, COPIES, INDEX, TOKENS


def height(token: str) -> tuple[int, bool]:
    """3.2.1: the highest number first; of one number red before black."""
    kind = INDEX[token]
    return kind % 10 + 1, kind in BIG


def draw_places(rng: Pcg32, seats: int) -> tuple[Seat, tuple[tuple[str, ...], ...]]:
    """3.2.1: one card for everybody, identical ones are drawn again; from the highest they descend counter-clockwise.

    The seats of the program are fixed, so the players take their places around a seat given by chance: who drew
    the highest card sits there and shuffles first (3.2.2).
    """
    pack = shuffled([t for t in TOKENS for _ in range(COPIES)], rng)
    drawn: list[str] = []
    for token in pack:
        if token not in drawn:
            drawn.append(token)
        if len(drawn) == seats:
            break
    first = rng.below(seats)
    falling = sorted(drawn, key=height, reverse=True)
    return first, (tuple(falling[(s - first) % seats] for s in range(seats)),)
