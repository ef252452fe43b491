"""Where each thing of the table stands: model and size in, places out.

Painting, clicks, the keyboard and screen readers all use the same places.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop import layout
from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.layout import LARGE_TEXT, Grid, Rect
from changpai_desktop.desktop.table import hands
from changpai_desktop.desktop.table.hands import HandPlace
from changpai_desktop.desktop.table.model import TableModel, place_of
from changpai_desktop.desktop.table.strip import NOWHERE, Strip, strip
from changpai_desktop.games.contract import Action, GroupView, Seat

WORST_GROUPS: Final = 7
WORST_GROUP: Final[dict[Family, int]] = {"long": 3, "zi": 4, "tile": 3}
"""Cards of a group that may still come: in a column a fourth one makes the group higher."""
WORST_ROW: Final = 15
LARGE_ZOOM: Final = 120
"""Per cent of card size from which the large-card rows are used."""
TWO_LINES: Final = 1.4
"""Text size from which a full claim bar with words stands in two lines."""
CROWDING: Final = {"card_zoom": LARGE_ZOOM, "text_scale": 200}
"""Per cent from which a setting takes the panel's room; it can be opened again."""
Key = tuple[Any, ...]


@dataclass(frozen=True)
class SeatPlace:
    """A seat's plate, groups and row."""

    seat: Seat
    area: Rect
    plate: Rect
    groups: list[tuple[GroupView, Rect]]
    group_width: float
    row: list[tuple[str, Rect]]
    row_width: float
    open_hand: list[tuple[str, Rect]] = field(default_factory=list)
    """Another seat's hand, when everything lies open."""


@dataclass
class Scene:
    """All places of one moment, in pixels of the table widget."""

    grid: Grid
    u: float
    family: Family
    seats: dict[Seat, SeatPlace] = field(default_factory=dict)
    hand: list[HandPlace] = field(default_factory=list)
    hand_size: tuple[float, float, float] = (0.0, 0.0, 0.0)
    stock: Rect = NOWHERE
    stock_width: float = 0.0
    stock_folded: bool = False
    shown: Rect = NOWHERE
    shown_width: float = 0.0
    shown_folded: bool = False
    buttons: list[tuple[str, Rect]] = field(default_factory=list)
    strip: Strip = field(default_factory=Strip)

    @property
    def plans(self) -> list[tuple[Action, Rect]]:
        """The ways to choose from; those that are turned away are NOWHERE."""
        return self.strip.ways


def page_grid(w: float, h: float, family: Family, seats: int, panel: bool, large: bool, text: float = 1.0) -> Grid:
    """The grid of a page that lies under the window's toolbar: y counts from the page's own top."""
    whole = h / 0.935
    bar = layout.clamp(0.065 * whole, 48, 80)
    if whole * 0.065 != bar:
        whole = h + bar
    made = layout.grid(w, whole, family, seats, panel, large, text)
    up = -made.toolbar.h
    moved: dict[str, Any] = {
        f.name: getattr(made, f.name).moved(0, up) for f in fields(made) if isinstance(getattr(made, f.name), Rect)
    }
    moved["seats"] = {
        k: layout.SeatArea(a.area.moved(0, up), a.plate.moved(0, up), a.groups.moved(0, up), a.row.moved(0, up))
        for k, a in made.seats.items()
    }
    return replace(made, **moved)


def build(model: TableModel, g: Grid, zoom: float = 1.0, first: int = 0) -> Scene:
    """All places for the model's view. `zoom` is the player's card size, 1.0 = 100 %.

    `first` is the line of the ways to choose from that stands on top.
    """
    family: Family = model.game.pack.family
    scene = Scene(g, g.u, family)
    view = model.view
    assert view is not None
    for seat in range(len(view.seats)):
        scene.seats[seat] = _seat(model, seat, g, family, zoom)
    _stage(scene, g, family)
    scene.hand, scene.hand_size = hands.places(model, g, family, zoom)
    _bar(scene, model, g)
    scene.strip = strip(model, g, first)
    return scene


def _seat(model: TableModel, seat: Seat, g: Grid, family: Family, zoom: float) -> SeatPlace:
    view = model.view
    assert view is not None
    area = g.seats[place_of(seat, view.seat, len(view.seats))]
    s = view.seats[seat]
    sizes = [len(x.cards) for x in s.groups]
    # Sizes come from the worst case, so that no card shrinks while the hand is played.
    worst = sizes + [WORST_GROUP[family]] * (WORST_GROUPS - len(sizes))
    small = min(zoom, 1.0)
    gw, _ = layout.fit_groups(worst, area.groups, family, 46 * g.u * small)
    runs = model.open_runs(seat)
    if runs:
        gw = layout.fit_open(sizes, [len(x) for x in runs], area.groups, family, gw)
    places = layout.flow(sizes, area.groups, gw, family) or []
    hand = layout.open_hand(sizes, [len(x) for x in runs], area.groups, family, gw) if runs else []
    rw, row = layout.fit_row(max(len(s.row), WORST_ROW), area.row, family, 40 * g.u * small)
    return SeatPlace(
        seat,
        area.area,
        area.plate,
        list(zip(s.groups, places, strict=False)),
        gw,
        list(zip(s.row, row, strict=False)),
        rw,
        list(zip([t for run in runs for t in run], hand, strict=False)),
    )


def _stage(scene: Scene, g: Grid, family: Family) -> None:
    u, k = g.u, g.stock
    # Large text has its caption over the whole stage, and a higher line under the stock.
    top = 0.0 if g.text <= LARGE_TEXT else layout.caption_height(g.text) * u
    foot = max(40 * u, (1.25 * layout.text_px(19, g.text) + 16) * u)
    narrow = 0.92 if family != "tile" else 0.8
    w = min(k.w * 0.70, (k.h - top - foot) / layout.FULL[family]) * narrow
    if family != "tile" and w < 32 * u:
        scene.stock_folded = True
        w = min(k.w * 0.70, (k.h - top - foot) / layout.FOLD[family]) * narrow
    high = w * (layout.FOLD if scene.stock_folded else layout.FULL)[family]
    scene.stock_width = w
    y = k.y + top + 8 * u + max(0.0, k.h - top - high - foot - 4 * u) * 0.3
    scene.stock = Rect(k.x + (k.w - w) / 2 - 4 * u, y, w + 8 * u, high)
    k = g.shown
    w, scene.shown_folded = layout.shown_size(k, family, u, g.text)
    scene.shown_width = w
    high = w * (layout.FOLD if scene.shown_folded else layout.FULL)[family]
    scene.shown = Rect(k.x + (k.w - w) / 2, k.y + (layout.caption_height(g.text) + 2) * u, w, high)


def _bar(scene: Scene, model: TableModel, g: Grid) -> None:
    k, u = g.claims, g.u
    verbs = model.buttons()
    worded = not language().code.startswith("zh") or any(not model.game.verb(v).claim for v in verbs)
    # Large words need wide buttons: those of a full bar stand in two lines then.
    lines = 2 if worded and len(verbs) > 3 and g.text > TWO_LINES else 1
    slots = max(-(-len(verbs) // lines), 1)
    wide = min((k.w - (slots - 1) * 8 * u) / slots, 150 * u * max(1.0, g.text))
    high = (k.h - 5 * u - (lines - 1) * 7 * u) / lines
    x = k.x + (k.w - wide * slots - 8 * u * (slots - 1)) / 2
    for i, verb in enumerate(verbs):
        across, down = i % slots, i // slots
        place = Rect(x + across * (wide + 8 * u), k.y + down * (high + 7 * u), wide, high)
        scene.buttons.append((verb, place))
