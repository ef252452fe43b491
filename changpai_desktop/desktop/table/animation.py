"""Cards on their way. A step's events flow in, flights from place to place flow out, one after another.

The length depends on the events and the speed alone, never on what anybody could do. At the end of a hand the
winner's seal comes up and the table stays as it is for a while, before the engine may tell that the hand is over.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEasingCurve, QObject, Qt, QTimer, Signal

from changpai_desktop.desktop.layout import PITCH, Rect
from changpai_desktop.desktop.table.model import TableModel
from changpai_desktop.desktop.table.scene import Key, Scene
from changpai_desktop.desktop.table.trick_moves import TrickMoves
from changpai_desktop.desktop.theme import DURATIONS, SPEEDS
from changpai_desktop.games.contract import HIDDEN, Event, Seat

DEAL_NEXT = 45
"""Milliseconds from one dealt card to the next: with 180 for a card four are on their way."""
FRAME = 16
SWELL = 0.45
"""By so much a winner's seal is too large when it comes up."""
WIN_VERB = "hu"


def milliseconds() -> float:
    """The clock of all movements; tests put their own in its place."""
    return time.monotonic() * 1000


@dataclass(frozen=True)
class Flight:
    """A card from one place to another. `begin` and `last` in milliseconds of the whole movement."""

    token: str
    start: Rect
    end: Rect
    begin: float
    last: float
    curve: QEasingCurve.Type
    turn: bool = False
    fold: bool = False
    hides: Key = ()
    """The thing that is not painted at its place until the card arrives."""


@dataclass(frozen=True)
class Seal:
    """A verb's seal at a seat."""

    glyph: str
    seat: Seat
    begin: float
    last: float
    rise: float = 0.0
    """Milliseconds in which it comes up; 0: it is there at once."""
    swell: float = 0.0
    stays: bool = False
    """Whether it is there until the next step, and not only while something moves."""


@dataclass(frozen=True)
class Still:
    """A card that lies where it is from `begin` to `end`, though the view has it elsewhere already."""

    token: str
    at: Rect
    begin: float
    end: float


@dataclass
class Plan:
    """All movements of one step."""

    flights: list[Flight]
    seals: list[Seal]
    stills: list[Still] = field(default_factory=list)
    stage: Rect | None = None
    """What is painted anew when the stills are gone."""
    length: float = 0.0
    ends: bool = False
    """Whether the hand is over with them."""


def plan(
    events: Sequence[Event],
    model: TableModel,
    scene: Scene,
    new_ids: Sequence[int],
    speed: int,
    thrown: Sequence[Rect] = (),
    still: bool = False,
) -> Plan:
    """The movements that show these events in this order.

    `new_ids` are the hand's new cards, `thrown` is where the cards stood that the player puts down. `still`: nothing
    may change its place or size (reduced motion); only the end of a hand is shown, by fading.
    """
    made = Plan([], [])
    planner = Planner(made, model, scene, list(new_ids), SPEEDS[speed], events)
    planner.thrown = list(thrown)
    planner.swell = 0.0 if still else SWELL
    for event in events:
        if not still or event.kind in ("win", "end"):
            planner.event(event)
    planner.after_win()
    # Seals linger beside what follows; the step itself ends with the last card.
    made.length = planner.now
    return made


class Planner:
    """Turns one event after the other into movements; `now` is when the next one begins."""

    def __init__(
        self, made: Plan, model: TableModel, scene: Scene, new: list[int], factor: float, events: Sequence[Event]
    ) -> None:
        self.made, self.model, self.scene, self.factor = made, model, scene, factor
        self.now = 0.0
        self.new = new
        self.hand = {p.card.id: p for p in scene.hand}
        self.rows = {s: sum(e.kind == "row" and e.seat == s for e in events) for s in scene.seats}
        self.laid = {s: sum(e.kind in ("claim", "lay") and e.seat == s for e in events) for s in scene.seats}
        self.unseen = model.hidden_draws
        self.over = any(e.kind == "end" for e in events)
        self.staged = sum(e.kind in ("flip", "discard") for e in events)
        self.thrown: list[Rect] = []
        self.tricks = TrickMoves(self, events)
        self.won = 0.0
        """When the seals of those who have won in this step are up; 0: nobody has, or the hand is over with it."""

    def event(self, e: Event) -> None:
        if self.won and e.kind != "win":
            self.after_win()
        does: dict[str, Callable[[Event], None]] = {
            "deal": self.deal,
            "flip": self.flip,
            "discard": self.discard,
            "claim": self.claim,
            "lay": self.claim,
            "row": self.row,
            "draw": self.draw,
            "say": self.say,
            "out": self.say,
            "win": self.win,
            "end": self.end,
            "turn": self.tricks.turn,
            "play": self.tricks.play,
            "trick": self.tricks.trick,
            "give": self.tricks.give,
        }
        if e.kind in does:
            does[e.kind](e)

    def fly(self, token: str, a: Rect, b: Rect, event: str, curve: QEasingCurve.Type, hides: Key, **kw: bool) -> None:
        """One card, and the time it takes goes by."""
        last = DURATIONS[event] * self.factor
        self.made.flights.append(Flight(token, a, b, self.now, last, curve, hides=hides, **kw))
        self.now += last

    def fly_at(
        self, token: str, a: Rect, b: Rect, last: float, curve: QEasingCurve.Type, hides: Key, fold: bool = True
    ) -> None:
        """One card of several that go together: the time stands still."""
        self.made.flights.append(Flight(token, a, b, self.now, last, curve, fold=fold, hides=hides))

    def stock(self) -> Rect:
        """Where the top card of the stock lies."""
        s = self.scene
        return Rect(s.stock.x + 8 * s.u, s.stock.y, s.stock_width, s.stock.h)

    def plate(self, seat: Seat) -> Rect:
        """Where cards of another seat's hand come from and go to."""
        p, s = self.scene.seats[seat].plate, self.scene
        w = 30 * s.u
        return Rect(p.cx - w / 2, p.cy - w * 2, w, w * 4)

    def mine(self, seat: Seat) -> bool:
        """Whether a seat is the viewer's."""
        return self.model.view is not None and seat == self.model.view.seat

    def deal(self, e: Event) -> None:
        if not self.mine(e.seat):
            return
        last = DURATIONS["deal"] * self.factor
        dealt, self.new = self.new[: len(e.cards)], self.new[len(e.cards) :]
        for n, card_id in enumerate(sorted(dealt, key=self._reading)):
            place = self.hand[card_id]
            begin = self.now + n * DEAL_NEXT * self.factor
            curve = QEasingCurve.Type.OutCubic
            self.made.flights.append(
                Flight(place.card.token, self.stock(), place.rect, begin, last, curve, hides=("hand", card_id))
            )
        self.now += (max(0, len(dealt) - 1) * DEAL_NEXT) * self.factor + (last if dealt else 0.0)

    def _reading(self, card_id: int) -> tuple[float, float]:
        r = self.hand[card_id].rect
        return r.x, r.y

    def _shown_key(self) -> Key:
        self.staged -= 1
        return ("shown",) if self.staged == 0 else ()

    def flip(self, e: Event) -> None:
        fold = self.scene.shown_folded
        self.fly(
            e.cards[0], self.stock(), self.scene.shown, "flip", QEasingCurve.Type.InOutQuad, self._shown_key(),
            turn=True, fold=fold,
        )  # fmt: skip

    def discard(self, e: Event) -> None:
        start = self.model_thrown(e) if self.mine(e.seat) else self.plate(e.seat)
        self.fly(
            e.cards[0], start, self.scene.shown, "row", QEasingCurve.Type.OutCubic, self._shown_key(),
            fold=self.scene.shown_folded,
        )  # fmt: skip

    def model_thrown(self, e: Event) -> Rect:
        return self.thrown.pop(0) if self.thrown else self.own_hand()

    def own_hand(self) -> Rect:
        """The middle of the own hand."""
        k = self.scene.grid.hand
        w, _, high = self.scene.hand_size
        return Rect(k.cx - w / 2, k.y, w, high)

    def claim(self, e: Event) -> None:
        """The shown card, or for a group that is laid a card of the stock or the hand, goes to the group.

        A group with a hidden card takes as long as any other, and what is not known flies with its back up.
        """
        at = self._group_of(e)
        self.say(e)
        if at is None:
            return
        seat = self.scene.seats[e.seat]
        group, r = seat.groups[at]
        self.now += DURATIONS["seal_before"] * self.factor
        start, turn = self.scene.shown, False
        taken = max(0, e.taken)
        if e.kind == "lay":
            start, turn = self._laid_from(e.seat)
        w, long = seat.group_width, self.scene.family == "long"
        end = Rect(r.x + (taken * w * PITCH if long else 0.0), r.y + (0.0 if long else taken * w), w, r.h)
        down = taken >= len(group.cards) - group.down
        token = e.cards[taken] if not down and e.cards[taken] != HIDDEN else ""
        curve = QEasingCurve.Type.OutCubic
        self.fly(token, start, end, "claim", curve, ("group", e.seat, at), fold=True, turn=turn and bool(token))

    def _group_of(self, e: Event) -> int | None:
        """Which group of the seat an event made: one of the last, or one that was there before and grew."""
        groups = [g for g, _ in self.scene.seats[e.seat].groups]
        at = len(groups) - self.laid[e.seat]
        self.laid[e.seat] -= 1
        same = [i for i, g in enumerate(groups) if g.verb == e.verb and g.cards == e.cards]
        if not same or at in same:
            return at if 0 <= at < len(groups) else None
        return same[-1]

    def _laid_from(self, seat: Seat) -> tuple[Rect, bool]:
        """Where a card of a group that is laid without a claim comes from, and whether it turns on its way."""
        if self.unseen > 0:
            self.unseen -= 1
            return self.stock(), True
        return (self.own_hand() if self.mine(seat) else self.plate(seat)), False

    def row(self, e: Event) -> None:
        places = self.scene.seats[e.seat].row
        at = len(places) - self.rows[e.seat]
        self.rows[e.seat] -= 1
        if 0 <= at < len(places):
            self.fly(
                e.cards[0], self.scene.shown, places[at][1], "row", QEasingCurve.Type.OutQuad,
                ("row", e.seat, at), fold=True,
            )  # fmt: skip

    def draw(self, e: Event) -> None:
        """From the stock into a hand; or from another hand, when cards are swapped."""
        if e.source >= 0 and e.source != e.seat:
            self.tricks.taken(e)
            return
        for token in e.cards:
            mine = self.mine(e.seat) and self.new
            if mine and self.new[0] in self.hand:
                place = self.hand[self.new.pop(0)]
                self.fly(
                    place.card.token, self.stock(), place.rect, "flip", QEasingCurve.Type.InOutQuad,
                    ("hand", place.card.id), turn=True,
                )  # fmt: skip
            else:
                shown = token if token != HIDDEN else ""
                curve = QEasingCurve.Type.InOutQuad
                self.fly(shown, self.stock(), self.plate(e.seat), "flip", curve, ())

    def say(self, e: Event) -> None:
        try:
            spec = self.model.game.verb(e.verb)
        except KeyError:
            return
        if spec.seal:
            last = DURATIONS["seal"] * self.factor
            self.made.seals.append(Seal(spec.glyph, e.seat, self.now, last))
            if e.kind in ("say", "out"):
                self.now += DURATIONS["seal_before"] * self.factor

    swell = SWELL

    def win(self, e: Event) -> None:
        # Several winners' seals come up together: nobody wins before the others.
        verbs = {v.id: v.glyph for v in self.model.game.verbs}
        rise = DURATIONS["win_seal"] * self.factor
        last = rise + DURATIONS["win_still"] * self.factor
        seal = Seal(verbs.get(WIN_VERB, "胡"), e.seat, self.now, last, rise, self.swell, stays=self.over)
        self.made.seals.append(seal)
        self.won = 0.0 if self.over else self.now + rise + DURATIONS["seal"] * self.factor

    def after_win(self) -> None:
        """The hand goes on without the winners: it is seen who they are before anything else moves."""
        self.now, self.won = max(self.now, self.won), 0.0

    def end(self, e: Event) -> None:
        """The table stays still; when nobody won there is no seal to wait for."""
        self.made.ends = True
        won = any(s.stays for s in self.made.seals)
        self.now += ((DURATIONS["win_seal"] if won else 0) + DURATIONS["win_still"]) * self.factor


class Mover(QObject):
    """Runs one Plan at a time by a 16 ms timer; tells which rectangles to paint anew."""

    dirty = Signal(object)
    """A list of Rect."""
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.tick)
        self.clock: Callable[[], float] = milliseconds
        self._began = 0.0
        self._plan = Plan([], [])
        self._told = True
        self._last: list[Rect] = []
        self._seal_places: dict[Seat, Rect] = {}
        self.most_at_once = 0

    @property
    def running(self) -> bool:
        """Whether cards are on their way."""
        return not self._told

    @property
    def ending(self) -> bool:
        """Whether the end of a hand is being shown."""
        return self.running and self._plan.ends

    def run(self, made: Plan, seal_places: dict[Seat, Rect]) -> None:
        """Begins; `finished` comes when the last card has arrived, at once if there is none."""
        self.stop()
        self._plan, self._seal_places, self._told = made, seal_places, False
        if made.length <= 0 and not made.seals:
            self._end()
            return
        self._began = self.clock()
        self._timer.start()
        self.tick()

    def move_seals(self, seal_places: dict[Seat, Rect]) -> None:
        """The table was laid out anew."""
        self._seal_places = seal_places

    def stop(self) -> None:
        """Forgets what is running and the seals that stay, without `finished`."""
        places = self._touched()
        self._timer.stop()
        self._plan, self._told = Plan([], []), True
        if places:
            self.dirty.emit(places)

    def finish(self) -> None:
        """Everything is where it belongs, now."""
        if self._told:
            return
        places = self._touched()
        self._rest()
        if places:
            self.dirty.emit(places)
        self._end()

    def _rest(self) -> None:
        """What stays when nothing moves any more."""
        self._timer.stop()
        self._plan, self._last = Plan([], [s for s in self._plan.seals if s.stays]), []

    def _end(self) -> None:
        if not self._told:
            self._told = True
            self.finished.emit()

    def _time(self) -> float:
        return self.clock() - self._began if self._timer.isActive() else math.inf

    def hidden(self) -> set[Key]:
        """Things not to be painted at their places yet."""
        now = self._time()
        return {f.hides for f in self._plan.flights if f.hides and now < f.begin + f.last}

    def flying(self) -> list[tuple[Flight, Rect, float]]:
        """Cards on their way now: the flight, its place, the part done from 0 to 1."""
        now = self._time()
        out = []
        for f in self._plan.flights:
            if f.begin <= now < f.begin + f.last:
                part = QEasingCurve(f.curve).valueForProgress((now - f.begin) / f.last)
                out.append((f, _between(f.start, f.end, part), part))
        return out

    def stills(self) -> list[tuple[str, Rect]]:
        """Cards that still lie where they were."""
        now = self._time()
        return [(s.token, s.at) for s in self._plan.stills if s.begin <= now < s.end]

    @property
    def lying(self) -> bool:
        """Whether a trick that is over for the view still lies in the middle, or is on its way there."""
        now = self._time()
        return any(now < s.end for s in self._plan.stills)

    def seals(self) -> list[tuple[Seal, Rect, float]]:
        """Seals to be seen now: the seal, its place, how much of it can be seen from 0 to 1."""
        now = self._time()
        out = []
        for s in self._plan.seals:
            if s.seat in self._seal_places and s.begin <= now and (s.stays or now < s.begin + s.last):
                part = min(1.0, (now - s.begin) / s.rise) if s.rise else 1.0
                part = QEasingCurve(QEasingCurve.Type.OutQuad).valueForProgress(part)
                place = self._seal_places[s.seat]
                out.append((s, place.inset(-place.w / 2 * s.swell * (1 - part)), part))
        return out

    def _touched(self) -> list[Rect]:
        places = [r for _, r, _ in self.flying()] + [r for _, r, _ in self.seals()]
        places += [s.at for s in self._plan.stills]
        places += [self._plan.stage] if self._plan.stage is not None else []
        ends = [f.end for f in self._plan.flights]
        return places + ends + self._last + list(self._seal_places.values()) if self._plan.flights or places else []

    def tick(self) -> None:
        """One frame."""
        made, now = self._plan, self._time()
        flying = self.flying()
        self.most_at_once = max(self.most_at_once, len(flying))
        places = [r for _, r, _ in flying] + [r for _, r, _ in self.seals()]
        places += [s.at for s in made.stills if now - 4 * FRAME <= s.begin <= now or s.end <= now < s.end + 4 * FRAME]
        if made.stage is not None and any(s.end <= now < s.end + 4 * FRAME for s in made.stills):
            places.append(made.stage)
        landed = [f.end for f in self._plan.flights if 0 <= now - f.begin - f.last < 4 * FRAME]
        self.dirty.emit(places + self._last + landed)
        self._last = places
        if now >= self._plan.length:
            self._end()
        if made is self._plan and self._timer.isActive() and now >= self._end_of_all():
            gone = self._touched()
            self._rest()
            self.dirty.emit(gone)

    def _end_of_all(self) -> float:
        return max([self._plan.length, *(s.begin + s.last for s in self._plan.seals)])


def _between(a: Rect, b: Rect, t: float) -> Rect:
    return Rect(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.w + (b.w - a.w) * t, a.h + (b.h - a.h) * t)
