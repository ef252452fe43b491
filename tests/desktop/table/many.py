"""A stand-in for a game of long cards with up to seven players, and a position put together by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from changpai_desktop.cards.packs import PACKS
from changpai_desktop.games.contract import (
    Action,
    GroupView,
    Need,
    Reason,
    SeatView,
    Shown,
    Value,
    VerbSpec,
    View,
    Word,
)
from changpai_desktop.games.signs import Sign
from tests.desktop.table.zi import ZiGame


def _w(text: str) -> Word:
    return Word("Sample", text)


class ManyGame(ZiGame):
    """Only what the table asks of a game."""

    sign = Sign("many_game", "domino", (5, 6, 7, 3), _w("挤儿"), _w(""), ("66", "11", "44"))
    pack = PACKS["domino"]
    unit = _w("对")
    verbs = (
        VerbSpec("hu", "胡", _w("胡"), claim=True, seal=True),
        VerbSpec("peng", "碰", _w("碰"), claim=True, seal=True),
        VerbSpec("bai", "摆", _w("摆"), claim=True, seal=True),
        VerbSpec("pass", "过", _w("过"), claim=True),
        VerbSpec("discard", "打", _w("打")),
        VerbSpec("an", "暗", _w("暗"), seal=True),
    )

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        """Pair by pair."""
        return tuple(tuple(cards[i : i + 2]) for i in range(0, len(cards), 2))

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        return None


GAME = ManyGame()
HAND = ("66", "62", "55", "64", "63", "65", "61", "21", "51", "31", "41", "32", "44", "11", "53")
AN = GroupView("an", ("?",) * 3, 1, down=3)
PAIR, PENG, QI = (
    GroupView("bai", ("66", "62"), 1, 1, 2),
    GroupView("peng", ("44",) * 3, 1),
    GroupView("qi", ("63",) * 4, 1),
)
EIGHT = (PAIR, PAIR, PAIR, PENG, AN, QI, PAIR, PENG)
ROW = ("22", "31", "42", "51", "43", "52", "61", "32", "41", "33", "54", "63", "21", "65", "53")


def view(seats: int = 7, **kw: Any) -> View:
    """The player is asked for a card of the third player to the left; the last two hold small hands."""
    small = SeatView((), ("31",), 3, live=0)
    others = [SeatView((PAIR, AN), ("22", "41"), 11, live=2) for _ in range(3)] + [small] * (seats - 4)
    if seats == 7:
        others[-1] = replace(small, status="resting", hand_count=1)
    me = SeatView((PENG,), ("22",), len(HAND), hand=HAND, live=1)
    legal = (Action("bai", ("66", "53")), Action("peng", ("53",) * 3), Action("pass"))
    need = Need(5, 8, Reason(_w("还差 3 对"), {}))
    return View(GAME.id, {}, 0, 2, "claim", (me, *others), 14, Shown("53", 4, "flip"), legal, (0,), need, **kw)


def worst(seats: int) -> View:
    """Eight groups and fifteen unclaimed cards for everybody."""
    usual = view(seats)
    return replace(usual, seats=tuple(replace(s, groups=EIGHT, row=ROW) for s in usual.seats))
