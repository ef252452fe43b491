"""Mahjong at the table: tiles, several winners in one hand, own kongs and wins, the tile just drawn."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from changpai_desktop.desktop.layout import crossing
from changpai_desktop.desktop.table import animation, talk
from changpai_desktop.games.contract import Action, Event, GroupView, Shown
from tests.desktop.table import tiles
from tests.desktop.table.conftest import ZiTable

SIZES = [(1024, 652), (1280, 748), (1920, 1010), (2560, 1360)]


@pytest.fixture
def tile_table(table: Callable[..., Any], qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[..., ZiTable]:
    """Makes tables of a stand-in for a game with tiles."""
    return lambda **kw: ZiTable(qtbot, monkeypatch, stand_in=tiles, seats=4, **kw)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("zoom", [100, 130])
def test_full_rivers_and_four_kongs_fit(tile_table: Any, size: tuple[int, int], zoom: int) -> None:
    t = tile_table(size=size, settings={"card_zoom": zoom})
    kongs = tuple(GroupView("angang", (f"{n}m",) * 4) for n in (1, 2, 3, 4))
    view = t.driver.view
    full = tuple(replace(s, groups=kongs, row=("5p",) * 18) for s in view.seats)
    t.driver.tell([], replace(view, seats=full))
    named = [(str(k), r) for k, r in t.view.things() if k[0] != "hand"]
    assert crossing(named) == []
    assert min(r.w for k, r in t.view.things() if k[0] == "row") >= 22
    t.page.grab()


def test_there_is_no_button_to_eat(tile_table: Any) -> None:
    t = tile_table()
    assert [v for v, _ in t.view.scene.buttons] == ["hu", "gang", "peng", "pass"]


def test_own_win_and_kong_are_enabled_when_a_tile_is_owed(tile_table: Any, qtbot: Any) -> None:
    t = tile_table()
    discards = tuple(Action("discard", (c,)) for c in dict.fromkeys(t.driver.view.me.hand))
    legal = (Action("hu", ("9s",)), Action("gang", ("1m",) * 4), *discards)
    t.ask(replace(t.driver.view, phase="discard", shown=None, legal=legal))
    able = {v for v, _ in t.view.scene.buttons if t.page.model.legal_of(v)}
    assert able == {"hu", "gang"}
    qtbot.keyClick(t.view, Qt.Key.Key_2)
    assert t.driver.tried == [legal[1]]
    # A tile is still thrown as in any other game.
    assert not t.page.model.choosing_sets
    card = t.hand_ids()[0]
    qtbot.mouseClick(t.view, Qt.MouseButton.LeftButton, pos=t.at("hand", card))
    assert t.page.model.selected == card


def test_several_kongs_are_ways_to_choose_from(tile_table: Any, qtbot: Any) -> None:
    t = tile_table()
    legal = (Action("gang", ("1m",) * 4), Action("gang", ("5p",) * 4), Action("discard", ("9s",)))
    t.ask(replace(t.driver.view, phase="discard", shown=None, legal=legal))
    assert [a for a, _ in t.view.scene.plans] == list(legal[:2])
    qtbot.keyClick(t.view, Qt.Key.Key_2)
    qtbot.keyClick(t.view, Qt.Key.Key_2)
    assert t.driver.tried == [legal[1]]


def test_declarations_have_their_buttons(tile_table: Any, qtbot: Any) -> None:
    t = tile_table()
    legal = tuple(Action(f"que_{s}") for s in "mps")
    t.ask(replace(t.driver.view, phase="dingque", shown=None, legal=legal))
    assert [v for v, _ in t.view.scene.buttons] == ["que_m", "que_p", "que_s"]
    qtbot.keyClick(t.view, Qt.Key.Key_3)
    assert t.driver.tried == [legal[2]]


def test_three_tiles_are_picked_to_be_swapped(tile_table: Any, qtbot: Any) -> None:
    t = tile_table()
    hand = t.driver.view.me.hand
    suits = [tuple(c for c in hand if c[1] == s)[:3] for s in "mps"]
    legal = tuple(Action("swap", three) for three in suits if len(three) == 3)
    t.ask(replace(t.driver.view, phase="swap", shown=None, legal=legal))
    wanted = legal[0]
    for token in wanted.cards:
        card = next(c for c in t.page.model.hand.cards if c.token == token and c.id not in t.page.model.picked)
        qtbot.mouseClick(t.view, Qt.MouseButton.LeftButton, pos=t.at("hand", card.id))
    qtbot.mouseClick(t.view, Qt.MouseButton.LeftButton, pos=t.at("button", "swap"))
    assert t.driver.tried == [wanted]


def test_the_tile_just_drawn_stands_apart_until_the_hand_changes(tile_table: Any) -> None:
    t = tile_table()
    view = t.driver.view
    hand = (*view.me.hand, "1m")
    me = replace(view.me, hand=hand, hand_count=len(hand))
    t.driver.tell([Event("draw", 0, ("1m",), "mo")], replace(view, shown=None, seats=(me, *view.seats[1:])))
    last = t.view.scene.hand[-1]
    assert last.card.token == "1m" and last.card.id == t.page.model.hand.apart
    assert last.rect.x - t.view.scene.hand[-2].rect.r > 0.2 * last.rect.w
    assert last.rect.r <= t.view.width()
    me = replace(me, hand=tuple(c for c in hand if c != "9s"))
    t.driver.tell([Event("discard", 0, ("9s",))], replace(view, shown=None, seats=(me, *view.seats[1:])))
    assert t.page.model.hand.apart == 0
    assert t.view.scene.hand[0].card.token == "1m"


def _won(view: Any, *seats: int) -> Any:
    return replace(
        view,
        seats=tuple(replace(s, status="won", known=("5p",)) if i in seats else s for i, s in enumerate(view.seats)),
    )


def test_a_win_does_not_end_the_hand(tile_table: Any) -> None:
    t = tile_table(settings={"speed": 1})
    t.view.mover.finish()
    shows = t.driver.shows
    events = [Event("win", 2, ("5p",), "discard", source=1), Event("win", 3, ("5p",), "discard", source=1)]
    t.driver.tell([*events, Event("draw", 0, ("2p",), "mo")], _won(t.driver.view, 2, 3))
    assert t.view.mover.running and not t.view.mover.ending
    made = t.view.mover._plan
    assert [s.seat for s in made.seals] == [2, 3]
    assert made.seals[0].begin == made.seals[1].begin
    assert not any(s.stays for s in made.seals)
    # Nobody draws before the winners have been seen.
    assert min(f.begin for f in made.flights) >= made.seals[0].begin + made.seals[0].rise
    t.view.mover.finish()
    assert t.driver.shows == shows + 1
    assert t.driver.moved == 0


def test_a_win_alone_takes_time_and_the_end_keeps_its_seals(tile_table: Any) -> None:
    t = tile_table()
    win = Event("win", 2, ("5p",), "own_draw")
    alone = animation.plan([win], t.page.model, t.view.scene, [], 3)
    assert alone.length > 500 and not alone.ends
    last = animation.plan([win, Event("end", verb="win")], t.page.model, t.view.scene, [], 3)
    assert last.ends and last.seals[0].stays


def test_who_has_won_is_told_on_the_plate(tile_table: Any) -> None:
    t = tile_table()
    before = t.page.grab().toImage()
    t.driver.tell([], _won(t.driver.view, 0, 1, 2))
    assert t.page.grab().toImage() != before
    painter_says = talk.seat_spoken(t.page.model, 1, "", 0)
    assert "胡了" in painter_says and "亮出 五筒" in painter_says


def test_a_lasting_declaration_stands_on_the_plate(tile_table: Any) -> None:
    t = tile_table()
    before = t.page.grab().toImage()
    seats = tuple(replace(s, said="que_m") for s in t.driver.view.seats)
    t.driver.tell([], replace(t.driver.view, seats=seats))
    assert t.page.grab().toImage() != before


def test_usual_draws_of_others_are_not_in_the_record(tile_table: Any) -> None:
    t = tile_table()
    model = t.page.model
    n = len(model.log)
    events = [Event("draw", 1, ("?",), "mo"), Event("draw", 0, ("2p",), "mo"), Event("draw", 2, ("?", "?"), "swap")]
    t.driver.tell(events, t.driver.view)
    assert [talk.log_text(model, line) for line in model.log[n:]] == ["摸 二筒", "换：2 张"]


def test_a_screen_reader_walks_the_tiles(tile_table: Any) -> None:
    t = tile_table()
    t.ask(replace(t.driver.view, shown=Shown("5p", 2, "discard")))
    root = QAccessible.queryAccessibleInterface(t.view)
    names = [root.child(i).text(QAccessible.Text.Name) for i in range(root.childCount())]
    assert all(names)
    assert "对家 打: 五筒" in names


def test_a_swap_of_all_takes_no_longer_than_two_moves(tile_table: Any) -> None:
    """What the others give goes at the same time; of each of them one back is seen."""
    t = tile_table()
    model = t.page.model
    mine = ("1m", "1m", "2m")
    gives = [Event("give", s, mine if s == 0 else ("?",) * 3, "swap", source=(s + 1) % 4) for s in range(4)]
    takes = [Event("draw", s, ("6s",) * 3 if s == 0 else ("?",) * 3, "swap", source=(s - 1) % 4) for s in range(4)]
    hand = (*t.driver.view.me.hand[3:], "6s", "6s", "6s")
    new = model.step(
        [*gives, *takes],
        replace(
            t.driver.view, seats=(replace(t.driver.view.me, hand=hand), *t.driver.view.seats[1:]), shown=None, legal=()
        ),
    )
    t.view.rebuild()
    assert len(new) == 3 and model.hand.apart == 0
    made = animation.plan([*gives, *takes], model, t.view.scene, new, 3)
    times = [(f.begin, f.begin + f.last) for f in made.flights]
    assert max(sum(a <= at < b for a, b in times) for at in range(0, round(made.length), 5)) <= 4
    assert made.length <= 3 * 260
    assert {f.hides for f in made.flights if f.hides} == {("hand", i) for i in new}
