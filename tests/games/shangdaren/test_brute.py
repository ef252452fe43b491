"""The quick counting of a hand against a slow search through all its groups (rules 4.3, 4.5)."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from changpai_desktop.games.shangdaren.game import GAME
from changpai_desktop.games.shangdaren.kinds import COPIES, LINES, N
from changpai_desktop.games.shangdaren.lines import cuttable
from changpai_desktop.games.shangdaren.options import Rules
from changpai_desktop.games.shangdaren.scoring import Scoring, kept_whole, parts_of, profile

OPEN = {3: 2, 4: 6, 5: 10}
OWN = {3: 4, 4: 8, 5: 12}
Groups = tuple[tuple[int, ...], ...]


def partitions(cards: tuple[int, ...], halves: int = 2) -> Iterator[Groups]:
    """Every way to make sorted cards groups; the first card chooses its group."""
    if not cards:
        yield ()
        return
    first, rest = cards[0], list(cards[1:])
    line = LINES[first // 3]
    same = rest.count(first)
    wanted = [[first] * n for n in (2, 3, 4) if same >= n]
    wanted += [[k for k in line if k != first]]
    if halves:
        wanted += [[first], *([k] for k in line if k != first)]
    for others in wanted:
        left = list(rest)
        if all(left.count(k) >= others.count(k) for k in others):
            for k in others:
                left.remove(k)
            for more in partitions(tuple(left), halves - (len(others) == 1)):
                yield ((first, *others), *more)


def slow(cards: tuple[int, ...], taken: int) -> dict[tuple[int, int], int]:
    """The most 胡 for each number of 门 and 半句; the taken card is in any group that holds its character."""
    best: dict[tuple[int, int], int] = {}
    for groups in partitions(tuple(sorted(cards))):
        halves = sum(len(g) == 2 for g in groups)
        plain = []
        for g in groups:
            alike = len(g) > 2 and len(set(g)) == 1
            plain.append(OWN[len(g)] if alike else int(len(g) == 3))
        total = sum(plain)
        if taken >= 0:
            total = max(
                total - (plain[i] - OPEN[len(g)] if len(g) > 2 and len(set(g)) == 1 else 0)
                for i, g in enumerate(groups)
                if taken in g
            )
        key = (len(groups) - halves, halves)
        best[key] = max(best.get(key, -1), total)
    return best


@st.composite
def hands(draw: st.DrawFn) -> tuple[int, ...]:
    """Hands of whole groups and halves in few lines, so that there are many ways, now and then with a stray card."""
    counts = [0] * N
    cards: list[int] = []
    lines = draw(st.lists(st.integers(0, 7), min_size=1, max_size=3, unique=True))
    for _ in range(draw(st.integers(1, 6))):
        line = LINES[draw(st.sampled_from(lines))]
        size = draw(st.sampled_from((2, 3, 3, 3, 4, 5)))
        kind = draw(st.sampled_from(line))
        group = list(line) if size == 3 and draw(st.booleans()) else [kind] * size
        if draw(st.integers(0, 9)) == 0:
            group.pop()
        if all(counts[k] + group.count(k) <= COPIES for k in group):
            cards += group
            for k in group:
                counts[k] += 1
    return tuple(cards)


@settings(max_examples=300, deadline=None)
@given(cards=hands(), pick=st.integers(0, 30), from_other=st.booleans())
def test_the_best_cut_is_found(cards: tuple[int, ...], pick: int, from_other: bool) -> None:
    taken = cards[pick % len(cards)] if from_other and cards else -1
    own = [0] * N
    for k in cards:
        own[k] += 1
    expected = slow(cards, taken)
    found = profile(bytes(own), taken, 0, False)
    assert found == expected
    assert bool(found) <= cuttable(own)
    for shape, points in expected.items():
        pieces = parts_of(bytes(own), taken, 0, False, shape)
        assert sum(p.points for p in pieces) == points
        assert sorted(k for p in pieces for k in p.kinds) == sorted(cards)
        assert (sum(p.verb != "banju" for p in pieces), sum(p.verb == "banju" for p in pieces)) == shape


@settings(max_examples=200, deadline=None)
@given(cards=hands())
def test_kept_whole_is_never_better(cards: tuple[int, ...]) -> None:
    """独坎不拆: of the same cuts only those that keep three together."""
    own = [0] * N
    for k in cards:
        own[k] += 1
    kept = kept_whole(own)
    free, bound = profile(bytes(own), -1, 0, False), profile(bytes(own), -1, kept, False)
    assert set(bound) <= set(free)
    assert all(points <= free[shape] for shape, points in bound.items())


def test_4_5_types_by_points() -> None:
    scoring = Scoring(Rules.of(GAME.read_options({})), 3)
    with_jing = [scoring.type_of(n, 1) for n in (20, 21, 40, 41, 50, 51)]
    assert with_jing == ["", "pihu", "pihu", "taihu", "taihu", "taihufan"]
    clean = [scoring.type_of(n, 0) for n in (10, 11, 20, 21, 41, 51)]
    assert clean == ["", "qinghu", "qinghu", "daqinghu", "daqinghu", "taihufan"]
