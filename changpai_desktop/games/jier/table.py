"""What lies where in a hand of 川牌挤儿, and what its rules remember. Nothing is decided here."""

from collections.abc import Sequence
from typing import Final, Self

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import Action, Event, Seat, Value
from changpai_desktop.games.jier.kinds import PACK, TOKENS, N, all_paired
from changpai_desktop.games.jier.options import Rules
from changpai_desktop.games.shared.felt import Felt, Laid
from changpai_desktop.games.shared.window import Window

SEATS: Final = range(2, 8)
FULL: Final = 15
"""3.1: cards of a full hand; the head has one more."""
SMALL: Final[dict[int, tuple[int, ...]]] = {5: (3,), 6: (5, 3), 7: (5, 3)}
"""3.1, 8: cards of the players after the fourth, counted from the head; the seventh has one and does not play."""
STOLEN_NAMES: Final = {"an": "touan", "yan": "touyan"}
"""8: what a set is called that a stolen card has made."""


@record
class Came:
    """The card that came to a seat last in its turn: its kind, who gave it, and how (`Winner.source`)."""

    kind: int
    giver: Seat
    source: str


class Table(Felt):
    """The state of one hand."""

    pack = PACK
    reading = range(N)

    def __init__(self, options: dict[str, Value], rules: Rules, seats: int, dealer: Seat, stock: Sequence[str]) -> None:
        places = [(dealer + i) % seats for i in range(seats)]
        self.seventh: Seat | None = places.pop() if seats == SEATS[-1] else None
        super().__init__(seats, places, stock)
        self.options, self.rules, self.dealer = options, rules, dealer
        self.whole = tuple(stock)
        """The stock before the deal, from which the card for the next head is cast."""
        self.size = dict.fromkeys(places, FULL)
        for seat, size in zip(places[4:], SMALL.get(seats, ()), strict=True):
            self.size[seat] = size
        self.kept: int | None = None
        """The seventh player's card."""
        self.phase = "sets"
        self.turn: Seat = dealer
        self.window = Window({})
        self.step = "lay"
        """What follows when the hands in `queue` have been looked through: see `play`."""
        self.queue: list[Seat] = []
        self.choosing: Seat | None = None
        """Phase `sets`: the seat that says which of two overlapping sets goes first."""
        self.asked: dict[Seat, list[Action]] = {}
        """Before the first discard: seats with sets that may stay, and what they lay."""
        self.closed: set[Seat] = set()
        """Those of them that have said all they want."""
        self.pending: Action | None = None
        """What the head does, until all others have answered."""
        self.owed = [0] * seats
        """Cards that each seat still has to steal."""
        self.fresh: list[list[int]] = [[] for _ in range(seats)]
        """Kinds stolen since the seat's last discard."""
        self.came: Came | None = None
        self.taken = -1
        """The kind that the seat in turn has claimed."""
        self.declined = False
        """The seat in turn has let its own complete hand pass."""
        self.locked: set[Seat] = set()
        """漏胡: seats that have let a win pass, and no card has come to them since."""

    def copy(self) -> Self:
        """An independent table in the same state."""
        new = super().copy()
        new.window = self.window.copy()
        new.queue, new.owed = list(self.queue), list(self.owed)
        new.fresh = [list(x) for x in self.fresh]
        new.asked = {s: list(a) for s, a in self.asked.items()}
        new.closed, new.locked = set(self.closed), set(self.locked)
        return new

    # ---- questions ----------------------------------------------------------------------------------------------

    def plays(self, seat: Seat) -> bool:
        """Whether the seat takes part in this hand (the seventh does not)."""
        return seat in self.size

    def small(self, seat: Seat) -> bool:
        """8: a hand of 3 or 5 cards."""
        return self.size[seat] != FULL

    def wanted(self, seat: Seat) -> int:
        """3.3, 8: groups of a complete hand: 8 from 15 cards and the winning one, 2 from 3, 3 from 5."""
        return (self.size[seat] + 1) // 2

    def filled(self, seat: Seat) -> int:
        """3.3: places of the hand that are filled: two for each group, one for each card held."""
        return sum(self.own[seat]) + 2 * len(self.laid[seat])

    def complete(self, seat: Seat) -> bool:
        """3.4.6: every card is in a group, and there are as many groups as the hand has to have."""
        return self.filled(seat) == self.size[seat] + 1 and all_paired(self.own[seat])

    def completes(self, seat: Seat, kind: int) -> bool:
        """3.4.3 胡: the card on the table pairs with the rest (a small hand does not pair with it, 8)."""
        if self.small(seat) or self.filled(seat) != FULL:
            return False
        own = self.own[seat]
        own[kind] += 1
        try:
            return all_paired(own)
        finally:
            own[kind] -= 1

    def qi_held(self, seat: Seat) -> int:
        """3.3 起: a kind held of which the seat has a 暗; -1 if there is none."""
        own = self.own[seat]
        return next((g.kinds[0] for g in self.laid[seat] if g.verb == "an" and own[g.kinds[0]]), -1)

    def short(self, seat: Seat) -> int:
        """How many places of the hand a stock that was used up has left empty for good."""
        mine = self.phase in ("discard", "own_win") and seat == self.turn
        return self.size[seat] + mine - self.filled(seat) - self.owed[seat]

    # ---- moves ----------------------------------------------------------------------------------------------------

    def deal_out(self) -> None:
        """3.1: cards are drawn in order, the head one more; a small hand stops at its size; the seventh draws one."""
        hands: dict[Seat, list[str]] = {s: [] for s in self.playing}
        for n in range(FULL + 1):
            for seat in self.playing:
                if n < self.size[seat] or (n == FULL and seat == self.dealer):
                    kind = self.stock.pop()
                    self.own[seat][kind] += 1
                    hands[seat].append(TOKENS[kind])
            if n == 0 and self.seventh is not None:
                self.kept = self.stock.pop()
                hands[self.seventh] = [TOKENS[self.kept]]
        for seat, hand in hands.items():
            self.events.append(Event("deal", seat, tuple(hand), secret_to_others=True))

    def take(self, seat: Seat, action: Action) -> None:
        """The card on the stage joins the seat's groups as the action says."""
        assert self.shown is not None
        card, source, _ = self.shown
        index = self.pack.index
        kinds = tuple([index[c] for c in action.cards])
        if action.verb == "qi":
            place = self.group_of(seat, card, "an")
            assert place is not None
            self.claim_onto(seat, "qi", place)
            return
        # 3.3 摆: the hand card lies above, the taken card below.
        taken = len(kinds) - 1 if action.verb == "bai" else kinds.index(card)
        for i, kind in enumerate(kinds):
            if i != taken:
                self.own[seat][kind] -= 1
        self.laid[seat].append(Laid(action.verb, kinds, taken, source))
        self.shown = None
        self.events.append(Event("claim", seat, action.cards, action.verb, taken, source))

    def lay_set(self, seat: Seat, verb: str, kinds: tuple[int, ...]) -> None:
        """A set of the hand is laid, a 暗 face down; a 起 puts the fourth card to a 暗, which lies open then."""
        if verb == "qi":
            place = self.group_of(seat, kinds[0], "an")
            assert place is not None
            self.lay(seat, Laid("qi", kinds), kinds[:1], place)
            return
        secret = verb == "an"
        said = verb
        if verb in STOLEN_NAMES and any(k in kinds for k in self.fresh[seat]):
            # 8: announced, so that the others see it was not held before.
            said = STOLEN_NAMES[verb]
        for kind in kinds:
            self.own[seat][kind] -= 1
        self.laid[seat].append(Laid(verb, kinds, down=len(kinds) if secret else 0, secret=secret))
        self.events.append(Event("lay", seat, self.tokens(kinds), said, secret_to_others=secret))
