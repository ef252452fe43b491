"""The words of 宜章跑胡子 beside those of the family."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Word
from changpai_desktop.games.shared.paohuzi import words as common

DENG = QT_TRANSLATE_NOOP("yizhang", "deng")

ITEM: dict[str, Word] = {
    **common.ITEM,
    "deng": QT_TRANSLATE_NOOP("yizhang", "Steps of huxi"),
    "pinghu": QT_TRANSLATE_NOOP("yizhang", "Plain win"),
    "honghu": QT_TRANSLATE_NOOP("yizhang", "Red win"),
    "dianhu": QT_TRANSLATE_NOOP("yizhang", "One red card"),
    "hongwu": QT_TRANSLATE_NOOP("yizhang", "Great red win"),
    "wuhu": QT_TRANSLATE_NOOP("yizhang", "Black win"),
    "duiduihu": QT_TRANSLATE_NOOP("yizhang", "All sets"),
    "wuduihu": QT_TRANSLATE_NOOP("yizhang", "Black win of sets"),
    "haidi": QT_TRANSLATE_NOOP("yizhang", "Last card"),
    "dazi": QT_TRANSLATE_NOOP("yizhang", "Big characters"),
    "xiaozi": QT_TRANSLATE_NOOP("yizhang", "Small characters"),
    "dihu": QT_TRANSLATE_NOOP("yizhang", "Earthly win"),
    "sanbian": QT_TRANSLATE_NOOP("yizhang", "Three red alike"),
    "sibian": QT_TRANSLATE_NOOP("yizhang", "Four red alike"),
    "shuangpiao": QT_TRANSLATE_NOOP("yizhang", "Two red sets"),
}
