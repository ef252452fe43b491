"""Tricks in the middle of the table, cards that are turned up or given away, and how all of them move."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from changpai_desktop.desktop.layout import crossing
from changpai_desktop.desktop.table import animation, hands, talk, trick
from changpai_desktop.desktop.table.held import HandRows
from changpai_desktop.games.contract import Event, GroupView, Play

SIZES = [(1024, 652), (1280, 748), (1920, 1010), (2560, 1360)]


def _table(table: Any, **kw: Any) -> Any:
    return table(name="baipai", seats=3, **kw)


def _lying(t: Any, *plays: Play, legal: Any = ()) -> Any:
    view = replace(t.driver.view, trick=plays, legal=tuple(legal))
    t.driver.tell([], view)
    return view


@pytest.mark.parametrize("size", SIZES)
def test_plays_lie_apart_inside_the_stage(table: Any, size: tuple[int, int]) -> None:
    t = _table(table, size=size)
    many = ("66", "66", "54", "54", "63", "63", "63", "54")
    _lying(t, Play(1, many, True), Play(2, ("44", "43", "43", "52")), Play(0, ()))
    spots = t.view.scene.trick
    assert {s.play.seat for s in spots} == {0, 1, 2}
    named = [(str(s.play.seat), s.frame) for s in spots] + [(f"who {s.play.seat}", s.caption) for s in spots]
    assert crossing(named) == []
    stage = trick.stage(t.view.scene.grid)
    assert all(stage.x <= s.frame.x and s.frame.r <= stage.r + 1 and s.frame.b <= stage.b + 1 for s in spots)
    # The next player sits at the right, the one before at the left.
    where = {s.play.seat: s.frame.cx for s in spots}
    assert where[2] < where[0] < where[1]
    t.page.grab()


def test_while_one_chooses_the_ways_have_the_lower_half(table: Any) -> None:
    t = _table(table)
    legal = t.driver.view.legal[:12]
    _lying(t, Play(1, ("66",), True), legal=legal)
    t.driver.ask(t.driver.view)
    places = [(str(i), r) for i, (_, r) in enumerate(t.view.scene.plans) if r.w]
    assert len(places) == 9 and len(t.view.scene.strip.arrows) == 2
    assert crossing([*places, ("play", t.view.scene.trick[0].frame), ("bar", t.view.scene.grid.claims)]) == []
    assert min(r.h for _, r in places) >= 34 * t.view.scene.u - 1


@pytest.mark.parametrize(("size", "least"), [((1024, 652), 40), ((1280, 748), 40), ((2560, 1360), 90)])
def test_twenty_eight_cards_stand_in_two_lines(table: Any, size: tuple[int, int], least: int) -> None:
    t = _table(table, size=size)
    view = t.driver.view
    deck = tuple(k.token for k in t.page.model.game.pack.kinds for _ in range(4))[:28]
    me = replace(view.me, hand=deck, hand_count=28)
    t.driver.tell([Event("deal", 0, deck)], replace(view, seats=(me, *view.seats[1:]), legal=()))
    hand = t.page.model.hand
    assert isinstance(hand, HandRows) and all(hand.rows)
    places = t.view.scene.hand
    assert len(places) == 28 and places[0].rect.w >= least
    for row in hand.rows:
        line = [p.rect for p in places if p.card in row]
        assert all(b.x - a.x >= 0.749 * a.w for a, b in pairwise(line))
        assert line[0].x >= 0 and line[-1].r <= t.view.width() + 1
    upper, lower = ([p.rect for p in places if p.card in row] for row in hand.rows)
    # The upper line shows its end whole, the lower one at least as much.
    assert max(r.b for r in upper) <= min(r.y for r in lower)
    assert t.view.scene.grid.rail.y - lower[0].y >= 1.54 * lower[0].w


def test_a_line_that_runs_out_gives_its_room_to_the_other(table: Any) -> None:
    t = _table(table)
    hand = t.page.model.hand
    assert isinstance(hand, HandRows)
    left = [c.token for c in hand.rows[1]]
    wide = t.view.scene.hand_size[0]
    me = replace(t.driver.view.me, hand=tuple(left), hand_count=len(left))
    t.driver.tell([], replace(t.driver.view, seats=(me, *t.driver.view.seats[1:])))
    assert not t.page.model.hand.rows[0]
    assert t.view.scene.hand_size[0] == wide
    assert t.view.scene.hand[0].rect.y < t.view.scene.grid.hand.y + 20 * t.view.scene.u
    assert not t.view.scene.hand[0].folded


def test_a_pile_fits_and_beaten_cards_are_a_number(table: Any) -> None:
    t = _table(table)
    view = t.driver.view
    groups = tuple(GroupView("bai", ("66", "54"), 2) for _ in range(9))
    full = tuple(replace(s, groups=groups, buried=("?",) * 7, live=18) for s in view.seats)
    t.driver.tell([], replace(view, seats=full))
    named = [(str(k), r) for k, r in t.view.things() if k[0] != "hand"]
    named += [(f"packet {s}", p.packet) for s, p in t.view.scene.seats.items()]
    assert crossing(named) == []
    assert "盖下 7 张" in talk.seat_spoken(t.page.model, 1, "", 0)
    t.page.grab()


def test_a_scale_stands_on_the_plates_of_a_game_with_marks(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    t = _table(table)
    bare = t.page.grab().toImage()
    monkeypatch.setattr(type(t.page.model.game), "marks", lambda _self, _options: (16, 21))
    assert t.page.grab().toImage() != bare


def test_tricks_are_played_and_told(table: Any) -> None:
    t = _table(table)
    model = t.page.model
    before = len(model.log)
    events = [
        Event("play", 0, ("66", "54"), "lead"), Event("play", 1, (), "pass"), Event("play", 2, ("44", "43"), "beat"),
        Event("trick", 0, ("66", "54")),
    ]  # fmt: skip
    t.driver.tell(events, replace(t.driver.view, trick=(), legal=()))
    assert [p.seat for p in model.last_trick] == [0, 1, 2]
    assert [p.best for p in model.last_trick] == [True, False, False]
    texts = [talk.log_text(model, line) for line in model.log[before:]]
    assert texts[-1] == "收一圈，摆 2 张"
    assert all(texts)
    # What lay there last is still to be seen.
    assert {s.play.seat for s in t.view.scene.old_trick} == {0, 2}
    root = QAccessible.queryAccessibleInterface(t.view)
    names = [root.child(i).text(QAccessible.Text.Name) for i in range(root.childCount())]
    assert sum(n.startswith("上一圈") for n in names) == 2


def test_a_trick_that_ends_in_one_step_is_seen_before_it_goes(table: Any) -> None:
    t = _table(table)
    view = t.driver.view
    _lying(t, Play(0, ("66", "66", "54", "63"), True))
    pile = (GroupView("bai", ("66", "66", "54", "63"), 4),)
    seats = (replace(view.me, groups=pile), *view.seats[1:])
    events = [
        Event("play", 1, ("44", "44", "43", "52"), "beat"), Event("play", 2, (), "pass"),
        Event("trick", 0, ("66", "66", "54", "63")),
    ]  # fmt: skip
    t.page.model.step(events, replace(view, seats=seats, legal=()))
    t.view.rebuild()
    made = animation.plan(events, t.page.model, t.view.scene, [], 3)
    assert len(made.stills) == 8
    assert made.length > 1000
    times = [(f.begin, f.begin + f.last) for f in made.flights]
    assert max(sum(a <= at < b for a, b in times) for at in range(0, round(made.length), 5)) <= 4
    lying = [s for s in made.stills if s.token in ("66", "54", "63")]
    assert min(s.begin for s in lying) == 0
    assert max(s.end for s in made.stills) < made.length


def test_speed_changes_the_length_and_stillness_moves_nothing(table: Any) -> None:
    t = _table(table)
    events = [Event("play", 1, ("44",), "beat"), Event("give", 2, ("?", "?")), Event("give", 1, ("?",), source=2)]
    plans = [animation.plan(events, t.page.model, t.view.scene, [], speed) for speed in (1, 5)]
    assert 0 < plans[0].length < plans[1].length
    assert animation.plan(events, t.page.model, t.view.scene, [], 3, still=True).flights == []


def test_given_cards_are_told_without_their_faces(table: Any) -> None:
    t = _table(table)
    game = t.page.model.game
    assert talk.event_text(game, Event("give", 1, ("?", "?", "?"), source=2)) == "给出 3 张"
    assert talk.event_text(game, Event("give", 1, ("?",))) == "盖下 1 张"
    assert "×2" in talk.event_text(game, Event("give", 0, ("66", "66"), source=2))
    assert talk.event_text(game, Event("turn", 0, ("66",))) == "翻出 天牌"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "seats"), [("shangdaren", 3), ("qianhong", 3), ("qianhong", 4)])
def test_turned_cards_stand_beside_the_stock(table: Any, name: str, seats: int, size: tuple[int, int]) -> None:
    t = table(name=name, seats=seats, size=size)
    scene = t.view.scene
    assert len(scene.turned) == len(t.driver.view.turned) > 0
    named = [(f"turned {i}", r) for i, (_, r) in enumerate(scene.turned)]
    assert crossing([*named, ("stock", scene.stock), ("shown", scene.grid.shown), ("bar", scene.grid.claims)]) == []
    assert min(r.w for _, r in named) >= 26
    root = QAccessible.queryAccessibleInterface(t.view)
    names = [root.child(i).text(QAccessible.Text.Name) for i in range(root.childCount())]
    assert all(names) and any(n.startswith("翻出 ") for n in names)
    t.page.grab()


def test_a_turned_card_flies_from_the_stock(table: Any) -> None:
    t = table(name="shangdaren", seats=3)
    event = Event("turn", 0, t.driver.view.turned)
    made = animation.plan([event], t.page.model, t.view.scene, [], 3)
    assert [f.hides for f in made.flights] == [("turned", i) for i in range(len(t.driver.view.turned))]
    assert all(f.turn for f in made.flights)


def test_a_line_is_rearranged_by_dragging(table: Any) -> None:
    t = _table(table)
    model, view = t.page.model, t.view
    hand = model.hand
    assert isinstance(hand, HandRows)
    first, other = hand.rows[0][0], hand.rows[1][2]
    for card, goal in ((first, hand.rows[0][4]), (first, other)):
        at = view.place(("hand", goal.id))
        x, y = at.x + 2, at.y + 0.4 * at.w
        slot = hands.drop(hand, view.scene.hand, view.scene.hand_size, view.scene.grid, x, y).slot
        hand.move(card.id, slot)
        view.rebuild()
        row = next(r for r in hand.rows if card in r)
        assert goal in row and abs(row.index(card) - row.index(goal)) == 1
    assert hand.own
    assert Counter(c.token for c in hand.cards) == Counter(t.driver.view.me.hand)
    model.sort()
    assert not hand.own and first in hand.rows[0]


def test_the_arrows_walk_over_both_lines(table: Any, qtbot: Any) -> None:
    t = _table(table)
    hand = t.page.model.hand
    t.view.focus_on(("hand", hand.rows[0][1].id))
    qtbot.keyClick(t.view, Qt.Key.Key_Down)
    assert t.view.state.focus[1] in {c.id for c in hand.rows[1]}
    qtbot.keyClick(t.view, Qt.Key.Key_Up)
    assert t.view.state.focus[1] in {c.id for c in hand.rows[0]}
    qtbot.keyClick(t.view, Qt.Key.Key_Up)
    assert t.view.state.focus[0] == "button"


def test_a_resumed_hand_knows_its_tricks(table: Any) -> None:
    t = _table(table)
    model, view = t.page.model, t.driver.view
    past = [Event("play", 0, ("66",), "lead"), Event("play", 1, (), "pass"), Event("play", 2, (), "pass")]
    past += [Event("trick", 0, ("66",))]
    model.begin_hand()
    assert not model.tricks
    model.step([], view, rewound=True)
    assert model.tricks
    model.recall(past)
    assert [p.best for p in model.last_trick] == [True, False, False]


def test_a_resumed_hand_that_is_larger_lies_in_two_lines_again(table: Any) -> None:
    t = table(name="baipai", seats=3)
    model, view = t.page.model, t.driver.view
    held = view.me.hand
    small = replace(view, seats=tuple(replace(s, hand=held[:5], hand_count=5) if s.hand else s for s in view.seats))
    model.begin_hand()
    model.step([], small, rewound=True)
    assert not model.hand.rows
    model.step([], view, rewound=True)
    assert len(model.hand.rows) == 2 and len(model.hand.cards) == len(held)
