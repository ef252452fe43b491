"""湖南字牌 as the house knows it: the contract object."""

from types import ModuleType
from typing import TYPE_CHECKING

from changpai_desktop.games.contract import Value
from changpai_desktop.games.hunan import words
from changpai_desktop.games.hunan.options import CONFLICTS, OPTIONS, PRESETS
from changpai_desktop.games.shared.paohuzi.game import PaohuziGame
from changpai_desktop.games.signs import SIGNS

if TYPE_CHECKING:
    from changpai_desktop.games.shared.paohuzi.counting import Counting
    from changpai_desktop.games.shared.paohuzi.course import Course


class Hunan(PaohuziGame):
    """湖南字牌: 80 字牌, three players (rules zipai part 1)."""

    sign = SIGNS["hunan"]
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    items = words.ITEM

    def engine(self, options: tuple[tuple[str, Value], ...]) -> "tuple[Course, Counting]":
        from changpai_desktop.games.hunan.hand import engine

        return engine(options)

    def cases(self) -> ModuleType:
        from changpai_desktop.games.hunan import cases

        return cases


GAME = Hunan()
