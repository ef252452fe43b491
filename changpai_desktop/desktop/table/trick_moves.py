"""How tricks move, and cards that are turned up or given away: events in, flights of a Planner out.

The cards of a play go to the middle together, four at most at once. When a trick is taken its cards lie there for a
moment, then the winner's go to its pile and the others' to the packets of their seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve

from changpai_desktop.desktop.layout import PITCH, Rect
from changpai_desktop.desktop.table.trick import spots, stage
from changpai_desktop.desktop.theme import DURATIONS
from changpai_desktop.games.contract import HIDDEN, Event, Play, Seat

if TYPE_CHECKING:
    from changpai_desktop.desktop.table.animation import Planner
    from changpai_desktop.desktop.table.scene import Key

AT_ONCE: Final = 4
LOOK_AT_IT: Final = "count"
"""The duration for which a whole trick is to be seen before it is taken."""


class TrickMoves:
    """Belongs to one Planner, which knows the time."""

    def __init__(self, planner: Planner, events: Sequence[Event]) -> None:
        self.planner = planner
        self.turned = sum(len(e.cards) for e in events if e.kind == "turn")
        kinds = [e.kind for e in events]
        self.ends = kinds.count("trick")
        # What lay in the middle before this step, if a trick of it ends now.
        self.lying: list[Play] = []
        if self.ends:
            fresh = sum(e.kind == "play" for e in events[: kinds.index("trick")])
            self.lying = list(planner.model.last_trick) if self.ends == 1 else []
            self.lying = self.lying[: max(0, len(self.lying) - fresh)]
        self.landed: list[tuple[Play, float]] = [(p, 0.0) for p in self.lying]
        self.given = (-1.0, -1.0)
        """When cards of the others that were given last left and arrived."""
        self.laid = {s: sum(e.kind == "trick" and e.seat == s for e in events) for s in planner.scene.seats}

    def spots(self, plays: Sequence[Play]) -> dict[Seat, list[Rect]]:
        """Where these plays lie in the middle."""
        s, view = self.planner.scene, self.planner.model.view
        assert view is not None
        return {
            x.play.seat: x.cards for x in spots(s.grid, view.seat, len(view.seats), plays, s.family) if x.play.cards
        }

    def turn(self, e: Event) -> None:
        """Cards turned up beside the stock."""
        p, places = self.planner, self.planner.scene.turned
        for token in e.cards:
            at = len(places) - self.turned
            self.turned -= 1
            if 0 <= at < len(places):
                curve = QEasingCurve.Type.InOutQuad
                p.fly(token, p.stock(), places[at][1], "flip", curve, ("turned", at), turn=True, fold=True)

    def play(self, e: Event) -> None:
        """The cards of a play go to the middle, and its verb's seal comes up if it has one."""
        p = self.planner
        p.say(e)
        if not e.cards:
            return
        if self.ends:
            self.landed.append((Play(e.seat, e.cards), p.now))
            ends = self.spots([x for x, _ in self.landed]).get(e.seat, [])
            hides: Key = ()
        else:
            there = next((x for x in p.scene.trick if x.play.seat == e.seat), None)
            ends = there.cards if there is not None else []
            hides = ("trick", e.seat)
        starts = [p.model_thrown(e) if p.mine(e.seat) else p.plate(e.seat) for _ in e.cards]
        self._together(e.cards, starts, ends, "row", hides)
        if self.ends:
            self.landed[-1] = (self.landed[-1][0], p.now)

    def _together(
        self, tokens: Sequence[str], starts: Sequence[Rect], ends: Sequence[Rect], event: str, hides: Key
    ) -> None:
        """Four cards at a time; the last ones of them uncover what they hide."""
        p, last = self.planner, DURATIONS[event] * self.planner.factor
        moves = list(zip(tokens, starts, ends, strict=False))
        for i in range(0, len(moves), AT_ONCE):
            for token, a, b in moves[i : i + AT_ONCE]:
                p.fly_at(token, a, b, last, QEasingCurve.Type.OutCubic, hides)
            p.now += last

    def trick(self, e: Event) -> None:
        """A trick is taken: it is looked at, then its cards go where they belong."""
        from changpai_desktop.desktop.table.animation import Still

        p = self.planner
        self.ends -= 1
        p.now += DURATIONS[LOOK_AT_IT] * p.factor
        places = self.spots([x for x, _ in self.landed])
        begins = {x.seat: when for x, when in self.landed}
        tokens = {x.seat: x.cards for x, _ in self.landed if x.cards}
        for seat, cards in places.items():
            for token, r in zip(tokens[seat], cards, strict=False):
                p.made.stills.append(Still(token, r, begins[seat], p.now))
        p.made.stage = stage(p.scene.grid)
        self._to_pile(e, places.get(e.seat, []))
        for seat, cards in places.items():
            if seat != e.seat and cards:
                packet = p.scene.seats[seat].packet
                w = cards[0].w * 0.6
                end = Rect(packet.x, packet.b - w * 1.543, w, w * 1.543)
                p.fly_at("", cards[0], end, DURATIONS["row"] * p.factor, QEasingCurve.Type.OutQuad, ())
        p.now += DURATIONS["row"] * p.factor
        self.landed = []

    def _to_pile(self, e: Event, starts: Sequence[Rect]) -> None:
        p = self.planner
        groups = p.scene.seats[e.seat].groups
        at = len(groups) - self.laid[e.seat]
        self.laid[e.seat] -= 1
        if not 0 <= at < len(groups):
            return
        _, r = groups[at]
        w = p.scene.seats[e.seat].group_width
        step = w * PITCH if p.scene.family == "long" else w
        ends = [Rect(r.x + i * step, r.y, w, r.h) for i in range(len(e.cards))]
        self._together(e.cards, starts, ends, "claim", ("group", e.seat, at))

    def give(self, e: Event) -> None:
        """Cards leave a hand: to another seat, or out of the game.

        The own cards go with their faces up. Of another seat's one back is seen, and what several give in one step goes
        at the same time, as it does when all swap.
        """
        p, last = self.planner, DURATIONS["claim"] * self.planner.factor
        end = self._at_plate(e.source if e.source >= 0 else e.seat)
        if p.mine(e.seat):
            starts = [p.model_thrown(e) for _ in e.cards]
            tokens = ["" if token == HIDDEN else token for token in e.cards]
            self._together(tokens, starts, [end] * len(tokens), "claim", ())
            return
        if p.now != self.given[1]:
            self.given = (p.now, p.now + last)
        p.now = self.given[0]
        p.fly_at("", p.plate(e.seat), end, last, QEasingCurve.Type.OutCubic, ())
        p.now = self.given[1]

    def taken(self, e: Event) -> None:
        """Cards that another seat has given come into the own hand; how they left has been seen."""
        p = self.planner
        if not p.mine(e.seat):
            return
        ids, p.new = [i for i in p.new if i in p.hand][: len(e.cards)], p.new[len(e.cards) :]
        last = DURATIONS["claim"] * p.factor
        for i in ids[:AT_ONCE]:
            place = p.hand[i]
            curve = QEasingCurve.Type.OutCubic
            p.fly_at(place.card.token, self._at_plate(e.source), place.rect, last, curve, ("hand", i), fold=False)
        p.now += last if ids else 0.0

    def _at_plate(self, seat: Seat) -> Rect:
        plate = self.planner.scene.seats[seat].plate
        w = 30 * self.planner.scene.u
        return Rect(plate.cx - w / 2, plate.cy - w, w, w * 2)
