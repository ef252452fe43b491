"""What lies where in a hand of 上大人, and what its rules remember. Nothing is decided here.

The 混江 is a card of its own wherever cards lie: its holder sees `混` in his hand, and everybody sees it once it is
played, as at a real table, where it looks like no other card. The rules ask for characters only (`chars`): there the
混江 that stands in for the 将 is one more copy of it. Where a player could give either, both are offered, because the
others would see the difference.
"""

from collections.abc import Iterable, Sequence
from typing import Self

from changpai_desktop.games.contract import Event, Seat, Value
from changpai_desktop.games.shangdaren.kinds import HUN, INDEX, PACK, Group, N
from changpai_desktop.games.shangdaren.lines import cuttable
from changpai_desktop.games.shangdaren.options import Rules
from changpai_desktop.games.shangdaren.scoring import Scoring, waiting_size
from changpai_desktop.games.shared.felt import Felt, Laid
from changpai_desktop.games.shared.window import Window

ALIKE = frozenset({"peng", "zhao", "shao", "tiao"})


class Table(Felt):
    """The state of one hand."""

    pack = PACK
    reading = range(N + 1)

    def __init__(
        self, options: dict[str, Value], engine: tuple[Rules, Scoring], seats: int, dealer: Seat, stock: Sequence[str]
    ) -> None:
        super().__init__(seats, tuple((dealer + i) % seats for i in range(seats)), stock)
        self.options = options
        self.rules, self.scoring = engine
        self.dealer = dealer
        self.order = tuple(stock)
        """The stock as it was: lots are cast from it."""
        self.phase = "discard"
        self.turn: Seat = dealer
        self.window = Window({})
        self.jiang = -1
        """4.1: the 将 character."""
        self.turned: tuple[int, ...] = ()
        """The card that lies face up before the dealer."""
        self.jing: frozenset[int] = frozenset()
        """4.5: characters that count five."""
        self.locked: list[set[int]] = [set() for _ in range(seats)]
        """4.4 Locks: characters of which 碰 or 招 was declined."""
        self.taken = -1
        """4.4: the character just taken, which may not be discarded this turn."""
        self.may_keep = False
        """4.4: an undeclared four in hand allows the turn's seat to discard nothing."""
        self.wild_at: Seat = -1
        """4.6: the seat that has drawn the wild 混江 before all eyes."""
        self.declined = False
        """4.4: the card on the stage was shown by a drawer who could have won with it."""

    def copy(self) -> Self:
        """An independent table in the same state."""
        new = super().copy()
        new.window = self.window.copy()
        new.locked = [set(x) for x in self.locked]
        return new

    # ---- characters -----------------------------------------------------------------------------------------------

    def char(self, kind: int) -> int:
        """The character that a card is; a wild 混江 is none and stays 24."""
        return self.jiang if kind == HUN and self.rules.stand_in else kind

    def chars(self, seat: Seat) -> list[int]:
        """The hand by characters; the last number is a wild 混江."""
        own = list(self.own[seat])
        if own[HUN] and self.rules.stand_in:
            own[self.jiang] += own[HUN]
            own[HUN] = 0
        return own

    def laid_chars(self, seat: Seat) -> list[tuple[str, Group]]:
        """The laid groups by characters."""
        if not self.rules.stand_in:
            return [(g.verb, g.kinds) for g in self.laid[seat]]
        return [(g.verb, tuple([self.char(k) for k in g.kinds])) for g in self.laid[seat]]

    def copies(self, seat: Seat, char: int) -> Group:
        """All cards of the hand that are this character, the 混江 last."""
        own = self.own[seat]
        more = (HUN,) * own[HUN] if char == self.jiang and self.rules.stand_in else ()
        return (char,) * own[char] + more

    def faces(self, seat: Seat, char: int) -> tuple[int, ...]:
        """The different cards of the hand that are this character."""
        return tuple(sorted(set(self.copies(seat, char))))

    # ---- the number of cards (4.4) ----------------------------------------------------------------------------------

    def laid_extra(self, seat: Seat) -> int:
        """E of the exposed sets: cards beyond three."""
        return sum(len(g.kinds) - 3 for g in self.laid[seat] if g.verb in ALIKE)

    def total(self, seat: Seat) -> int:
        """All cards of a seat, laid and held."""
        return sum(self.own[seat]) + sum(len(g.kinds) for g in self.laid[seat])

    def waiting(self, extra: int) -> int:
        """T: the cards to be held while waiting."""
        return waiting_size(self.seats, extra)

    def halves(self, seat: Seat) -> int:
        """半句 on the table."""
        return sum(g.verb == "banju" for g in self.laid[seat])

    # ---- winning ----------------------------------------------------------------------------------------------------

    def complete(self, seat: Seat, card: int, *, taken: bool) -> bool:
        """4.3, 4.5: whether the card (a character; -1: as the hand stands) wins."""
        own = self.chars(seat)
        if not self.rules.wild:
            if card >= 0:
                own[card] += 1
            if not cuttable(own):
                return False
            if card >= 0:
                own[card] -= 1
        return self.scoring.complete(self.laid_chars(seat), own, card, taken, self.jing)

    # ---- moves that only this game has ------------------------------------------------------------------------------

    def turn_up(self, seat: Seat, barred: Iterable[int]) -> int:
        """4.2: the first card of the stock that may be the 将 is turned up before the dealer."""
        no = set(barred)
        place = next(i for i in range(len(self.stock) - 1, -1, -1) if self.stock[i] not in no)
        kind = self.stock.pop(place)
        self.turned = (kind,)
        self.events.append(Event("turn", seat, (self.token(kind),), "jiang"))
        return kind

    def claim_as(self, seat: Seat, verb: str, laid_verb: str, group: Group) -> None:
        """A claim whose group has another name than what was done (吃 lays a 句 or a 半句)."""
        self.claim(seat, verb, group)
        g = self.laid[seat][-1]
        self.laid[seat][-1] = Laid(laid_verb, g.kinds, g.taken, g.source)

    def join(self, seat: Seat, verb: str, laid_verb: str, place: int) -> None:
        """The card on the stage joins a laid group (跳, 拖), in the order of the characters."""
        assert self.shown is not None
        card, source, _ = self.shown
        group = tuple(sorted((*self.laid[seat][place].kinds, card), key=lambda k: (self.char(k), k)))
        taken = group.index(card)
        self.laid[seat][place] = Laid(laid_verb, group, taken, source)
        self.shown = None
        self.events.append(Event("claim", seat, self.tokens(group), verb, taken, source))

    def lay_drawn(self, seat: Seat, group: Group) -> None:
        """4.4 b: the drawn card, unseen by the others, and all its copies in the hand lie face down."""
        card = self.stock.pop()
        used = list(group)
        used.remove(card)
        self.lay(seat, Laid("shao", group, down=len(group), secret=True), used)

    def kinds_of(self, cards: Iterable[str]) -> Group:
        """Cards of an action as kinds."""
        return tuple([INDEX[c] for c in cards])
