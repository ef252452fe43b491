"""The options of 宜章跑胡子 (rules zipai 2.7, part 7), its presets, and settings that contradict each other."""

from collections.abc import Mapping

from changpai_desktop.cards.record import record
from changpai_desktop.games.contract import QT_TRANSLATE_NOOP, Conflict, Option, Preset, Value
from changpai_desktop.games.shared.paohuzi.course import COMMON, NO, REFEREE, YES
from changpai_desktop.games.shared.resting import idle_option

OPTIONS: tuple[Option, ...] = (
    idle_option("2.1.2"),
    Option(
        "idle_pays",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("yizhang", "The resting seat pays"),
        QT_TRANSLATE_NOOP("yizhang", "With “yes” the seat that rests pays the winner as the others do."),
        (NO, YES),
        "2.1.2",
    ),
    Option(
        "min_hu",
        (15, 10, 9),
        QT_TRANSLATE_NOOP("yizhang", "Huxi needed to win"),
        QT_TRANSLATE_NOOP("yizhang", "Fewer huxi do not win; the steps of three begin here."),
        (
            QT_TRANSLATE_NOOP("yizhang", "15 huxi"),
            QT_TRANSLATE_NOOP("yizhang", "10 huxi"),
            QT_TRANSLATE_NOOP("yizhang", "9 huxi"),
        ),
        "2.2.2",
    ),
    Option(
        "baxi",
        ("half", "basic", "full"),
        QT_TRANSLATE_NOOP("yizhang", "Patterns that count"),
        QT_TRANSLATE_NOOP(
            "yizhang", "Basic: colours only; half: also all sets and the last card; full: also big and small, heaven."
        ),
        (
            QT_TRANSLATE_NOOP("yizhang", "half"),
            QT_TRANSLATE_NOOP("yizhang", "basic"),
            QT_TRANSLATE_NOOP("yizhang", "full"),
        ),
        "2.3",
    ),
    Option(
        "fan_table",
        ("yizhang", "ningxiang"),
        QT_TRANSLATE_NOOP("yizhang", "Values of the patterns"),
        QT_TRANSLATE_NOOP(
            "yizhang",
            "Ningxiang: other values, one fan for each card beyond ten red, three more patterns, no last card.",
        ),
        (QT_TRANSLATE_NOOP("yizhang", "Yizhang"), QT_TRANSLATE_NOOP("yizhang", "Ningxiang")),
        "7",
    ),
    Option(
        "zimo_add",
        ("after", "before", "none"),
        QT_TRANSLATE_NOOP("yizhang", "Own draw"),
        QT_TRANSLATE_NOOP("yizhang", "One step more, added after or before multiplying, or not at all."),
        (
            QT_TRANSLATE_NOOP("yizhang", "+1 after multiplying"),
            QT_TRANSLATE_NOOP("yizhang", "+1 before multiplying"),
            QT_TRANSLATE_NOOP("yizhang", "nothing"),
        ),
        "2.2.5",
    ),
    Option(
        "pinghu_haidi",
        ("x1", "x2"),
        QT_TRANSLATE_NOOP("yizhang", "Plain win with the last card"),
        QT_TRANSLATE_NOOP("yizhang", "With 2 fan the last card adds one to the plain win."),
        (QT_TRANSLATE_NOOP("yizhang", "1 fan"), QT_TRANSLATE_NOOP("yizhang", "2 fan")),
        "2.3",
    ),
    *COMMON,
    Option(
        "discard_win",
        ("no", "yes", "giver_triple"),
        QT_TRANSLATE_NOOP("yizhang", "Winning on a discard"),
        QT_TRANSLATE_NOOP(
            "yizhang", "With “yes” all pay as for a flip; with “the giver” who discarded pays three times, alone."
        ),
        (NO, YES, QT_TRANSLATE_NOOP("yizhang", "the giver, three times")),
        "2.7",
    ),
    Option(
        "maohu",
        ("no", "yes"),
        QT_TRANSLATE_NOOP("yizhang", "A hand without any huxi"),
        QT_TRANSLATE_NOOP("yizhang", "With “yes” a complete hand of 0 huxi wins and counts 15."),
        (NO, YES),
        "2.7",
    ),
    REFEREE,
)
PRESETS: tuple[Preset, ...] = (
    Preset(
        "yizhang",
        QT_TRANSLATE_NOOP("yizhang", "Yizhang"),
        {},
        QT_TRANSLATE_NOOP("yizhang", "The default rules. Not covered: the full list of patterns, which is lost."),
    ),
    Preset(
        "chenzhou",
        QT_TRANSLATE_NOOP("yizhang", "Chenzhou"),
        {"min_hu": 9, "discard_win": "giver_triple", "maohu": "yes", "must_hu": "yes", "fangpao_ban": "yes"},
        QT_TRANSLATE_NOOP("yizhang", "Town rules of Chenzhou. Not covered: a wei shown with one card face up."),
    ),
    Preset(
        "ningxiang",
        QT_TRANSLATE_NOOP("yizhang", "Ningxiang"),
        {"baxi": "full", "fan_table": "ningxiang", "zimo_add": "none"},
        QT_TRANSLATE_NOOP("yizhang", "Patterns of Ningxiang. Not covered: eating only from the player before."),
    ),
)
CONFLICTS: tuple[Conflict, ...] = (
    Conflict(
        ("baxi", "basic"),
        ("pinghu_haidi", "x2"),
        QT_TRANSLATE_NOOP("yizhang", "at the basic level the last card does not count"),
    ),
    Conflict(
        ("fan_table", "ningxiang"),
        ("pinghu_haidi", "x2"),
        QT_TRANSLATE_NOOP("yizhang", "in Ningxiang the last card does not count"),
    ),
    Conflict(
        ("fan_table", "ningxiang"),
        ("baxi", "basic"),
        QT_TRANSLATE_NOOP("yizhang", "the Ningxiang values belong to the full list"),
    ),
)


@record
class Values:
    """The options of counting, as the rules ask for them."""

    min_hu: int
    half: bool
    full: bool
    ningxiang: bool
    zimo_add: str
    haidi_doubles: bool
    maohu: bool
    idle: str
    idle_pays: bool
    giver_pays: bool

    @classmethod
    def of(cls, o: Mapping[str, Value]) -> "Values":
        """From all options by id."""
        return cls(
            min_hu=int(o["min_hu"]),
            half=o["baxi"] != "basic",
            full=o["baxi"] == "full",
            ningxiang=o["fan_table"] == "ningxiang",
            zimo_add=str(o["zimo_add"]),
            haidi_doubles=o["pinghu_haidi"] == "x2",
            maohu=o["maohu"] == "yes",
            idle=str(o["idle"]),
            idle_pays=o["idle_pays"] == "yes",
            giver_pays=o["discard_win"] == "giver_triple",
        )
