"""The options of 四川大贰 (rules zipai 4, 7), its presets, and the settings that contradict each other."""

from collections.abc import Mapping

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Conflict, Option, Preset, Value
from changpai_desktop.games.shared.resting import idle_option

OPTIONS: tuple[Option, ...] = (
    Option(
        "score",
        ("mingtang", "deng", "deng_hongwu"),
        QT_TRANSLATE_NOOP("daer", "How a win is paid"),
        QT_TRANSLATE_NOOP(
            "daer",
            "“Deng” pays one for each full ten hu; the third way doubles red hands and pays black ones fourfold.",
        ),
        (
            QT_TRANSLATE_NOOP("daer", "by named features"),
            QT_TRANSLATE_NOOP("daer", "deng"),
            QT_TRANSLATE_NOOP("daer", "deng, red ×2, black ×4"),
        ),
        "4.5",
    ),
    Option(
        "bottom",
        (2, 1, 0),
        QT_TRANSLATE_NOOP("daer", "Cards left at the bottom"),
        QT_TRANSLATE_NOOP("daer", "So many cards at the end of the stock are never turned."),
        (QT_TRANSLATE_NOOP("daer", "two"), QT_TRANSLATE_NOOP("daer", "one"), QT_TRANSLATE_NOOP("daer", "none")),
        "4.1",
    ),
    idle_option("4.1"),
    Option(
        "guo_blocks_hu",
        ("yes", "no"),
        QT_TRANSLATE_NOOP("daer", "Passed kinds bar the win"),
        QT_TRANSLATE_NOOP(
            "daer", "With “no” a kind that was discarded or not eaten can no longer be eaten, but still be won with."
        ),
        (QT_TRANSLATE_NOOP("daer", "yes"), QT_TRANSLATE_NOOP("daer", "no")),
        "4.3",
    ),
    Option(
        "bao",
        ("off", "on"),
        QT_TRANSLATE_NOOP("daer", "Declaring bao"),
        QT_TRANSLATE_NOOP(
            "daer",
            "With “on” a hand that waits from the start may be declared: no more eating and peng, one fan more.",
        ),
        (QT_TRANSLATE_NOOP("daer", "off"), QT_TRANSLATE_NOOP("daer", "on")),
        "4.6",
    ),
    Option(
        "referee",
        ("auto", "manual"),
        QT_TRANSLATE_NOOP("daer", "Referee"),
        QT_TRANSLATE_NOOP(
            "daer", "With “manual” forced moves can be missed and forbidden ones made; a win is then a false win."
        ),
        (QT_TRANSLATE_NOOP("daer", "the program"), QT_TRANSLATE_NOOP("daer", "manual")),
        "4.5",
    ),
)

PRESETS: tuple[Preset, ...] = (
    Preset(
        "luzhou",
        QT_TRANSLATE_NOOP("daer", "Luzhou"),
        {},
        QT_TRANSLATE_NOOP("daer", "The default rules. Not covered: a peng that grows by the fourth card."),
    ),
    Preset(
        "deng",
        QT_TRANSLATE_NOOP("daer", "Deng"),
        {"score": "deng"},
        QT_TRANSLATE_NOOP("daer", "One deng for each full ten hu. Not covered: stakes agreed on top."),
    ),
    Preset(
        "deng_hongwu",
        QT_TRANSLATE_NOOP("daer", "Deng with red and black"),
        {"score": "deng_hongwu"},
        QT_TRANSLATE_NOOP("daer", "As deng; red hands doubled, black ones fourfold. Not covered: called features."),
    ),
    Preset(
        "bao",
        QT_TRANSLATE_NOOP("daer", "Luzhou with bao"),
        {"bao": "on"},
        QT_TRANSLATE_NOOP("daer", "As Luzhou; a hand that waits may be declared. Not covered: paying for a lost bao."),
    ),
)

_BAO = QT_TRANSLATE_NOOP("daer", "bao is a named feature and brings nothing where deng are paid")
CONFLICTS: tuple[Conflict, ...] = (
    Conflict(("score", "deng"), ("bao", "on"), _BAO),
    Conflict(("score", "deng_hongwu"), ("bao", "on"), _BAO),
)


@record
class Rules:
    """The options as the engine reads them: one field for each question that the code asks."""

    mingtang: bool
    hongwu: bool
    """In 等 mode: red and black hands multiply."""
    bottom: int
    idle: str
    passed_bars: bool
    bao: bool
    manual: bool

    @classmethod
    def of(cls, o: Mapping[str, Value]) -> "Rules":
        """From all options by id."""
        return cls(
            mingtang=o["score"] == "mingtang",
            hongwu=o["score"] == "deng_hongwu",
            bottom=int(o["bottom"]),
            idle=str(o["idle"]),
            passed_bars=o["guo_blocks_hu"] == "yes",
            bao=o["bao"] == "on",
            manual=o["referee"] == "manual",
        )
