"""What lies where in a hand of 千字红花白花, and what its rules remember. Nothing is decided here."""

from collections.abc import Iterable, Sequence
from typing import Self

from changpai_desktop.games.contract import Action, Event, Seat, Value
from changpai_desktop.games.qianhong import jiucai
from changpai_desktop.games.qianhong.kinds import BAIDA, COPIES, PACK, PLAIN, N
from changpai_desktop.games.qianhong.melds import complete, waits
from changpai_desktop.games.qianhong.options import Rules
from changpai_desktop.games.qianhong.scoring import Bonus, Scoring
from changpai_desktop.games.shared.felt import Felt, Laid
from changpai_desktop.games.shared.resting import players
from changpai_desktop.games.shared.window import Window


class Table(Felt):
    """The state of one hand."""

    pack = PACK
    reading = range(N)

    def __init__(
        self,
        options: dict[str, Value],
        engine: tuple[Rules, Scoring],
        seats: int,
        dealer: Seat,
        stock: Sequence[str],
        number: int = 0,
    ) -> None:
        rules = engine[0]
        order = tuple((dealer + i) % seats for i in range(seats))
        # 5.3: of four one rests, by turns; who deals plays.
        playing = players(seats, dealer, "rotate_each_hand", number) if rules.rest else order
        super().__init__(seats, playing, stock)
        self.options = options
        self.rules, self.scoring = engine
        self.dealer = dealer
        self.phase = "discard"
        self.turn: Seat = dealer
        self.window = Window({})
        self.turned: list[int] = []
        """5.3: cards turned up, those put aside among them."""
        self.generals: tuple[int, ...] = ()
        """Of these the 将."""
        self.drawn = -1
        """The card that the seat at turn has drawn; -1: none, after a claim or as dealt."""
        self.source = ""
        """How the seat at turn came to its cards: `deal`, `own_draw`, `replacement`, or empty after a claim."""
        self.longs: list[tuple[int, ...]] = [() for _ in range(seats)]
        """5.5.1: kinds of which a seat was dealt all copies and has not yet laid or kept them."""
        self.locked: set[Seat] = set()
        """过水: seats that win on no discard for now."""
        self.dealt_baida = [0] * seats
        """5.6 C: 百搭 among the dealt cards."""
        self.choices: list[Action] = []
        """What the seat at turn may do, worked out when its turn begins."""

    def copy(self) -> Self:
        """An independent table in the same state."""
        new = super().copy()
        new.window = self.window.copy()
        new.turned, new.longs = list(self.turned), list(self.longs)
        new.locked, new.dealt_baida = set(self.locked), list(self.dealt_baida)
        return new

    # ---- questions ----------------------------------------------------------------------------------------------

    def plays(self, seat: Seat) -> bool:
        """Whether the seat takes part in this hand."""
        return seat in self.playing

    def sets(self, seat: Seat) -> list[Laid]:
        """Laid groups, 百搭 aside."""
        return [g for g in self.laid[seat] if g.verb != "baida"]

    def pair_laid(self, seat: Seat) -> bool:
        """5.6: the two that are left of a kind turned twice lie as 龙 and are the pair."""
        return any(len(g.kinds) == 2 for g in self.laid[seat] if g.verb == "long")

    def bonus(self, seat: Seat) -> Bonus:
        """百搭 laid aside or, wild, in the hand."""
        aside = sum(len(g.kinds) for g in self.laid[seat] if g.verb == "baida")
        return Bonus(aside + self.own[seat][BAIDA], self.dealt_baida[seat])

    def complete(self, seat: Seat, card: int) -> bool:
        """5.4, 5.7: complete with the card (-1: as the hand stands)."""
        own = self.own[seat]
        if self.rules.jiucai and jiucai.seven_pairs(own, card):
            return True
        return complete(own, card, self.rules.tiao_top, self.pair_laid(seat))

    def waits(self, seat: Seat) -> list[int]:
        """Kinds that would complete the hand."""
        if self.rules.jiucai:
            return [k for k in range(PLAIN) if self.complete(seat, k)]
        return waits(self.own[seat], self.rules.tiao_top, self.pair_laid(seat))

    def copies_left(self, kind: int) -> int:
        """Copies of a kind that are in play: four without those turned up."""
        return COPIES - self.generals.count(kind)

    # ---- moves that only this game has --------------------------------------------------------------------------

    def turn_up(self, verb: str) -> int:
        """5.3: the top card face up beside the stock, out of play."""
        kind = self.stock.pop()
        self.turned.append(kind)
        self.events.append(Event("turn", self.dealer, (self.token(kind),), verb))
        return kind

    def draw_end(self, seat: Seat) -> int:
        """5.5: a replacement from the end of the stock into the hand."""
        kind = self.stock.pop(0)
        self.own[seat][kind] += 1
        self.events.append(Event("draw", seat, (self.token(kind),), "replacement", secret_to_others=True))
        return kind

    def lay_baida(self, seat: Seat) -> int:
        """5.3: all 百搭 of the hand join those laid aside; how many they were."""
        count = self.own[seat][BAIDA]
        place = next((i for i, g in enumerate(self.laid[seat]) if g.verb == "baida"), None)
        before = 0 if place is None else len(self.laid[seat][place].kinds)
        self.lay(seat, Laid("baida", (BAIDA,) * (before + count)), (BAIDA,) * count, place)
        return count

    def lay_own(self, seat: Seat, verb: str, kinds: Iterable[int], place: int | None = None) -> None:
        """Cards of the hand as a group, or the one that joins a laid 碰."""
        cards = tuple(kinds)
        group = (cards[0],) * COPIES if place is not None else cards
        old = None if place is None else self.laid[seat][place]
        new = Laid(verb, group) if old is None else Laid(verb, group, old.taken, old.source)
        self.lay(seat, new, cards, place)
