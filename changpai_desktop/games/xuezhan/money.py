"""Who pays what (rules zipai 5.3, 5.6, 5.8): kongs at once, wins, what 杠上炮 hands over, and the end without winners.

What flows: seats and amounts in, ledger lines out. The engine and the rule cases read the same functions.
"""

from collections.abc import Collection, Mapping, Sequence

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import LedgerLine, Seat
from changpai_desktop.games.xuezhan.options import Rules
from changpai_desktop.games.xuezhan.tiles import COPIES, SEATS, TOKENS
from changpai_desktop.games.xuezhan.words import ITEM

PIG = 16
"""5.8.1: what a 花猪 pays."""


@record
class Kong:
    """A declared kong and who paid what for it."""

    verb: str
    seat: Seat
    kind: int
    paid: tuple[tuple[Seat, int], ...]
    giver: Seat = -1
    """Who discarded the fourth tile of a 直杠."""

    @property
    def income(self) -> int:
        """5.6.3: what it earned."""
        return sum(amount for _, amount in self.paid)

    @property
    def cards(self) -> tuple[str, ...]:
        """Its tiles as texts."""
        return (TOKENS[self.kind],) * COPIES


def kong(
    rules: Rules, verb: str, seat: Seat, kind: int, unwon: Sequence[Seat], giver: Seat = -1, late: bool = False
) -> Kong:
    """5.3: 直杠 1 or 2 from the giver (擦挂: 1 from the others), 面下杠 1 and 暗杠 2 from everybody un-won.

    5.2.6: a 面下杠 with a tile that was not just drawn earns nothing, unless `late_kong` pays it.
    """
    others = [s for s in unwon if s != seat]
    if verb == "zhigang":
        paid = [(giver, rules.zhigang)]
        if rules.cagua:
            paid += [(s, 1) for s in others if s != giver]
    elif verb == "mianxiagang":
        paid = [] if late and rules.late_kong != "paid" else [(s, 1) for s in others]
    else:
        paid = [(s, 2) for s in others]
    return Kong(verb, seat, kind, tuple(paid), giver)


def kong_lines(made: Kong) -> list[LedgerLine]:
    """5.3: paid at once."""
    out = []
    for payer, amount in made.paid:
        item = "cagua" if made.verb == "zhigang" and payer != made.giver else made.verb
        out.append(LedgerLine(payer, made.seat, amount, ITEM[item], "5.3", made.cards))
    return out


def win_lines(
    winner: Seat, value: int, source: str, giver: Seat, unwon: Sequence[Seat], card: tuple[str, ...]
) -> list[LedgerLine]:
    """5.6.1, 5.4: the discarder, the robbed or (5.6.2) the giver of the kong pays alone, otherwise all un-won pay."""
    if giver != winner:
        item = {"discard": "dianpao", "robbed": "robbed"}.get(source, "giver")
        rule = {"dianpao": "5.6.1", "robbed": "5.4"}.get(item, "5.6.2")
        return [LedgerLine(giver, winner, value, ITEM[item], rule, card)]
    return [LedgerLine(s, winner, value, ITEM["hu"], "5.6.1", card) for s in unwon if s != winner]


def transfer_lines(made: Sequence[Kong], winners: Sequence[Seat]) -> list[LedgerLine]:
    """5.6.3: the discarder hands over what these kongs earned him, to each winner the whole amount."""
    return [
        LedgerLine(k.seat, winner, k.income, ITEM["transfer"], "5.6.3", k.cards)
        for winner in winners
        for k in made
        if k.income
    ]


@record
class Standing:
    """A seat that has not won when the wall is empty (5.8)."""

    seat: Seat
    pig: bool
    """Holds three suits, or a tile of its void suit."""
    values: tuple[int, ...] = ()
    """What each tile that it waits for would pay; empty if it does not wait."""
    paid: bool = True
    """Whether it receives 大叫 (dead_wait = unpaid)."""

    @property
    def waits(self) -> bool:
        """5.8: waiting."""
        return bool(self.values)

    def jiao(self, rules: Rules) -> int:
        """5.8.2: 赔大 or 赔小."""
        return min(self.values) if rules.jiao_least else max(self.values)


def pig_lines(rules: Rules, standing: Sequence[Standing], won: Collection[Seat]) -> list[LedgerLine]:
    """5.8.1: a 花猪 pays 16 to everybody un-won who is none, or to winners too."""
    item = ITEM["huazhu_void" if rules.dingque else "huazhu"]
    to = [s.seat for s in standing if not s.pig]
    if rules.pigs_pay_winners:
        to = [s for s in range(SEATS) if s in to or s in won]
    return [LedgerLine(s.seat, payee, PIG, item, "5.8.1") for s in standing if s.pig for payee in to]


def jiao_lines(rules: Rules, standing: Sequence[Standing]) -> list[LedgerLine]:
    """5.8.2: who does not wait pays each who waits; 花猪 only with `huazhu_plus_jiao` (part 7)."""
    payers = [s for s in standing if not s.waits and (rules.pigs_pay_jiao or not s.pig)]
    payees = [s for s in standing if s.waits and s.paid]
    return [LedgerLine(s.seat, x.seat, x.jiao(rules), ITEM["dajiao"], "5.8.2") for s in payers for x in payees]


def refund_lines(standing: Sequence[Standing], kongs: Sequence[Kong], transferred: Collection[int]) -> list[LedgerLine]:
    """5.8.3: who does not wait gives all kong money of the hand back to those who paid it, 花猪 too."""
    losers = {s.seat for s in standing if not s.waits}
    out = []
    for place, made in enumerate(kongs):
        if made.seat in losers and place not in transferred:
            for payer, amount in made.paid:
                out.append(LedgerLine(made.seat, payer, amount, ITEM["tuishui"], "5.8.3", made.cards))
    return out


def by_seat(lines: Sequence[LedgerLine]) -> list[int]:
    """What each seat gains by these lines."""
    out = [0] * SEATS
    for line in lines:
        out[line.payer] -= line.amount
        out[line.payee] += line.amount
    return out


def settlement(
    rules: Rules,
    standing: Sequence[Standing],
    won: Collection[Seat],
    kongs: Sequence[Kong],
    transferred: Collection[int],
) -> Mapping[str, list[LedgerLine]]:
    """5.8, in this order: 查花猪, 查大叫, 退税; nothing if only one player has not won."""
    if len(standing) < 2:
        return {}
    return {
        "huazhu": pig_lines(rules, standing, won),
        "dajiao": jiao_lines(rules, standing),
        "tuishui": refund_lines(standing, kongs, transferred),
    }
