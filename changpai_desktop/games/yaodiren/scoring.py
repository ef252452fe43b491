"""Counting a finished hand and paying for it (rules changpai 1.8, 1.10). One item, one function, one line.

What flows: exposed groups + cuts of the hand -> `Count` of the best cut -> 番 items -> ledger lines.
"""

from collections.abc import Sequence

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import LedgerLine, Seat
from changpai_desktop.games.yaodiren import words
from changpai_desktop.games.yaodiren.kinds import TOKENS, YAO_DI_REN, red_table, set_value, threshold
from changpai_desktop.games.yaodiren.melds import Cut, Group, cuts, is_set, whole_before
from changpai_desktop.games.yaodiren.options import Rules
from changpai_desktop.games.yaodiren.potential import GROUPS


@record
class Laid:
    """An exposed group: verb (`chi` `peng` `gang` `tuhuo`), its kinds, the claimed card's place, its giver."""

    verb: str
    kinds: Group
    taken: int = -1
    source: Seat = -1


@record
class Piece:
    """One of the seven groups of a finished hand as it is counted."""

    verb: str
    """`chi` `peng` `gang` `tuhuo`, or `kan` `quad` `five` for sets kept in hand."""
    kinds: Group
    tuo: int


@record
class Count:
    """The best count of a finished hand: its groups, 陀, and 番 by item."""

    pieces: tuple[Piece, ...]
    tuo: int
    items: tuple[tuple[str, int, Group], ...]
    """(item id, 番, kinds that bring it); items of 0 are left out."""

    @property
    def fan(self) -> int:
        """番 before any limit."""
        return sum(fan for _, fan, _ in self.items)


class Scoring:
    """Counts and pays under one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.red = red_table(rules.any_red)

    # ---- 陀 -----------------------------------------------------------------------------------------------------

    def eat_tuo(self, kinds: Group) -> int:
        """Rules 1.2: an 吃 group counts one 陀 per red card in it."""
        return sum(self.red[i] for i in kinds) if self.rules.eat_counts else 0

    def exposed_tuo(self, group: Laid) -> int:
        """Rules 1.2: exposed 碰 4/8, 杠 6/12, 吐火 8/16."""
        if group.verb == "chi":
            return self.eat_tuo(group.kinds)
        return set_value(len(group.kinds), self.red[group.kinds[0]])

    def _concealed(self, kinds: Group, taken: int) -> Piece:
        """A group cut from the hand; `taken` is the face-up winning card if it lies in this group, else -1."""
        if not is_set(kinds):
            return Piece("chi", kinds, self.eat_tuo(kinds))
        size, red = len(kinds), self.red[kinds[0]]
        if taken == kinds[0]:
            return Piece("peng", kinds, set_value(size, red))
        if not self.rules.concealed_counts:
            return Piece(_CONCEALED[size], kinds, 0)
        # Rules 8: four alike not sounded count like a 杠, or like a 吐火 with silent_quad=tuhuo.
        worth = 5 if size == 4 and self.rules.silent_quad_is_tuhuo else size
        return Piece(_CONCEALED[size], kinds, set_value(worth, red))

    # ---- 番 -----------------------------------------------------------------------------------------------------

    def _fan_kinds(self, piece: Piece) -> int:
        """Rules 1.10: each of 幺四 地 人 as three alike 1, as four 2, as five 3."""
        if piece.kinds[0] not in YAO_DI_REN or not is_set(piece.kinds):
            return 0
        if piece.verb in _CONCEALED.values() and not self.rules.concealed_counts:
            return 0
        return len(piece.kinds) - 2

    def _fan_tuhuo(self, piece: Piece) -> int:
        """Rules 1.10: a sounded 吐火 of another kind 1; of 幺地人 the one more of tuhuo_stack=yes."""
        if piece.verb != "tuhuo":
            return 0
        return self.rules.tuhuo_fan - 3 if piece.kinds[0] in YAO_DI_REN else 1

    def _fan_all_sets(self, pieces: Sequence[Piece]) -> int:
        """Rules 1.10: 对子胡, all seven groups are alike-sets, 1."""
        return int(self.rules.pattern_fan and all(is_set(p.kinds) for p in pieces))

    def _fan_all_red(self, pieces: Sequence[Piece]) -> int:
        """Rules 1.10: 全红, every card is of a red kind, 1."""
        return int(self.rules.pattern_fan and all(self.red[i] for p in pieces for i in p.kinds))

    @staticmethod
    def _fan_high(tuo: int, is_dealer: bool) -> int:
        """Rules 1.10: 高番, one for each full ten 陀 above 34 or 33."""
        return max(0, (tuo - threshold(is_dealer)) // 10)

    def _items(self, pieces: Sequence[Piece], tuo: int, is_dealer: bool) -> list[tuple[str, int, Group]]:
        items = [("yaodiren", self._fan_kinds(p), p.kinds) for p in pieces]
        items += [("tuhuo", self._fan_tuhuo(p), p.kinds) for p in pieces]
        items.append(("duizihu", self._fan_all_sets(pieces), ()))
        items.append(("quanhong", self._fan_all_red(pieces), ()))
        items.append(("gaofan", self._fan_high(tuo, is_dealer), ()))
        return [item for item in items if item[1]]

    # ---- the winning hand ---------------------------------------------------------------------------------------

    def count_cut(self, exposed: Sequence[Laid], cut: Cut, taken: int, is_dealer: bool) -> Count:
        """One cut counted. A face-up card that completes three alike is a 碰."""
        pieces = [Piece(g.verb, g.kinds, self.exposed_tuo(g)) for g in exposed]
        pieces += [self._concealed(kinds, taken) for kinds in cut]
        tuo = sum(p.tuo for p in pieces)
        return Count(tuple(pieces), tuo, tuple(self._items(pieces, tuo, is_dealer)))

    def enough(self, count: Count, is_dealer: bool, started: bool) -> bool:
        """Rules 1.8: 34/33 陀; 1.13.16 and 1.13.17 as options."""
        if self.rules.starter_needs_fan and started and count.fan < 1:
            return False
        if count.tuo >= threshold(is_dealer):
            return True
        black = not any(self.red[i] for p in count.pieces for i in p.kinds)
        return black and not self.rules.black_needs_tuo

    def best(
        self,
        exposed: Sequence[Laid],
        own: Sequence[int],
        card: int | None,
        *,
        face_up: bool,
        is_dealer: bool,
        started: bool,
    ) -> Count | None:
        """The best winning count of the hand with `card`, or None if it is no win.

        Rules 1.7: a face-up card of which three or more are held cannot be won with. Rules 1.8: most 番, then
        most 陀. `own` is the hand without `card`; `card` None means that everything is in the hand (天胡).
        """
        if card is not None and face_up and own[card] >= 3:
            return None
        whole = whole_before(own)
        full = list(own)
        if card is not None:
            full[card] += 1
        best: Count | None = None
        for kept in self._kept(whole, card):
            for cut in cuts(full, kept, GROUPS - len(exposed)):
                taken = card if card is not None and face_up else -1
                count = self.count_cut(exposed, cut, taken, is_dealer)
                if not self.enough(count, is_dealer, started):
                    continue
                if best is None or (count.fan, count.tuo) > (best.fan, best.tuo):
                    best = count
        return best

    @staticmethod
    def _kept(whole: list[int], card: int | None) -> list[list[int]]:
        """Rules 1.8: a replacement that is one more of a set in hand joins it, or stands beside it."""
        if card is None or not whole[card]:
            return [whole]
        joined = list(whole)
        joined[card] += 1
        return [joined, whole]

    # ---- payment ------------------------------------------------------------------------------------------------

    def price(self, fan: int) -> int:
        """Rules 1.10, 1.13.10-11: 1 + 番 bases, or 2 to the 番, after the limit."""
        fan = min(fan, self.rules.max_fan)
        return 2**fan if self.rules.doubling else 1 + fan

    def win_lines(
        self,
        winner: Seat,
        fan: int,
        card: str,
        seats: int,
        dropped: frozenset[Seat],
        others_win: frozenset[Seat],
    ) -> list[LedgerLine]:
        """Rules 1.10: every other player pays the winner, those who dropped too (1.13.13)."""
        lines = []
        for payer in range(seats):
            if payer == winner or payer in others_win or (payer in dropped and not self.rules.dropped_pay):
                continue
            lines.append(LedgerLine(payer, winner, self.price(fan), words.ITEM["hu"], "1.10", (card,)))
        return lines

    def baozi_lines(self, offender: Seat, seats: int) -> list[LedgerLine]:
        """Rules 1.10: a 包子 pays 2 bases (1.13.12: 4, nothing) to each other player, also in a draw."""
        if not self.rules.baozi_pay:
            return []
        return [
            LedgerLine(offender, payee, self.rules.baozi_pay, words.ITEM["baozi"], "1.10")
            for payee in range(seats)
            if payee != offender
        ]


_CONCEALED = {3: "kan", 4: "quad", 5: "five"}


def tokens(kinds: Group) -> tuple[str, ...]:
    """Kinds as card tokens."""
    return tuple(TOKENS[i] for i in kinds)
