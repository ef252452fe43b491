"""The words of 湖南字牌 beside those of the family."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Word
from changpai_desktop.games.shared.paohuzi import words as common

CLASS: tuple[Word, ...] = (
    QT_TRANSLATE_NOOP("hunan", "Small win"),
    QT_TRANSLATE_NOOP("hunan", "Middle win"),
    QT_TRANSLATE_NOOP("hunan", "Big win"),
    QT_TRANSLATE_NOOP("hunan", "Extra big win"),
)
"""1.8: classes in order, by 番 0 to 3."""
CLASS_IDS = ("xiaohu", "zhonghu", "dahu", "tedahu")
TUN = QT_TRANSLATE_NOOP("hunan", "By threes of huxi")
XI = QT_TRANSLATE_NOOP("hunan", "By huxi")

ITEM: dict[str, Word] = {
    **common.ITEM,
    **dict(zip(CLASS_IDS, CLASS, strict=True)),
    "san_xi_tun": TUN,
    "yi_xi_fen": XI,
}
