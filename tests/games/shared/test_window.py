"""The answers to a face-up card end the same whatever their order (ADR 0031, rules zipai 6.1)."""

from itertools import permutations

from changpai_desktop.games.contract import Action, Seat
from changpai_desktop.games.shared.window import Window

RANK = {"hu": 3, "pao": 2, "peng": 1, "chi": 0, "pass": -1}
HU, PAO, PENG, CHI, PASS = (Action(v) for v in ("hu", "pao", "peng", "chi", "pass"))


def ranking(seat: Seat, action: Action) -> tuple[int, int]:
    return RANK[action.verb], -seat


def play(window: Window, wanted: dict[Seat, Action], order: tuple[Seat, ...]) -> list[tuple[Seat, Action]] | None:
    for seat in order:
        if window.resolve(ranking) is not None:
            break
        window.answers[seat] = wanted[seat]
    return window.resolve(ranking)


def test_the_result_is_the_same_for_every_order() -> None:
    choices = {0: [HU, CHI, PASS], 1: [PENG, PASS], 2: [HU, PASS]}
    for a in choices[0]:
        for b in choices[1]:
            for c in choices[2]:
                wanted = {0: a, 1: b, 2: c}
                results = {str(play(Window(choices), wanted, order)) for order in permutations(range(3))}
                assert len(results) == 1


def test_the_window_closes_when_nothing_can_change_it() -> None:
    """Seat 0's win is first; whether seat 2 would win too is never asked, so nothing of it shows."""
    window = Window({0: [HU, PASS], 2: [HU, PASS]})
    assert window.resolve(ranking) is None
    window.answers[0] = HU
    assert window.resolve(ranking) == [(0, HU)]


def test_6_1_a_forced_claim_waits_for_wins_only() -> None:
    window = Window({1: [HU, PASS], 2: [CHI, PASS]}, {0: PAO})
    assert window.resolve(ranking) is None
    window.answers[1] = PASS
    assert window.resolve(ranking) == [(0, PAO)]
    assert Window({2: [CHI, PASS]}, {0: PAO}).resolve(ranking) == [(0, PAO)]


def test_nobody_takes_the_card() -> None:
    window = Window({1: [PENG, PASS]})
    window.answers[1] = PASS
    assert window.resolve(ranking) == []
    assert Window({}).resolve(ranking) == []


def test_1_5_1_only_an_effective_chance_counts_as_declined() -> None:
    """想吃被碰: who was outranked has declined nothing; who passed a 碰 that nobody took over has."""
    window = Window({0: [CHI, PASS], 1: [PENG, CHI, PASS]})
    window.answers.update({0: PASS, 1: PASS})
    assert window.declined(0, None, ranking) == [CHI]
    assert window.declined(0, (1, PENG), ranking) == []
    assert window.declined(1, (0, CHI), ranking) == [PENG]
    window.answers[1] = CHI
    assert window.declined(1, (1, CHI), ranking) == [PENG]


def test_1_13_4_of_two_who_may_eat_the_nearer_has_declined() -> None:
    """The flipper passes and his 下家 eats: the flipper had the chance; the other way round there was none."""
    window = Window({0: [CHI, PASS], 1: [CHI, PASS]})
    window.answers.update({0: PASS, 1: CHI})
    assert window.declined(0, (1, CHI), ranking) == [CHI]
    window.answers.update({0: CHI, 1: PASS})
    assert window.declined(1, (0, CHI), ranking) == []
