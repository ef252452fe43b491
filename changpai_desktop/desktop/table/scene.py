"""Where each thing of the table stands: model and size in, places out.

Painting, clicks, the keyboard and screen readers all use the same places.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop import layout
from changpai_desktop.desktop.layout import Grid, Rect
from changpai_desktop.desktop.table.model import HandCard, TableModel, place_of
from changpai_desktop.games.contract import Action, GroupView, Seat

WORST_GROUPS: Final = 7
WORST_ROW: Final = 15
LARGE_ZOOM: Final = 120
"""Per cent of card size from which the large-card rows are used."""
Key = tuple[Any, ...]
NOWHERE: Final = Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class HandPlace:
    """A hand card and where it stands."""

    card: HandCard
    rect: Rect


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
    shown: Rect = NOWHERE
    shown_width: float = 0.0
    shown_folded: bool = False
    buttons: list[tuple[str, Rect]] = field(default_factory=list)
    plans: list[tuple[Action, Rect]] = field(default_factory=list)


def page_grid(w: float, h: float, family: Family, seats: int, panel: bool, large: bool) -> Grid:
    """The grid of a page that lies under the window's toolbar: y counts from the page's own top."""
    whole = h / 0.935
    bar = layout.clamp(0.065 * whole, 48, 80)
    if whole * 0.065 != bar:
        whole = h + bar
    made = layout.grid(w, whole, family, seats, panel, large)
    up = -made.toolbar.h
    moved: dict[str, Any] = {
        f.name: getattr(made, f.name).moved(0, up) for f in fields(made) if isinstance(getattr(made, f.name), Rect)
    }
    moved["seats"] = {
        k: layout.SeatArea(a.area.moved(0, up), a.plate.moved(0, up), a.groups.moved(0, up), a.row.moved(0, up))
        for k, a in made.seats.items()
    }
    return replace(made, **moved)


def build(model: TableModel, g: Grid, zoom: float = 1.0) -> Scene:
    """All places for the model's view. `zoom` is the player's card size, 1.0 = 100 %."""
    family: Family = model.game.pack.family
    scene = Scene(g, g.u, family)
    view = model.view
    assert view is not None
    for seat in range(len(view.seats)):
        scene.seats[seat] = _seat(model, seat, g, family, zoom)
    _stage(scene, g, family)
    scene.hand, scene.hand_size = hand_line(model, g, family, zoom)
    _bar(scene, model, g)
    _plans(scene, model, g)
    return scene


def _seat(model: TableModel, seat: Seat, g: Grid, family: Family, zoom: float) -> SeatPlace:
    view = model.view
    assert view is not None
    area = g.seats[place_of(seat, view.seat, len(view.seats))]
    s = view.seats[seat]
    sizes = [len(x.cards) for x in s.groups]
    # Sizes come from the worst case, so that no card shrinks while the hand is played.
    worst = sizes + [3] * (WORST_GROUPS - len(sizes))
    small = min(zoom, 1.0)
    gw, _ = layout.fit_groups(worst, area.groups, family, 46 * g.u * small)
    places = layout.flow(sizes, area.groups, gw, family) or []
    rw, row = layout.fit_row(max(len(s.row), WORST_ROW), area.row, family, 40 * g.u * small)
    return SeatPlace(
        seat,
        area.area,
        area.plate,
        list(zip(s.groups, places, strict=False)),
        gw,
        list(zip(s.row, row, strict=False)),
        rw,
    )


def _stage(scene: Scene, g: Grid, family: Family) -> None:
    u, k = g.u, g.stock
    w = min(k.w * 0.70, (k.h - 40 * u) / layout.FULL[family]) * (0.92 if family != "tile" else 0.8)
    high = w * layout.FULL[family]
    scene.stock_width = w
    scene.stock = Rect(k.x + (k.w - w) / 2 - 4 * u, k.y + 8 * u + max(0.0, k.h - high - 44 * u) * 0.3, w + 8 * u, high)
    k = g.shown
    w, scene.shown_folded = layout.shown_size(k, family, u)
    scene.shown_width = w
    high = w * (layout.FOLD if scene.shown_folded else layout.FULL)[family]
    scene.shown = Rect(k.x + (k.w - w) / 2, k.y + 30 * u, w, high)


def hand_line(
    model: TableModel, g: Grid, family: Family, zoom: float
) -> tuple[list[HandPlace], tuple[float, float, float]]:
    """The hand in one straight line; card width from the most cards it has held."""
    k, u = g.hand, g.u
    cards, gaps = model.hand.cards, model.hand.gaps()
    most = max(model.most_cards, len(cards))
    room = max(model.most_gaps, sum(gaps))
    w, pitch, high = layout.fit_hand_line(most, k, family, 78 * u * zoom, room)
    gap = 0.16 * w
    # An own order can have more gaps than the sorted one had.
    total = pitch * (len(cards) - 1) + w + gap * sum(gaps)
    if total > k.w:
        gap = max(0.0, gap - (total - k.w) / max(1, sum(gaps)))
        total = pitch * (len(cards) - 1) + w + gap * sum(gaps)
    x, y = k.x + (k.w - total) / 2, k.y + 14 * u if family == "long" else k.y + (k.h - high) / 2
    out = []
    for card, before in zip(cards, gaps, strict=True):
        x += gap if before else 0.0
        out.append(HandPlace(card, Rect(x, y - (16 * u if card.id == model.selected else 0), w, high)))
        x += pitch
    return out, (w, pitch, high)


def _bar(scene: Scene, model: TableModel, g: Grid) -> None:
    k, u = g.claims, g.u
    verbs = model.buttons()
    slots = max(len(verbs), 1)
    wide = min((k.w - (slots - 1) * 8 * u) / slots, 150 * u)
    x = k.x + (k.w - wide * slots - 8 * u * (slots - 1)) / 2
    for verb in verbs:
        scene.buttons.append((verb, Rect(x, k.y, wide, k.h - 5 * u)))
        x += wide + 8 * u


def _plans(scene: Scene, model: TableModel, g: Grid) -> None:
    k, u = g.plans, g.u
    plans = model.plans()[:9]
    if not plans:
        return
    columns = 1 if len(plans) <= 4 else 2
    lines = -(-len(plans) // columns)
    high = min((k.h - 30 * u) / lines - 7 * u, 84 * u)
    wide = (k.w - 4 * u - (columns - 1) * 6 * u) / columns
    for i, action in enumerate(plans):
        x, y = k.x + (i // lines) * (wide + 6 * u), k.y + 30 * u + (i % lines) * (high + 7 * u)
        scene.plans.append((action, Rect(x, y, wide, high)))
