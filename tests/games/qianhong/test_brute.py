"""Fast against slow: completeness, wild cards, the best cut, distance (rules changpai 5.4, 5.6)."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from changpai_desktop.cards import Pcg32
from changpai_desktop.games.contract import Value
from changpai_desktop.games.qianhong import distance, jiucai
from changpai_desktop.games.qianhong.game import GAME
from changpai_desktop.games.qianhong.kinds import BAIDA, COPIES, PLAIN, N
from changpai_desktop.games.qianhong.melds import complete
from changpai_desktop.games.qianhong.options import Rules
from changpai_desktop.games.qianhong.scoring import Bonus, Count, Scoring

Group = tuple[int, ...]
RULES: list[dict[str, Value]] = [{}, {"jiang": "one"}, {"jiutiao_runs": "yes", "yazi": 20}, {"menhun": "on"}]


def all_groups(top: int) -> list[Group]:
    """Every group of three."""
    runs = [(s + n, s + n + 1, s + n + 2) for s in (0, 9, 18) for n in range(7) if s < 18 or n + 2 < top]
    return [*runs, *((k,) * 3 for k in range(PLAIN))]


def splits(own: list[int], top: int, pair: bool) -> Iterator[list[Group]]:
    """Every way to cut all cards into groups and, if asked for, one pair."""
    first = next((k for k in range(PLAIN) if own[k]), -1)
    if first < 0:
        if not pair:
            yield []
        return
    if pair and own[first] >= 2:
        own[first] -= 2
        for rest in splits(own, top, False):
            yield [(first, first), *rest]
        own[first] += 2
    for group in all_groups(top):
        if group[0] == first and all(own[k] >= group.count(k) for k in group):
            for k in group:
                own[k] -= 1
            for rest in splits(own, top, pair):
                yield [group, *rest]
            for k in group:
                own[k] += 1


def near_complete(rng: Pcg32, groups: int, top: int = 8, close: bool = True, form: int = 0) -> list[int]:
    """A hand of groups and a pair, mostly in one suit so that it can be cut in many ways; perhaps one card changed.

    `form` 1: runs only, 2: sets only.
    """
    while True:
        own = [0] * N
        pool = [g for g in all_groups(top if form else 9) if g[0] < 9 or rng.below(3) == 0]
        if form:
            pool = [g for g in all_groups(top) if (g[0] == g[1]) == (form == 2)]
        for _ in range(groups):
            for k in pool[rng.below(len(pool))]:
                own[k] += 1
        own[rng.below(12)] += 2
        if rng.below(3) == 0 and close:
            held = [k for k in range(PLAIN) if own[k]]
            own[held[rng.below(len(held))]] -= 1
            own[rng.below(PLAIN)] += 1
        if max(own) <= COPIES:
            return own


@pytest.mark.parametrize("top", [8, 9])
def test_complete_is_what_exhaustive_search_says(top: int) -> None:
    rng, seen = Pcg32(5), [0, 0]
    for _ in range(1500):
        own = near_complete(rng, 2 + rng.below(6))
        slow = next(splits(list(own), top, True), None) is not None
        assert complete(own, -1, top) == slow
        seen[slow] += 1
    assert min(seen) > 100


def test_complete_with_wild_cards() -> None:
    """One or two wild cards: tried as every kind."""
    rng, seen = Pcg32(6), [0, 0]
    for _ in range(160):
        own = near_complete(rng, 2 + rng.below(4))
        for _ in range(1 + rng.below(3)):
            held = [k for k in range(PLAIN) if own[k]]
            own[held[rng.below(len(held))]] -= 1
        short = (2 - sum(own)) % 3
        fill = combinations_with_replacement(range(PLAIN), short if short else 3)
        slow = False
        for extra in fill:
            tried = list(own)
            for k in extra:
                tried[k] += 1
            if next(splits(tried, 8, True), None) is not None:
                slow = True
                break
        own[BAIDA] = short if short else 3
        assert complete(own, -1, 8) == slow
        seen[slow] += 1
    assert min(seen) > 5


def slow_best(rules: Rules, own: list[int], card: int, source: str, turned: Sequence[int]) -> int | None:
    """Every cut, every place of the winning card, counted from the words of 5.6."""
    scoring = Scoring(rules)
    rows = scoring.table(turned)
    whole = list(own)
    whole[card] += 1
    waits = []
    for k in range(PLAIN):
        tried = list(own)
        tried[k] += 1
        if next(splits(tried, rules.tiao_top, True), None) is not None:
            waits.append(k)
    mine = source == "own_draw"
    best: int | None = None
    for cut in splits(whole, rules.tiao_top, True):
        for place, group in enumerate(cut):
            if card not in group:
                continue
            raw = du = wen = runs = sets = 0
            for i, g in enumerate(cut):
                if len(g) == 2:
                    if i == place:
                        du = 10
                elif g[0] == g[1]:
                    sets += 1
                    raw += rows[g[0]][0 if i == place and not mine else 1]
                else:
                    runs += 1
                    wen += g == (9, 10, 11)
                    if i == place:
                        number = card % 9 + 1
                        if card == g[1]:
                            du = rules.yazi if mine else 10
                        elif (number == 3 and card == g[2]) or (number == 7 and card == g[0]):
                            du = 10
            du = du if len(waits) == 1 else 0
            di = -(-raw // 10) * 10
            zimo = 10 if mine else 0
            wen = (0, 20, 50, 100, 200)[min(wen, 4)]
            if not sets:
                total = rules.qing + wen + du + zimo
            elif not runs:
                total = (di + rules.piao + du + zimo) * (4 if rules.menhun and mine else 2)
            else:
                total = di + 20 + wen + du + zimo
            best = total if best is None else max(best, total)
    return best


@pytest.mark.parametrize("options", RULES)
def test_the_best_cut_is_found(options: dict[str, Value]) -> None:
    rules = Rules.of(GAME.read_options(options))
    rng, types = Pcg32(8), set()
    for number in range(160):
        whole = near_complete(rng, 7, rules.tiao_top, close=number % 4 == 0, form=(0, 1, 0, 2)[number % 4])
        held = [k for k in range(PLAIN) if whole[k]]
        card = held[rng.below(len(held))]
        own = list(whole)
        own[card] -= 1
        turned = [rng.below(PLAIN), rng.below(PLAIN)][: rules.jiang]
        source = ("own_draw", "discard")[rng.below(2)]
        found: Count | None = Scoring(rules).best([], own, card, source, Bonus(), turned)
        assert (None if found is None else found.total) == slow_best(rules, own, card, source, turned)
        if found is not None:
            types.add(found.type)
            cards = sorted(k for _, kinds, _ in found.pieces for k in kinds)
            assert cards == [k for k in range(PLAIN) for _ in range(whole[k])]
            assert sum(v for _, _, v in found.pieces) == found.raw
    assert {"ta", "qing", "piao"} <= types or rules.menhun


# ---- distance ------------------------------------------------------------------------------------------------------


def slow_missing(own: Sequence[int], groups: int, top: int) -> int:
    """The fewest cards to add, by trying every choice of groups in one suit and a pair."""
    best = 99
    pool = [g for g in all_groups(top) if g[0] < 9]
    for chosen in combinations_with_replacement(pool, groups):
        for pair in range(9):
            need = [0] * 9
            for k in (pair, pair, *(k for g in chosen for k in g)):
                need[k] += 1
            if max(need) <= COPIES:
                best = min(best, sum(max(0, n - own[k]) for k, n in enumerate(need)))
    return best


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(0, 3), min_size=9, max_size=9))
def test_distance_in_one_suit(counts: list[int]) -> None:
    own = counts + [0] * (N - 9)
    for groups in (1, 2):
        assert distance.missing(own, groups, 8) <= slow_missing(own, groups, 8)
    # With honours and other suits empty the suit alone is best as soon as it holds enough.
    if sum(counts) >= 12:
        assert distance.missing(own, 2, 8) == slow_missing(own, 2, 8)


def test_a_complete_hand_lacks_nothing_and_a_wait_lacks_one() -> None:
    rng = Pcg32(9)
    for _ in range(300):
        groups = 2 + rng.below(6)
        own = near_complete(rng, groups, close=False)
        done = complete(own, -1, 8)
        assert (distance.missing(own, groups, 8) == 0) == done
        if not done:
            continue
        held = [k for k in range(PLAIN) if own[k]]
        own[held[rng.below(len(held))]] -= 1
        assert distance.missing(own, groups, 8) == 1
        own[BAIDA] = 1
        assert distance.missing(own, groups, 8) == 0


def test_distances_of_single_types() -> None:
    own = [0] * N
    for k in (0, 0, 0, 4, 4, 8, 8, 27, 27):
        own[k] += 1
    # 坎, three pairs to fill and the pair: one card each, and two for the pair.
    assert distance.missing_sets(own, 4) == 5
    assert distance.missing(own, 4, 9, distance.RUNS) > distance.missing(own, 4, 9)
    assert distance.missing_pairs(own) == 7 - 4


# ---- 酒菜胡 --------------------------------------------------------------------------------------------------------


def test_5_7_best_is_what_exhaustive_search_says() -> None:
    rng = Pcg32(10)
    for _ in range(300):
        whole = near_complete(rng, 4, 9, close=False)
        held = [k for k in range(PLAIN) if whole[k]]
        card = held[rng.below(len(held))]
        own = list(whole)
        own[card] -= 1
        cuts = list(splits(list(whole), 9, True))
        pairs = sum(n // 2 for n in whole) == 7
        double = pairs or any(all(len(set(g)) == 1 for g in cut) for cut in cuts)
        found = jiucai.best([], own, card)
        assert found is not None
        assert jiucai.times(found[0]) == (2 if double else 1)


def test_seven_pairs_need_fourteen_cards_in_hand() -> None:
    own = [2] * 7 + [0] * (N - 7)
    assert jiucai.seven_pairs(own, -1)
    own[0] = 4
    own[1] = 0
    assert jiucai.seven_pairs(own, -1)
    own[2] = 1
    assert jiucai.seven_pairs(own, 2)
    assert not jiucai.seven_pairs(own, 3)
    assert not jiucai.seven_pairs([2] * 5 + [0] * (N - 5), -1)
