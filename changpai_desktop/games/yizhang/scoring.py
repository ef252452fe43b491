"""等, 底 and 把戏 of 宜章跑胡子 (rules zipai 2.2 to 2.5), and who plays and pays (2.1)."""

from collections.abc import Mapping, Sequence

from changpai_desktop.games.contract import Seat, Value
from changpai_desktop.games.shared.paohuzi.counting import Count, Facts, Item, Payment
from changpai_desktop.games.shared.paohuzi.forms import Form
from changpai_desktop.games.shared.paohuzi.words import FAN
from changpai_desktop.games.shared.resting import players
from changpai_desktop.games.shared.zi import BIG, TWO_SEVEN_TEN, N
from changpai_desktop.games.yizhang.options import Values
from changpai_desktop.games.yizhang.words import DENG, ITEM

Baxi = list[tuple[str, int]]
LEAST_FALSE = 10
"""2.7: 诈胡 pays at least so many 底."""


class YizhangCounting:
    """See `Counting`."""

    game = "yizhang"
    pay_rule = "2.2"

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.values = Values.of(options)
        self.min_hu = self.values.min_hu

    def enough(self, points: int) -> bool:
        """2.2.2: 15 胡息; 2.7 毛胡: or none at all."""
        return points >= self.min_hu or (points == 0 and self.values.maohu)

    def count(self, form: Form, facts: Facts) -> Count:
        """2.2: 底数 = 等 × 番, +1 等 for 自摸."""
        v = self.values
        # 2.7 毛胡: a hand of 0 胡息 counts as 15.
        points = 15 if form.points == 0 and v.maohu else form.points
        # 2.2.3: one 等 at the threshold, one more for every three 胡息.
        deng = max(1, (points - self.min_hu) // 3 + 1)
        baxi = self.baxi(form, facts)
        fan = sum(worth for _, worth in baxi)
        own = facts.own and v.zimo_add != "none"
        # 2.2.5: the 等 of 自摸 is added to the product; zimo_add=before: before multiplying.
        value = (deng + 1) * fan if own and v.zimo_add == "before" else deng * fan + own
        items = [Item(ITEM["deng"], deng, DENG, "2.2.3")]
        items += [Item(ITEM[name], worth, FAN, "2.3") for name, worth in baxi]
        names = [name for name, _ in baxi]
        if own:
            items.append(Item(ITEM["zimo"], 1, DENG, "2.2.5"))
            names.append("zimo")
        return Count(form, fan, value, tuple(items), deng, tuple(names))

    def baxi(self, form: Form, facts: Facts) -> Baxi:
        """2.3: the 把戏 of a hand with their 番; they add."""
        cards = list(facts.dealt) if facts.dealt else form.counts()
        red = sum(cards[k] for k in TWO_SEVEN_TEN)
        # 2.5: with 必须天胡 only the colours count.
        sets = facts.tianhu != "must" and form.only_sets()
        found = self._ningxiang_colours(form, cards, red) if self.values.ningxiang else _colours(red)
        if self.values.half and sets:
            if red == 0 and not self.values.ningxiang:
                found = [("wuduihu", 10)]
            else:
                found.append(("duiduihu", 5 if self.values.ningxiang else 4))
        if self.values.full:
            found += _sizes(cards, facts)
        if facts.last_card and self.values.half and not self.values.ningxiang:
            if found:
                return [*found, ("haidi", 2)]
            # 2.3, literally: 海底 on a plain hand is one 番, no gain; pinghu_haidi=x2: plain 1 + 海底 1.
            return [("pinghu", 1), ("haidi", 1)] if self.values.haidi_doubles else [("haidi", 1)]
        return found or [("pinghu", 1)]

    def _ningxiang_colours(self, form: Form, cards: Sequence[int], red: int) -> Baxi:
        """Part 7: 黑胡 5, 点胡 4, 十红 2 and one for each card beyond ten, 三扁 3, 四扁 4, 双漂 2."""
        if red == 0:
            return [("wuhu", 5)]
        if red == 1:
            return [("dianhu", 4)]
        if red >= 10:
            return [("honghu", 2 + red - 10)]
        sets = [p.kinds for p in form.fixed if p.verb not in ("chi", "jiang") and p.kinds[0] in TWO_SEVEN_TEN]
        inside = sum(len(kinds) for kinds in sets)
        if inside == red and len(sets) == 1:
            # Three or four red cards of one kind, the rest black.
            return [("sanbian", 3)] if red == 3 else [("sibian", 4)]
        if inside == red and len(sets) == 2:
            return [("shuangpiao", 2)]
        return []

    def seats_of(self, seats: int, dealer: Seat, number: int = 0) -> tuple[Seat, ...]:
        """2.1.2: at a table of four one seat rests."""
        return players(seats, dealer, self.values.idle, number)

    def payments(self, playing: Sequence[Seat], seats: int, winner: Seat, value: int, giver: Seat) -> list[Payment]:
        """2.2.7: each of the two losers pays 底数; 2.1.2: the resting seat only with idle_pays.

        discard_win=giver_triple: who discarded the card pays three times, alone.
        """
        if giver >= 0 and self.values.giver_pays:
            return [(giver, 3 * value)]
        payers = range(seats) if self.values.idle_pays else sorted(playing)
        return [(s, value) for s in payers if s != winner]

    def false_hu(self, value: int) -> int:
        """2.7: the 底数 that was claimed, at least 10."""
        return max(LEAST_FALSE, value)


def _colours(red: int) -> Baxi:
    """2.3: 红胡, 点胡, 红乌 and 乌胡 exclude each other."""
    if red == 0:
        return [("wuhu", 5)]
    if red == 1:
        return [("dianhu", 3)]
    if red >= 13:
        return [("hongwu", 4)]
    return [("honghu", 2)] if red >= 10 else []


def _sizes(cards: Sequence[int], facts: Facts) -> Baxi:
    """2.3 full: 18 big or 18 small cards 5 番 and one for each more; 天胡 and 地胡 5 each."""
    found: Baxi = []
    big = sum(cards[k] for k in BIG)
    small = sum(cards[k] for k in range(N)) - big
    if big >= 18:
        found.append(("dazi", 5 + big - 18))
    if small >= 18:
        found.append(("xiaozi", 5 + small - 18))
    if facts.tianhu == "must" or (facts.tianhu and facts.dealer):
        found.append(("tianhu", 5))
    elif facts.tianhu:
        # The 亮张 won by another player.
        found.append(("dihu", 5))
    return found
