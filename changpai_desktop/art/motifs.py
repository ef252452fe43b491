"""Which woodcut stands on which card. The figures are puns on the names of the cards, so they teach them."""

from collections.abc import Callable
from typing import Final

from changpai_desktop.art.inks import Inks
from changpai_desktop.art.motifs_animals import cat, crane, fish
from changpai_desktop.art.motifs_house import axe, bell, bench, fan, gaiwan, lantern
from changpai_desktop.art.motifs_luck import cane, drum, ingot
from changpai_desktop.art.motifs_plants import bamboo, gourd, lotus, plum
from changpai_desktop.art.motifs_sky import cloud, hills, suncloud
from changpai_desktop.art.motifs_stage import hero, mask

MOTIFS: Final[dict[str, Callable[[Inks], str]]] = {
    "66": suncloud,
    "65": axe,
    "64": lantern,
    "55": plum,
    "63": fish,
    "54": mask,
    "62": gaiwan,
    "53": fan,
    "44": hero,
    "61": crane,
    "52": bamboo,
    "43": lotus,
    "51": cat,
    "42": cloud,
    "33": bamboo,
    "41": gourd,
    "32": cane,
    "31": lotus,
    "22": bench,
    "21": bell,
    "11": hills,
    "听": drum,
    "财": ingot,
}
