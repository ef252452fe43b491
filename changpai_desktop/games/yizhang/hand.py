"""The machinery of a hand of 宜章跑胡子: the shared course of play with this game's counting."""

from functools import lru_cache

from changpai_desktop.games.contract import Value
from changpai_desktop.games.shared.paohuzi.counting import Counting
from changpai_desktop.games.shared.paohuzi.course import Course
from changpai_desktop.games.yizhang.scoring import YizhangCounting


@lru_cache(maxsize=64)
def engine(options: tuple[tuple[str, Value], ...]) -> tuple[Course, Counting]:
    """What all hands with the same options share."""
    values = dict(options)
    return Course.of(values, burnt_bi=True), YizhangCounting(values)
