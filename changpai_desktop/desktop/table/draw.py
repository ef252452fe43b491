"""Paints a Scene. What flows in: places, the model and what is hovered, focused or on its way; paint flows out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt

from changpai_desktop.art.gallery import BACK_TOKEN as BACK
from changpai_desktop.desktop import surfaces
from changpai_desktop.desktop.i18n import language, sentence, tr, word
from changpai_desktop.desktop.layout import FOLD, FULL, PITCH, Rect
from changpai_desktop.desktop.paint import MIDDLE, RIGHT, Painter, qrect
from changpai_desktop.desktop.surfaces import ButtonState, Mats
from changpai_desktop.desktop.table import talk
from changpai_desktop.desktop.table.animation import Mover
from changpai_desktop.desktop.table.model import TableModel, place_of
from changpai_desktop.desktop.table.scene import HandPlace, Key, Scene, SeatPlace
from changpai_desktop.games.contract import HIDDEN, Action


@dataclass
class State:
    """What the painter must know beside scene and model."""

    names: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    deciding: bool = False
    hover: Key = ()
    pressed: Key = ()
    focus: Key = ()
    why: str = ""
    choosing: bool = False
    """The digits choose a plan."""
    best: Action | None = None
    dragged: int = 0
    drag_rect: Rect | None = None
    drop_at: float | None = None
    back: str = BACK
    keys: dict[str, str] = field(default_factory=dict)


class TablePainter:
    """Paints the parts of a table that a region touches."""

    def __init__(
        self, b: Painter, scene: Scene, model: TableModel, state: State, mover: Mover, touches: Callable[[Rect], bool]
    ) -> None:
        self.b, self.scene, self.model, self.state, self.mover = b, scene, model, state, mover
        self.touches = touches
        self.hidden = mover.hidden()

    def paint(self, mats: Mats, table: Rect) -> None:
        """Everything, from the mat up."""
        b, g, u = self.b, self.scene.grid, self.scene.u
        mats.draw(b, table)
        view = self.model.view
        assert view is not None
        for place in self.scene.seats.values():
            if place.seat != view.seat:
                surfaces.tray(b, place.area)
        me = self.scene.seats[view.seat].area
        surfaces.tray(b, Rect(table.x - 20 * u, me.y - 3 * u, table.w + 40 * u, me.h + 6 * u), 4, 0)
        for place in self.scene.seats.values():
            if self.touches(place.area.inset(-14 * u)):
                self.seat(place)
        self.stock()
        self.shown()
        self.bar()
        self.plans()
        if self.state.why:
            self.why()
        if self.touches(Rect(table.x, g.hand.y - 30 * u, table.w, table.b - g.hand.y + 30 * u)):
            self.hand()
            rail = Rect(table.x, g.rail.y, table.w, g.rail.h)
            surfaces.rail(b, rail)
        self.flights()

    # ---- seats

    def seat(self, place: SeatPlace) -> None:
        view, b, s = self.model.view, self.b, self.state
        assert view is not None
        v = view.seats[place.seat]
        out = v.status in ("dropped", "baozi", "resting")
        if self.touches(place.plate.inset(-8 * self.scene.u)):
            b.p.setOpacity(0.72 if out else 1.0)
            surfaces.plate(b, place.plate, self.plate(place))
            b.p.setOpacity(1.0)
        for i, (group, r) in enumerate(place.groups):
            if ("group", place.seat, i) not in self.hidden and self.touches(r):
                b.group([self.face(c) for c in group.cards], r, place.group_width, self.scene.family)
        for i, (card, r) in enumerate(place.row):
            if ("row", place.seat, i) in self.hidden:
                continue
            if self.touches(r.inset(-8)):
                b.card(self.face(card), r.x, r.y, place.row_width, fold=self.scene.family != "tile")
            if i == len(place.row) - 1 and self.model.last_row == place.seat:
                u = self.scene.u
                b.rect(Rect(r.x + 1, r.b + 2.5 * u, r.w - 2, 4 * u), "seal", None, 2)
        if s.focus == ("seat", place.seat):
            b.focus(place.plate)

    def plate(self, place: SeatPlace) -> surfaces.Plate:
        view = self.model.view
        assert view is not None
        v = view.seats[place.seat]
        mine = place.seat == view.seat
        where = place_of(place.seat, view.seat, len(view.seats))
        score = self.state.scores[place.seat] if place.seat < len(self.state.scores) else 0
        state = talk.status_word(v.status)
        hand = tr("Table", "hand {n}", n=v.hand_count)
        detail = "   ".join(x for x in (state, hand, tr("Table", "pts {n}", n=talk.signed(score))) if x)
        if v.said and not state and view.phase in ("declare", "join", "redeal"):
            detail = f"{talk.verb_word(self.model.game, v.said)}   {detail}"
        need = None
        if mine and view.need is not None:
            part = view.need.have / view.need.want if view.need.want else 1.0
            text = sentence(view.need.text, self.model.game)
            if self.b.width(text, 15) > place.plate.w - 30 * self.scene.u:
                text = f"{view.need.have} / {view.need.want}"
            need = (text, part)
        return surfaces.Plate(
            seat=talk.PLACE_GLYPH[where],
            name=self.name(place.seat),
            count="" if v.live is None else str(v.live),
            unit=word(self.model.game.unit),
            detail=detail,
            dealer=place.seat == view.dealer,
            active=place.seat in view.actors or (mine and self.state.deciding),
            need=need,
        )

    def name(self, seat: int) -> str:
        """The player's name."""
        return self.state.names[seat] if seat < len(self.state.names) else ""

    def face(self, token: str) -> str:
        """The artwork's token."""
        return self.state.back if token in (HIDDEN, "") else token

    # ---- stage

    def stock(self) -> None:
        b, s, u, view = self.b, self.scene, self.scene.u, self.model.view
        assert view is not None
        if not self.touches(s.grid.stock):
            return
        if view.stock:
            # The pile gets visibly lower as it is drawn from.
            for i in range(min(5, 1 + view.stock // 10)):
                b.card(self.state.back, s.stock.x + i * 2 * u, s.stock.y + (5 - i) * 1.6 * u, s.stock_width)
        k = s.grid.stock
        text = tr("Table", "{n} left", n=view.stock)
        b.text(Rect(k.x, s.stock.b + 12 * u, k.w, 26 * u), text, 19, "ink", MIDDLE, True)

    def shown(self) -> None:
        b, s, u, view = self.b, self.scene, self.scene.u, self.model.view
        assert view is not None
        k = s.grid.shown
        if view.shown is not None:
            text = talk.caption(view, talk.caption_who(view))
            if not self.state.why:
                half = s.grid.plans.x - k.cx - 3 * u
                b.text(Rect(k.cx - half, k.y - 2 * u, 2 * half, 28 * u), text, 18, "ink", MIDDLE, True)
            if ("shown",) not in self.hidden:
                at = b.card(self.face(view.shown.card), s.shown.x, s.shown.y, s.shown_width, s.shown_folded, True)
                b.mark(at, "seal", 4, 3)
                if self.state.focus == ("shown",):
                    b.focus(at.inset(-4 * u))

    def why(self) -> None:
        """Why not, in the place of the stage caption, over the whole stage's width."""
        b, s, u = self.b, self.scene, self.scene.u
        wide = s.grid.plans.r - s.grid.stock.x
        box = Rect(s.grid.stock.x, s.grid.stock.y - 4 * u, wide, 0)
        high = self._paragraph_height(self.state.why, wide - 28 * u, 17)
        box = Rect(box.x, box.y, wide, high + 16 * u)
        b.shadow(box, 2, 9, 0.18)
        b.rect(box, "panel", "seal", 9, 1.6)
        b.rect(box.left(5 * u), "cinnabar", None, 2)
        b.paragraph(box.inset(16 * u, 8 * u), self.state.why, 17)

    def _paragraph_height(self, text: str, wide: float, size: float) -> float:
        from PySide6.QtGui import QFontMetricsF

        flags = int(Qt.AlignmentFlag.AlignLeft.value) | int(Qt.TextFlag.TextWordWrap.value)
        metrics = QFontMetricsF(self.b.font(size))
        return metrics.boundingRect(QRectF(0, 0, wide, 1e5), flags, text).height()

    def plans(self) -> None:
        s, b, u, m = self.scene, self.b, self.scene.u, self.model
        if not s.plans or not self.touches(s.grid.plans) or not self.state.deciding:
            return
        k = s.grid.plans
        verbs = dict.fromkeys(a.verb for a, _ in s.plans)
        title = tr("Table", "Ways: {verbs}", verbs=" ".join(talk.verb_word(m.game, v) for v in verbs))
        if not self.state.why:
            b.text(Rect(k.x + 4 * u, k.y - 2 * u, k.w, 28 * u), title, 17, "ink", bold=True)
        values = [m.value(a) for a, _ in s.plans]
        known = [v for v in values if v is not None]
        best = self.state.best or (s.plans[values.index(max(known))][0] if known and len(set(values)) > 1 else None)
        for i, (action, r) in enumerate(s.plans):
            self.plan(i, action, r, values[i], action == best)

    def plan(self, i: int, action: Action, r: Rect, value: int | None, best: bool) -> None:
        b, u, family = self.b, self.scene.u, self.scene.family
        key: Key = ("plan", i)
        b.shadow(r, 2, 9, 0.18)
        hot = self.state.hover == key or self.state.pressed == key
        b.rect(r, "raised" if hot else "panel", "tea" if best else "line", 9, 2.4 if best else 1.2)
        number = Rect(r.x + 6 * u, r.cy - 13 * u, 26 * u, 26 * u)
        if self.state.choosing:
            b.rect(number, "tea", None, 5)
        b.text(number, str(i + 1), 18, "on_tea" if self.state.choosing else "ink2", MIDDLE, True)
        label = f"{value} {word(self.model.game.unit)}" if value is not None else ""
        groups = [g for g in (action.cards, *action.extra) if g]
        step = {"long": PITCH, "zi": 0.98, "tile": 1.0}[family]
        units = sum(1 + step * (len(g) - 1) + 0.3 for g in groups)
        room = r.w - 46 * u - b.width(label, 17, True) - 8 * u
        w = min((r.h - 12 * u) / FOLD[family], 40 * u, room / units)
        x = r.x + 38 * u
        for g in groups:
            for n, token in enumerate(g):
                b.card(token, x + n * w * step, r.cy - w * FOLD[family] / 2, w, fold=family != "tile")
            x += w * (1 + step * (len(g) - 1) + 0.3)
        b.text(Rect(r.x, r.y, r.w - 9 * u, r.h), label, 17, "tea" if best else "ink", RIGHT, True)
        if self.state.focus == key:
            b.focus(r)

    def bar(self) -> None:
        s, b, m = self.scene, self.b, self.model
        if not self.touches(s.grid.claims.inset(-6 * s.u)):
            return
        foreign = not language().code.startswith("zh")
        for i, (verb, r) in enumerate(s.buttons):
            spec = m.game.verb(verb)
            key: Key = ("button", verb)
            # A claim's character says it all in Chinese; a declaration (下课) may have more than one.
            text = talk.verb_word(m.game, verb) if foreign or not spec.claim else ""
            surfaces.claim_button(b, r, spec.glyph, str(i + 1), self.button_state(verb, key), text)
            if self.state.focus == key:
                b.focus(r)

    def button_state(self, verb: str, key: Key) -> ButtonState:
        if not self.state.deciding or not self.model.legal_of(verb):
            return "off"
        if self.state.pressed == key:
            return "pressed"
        if verb == "hu":
            return "win"
        return "hover" if self.state.hover == key else "on"

    # ---- hand

    def hand(self) -> None:
        s, st = self.scene, self.state
        legal = self.model.usable() if st.deciding else set()
        late: list[HandPlace] = []
        for place in s.hand:
            if ("hand", place.card.id) in self.hidden or place.card.id == st.dragged:
                continue
            if self.touches(place.rect.inset(-10 * s.u)):
                self.hand_card(place, place.card.token in legal)
            if place.card.id == self.model.selected or st.focus == ("hand", place.card.id):
                late.append(place)
        for place in late:
            self.hand_marks(place)
        if st.drop_at is not None:
            r = s.grid.hand
            self.b.rect(Rect(st.drop_at - 2 * s.u, r.y + 4 * s.u, 4 * s.u, r.h), "tea", None, 2)
        if st.dragged and st.drag_rect is not None:
            card = self.model.hand.find(st.dragged)
            if card is not None:
                at = self.b.card(card.token, st.drag_rect.x, st.drag_rect.y, st.drag_rect.w, lift=True)
                self.b.mark(at, "tea", 1, 3)

    def hand_card(self, place: HandPlace, usable: bool) -> None:
        b, u, r = self.b, self.scene.u, place.rect
        b.card(self.face(place.card.token), r.x, r.y, r.w, lift=place.card.id == self.model.selected)
        if usable:
            # A second cue beside the colour: the bar stands only over cards that can be used now.
            b.rect(Rect(r.x + r.w * 0.30, r.y - 8 * u, r.w * 0.30, 4.5 * u), "tea", None, 2)

    def hand_marks(self, place: HandPlace) -> None:
        if place.card.id == self.model.selected:
            self.b.mark(self._visible(place), "tea", 1, 3)
        if self.state.focus == ("hand", place.card.id):
            self.b.focus(self._visible(place))

    def _visible(self, place: HandPlace) -> Rect:
        """The part of a hand card that its neighbour to the right does not cover."""
        hand = self.scene.hand
        i = hand.index(place)
        wide = place.rect.w
        if i + 1 < len(hand) and place.card.id != self.model.selected:
            wide = min(wide, hand[i + 1].rect.x - place.rect.x)
        return Rect(place.rect.x, place.rect.y, wide, place.rect.h)

    # ---- movement

    def flights(self) -> None:
        p, b, family = self.b.p, self.b, self.scene.family
        for flight, r, part in self.mover.flying():
            token, wide = self.face(flight.token), 1.0
            if flight.turn:
                # Narrows to nothing with its back up, and opens with its face.
                wide = abs(1 - 2 * part)
                token = self.state.back if part < 0.5 else token
            fold = flight.fold and family != "tile"
            high = r.w * (FOLD if fold else FULL)[family]
            made = b.faces.card(token, flight.end.w, b.dpr, fold)
            at = Rect(r.cx - r.w * wide / 2, r.y, r.w * wide, high)
            b.shadow(at, 4, 3, 0.2)
            p.drawPixmap(qrect(at), made, QRectF(made.rect()))
        for seal, r in self.mover.seals():
            b.seal(seal.glyph, r.cx, r.cy, r.w)
