"""Where each thing of the table stands: model and size in, places out.

Painting, clicks, the keyboard and screen readers all use the same places.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop import layout
from changpai_desktop.desktop.i18n import language
from changpai_desktop.desktop.layout import LARGE_TEXT, Grid, Rect, SeatArea
from changpai_desktop.desktop.table import hands
from changpai_desktop.desktop.table.hands import HandPlace
from changpai_desktop.desktop.table.model import TableModel, place_of
from changpai_desktop.desktop.table.strip import NOWHERE, Strip, strip
from changpai_desktop.desktop.table.trick import Spot, old_places, spots, stage, ways_area
from changpai_desktop.games.contract import Action, GroupView, Seat, SeatView

WORST_GROUPS: Final[dict[Family, int]] = {"long": 7, "zi": 7, "tile": 4}
WORST_GROUP: Final[dict[Family, int]] = {"long": 3, "zi": 4, "tile": 3}
"""Cards of a group that may still come: in a column a fourth one makes the group higher."""
WORST_ROW: Final[dict[Family, int]] = {"long": 15, "zi": 15, "tile": 18}
WORST_PILE: Final = 18
"""Cards of the pile of a seat that wins tricks: with 16 it may stop, and few go on for long."""
PACKET: Final = (84.0, 44.0)
"""Width and height in u of the packet of cards that lie face down."""
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
    packet: Rect = NOWHERE
    """The cards of the seat that lie face down, as one packet with their number."""


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
    turned: list[tuple[str, Rect]] = field(default_factory=list)
    turned_caption: Rect = NOWHERE
    trick: list[Spot] = field(default_factory=list)
    old_trick: list[Spot] = field(default_factory=list)
    """The trick that was taken last, until the next one begins."""
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
    if model.tricks:
        g = replace(g, plans=ways_area(g))
    scene = Scene(g, g.u, family)
    view = model.view
    assert view is not None
    for seat in range(len(view.seats)):
        scene.seats[seat] = _seat(model, seat, g, family, zoom)
    if model.tricks:
        _trick(scene, model, g, family)
    else:
        _stage(scene, g, family, view.turned)
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
    small = min(zoom, 1.0)
    if model.tricks:
        return _pile(seat, s, area, g, family, 46 * g.u * small)
    # Sizes come from the worst case, so that no card shrinks while the hand is played.
    worst = sizes + [WORST_GROUP[family]] * (WORST_GROUPS[family] - len(sizes))
    gw, _ = layout.fit_groups(worst, area.groups, family, 46 * g.u * small)
    runs = model.open_runs(seat)
    if runs:
        gw = layout.fit_open(sizes, [len(x) for x in runs], area.groups, family, gw)
    places = layout.flow(sizes, area.groups, gw, family) or []
    hand = layout.open_hand(sizes, [len(x) for x in runs], area.groups, family, gw) if runs else []
    rw, row = layout.fit_row(max(len(s.row), WORST_ROW[family]), area.row, family, 40 * g.u * small)
    return SeatPlace(
        seat,
        area.area,
        area.plate,
        list(zip(s.groups, places, strict=False)),
        gw,
        list(zip(s.row, row, strict=False)),
        rw,
        list(zip([t for run in runs for t in run], hand, strict=False)),
        # Beside the tricks only who does not play keeps a card face down: where his groups would lie.
        packet=Rect(area.groups.x, area.groups.y, *(side * g.u for side in PACKET)) if s.buried else NOWHERE,
    )


def _pile(seat: Seat, s: SeatView, area: SeatArea, g: Grid, family: Family, most: float) -> SeatPlace:
    """A seat that wins tricks: its pile has the room of the row too, and in the corner lie its beaten cards."""
    x, y = min(area.groups.x, area.row.x), min(area.groups.y, area.row.y)
    box = Rect(x, y, max(area.groups.r, area.row.r) - x, max(area.groups.b, area.row.b) - y)
    wide, high = (side * g.u for side in PACKET)
    packet = Rect(box.r - wide, box.b - high, wide, high)
    beside = box.w > 2 * box.h
    room = Rect(box.x, box.y, box.w - wide - 8 * g.u, box.h) if beside else box.top(box.h - high - 6 * g.u)
    sizes = [len(x.cards) for x in s.groups]
    w, places = layout.fit_groups([*sizes, *[1] * (WORST_PILE - sum(sizes))], room, family, most)
    groups = list(zip(s.groups, places, strict=False))
    return SeatPlace(seat, area.area, area.plate, groups, w, [], w, packet=packet)


def _trick(scene: Scene, model: TableModel, g: Grid, family: Family) -> None:
    """The plays in the middle instead of stock and shown card."""
    view = model.view
    assert view is not None
    seats = len(view.seats)
    scene.trick = spots(g, view.seat, seats, view.trick, family, bool(view.legal))
    if not view.trick:
        scene.old_trick = old_places(g, view.seat, seats, model.last_trick, family)
    # Cards of a play are as large as this; flights to the middle need it.
    scene.stock_width = scene.shown_width = 40 * g.u
    scene.shown_folded = scene.stock_folded = True
    middle = stage(g)
    high = scene.shown_width * layout.FOLD[family]
    scene.shown = Rect(middle.cx - 20 * g.u, middle.y + middle.h * 0.3, scene.shown_width, high)
    scene.stock = Rect(middle.cx, middle.cy, 1, 1)


def _stage(scene: Scene, g: Grid, family: Family, turned: tuple[str, ...] = ()) -> None:
    u, k = g.u, g.stock
    if turned:
        k = k.left(0.52 * k.w)
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
    if turned:
        _turned(scene, g, family, turned)
    k = g.shown
    w, scene.shown_folded = layout.shown_size(k, family, u, g.text)
    scene.shown_width = w
    high = w * (layout.FOLD if scene.shown_folded else layout.FULL)[family]
    scene.shown = Rect(k.x + (k.w - w) / 2, k.y + (layout.caption_height(g.text) + 2) * u, w, high)


def _turned(scene: Scene, g: Grid, family: Family, turned: tuple[str, ...]) -> None:
    """Cards turned up beside the stock, one below the other and as high as it, with their caption under them."""
    u, k = g.u, g.stock.after(0.54 * g.stock.w)
    wordy = not language().code.startswith("zh")
    # In large letters a long word would not fit under them, and is left away.
    foot = 0.0 if wordy and g.text > LARGE_TEXT else max(22.0, 1.3 * layout.text_px(15, g.text)) * u
    gap = 5 * u
    # A caption in long words stands over the whole stage.
    over = g.text > LARGE_TEXT or wordy
    top = k.y + (layout.caption_height(g.text) * u if over else 0.0) + 4 * u
    fold = layout.FOLD[family]
    w = min(k.w, 44 * u, ((k.b - top - foot) - gap * (len(turned) - 1)) / len(turned) / fold)
    high = len(turned) * (w * fold + gap) - gap
    y = max(top, min(scene.stock.y, k.b - high - foot))
    scene.turned_caption = Rect(k.x - 4 * u, y + high + 2 * u, k.w + 8 * u, foot)
    scene.turned = [(t, Rect(k.cx - w / 2, y + i * (w * fold + gap), w, w * fold)) for i, t in enumerate(turned)]


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
