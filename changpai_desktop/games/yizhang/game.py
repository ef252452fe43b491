"""宜章跑胡子 as the house knows it: the contract object."""

from types import ModuleType
from typing import TYPE_CHECKING

from changpai_desktop.games.contract import Value
from changpai_desktop.games.shared.paohuzi.game import PaohuziGame
from changpai_desktop.games.signs import SIGNS
from changpai_desktop.games.yizhang import words
from changpai_desktop.games.yizhang.options import CONFLICTS, OPTIONS, PRESETS

if TYPE_CHECKING:
    from changpai_desktop.games.shared.paohuzi.counting import Counting
    from changpai_desktop.games.shared.paohuzi.course import Course


class Yizhang(PaohuziGame):
    """宜章跑胡子: 80 字牌, three players, at a table of four one rests (rules zipai part 2)."""

    sign = SIGNS["yizhang"]
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    items = words.ITEM

    def engine(self, options: tuple[tuple[str, Value], ...]) -> "tuple[Course, Counting]":
        from changpai_desktop.games.yizhang.hand import engine

        return engine(options)

    def cases(self) -> ModuleType:
        from changpai_desktop.games.yizhang import cases

        return cases


GAME = Yizhang()
