"""Computer players: what they hear and say, that they keep the rules, and that better levels win more."""

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from changpai_desktop.cards import DealCode, Pcg32
from changpai_desktop.games.contract import Action, View
from changpai_desktop.games.registry import game
from changpai_desktop.players import brain, wire
from changpai_desktop.players.registry import LEVELS, NothingToDecide, advise, choose


def views(levels: tuple[str, ...], seed: int) -> Iterator[tuple[View, Action]]:
    """Every decision of one hand and what was chosen."""
    g = game("yaodiren")
    hand = g.new_hand({}, 3, seed % 3, g.stock(DealCode.from_seed(seed).rng(), {}))
    rng = Pcg32(seed, 5)
    while actors := hand.actors():
        seat = actors[0]
        view = hand.view(seat)
        random = levels[seat] == "random"
        action = view.legal[rng.below(len(view.legal))] if random else choose(view, levels[seat], seed)
        yield view, action
        hand.apply(seat, action)


def gain(a: str, b: str, deals: int) -> int:
    """What level `a` gains against two of level `b`, every deal from every place."""
    g = game("yaodiren")
    total = 0
    for seed in range(deals):
        for place in range(3):
            hand = g.new_hand({}, 3, seed % 3, g.stock(DealCode.from_seed(seed).rng(), {}))
            rng = Pcg32(seed, 5)
            while actors := hand.actors():
                view = hand.view(actors[0])
                level = a if actors[0] == place else b
                random = level == "random"
                hand.apply(actors[0], view.legal[rng.below(len(view.legal))] if random else choose(view, level, seed))
            assert hand.outcome is not None
            total += hand.outcome.deltas[place]
    return total


def test_views_come_back_from_the_wire_unchanged() -> None:
    for view, _ in views(("random",) * 3, 3):
        assert wire.view(wire.encode(view)) == view


def test_advice_comes_back_from_the_wire_unchanged() -> None:
    view = next(views(("regular",) * 3, 3))[0]
    said = wire.Answer(4, "x", advise(view, "regular", 1))
    assert wire.answer(wire.encode(said)) == said


@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_repeatable_and_the_first_hint(level: str) -> None:
    for seed in range(20):
        for view, action in views((level,) * 3, seed):
            assert action in view.legal
            ranked = advise(view, level, seed)
            assert ranked[0].action == action
            assert {a.action for a in ranked} == set(view.legal)
            assert ranked == advise(view, level, seed)


def test_a_better_level_gains_from_dice() -> None:
    assert gain("regular", "random", 4) > 0


def test_nothing_to_decide_and_unknown_levels_are_refused() -> None:
    view = next(views(("regular",) * 3, 3))[0]
    with pytest.raises(ValueError, match="no level"):
        advise(view, "champion", 0)
    with pytest.raises(NothingToDecide):
        advise(replace(view, legal=()), "regular", 0)


def test_the_process_answers_survives_nonsense_and_ends_with_its_input() -> None:
    view = next(views(("regular",) * 3, 3))[0]
    asked = wire.encode(wire.Request(2, "choose", view, "regular", 5))
    lines = b'{"generation": 1, "do": "dance"}\nnot json\n' + asked + b"\n"
    ran = subprocess.run(
        [sys.executable, "-m", "changpai_desktop.players.brain"],
        input=lines,
        capture_output=True,
        timeout=60,
        check=True,
    )
    first, second, third = map(json.loads, ran.stdout.splitlines())
    assert first["generation"] == 1 and first["error"]
    assert second["generation"] == -1 and second["error"]
    assert third == {"generation": 2, "action": str(choose(view, "regular", 5))}


def test_a_view_that_makes_no_sense_is_answered_and_the_process_goes_on() -> None:
    """Well-formed JSON with a card that does not exist ended the process with a KeyError."""
    played = game("yaodiren")
    view = played.new_hand({}, 3, 0, played.stock(DealCode.from_seed(1).rng(), {})).view(0)
    body = msgspec.json.decode(msgspec.json.encode(view))
    body["seats"][0]["hand"] = ["99", *body["seats"][0]["hand"][1:]]
    asked = msgspec.json.encode({"generation": 4, "do": "advise", "view": body})
    out = io.BytesIO()
    brain.serve(io.BytesIO(asked + b"\n" + asked + b"\n"), out)
    answers = [wire.answer(line) for line in out.getvalue().splitlines()]
    assert [a.generation for a in answers] == [4, 4]
    assert all(a.error for a in answers)


def test_what_is_hidden_does_not_change_a_choice() -> None:
    """Cards of the others and of the stock change places; the view and with it the choice stay."""
    played = game("yaodiren")
    for number in range(6):
        stock = list(played.stock(DealCode.from_seed(number).rng(), {}))
        hidden = [i for i in range(len(stock)) if i >= 60 or i % 3]
        other = list(stock)
        for i, j in zip(hidden, reversed(hidden), strict=True):
            other[i] = stock[j]
        views = [played.new_hand({}, 3, 0, s).view(0) for s in (stock, other)]
        assert views[0] == views[1]
        for level in LEVELS:
            assert advise(views[0], level, 3) == advise(views[1], level, 3)


def test_no_level_makes_itself_a_baozi() -> None:
    """Claims that spoil the hand looked better than passing with a small chance."""
    played = game("yaodiren")
    for number in range(12):
        hand = played.new_hand({}, 3, number % 3, played.stock(DealCode.from_seed(number * 15485863).rng(), {}))
        while actors := hand.actors():
            seat = actors[0]
            level = LEVELS[(number + seat) % 2]
            hand.apply(seat, choose(hand.view(seat), level, number))
        assert not any(e.kind == "out" and e.verb == "baozi" for e in hand.events)
