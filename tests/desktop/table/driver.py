"""A small engine for the table page: a Hand, played at once, others by the first quiet action that they have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Signal

from changpai_desktop.art.gallery import Gallery
from changpai_desktop.cards.shuffle import DealCode
from changpai_desktop.desktop.faces import Faces, Print
from changpai_desktop.desktop.surfaces import Mats
from changpai_desktop.desktop.theme import THEMES
from changpai_desktop.desktop.widgets import Look
from changpai_desktop.games.contract import Action, Event, Hand, View
from changpai_desktop.games.registry import game
from changpai_desktop.match.config import MatchConfig, Mode, PlayerSpec

QUIET = ("pass", "discard", "knock", "start", "join", "drop", "refuse")


class Settings(QObject):
    """The fields of LiveSettings that the table reads."""

    changed = Signal(str)

    def __init__(self, theme: str = "day", **kw: Any) -> None:
        super().__init__()
        self.speed, self.reduced_motion, self.panel_open, self.card_zoom = 0, False, True, 100
        self.keys: dict[str, str] = {}
        self.__dict__.update(kw)
        self.look = Look(THEMES[theme], Faces(Gallery(), Print(theme=theme)))
        self.mats = Mats()

    def set(self, field_: str, value: Any) -> None:
        setattr(self, field_, value)
        self.changed.emit(field_)


@dataclass
class Facts:
    config: MatchConfig
    viewer: int = 0
    number: int = 6
    dealer: int = 0
    code: str = "8K3F-Q2TM"
    totals: tuple[int, ...] = (2, -5, 3)
    extra: dict[str, Any] = field(default_factory=dict)
    past: tuple[Event, ...] = ()


class Driver(QObject):
    """What the page uses of Engine."""

    stepped = Signal(list, object)
    decision_needed = Signal(object, int)
    advice = Signal(int, list)
    refused = Signal(int, object)
    judged = Signal(object, object, object)
    over = Signal()

    def __init__(
        self, seats: int = 3, dealer: int = 0, deal: str = "", mode: Mode = "practice", name: str = "yaodiren"
    ) -> None:
        super().__init__()
        names = ("我", "刘师", "幺师", "周大爷", "小满", "老陈", "阿珍")[:seats]
        players = tuple(PlayerSpec(n, "ai" if i else "human", "novice" if i else "") for i, n in enumerate(names))
        code = DealCode.parse(deal) if deal else DealCode(11)
        config = MatchConfig(name, seats, players, code, hands=12, mode=mode)
        self.facts = Facts(config, dealer=dealer, totals=(2, -5, 3, 0, 8, -12, 4)[:seats])
        self.hand: Hand = game(name).new_hand({}, seats, dealer, game(name).stock(code.of_hand(0).rng(), {}))
        self.ticket = 0
        self.open = False
        self.told = 0
        self.answers: list[Action] = []
        self.tried: list[Action] = []
        self.rewound = False
        self.view: View | None = None
        self.can_undo = self.can_hint = mode == "practice"
        self.undone = self.hinted = self.moved = self.shows = 0
        self._stuck = False

    def tell(self, events: Sequence[Event] | None = None, view: View | None = None) -> None:
        """Emits what happened since last time."""
        new = [e.seen_by(0) for e in self.hand.events[self.told :]] if events is None else list(events)
        self.told = len(self.hand.events)
        self.view = view or self.hand.view(0)
        self.stepped.emit(new, self.view)

    def shown(self) -> None:
        self.shows += 1

    def go_on(self) -> None:
        """Plays on until the player must decide."""
        while self.hand.outcome is None:
            seats = self.hand.actors()
            if 0 in seats:
                self.ask()
                return
            legal = self.hand.legal(seats[0])
            self.hand.apply(seats[0], next((a for v in QUIET for a in legal if a.verb == v), legal[0]))
            self.tell()
        self.over.emit()

    def ask(self, view: View | None = None) -> None:
        self.ticket += 1
        self.open = True
        self.decision_needed.emit(view or self.view, self.ticket)

    def judge(self, action: Action) -> None:
        why = self.hand.explain(0, action)
        self.judged.emit(action, why, self.hand.warning(0, action) if why is None else None)

    def answer(self, ticket: int, action: Action) -> None:
        if not self.open or ticket != self.ticket:
            return
        self.open = False
        self.answers.append(action)
        self.hand.apply(0, action)
        self.tell()

    def undo(self) -> None:
        self.undone += 1

    def ask_hint(self, ticket: int) -> None:
        self.hinted += 1

    def move_now(self) -> None:
        self.moved += 1
