"""Which woodcut stands on which 字牌 when faces with figures are chosen.

The figures are those of the long cards. Where sound or shape allows they lead to the number: hills look like 八,
a cane says 久 (long life) with 玖, and 拾金 picks up an ingot.
"""

from collections.abc import Callable
from typing import Final

from changpai_desktop.art.inks import Inks
from changpai_desktop.art.motifs_animals import cat, crane, fish
from changpai_desktop.art.motifs_house import axe, bell, bench, fan, gaiwan, lantern
from changpai_desktop.art.motifs_luck import cane, ingot
from changpai_desktop.art.motifs_plants import bamboo, gourd, lotus, plum
from changpai_desktop.art.motifs_sky import cloud, hills, suncloud
from changpai_desktop.art.motifs_stage import hero, mask

ZI_MOTIFS: Final[dict[str, Callable[[Inks], str]]] = {
    "一": suncloud,
    "二": mask,
    "三": bamboo,
    "四": bench,
    "五": lantern,
    "六": fan,
    "七": cat,
    "八": hills,
    "九": fish,
    "十": crane,
    "壹": gourd,
    "贰": axe,
    "叁": gaiwan,
    "肆": lotus,
    "伍": bell,
    "陆": plum,
    "柒": hero,
    "捌": cloud,
    "玖": cane,
    "拾": ingot,
}
