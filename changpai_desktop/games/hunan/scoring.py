"""What a win of 湖南字牌 pays (rules zipai 1.8)."""

from collections.abc import Mapping, Sequence

from changpai_desktop.games.contract import Seat, Value
from changpai_desktop.games.hunan import words
from changpai_desktop.games.shared.paohuzi.counting import Count, Facts, Item, Payment
from changpai_desktop.games.shared.paohuzi.forms import Form
from changpai_desktop.games.shared.paohuzi.words import BASE, FAN

CLASSES = (0, 10, 15, 21)
"""1.8: least 胡息 of 小胡, 中胡, 大胡, 特大胡."""


class HunanCounting:
    """See `Counting`."""

    game = "hunan"
    pay_rule = "1.8"

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.min_hu = int(options["min_hu"])
        self.pay = str(options["pay"])
        self.zimo_fan = int(options["zimo_fan"])
        self.tianhu_fan = int(options["tianhu_fan"])

    def count(self, form: Form, facts: Facts) -> Count:
        """1.8: the class, and one 番 each for 自摸 and 天胡; every 番 doubles."""
        items: list[Item] = []
        names: list[str] = []
        fan, base = 0, 1
        if self.pay == "four_class":
            fan = sum(form.points >= least for least in CLASSES) - 1
            items.append(Item(words.CLASS[fan], fan, FAN, "1.8"))
            names.append(words.CLASS_IDS[fan])
        elif self.pay == "san_xi_tun":
            # (胡息 - 3) / 3 would pay nothing for 3 to 5 胡息; a win pays at least one base.
            base = max(1, (form.points - 3) // 3)
            items.append(Item(words.TUN, base, BASE, "1.8"))
        else:
            base = form.points
            items.append(Item(words.XI, base, BASE, "1.8"))
        for name, counts, worth in (("zimo", facts.own, self.zimo_fan), ("tianhu", facts.tianhu, self.tianhu_fan)):
            if counts and worth:
                fan += worth
                items.append(Item(words.ITEM[name], worth, FAN, "1.8"))
                names.append(name)
        return Count(form, fan, base * 2**fan, tuple(items), names=tuple(names))

    def seats_of(self, seats: int, dealer: Seat, number: int = 0) -> tuple[Seat, ...]:
        """All three play."""
        return tuple((dealer + i) % seats for i in range(seats))

    def enough(self, points: int) -> bool:
        """1.6: the threshold of 胡息."""
        return points >= self.min_hu

    def payments(self, playing: Sequence[Seat], seats: int, winner: Seat, value: int, giver: Seat) -> list[Payment]:
        """1.8: each of the two losers pays."""
        return [(s, value) for s in range(seats) if s != winner]

    def false_hu(self, value: int) -> int:
        """1.9: the multiplier that was claimed."""
        return value
