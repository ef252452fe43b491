"""Splitting against slow exhaustive search, on hands that are complete or nearly so (rules zipai F2, F5, 4.2-4.5)."""

import sys
from collections.abc import Iterator

import pytest

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.daer.game import GAME
from changpai_desktop.games.daer.options import Rules
from changpai_desktop.games.daer.scoring import Chance, Scoring, alike_value, run_value
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.zi import COPIES, EAT_GROUPS, GROUPS_WITH, TWO_SEVEN_TEN, N, counts_of

Found = tuple[int, bool]
"""(胡数, whether every group but the pair scores)."""


def partitions(cards: list[int], pairs: int) -> Iterator[Found]:
    """Every way to cut loose cards into eat-groups and so many pairs."""
    first = next((k for k in range(N) if cards[k]), None)
    if first is None:
        if not pairs:
            yield 0, True
        return
    options = [(g, 0) for g in GROUPS_WITH[first]] + ([((first, first), 1)] if pairs else [])
    for group, used in options:
        if any(cards[k] < group.count(k) for k in group):
            continue
        for k in group:
            cards[k] -= 1
        for points, kun in partitions(cards, pairs - used):
            yield points + (0 if used else run_value(group)), kun and (bool(used) or run_value(group) > 0)
        for k in group:
            cards[k] += 1


def slow(laid: list[Laid], own: list[int], card: int) -> tuple[int, int] | None:
    """(score, 胡数) of the best arrangement in 名堂 mode on another's flip, by trying everything."""
    quads = sum(len(g.kinds) == COPIES for g in laid)
    kan = [k for k in range(N) if own[k] == 3]
    loose = [0 if n == 3 else n for n in own]
    ways: list[tuple[list[tuple[str, int]], list[int], int]] = []
    with_card = list(loose)
    with_card[card] += 1
    ways.append(([("kan", k) for k in kan], with_card, int(quads > 0)))
    if own[card] == 2:
        rest = list(loose)
        rest[card] = 0
        ways.append(([("peng", card), *(("kan", k) for k in kan)], rest, int(quads > 0)))
    if own[card] == 3 and not quads:
        ways.append(([("zhao", card), *(("kan", k) for k in kan if k != card)], list(loose), 1))
    every = counts_of([g.kinds for g in laid])
    every = [a + b + (k == card) for k, (a, b) in enumerate(zip(every, own, strict=True))]
    red = sum(every[k] for k in TWO_SEVEN_TEN)
    fixed = 1 + (red >= 10) + 3 * (red == 0) + sum(n == COPIES for n in every)
    table = [run_value(g.kinds) if g.verb == "chi" else alike_value(g.verb, g.kinds[0]) for g in laid]
    best: tuple[int, int] | None = None
    for sets, rest, pairs in ways:
        groups = len(laid) + len(sets)
        if 3 * (7 - groups - pairs) + 2 * pairs != sum(rest):
            continue
        for points, kun in partitions(rest, pairs):
            total = points + sum(table) + sum(alike_value(v, k) for v, k in sets)
            if 0 < total < 10:
                continue
            fan = fixed + (total > 0 and total % 10 == 0) + (total == 0) + (kun and all(table))
            found = ((2, 2, 3, 4, 5)[min(total // 10, 4)] * fan, total)
            best = found if best is None else max(best, found)
    return best


def position(rng: Pcg32) -> tuple[list[Laid], list[int], int] | None:
    """A hand built from groups, sometimes with a card exchanged; None if the pack has not so many of a kind."""
    laid: list[Laid] = []
    hand = [0] * N
    quads = max(0, rng.below(4) - 1)
    for _ in range(quads):
        laid.append(Laid(("zhao", "long")[rng.below(2)], (rng.below(N),) * 4))
    for _ in range(6 - quads if quads else 7):
        kind = rng.below(N)
        group = EAT_GROUPS[rng.below(len(EAT_GROUPS))]
        match rng.below(7):
            case 0 | 1:
                hand[kind] += 3
            case 2:
                laid.append(Laid("peng", (kind,) * 3))
            case 3:
                laid.append(Laid("chi", group))
            case _:
                for k in group:
                    hand[k] += 1
    if quads:
        hand[rng.below(N)] += 2
    if rng.below(3) == 0:
        hand[rng.below(N)] += 1
        some = [k for k in range(N) if hand[k]]
        hand[some[rng.below(len(some))]] -= 1
    some = [k for k in range(N) if hand[k]]
    if not some:
        return None
    card = some[rng.below(len(some))]
    hand[card] -= 1
    whole = [a + b for a, b in zip(counts_of([g.kinds for g in laid]), hand, strict=True)]
    whole[card] += 1
    return None if max(whole) > COPIES or max(hand) > 3 else (laid, hand, card)


def compare(seed: int, number: int) -> int:
    """Asserts that fast and slow agree on so many positions; returns how many of them win."""
    scoring = Scoring(Rules.of(GAME.read_options({})))
    rng = Pcg32(seed, 77)
    wins = 0
    while number:
        at = position(rng)
        if at is None:
            continue
        number -= 1
        laid, own, card = at
        count = scoring.best(laid, own, card, Chance())
        expected = slow(laid, own, card)
        assert (None if count is None else (count.value, count.points)) == expected
        assert scoring.complete(laid, own, card) == (expected is not None)
        wins += expected is not None
    return wins


@pytest.mark.parametrize("seed", range(6))
def test_the_best_split_is_what_trying_everything_finds(seed: int) -> None:
    assert compare(seed, 900) > 50


if __name__ == "__main__":
    POSITIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    print(f"{POSITIONS} positions agree, {compare(99, POSITIONS)} of them wins")
