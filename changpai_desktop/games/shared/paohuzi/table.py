"""What a hand of this family remembers beyond where the cards lie (rules zipai 6.2). No rule decides anything here."""

from collections.abc import Mapping, Sequence
from typing import Self

from changpai_desktop.games.contract import Event, Outcome, Reason, Seat, Value
from changpai_desktop.games.shared.felt import Felt
from changpai_desktop.games.shared.paohuzi.counting import Count, Counting
from changpai_desktop.games.shared.paohuzi.course import Course
from changpai_desktop.games.shared.paohuzi.forms import value_of
from changpai_desktop.games.shared.window import Window
from changpai_desktop.games.shared.zi import TOKENS

HAND_SIZE = 20


class Table:
    """The state of one hand: facts only. `phase` says which decision is owed."""

    def __init__(
        self,
        options: Mapping[str, Value],
        course: Course,
        counting: Counting,
        seats: int,
        dealer: Seat,
        stock: Sequence[str],
        number: int = 0,
    ) -> None:
        self.options, self.course, self.counting = options, course, counting
        # `options`: only those that differ from the default, for the views.
        self.seats, self.dealer = seats, dealer
        self.felt = Felt(seats, counting.seats_of(seats, dealer, number), stock)
        self.phase = "tianhu"
        self.turn: Seat = dealer
        self.window: Window | None = None
        self.liangzhang = -1
        """1.1.4: the dealer's 21st card, which everybody has seen."""
        self.known = False
        """Whether the 亮张 is still in the dealer's hand."""
        self.drawn: int | None = None
        """The card of an own 偎 or 提 that may win, or (manual referee) one that could be laid."""
        self.own_count: Count | None = None
        """What an own 偎 or 提 would win."""
        self.own_false: Reason | None = None
        """referee=manual: why declaring that win would be a 诈胡."""
        self.stale: list[set[int]] = [set() for _ in range(seats)]
        self.passed: list[dict[int, int]] = [{} for _ in range(seats)]
        """1.5.5: for each kind whose win was declined the 胡息 laid then."""
        self.dead: set[Seat] = set()
        self.banned: set[Seat] = set()
        self.fouls: set[Seat] = set()

    def copy(self) -> Self:
        """An independent table in the same state."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.felt = self.felt.copy()
        new.window = None if self.window is None else self.window.copy()
        new.stale = [set(s) for s in self.stale]
        new.passed = [dict(d) for d in self.passed]
        new.dead, new.banned, new.fouls = set(self.dead), set(self.banned), set(self.fouls)
        return new

    @property
    def outcome(self) -> Outcome | None:
        return self.felt.outcome

    @property
    def events(self) -> list[Event]:
        """What has happened on the felt."""
        return self.felt.events

    def stage_token(self) -> str | None:
        """The card on the stage as text."""
        return self.felt.stage_token()

    def laid_points(self, seat: Seat) -> int:
        """胡息 of the laid groups."""
        return sum(value_of(g.verb, g.kinds) for g in self.felt.laid[seat])

    def hand_points(self, seat: Seat) -> int:
        """胡息 of the laid groups and of the 坎 in hand."""
        own = self.felt.own[seat]
        return self.laid_points(seat) + sum(value_of("kan", (k,)) for k, n in enumerate(own) if n == 3)

    def forget_known(self, seat: Seat, kind: int) -> None:
        """The 亮张, or a card like it, leaves the dealer's hand."""
        if seat == self.dealer and kind == self.liangzhang:
            self.known = False

    def known_cards(self, seat: Seat) -> tuple[str, ...]:
        """Cards of a hand that everybody has seen."""
        return (TOKENS[self.liangzhang],) if self.known and seat == self.dealer else ()

    def say(self, kind: str, seat: Seat, verb: str, reason: Reason | None = None) -> None:
        """Something that moves no card."""
        self.felt.events.append(Event(kind, seat, verb=verb, reason=reason))
