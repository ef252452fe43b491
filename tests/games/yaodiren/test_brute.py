"""Fast equals brute force (rules 1.3, 1.8); `python -m tests.games.yaodiren.test_brute N` compares N hands."""

import sys

from hypothesis import given, settings
from hypothesis import strategies as st

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.yaodiren import melds
from changpai_desktop.games.yaodiren.kinds import N, threshold
from changpai_desktop.games.yaodiren.options import Rules
from changpai_desktop.games.yaodiren.potential import Potential
from tests.games.yaodiren import brute
from tests.games.yaodiren.build import GAME

POTENTIAL = Potential(Rules.of(GAME.read_options({})))


def random_hand(seed: int, most: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A hand of up to `most` cards and the cards lying face up."""
    rng = Pcg32(seed)
    cards = [i for i in range(N) for _ in range(5)]
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    held = 2 + rng.below(most - 1)
    seen = rng.below(70)
    own, vis = [0] * N, [0] * N
    for i in cards[:held]:
        own[i] += 1
    for i in cards[held : held + seen]:
        vis[i] += 1
    return tuple(own), tuple(vis)


def compare_potential(seed: int) -> None:
    own, vis = random_hand(seed, 22)
    un = tuple(5 - a - b for a, b in zip(own, vis, strict=True))
    exposed = max(0, (20 - sum(own)) // 3)
    found = {g: v for g, v in brute.plans(own, un).items() if g + exposed <= 7}
    got = POTENTIAL.standing(own, vis, exposed, 10, False)
    assert got.mao == max(found) + exposed, (own, vis)
    cover = sum((n == 3 and un[i] > 0) or n == 4 for i, n in enumerate(own))
    valid = [v for g, v in found.items() if g + exposed + cover >= 7]
    assert got.tuo == (max(valid) + 10 if valid else None), (own, vis)
    assert got.covered == bool(valid)
    assert got.qualified == (bool(valid) and max(valid) + 10 >= threshold(False))


def compare_cuts(seed: int) -> None:
    rng = Pcg32(seed, 3)
    own = [0] * N
    for _ in range(1 + rng.below(5)):
        a = rng.below(N)
        for i in (a, a, [*brute.mates(a), a][rng.below(len(brute.mates(a)) + 1)]):
            own[i] = min(5, own[i] + 1)
    held = melds.whole_before(own) if rng.below(2) else [0] * N
    groups = (sum(own) - sum(held)) // 3 + sum(n > 0 for n in held)
    fast = {tuple(sorted(cut)) for cut in melds.cuts(own, held, groups)}
    assert fast == brute.cuts(tuple(own), tuple(held)), (own, held)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_1_3_potential_equals_brute_force(seed: int) -> None:
    compare_potential(seed)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_1_8_cuts_equal_brute_force(seed: int) -> None:
    compare_cuts(seed)


if __name__ == "__main__":
    many = int(sys.argv[1])
    for number in range(many):
        compare_potential(number)
        compare_cuts(number)
    print(f"{many} hands: fast equals brute force")
