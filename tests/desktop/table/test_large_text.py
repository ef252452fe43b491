"""Text of 75 to 300 %: everything keeps its place, names give way, numbers are never cut; and watched hands."""

from dataclasses import replace
from typing import Any

import pytest

from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.layout import Rect, crossing
from changpai_desktop.desktop.paint import Painter
from changpai_desktop.games.contract import Action, GroupView, Shown

CLAIMS = ("peng 62 62 62", "chi 62 51 51", "chi 62 62 51", "chi 62 44 44", "chi 62 22 22", "chi 62 33 33", "pass")
SIZES = ((1024, 652), (1280, 656), (2560, 1360))
NAMES = ("南充幺地人协会主席", "欧阳师傅", "Bartholomew")


def _full(t: Any, groups: int = 7) -> None:
    """A seat cannot have more than this; the player is asked."""
    view = t.driver.view
    laid = tuple(GroupView("gang", ("65",) * 4) for _ in range(min(groups, 3)))
    laid += tuple(GroupView("peng", ("44",) * 3) for _ in range(groups - len(laid)))
    seats = tuple(replace(s, groups=laid, row=("22",) * 15, live=128, hand_count=20) for s in view.seats)
    legal = tuple(Action.parse(c) for c in CLAIMS)
    shown = Shown("62", len(seats) - 1, "flip")
    view = replace(view, seats=seats, phase="claim", shown=shown, legal=legal, actors=(0,))
    t.driver.facts.totals = (128, -115, -13)
    t.driver.tell([], view)
    t.driver.ask(view)


def _text(t: Any, scale: float) -> None:
    t.settings.look.set(t.settings.look.theme, text_scale=scale)


@pytest.mark.parametrize("panel", [True, False], ids=["panel", "tab"])
@pytest.mark.parametrize(("seats", "zoom"), [(3, 100), (2, 100), (3, 130)])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_overlaps(table: Any, size: tuple[int, int], seats: int, zoom: int, panel: bool) -> None:
    t = table(size=size, seats=seats, settings={"card_zoom": zoom, "panel_open": panel})
    _full(t)
    for code in ("zh_CN", "en"):
        language().set(code)
        for scale in (0.75, 1.0, 1.3, 2.0, 3.0):
            _text(t, scale)
            named = [(str(k), r) for k, r in t.view.things() if k[0] != "hand"]
            assert crossing(named) == []
            assert all(r.x >= 0 and r.r <= t.view.width() + 1 for _, r in t.view.things())


@pytest.mark.parametrize("panel", [True, False], ids=["panel", "tab"])
@pytest.mark.parametrize("seats", [3, 2])
@pytest.mark.parametrize("size", SIZES[:2], ids=str)
def test_numbers_are_never_cut(
    table: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], seats: int, panel: bool
) -> None:
    t = table(size=size, seats=seats, settings={"panel_open": panel})
    _full(t)
    t.view.state.names = NAMES
    cut: list[tuple[float, str]] = []
    said: list[str] = []
    text = Painter.text

    def note(b: Painter, r: Rect, what: str, size: float = 16, *rest: Any, **kw: Any) -> float:
        took = text(b, r, what, size, *rest, **kw)
        said.append(what)
        if any(c.isdigit() for c in what) and b.width(what, size, *rest[2:3], **kw) > r.w + 0.5:
            cut.append((b.text_scale, what))
        return took

    for code in ("zh_CN", "en"):
        language().set(code)
        for scale in (0.75, 1.0, 1.3, 1.6, 2.0, 2.5, 3.0):
            _text(t, scale)
            t.view.state.names = NAMES
            with monkeypatch.context() as patched:
                patched.setattr(Painter, "text", note)
                said.clear()
                t.view.grab()
            assert cut == []
            assert said.count("128") >= seats, "each live count is to be seen"
            assert any(str(t.view.model.view.stock) in s for s in said), "and the stock"
            for score in ("128", "115"):
                assert any(score in s and s != score for s in said), "and the scores"


def test_text_returns_to_what_it_was(table: Any) -> None:
    t = table()
    _full(t)
    before = t.view.grab().toImage()
    _text(t, 3.0)
    assert t.view.grab().toImage() != before
    _text(t, 1.0)
    assert t.view.grab().toImage() == before


def test_large_text_takes_the_panels_room_once(table: Any) -> None:
    t = table()
    t.settings.text_scale = 100
    _text(t, 2.0)
    t.settings.set("text_scale", 200)
    assert not t.settings.panel_open
    t.page.toggle_panel()
    assert t.settings.panel_open
    assert t.page.panel.is_open


def test_a_long_hint_scrolls(table: Any) -> None:
    t = table()
    panel = t.page.panel
    reasons = ["这一组记 8 陀：亮出共 13 陀，要够 33 陀。"] * 3
    panel.hint.show_hint("提示", "", "", [("碰 幺四", "+2.4 ±1.5", 0.8)], reasons)
    assert panel.hint_area.verticalScrollBar().maximum() == 0
    _text(t, 3.0)
    assert panel.hint.height() > panel.hint_area.viewport().height()
    assert panel.hint_area.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_watched_hands_lie_open(table: Any, size: tuple[int, int], scale: float, seats: int) -> None:
    t = table(size=size, seats=seats)
    _text(t, scale)
    t.driver.facts.watching = True
    widths = set()
    for groups in (0, 3, 6):
        view = t.driver.hand.view(0, reveal=True)
        laid = tuple(GroupView("peng", ("44",) * 3) for _ in range(groups))
        full = tuple(
            replace(s, groups=laid, row=("22",) * 15, hand=tuple(s.hand or ())[: 20 - 2 * groups]) for s in view.seats
        )
        t.driver.tell([], replace(view, seats=full))
        scene = t.view.scene
        assert [len(p.open_hand) for p in scene.seats.values()] == [0] + [20 - 2 * groups] * (seats - 1)
        for seat, place in list(scene.seats.items())[1:]:
            assert sorted(c for c, _ in place.open_hand) == sorted(full[seat].hand or ())
            lows = [r.b for _, r in place.open_hand] + [r.b for _, r in place.groups]
            assert max(lows) <= min(r.y for _, r in place.row)
            assert all(place.area.x <= r.x and r.r <= place.area.r + 1 for _, r in place.open_hand)
            if place.groups:
                assert max(r.b for _, r in place.groups) <= min(r.y for _, r in place.open_hand)
            widths.add(round(place.group_width))
        t.view.grab()
    assert max(widths) - min(widths) <= 4, "cards hardly change their size while the hand goes on"


def test_others_hands_stay_hidden_for_a_player(table: Any) -> None:
    t = table()
    assert all(not p.open_hand for p in t.view.scene.seats.values())
