"""Random hands of every preset: the invariants of rules zipai 6.3 and the contract, after every step."""

from collections.abc import Iterator

import pytest

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.text import HIDDEN
from changpai_desktop.games.contract import Action, OptionError, Seat
from changpai_desktop.games.leshan.game import GAME
from changpai_desktop.games.leshan.hand import LeshanHand
from changpai_desktop.games.leshan.scoring import Claim
from changpai_desktop.games.shared.felt import Laid
from changpai_desktop.games.shared.law import complete_size, waiting_size
from changpai_desktop.games.shared.zi import COPIES, EAT_GROUPS, INDEX, N, counts_of
from tests.games.leshan.build import begin

OPTIONS: tuple[dict[str, str | int], ...] = (
    {},
    {"cut_card": "back_in", "gun_show": "hidden_until_first_entry", "guohe": "none", "manbai": "off"},
    {"kai": "forced", "own_discard_claim": "no", "tiers": "chipiao", "cap": 80, "guohe": "jin_only"},
    {"tianhe_fan": 2, "xiaojia_zimo": "x2", "kun_ignores_zhuang": "yes"},
    {"referee": "manual"},
)


def eager(hand: LeshanHand, rng: Pcg32) -> Iterator[tuple[Seat, Action]]:
    """Random play that claims what it can and avoids what costs something."""
    while hand.actors():
        seats = hand.actors()
        seat = seats[rng.below(len(seats))]
        choices = hand.legal(seat)
        safe = [a for a in choices if hand.warning(seat, a) is None] or choices
        wins = [a for a in safe if a.verb == "hu"]
        yield seat, (wins or safe)[rng.below(len(wins or safe))]


def wild(hand: LeshanHand, rng: Pcg32) -> Iterator[tuple[Seat, Action]]:
    """Any legal action."""
    while hand.actors():
        seats = hand.actors()
        seat = seats[rng.below(len(seats))]
        choices = hand.legal(seat)
        yield seat, choices[rng.below(len(choices))]


def check(hand: LeshanHand) -> None:
    """6.3.1-3, 6.3.6: cards, sizes of hands, one claim of 对 and 开 a card."""
    t = hand.table
    count = [0] * N
    on_table = [k for row in t.rows for k in row] + [k for groups in t.laid for g in groups for k in g.kinds]
    for kind in [*t.stock, *on_table, *([t.shown[0]] if t.shown else [])]:
        count[kind] += 1
    for own in t.own:
        count = [a + b for a, b in zip(count, own, strict=True)]
    assert count == [COPIES] * N
    if t.phase in ("cut", "over"):
        return
    manual = t.rules.manual
    for seat in range(t.seats):
        if seat == t.small:
            assert t.held(seat) == 2 + (t.phase == "discard" and t.turn == seat)
            continue
        n, q = t.held(seat), t.quads(seat)
        if t.phase == "claim" or seat != t.turn:
            # 6.3.2: W(q), or less with two dealt 滚 whose discard is still owed.
            assert n == waiting_size(q) or (n < waiting_size(q) and q >= 2) or manual
        elif t.phase == "discard":
            assert n == waiting_size(q) + 1 or manual
    if t.window is not None and t.phase == "claim" and not manual:
        strong = [s for s in range(t.seats) if any(a.verb in ("dui", "kai") for a in t.window.choices.get(s, ()))]
        assert len(strong) <= 1
        for actions in t.window.choices.values():
            for action in actions:
                if action.verb == "chi":
                    check_plan(hand, action)


def check_plan(hand: LeshanHand, action: Action) -> None:
    """6.3.8: every plan uses up the eaten kind, and the seat keeps its 坎."""
    t = hand.table
    assert t.shown is not None
    assert t.window is not None
    card = t.shown[0]
    for seat, actions in t.window.choices.items():
        if action in actions:
            used = [INDEX[c] for g in (action.cards, *action.extra) for c in g]
            assert used.count(card) - 1 == t.own[seat][card]
            assert all(t.own[seat][k] < 3 for k in used)


def check_win(hand: LeshanHand) -> None:
    """6.3.4, 6.3.5, 6.3.7: the size of a won hand, and the money."""
    outcome = hand.outcome
    assert outcome is not None
    assert sum(outcome.deltas) == 0
    for winner in outcome.winners:
        if winner.seat == hand.table.small:
            assert sum(len(g.cards) for g in winner.groups) == 3
            continue
        q = sum(len(g.cards) == 4 for g in winner.groups)
        assert sum(len(g.cards) for g in winner.groups) == complete_size(q)
        assert winner.points == sum(g.value or 0 for g in winner.groups) >= 10
        assert sum(len(g.cards) == 2 for g in winner.groups) == (q > 0)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=[" ".join(map(str, o.values())) or "default" for o in OPTIONS])
def test_6_3_invariants_hold_after_every_step(options: dict[str, str | int], seats: int) -> None:
    for number in range(30):
        hand = begin(seats, number, options, shuffler=number % seats)
        player = eager if number % 2 else wild
        for seat, action in player(hand, Pcg32(number)):
            check(hand)
            hand.apply(seat, action)
        check(hand)
        check_win(hand)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS[:2])
def test_copy_and_replay_give_the_same(options: dict[str, str | int], seats: int) -> None:
    hand, twin = begin(seats, 3, options), begin(seats, 3, options)
    for seat, action in eager(hand, Pcg32(9)):
        trial = hand.copy()
        trial.apply(seat, action)
        assert [hand.view(s) for s in range(seats)] == [twin.view(s) for s in range(seats)]
        hand.apply(seat, action)
        twin.apply(seat, action)
        assert trial.view(0) == hand.view(0)
        assert trial.events == hand.events
    assert hand.outcome == twin.outcome


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_view_does_not_depend_on_what_is_hidden(seats: int) -> None:
    """A card of another hand and the last stock card change places: seat 0 sees no difference."""
    seen = 0
    for number in range(12):
        hand = begin(seats, number)
        cutter = hand.actors()[0]
        hand.apply(cutter, hand.legal(cutter)[number % 9])
        twin = hand.copy()
        t = twin.table
        other = next(s for s in range(1, seats) if s != t.small)
        low = t.stock[0]
        kind = next(k for k in range(N) if 0 < t.own[other][k] < 3 and k != low)
        if t.phase != "discard" or t.own[other][low] >= 3:
            continue
        t.own[other][kind] -= 1
        t.own[other][low] += 1
        t.stock[0] = kind
        seen += 1
        assert hand.view(0) == twin.view(0)
        assert hand.view(other) != twin.view(other)
    assert seen > 5


def test_secret_events_show_nothing_to_others() -> None:
    for number in range(20):
        hand = begin(4, number)
        for seat, action in eager(hand, Pcg32(number)):
            hand.apply(seat, action)
        for event in hand.events:
            if event.secret_to_others:
                assert set(event.seen_by((event.seat + 1) % 4).cards) <= {HIDDEN}
        assert any(e.secret_to_others and e.kind == "draw" for e in hand.events)


def test_every_action_reads_back_and_every_refusal_has_a_reason() -> None:
    tried = [Action(v.id, c) for v in GAME.verbs for c in ((), ("一",), ("壹", "壹", "壹"), ("柒", "八"))]
    for seats in GAME.seats:
        for number, referee in ((1, "auto"), (2, "manual")):
            hand = begin(seats, number, {"referee": referee})
            for seat, action in eager(hand, Pcg32(number)):
                assert all(Action.parse(str(a)) == a for a in hand.legal(seat))
                for other in range(seats):
                    for wrong in tried:
                        if wrong not in hand.legal(other):
                            reason = hand.explain(other, wrong)
                            assert reason is not None
                            assert reason.rule or reason.word.source
                hand.apply(seat, action)


def test_presets_and_conflicts() -> None:
    for preset in GAME.presets:
        assert GAME.read_options({}, preset.id)
    assert GAME.read_options({}, "chipiao")["cap"] == 80
    assert GAME.read_options({}, "meishan")["xiaojia_zimo"] == "x2"
    assert GAME.read_options({}, "renshou")["tianhe_fan"] == 2
    for cap in (80, 160):
        with pytest.raises(OptionError, match="manbai=off and cap"):
            GAME.read_options({"manbai": "off", "cap": cap})


def test_3_6_6_heavenly_he_is_found_whenever_the_21_cards_are_complete() -> None:
    scoring = begin(3, 0).table.scoring
    own = [0] * N
    for card in "玖玖玖贰柒拾三四五六七八一二三肆伍陆壹贰叁":
        own[INDEX[card]] += 1
    count = scoring.best([], own, Claim(None))
    assert count is not None
    assert (count.points, count.value) == (12, 20)


def test_f5_the_quick_look_never_hides_a_complete_hand() -> None:
    """Hands put together from groups, one card taken out: the card completes them again."""
    rng = Pcg32(7)
    scoring = begin(3, 0).table.scoring
    found = 0
    while found < 400:
        quad = rng.below(2)
        groups = [EAT_GROUPS[rng.below(len(EAT_GROUPS))] for _ in range(7 - 2 * quad)]
        laid = [Laid("kai", (rng.below(N),) * 4)] * quad
        pair = [(rng.below(N),) * 2] * quad
        own = counts_of([*groups, *pair])
        total = [a + b for a, b in zip(own, counts_of([g.kinds for g in laid]), strict=True)]
        if max(total) > COPIES or max(own) > 2:
            continue
        found += 1
        card = next(k for k in (rng.below(N) for _ in range(500)) if own[k])
        own[card] -= 1
        assert scoring.complete(laid, own, Claim(card)) is not None
