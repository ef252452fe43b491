"""What every game must keep, for all games, presets and numbers of seats (DESIGN: generic tests)."""

from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.cards.text import HIDDEN
from changpai_desktop.games.contract import Action, Event, Game, Hand, IllegalAction, OptionError, Seat, View
from changpai_desktop.games.registry import GAME_IDS, UnknownGame, game

SETTINGS = [(g, p.id, n) for g in GAME_IDS for p in game(g).presets for n in game(g).seats]
IN_TURN = {"baipai", "qianhong", "xuezhan"}
"""Games in which one seat after another decides, or where only a win competes with another claim: random hands hardly
come to it (`test_random.py` of qianhong and xuezhan have such positions)."""


def begin(game_id: str, preset: str, seats: int, number: int) -> tuple[Game, Hand]:
    """Hand `number` of a fixed series."""
    g = game(game_id)
    code = DealCode.from_seed(number * 7919 + 11)
    options = g.read_options({}, preset)
    return g, g.new_hand(options, seats, number % seats, g.stock(code.rng(), options))


def eager(hand: Hand, rng: Pcg32) -> Iterator[tuple[Seat, Action]]:
    """Random play that neither leaves nor spoils the hand if it can help it, so that hands get long."""
    while hand.actors():
        seats = hand.actors()
        seat = seats[rng.below(len(seats))]
        choices = [a for a in hand.legal(seat) if a.verb not in ("drop", "redeal")] or hand.legal(seat)
        safe = [a for a in choices if hand.warning(seat, a) is None] or choices
        yield seat, safe[rng.below(len(safe))]


@pytest.mark.parametrize(("game_id", "preset", "seats"), SETTINGS)
def test_a_hand_keeps_the_contract(game_id: str, preset: str, seats: int) -> None:
    """Legal and apply agree, cards are conserved, views hide what they must, money sums to zero."""
    for number in range(12):
        g, hand = begin(game_id, preset, seats, number)
        whole, seen = sorted(g.deck(g.read_options({}, preset))), 0
        for seat, action in eager(hand, Pcg32(number)):
            legal = hand.legal(seat)
            assert len(set(legal)) == len(legal)
            for other in range(seats):
                assert bool(hand.legal(other)) == (other in hand.actors())
                view = hand.view(other)
                assert view.legal == tuple(hand.legal(other))
                if view.me.status == "resting":
                    assert not view.me.hand and not view.me.groups and not view.legal
                for s, place in enumerate(view.seats):
                    assert (place.hand is not None) == (s == other or hand.outcome is not None)
                    if place.hand is not None:
                        assert len(place.hand) == place.hand_count
                    if any(e.kind in ("claim", "lay") for e in hand.events[seen:]):
                        assert groups_of(view, s) <= groups_seen(hand, other, s)
            seen = len(hand.events)
            assert_conserved(hand, whole, seats)
            assert all(Action.parse(str(a)) == a for a in legal)
            hand.apply(seat, action)
        assert hand.outcome is not None
        assert sum(hand.outcome.deltas) == 0
        assert all(line.amount > 0 and line.payer != line.payee for line in hand.outcome.ledger)
        for event in hand.events:
            assert event.secret_to_others or event.kind != "deal"
            for other in range(seats):
                if event.secret_to_others and other != event.seat:
                    assert set(event.seen_by(other).cards) <= {HIDDEN}


def groups_of(view: View, seat: Seat) -> set[tuple[str, ...]]:
    """The groups of a seat as a view shows them."""
    return {tuple(sorted(g.cards)) for g in view.seats[seat].groups}


def groups_seen(hand: Hand, viewer: Seat, seat: Seat) -> set[tuple[str, ...]]:
    """The groups of a seat as the viewer has seen them come."""
    seen = (e.seen_by(viewer) for e in hand.events if e.seat == seat and e.kind in ("claim", "lay"))
    return {tuple(sorted(e.cards)) for e in seen}


def assert_conserved(hand: Hand, whole: list[str], seats: int) -> None:
    view = hand.view(0, reveal=True)
    cards = [c for s in view.seats for c in (*(s.hand or ()), *s.row, *(x for g in s.groups for x in g.cards))]
    cards += [c for s in view.seats for c in s.buried] + [*view.turned, *(c for p in view.trick for c in p.cards)]
    if view.shown:
        cards.append(view.shown.card)
    assert len(cards) + view.stock == len(whole)
    left = list(whole)
    for card in cards:
        left.remove(card)


@pytest.mark.parametrize(("game_id", "preset", "seats"), SETTINGS)
def test_a_copy_is_independent_and_replaying_gives_the_same(game_id: str, preset: str, seats: int) -> None:
    _, hand = begin(game_id, preset, seats, 3)
    _, twin = begin(game_id, preset, seats, 3)
    for seat, action in eager(hand, Pcg32(9)):
        trial = hand.copy()
        trial.apply(seat, action)
        for other in range(seats):
            assert hand.view(other) == twin.view(other)
        hand.apply(seat, action)
        twin.apply(seat, action)
        assert trial.view(0) == hand.view(0)
        assert trial.events == hand.events
    assert hand.outcome == twin.outcome


@pytest.mark.parametrize(("game_id", "preset", "seats"), SETTINGS)
def test_a_view_does_not_depend_on_what_is_hidden(game_id: str, preset: str, seats: int) -> None:
    """Two stocks that differ in two cards give a seat the same view for as long as it is told the same.

    How a game deals does not matter: where the two cards are seen, the comparison ends.
    """
    g = game(game_id)
    options = g.read_options({}, preset)
    compared = 0
    for number in range(12):
        dealer, viewer = number % seats, (number + 1) % seats
        stock = g.stock(DealCode.from_seed(99 + number).rng(), options)
        rng = Pcg32(number, 77)
        for _ in range(16):
            i, j = rng.below(len(stock)), rng.below(len(stock))
            swapped = list(stock)
            swapped[i], swapped[j] = stock[j], stock[i]
            if stock[i] != stock[j]:
                hand = g.new_hand(options, seats, dealer, stock)
                compared += same_for(viewer, hand, g.new_hand(options, seats, dealer, swapped), number)
    assert compared > 60


def told_to(viewer: Seat, hand: Hand) -> tuple[list[Event], object]:
    """The events as the viewer sees them, and the card that it alone is looking at (the fact `drawn`)."""
    return [e.seen_by(viewer) for e in hand.events], hand.view(viewer).facts.get("drawn")


def same_for(viewer: Seat, hand: Hand, twin: Hand, number: int) -> int:
    """Plays both hands alike and compares what the viewer sees; the number of comparisons.

    It ends where the viewer is told different things, or where a hidden card decides what somebody may do.
    """
    compared = 0
    for seat, action in eager(hand, Pcg32(number, 3)):
        if told_to(viewer, hand) != told_to(viewer, twin) or hand.outcome or twin.outcome:
            break
        assert hand.view(viewer) == twin.view(viewer)
        compared += 1
        if action not in twin.legal(seat):
            break
        hand.apply(seat, action)
        twin.apply(seat, action)
    return compared


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(game_id: str) -> None:
    g, hand = begin(game_id, "", g_seats(game_id), 5)
    verbs = [v.id for v in g.verbs]
    cards = [(), *((k.token,) for k in g.pack.kinds), *((k.token,) * 3 for k in g.pack.kinds)]
    for seat, action in eager(hand, Pcg32(2)):
        before = hand.view(seat)
        for tried in (Action(v, c) for v in verbs for c in cards[:: 1 + len(hand.events) % 7]):
            if tried in hand.legal(seat):
                continue
            reason = hand.explain(seat, tried)
            assert reason is not None
            assert reason.rule or reason.word.source
            with pytest.raises(IllegalAction):
                hand.apply(seat, tried)
        assert hand.view(seat) == before
        hand.apply(seat, action)


def g_seats(game_id: str) -> int:
    return game(game_id).seats[0]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_word_of_an_option_is_there(game_id: str) -> None:
    g = game(game_id)
    for option in g.options:
        assert len(option.value_labels) == len(option.values) > 1
        assert option.effect.source
        assert option.rule
    for preset in g.presets:
        assert g.read_options({}, preset.id) == {o.id: preset.values.get(o.id, o.default) for o in g.options}
        assert preset.note.source


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_unknown_and_contradicting_options_are_refused_by_name(game_id: str) -> None:
    g = game(game_id)
    with pytest.raises(OptionError, match="colour"):
        g.read_options({"colour": "red"})
    with pytest.raises(OptionError, match="nowhere"):
        g.read_options({}, "nowhere")
    for option in g.options:
        with pytest.raises(OptionError, match=option.id):
            g.read_options({option.id: "no such value"})
    for conflict in g.conflicts:
        with pytest.raises(OptionError) as error:
            g.read_options(dict([conflict.first, conflict.second]))
        assert conflict.first[0] in str(error.value)
        assert conflict.second[0] in str(error.value)


def test_an_unknown_game_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownGame, match="yaodiren"):
        game("bridge")


@pytest.mark.parametrize("game_id", GAME_IDS)
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**40 - 1))
def test_first_dealer_is_a_seat_and_the_cut_decides(game_id: str, seed: int) -> None:
    g = game(game_id)
    for seats in g.seats:
        dealer, rounds = g.first_dealer(DealCode(seed).rng(1), seats)
        assert 0 <= dealer < seats
        pips = {k.token: k.pips for k in g.pack.kinds}
        last = [pips.get(c, -1) for c in rounds[-1]]
        places = [g.pack.index[c] for c in rounds[-1] if c]
        # The most pips deal, or (上大人) the first card in the order of the pack.
        assert last[dealer] == max(last) or g.pack.index[rounds[-1][dealer]] == min(places)
        # Equal numbers may be told apart by colour, equal cards never.
        assert rounds[-1].count(rounds[-1][dealer]) == 1


@pytest.mark.parametrize(("game_id", "preset", "seats"), SETTINGS)
def test_answers_in_any_order_give_the_same(game_id: str, preset: str, seats: int) -> None:
    """Wherever several seats must answer, every order of the same answers leads to the same table."""
    windows = 0
    for number in range(40, 52):
        _, hand = begin(game_id, preset, seats, number)
        for seat, action in eager(hand, Pcg32(number)):
            if len(hand.actors()) > 1 and windows < 60:
                windows += 1
                rng = Pcg32(number, windows)
                wish = {s: hand.legal(s)[rng.below(len(hand.legal(s)))] for s in hand.actors()}
                results = [answered(hand, order, wish) for order in permutations(hand.actors())]
                for other in results[1:]:
                    assert [other.view(s) for s in range(seats)] == [results[0].view(s) for s in range(seats)]
                    assert other.events == results[0].events
            hand.apply(seat, action)
    assert windows or game_id in IN_TURN


def answered(hand: Hand, order: tuple[Seat, ...], wish: dict[Seat, Action]) -> Hand:
    """A copy in which the seats have answered in this order, until the answers are settled."""
    trial = hand.copy()
    for seat in order:
        if len(trial.events) == len(hand.events):
            trial.apply(seat, wish[seat])
    return trial
