"""The options of 湖南字牌 (rules zipai 1.10, part 7) and its presets."""

from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Conflict, Option, Preset
from changpai_desktop.games.shared.paohuzi.course import COMMON, NO, REFEREE, YES

_COUNTED = QT_TRANSLATE_NOOP("hunan", "one fan")
_NOTHING = QT_TRANSLATE_NOOP("hunan", "nothing")

OPTIONS: tuple[Option, ...] = (
    Option(
        "min_hu",
        (6, 3, 9, 10, 15),
        QT_TRANSLATE_NOOP("hunan", "Huxi needed to win"),
        QT_TRANSLATE_NOOP("hunan", "A complete hand with fewer huxi does not win."),
        (
            QT_TRANSLATE_NOOP("hunan", "6 huxi"),
            QT_TRANSLATE_NOOP("hunan", "3 huxi"),
            QT_TRANSLATE_NOOP("hunan", "9 huxi"),
            QT_TRANSLATE_NOOP("hunan", "10 huxi"),
            QT_TRANSLATE_NOOP("hunan", "15 huxi"),
        ),
        "1.6",
    ),
    Option(
        "pay",
        ("four_class", "san_xi_tun", "yi_xi_fen"),
        QT_TRANSLATE_NOOP("hunan", "How huxi are paid"),
        QT_TRANSLATE_NOOP("hunan", "Four classes pay 1, 2, 4 or 8; otherwise one base for three huxi, or for each."),
        (
            QT_TRANSLATE_NOOP("hunan", "four classes"),
            QT_TRANSLATE_NOOP("hunan", "one base for 3 huxi"),
            QT_TRANSLATE_NOOP("hunan", "one base a huxi"),
        ),
        "1.8",
    ),
    Option(
        "zimo_fan",
        (1, 0),
        QT_TRANSLATE_NOOP("hunan", "Winning by the own draw"),
        QT_TRANSLATE_NOOP("hunan", "With “nothing” the own draw brings no fan."),
        (_COUNTED, _NOTHING),
        "1.8",
    ),
    Option(
        "tianhu_fan",
        (1, 0),
        QT_TRANSLATE_NOOP("hunan", "Heavenly win"),
        QT_TRANSLATE_NOOP("hunan", "With “nothing” a win with the dealt cards brings no fan of its own."),
        (_COUNTED, _NOTHING),
        "1.8",
    ),
    *COMMON,
    Option(
        "discard_win",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("hunan", "Winning on a discard"),
        QT_TRANSLATE_NOOP("hunan", "With “yes” a discard can be won as a card flipped by another player; both pay."),
        (NO, YES),
        "1.10",
    ),
    REFEREE,
)
PRESETS: tuple[Preset, ...] = (
    Preset(
        "hunan",
        QT_TRANSLATE_NOOP("hunan", "Hunan"),
        {},
        QT_TRANSLATE_NOOP(
            "hunan", "The default rules. Not covered: separate lists of stale kinds for eating and peng."
        ),
    ),
    Preset(
        "tun3",
        QT_TRANSLATE_NOOP("hunan", "Wins from 3, one base for 3 huxi"),
        {"min_hu": 3, "pay": "san_xi_tun"},
        QT_TRANSLATE_NOOP("hunan", "Thresholds and payment as on a Chenzhou game server; the rest as in Hunan."),
    ),
    Preset(
        "hengyang",
        QT_TRANSLATE_NOOP("hunan", "Winning compulsory, bans after pao"),
        {"min_hu": 10, "must_hu": "yes", "fangpao_ban": "yes"},
        QT_TRANSLATE_NOOP("hunan", "Ten huxi, every win is taken. Not covered: the extra scores of Hengyang."),
    ),
)
CONFLICTS: tuple[Conflict, ...] = ()
