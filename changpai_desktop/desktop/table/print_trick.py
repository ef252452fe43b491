"""Paints a trick: the plays of the seats with who played them, the best one framed, a pass as a seal; and packets of
cards that lie face down. Places and plays come in, paint goes out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changpai_desktop.desktop.i18n import tr
from changpai_desktop.desktop.layout import Rect
from changpai_desktop.desktop.paint import LEFT, MIDDLE
from changpai_desktop.desktop.table import choice, talk
from changpai_desktop.desktop.table.model import place_of
from changpai_desktop.desktop.table.trick import Spot, stage

if TYPE_CHECKING:
    from changpai_desktop.desktop.table.draw import TablePainter
    from changpai_desktop.desktop.table.scene import SeatPlace

PASS: Final = "pass"


def trick(t: TablePainter) -> None:
    """The middle of a table at which tricks are played."""
    s, k = t.scene, stage(t.scene.grid)
    if not t.touches(k):
        return
    for spot in s.trick:
        _play(t, spot)
    if not s.trick and s.old_trick and not t.mover.lying:
        _old(t)
    if not s.trick:
        asked(t)


def _who(t: TablePainter, spot: Spot) -> str:
    view = t.model.view
    assert view is not None
    return talk.place_word(place_of(spot.play.seat, view.seat, len(view.seats)))


def _play(t: TablePainter, spot: Spot) -> None:
    b, u = t.b, t.scene.u
    who = _who(t, spot)
    if not t.state.why:
        if spot.earlier:
            who = tr("Table", "{who}, {n} cards before", who=who, n=spot.earlier)
        b.text(spot.caption, who, 18, "ink", MIDDLE, True)
    if not spot.play.cards:
        box = spot.cards[0]
        # Brushed, not filled: a filled seal means that something is won.
        b.rect(box, "panel", "line", 9, 1.4)
        b.glyph(_glyph(t), box.cx, box.cy, box.w * 0.72, "ink2")
        return
    if ("trick", spot.play.seat) in t.hidden:
        return
    for token, r in zip(spot.play.cards, spot.cards, strict=True):
        b.card(t.face(token), r.x, r.y, spot.width, fold=t.scene.family != "tile")
    if spot.play.best:
        b.mark(spot.frame, "seal", 4, 3)
    if t.state.focus == ("trick", spot.play.seat):
        b.focus(spot.frame.inset(-4 * u))


def _glyph(t: TablePainter) -> str:
    return next((v.glyph for v in t.model.game.verbs if v.id == PASS), "过")


def _old(t: TablePainter) -> None:
    """What lay here before, small, until somebody leads."""
    b, s, u = t.b, t.scene, t.scene.u
    k = stage(s.grid)
    if not t.state.why:
        place = Rect(k.x, k.y, k.w, s.old_trick[0].cards[0].y - k.y - 2 * u)
        b.text(place, tr("Table", "The trick before"), 17, "ink", MIDDLE, True)
    for spot in s.old_trick:
        for token, r in zip(spot.play.cards, spot.cards, strict=True):
            b.card(t.face(token), r.x, r.y, spot.width, fold=s.family != "tile")
        if spot.play.best:
            b.mark(spot.frame, "seal", 2.5, 2)
        who = _who(t, spot)
        wide = max(spot.caption.w, b.width(who, 15) + 2)
        b.text(Rect(spot.caption.cx - wide / 2, spot.caption.y, wide, spot.caption.h), who, 15, "ink", MIDDLE)


def asked(t: TablePainter) -> None:
    """What is wanted of the player, while too many sets could be played to show them."""
    b, s, u = t.b, t.scene, t.scene.u
    verbs = choice.verbs(t.model)
    if not verbs or not t.state.deciding or t.state.why or s.plans or not t.touches(s.grid.plans):
        return
    k = s.grid.plans
    words = " / ".join(talk.verb_word(t.model.game, v) for v in verbs)
    text = tr("Table", "Choose cards of the hand, then: {verbs}", verbs=words)
    chosen = talk.picked_text(t.model) if t.model.picked else ""
    room = k.below(0.2 * k.h)
    took = b.sentence(room.top(room.h * (0.6 if chosen else 1.0)), text, 18, "ink", MIDDLE)
    if chosen:
        b.sentence(room.below(took + 6 * u), chosen, 18, "ink", MIDDLE, True)


def packet(t: TablePainter, place: SeatPlace, n: int) -> None:
    """So many cards of a seat lie face down and are out of the game."""
    if not n or not t.touches(place.packet):
        return
    b, u, r = t.b, t.scene.u, place.packet
    w = 24 * u
    for i in range(min(3, 1 + n // 5)):
        b.card(
            t.state.back, r.x + i * 2.4 * u, r.b - b.card_height(w, t.scene.family, True) - i * 1.6 * u, w, fold=True
        )
    text = tr("Table", "{n} out", n=n)
    room = r.after(w + 12 * u)
    b.text(room, text if b.width(text, 16, True) <= room.w else str(n), 16, "ink", LEFT, True)
