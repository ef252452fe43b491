"""Rules zipai 0.2: eating plans (F4, examples 1.12), the discard law (F2), cuts (F5) against plain enumeration."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.shuffle import shuffled
from changpai_desktop.games.shared import law
from changpai_desktop.games.shared.cuts import Profile, cuts
from changpai_desktop.games.shared.eating import plans
from changpai_desktop.games.shared.zi import (
    EAT_GROUPS,
    IS_EAT_GROUP,
    PACK,
    RUN_123,
    RUN_2710,
    TOKENS,
    N,
    free_of_kan,
    is_jiao,
    reading,
    tokens,
)


def counts(text: str) -> list[int]:
    return PACK.counts(PACK.parse(text), 4)


def test_f4_there_are_38_eat_groups() -> None:
    """16 runs, two 2-7-10 and twenty 绞."""
    assert len(EAT_GROUPS) == len(set(EAT_GROUPS)) == 38
    assert sum(is_jiao(g) for g in EAT_GROUPS) == 20
    assert all(reading(g) == g for g in EAT_GROUPS)


@pytest.mark.parametrize(
    ("example", "hand", "card", "expected"),
    [
        ("B1", "一一二三壹", "一", ["一一壹 一二三", "一二三 一一壹"]),
        ("B1'", "一二三壹壹", "一", ["一一壹", "一壹壹 一二三", "一二三 一壹壹"]),
        (
            "B2",
            "一二二三三四贰贰",
            "二",
            [
                "一二三 二二贰",
                "一二三 二贰贰 二三四",
                "二二贰 一二三",
                "二二贰 二三四",
                "二贰贰 一二三 二三四",
                "二三四 一二三 二贰贰",
                "二三四 二二贰",
            ],
        ),
        ("B3", "一二三", "一", []),
        ("B4", "一二三壹", "一", ["一一壹"]),
        ("B5", "一二三四五", "三", ["一二三 三四五", "三四五 一二三"]),
        ("B7", "二七十", "七", []),
        ("B8", "七七柒八九", "七", ["七七柒 七八九", "七八九 七七柒"]),
        ("B11", "四四四五六", "三", []),
        ("B11", "四四四五六", "七", ["五六七"]),
        ("B13", "三三三一二", "三", []),
    ],
)
def test_1_12_eating_plans(example: str, hand: str, card: str, expected: list[str]) -> None:
    got = [" ".join("".join(tokens(g)) for g in (p.group, *p.extra)) for p in plans(counts(hand), TOKENS.index(card))]
    assert got == expected, example


def test_f4_every_plan_uses_up_the_eaten_kind_and_no_kan() -> None:
    """6.3.8, on random hands; and nothing that enumeration by hand would find is missing."""
    for hand in _hands(300, 20):
        kan = {k for k in range(N) if hand[k] >= 3}
        for card in range(N):
            if hand[card] >= 4:
                continue
            found = {(p.group, tuple(sorted(p.extra))) for p in plans(hand, card)}
            for plan in plans(hand, card):
                left = list(hand)
                for k in plan.used(card):
                    left[k] -= 1
                    assert k not in kan
                assert min(left) >= 0 and not left[card]
            assert found == set(_plain_plans(hand, card))


def _plain_plans(hand: list[int], card: int) -> Iterator[tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]]:
    if hand[card] >= 3:
        return
    free = Counter({k: n for k, n in enumerate(free_of_kan(hand)) if n})
    with_card = [g for g in EAT_GROUPS if card in g]
    for group in with_card:
        rest = free + Counter([card]) - Counter(group)
        if Counter(group) - (free + Counter([card])):
            continue
        for number in range(3):
            for extra in _multisets(with_card, number):
                need = Counter(k for g in extra for k in g)
                if not need - rest and need[card] == rest[card]:
                    yield group, tuple(sorted(extra))


def _multisets(groups: list[tuple[int, ...]], size: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not size:
        yield ()
    for i, group in enumerate(groups):
        if size:
            for more in _multisets(groups[i:], size - 1):
                yield (group, *more)


@pytest.mark.parametrize(("q", "waiting"), [(0, 20), (1, 20), (2, 21), (3, 22), (4, 23)])
def test_f2_the_discard_law(q: int, waiting: int) -> None:
    """A first quad brings a discard, every further one does not; one card more than W(q) is a complete hand."""
    assert law.waiting_size(q) == waiting
    assert law.owes_discard(waiting + 1, q) and not law.owes_discard(waiting, q)
    assert law.complete_size(q) == waiting + 1
    triples, pairs = law.groups_wanted(q)
    assert 4 * q + 3 * triples + 2 * pairs == law.complete_size(q)


def _hands(number: int, size: int) -> Iterator[list[int]]:
    for seed in range(number):
        pack = shuffled([t for t in TOKENS for _ in range(4)], Pcg32(seed))
        yield PACK.counts(pack[:size])


def _cuttable(number: int) -> Iterator[list[int]]:
    """Hands that can be cut: random eat-groups, and sometimes a pair, put together."""
    rng = Pcg32(77)
    while number:
        hand = [0] * N
        for _ in range(1 + rng.below(6)):
            for kind in EAT_GROUPS[rng.below(len(EAT_GROUPS))]:
                hand[kind] += 1
        if rng.below(2):
            hand[rng.below(N)] += 2
        if max(hand) <= 3:
            number -= 1
            yield hand


def plain_profiles(hand: list[int], pair: bool) -> set[Profile]:
    """Every profile, by taking the first card with every two others, or with its twin as the pair."""
    cards = [k for k in range(N) for _ in range(hand[k])]
    return set(_plain(tuple(cards), pair))


def _plain(cards: tuple[int, ...], pair: bool) -> Iterator[Profile]:
    if not cards:
        if not pair:
            yield Profile()
        return
    first, others = cards[0], cards[1:]
    for group in {reading((first, a, b)) for a, b in combinations(others, 2)} & IS_EAT_GROUP:
        left = list(cards)
        for k in group:
            left.remove(k)
        for p in _plain(tuple(left), pair):
            if group in RUN_123:
                yield p._replace(big_123=p.big_123 + 1) if RUN_123[group] else p._replace(small_123=p.small_123 + 1)
            elif group in RUN_2710:
                big = RUN_2710[group]
                yield p._replace(big_2710=p.big_2710 + 1) if big else p._replace(small_2710=p.small_2710 + 1)
            else:
                yield p._replace(plain=p.plain + 1)
    if pair and first in others:
        left = list(others)
        left.remove(first)
        for p in _plain(tuple(left), False):
            yield p._replace(pair=first)


@pytest.mark.parametrize("pair", [False, True])
def test_f5_cuts_are_those_that_enumeration_finds(pair: bool) -> None:
    """Also every representative cut has its profile and uses exactly the cards."""
    for hand in [*_cuttable(400), *map(free_of_kan, _hands(200, 21))]:
        found = cuts(hand, pair)
        assert set(found) == plain_profiles(hand, pair)
        for profile, cut in found.items():
            used = Counter(k for g in cut for k in g)
            assert used == Counter(k for k in range(N) for _ in range(hand[k]))
            groups = [g for g in cut if len(g) == 3]
            assert all(g in IS_EAT_GROUP for g in groups)
            assert len(groups) == sum(profile[:5]) and len(cut) - len(groups) == pair
