"""The sign of each game: what a player sees of it before it is chosen. No game's own code is needed to show it."""

from typing import Final

from changpai_desktop.cards import PACKS
from changpai_desktop.cards.packs import Family
from changpai_desktop.cards.record import record
from changpai_desktop.games.words import QT_TRANSLATE_NOOP, Word


@record
class Sign:
    """A game's id, names, numbers of players (the usual one first), and the cards that stand for it."""

    id: str
    pack: str
    seats: tuple[int, ...]
    name: Word
    place: Word
    """Where it is played, one short line."""
    emblem: tuple[str, ...]
    """Three cards that stand for the game."""
    face: str = ""
    """The face set of its cards; empty: the pack's own."""

    @property
    def family(self) -> Family:
        """How its cards look and are held."""
        return PACKS[self.pack].family

    @property
    def face_set(self) -> str:
        """The id of its face set."""
        return self.face or self.pack


SIGNS: Final[dict[str, Sign]] = {
    sign.id: sign
    for sign in (
        Sign(
            "yaodiren",
            "domino",
            (3, 2),
            QT_TRANSLATE_NOOP("yaodiren", "Yaodiren"),
            QT_TRANSLATE_NOOP("yaodiren", "Chongqing, Dazhou"),
            ("41", "11", "44"),
        ),
        Sign(
            "baipai",
            "domino",
            (3,),
            QT_TRANSLATE_NOOP("baipai", "Baipai"),
            QT_TRANSLATE_NOOP("baipai", "Sichuan, tricks to sixteen cards"),
            ("66", "54", "63"),
        ),
        Sign(
            "jier",
            "domino",
            (4, 3, 2, 5, 6, 7),
            QT_TRANSLATE_NOOP("jier", "Jier"),
            QT_TRANSLATE_NOOP("jier", "Sichuan, pairs of ten and twenty"),
            ("55", "64", "31"),
        ),
        Sign(
            "shangdaren",
            "shangdaren",
            (3, 2, 4),
            QT_TRANSLATE_NOOP("shangdaren", "Shangdaren"),
            QT_TRANSLATE_NOOP("shangdaren", "Western Hubei, rules reconstructed"),
            ("上", "大", "人"),
        ),
        Sign(
            "qianhong",
            "qianhong",
            (4, 3),
            QT_TRANSLATE_NOOP("qianhong", "Qianzi Long Cards"),
            QT_TRANSLATE_NOOP("qianhong", "Nantong, Jiangsu; qing hu and piao hu"),
            ("千", "红", "白"),
        ),
        Sign(
            "hunan",
            "zipai",
            (3,),
            QT_TRANSLATE_NOOP("hunan", "Hunan Zipai"),
            QT_TRANSLATE_NOOP("hunan", "Hunan, wins from 6 huxi"),
            ("二", "七", "十"),
        ),
        Sign(
            "yizhang",
            "zipai",
            (4, 3),
            QT_TRANSLATE_NOOP("yizhang", "Yizhang Paohuzi"),
            QT_TRANSLATE_NOOP("yizhang", "Yizhang, wins from 15 huxi"),
            ("叁", "三", "叁"),
        ),
        Sign(
            "leshan",
            "zipai",
            (3, 4, 2),
            QT_TRANSLATE_NOOP("leshan", "Leshan Two-Seven-Ten"),
            QT_TRANSLATE_NOOP("leshan", "Leshan, Sichuan"),
            ("贰", "柒", "拾"),
            "leshan",
        ),
        Sign(
            "daer",
            "zipai",
            (3, 4),
            QT_TRANSLATE_NOOP("daer", "Daer"),
            QT_TRANSLATE_NOOP("daer", "Luzhou, southern Sichuan"),
            ("陆", "柒", "捌"),
        ),
        Sign(
            "xuezhan",
            "mahjong",
            (4,),
            QT_TRANSLATE_NOOP("xuezhan", "Sichuan Mahjong"),
            QT_TRANSLATE_NOOP("xuezhan", "Chengdu, blood battle to the end"),
            ("1s", "5p", "9m"),
        ),
    )
}
"""In the order of the start page."""
