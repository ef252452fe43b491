"""How a hand ends at the table, and how a live count shows that it is new. Time stands still but for what is said."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QRegion

from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import qrect
from changpai_desktop.desktop.theme import DURATIONS, SPEEDS
from changpai_desktop.games.contract import Event, Shown

WIN = (Event("win", 2, ("62",), "discard", source=1), Event("end", verb="win"))
TWO = (Event("win", 1, ("62",), "discard", source=2), *WIN)
DRAW, VOID = (Event("end", verb="draw"),), (Event("end", verb="void"),)
RISE, STILL = DURATIONS["win_seal"], DURATIONS["win_still"]


class Clock:
    """Milliseconds that pass only when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def _timed(made: Any, speed: int = 3, **kw: Any) -> Clock:
    """From now on the table has this speed and this clock, and is as it stands."""
    clock = Clock()
    made.view.mover.clock = made.view.fresh.clock = clock
    made.view.mover.finish()
    made.settings.speed = speed
    made.settings.__dict__.update(kw)
    made.driver.shows = made.driver.moved = 0
    return clock


def _end(made: Any, events: Sequence[Event] = WIN) -> None:
    made.driver.tell(events, replace(made.driver.view, shown=Shown("62", 1, "discard"), legal=(), actors=()))


def _told(made: Any) -> tuple[int, int]:
    return made.driver.shows, made.driver.moved


def _run(made: Any, clock: Clock, to: float) -> None:
    clock.now = 1000.0 + to
    made.view.mover.tick()


def test_the_winners_seal_comes_up_and_then_nothing_changes(table: Any) -> None:
    t = table()
    clock = _timed(t)
    _end(t)
    place = t.view.seal_places()[2]
    seen = []
    for at in range(0, RISE + STILL, 20):
        _run(t, clock, at)
        (seal, r, strength), *more = t.view.mover.seals()
        assert (seal.glyph, seal.seat, more, t.view.mover.flying()) == ("胡", 2, [], [])
        seen.append((strength, r.w))
        assert _told(t) == (0, 0)
    rise = seen[: RISE // 20 + 1]
    assert rise == sorted(rise, key=lambda x: x[0]) and rise[0][0] == 0 and rise[0][1] > place.w
    assert rise[4][0] > 0.6, "OutQuad is fast at first"
    assert set(seen[RISE // 20 + 1 :]) == {(1.0, place.w)}
    _run(t, clock, RISE + STILL)
    assert _told(t) == (1, 1), "the engine is told, and shall not wait any more"
    assert [s.glyph for s, _, _ in t.view.mover.seals()] == ["胡"], "the seal is in the picture that fades"
    assert not t.view.mover.running
    t.driver.tell([], t.driver.view)
    assert t.view.mover.seals() == []


def test_during_the_stillness_no_pixel_changes(table: Any) -> None:
    t = table()
    clock = _timed(t)
    _end(t)
    pictures = []
    for at in (RISE + 1, RISE + STILL / 2, RISE + STILL - 1, RISE + STILL):
        _run(t, clock, at)
        pictures.append(t.view.grab().toImage())
    assert all(p == pictures[0] for p in pictures)


@pytest.mark.parametrize("speed", range(1, 6))
@pytest.mark.parametrize(("events", "length"), [(WIN, RISE + STILL), (TWO, RISE + STILL), (DRAW, STILL), (VOID, STILL)])
@pytest.mark.parametrize("reduced", [False, True])
def test_the_length_follows_from_events_and_speed(
    table: Any, speed: int, events: Sequence[Event], length: int, reduced: bool
) -> None:
    t = table(size=(1024, 652))
    clock = _timed(t, speed, reduced_motion=reduced)
    _end(t, events)
    _run(t, clock, length * SPEEDS[speed] - 1)
    assert t.view.mover.ending and _told(t) == (0, 0)
    assert len(t.view.mover.seals()) == sum(e.kind == "win" for e in events)
    _run(t, clock, length * SPEEDS[speed] + 0.001)
    assert not t.view.mover.ending and _told(t) == (1, 1)


def test_the_length_does_not_tell_hands(table: Any) -> None:
    """Whatever the others hold, and whatever the own hand is."""
    t = table()
    _timed(t)
    lengths = set()
    for hand in (t.driver.view.me.hand, t.driver.view.me.hand[:3]):
        seats = (replace(t.driver.view.me, hand=hand), *(replace(s, hand_count=1) for s in t.driver.view.seats[1:]))
        t.driver.tell(WIN, replace(t.driver.view, seats=seats, legal=()))
        lengths.add(t.view.mover._plan.length)
    assert lengths == {RISE + STILL}


def test_without_speed_all_is_instant(table: Any) -> None:
    t = table()
    _timed(t, speed=0)
    _end(t)
    assert _told(t) == (1, 0) and not t.view.mover.running and t.view.mover.seals() == []


def test_reduced_motion_keeps_the_fade_only(table: Any) -> None:
    t = table()
    clock = _timed(t, reduced_motion=True)
    _end(t, (Event("flip", 1, ("62",)), *WIN))
    place = t.view.seal_places()[2]
    strengths = []
    for at in (0, 60, 120, RISE):
        _run(t, clock, at)
        ((_, r, strength),) = t.view.mover.seals()
        assert r == place and t.view.mover.flying() == [] and t.view.mover.hidden() == set()
        strengths.append(strength)
    assert strengths == sorted(set(strengths)) and strengths[0] == 0 and strengths[-1] == 1


@pytest.mark.parametrize("way", ["click", "right", Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_X, Qt.Key.Key_Left])
@pytest.mark.parametrize("at", [10, RISE + 50])
def test_a_click_or_any_key_ends_the_waiting(table: Any, qtbot: Any, way: Any, at: int) -> None:
    t = table()
    clock = _timed(t)
    _end(t)
    _run(t, clock, at)
    if isinstance(way, str):
        button = Qt.MouseButton.LeftButton if way == "click" else Qt.MouseButton.RightButton
        qtbot.mouseClick(t.view, button, pos=t.at("stock"))
    else:
        qtbot.keyClick(t.view, way)
    assert _told(t) == (1, 1) and not t.view.mover.running
    ((_, _, strength),) = t.view.mover.seals()
    assert strength == 1.0


def test_a_modifier_alone_ends_nothing(table: Any, qtbot: Any) -> None:
    t = table()
    _timed(t)
    _end(t)
    qtbot.keyClick(t.view, Qt.Key.Key_Shift)
    assert t.view.mover.ending and _told(t) == (0, 0)


def test_who_looks_away_misses_no_settlement(table: Any) -> None:
    t = table()
    _timed(t)
    _end(t)
    t.page.leave()
    assert _told(t) == (0, 0)
    t.page.enter()
    assert t.driver.shows == 1


def test_step_by_step_waits_for_the_player_first(table: Any, qtbot: Any) -> None:
    t = table()
    clock = _timed(t)
    t.page.tools.actions["step"].setChecked(True)
    _end(t)
    _run(t, clock, RISE + STILL)
    assert _told(t) == (0, 0) and t.view.waiting
    qtbot.keyClick(t.view, Qt.Key.Key_Space)
    assert _told(t) == (1, 1)


def test_the_seal_follows_the_table(table: Any) -> None:
    t = table()
    clock = _timed(t)
    _end(t)
    _run(t, clock, RISE + STILL)
    t.page.resize(1600, 900)
    ((_, r, _),) = t.view.mover.seals()
    assert r == t.view.seal_places()[2]


# ---- live counts


def _counts(made: Any, *live: int | None) -> None:
    seats = made.driver.view.seats
    more = (*live, *(s.live for s in seats[len(live) :]))
    changed = tuple(replace(s, live=n) for s, n in zip(seats, more, strict=True))
    made.driver.tell([], replace(made.driver.view, seats=changed))


def _changed(a: QImage, b: QImage, area: Rect) -> QRect:
    """Where two pictures differ within an area."""
    at = qrect(area).toAlignedRect()
    places = [(x, y) for x in range(at.left(), at.right()) for y in range(at.top(), at.bottom())]
    region = QRegion()
    for x, y in places:
        if a.pixel(x, y) != b.pixel(x, y):
            region += QRect(x, y, 1, 1)
    return region.boundingRect()


@pytest.mark.parametrize("reduced", [False, True])
def test_a_new_count_is_underlined_for_a_while(table: Any, reduced: bool) -> None:
    t = table()
    clock = _timed(t, reduced_motion=reduced)
    _counts(t, 0, 12, 5)
    clock.now += 5000
    t.view.fresh.tick()
    _counts(t, 0, 13, 5)
    assert t.view.state.fresh == {1}
    clock.now += DURATIONS["count"] - 1
    t.view.fresh.tick()
    assert t.view.state.fresh == {1}
    _counts(t, 0, 13, 7)
    assert t.view.state.fresh == {1, 2}
    clock.now += 1
    t.view.fresh.tick()
    assert t.view.state.fresh == {2}
    clock.now += DURATIONS["count"]
    t.view.fresh.tick()
    assert t.view.state.fresh == set()


def test_the_line_is_removed_by_itself(table: Any, qtbot: Any) -> None:
    t = table()
    t.settings.speed = 1
    _counts(t, 0, 12, 5)
    _counts(t, 0, 13, 5)
    assert t.view.state.fresh
    qtbot.waitUntil(lambda: not t.view.state.fresh, timeout=5000)


@pytest.mark.parametrize("size", [(1024, 652), (1280, 748), (1920, 1010)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_line_is_under_the_number_and_the_number_does_not_change(table: Any, size: Any, seat: int) -> None:
    t = table(size=size)
    clock = _timed(t)
    _counts(t, 3, 3, 3)
    clock.now += 5000
    t.view.fresh.tick()
    new = [3, 3, 3]
    new[seat] = 24
    _counts(t, *new)
    t.view.mover.finish()
    plate, u = t.view.place(("seat", seat)), t.view.scene.u
    with_line = t.view.grab().toImage()
    clock.now += 5000
    t.view.fresh.tick()
    assert t.view.state.fresh == set()
    without = t.view.grab().toImage()
    line = _changed(with_line, without, plate)
    assert plate.cx < line.left() and line.right() < plate.r and 2 <= line.height() <= 3 * u + 2
    assert with_line.pixelColor(line.center()) == t.settings.look.theme.colour("tea")

    def colours(y: int) -> int:
        return len({without.pixel(x, y) for x in range(line.left(), line.right() + 1)})

    assert {colours(y) for y in range(line.top(), line.bottom() + 1)} == {1}, "it does not cross the digits"
    assert colours(line.top() - round(5 * u)) > 1, "and stands close under them"


def test_no_line_without_speed_at_a_deal_or_after_taking_back(table: Any) -> None:
    t = table()
    _timed(t, speed=0)
    _counts(t, 0, 12, 5)
    _counts(t, 0, 13, 5)
    assert t.view.state.fresh == set()
    t.settings.speed = 3
    _counts(t, 0, 14, 5)
    assert t.view.state.fresh == {1}
    t.driver.rewound = True
    _counts(t, 0, 13, 5)
    assert t.view.state.fresh == set()
    t.driver.rewound = False
    fewer = tuple(replace(s, live=0) for s in t.driver.view.seats)
    t.driver.tell([Event("deal", 0, ())], replace(t.driver.view, seats=fewer))
    assert t.view.state.fresh == set()
    t.view.mover.finish()
    _counts(t, None, 3, 0)
    assert t.view.state.fresh == {1}, "a count that is not known is not new"
