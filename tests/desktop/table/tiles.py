"""A stand-in for a game with tiles, and a position of it put together by hand: nothing is played here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from changpai_desktop.cards.packs import PACKS
from changpai_desktop.games.contract import Action, GroupView, SeatView, Shown, Value, VerbSpec, View, Word
from changpai_desktop.games.signs import Sign
from tests.desktop.table.zi import ZiGame


def _w(text: str) -> Word:
    return Word("Sample", text)


class TileGame(ZiGame):
    """Only what the table asks of a game."""

    sign = Sign("tile_game", "mahjong", (4,), _w("麻将"), _w(""), ("1m", "5p", "9s"))
    pack = PACKS["mahjong"]
    unit = _w("番")
    verbs = (
        VerbSpec("hu", "胡", _w("胡"), claim=True, seal=True),
        VerbSpec("gang", "杠", _w("杠"), claim=True, seal=True),
        VerbSpec("peng", "碰", _w("碰"), claim=True, seal=True),
        VerbSpec("pass", "过", _w("过"), claim=True),
        VerbSpec("discard", "打", _w("打")),
        VerbSpec("swap", "换", _w("换"), phases=("swap",)),
        VerbSpec("que_m", "万", _w("缺万"), seal=True, phases=("dingque",)),
        VerbSpec("que_p", "筒", _w("缺筒"), seal=True, phases=("dingque",)),
        VerbSpec("que_s", "条", _w("缺条"), seal=True, phases=("dingque",)),
        VerbSpec("mo", "摸", _w("摸")),
        VerbSpec("angang", "杠", _w("暗杠"), seal=True),
    )

    def arrange(self, cards: Sequence[str], options: Mapping[str, Value]) -> tuple[tuple[str, ...], ...]:
        """Suit by suit."""
        runs = [
            tuple(k.token for k in self.pack.kinds if k.suit == s for _ in range(cards.count(k.token))) for s in "mps"
        ]
        return tuple(run for run in runs if run)

    def group_value(self, verb: str, cards: Sequence[str], options: Mapping[str, Value]) -> int | None:
        return None


GAME = TileGame()
HAND = ("1m", "1m", "2m", "3m", "4p", "5p", "5p", "6p", "7s", "8s", "9s", "9s", "9s")
PENG = GroupView("peng", ("7m",) * 3, None, 2, 1)


def view(seats: int = 4, **kw: Any) -> View:
    """The player is asked for a tile that the seat across has thrown."""
    others = tuple(SeatView((PENG,) if i == 2 else (), ("1s", "2p", "9m"), 13) for i in range(1, seats))
    me = SeatView((), ("3s", "8p"), len(HAND), hand=HAND)
    legal = (Action("hu", ("5p",)), Action("peng", ("5p",) * 3), Action("pass"))
    return View(GAME.id, {}, 0, 1, "claim", (me, *others), 40, Shown("5p", 2, "discard"), legal, (0,), **kw)
