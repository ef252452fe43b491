"""What lies where in a hand of 四川麻将, and what its rules remember. Nothing is decided here."""

from collections.abc import Sequence
from typing import Final, Self

from changpai_desktop.games.contract import Action, LedgerLine, Seat, Value, Winner
from changpai_desktop.games.shared.felt import Felt
from changpai_desktop.games.shared.native import mypyc_attr
from changpai_desktop.games.shared.window import Window
from changpai_desktop.games.xuezhan import wins
from changpai_desktop.games.xuezhan.money import Kong
from changpai_desktop.games.xuezhan.options import Rules
from changpai_desktop.games.xuezhan.scoring import Chance, Count, count
from changpai_desktop.games.xuezhan.tiles import COPIES, PACK, RANKS, SEATS, N

LAST: Final = 4
"""5.7.4: the tiles of the wall that oblige to win."""
UNKNOWN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table(Felt):
    """The state of one hand."""

    pack = PACK
    reading = range(N)

    def __init__(self, options: dict[str, Value], rules: Rules, dealer: Seat, stock: Sequence[str]) -> None:
        super().__init__(SEATS, [(dealer + i) % SEATS for i in range(SEATS)], stock)
        self.options, self.rules = options, rules
        self.dealt = stock
        """The stock as it was before the deal: dice are cast from it."""
        self.dealer = dealer
        self.phase = "discard"
        self.turn: Seat = dealer
        self.window = Window({})
        self.offers: list[Action] = []
        """What the seat whose turn it is may do."""
        self.picks: dict[Seat, Action] = {}
        """Secret answers while tiles are swapped or suits are named."""
        self.drawn = -1
        """The tile that the seat whose turn it is has just drawn; -1 after the deal or a 碰."""
        self.void = [-1] * SEATS
        """5.1.5: the suit that each seat has named, once all have."""
        self.direction = 0
        """5.1.4: how many seats on the swapped tiles went."""
        self.unwon: tuple[Seat, ...] = self.playing
        self.won: list[Seat] = []
        self.winners: list[Winner] = []
        self.first_win: tuple[tuple[Seat, ...], Seat] | None = None
        """The first winners, and who gave the tile."""
        self.ledger: list[LedgerLine] = []
        self.kongs: list[Kong] = []
        self.transferred: set[int] = set()
        """Places in `kongs` of those whose money was handed over (5.6.3)."""
        self.chain: list[int] = []
        """Places of the kongs made in a row, up to the tile in question."""
        self.passed: list[list[tuple[int, int]]] = [[] for _ in range(SEATS)]
        """5.7.5: wins passed since the last draw: (kind, 番)."""
        self.dead = [False] * SEATS
        """5.11: after a foul a seat neither claims nor wins."""
        self.known = [[0] * N for _ in range(SEATS)]
        """Tiles of the hands that everybody has seen."""
        self.late_kinds: list[set[int]] = [set() for _ in range(SEATS)]
        """Kinds that each seat has drawn among the last four and not let go (last4 = must_these_four)."""
        self.untouched = True
        """Nobody has made a 碰 or kong (5.5, 地胡)."""
        self.draws = [0] * SEATS
        """Tiles that each seat has drawn from the wall."""
        self.discards = 0
        self.late_kong = False
        """The tile on the table would make a 面下杠, and was not just drawn (5.2.6)."""
        self.taken_back = -1
        """5.11, referee = manual: the tile that its player had to take back in this turn."""
        self._ready = [UNKNOWN] * SEATS

    def copy(self) -> Self:
        """An independent table in the same state."""
        new = super().copy()
        new.window = self.window.copy()
        for name in ("offers", "void", "won", "winners", "ledger", "kongs", "chain", "dead", "draws", "_ready"):
            setattr(new, name, list(getattr(self, name)))
        for name in ("passed", "known"):
            setattr(new, name, [list(x) for x in getattr(self, name)])
        new.picks = dict(self.picks)
        new.transferred = set(self.transferred)
        new.late_kinds = [set(x) for x in self.late_kinds]
        return new

    # ---- questions ----------------------------------------------------------------------------------------------

    @property
    def late(self) -> bool:
        """5.7.4: the first of the last four tiles has been drawn."""
        return len(self.stock) < LAST

    def next_unwon(self, seat: Seat) -> Seat:
        """The next player who has not won."""
        for s in self._orders[seat]:
            if s != seat and s in self.unwon:
                return s
        raise ValueError("nobody else is left")

    def laid_suits(self, seat: Seat) -> int:
        """Suits (bits) of the laid groups."""
        suits = 0
        for group in self.laid[seat]:
            suits |= 1 << group.kinds[0] // RANKS
        return suits

    def changed(self, seat: Seat) -> None:
        """The waiting tiles of the seat have changed: what it waits for has to be found again."""
        self._ready[seat] = UNKNOWN

    def left_hand(self, seat: Seat, kind: int) -> None:
        """Tiles of a kind have left the hand: fewer of those that it still holds have been seen."""
        known = self.known[seat]
        if known[kind]:
            known[kind] = min(known[kind] - 1, self.own[seat][kind])

    def ready(self, seat: Seat) -> int:
        """Kinds that win when they come to the tiles without `drawn` (5.5), as bits; found once for each hand."""
        found = self._ready[seat]
        if found == UNKNOWN:
            hand = list(self.own[seat])
            if seat == self.turn and self.drawn >= 0:
                hand[self.drawn] -= 1
            found = self._ready[seat] = self.ready_with(seat, hand)
        return found

    def ready_with(self, seat: Seat, hand: Sequence[int]) -> int:
        """Kinds that would win with these tiles in hand; none after a foul."""
        if self.dead[seat]:
            return 0
        return wins.ready(bytes(hand), self.laid_suits(seat), self.void[seat])

    def waits(self, seat: Seat) -> int:
        """5.8: kinds that would win, where the seat does not itself hold all four."""
        found = self.ready(seat)
        if found:
            have = self.holds(seat)
            if seat == self.turn and self.drawn >= 0:
                have[self.drawn] -= 1
            for kind in range(N):
                if have[kind] == COPIES:
                    found &= ~(1 << kind)
        return found

    def holds(self, seat: Seat) -> list[int]:
        """Tiles of the seat by kind, in hand and laid."""
        have = list(self.own[seat])
        for group in self.laid[seat]:
            have[group.kinds[0]] += len(group.kinds)
        return have

    def holds_void(self, seat: Seat) -> bool:
        """5.1.5: a tile of the named suit is in the hand."""
        void = self.void[seat]
        return void >= 0 and any(self.own[seat][RANKS * void : RANKS * void + RANKS])

    def suits_bar(self, seat: Seat, hand: Sequence[int]) -> bool:
        """5.5, 5.1.5: with these tiles in hand the seat has three suits, or one it has named void."""
        held = wins.suits_held(bytes(hand)) | self.laid_suits(seat)
        return held == 7 or (self.void[seat] >= 0 and bool(held >> self.void[seat] & 1))

    def chance(self, seat: Seat, source: str) -> Chance:
        """5.5, 5.6: how a tile that the seat wins with now has come."""
        if source == "deal":
            return Chance("deal")
        replaced = source == "own_draw" and bool(self.chain)
        last_kong = self.kongs[self.chain[-1]] if self.chain else None
        first = source == "own_draw" and self.draws[seat] == 1 and seat != self.dealer
        dealers = self.shown is not None and self.shown[1] == self.dealer
        first_discard = source == "discard" and dealers and self.discards == 1 and self.rules.dihu_discard
        return Chance(
            "replacement" if replaced else source,
            dihu=self.untouched and not replaced and (first or first_discard),
            after_kong=source == "discard" and bool(self.chain),
            last_tile=not self.stock,
            giver_pays=(
                replaced and self.rules.giver_pays_flower and last_kong is not None and last_kong.verb == "zhigang"
            ),
        )

    def count(self, seat: Seat, kind: int, source: str) -> Count:
        """5.5: the hand with this tile counted; kind -1, or one's own draw: it is in the hand already."""
        hand = list(self.own[seat])
        if source in ("discard", "robbed"):
            hand[kind] += 1
        return count(bytes(hand), self.laid[seat], self.rules, self.chance(seat, source))

    def barred(self, seat: Seat, kind: int, source: str) -> bool:
        """5.7.5: after a passed win the kind, every kind, or every kind without more 番 is barred."""
        passed = self.passed[seat]
        if not passed:
            return False
        if self.rules.guoshou == "all_kinds" or any(k == kind for k, _ in passed):
            return True
        if self.rules.guoshou == "same_kind":
            return False
        return self.count(seat, kind, source).fan <= max(fan for _, fan in passed)
