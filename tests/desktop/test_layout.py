"""The grid: nothing overlaps in the worst case, and cards stay as large as the look promises."""

from itertools import product

import pytest

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop.layout import (
    LEAST,
    PITCH,
    Grid,
    Rect,
    crossing,
    fit_groups,
    fit_hand_columns,
    fit_hand_line,
    fit_row,
    flow,
    grid,
    group_size,
    plate_height,
    shown_size,
    text_px,
)
from changpai_desktop.desktop.table.model import place_of

SIZES = ((1024, 700), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440))
GROUPS: dict[Family, list[int]] = {
    "long": [3, 3, 3, 4, 3, 4, 5],
    "zi": [3, 4, 3, 4, 3, 3, 4],
    "tile": [3, 4, 3, 4],
}
ROW: dict[Family, int] = {"long": 15, "zi": 15, "tile": 24}
TEXTS = (0.75, 1.0, 1.3, 2.0, 3.0)
FAMILIES: tuple[Family, ...] = ("long", "zi", "tile")


def filled(g: Grid, family: Family) -> tuple[list[tuple[str, Rect]], dict[str, tuple[float, float]]]:
    """All rectangles of the worst case and, by seat, the widths of group and row cards."""
    named = [(n, r) for n, r in g.named() if not n.endswith((" groups", " row"))]
    widths: dict[str, tuple[float, float]] = {}
    for seat, a in g.seats.items():
        gw, laid = fit_groups(GROUPS[family], a.groups, family, 44 * g.u)
        rw, row = fit_row(ROW[family], a.row, family, 40 * g.u)
        named += [(f"{seat} group {i}", r) for i, r in enumerate(laid)]
        named += [(f"{seat} card {i}", r) for i, r in enumerate(row)]
        widths[seat] = (gw, rw)
    return named, widths


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_worst_case_never_overlaps(size: tuple[int, int], family: Family, seats: int, large: bool, text: float) -> None:
    for panel in (not large, large):
        g = grid(*size, family, seats, panel=panel, large=large, text=text)
        named, widths = filled(g, family)
        assert crossing(named) == []
        # Cards give way to large text, first those that only lie there.
        least = 1.0 if text <= 1 and panel != large else 0.82
        for gw, rw in widths.values():
            assert round(gw, 1) >= LEAST["group"] * least
            assert round(rw, 1) >= LEAST["row"] * least
        width, folded = shown_size(g.shown, family, g.u, text)
        assert width >= (42 if folded else 0.99 * 60 * g.u if family != "tile" else 50)
        assert fit_hand_line(14 if family == "tile" else 20, g.hand, family, 999)[0] >= LEAST["hand"]
        assert all(r.x >= -0.01 and r.y >= -0.01 and r.r <= size[0] + 0.01 for _, r in named)
        assert all(r.b <= size[1] + 0.01 for _, r in named)


@pytest.mark.parametrize("text", [1.3, 2.0, 3.0])
def test_what_carries_text_grows_with_it(text: float) -> None:
    usual, big = grid(1280, 800, "long", 3), grid(1280, 800, "long", 3, text=text)
    for seat in ("prev", "next", "me"):
        assert big.seats[seat].plate.h / big.u > usual.seats[seat].plate.h / usual.u
    assert big.claims.h / big.u > usual.claims.h / usual.u
    assert plate_height(text, 1) >= text_px(30, text) + text_px(15, text)
    # The smallest text grows in full, larger text at least to its size.
    assert text_px(14, text) == 14 * text
    assert all(text_px(size, text) >= 14 * text for size in (15, 18, 19, 30))


def test_small_text_leaves_the_grid_as_it_is() -> None:
    small, usual = grid(1280, 800, "long", 3, text=0.75), grid(1280, 800, "long", 3)
    assert small.named() == usual.named()


@pytest.mark.parametrize(
    ("size", "group", "row"), [((1024, 700), 29, 29), ((1280, 800), 33, 32), ((2560, 1440), 61, 62)], ids=str
)
def test_smallest_cards_of_three_seats(size: tuple[int, int], group: int, row: int) -> None:
    smallest = [filled(grid(*size, family, 3), family)[1] for family in FAMILIES]
    assert round(min(w[0] for widths in smallest for w in widths.values())) >= group
    assert round(min(w[1] for widths in smallest for w in widths.values())) >= row - 1


@pytest.mark.parametrize(
    ("size", "line", "shown"), [((1024, 700), 58, 59), ((1280, 800), 60, 67), ((2560, 1440), 118, 123)]
)
def test_hand_and_shown_card_of_three_seats(size: tuple[int, int], line: int, shown: int) -> None:
    g = grid(*size, "long", 3)
    assert round(fit_hand_line(20, g.hand, "long", 999)[0]) >= line
    width, folded = shown_size(g.shown, "long", g.u)
    assert not folded
    assert round(width) >= shown


@pytest.mark.parametrize(
    ("size", "button"), [((1024, 700), (76, 49)), ((1280, 800), (78, 56)), ((2560, 1440), (161, 103))]
)
def test_claim_buttons_are_large_enough(size: tuple[int, int], button: tuple[int, int]) -> None:
    for family, seats in product(FAMILIES, (2, 3)):
        g = grid(*size, family, seats)
        assert round((g.claims.w - 4 * 8 * g.u) / 5) >= button[0]
        assert round(g.claims.h - 5 * g.u) >= button[1]


MANY_GROUPS = [2, 2, 2, 3, 3, 4, 2, 3]
"""Eight groups as in 挤儿: pairs, and what three and four alike have become."""


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("seats", [5, 6, 7])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_many_players_never_overlap(size: tuple[int, int], seats: int, large: bool, text: float) -> None:
    for panel in (not large, large):
        g = grid(*size, "long", seats, panel=panel, large=large, text=text)
        assert len(g.seats) == seats
        named = [(n, r) for n, r in g.named() if not n.endswith((" groups", " row"))]
        for seat, a in g.seats.items():
            gw, laid = fit_groups(MANY_GROUPS, a.groups, "long", 46 * g.u)
            rw, row = fit_row(15, a.row, "long", 40 * g.u)
            named += [(f"{seat} group {i}", r) for i, r in enumerate(laid)]
            named += [(f"{seat} card {i}", r) for i, r in enumerate(row)]
            # Smaller than with four players, but each value can still be told.
            assert gw >= 15.5 and rw >= 13
            if text <= 1 and not large:
                assert gw >= 21 and rw >= (17.9 if size[0] == 1024 else 19.9)
        assert crossing(named) == []
        width, folded = shown_size(g.shown, "long", g.u, g.text)
        assert folded and width >= 60
        assert fit_hand_line(16, g.hand, "long", 999, 7)[0] >= 48
        assert all(r.x >= -0.01 and r.y >= -0.01 and r.r <= size[0] + 0.01 for _, r in named)
        assert all(r.b <= size[1] + 0.01 for _, r in named)


@pytest.mark.parametrize("seats", [5, 6, 7])
def test_many_players_sit_around_the_table(seats: int) -> None:
    g = grid(1280, 800, "long", seats)
    places = list(g.seats)
    assert places[0] == "next" and places[-2:] == ["prev", "me"]
    top = [g.seats[p].area for p in places if p not in ("next", "prev", "me")]
    # From the right hand on the line at the top goes to the left.
    assert [a.x for a in top] == sorted((a.x for a in top), reverse=True)
    assert g.seats["prev"].area.r < g.stock.x < g.plans.r < g.seats["next"].area.x
    assert {place_of(s, 2, seats) for s in range(seats)} == set(places)
    assert place_of(3, 2, seats) == "next" and place_of(1, 2, seats) == "prev"


def test_two_players_sit_across_the_absent_seat() -> None:
    g = grid(1280, 800, "long", 2)
    assert set(g.seats) == {"next", "me"}
    assert g.claims.x < g.table.w * 0.05
    assert g.seats["next"].area.w > grid(1280, 800, "long", 3).seats["next"].area.w


def test_narrow_windows_close_the_panel_first() -> None:
    assert grid(1100, 700, "long").panel_open
    narrow = grid(1099, 700, "long")
    assert not narrow.panel_open
    assert narrow.panel.w == 36


def test_four_seats_show_the_end_of_the_card_when_the_whole_would_be_small() -> None:
    g = grid(1280, 800, "zi", 4)
    width, folded = shown_size(g.shown, "zi", g.u)
    assert folded
    assert round(width) >= 92 - 1


def test_groups_keep_their_order_and_the_box() -> None:
    box = Rect(10, 20, 200, 200)
    placed = flow([3, 3, 3], box, 30, "long")
    assert placed is not None
    assert [(r.y, r.x) for r in placed] == sorted((r.y, r.x) for r in placed)
    assert flow([3], Rect(0, 0, 50, 50), 30, "long") is None
    with pytest.raises(ValueError, match="do not fit"):
        fit_groups([5], Rect(0, 0, 20, 20), "long", 40)
    with pytest.raises(ValueError, match="does not fit"):
        fit_row(50, Rect(0, 0, 20, 20), "long", 40)


def test_a_fourth_tile_takes_no_more_room() -> None:
    assert group_size(4, 30, "tile") == group_size(3, 30, "tile")
    assert group_size(4, 30, "zi")[1] - group_size(3, 30, "zi")[1] == 30


def test_hand_stays_in_its_box() -> None:
    box = Rect(0, 0, 900, 200)
    for n, gaps in ((1, 0), (14, 9), (22, 10)):
        width, pitch, _ = fit_hand_line(n, box, "long", 72, gaps)
        assert pitch == pytest.approx(PITCH * width)
        assert pitch * (n - 1) + width * (1 + 0.16 * gaps) <= box.w + 0.01
    width, across, down = fit_hand_columns([3, 3, 4, 2], box, 72)
    assert across * 4 <= box.w + 0.01
    assert down * 3 + 3 * width * 0.42 <= box.h + 0.01
