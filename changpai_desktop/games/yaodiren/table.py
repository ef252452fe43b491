"""What lies where in a hand of 幺地人, and the elementary moves of cards. No rule decides anything here.

Cards are kind numbers inside, tokens in events. `vis` counts every card lying face up: rows, exposed groups and
the stage; `un(seat)` is what may still come for a seat (rules 1.3).
"""

from collections.abc import Sequence
from typing import Self

from changpai_desktop.games.contract import Action, Event, Outcome, Reason, Seat, Value
from changpai_desktop.games.yaodiren.kinds import INDEX, TOKENS, N, threshold
from changpai_desktop.games.yaodiren.options import Rules
from changpai_desktop.games.yaodiren.potential import Potential, Standing
from changpai_desktop.games.yaodiren.scoring import Laid, Scoring
from changpai_desktop.games.yaodiren.turn import stolen_for

HAND_SIZE = 20


class Table:
    """The state of one hand: facts only, changed by small moves that record events."""

    def __init__(
        self,
        options: dict[str, Value],
        engine: tuple[Rules, Potential, Scoring],
        seats: int,
        dealer: Seat,
        stock: Sequence[str],
    ) -> None:
        self.options = options
        self.rules, self.potential, self.scoring = engine
        self.seats = seats
        self.dealer = dealer
        self.stock: list[int] = [INDEX[t] for t in reversed(stock)]
        """The next card is the last of the list."""
        self.own = [[0] * N for _ in range(seats)]
        self.laid: list[list[Laid]] = [[] for _ in range(seats)]
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.vis = [0] * N
        self.known: list[list[int]] = [[0] * N for _ in range(seats)]
        """Cards of a hand that everybody has seen (shown replacement, shown fours)."""
        self.status = ["waiting"] * seats
        self.said = [""] * seats
        self.stolen = [[0] * N for _ in range(seats)]
        """Cards stolen since the seat's last discard."""
        self.steals = [[0] * N for _ in range(seats)]
        """Steals taken so far for each kind held four or five times."""
        self.refused: list[set[int]] = [set() for _ in range(seats)]
        self.fouls: set[Seat] = set()
        """Seats whose foul has not been found yet."""
        self.phase = "declare"
        self.turn: Seat = dealer
        self.shown: tuple[int, Seat, str] | None = None
        self.claims: dict[Seat, list[Action]] = {}
        self.forced: tuple[Seat, str] | None = None
        self.answers: dict[Seat, Action] = {}
        self.drawn: int | None = None
        """The card that an own win would be made with; None at the opening."""
        self.redeal_asked = False
        self.events: list[Event] = []
        self.outcome: Outcome | None = None

    def copy(self) -> Self:
        """An independent table in the same state."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.stock = list(self.stock)
        for name in ("own", "laid", "rows", "known", "stolen", "steals", "refused"):
            setattr(new, name, [x.copy() for x in getattr(self, name)])
        new.vis, new.status, new.said = list(self.vis), list(self.status), list(self.said)
        new.fouls, new.claims, new.answers = set(self.fouls), dict(self.claims), dict(self.answers)
        new.events = list(self.events)
        return new

    # ---- questions ----------------------------------------------------------------------------------------------

    def live(self, seat: Seat) -> bool:
        return self.status[seat] == "in"

    def live_seats(self) -> list[Seat]:
        return [s for s in range(self.seats) if self.status[s] == "in"]

    def next_live(self, seat: Seat) -> Seat | None:
        """The next seat in playing order that is still in the hand; the seat itself if it is alone."""
        for step in range(1, self.seats + 1):
            s = (seat + step) % self.seats
            if self.status[s] == "in":
                return s
        return None

    def in_order(self, first: Seat) -> list[Seat]:
        return [(first + i) % self.seats for i in range(self.seats)]

    def exposed_tuo(self, seat: Seat) -> int:
        return sum(self.scoring.exposed_tuo(g) for g in self.laid[seat])

    def standing(self, seat: Seat, own: Sequence[int] | None = None) -> Standing:
        """§1.3 for a seat as the table lies; `own` instead of its hand to ask what if."""
        hand = self.own[seat] if own is None else own
        return self.potential.standing(
            hand, self.vis, len(self.laid[seat]), self.exposed_tuo(seat), seat == self.dealer
        )

    def want(self, seat: Seat) -> int:
        return threshold(seat == self.dealer)

    def stage_token(self) -> str | None:
        """The card on the stage as text."""
        return None if self.shown is None else TOKENS[self.shown[0]]

    # ---- elementary moves -----------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Rules 1.1.4: twenty cards each, one at a time from the dealer on."""
        hands: list[list[str]] = [[] for _ in range(self.seats)]
        for i in range(HAND_SIZE * self.seats):
            seat = (self.dealer + i) % self.seats
            kind = self.stock.pop()
            self.own[seat][kind] += 1
            hands[seat].append(TOKENS[kind])
        for seat in self.in_order(self.dealer):
            self.events.append(Event("deal", seat, tuple(hands[seat]), secret_to_others=True))

    def draw(self, seat: Seat, verb: str, *, secret: bool = True) -> int | None:
        """The top stock card into the hand; None if there is none."""
        if not self.stock:
            return None
        kind = self.stock.pop()
        self.own[seat][kind] += 1
        if not secret:
            self.known[seat][kind] += 1
        self.events.append(Event("draw", seat, (TOKENS[kind],), verb, secret_to_others=secret))
        return kind

    def steal(self, seat: Seat) -> bool:
        """Rules 1.5.2: one card for each four alike, two in all for five; again as long as one makes another."""
        stole = False
        while True:
            due = [i for i in range(N) if stolen_for(self.own[seat][i]) > self.steals[seat][i]]
            if not due or not self.stock:
                return stole
            if self.rules.show_quads:
                self._show(seat, due[0])
            kind = self.draw(seat, "tou")
            assert kind is not None
            self.steals[seat][due[0]] += 1
            self.stolen[seat][kind] += 1
            stole = True

    def _show(self, seat: Seat, kind: int) -> None:
        copies = self.own[seat][kind]
        if self.known[seat][kind] < copies:
            self.known[seat][kind] = copies
            self.events.append(Event("show", seat, (TOKENS[kind],) * copies, "tou"))

    def put_on_stage(self, kind: int, seat: Seat, how: str) -> None:
        self.shown = (kind, seat, how)
        self.vis[kind] += 1
        self.events.append(Event(how, seat, (TOKENS[kind],)))

    def from_hand(self, seat: Seat, kinds: Sequence[int]) -> None:
        """Cards leave a hand; what was known or stolen of them is forgotten with them."""
        own = self.own[seat]
        for i in kinds:
            own[i] -= 1
            self.known[seat][i] = min(self.known[seat][i], max(0, self.known[seat][i] - 1))
            # A stolen copy goes first, so that an older one may still be discarded (1.5.4).
            self.stolen[seat][i] = max(0, self.stolen[seat][i] - 1)
            self.steals[seat][i] = min(self.steals[seat][i], stolen_for(own[i]))

    def claim(self, seat: Seat, verb: str, group: tuple[int, ...]) -> list[int]:
        """The card on the stage and cards of the hand become an exposed group; returns the hand's cards."""
        assert self.shown is not None
        card, source, _ = self.shown
        used = list(group)
        taken = used.index(card)
        used.pop(taken)
        self.from_hand(seat, used)
        for i in used:
            self.vis[i] += 1
        self.laid[seat].append(Laid(verb, group, taken, source))
        self.shown = None
        cards = tuple(TOKENS[i] for i in group)
        self.events.append(Event("claim", seat, cards, verb, taken, source))
        return used

    def to_row(self) -> tuple[int, Seat]:
        """The unclaimed card goes to the row of the seat it came from."""
        assert self.shown is not None
        card, seat, _ = self.shown
        self.shown = None
        self.rows[seat].append(card)
        self.events.append(Event("row", seat, (TOKENS[card],)))
        return card, seat

    def leave(self, seat: Seat, verb: str, reason: Reason | None = None) -> None:
        """The seat takes no further part: `drop`, or `baozi`."""
        self.status[seat] = "baozi" if verb == "baozi" else "dropped"
        self.fouls.discard(seat)
        self.events.append(Event("out", seat, verb=verb, reason=reason))
