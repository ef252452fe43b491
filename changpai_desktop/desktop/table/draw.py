"""Paints a Scene. What flows in: places, the model and what is hovered, focused or on its way; paint flows out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from changpai_desktop.art.gallery import BACK_TOKEN as BACK
from changpai_desktop.desktop import surfaces
from changpai_desktop.desktop.i18n import language, sentence, tr, word
from changpai_desktop.desktop.layout import FOLD, FULL, LARGE_TEXT, Rect, caption_height
from changpai_desktop.desktop.paint import LEFT, MIDDLE, qrect
from changpai_desktop.desktop.surfaces import ButtonState, Mats
from changpai_desktop.desktop.table import (
    print_known,
    print_large,
    print_low,
    print_marks,
    print_plans,
    print_trick,
    talk,
)
from changpai_desktop.desktop.table.animation import Mover
from changpai_desktop.desktop.table.hands import HandPlace
from changpai_desktop.desktop.table.model import TableModel, place_of
from changpai_desktop.desktop.table.print_large import TablePen
from changpai_desktop.desktop.table.scene import Key, Scene, SeatPlace
from changpai_desktop.games.contract import HIDDEN, Action, GroupView, Seat, SeatView


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
    drop_at: Rect | None = None
    """The bar where a dragged card would go."""
    first: int = 0
    """The line of the ways to choose from that stands on top."""
    back: str = BACK
    keys: dict[str, str] = field(default_factory=dict)
    fresh: frozenset[Seat] = frozenset()
    """Seats whose live count has just changed."""


WORD = 64.0
"""Width in u of a word under a character on a plate."""


class TablePainter:
    """Paints the parts of a table that a region touches."""

    def __init__(
        self, b: TablePen, scene: Scene, model: TableModel, state: State, mover: Mover, touches: Callable[[Rect], bool]
    ) -> None:
        self.b, self.scene, self.model, self.state, self.mover = b, scene, model, state, mover
        self.touches = touches
        self.large = scene.grid.text > LARGE_TEXT
        self.hidden = mover.hidden()
        self.marks = model.game.marks(model.options)

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
        if self.model.tricks:
            print_trick.trick(self)
        else:
            self.stock()
            self.shown()
            print_trick.asked(self)
        self.stills()
        self.bar()
        print_plans.plans(self)
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
            made = self.plate(place)
            if self.lined(place, made):
                print_large.plate(b, place.plate, made)
            else:
                (print_low.plate if self.low(place) else surfaces.plate)(b, place.plate, made)
            b.p.setOpacity(1.0)
            if self.marks and v.live is not None and not made.need:
                print_marks.scale(self, place.plate, v.live, self.marks)
            print_marks.won(self, place.plate, v, self.under_count(place, made).y - 14 * self.scene.u)
            self.known(place, made, v)
            if place.seat in s.fresh and v.live is not None:
                b.rect(self.under_count(place, made), "tea", None, 1.5)
        for i, (group, r) in enumerate(place.groups):
            if ("group", place.seat, i) not in self.hidden and self.touches(r):
                b.group(self.faces(group), r, place.group_width, self.scene.family)
        for i, (card, r) in enumerate(place.row):
            if ("row", place.seat, i) in self.hidden:
                continue
            if self.touches(r.inset(-8)):
                b.card(self.face(card), r.x, r.y, place.row_width, fold=self.scene.family != "tile")
            if i == len(place.row) - 1 and self.model.last_row == place.seat:
                u = self.scene.u
                b.rect(Rect(r.x + 1, r.b + 2.5 * u, r.w - 2, 4 * u), "seal", None, 2)
        if place.open_hand:
            self.open_hand(place)
        print_trick.packet(self, place, len(v.buried))
        if s.focus == ("seat", place.seat):
            b.focus(place.plate)

    def known(self, place: SeatPlace, made: surfaces.Plate, v: SeatView) -> None:
        """The cards of a hand that everybody has seen, unless the hand lies open anyway."""
        closed = v.live is None and print_marks.early(self.model, v)
        if v.known and not place.open_hand and not closed:
            family = self.scene.family
            low, lined = self.low(place), self.lined(place, made)
            at = print_known.places(self.b, place.plate, made, len(v.known), family, low, lined)
            if at and at[0].b > place.plate.b and self.model.view is not None and place.seat == self.model.view.seat:
                # Below the own plate lies the hand, which holds it anyway.
                return
            print_known.paint(self.b, v.known, at, family != "tile")

    def open_hand(self, place: SeatPlace) -> None:
        """The hand of a seat that is watched, under its groups and a thin line."""
        b, first = self.b, place.open_hand[0][1]
        if place.groups:
            y = first.y - 0.12 * first.w
            b.line(first.x, y, place.plate.r, y, "line", self.scene.u)
        for card, r in place.open_hand:
            if self.touches(r.inset(-8)):
                b.card(self.face(card), r.x, r.y, r.w, fold=self.scene.family != "tile")

    def low(self, place: SeatPlace) -> bool:
        """Whether a plate has only half of the usual height."""
        return print_low.low(place.plate, self.scene.u, self.scene.grid.text)

    def lined(self, place: SeatPlace, made: surfaces.Plate) -> bool:
        """Whether a plate is set in lines: text is large, or a long score would be cut on a small plate."""
        u, r = self.scene.u, place.plate
        room = r.w - 78 * u - (self.b.width(made.unit, 14) if made.count else made.kept)
        return not self.low(place) and (self.large or self.b.width(made.detail, 15) > room)

    def under_count(self, place: SeatPlace, made: surfaces.Plate) -> Rect:
        """The line under a plate's live count, which stands where `surfaces.plate` puts it."""
        if self.lined(place, made):
            return print_large.under_count(self.b, place.plate, made)
        if self.low(place):
            return print_low.under_count(self.b, place.plate, made)
        r, u = place.plate, self.scene.u
        head = surfaces.plate_head(self.b, r, made)
        cy = head.y + 0.31 * head.h + 2 * u
        metrics = QFontMetricsF(self.b.font(30, True))
        wide = self.b.width(made.count, 30, True)
        return Rect(r.r - 12 * u - wide, cy - metrics.height() / 2 + metrics.ascent() + 2.5 * u, wide, 3 * u)

    def plate(self, place: SeatPlace) -> surfaces.Plate:
        view = self.model.view
        assert view is not None
        v = view.seats[place.seat]
        mine = place.seat == view.seat
        where = place_of(place.seat, view.seat, len(view.seats))
        score = self.state.scores[place.seat] if place.seat < len(self.state.scores) else 0
        # That a seat has won the seal on its plate says; in a game without a count its hand is closed.
        early = print_marks.early(self.model, v)
        closed = v.live is None and early
        state = "" if early else talk.own_words(self.model.game, talk.status_word(v.status))
        held = v.status != "resting" and not closed
        hand = tr("Table", "hand {n}", n=v.hand_count) if held else ""
        detail = "   ".join(x for x in (state, hand, tr("Table", "pts {n}", n=talk.signed(score))) if x)
        lasting = v.live is not None and any(x.id == v.said and not x.phases for x in self.model.game.verbs)
        if v.said and not state and (lasting or view.phase in ("declare", "join", "redeal")):
            detail = f"{talk.verb_word(self.model.game, v.said)}   {detail}"
        need = None
        if mine and view.need is not None:
            part = view.need.have / view.need.want if view.need.want else 1.0
            need = (sentence(view.need.text, self.model.game), part)
        count, unit = self.count(place, v)
        kept = print_marks.kept(self, place.plate, v)
        room = place.plate.w - 78 * self.scene.u - (self.b.width(unit, 14) if count else kept)
        tight = detail.replace("   ", "  ")
        if self.b.width(detail, 15) > room - 10 * self.scene.u and self.b.width(tight, 15) <= room:
            # The gaps between the facts give way before the last of them touches the unit.
            detail = tight
        if need and not self.large and self.b.width(detail, 15) > room and not self.marks:
            # The sentence below says what is counted; it needs the lines that the unit would cost.
            unit = ""
            room = place.plate.w - 84 * self.scene.u - self.b.width(count, 30, True)
            detail = detail if self.b.width(detail, 15) <= room else " ".join(detail.split())
        return surfaces.Plate(
            seat=talk.PLACE_GLYPH[where],
            name=self.name(place.seat),
            count=count,
            unit=unit,
            detail=detail,
            # Before the deal nobody deals yet: a cut may still decide who does.
            dealer=place.seat == view.dealer and any(s.hand_count or s.groups for s in view.seats),
            active=place.seat in view.actors or (mine and self.state.deciding),
            need=need,
            kept=kept,
        )

    def count(self, place: SeatPlace, v: SeatView) -> tuple[str, str]:
        """The live count and its unit.

        What lies hidden stands beside the unit, on low or large plates behind the count.
        """
        unit = word(self.model.game.unit)
        if v.status == "resting":
            return "", ""
        if v.live is None:
            return ("", "") if print_marks.early(self.model, v) else self.declared(v)
        hidden = talk.veiled(v)
        if self.marks and self.model.view is not None and v is not self.model.view.me:
            unit = print_marks.aim(unit, v.live, self.marks)
        if hidden and not self.large and not self.low(place):
            return str(v.live), f"+ {hidden} {unit}"
        return (f"{v.live} + {hidden}" if hidden else str(v.live)), unit

    def declared(self, v: SeatView) -> tuple[str, str]:
        """A declaration that holds through the hand (定缺), where nothing is counted."""
        spec = next((x for x in self.model.game.verbs if x.id == v.said), None)
        if spec is None:
            return "", ""
        said = talk.verb_word(self.model.game, spec.id)
        # A long word would take the room of hand and score; the character says it too.
        return spec.glyph, said if self.b.width(said, 14) <= WORD * self.scene.u else ""

    def name(self, seat: int) -> str:
        """The player's name."""
        return self.state.names[seat] if seat < len(self.state.names) else ""

    def faces(self, group: GroupView) -> list[str]:
        """The artwork's tokens of a laid group, the last ones as backs if they lie face down."""
        up = len(group.cards) - group.down
        return [self.face(c if i < up else HIDDEN) for i, c in enumerate(group.cards)]

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
                x, y = s.stock.x + i * 2 * u, s.stock.y + (5 - i) * 1.6 * u
                b.card(self.state.back, x, y, s.stock_width, fold=s.stock_folded)
        k = s.grid.stock
        if s.turned:
            k = k.left(s.turned[0][1].x - 5 * u - k.x)
        text = tr("Table", "{n} left", n=view.stock)
        place = Rect(k.x, s.stock.b + 12 * u, k.w, max(26 * u, 1.25 * b.px(19)))
        print_large.number(b, place, text, str(view.stock), 19, MIDDLE, "ink")
        for i, (token, r) in enumerate(s.turned):
            if ("turned", i) not in self.hidden:
                b.card(self.face(token), r.x, r.y, r.w, fold=s.family != "tile")
        if s.turned:
            text, under = tr("Table", "Turned up"), s.turned_caption
            if b.width(text, 15, True) > under.w:
                # A long word has the whole width of the stock, under its number.
                low = max(under.y, place.b)
                under = Rect(s.grid.stock.x - 4 * u, low, s.grid.stock.w + 8 * u, under.h)
            if b.width(text, 15, True) <= under.w:
                # Half a word in large text says nothing.
                b.text(under, text, 15, "ink", MIDDLE, True)

    def shown(self) -> None:
        b, s, u, view = self.b, self.scene, self.scene.u, self.model.view
        assert view is not None
        k = s.grid.shown
        if view.shown is not None:
            text = talk.caption(view, talk.caption_who(view))
            if not self.state.why:
                half = s.grid.plans.x - k.cx - 3 * u
                place = Rect(k.cx - half, k.y - 2 * u, 2 * half, caption_height(s.grid.text) * u)
                spans = self.caption_spans()
                if not spans and b.width(text, 18, True) > place.w - 16 * u:
                    # There is room above the stock, and none above the ways to choose from.
                    end = s.grid.plans.x - 12 * u
                    wide = min(end - s.grid.stock.x, b.width(text, 18, True) + 2)
                    place = Rect(end - wide, place.y, wide, place.h)
                if spans:
                    # Large words take the whole stage's width; what the plans are they say themselves.
                    wide = s.grid.plans.r - s.grid.stock.x - 8 * u
                    place = Rect(s.grid.stock.x + 8 * u, k.y - 2 * u, wide, caption_height(s.grid.text) * u)
                b.text(place, text, 18, "ink", LEFT if spans else MIDDLE, True)
            if ("shown",) not in self.hidden:
                at = b.card(self.face(view.shown.card), s.shown.x, s.shown.y, s.shown_width, s.shown_folded, True)
                b.mark(at, "seal", 4, 3)
                if self.state.focus == ("shown",):
                    b.focus(at.inset(-4 * u))
        elif self.model.drawn:
            self.drawn()

    def drawn(self) -> None:
        """The own drawn card that the others do not see: on the stage, without the frame of a card that is asked."""
        b, s, u = self.b, self.scene, self.scene.u
        k = s.grid.shown
        if not self.state.why:
            half = s.grid.plans.x - k.cx - 3 * u
            place = Rect(k.cx - half, k.y - 2 * u, 2 * half, caption_height(s.grid.text) * u)
            b.text(place, tr("Table", "You drew"), 18, "ink", MIDDLE, True)
        at = b.card(self.face(self.model.drawn), s.shown.x, s.shown.y, s.shown_width, s.shown_folded, True)
        if self.state.focus == ("shown",):
            b.focus(at.inset(-4 * u))

    def caption_spans(self) -> bool:
        """Whether the caption needs more room than there is over the shown card."""
        view, g = self.model.view, self.scene.grid
        if view is None or view.shown is None or not self.large:
            return False
        text = talk.caption(view, talk.caption_who(view))
        return self.b.width(text, 18, True) > 2 * (g.plans.x - g.shown.cx - 3 * self.scene.u)

    def why(self) -> None:
        """Why not, in the place of the stage caption, over the whole stage's width."""
        b, s, u = self.b, self.scene, self.scene.u
        left, right = s.grid.stock.x, s.grid.plans.r
        if self.large:
            left, right = s.grid.table.x + 10 * u, s.grid.table.r - 10 * u
        wide = right - left
        high = self._paragraph_height(self.state.why, wide - 28 * u, 17)
        box = Rect(left, s.grid.stock.y - 4 * u, wide, high + 16 * u)
        b.shadow(box, 2, 9, 0.18)
        b.rect(box, "panel", "seal", 9, 1.6)
        b.rect(box.left(5 * u), "cinnabar", None, 2)
        b.paragraph(box.inset(16 * u, 8 * u), self.state.why, 17)

    def _paragraph_height(self, text: str, wide: float, size: float) -> float:
        flags = int(Qt.AlignmentFlag.AlignLeft.value) | int(Qt.TextFlag.TextWordWrap.value)
        metrics = QFontMetricsF(self.b.font(size))
        return metrics.boundingRect(QRectF(0, 0, wide, 1e5), flags, text).height()

    def bar(self) -> None:
        s, b, m = self.scene, self.b, self.model
        if not self.touches(s.grid.claims.inset(-6 * s.u)):
            return
        foreign = not language().code.startswith("zh")
        specs = [m.game.verb(verb) for verb, _ in s.buttons]
        # A claim's character says it all in Chinese; a declaration (下课) may have more than one.
        words = [talk.verb_word(m.game, v.id) if foreign or not v.claim else "" for v in specs]
        words = ["" if text == v.glyph else text for v, text in zip(specs, words, strict=True)]
        # Words that are too long for narrow buttons get smaller instead of being cut.
        tight = any(b.width(text, 14) > r.w - 10 * s.u for (_, r), text in zip(s.buttons, words, strict=True))
        draw = print_large.button if self.large or tight else surfaces.claim_button
        # Characters stand beside all words of the bar or beside none.
        room = not self.large or all(
            print_large.spells(b, r, text, str(i + 1))
            for i, ((_, r), text) in enumerate(zip(s.buttons, words, strict=True))
        )
        for i, ((verb, r), spec, text) in enumerate(zip(s.buttons, specs, words, strict=True)):
            key: Key = ("button", verb)
            draw(b, r, spec.glyph if room or not text else "", str(i + 1), self.button_state(verb, key), text)
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
        if self.model.resting:
            self.rest(tr("Table", "You rest this hand; the others play it."))
        elif st.deciding and not s.hand:
            self.rest(tr("Table", "The cards are dealt after this."))
        legal = self.model.usable() if st.deciding else set()
        late: list[HandPlace] = []
        for place in s.hand:
            if ("hand", place.card.id) in self.hidden or place.card.id == st.dragged:
                continue
            if self.touches(place.rect.inset(-10 * s.u)):
                self.hand_card(place, place.card.token in legal and place.card.id not in self.model.picked)
            if self.model.is_lifted(place.card.id) or st.focus == ("hand", place.card.id):
                late.append(place)
        for place in late:
            self.hand_marks(place)
        columns = bool(self.model.hand.columns)
        if st.drop_at is not None and not columns:
            self.b.rect(st.drop_at, "tea", None, 2)
        if st.dragged and st.drag_rect is not None:
            card = self.model.hand.find(st.dragged)
            if card is not None:
                at = self.b.card(card.token, st.drag_rect.x, st.drag_rect.y, st.drag_rect.w, lift=True)
                self.b.mark(at, "tea", 1, 3)
        if st.drop_at is not None and columns:
            # Over the dragged card, which covers the whole column.
            self.b.rect(st.drop_at, "tea", None, 2)

    def hand_card(self, place: HandPlace, usable: bool) -> None:
        b, u, r = self.b, self.scene.u, place.rect
        b.card(self.face(place.card.token), r.x, r.y, r.w, place.folded, self.model.is_lifted(place.card.id))
        if usable:
            # A second cue beside the colour: the bar stands only over cards that can be used now. In a column it lies
            # on the upper edge, where no character is.
            y = r.y - (2.25 if self.model.hand.columns else 5 if self.model.hand.rows else 8) * u
            b.rect(Rect(r.x + r.w * 0.30, y, r.w * 0.30, 4.5 * u), "tea", None, 2)

    def hand_marks(self, place: HandPlace) -> None:
        if self.model.is_lifted(place.card.id):
            self.b.mark(place.seen, "tea", 1, 3)
        if self.state.focus == ("hand", place.card.id):
            self.b.focus(place.seen)

    def rest(self, text: str) -> None:
        """Who rests, or waits for the deal, has no cards; in their place stands why."""
        k = self.scene.grid.hand
        self.b.text(Rect(k.x, k.y, k.w, self.scene.grid.rail.y - k.y), text, 20, "ink", MIDDLE)

    # ---- movement

    def stills(self) -> None:
        """Cards of a trick that lie in the middle until they are taken, though it is over already."""
        for token, r in self.mover.stills():
            self.b.card(self.face(token), r.x, r.y, r.w, fold=self.scene.family != "tile")

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
            made = b.faces.card(token, flight.end.w, b.dpr, fold, b.face_set)
            at = Rect(r.cx - r.w * wide / 2, r.y, r.w * wide, high)
            b.shadow(at, 4, 3, 0.2)
            p.drawPixmap(qrect(at), made, QRectF(made.rect()))
        for seal, r, strength in self.mover.seals():
            p.setOpacity(strength)
            b.seal(seal.glyph, r.cx, r.cy, r.w)
        p.setOpacity(1.0)
