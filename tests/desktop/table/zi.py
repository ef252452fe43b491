"""A stand-in for a game with 字牌, and positions of it put together by hand: nothing is played here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from changpai_desktop.cards import Pcg32
from changpai_desktop.cards.packs import PACKS
from changpai_desktop.games.contract import (
    Action,
    GroupView,
    Need,
    Reason,
    Seat,
    SeatView,
    Shown,
    Value,
    VerbSpec,
    View,
    Word,
)
from changpai_desktop.games.signs import Sign
from changpai_desktop.games.yaodiren.game import Yaodiren
from changpai_desktop.games.yaodiren.hand import YaodirenHand

PACK = PACKS["zipai"]
RUNS = (
    ("一", "二", "三"),
    ("五", "六", "七"),
    ("八", "九"),
    ("肆", "肆", "肆"),
    ("陆", "柒", "捌"),
    ("二", "贰", "贰"),
)
ROW = tuple("陆四壹五贰玖八一伍九拾四三六十")


def _w(text: str) -> Word:
    return Word("Sample", text)


class ZiGame(Yaodiren):
    """Only what the table asks of a game."""

    sign = Sign("zi_game", "zipai", (3, 4), _w("跑胡子"), _w(""), ("二", "七", "十"))
    pack = PACK
    copies = 4
    unit = _w("胡息")
    verbs = (
        VerbSpec("hu", "胡", _w("胡"), claim=True, seal=True),
        VerbSpec("pao", "跑", _w("跑"), claim=True, seal=True),
        VerbSpec("peng", "碰", _w("碰"), claim=True, seal=True),
        VerbSpec("chi", "吃", _w("吃"), claim=True, seal=True),
        VerbSpec("pass", "过", _w("过"), claim=True),
        VerbSpec("discard", "打", _w("打")),
        VerbSpec("wei", "偎", _w("偎"), seal=True),
        VerbSpec("ti", "提", _w("提"), seal=True),
        VerbSpec("cut", "叨", _w("叨牌"), phases=("cut",)),
    )

    def new_hand(
        self, options: Mapping[str, Value], seats: int, dealer: Seat, stock: Sequence[str], number: int = 0
    ) -> YaodirenHand:
        """Nothing is played: a hand of another game stands for one."""
        other = Yaodiren()
        return other.new_hand({}, 3, 0, other.stock(Pcg32(1), {}))

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        """The runs of RUNS as far as there are cards for them, then the others one by one."""
        left, out = list(cards), []
        for run in RUNS:
            have = []
            for token in run:
                if token in left:
                    left.remove(token)
                    have.append(token)
            out += [tuple(have)] if have else []
        return (*out, *((token,) for token in left))

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        if "?" in cards:
            return None
        return {"ti": 9, "pao": 6, "wei": 3, "peng": 1}.get(verb, 3 if "".join(cards) in ("一二三", "二七十") else 0)


GAME = ZiGame()
HAND = tuple(token for run in RUNS for token in run)
TI = GroupView("ti", ("叁",) * 4, 9, down=3)
WEI = GroupView("wei", ("三",) * 3, 3, down=2)
HIDDEN_WEI = GroupView("wei", ("?",) * 3, None, down=3)
PAO = GroupView("pao", ("伍",) * 4, 6, 3, 1)
PENG = GroupView("peng", ("捌",) * 3, 3, 2, 1)
CHI = GroupView("chi", ("二", "七", "十"), 3, 1, 2)
MIX = GroupView("chi", ("九", "九", "玖"), 0, 0, 2)
RUN = GroupView("chi", ("壹", "贰", "叁"), 3, 0, 2)
WORST = (WEI, MIX, TI, PENG, CHI, PAO, RUN)
EAT = (
    Action("chi", ("五", "六", "七"), (("七", "八", "九"),)),
    Action("chi", ("二", "七", "十"), (("五", "六", "七"), ("七", "八", "九"))),
    Action("chi", ("七", "七", "柒")),
)
NEED = Need(12, 6, Reason(_w("6 胡起胡，已够"), {}))


def seat(groups: Sequence[GroupView] = (), row: Sequence[str] = (), cards: int = 13, **kw: Any) -> SeatView:
    """A seat of another player."""
    live = sum(g.value or 0 for g in groups)
    return replace(SeatView(tuple(groups), tuple(row), cards, live=live), **kw)


def view(seats: int = 3, **kw: Any) -> View:
    """The player is asked for a 七 that the seat before has flipped."""
    me = seat((PENG,), tuple("四六十壹拾"), len(HAND), hand=HAND)
    nxt = seat((TI, MIX), tuple("陆四壹五玖十八"), 13)
    last = seat((PENG, HIDDEN_WEI, MIX), tuple("一伍九拾八四"), 11, veiled=(3, 6))
    across = [seat((HIDDEN_WEI, HIDDEN_WEI, CHI), tuple("二三"), 10, veiled=(6, 9, 12))] if seats == 4 else []
    made = View(
        GAME.id, {}, 0, 1, "claim", (me, nxt, *across, last), 11, Shown("七", seats - 1, "flip"),
        (Action("hu", ("七",)), *EAT, Action("pass")), (0,), NEED,
    )  # fmt: skip
    return replace(made, **kw)


def worst(seats: int) -> View:
    """Seven groups and fifteen unclaimed cards for everybody."""
    usual = view(seats)
    full = tuple(replace(s, groups=WORST, row=ROW) for s in usual.seats)
    return replace(usual, seats=full)


def cuts() -> View:
    """The stock is to be cut, at any depth that leaves eight cards on both sides."""
    ways = tuple(Action("cut", (str(n),)) for n in range(8, 73))
    return view(phase="cut", shown=None, legal=ways, stock=80)


def with_hand(old: View, hand: Sequence[str]) -> View:
    """The same with another hand."""
    me = replace(old.me, hand=tuple(hand), hand_count=len(hand))
    return replace(old, seats=tuple(me if i == old.seat else s for i, s in enumerate(old.seats)))
