"""The formulas for pairing and for tied sets against exhaustive search (rules changpai 3.2, 3.3)."""

from functools import cache
from itertools import combinations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from changpai_desktop.games.jier.kinds import COPIES, PARTNERS, PIPS, SEVENS, N, all_paired, most_pairs, pairing
from changpai_desktop.games.jier.sets import due, held, must_and_may, overlapping, tied, yan_tied

HANDS = st.lists(st.sampled_from([k for k in range(N) for _ in range(COPIES)]), min_size=0, max_size=9).map(
    lambda cards: tuple(sorted(cards))
)
FEW = st.lists(st.sampled_from([0, 6, 8, 9, 10, 11, 19, 20, 2, 3]), min_size=3, max_size=10).map(
    lambda cards: tuple(sorted(cards))
)
"""Cards of few kinds, so that sets are frequent."""


def counts(cards: tuple[int, ...]) -> list[int]:
    return [cards.count(k) for k in range(N)]


@cache
def slow_pairs(cards: tuple[int, ...]) -> int:
    """The most pairs, by trying everything."""
    if not cards:
        return 0
    first, rest = cards[0], cards[1:]
    best = slow_pairs(rest)
    for i, card in enumerate(rest):
        if PIPS[first] + PIPS[card] in (10, 20):
            best = max(best, 1 + slow_pairs(rest[:i] + rest[i + 1 :]))
    return best


def slow_tied(cards: tuple[int, ...], needed: tuple[int, ...]) -> bool:
    """Whether some largest pairing leaves only other cards over."""
    unpaired = len(cards) - 2 * slow_pairs(cards)
    others = list(cards)
    for kind in needed:
        others.remove(kind)
    for out in set(combinations(others, unpaired)) if unpaired <= len(others) else ():
        rest = list(cards)
        for kind in out:
            rest.remove(kind)
        if 2 * slow_pairs(tuple(rest)) == len(rest):
            return True
    return False


@settings(max_examples=300, deadline=None)
@given(HANDS)
def test_the_most_pairs(cards: tuple[int, ...]) -> None:
    own = counts(cards)
    found, left = pairing(own)
    assert most_pairs(own) == slow_pairs(cards) == len(found)
    assert all_paired(own) == (2 * slow_pairs(cards) == len(cards)) == (not left)
    assert sorted([k for pair in found for k in pair] + left) == list(cards)
    assert all(b in PARTNERS[a] for a, b in found)


@settings(max_examples=400, deadline=None)
@given(FEW)
def test_tied_sets(cards: tuple[int, ...]) -> None:
    own = counts(cards)
    assume(max(own) <= COPIES)
    for kind in range(N):
        if own[kind] >= 3:
            assert tied(own, kind) == slow_tied(cards, (kind,) * own[kind])
    if all(own[k] for k in SEVENS):
        assert yan_tied(own) == slow_tied(cards, SEVENS)


@settings(max_examples=300, deadline=None)
@given(FEW, st.booleans())
def test_what_must_be_laid_leaves_nothing_compulsory(cards: tuple[int, ...], free: bool) -> None:
    own = counts(cards)
    assume(max(own) <= COPIES)
    must, may = must_and_may(own, free)
    rest = list(own)
    for _, kinds in must:
        for k in kinds:
            rest[k] -= 1
    assert min(rest) >= 0 and not due(rest, free) and held(rest) == may
    assert not (free and any(verb == "yan" for verb, _ in must))
    # A hand whose cards are all paired never holds a compulsory set.
    assert not (all_paired(own) and must)
    if not overlapping(due(own, free)):
        # In whatever order they go, the same sets go.
        assert sorted(must) == sorted(backwards(own, free))


def backwards(own: list[int], free: bool) -> list[tuple[str, tuple[int, ...]]]:
    rest, out = list(own), []
    while now := due(rest, free):
        out.append(now[-1])
        for k in now[-1][1]:
            rest[k] -= 1
    return out
