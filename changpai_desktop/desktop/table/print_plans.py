"""Paints the ways to choose from: for each a button with its number, its cards and what they count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from changpai_desktop.cards.packs import Family
from changpai_desktop.desktop.i18n import tr, word
from changpai_desktop.desktop.layout import FOLD, PITCH, Rect, caption_height
from changpai_desktop.desktop.paint import MIDDLE, RIGHT
from changpai_desktop.desktop.table import talk
from changpai_desktop.games.contract import Action

if TYPE_CHECKING:
    from changpai_desktop.desktop.table.draw import TablePainter

STEP: Final[dict[Family, float]] = {"long": PITCH, "zi": 0.98, "tile": 1.0}
"""From one card of a group to the next, in widths."""
GAP: Final = 0.3
"""After a group, in widths."""
LARGEST: Final = 40.0
COMFORTABLE: Final = 27.0
"""Widths in u of the cards of a way: the largest, and what is worth leaving a word away."""
Groups = Sequence[Sequence[str]]


def plans(t: TablePainter) -> None:
    """The strip beside the shown card, while there is something to decide."""
    s, b, u, m = t.scene, t.b, t.scene.u, t.model
    if not s.plans or not t.touches(s.grid.plans) or not t.state.deciding:
        return
    k = s.grid.plans
    verbs = dict.fromkeys(a.verb for a, _ in s.plans)
    title = tr("Table", "Ways: {verbs}", verbs=" ".join(talk.verb_word(m.game, v) for v in verbs))
    titled = not t.state.why and not t.caption_spans()
    if titled:
        b.text(Rect(k.x + 4 * u, k.y - 2 * u, k.w, caption_height(s.grid.text) * u), title, 17, "ink", bold=True)
    values = [m.value(a) for a, _ in s.plans]
    known = [v for v in values if v is not None]
    best = t.state.best or (s.plans[values.index(max(known))][0] if known and len(set(values)) > 1 else None)
    brief = _crowded(t)
    if brief and titled:
        b.text(
            Rect(k.x, k.y - 2 * u, k.w - 13 * u, caption_height(s.grid.text) * u), word(m.game.unit), 15, "ink", RIGHT
        )
    for i, (action, r) in enumerate(s.plans):
        if not r.w:
            continue
        _board(t, ("plan", i), r, action == best)
        if m.wordy(action):
            said = " ".join(action.cards) or talk.verb_word(m.game, action.verb)
            b.text(r.inset(4 * u, 0), said, 18, "ink", MIDDLE, True)
        else:
            _plan(t, i, action, r, values[i], action == best, brief)
        if t.state.focus == ("plan", i):
            b.focus(r)
    for step, r in s.strip.arrows:
        _arrow(t, step, r)


def _board(t: TablePainter, key: tuple[str, int], r: Rect, best: bool) -> None:
    t.b.shadow(r, 2, 9, 0.18)
    hot = t.state.hover == key or t.state.pressed == key
    t.b.rect(r, "raised" if hot else "panel", "tea" if best else "line", 9, 2.4 if best else 1.2)


def _plan(t: TablePainter, i: int, action: Action, r: Rect, value: int | None, best: bool, brief: bool) -> None:
    b, u, family, large = t.b, t.scene.u, t.scene.family, t.large
    # Many plans at large text: the words get as small as their lines, but no number is cut.
    size = 18 * min(1.0, 0.84 * r.h / b.px(18)) if large else 18
    lead = max(26 * u, b.width("9", size, True) + 8 * u)
    number = Rect(r.x + 6 * u, r.cy - lead / 2, lead, lead)
    # Only nine have a key.
    digit = str(i + 1) if i < 9 else ""
    if t.state.choosing and digit:
        b.rect(number, "tea", None, 5)
    tone = "on_tea" if t.state.choosing else "ink2"
    b.text(Rect(number.x, r.y, number.w, r.h), digit, size, tone, MIDDLE, True)
    label = _label(t, value, brief)
    size -= 1
    groups = _groups(action)
    room = _room(t, r, lead, label, size)
    if large and room < 22 * u * _units(groups, family):
        # The cards are what is chosen; the unit says what everybody knows.
        label = _label(t, value, True)
        room = _room(t, r, lead, label, size)
    lines, w = _in_lines(groups, family, room, r.h - 12 * u, LARGEST * u)
    high, gap = w * FOLD[family], 4 * u
    y = r.cy - (high * len(lines) + gap * (len(lines) - 1)) / 2
    for line in lines:
        x = r.x + lead + 12 * u
        for g in line:
            for n, token in enumerate(g):
                b.card(token, x + n * w * STEP[family], y, w, fold=family != "tile")
            x += w * (1 + STEP[family] * (len(g) - 1) + GAP)
        y += high + gap
    b.text(Rect(r.x, r.y, r.w - 9 * u, r.h), label, size, "tea" if best else "ink", RIGHT, True)


def _groups(action: Action) -> Groups:
    """The claimed group first, then those laid with it."""
    return [g for g in (action.cards, *action.extra) if g]


def _label(t: TablePainter, value: int | None, brief: bool) -> str:
    if value is None:
        return ""
    return str(value) if brief else f"{value} {word(t.model.game.unit)}"


def _room(t: TablePainter, r: Rect, lead: float, label: str, size: float) -> float:
    return r.w - lead - 28 * t.scene.u - t.b.width(label, size, True)


def _crowded(t: TablePainter) -> bool:
    """Whether the groups of some way need the room of the unit's word; then it stands once, above."""
    u, family = t.scene.u, t.scene.family
    for action, r in t.scene.plans:
        if r.w and action.extra:
            room = _room(t, r, 26 * u, _label(t, t.model.value(action), False), 17)
            if _in_lines(_groups(action), family, room, r.h - 12 * u, LARGEST * u)[1] < COMFORTABLE * u:
                return True
    return False


def _units(groups: Groups, family: Family) -> float:
    """Widths of a card that groups take in a line."""
    return sum(1 + STEP[family] * (len(g) - 1) + GAP for g in groups)


def _in_lines(groups: Groups, family: Family, room: float, high: float, most: float) -> tuple[list[Groups], float]:
    """The groups in as many lines as make the cards largest, and the width of a card."""
    best: tuple[list[Groups], float] = ([], 0.0)
    choices: list[list[Groups]] = [[groups], [groups[:1], groups[1:]], [[g] for g in groups]]
    for lines in choices:
        down = (high - 4 * (len(lines) - 1)) / len(lines) / FOLD[family]
        w = min(down, most, *(room / _units(line, family) for line in lines if line))
        if w > best[1] * 1.05:
            best = (lines, w)
    return best


def _arrow(t: TablePainter, step: int, r: Rect) -> None:
    b, u, strip = t.b, t.scene.u, t.scene.strip
    key = ("turn", step)
    more = strip.first > 0 if step < 0 else strip.first + strip.visible < strip.lines
    b.p.setOpacity(1.0 if more else 0.42)
    hot = more and (t.state.hover == key or t.state.pressed == key)
    b.rect(r, "raised" if hot else "panel", "line", 7, 1.2)
    wide, high = 6 * u, 4 * u * step
    for side in (-wide, wide):
        b.line(r.cx + side, r.cy - high, r.cx, r.cy + high, "ink", 2.4 * u)
    b.p.setOpacity(1.0)
