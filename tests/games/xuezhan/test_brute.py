"""Fast against slow: waits, 番 and missing tiles by exhaustive search (rules zipai 5.5, 5.8)."""

from collections.abc import Iterator
from functools import lru_cache

from hypothesis import given, settings
from hypothesis import strategies as st

from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.xuezhan import distance, wins
from changpai_desktop.games.xuezhan.game import GAME
from changpai_desktop.games.xuezhan.options import Rules
from changpai_desktop.games.xuezhan.scoring import Chance, count, pieces
from changpai_desktop.games.xuezhan.tiles import COPIES, RANKS, N

RULES = Rules.of(GAME.read_options({}))
SETS = [(k,) * 3 for k in range(N)] + [(k, k + 1, k + 2) for k in range(N) if k % RANKS < 7]


def cuts(hand: tuple[int, ...], pair: bool) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to see the tiles as sets, with `pair` and one pair."""
    first = next((k for k, n in enumerate(hand) if n), None)
    if first is None:
        if not pair:
            yield ()
        return
    for group in [*(s for s in SETS if s[0] == first), *([(first, first)] if pair else [])]:
        rest = list(hand)
        for k in group:
            rest[k] -= 1
        if min(rest) >= 0:
            for more in cuts(tuple(rest), pair and len(group) == 3):
                yield (group, *more)


def slow_fan(hand: tuple[int, ...], laid: tuple[tuple[int, ...], ...]) -> int | None:
    """番 of a plain win on a discard, by the table of 5.5; None if it is none."""
    every = list(hand)
    for group in laid:
        for k in group:
            every[k] += 1
    suits = {k // RANKS for k, n in enumerate(every) if n}
    if len(suits) > 2:
        return None
    pure = len(suits) == 1
    kongs = [g[0] for g in laid if len(g) == 4]
    roots = sum(n == 4 for k, n in enumerate(every) if k not in kongs)
    found = []
    if not laid and sum(hand) == 14 and all(n % 2 == 0 for n in hand):
        fours = sum(n == 4 for n in hand)
        found.append((6 if fours else 5) + max(0, fours - 1) if pure else (5 + fours - 1 if fours else 3))
    for cut in cuts(hand, True):
        groups = [*cut, *laid]
        alike = all(len(set(g)) == 1 for g in groups)
        outer = all(any(k % RANKS in (0, 8) for k in g) for g in groups)
        middle = alike and all(g[0] % RANKS in (1, 4, 7) for g in groups)
        basic = [1, 2 * alike, 3 * pure, 3 * outer, 4 * (pure and alike), 4 * middle, 5 * (pure and outer)]
        found.append(max(basic) + roots)
    return max(found) if found else None


@st.composite
def near_hands(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...], int]:
    """(hand, laid groups, tile): made of sets of one or two suits or of pairs, sometimes with a tile exchanged."""
    kinds = draw(st.sampled_from([range(0, 9), range(0, 18), range(9, 27), range(18, 27), range(27)]))
    hand = [0] * N
    laid: list[tuple[int, ...]] = []
    if draw(st.integers(0, 4)) == 0:
        for kind in draw(st.lists(st.sampled_from(kinds), min_size=7, max_size=7)):
            hand[kind] += 2
    else:
        wanted = [s for s in SETS if set(s) <= set(kinds)]
        for group in draw(st.lists(st.sampled_from(wanted), min_size=4, max_size=4)):
            how = draw(st.integers(0, 5))
            if how < 2 and len(set(group)) == 1:
                laid.append(group if how else (*group, group[0]))
            else:
                for k in group:
                    hand[k] += 1
        hand[draw(st.sampled_from(kinds))] += 2
    held = [k for k in range(N) if hand[k]]
    if draw(st.booleans()):
        hand[draw(st.sampled_from(held))] -= 1
        hand[draw(st.sampled_from(kinds))] += 1
    tile = draw(st.sampled_from([k for k in range(N) if hand[k]]))
    return tuple(hand), tuple(laid), tile


def possible(hand: tuple[int, ...], laid: tuple[tuple[int, ...], ...]) -> bool:
    every = list(hand)
    for group in laid:
        for k in group:
            every[k] += 1
    return max(every) <= COPIES


@settings(max_examples=1500, deadline=None)
@given(near_hands())
def test_waits_and_fan_are_what_trying_everything_finds(
    at: tuple[tuple[int, ...], tuple[tuple[int, ...], ...], int],
) -> None:
    hand, laid, tile = at
    if not possible(hand, laid):
        return
    expected = slow_fan(hand, laid)
    suits = 0
    for group in laid:
        suits |= 1 << group[0] // RANKS
    without = list(hand)
    without[tile] -= 1
    assert bool(wins.ready(bytes(without), suits, -1) >> tile & 1) == (expected is not None)
    groups = [Laid("peng" if len(g) == 3 else "angang", g) for g in laid]
    if expected is None:
        return
    found = count(bytes(hand), groups, RULES, Chance())
    assert found.fan == expected
    used = [0] * N
    for _, kinds in pieces(bytes(hand), groups, found):
        for k in kinds:
            used[k] += 1
    assert tuple(used) == hand


@settings(max_examples=300, deadline=None)
@given(near_hands())
def test_every_wait_of_a_hand_is_found(at: tuple[tuple[int, ...], tuple[tuple[int, ...], ...], int]) -> None:
    hand, laid, tile = at
    if not possible(hand, laid):
        return
    suits = 0
    for group in laid:
        suits |= 1 << group[0] // RANKS
    without = list(hand)
    without[tile] -= 1
    found = wins.ready(bytes(without), suits, -1)
    for kind in range(N):
        grown = list(without)
        grown[kind] += 1
        if grown[kind] <= COPIES and possible(tuple(grown), laid):
            assert bool(found >> kind & 1) == (slow_fan(tuple(grown), laid) is not None)


@settings(max_examples=300, deadline=None)
@given(near_hands(), st.integers(0, 2))
def test_with_a_void_suit(at: tuple[tuple[int, ...], tuple[tuple[int, ...], ...], int], void: int) -> None:
    hand, laid, tile = at
    without = list(hand)
    without[tile] -= 1
    suits = 0
    for group in laid:
        suits |= 1 << group[0] // RANKS
    found = wins.ready(bytes(without), suits, void)
    free = wins.ready(bytes(without), suits, -1)
    held = {k // RANKS for k, n in enumerate(without) if n} | {g[0] // RANKS for g in laid}
    assert found == (0 if void in held else free & ~(0x1FF << RANKS * void))


@lru_cache(maxsize=1)
def targets() -> list[tuple[int, ...]]:
    """Every way to fill one suit with up to two sets and perhaps a pair."""
    out = set()
    sets = [s for s in SETS if s[-1] < RANKS]
    for first in [(), *sets]:
        for second in [(), *sets]:
            for pair in [(), *((k, k) for k in range(RANKS))]:
                counts = [0] * RANKS
                for k in (*first, *second, *pair):
                    counts[k] += 1
                if max(counts) <= COPIES:
                    out.add((bool(first) + bool(second) + distance.WIDTH * bool(pair), *counts))
    return sorted(out)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.integers(0, 4), min_size=RANKS, max_size=RANKS))
def test_missing_tiles_of_one_suit(suit: list[int]) -> None:
    slow: dict[int, int] = {}
    for place, *wanted in targets():
        lacks = sum(max(0, w - n) for w, n in zip(wanted, suit, strict=True))
        slow[place] = min(slow.get(place, 99), lacks)
    found = distance.needs(bytes(suit))
    assert [found[p] for p in sorted(slow)] == [slow[p] for p in sorted(slow)]


@settings(max_examples=400, deadline=None)
@given(near_hands())
def test_nothing_is_missing_exactly_when_the_hand_is_complete(
    at: tuple[tuple[int, ...], tuple[tuple[int, ...], ...], int],
) -> None:
    hand, laid, tile = at
    if not possible(hand, laid):
        return
    suits = 0
    for group in laid:
        suits |= 1 << group[0] // RANKS
    found = distance.missing(bytes(hand), len(laid), suits, -1)
    assert (found == 0) == (slow_fan(hand, laid) is not None)
    without = list(hand)
    without[tile] -= 1
    assert found <= distance.missing(bytes(without), len(laid), suits, -1) <= found + 1
